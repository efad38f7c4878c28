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
e5-topic-start = 初期化
e5-topic-runs = 八つの方向と、挟む石の個数のすべての組み合わせ
e5-topic-borders = 盤の端と隅
e5-topic-refused = 盤面を変えない手（置けない理由ごと）
e5-first = 初期盤面をつくる
e5-restart = もう一度初期化すると初期盤面に戻る
e5-run = { $direction }の石を{ $count }個挟む
e5-several-runs = { $directions }方向を同時に挟む、{ $direction }に{ $count }個まで
e5-placed = { $border }に石を置く
e5-anchored = { $border }にある自分の石で挟む
e5-along = { $border }に沿って挟む
e5-why-own = 自分の石があるマス
e5-why-other = 相手の石があるマス
e5-why-own-in-the-way = 自分の石があるマス、空きなら挟める
e5-why-other-in-the-way = 相手の石があるマス、空きなら挟める
e5-why-alone = どの石からも離れた空きマス
e5-why-beside-own = 隣に自分の石しかない空きマス
e5-why-open-at-square = 相手の石の先が空きマスで挟めない
e5-why-open-at-border = 相手の石の先が盤の外で挟めない
e5-why-others-move = 相手だけが置けるマス
e5-north = 上
e5-north-east = 右上
e5-east = 右
e5-south-east = 右下
e5-south = 下
e5-south-west = 左下
e5-west = 左
e5-north-west = 左上
e5-top = 上端
e5-bottom = 下端
e5-left = 左端
e5-right = 右端
e5-top-left = 左上の隅
e5-top-right = 右上の隅
e5-bottom-left = 左下の隅
e5-bottom-right = 右下の隅
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
e5-feature-north = 上
e5-feature-north-east = 右上
e5-feature-east = 右
e5-feature-south-east = 右下
e5-feature-south = 下
e5-feature-south-west = 左下
e5-feature-west = 左
e5-feature-north-west = 左上

## 言語アダプタの自己診断に使う課題
self-test-start = 新しい盤面：4つのマスはすべて0です
self-test-put = { $square } が { $value } になります
self-test-taken = { $square } は0ではないため、何も変えません
self-test-sum = 2つの数の和を返します。盤面は変えません
