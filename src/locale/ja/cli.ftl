## The help. The ids follow from the command line, as src/cli/help.rs says.

help-heading-usage = 使い方
help-heading-commands = コマンド
help-heading-arguments = 引数
help-heading-options = オプション
help-heading-common-options = 共通オプション

help-values = 指定できる値：{ $values }
help-default = 既定値：{ $value }
help-variable = 環境変数：{ $name }

help-checker = プログラムが課題の要求どおりに動くかを判定し、そうでないときは最も短い反例を示します
help-submit = プログラムを判定し、合格なら提出として記録する
help-run = プログラムを判定する（記録はしない）
help-explain = プログラムの誤りの名前と、誤りが現れる最も短い呼び出しを示す
help-grade = クラス全員のプログラムを採点し、結果を成績表用に残す
help-merge = 複数回の採点結果を1つにまとめる
help-compare = 誰の成績がどのケースのために変わったかを表示する
help-verify = 課題を信頼できるかどうかを確かめる（テスト、模範プログラム、制限時間）
help-generate = テストを書き出す（ランダムな対局、既知の誤りをすべて検出するケース、規則のすべて）
help-replay = 課題が求める盤面を、呼び出しごとに表示する
help-list = 課題・言語・テスト・ケースの一覧を表示する
help-submissions = 記録された提出の一覧を表示する
help-doctor = このマシンで各言語とサンドボックスが使えるかを確かめる
help-schema = ファイルの JSON Schema を出力する（エディタでの補完と検査用）
help-completions = シェルの補完スクリプトを出力する
help-man = マニュアルページを出力する
help-help = コマンドのヘルプを表示する

help-option-assignment = 課題（指定がなければ e5。課題が一つだけならそれ）
help-option-suites = 内蔵の課題の代わりに、このフォルダにある課題（またはその中の各課題フォルダ）を使う
help-option-language = プログラムの言語（指定がなければファイル名と先頭行から判断）
help-option-locale = 表示に使う言語（指定がなければ環境の設定に従う）
help-option-color = 色を付けるかどうか
help-option-quiet = 判定だけを表示する
help-option-verbose = 呼び出しごとの盤面も表示する
help-option-output = 端末ではなく、このファイルに書き出す
help-option-help = このヘルプを表示する
help-option-version = バージョンを表示する

help-option-only = 一致するテストやケースだけを判定する（例: '05-*'、'*/occupied square'）
help-option-failed-first = 前回失敗したケースから始める
help-option-all = 種類ごとに最初の一つだけでなく、失敗したケースをすべて表示する
help-option-strict = 課題と同じ書き方の盤面だけを受け付ける
help-option-interface = 関数を呼び出すか、一行ずつやり取りするか（指定がなければ言語ごとの既定）
help-option-jobs = 同時に実行するケースの数（既定ではプロセッサの数）
help-option-format = 結果の形式
help-option-sandbox = 隔離の水準（すべての層がなければ実行しない、あるものだけを使う（既定）、資源の制限だけ、のいずれか）
help-option-without = この隔離の層を使わない
help-option-watch = 保存のたびに判定し直す
help-option-hidden = 学生に見せないテストも実行し、すべてを表示する
help-option-report = レポートをファイルに書く。例：csv=grades.csv
help-option-feedback = 学生ごとのフィードバックをこのフォルダに 1 人 1 ファイルで書く
help-option-fail-on = この結果になった学生がいれば終了コード 1 で終わる
help-option-spool = 提出を記録するフォルダ（指定がなければ個人のデータフォルダ）

help-submit-file = 提出するプログラム（ファイルまたはフォルダ）
help-run-files = 判定するプログラム（ファイルまたはフォルダ）
help-explain-file = 調べるプログラム（ファイルまたはフォルダ）
help-option-budget = 誤りが現れる最も短い呼び出しを探す時間。例：500ms、10s（0s なら探さない）
help-explain-hints = ヒントの段階：1 は見る場所、2 は考えること、3 は規則そのもの、0 はなし
help-grade-paths = クラスの提出物：学生ごとのフォルダ・ファイル・アーカイブが入ったフォルダまたはアーカイブ、あるいは学生のファイルそのもの。省略すると記録済みの提出物
help-grade-spool = 記録済みの提出物を採点する。フォルダを指定しなければ、通常の記録先を使う
help-grade-latest = 記録済みの提出物のうち、締切後でも最後のものを採点する
help-grade-id-pattern = パスの中の学籍番号の書き方。例：'^(?<id>s\d+)_'
help-grade-times = ファイルの更新時刻を提出時刻とみなすかどうか
help-grade-roster = 名簿：学籍番号・氏名・メールアドレス・クラスの列がある CSV ファイル
help-grade-roster-columns = 名簿の列名。例：'id=学籍番号,name=氏名'
help-grade-partition = クラスをいくつかに分けた1つだけを採点する。例：1/4
help-grade-results = 採点結果のファイル（省略すると results.jsonl）。同じコマンドをもう一度実行すると続きから再開する
help-grade-fresh = 採点結果のファイルを最初から作り直す
help-grade-jobs = 同時に実行するプログラムの数（既定ではプロセッサの数）
help-grade-sandbox = 隔離の水準（すべての層がなければ実行しない（既定）、あるものだけを使う、資源の制限だけ、のいずれか）
help-grade-rerun = 変更がなくても採点し直すもの：判定または学籍番号（パターンも可）
help-merge-results = 採点結果のファイル
help-compare-old = 以前の採点結果
help-compare-new = 今回の採点結果
help-verify-submissions = このフォルダのプログラムも判定する（判定の名前のフォルダに分けて置く）
help-verify-matrix = どのテストがどの変異を検出するかを表示する
help-verify-strict = どのプログラムについても、課題と同じ書き方の盤面だけを受け付ける
help-verify-jobs = 同時に実行するプログラムの数（既定ではプロセッサの数）
help-generate-seed = 乱数の種（同じ数からは同じ対局ができる）
help-generate-games = 対局の数
help-generate-kill-all = 既知の誤りをすべて検出する少数のケースを、短い順に書き出す
help-generate-cover = 方向・挟む個数・盤の端・置けない理由のそれぞれについて、ケースを1つずつ書き出す
help-generate-force = --output のファイルが既にあっても置き換える
help-replay-calls = 呼び出し（';' で区切れば複数）、または 'f5d6c3' のような棋譜
help-replay-file = このファイルから読む（'-' は標準入力）
help-replay-transcripts = 一行を一局の棋譜として読む
help-replay-final = 各対局の最後の盤面だけを表示する
help-replay-notation = 盤面の書き方
help-list-what = 表示するもの（省略すると概要）
help-list-hidden = 学生に見せないテストも表示する
help-submissions-all = 自分のものだけでなく、全員の提出を表示する
help-doctor-languages = 確かめる言語（省略するとすべて）
help-schema-of = ファイルの種類
help-completions-shell = シェル
help-help-command = コマンド名

## What is wrong with a command line.

usage-and =
    { $first }
    { $then }
usage-unknown-argument = '{ $arg }' というオプションや引数は、ここでは使えません。
usage-unknown-command = '{ $command }' というコマンドはありません。
usage-wrong-value = '{ $value }' は '{ $arg }' の値として使えません。
usage-no-value = '{ $arg }' には値が必要です。
usage-wrong-number-of-values = '{ $arg }' の値の数が合いません。
usage-repeated = '{ $arg }' は一度しか指定できません。
usage-conflict = '{ $arg }' と '{ $prior }' は同時に指定できません。
usage-missing-argument = 指定が足りません：{ $arg }
usage-missing-command = コマンドを指定してください。
usage-not-unicode = UTF-8 として読めない引数があります。
usage-other = コマンドラインを解釈できません：{ $cause }

usage-did-you-mean = '{ $meant }' の間違いではありませんか。
usage-possible-values = 指定できる値：{ $values }
usage-whole-number = 1以上の整数を指定してください。
usage-number = { $least }以上{ $most }以下の整数を指定してください。
usage-pattern = パターンの{ $place }文字目に誤りがあります。
usage-report = 「形式=ファイル」と書いてください。形式：{ $formats }
usage-see =
    使い方：{ $usage }
    詳しくは '{ $help }' をご覧ください。
