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

refusal-unreadable = That doesn't look like a move. Type the tower's cell and the second cell it reaches, like `b4-d4`, or `b4xc5` to take an enemy wall.
refusal-no-such-cell = There is no { $at } on this board.
refusal-over = This game is over.
refusal-swap-closed = You can only swap sides in a balanced game, in reply to the first turn.
refusal-which = { refusal-cell }. Type `{ $move }` to give up one stone and leave a tower there, or `{ $both }` to give up both and leave a wall.
refusal-opening-due = Your first turn in a balanced game is special. Pick one of your home towers and two cells on your second row for its stones, for example `{ $move }`.
refusal-second-row = { $at } isn't on your second row. Both stones go there on this first turn, for example `{ $move }`.
refusal-same-cell = You named { $at } twice. This first turn needs two different cells, for example `{ $move }`.
refusal-empty = { $at } is empty.
refusal-not-yours = { refusal-cell }. That's not yours.
refusal-wall = { $at } is your wall, and walls can't act. Only { $advanced ->
    [yes] towers and catapults
   *[no] towers
} can.
refusal-one-cell = You only named { $from }. Add the cell it goes to.
refusal-not-opening = You only name two target cells on the special first turn of a balanced game.
refusal-sign = { refusal-cell }, so type that move as `{ $move }`.
refusal-names-first = Name the farther of the two cells that get a stone: type `{ $move }`.
refusal-not-in-line = { $to } is not in a straight line from { $from }.
refusal-not-a-row = { $from }, { $at } and { $to } aren't next to each other in a straight line.
refusal-too-far = { $to } is too far from { $from }: a tower's stones go onto the next two cells in a line.
refusal-off-board = The board ends after { $to }, and the tower on { $from } needs two cells in a line for its stones.
refusal-blocked = The tower on { $from } can't reach { $to }: { refusal-cell }, and { refusal-lays }.
refusal-blocked-beyond = The tower on { $from } would put its second stone past { $to }, but { refusal-cell }, and { refusal-lays }.
refusal-not-through = { refusal-cell }: you can sacrifice { $from } against { $at }, but you can't move through it.
refusal-no-captures = There are no captures in this game.
refusal-own-unit = { refusal-cell }, and you can only take enemy units.
refusal-nothing-to-take = { refusal-cell }, so there is nothing to take there.
refusal-not-adjacent = { $to } isn't next to { $from }, and a tower can only take what's next to it.
refusal-cannot-take = { refusal-cell }, and the tower on { $from } can't take { $advanced ->
    [yes] towers, only walls and catapults
   *[no] towers, only walls
}.
refusal-throw-path = A throw flies over anything. Just name the catapult on { $from } and the cell where the stone lands.
refusal-throw-distance = { $to } is out of range from { $from }: a catapult throws two or three cells.
refusal-throw-backward = A catapult only throws forward or sideways, and { $to } is behind { $from }.
refusal-throw-on-own = { refusal-cell }, and you can't throw onto your own units.

# What stands on the cell $at.
refusal-cell = { $relation ->
    [none] { $at } is empty
    [own] { $at } has your own { unit-name } on it
   *[enemy] { $at } has a { side-adjective } { unit-name } on it
}
# Where the stones of a tower go.
refusal-lays = { $advanced ->
    [yes] towers only go onto empty cells, your walls or your towers
   *[no] towers only go onto empty cells or your walls
}
# The sentence after the reason.
refusal-instead = { $count ->
    [0] { $from } has no moves right now.
   *[other] From { $from } you can play { $moves }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
}
refusal-units = { $count ->
    [one] You can only move from { $cells }.
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
    [breakthrough] The { side-name } break through
    [stalemate] The { side-name } win by stalemate
    [last-player] The { side-name } are the last left
    [resignation] The { side-name } win by resignation
    [timeout] The { side-name } win on time
    [agreement] Draw agreed
    [repetition] Draw by repetition
   *[cancelled] No result
}
picture-caption = Murus Gallicus, a game by Phil Leduc
picture-units = { side-name }: { $tower-count ->
    [0] no towers
    [one] tower { $towers }
   *[other] towers { $towers }
}{ $catapult-count ->
    [0] {""}
    [one] , catapult { $catapults }
   *[other] , catapults { $catapults }
}{ $wall-count ->
    [0] {""}
    [one] , wall { $walls }
   *[other] , walls { $walls }
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
level-plain = { $level ->
    [discens] beginner
    [tiro] easy
    [legionary] fairly easy
    [centurion] medium
    [tribune] fairly hard
    [legate] hard
    [caesar] very hard
   *[augustus] hardest
}
level-described = { $name } ({ $plain })
level-rated = { $name } ({ $rating }) · { $plain }
name-bot = Murus ({ $level })
name-bots = { $count } × Murus
name-gone = Deleted user
name-unknown = Unknown user (Discord ID { $id })
name-nobody = a player
name-somebody = Someone

## Buttons and menus

button-move = Move
button-swap = Swap sides
button-swap-yes = Yes, swap sides
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
button-rematch-yes = Yes, ask for a rematch
button-next-level = Next: { $level }
button-play-on = Play from turning point
button-try = Try moves
button-lines = My lines
button-lines-open = Let others see
button-lines-close = Hide from others
button-line-drop = Delete line
button-note = Comment…
button-study = See the lines
button-walk = Step through
button-walk-first = First
button-walk-back = Back
button-walk-next = Forward
button-walk-last = Last
button-walk-flip = Flip
button-walk-go-on = Play on from here
button-history = Moves
button-hint = Hint
button-hint-yes = Yes (shown in the result)
button-review = Review
button-lesson = Turning point
button-forced = See the win
button-forced-missed = See the missed win
button-forced-move = See { $move }
button-forced-longest = Longest defence
button-forced-first = From the start
button-remind = Send reminder
button-wait = I'll wait
button-claim = Claim the game…
button-claim-yes = Yes, claim it
button-take-win = Take the win
button-let-go = Let them play on
button-resign = Resign…
button-no = Cancel
button-resign-yes = Yes, I resign
button-resign-no = No, play on
button-later-3h = In 3 hours
button-later-tonight = Tonight
button-later-tomorrow = Tomorrow
button-away = Vacation…
button-come-back = End my vacation
button-moves = Instant moves…
button-saved-on = Use vacation days
button-saved-off = Save vacation days
button-themes = Board theme…
button-zone = Time zone…
button-blocks = Blocked people…
button-settings = Settings
button-data = My data…
button-export-data = Export my data
button-ask-forget = Delete my data…
button-desk-on = Turn on war desk here
button-desk-off = Turn off war desk here
button-quiet-on = Make channels quiet
button-quiet-off = Make channels lively
button-film-on = Show replays of games
button-film-off = Show last boards
button-turning-on = Turn boards to the player
button-turning-off = Keep Romans at the bottom
button-server-games = Games…
button-rated-on = Allow rated games
button-rated-off = Casual games only
button-bots-on = Play Murus in threads
button-bots-off = Play Murus in private
button-vote = Vote
button-propose = Propose a line
button-votes-on = Let everyone start votes
button-votes-off = Only managers start votes
button-showing-on = Turn on Show here
button-showing-off = Turn off Show here
button-language = Language…
button-follow = Follow
button-follow-end = Tell me how it ends
button-follow-every = Tell me every move
button-unfollow = Unfollow
button-mute = Mute
button-unmute = Unmute
button-take-back = Take back
button-take-back-ask = Ask to take back
button-take-back-yes = Yes, ask for it
button-draw = Offer a draw
button-draw-yes = Yes, offer a draw
button-give = Give a day
button-give-yes = Yes, give a day
button-abort = Call it off…
button-abort-yes = Yes, call it off
button-agree = Agree
button-agree-yes = Yes, agree to a draw
button-plans = Plans
button-plan-reply = Plan a reply
button-plan-any = After any other move
button-plan = Save this plan
button-unplan = Delete { $number }
button-replay = Replay
button-export = Export
button-ratings = Ratings
button-openings = First moves
button-show = Show here
button-shown = Shown
button-shown-above = Shown in the channel
button-go-on = Play on against Murus
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
button-edit = Edit
form-entered = The text that you entered
button-set-up = Set up
button-exhibit = Murus vs Murus…
button-duel-begin = Begin
button-learn = Learn
button-learn-lesson = Next lesson
button-learn-next = Next
button-learn-game = Play your first game
button-learn-skip = Skip to the game
button-learn-go-on = Guided game
button-learn-mend = Back to the losing move
button-learn-again = Play again
button-learn-anew = Start over
button-learn-leave = Leave
button-learn-real = Play Murus for real
menu-units = { $kind ->
    [opening] Which of your home towers becomes two walls?
    [towers] Which tower moves?
    [catapults] Which catapult throws?
   *[both] Which tower or catapult do you want to use?
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
menu-pairs = Where do the two stones from { $cell } go? Choose two cells.
menu-pairs-hint = Choose two cells
menu-preview = This is the board after { $move }. You haven't played it yet.
picture-preview = Preview
more-text = More actions
later-text = When should I remind you?
later-text-silent = I don't ping you about this game, so there's nothing to postpone. You can still go on vacation.
later-text-not-yours = It's not your turn here. You can go on vacation, or mute this game.
resign-ask = Do you really want to resign? { $goes-on ->
    [yes] You're out right away, and the others play on.
   *[no] The game ends right away.
}
claim-ask = { $who } is out of time and on their last vacation days. Claim the game now? They lose on time.
resign-answered = { $done ->
    [yes] { $who } resigned.
   *[no] Nobody resigned, and the game goes on.
}
draw-ask = Offer a draw? It expires with the next move, even yours.
take-back-ask = Ask for your last move back? { $others ->
    [1] Your opponent has
   *[other] All opponents have
} to agree.
agree-ask = Agree to a draw? The game ends without a winner.
abort-ask = Call the game off? It ends right away, with no result.

## A game in its thread

turn-first = { $who }, you're the { side-name }{ side-place }, and you go first.
turn-goes-on = { $who }, the { side-name } move next.
turn-next = { $moves } · { $who }, your move{ $swap ->
    [open] , or swap sides.
   *[closed] .
}
restored = { $board ->
    [yes] I had to go back to an earlier backup, so the latest moves may be lost. Here's the game now:
   *[no] I had to go back to an earlier backup, so the latest moves may be lost. The next board shows you the game now.
}
turn-still = { $who }, it's still your move.
turn-yours = { $who }, your move.
turn-swapped = { $who } swapped sides and plays the Romans now.
turn-watch-first = Exhibition game: { $who } goes first.
turn-watch = { $moves } · { $who } to move.
turn-vote-first = { $who } plays the { side-name } against { $other } and votes on each move.
turn-opening = -# Balanced opening: on your first turn, one of your home towers becomes two walls on any two cells of your second row.
vote-last = The last vote: { $moves }{ $decider ->
    [captain] {" "}· a tie, decided by the captain
    [earliest] {" "}· a tie, won by the move that was chosen first
   *[votes] {""}
}
vote-count = { $enough ->
    [yes] { $count ->
        [0] No one has voted yet.
        [one] 1 person has voted.
       *[other] { $count } people have voted.
    }
   *[no] { $count ->
        [0] No one has voted yet. { $needed } votes are needed.
       *[other] { $count } of { $needed } needed votes so far.
    }
}
vote-tie = { $captain ->
    [yes] If it's a tie, the captain's vote decides, or else the move that was chosen first.
   *[no] If it's a tie, the move that was chosen first wins.
}
vote-goes-on = { $close ->
    [yes] -# It was close, so there's a second vote: `{ $one }` or `{ $other }`? [Choose below the board]({ $link }). The vote ends { $when }. { vote-tie }
   *[no] -# { $count } of { $needed } needed votes, so the vote goes on. [Choose below the board]({ $link }). It ends { $when }, and then the move with the most votes wins, even if they are few. { vote-tie }
}
vote-open = Choose a move below, or reply with one. The vote ends { $when }. { vote-count }
vote-prolonged = { $count ->
    [0] No one has voted yet, so the vote goes on. It ends { $when }.
   *[other] Few people have voted so far, so the vote goes on. It ends { $when }. { vote-count }
}
vote-second = It was close! Choose between `{ $one }` and `{ $other }`. The vote ends { $when }. { vote-tie } { vote-count }
vote-paused = No one has voted, so the game is paused. It goes on as soon as someone votes.
vote-closed = The vote is over.
vote-line = { $who } suggests `{ $moves }`.
vote-list-title = **Games by vote**
vote-listed = { $game }{ $open ->
    [yes] {" · the vote ends "}{ $when }
    [paused] {" · paused until someone votes"}
   *[no] {""}
}
vote-stands-still = -# No one has voted, so the game is paused. It goes on as soon as someone votes: [choose below the board]({ $link }).
vote-end-ask = { $game }
    End this game now? It ends right away, with no result. It will be in the audit log.
button-vote-end = End
button-vote-end-yes = End the game
vote-move-hint = Vote for a move
vote-unit-hint = Vote: choose a unit
vote-cast = ✓ { $first ->
    [yes] You voted for `{ $move }`.
   *[no] You changed your vote to `{ $move }`.
} The vote ends { $when }, and you can change yours until then. I won't show who voted for what.
vote-cast-openly = ✓ Your vote counts. Everyone here sees a reply. With the menu below the board you vote in secret.
vote-proposed = ✓ Your line will be below the board in a moment.
vote-propose-form = Propose a line
vote-propose-line = The moves, both sides in turn
vote-propose-hint = Up to 12 moves, starting from this board. A new line replaces your last one.
vote-code = ✓ Give this code to a manager of the other server: `{ $code }`
    They use `/event vote` with this `code` in the channel that is to play. Then the game begins, here and there. Anyone who may begin such games in another server can use the code, once and within seven days. A new code replaces it.
vote-met = ✓ The game begins: { $names }. The first vote is in the channel that plays the Romans. Each board comes to the channel whose turn it is.
vote-one-opponent = Please choose one opponent: a person, Murus, or another server's channel.
turn-past-first = The game begins.
turn-past = This turn is over.
turn-past-back = The move was taken back.
turn-how = { $link ->
    [none] Press **Move**, or reply `{ $move }`.
   *[other] Press **Move**, [open the board](<{ $link }>), or reply `{ $move }`.
}
turn-prompt = -# { $who } to move.
turn-unread = -# I can only read moves in replies to a board, and through **Move**. I can't see other messages.
turn-side = You're the { side-name }{ side-place }.
side-place = { $place ->
    [below] , at the bottom
    [above] , at the top
   *[elsewhere] {""}
}
turn-clock = -# Time runs out { $when }.
turn-planned = -# Your plan played `{ $moves }` for you.
turn-planned-by = -# { $who } had planned `{ $moves }`.
turn-taken-back = { $who } took a move back.
turn-taken-back-alone = You took a move back. Your move.
turn-taken-back-agreed = A move was taken back, as agreed.
turn-let-go = { $who } lets the game go on after the timeout.
turn-returned = { $who } is back in the game.
turn-adopted = { $who } takes over an abandoned seat.
board-side = { side-name }: { $who }
board-offer = { $who } { $offer ->
    [draw] offers a draw.
    [time] ran out of time. The opponent can let them play on.
   *[takeback] asks to take a move back.
}
turn-gone = { $why ->
    [timeout] { $who } ({ side-name }) ran out of time and is out. Their stones stay.
    [resignation] { $who } ({ side-name }) resigns and is out. Their stones stay.
   *[stalemate] { $who } ({ side-name }) has no moves left and is out. Their stones stay.
}
turn-gone-brought-in = { $why ->
    [timeout] The { side-name } ran out of time and are out. Their stones stay.
    [resignation] The { side-name } resign and are out. Their stones stay.
   *[stalemate] The { side-name } have no moves left and are out. Their stones stay.
}
end-order = -# { $count ->
    [one] Out
   *[other] Out in this order
}: { $who }.
turn-instead = -# I'm posting this here because I can't { $place ->
    [thread] write in the game's own thread (Discord says: { $why }).
    [direct] send you direct messages (Discord says: { $why }). From now on I'll mention you here. You can change that in `/settings`.
   *[channel] write in the game's channel (Discord says: { $why }).
}
news-moves = { $before ->
    [0] {""}
    [one] One move, then{" "}
   *[other] { $before } moves, then{" "}
}**{ $moves }**
game-code = Game { $name }
game-length = { $moves ->
    [0] before the first move
    [one] after one move
   *[other] after { $moves } moves
}
# Empty where another sentence says who won.
winner-wins = { $told ->
    [yes] {""}
   *[no] {" "}{ $winner } wins.
}
game-result = { $reason ->
    [breakthrough] { $winner } breaks through on **{ $cell }** { game-length }.
    [stalemate] { $winner } wins by stalemate { game-length }. { $loser } has no move left.
    [last-player] { $winner } ({ side-name }) is the last one left { game-length } and wins.
    [resignation] { $loser } resigns { game-length }.{ winner-wins }
    [timeout] { $loser } ran out of time { game-length }.{ winner-wins }
    [agreement] Draw agreed { game-length }.
    [repetition] Draw by threefold repetition { game-length }.
   *[cancelled] The game was called off.
}
game-result-brought-in = { $reason ->
    [breakthrough] The { side-name } break through on **{ $cell }** { game-length }.
    [stalemate] The { side-name } win by stalemate { game-length }. The { side-against } have no move left.
    [last-player] The { side-name } are the last ones left { game-length } and win.
    [resignation] The { side-against } resign { game-length }. The { side-name } win.
    [timeout] The { side-against } ran out of time { game-length }. The { side-name } win.
   *[other] { game-result }
}
game-silent = The game was called off: { $who } didn't move for 30 days.
game-never-began = The game was called off: { $who } didn't make a first move in time.
game-aborted = { $who } called the game off before it really started.
game-season-over = Time for this game was up { game-length }. { $reason ->
    [proven] Murus proved that { $who } wins, so it counts as a win in the event.
    [judged] Murus judged the board as won for { $who }, so it counts as a win in the event.
   *[even] Murus sees no clear winner, so it counts as a draw in the event.
} Ratings stay as they are.
game-withdrawn = { $who } no longer plays in the event, so this game ends { game-length }. Ratings stay as they are.
game-stopped = A moderator ended the game { game-length }. Ratings stay as they are.
game-unfinished = This game was imported unfinished. It stops { game-length }.
game-hints = { $who } used { $count ->
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
# Below the line of a first win.
end-next = { $own ->
    [yes] It's in your profile now. What's next: a lesson, a puzzle or a new opponent?
   *[no] { $who }, it's in your profile now. What's next: a lesson, a puzzle or a new opponent?
}
# To the person who lost, with the move that cost the game once it is known.
end-kind = { $own ->
    [yes] Every game makes you stronger.
   *[no] { $who }, every game makes you stronger.
}
end-costly = The game turned with { $played }.
end-variant = { $usual ->
    [yes] {""}
   *[no] {" "}in { $variant }
}
end-moves = in { $moves ->
    [one] one move
   *[other] { $moves } moves
}
board-yours = It's your move.
board-theirs = { $who } to move.
board-out = You're out. { $who } to move.
history-empty = No moves yet.
acted = { $kind ->
    [resign] You resigned.
    [abort] You called the game off.
    [swap] You swapped sides.
    [offer] { $move ->
        [takeback] Your request is posted.
       *[other] Your offer is posted.
    } It expires with the next move, even yours.
    [agree] You agreed.
    [let-go] You let { $who } play on, with time for one more turn.
    [decline] You declined.
    [withdraw] You withdrew it.
    [takeback] You took your move back. It's your turn again.
    [gift] You gave { $who } more time.
    [remind] { $reach ->
        [later] I'll remind { $who } { $when }, after their quiet hours or vacation.
        [never] { $who } has pings turned off here, so I can't remind them.
       *[now] I'm reminding { $who } now.
    }
    [wait] You'll wait until their vacation days are over.
    [timeout] You claimed the game.
    [move] You played { $move }.
   *[other] Done.
}{ $state ->
    [over] {" "}The game is over.
    [yours] {" "}{ $by } answered { $answer } at once. It's your turn.
    [bot] { $kind ->
        [move] {" "}{ $who } is thinking.
       *[other] {""}
    }
   *[running] { $kind ->
        [move] {" "}It's { $who }'s turn.
        [swap] {" "}It's { $who }'s turn.
       *[other] {""}
    }
}
acted-free = -# You can take this back within two minutes, unless an opponent has looked at it.
at-once-offer = Should I play your moves right away, without asking you first? You can take each one back within two minutes.
at-once-chosen = { $on ->
    [yes] ✓ From now on I play your moves right away. You can take one back within two minutes, unless an opponent has looked at it. You can change this in `/settings`.
   *[no] ✓ I'll keep asking before each move against people. Against Murus I play your moves right away. You can change both in `/settings`.
}

## Offers, and what happens beside the moves

offer-text = { $others }: { $who } { $offer ->
    [draw] offers a draw.
    [time] ran out of time. Take the win, or let them play on: then { $who } gets time for one more turn.
   *[takeback] asks to take { $since ->
        [0] the last move back.
        [one] their last move back, along with the one played since.
       *[other] their last move back, along with the { $since } moves played since.
    }
} { $offer ->
    [draw] The offer stands until the next move.
    [time] If you don't answer by { $until }, you win.
   *[takeback] The request stands until the next move.
}
offer-settled = { $offer ->
    [time] { $who } ran out of time. { $fate ->
        [agreed] { $other } lets them play on.
       *[ended] The game is over.
    }
   *[other] { $who } { $offer ->
        [draw] offered a draw.
       *[takeback] asked to take a move back.
    } { $fate ->
        [agreed] It was agreed.
        [declined] { $other } declined.
        [withdrawn] It was withdrawn.
        [ended] It expired when the game ended.
       *[lapsed] It expired with the next move.
    }
}
note-gift = { $who } gets { $days ->
    [one] a day
   *[other] { $days } days
} of extra time.
note-leave = { $who } is on vacation and will be back { $when }.{ $clock ->
    [yes] {" "}Their clock is paused until then.
   *[no] {""}
}
note-saved = { $last ->
    [yes] { $who } ran out of time. Their last vacation days keep the game going until { $date }. If they don't move by then, they lose on time.
   *[no] { $who } ran out of time. Vacation days keep the game going until { $date }.
}{ $open ->
    [no] {" "}{ $waits } is happy to wait.
   *[yes] {""}
}
note-saved-over = { $who } ran out of time. Vacation days kept the game going for a while.
note-back = { $saved ->
    [yes] Vacation days kept { $who }'s game going. { $who } came back { $when }.
   *[no] { $who } was on vacation and came back { $when }.
}
note-adopted = Another player took over this seat.
note-annulled = A moderator annulled this game: its result no longer counts.
rest-text = Your time against { $others } ran out. Your vacation days keep the game going until { $date }. { $last ->
    [yes] They're the last ones for this game: move by then, or you lose.
   *[no] Move to play on.
}
note-reason = Reason: { $reason }
call-over = This game is over: { $game }
call-text = { $who }, { $kind ->
    [turn] your move
    [draw] you have a draw offer
    [time] { $other } ran out of time, and you decide what happens
    [takeback] you have a takeback request
    [remind] { $waiting ->
        [one] { $other } is waiting for your move
       *[other] the others are waiting for your move
    }
    [most] most of your time is gone
    [silent] it's been your move for a long time
   *[last] your time is nearly up
} · { $against }{ $clock ->
    [runs] {" "}· due { $when }
    [cancelled] {" "}· called off { $when } if nobody moves
    [lost] {" "}· lost { $when } if nobody moves
   *[none] {""}
}
snoozed = I'll remind you { $when }, if it's still your turn.{ $early ->
    [yes] {" "}That's sooner than you chose, because your time runs out { $end }.
   *[no] {""}
}
snooze-not-yours = It's not your turn here, so there is nothing to remind you of.
muted = I won't ping you about this game anymore.
unmuted = I'll ping you about this game again.
next-none = No game is waiting for your move. See `/games` for what's running.

## Plans

plan-title = Your plans in this game. Only you see them:
plan-none = You have no plans in this game. { $own ->
    [yes] A plan is a line like `{ $line }`: your move, theirs, and the reply that I play for you right away.
   *[no] A plan is a line like `{ $line }`: if they play the first move, I play the second one for you right away.
}
plan-kept = Saved. Only you see your plans:
plan-ended = -# { $count ->
    [one] Your plan no longer fits
   *[other] Your plans no longer fit
}: { $who } played `{ $move }`.
plan-overtaken = { $expected ->
    [yes] { $who } has just played `{ $move }`, as you expected.
   *[no] { $who } has just played `{ $move }`, so this plan can't be saved. It's your turn.
}
plan-pair = if { $theirs }, then { $own }
plan-then = {", "}and{" "}
plan-step = { $kind ->
    [first] { $line } Which move do you make first?
    [theirs] { $line } Which move do you expect?
    [whole] Your plan: { $line }. Save it, or add the next move you expect?
   *[own] { $line }: what's your reply?
}
plan-unit = -# First choose the unit that moves.
plan-unmet-title = Your plans that never happened. Only you see them:
plan-unmet = { $ended ->
    [yes] { $line }. The game ended first.
   *[no] { $line }. Played instead: { $played }.
}
plan-several = Plans only work in two-player games.
plan-no-answer = A plan has to end with your own move: first your opponent's move, then yours.
plan-too-long = A plan can have up to { $most } moves.
plan-too-many = You can have up to { $most } plans in a game. Delete one first.
plan-over = The game would be over before `{ $line }`.
plan-contradiction = That conflicts with the plan `{ $line }`. Only one of them can be kept.
plan-any = after any other move: { $own }
plan-any-ask = After any other move, which reply should I play if it's legal then?
plan-any-whole = Your plan: { $line }. Save it? If the reply isn't legal then, it's simply your turn.
plan-any-last = A plan ends with the reply to any other move: `{ $line }`. Leave out what comes after it.
plan-after = after your { $own }: { $line }
plan-other-side = You can't play `{ $line }`: the { side-name } move there. A plan starts with the next move of the game.
plan-own-move-first = You can't play `{ $line }` now. It's your turn, so a plan starts with your own next move: yours, theirs, then your reply. To move right away, press **Move**.
plan-rule = `{ $line }` doesn't work. { $why }

## Settings and vacation

settings-title = **Your settings**
settings-notify = When it's your turn: **{ $value ->
    [mention] a mention in the game
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
    [yes] ends { $when }
    [saves] saving a game, ends { $when }
   *[no] off
}** · { $some ->
    [yes] { $span }
   *[no] none
} left
settings-boards = { $value ->
    [letters] Boards: **picture, words and letters**
    [words] Boards: **picture and words**
   *[picture] Boards: **picture**
}
settings-theme = Board theme: **{ $value }**
settings-themes = Choose a theme for your own boards. The server chooses the theme of public boards.
settings-boards-hint = How should I show you boards?
settings-language = Language: **{ $value ->
    [discord] same as in Discord
   *[other] { $value }
}**
settings-language-hint = Which language should I speak with you?
settings-dots = Cell names on dots: **{ $value ->
    [all] all boards
   *[hexagons] hexagons only
}**
settings-dots-hint = Which boards show cell names on the dots?
settings-moves = Instant moves: **{ $value ->
    [always] always
    [never] never
   *[alone] only against Murus
}**
settings-saved = Use vacation days when time runs out (up to a week a game): **{ $value ->
   *[on] on
    [off] off
}**
settings-moves-hint = When should I play your moves without asking?
settings-moves-about =
    When you choose a move with the buttons, I either play it right away or show you the board first and ask.
    -# You can take a move back: against Murus at any time, against people within two minutes, unless an opponent has looked at it.
settings-blocked = Blocked people: **{ $count }**
settings-hint = -# Changes apply from each game's next turn.
settings-done = ✓ { $fact }
settings-notify-hint = How should I tell you that it's your turn?
settings-quiet-hint = When should I keep quiet?
settings-quiet-none = No quiet hours
settings-quiet-choice = Quiet from { $from }:00 to { $until }:00
settings-quiet-other = Other hours…
settings-quiet-form = Quiet hours
settings-quiet-from = From which hour?
settings-quiet-until = Until which hour?
settings-quiet-from-hint = A number from 0 to 23, such as 22, 22:00 or 10 pm.
settings-quiet-until-hint = A number from 0 to 23, such as 7, 7:00 or 7 am.
settings-quiet-wrong = I only know full hours, from 0 to 23, such as 9, 18:00 or 9 am. Nothing was changed.
settings-quiet-same = Start and end are the same hour, so there'd be no quiet hours. Nothing was changed.
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
settings-zone-hint = Which city is in your time zone?
settings-zone-other = Another zone…
settings-zone-form = Time zone
settings-zone-line = Your time zone
settings-zone-line-hint = A city, PST, or UTC+2.
settings-zone-time = { $zone }, { $time }
settings-zone-found = { $count ->
    [one] Is this your time now?
   *[other] Which of these is your time now?
}
settings-no-zone = I don't know the time zone `{ $zone }`. Nothing was changed. Try a city, such as Berlin, or UTC+2.
settings-vacation-hint = While you're on vacation, your clocks are paused and I don't ping you. You get 21 vacation days in any 365 days.
settings-vacation-menu = Start a vacation
settings-vacation-days = { $days ->
    [one] One day
   *[other] { $days } days
}
settings-blocks = { $count ->
    [0] You haven't blocked anyone.
   *[other] You've blocked { $people }. They can't challenge you.
}
settings-block-hint = Block someone
settings-unblock-hint = Unblock someone
settings-data = I store your Discord ID, your settings and your games.
vacation-begun = ✓ You're on vacation. I'll let your opponents know.
vacation-back = Welcome back. Your clocks are running again.
vacation-none = You're not on vacation.
vacation-used-up = You have no vacation days left.

## Ratings and records

profile-met = Established opponents so far: { $met } of { $needed }. Until then, games count less for the other player.
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
profile-unrated = No rated games yet.
profile-record = All games: { $won } won, { $drawn } drawn, { $lost } lost.
profile-between = Against you: { $won } won, { $drawn } drawn, { $lost } lost.
profile-lately = Last games, newest first: { $marks }
    -# { $words }
profile-run = { $count } { $how ->
    [won] won
    [drawn] drawn
   *[lost] lost
}
profile-streak = Won the last { $count } in a row.
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
    {""}-# { $patient } thinks for up to a minute when nothing else is waiting, so it may play differently each time.
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
openings-too-few = A tree of first moves needs five finished games of one variant. { $games ->
    [0] There is none yet
    [one] There is one so far
   *[other] There are { $games } so far
}.
leaderboard-server = Top players in this server · { $pool ->
    [standard] Standard
    [advanced] Advanced
   *[other] Other games
}
leaderboard-all = Top players everywhere · { $pool ->
    [standard] Standard
    [advanced] Advanced
   *[other] Other games
}
leaderboard-missing = -# To get ranked, play { $needed } different established opponents and { $games } rated games, and get your ± down to { $deviation }.
leaderboard-none = Nobody has a rating here yet. Play a rated game to get one.
leaderboard-unanswered = Discord didn't answer in time, so I don't know who's in this server. Try again in a moment.
leaderboard-unknown = { $count ->
    [one] One more player may belong in this list
   *[other] { $count } more players may belong in this list
}. Discord hasn't told me yet whether they're in this server.
leaderboard-line = { $place ->
    [0] ?
   *[other] { $place }.
} { $who } **{ $rating }** ({ $games ->
    [one] one game
   *[other] { $games } games
})
statistics-title = All finished games with a result
statistics-none = No finished games yet.
statistics-quiet = No games started or ended here in the last { $weeks } weeks.
weeks-chart = Games here by week
weeks-note = { $begun } started, { $ended } ended
weeks-sign = { $which ->
    [begun] started
   *[ended] ended
}
weeks-alt = A bar chart of this server's games over { $weeks } weeks: { $begun } started, { $ended } ended. Games started in a week: { $course }.
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
    [one] one turn
   *[other] { $average } turns
} on average{ $range ->
    [yes] , { $shortest } to { $longest }
   *[no] {""}
}.
statistics-ends = How they end:
statistics-end = { $end ->
    [breakthrough] Breakthrough
    [stalemate] Stalemate
    [draw] Draw
   *[other] Another way
}
statistics-first = How often the first player wins, by variant:
ratings-title = **How the ratings changed** (Glicko-2. A ? means provisional, ± is the uncertainty.)
ratings-line = { $who }: { $old } ± { $deviation }, expected { $expected }% of the point, got { $score }%, now { $new } ± { $after }.
ratings-weight = This game counts { $weight }%.
ratings-rules = -# A game against someone who isn't established counts a quarter. From your sixth game against the same opponent within 30 days, each game counts half as much as the one before. All players who aren't established count as one opponent. You gain nothing from a game given up before the second move, or from an opponent whose account is younger than a month. The ± of your rating never falls below half of your opponent's.
ratings-none = This game didn't change any ratings.
export-text = { $game } as a file.
export-running = Abstract Play's record is for finished games. Export this one as text or JSON, or wait for its end.
export-alt = The moves of the game
export-nothing = You have no games to export yet.
export-all = All your games as a file.
export-all-alt = The moves of all your games
imported = Imported: { $game }, { $plies ->
    [one] one turn
   *[other] { $plies } turns
}. It's a finished, casual game. { $reviewed ->
    [yes] Press **Review** to look back at it. {""}
   *[no] {""}
}Press **Play on against Murus** to continue it.
import-variant = I don't know the variant `{ $name }` in its header.
import-form = Import a game
import-form-file = Text file
import-form-file-hint = The game as a file, from here or from another program. Up to { $most } kB.
import-form-moves = Or its moves
import-form-moves-hint = One after another. Leave this empty if you send a file.
import-form-variant = Variant
import-form-variant-hint = Only counts if the game doesn't name its variant.
import-nothing = There is no game in that. Send a file, or type the moves.
import-both = I can't read a file and typed moves at once. Send one of the two.
import-file-long = That file is too long for one game. I read up to { $most } kB.
import-file-no-text = I can't read that file as text. Send a text file, such as `game.txt`.
import-file-gone = Discord didn't give me the file. Send it once more.
import-empty = I can't find any moves in that. Paste them one after another, like `1. a1-c3 d7-d5 2. …`.
import-too-long = A game can have up to { $most } entries.
import-several = That is more than one game. Import them one at a time.
import-form-unknown = I can't read a game from that format. I read moves as text, my own JSON, and Abstract Play's game record.
import-other-game = That's a game of { $name }, not of Murus Gallicus.
import-own-start = That game starts from a position of its own. I can only read games from the usual start.
import-late = This begins at move { $number }. Paste the game from its first move.
import-unreadable = I stopped reading at `{ $words }`. { $why }
import-stopped = I stopped reading at `{ $words }`. { $why } Everything before that is imported. If it's a typo, fix it and import the game again.
continue-running = That game is still running. You can play on from it once it's over.
continue-not-there = You can't play on from there. The game is shorter than that, was already over, or a player was already out.
adopt-elsewhere = You can only take over a seat in the game's own thread or channel.
adopt-nobody-left = Everybody in that game is still in this server.
adopt-unanswered = Discord didn't answer in time, so I don't know who's still in this server. Try again in a moment.
adopted = The seat is yours. The game is no longer rated.

## Following

walk-at = turn { $ply } of { $plies }
walk-to-move = { $who } to move.
walk-hint = Jump to a move
replay-waiting = I'm making the replay of this game.
replay-queued = { $before ->
    [one] One request is
   *[other] { $before } requests are
} ahead of yours. The replay appears here when it's ready.
replay-turning = It pauses on { $played }, the turning point.
replay-alt = A replay of { $game }, all { $moves } moves one after the other. The last board: { $end }.

follow-how = { $how ->
    [end] I'll message you when it ends.
    [every] I'll message you at every move.
    [closed] I can't send you direct messages, so you're not following it anymore.
   *[no] I can send you direct messages about this game.
}
follow-private = You can only follow this game where it's played.
follow-too-many = You already follow fifty games. Unfollow one first.
follow-playing = You're playing in this game, so you get its messages anyway.
follow-over = This game is over.
follow-move = { $told }
    { $who } to move.

## Trying moves

try-empty = Try moves for both sides. Only you see them.
try-none = You haven't tried any moves yet.
try-own = Your lines. Only you see them.
try-open = Your lines. Others can see them.
try-others = Lines that others tried.
try-hint = Look at a line
try-gone = This line is gone, or its owner keeps it private.
try-too-many = You already have { $most } saved lines. Delete one first.
try-too-long = A line can have up to { $most } moves.
try-study = The lines tried in this game are open. Take a look!
try-note = What do you think of this line?
try-note-hint = One line. It's shown with your moves.
try-note-form = Comment

## Servers and privacy

server-not-yours = Only managers of this server can do that.
moderate-not-yours = You need permission to manage messages in this server to do that.
server-title = **Murus in this server**
server-channels = Games can be started in: **{ $some ->
    [yes] { $what }
   *[no] every channel
}**
server-role = Who can start games: **{ $some ->
    [yes] { $what }
   *[no] everybody
}**
server-variant = Default variant: **{ $what }**
server-time = Default clock: **{ $what }**
server-language = Language: **{ $some ->
    [yes] { $what }
   *[no] same as the server
}**
server-theme = Board theme: **{ $what }**
server-film = Results: **{ $some ->
    [yes] a replay of the game
   *[no] the last board
}**
server-quiet = Channels: **{ $some ->
    [yes] quiet, with one line for an answered challenge and one card of results a day
   *[no] lively, with the board of every challenge and result
}**
server-turning = Public boards: **{ $some ->
    [yes] turned to the player to move
   *[no] Romans at the bottom
}**
server-games = **Games in this server**
server-threads = Game threads: **{ $some ->
    [yes] in { $what }
   *[no] in the channel of each challenge
}**
server-threads-hint = Where should game threads go? Leave empty for the channel of each challenge.
server-cards = Result cards: **{ $some ->
    [yes] { $what }
   *[no] in the channel of each game
}**
server-acta = Acta Diurna (a card of the week, on Monday morning): **{ $some ->
    [yes] { $what }
   *[no] off
}**
server-acta-hint = Where should the card of the week go? Leave empty to turn it off.
acta-title = Acta Diurna · The week
acta-games = { $games ->
    [0] No game ended this week.
    [one] One game ended this week.
   *[other] { $games } games ended this week.
}
acta-best = **Best game:** { $game }
acta-upset = **Upset:** { $winner } beat { $loser }, who was rated { $gap } points higher.
acta-longest = **Longest game:** { $game }, { $moves } moves
acta-league = **{ $name }:** { $who } on top
acta-sieges = **Sieges:** { $count ->
    [one] one player
   *[other] { $count } players
} solved at least one{ $some ->
    [yes] {" "}({ $who })
   *[no] {""}
}.
acta-new = **New here:** { $count ->
    [one] one player
   *[other] { $count } players
}{ $some ->
    [yes] {" "}({ $who })
   *[no] {""}
}.
server-cards-hint = Where should result cards go? Leave empty for each game's channel.
server-rated = Rated games: **{ $some ->
    [yes] allowed
   *[no] off, so every game is casual
}**
server-bots = Games against Murus: **{ $some ->
    [yes] in threads here
   *[no] in direct messages
}**
server-votes = Who can start channel votes: **{ $some ->
    [yes] everyone
   *[no] managers
}**
server-showing = Show here: **{ $some ->
    [yes] on
   *[no] off
}**
server-themes = Which theme should public boards have here? People choose a theme for their own views in `/settings`.
theme-hint = Choose a theme
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
theme-alt = The same board in every theme: { $names }.
server-desks = War desk (pinned list of running games): **{ $some ->
    [yes] { $what }
   *[no] off
}**
server-channels-hint = Where can people start games? Leave empty for everywhere.
server-role-hint = Who can start games? Leave empty for everybody.
server-variant-hint = Which variant is the default here?
server-time-hint = Which clock is the default here?
server-language-hint = Which language should I speak here?
server-language-auto = The server's own
server-elsewhere = In this server, you can start games in { $channels }.
server-role-needed = Only { $role } may start games here.
desk-title = War desk
results-title = Results · { $date }
desk-count = { $count ->
    [0] No games are running here.
    [one] One game is running here.
   *[other] { $count } games are running here.
}
digest-title = { $count ->
    [one] It's your move in one game.
   *[other] It's your move in { $count } games.
}
moderated = { $act ->
    [annul] { $game } is annulled.
   *[end] { $game } is ended.
} You can see it in the audit log: `/server moderate`.
moderate-elsewhere = That game is not played in this server.
moderate-running = That game is still running. End it instead.
moderate-annulled = That game is annulled already.
audit-title = **What moderators did**
audit-none = No moderator actions yet.
audit-haste = ⚠ { $who } { $fared ->
    [won] won
    [lost] lost
   *[drawn] drew
} { $games } rated games within 30 days that were resigned before move { $moves }.
audit-contest-act = { $when } · { $act }
audit-contest = { $when } · { $who } ended the event "{ $name }".
audit-line = { $when } · { $who } { $act ->
    [annul] annulled
   *[end] ended
} { $read ->
    [yes] { $game }
   *[no] a game that can't be read
} · { game-code }{ $some-reason ->
    [yes] : { $reason }
   *[no] .
}
privacy-ask = Delete everything I store about you? I resign your running games for you, or call them off if they haven't really started. I take down what you've shown to others. Your opponents keep their games, without your name. People who blocked you still block you. This can't be undone.
privacy-forgotten = Your data is deleted.
privacy-nothing = I have no data about you.
privacy-exported = Here's all the data I have about you.
privacy-alt = All data I hold about you, as JSON

## Lessons. $near and $far are the cells of a move; two short sentences a step.

learn-progress = -# Step { $n } of { $count }
learn-walk = **A tower moves.** You win by getting a stone onto the far row, rank 7. A tower always moves two cells and lays a stone on each: choose where it goes.
learn-walk-well = One stone on { $near }, one on { $far }: a wall is one stone, a tower is two.
learn-grow = **A wall grows.** Walls can't move, but put a stone on your own wall and it becomes a tower. Move from c1 onto one of your walls.
learn-grow-well = A tower again! Land on your walls, and you keep your towers.
learn-grow-walls = After `{ $move }` you have only walls, and walls can't move. Land on c3 or e3.
learn-sacrifice = **Sacrifice.** The Gallic wall on b4 blocks your way. A tower next to it can give up one stone to take it.
learn-sacrifice-well = The wall is gone. It cost you a stone, so your tower is a wall now.
learn-sacrifice-walls = `{ $move }` moves away, and the wall stays. Take it on b4.
learn-breakthrough = **Breakthrough.** One stone on the far row wins at once. Here that is rank 7.
learn-breakthrough-well = You're through! The stone on { $far } wins the game.
learn-breakthrough-walls = `{ $move }` doesn't reach rank 7. One of the moves does.
learn-stalemate = **Stalemate.** If you can't move, you lose. The Gallic tower on a2 needs both b3 and c4 to get out: block one of them.
learn-stalemate-well = It has no way out, so you win.
learn-stalemate-open = After `{ $move }` the tower still gets out over b3 and c4. Block one of them.
learn-game = **A guided game.** You're the Romans, at the bottom. Murus plays as { $level } and replies right away. You can take back any move.
learn-hint = The best move: { $move } ({ $deed }).
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
    [shut] Your tower on { $cell } is trapped now.
    [siege] It wants to get a tower to { $cell } and break through from there.
   *[take] Next it can take your wall on { $cell }.
}
learn-aim-again = { $aim ->
    [shut] That leaves your tower on { $cell } without a move.
    [siege] Now it just needs a tower on { $cell } to break through.
   *[take] Now it can take your wall on { $cell }.
}
learn-advice-win = **You can win now!** { $moves } { $how ->
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
learn-advice-guard-again = **Another threat:** Murus would { $how ->
    [through] break through
   *[stalemate] leave you without a move
} with { $threat }. { $count ->
    [one] One move helps: { $moves }.
   *[other] These moves help: { $moves }.
}
learn-advice-lost = { $threat } will { $how ->
    [through] break through
   *[stalemate] leave you without a move
}, and nothing stops it. Go back to the losing move.
learn-advice-lost-again = Murus still wins with { $threat }, whatever you play. You can go back to the losing move.
learn-advice-hold = **The game turned here:** after { $lost } Murus had a sure win. Try { $moves }.
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
    } left: each move onto empty cells costs a tower.
    [colour] { corner-mark }
    [capture] A capture costs each side a stone, and your tower becomes a wall.
    [grow] A stone on your own wall makes a tower, so you keep all your towers.
    [begin] Lay walls where your next tower can land.
    [reach] From rank 5 a tower breaks through in one move.
    [close] A stone near an enemy tower blocks its way.
   *[count] You have { $own } { $own ->
        [one] tower
       *[other] towers
    }, Murus has { $theirs }. The player who runs out of moves loses.
}
corner-mark = The tower on { $cell } has a mark in its corner: it can break through next, unless a stone is in its way.
formation-name = { $formation ->
    [siege-tower] Siege tower
   *[gallic-wall] Gallic wall
}
learn-end = { $won ->
    [yes] **You win!** Well played.
    [lost] **{ $how }.** { $move } lost the game: after that, Murus had a sure win. You can go back and try another move.
   *[no] **{ $how }.** Take your last move back and try another one.
}
learn-left = **Learn** continues where you left off.
welcome-title = Murus Gallicus
welcome-text = A game of walls and towers by Phil Leduc. Bring one stone to the far row and you win. You play one move at a time, whenever you have a minute.
welcome-managers = If you manage this server, you can set me up with `/server settings`.
welcome-manage = -# Only you see this, because you manage this server. Press **Set up** to choose channels, the language and more.
play-murus-level = How strong should Murus play? { $suits } suits you best. The numbers are ratings.{ $alone ->
    [yes] {" "}There is no clock. After a month without a move, the game is called off.
   *[no] {""}
}

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
learn-distribute-empty = **Onto two empty cells.** The tower becomes two walls, so you lose a tower. Move a tower onto two empty cells.
learn-distribute-empty-well = Two walls on { $near } and { $far }, but you're a tower down.
learn-distribute-empty-wrong = `{ $move }` lands on one of your walls and makes a new tower. Choose two empty cells.
learn-distribute-near = **First a wall, then an empty cell.** The wall becomes a tower, with a new wall in front of it. Keep your tower this way.
learn-distribute-near-well = A tower on { $near }, a wall on { $far }: no tower lost.
learn-distribute-near-wrong = After `{ $move }` you have only walls. Land on your wall on a2.
learn-distribute-far = **First an empty cell, then a wall.** The tower ends up on the far cell: it leaps two cells ahead. Keep your tower this way.
learn-distribute-far-well = A tower on { $far }, two cells ahead, and a wall behind it.
learn-distribute-far-wrong = After `{ $move }` you have only walls. The second stone must land on your wall on c3.
learn-distribute-both = **Onto two walls.** Both grow: one tower becomes two. Find the move that gains you a tower.
learn-distribute-both-well = Two towers, on { $near } and { $far }. Count towers: the player with more usually has more moves.
learn-distribute-both-wrong = `{ $move }` doesn't give you a second tower. Both stones must land on walls.
learn-lone-bar = **Two walls, two ways.** The Gallic tower on g3 has two ways to rank 1. One move blocks both.
learn-lone-bar-well = f2 blocks one way and g1 the other.
learn-lone-bar-wrong = After `{ $move }` one way stays open, and g3 breaks through. Block both.
learn-lone-edge = **Not next to it: two away.** A wall two cells from a tower blocks it, and the tower can't take it. Stop the tower on a3.
learn-lone-edge-well = The wall on { $far } is two cells away, where a3 can't take it.
learn-lone-edge-wrong = After `{ $move }` the tower on a3 breaks through. Block both its ways.
learn-lone-ahead = **Between tower and wall.** The Gallic tower on c5 wants to leap onto its wall on e3 and then break through. Put a wall in its way.
learn-lone-ahead-well = The wall on { $far } blocks the leap.
learn-lone-ahead-wrong = After `{ $move }` the Gauls win within two moves. The way from c5 to e3 goes over d4.
learn-last-keep = **The last tower.** Walls never move: without a tower you have no move and lose. Keep yours.
learn-last-keep-well = Your tower survives on { $far }.
learn-last-keep-wrong = After `{ $move }` you have only walls, and that loses. Land on one of your walls.
learn-last-take = **The enemy's last tower.** The tower on b6 needs the wall on d4 to land on. Take that away, and it can only fall apart.
learn-last-take-well = Now every move flattens the last Gallic tower, and then the Gauls can't move.
learn-last-take-wrong = After `{ $move }` the Gauls keep their tower. Take the wall that it needs.
learn-last-flatten = **Hem it in.** The last Gallic tower on b2 wants to break through or land on b4. Put two walls where every move flattens it.
learn-last-flatten-well = It can only take a wall or fall apart: the last tower is lost.
learn-last-flatten-wrong = After `{ $move }` the last tower gets away. Block both its ways with one move.
learn-chariot-start = **The chariot.** A tower behind its own wall is a chariot: it rolls forward one cell and stays one. Start it: you win in three.
learn-chariot-start-well = Tower and wall, one cell further. Nobody is close enough to stop it.
learn-chariot-start-wrong = After `{ $move }` you have no tower left. Roll over your own wall on a4.
learn-chariot-roll = **It rolls on.** Two more moves, and a stone is on rank 7. Keep the chariot together.
learn-chariot-roll-well = Next comes a7, and the Gauls are too far away.
learn-chariot-roll-wrong = `{ $move }` breaks the chariot up. Roll straight on.
learn-chariot-turn = **Any direction.** A chariot rolls diagonally too. Which move makes an unstoppable tower?
learn-chariot-turn-well = The tower on { $near } breaks through next, and nobody can block every way.
learn-chariot-turn-wrong = `{ $move }` gives the Gauls time. Roll over the wall on c5.
learn-chariot-stop = **Stop it.** The Gallic chariot on c4 and c3 rolls toward rank 1. Put a wall in front of it.
learn-chariot-stop-well = Your wall on { $near } blocks the wall on c3, so the chariot can't roll.
learn-chariot-stop-wrong = After `{ $move }` it rolls on and breaks through. Put a wall on c2.
learn-wall-close = **A Gallic wall.** Walls side by side block a tower, but here there's a gap on d2. Close it before the tower on d3 gets through.
learn-wall-close-well = Walls side by side, and a tower among them: that is strong.
learn-wall-close-wrong = After `{ $move }` the tower on d3 still finds a way to rank 1. Close the gap on d2.
learn-wall-gap = **Weakened by a gap.** The Gallic walls on b6 and d6 block two of your tower's ways. One is still open.
learn-wall-gap-well = Straight through the gap: the stone on { $far } wins.
learn-wall-gap-wrong = `{ $move }` doesn't reach rank 7, and your tower is gone. Use the gap.
learn-wall-weak = **Weakened by a sacrifice.** A wall with no tower directly behind it is the weak spot. Take the right one, and your other tower gets through.
learn-wall-weak-well = The wall on { $far } is gone, and f5 breaks through over g6.
learn-wall-weak-wrong = `{ $move }` doesn't win in two. Which wall has no tower directly behind it?
learn-ram-make = **The battering ram.** A tower and two walls in a line can do three things. First turn them into two towers.
learn-ram-make-well = Two towers in a line: the battering ram is ready.
learn-ram-make-wrong = `{ $move }` tears the four stones apart. Move along the line.
learn-ram-through = **It breaks through.** Sacrifice one tower against the Gallic wall and send the other through the gap. One sacrifice wins in two.
learn-ram-through-well = The wall on { $far } is gone, and c5 goes through over b6.
learn-ram-through-wrong = `{ $move }` doesn't win in two. Open a gap that the Gauls can't fill.
learn-ram-way = **A two-way chariot.** It drives to either end of its line and comes back. Move so that all four stones can return.
learn-ram-way-well = The tower stands next to its own walls, so any move along the line keeps it.
learn-ram-way-wrong = After `{ $move }` the four stones don't get back together in six moves. Stay on the line.
learn-ram-circle = **The six-move cycle.** After six moves along the line everything is back where it was, so you can wait. Start the cycle.
learn-ram-circle-well = Tower and walls go round and lose nothing. But a position that comes up three times is a draw.
learn-ram-circle-wrong = After `{ $move }` the cycle is broken. Move along the line.
learn-siege-build = **The siege tower.** A tower on your fifth row, rank 5, can break through with its next move. Build one that nobody can stop.
learn-siege-build-well = A siege tower on { $near }, and the Gauls can't block all its ways.
learn-siege-build-wrong = `{ $move }` doesn't build a siege tower. Land on your wall on f5.
learn-siege-leap = **A leap to the fifth row.** A lone wall there waits for a tower two cells away. Whatever the Gauls do, you win in two.
learn-siege-leap-well = The siege tower on { $far } stands, and one way stays open.
learn-siege-leap-wrong = `{ $move }` doesn't win in two. Leap onto your wall on e5.
learn-siege-deny = **Stop theirs.** The Gallic tower on e5 can leap onto c3, on the Gauls' fifth row. Stop that siege tower before it's built.
learn-siege-deny-well = Without the wall on { $far } the tower on e5 has nothing to land on.
learn-siege-deny-wrong = After `{ $move }` the Gauls get their siege tower and win. Take the wall on c3.
learn-force-threat = **The forced sacrifice.** Make a threat that only a sacrifice can stop: it costs the Gauls a tower. Which move does it?
learn-force-threat-well = The Gauls have to take the wall on a5 with b6, and then b6 is just a wall.
learn-force-threat-wrong = After `{ $move }` the Gauls need no sacrifice. Lay a wall for the tower on a4 to land on.
learn-force-after = **After that.** The Gauls took the wall on a5 and have one tower left. Now a chariot wins in three.
learn-force-after-well = Tower and wall, ready to roll, and one tower alone can't stop them.
learn-force-after-wrong = After `{ $move }` you have no tower left. Roll over the wall on b4.
learn-force-forced = **When you are forced.** The Gauls want to land on f3 or d3 and break through. Only a sacrifice stops them.
learn-force-forced-well = It cost a tower, but the wall on { $far } is gone.
learn-force-forced-wrong = After `{ $move }` the Gauls win within two moves. Take the right wall.
learn-catapult-build = **A third stone.** In the advanced game a stone on your own tower makes a catapult. Build one.
learn-catapult-build-well = Three stones on { $near }: a catapult. It never moves, it throws.
learn-catapult-build-wrong = `{ $move }` doesn't put a stone on a tower. Move over your tower on a2.
learn-catapult-throw = **The throw.** A catapult throws one stone two or three cells, forward or sideways. A stone on rank 7 wins if it survives the reply.
learn-catapult-throw-well = Nobody can take the stone on { $far }, so it wins.
learn-catapult-throw-wrong = After `{ $move }` there is no stone on rank 7, or it is taken. Keep away from the towers.
learn-catapult-shot = **The shot.** A stone thrown at an enemy unit takes one of its stones. The tower on b3 is about to go through: shoot.
learn-catapult-shot-well = The tower on { $far } is a wall now, and walls never move.
learn-catapult-shot-wrong = After `{ $move }` the tower on b3 goes through. Hit it.
learn-catapult-cut = **Cut it down.** A tower next to an enemy catapult can give up one stone to make it a tower, or both to make it a wall. Only one works.
learn-catapult-cut-well = Both stones given: the catapult on { $far } is a wall.
learn-catapult-cut-wrong = After `{ $move }` the unit on c3 still gets a stone to rank 1. Give both stones.
learn-balanced-walls = **The first turn is special.** Each side lifts one home tower and lays its stones as two walls on its second row. Here they are c2 and e2: use one and keep your towers.
learn-balanced-walls-well = The wall became a tower: you advanced and lost nothing.
learn-balanced-walls-wrong = `{ $move }` costs a tower. Move over one of your walls.
learn-balanced-swap = **When to swap.** After the Romans' first turn you may swap sides: do it if they lifted a corner tower and both walls are on c2 to g2. See why: advance over one.
learn-balanced-swap-well = Such walls help several towers, and a corner tower is missed least. Murus swaps then too.
learn-balanced-swap-wrong = `{ $move }` leaves the walls unused. Go from c1 or f1 over a wall.
learn-balanced-fast = **A faster attack.** With walls up ahead, you get siege towers sooner. Win in two.
learn-balanced-fast-well = The tower on { $far } breaks through, and the Gauls can't block every way.
learn-balanced-fast-wrong = `{ $move }` is too slow. Land on your wall on e5.
learn-escape-bar = **No breakthrough.** In the escape game a stone on rank 7 means nothing: you win when the enemy can't move. Block the last way out for the tower on a7.
learn-escape-bar-well = The Gauls have no move left, so you win.
learn-escape-bar-wrong = After `{ $move }` the tower on a7 still has a move. Lay a stone on c7.
learn-escape-flatten = **Hem it in.** The tower on d7 survives as long as it can land on its walls. Block its way to them, and it has to fall apart.
learn-escape-flatten-well = Every move of the Gauls now costs their last tower.
learn-escape-flatten-wrong = After `{ $move }` the Gauls keep a tower. Put your stones between d7 and its walls.
learn-escape-keep = **Save your own.** Your last tower must land on a wall, or you can't move. It can go backward.
learn-escape-keep-well = Your tower survives on { $far }. Going backward costs nothing in the escape game.
learn-escape-keep-wrong = After `{ $move }` you have only walls. Land on your wall on c1.
learn-houdini-walls = **No captures.** In Houdini no wall is ever taken, so a wall blocks the way for good. Win in two without losing your tower.
learn-houdini-walls-well = The Gauls have nowhere to land: their last tower falls apart.
learn-houdini-walls-wrong = After `{ $move }` you have only walls. Land on your wall on c3.
learn-houdini-siege = **Safe ahead.** Your wall on a5 can't be taken, so it waits for a tower as long as you like. Win in two.
learn-houdini-siege-well = The siege tower on { $far } breaks through next, past the wall on a6.
learn-houdini-siege-wrong = After `{ $move }` the Gauls are faster. Leap onto your wall on a5.
learn-houdini-hold = **No way to take it.** You can't take what the Gauls put down, so get there first. One move keeps them out.
learn-houdini-hold-well = With a tower on { $far } and one on b1 you keep up.
learn-houdini-hold-wrong = After `{ $move }` the Gauls win within two moves. Land on your wall on c4.
learn-hex-walk = **Six directions.** On hexagons a tower moves in six directions, and all other rules stay. Keep your tower.
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
learn-three-out = **One is out.** If you have no move at the start of your turn, you're out. Block the last way out for the Gallic tower on a5.
learn-three-out-well = The Gauls are out, and the Germans go on.
learn-three-out-wrong = After `{ $move }` the Gauls can still move. Lay a stone on c5.
learn-three-last = **Last one standing.** Now it's just you and the Gauls. Knock them out and win.
learn-three-last-well = You're the last one who can move, so you win.
learn-three-last-wrong = After `{ $move }` the Gauls can still move. Lay a stone on c5.
learn-four-keep = **Four players.** One player sits at each edge, and turns go clockwise from the Romans. Stay in the game: keep your tower.
learn-four-keep-well = Your tower on { $near } lives. The Gauls on the left are next.
learn-four-keep-wrong = After `{ $move }` you have only walls and will be out. Land on d2.
learn-four-out = **One is out.** The Gallic tower on a8 has one way left. Block it, and the Gauls are out.
learn-four-out-well = The Gauls are out, and the Germans are next.
learn-four-out-wrong = After `{ $move }` the Gauls can still move. Lay a stone on c6.
learn-four-last = **Last one standing.** It's just you and the Gauls. Knock them out and win.
learn-four-last-well = You're the last one who can move, so you win.
learn-four-last-wrong = After `{ $move }` the Gauls can still move. Lay a stone on c6.

## Openings

explored-title = **Openings** · { $variant }
explored-lead = { $games ->
    [0] I don't know any games that went on from here.
    [1] One game went on from this position. I count games played here and games of Murus against itself:
   *[other] { $games } games went on from this position. I count games played here and games of Murus against itself:
}
explored-move = `{ $move }` · { $games ->
    [1] 1 game
   *[other] { $games } games
}, { $percent }% of the points · { $by }
explored-people = people
explored-not-here = I have no openings for this variant. I have some for two-player games without a balanced opening.
explored-departure = **The opening:** { $move } is hardly ever played. Of { $games } games that reached this position, { $times } continued with `{ $usual }`.
button-explored = Opening
button-explored-start = To the start
command-opening = First moves: how often they are played, and how well they do
option-opening-variant = Variant (default: the standard game)

## Puzzles and the daily siege. $kind is win, hold, is-it-won, two-towers or author.

puzzle-grade = { $grade ->
    [1] easy
    [2] fairly easy
    [3] medium
    [4] hard
   *[5] very hard
}
puzzle-title = { $from ->
    [siege] **Today's siege**
    [siege-easy] **Today's easier siege**
    [mine] **From one of your games**
   *[book] **Puzzle { $number }** · { $variant } · { puzzle-grade }
}
puzzle-title-over = **Siege { $n }**
puzzle-task = { $kind ->
    [win] { side-name } to move: **{ $moves ->
        [1] win now
       *[other] win in { $moves }
    }**.
    [hold] { side-name } to move: **find the only move that doesn't lose.**
    [is-it-won] { side-name } to move: **who wins within { $moves ->
        [1] a move
       *[other] { $moves } moves
    }?**
    [two-towers] { side-name } to move: **turn one tower into two.**
   *[author] { side-name } to move: **what did Phil Leduc play?**
}
puzzle-allowed = The { side-name } just played `{ $move }`.
puzzle-right = **Right.** The { side-name } answer `{ $answer }`. { $left ->
    [1] One move left.
   *[other] { $left } moves left.
}
puzzle-slower = `{ $move }` wins too, but more slowly. That's no miss: look for the faster win.
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
puzzle-hint = Move the unit on **{ $cell }**.{ $counts ->
    [yes] {" "}A hint counts as a miss.
   *[no] {""}
}
puzzle-answer = The answer: `{ $line }`.
puzzle-solved = **Solved!** `{ $line }` does it.
puzzle-placing = Placement puzzle { $n } of { $all }.
puzzle-placed = You're placed: your puzzle rating is { $rating }.
puzzle-rated = Your puzzle rating: { $rating } ({ $change })
puzzle-none = { $from ->
    [mine-never] No review has found a missed win of yours yet. Press **Review** after a game to look for one.
    [mine] You've been through all your missed wins. Press **Review** after another game to look for more.
   *[book] You have seen every puzzle here. Choose another theme, or play.
}
puzzle-gone = This puzzle no longer exists. `/learn puzzle` has another one.
puzzle-no-book = There are no puzzles for this variant yet. There are some for the standard game.
puzzle-no-theme = There is no such theme. Choose one from the list.
puzzle-voted = Thank you. Votes decide which puzzles stay.
puzzle-reported = Thanks. I'll check the puzzle again.
puzzle-reported-before = You've already reported this puzzle.
puzzle-unmet = You haven't tried this puzzle.
puzzle-type = Your move
puzzle-type-hint = From which cell to which, like b4-d4.
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
    [parry] Stop a win at once
    [race] A race
    [interposed-wall] A wall in the way
    [zugzwang] Every move loses
    [tempo-wall] A wall two cells away
    [catapult-shot] Catapult shot
    [surviving-stone] A stone that survives
    [double-threat] Double threat
    [sacrifice] Sacrifice
    [backward] A step back
    [is-it-won] Is it won?
   *[two-towers] Two towers from one
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
profile-puzzles = Puzzles { $placed ->
    [no] **{ $n } of { $all }** for placement
   *[yes] **{ $rating }**
}: { $right } of { $decided } right on the first try{ $longest ->
    [0] .
    [1] , best siege streak 1 day.
   *[other] , best siege streak { $longest } days.
}
siege-title = **Siege { $n }** · { $weekday ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
}{ $hardest ->
    [yes] , the puzzle of the week
   *[no] {""}
}
    { $task }
siege-count = { $tried ->
    [0] Nobody has tried it yet.
    [1] One player has tried it, { $solved ->
        [0] but hasn't solved it.
       *[1] and solved it.
    }
   *[other] { $tried } players have tried it, { $solved ->
        [0] but nobody has solved it.
        [1] and one has solved it.
       *[other] and { $solved } have solved it.
    }
}{ $easy ->
    [0] {""}
    [1] {" "}One player has solved the easy one.
   *[other] {" "}{ $easy } have solved the easy one.
}{ $days ->
    [0] {""}
    [1] {""}
   *[other] {" "}Solved here { $days } days in a row.
}
siege-over = **Siege { $n }** is over. { $tried ->
    [0] Nobody tried it.
    [1] One player tried it{ $solved ->
        [0] , but didn't solve it.
       *[1] {" "}and solved it{ $some ->
            [all] {": "}{ $named }.
           *[no] .
        }
    }
   *[other] { $tried } players tried it, { $solved ->
        [0] but nobody solved it.
        [1] and one solved it{ $some ->
            [all] {": "}{ $named }.
           *[no] .
        }
       *[other] and { $solved } solved it{ $some ->
            [all] {": "}{ $named }.
            [yes] {", among them "}{ $named }.
           *[no] .
        }
    }
}{ $easy ->
    [0] {""}
    [1] {" "}One player solved the easy one{ $some-easy ->
        [all] {": "}{ $named-easy }.
       *[no] .
    }
   *[other] {" "}{ $easy } solved the easy one{ $some-easy ->
        [all] {": "}{ $named-easy }.
        [yes] {", among them "}{ $named-easy }.
       *[no] .
    }
}
siege-untried = Siege { $n }: nobody tried it.
siege-unsolved = Sieges { $first } to { $last }: nobody solved them.
siege-alt = A replay of the answer: { $line }.
siege-share = { $days ->
    [0] `Murus siege { $n }{ $rung ->
        [easy] {" (easy)"}
       *[day] {""}
    } { $squares }`
    [1] `Murus siege { $n }{ $rung ->
        [easy] {" (easy)"}
       *[day] {""}
    } { $squares }`
   *[other] `Murus siege { $n }{ $rung ->
        [easy] {" (easy)"}
       *[day] {""}
    } { $squares } · { $days } days`
}
siege-week-title = The week of sieges { $from } to { $to }
siege-week-over = The week of sieges { $from } to { $to } is over
siege-week-sum = { $solvers ->
    [0] Nobody solved a siege this time. A new week has begun.
   *[other] { $solvers ->
        [1] One player
       *[other] { $solvers } players
    } solved sieges, on { $days } of { $all } { $all ->
        [1] day
       *[other] days
    }.{ $streak ->
        [0] {""}
        [1] {""}
       *[other] {" "}Solved here { $streak } days in a row.
    }
}
siege-week-place = **{ $place }.** { $some ->
    [yes] { $named }{ $unnamed ->
        [0] {""}
        [1] {" "}and one more
       *[other] {" "}and { $unnamed } more
    }
   *[no] { $unnamed ->
        [1] one solver, name not shown
       *[other] { $unnamed } solvers, names not shown
    }
} · { siege-week-done }
siege-week-done = { $days ->
   *[other] { $days } solved
}, { $first ->
    [0] none on the first try
   *[other] { $first } on the first try
}
siege-week-own = Your place in the week: { $place } of { $people }. { siege-week-done }
siege-week-none = Nobody has solved a siege this week. Be the first.
week-game = Game of the week
week-game-offered = **Game of the week:** { $one } and { $other }, would you like to play each other? It's casual and begins once you both say yes.
week-game-begun = **Game of the week:** { $one } and { $other } are playing.
week-game-for-others = This game is for the first two of the week who show their names. Solve the daily sieges, and the next one may be yours.
week-game-lapsed = This game of the week is no longer on offer. You can always start one with `/challenge`.
week-game-has-begun = Your game of the week is already on. Find it in `/games`.
button-siege-week = Table of the week
button-week-game = Play the game of the week
siege-streaks = Days in a row: you { $own }, this server { $here }.
siege-missed = The first try counts, and it was a miss. You can still solve it.
siege-easy-counts = The easy one counts as a day, but not as a first try.
siege-late = This siege is over, so it doesn't count anymore.
siege-bell-on = I'll ping you here each day when a siege starts.
siege-bell-off = I won't ping you for sieges here anymore.
siege-named = I'll show your name in the table of the week, and below this siege when it's over.
siege-unnamed = I won't show your name.
siege-not-tried = You haven't tried this siege.
button-siege = Solve it
button-siege-easy = An easier one
button-siege-after = Try it
button-siege-share = Share
button-siege-shared = Shared
button-siege-answer = Answer
button-siege-after-of = Try siege { $n }
button-siege-answer-of = Answer to { $n }
button-siege-keep = Go on
button-siege-name = Show my name tomorrow
button-siege-unname = Don't show my name
button-siege-bell = Ping me for sieges
button-siege-no-bell = No more pings
button-siege-off = Stop the daily siege
server-siege-title = **The daily siege:** one puzzle a day in a channel. It pings only the people who ask for it.
server-siege = It begins in { $channel } at **{ $hour }** ({ $zone }). Next: { $next }.
server-siege-next = { $channel }, next: { $date }
server-daily = Daily siege: **{ $some ->
    [yes] { $what }
   *[no] off
}**
button-server-siege = Daily siege…
server-siege-none = This server doesn't have one yet. Choose an hour, and it starts in this channel.
server-siege-idle = **Nobody has tried the daily siege for a week**, though it got easier. Should it go on?
server-siege-hint = When should it start here? ({ $zone }, as in /settings)
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
option-lesson-lesson = Lesson (default: the first one)
option-puzzle-theme = Theme (default: all)
option-puzzle-variant = Variant (default: the standard game)
option-rules-topic = Topic

## Hints and reviews

hint-waiting = I'm thinking… the hint appears here in a few seconds.
hint-queued = { $before ->
    [one] One request is
   *[other] { $before } requests are
} ahead of yours. The hint appears here when it's ready.
hint-text = Murus would play `{ $move }`. The result shows that you used a hint.
review-waiting = Reviewing… it appears here in a few seconds.
review-queued = { $before ->
    [one] One game is
   *[other] { $before } games are
} ahead of this one. The review appears here when it's ready.
review-running = You can only review finished games. While you play, `/hint` shows you a good move.
review-empty = Nobody moved in this game, so there's nothing to review.
review-several = I can only review two-player games.
review-title = Review · { $game }
review-accuracy = { $named ->
    [no] { $who }
   *[yes] { $who } ({ side-name })
}: { $percent }% accurate.
review-turning = { $turning ->
    [yes] Turning point: { $played }. { $better } was better.
   *[no] { $played } was a mistake. { $better } was better.
}
review-moment-title = Key move { $n } of { $count }
review-goes-on = One way to continue: { $line }.
review-theme = { $theme ->
    [battering-ram] a battering ram: a sacrifice clears the cell, and the tower beside it goes through
    [chariot] a chariot: a tower with a wall in front of it rolls forward and stays a tower
    [siege-tower] a siege tower: it breaks through next, and no single move blocks every way
    [forced-sacrifice] a forced sacrifice: only a capture stops it, and that costs a tower
    [zugzwang] zugzwang: the other side has to move, and every move loses
    [double-threat] two threats at once
    [catapult-shot] a shot of the catapult
    [slip] a move between two units that touch at a corner
   *[stalemate] a win by leaving the other side without a move
}
review-remark = { $what ->
    [missed] The { side-name } missed { $theme }.
    [allowed] This allows { $theme }.
    [gave-last-tower] This gives up the last tower of the { side-name }, and walls can't move.
    [last-tower] The reply takes the last tower of the { side-name }, and walls can't move.
    [kept] After this move the { side-name } have { $from ->
        [0] no tower
        [one] one tower
       *[other] { $from } towers
    }. After the better move they'd have { $to }.
    [ways] After this move the towers of the { side-name } have { $from ->
        [one] one open way
       *[other] { $from } open ways
    }. After the better move they'd have { $to }.
   *[towers] After the reply the { side-name } go from { $from ->
        [one] one tower
       *[other] { $from } towers
    } to { $to ->
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
    [one] I left out one position, because I can't help with it right now.
   *[other] I left out { $count } positions, because I can't help with them right now.
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
review-sign-mistake = mistake
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

refused-blocked = A player in this game has blocked you.
refused-not-playing = You're not playing in this game.
refused-not-voting = { $who } votes on this move. You can vote in that channel, unless you play against it.
refused-by-vote = A channel votes in this game, so no move is taken back.
refused-votes-for-other = In this game you've voted for the other channel, so you can't vote for this one.
refused-second-vote = The vote was close, and two moves are left. Please choose one of them.
refused-out = You're out of this game. The others play on.
refused-not-your-turn = It's not your turn. We're waiting for { $who }.
refused-out-of-time = Your time is up, and the game is about to end.
refused-undecided = { $who } ran out of time. The opponent has until { $date } to take the win or let them play on.
refused-in-time = Not yet: there's still time.
refused-not-held = No opponent is using vacation days in this game.
refused-reminded = A reminder has already gone out. You can send the next one { $when }.
refused-waits = This game is already waiting until { $date }.
refused-held = You can't claim the game yet: vacation days cover the clock until { $date }.
refused-stale = That board is out of date: the game has moved on.
refused-newer = I had to go back to an earlier backup, and the moves on this board are lost. Here's the game now.
refused-no-offer = That offer is gone: someone moved or answered first.
refused-offered = There's already an open offer.
refused-own-offer = That is your own offer, so you can't answer it.
refused-agreed = You've already agreed. We're waiting for the others.
refused-no-draw = Murus doesn't agree to draws. You can play on or resign.
refused-declined = { $fate ->
    [withdrawn] You withdrew your draw offer.
    [lapsed] Your draw offer expired when you moved.
   *[declined] Your draw offer was declined.
} You can offer one again after { $moves ->
    [one] one more move
   *[other] { $moves } more moves
}.
help-barred = This position is from your rated game { $game }, so I can't help with it until that game is over.
help-barred-rated = This position is in a running rated game, or soon could be, so I can't help with it.
help-barred-siege = This position is part of a running siege, so you can only try it in the siege itself.
refused-asked-back = You already asked to take this move back. You can ask again after your next move.
refused-unheard = A player in this game doesn't take offers, gifts or reminders from you.
refused-nothing-to-take-back = You have no move here to take back.
refused-begun = { $draws ->
    [yes] The game has started, so you can't call it off. You can resign or offer a draw.
   *[no] The game has started, so you can't call it off. You can resign.
}
refused-no-clock = This game has no clock, so nobody needs extra time.
refused-nobody-waits = Nobody else has a clock here, so there is nobody to give time to.
refused-enough-time = Your opponent has plenty of time already.
refused-playing = You're already playing in this game.
refused-own-game = You're a player in this game. Please ask another moderator to handle it.
refused-rated = This game is rated, so there are no hints.
refused-over = This game is over{ $state ->
    [won] : { $winner } won
   *[drawn] {""}
}.
command-unknown = This command doesn't exist anymore. See `/help` for what you can do.
press-unknown = I don't know this button. `/games` lists your games.
press-no-game = There is no such game.
board-none = I don't see a board of mine in this message. Try it on one that shows a game.
press-on-discord = This only works on Discord, in the channel itself.
press-not-inside = You need to be in that server to do this.
press-unanswered = Discord didn't tell me in time whether you're in that server. Try again in a moment.
press-not-yours = Only { $who } can answer that.
press-cancelled = Nothing was changed.
limited = { $what ->
    [challenge] You've started a lot of games lately. You can start the next one { $when }.
    [exhibition] You've started a lot of exhibitions lately. You can start the next one { $when }.
    [thought] You've asked for a lot of hints and reviews lately. You can get the next one { $when }.
    [import] You've imported a lot of games lately. You can import the next one { $when }.
    [film] You've asked for a lot of replays and files lately. You can get the next one { $when }.
    [code] You've tried a lot of codes lately. You can try the next one { $when }.
   *[anything] You're asking faster than I can answer. Try again { $when }.
}
shown-by = Shown by { $who }
show-already = This is already shown [here]({ $link }).
show-coming = This is already on its way to the channel.
show-too-many = You have shown a lot lately. You can show the next thing { $when }.
show-crowded = People have shown a lot here lately. You can show the next thing { $when }.
show-elsewhere = In this server, you can show things in { $channels }.
show-role-needed = Only { $role } may show things here.
show-off = The managers of this server turned off **Show here**.
show-running = This game is still running elsewhere. You can show it once it's over.
show-private = This game was played elsewhere with other people, so I can't show it here.
show-barred = A position in this game is close to one in a running rated game, so I can't show it here yet.
show-unplayed = Your profile is still empty. Finish a game in a server or solve a puzzle, then you can show it.
show-nothing = There is nothing to show here.
show-permissions = I can't post here without these permissions: { $names }. A server manager can grant them.
crowded = I'm still working on a few answers for you. Try again when one of them arrives.
trouble = Something went wrong on my side. If you were changing something, check whether it worked before you try again.
trouble-done = That worked, but my answer didn't get through. Check `/games` to see where things are.
trouble-away = I can't reach my database right now. Try again in a minute, and check first whether it went through.
trouble-unread = I can't read what I stored about this. The people who run me can see why.
trouble-unclear = I don't understand what Discord sent me, so nothing was done. The people who run me can see why.
no-such-game = There is no game with that name. `/games` lists yours.
no-game-here = You have no game running here. Start one with `/challenge`, or find yours in `/games`.
no-game-in-thread = You have no game in this thread. Go to your game's thread, or choose it with the `game` option.
name-a-game = Which game? Choose one with the `game` option, or go to its thread.
watch-which = Which game do you want to watch?
watch-none = Nobody is playing in this channel right now.
several-games = Which game do you mean?
several-games-typed = Which game do you mean? Choose it here, or reply to its board.
which-game = Which game is `{ $text }` for?
which-game-hint = Choose a game
which-move = { $named ->
    [one] Shall I play this move?
    [cell] Several moves go to { $cell }. Which one do you mean?
   *[several] That names several moves. Which one do you mean?
}
typed-move-help = That doesn't look like a move. Press **Move**, or type one like `{ $move }`.
typed-help = That doesn't look like a move. Press **Move**, or type one like `b4-d4` or `b4xc5`.
typed-no-game = You have no game running here. Play me, learn the game, or ask a friend with `/challenge`.
typed-pass = You can't pass in this game. You have to move every turn.
typed-draw = Press **Offer a draw**. I'll ask you once more before I post it.
typed-take-back = Press **Take back**. I'll ask you once more before I post it.
typed-hint = Press **Hint**. Only you will see it.

# Words that people type, in small letters, with commas between them.
typed-words-help = help, hi, hello, hey, start, how, ?, what
typed-words-resign = resign, give up, surrender
typed-words-draw = draw, draw?, offer draw, offer a draw
typed-words-take-back = undo, take back, takeback, take it back, back
typed-words-pass = pass, skip
typed-words-hint = hint, a hint, give me a hint
typed-words-any = any, anything, otherwise
typed-words-to = to, onto
typed-words-takes = takes, take, captures, hits
typed-words-polite = please, pls, tower, from, move, play, i

## Challenges

challenge-text = { $kind ->
    [exhibition] An exhibition game of **Murus Gallicus**: { $challenger } vs { $other }.
    [gathering] { $challenger } is gathering players for **Murus Gallicus**.
    [open] { $challenger } is looking for a game of **Murus Gallicus**. Anyone can join.
    [weekly] { $challenger } asks { $other } for the **game of the week**.
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
    } per move.
   *[none] No clock.
}
duel-ask = Murus vs Murus ({ $variant }). Which levels?
duel-level = { side-name }: { $level }
ask-variant = Variant
ask-time = Clock
ask-title = Challenge
ask-opponent = Opponent
ask-opponent-hint = Leave this empty for an open challenge that anyone can accept.
ask-variant-hint = Standard is best for a first game.
ask-time-hint = How long each player may think. Without a clock, a month without a move ends the game.
ask-rated = Rated or casual
ask-rated-hint = A rated game changes both ratings. You're new until you've played three games.
ask-rated-usual = Rated, unless one of you is new
ask-rated-rated = Rated
ask-rated-free = Casual
ask-note = Note
ask-note-hint = It's shown with your challenge. You can leave this empty.
ask-more = Do you want to choose your side, weekends off or single rules? Type `/challenge` and fill in its options.
button-ask-not = Not now
propose-no-seat-for = { $count ->
    [one] This variant is for two. Name one opponent, or choose a variant for three or four.
   *[other] There are only { $count } other seats in this variant. Name fewer people.
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
habits = { $paced ->
    [yes] { $who } usually moves within { $span },{" "}
    [own] Usually moves within { $span },{" "}
   *[no] {""}
}{ $late ->
    [0] no timeout
    [one] one timeout
   *[other] { $late } timeouts
} in { $games } games with people.
challenge-until = Expires { $when }.
challenge-given = It starts from a position of another game, { $count ->
    [one] after one move
   *[other] after { $count } moves
}.
terms-weekends = Weekends don't count.
terms-rated = Rated.
terms-rated-unless = Rated if you've both finished three games against people.
terms-unrated = Casual.
result-too-short = Too short to be rated.
result-unrated = Casual: a player has left this game's server.
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
challenge-invite = { $kind ->
    [rematch] { $other }, { $who } would like a rematch.
    [weekly] { $other }, { $who } asks you for the **game of the week**.
    [gathering] { $other }, { $who } invites you to a game.
   *[named] { $other }, { $who } challenges you.
}
challenge-closed = { $state ->
    [watched] { $link }.
    [accepted] { $other } accepted. { $link }.
    [full] Every seat is taken. { $link }.
    [declined] { $other } declined{ challenge-excuse }.
    [withdrawn] Withdrawn.
    [unfilled] Not everyone joined, so there's no game.
    [expired] Nobody answered in time.
   *[open] {""}
}
challenge-begins = { $some ->
    [yes] [The game begins]({ $link })
    [over] [The game is over]({ $link })
    [off] Called off.
   *[no] The game begins
}
pair-number = game { $n }
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
   *[none] No reason
}
challenge-answered = { $done ->
    [begun] The game begins: { $link }
    [decline] You declined.
    [reason] You declined. Your reason appears below the challenge.
    [left] You left, and your seat is free again.
    [withdraw] You withdrew the challenge.
    [fill] Murus is in. The game begins when every seat is taken.
   *[accept] You're in. The game begins when every seat is taken.
}
challenge-settled = { $state ->
    [accepted] This challenge was accepted already.
    [declined] This challenge was declined.
    [withdrawn] { $challenger } withdrew this challenge.
   *[expired] This challenge has expired. Send a new one with `/challenge`.
}
challenge-not-for-you = This challenge is for someone else. Send your own with `/challenge`.
challenge-not-to-take = You can't take this challenge. Send your own with `/challenge`.
challenge-own = You can't answer your own challenge, but you can withdraw it.
challenge-not-yours = Only { $challenger } can withdraw this challenge.
challenge-no-seat = You have no seat here to give up.
challenge-not-yours-to-fill = Only { $challenger } can add Murus.
challenge-no-free-seat = Every seat is taken or reserved for an invited player.
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
direct-hello = Hi! Our games are played here, and I tell you when it's your turn.
propose-rematched = That game already has a rematch. Find it in `/games`, or start another one with `/challenge`.
propose-gone = This person deleted their data here, so you can't challenge them anymore.
propose-votes-managed = Only managers of this server can let a channel play. They can change that in `/server`.
propose-votes = This channel is already playing. You can begin again when that game is over.
propose-votes-there = The other channel is already playing. It can give you a new code when that game is over.
propose-wrong-code = No channel is waiting for this code. A code works once, and for seven days. Ask the other server for a new one.
propose-own-code = This is your own server's code. Give it to a manager of the other server.
propose-not-by-vote = A channel can't play this variant. Please choose one for two players without the balanced opening.
propose-not-for-two = Exhibitions are for two players, so this variant doesn't work.
propose-unrated = This server plays casual games only. Send your challenge again without the rating.
propose-not-here = { $who } is not in this server. Challenge someone who is, or leave the challenge open to anyone.
propose-unmet = You haven't played with that person in this server yet. Challenge them on Discord with `/challenge`, or leave the challenge open to anyone.
propose-way-closed = I can't post in { $channel } right now, so nobody would see your challenge. Make it on Discord with `/challenge`, in another channel.
propose-oneself = You can't challenge yourself. Name another player, or me.
propose-blocked = That person is not taking challenges from you.
propose-blocking = You've blocked that person. You can unblock them in `/settings`.
propose-waiting = You already have an open challenge to this person. Find it in `/games`.
propose-often = You've posted several open challenges here within an hour. Try again later, or challenge someone by name.
propose-enough = That person has had a lot of challenges in the last hour. Try again later, or leave the challenge open to everybody.
propose-too-many = You have { $limit } open challenges, and that's the limit. Withdraw one first.
propose-no-such-seat = There are no { side-name } in that variant. Choose another side, or leave it to chance.
propose-other-bot = I'm the only bot that plays.
propose-murus-joins = Just name the people. To add me, press **Add Murus** below the challenge.
propose-private = Nobody else would see a challenge made here. Make it in a server's channel, or challenge me.
idle-level = Only I have levels. Leave out `level`, or challenge me.
idle-note-murus = I don't read notes. Leave it empty.
idle-rated-murus = Games against me are never rated. Make it casual.
idle-rated-several = Only two-player games are rated. Make it casual.
idle-weekends = Without a clock, weekends don't matter. Choose a clock, or leave out `weekends_off`.
idle-board = That variant has a board of its own. Leave out `variant` or `board`.
permission = { $name ->
    [view] View Channel
    [send] Send Messages
    [threads] Send Messages in Threads
   *[attach] Attach Files
}
permissions-missing = I can't play in this channel without these permissions: { $names }. A server manager can grant them.
blocked = ✓ { $who } can no longer challenge you.
unblocked = ✓ They can challenge you again.
block-bot = Bots don't challenge anyone.
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
summary-offer = { $who } { $offer ->
    [draw] offers a draw
    [time] ran out of time
   *[takeback] asks to take a move back
}
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
span-short = { $unit ->
    [days] { $count }d
    [hours] { $count }h
   *[minutes] { $count }m
}
time-left = { $span } left
games-yours = **Your turn ({ $count })**
games-challenges = **Challenges ({ $count })**
games-waiting = **Waiting ({ $count })**
games-silent = -# My last message about it didn't reach anyone (Discord says: { $why }).
games-unread = -# { $count ->
    [one] One more game of yours can't be read right now.
   *[other] { $count } more games of yours can't be read right now.
} The people who run me can see why.
games-challenge = { $invitation }
    { $variant }{ $place ->
        [none] {""}
       *[other] {" "}· in { $place }
    }{ $link ->
        [none] {""}
       *[other] {" "}· [challenge]({ $link })
    } · expires { $when }
finished-title = Your finished games{ $page ->
    [1] {""}
   *[other] {" "}· page { $page }
}
finished-none = You have no finished games yet.
games-more = … and { $count } more.
games-guided = -# Your guided game is still running. Only you see it.
games-none = You have no games or challenges. Start one here, or challenge anyone with `/challenge`.
rules-standard =
    {""}**Murus Gallicus** is a game by Phil Leduc. The Romans begin.
    {""}**1. Move.** A tower lays its two stones onto the next two cells in a line: empty ones, or your walls, which become towers. Walls never move.
    {""}**2. Sacrifice.** A tower gives a stone to take an enemy wall beside it.
    {""}**3. Win.** Put a stone on the enemy's first row, or leave them no move.
    -# You can't pass. Threefold repetition is a draw. { rules-corner }
rules-corner = A tower with a mark in its corner can break through next.
rules-hint = Read about something else
rules-differs = **{ $name }**, a variant of Murus Gallicus by Phil Leduc. Everything else follows the standard game: `/learn rules`.
rules-advanced =
    {""}**Advanced: catapults.** Stacks go up to three stones. A tower may also lay its stones on your own towers, which become catapults, but never on catapults.
    • A catapult doesn't move. It **throws** one stone two or three cells away, forward or sideways, in five directions. The stone flies over anything. On an empty cell it becomes a wall (`a3-a6`). An enemy unit loses one stone, and the thrown one is gone (`a3xa6`). It never lands on your own units. Afterwards the catapult is a tower.
    • A tower next to an enemy catapult may **cut** it: give one stone, and it becomes a tower (`b4xb5`). Give both, and it becomes a wall while your cell is empty (`b4xxb5`).
    • A **breakthrough must survive**: a stone on the enemy's first row wins only if one still stands there when your next turn begins.
rules-balanced =
    {""}**Balanced opening.** Each side's first turn is special: lift one of your home towers and put its two stones as two walls onto any two cells of your second row. Written `a1-c2,e2`.
    After the Romans' special turn the other player may **swap** sides instead of answering. The player who then has the Gauls makes their special turn.
rules-escape = **Escape.** There is no breakthrough: entering the enemy's first row is allowed and has no effect. You win when the enemy has no move at the start of a turn.
rules-houdini = **Houdini.** There are no captures. Everything else follows the standard game. We take this to mean that a breakthrough still wins: the designer calls this "the only rule change", but elsewhere he speaks of his escape version. You can also play Houdini with Escape, without breakthrough.
rules-board = **The board:** { $name }.
rules-boards =
    {""}**Boards.** **{ choice-8x7 }** is the standard one. **{ choice-7x7 }**, **{ choice-8x8 }** and **{ choice-9x9 }** have a tower on each cell of both home rows.
    • **{ choice-8x8-six }**, a shorter game: six towers a side, the corners stay empty. **{ choice-8x8-two }**: two rows of towers a side, and the goal is the outer one.
    • **{ choice-hex }**: a hexagon of 61 cells in files `a` to `i`. Distances go in six directions. Each side has nine towers, one at its end of every file. Those ends are the home rows. **{ choice-hex-eleven }**: eleven towers a side on the two outermost files, and the goal is the outer file.
    • **{ choice-8x8-four }** and **{ choice-hex-three }** are for four and three players. Choose "Three and four players" below.
    You can't play with catapults on the hexagonal boards or with three or four players. You can on **{ choice-8x8-two }**. None of these boards has the balanced opening.
rules-several =
    {""}**Three and four players.** On **{ choice-8x8-four }** each player has six towers on one edge: Romans on rank 1, then clockwise Gauls on file a, Germans on rank 8, Britons on file h. On **{ choice-hex-three }** each has five towers on every other edge: Romans lower left, Gauls upper left, Germans on the right.
    Turns go clockwise from the Romans. There is no breakthrough. If you have no move at the start of your turn, resign or run out of time, you're out. Your stones stay and can still be taken. The last player left wins.
rules-notation =
    {""}**How moves are written**, as in the article in Abstract Games (2022):
    • `b4-d4` a tower and the second cell that it reaches, `b4xc5` give up a stone to take the enemy wall on c5.
    • `a3-a6` a throw onto an empty cell, `a3xa6` at an enemy unit, `b4xb5` one stone against a catapult, `b4xxb5` both.
    • `a1-c2,e2` the first turn of a balanced game, `swap` instead of answering it.
    Capitals, spaces, other dashes, move numbers and `!?` don't matter: `b4 d4`, `B4–D4` and `12. b4d4!` are all read.
button-support = Get help
help-title = How to play here
help-text =
    {""}*Murus Gallicus*, a game by Phil Leduc, one move at a time.
    {""}**Play:** `/challenge` asks a friend, anyone, or me.
    {""}**Move:** press **Move** under the board, or reply to it with `b4-d4`.
    {""}**Draw, take back, resign:** press **More** under the board, or use `/game draw`, `/game takeback`, `/game resign`.
    {""}**Your games:** `/games`, also the finished ones.
    {""}**Pings, quiet hours, vacation:** `/settings`.
    {""}**Get better:** `/learn lesson`, `/learn puzzle`, `/hint`, `/review`.
    {""}**Any board in a channel:** right-click it or hold it, then **Apps**: look through, play on, review.
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
differs-and = {", and "}
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
variant-repeated = You can't combine `{ $text }` with the other options.
variant-not-allowed = You can't play the board "{ $board }" with the option "{ $option }".
variant-required = You can only play the board "{ $board }" with the option "{ $option }".

## Commands

command-challenge = Challenge a person, anyone or Murus to a game of Murus Gallicus
command-challenge-user = Challenge to Murus Gallicus
command-board-walk = Look through
command-board-go-on = Play on from here
command-board-review = Review
command-play = Make a move
command-games = Your games and challenges, your turn first
command-board = Show a board from your side, only to you
command-moves = The moves of a game so far
command-resign = Resign a game
command-hint = Show a good move in a casual game. The result counts your hints
command-review = Review a finished game
command-watch = Watch a game, or let Murus play Murus
command-draw = Offer a draw
command-takeback = Take back your last move: right away if no opponent has seen it, otherwise if they agree
command-abort = Call a game off before its second move
command-give = Give your opponent more time
command-adopt = Take over the seat of a player who left this server
command-plan = Plan replies to moves they may play, or list and delete your plans
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
command-event = Events of this server, such as an open month
command-event-list = The events that are running here
command-event-league = For managers: open a league with seasons, divisions and games that begin by themselves
command-event-cup = For managers: open a cup (knock-out, groups or Swiss), whose games begin by themselves
command-event-ladder = For managers: open a ladder, on which players challenge others above them
command-event-simul = For managers: open a simul, in which one person plays against many
command-event-team = For managers: play against another server, or enter its match with a code
command-event-month = For managers: open a month in which games against someone new count
command-event-manage = For managers: pause an event, remove or replace players, decide games
command-event-vote = For managers: this channel votes on its moves against Murus, a person or another channel
command-event-stop = For managers: end an event early
command-server = Settings and moderation, for managers of this server
command-moderate = End or annul a game, or see what moderators did
command-learn = How Murus Gallicus is played
command-help = How to play here
command-launch = Play Murus Gallicus here, in Discord
option-challenge-opponent = Opponent. Leave empty so that anyone can accept
option-challenge-variant = Variant (default: the standard game)
option-challenge-time = Clock for each side (default: 3 days to start, +1 day per move)
option-challenge-rated = Rated or casual (default: rated with two players, from your fourth game against people)
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
option-play-move = Such as b4-d4 or b4xc5, or draw, undo, resign
option-play-game = The game's short name, if you have several
option-board-text = Show it in letters and words too
option-board-game = The game's short name, if you have several
option-moves-game = The game's short name, if you have several
option-resign-game = The game's short name, if you have several
option-hint-game = The game's short name, if you have several
option-review-game = The game's short name (default: the game of this thread)
option-draw-game = The game's short name, if you have several
option-takeback-game = The game's short name, if you have several
option-abort-game = The game's short name, if you have several
option-give-game = The game's short name, if you have several
option-plan-game = The game's short name, if you have several
option-mute-game = The game's short name, if you have several
option-moderate-game = The game's short name, if you have several
option-export-game = The game's short name, if you have several
option-adopt-game = The game's short name (default: the game of this thread)
option-give-days = Number of days
option-plan-moves = Their move, your answer, and so on, such as e5xf5 e4-g6. A semicolon begins another line
option-profile-person = Player (default: you)
option-leaderboard-pool = Game type
option-leaderboard-everywhere = All servers, not only this one
option-export-format = Text, JSON or Abstract Play's record
option-export-all = All your games
option-import-moves = The moves, such as 1. a1-c3 d7-d5 2. and so on. Without them a form opens
option-import-variant = Variant (default: the standard game)
option-go-on-game = The short name of the other game
option-go-on-ply = Number of turns to keep, both sides counted (default: all before the game was decided)
option-go-on-opponent = Opponent (default: Murus)
option-go-on-side = Your side (default: the one that you had)
option-go-on-level = Level of Murus
option-event-league-variant = The variant of its games (default: standard)
option-event-league-time = The clock of its games (default: 3 days to start, +1 day per move)
option-event-league-weeks = The length of a season in weeks (default: 4)
option-event-ladder-variant = The variant of its games (default: standard)
option-event-ladder-time = The clock of its games (default: 3 days to start, +1 day per move)
option-event-ladder-weeks = The length of a season in weeks (default: as long as you play)
option-event-ladder-repeat = With a season: the next one follows by itself (default: yes)
option-event-simul-host = Who plays against all others (default: you)
option-event-simul-side = The side of the host (default: alternate)
option-event-simul-variant = The variant of its games (default: standard)
option-event-simul-time = The clock of its games (default: 3 days to start, +1 day per move)
option-event-simul-boards = Maximum number of boards. The simul begins when all are taken (default: 10)
option-event-simul-days = If it isn't full, it begins after this many days (default: 7)
option-event-simul-weeks = How many weeks the games may last (default: 4)
option-event-simul-rated = Whether its games are rated (default: no)
option-event-team-code = The code of the other server's match. Leave it empty to open one
option-event-team-variant = The variant of its games (default: standard)
option-event-team-time = The clock of its games (default: 3 days to start, +1 day per move)
option-event-team-boards = Maximum number of boards (default: 10)
option-event-team-days = It begins after this many days (default: 7)
option-event-team-weeks = How many weeks it may last (default: 4)
option-event-cup-form = How the winner is found (default: knock-out, above 16 players Swiss)
option-event-cup-variant = The variant of its games (default: standard)
option-event-cup-time = The clock of its games (default: 3 days to start, +1 day per move)
option-event-cup-size = Maximum number of players. The cup begins when it's full (default: 16)
option-event-cup-weeks = The length of a round in weeks (default: 2)
option-event-cup-days = If it isn't full, it begins after this many days (default: 7)
option-event-cup-repeat = The next cup opens as soon as this one begins (default: no)
option-event-vote-opponent = The opponent (default: Murus)
option-event-vote-level = The level of Murus (default: Centurion)
option-event-vote-another-server = Play a channel of another server: you get a code for its managers
option-event-vote-code = The code that a manager of the other server gave you
option-event-vote-variant = The variant (default: standard)
option-event-vote-side = The side of the channel (default: drawn by lot)
option-event-vote-hours = How long each vote is open, in hours (default: 24)
option-event-vote-captain = Whose vote breaks a tie (default: you)
option-event-month-variant = Only games of this variant count (default: all)
option-event-month-repeat = Open the next one when it ends (default: yes)
option-moderate-act = Action (default: show the audit log)
option-moderate-reason = Reason, shown to the players and in the audit log
option-watch-romans = Level of the Romans
option-watch-gauls = Level of the Gauls
option-watch-variant = Variant (default: the standard game)
choice-knockout = Knock-out
choice-groups = Groups, then their winners
choice-swiss = Swiss (nobody is knocked out)
choice-romans = Romans, who move first
choice-gauls = Gauls
choice-germans = Germans, in games for three and four
choice-britons = Britons, in games for four
choice-alternate = Alternate
choice-either = Random
choice-mention = A mention in the game
choice-direct = A direct message
choice-both = Both
choice-digest = One message a day about all games
choice-off = Nothing
choice-other = Other games
choice-text = Move text
choice-json = JSON
choice-abstract-play = Abstract Play's game record
choice-end = End a running game without a result
choice-annul = Annul the result of a finished game
language-name = English
choice-bank = 3 days to start, +1 day per move (max. 5)
choice-slow = 7 days to start, +2 days per move (max. 14)
choice-turn-1 = 1 day per move
choice-turn-2 = 2 days per move
choice-turn-3 = 3 days per move
choice-turn-5 = 5 days per move
choice-turn-7 = 7 days per move
choice-turn-14 = 14 days per move
choice-none = No clock
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

button-open = Open the board
button-open-game = Open
sheet-alt-line = { $title }: { $line }
button-open-mine = My games as boards
button-launch = Open in Discord
turn-open = [open the board](<{ $link }>)
page-skip = Skip to the content
page-nav = Pages
page-me = My games
page-board = Free board
page-language = English
page-about = About
page-against-level = Against { $level }
page-against-turn = Your move, { side-name }.{ $first ->
    [true] {" "}Tap one of your units, then the cell it goes to.
   *[other] {""}
 }
page-again = New game
page-board-label = The board
page-play = Play
page-busy = Too many people are asking right now. Try again in a moment.
page-more = More
page-status-yours = **Your move.**
page-status-theirs = Waiting for { $who }.
page-status-last = { $who } played **{ $move }** ({ $deed }).
page-result = { $how ->
    [won] You won.
    [lost] You lost.
   *[drawn] Draw.
}
page-status-own = You played **{ $move }** ({ $deed }).
page-offer-own = { $offer ->
    [draw] You offer a draw. It expires with the next move, even yours.
    [time] You ran out of time. Your opponent can let you play on.
   *[takeback] You ask to take a move back.
}
page-offer-refused = { $fate ->
    [declined] { $who } declined { $offer ->
        [draw] your draw offer.
       *[takeback] to let you take a move back.
    }
   *[lapsed] { $offer ->
        [draw] Your draw offer has expired.
       *[takeback] You asked to take a move back, and the game went on.
    }
}
page-rematch-offered = Rematch offered.
rematch-wished = { $who } would like a rematch.
page-rematch-declined = { $who } declined a rematch.
page-rematch-ask = Ask for a rematch? { $terms }
page-rematch-begun = The rematch has begun.
page-rematch-open = To the rematch
page-count = { $unit ->
    [tower] { $form ->
        [one] tower
       *[other] towers
    }
   *[wall] { $form ->
        [one] wall
       *[other] walls
    }
}
page-vote = { $close ->
    [yes] **It was close.** Choose between **{ $one }** and **{ $other }**. { vote-tie }
   *[no] **{ $who } votes on this move.** Tap the move you want.
}{ $open ->
    [yes] {" "}The vote ends { $when }.
   *[no] {""}
} { vote-count }
page-not-in-vote = You're watching. To vote, press **More** on Discord and then “Open the board”.
page-vote-own = You voted for **{ $move }**. You can still change it.
page-vote-confirm = Tap the cell again or press Vote.
page-confirm = Tap the cell again or press Play.
page-waits = { $move } is saved and will be sent once you're online.
page-held = I'll send this once you're online.
page-choose = { $cell }: choose a marked cell.
page-missed = { $own ->
    [yes] Meanwhile you played { $move }.
   *[no] Meanwhile { $who } played { $move }.
}
page-earlier = This is an earlier position.
page-to-game = To the game
page-selectable = can be chosen
page-selected = chosen
page-keys = Keys
page-keys-arrows = Remove the arrows
page-close = Close
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
page-thinks = Murus is thinking…
page-which = Which one?
page-lost = Connection lost. Trying again…
page-later = This is taking a while. Try again in a minute.
page-failed = Something went wrong on my side. Trying again…
page-unread = I can't read this request.
page-away = I can't reach my database right now. Trying again…
page-too-often = You're loading pages too fast. Wait a moment, and this page tries again.
page-not-in = You're watching. To play, press Move or My view on Discord and then “Open the board”.
page-on-discord = You choose this on Discord.
page-person = a player
page-unit = { $unit ->
    [none] empty
   *[other] { side-adjective } { unit-name }
}
page-private = This is a private game. If it's yours, press “Move” on Discord and then “Open the board”: that signs you in here.
page-missing-title = Nothing here
page-later-title = One moment
page-refused-title = That didn't work
page-signed-out-title = Please sign in
page-start = To the start page
page-unknown = There is no page at this address.
page-in = Signing in
page-in-about = One moment, your board is opening.
page-activity-none = Signing in within Discord didn't work. Close this and open it again.
page-activity-later = Discord isn't answering right now. Close this and open it again later.
role-rating = Rating
role-games = Finished games
role-puzzle-rating = Puzzle rating
role-streak = Days in a row with the daily siege solved
role-champion = Winner of an event
page-role = Linked role
page-role-about = Done. Discord now has these figures, as of today. They don't change by themselves: open this page again to send new ones.
page-role-again = Send my figures again
page-role-none = Nothing was sent. Open the linked role on Discord again, and finish within ten minutes in this browser.
page-link-none = This sign-in link doesn't work. Press “Open the board” on Discord for a new one.
page-link-expired = This link is older than ten minutes. Press “Open the board” on Discord for a new one.
page-link-used = This link has already been used. Press “Open the board” on Discord for a new one.
page-from-nowhere = This request comes from another site, or your browser or a proxy hides where it comes from. To be safe, I did nothing.
page-link-ended = This link no longer works. Press “Open the board” on Discord for a new one.
page-in-other = Someone else is signed in here
page-in-other-about = { $here } is signed in on this browser. This link is for { $other }.
page-in-other-do = Sign in with this link
page-me-due = Your turn
page-me-waiting = Waiting
page-me-challenged = { $who } challenges you
page-me-challenges = Challenges
page-me-over = Finished
page-me-events = Events
page-me-none = You have no games or challenges.
page-level = Level
page-either-side = Either side
page-murus-begin = Start the game
page-murus-about = The game is casual and has no clock.
page-challenge = Send the challenge
page-challenge-someone = Challenge someone
page-challenge-anyone = Anyone in the server
page-challenge-who = These are people you've played with or share an event with. You can challenge others on Discord with /challenge.
page-challenge-where = I'll post your challenge in { $channel }.
page-challenge-none = You can challenge people here once you've played in a server. Type /challenge in a channel of that server to begin.
page-come-back-yes = End your vacation now?
page-vacation-days = Vacation days
page-vacation-asks = Start your vacation now? Your clocks stop, I stop pinging you, and I let your opponents know.
page-vacation-start = Start
page-settings-save = Save
page-settings-done = Saved.
page-settings-pings = Pings
page-settings-play = Boards and moves
page-settings-you = You
page-settings-notify = When it's your turn
page-settings-quiet-from = Quiet from
page-settings-quiet-until = Quiet until
page-settings-hour = { $hour }:00
page-settings-boards = Boards
page-settings-boards-choice = { $value ->
    [letters] Picture, words and letters
    [words] Picture and words
   *[picture] Picture
}
page-settings-moves = Instant moves
page-settings-moves-choice = { $value ->
    [always] Always
    [never] Never
   *[alone] Only against Murus
}
page-settings-moves-hint = I play a move that you choose with buttons without asking first.
page-settings-theme = Board theme
page-settings-theme-hint = A server chooses the theme of its public boards.
page-settings-dots = Cell names on dots
page-settings-dots-choice = { $value ->
    [all] All boards
   *[hexagons] Hexagons only
}
page-settings-language = Language
page-settings-language-choice = { $value ->
    [discord] Same as in Discord
   *[other] { $value }
}
page-settings-sharing = Pages of your games
page-settings-sharing-choice = { $value ->
    [private] Only the players
    [public] Everyone, finished games are listed
   *[link] Anyone with the link
}
page-settings-open-data = Finished games as open data
page-settings-open-data-choice = { $value ->
    [on] Yes, without my name
   *[off] No
}
page-settings-saved = When your time runs out
page-settings-vacation = Vacation
page-settings-data = Your data
page-settings-blocked = Blocked people
page-settings-block = You can block people on Discord, in `/settings`. They can't challenge you then.
page-settings-unblock = Unblock
page-browsers = Where you are signed in
page-browser = { $system ->
    [none] { $program }
   *[other] { $program } on { $system }
}
page-browser-unknown = A browser
page-browser-seen = { $days ->
    [0] { $browser }, seen today
    [1] { $browser }, seen yesterday
   *[other] { $browser }, seen { $days } days ago
}
page-here = here
page-out = Sign out
page-out-others = Sign out everywhere else
page-calls = Notifications
page-calls-about = { $state ->
    [instead] This browser tells you when it's your move or someone challenges you. I don't ping you on Discord then.
    [beside] This browser tells you when it's your move or someone challenges you, and I ping you on Discord, too.
   *[none] This browser can tell you when it's your move or someone challenges you, even while no page is open. I won't ping you on Discord then.
}
page-calls-quiet = { $notify ->
    [digest] You chose one message a day, so this browser only shows reminders.
   *[off] You turned your pings off, so this browser stays quiet.
}
page-calls-on = Notify me in this browser
page-calls-off = Stop notifying me here
page-calls-beside = Ping me on Discord, too
page-calls-instead = Don't ping me on Discord
page-calls-denied = Your browser blocks notifications from this page. Allow them in its settings and try again.
page-calls-failed = Your browser couldn't turn notifications on. Try again later.
page-calls-bad = I can't send notifications to this browser. Try another one.
browser-invite = { $kind ->
    [rematch] { $who } would like a rematch
    [weekly] { $who } asks you for the game of the week
    [gathering] { $who } invites you to a game
   *[named] { $who } challenges you
}
browser-call = { $kind ->
    [played] { $who } played { $move }
    [turn] It's your move
    [draw] You have a draw offer
    [time] { $who } ran out of time. You decide what happens
    [takeback] You have a takeback request
    [remind] { $waiting ->
        [one] { $who } is waiting for your move
       *[other] The others are waiting for your move
    }
    [most] Most of your time is gone
   *[last] Your time is nearly up
}
page-variant = Variant
page-set-up = Set up
page-add = Add to Discord
page-front-about = Murus Gallicus, Phil Leduc's game of walls and towers, by correspondence on Discord.
page-front-goal = Build walls and towers, and bring one stone to the far row.
page-front-play = Play Murus now
page-front-on = Continue your game
page-front-learn = Learn in two minutes
page-front-siege = Today's siege
page-siege-out = You can solve it here once you're signed in. Press “Open the board” or “My games as boards” on Discord for a link.
page-siege-bell-on = I'll ping you on Discord when the next siege starts.
page-siege-bell-off = I won't ping you for sieges of this server anymore.
page-siege-over = Solve yesterday's siege
page-siege-none = None of your servers has a siege right now. Once one has a siege, press **Solve it** there, and it opens here too.
page-siege-server = Server
page-front-pause = Pause
page-front =
    {""}**Murus Gallicus** is a game by Phil Leduc (designed 2005, published 2009). Romans and Gauls build walls and towers, and try to break through to the other side.
    Play it by correspondence on Discord: challenge a friend, move when you have a minute, and get one ping when it is your turn. Or play Murus itself, at eight levels.
page-privacy = Privacy
page-privacy-text =
    Murus stores the Discord IDs of the people who use it, their language, and what they enter: moves, settings, notes, challenges. It stores no names, no pictures and no addresses.
    Games are kept for as long as the service runs. What Murus sent is kept for a month. A browser stays signed in for thirty days after its last visit, with one cookie that holds a random number. Murus notes the short name of that browser, such as “Chrome on Android”, and nothing else about it. If you choose a language or, without signing in, a theme for the pages, your browser keeps that choice for a year, with a cookie that holds only the choice.
    If you turn on notifications in a browser, Murus also stores how to reach it through its push service, until you turn them off or sign out there. The push service can't read them.
    If you open the board within Discord, Murus remembers for ten minutes what you opened. Your figures for linked roles go to Discord each time you ask for it, and nowhere else. They stay there until you remove Murus from Discord's Authorized Apps.
    If you're signed in and open the board on which players analyse their finished game together, they see your name, and Murus notes when you last had it open.
    In your settings, here or with /settings on Discord, you can see everything that is stored about you, and delete it. Your opponents keep their games, without your name. If you and everyone else in a game choose it in your settings, whoever runs Murus may publish the finished game as open data, without names or IDs. Nothing else is passed on, and no page loads anything from elsewhere.
page-terms = Terms
page-terms-text =
    Murus is free of charge and comes without any warranty. Be fair: play your own moves in rated games, and be kind to others.
    The rules of Murus Gallicus are Phil Leduc's. They may be copied and shared, but not changed.
page-about-text =
    Murus { $version }. Murus Gallicus is a game by Phil Leduc. The rules and the credit are his.
    The program is free software under MIT or Apache-2.0. The letters in pictures are Inter, under the SIL Open Font License.
settings-sharing = { $value ->
    [private] My game pages: only the players
    [public] My game pages: everyone, and finished games are listed
   *[link] My game pages: anyone with the link
}
settings-sharing-hint = Who can see your game pages?
settings-open-data = { $value ->
    [on] Finished games as open data: yes, without my name
   *[off] Finished games as open data: no
}
settings-open-data-hint = May your finished games be published?
settings-open-data-about = Open data: if everyone in a finished game agrees here, whoever runs Murus may publish its moves, result and month for everyone, without names or IDs. What has been published stays so.
settings-sessions = You've been signed in since:
settings-signed-out = You're signed out everywhere.
button-sign-out = Sign out everywhere
button-pages-on = Turn on web pages
button-pages-off = Turn off web pages
server-pages = Web pages of games: **{ $some ->
    [yes] on
   *[no] off
}**
page-first = To the start
page-back = Back one move
page-on = Forward one move
page-last = To the end
page-flip = Flip the board
page-won = Is it won?
page-winner = { $who ->
    [won] The { side-name } can force a win { $moves ->
        [one] in one move.
       *[other] within { $moves } moves.
    }
    [nobody] Nobody can force a win here.
   *[open] I found no forced win. My guess: { $romans } % for the Romans, { $gauls } % for the Gauls.
}
page-against = The other side is played by
page-nobody = You
page-side = Your side
page-position = Start from this position
page-public = Games that their players left public
page-looks = Look, sound, letters
page-embed = Show this board on your site
page-embed-how = Copy this into a page of yours.
page-show = Show
page-channel = a Discord channel
page-sound = A sound with each move
page-learn = Learn
page-learn-about = Learn Murus Gallicus on the board, one step at a time.
page-theme = Theme
page-own-games = From my games
page-streak = Siege streak: { $days ->
    [1] 1 day.
   *[other] { $days } days.
}
page-puzzle-none = There's no such puzzle. Choose another theme or difficulty.
page-puzzle-unrated = unrated
page-puzzle-rating = This puzzle's rating: { $rating }
page-puzzle-run = { $count } puzzles solved in a row.
page-puzzle-answer = Answer
page-grade = Difficulty
page-grade-any = Any
page-puzzles-over = You've seen all puzzles of this kind.
page-signed-out = You aren't signed in. Press “Open the board” on Discord for a link.
page-learn-basics = The game
page-learn-variants = Variants and other boards
page-learn-passed = Steps you have solved
page-set-up-board = Set up a position
page-palette = Choose a unit, then tap cells or draw over them.
page-erase = Erase
page-turn = To move
page-placed = Use this position
page-clear = Clear the board
page-cancel = Cancel
page-wrong-position = { $kind ->
    [lines] This position doesn't fill the board: it needs { $what } rows, separated by slashes.
    [unit] No unit in this variant has the letter “{ $what }”.
    [field] “{ $what }” doesn't mean anything here.
    [opening] Special first turns only come at the start of a balanced game.
    [out] The side to move is out.
    [many] The { side-name } can have at most { $what } stones.
    [stones] The { side-name } need at least one stone.
    [over] The game would be over already: { $what }.
   *[turn] End with the letter of the side that moves next.
}
page-cut = Delete from here
page-main = Make main line
page-tree-long = At most { $most } moves fit into a link. Delete a branch to make room.
page-keep = Save line
page-kept = Saved. You'll find it among your lines.
page-leave = Back to the game
# The board on which the players of a finished game analyse it together.
page-together = Analyse together
page-together-join = Join
page-together-watch = Watch
# $who and $other are names. They are the same if there is one person.
page-together-on =
    { $count ->
        [one] { $who } is analysing this game.
       *[other] { $who } and { $other } are analysing this game.
    }
page-together-both = You're analysing this game with { $who }.
page-together-waiting = You're analysing this game. { $who } can join you on the page of the game.
page-together-alone = You're analysing this game.
page-together-admitted = You can make moves on this board, too.
page-together-watching = You're watching. The players see your name.
page-together-unnamed = You're watching.
page-together-reader = { $who } is watching.
page-together-editor = { $who } can make moves, too.
page-together-admit = Let { $who } make moves
page-together-dismiss = Let { $who } only watch
page-together-marked = Marked: { $what }
page-together-draw = Draw arrows
page-together-outdated = Someone else was faster. This is the board now: try again if you still want to.
page-together-read-only = You're watching. Ask a player to let you make moves.
page-together-gone = This person isn't watching any more. They can come back to this board.
page-together-arrows = At most { $most } arrows and circles fit on the board. Press X to remove them.
page-together-long = At most { $most } moves fit on this board. Delete a branch to make room.
page-together-closed = This board isn't open to you. You can still try moves by yourself.
page-film = Replay
page-moves-text = Moves as text
page-record = Record for Abstract Play
page-record-read = Look through a game
page-record-hint = Paste a game in any notation, or drop a file with one here

## Events

contest-name = Open month{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-over = { $name } is over
contest-stopped = { $name } was ended early
contest-end = **{ $name } is over.**{ $some ->
    [yes] {" "}{ $line }
   *[no] {""}
}
contest-end-up = Up: { $who }
contest-end-down = Down: { $who }
contest-end-place = **{ $place }.** { $who }
contest-empty = { $begun ->
    [yes] { $name } is over. This time no game counted.
   *[no] { $name } didn't take place.
}
contest-month-about = Play rated games with others who have joined: a win is worth 2 points, a draw 1. Of your games with each person, the first one counts, if it ends in time.
contest-until = Runs until { $day } ({ $when }) · { $people ->
    [0] no one has joined yet
    [1] 1 player
   *[other] { $people } players
}
contest-open = [Open the page]({ $link })
page-event-hidden = (private)
page-event-running = Running games
page-event-games = Games that count
page-event-join = To join, press **{ $button }** on the card of the event on Discord.
page-event-in = You take part.
page-event-joined = Who takes part
page-event-rounds = Rounds
page-event-bye = no game in this round
page-event-lot = by lot
page-event-place = #
page-event-person = Name
page-event-points = Points
page-event-played = Games
page-event-cross = Crosstable
page-event-earlier = Earlier
contest-table-none = No game has counted yet.
contest-pairs-about = The pairs of each round with their points. Whoever goes on is in bold.
contest-table-about = Points, games, and in brackets wins-draws-losses.
contest-place = **{ $place }.** { $who } · { $worth }
contest-worth = { $points ->
    [1] 1 point
   *[other] { $points } points
}, { $games ->
    [1] 1 game
   *[other] { $games } games
} ({ $won }-{ $drawn }-{ $lost })
contest-ahead = { $rule ->
    [direct] ahead by the games between them
    [beaten] ahead by the points of beaten opponents
   *[side] ahead by wins as the Romans
}
contest-own = You're at place { $place } of { $people } · { $worth }
contest-gone = a former player
contest-sum = { $people ->
    [1] 1 player
   *[other] { $people } players
}, { $games ->
    [1] 1 game
   *[other] { $games } games
}, { $from } to { $to }
contest-cheer = Congratulations, { $who }!
contest-met-title = { $count ->
    [0] You haven't played a game that counts yet.
    [1] **Your game that counts**
   *[other] **Your { $count } games that count**
}
contest-met = { $fared ->
    [won] Won
    [lost] Lost
   *[drawn] Drawn
} vs { $who } · Game { $game }
contest-unmet-title = { $count ->
    [0] You've met everyone who has joined so far.
    [1] **1 player you haven't met yet**
   *[other] **{ $count } players you haven't met yet**
}
contest-list-none = No event is running here. Managers of this server can open one with `/event month`.
contest-no-server = Events belong to a server. Use `/event list` in one of its channels.
contest-opened = ✓ { $name } runs until { $day }. Its card is in { $channel }. { $repeats ->
    [yes] When it ends, the next one opens, and everyone joins anew.
   *[no] It won't repeat.
} You can end it with `/event stop`.
contest-joined = ✓ You're in. Your first rated game with each of the others counts. **My games** shows whom you can challenge.
contest-leave-ask = You're already in. Do you want to leave? You'd drop out of the table, and those who played you keep their points. You can come back while it runs.
contest-left-early = ✓ You've left. You can join again until it begins.
contest-left = ✓ You've left. If you join again, your results are back.
contest-begun-wait = -# There are many games. It takes about { $minutes } minutes until all of them are here.
contest-left-begun = ✓ You've left and won't play on in this event.
contest-not-in = You're not in this event yet. Press **Join** on its card or in `/event list`.
contest-closed = You're not in this event, and it takes no more players. Its table shows how it stands.
contest-mine-rests = You're taking a break this season, so you have no games in it. Your place is kept, and you're in again next season.
contest-mine-reserve = You're a reserve, so you have no games yet. If someone withdraws in the first two days, you take their place.
contest-mine-late = You were a reserve, and no place came free in the first two days. The table shows how it stands.
contest-out = { $why ->
    [removed] A manager removed you from this event.
    [late] You're out of this event: you lost two games on time.
    [replaced] You've left this event, and someone else has your place.
   *[left] You left this event.
}{ $count ->
    [0] {" "}None of your games counts in it.
   *[other] {""}
}
contest-was-not-in = You weren't in this event. `/event list` shows what's running.
contest-stop-ask = What do you want to end now? Games of an event that are still running won't count in it anymore, and its table stays on its card. A game by vote ends without a result, after a question.
contest-stop-done = ✓ { $begun ->
    [yes] { $name } has ended. Its card shows how it stood.
   *[no] { $name } won't take place. Its card says so.
}
contest-running = This server already has an event like this, until { $day }. `/event list` shows it.
contest-unrated = Games in this server aren't rated, so none would count. You can turn rated games on in `/server settings`.
contest-several = Only two-player games are rated. Choose a variant for two.
contest-unknown = There's no such event in this server. `/event list` shows what's running.
contest-is-over = This event is over. `/event list` shows what's running.
contest-league-name = League · Season { $season }{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-division = Division { $number }
contest-league-about = A season lasts { $weeks ->
    [1] a week
   *[other] { $weeks } weeks
}. In your division you play two rated games with everyone, one on each side. They begin by themselves, a few at a time. { $time } A win is worth 2 points, a draw 1.{ $divisions ->
    [1] {""}
   *[other] {" "}After a season two players of each division change places with two of the next one: the last two go down, the best two go up.
}
contest-league-end = Murus judges the games that are open at the end: a proven win or a clear lead counts as a win, anything else as a draw. If your time runs out twice, you're out and miss the next season.
contest-league-begins = Begins on { $day } ({ $when }) if at least 4 have joined · { $people ->
    [0] no one has joined yet
    [1] 1 player
   *[other] { $people } players
}
contest-league-opened = ✓ { $name } is open until { $day }. Its card is in { $channel }. It begins by itself if at least 4 have joined, and the next season follows. You can end it with `/event stop`.
contest-league-begun = **{ $name } has begun.** It runs until { $day }. You play a few games at a time, and you'll get a ping when it's your turn.
contest-league-joined = ✓ You're in. The season begins on { $day }, and your games begin by themselves. You play up to { $games } at once. Do you want more or fewer?
contest-league-in = You're in. The season begins on { $day }. You play { $games ->
    [1] one game at a time
   *[other] up to { $games } games at once
}.{ $rests ->
    [yes] {" "}If you take a break, your place is kept for one season.
   *[no] {""}
}
contest-league-plays = You're in. You play { $games ->
    [1] one game at a time
   *[other] up to { $games } games at once
}. If you leave, you can't come back this season. Your running games go on, and those that haven't begun count as wins for the others.
contest-league-rests = ✓ You're taking a break this season. Your place is kept, and you're in again next season without joining. Press **Join** if you want to play after all.
contest-cup-name = Cup{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-cup-about = { $form ->
    [knockout] A knock-out: you play two rated games with your opponent, one on each side. If it's a tie, a third game decides, then a coin toss. The loser is out.
   *[groups] Groups of four to six: you play two rated games with everyone in yours, one on each side. A win is worth 2 points, a draw 1. Then the winners of the groups play each other.
    [swiss] A Swiss cup: in each round you play two rated games, one on each side, with someone who has about as many points. A win is worth 2 points, a draw 1. Nobody is out.
} A round lasts { $weeks ->
    [1] a week
   *[other] { $weeks } weeks
}{ $form ->
    [swiss] .
   *[other] , or less if all its games have ended.
} The games begin by themselves. { $time }
contest-cup-end = Murus judges the games that are open at the end of a round: a proven win or a clear lead counts as a win, anything else as a draw. If your time runs out twice, you're out.
contest-cup-begins = Begins when { $size } have joined{ $any ->
    [yes] , or on { $day } ({ $when }) with at least { $fewest }
   *[no] {" "}(by { $day }, { $when })
} · { $people ->
    [0] no one has joined yet
    [1] 1 player
   *[other] { $people } players
}
contest-cup-round = { $round } until { $day } ({ $when }){ $more ->
    [yes] {" · "}ends { $last } at the latest
   *[no] {""}
} · { $people ->
    [1] 1 player
   *[other] { $people } players
}
contest-cup-stage = { $stage ->
    [final] Final
    [semi] Semi-finals
    [quarter] Quarter-finals
    [groups] Groups
    [winners] Winners' group
    [swiss] Round { $number } of { $rounds }
   *[other] Round { $number }
}
contest-cup-group = Group { $number }
contest-cup-winners = Winners' group
contest-cup-tie = { $one } { $score } { $other }{ $lot ->
    [yes] {" · by coin toss"}
   *[no] {""}
}{ $gone ->
    [0] {""}
   *[other] {" · "}{ $out } is out
}
contest-cup-bye = { $one } · no game in this round{ $points ->
    [0] {""}
   *[other] , { $points } points
}
contest-calendar = Murus Gallicus, a game by Phil Leduc, in an event of this server. Press Join on its card to take part.{ $fills ->
    [yes] {" "}It can begin earlier, as soon as it's full.
   *[no] {""}
}
contest-cup-opened = ✓ { $name } is open. Its card is in { $channel }. It begins by itself { $any ->
    [yes] when it's full, or on { $day } if at least { $fewest } have joined
   *[no] when { $fewest } have joined by { $day }
}.{ $repeats ->
    [yes] {" "}The next one opens then.
   *[no] {""}
} You can end it with `/event stop`.
contest-cup-begun = **{ $name } has begun.** The first round runs until { $day }, and the whole cup until { $last } at the latest. You'll get a ping when it's your turn.
contest-cup-in = { $new ->
    [yes] ✓ You're in.
   *[no] You're in.
} { $full ->
    [yes] That makes it full, so the cup begins now.
   *[no] The cup begins when it's full, or on { $day }.
} Your games begin by themselves.{ $divided ->
    [yes] {" "}You play up to { $games } at once. Do you want more or fewer?
   *[no] {""}
}
contest-cup-plays = You're in. If you leave, your running games end. { $divided ->
    [yes] Your games count only if you've played at least half of them.
   *[no] Your opponents win them in this cup.
} In the first two days a reserve can take your place.
contest-cup-reserve = ✓ You're a reserve. If someone withdraws in the first two days, you take their place, and your games begin by themselves.
contest-cup-size = { $form ->
    [knockout] A knock-out
    [groups] A cup with groups
   *[swiss] A Swiss cup
} takes { $fewest } to { $most } players. Choose another `size` or `form`.
contest-cup-late = This cup has begun, and takes no more players. `/event list` shows what's running.
contest-sum-since = { $people ->
    [1] 1 player
   *[other] { $people } players
}, { $games ->
    [1] 1 game
   *[other] { $games } games
} since { $from }
contest-ladder-name = Ladder{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-ladder-about = You join at the bottom and challenge players up to { $reach } places above you. The rated game begins at once, and you move first. { $time } If you win, you go up half the way, and they go down one place. A draw changes nothing.
contest-ladder-away = You can challenge three players at a time, and three can challenge you at a time. Nobody can decline: whoever doesn't move in time loses, and after three such losses in a month you're out. While you're on vacation, nobody can challenge you, but you go down one place a week.
contest-ladder-until = Runs as long as you play · { $people ->
    [0] no one has joined yet
    [1] 1 player
   *[other] { $people } players
}
contest-ladder-end = Murus judges the games that are open at the end: a proven win or a clear lead counts as a win, anything else as a draw.
contest-ladder-opened = ✓ { $name } is open. Its card is in { $channel }. { $dated ->
    [yes] It runs until { $end }. { $repeats ->
        [yes] When it ends, the next one begins, and everyone keeps their place.
       *[no] It won't repeat.
    }
   *[no] It ends when no game has finished in it for 90 days.
} You can end it earlier with `/event stop`.
contest-ladder-own = You're at place { $place } of { $people }.
contest-ladder-in = { $new ->
    [yes] ✓ You're in.
   *[no] You're in.
} { $own } **Challenge** shows whom you can play. If you leave, you give up your place.
contest-ladder-left = ✓ You've left. If you join again, you begin at the bottom.
contest-ladder-reach = You can challenge these players:
contest-ladder-top = Nobody is above you. The next challenge comes to you.
contest-ladder-climb = **{ $place }.** { $who }{ $bar ->
    [busy] {" · you have three open challenges"}
    [playing] {" · you're playing each other"}
    [away] {" · on vacation"}
    [taken] {" · challenged three times already"}
    [apart] {" · one of you blocks the other"}
   *[none] {""}
}
contest-ladder-begun = ✓ Your game with { $who } has begun: Game { $game }. You move first.
contest-ladder-worth = { $games ->
    [1] 1 game
   *[other] { $games } games
} ({ $won }-{ $drawn }-{ $lost })
contest-ladder-table-about = Games, and in brackets wins-draws-losses.
contest-ladder-standing = There's already a ladder for this variant. `/event list` shows it.
contest-ladder-unreached = That player isn't within your reach anymore. Press **Challenge** on the card to see whom you can play.
contest-ladder-barred = { $bar ->
    [busy] You have three open challenges. Finish one of those games first.
    [playing] You already play each other in this ladder. Finish that game first.
    [away] They're on vacation. Challenge someone else, or wait until they're back.
    [taken] Three people have challenged them already. Challenge someone else.
   *[apart] One of you blocks the other. You can look at your blocks in `/settings`.
}
contest-simul-name = Simul{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-simul-host = Host: { $who }
contest-simul-about = The host plays against everyone who joins, { $side ->
    [romans] as the Romans
    [gauls] as the Gauls
   *[alternate] on alternate sides
}. You play one { $rated ->
    [yes] rated
   *[no] casual
} game. { $time } It lasts { $weeks ->
    [1] a week
   *[other] { $weeks } weeks
} at most.
contest-simul-end = Murus judges the games that are open at the end: a proven win or a clear lead counts as a win, anything else as a draw.
contest-simul-begins = Begins when { $boards } have joined, or on { $day } ({ $when }) with at least 2 · { $people ->
    [0] no one has joined yet
    [1] 1 player
   *[other] { $people } players
}{ $host ->
    [yes] {""}
   *[no] {" · the host hasn't joined yet"}
}
contest-simul-until = Runs until { $day } ({ $when }) at the latest · { $people ->
    [0] no players
    [1] 1 player
   *[other] { $people } players
}
contest-simul-score = **Host: { $won ->
    [1] 1 win
   *[other] { $won } wins
} · { $drawn ->
    [1] 1 draw
   *[other] { $drawn } draws
} · { $lost ->
    [1] 1 loss
   *[other] { $lost } losses
}**{ $open ->
    [0] {""}
    [1] {" · 1 game is running"}
   *[other] {" · "}{ $open } games are running
}
contest-simul-call = { $who }, { $count ->
    [1] **1 board** is
   *[other] **{ $count } boards** are
} waiting for your move in { $name }.{ $some ->
    [yes] {" "}The first clock runs out { $when }.
   *[no] {""}
}
contest-simul-begins-now = ✓ The simul begins. I'm opening all games now.
contest-simul-not-host = Only the host can begin this simul. It begins by itself when it's full, or on its date.
contest-simul-alone = A simul needs its host and at least 2 others. Press **Join** on its card, or wait for more players.
button-simul-begin = Begin now
contest-simul-board = { $who } · { $state ->
    [won] won
    [drawn] draw
    [lost] lost
    [void] no result
   *[open] playing
}{ $some ->
    [yes] {" · Game "}{ $game }
   *[no] {""}
}
contest-simul-opened = ✓ { $name } is open. Its card is in { $channel }. It begins by itself when it's full, or on { $day } if the host and at least 2 others have joined. You can end it with `/event stop`.
contest-simul-begun = **{ $name } has begun.** It runs until { $day } at the latest. You'll get a ping when it's your turn.
contest-simul-in = { $new ->
    [yes] ✓ You're in.
   *[no] You're in.
} { $full ->
    [yes] That makes it full, so the simul begins now.
   *[no] The simul begins when it's full, or on { $day }.
} All games begin by themselves.{ $host ->
    [yes] {" "}You can also begin it earlier, with at least 2 others.
   *[no] {""}
}
contest-simul-plays = You're in. If you leave, you lose your open game in this simul. If you're the host, you lose all that are open.
contest-simul-full = All boards of this simul are taken. `/event list` shows what's running.
contest-simul-playing = This simul has begun, and takes no more players. `/event list` shows what's running.
contest-simul-apart = You and the host can't play, because one of you blocks the other. You can look at your blocks in `/settings`.
contest-team-name = Team match{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}{ $some ->
    [yes] {" · "}{ $variant }
   *[no] {""}
}
contest-team-unknown = another server
contest-team-player = a player
contest-team-about = Two servers play each other on { $boards } boards at most. Both teams are lined up by rating, and you play two rated games against the same person, one on each side. You play them in your direct messages. { $time } A win is worth 2 points, a draw 1. It lasts { $weeks ->
    [1] a week
   *[other] { $weeks } weeks
} at most.
contest-team-end = Murus judges the games that are open at the end: a proven win or a clear lead counts as a win, anything else as a draw. If your time runs out twice, you're out. In the first two days a reserve can take a free place.
contest-team-pair = **{ $home } – { $guest }**
contest-team-score = **{ $home } { $won } : { $lost } { $guest }**{ $open ->
    [0] {""}
    [1] {" · 1 game is left"}
   *[other] {" · "}{ $open } games are left
}
contest-team-won = **{ $home } { $won } : { $lost } { $guest }** · { $winner ->
    [home] { $home }
   *[guest] { $guest }
} wins
contest-team-drawn = **{ $home } { $won } : { $lost } { $guest }** · a draw
contest-team-waits = Waits for the other server until { $day } ({ $when }) · { $people ->
    [0] no one has joined yet
    [1] 1 player
   *[other] { $people } players
}
contest-team-begins = Begins on { $day } ({ $when }) if both teams have at least { $fewest } players · now { $home } and { $guest }
contest-team-until = Runs until { $day } ({ $when }) at the latest · { $people ->
    [0] no players
    [1] 1 player
   *[other] { $people } players
}
contest-team-board = **{ $number }.** { $one } { $void ->
    [2] – { $other } · left out
   *[other] { $won } : { $lost } { $other }
}{ $gone ->
    [0] { $open ->
        [0] {""}
        [1] {" · 1 game is running"}
       *[other] {" · playing"}
    }
    [1] {" · "}{ $out } is out
   *[other] {" · both are out"}
}
contest-team-opened = ✓ { $name } is open, and its card is in { $channel }. Give this code to a manager of the other server: `{ $code }`
    They use `/event team` with this `code`, and their server is in. Only a manager of another server can use it, once and within seven days. The match begins on { $day } if both teams have at least 2 players, or earlier with **Begin now** in `/event manage`. You can end it with `/event stop`.
contest-team-entered = ✓ This server plays { $home }. Its card is in { $channel }: press **Join** there to play. The match begins on { $day } if both teams have at least 2 players, or earlier with **Begin now** in `/event manage`. You can end it with `/event stop`.
contest-team-wrong-code = No team match is waiting for this code. A code works once, and for seven days. Ask the other server for a new one.
contest-team-own-code = This is the code of your own match. Give it to a manager of the other server.
contest-team-other = You're already playing for the other server. If you'd rather play for this one, leave the match there before it begins.
contest-team-playing = This team match has begun, and takes no more players. `/event list` shows what's running.
contest-team-few = Both teams need at least 2 players. Press **Join** on the card, or wait for more.
contest-team-begins-now = ✓ The team match begins. I'm opening all games now.
contest-team-begun = **{ $name } has begun.** It runs until { $day } at the latest. Your games are in your direct messages, and you'll get a ping when it's your turn.
contest-team-in = { $new ->
    [yes] ✓ You're in.
   *[no] You're in.
} The match begins on { $day }, or earlier if a manager begins it. Your games come to your direct messages by themselves.
contest-team-plays = You're in. If you leave, your running games end, and your opponent wins them in this match. In the first two days a reserve can take your place.
contest-team-reserve = You're a reserve. If someone of your team withdraws in the first two days, you take their place, and your games begin by themselves.
contest-team-manage = **{ $name }** · { $people ->
    [1] 1 player
   *[other] { $people } players
}{ $paused ->
    [yes] {" · paused"}
   *[no] {""}
}
    Choose a player of your server to take them out. Everything you do here is in the audit log, and I tell the players about it.
contest-next-none = It's not your turn in any game of this event.
button-contest-next = Next board
contest-open-title = { $count ->
    [1] **1 running game**
   *[other] **{ $count } running games**
}
contest-coming = { $count ->
    [1] **1 game to come**, with { $who }
   *[other] **{ $count } games to come**, with { $who }
}
contest-open-game = vs { $who } · Game { $game } · { side-name } · { $mine ->
    [yes] your move
   *[no] their move
}{ $some ->
    [yes] {" · "}{ summary-board }
   *[no] {""}
}
contest-turn = -# { $name }: you're playing { $who }{ $team ->
    [yes] {" "}({ $server }), board { $number }
   *[no] {""}
}.
contest-reserves = Reserves: { $who }. You play if someone drops out in the first two days.
contest-met-unplayed = { $fared ->
    [won] Won
    [lost] Lost
   *[drawn] Drawn
} vs { $who } · not played
contest-loss-counts = This counts as a loss for { $who } in { $name }.
contest-loss-out = It's the second time, so { $who } is out of { $name }{ $misses ->
    [yes] {" "}and misses the next season
   *[no] {""}
}.
contest-game-stop = { $how ->
    [won] It counts as a win for { $who } in { $name }.
    [drawn] It counts as a draw in { $name }.
    [void] It doesn't count in { $name }, because less than half of the games were played.
    [free] A reserve can still take the place, and then your games begin anew. If no one does, they count as wins for { $who } in { $name }.
   *[replaced] Someone else takes the place, and the game begins anew.
}
contest-has-begun = This season has begun. You can join the next one as soon as it ends.
contest-barred = Your time ran out twice last season, so you miss this one. You can join the next one.
contest-kept = You took a break last season, so you can't take another one now. If you don't want to play, you can leave.
contest-paused = **Paused.** No new games begin, and the dates move by the length of the pause.
contest-is-paused = This event is paused. You can challenge someone once a manager lets it go on.
contest-removed = A manager took you out of this event, so you can't join it again.
contest-absent = They're not in this event. Choose someone who is.
contest-own-game = You're playing in this event yourself. Ask another manager to decide.
contest-has-played = They already have a result, so no one can take their place. You can take them out of the event.
contest-stranger = They can't take this place. Choose someone who has used Murus and isn't in this event yet. You can't choose yourself.
contest-decided = This game has a result. Choose another one.
contest-manage-which = In which event do you want to step in?
contest-manage = **{ $name }** · { $people ->
    [1] 1 player
   *[other] { $people } players
}{ $paused ->
    [yes] {" · paused"}
   *[no] {""}
}
    Choose a player to take them out, to put someone in their place, or to decide one of their games. Everything you do here is in the audit log, and I tell the players about it.
contest-manage-person = Choose a player
contest-manage-who = **{ $name }** · { $who }
    If you take them out, they can't come back, and the others win the games that are left. In a league or group, their games count only if they've played at least half of them.
contest-manage-game = Decide a game
contest-manage-substitute = Put someone in their place
contest-manage-pair = { $number }. { $one } – { $other }{ $some ->
    [yes] {" · Game "}{ $game }
   *[no] {""}
}
contest-manage-decide = { $pair }
    How should it count? If the game is still running, it ends. Ratings don't change.
contest-manage-done = ✓ Done. I'll tell the players.
contest-act = { $act ->
    [paused] { $who } paused { $name }. No new games begin until it goes on.
    [resumed] { $who } let { $name } go on. Its dates moved by the length of the pause.
    [removed] { $who } took { $player } out of { $name }.
    [replaced] { $who } put { $other } in the place of { $player } in { $name }. The games begin by themselves.
    [drawn] { $who } decided a game of { $name }: { $player } and { $other } drew.
    [stopped] The other server ended { $name } early. Its card shows how it stood.
    [asked] { $who } asked { $player } to host { $name }.
   *[decided] { $who } decided a game of { $name }: { $player } wins against { $other }.
}
contest-host-asked = { $player }, { $who } would like you to host { $name }. You'd play against everyone who joins, one game with each. It can't begin without you: press **Join** if you'd like to.
button-contest-pause = Pause
button-contest-resume = Go on
button-contest-remove = Take out of the event
button-contest-first = The first one wins
button-contest-drawn = Draw
button-contest-second = The second one wins
button-contest-break = Take a break
button-contest-at-once = { $games } at once
button-contest-join = Join
button-contest-reserve = Join as a reserve
button-contest-leave = Leave the event
button-contest-table = Table
button-contest-mine = My games
button-contest-part = My entry
button-contest-challenge = Challenge
button-contest-stop = End { $name }
