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

## Names

name-bot = Murus ({ $level })
name-gone = somebody who left
name-somebody = Somebody
name-player = Player

## Buttons and menus

button-move = Move
button-swap = Swap sides
button-view = My view
button-more = ⋯
button-back = Back
button-confirm = Confirm { $move }
button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
button-rematch = Rematch
button-history = Moves
button-resign = Resign…
button-resign-yes = Yes, I resign
button-resign-no = No, play on
menu-unit = { $cell } · { $count ->
    [one] 1 move
   *[other] { $count } moves
}
menu-units = Which tower moves?
menu-units-hint = Choose a tower
menu-targets = Where does { $cell } go?
menu-targets-hint = Choose a move
menu-makes = { $kind ->
    [distribute] { $near ->
        [1] { $far ->
            [1] two walls
           *[other] a wall and a tower
        }
       *[other] { $far ->
            [1] a tower and a wall
           *[other] two towers
        }
    }
    [capture] removes a stone
    [cut] both stones against the catapult
   *[throw] throws a stone
}
menu-preview = This is the board after { $move }. Nothing is played yet.
picture-preview = Preview
more-text = What else?
resign-ask = Do you really want to resign? The game ends at once.

## A game in its thread

turn-first = { $who }, the { side-name } begin. Your move.
turn-next = **{ $moves }** · { $who }, your move{ $swap ->
    [open] , or swap sides
   *[closed] .
}
turn-instead = -# This goes here because I cannot write in { $place ->
    [thread] a thread of the game's own
   *[channel] the game's channel
} (Discord says: { $why }).
thread-side = { $name } ({ side-name })
thread-versus = vs
game-swapped = swap
game-result = { $reason ->
    [breakthrough] { $winner } ({ side-name }) breaks through against { $loser } after { $plies } plies.
    [stalemate] { $winner } ({ side-name }) wins by stalemate after { $plies } plies: { $loser } has no move left.
    [last-player] { $winner } ({ side-name }) is the last one in after { $plies } plies.
    [resignation] { $loser } resigns after { $plies } plies. { $winner } ({ side-name }) wins.
    [timeout] { $loser } ran out of time after { $plies } plies. { $winner } ({ side-name }) wins.
    [agreement] Draw by agreement after { $plies } plies.
    [repetition] Draw after { $plies } plies: the same position for the third time (a rule of this table, not of the game).
   *[cancelled] The game was cancelled.
}
channel-result = `#{ $name }` { $result } { $link }
board-yours = It is your move.
board-theirs = { $who } is to move.
history-empty = No moves yet.
acted = { $kind ->
    [resign] You resigned.
    [swap] You swapped sides.
   *[move] You played `{ $move }`.
}{ $state ->
    [over] {" "}The game is over.
    [bot] {" "}{ $who } is thinking.
   *[running] {" "}{ $kind ->
        [resign] {""}
       *[other] It is { $who }'s turn.
    }
}

## Refusals that are not about a rule of the game

refused-not-playing = You are not playing in this game.
refused-not-your-turn = It is not your turn: { $who } is to move.
refused-stale = That board is from before: the game has gone on since. The newest board is further down, and `/board` shows it to you.
refused-over = This game is over{ $state ->
    [won] : { $winner } won
   *[drawn] {""}
}.
press-unknown = I no longer know this button. `/games` lists your games.
press-no-game = There is no such game.
press-cancelled = Nothing was changed.
trouble = Something went wrong on my side, and nothing was changed. Please try again in a moment.
no-such-game = There is no game of that name. `/games` lists yours.
no-game-here = You have no game running here. `/challenge` starts one, and `/games` lists yours.
several-games = Which game do you mean? It is your turn in { $names }. Name one with the option `game`, or go to its thread.
several-games-typed = Which game do you mean? It is your turn in { $names }. Reply to that game's board, or use `/move` with the option `game`.
which-game = In which game do you want to play `{ $text }`?
which-game-hint = Choose a game
game-label = #{ $name } · move { $number } · { side-name }{ $played ->
    [no] {""}
   *[yes] {" "}· last { $last }
}
typed-help = Type a move such as `b4-d4` or `b4xc5` in reply to a board, press **Move** under it, or use `/move`. `/help` tells more.

## Challenges

challenge-text = { $open ->
    [yes] { $challenger } is looking for a game of **Murus Gallicus**. Anyone may take it.
   *[no] { $challenger } challenges { $other } to a game of **Murus Gallicus**.
} Standard game: break through to the far row, or leave the other side without a move. { $side ->
    [romans] { $challenger } takes the Romans, who move first.
    [gauls] { $challenger } takes the Gauls; the Romans move first.
   *[either] A coin decides who is Roman and moves first.
} · `#{ $name }`
challenge-until = Open until it expires { $when }.
challenge-closed = { $state ->
    [accepted] { $other } accepted. { $link }
    [declined] { $other } declined.
    [withdrawn] Withdrawn.
    [expired] Nobody answered in time.
   *[open] {""}
}
challenge-answered = { $state ->
    [begun] The game begins.
    [declined] You declined.
    [withdrawn] You took the challenge back.
   *[open] You are in. The game begins when every seat is taken.
}
challenge-settled = { $state ->
    [accepted] This challenge was accepted already.
    [declined] This challenge was declined.
    [withdrawn] { $challenger } took this challenge back.
   *[expired] This challenge has expired. `/challenge` makes a new one.
}
challenge-not-for-you = This challenge is for somebody else. `/challenge` makes your own.
challenge-own = You cannot answer your own challenge; you can withdraw it.
challenge-not-yours = Only { $challenger } can withdraw this challenge.
challenge-unknown = There is no such challenge.
proposed = { $kind ->
    [invited] Your challenge is posted in this channel. It expires { $when }.
   *[open] Your open challenge is posted in this channel. It expires { $when }.
}
proposed-begun = The game begins.
propose-oneself = You cannot challenge yourself. Name somebody else, me, or nobody for an open challenge.
propose-blocked = That person is not taking challenges from you.
propose-blocking = You block that person. `/unblock` ends that.
propose-waiting = Your challenge `#{ $name }` to the same person is still open.
propose-too-many = You have { $limit } open challenges, which is the most there can be. Withdraw one first.
propose-other-bot = Bots do not play, except me.
propose-private = Nobody else would see a challenge made here. Make it in a server's channel, or challenge me.
permission = { $name ->
    [view] View Channel
    [send] Send Messages
   *[attach] Attach Files
}
permissions-missing = I cannot play in this channel: I lack { $names }. Somebody who manages the server can grant that.
blocked = { $who } cannot challenge you any more. `/unblock` ends that.
unblocked = { $who } can challenge you again.
unblocked-none = You do not block { $who }.
block-oneself = You cannot block yourself.

## Lists and long texts

games-title = **Your games**
games-line = { $mine ->
    [yes] **Your move** ({ $number })
   *[no] { $who } is to move ({ $number })
} { $link }
games-silent = -# My last message about it reached nobody (Discord says: { $why }).
games-challenge = { $kind ->
    [made] Your challenge `#{ $name }` in { $place } expires { $when }.
   *[received] You are challenged in { $place } (`#{ $name }`), open until { $when }.
}
games-more = … and { $count } more.
games-none = You have no game and no challenge. `/challenge` starts one; without a name it is open to anyone, and you can challenge me too.
rules-text =
    {""}**Murus Gallicus** is a game by Phil Leduc (designed 2005, published 2009). The rules are his; this service only plays them.
    Eight files `a` to `h`, seven ranks. The Romans start with a tower (two stones) on each cell of rank 1, the Gauls on rank 7. The Romans move first. A single stone is a wall.
    In your turn you do one of two things with one of your towers:
    • **Distribute** it: one stone each onto the nearest two cells in one of eight directions. Each must be empty or hold your own wall, which becomes a tower. Written `b4-d4`: the tower and the second cell.
    • **Sacrifice** one of its stones to remove an enemy wall next to it. Your wall remains. Written `b4xc5`.
    Walls never act. You cannot pass, and capturing is never forced.
    You **win** at once with a stone on the enemy's first row (breakthrough), or when the enemy has no move at the start of a turn (stalemate).
    Rules of this table, not of the game: the third time the same position stands with the same side to move, the game is a draw.
help-text =
    {""}**Murus** plays *Murus Gallicus*, a game by Phil Leduc, one move at a time, whenever you have a minute.
    `/challenge @somebody` asks for a game, without a name it is open to anyone, and `/challenge @Murus` plays me. You can also right-click a person.
    {""}**To move** press **Move** under the board; or type `b4-d4` in reply to the board, with a mention of me, or in a direct message; or use `/move`.
    You are pinged once when it is your turn.
    `/games` lists your games, `/board` shows one to you, `/history` lists its moves, `/resign` ends it, `/rules` explains the game. `/block` keeps somebody from challenging you.

## Commands

command-challenge = Challenge somebody, anybody or Murus to a game of Murus Gallicus
command-challenge-user = Challenge to Murus Gallicus
command-play = Make a move
command-games = Your games and challenges, your turn first
command-board = Show a board to yourself, from your side
command-history = The moves of a game so far
command-resign = Give a game up
command-rules = How Murus Gallicus is played
command-help = How to play here
command-block = Keep somebody from challenging you
command-unblock = Let somebody challenge you again
option-challenge-opponent = Whom; nobody means anyone may accept
option-challenge-side = The side that you want
option-challenge-note = A few words to go with it
option-challenge-level = How strong Murus plays, if you challenge Murus
option-play-move = Such as b4-d4 or b4xc5
option-play-game = The game's short name, if you have several
option-board-game = The game's short name, if you have several
option-history-game = The game's short name, if you have several
option-resign-game = The game's short name, if you have several
option-block-person = Whom
option-unblock-person = Whom
choice-romans = Romans, who move first
choice-gauls = Gauls
choice-either = A coin decides
