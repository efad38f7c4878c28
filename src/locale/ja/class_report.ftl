### クラスのレポート。

## 学生に伝える内容。

class-points = { $most }点中{ $points }点です。
class-late = 締切から{ $days }日遅れて提出されたため、テストで得た{ $earned }点の{ $left }%が得点になります。
class-late-all = 締切から{ $days }日遅れて提出されましたが、減点はありません。
class-late-nothing = 締切から{ $days }日遅れて提出され、受け付け期間を過ぎているため得点になりません（テストで得た点は{ $earned }点です）。
class-missing = 提出されたものが見つかりませんでした。
class-missing-advice = 提出したはずの場合は、いつ何を提出したかを担当教員に知らせてください。
class-refused = 提出されたものを採点できませんでした。
class-refused-advice = 再提出できるかどうかを担当教員に確かめてください。
class-flaky = 2回実行したところ結果が異なったため、よいほうの結果で採点しました。
class-ungraded = 得点はまだ決まっていません。採点側の問題によるもので、減点されることはありません。担当教員が対応します。
class-suite-points = { $most }点中{ $points }点
class-suite-cases = { $total }件中{ $passed }件に合格
class-suite-whole = すべてに合格したときだけ得点になります
class-suite-name-only = テストの内容は公開されていません

## 教員に伝える内容。

class-remark-stranger = 名簿にありません
class-remark-fault = checker の不具合です。この学生をもう一度採点してください
class-moodle-without-number = { $count }人の学生は、ID（例：{ $student }）が Moodle の参加者番号ではないため、Moodle のワークシートに行がありません。Moodle で「すべての提出をダウンロード」したものを採点してください。ファイル名に参加者番号が含まれています。
class-moodle-other-number = { $student } は Moodle の参加者番号ではない可能性があります。参加者番号は、Moodle ですべての提出をダウンロードしたときの名前に含まれています。Moodle は知らない番号の行を読み飛ばします。
class-moodle-ungraded = { $count }人の学生は得点がまだ決まっていないため、Moodle のワークシートに行がありません。
class-moodle-zeros = { $count }人の得点が 0点です。Moodle のバージョンによっては 0点が取り込まれないため、インポート後に確認してください。
class-gradescope-one = Gradescope の results.json には提出を1件だけ書けますが、{ $count }件あります。ファイル名に { "{id}" } を入れると、1件ずつ別のファイルになります
class-gradescope-ungraded = 得点がまだ決まっていないため、results.json に score がありません。Gradescope には採点の失敗と表示されます。
