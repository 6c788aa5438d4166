### Every sentence that Murus says, in English. Selectors: $side is romans, gauls, germans or britons;
### $unit is wall, tower or catapult; $relation is own or enemy, or none of an empty cell; $advanced is yes or no.

## Words

side-adjective = { $side ->
    [romans] Roman
    [gauls] Gallic
    [germans] German
   *[britons] British
}
unit-name = { $unit ->
    [wall] wall
    [tower] tower
   *[catapult] catapult
}
side-name = { $side ->
    [romans] Romans
    [gauls] Gauls
    [germans] Germans
   *[britons] Britons
}

## Why a move is refused. The cells are the ones that the person typed: $from holds the unit that would act, $at is what $relation,
## $unit and $side are about.

refusal-unreadable = I can't read a move in that. Write the tower's cell and the second cell it reaches, such as `b4-d4`, or `b4xc5` to remove an enemy wall.
refusal-no-such-cell = There is no { $at } on this board.
refusal-over = This game is over.
refusal-swap-closed = Sides can be swapped only as the answer to the first turn of a balanced game.
refusal-which = { refusal-cell }. Write `{ $move }` to give one stone and leave a tower there, or `{ $both }` to give both and leave a wall.
refusal-opening-due = Your first turn of a balanced game is special: take one of your home towers and name two cells of your second row for its stones, for example `{ $move }`.
refusal-second-row = { $at } is not on your second row, where both stones of this first turn go, for example `{ $move }`.
refusal-same-cell = That names { $at } twice, and the stones of this first turn go onto two different cells, for example `{ $move }`.
refusal-empty = { $at } is empty.
refusal-not-yours = { refusal-cell }, and it is your turn, not theirs.
refusal-wall = { $at } holds your wall, and walls never act: only { $advanced ->
    [yes] towers and catapults
   *[no] towers
} do.
refusal-one-cell = That names only { $from }; a move names the cell it goes to as well.
refusal-not-opening = Two target cells are named only on the special first turn of a balanced game.
refusal-sign = { refusal-cell }: that move is written `{ $move }`.
refusal-names-first = A move names the second of the two cells that get a stone: write `{ $move }`.
refusal-not-in-line = { $to } is not in a straight line from { $from }.
refusal-not-a-row = { $from }, { $at } and { $to } do not follow one another in a straight line.
refusal-too-far = { $to } is too far from { $from }: a tower's stones go onto the next two cells in a line.
refusal-off-board = The board ends behind { $to }, and that tower on { $from } needs two cells in a line for its stones.
refusal-blocked = That tower on { $from } cannot reach { $to }: { refusal-cell }, and { refusal-lays }.
refusal-blocked-beyond = That tower on { $from } would lay its second stone behind { $to }, but { refusal-cell }, and { refusal-lays }.
refusal-not-through = { refusal-cell }: { $from } can be sacrificed against { $at }, not moved through it.
refusal-no-captures = There are no captures in this game.
refusal-own-unit = { refusal-cell }, and only enemy units are captured.
refusal-nothing-to-take = { refusal-cell }, so there is nothing to capture there.
refusal-not-adjacent = { $to } is not next to { $from }, and a tower captures only on the cells around it.
refusal-cannot-take = { refusal-cell }, and that tower on { $from } cannot capture { $advanced ->
    [yes] towers, only walls and catapults
   *[no] towers, only walls
}.
refusal-throw-path = A throw goes over anything, so it names only the catapult on { $from } and the cell where the stone lands.
refusal-throw-distance = { $to } is not two or three cells from { $from }, and a catapult throws no other distance.
refusal-throw-backward = A catapult throws forward and sideways only, and { $to } is behind { $from }.
refusal-throw-on-own = { refusal-cell }, and a catapult never throws onto its own side.

# What stands on the cell $at.
refusal-cell = { $relation ->
    [none] { $at } is empty
    [own] { $at } holds your own { unit-name }
   *[enemy] { $at } holds a { side-adjective } { unit-name }
}
# Where the stones of a tower go.
refusal-lays = { $advanced ->
    [yes] towers only go onto empty cells, your walls or your towers
   *[no] towers only go onto empty cells or your walls
}
# The sentence after the reason.
refusal-instead = { $count ->
    [0] { $from } has no move now.
   *[other] From { $from } you can play { $moves }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
}
refusal-units = { $count ->
    [one] You can move only from { $cells }.
   *[other] You can move from { $cells }.
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
