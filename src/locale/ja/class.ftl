### 受講者と提出物を調べるとき

## 名簿
roster-empty = 名簿に何も書かれていません
roster-no-id = この名簿には学籍番号の列がありません
roster-no-id-help = 1行目に列の名前を書き、そのうち1つを「id」「student id」「学籍番号」などとするか、--roster-columns id=… で列を指定してください
roster-no-columns-help = 1行目に列の名前を書いてください。例：id,name
roster-no-such-column = 名簿に「{ $header }」という列はありません
roster-field-count = この行の項目は{ $found }個ですが、1行目は{ $expected }個です
roster-field-count-help = 区切り文字や改行を含む項目は引用符で囲んでください
roster-id-missing = この学生の学籍番号がありません
roster-id-missing-help = 学籍番号を書き加えるか、行を削除してください
roster-id-twice = 学籍番号 { $id } が2回書かれています
roster-id-twice-help = { $line }行目にもあります。どちらか一方だけを残してください
roster-open-quote = この引用符は閉じられていません
roster-open-quote-help = これより後がすべて1つの項目になってしまいます。引用符を閉じるか、引用符そのものは "" と書いてください
roster-spreadsheet = CSVではなく、Excelなどの表計算ソフトのファイルです
roster-encoding = UTF-8でもShift_JISでもありません
roster-encoding-help = 名簿を「CSV UTF-8」で保存し直してください

## --roster-columns
roster-columns-no-pair = --roster-columns には id=学籍番号,name=氏名 のような組を書きます。「{ $written }」は組になっていません。
roster-columns-unknown-key = --roster-columns に「{ $key }」は書けません。{ $suggestion }。
roster-columns-twice = --roster-columns に「{ $key }」が2回書かれています。

## --id-pattern と --partition
id-pattern-wrong = 「{ $pattern }」は正規表現として読めません：{ $cause }
id-pattern-no-id = 「{ $pattern }」では、どこが学籍番号か分かりません。(?<id>…) で示してください。例：^(?<id>s[0-9]+)
partition-wrong = 「{ $written }」は分割の指定として読めません。何番目／全部でいくつ、の順に書いてください。例：1/4
partition-outside = { $of }分割の{ $number }番目はありません。1つ目の数は1以上、2つ目の数以下にしてください。

## 見つかった提出物
class-empty = { $path } に提出物がありません。
class-two-handins = { $id } の提出物が複数あります。新しい { $kept } を採点し、{ $dropped } は採点しません。
class-id-before-name = { $id } の提出物が複数あります。学籍番号の一致する { $kept } を採点し、氏名やメールアドレスだけが一致する { $dropped } は採点しません。
class-last-handin = { $id } の提出物が複数あり、どれが新しいか分かりません。名前の順で最後の { $kept } を採点し、{ $dropped } は採点しません。
class-no-program-beside = { $id } の提出物が複数あります。{ $kept } を採点します。{ $dropped } はプログラムではありません。
class-one-folder = { $path } は学生 1人のフォルダともクラス全体のフォルダともとれますが、クラス全体のフォルダとして扱います。学生のフォルダなら --id-pattern '^(?<id>[^/]+)$' を付けてください
class-link = { $path } はリンクのため読みません。ファイルそのものを提出してください。
class-no-id = 名前に学籍番号がありません
class-left-over = 名簿のどの学生のものか分からない提出物が{ $handins }件（例：{ $path }）、提出物の見つからない学生が{ $students }人います（例：{ $student }）。名前のどこが学籍番号かは --id-pattern で、名簿のどの列が学籍番号や氏名かは --roster-columns で指定できます。
class-name-shared = { $path } は誰のものか決められません。名簿に同じ氏名の学生がいます：{ $ids }

## アーカイブの中のファイル
class-member-absolute = パスがディスクの先頭から始まっています
class-member-outside = パスがアーカイブの外を指しています
class-member-name = ファイル名として使えない名前です
class-member-link = リンクです
class-member-twice = { $path } が複数あり、どれを採点すればよいか分かりません。

## アーカイブ
class-archive-repeats = 同じ名前のファイルが複数あります。それぞれ最後のものを採点します
class-archive-damaged = { $path } はzipファイルとして読めません。アップロードやコピーが途中で切れた可能性があります。
class-archive-encrypted = { $path } は暗号化されています。
class-archive-unsupported = { $path } はここでは展開できない形式で圧縮されています。通常のzipで圧縮し直してください。
class-archive-too-many = { $path } の中のファイルが { $most }個を超えています。
class-archive-nested = { $path } はアーカイブの中にあるアーカイブです。
class-archive-foreign = { $path } の { $name } はここでは展開できない形式のアーカイブです。ファイルそのものか、zipで提出してください。

## 採点するファイル
class-nothing-in = { $path } にファイルがありません。
class-online-text = { $path } は{ $platform }のオンラインテキストだけで、ファイルがありません。プログラムをファイルで提出してください。
class-no-program = { $path } に、言語の分かるファイルがありません。
class-no-named-program = { $path } に、この課題の起点となるファイル（{ $names }）も、言語の分かるファイルもありません。
class-several-programs = { $path } にプログラムが複数あり、どれを採点すればよいか分かりません：{ $found }
class-newest-program = { $path } にプログラムが複数あります。最も新しい { $kept } を採点します。採点しないもの：{ $dropped }
class-last-program = { $path } にプログラムが複数あり、どれが最も新しいか分かりません。名前の順で最後の { $kept } を採点します。採点しないもの：{ $dropped }
