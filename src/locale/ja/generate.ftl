### チェッカーが書き出すテスト。

## ファイルの先頭
generate-title-random = ランダムに進めた対局
generate-title-kill = よくある誤りのすべて
generate-title-cover = 規則の定めるすべてのこと
generate-about-random = checker generate --seed { $seed } --games { $games } で作成。同じ課題なら、同じコマンドで同じ対局をもう一度作れます。
generate-about-kill = checker generate --kill-all で作成。既知の誤り { $mistakes } 種類をすべて検出します（1方向だけの誤りも含みます）。
generate-about-kill-some = checker generate --kill-all で作成。既知の誤り { $mistakes } 種類のうち { $noticed } 種類を完全に検出します（1方向だけの誤りも含みます）。
generate-about-cover = checker generate --cover で作成。どのケースも、名前が示す呼び出しで終わります。

## ケースの名前
generate-game-in-turn = 対局{ $number }、交互に打つ、{ $moves }手と盤面を変えない{ $refused }手
generate-game-anybody = 対局{ $number }、手番を問わず打つ、途中で初期化、{ $moves }手と盤面を変えない{ $refused }手
generate-name-call = { $name }、{ $call }
generate-name-number = { $name }（{ $number }）
generate-name-plain = 最後の呼び出しは { $call }
generate-kills = このケースだけが検出する誤り：{ $mistakes }
generate-kills-in-part = このケースだけが検出する誤り（1方向だけで起こるとき）：{ $mistakes }

## 足りないもの
generate-missed = { $count ->
   *[other] 次の{ $count }件については、それを示す呼び出しが見つからなかったため、ケースがありません：{ $missed }
}
generate-mistake = { $mistake }
generate-mistake-in-part = { $mistake }（1方向だけ）
generate-pairs = { $count ->
   *[other] 誤りを2つ同時に含むプログラム{ $count }個
}
generate-exists = { $path } は既にあります。置き換えるには --force を付けるか、別の名前を指定してください。
generate-no-mistakes = 参照実装 { $reference } には既知の誤りが登録されていないため、--kill-all は使えません。
generate-no-points = 参照実装 { $reference } についてテストが示すべきことが登録されていないため、--cover は使えません。
