language-unknown = { $path } がどの言語で書かれているか分かりません。拡張子 { $extensions }、「#!」で始まる1行目、実行可能ファイルのどれかで見分けます（--language で指定もできます）。
    .letter = { $path } がどの言語で書かれているか分かりません。ファイル名の拡張子（{ $extensions }）か、「#!」で始まる1行目で見分けています。
language-not-executable = { $path } は { $interpreter } で動かすファイルのようですが、実行権限がありません。chmod +x を試してください。
    .letter = { $path } は { $interpreter } で動かすファイルのようですが、実行権限がありません。
