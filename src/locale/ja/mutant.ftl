### E5 のプログラムによくある誤り：誤りの名前、その背後にある考え、3段階のヒント（見る場所、考えること、規則）。

## 方向
mutant-missing-north-title = 上の方向を調べない
mutant-missing-north-mistake = 8方向のうち、上だけ書き忘れていました。
mutant-missing-north-where = 置いた石からどの方向を調べるかを決めている部分を見てみましょう。
mutant-missing-north-think = 初期化の直後に黒石を [5][4] に置くと、もう一方の端の黒石はそこから見てどの方向にありますか。プログラムはその方向を調べていますか。
mutant-missing-north-rule = 上を含む8方向のそれぞれについて、置いた石の隣から相手の石が途切れずに並び、その先に自分の石があれば、間の石をすべて裏返します。

mutant-missing-north-east-title = 右上の方向を調べない
mutant-missing-north-east-mistake = 8方向のうち、右上だけ書き忘れていました。
mutant-missing-north-east-where = 置いた石からどの方向を調べるかを決めている部分を見てみましょう。
mutant-missing-north-east-think = 初期化の後、白石を [4][2]、続けて黒石を [5][2] に置くと、もう一方の端の黒石は [5][2] から見てどの方向にありますか。プログラムはその方向を調べていますか。
mutant-missing-north-east-rule = 右上を含む8方向のそれぞれについて、置いた石の隣から相手の石が途切れずに並び、その先に自分の石があれば、間の石をすべて裏返します。

mutant-missing-east-title = 右の方向を調べない
mutant-missing-east-mistake = 8方向のうち、右だけ書き忘れていました。
mutant-missing-east-where = 置いた石からどの方向を調べるかを決めている部分を見てみましょう。
mutant-missing-east-think = 初期化の直後に黒石を [3][2] に置くと、もう一方の端の黒石はそこから見てどの方向にありますか。プログラムはその方向を調べていますか。
mutant-missing-east-rule = 右を含む8方向のそれぞれについて、置いた石の隣から相手の石が途切れずに並び、その先に自分の石があれば、間の石をすべて裏返します。

mutant-missing-south-east-title = 右下の方向を調べない
mutant-missing-south-east-mistake = 8方向のうち、右下だけ書き忘れていました。
mutant-missing-south-east-where = 置いた石からどの方向を調べるかを決めている部分を見てみましょう。
mutant-missing-south-east-think = 初期化の後、黒石を [3][2]、続けて白石を [2][2] に置くと、もう一方の端の白石は [2][2] から見てどの方向にありますか。プログラムはその方向を調べていますか。
mutant-missing-south-east-rule = 右下を含む8方向のそれぞれについて、置いた石の隣から相手の石が途切れずに並び、その先に自分の石があれば、間の石をすべて裏返します。

mutant-missing-south-title = 下の方向を調べない
mutant-missing-south-mistake = 8方向のうち、下だけ書き忘れていました。
mutant-missing-south-where = 置いた石からどの方向を調べるかを決めている部分を見てみましょう。
mutant-missing-south-think = 初期化の直後に黒石を [2][3] に置くと、もう一方の端の黒石はそこから見てどの方向にありますか。プログラムはその方向を調べていますか。
mutant-missing-south-rule = 下を含む8方向のそれぞれについて、置いた石の隣から相手の石が途切れずに並び、その先に自分の石があれば、間の石をすべて裏返します。

mutant-missing-south-west-title = 左下の方向を調べない
mutant-missing-south-west-mistake = 8方向のうち、左下だけ書き忘れていました。
mutant-missing-south-west-where = 置いた石からどの方向を調べるかを決めている部分を見てみましょう。
mutant-missing-south-west-think = 初期化の後、白石を [3][5]、続けて黒石を [2][5] に置くと、もう一方の端の黒石は [2][5] から見てどの方向にありますか。プログラムはその方向を調べていますか。
mutant-missing-south-west-rule = 左下を含む8方向のそれぞれについて、置いた石の隣から相手の石が途切れずに並び、その先に自分の石があれば、間の石をすべて裏返します。

mutant-missing-west-title = 左の方向を調べない
mutant-missing-west-mistake = 8方向のうち、左だけ書き忘れていました。
mutant-missing-west-where = 置いた石からどの方向を調べるかを決めている部分を見てみましょう。
mutant-missing-west-think = 初期化の直後に黒石を [4][5] に置くと、もう一方の端の黒石はそこから見てどの方向にありますか。プログラムはその方向を調べていますか。
mutant-missing-west-rule = 左を含む8方向のそれぞれについて、置いた石の隣から相手の石が途切れずに並び、その先に自分の石があれば、間の石をすべて裏返します。

mutant-missing-north-west-title = 左上の方向を調べない
mutant-missing-north-west-mistake = 8方向のうち、左上だけ書き忘れていました。
mutant-missing-north-west-where = 置いた石からどの方向を調べるかを決めている部分を見てみましょう。
mutant-missing-north-west-think = 初期化の後、黒石を [4][5]、続けて白石を [5][5] に置くと、もう一方の端の白石は [5][5] から見てどの方向にありますか。プログラムはその方向を調べていますか。
mutant-missing-north-west-rule = 左上を含む8方向のそれぞれについて、置いた石の隣から相手の石が途切れずに並び、その先に自分の石があれば、間の石をすべて裏返します。

mutant-only-straight-title = 縦と横だけを調べて斜めを調べない
mutant-only-straight-mistake = 石を挟めるのは縦と横だけだと思っていました。
mutant-only-straight-where = 置いた石からどの方向を調べるかを決めている部分を見てみましょう。
mutant-only-straight-think = 初期化の後、黒石を [3][2]、続けて白石を [2][2] に置きます。2手目で挟む石はどれで、[2][2] から見てどの方向にありますか。
mutant-only-straight-rule = 縦・横・斜めの8方向（上、下、左、右と斜めの4方向）をすべて調べ、どの方向でも、挟んだ石をすべて裏返します。

mutant-only-diagonal-title = 斜めだけを調べて縦と横を調べない
mutant-only-diagonal-mistake = 斜めの4方向だけを書き、上下左右を書き忘れていました。
mutant-only-diagonal-where = 置いた石からどの方向を調べるかを決めている部分を見てみましょう。
mutant-only-diagonal-think = 初期化の直後に黒石を [3][2] に置きます。この手で挟む石はどれで、[3][2] から見てどの方向にありますか。
mutant-only-diagonal-rule = 縦・横・斜めの8方向（上、下、左、右と斜めの4方向）をすべて調べ、どの方向でも、挟んだ石をすべて裏返します。

mutant-first-direction-only-title = 挟んだ石が最初に見つかった方向だけを裏返す
mutant-first-direction-only-mistake = 裏返せる方向が一つ見つかれば、そこで終わりだと思っていました。
mutant-first-direction-only-where = 裏返せる方向が見つかった後、プログラムが何をするかを見てみましょう。
mutant-first-direction-only-think = 課題文の実行例の4手目（白の [4][2]）は、いくつの方向で石を挟んでいますか。プログラムは、最初の方向を裏返した後に何をしますか。
mutant-first-direction-only-rule = 一手で複数の方向の石を挟むことがあり、そのときは、挟んだすべての方向の石を裏返します。

mutant-last-direction-only-title = 挟んだ石が最後に見つかった方向だけを裏返す
mutant-last-direction-only-mistake = 裏返す石を覚えておく場所が一つしかなく、次の方向が見つかるたびに上書きしていました。
mutant-last-direction-only-where = ある方向で見つけた石を、裏返すときまでどのように覚えているかを見てみましょう。
mutant-last-direction-only-think = 課題文の実行例の4手目（白の [4][2]）は、いくつの方向で石を挟んでいますか。裏返すとき、プログラムはそのうちいくつの方向を覚えていますか。
mutant-last-direction-only-rule = 一手で複数の方向の石を挟むことがあり、そのときは、挟んだすべての方向の石を裏返します。

mutant-flips-cascade-title = 裏返した石からさらに別の石を裏返す
mutant-flips-cascade-mistake = 裏返った石も、置いた石と同じように、さらに別の石を挟むと思っていました。
mutant-flips-cascade-where = 石を裏返した直後に、その石について何をしているかを見てみましょう。
mutant-flips-cascade-think = 一手の間に、プログラムはどのマスから8方向を調べていますか。裏返った石は、どれも置いた石から見て縦・横・斜めの一直線上にありますか。
mutant-flips-cascade-rule = 挟む起点になるのは置いた石だけです。置いた石と自分の石との間にある相手の石を一度だけ裏返し、裏返った石がさらに別の石を裏返すことはありません。

## 石の並び
mutant-flips-one-disc-title = 各方向で置いた石の隣の1個だけを裏返す
mutant-flips-one-disc-mistake = 裏返るのは、置いた石の隣の1個だけだと思っていました。
mutant-flips-one-disc-where = 一つの方向の石を裏返している部分を見てみましょう。
mutant-flips-one-disc-think = 一つの方向で3個の石を挟む手を試してみましょう。変わるべきマスはどれで、プログラムが変えるマスはどれですか。
mutant-flips-one-disc-rule = それぞれの方向で、置いた石と一番近い自分の石との間に途切れずに並んだ相手の石を、1個でも6個でも、すべて裏返します。

mutant-flips-last-disc-title = 各方向で挟んだ石のうち一番遠い1個だけを裏返す
mutant-flips-last-disc-mistake = 挟んだ石を順にたどり、最後にたどり着いた1個だけを裏返していました。
mutant-flips-last-disc-where = 一つの方向の石を裏返している部分を見てみましょう。
mutant-flips-last-disc-think = 一つの方向で3個の石を挟む手を試してみましょう。変わるべきマスはどれで、プログラムが変えるマスはどれですか。
mutant-flips-last-disc-rule = それぞれの方向で、置いた石と一番近い自分の石との間に途切れずに並んだ相手の石を、1個でも6個でも、すべて裏返します。

mutant-edge-anchors-title = 盤面の端を自分の石と同じように扱う
mutant-edge-anchors-mistake = 盤面の端まで並んだ相手の石は、端で挟まれたことになると思っていました。
mutant-edge-anchors-where = 一つの方向に進むのをどのような場合にやめ、その後で何をしているかを見てみましょう。
mutant-edge-anchors-think = 相手の石が盤面の端まで並んでいるとき、端の側から挟んでいる石はありますか。プログラムはこのとき何をしますか。
mutant-edge-anchors-rule = 相手の石の並びの先に自分の石があるときだけ、挟んだことになります。並びが盤面の端まで続いていれば、その方向の石は裏返しません。

mutant-empty-square-anchors-title = 相手の石の先の空きマスを自分の石と同じように扱う
mutant-empty-square-anchors-mistake = 相手の石がどこで途切れるかだけを調べ、その先に何があるかを確かめていませんでした。
mutant-empty-square-anchors-where = 一つの方向に進むのをどのような場合にやめ、その後で何をしているかを見てみましょう。
mutant-empty-square-anchors-think = 初期化の直後に黒石を [2][2] に置こうとするとき、並んだ白石の先には何がありますか。プログラムはそれをどう扱いますか。
mutant-empty-square-anchors-rule = 相手の石の並びの先に自分の石があるときだけ、挟んだことになります。並びの先が空きマスなら、その方向の石は裏返しません。

mutant-flips-across-empty-squares-title = 空きマスを飛び越えて石を裏返す
mutant-flips-across-empty-squares-mistake = 途中の空きマスを気にせずに、先にある自分の石を探していました。
mutant-flips-across-empty-squares-where = 一つの方向に進みながら、出会ったマスの種類ごとに何をしているかを見てみましょう。
mutant-flips-across-empty-squares-think = 置いた石、相手の石、空きマス、自分の石がこの順に並んでいるとします。プログラムはこのとき何をしますか。
mutant-flips-across-empty-squares-rule = 相手の石は途切れずに並んでいる必要があります。自分の石より手前に空きマスがあれば、その方向では石も空きマスも変わりません。

mutant-fills-empty-squares-title = 置いた石と自分の石の間の空きマスにも石を置く
mutant-fills-empty-squares-mistake = 何があるかを確かめずに、次の自分の石までのマスをすべて変えていました。
mutant-fills-empty-squares-where = 一つの方向に進みながら、出会ったマスの種類ごとに何をしているかを見てみましょう。
mutant-fills-empty-squares-think = 置いた石、相手の石、空きマス、自分の石がこの順に並んでいるとします。プログラムはこのとき何をしますか。
mutant-fills-empty-squares-rule = 相手の石は途切れずに並んでいる必要があります。自分の石より手前に空きマスがあれば、その方向では石も空きマスも変わりません。

mutant-farthest-disc-anchors-title = 一番近い自分の石ではなく、一番遠い自分の石までの間を裏返す
mutant-farthest-disc-anchors-mistake = 並びの一番先にある自分の石まで進み、その手前はすべて挟まれていると考えていました。
mutant-farthest-disc-anchors-where = 一つの方向に進んで自分の石に出会ったとき、何をしているかを見てみましょう。
mutant-farthest-disc-anchors-think = 置いた石の先に、相手、自分、相手、自分の石がこの順に並んでいるとします。裏返るべき石はどれで、プログラムはどこで止まりますか。
mutant-farthest-disc-anchors-rule = 挟むもう一方の端は、一番近い自分の石です。その手前の相手の石だけを裏返し、それより先の石は変えません。

mutant-stops-at-distance-2-title = 各方向を2マス先までしか調べない
mutant-stops-at-distance-2-mistake = 各方向とも2マス先まで調べれば十分だと思っていました。
mutant-stops-at-distance-2-where = 一つの方向にどこまで進んで調べているかを見てみましょう。
mutant-stops-at-distance-2-think = 一つの方向で1個を裏返す手と、2個を裏返す手を試してみましょう。それぞれの場合に、プログラムはどのマスを調べていますか。
mutant-stops-at-distance-2-rule = もう一方の端の自分の石は、間に6個の石を挟んで7マス先にあることもあります。調べるのをやめてよいのは、自分の石か空きマスに出会うか、盤面の端に達したときだけです。

mutant-stops-at-distance-3-title = 各方向を3マス先までしか調べない
mutant-stops-at-distance-3-mistake = 各方向とも3マス先まで調べれば十分だと思っていました。
mutant-stops-at-distance-3-where = 一つの方向にどこまで進んで調べているかを見てみましょう。
mutant-stops-at-distance-3-think = 一つの方向で2個を裏返す手と、3個を裏返す手を試してみましょう。それぞれの場合に、プログラムはどのマスを調べていますか。
mutant-stops-at-distance-3-rule = もう一方の端の自分の石は、間に6個の石を挟んで7マス先にあることもあります。調べるのをやめてよいのは、自分の石か空きマスに出会うか、盤面の端に達したときだけです。

mutant-stops-at-distance-4-title = 各方向を4マス先までしか調べない
mutant-stops-at-distance-4-mistake = 各方向とも4マス先まで調べれば十分だと思っていました。
mutant-stops-at-distance-4-where = 一つの方向にどこまで進んで調べているかを見てみましょう。
mutant-stops-at-distance-4-think = 一つの方向で3個を裏返す手と、4個を裏返す手を試してみましょう。それぞれの場合に、プログラムはどのマスを調べていますか。
mutant-stops-at-distance-4-rule = もう一方の端の自分の石は、間に6個の石を挟んで7マス先にあることもあります。調べるのをやめてよいのは、自分の石か空きマスに出会うか、盤面の端に達したときだけです。

mutant-stops-at-distance-5-title = 各方向を5マス先までしか調べない
mutant-stops-at-distance-5-mistake = 各方向とも5マス先まで調べれば十分だと思っていました。
mutant-stops-at-distance-5-where = 一つの方向にどこまで進んで調べているかを見てみましょう。
mutant-stops-at-distance-5-think = 一つの方向で4個を裏返す手と、5個を裏返す手を試してみましょう。それぞれの場合に、プログラムはどのマスを調べていますか。
mutant-stops-at-distance-5-rule = もう一方の端の自分の石は、間に6個の石を挟んで7マス先にあることもあります。調べるのをやめてよいのは、自分の石か空きマスに出会うか、盤面の端に達したときだけです。

mutant-stops-at-distance-6-title = 各方向を6マス先までしか調べない
mutant-stops-at-distance-6-mistake = 各方向を6マス先まで調べていて、盤面の端まであと1マス足りていませんでした。
mutant-stops-at-distance-6-where = 一つの方向にどこまで進んで調べているかを見てみましょう。
mutant-stops-at-distance-6-think = 一つの方向で5個を裏返す手と、6個を裏返す手を試してみましょう。それぞれの場合に、プログラムはどのマスを調べていますか。
mutant-stops-at-distance-6-rule = もう一方の端の自分の石は、間に6個の石を挟んで7マス先にあることもあります。調べるのをやめてよいのは、自分の石か空きマスに出会うか、盤面の端に達したときだけです。

## 盤面の端
mutant-row-0-is-outside-title = 石を調べるとき、第0行を盤面の外として扱う
mutant-row-0-is-outside-mistake = 石を調べるとき、盤面の行は第1行から始まると考えていました。
mutant-row-0-is-outside-where = あるマスが盤面の中にあるかどうかを判定している部分を見てみましょう。
mutant-row-0-is-outside-think = この判定で盤面の中とされる行番号のうち、最も小さいものはいくつですか。一番上の行は何番ですか。
mutant-row-0-is-outside-rule = 盤面は第0行から第7行、第0列から第7列までです。第0行の石も、ほかの石と同じように相手の石を挟み、挟まれれば裏返ります。

mutant-row-7-is-outside-title = 石を調べるとき、第7行を盤面の外として扱う
mutant-row-7-is-outside-mistake = 石を調べるとき、盤面の行は第6行で終わると考えていました。
mutant-row-7-is-outside-where = あるマスが盤面の中にあるかどうかを判定している部分を見てみましょう。
mutant-row-7-is-outside-think = この判定で盤面の中とされる行番号のうち、最も大きいものはいくつですか。一番下の行は何番ですか。
mutant-row-7-is-outside-rule = 盤面は第0行から第7行、第0列から第7列までです。第7行の石も、ほかの石と同じように相手の石を挟み、挟まれれば裏返ります。

mutant-column-0-is-outside-title = 石を調べるとき、第0列を盤面の外として扱う
mutant-column-0-is-outside-mistake = 石を調べるとき、盤面の列は第1列から始まると考えていました。
mutant-column-0-is-outside-where = あるマスが盤面の中にあるかどうかを判定している部分を見てみましょう。
mutant-column-0-is-outside-think = この判定で盤面の中とされる列番号のうち、最も小さいものはいくつですか。左端の列は何番ですか。
mutant-column-0-is-outside-rule = 盤面は第0行から第7行、第0列から第7列までです。第0列の石も、ほかの石と同じように相手の石を挟み、挟まれれば裏返ります。

mutant-column-7-is-outside-title = 石を調べるとき、第7列を盤面の外として扱う
mutant-column-7-is-outside-mistake = 石を調べるとき、盤面の列は第6列で終わると考えていました。
mutant-column-7-is-outside-where = あるマスが盤面の中にあるかどうかを判定している部分を見てみましょう。
mutant-column-7-is-outside-think = この判定で盤面の中とされる列番号のうち、最も大きいものはいくつですか。右端の列は何番ですか。
mutant-column-7-is-outside-rule = 盤面は第0行から第7行、第0列から第7列までです。第7列の石も、ほかの石と同じように相手の石を挟み、挟まれれば裏返ります。

mutant-border-is-outside-title = 石を調べるとき、端のマスを盤面の外として扱う
mutant-border-is-outside-mistake = 石を調べるとき、行も列も1から6までだけを盤面だと考えていました。
mutant-border-is-outside-where = あるマスが盤面の中にあるかどうかを判定している部分を見てみましょう。
mutant-border-is-outside-think = この判定では、どの行番号と列番号が盤面の中とされますか。それは全部で何マスで、盤面は何マスありますか。
mutant-border-is-outside-rule = 盤面は第0行から第7行、第0列から第7列までです。端のマスの石も、ほかの石と同じように相手の石を挟み、挟まれれば裏返ります。

mutant-never-plays-on-border-title = 盤面の端のマスに石を置かない
mutant-never-plays-on-border-mistake = 周りを調べるときに盤面からはみ出さないように、端のマスに置く手を除いていました。
mutant-never-plays-on-border-where = 手の行と列について、プログラムがどのような条件を課しているかを見てみましょう。
mutant-never-plays-on-border-think = プログラムは、どの行とどの列に打たれた手を受け付けますか。隅に石を置くことはできますか。
mutant-never-plays-on-border-rule = 端のマスも隅のマスも、ほかのマスと同じです。64マスのどこでも、空いていて1個以上裏返せるなら石を置けます。

mutant-row-minus-1-wraps-title = 盤面の上端を越えると第7行に進む
mutant-row-minus-1-wraps-mistake = 第0行より上には何もないので、確かめなくてもよいと思っていました。
mutant-row-minus-1-wraps-where = 次のマスを調べる前に、プログラムが何を確かめているかを見てみましょう。
mutant-row-minus-1-wraps-think = 使っている言語では、−1 は末尾から数えた番号になります。第0行からさらに上へ進むと、プログラムはどの行を見ることになりますか。
mutant-row-minus-1-wraps-rule = 盤面は第0行で終わり、第7行にはつながっていません。相手の石が上端まで続いていれば、その方向の石は裏返しません。

mutant-column-minus-1-wraps-title = 盤面の左端を越えると第7列に進む
mutant-column-minus-1-wraps-mistake = 第0列より左には何もないので、確かめなくてもよいと思っていました。
mutant-column-minus-1-wraps-where = 次のマスを調べる前に、プログラムが何を確かめているかを見てみましょう。
mutant-column-minus-1-wraps-think = 使っている言語では、−1 は末尾から数えた番号になります。第0列からさらに左へ進むと、プログラムはどの列を見ることになりますか。
mutant-column-minus-1-wraps-rule = 盤面は第0列で終わり、第7列にはつながっていません。相手の石が左端まで続いていれば、その方向の石は裏返しません。

mutant-minus-1-wraps-title = 盤面の上端や左端を越えると反対側の端に進む
mutant-minus-1-wraps-mistake = 下端と右端だけを確かめていて、0より前には何もないと思っていました。
mutant-minus-1-wraps-where = 次のマスを調べる前に、プログラムが何を確かめているかを見てみましょう。
mutant-minus-1-wraps-think = 使っている言語では、−1 は末尾から数えた番号になります。第0行から上へ、または第0列から左へ進むと、プログラムはどのマスを見ることになりますか。
mutant-minus-1-wraps-rule = 盤面は四つの端のどこでも終わり、反対側の端にはつながっていません。相手の石が端まで続いていれば、その方向の石は裏返しません。

mutant-row-minus-1-raises-title = 第0行より上を調べようとしてエラーになる
mutant-row-minus-1-raises-mistake = 次のマスを調べる前に、上端を越えていないかを確かめていませんでした。
mutant-row-minus-1-raises-where = 次のマスを調べる前に、プログラムが何を確かめているかを見てみましょう。
mutant-row-minus-1-raises-think = 第0行からさらに上へ進むと行番号はいくつになり、使っている言語では何が起きますか。第0行の空きマスに置く手を試してみましょう。
mutant-row-minus-1-raises-rule = 第0行より上にマスはないため、マスを見る前に、それが盤面の中にあることを確かめる必要があります。相手の石が端まで続いていれば、その方向の石は裏返しません。

mutant-row-8-raises-title = 第7行より下を調べようとしてエラーになる
mutant-row-8-raises-mistake = 次のマスを調べる前に、下端を越えていないかを確かめていませんでした。
mutant-row-8-raises-where = 次のマスを調べる前に、プログラムが何を確かめているかを見てみましょう。
mutant-row-8-raises-think = 第7行からさらに下へ進むと行番号はいくつになり、使っている言語では何が起きますか。第7行の空きマスに置く手を試してみましょう。
mutant-row-8-raises-rule = 第7行より下にマスはないため、マスを見る前に、それが盤面の中にあることを確かめる必要があります。相手の石が端まで続いていれば、その方向の石は裏返しません。

mutant-column-minus-1-raises-title = 第0列より左を調べようとしてエラーになる
mutant-column-minus-1-raises-mistake = 次のマスを調べる前に、左端を越えていないかを確かめていませんでした。
mutant-column-minus-1-raises-where = 次のマスを調べる前に、プログラムが何を確かめているかを見てみましょう。
mutant-column-minus-1-raises-think = 第0列からさらに左へ進むと列番号はいくつになり、使っている言語では何が起きますか。第0列の空きマスに置く手を試してみましょう。
mutant-column-minus-1-raises-rule = 第0列より左にマスはないため、マスを見る前に、それが盤面の中にあることを確かめる必要があります。相手の石が端まで続いていれば、その方向の石は裏返しません。

mutant-column-8-raises-title = 第7列より右を調べようとしてエラーになる
mutant-column-8-raises-mistake = 次のマスを調べる前に、右端を越えていないかを確かめていませんでした。
mutant-column-8-raises-where = 次のマスを調べる前に、プログラムが何を確かめているかを見てみましょう。
mutant-column-8-raises-think = 第7列からさらに右へ進むと列番号はいくつになり、使っている言語では何が起きますか。第7列の空きマスに置く手を試してみましょう。
mutant-column-8-raises-rule = 第7列より右にマスはないため、マスを見る前に、それが盤面の中にあることを確かめる必要があります。相手の石が端まで続いていれば、その方向の石は裏返しません。

## 置ける手と置けない手
mutant-no-legality-check-title = 置けるかどうかを確かめずに石を置く
mutant-no-legality-check-mistake = 置ける手だけが呼び出されると思っていました。
mutant-no-legality-check-where = 置ける手かどうかをプログラムがどのように決めているかを見てみましょう。
mutant-no-legality-check-think = 初期化の後、黒石を [0][0]、続けて [3][3] に置こうとしてみましょう。何が変わるべきで、プログラムは何を変えますか。
mutant-no-legality-check-rule = 石を置けるのは、空きマスで、しかも相手の石を1個以上裏返せるときだけです。それ以外の手では何も変えません。

mutant-plays-without-flips-title = 裏返せる石がなくても、空きマスなら石を置く
mutant-plays-without-flips-mistake = 空きマスなら、どこにでも石を置けると思っていました。
mutant-plays-without-flips-where = 置ける手かどうかをプログラムがどのように決めているかを見てみましょう。
mutant-plays-without-flips-think = 初期化の直後に黒石を [0][0] に置こうとするとき、挟める石はありますか。プログラムはこのとき何を変えますか。
mutant-plays-without-flips-rule = 石を置けるのは、空きマスで、しかも相手の石を1個以上裏返せるときだけです。それ以外の手では何も変えません。

mutant-neighbour-suffices-title = 相手の石の隣の空きマスなら、どこにでも石を置く
mutant-neighbour-suffices-mistake = 隣に相手の石があれば、そこに石を置けると思っていました。
mutant-neighbour-suffices-where = 置ける手かどうかをプログラムがどのように決めているかを見てみましょう。
mutant-neighbour-suffices-think = 初期化の直後に黒石を [2][2] に置こうとしてみましょう。隣にあるのはどの石で、その石を挟むことはできますか。
mutant-neighbour-suffices-rule = 隣に相手の石があるだけでは足りず、その先に自分の石があって1個以上の石を挟めるときだけ置けます。挟めなければ何も変えません。

mutant-overwrites-own-title = 既に自分の石があるマスにも打つ
mutant-overwrites-own-mistake = 相手の石がないことだけを確かめ、自分の石がある場合を考えていませんでした。
mutant-overwrites-own-where = 石を置こうとしているマスについて、プログラムが何を確かめているかを見てみましょう。
mutant-overwrites-own-think = マスの状態は、空き、自分の石、相手の石の3通りです。それぞれの場合について、プログラムが石を置くかどうかを考えてみましょう。
mutant-overwrites-own-rule = 石を置けるのは空きマスだけです。どちらの石でも、既に石があるマスへの手では、たとえ石を挟める形でも何も変えません。

mutant-overwrites-opponent-title = 相手の石があるマスにも打つ
mutant-overwrites-opponent-mistake = 自分の石がないことだけを確かめ、相手の石がある場合を考えていませんでした。
mutant-overwrites-opponent-where = 石を置こうとしているマスについて、プログラムが何を確かめているかを見てみましょう。
mutant-overwrites-opponent-think = マスの状態は、空き、自分の石、相手の石の3通りです。それぞれの場合について、プログラムが石を置くかどうかを考えてみましょう。
mutant-overwrites-opponent-rule = 石を置けるのは空きマスだけです。どちらの石でも、既に石があるマスへの手では、たとえ石を挟める形でも何も変えません。

mutant-overwrites-both-title = 石を裏返せるなら、既に石があるマスにも打つ
mutant-overwrites-both-mistake = 裏返せる石があることだけを確かめ、マスが空いていることを確かめていませんでした。
mutant-overwrites-both-where = 石を置こうとしているマスについて、プログラムが何を確かめているかを見てみましょう。
mutant-overwrites-both-think = マスの状態は、空き、自分の石、相手の石の3通りです。それぞれの場合について、プログラムが石を置くかどうかを考えてみましょう。
mutant-overwrites-both-rule = 石を置けるのは空きマスだけです。どちらの石でも、既に石があるマスへの手では、たとえ石を挟める形でも何も変えません。

mutant-illegal-leaves-disc-title = 置けない手でも、試しに置いた石を盤面に残す
mutant-illegal-leaves-disc-mistake = 先に石を置き、置けない手だと分かったときに元に戻していませんでした。
mutant-illegal-leaves-disc-where = 石を置くのはいつで、置ける手かどうかが分かるのはいつかを見てみましょう。
mutant-illegal-leaves-disc-think = 初期化の直後に黒石を [0][0] に置こうとする手を、プログラムに沿って1行ずつ追ってみましょう。終わったときの盤面は、始まる前と同じですか。
mutant-illegal-leaves-disc-rule = 置けない手では何も変えません。置こうとしたマスを含めて、すべてのマスが呼び出し前と同じままです。

mutant-illegal-leaves-flips-title = 既に石があるマスへの手でも、石を置かずに裏返しだけを行う
mutant-illegal-leaves-flips-mistake = 石を置く前にはマスが空いていることを確かめ、裏返す前には確かめていませんでした。
mutant-illegal-leaves-flips-where = 置こうとしたマスに既に石があるとき、プログラムが何をするかを見てみましょう。
mutant-illegal-leaves-flips-think = 既に石があるマスへの手を、プログラムに沿って1行ずつ追ってみましょう。置ける手で行う処理のうち、このときも行われるものはどれですか。
mutant-illegal-leaves-flips-rule = 既に石があるマスには置けません。そのような手では、石を置くことも裏返すこともせず、何も変えません。

mutant-stops-after-illegal-title = 置けない手の後はどの手も打たない
mutant-stops-after-illegal-mistake = 置けない手があれば、そこで対局が終わると思っていました。
mutant-stops-after-illegal-where = ある手から次の手までの間に、プログラムが何を覚えているかを見てみましょう。
mutant-stops-after-illegal-think = 初期化の後、黒石を [0][0]、続けて [3][2] に置こうとしてみましょう。2手目では何が起きるべきですか。
mutant-stops-after-illegal-rule = 置けない手は何も変えず、その後の手にも影響しません。どの手も、そのときの盤面だけで置けるかどうかが決まります。

## 石を置く
mutant-places-without-flipping-title = 石を置くだけで裏返さない
mutant-places-without-flipping-mistake = 石を挟めることを確かめた後、石を置くだけで、裏返すのを忘れていました。
mutant-places-without-flipping-where = 置ける手だと分かった後に、プログラムが何をするかを見てみましょう。
mutant-places-without-flipping-think = 初期化の直後に黒石を [3][2] に置きます。変わるべきマスはどれで、プログラムが変えるマスはどれですか。
mutant-places-without-flipping-rule = 置ける手では、そのマスにプレイヤーの石を置くことと、挟んだ石をすべて裏返すことの両方を行います。

mutant-flips-without-placing-title = 挟んだ石を裏返すだけで石を置かない
mutant-flips-without-placing-mistake = 挟んだ石を裏返すだけで、挟むための石を置くのを忘れていました。
mutant-flips-without-placing-where = 置ける手だと分かった後に、プログラムが何をするかを見てみましょう。
mutant-flips-without-placing-think = 初期化の直後に黒石を [3][2] に置きます。変わるべきマスはどれで、プログラムが変えるマスはどれですか。
mutant-flips-without-placing-rule = 置ける手では、そのマスにプレイヤーの石を置くことと、挟んだ石をすべて裏返すことの両方を行います。

mutant-moves-change-nothing-title = どの手でも盤面が変わらない
mutant-moves-change-nothing-mistake = 盤面のコピーや、同じ名前の別の変数を書き換えていました。
mutant-moves-change-nothing-where = 手を打つときにどの盤面を書き換え、どの盤面を表示しているかを見てみましょう。
mutant-moves-change-nothing-think = 初期化の直後に黒石を [3][2] に置き、呼び出しのあとの盤面を見てみましょう。書き換えた盤面は、次の呼び出しまで残る盤面と同じものですか。
mutant-moves-change-nothing-rule = 置ける手では、保持している盤面に石を置き、挟んだ石を裏返します。次の呼び出しでは、変わったあとの盤面から始まります。

mutant-placed-with-row-and-column-swapped-title = 行と列を逆にして石を置く
mutant-placed-with-row-and-column-swapped-mistake = 正しいマスから調べていましたが、石を置くところだけ行と列を逆に書いていました。
mutant-placed-with-row-and-column-swapped-where = 打った石そのものを盤面に置いている部分を見てみましょう。
mutant-placed-with-row-and-column-swapped-think = 初期化の直後に黒石を [3][2] に置きます。新しい石はどのマスに現れ、石はどのマスを起点に裏返りましたか。
mutant-placed-with-row-and-column-swapped-rule = i は行（一番上が第0行）、j は列（左端が第0列）です。調べるときも石を置くときも、この意味は変わりません。

mutant-row-and-column-swapped-title = 行と列を逆に扱う
mutant-row-and-column-swapped-mistake = i を横の位置、j を縦の位置だと思い、x と y のように使っていました。
mutant-row-and-column-swapped-where = 打つマスを表す二つの番号を、プログラムがどのように使っているかを見てみましょう。
mutant-row-and-column-swapped-think = 初期化の直後に黒石を [3][2] に置きます。新しい石は第何行の第何列にあるべきで、プログラムではどこに現れますか。
mutant-row-and-column-swapped-rule = i は行（一番上が第0行）、j は列（左端が第0列）です。調べるときも石を置くときも、この意味は変わりません。

mutant-rows-are-one-title = 盤面の8行がすべて同じ一つの行になっている
mutant-rows-are-one-mistake = 一つの行を作って盤面に8回入れれば、別々の8行になると思っていました。
mutant-rows-are-one-where = 初期化のときに、盤面の各行をどのように作っているかを見てみましょう。
mutant-rows-are-one-think = 空の盤面を作って1マスだけ値を変え、盤面全体を表示してみましょう。いくつのマスが変わっていますか。
mutant-rows-are-one-rule = 盤面は互いに独立した8行からできています。ある行のマスを変えても、ほかの行は変わりません。

## プレイヤー
mutant-colours-swapped-title = プレイヤー1を白、プレイヤー2を黒として打つ
mutant-colours-swapped-mistake = プレイヤー1が白、プレイヤー2が黒だと思っていました。
mutant-colours-swapped-where = プレイヤーの番号をプログラムがどのように使っているかを見てみましょう。
mutant-colours-swapped-think = 初期化の直後にプレイヤー1が [3][2] に打つと、そこに置かれるべき石は何色ですか。プログラムはその石を置きますか。
mutant-colours-swapped-rule = プレイヤー1は黒で、値が1の石を置きます。プレイヤー2は白で、値が2の石を置きます。

mutant-always-black-title = どの手も黒の手として扱う
mutant-always-black-mistake = 黒の手だけを考えて書き、プレイヤーの番号を使っていませんでした。
mutant-always-black-where = プレイヤーの番号をプログラムがどのように使っているかを見てみましょう。
mutant-always-black-think = 初期化の直後に白石を [2][4] に置くと、その後、そこにはどの石があるべきですか。プログラムはどちらの手として調べていますか。
mutant-always-black-rule = どの手も、指定されたプレイヤーの手として扱います。プレイヤー2なら白石を置き、挟んだ黒石を裏返します。

mutant-own-turn-title = 指定されたプレイヤーを見ずに、置ける手のたびに手番を入れ替える
mutant-own-turn-mistake = 黒と白は必ず交互に打つので、指定されたプレイヤーの番号は使わなくてよいと思っていました。
mutant-own-turn-where = どちらの手なのかをプログラムがどのように決めているかを見てみましょう。
mutant-own-turn-think = 初期化の後、黒石を [3][2]、続けてもう一度黒石を [5][5] に置きます。その後、[5][5] にはどちらの石があるべきですか。
mutant-own-turn-rule = どちらの手かは、指定されたプレイヤーの番号だけで決まります。交互とは限らず、同じプレイヤーが続けて打つこともあります。

mutant-own-turn-passed-by-illegal-title = 指定されたプレイヤーを見ずに、置けない手の後でも手番を入れ替える
mutant-own-turn-passed-by-illegal-mistake = 指定されたプレイヤーの番号を使わず、何も変えなかった手の後でも、手番を相手に移していました。
mutant-own-turn-passed-by-illegal-where = どちらの手なのかをプログラムがどのように決めているかを見てみましょう。
mutant-own-turn-passed-by-illegal-think = 初期化の後、黒石を [0][0]、続けてもう一度黒石を [3][2] に置こうとしてみましょう。プログラムは2手目をどちらの手として扱いますか。
mutant-own-turn-passed-by-illegal-rule = どちらの手かは、指定されたプレイヤーの番号だけで決まります。それまでの手は、置ける手も置けない手も関係ありません。

mutant-enforces-turns-title = 手番でないプレイヤーの手を受け付けない
mutant-enforces-turns-mistake = 相手の手番のときに打たれた手は、置けない手だと思っていました。
mutant-enforces-turns-where = どのような場合に置けない手と判断しているかを見てみましょう。
mutant-enforces-turns-think = 課題文には、move_othello が盤面を変更しない場合が書かれています。その中に、手番に関する条件はありますか。
mutant-enforces-turns-rule = どちらの手番かは確かめません。指定されたプレイヤーの石は、空きマスで1個以上裏返せるなら、いつでも置けます。

## 初期盤面
mutant-start-colours-swapped-title = 初期盤面の黒石と白石が逆になっている
mutant-start-colours-swapped-mistake = 中央の4つの石の並びを、黒と白で逆に覚えていました。
mutant-start-colours-swapped-where = initialize_othello が盤面に何を置いているかを見てみましょう。
mutant-start-colours-swapped-think = 中央の4マスを、課題文の実行例と1マスずつ比べてみましょう。[3][3] にあるのはどちらの石ですか。
mutant-start-colours-swapped-rule = 初期盤面では、白石が [3][3] と [4][4] に、黒石が [3][4] と [4][3] にあり、ほかのマスはすべて空いています。

mutant-start-empty-title = 初期盤面に石がない
mutant-start-empty-mistake = 盤面を作っただけで、最初に置いておく4つの石を忘れていました。
mutant-start-empty-where = initialize_othello が盤面に何を置いているかを見てみましょう。
mutant-start-empty-think = 初期化した直後の盤面を表示し、課題文の実行例と比べてみましょう。石はいくつありますか。
mutant-start-empty-rule = 初期盤面では、白石が [3][3] と [4][4] に、黒石が [3][4] と [4][3] にあり、ほかのマスはすべて空いています。

mutant-keeps-board-title = もう一度初期化しても盤面を元に戻さない
mutant-keeps-board-mistake = 初期化は最初に一度だけ行われると思っていました。
mutant-keeps-board-where = 新しい盤面をいつ、何から作っているかを見てみましょう。
mutant-keeps-board-think = 初期化し、一手打ち、もう一度初期化してみましょう。盤面はどうなるべきで、実際にはどうなっていますか。
mutant-keeps-board-rule = initialize_othello を呼び出すたびに、それまでの手に関係なく、中央に4つの石があるだけの初期盤面に戻します。

## 戻り値
mutant-returns-nothing-title = move_othello が何も返さない
mutant-returns-nothing-mistake = 盤面を変えれば十分で、何も返さなくてよいと思っていました。
mutant-returns-nothing-where = move_othello がどのように終わり、呼び出した側に何が渡るかを見てみましょう。
mutant-returns-nothing-think = move_othello の戻り値を表示してみましょう。課題文の実行例と同じものが表示されますか。
mutant-returns-nothing-rule = move_othello は、いつでも実行後の盤面全体を返します。置けない手のときは、変わっていない盤面を返します。

mutant-returns-nothing-when-illegal-title = 置けない手のときに何も返さない
mutant-returns-nothing-when-illegal-mistake = 何もしない手では、何も返さなくてよいと思っていました。
mutant-returns-nothing-when-illegal-where = move_othello が終わる箇所をすべて探し、それぞれで呼び出した側に何が渡るかを見てみましょう。
mutant-returns-nothing-when-illegal-think = 初期化の直後に黒石を [0][0] に置こうとして、戻り値を表示してみましょう。課題文の実行例では、置けない手のときに何が表示されていますか。
mutant-returns-nothing-when-illegal-rule = move_othello は、いつでも実行後の盤面全体を返します。置けない手のときは、変わっていない盤面を返します。

mutant-returns-false-when-illegal-title = 置けない手のときに false を返す
mutant-returns-false-when-illegal-mistake = 置けない手だったことを、戻り値で知らせるものだと思っていました。
mutant-returns-false-when-illegal-where = move_othello が終わる箇所をすべて探し、それぞれで呼び出した側に何が渡るかを見てみましょう。
mutant-returns-false-when-illegal-think = 初期化の直後に黒石を [0][0] に置こうとして、戻り値を表示してみましょう。課題文の実行例では、置けない手のときに何が表示されていますか。
mutant-returns-false-when-illegal-rule = move_othello は、いつでも実行後の盤面全体を返します。置けない手のときは、変わっていない盤面を返します。

mutant-returns-flips-title = 盤面ではなく裏返した石の数を返す
mutant-returns-flips-mistake = 裏返した石の数を数え、最後にその数を返していました。
mutant-returns-flips-where = move_othello がどのように終わり、呼び出した側に何が渡るかを見てみましょう。
mutant-returns-flips-think = 初期化の直後に黒石を [3][2] に置き、戻り値を表示してみましょう。課題文の実行例と同じものが表示されますか。
mutant-returns-flips-rule = move_othello は、いつでも実行後の盤面全体を返します。置けない手のときは、変わっていない盤面を返します。

mutant-returns-previous-board-title = 手を打つ前の盤面を返す
mutant-returns-previous-board-mistake = 手を打つ前に取っておいた盤面のほうを返していました。
mutant-returns-previous-board-where = move_othello がどの盤面を返し、それがいつの時点のものかを見てみましょう。
mutant-returns-previous-board-think = 置ける手を打った後、その戻り値と、盤面そのものを表示してみましょう。二つは同じですか。
mutant-returns-previous-board-rule = move_othello は、いつでも実行後の盤面全体を返します。置けない手のときは、変わっていない盤面を返します。

mutant-initialise-returns-nothing-title = initialize_othello が何も返さない
mutant-initialise-returns-nothing-mistake = 盤面を作れば十分で、初期化では何も返さなくてよいと思っていました。
mutant-initialise-returns-nothing-where = initialize_othello がどのように終わり、呼び出した側に何が渡るかを見てみましょう。
mutant-initialise-returns-nothing-think = initialize_othello の戻り値を表示してみましょう。課題文の実行例と同じものが表示されますか。
mutant-initialise-returns-nothing-rule = initialize_othello は、いつでも、作った初期盤面の全体を返します。
