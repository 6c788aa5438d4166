### Every sentence that Murus says, in English. Selectors: $side is romans, gauls, germans or britons;
### $unit is wall, tower or catapult; $relation is own or enemy.

## Words

-side-adjective = { $side ->
    [romans] Roman
    [gauls] Gallic
    [germans] German
   *[britons] British
}
side-name = { $side ->
    [romans] Romans
    [gauls] Gauls
    [germans] Germans
   *[britons] Britons
}

## Why a move is refused. The cells are the ones that the person typed.

refusal-unreadable = I can't read a move in that. Write the tower's cell and the second cell it reaches, such as `b4-d4`, or `b4xc5` to remove an enemy wall.
refusal-no-such-cell = There is no { $at } on this board.
refusal-one-cell = You named only { $at }.
refusal-over = This game is over.
refusal-which = That can be read in more than one way. Which do you mean: { $moves }?
refusal-empty = { $at } is empty.
refusal-not-yours = { $at } holds a { -side-adjective(side: $side) } { $unit }, and it is not their turn.
refusal-wall = { $at } holds a wall, and walls never act: only towers do.
refusal-opening-due = The first turn of a balanced game is special: lift one of your home towers and name two cells of your second row for its walls, such as `{ $at }-c2,e2`.
refusal-not-opening = Two cells at once are named only on the special first turn of a balanced game.
refusal-second-row = { $at } is not on your second row, where the two walls of the first turn go.
refusal-not-in-line = { $to } is not in a straight line from { $from }.
refusal-two-cells = A tower's two stones go onto the next two cells in a line, and the move names the second of them; { $to } is not two cells from { $from }.
refusal-off-board = Towards { $to } there are not two cells on the board for the stones of { $from }.
refusal-blocked = { $at } holds { $relation ->
    [own] your own { $unit }, and stones are not laid onto that
   *[enemy] a { -side-adjective(side: $side) } { $unit }: { $from } cannot be moved onto or through it
}.
refusal-takes-instead = { $to } holds a { -side-adjective(side: $side) } { $unit }, so nothing can be laid there.
refusal-nothing-to-take = There is nothing to capture on { $to }.
refusal-own-unit = { $at } holds your own { $unit }.
refusal-not-adjacent = { $to } is not next to { $from }: a tower captures only on the cells around it.
refusal-cannot-take = { $at } holds a { -side-adjective(side: $side) } { $unit }, and a tower cannot capture that.
refusal-only-catapults = Both stones are given against a catapult only, and { $at } holds none.
refusal-no-captures = There are no captures in this variant.
refusal-throw-distance = A catapult throws two or three cells far in a line; { $to } is not that far from { $from }.
refusal-throw-backward = A catapult throws forward and sideways only, and { $to } is behind { $from }.
refusal-swap-closed = Sides can be swapped only as the answer to the first turn of a balanced game.
refusal-instead = { $count ->
    [0] { $from } has no move now.
   *[other] From { $from } you can play { $moves }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
}

## On the picture, and in its description

picture-start = Murus Gallicus
picture-to-move = { side-name } to move
picture-over = { $reason ->
    [breakthrough] { side-name } break through
    [stalemate] { side-name } win by stalemate
    [last-player] { side-name } are the last in
    [resignation] { side-name } win by resignation
    [timeout] { side-name } win on time
    [agreement] Draw agreed
    [repetition] Draw by repetition
   *[cancelled] Cancelled
}
picture-caption = Murus Gallicus, a game by Phil Leduc
picture-units = { side-name }: { $tower-count ->
    [0] no towers
   *[other] towers { $towers }
}{ $catapult-count ->
    [0] {""}
   *[other] ; catapults { $catapults }
}{ $wall-count ->
    [0] {""}
   *[other] ; walls { $walls }
}.
