## The screen of a judged submission.

report-label-after = ここまで
report-label-at = ここで
report-label-raised = 例外
report-label-printed = 出力
report-label-try-it = 再現

report-expected = 正しい結果
report-yours = あなたの結果
report-no-board = （盤面なし）

report-more-calls = … ほか{ $count }回の呼び出し …
report-more-lines = … ほか{ $count }行
report-more-cases-told = 同じ失敗がほかに{ $count }件あります
report-more-cases = 同じ失敗がほかに{ $count }件あります（--all ですべて表示します）
report-more-verdicts-told = 同じ判定がほかに{ $count }件あります
report-more-verdicts = 同じ判定がほかに{ $count }件あります（--all ですべて表示します）
report-suite-failed = { $total }件中{ $failed }件が不合格

report-hint-syntax-error = 上に示した箇所を直して、もう一度確かめてください。
report-hint-load-error = プログラムの読み込みは、例外も exit もなく終わる必要があります。
report-hint-load-limit = 読み込みのときに実行されるのは、関数の外に書かれた部分だけです。そこに終わらないループがないか確かめてください。
report-hint-missing-function = 課題が指定する関数を、指定どおりの名前ですべて定義してください。
report-hint-build-failed = 上に示した最初のエラーを直して、もう一度確かめてください。
report-hint-judge-error = これはプログラムではなく checker の不具合で、減点されません。担当教員に知らせてください。

report-all-pass = { $total ->
    [1] 1件のテストに合格しました。
   *[other] { $total }件のテストすべてに合格しました。
}
report-all-shown-pass = 公開されている{ $total }件のテストに合格しました。
report-some-pass = { $total }件中{ $passed }件のテストに合格（{ $max }点中{ $points }点）。
report-some-pass-told = { $total }件中{ $passed }件のテストに合格しました。
report-more-count = このほかに、公開されていないテストも採点の対象になります。
report-none-ran = どのテストも実行できませんでした。
report-not-submitted = 提出されていません：{ $count }
report-not-submitted-none-ran = 提出されていません：どのテストも実行できませんでした。
report-recorded-untested = プログラムを記録しました。採点に使われるテストは公開されていないため、動作は確かめていません。
report-submitted = Submission successfully completed.
report-late = 締切を過ぎているため、遅れた提出として記録されました。

## クラスの採点結果。

pace-kept = 結果は1件ごとに { $path } へ書き込みます。途中で止まっても、同じコマンドで続きから再開できます。
pace-left = 残り
pace-unchanged = { $count }件の結果は変わっていません
overview-students = 学生{ $count }人
overview-suites = 不合格のあるテスト（プログラム{ $programs }件のうちの件数）
overview-late-all = ファイルをコピーした場合、更新時刻は提出時刻ではありません。--times none を付けると遅れを数えません。
overview-ways = どのように失敗しているか（人数の多い順）
overview-more-ways = ほかに{ $ways }通り（学生{ $students }人）
overview-more-cases = ほかに{ $count }ケース
overview-more = ほか{ $count }人
overview-count = { $what }：{ $count }
overview-missing = 未提出
overview-late = 締切後の提出
overview-flaky = 実行するたびに結果が変わるもの（よいほうの結果を採用）
overview-strangers = 名簿にない学生
overview-refused = 採点できないもの（0点）
overview-ungraded = 学生の責任ではない理由で成績がないもの。同じコマンドでもう一度試せます
overview-fault = checker の不具合
overview-slowest = 実行時間の長いもの
changes-none = 成績の変化はありません。
changes-more-cases = ほかに{ $count }ケース
changes-not-there = なし
# 提出の遅れ（今回と前回）
changes-lateness = { $after }、前回は{ $before }
changes-in-time = 期限内
changes-late = { $days }日遅れ（得点の{ $left }%）
changes-count = 学生{ $count }人の結果が変わりました。

## 判定とその理由。

verdict-accepted = 正解
verdict-wrong-answer = 不正解
verdict-presentation-error = 表示形式の誤り
verdict-run-time-error = 実行時エラー
verdict-time-limit-exceeded = 時間制限超過
verdict-memory-limit-exceeded = メモリ制限超過
verdict-output-limit-exceeded = 出力制限超過
verdict-compile-error = コンパイルエラー
verdict-judge-error = checker の不具合

reason-initial-board = 初期盤面が違う
reason-legal-move-ignored = 置ける手で盤面が変わらない
reason-illegal-move-changed-board = 置けない手で盤面が変わった
reason-wrong-flips = 変わったマスが違う
reason-wrong-return-value = 盤面は正しいが答えが違う
reason-no-board = 盤面がない
reason-wrong-shape = 盤面の形が違う
reason-wrong-cells = 盤面に想定外の値がある
reason-wrong-value = 値が違う
reason-syntax-error = 文法エラー
reason-load-error = 読み込み時のエラー
reason-missing-function = 関数が定義されていない
reason-build-failed = ビルドの失敗
reason-exception = 例外
reason-exit = 途中で終了
reason-signal = シグナルで終了
reason-cpu = CPU時間
reason-wall = 経過時間
reason-budget = 全テストの合計時間

## 誤りの説明。
story-shortest = { $calls ->
    [1] 最初の呼び出しでもう現れます
   *[other] 誤りが現れる最も短い呼び出し
}
story-shortest-of-mistake = { $calls ->
    [1] この誤りは最初の呼び出しでもう現れます
   *[other] この誤りが現れる最も短い呼び出し
}
story-minimal = 誤りが現れる{ $calls }回の呼び出し（どれも省けません）
story-best-so-far = 時間内に見つかった最も短い呼び出し（{ $calls }回）
story-by-chance = 毎回同じ答えになりません：この呼び出しを{ $tried }回試して{ $failed }回誤りました
story-hidden-state = これより短い呼び出しはすべて試しました。同じ盤面は同じ局面とみなしているため、盤面のほかに何かを覚えているプログラムは、もっと早く誤ることがあります。
story-exactly-like = { $mistakes ->
    [1] すべてのケースで、「{ $mistake }」プログラムとまったく同じ動きをしています。
   *[other] すべてのケースで、次の{ $mistakes }つの誤りを同時に含むプログラムとまったく同じ動きをしています。
}
story-or-like = { $mistakes ->
    [1] 「{ $mistake }」プログラムも、これと同じ動きになります。
   *[other] 次の{ $mistakes }つの誤りを同時に含むプログラムも、これと同じ動きになります。
}
story-not-told-apart = これらを区別できる呼び出しは見つかりませんでした。
story-in-words = 同じ誤りをした人の言葉：「{ $words }」
story-fact = 各ケースで最初に誤る { $call } の呼び出し{ $count }件は、すべて{ $what }。
story-fact-too = さらに、すべて{ $what }。
story-fact-arguments = { " " }{ $arguments } です
