## 提出物の記録

spool-no-home = 提出されていません：記録先のホームフォルダがありません。--spool でフォルダを指定してください。
spool-unwritable = 提出されていません：提出先 { $path } に書き込めません：{ $cause }

## 記録された提出物の採点

spool-passed-over = { $path } は提出の記録として読めないため採点しません：{ $cause }
spool-other-owner = { $path } は { $user } ではなく { $owner } の所有のため採点しません。
spool-changed-later = { $path } に書かれた提出時刻は { $time } ですが、最後に変更されたのは { $changed } です。書かれた時刻で採点しますが、コピーやバックアップのためかどうかを確認してください。
