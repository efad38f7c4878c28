## The help. The ids follow from the command line, as src/cli/help.rs says.

help-heading-usage = 使い方
help-heading-commands = コマンド
help-heading-arguments = 引数
help-heading-options = オプション
help-heading-common-options = 共通オプション

help-values = 指定できる値：{ $values }
help-default = 既定値：{ $value }
help-variable = 環境変数：{ $name }

help-checker = プログラムが課題の要求どおりに動くかを判定し、そうでないときは最も短い反例を示します
help-submit = プログラムを判定し、合格なら提出として記録する
help-run = プログラムを判定する（記録はしない）
help-replay = 課題が求める盤面を、呼び出しごとに表示する
help-list = 課題・言語・テスト・ケースの一覧を表示する
help-submissions = 記録された提出の一覧を表示する
help-doctor = このマシンで各言語とサンドボックスが使えるかを確かめる
help-schema = ファイルの JSON Schema を出力する（エディタでの補完と検査用）
help-completions = シェルの補完スクリプトを出力する
help-man = マニュアルページを出力する
help-help = コマンドのヘルプを表示する

help-option-assignment = 課題（指定がなければ e5。課題が一つだけならそれ）
help-option-suites = 内蔵の課題の代わりに、このフォルダにある課題（またはその中の各課題フォルダ）を使う
help-option-language = プログラムの言語（指定がなければファイル名と先頭行から判断）
help-option-locale = 表示に使う言語（指定がなければ環境の設定に従う）
help-option-color = 色を付けるかどうか
help-option-quiet = 判定だけを表示する
help-option-verbose = 呼び出しごとの盤面も表示する
help-option-output = 端末ではなく、このファイルに書き出す
help-option-help = このヘルプを表示する
help-option-version = バージョンを表示する

help-option-only = 一致するテストやケースだけを判定する（例: '05-*'、'*/occupied square'）
help-option-failed-first = 前回失敗したケースから始める
help-option-all = 種類ごとに最初の一つだけでなく、失敗したケースをすべて表示する
help-option-strict = 課題と同じ書き方の盤面だけを受け付ける
help-option-interface = 関数を呼び出すか、一行ずつやり取りするか（指定がなければ言語ごとの既定）
help-option-jobs = 同時に実行するケースの数（既定ではプロセッサの数）
help-option-format = 結果の形式
help-option-sandbox = 隔離の水準（すべての層がなければ実行しない、あるものだけを使う、資源の制限だけ、のいずれか）
help-option-without = この隔離の層を使わない
help-option-watch = 保存のたびに判定し直す
help-option-spool = 提出を記録するフォルダ（指定がなければ個人のデータフォルダ）

help-submit-file = 提出するプログラム（ファイルまたはフォルダ）
help-run-files = 判定するプログラム（ファイルまたはフォルダ）
help-replay-calls = 呼び出し（';' で区切れば複数）、または 'f5d6c3' のような棋譜
help-replay-file = このファイルから読む（'-' は標準入力）
help-replay-transcripts = 一行を一局の棋譜として読む
help-replay-final = 各対局の最後の盤面だけを表示する
help-replay-notation = 盤面の書き方
help-list-what = 表示するもの（省略すると概要）
help-submissions-all = 自分のものだけでなく、全員の提出を表示する
help-doctor-languages = 確かめる言語（省略するとすべて）
help-schema-of = ファイルの種類
help-completions-shell = シェル
help-help-command = コマンド名

## What is wrong with a command line.

usage-and =
    { $first }
    { $then }
usage-unknown-argument = '{ $arg }' というオプションや引数は、ここでは使えません。
usage-unknown-command = '{ $command }' というコマンドはありません。
usage-wrong-value = '{ $value }' は '{ $arg }' の値として使えません。
usage-no-value = '{ $arg }' には値が必要です。
usage-wrong-number-of-values = '{ $arg }' の値の数が合いません。
usage-repeated = '{ $arg }' は一度しか指定できません。
usage-conflict = '{ $arg }' と '{ $prior }' は同時に指定できません。
usage-missing-argument = 指定が足りません：{ $arg }
usage-missing-command = コマンドを指定してください。
usage-not-unicode = UTF-8 として読めない引数があります。
usage-other = コマンドラインを解釈できません：{ $cause }

usage-did-you-mean = '{ $meant }' の間違いではありませんか。
usage-possible-values = 指定できる値：{ $values }
usage-whole-number = 1以上の整数を指定してください。
usage-pattern = パターンの{ $place }文字目に誤りがあります。
usage-see =
    使い方：{ $usage }
    詳しくは '{ $help }' をご覧ください。
