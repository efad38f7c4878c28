language-unknown = { $path } がどの言語で書かれているか分かりません。拡張子 { $extensions }、「#!」で始まる1行目、実行可能ファイルのどれかで見分けます（--language で指定もできます）。
language-not-executable = { $path } は { $interpreter } で動かすファイルのようですが、実行権限がありません。chmod +x を試してください。
