## 提出プログラムの読み込みとビルド

load-syntax-error = { $file } に文法エラーがあります。
load-exception = { $file } を読み込めませんでした。
load-exit = { $file } の読み込み中にプログラムが終了しました（終了ステータス { $status }）。
load-signal = { $file } の読み込み中にプログラムが { $signal } で強制終了されました。
load-not-started = { $file } を起動できません（{ $cause }）。スクリプトの1行目には #!/bin/bash のようにインタプリタを書いてください。
build-limit = コンパイルが終わりませんでした：{ $limit }。
build-failed =
    コンパイルエラーです：
    { $said }

## 答えの通信路に起きたこと

channel-closed = 途中で閉じられました
channel-long-line = 長すぎる行が書き込まれました
channel-no-answer = 答えではないものが書き込まれました
channel-surplus = 呼び出しの回数より多くの答えが書き込まれました

## 実行する人が直すこと

language-not-accepted = この課題では { $language } は使えません。使える言語：{ $accepted }
language-without-functions = { $language } では関数を直接呼び出せません。--interface を外すか、--interface stdio を指定してください。
    .letter = この課題では関数を直接呼び出して採点しますが、{ $language } のプログラムではそれができません。
tool-missing = { $language } の実行に必要な { $programs } が見つかりません。Debian や Ubuntu では apt install { $package } で入ります。
submission-unreadable = { $path } を読めません：{ $cause }
submission-special = { $path } はファイルでもフォルダでもありません。
submission-no-entry = フォルダ { $path } に、この課題の起点となるファイルがありません：{ $names }
submission-no-entry-names = { $path } はフォルダです。この課題はファイル一つで提出してください。
submission-not-executable = { $path } に実行権限がありません。chmod +x で付けてください。
submission-link = { $path } は他の人のファイルへのリンクです。ファイルそのものを提出してください。
submission-too-many-files = { $path } に { $most }個を超えるファイルがあります。
submission-too-large = { $path } を含めると提出物が { $most } を超えます。

stdio-answers-missing = { $calls }回の呼び出しに対し、出力された盤面は { $boards ->
   *[other] { $boards }個
 }です。呼び出しのたびに盤面を出力してください。
stdio-output-lost = 異常終了すると、出力しただけでまだ書き出されていない（flush されていない）内容は失われます。原因は、表示した呼び出しより後にあるかもしれません。

## 隔離

sandbox-missing = このマシンでは隔離「{ $layer }」が使えません：{ $cause }。--without { $layer } で外すか、--sandbox best-effort を指定してください。
sandbox-notice = このマシンではプログラムを完全には隔離できません。欠けているもの：{ $layers }（理由は checker doctor で分かります）
sandbox-cause-namespaces = カーネル、ディストリビューション、またはコンテナの設定により名前空間を作れません（kernel.unprivileged_userns_clone、kernel.apparmor_restrict_unprivileged_userns、user.max_user_namespaces を確認してください）
sandbox-cause-user = checker が root で動いていて別のユーザーに切り替えられないか、言語処理系が root しか読めないフォルダにあります
sandbox-cause-files = カーネルに Landlock がありません（Linux 5.13 以降で、セキュリティモジュールに landlock が必要です）
sandbox-cause-calls = カーネルに seccomp フィルタがありません
sandbox-cause-system = Linux だけにある機能です
