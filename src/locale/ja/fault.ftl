## What ends a command.

fault-label-error = エラー
fault-label-help = ヒント
fault-internal =
    提出プログラムではなく、checker 自身の不具合です: { $cause }
    お手数ですが、この checker の管理者に知らせてください。

error-io = { $path }: { $cause }
error-output = 出力を書き込めませんでした: { $cause }
