### クラスの採点結果。

## 失敗したケースについて学生に見せる内容。

seen-not-what-was-expected = 正しい結果とは異なります
seen-verdict-only = このケースについては判定だけを表示します

## 採点結果のファイル。

journal-in-use = 別の checker が { $path } に書き込み中です
journal-none = { $path } は採点結果のファイルではありません。別のファイルを指定してください
journal-of-another = { $path } は課題 { $assignment } の採点結果です。--results で別のファイルを指定するか、--fresh で最初からやり直してください（元の結果は { $path }.bak に残ります）
journal-damaged = { $path } の { $line }行目が壊れています：{ $cause }。この行を削除して採点のコマンドをもう一度実行すると、その分だけ採点し直します。--fresh で最初からやり直すこともできます（元のファイルは { $path }.bak に残ります）
journal-no-row = 採点結果ではありません
journal-heading-damaged = { $path } の 1行目（何の採点結果かを示す行）が壊れています。別のファイルを指定するか、checker grade に --fresh を付けて最初からやり直してください（元のファイルは { $path }.bak に残ります）
journal-of-another-version = { $path } は別のバージョンの checker が書いたものです。別のファイルを指定するか、checker grade に --fresh を付けて最初からやり直してください（元のファイルは { $path }.bak に残ります）
journal-unreadable = 採点結果 { $path } を読めません：{ $cause }
journal-of-another-share = { $path } はクラスの別の部分の採点結果です。--results で別のファイルを指定してください
