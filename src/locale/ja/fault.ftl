## What ends a command.

fault-label-error = エラー
fault-label-help = ヒント
fault-internal =
    提出プログラムではなく、checker 自身の不具合です：{ $cause }
    お手数ですが、この checker の管理者に知らせてください。

error-no-thread = これ以上スレッドやプロセスを作れません：{ $cause }。ulimit -u の値を確認してください。
error-io = { $path }: { $cause }
error-output = 出力を書き込めませんでした：{ $cause }

## システムに拒まれた理由

io-not-found = そのようなファイルやフォルダはありません
io-permission-denied = アクセス権がありません
io-not-a-folder = パスの途中がフォルダではありません
io-is-a-folder = フォルダです
io-read-only = 読み取り専用です
io-full = 空き容量がありません
