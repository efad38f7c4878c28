## 提出物の記録

spool-no-home = 提出されていません：記録先のホームフォルダがありません。--spool でフォルダを指定してください。
spool-unwritable = 提出されていません：提出先 { $path } に書き込めません：{ $cause }
