## 提出プログラムの読み込みとビルド

load-syntax-error = { $file } に文法エラーがあります。
load-exception = { $file } を読み込めませんでした。
load-exit = { $file } の読み込み中にプログラムが終了しました（終了ステータス { $status }）。
load-signal = { $file } の読み込み中にプログラムがシグナル { $signal } で終了しました。
build-failed =
    コンパイルエラーです:
    { $said }

## 実行する人が直すこと

language-not-accepted = この課題では { $language } は使えません。使える言語: { $accepted }
language-without-functions = { $language } では関数を直接呼び出せません。--interface を外すか、--interface stdio を指定してください。
tool-missing = { $language } の実行に必要な { $programs } が見つかりません。Debian や Ubuntu では apt install { $package } で入ります。
submission-unreadable = { $path } を読めません: { $cause }
submission-special = { $path } はファイルでもフォルダでもありません。
submission-no-entry = フォルダ { $path } に、この課題の起点となるファイルがありません: { $names }
submission-no-entry-names = { $path } はフォルダです。この課題はファイル一つで提出してください。
submission-not-executable = { $path } に実行権限がありません。chmod +x で付けてください。
submission-too-large = { $path } を含めると提出物が 50 MiB を超えます。
