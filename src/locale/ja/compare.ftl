# 文の主語になる答え
answer-what-state = { $state }
answer-what-returned = 戻り値
answer-what-printed = 表示された盤面

# 期待と異なるマス、許されない値の入ったマス
answer-cell = [{ $row }][{ $column }]：正しくは { $expected }、結果は { $actual }
answer-no-cell = 該当するマスなし
answer-joined = { $first }／{ $second }
answer-and-more = { $list }／ほか{ $more }マス
answer-board-as-before = 盤面が呼び出し前のままです（{ $cells }）
answer-foreign-cell = [{ $row }][{ $column }] の値が { $actual }
answer-foreign-cells = { $cells }（マスに使える値は { $allowed } です）
answer-choice = { $others }, { $last }

# 形の違う盤面
answer-flat = { $what }が{ $count }個の要素の1次元の並びです（正しくは{ $size }行 { $size }列）
answer-row-count = { $what }が{ $count }行です（正しくは{ $size }行 { $size }列）
answer-row-length = { $what }の第{ $row }行の要素数が { $length } です（正しくは { $size }）
answer-no-row = { $what }の第{ $row }行が { $value } です（正しくは{ $size }個の要素の配列）

# 盤面がない
answer-state-undefined = 呼び出しの後に { $state } が定義されていません
answer-no-board = { $what }が盤面ではなく { $value } です
answer-printed-not-returned = 盤面が返されずに表示されています（戻り値は { $value }）
answer-nothing-printed = 何も表示されませんでした（盤面の表示が必要です）
answer-no-board-printed = 表示された内容を盤面として読み取れません

# 盤面は正しいが、戻り値が正しくない
answer-returned-board = { $what } は正しいのですが、返された盤面が異なります（{ $cells }）
answer-returned-and-printed = { $what } は正しいのですが、盤面が返されずに表示されています（戻り値は { $value }）
answer-returned-value = { $what } は正しいのですが、戻り値が盤面ではなく { $value } です

# 盤面以外の値
answer-value = 正しくは { $expected }、結果は { $actual }

# プログラムの途中終了
answer-exception = 例外が発生しました：{ $exception }
answer-exception-unnamed = 例外が発生しました
answer-exception-at = { $exception }（{ $place }）
answer-exception-line = { $exception }（{ $line }行目）
answer-exit = この呼び出しに答える前にプログラムが終了しました（終了ステータス { $status }）
answer-exit-after = すべての呼び出しに答えた後、プログラムが終了ステータス { $status } で終了しました（正しくは 0）
answer-signal = プログラムが { $signal } で強制終了されました
answer-limit-cpu = CPU時間の上限{ $seconds }秒を使い切りました
answer-limit-wall = 実行時間が上限の{ $seconds }秒を超えました
answer-limit-budget = 全ケースの合計時間が上限の{ $seconds }秒を超えました
answer-limit-memory = メモリ使用量が上限の { $size } を超えました
answer-limit-output = 出力が上限の { $size } を超えました
answer-limit-disk = 保存したファイルが上限（合計 { $size } または { $files }個）を超えました
answer-limit-processes = 同時に動くプロセスの数が上限の { $count }個を超えました
answer-load-limit = ファイルの読み込みが終わりませんでした：{ $limit }
answer-not-run = このケースは実行していません：{ $limit }
answer-garbled = 答えを採点側に送る通信路がプログラムによって乱されました：{ $detail }
answer-fault = チェッカ側の不具合です（プログラムの誤りではありません）：{ $detail }
answer-fault-no-answer = チェッカ側の不具合です（プログラムの誤りではありません）：この呼び出しの答えが届きませんでした

# 定義されていないメソッド
answer-missing-function = { $name } が定義されていません
answer-missing-function-similar = { $name } が定義されていません（{ $similar } は { $name } の書き間違いではありませんか）

# 値は正しいが、書き方が課題と異なる
presentation-floats = マスの値が 1.0 のような小数です（課題では 1 と書きます）
presentation-texts = マスの値が文字列です（課題では数で表します）
presentation-one-text = 盤面が1つの文字列です（課題では2次元配列で表します）
presentation-notation = 盤面は正しいのですが、表示の形式が課題と異なります
presentation-value = 値は正しいのですが、書き方が課題と異なります
