## 課題を信頼できるかどうか。

verify-label-reference = リファレンス
verify-label-mutants = 変異
verify-label-pairs = 変異の組
verify-label-cases = ケース
verify-label-programs = プログラム
verify-label-limits = 制限時間

verify-reference-agrees = { $cases }ケース（呼び出し{ $calls }回）に書かれた結果はすべて正しいです
verify-no-mutants = この課題には既知の間違いが登録されていません
verify-all-killed = { $count }個すべてを検出します
verify-some-survive = { $count }個中{ $alive }個を検出できません
verify-all-pairs-killed = { $count }組すべてを検出します
verify-all-other-pairs-killed = 検出できる変異どうしの{ $count }組は、すべて検出します
verify-some-pairs-survive = { $count }組中{ $alive }組を検出できません
verify-cases-redundant = { $count }件は、同じテストのほかのケースが検出するものしか検出しません
verify-no-programs = ありません。テストと同じフォルダの submissions/<判定>/ に置くか、--submissions でフォルダを指定してください
verify-programs-right = { $count }個すべてがフォルダ名どおりの判定になります
verify-programs-wrong = { $count }個中{ $wrong }個がフォルダ名と違う判定になります
verify-all-skipped = { $count }個とも、この環境では判定できません
verify-programs-skipped = { $count }個中{ $skipped }個はこの環境では判定できません。残りはフォルダ名どおりの判定になります
verify-no-limits = 正しいプログラムを実行していないため、測っていません
verify-limits-wide = 最も遅い正しいプログラムの所要時間の{ $times }倍です
verify-limits-tight = 最も遅い正しいプログラムの所要時間の{ $least }倍に足りません

verify-survives = { $mutant } を検出できません
verify-in-languages = 言語：{ $languages }
verify-shortest = 検出するケースがありません。検出できる最も短い手順は次のとおりです。テストの cases の末尾に貼り付けてください。
verify-minimal = 検出するケースがありません。次の手順なら検出でき、どの呼び出しも省けません。テストの cases の末尾に貼り付けてください。
verify-unknown = 検出するケースがありません。{ $positions }個の局面と数百回の対局を調べましたが、検出できる手順は見つかりませんでした。
verify-unknown-form = 一部の形については、{ $positions }個の局面と数百回の対局を調べましたが、検出できる手順は見つかりませんでした。
verify-equal = { $mutant } は検出できません。到達できるすべての局面でリファレンスと同じ結果になります。
verify-halves = 二つの間違いの一方だけと同じプログラムになる組：
verify-redundant = 次のケースは、どれか一つを除いても、テストが検出できるものは変わりません：
verify-more = ほかに{ $count }件（--verbose ですべて表示します）
verify-matrix = どのテストがどの変異を検出するか（● すべての形、◐ 一部の形）と、各テストが検出する変異の数：

verify-got = 期待した判定は { $expected }、結果は { $got } です
verify-refused = 判定不能
verify-skipped = { $path } は判定できませんでした：{ $why }
verify-limit = { $limit } は { $allowed } 秒で、{ $path } の所要時間 { $needed } 秒の{ $times }倍です
verify-limit-cpu = cpu
verify-limit-wall = wall

verify-trusted = この課題は信頼できます。
verify-no-gap = 不足は見つかりませんでした（プログラムは実行していません）。
verify-unsure = 判定できたものに問題はありません。残りは、必要なものがそろった環境で確かめてください。
verify-gaps = 直すべきところが{ $count }か所あります。

verify-nothing-known = { $path } にプログラムがありません。{ $path }/accepted のように、判定の名前を付けたフォルダに入れてください
verify-unreadable = フォルダ { $path } を読めません：{ $cause }
verify-no-verdict = { $path } は判定の名前ではありません。{ $help }
