## What there is.

list-assignments = 課題
list-languages = 言語
list-suites = { $assignment } のテスト

list-column-id = ID
list-column-title = 題名
list-column-name = 名前
list-column-suites = テスト
list-column-cases = ケース
list-column-points = 配点
list-column-files = ファイル
list-column-interfaces = 呼び出し方
list-column-needs = 必要なもの
list-column-case = テスト/ケース
list-column-calls = 呼び出し

## Showing the reference's boards.

replay-nothing = 再生するものがありません。
replay-nothing-help = 'initialize_othello; move_othello 1, 3, 2' のような呼び出しか、f5d6c3 のような棋譜を指定してください。
replay-no-transcripts = 課題 { $assignment } には、対局全体を表す書き方がありません。
replay-unreadable = { $path } を読めません：{ $cause }
replay-not-utf8 = UTF-8 のテキストではありません。

## 採点

only-selects-nothing-beginning = --only に当てはまるケースがありません。--only '{ $pattern }' の間違いではありませんか。
only-selects-nothing = --only に当てはまるケースがありません。名前は checker list cases で「テスト/ケース」の形で見られます。
submit-checks-everything = submit は全ケースを調べるため、--only は使えません。一部だけ調べるには checker run --only … を使ってください。
watch-waiting = 次の保存を待っています（Ctrl-C で終了）。
watch-unable = ファイルの変更を監視できません：{ $cause }

## 記録された提出物

submissions-none = { $assignment } の提出はまだありません。
submissions-column-time = 日時
submissions-column-user = ユーザー
submissions-column-file = ファイル
submissions-column-points = 得点
submissions-column-hash = ハッシュ
submissions-column-remark = 備考
submissions-late = 期限後

## 言語の動作確認

doctor-column-mark = { "" }
doctor-column-language = 言語
doctor-column-state = 状態
doctor-column-layer = 隔離
doctor-layer-holds = 有効
doctor-limits-watched = 有効（namespaces がないため、書き込まれる量は監視だけです）
doctor-layer-fails = 有効ではありません：{ $how }
doctor-broken = 自己診断に正しく答えません：{ $how }

## クラスの採点。

grade-nobody = { $places } に提出物がなく、名簿も指定されていません
grade-passed-over = { $path } は採点しません：{ $reason }
grade-into-class = { $path } は提出物のフォルダの中です。ここには何も書き込みません。別の場所を指定してください
grade-results-into-class = { $path } は提出物のフォルダの中です。ここには何も書き込みません。外の場所を指定してください：--results { $outside }
grade-kept-aside = { $path } を最初から作り直します。元のファイルは { $aside } に残しました
telling-over-source = { $path } は読み込むファイルのため、上書きできません。別のファイルを指定してください
telling-twice = { $path } に 2 つのレポートが書き出されます。レポートごとに別のファイルを指定してください
telling-over-screen = { $path } は --output で画面の内容を書き出すファイルです。レポートには別のファイルを指定してください
telling-dash = - という名前のファイルには書き出せません。画面に出すには --quiet --report { $format }=/dev/stdout を指定してください
telling-nobodys = { $folder } に、今回の対象ではない学生あてのファイルが{ $count }件あります。そのまま残しました：{ $files }
merge-other-assignment = { $path } は別の課題の採点結果です
merge-other-suites = { $path } は別のテストによる採点結果です。そのとき使ったテストを --suites で指定してください
merge-other-checker = { $first } は checker { $one }、{ $second } は checker { $other } の採点結果です。条件をそろえるには、どちらかを採点し直してください
merge-other-tool = { $first } は { $one }、{ $second } は { $other } での採点結果です。プログラムの動作が異なることがあります
merge-other-options = { $first }（{ $one }）と { $second }（{ $other }）は異なるオプションで採点されています
compare-unfinished = { $path } は途中までしか採点されていません（{ $student } など{ $count }人が未採点）。この学生は比べません
compare-other-suites = { $path } は、ここで読み込んだものとは別のテストによる採点結果です。得点は読み込んだテストの規則で数えます。採点に使ったテストを --suites で指定してください
compare-mixed-suites = { $path } のうち{ $count }人（{ $student } など）は、ほかの学生と別のテストで採点されています。条件をそろえるには、クラスを採点し直してください
merge-twice = { $student } に異なる採点結果が 2 つあります。2 つ目は { $path } にあります
merge-mixed-shares = 分け方の異なる採点結果が混ざっています。1 通りに分けたものだけを指定してください
merge-other-class = { $path } と { $other } では、採点したクラスが違います（提出者か名簿が変わっています）。同じクラスと名簿で、それぞれのコマンドをもう一度実行してください。採点済みの結果はそのまま使われます
merge-missing-shares = クラスの次の部分がありません：{ $shares }
run-nothing-shown-yet = まだ実行できるテストはありません。この課題のテストは締切（{ $deadline }）のあとに公開されます。それまでも checker submit で提出できます。（教員は --hidden ですべて実行できます。）
run-nothing-shown = 実行できるテストはありません。この課題のテストは学生には公開されず、採点にだけ使われます。checker submit で提出してください。（教員は --hidden ですべて実行できます。）
grade-rerun-nobody = --rerun { $filter } に当てはまる学生がいません。学籍番号か判定を書いてください（パターンも可）
grade-gone = 前回の結果がある学生のうち{ $count }人（{ $student } など）がクラスにいません。その結果は残してあります
merge-unfinished = { $path } は途中までしか採点されていません（{ $student } など{ $count }人が未採点）。このファイルを書いたコマンドをもう一度実行してください
grade-late-marks = Canvas では遅れて提出したことは分かりますが（{ $count }人）、どれだけ遅れたかは分かりません。1日の遅れとして数えるため、1日を超えて遅れた可能性のある学生を確認してください。
grade-times = ファイルの更新時刻を提出時刻とみなして遅れを数えます（タイムゾーンのない時刻は { $zone } の時刻として読みます）。コピーしたファイルなら --times none を付けてください
