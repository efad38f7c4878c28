### 課題・テストスイート・呼び出しの誤りと，正しい書き方。

## すべてのファイル
source-did-you-mean = { $name } の間違いではありませんか
source-one-of = 次のどれかを書いてください：{ $names }
source-write = 次のように書いてください：{ $text }

## YAML
yaml-unknown-key = ここに「{ $key }」というキーはありません
yaml-unknown-word = ここに「{ $word }」は書けません
yaml-repeated-key = キー「{ $key }」が2回書かれています
yaml-repeated-key-help = どちらか一方だけを残してください
yaml-missing-key = キー「{ $key }」がありません
yaml-missing-key-help = 「{ $key }: …」を加えてください
yaml-missing-value = 値がありません
yaml-missing-value-help = コロンの後に値を書いてください。引用符の中と「|」のブロックの中を除き、「#」より後はコメントになります
yaml-wrong-type = ここには{ $expected }を書きます
yaml-kind-step = ステップ
yaml-kind-step-help = 呼び出しだけを書くか、その後に「: unchanged」または「: |」と盤面を書いてください
yaml-kind-call = 呼び出し
yaml-kind-call-help = 名前だけを書くか、1つの名前と引数を書いてください：「move: { "{" } p: 1..2 { "}" }」
yaml-kind-number = 整数
yaml-kind-number-help = 数字だけを書いてください。例：2
yaml-kind-sign = 1文字
yaml-kind-sign-help = 1文字を引用符で囲んで書いてください。例："#"
yaml-kind-list = リスト
yaml-kind-list-help = 項目を1行ずつ「- 」の後に書いてください
yaml-kind-mapping = キーと値の組
yaml-kind-mapping-help = 「キー: 値」を1行ずつ、または「{ "{" }」と「{ "}" }」の間に書いてください
yaml-kind-value = 1つの値
yaml-kind-value-help = 単語、数、または引用符で囲んだ文字列を書いてください
yaml-empty = ファイルに何も書かれていません
yaml-empty-help = 必須のキーを書いてください。スキーマは checker schema で表示できます
yaml-documents = ここから2つ目の文書が始まっています
yaml-documents-help = 別のファイルに分けてください
yaml-syntax = YAMLとして読めません：{ $cause }
yaml-syntax-help = ここまでの字下げ、引用符、括弧を確かめてください
yaml-too-much = 値の入れ子が深すぎるか、エイリアスが表す値が多すぎます
yaml-too-much-help = 入れ子を浅くし、エイリアスのエイリアスを使わずに書いてください
yaml-not-utf8 = ファイルがUTF-8ではありません
yaml-not-utf8-help = 文字コードをUTF-8にして保存し直してください

## 呼び出し
call-unknown = 課題に「{ $name }」という呼び出しはありません
call-no-name = 呼び出しは名前から始まります
call-parentheses = 括弧が対応していません
call-argument-count =
    { $expected ->
        [0] { $name } に引数はありません
       *[other] { $name } の引数は{ $expected }個です
    }（{ $given }個書かれています）
call-outside-domain = { $written } は課題が定める { $parameter } の範囲の外です
call-not-a-number = { $parameter } の値「{ $written }」は整数ではありません
call-domain = { $parameter } は{ $min }以上{ $max }以下の整数です

## 盤面
board-sign = 「{ $sign }」はマスの記号ではありません
board-signs = 使える記号：{ $signs }
board-width = この行のマスは{ $given }個です（正しくは{ $expected }個）
board-height = この盤面は{ $given }行です（正しくは{ $expected }行）
board-shape = 盤面は{ $size }個の記号を{ $size }行並べて書きます

## テストスイート
suite-empty = テストスイートにケースがありません
suite-empty-help = name と steps のあるケースを加えるか、ファイルを削除してください
suite-no-steps = このケースには呼び出しがありません
suite-steps-and-transcript = このケースには steps と transcript の両方があります
suite-steps-help = 1つ以上の呼び出しを steps: に書くか、1手以上の棋譜を transcript: に書いてください（どちらか一方）
suite-final-without-transcript = final は transcript と一緒に書くものです
suite-final-help = 代わりに最後のステップの後に盤面を書いてください
suite-repeated-name = ケース「{ $name }」はこのテストスイートに既にあります
suite-repeated-name-help = 別の名前を付けてください
suite-one-call = 1つのステップに書ける呼び出しは1つだけです
suite-one-call-help = 呼び出しを1行ずつ「- 」の後に書いてください
suite-first-step = ケースは { $call } から始まります
suite-expectation = 「{ $written }」は期待する結果として読めません
suite-expectation-help = 「{ $word }」と書くか、「|」の下に記号を{ $size }行書いてください
suite-contradicted = リファレンスの結果と異なります：{ $rule }
suite-board =
    リファレンスの盤面：
    { $rows }
suite-no-board = この呼び出しは盤面ではなく値を返します
suite-no-board-help = 期待する結果を書かないでください。リファレンスが判定します
suite-no-notation = リファレンス { $reference } は棋譜を読めません
suite-no-notation-help = 呼び出しを steps: に書いてください

## 課題
assignment-unknown = 課題 { $id } はありません。{ $suggestion }
assignment-none = 課題 { $id } はありません：assignment.yaml のあるフォルダが見つかりません
assignment-no-folder = フォルダ { $path } はありません
assignment-language = 「{ $id }」という言語はありません
assignment-reference = 「{ $id }」というリファレンスはありません
assignment-no-calls = 課題に呼び出しがありません
assignment-first-call = 最初の呼び出しは初期化で、引数はありません
assignment-calls-help = リストの最初に初期化の呼び出しを書いてください
assignment-repeated-call = 呼び出し { $name } は既に書かれています
assignment-range = { $parameter } の範囲として読めません
assignment-range-help = 最小と最大の整数を書いてください。例：0..7
assignment-no-cells = 盤面のマスが定義されていません
assignment-clash = 「{ $written }」は既に別の所で使われています
assignment-clash-help = 1つの数・記号・表記は1種類のマスだけに使えます
assignment-size = リファレンスの盤面は{ $size }行です
assignment-limit = 「{ $written }」は制限の値として読めません
assignment-limit-help = 時間（500ms、2s、1m など）、大きさ（64KiB、256MiB など）、または1以上の数を書いてください
assignment-hints = ヒントは { $steps } 段階もありません
assignment-hints-help = 0（ヒントなし）から { $most } までの数を書いてください
assignment-deadline = 「{ $written }」は日時として読めません
assignment-late-without-deadline = 遅延の規則には締切が必要です
assignment-late-help = 「deadline: …」を追加してください
assignment-cut-off = 締切より前の日時です
assignment-percent = 「{ $written }」は割合として読めません
assignment-percent-help = 0 から 100 までの数（小数は 2 桁まで）に「%」を付けてください。例：10%
assignment-no-suite = テストスイート「{ $suite }」はありません
assignment-weight = 「{ $written }」は重みとして読めません
assignment-weight-help = 小数 2 桁までの数を書いてください。例：2、0.5
assignment-deadline-help = 日付・時刻・時差を書いてください。例：2023-12-01T23:59:59+09:00
