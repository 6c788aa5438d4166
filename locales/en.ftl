### Every sentence that Murus says, in English. Selectors: $side is romans, gauls, germans or
### britons; $unit is wall, tower or catapult; $relation is own, enemy, or none for an empty cell;
### $advanced is yes or no.

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

## Why a move is refused. The cells are those of the text that was typed: $from holds the unit that
## would act; $relation, $unit and $side describe $at.

refusal-unreadable = I can't read a move in that. Write the tower's cell and the second cell it reaches, such as `b4-d4`, or `b4xc5` to take an enemy wall.
refusal-no-such-cell = There is no { $at } on this board.
refusal-over = This game is over.
refusal-swap-closed = Sides can be swapped only as the answer to the first turn of a balanced game.
refusal-which = { refusal-cell }. Write `{ $move }` to give one stone and leave a tower there, or `{ $both }` to give both and leave a wall.
refusal-opening-due = Your first turn of a balanced game is special: take one of your home towers and name two cells of your second row for its stones, for example `{ $move }`.
refusal-second-row = { $at } is not on your second row, where both stones of this first turn go, for example `{ $move }`.
refusal-same-cell = You named { $at } twice. The stones of this first turn go onto two different cells, for example `{ $move }`.
refusal-empty = { $at } is empty.
refusal-not-yours = { refusal-cell }, which is not yours.
refusal-wall = { $at } holds your wall, and walls never act: only { $advanced ->
    [yes] towers and catapults
   *[no] towers
} do.
refusal-one-cell = You named only { $from }. A move also names the cell it goes to.
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
refusal-own-unit = { refusal-cell }, and only enemy units are taken.
refusal-nothing-to-take = { refusal-cell }, so there is nothing to take there.
refusal-not-adjacent = { $to } is not next to { $from }, and a tower takes only on the cells around it.
refusal-cannot-take = { refusal-cell }, and that tower on { $from } cannot take { $advanced ->
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

## What a move does: said in the same words wherever a move is spoken of. $unit and $side are of an enemy unit; $several is yes where more than
## two play.

deed = { $deed ->
    [through] breaks through on { $cell }
    [takes] takes { deed-unit } on { $cell }
    [stone] takes a stone { deed-unit-of } on { $cell }
    [stones] takes two stones { deed-unit-of } on { $cell }
    [throws] throws a stone onto { $cell }
    [tower] makes a tower on { $cell }
    [towers] makes towers on { two-cells }
    [catapult] makes a catapult on { $cell }
    [catapults] makes catapults on { two-cells }
    [both] makes a tower on { $cell } and a catapult on { $other }
   *[walls] two walls
}
two-cells = { $cell } and { $other }
deed-unit = the { $several ->
    [yes] { side-adjective }{" "}
   *[no] {""}
}{ $unit ->
    [wall] wall
    [tower] tower
   *[catapult] catapult
}
deed-unit-of = from the { $several ->
    [yes] { side-adjective }{" "}
   *[no] {""}
}{ $unit ->
    [wall] wall
    [tower] tower
   *[catapult] catapult
}
move-deed = { $move } ({ $deed })

## On the picture, and in its description

picture-to-move = { side-name } to move
picture-over = { $reason ->
    [breakthrough] { side-name } break through
    [stalemate] { side-name } win by stalemate
    [last-player] { side-name } are the last left
    [resignation] { side-name } win by resignation
    [timeout] { side-name } win on time
    [agreement] Draw agreed
    [repetition] Draw by repetition
   *[cancelled] No result
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

## The board in letters, in an evenly spaced font: each unit is the letter of its side and that of
## its height

picture-move = { side-name } { $move }
picture-changed = Changed: { $cells }.
picture-cell = { $cell } { $unit ->
    [none] empty
   *[other] { cell-unit }
}
cell-unit = { $side ->
    [romans] Roman
    [gauls] Gallic
    [germans] German
   *[britons] British
} { $unit ->
    [wall] wall
    [tower] tower
   *[catapult] catapult
}
picture-beside = Above: { $left } Below: { $right }
letters-side = { $side ->
    [romans] R
    [gauls] g
    [germans] n
   *[britons] b
}
letters-unit = { $unit ->
    [wall] w
    [tower] t
   *[catapult] c
}
letters-mean-side = { $letter } { side-name }
letters-mean-unit = { $letter } { $unit ->
    [wall] wall
    [tower] tower
   *[catapult] catapult
}

## Names

date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
month-short = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
axis-date = { $shows ->
    [year] { $year }
    [month] { month-short }
    [month-year] { month-short } { $year }
    [day] { $day } { month-short }
   *[day-year] { $day } { month-short } { $year }
}
level-name = { $level ->
    [discens] Discens
    [tiro] Tiro
    [legionary] Legionary
    [centurion] Centurion
    [tribune] Tribune
    [legate] Legate
    [caesar] Caesar
    [augustus] Augustus
   *[other] { $name }
}
level-rated = { $level } (about { $rating })
name-bot = Murus ({ $level })
name-bots = { $count } × Murus
name-gone = a player who left
name-unknown = A person (Discord id { $id })
name-nobody = a player
name-somebody = A person

## Buttons and menus

button-move = Move
button-swap = Swap sides
button-view = My view
button-more = More
button-put-off = Later…
button-back = Back
button-confirm = Confirm { $move }
button-at-once-yes = Yes
button-at-once-no = No, keep asking
button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
button-join = Join
button-decline-or-leave = Decline or leave
button-leave = Leave
button-fill = Add Murus
button-rules = Rules
button-rematch = Rematch
button-next-level = Next: { $level }
button-play-on = Play on from the turning point
button-try = Try moves
button-lines = My lines
button-lines-open = Let others see
button-lines-close = Hide from others
button-line-drop = Delete line
button-note = Comment…
button-study = Look at the lines
button-walk = Look through
button-walk-first = First
button-walk-back = Back
button-walk-next = Forward
button-walk-last = Last
button-walk-flip = Flip
button-walk-go-on = Play on from here
button-history = Moves
button-hint = Hint
button-review = Review
button-lesson = Turning point
button-forced = See the win
button-forced-missed = See the missed win
button-forced-move = See { $move }
button-forced-longest = Longest defence
button-forced-first = From the start
button-remind = Remind
button-wait = Let it wait
button-claim = Claim the game…
button-claim-yes = Yes, I claim it
button-resign = Resign…
button-resign-yes = Yes, I resign
button-resign-no = No, play on
button-later-3h = Remind me in 3 h
button-later-tonight = Tonight
button-later-tomorrow = Tomorrow
button-away = Vacation…
button-come-back = End the vacation
button-themes = Look of boards…
button-zone = Time zone…
button-blocks = Blocked people…
button-settings = Settings
button-data = My data…
button-export-data = Export my data
button-ask-forget = Delete my data…
button-desk-on = War desk in this channel
button-desk-off = No war desk in this channel
button-quiet-on = Quiet channels
button-quiet-off = Lively channels
button-film-on = Results as films
button-film-off = Results as boards
button-language = Language…
button-follow = Follow
button-follow-end = Tell me how it ends
button-follow-every = Tell me every move
button-unfollow = Unfollow
button-mute = Mute
button-unmute = Unmute
button-take-back = Take back
button-draw = Offer a draw
button-draw-yes = Yes, offer a draw
button-give = Give a day
button-abort = Call it off…
button-abort-yes = Yes, call it off
button-agree = Agree
button-agree-yes = Yes, a draw
button-plans = Plans
button-foresee = Plan an answer
button-if = If they answer…
button-plan-ahead = Plan
button-plan = Keep this plan
button-unplan = Revoke { $number }
button-replay = Replay
button-export = Export
button-ratings = Ratings
button-openings = First moves
button-show = Show here
button-shown = Shown
button-shown-above = Shown in the channel
button-go-on = Go on against Murus
button-finished = Finished games
button-page-back = Previous page
button-page-next = Next page
button-newer = Newer
button-older = Older
button-mine = My games
button-next = Next game
button-next-of = Next game ({ $count })
button-forget = Yes, delete my data
button-forget-no = No, keep it
button-play-murus = Play Murus
button-friend = Challenge a friend
button-set-up = Set up
button-exhibit = Murus against Murus…
button-duel-begin = Begin
button-learn = Learn
button-learn-lesson = Next lesson
button-learn-next = Next
button-learn-game = Play your first game
button-learn-skip = Skip to the game
button-learn-go-on = Guided game
button-learn-mend = Back to the move that lost
button-learn-again = Play again
button-learn-anew = Start over
button-learn-leave = Leave
button-learn-real = Play Murus for real
menu-units = { $kind ->
    [opening] Which of your home towers becomes two walls?
    [towers] Which tower moves?
    [catapults] Which catapult throws?
   *[both] Which unit acts, a tower or a catapult?
}
menu-unit = { $unit ->
    [catapult] { $cell } · catapult
   *[other] { $cell }
}
menu-units-hint = Choose a unit
menu-targets = { $unit ->
    [catapult] Where does the catapult on { $cell } throw?
   *[other] Where does the tower on { $cell } go?
}
menu-targets-hint = Choose a move
menu-pairs = Onto which two cells do the stones of { $cell } go? Choose two.
menu-pairs-hint = Choose two cells
menu-preview = This is the board after { $move }. Nothing is played yet.
picture-preview = Preview
more-text = More actions
later-text = When should I remind you?
later-text-silent = I don't ping you about this game, so there is nothing to put off. You can go on vacation.
later-text-not-yours = It is not your turn here. You can go on vacation, or mute this game.
resign-ask = Do you really want to resign? { $goes-on ->
    [yes] You are out at once, and the others play on.
   *[no] The game ends at once.
}
claim-ask = { $who }'s last vacation days cover the clock. Claim the game, so that they lose on time at once?
resign-answered = { $done ->
    [yes] { $who } resigned.
   *[no] Nobody resigned, and the game goes on.
}
draw-ask = Offer a draw? It lapses with your next move.
agree-ask = Do you agree to a draw? The game then ends without a winner.
abort-ask = Do you want to call the game off? It ends at once, without a result.

## A game in its thread

turn-first = { $who }, the { side-name } begin. Your move.
turn-goes-on = { $who }, the { side-name } move next.
turn-next = { $moves } · { $who }, your move{ $swap ->
    [open] , or swap sides.
   *[closed] .
}
restored = { $board ->
    [yes] My records were restored from an earlier copy, so later moves may be lost. This is how the game stands now:
   *[no] My records were restored from an earlier copy, so later moves may be lost. The next board shows how the game stands.
}
turn-still = { $who }, it is still your move.
turn-yours = { $who }, your move.
turn-swapped = { $who } swapped and has the Romans now.
turn-watch-first = An exhibition: { $who } begins.
turn-watch = { $moves } · { $who } is to move.
turn-opening = -# The first turn of each side of a balanced game: one of your home towers goes, as two walls, onto any two cells of your second row.
turn-how = { $page ->
    [yes] Press **Move**, tap the board, or reply `{ $move }`.
   *[no] Press **Move**, or reply `{ $move }`.
}
turn-prompt = -# { $who } is to move.
turn-unread = -# I can read a move only in a reply to a board, and by **Move**. Plain messages are hidden from me.
turn-side = You play the { side-name }, below.
turn-clock = -# Time runs out { $when }.
turn-planned = -# Your plan played `{ $moves }` for you.
turn-taken-back = { $who } took a move back.
turn-taken-back-alone = You took a move back. Your move.
turn-taken-back-agreed = A move was taken back, as agreed.
turn-returned = { $who } is back in the game.
turn-adopted = { $who } takes over an abandoned seat.
board-side = { side-name }: { $who }
board-offer = { $who } { $offer ->
    [draw] offers a draw.
   *[takeback] asks to take a move back.
}
turn-gone = { $why ->
    [timeout] { $who } ({ side-name }) ran out of time and is out; the stones stay.
    [resignation] { $who } ({ side-name }) resigns and is out; the stones stay.
   *[stalemate] { $who } ({ side-name }) has no move left and is out; the stones stay.
}
turn-gone-brought-in = { $why ->
    [timeout] The { side-name } ran out of time and are out; the stones stay.
    [resignation] The { side-name } resign and are out; the stones stay.
   *[stalemate] The { side-name } have no move left and are out; the stones stay.
}
end-order = -# { $count ->
    [one] Out
   *[other] Out in this order
}: { $who }.
turn-instead = -# This comes here because I can't write in { $place ->
    [thread] a thread of the game's own (Discord says: { $why }).
    [direct] your direct messages (Discord says: { $why }), so from now on I mention you here. `/settings` changes that.
   *[channel] the game's channel (Discord says: { $why }).
}
news-moves = **{ $moves }**{ $before ->
    [0] {""}
    [one] {" "}after one more move
   *[other] {" "}after { $before } more moves
}
game-length = { $moves ->
    [0] before the first move
    [one] after one move
   *[other] after { $moves } moves
}
game-result = { $reason ->
    [breakthrough] { $winner } breaks through on **{ $cell }** { game-length }.
    [stalemate] { $winner } wins by stalemate { game-length }. { $loser } has no move left.
    [last-player] { $winner } ({ side-name }) is the last one left { game-length } and wins.
    [resignation] { $loser } resigns { game-length }. { $winner } wins.
    [timeout] { $loser } ran out of time { game-length }. { $winner } wins.
    [agreement] Draw agreed { game-length }.
    [repetition] Draw { game-length }. The same position stood for the third time.
   *[cancelled] The game was cancelled.
}
game-result-brought-in = { $reason ->
    [breakthrough] The { side-name } break through on **{ $cell }** { game-length }.
    [stalemate] The { side-name } win by stalemate { game-length }. The { side-against } have no move left.
    [last-player] The { side-name } are the last ones left { game-length } and win.
    [resignation] The { side-against } resign { game-length }. The { side-name } win.
    [timeout] The { side-against } ran out of time { game-length }. The { side-name } win.
   *[other] { game-result }
}
game-silent = The game was cancelled: { $who } had not moved for 30 days.
game-never-began = The game was cancelled: { $who } made no first move in time.
game-aborted = { $who } called the game off before it had really begun.
game-stopped = A moderator ended the game { game-length }. It has no result.
game-unfinished = This game was imported unfinished. It stops { game-length }.
game-hints = { $who } took { $count ->
    [one] one hint
   *[other] { $count } hints
}.
end-first = { $own ->
    [yes] **{ $feat ->
        [win] Your first win{ $against ->
            [level] {" "}against { $level }
           *[others] {""}
        }
        [level] Your first win against { $level }
        [person] Your first win against a person
        [variant] Your first win
        [breakthrough] Your first breakthrough
       *[longest] Your longest win so far
    }{ end-variant }**, { end-moves }.
   *[no] { $who }: **{ $feat ->
        [win] first win
        [level] first win against { $level }
        [person] first win against a person
        [variant] first win
        [breakthrough] first breakthrough
       *[longest] longest win so far
    }{ end-variant }**, { end-moves }.
}
end-variant = { $usual ->
    [yes] {""}
   *[no] {" "}in { $variant }
}
end-moves = in { $moves ->
    [one] one move
   *[other] { $moves } moves
}
board-yours = It is your move.
board-theirs = { $who } is to move.
board-out = You are out. { $who } is to move.
history-empty = No moves yet.
acted = { $kind ->
    [resign] You resigned.
    [abort] You called the game off.
    [swap] You swapped sides.
    [offer] { $move ->
        [takeback] Your request is posted.
       *[other] Your offer is posted.
    } It lapses with the next move, yours too.
    [agree] You agreed.
    [decline] You declined.
    [takeback] You took your move back, and it is your turn again.
    [gift] You gave { $who } more time.
    [remind] { $reach ->
        [later] I remind { $who } { $when }, after their quiet hours or vacation.
        [never] { $who } wants no pings here, so no reminder goes out.
       *[now] I remind { $who } now.
    }
    [wait] You let it wait until these vacation days are over.
    [timeout] You claimed the game.
    [move] You played { $move }.
   *[other] Done.
}{ $state ->
    [over] {" "}The game is over.
    [yours] {" "}It is your turn again.
    [bot] { $kind ->
        [move] {" "}{ $who } answers in a moment.
       *[other] {""}
    }
   *[running] { $kind ->
        [move] {" "}It is { $who }'s turn.
        [swap] {" "}It is { $who }'s turn.
       *[other] {""}
    }
}
acted-free = -# You can take this back for two minutes, as long as nobody has seen it.
at-once-offer = Play moves without asking? You can take each back for two minutes.
at-once-chosen = { $on ->
    [yes] ✓ From now on I play your moves at once. You can take one back for two minutes, as long as nobody has seen it; `/settings` changes this.
   *[no] ✓ I keep asking before a move against people. Against Murus moves are played at once. `/settings` changes both.
}

## Offers, and what happens beside the moves

offer-text = { $others }: { $who } { $offer ->
    [draw] offers a draw.
   *[takeback] asks to take { $since ->
        [0] the last move back.
        [one] their last move back, and with it the one played since.
       *[other] their last move back, and with it the { $since } moves played since.
    }
} It lasts until the next move.
offer-settled = { $who } { $offer ->
    [draw] offered a draw
   *[takeback] asked to take a move back
}: { $fate ->
    [agreed] agreed.
    [declined] { $other } declined.
    [withdrawn] withdrawn.
    [ended] lapsed when the game ended.
   *[lapsed] lapsed when the game went on.
}
note-gift = { $who } has { $days ->
    [one] a day
   *[other] { $days } days
} more, as a gift.
note-leave = { $who } is on vacation and back { $when }.{ $clock ->
    [yes] {" "}Their clock stands still until then.
   *[no] {""}
}
note-saved = { $last ->
    [yes] { $who }'s time ran out. The last vacation days cover it until { $date }. Then they lose on time, unless they move first.
   *[no] { $who }'s time ran out. Vacation days cover it until { $date }.
}{ $open ->
    [no] {" "}{ $waits } lets it wait.
   *[yes] {""}
}
note-saved-over = { $who }'s time ran out. Vacation days covered it for a while.
note-back = { $saved ->
    [yes] Vacation days covered { $who }'s clock. { $who } came back { $when }.
   *[no] { $who } was on vacation and came back { $when }.
}
note-adopted = Another player has this seat now.
note-annulled = A moderator annulled this game: its result no longer counts.
rest-text = Your time against { $others } ran out. Vacation days cover it until { $date }. { $last ->
    [yes] These are the last: move by then, or you lose.
   *[no] It goes on with your move there.
}
note-reason = Reason: { $reason }
call-text = { $who }, { $kind ->
    [turn] your move
    [draw] you are offered a draw
    [takeback] may a move be taken back?
    [remind] { $waiting ->
        [one] { $other } waits for your move
       *[other] the others wait for your move
    }
    [most] most of your time has passed
    [silent] it has been your move for a long time
   *[last] your time is nearly up
} · { $against }{ $clock ->
    [runs] {" "}· due { $when }
    [cancelled] {" "}· cancelled { $when } if nothing happens
    [lost] {" "}· lost { $when } if nothing happens
   *[none] {""}
}
snoozed = I'll remind you { $when }, if it is still your turn.
snooze-not-yours = It is not your turn here, so there is nothing to remind you of.
muted = I no longer ping you about this game.
unmuted = I ping you about this game again.
next-none = It is not your turn anywhere. `/games` lists what is running.

## Plans

plan-title = Your plans in this game, which nobody else sees:
plan-none = You have planned nothing in this game. A plan is a line such as `e5xf5 e4-g6`: if they play the first move, I play the second one for you at once.
plan-kept = Kept. Nobody else sees your plans:
plan-pair = if { $theirs }, then { $own }
plan-then = {", "}and{" "}
plan-step = { $kind ->
    [first] Which move do you make first? { $line }
    [theirs] Which move do you expect? { $line }
    [whole] Your plan: { $line }. Keep it, or go on with the move that you expect next?
   *[own] What do you answer? { $line }
}
plan-unmet-title = Your plans that never came to pass, which nobody else sees:
plan-unmet = { $ended ->
    [yes] { $line }. The game ended first.
   *[no] { $line }. Played instead: { $played }.
}
plan-several = Plans are for games of two players.
plan-no-answer = A plan ends with a move of yours, such as `e5xf5 e4-g6`: first your opponent's, then yours.
plan-too-long = A plan may have { $most } moves.
plan-too-many = You may have { $most } plans in a game. Revoke one first.
plan-over = The game would be over before `{ $line }`.
plan-contradiction = That contradicts your plan `{ $line }`. Revoke it first.
plan-after = after your { $own }: { $line }
plan-other-side = `{ $line }` cannot be played: there the { side-name } are to move. A plan begins with the next move of the game.
plan-rule = `{ $line }` cannot be played: { $why }

## Settings and vacation

settings-title = **Your settings**
settings-notify = When it is your turn: **{ $value ->
    [mention] a mention under the board
    [direct] a direct message
    [both] a mention and a direct message
    [digest] one message a day about all games
   *[off] nothing
}**
settings-quiet = Quiet hours: **{ $quiet ->
    [yes] { $from }:00 to { $until }:00
   *[no] none
}**
settings-zone = Time zone: **{ $zone }**
settings-vacation = Vacation: **{ $on ->
    [yes] it ends { $when }
   *[no] not now
}** · { $some ->
    [yes] { $span }
   *[no] none
} left
settings-boards = { $value ->
    [letters] Boards: picture, words and letters
    [words] Boards: picture and words
   *[picture] Boards: picture
}
settings-theme = Look of boards: **{ $value }**
settings-themes = How should your own boards look? The server chooses the look of public boards.
settings-boards-hint = How do you read boards?
settings-dots = Names on dots: { $value ->
    [all] all boards
   *[hexagons] hexagons only
}
settings-dots-hint = Which dots carry the names of their cells?
settings-moves = Play at once: { $value ->
    [always] always
    [never] never
   *[alone] only against Murus
}
settings-saved = Vacation in time trouble: { $value ->
   *[on] on
    [off] off
}
settings-moves-hint = When are your moves played at once?
settings-moves-about =
    A move that you choose by buttons is played at once, or you see the board after it first and confirm it.
    -# A move can be taken back: against Murus at any time, against people for two minutes, as long as nobody has seen it.
settings-blocked = Blocked people: **{ $count }**
settings-hint = -# This holds from each game's next turn.
settings-done = ✓ { $fact }
settings-notify-hint = How should I tell you that it is your turn?
settings-quiet-hint = When should I keep quiet?
settings-quiet-none = No quiet hours
settings-quiet-choice = Quiet from { $from }:00 to { $until }:00
settings-quiet-other = Other hours…
settings-quiet-form = Quiet hours
settings-quiet-from = From which hour, 0 to 23?
settings-quiet-until = Until which hour, 0 to 23?
settings-quiet-wrong = An hour is a number from 0 to 23, such as 9, 18:00 or 9 am. Nothing was changed.
settings-region-hint = Where do you live?
settings-region = { $region ->
    [europe] Europe
    [america] America
    [asia] Asia
    [africa] Africa
    [oceania] Australia and the Pacific
   *[islands] Atlantic, Indian Ocean, and UTC
}
# Places whose name in this language is not the one by which the zone is known.
zone-place = { $place ->
    [asuncion] Asunción
    [bogota] Bogotá
    [noumea] Nouméa
    [reunion] Réunion
    [sao-paulo] São Paulo
    [st-johns] St. John’s
   *[other] { $name }
}
settings-zone-hint = Which city has your time?
settings-zone-other = Another zone…
settings-zone-form = Time zone
settings-zone-line = A city, PST, or UTC+2
settings-zone-time = { $zone }, { $time }
settings-zone-found = { $count ->
    [one] Is this your time now?
   *[other] Which of these is your time now?
}
settings-no-zone = I don't know the time zone `{ $zone }`. Nothing was changed.
settings-vacation-hint = On vacation your clocks stand still, and I do not ping you. You have 21 vacation days in any 365 days.
settings-vacation-menu = Begin a vacation
settings-vacation-days = { $days ->
    [one] One day
   *[other] { $days } days
}
settings-blocks = { $count ->
    [0] You block nobody.
   *[other] You take no challenges from { $people }.
}
settings-block-hint = Block a person
settings-unblock-hint = Let a person challenge you again
settings-data = I store your Discord id, your settings and your games.
vacation-begun = ✓ You're on vacation. I'll let your opponents know.
vacation-back = Welcome back. Your clocks go on.
vacation-none = You are not on vacation.
vacation-used-up = You have no vacation left.

## Ratings and records

profile-met = Established opponents met: { $met } of { $needed }.
profile-rating = { $pool ->
    [standard] Standard
    [advanced] Advanced
   *[other] Other games
}: **{ $rating }** ± { $deviation }, { $games ->
    [one] one rated game
   *[other] { $games } rated games
}{ $sure ->
    [no] , provisional
   *[yes] {""}
}.
profile-unrated = No rated game so far.
profile-record = All games: { $won } won, { $drawn } drawn, { $lost } lost.
profile-between = Against you: { $won } won, { $drawn } drawn, { $lost } lost.
profile-lately = Last games, newest first: { $marks }
    -# { $words }
profile-run = { $count } { $how ->
    [won] won
    [drawn] drawn
   *[lost] lost
}
profile-streak = The last { $count } were all won.
profile-favourite = Favourite variant: { $variant }, { $games } of { $all } games.
profile-levels = Murus beaten · { $variant }: { $levels }.
profile-beaten = Best wins: { $who }.
profile-longest = Longest game won: { $moves } moves ({ $variant }).
profile-firsts = First { $list }.
profile-first = { $feat ->
    [win] win
    [breakthrough] by breakthrough
   *[person] against a person
}{ $dated ->
    [yes] : { $date }
   *[no] {""}
}
profile-murus =
    {""}**Murus** plays at { $count } levels. Its ratings never change.
    { $levels }
    {""}-# { $patient } thinks for up to a minute as long as nothing else waits, so it may not play the same move twice.
profile-chart = Rating · { $pool }
profile-games = { $games ->
    [one] one rated game
   *[other] { $games } rated games
}
profile-alt = A curve of the rating over { $games ->
    [one] one rated game
   *[other] { $games } rated games
}: from 1500 it { $course }.
profile-leg = { $way ->
    [up] rises to { $rating } by { $date }
    [down] falls to { $rating } by { $date }
   *[level] stays near { $rating } until { $date }
}
profile-gap = No rated game from { $from } to { $to }.
profile-sign = { $sure ->
    [no] provisional
   *[yes] a game
}
openings-title = First moves
openings-of = { $variant } · { $who }
openings-result = { $result ->
    [won] won
    [drawn] drawn
   *[lost] lost
}
openings-rare = others
openings-lead = First moves of { $who } · { $variant }
openings-side = As { side-name }, { $games ->
    [one] one game
   *[other] { $games } games
}: { $won } won, { $drawn } drawn, { $lost } lost.{ $line ->
    [none] {""}
   *[other] {" "}Most often { $line }.
}
openings-branch = { $move } in { $games ->
    [one] one game
   *[other] { $games } games
}: { $won } won, { $drawn } drawn, { $lost } lost.
openings-rest = Other first moves in { $games ->
    [one] one game
   *[other] { $games } games
}.
openings-alt = A tree of first moves.
openings-too-few = A tree of first moves needs five finished games of one variant; { $games ->
    [0] there is none yet
    [one] there is one so far
   *[other] there are { $games } so far
}.
leaderboard-server = The strongest in this server · { $pool ->
    [standard] Standard
    [advanced] Advanced
   *[other] Other games
}
leaderboard-all = The strongest of all · { $pool ->
    [standard] Standard
    [advanced] Advanced
   *[other] Other games
}
leaderboard-missing = -# To be ranked, meet { $needed } different established opponents and bring your ± down to { $deviation }.
leaderboard-none = No player has a rating here yet. Play a rated game to get one.
leaderboard-unanswered = Discord did not answer in time, so I don't know who is in this server. Please try again in a moment.
leaderboard-unknown = { $count ->
    [one] One more may belong here
   *[other] { $count } more may belong here
}; Discord has not said yet whether they are in this server.
leaderboard-line = { $place ->
    [0] ?
   *[other] { $place }.
} { $who } **{ $rating }** ({ $games ->
    [one] one game
   *[other] { $games } games
})
statistics-title = All finished games with a result
statistics-none = No game has been finished yet.
statistics-quiet = Here, no game began or ended in the last { $weeks } weeks.
weeks-chart = Games here by week
weeks-note = { $begun } begun, { $ended } ended
weeks-sign = { $which ->
    [begun] begun
   *[ended] ended
}
weeks-alt = The games of this server in { $weeks } weeks, as bars: { $begun } begun, { $ended } ended. Games begun in a week: { $course }.
weeks-leg = { $way ->
    [from] { $games } in the week of { $date }
    [up] up to { $games } in the week of { $date }
    [down] down to { $games } in the week of { $date }
   *[level] still { $games } in the week of { $date }
}
statistics-all = { $games ->
    [one] One game
   *[other] { $games } games
}, { $average ->
    [one] one ply
   *[other] { $average } plies
} on average, { $shortest } to { $longest }.
statistics-ends = How they end:
statistics-end = { $end ->
    [breakthrough] Breakthrough
    [stalemate] Stalemate
    [draw] Draw
   *[other] Another way
}
statistics-first = How often the first player wins, by variant:
ratings-title = **How the ratings moved** (Glicko-2. A ? means provisional, ± the uncertainty.)
ratings-line = { $who }: { $old } ± { $deviation }, expected { $expected } % of the point, got { $score } %, now { $new } ± { $after }.
ratings-weight = The game weighs { $weight } %.
ratings-rules = -# A game against a person who is not established weighs a quarter. From the sixth game with one opponent within 30 days on, each weighs half as much as the one before; all who are not established count as one opponent. A game given up before the second move, or against an account younger than a month, gives the other side nothing. Nobody gets more than twice as sure as the opponent was.
ratings-none = This game moved no ratings.
export-text = { $game } as a file.
export-alt = The moves of the game
export-nothing = You have no games to export yet.
export-all = All your games as a file.
export-all-alt = The moves of all your games
imported = Imported: { $game }, { $plies ->
    [one] one ply
   *[other] { $plies } plies
}. It is finished and unrated. { $reviewed ->
    [yes] **Review** looks at it. {""}
   *[no] {""}
}**Go on against Murus** plays it on.
import-variant = I don't know the variant `{ $name }` in its header.
import-empty = I can't find a move in that. Paste the moves one after another, such as `1. a1-c3 d7-d5 2. …`.
import-too-long = A game may have { $most } entries.
import-several = That is more than one game. Import them one at a time.
import-late = This begins at move { $number }. Paste the game from its first move.
import-unreadable = I stopped reading at `{ $words }`. { $why }
import-stopped = I stopped reading at `{ $words }`. { $why } Everything before that is imported. If it is a slip, correct it and import the game again.
continue-running = That game is still running; go on from it when it is over.
continue-not-there = You can't go on from there: that game is shorter, or by then it was over or a player was out.
adopt-elsewhere = Take over a seat where the game is played: in its thread or channel.
adopt-nobody-left = Everybody in that game is still in this server.
adopt-unanswered = Discord did not answer in time, so I don't know who is still in this server. Please try again in a moment.
adopted = The seat is yours. The game is no longer rated.

## Following

walk-at = move { $ply } of { $plies }
walk-to-move = { $who } to move.
walk-hint = Jump to a move
replay-waiting = The film of this game is being made.
replay-queued = { $before } requests are ahead of yours. The film of this game appears here after them.
replay-turning = It pauses on { $played }, the turning point.
replay-alt = A film of { $game }, all { $moves } moves one after the other. The last board: { $end }.

follow-how = { $how ->
    [end] I'll message you when it ends.
    [every] I'll message you at every move.
    [closed] Your direct messages are closed to me, so you no longer follow it.
   *[no] I can send you direct messages about this game.
}
follow-private = This game can be followed where it is played.
follow-too-many = You follow fifty games already. Unfollow one first.
follow-playing = You play in this game, so you get its messages anyway.
follow-over = This game is over.
follow-move = { $told }
    { $who } to move.

## Trying moves

try-empty = Try moves for both sides. Only you see them.
try-none = You have tried no moves yet.
try-own = Your lines. Only you see them.
try-open = Your lines. Others can see them.
try-others = Lines that others tried.
try-hint = Look at a line
try-gone = This line is gone, or its owner keeps it private.
try-too-many = You keep { $most } lines already. Delete one first.
try-too-long = A line has { $most } moves at most.
try-study = Lines that were tried in this game are open to look at.
try-note = What do you think of this line?
try-note-form = Comment

## Servers and privacy

server-not-yours = Only managers of this server can change that.
moderate-not-yours = Only people who manage messages in this server can do that.
server-title = **Murus in this server**
server-channels = Games may be started in: **{ $some ->
    [yes] { $what }
   *[no] every channel
}**
server-role = Who may start them: **{ $some ->
    [yes] { $what }
   *[no] everybody
}**
server-variant = Usual variant: **{ $what }**
server-time = Usual clock: **{ $what }**
server-language = Language: **{ $some ->
    [yes] { $what }
   *[no] the server's own
}**
server-theme = Look of boards: **{ $what }**
server-film = Results show: **{ $some ->
    [yes] a film of the game
   *[no] the last board
}**
server-quiet = What channels get: **{ $some ->
    [yes] results alone, on one card a day
   *[no] every challenge and result, with its board
}**
server-themes = How should public boards look here? People choose a look for their own views in `/settings`.
theme-hint = Choose a look
theme-name = { $theme ->
    [dark] Dark
    [print] Print
    [high-contrast] High contrast
    [colour-blind] Colour-blind
    [parchment] Parchment
   *[classic] Classic
}
theme-about = { $theme ->
    [dark] A board at night
    [print] Black on white, for paper
    [high-contrast] The strongest contrast
    [colour-blind] Colours that everyone can tell apart, and a mark for each side
    [parchment] Ink on parchment
   *[classic] Turf, ivory and slate
}
theme-alt = The same board in every look: { $names }.
server-desks = War desk (pinned list of running games): **{ $some ->
    [yes] { $what }
   *[no] off
}**
server-channels-hint = Where may games be started? Empty means everywhere.
server-role-hint = Who may start them? Empty means everybody.
server-variant-hint = Which variant is usual here?
server-time-hint = Which clock is usual here?
server-language-hint = Which language should I speak here?
server-language-auto = The server's own
server-elsewhere = Games are started in { $channels } here.
server-role-needed = Only { $role } may start games here.
desk-title = War desk
results-title = Results · { $date }
desk-count = { $count ->
    [0] No game is running here.
    [one] One game is running here.
   *[other] { $count } games are running here.
}
digest-title = { $count ->
    [one] It is your move in one game.
   *[other] It is your move in { $count } games.
}
moderated = { $act ->
    [annul] { $game } is annulled.
   *[end] { $game } is ended.
} It is in the audit log, which `/server moderate` shows.
moderate-elsewhere = That game is not played in this server.
moderate-running = That game is still running; end it instead.
moderate-annulled = That game is annulled already.
audit-title = **What moderators did**
audit-none = No moderator actions yet.
audit-haste = ⚠ { $who } { $fared ->
    [won] won
    [lost] lost
   *[drawn] drew
} { $games } rated games within 30 days that were resigned before move { $moves }.
audit-line = { $when } { $who } { $act ->
    [annul] annulled
   *[end] ended
} { $read ->
    [yes] { $game }
   *[no] a game that cannot be read
} · `#{ $name }`{ $some-reason ->
    [yes] : { $reason }
   *[no] .
}
privacy-ask = Delete all data I hold about you? Your running games are resigned, or called off where they have not really begun. What you showed to others is taken down. The games of others stay, without your name, and people who block you still do. This can't be undone.
privacy-forgotten = Your data is deleted.
privacy-nothing = I hold no data about you.
privacy-exported = All data I hold about you.
privacy-alt = All data I hold about you, as JSON

## Lessons. $near and $far are the cells of a move; two short sentences a step.

learn-progress = -# Step { $n } of { $count }
learn-walk = **A tower walks.** You win by getting a stone onto the enemy's first row, rank 7. A tower always walks two cells and lays a stone on each: press where it goes.
learn-walk-well = One stone on { $near }, one on { $far }: a wall is one stone, a tower two.
learn-grow = **A wall grows.** Walls cannot move, but a stone laid onto your own wall makes a tower. Walk from c1 onto one of your walls.
learn-grow-well = A tower again! A player who lands on walls keeps their towers.
learn-grow-walls = After `{ $move }` you have only walls, and walls cannot move. Land on c3 or e3.
learn-sacrifice = **Sacrifice.** The Gallic wall on b4 bars your way. A tower beside it may give one stone to take it.
learn-sacrifice-well = The wall is gone. It cost you a stone, so your tower is a wall now.
learn-sacrifice-walls = `{ $move }` walks away, and the wall stays. Take it on b4.
learn-breakthrough = **Breakthrough.** One stone on the enemy's first row wins at once. Here that is rank 7.
learn-breakthrough-well = You are through! The stone on { $far } wins the game.
learn-breakthrough-walls = `{ $move }` does not reach rank 7. One of the moves does.
learn-stalemate = **Stalemate.** A player who can't move loses. The Gallic tower on a2 can only leave over b3 and c4: put a stone there.
learn-stalemate-well = No way is left, so you win.
learn-stalemate-open = After `{ $move }` the tower still leaves over b3 and c4. Put a stone there.
learn-game = **Your first game.** You are the Romans, below. { $who } answers at once, and you can take back any move.
learn-deed-wins = wins
learn-did = { $deed ->
    [capture] Murus plays { $move } and takes your wall on { $cells }.
    [tower] Murus plays { $move } and makes { $count ->
        [one] a tower on { $cells }
       *[other] towers on { $cells }
    }.
   *[walls] Murus plays { $move }: two walls.
}
learn-did-again = { $deed ->
    [capture] With { $move } Murus takes your wall on { $cells }.
    [tower] With { $move } Murus makes { $count ->
        [one] a tower on { $cells }
       *[other] towers on { $cells }
    }.
   *[walls] With { $move } Murus lays two walls.
}
learn-aim = { $aim ->
    [shut] Your tower on { $cell } is shut in now.
    [siege] It wants a tower on { $cell }, and to break through from there.
   *[take] Next it can take your wall on { $cell }.
}
learn-aim-again = { $aim ->
    [shut] That leaves your tower on { $cell } without a move.
    [siege] A tower on { $cell } is what it needs now to break through.
   *[take] Your wall on { $cell } can be taken next.
}
learn-advice-win = **You win now!** { $moves } { $how ->
    [through] breaks through.
   *[stalemate] leaves Murus without a move.
}
learn-advice-win-again = **The win is still there:** { $moves } { $how ->
    [through] breaks through.
   *[stalemate] leaves Murus without a move.
}
learn-advice-guard = **Careful:** { $threat } would { $how ->
    [through] break through
   *[stalemate] leave you without a move
}. { $count ->
    [one] Only { $moves } stops it.
   *[other] Stop it, for example with { $moves }.
}
learn-advice-guard-again = **Once more a threat:** Murus would { $how ->
    [through] break through
   *[stalemate] leave you without a move
} with { $threat }. { $count ->
    [one] One move helps: { $moves }.
   *[other] These moves help: { $moves }.
}
learn-advice-lost = { $threat } will { $how ->
    [through] break through
   *[stalemate] leave you without a move
}, and nothing stops it. Go back to the move that lost.
learn-advice-lost-again = Murus still wins by { $threat }, whatever you play. You can go back to the move that lost.
learn-advice-hold = **Here the game turned:** after { $lost } Murus could always win. Try { $moves }.
learn-advice-capture = Take the wall on { $cell }: { $moves }.
learn-advice-capture-again = The wall on { $cell } is worth taking: { $moves }.
learn-advice-moves = Try { $moves }.
learn-advice-moves-again = { $moves } { $count ->
    [one] is good here.
   *[other] are good here.
}
learn-reason = { $reason ->
    [few] You have { $own ->
        [0] no tower
        [one] only one tower
       *[other] only { $own } towers
    } left: each walk onto empty cells costs a tower.
    [colour] { coloured-cell }
    [capture] A capture costs each side a stone, and your tower becomes a wall.
    [grow] A stone on your own wall makes a tower, so you keep all your towers.
    [begin] Lay walls where your next tower can land.
    [reach] From rank 5 a tower breaks through in one move.
    [close] A stone of yours near an enemy tower bars its way.
   *[count] You have { $own } { $own ->
        [one] tower
       *[other] towers
    }, Murus has { $theirs }. The player who runs out of moves loses.
}
coloured-cell = The cell under the tower on { $cell } is coloured: from there it can break through next, unless a stone is in its way.
formation-name = { $formation ->
    [siege-tower] Siege tower
   *[gallic-wall] Gallic wall
}
learn-end = **{ $how }.** { $won ->
    [yes] Well played!
    [lost] { $move } lost the game: after it Murus could always win. You can go back to it and try another move.
   *[no] Take your last move back and try another one.
}
learn-left = **Learn** continues where you left off.
welcome-title = Murus Gallicus
welcome-text = A game of walls and towers by Phil Leduc, one move at a time, whenever you have a minute.
friend-ask = Who do you want to challenge?
friend-hint = Choose a person
play-murus-level = How strong should Murus play? { $weakest } is the weakest, { $strongest } the strongest.

## Lessons after the first

lesson-name = { $lesson ->
    [first] The first game
    [distribute] Four ways to distribute
    [lone] Where to put a lone wall
    [last] The last tower
    [chariot] The chariot
    [wall] The Gallic wall
    [ram] The battering ram
    [siege] The siege tower
    [force] The forced sacrifice
    [catapult] Catapults
    [balanced] The balanced opening
    [escape] Escape
    [houdini] Houdini
    [hex] On hexagons
    [three] A game for three
   *[four] A game for four
}
learn-distribute-empty = **Onto two empty cells.** The tower becomes two walls, so you have one tower fewer. Lay a tower down on two empty cells.
learn-distribute-empty-well = Two walls on { $near } and { $far }, and one tower fewer.
learn-distribute-empty-wrong = `{ $move }` lands on one of your walls and makes a new tower. Choose two empty cells.
learn-distribute-near = **Wall near, cell far.** The near wall grows into a tower and a wall lies before it. Keep your tower this way.
learn-distribute-near-well = A tower on { $near }, a wall on { $far }: no tower lost.
learn-distribute-near-wrong = After `{ $move }` you have only walls. Land on your wall on a2.
learn-distribute-far = **Cell near, wall far.** The tower now stands on the far cell: it leaps two cells ahead. Keep your tower this way.
learn-distribute-far-well = A tower on { $far }, two cells on, and a wall behind it.
learn-distribute-far-wrong = After `{ $move }` you have only walls. The second stone must meet your wall on c3.
learn-distribute-both = **Onto two walls.** Both grow: two towers come of one. Find the way that gives you a tower more.
learn-distribute-both-well = Two towers, on { $near } and { $far }. Count towers: who has more usually has more moves.
learn-distribute-both-wrong = `{ $move }` does not give you a second tower. Both stones must meet walls.
learn-lone-bar = **Two walls, two ways.** The Gallic tower on g3 has two ways to rank 1. One move bars both.
learn-lone-bar-well = f2 bars one way and g1 the other.
learn-lone-bar-wrong = After `{ $move }` one way stays open, and g3 breaks through. Bar both.
learn-lone-edge = **Not beside, but two away.** A wall two cells from a tower bars its way and cannot be taken by it. Stop the tower on a3.
learn-lone-edge-well = The wall on { $far } lies two cells away, where a3 cannot take it.
learn-lone-edge-wrong = After `{ $move }` the tower on a3 breaks through. Both its ways must be barred.
learn-lone-ahead = **Between tower and wall.** The Gallic tower on c5 wants to leap onto its wall on e3, and then to break through. Lay a wall in its way.
learn-lone-ahead-well = The wall on { $far } bars the leap.
learn-lone-ahead-wrong = After `{ $move }` the Gauls win within two moves. The way from c5 to e3 leads over d4.
learn-last-keep = **The last tower.** Walls never move: without a tower you have no move and lose. Keep yours.
learn-last-keep-well = The tower lives on, on { $far }.
learn-last-keep-wrong = After `{ $move }` you have only walls, and that loses. Land on one of your walls.
learn-last-take = **The enemy's last tower.** The tower on b6 needs the wall on d4 to land on. Take that away, and it can only fall apart.
learn-last-take-well = Now every move flattens the last Gallic tower, and then the Gauls cannot move.
learn-last-take-wrong = After `{ $move }` the Gauls keep their tower. Take the wall that it needs.
learn-last-flatten = **Hem it in.** The last Gallic tower on b2 wants to go through or to land on b4. Lay two walls so that every move flattens it.
learn-last-flatten-well = It can only take a wall or fall apart: the last tower is lost.
learn-last-flatten-wrong = After `{ $move }` the last tower gets away. Bar both its ways with one move.
learn-chariot-start = **The chariot.** A tower behind its own wall rolls on by one cell and is a chariot again. Start it: it wins in three.
learn-chariot-start-well = Tower and wall, one cell on. Nobody is near enough to stop it.
learn-chariot-start-wrong = After `{ $move }` no tower is left. Roll over your own wall on a4.
learn-chariot-roll = **It rolls on.** Two more moves, and a stone is on rank 7. Keep the chariot together.
learn-chariot-roll-well = Next comes a7, and the Gauls are too far away.
learn-chariot-roll-wrong = `{ $move }` breaks the chariot up. Roll straight on.
learn-chariot-turn = **Any direction.** A chariot rolls slantwise too. Which move makes a tower that cannot be stopped?
learn-chariot-turn-well = The tower on { $near } breaks through next, and nobody can bar every way.
learn-chariot-turn-wrong = `{ $move }` leaves the Gauls time. Roll over the wall on c5.
learn-chariot-stop = **Stop it.** The Gallic chariot on c4 and c3 rolls toward rank 1. Lay a wall before it.
learn-chariot-stop-well = The wall on { $near } stands in the way of the wall on c3: the chariot cannot roll.
learn-chariot-stop-wrong = After `{ $move }` it rolls on and breaks through. A wall must lie on c2.
learn-wall-close = **A Gallic wall.** Walls side by side bar a tower's ways, but here a gap is left on d2. Close it before the tower on d3 goes through.
learn-wall-close-well = Walls side by side, and a tower among them: that is strong.
learn-wall-close-wrong = After `{ $move }` the tower on d3 still finds a way to rank 1. Close the gap on d2.
learn-wall-gap = **Weakened by a gap.** The Gallic walls on b6 and d6 bar two ways of your tower. One way is open.
learn-wall-gap-well = Straight through the gap: the stone on { $far } wins.
learn-wall-gap-wrong = `{ $move }` does not reach rank 7, and your tower is gone. Use the gap.
learn-wall-weak = **Weakened by a sacrifice.** A wall with no tower straight behind it is the weak spot. Take the right one, and the other tower goes through.
learn-wall-weak-well = The wall on { $far } is gone, and f5 breaks through over g6.
learn-wall-weak-wrong = `{ $move }` does not win in two. Which wall has no tower straight behind it?
learn-ram-make = **The battering ram.** A tower and two walls in a line, four stones, can do three things. First make two towers of them.
learn-ram-make-well = Two towers in a line: the battering ram is ready.
learn-ram-make-wrong = `{ $move }` tears the four stones apart. Move along the line.
learn-ram-through = **It breaks through.** One tower is sacrificed against the Gallic wall, the other goes through the breach. One sacrifice wins in two.
learn-ram-through-well = The wall on { $far } is gone, and c5 goes through over b6.
learn-ram-through-wrong = `{ $move }` does not win in two. Open a breach that the Gauls cannot fill.
learn-ram-way = **A two-way chariot.** It drives to either end of its line and comes back. Move so that all four stones can return.
learn-ram-way-well = The tower stands by its own walls: every next move along the line keeps it.
learn-ram-way-wrong = After `{ $move }` the four stones do not come together again in six moves. Stay on the line.
learn-ram-circle = **The six-move cycle.** After six moves along the line everything stands as before: so you can wait. Begin the cycle.
learn-ram-circle-well = Tower and walls go round and lose nothing. But the third repetition of a position is a draw here.
learn-ram-circle-wrong = After `{ $move }` the cycle is broken. Move along the line.
learn-siege-build = **The siege tower.** A tower on your fifth row, rank 5, can break through with its next move. Build one that nobody stops.
learn-siege-build-well = A siege tower on { $near }, and the Gauls cannot bar all its ways.
learn-siege-build-wrong = `{ $move }` builds no siege tower. Land on your wall on f5.
learn-siege-leap = **A leap to the fifth row.** A lone wall there waits for a tower two cells away. Whatever the Gauls do, you win in two.
learn-siege-leap-well = The siege tower on { $far } stands, and one way stays open.
learn-siege-leap-wrong = `{ $move }` does not win in two. Leap onto your wall on e5.
learn-siege-deny = **Prevent one.** The Gallic tower on e5 can leap onto c3, the fifth row of the Gauls. Stop that siege tower before it stands.
learn-siege-deny-well = Without the wall on { $far } the tower on e5 has nothing to land on.
learn-siege-deny-wrong = After `{ $move }` the Gauls get their siege tower and win. Take the wall on c3.
learn-force-threat = **The forced sacrifice.** Threaten so that only a sacrifice helps: it costs the Gauls a tower. Which move does?
learn-force-threat-well = Only b6 taking the wall on a5 holds out, and then b6 is a wall itself.
learn-force-threat-wrong = After `{ $move }` the Gauls need no sacrifice. Lay a wall for the tower on a4 to land on.
learn-force-after = **After it.** The Gauls took the wall on a5, and one tower is left to them. Now a chariot wins in three.
learn-force-after-well = Tower and wall, ready to roll, and one tower alone cannot stop them.
learn-force-after-wrong = After `{ $move }` no tower is left to you. Roll over the wall on b4.
learn-force-forced = **When you are forced.** The Gauls want to land on f3 or d3 and break through. Here only a sacrifice holds.
learn-force-forced-well = It cost a tower, but the wall on { $far } is gone.
learn-force-forced-wrong = After `{ $move }` the Gauls win within two moves. Take the right wall.
learn-catapult-build = **A third stone.** In the advanced game a stone on your own tower makes a catapult. Build one.
learn-catapult-build-well = Three stones on { $near }: a catapult. It never walks, it throws.
learn-catapult-build-wrong = `{ $move }` lays no stone on a tower. Walk over your tower on a2.
learn-catapult-throw = **The throw.** A catapult throws one stone two or three cells, forward or sideways. A stone on rank 7 wins if it survives the reply.
learn-catapult-throw-well = Nobody can take the stone on { $far }, so it wins.
learn-catapult-throw-wrong = After `{ $move }` there is no stone on rank 7, or it is taken. Keep away from the towers.
learn-catapult-shot = **The shot.** A stone thrown at an enemy unit takes one of its stones. The tower on b3 is about to go through: shoot.
learn-catapult-shot-well = The tower on { $far } is a wall now, and walls never move.
learn-catapult-shot-wrong = After `{ $move }` the tower on b3 goes through. Hit it.
learn-catapult-cut = **Cut it down.** A tower beside an enemy catapult may give one stone to make it a tower, or both to make it a wall. Only one of these holds.
learn-catapult-cut-well = Both stones given: the catapult on { $far } is a wall.
learn-catapult-cut-wrong = After `{ $move }` the unit on c3 still gets a stone to rank 1. Give both stones.
learn-balanced-walls = **The first turn is special.** Each side lifts one home tower and lays its stones as two walls on its second row. Here they are c2 and e2: use one and keep your towers.
learn-balanced-walls-well = The wall became a tower: you advanced and lost nothing.
learn-balanced-walls-wrong = `{ $move }` costs a tower. Walk over one of your walls.
learn-balanced-swap = **When to swap.** After the Romans' first turn the other player may swap: do so if a corner tower was lifted and both walls lie on c2 to g2. See why: advance over one.
learn-balanced-swap-well = Such walls help several towers, and a corner tower is missed least. Murus swaps then too.
learn-balanced-swap-wrong = `{ $move }` leaves the walls unused. Go from c1 or f1 over a wall.
learn-balanced-fast = **Sooner at the enemy.** With walls laid ahead, siege towers stand sooner. Win in two.
learn-balanced-fast-well = The tower on { $far } breaks through, and the Gauls cannot bar every way.
learn-balanced-fast-wrong = `{ $move }` is too slow. Land on your wall on e5.
learn-escape-bar = **No breakthrough.** In the escape game a stone on rank 7 means nothing: you win when the enemy cannot move. Bar the last way of the tower on a7.
learn-escape-bar-well = The Gauls have no move left, so you win.
learn-escape-bar-wrong = After `{ $move }` the tower on a7 still has a move. Lay a stone on c7.
learn-escape-flatten = **Hem it in.** The tower on d7 lives as long as it can land on its walls. Bar its way to them, and it must fall apart.
learn-escape-flatten-well = Every move of the Gauls now costs their last tower.
learn-escape-flatten-wrong = After `{ $move }` the Gauls keep a tower. Put your stones between d7 and its walls.
learn-escape-keep = **Save your own.** Your last tower must land on a wall, or you cannot move. It may go back.
learn-escape-keep-well = The tower lives on, on { $far }. Going back costs nothing in the escape game.
learn-escape-keep-wrong = After `{ $move }` you have only walls. Land on your wall on c1.
learn-houdini-walls = **No captures.** In houdini no wall is ever taken, so a wall bars its way for good. Win in two without losing your tower.
learn-houdini-walls-well = The Gauls have nowhere to land: their last tower falls apart.
learn-houdini-walls-wrong = After `{ $move }` you have only walls. Land on your wall on c3.
learn-houdini-siege = **Safe ahead.** Your wall on a5 cannot be taken, so it waits for a tower as long as you like. Win in two.
learn-houdini-siege-well = The siege tower on { $far } breaks through next, past the wall on a6.
learn-houdini-siege-wrong = After `{ $move }` the Gauls are faster. Leap onto your wall on a5.
learn-houdini-hold = **No way to take it.** You cannot take what the Gauls lay, only be there first. One move keeps them out.
learn-houdini-hold-well = With a tower on { $far } and one on b1 you keep up.
learn-houdini-hold-wrong = After `{ $move }` the Gauls win within two moves. Land on your wall on c4.
learn-hex-walk = **Six directions.** On hexagons a tower walks in six directions, and all other rules stay. Keep your tower.
learn-hex-walk-well = Up the file: a tower on { $far }.
learn-hex-walk-wrong = After `{ $move }` you have only walls. Land on your wall on a3.
learn-hex-through = **The far edge.** The top cell of each file is the Gauls' first row, nine cells in all. Break through.
learn-hex-through-well = The stone on { $far } is on the top cell of its file and wins.
learn-hex-through-wrong = `{ $move }` reaches no top cell. Go up file b.
learn-hex-leap = **A chariot here too.** Your tower on b3 stands behind its wall on c4. Roll, and you win in two.
learn-hex-leap-well = The tower on { $near } breaks through next.
learn-hex-leap-wrong = After `{ $move }` you have only walls. Roll over c4.
learn-three-keep = **Three players.** Romans, Gauls and Germans move in turn, without breakthrough: the last one who can move wins. Keep your tower.
learn-three-keep-well = Your tower on { $far } lives. The Gauls are next.
learn-three-keep-wrong = After `{ $move }` you have only walls and will be out. Land on a3.
learn-three-out = **One is out.** Who has no move at the start of a turn is out. Bar the last way of the Gallic tower on a5.
learn-three-out-well = The Gauls are out, and the Germans go on.
learn-three-out-wrong = After `{ $move }` the Gauls can still move. Lay a stone on c5.
learn-three-last = **The last one in.** Now only the Gauls are left besides you. Put them out and win.
learn-three-last-well = You are the last who can move: you win.
learn-three-last-wrong = After `{ $move }` the Gauls can still move. Lay a stone on c5.
learn-four-keep = **Four players.** One sits at each edge, and the turn goes clockwise from the Romans. Stay in the game: keep your tower.
learn-four-keep-well = Your tower on { $near } lives. The Gauls on the left are next.
learn-four-keep-wrong = After `{ $move }` you have only walls and will be out. Land on d2.
learn-four-out = **One is out.** The Gallic tower on a8 has one way left. Bar it, and the Gauls are out.
learn-four-out-well = The Gauls are out, and the Germans are next.
learn-four-out-wrong = After `{ $move }` the Gauls can still move. Lay a stone on c6.
learn-four-last = **The last one in.** Only the Gauls are left besides you. Put them out and win.
learn-four-last-well = You are the last who can move: you win.
learn-four-last-wrong = After `{ $move }` the Gauls can still move. Lay a stone on c6.

## Openings

explored-title = **Openings** · { $variant }
explored-lead = { $games ->
    [0] No game that I know went on from here.
    [1] One game reached this position and went on. Games here and of Murus against itself are counted:
   *[other] { $games } games reached this position and went on. Games here and of Murus against itself are counted:
}
explored-move = `{ $move }` · { $games ->
    [1] 1 game
   *[other] { $games } games
}, { $percent } % of the points · { $by }
explored-people = people
explored-not-here = There is no collection of openings for this variant. Games for two without a balanced opening have one.
explored-departure = **The opening:** { $move } is hardly ever played. { $games } games reached this position; { $times } continued `{ $usual }`.
button-explored = Opening
button-explored-start = To the start
command-opening = First moves: how often they are played, and how well they do
option-opening-variant = Variant; default: the standard game

## Puzzles and the daily siege. $kind is win, hold, is-it-won, two-towers or author.

puzzle-title = { $from ->
    [siege] **Today's siege**
    [mine] **From one of your games**
   *[book] **Puzzle { $id }** · { $variant } · { $grade ->
        [1] easy
        [2] not hard
        [3] medium
        [4] hard
       *[5] very hard
    }
}
puzzle-title-over = **Siege { $n }**
puzzle-task = { $kind ->
    [win] { side-name } to move: **{ $moves ->
        [1] win now
       *[other] win in { $moves }
    }**.
    [hold] { side-name } to move: **only one move holds the wall.**
    [is-it-won] { side-name } to move: **who wins within { $moves ->
        [1] a move
       *[other] { $moves } moves
    }?**
    [two-towers] { side-name } to move: **make two towers of one.**
   *[author] { side-name } to move: **what did Phil Leduc play?**
}
puzzle-allowed = The { side-name } just played `{ $move }`.
puzzle-right = **Right.** The { side-name } answer `{ $answer }`. { $left ->
    [1] One move left.
   *[other] { $left } moves left.
}
puzzle-slower = `{ $move }` wins too, but not in { $moves }. There is a faster way.
puzzle-wrong = `{ $move }` { $loses ->
    [yes] loses
   *[no] doesn't work
}{ $some ->
    [yes] { $loses ->
        [yes] {": "}{ $line }.
       *[no] {": "}{ $line } could follow.
    }
   *[no] .
}
puzzle-claimed = { $right ->
    [yes] **Right:**
   *[no] **No:**
} { $truth ->
    [romans] the Romans win.
    [gauls] the Gauls win.
   *[neither] neither side can force it yet.
}
puzzle-hint = Move the unit on **{ $cell }**. A hint counts as a miss.
puzzle-answer = The answer: `{ $line }`.
puzzle-solved = **Solved!** `{ $line }` does it.
puzzle-rated = Your puzzle rating: { $rating } ({ $change })
puzzle-none = { $from ->
    [mine-never] No review has found a win that you missed. Each review of a finished game of yours may find one: press **Review** there.
    [mine] No win that you missed is left here. Each review of a finished game of yours may add one: press **Review** there.
   *[book] You have seen every puzzle here. Choose another theme, or play.
}
puzzle-gone = This puzzle no longer exists. `/learn puzzle` has another one.
puzzle-no-book = There are no puzzles for this variant yet. There are some for the standard game.
puzzle-no-theme = There is no such theme. Choose one from the list.
puzzle-voted = Thank you. Votes decide which puzzles stay.
puzzle-reported = Thank you. The puzzle is checked again.
puzzle-reported-before = You have reported this puzzle already.
puzzle-unmet = You have not tried this puzzle.
puzzle-type = Your move
puzzle-theme-hint = Another theme
puzzle-theme = { $theme ->
    [all] All themes
    [mine] Wins I missed
    [breakthrough] Breakthrough
    [stalemate] Stalemate
    [battering-ram] Battering ram
    [chariot] Chariot
    [siege-tower] Siege tower
    [forced-sacrifice] Forced sacrifice
    [slip] Slip between two enemies
    [quiet] Quiet first move
    [only-defence] Only defence
    [zugzwang] Every move loses
    [tempo-wall] A wall two cells away
    [catapult-shot] Catapult shot
    [surviving-stone] A stone that survives
    [double-threat] Double threat
    [sacrifice] Sacrifice
    [backward] A step back
    [is-it-won] Is it won?
   *[two-towers] Two towers of one
}
button-puzzle = Puzzles
button-puzzle-next = Next puzzle
button-puzzle-type = Type a move
button-puzzle-hint = Hint (counts as a miss)
button-puzzle-answer = Answer (counts as a miss)
button-puzzle-answer-missed = Show the answer
button-puzzle-again = Try again
button-puzzle-up = 👍
button-puzzle-down = 👎
button-puzzle-report = Report
button-puzzle-claim = { $claim ->
    [romans] Romans win
    [gauls] Gauls win
   *[neither] Not yet
}
profile-puzzles = Puzzles **{ $rating }**: { $right } of { $decided } right at the first try{ $longest ->
    [0] .
    [1] , the siege once.
   *[other] , the siege up to { $longest } days in a row.
}
siege-title = **Siege { $n }** · { $weekday ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
}
    { $task }
siege-count = { $tried ->
    [0] Nobody has tried it yet.
    [1] One player has tried it, { $solved ->
        [0] not yet solved.
       *[1] and solved it.
    }
   *[other] { $tried } players have tried it, { $solved ->
        [0] none has solved it.
        [1] one has solved it.
       *[other] { $solved } have solved it.
    }
}{ $days ->
    [0] {""}
    [1] {""}
   *[other] {" "}Solved here { $days } days in a row.
}
siege-over = **Siege { $n }** is over. { $tried ->
    [0] Nobody tried it.
    [1] One player tried it, { $solved ->
        [0] in vain.
       *[1] and solved it{ $some ->
            [yes] {": "}{ $named }.
           *[no] .
        }
    }
   *[other] { $tried } players tried it, { $solved ->
        [0] in vain.
        [1] one solved it{ $some ->
            [yes] {": "}{ $named }.
           *[no] .
        }
       *[other] { $solved } solved it{ $some ->
            [yes] {", among them "}{ $named }.
           *[no] .
        }
    }
}
    The answer: `{ $line }`
siege-alt = A film of the answer: { $line }.
siege-share = { $days ->
    [0] `Murus siege { $n } { $squares }`
    [1] `Murus siege { $n } { $squares }`
   *[other] `Murus siege { $n } { $squares } · { $days } days`
}
siege-late = This siege is over, so it no longer counts here.
siege-bell-on = You are pinged here when the next siege comes.
siege-bell-off = You are no longer pinged for sieges here.
siege-named = Your name appears below this siege when it is over.
siege-unnamed = Your name does not appear.
siege-not-tried = You have not tried this siege.
button-siege = Solve it
button-siege-after = Try it
button-siege-name = Show my name tomorrow
button-siege-unname = Don't show my name
button-siege-bell = Ping me for sieges
button-siege-no-bell = No more pings
button-siege-off = No daily siege
server-siege-title = **The daily siege:** one puzzle a day in a channel. It pings only the people who ask for it.
server-siege = It begins in { $channel } at **{ $hour }** ({ $zone }).
server-siege-none = This server has none. Choose an hour, in your time zone, and it begins in this channel.
server-siege-hint = The hour at which it begins here
lessons-title = **Lessons.** Each has a few positions that you solve by moving.
lessons-hint = Choose a lesson
lesson-steps = { $count ->
    [1] 1 position
   *[other] { $count } positions
}
lesson-unknown = There is no such lesson.
button-lessons = Lessons
command-lesson = Learn the game in pictures, and play a guided game
command-rules = The rules, by topic
command-puzzle = A puzzle to solve, with a proven answer
command-siege = One puzzle a day in this channel
option-lesson-lesson = Lesson; default: the first one
option-puzzle-theme = Theme; default: all
option-puzzle-variant = Variant; default: the standard game
option-rules-topic = Topic

## Hints and reviews

hint-waiting = I'm thinking… the hint appears here in a few seconds.
hint-queued = { $before } requests are ahead of yours. The hint appears here after them.
hint-text = Murus would play `{ $move }`. The hint is counted in the result.
review-waiting = Reviewing… it appears here in a few seconds.
review-queued = { $before } games are reviewed before this one. The review appears here after them.
review-running = A review is for finished games. `/hint` shows a good move while you play.
review-empty = No move was made in this game, so there is nothing to review.
review-several = Only games of two players are reviewed.
review-title = Review · { $game }
review-accuracy = { $named ->
    [no] { $who }
   *[yes] { $who } ({ side-name })
}: { $percent } % accurate{ $like ->
    [no] {""}
   *[yes] , about as { $level } plays
}.
review-turning = { $turning ->
    [yes] Turning point: { $played }. Better was { $better }.
   *[no] { $played } was a mistake. Better was { $better }.
}
review-moment-title = Move { $n } of { $count } that mattered most
review-goes-on = It may go on { $line }.
review-theme = { $theme ->
    [battering-ram] a battering ram: a sacrifice clears the cell, and the tower beside it goes through
    [chariot] a chariot: a tower with a wall before it rolls forward and loses no tower
    [siege-tower] a siege tower: next it breaks through, and one move does not close every way
    [forced-sacrifice] a forced sacrifice: only captures hold out, and each one costs a tower
    [zugzwang] a squeeze: the other side has to move, and every move loses
    [double-threat] two threats at once
    [catapult-shot] a shot of the catapult
    [slip] a walk between two units that touch at the corner
   *[stalemate] a win by leaving the other side without a move
}
review-remark = { $what ->
    [missed] The { side-name } had { $theme }.
    [allowed] This lets in { $theme }.
    [gave-last-tower] This gives up the last tower of the { side-name }, and walls alone cannot move.
    [last-tower] The answer takes the last tower of the { side-name }, and walls alone cannot move.
    [kept] After the move that was played the { side-name } have { $from ->
        [0] no tower
        [one] one tower
       *[other] { $from } towers
    }, after the better one { $to }.
    [ways] After the move that was played { $from } ways are open to the towers of the { side-name }, after the better one { $to }.
   *[towers] With the answer the { side-name } go from { $from } towers to { $to ->
        [one] one
       *[other] { $to }
    }.
}
review-thought = { $noted ->
    [yes] You tried { $line } here, and wrote: { $note }
   *[no] You tried { $line } here.
}
review-planned = You had planned: { $unmet }
button-moment = { $way ->
    [on] { $move } ▶
   *[back] ◀ { $move }
}
button-practise = Practise from here
review-even = No single move turned this game.
review-left-out = { $count ->
    [one] One position is left out: there is no help with it now.
   *[other] { $count } positions are left out: there is no help with them now.
}
review-beside = { $which ->
    [played] Played
   *[better] Better
}: { $move }
review-frames = A red frame marks where a tower can break through next.
review-missed = { $played } missed a win: { $best } wins { within-moves }.
review-wins = { $best } wins { within-moves }{ $moves ->
    [one] .
   *[other] , whatever the { side-against } try.
}
review-decided = After { $played } the { side-name } win { within-moves }{ $moves ->
    [one] .
   *[other] , whatever the { side-against } try.
}
review-last = At the end the { side-name } could still have won { within-moves }: { $best }.
within-moves = { $moves ->
    [one] in one move
   *[other] within { $moves } moves
}
side-against = { $side ->
    [romans] Gauls
   *[other] Romans
}
forced-title = { $moves ->
    [0] Whatever the { side-against } try now, the { side-name } win.
   *[other] The { side-name } win { within-moves }, whatever the { side-against } try.
}
forced-end = { $reason ->
    [stalemate] The { side-name } win by stalemate.
   *[other] The { side-name } break through.
}
forced-try = Choose what the { side-against } try.
forced-gone = I have no proof of that win.
review-missed-more = And { $count ->
    [one] one more missed win
   *[other] { $count } more missed wins
}.
review-chart = Who was better
review-alt = A chart of who was better: { $course }.
review-alt-turning = The turning point is { $played }.
review-alt-missed = { $count ->
    [one] A win was
   *[other] Wins were
} missed with { $played }.
review-sign-turning = turning point
review-sign-missed = missed win
review-stretch = { $lead ->
    [first] Romans ahead
    [first-wins] Romans winning
    [second] Gauls ahead
    [second-wins] Gauls winning
   *[even] even
}{ $from ->
    [0] {" "}at first
   *[other] {" "}from move { $number } on
}

## Refusals that are not about a rule of the game

refused-blocked = A player of this game doesn't want to play with you.
refused-not-playing = You are not playing in this game.
refused-out = You are out of this game. The others play on.
refused-not-your-turn = It is not your turn: { $who } is to move.
refused-out-of-time = Your time is up, and the game is about to end.
refused-in-time = There is still time.
refused-not-held = No vacation days cover an opponent's clock here.
refused-reminded = A reminder has already gone out. You can send the next one { $when }.
refused-waits = The game already waits until { $date }.
refused-held = There are vacation days left. They cover the clock until { $date }.
refused-stale = That board is out of date: the game has gone on. `/board` shows you the newest one.
refused-newer = This board is newer than my records, which went back to an earlier state: later moves are lost. This is how the game stands.
refused-no-offer = That offer is gone: a move or an answer came first.
refused-offered = There's already an open offer.
refused-own-offer = That is your own offer, so you can't answer it.
refused-agreed = You have agreed. The others have not all answered yet.
refused-no-draw = Murus does not accept draws.
refused-declined = { $fate ->
    [withdrawn] You withdrew your draw.
    [lapsed] Your draw lapsed with your own move.
   *[declined] Your draw was declined.
} You can offer one again after { $moves ->
    [one] one more move
   *[other] { $moves } more moves
}.
help-barred = Your rated game { $game } has, or had, this position: there is no help with it until that game is over.
help-barred-rated = This position stands in a rated game that runs, or can soon: there is no help with it.
help-barred-siege = This position is part of a siege that is on: it is judged only where people solve the siege.
refused-asked-back = You asked for this move back already. You can ask again after your next move.
refused-unheard = A player of this game wants no questions, gifts or reminders from you.
refused-nothing-to-take-back = You have no move here to take back.
refused-begun = { $draws ->
    [yes] The game has begun, so it cannot be called off. You can resign, or offer a draw.
   *[no] The game has begun, so it cannot be called off. You can resign.
}
refused-no-clock = No clock runs here, so nobody needs time.
refused-nobody-waits = Nobody else has a clock here, so there is nobody to give time to.
refused-enough-time = Your opponent has plenty of time already.
refused-playing = You play in this game already.
refused-own-game = You play or played in this game. Please ask another moderator to decide about it.
refused-rated = This game is rated, so there are no hints.
refused-over = This game is over{ $state ->
    [won] : { $winner } won
   *[drawn] {""}
}.
command-unknown = This command no longer exists. `/help` lists the commands.
press-unknown = I don't know this button. `/games` lists your games.
press-no-game = There is no such game.
press-on-discord = This works only on Discord, in the channel itself.
press-not-inside = This is for people in that server, and you are not in it.
press-unanswered = Discord did not say in time whether you are in that server. Please try again in a moment.
press-not-yours = Only { $who } can answer that.
press-cancelled = Nothing was changed.
limited = { $what ->
    [challenge] You have begun many games lately. You can begin the next one { $when }.
    [exhibition] You have started many exhibitions lately. You can start the next one { $when }.
    [thought] You have asked for many hints and reviews lately. You can ask for the next one { $when }.
    [import] You have imported many games lately. You can import the next one { $when }.
    [film] You have asked for many films and files lately. You can ask for the next one { $when }.
   *[anything] You ask faster than I can answer. Please try again { $when }.
}
shown-by = Shown by { $who }
show-already = This is already shown [here]({ $link }).
show-coming = This is already on its way to the channel.
show-too-many = You have shown a lot lately. You can show the next thing { $when }.
show-crowded = A lot was shown here lately. You can show the next thing { $when }.
show-elsewhere = In this server things are shown in { $channels }.
show-role-needed = Only { $role } may show things here.
show-running = This game still runs elsewhere. You can show it when it is over.
show-private = Others played this game elsewhere, so it is not shown here.
show-barred = A position of this game is close to one in a rated game that runs, so it is not shown here yet.
show-unplayed = Others would see an empty profile. Finish a game in a server or solve a puzzle, then you can show it.
show-nothing = There is nothing to show here.
show-permissions = I can't post here: I lack { $names }. A manager of the server can grant that.
crowded = Several answers for you are on their way already. Please try again when one has arrived.
trouble = Something went wrong on my side. If you asked for a change, check whether it is done before you try again.
trouble-done = Your request is done, but my answer did not get through. `/games` shows how things stand.
trouble-away = I can't reach my database right now. Try again in a minute, and check first whether it went through.
trouble-unread = I can't read what I stored about this. The people who run me can see why.
trouble-unclear = I don't understand what Discord sent me, so nothing was done. The people who run me can see why.
no-such-game = There is no game with that name. `/games` lists yours.
no-game-here = You have no game running here. `/challenge` starts one, and `/games` lists yours.
no-game-in-thread = No game of yours is played in this thread. Go to the thread of your game, or choose it with the option `game`.
name-a-game = Which game? Choose one from the list of the option `game`, or go to its thread.
watch-which = Which game do you want to watch?
watch-none = Nobody is playing in this channel right now.
several-games = Which game do you mean?
several-games-typed = Which game do you mean? Choose it here, or reply to its board.
which-game = In which game do you want to play `{ $text }`?
which-game-hint = Choose a game
which-move = Several moves go to { $cell }. Which one do you mean?
typed-help = I can't read a move in that. Press **Move**, or type one such as `b4-d4` or `b4xc5`.
typed-no-game = You have no game running here. Play me, learn the game, or ask a friend with `/challenge`.
typed-pass = Nobody can pass in this game. Each turn is a move.
typed-draw = Press **Offer a draw**. I ask you once more before it is posted.
typed-hint = Press **Hint**. Only you will see it.

# Words that people type, in small letters, with commas between them.
typed-words-help = help, hi, hello, hey, start, how, ?, what
typed-words-resign = resign, give up, surrender
typed-words-draw = draw, draw?, offer draw, offer a draw
typed-words-take-back = undo, take back, takeback, take it back, back
typed-words-pass = pass, skip
typed-words-hint = hint, a hint, give me a hint
typed-words-to = to, onto
typed-words-takes = takes, take, captures, hits
typed-words-polite = please, pls, tower, from, move, play, i

## Challenges

challenge-text = { $kind ->
    [exhibition] An exhibition of **Murus Gallicus**: { $challenger } plays { $other }.
    [gathering] { $challenger } is gathering players for **Murus Gallicus**.
    [open] { $challenger } is looking for a game of **Murus Gallicus**. Anyone may take it.
   *[named] { $challenger } challenges { $other } to **Murus Gallicus**.
}
challenge-side = { $side ->
    [romans] { $challenger } plays the Romans, who move first.
    [gauls] { $challenger } plays the Gauls. The Romans move first.
    [germans] { $challenger } plays the Germans. The Romans move first.
    [britons] { $challenger } plays the Britons. The Romans move first.
    [lot] Seats are drawn at random.
   *[either] A coin decides who moves first.
}
challenge-side-given = { $side ->
    [romans] { $challenger } plays the Romans.
    [gauls] { $challenger } plays the Gauls.
    [germans] { $challenger } plays the Germans.
    [britons] { $challenger } plays the Britons.
    [lot] Seats are drawn at random.
   *[either] A coin decides who plays which side.
}
challenge-next = { $side ->
    [romans] The Romans move next.
    [gauls] The Gauls move next.
    [germans] The Germans move next.
   *[britons] The Britons move next.
}
time-sentence = { $kind ->
    [bank] { $days } days to start, +{ $increment ->
        [one] 1 day
       *[other] { $increment } days
    } per move (max. { $cap }).
    [turn] { $days ->
        [one] One day
       *[other] { $days } days
    } for each move.
   *[none] No clock.
}
ask-whom = { $count ->
    [0] An open challenge: anyone may accept. Nothing is posted yet.
   *[other] A challenge to { $who }. Nothing is posted yet.
}
duel-ask = Murus plays Murus ({ $variant }), at which levels?
duel-level = { side-name }: { $level }
ask-variant = Which game?
ask-time = Which clock?
ask-who = Who is invited? Free seats are open to anyone.
button-ask-send = Send
button-ask-rated = Make it rated
button-ask-unrated = Make it unrated
button-ask-not = Not now
propose-no-seat-for = { $count ->
    [one] This variant is for two. Name one opponent, or choose a variant for three or four.
   *[other] There are { $count } other seats in this variant. Name no more people.
}
propose-named-twice = You named the same person twice. Each player has one seat.
challenge-seats = Seated: { $players }. { $waiting ->
    [0] {""}
   *[other] Invited: { $invited }.{" "}
}{ $free ->
    [0] {""}
    [one] One seat free.
    [2] Two seats free.
    [3] Three seats free.
   *[other] { $free } seats free.
}
challenge-pace = { $who } usually moves within { $span }.
challenge-until = Open, expires { $when }.
challenge-given = It starts from another game, { $count ->
    [one] after one move
   *[other] after { $count } moves
}.
terms-weekends = Weekends do not count.
terms-rated = Rated.
terms-unrated = Unrated.
result-too-short = Too short to be rated.
result-unrated = Unrated: a player is no longer in the server of this game.
challenge-excuse = { $why ->
    [busy] : no time for a game
    [slow] : the clock is too slow
    [fast] : the clock is too fast
    [variant] : another variant would be fine
    [later] : not now
   *[none] {""}
}
rematch-text = { $others }: { $who } would like a rematch.
challenge-declined = { $who }, { $other } declined your challenge{ challenge-excuse }.
challenge-closed = { $state ->
    [watched] { $link }.
    [accepted] { $other } accepted. { $link }.
    [full] Every seat is taken. { $link }.
    [declined] { $other } declined{ challenge-excuse }.
    [withdrawn] Withdrawn.
    [unfilled] A seat stayed empty, so there is no game.
    [expired] Nobody answered in time.
   *[open] {""}
}
challenge-begins = { $some ->
    [yes] [The game begins]({ $link })
    [over] [The game is over]({ $link })
   *[no] The game begins
}
thread-called-off = { $variant } · called off
challenge-called-off = -# A game of { $variant } was called off.
excuse-ask = You declined. If you like, say why: your reason appears below the challenge.
excuse-hint = Choose a reason
excuse = { $why ->
    [busy] No time for a game
    [slow] The clock is too slow
    [fast] The clock is too fast
    [variant] Another variant would be fine
    [later] Not now
   *[none] Without a reason
}
challenge-answered = { $done ->
    [begun] The game begins: { $link }
    [decline] You declined.
    [reason] You declined, and your reason stands below the challenge.
    [left] You have left, and your seat is free.
    [withdraw] You withdrew the challenge.
    [fill] Murus is in. The game begins when every seat is taken.
   *[accept] You are in. The game begins when every seat is taken.
}
challenge-settled = { $state ->
    [accepted] This challenge was accepted already.
    [declined] This challenge was declined.
    [withdrawn] { $challenger } withdrew this challenge.
   *[expired] This challenge has expired. `/challenge` makes a new one.
}
challenge-not-for-you = This challenge is for another player. `/challenge` makes your own.
challenge-not-to-take = You can't take this challenge. `/challenge` makes your own.
challenge-own = You can't answer your own challenge; you can withdraw it.
challenge-not-yours = Only { $challenger } can withdraw this challenge.
challenge-no-seat = You have no seat here to give up.
challenge-not-yours-to-fill = Only { $challenger } can let Murus in.
challenge-no-free-seat = Every seat is taken, or kept for a player who was invited.
challenge-unknown = There is no such challenge.
proposed = { $kind ->
    [begun] The game begins
    [invited] Your challenge is posted
   *[open] Your open challenge is posted
}{ $place ->
    [here] { $kind ->
        [begun] {""}
       *[other] {" "}in this channel
    }
    [direct] {" "}in our direct messages
   *[elsewhere] {" "}in { $channel }
}.{ $kind ->
    [begun] {""}
   *[other] {" "}It expires { $when }.
}
propose-rematched = That game has its rematch already. `/games` shows it, and `/challenge` starts another one.
propose-gone = This person deleted their data here and can no longer be challenged.
propose-not-for-two = An exhibition is played by two, so this variant does not fit.
propose-not-here = { $who } is not in this server. Challenge a person who is, or leave the challenge open to all.
propose-oneself = You can't challenge yourself. Name another player, or me.
propose-blocked = That person is not taking challenges from you.
propose-blocking = You block that person. `/settings` ends that.
propose-waiting = Your challenge to the same person is still open. `/games` shows it.
propose-often = You left several challenges open to everybody here within an hour. Try again later, or name a player.
propose-enough = That person got many challenges within an hour. Try again later, or leave the challenge open to everybody.
propose-too-many = You have { $limit } open challenges, the most that can be open. Withdraw one first.
propose-no-such-seat = There are no { side-name } in that variant. Choose another side, or leave it to chance.
propose-other-bot = Bots do not play, except me.
propose-murus-joins = Name the people alone. I join by **Add Murus** below the challenge.
propose-private = Nobody else would see a challenge made here. Make it in a server's channel, or challenge me.
idle-level = Only I have levels. Leave out `level`, or challenge me.
idle-rated-murus = Games against me are never rated. Leave out `rated`.
idle-rated-several = Only games of two players are rated. Leave out `rated`.
idle-weekends = Without a clock there are no weekends to leave out. Choose a clock, or leave out `weekends_off`.
idle-board = That variant has a board of its own. Leave out `variant` or `board`.
permission = { $name ->
    [view] View Channel
    [send] Send Messages
    [threads] Send Messages in Threads
   *[attach] Attach Files
}
permissions-missing = I can't play in this channel: I lack { $names }. A manager of the server can grant that.
blocked = ✓ { $who } can no longer challenge you.
unblocked = ✓ They can challenge you again.
block-bot = Bots challenge nobody.
block-oneself = You can't block yourself.

## Lists and long texts

games-title = Your games{ $pages ->
    [1] {""}
   *[other] {" "}· page { $page } of { $pages }
}
summary-against = vs { $who }
summary-move = move { $number }
summary-turn = { $mine ->
    [yes] your turn
    [out] you are out, { $who } to move
   *[no] { $who } to move
}
summary-due = due { $when }
summary-board = [board]({ $link })
summary-over = { $how ->
    [won] you won
    [lost] you lost
    [drawn] a draw
    [cancelled] called off
   *[other] { $who } won
}
span = { $unit ->
    [days] { $count ->
        [one] 1 day
       *[other] { $count } days
    }
    [hours] { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
   *[minutes] { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
}
time-left = { $span } left
games-yours = **Your turn ({ $count })**
games-challenges = **Challenges ({ $count })**
games-waiting = **Waiting ({ $count })**
games-silent = -# My last message about it reached nobody (Discord says: { $why }).
games-unread = -# { $count ->
    [one] One more game of yours can't be read right now.
   *[other] { $count } more games of yours can't be read right now.
} The people who run me can see why.
games-challenge = { $invitation }
    { $variant } · in { $place } · expires { $when }
finished-title = Your finished games{ $page ->
    [1] {""}
   *[other] {" "}· page { $page }
}
finished-none = You have no finished game yet.
games-more = … and { $count } more.
games-guided = -# Your guided game is still running; only you see it.
games-none = You have no game and no challenge. Start one here, or ask anyone with `/challenge`.
rules-standard =
    {""}**Murus Gallicus** is a game by Phil Leduc. The Romans begin.
    {""}**1. Walk.** A tower is two stones. It lays them onto the next two cells in a line: empty ones, or your walls, which become towers. Walls never move.
    {""}**2. Sacrifice.** A tower gives one stone to take an enemy wall beside it.
    {""}**3. Win.** Put a stone on the enemy's first row, or leave them no move.
    -# You can't pass. Repeating a position three times is a draw. { rules-coloured }
rules-coloured = A coloured cell off the home rows: its tower can break through next.
rules-hint = Read about something else
rules-differs = **{ $name }**, a variant of Murus Gallicus by Phil Leduc. Everything else follows the standard game: `/learn rules`.
rules-advanced =
    {""}**Advanced: catapults.** Stacks go up to three stones. Towers may also be distributed onto your own towers, which become catapults, but never onto catapults.
    • A catapult does not move. It **throws** one stone two or three cells away, forward or sideways, in five directions. The stone flies over anything. On an empty cell it becomes a wall (`a3-a6`). An enemy unit loses one stone, and the thrown one is gone (`a3xa6`). It never lands on your own units. Afterwards the catapult is a tower.
    • A tower next to an enemy catapult may **cut** it: give one stone, and it becomes a tower (`b4xb5`); give both, and it becomes a wall while your cell is empty (`b4xxb5`).
    • A **breakthrough must survive**: a stone on the enemy's first row wins only if one still stands there when your next turn begins.
rules-balanced =
    {""}**Balanced opening.** Each side's first turn is special: lift one of your home towers and put its two stones as two walls onto any two cells of your second row. Written `a1-c2,e2`.
    After the Romans' special turn the other player may **swap** sides instead of answering; the player who then has the Gauls makes their special turn.
rules-escape = **Escape.** There is no breakthrough: entering the enemy's first row is allowed and has no effect. You win when the enemy has no move at the start of a turn.
rules-houdini = **Houdini.** There are no captures. Everything else follows the standard game. That breakthrough still wins is our reading: the designer calls this "the only rule change", and elsewhere speaks of his escape version. Houdini with escape, without breakthrough, is offered too.
rules-board = **The board:** { $name }.
rules-boards =
    {""}**Boards.** **{ choice-8x7 }** is the standard one; **{ choice-7x7 }**, **{ choice-8x8 }** and **{ choice-9x9 }** have a tower on each cell of both home rows.
    • **{ choice-8x8-six }**, a shorter game: six towers a side, the corners stay empty. **{ choice-8x8-two }**: two rows of towers a side; the goal is the outer one.
    • **{ choice-hex }**: a hexagon of 61 cells in files `a` to `i`; distances go in six directions. Nine towers a side, on the lower end of every file and on the upper; those are the home rows. **{ choice-hex-eleven }**: eleven towers a side on the two outermost files; the goal is the outer file.
    • **{ choice-8x8-four }** and **{ choice-hex-three }** are for four and three players. Choose "Three and four players" below.
    The hexagonal boards and those for three and four players are not played with catapults; **{ choice-8x8-two }** may be. None of these is played with the balanced opening.
rules-several =
    {""}**Three and four players.** On **{ choice-8x8-four }** each player has six towers on one edge: Romans on rank 1, then clockwise Gauls on file a, Germans on rank 8, Britons on file h. On **{ choice-hex-three }** each has five towers on every other edge: Romans lower left, Gauls upper left, Germans on the right.
    Turns go clockwise from the Romans. There is no breakthrough: who has no move at the start of their turn is out, and so is who resigns or runs out of time; the stones stay and can still be taken. The last player in wins.
rules-notation =
    {""}**How moves are written**, as in the article in Abstract Games (2022):
    • `b4-d4` a tower and the second cell that it reaches; `b4xc5` a stone for the enemy wall on c5.
    • `a3-a6` a throw onto an empty cell, `a3xa6` at an enemy unit; `b4xb5` one stone against a catapult, `b4xxb5` both.
    • `a1-c2,e2` the first turn of a balanced game; `swap` instead of answering it.
    Capitals, spaces, other dashes, move numbers and `!?` do not matter: `b4 d4`, `B4–D4` and `12. b4d4!` are all read.
help-title = How to play here
help-text =
    {""}*Murus Gallicus*, a game by Phil Leduc, one move at a time.
    {""}**Play:** `/challenge` asks a friend, anyone, or me.
    {""}**Move:** press **Move** under the board, or reply to it with `b4-d4`.
    {""}**Draw, take back, resign:** press **More** under the board, or use `/game`.
    {""}**Your games:** `/games`, also the finished ones.
    {""}**Pings, quiet hours, vacation:** `/settings`.
    {""}**Get better:** `/learn`, `/hint`, `/review`.
    {""}**Compare:** `/profile`, `/leaderboard`.

## Variants

preset-standard = Standard
preset-advanced = Advanced
preset-balanced = Balanced
preset-advanced-balanced = Advanced and balanced
preset-escape = Escape
preset-houdini = Houdini
preset-short = Short
preset-large = Large
preset-deep = Two rows
preset-hex = Hex
preset-eleven = Hex with eleven
variant-seats = { $seats ->
    [3] three players, 3
    [4] four players, 4
   *[other] {""}
}
preset-three = Three players
preset-four = Four players
variant-standard = Reach the far row, or leave your opponent without a move.
variant-differs = Different here: { $clauses }.
differs-and = {"; "}
differs-advanced = towers can become catapults, which throw stones, and a breakthrough must survive a turn
differs-balanced = each side's first turn lays two walls, and the second player may swap sides after the first one
differs-escape = there is no breakthrough, only stalemate wins
differs-houdini = there are no captures
differs-8x7 = the board has eight files and seven ranks
differs-7x7 = the board has seven files and seven ranks, with seven towers a side
differs-8x8 = the board has eight files and eight ranks
differs-9x9 = the board has nine files and nine ranks, with nine towers a side
differs-8x8-six = the board has eight files and eight ranks, with six towers a side and empty corners
differs-8x8-two = the board has eight files and eight ranks, with two rows of towers a side
differs-hex = the board is a hexagon of 61 cells, with nine towers a side and six directions
differs-hex-eleven = the board is a hexagon of 61 cells, with eleven towers a side on the two outermost files, and the goal is the enemy's outer file
differs-hex-three = three players sit around a hexagon of 61 cells with five towers each, and the last one who can move wins
differs-8x8-four = four players sit around a board of eight files and eight ranks with six towers each, and the last one who can move wins
level-unknown = There is no such level. Choose one from the list.
variant-unreadable = I can't read that as a variant. Choose one from the list, or write options and a board such as `advanced+balanced@9x9`.
variant-unknown = I don't know the variant `{ $text }`. Choose one from the list, or write options and a board such as `advanced+balanced@9x9`.
variant-unknown-board = I don't know the board `{ $text }`. The option `board` lists all boards.
variant-repeated = `{ $text }` does not combine with the other options.
variant-not-allowed = The board "{ $board }" is not played with the option "{ $option }".
variant-required = The board "{ $board }" is only played with the option "{ $option }".

## Commands

command-challenge = Challenge a person, anyone or Murus to a game of Murus Gallicus
command-challenge-user = Challenge to Murus Gallicus
command-play = Make a move
command-games = Your games and challenges, your turn first
command-board = Show a board to you alone, from your side
command-moves = The moves of a game so far
command-resign = Resign a game
command-hint = Show a good move in an unrated game; the result counts your hints
command-review = Review a finished game
command-watch = Watch a game, or let Murus play Murus
command-draw = Offer a draw
command-takeback = Take back your last move: at once if no opponent has seen it, else if they agree
command-abort = Call a game off before its second move
command-give = Give your opponent more time
command-adopt = Take over the seat of a player who left this server
command-plan = Plan answers to moves that may come, or list and revoke your plans
command-settings = How and when I ping you, your time zone, vacation, blocks and your data
command-mute = Mute or unmute a game
command-profile = A player's ratings and results, and their results against you
command-leaderboard = The strongest players
command-statistics = How all games ended
command-export = The moves of a game, or of all your games, as a file
command-import = Import a game from its moves, to look at it or to play on
command-go-on = Play on from a position of another game
command-setup = Set up Murus in this server
command-game = More actions in a game: draw, take back, resign, export and more
command-server = Settings and moderation, for managers of this server
command-moderate = End or annul a game, or see what moderators did
command-learn = How Murus Gallicus is played
command-help = How to play here
option-challenge-opponent = Opponent; leave empty so that anyone may accept
option-challenge-variant = Variant; default: the standard game
option-challenge-time = Time for each side; default: 3 days to start, +1 day per move
option-challenge-rated = Rated or not; default: rated in games of two people
option-challenge-weekends-off = Stop each player's clock on weekends, in their own time zone
option-challenge-board = Board
option-challenge-advanced = Play with catapults
option-challenge-balanced = Play with the balanced opening
option-challenge-escape = Play without breakthrough
option-challenge-houdini = Play without captures
option-challenge-side = Your side
option-challenge-opponent2 = Second opponent, for three or four players
option-challenge-opponent3 = Third opponent, for four players
option-challenge-note = A short message to your opponent
option-challenge-level = Level of Murus, if you challenge Murus
option-play-move = Such as b4-d4 or b4xc5; or draw, undo, resign
option-play-game = The game's short name, if you have several
option-board-text = Also in letters and words
option-board-game = The game's short name, if you have several
option-moves-game = The game's short name, if you have several
option-resign-game = The game's short name, if you have several
option-hint-game = The game's short name, if you have several
option-review-game = The game's short name; default: the game of this thread
option-draw-game = The game's short name, if you have several
option-takeback-game = The game's short name, if you have several
option-abort-game = The game's short name, if you have several
option-give-game = The game's short name, if you have several
option-plan-game = The game's short name, if you have several
option-mute-game = The game's short name, if you have several
option-moderate-game = The game's short name, if you have several
option-export-game = The game's short name, if you have several
option-adopt-game = The game's short name; default: the game of this thread
option-give-days = Number of days
option-plan-moves = Their move, your answer, and so on, such as e5xf5 e4-g6; a semicolon begins another line
option-profile-person = Player; default: you
option-leaderboard-pool = Game type
option-leaderboard-everywhere = All servers, not only this one
option-export-format = Text or JSON
option-export-all = All your games
option-import-moves = The moves, such as 1. a1-c3 d7-d5 2. and so on
option-import-variant = Variant; default: the standard game
option-go-on-game = The short name of the other game
option-go-on-ply = Number of moves to keep; default: all before the game was decided
option-go-on-opponent = Opponent; default: Murus
option-go-on-side = Your side; default: the one that you had
option-go-on-level = Level of Murus
option-moderate-act = Action; default: show the audit log
option-moderate-reason = Reason; the players and the audit log see it
option-watch-romans = Level of the Romans
option-watch-gauls = Level of the Gauls
option-watch-variant = Variant; default: the standard game
choice-romans = Romans, who move first
choice-gauls = Gauls
choice-germans = Germans, in games for three and four
choice-britons = Britons, in games for four
choice-either = Random
choice-mention = A mention under the board
choice-direct = A direct message
choice-both = Both
choice-digest = One message a day about all games
choice-off = Nothing
choice-other = Other games
choice-text = Move text
choice-json = JSON
choice-end = End a running game without a result
choice-annul = Annul the result of a finished game
language-name = English
choice-bank = 3 days to start, +1 day per move (max. 5)
choice-slow = 7 days to start, +2 days per move (max. 14)
choice-turn-1 = 1 day for each move
choice-turn-2 = 2 days for each move
choice-turn-3 = 3 days for each move
choice-turn-5 = 5 days for each move
choice-turn-7 = 7 days for each move
choice-turn-14 = 14 days for each move
choice-none = No clock; after 30 days without a move it is lost if rated, else cancelled
choice-standard = Standard game
choice-advanced = Advanced
choice-balanced = Balanced
choice-escape = Escape
choice-houdini = Houdini
choice-boards = Boards
choice-several = Three and four players
choice-notation = How moves are written
choice-8x7 = 8 by 7
choice-7x7 = 7 by 7
choice-8x8 = 8 by 8
choice-9x9 = 9 by 9
choice-8x8-six = 8 by 8, six towers
choice-8x8-two = 8 by 8, two rows
choice-hex = Hexagon
choice-hex-eleven = Hexagon, eleven towers
choice-hex-three = Hexagon, three players
choice-8x8-four = 8 by 8, four players

## Pages beside Discord

button-open = Tap the board
button-open-mine = My games as boards
turn-open = [open the board](<{ $link }>)
page-skip = Skip to the content
page-nav = Pages
page-me = My games
page-board = Free board
page-about = About
page-board-label = The board
page-play = Play
page-busy = Too many people ask at once. Try again in a moment.
page-undo = Undo
page-type = Or type a move
page-send = Send
page-moves = Moves
page-opening = Openings
page-known = { $column ->
    [move] Move
    [games] Games
    [points] Points
   *[by] Most by
}
page-due = Your move
page-which = Which one?
page-lost = The connection is lost. The page tries again by itself.
page-later = This takes longer. Ask again in a minute.
page-failed = Something went wrong on my side. The page tries again by itself.
page-unread = I can't read this request.
page-away = I can't reach my database right now. The page tries again by itself.
page-too-often = You ask for pages too often. Wait a moment; the page tries again by itself.
page-not-in = You're watching. To play, press Move or My view on Discord and then “Tap the board”.
page-on-discord = This choice is made on Discord.
page-person = a player
page-unit = { $unit ->
    [none] empty
   *[other] { side-adjective } { unit-name }
}
page-private = This is a private game. To see your own game, open it from Discord.
page-unknown = There is no page at this address.
page-in = Coming in
page-in-about = One moment: the board opens.
page-link-none = This link signs nobody in. Press “Tap the board” on Discord for a new one.
page-link-expired = This link is older than ten minutes. Press “Tap the board” on Discord for a new one.
page-link-used = This link was used already. Press “Tap the board” on Discord for a new one.
page-from-nowhere = This comes from another page, or your browser or a proxy does not say from which page it comes. So nothing is done.
page-link-ended = This link no longer works. Press “Tap the board” on Discord for a new one.
page-in-other = Another person is signed in here
page-in-other-about = { $here } is signed in in this browser. This link is for { $other }.
page-in-other-do = Sign in with this link
page-me-due = Your turn
page-me-waiting = Waiting
page-me-challenges = Challenges
page-me-over = Finished
page-me-none = You have no game and no challenge. Challenge somebody on Discord with /challenge.
page-browsers = Where you are signed in
page-here = here
page-out = Sign out
page-out-all = Sign out everywhere
page-variant = Variant
page-set-up = Set up
page-add = Add to Discord
page-front-about = Murus Gallicus, Phil Leduc's game of walls and towers, by correspondence on Discord.
page-front =
    {""}**Murus Gallicus** is a game by Phil Leduc (designed 2005, published 2009). Romans and Gauls build walls and towers, and try to break through to the other side.
    Play it by correspondence on Discord: challenge a friend, move when you have a minute, and get one ping when it is your turn. Or play Murus itself, at eight levels.
page-privacy = Privacy
page-privacy-text =
    Murus stores Discord's ids of the people who use it, their language, and what they enter: moves, settings, notes, challenges. It stores no names, no pictures and no addresses.
    Games are kept for as long as the service runs. What was sent is kept for a month. A browser stays signed in for thirty days after its last visit, by one cookie that holds a random number.
    /settings on Discord shows everything that is stored about you, and deletes it. Games of others stay, without you in them. Nothing is passed on, and no page loads anything from elsewhere.
page-terms = Terms
page-terms-text =
    Murus is free of charge and comes without any warranty. Be fair: play your own moves in rated games, and leave others in peace.
    The rules of Murus Gallicus are Phil Leduc's. They may be copied and shared, but not changed.
page-about-text =
    Murus { $version }. Murus Gallicus is a game by Phil Leduc; the rules and the credit are his.
    The program is free software under MIT or Apache-2.0. The letters in pictures are Inter, under the SIL Open Font License.
settings-sharing = { $value ->
    [private] Pages of my games: only their players
    [public] Pages of my games: everybody, finished ones are listed
   *[link] Pages of my games: readers of their links
}
settings-sharing-hint = Who sees pages of your games
settings-sessions = You are signed in since:
settings-signed-out = You are signed out in every browser.
button-sign-out = Sign out everywhere
button-pages-on = Pages of games: off
button-pages-off = Pages of games: on
server-pages = Pages of games beside Discord: **{ $some ->
    [yes] on
   *[no] off
}**
page-first = To the start
page-back = One move back
page-on = One move on
page-last = To the end
page-flip = Turn the board
page-won = Is it won?
page-winner = { $who ->
    [won] The { side-name } win by force { $moves ->
        [one] in one move.
       *[other] within { $moves } moves.
    }
    [nobody] Nobody can force a win here.
   *[open] That cannot be told within a second.
}
page-against = The other side is played by
page-nobody = You
page-side = Your side
page-position = Start from this position
page-public = Games that their players left public
page-looks = Look, sound, letters
page-show = Show
page-sound = A sound with each move
page-learn = Learn
page-slider = Move shown
page-set-up-board = Set up a position
page-palette = Choose a unit, then tap the cells where it stands.
page-erase = Empty
page-turn = To move
page-placed = Use this position
page-clear = Clear the board
page-cancel = Cancel
page-wrong-position = { $kind ->
    [lines] This position does not fill the board: it needs { $what } lines with a slash between them.
    [unit] There is no { $what } in this variant.
    [field] “{ $what }” says nothing here.
    [opening] Special first turns are only due at the start of a balanced game.
    [out] The side to move is out.
   *[turn] Say which side moves next, as the last letter.
}
page-keep = Save line
page-kept = This line is saved among yours.
page-leave = Back to the game
page-film = Film
page-moves-text = Moves as text
