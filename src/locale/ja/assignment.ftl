### 課題の各呼び出しがすべきことと，棋譜の誤り。

## E5 オセロ
e5-black = 黒
e5-white = 白
e5-start = 新しいゲーム：中央に黒石2つと白石2つを置きます
e5-flips =
    { $disc }を { $square } に置き、{ $count ->
       *[other] { $squares } の{ $count }個
    }を裏返します
e5-occupied = { $square } には既に{ $disc }石があるため、何も変えません
e5-no-flip = { $square } に{ $disc }石を置いても裏返せる石がないため、何も変えません
e5-undefined = { $call } の動作は課題で定められていません
e5-off-board = { $square } は盤面の外です
e5-not-started = { $call } より前には盤面がありません
e5-transcript-square = { $number }手目「{ $move }」は盤面のマスではありません
e5-transcript-occupied = { $number }手目 { $move }：既に{ $disc }石があります
e5-transcript-no-flip = { $number }手目 { $move }：{ $disc }が裏返せる石がありません
e5-transcript-over = { $number }手目 { $move }：どちらも打てず、ゲームは終わっています
e5-transcript-legal = { $disc }が打てるのは { $moves }

# 手について言えること：「これらの呼び出しは…」に続く述語。
e5-feature-towards = { $direction }方向の石を裏返すべき手です
e5-feature-run = 1つの方向で{ $count }個以上の石を裏返すべき手です
e5-feature-directions = { $count }つ以上の方向の石を裏返すべき手です
e5-feature-corner = 隅のマスへの手です
e5-feature-border = 端のマスへの手です
e5-feature-occupied = 既に石があるマスへの、置けない手です
e5-feature-no-flip = 裏返せる石がないため置けない手です
e5-feature-illegal = 置けない手です
e5-north = 上
e5-north-east = 右上
e5-east = 右
e5-south-east = 右下
e5-south = 下
e5-south-west = 左下
e5-west = 左
e5-north-west = 左上

## 言語アダプタの自己診断に使う課題
self-test-start = 新しい盤面：4つのマスはすべて0です
self-test-put = { $square } が { $value } になります
self-test-taken = { $square } は0ではないため、何も変えません
self-test-sum = 2つの数の和を返します。盤面は変えません
