//! Every press there is: a table for each kind of thing that it is about.

use std::fmt;

use murus_gallicus::rules::Seat;

use super::argument::{Argument, AtSpot, InProof, InPuzzle, Later, Switched, Viewed, Within};
use super::press::{AnswerPlace, Weight, place, presses, read};
use crate::game::Offer;
use crate::ids::UserId;
use crate::service::{AtOpening, Spot};
use crate::show::draft::{Draft, Duel};
use crate::store::Shown;

presses! {
    /// What is pressed about a challenge.
    ForChallenge {
        /// Accept it.
        Accept = "accept" => Weight::Own; Apart,
        /// Ask why the presser declines it; where several gather, leave.
        Decline = "decline" => Weight::Light; Apart,
        /// A menu of reasons to decline it; the choice is one of them, or that none is given.
        Why = "why" => Weight::Own,
        /// Take it back.
        Withdraw = "withdraw" => Weight::Own; Apart,
        /// Let our opponent take a free seat.
        Fill = "fill" => Weight::Own; Apart,
        /// Show the rules of its variant.
        Rules = "rules" => Weight::Light; Apart,
    }

    /// What is pressed about the presser.
    ForPerson {
        /// Show the presser's games.
        Mine = "mine" => Weight::Light; Apart,
        /// Show this page of the presser's games.
        MinePage(page: i64) = "mine-page" => Weight::Light,
        /// Show the board of the next game in which it is the presser's turn, after the one that
        /// the message shows.
        Next = "next" => Weight::Light,
        /// Show the presser's finished games, of this page.
        Finished(page: i64) = "finished" => Weight::Light,
        /// Show how this person's games begin.
        Openings(who: UserId) = "openings" => Weight::Light; Apart,
        /// Show to everybody in the channel what the message shows to the presser.
        Show(what: Shown) = "show" => Weight::Own,
        /// Show how to be away.
        Away = "away" => Weight::Light,
        /// Ask whether to forget the presser.
        AskForget = "forget-ask" => Weight::Light,
        /// Forget the presser for good.
        Forget = "forget" => Weight::Final(ForPerson::AskForget),
        /// Do nothing, after all.
        Cancel = "cancel" => Weight::Light,
        /// A menu of what the rules tell about; the choice is a topic.
        Topic = "topic" => Weight::Light,
        /// Go on with the first lesson, or begin it.
        Learn = "learn" => Weight::Light; Apart,
        /// Begin a lesson anew.
        LearnAnew(lesson: String) = "learn-anew" => Weight::Own,
        /// Show a step of a lesson.
        Step(step: Within) = "step" => Weight::Light,
        /// Try a move in a step of a lesson: the step and the move.
        Try(tried: Within) = "try" => Weight::Own,
        /// Show the game of a lesson.
        Guided(lesson: String) = "guided" => Weight::Light,
        /// Show what a unit can do in the game of a lesson, on the board that the message shows.
        GuidedUnit(cell: Within) = "guided-unit" => Weight::Light,
        /// Play a move in the game of a lesson.
        GuidedMove(text: Within) = "guided-move" => Weight::Own,
        /// Take back the last move in the game of a lesson.
        GuidedBack(lesson: String) = "guided-back" => Weight::Own,
        /// Go back to before the move that lost the game of a lesson.
        GuidedMend(lesson: String) = "guided-mend" => Weight::Own,
        /// Begin the game of a lesson anew.
        GuidedAnew(lesson: String) = "guided-anew" => Weight::Own,
        /// Choose among the lessons.
        Lessons = "lessons" => Weight::Light; Apart,
        /// A menu of them; the choice is a lesson.
        LessonBy = "lesson-by" => Weight::Light,
        /// Show the moves that games made from a position of an opening.
        Opening(at: AtOpening) = "opening" => Weight::Light; Apart,
        /// The same, in place of another position.
        OpeningAt(at: AtOpening) = "opening-at" => Weight::Light,
        /// Leave a lesson where it stands.
        LearnLeave = "learn-leave" => Weight::Light,
        /// Ask at which level to play our opponent.
        PlayMurus = "play-murus" => Weight::Light; Apart,
        /// Play our opponent at this level.
        Against(level: String) = "against" => Weight::Own,
        /// Ask at which levels our opponent plays itself.
        Exhibit = "exhibit" => Weight::Light,
        /// A menu of the Romans' level in a duel that is being put together.
        DuelRomans(duel: Duel) = "duel-romans" => Weight::Light,
        /// A menu of the Gauls' level in it.
        DuelGauls(duel: Duel) = "duel-gauls" => Weight::Light,
        /// Begin it.
        DuelBegin(duel: Duel) = "duel-begin" => Weight::Own,
        /// Ask for an opponent.
        Friend = "friend" => Weight::Light; Apart,
        /// A menu of people; the choice is challenged.
        ChooseFriend = "friend-chosen" => Weight::Own,
        /// A menu of variants for a challenge that is being put together.
        AskVariant(draft: Draft) = "ask-variant" => Weight::Light,
        /// A menu of clocks for it.
        AskTime(draft: Draft) = "ask-time" => Weight::Light,
        /// A menu of people for it.
        AskWho(draft: Draft) = "ask-who" => Weight::Light,
        /// Let it be rated, or unrated.
        AskRated(draft: Draft) = "ask-rated" => Weight::Light,
        /// Post it.
        AskSend(draft: Draft) = "ask-send" => Weight::Own,
        /// A menu of games for a move that was typed without saying which; the choice is a game and
        /// its event count.
        ChooseGame(text: String) = "game" => Weight::Own,
        /// A menu of games, of which one is shown; the choice is as above.
        Open = "open" => Weight::Light,
    }

    /// What is pressed about a puzzle.
    ForPuzzle {
        /// Go on with a puzzle, or begin one.
        Go = "puzzle" => Weight::Light; Apart,
        /// The next puzzle of this book, and of a theme where one is asked for.
        Next(wish: String) = "puzzle-next" => Weight::Own,
        /// A menu of themes in this book; the choice is one of them, or all.
        Theme(book: String) = "puzzle-theme" => Weight::Own,
        /// A puzzle, with what the unit on the chosen cell can do.
        At(at: InPuzzle) = "puzzle-at" => Weight::Light,
        /// A menu of units, or of the moves of the chosen one.
        By(at: InPuzzle) = "puzzle-by" => Weight::Own,
        /// Try a move in a puzzle.
        Try(at: InPuzzle) = "puzzle-try" => Weight::Own,
        /// Ask for a move to try; what was filled in is tried.
        Type(at: InPuzzle) = "puzzle-type" => Weight::Own,
        /// Say who wins.
        Claim(at: InPuzzle) = "puzzle-claim" => Weight::Own,
        /// Ask which unit moves.
        Hint(at: InPuzzle) = "puzzle-hint" => Weight::Own,
        /// Ask for the answer.
        Answer(at: InPuzzle) = "puzzle-answer" => Weight::Own,
        /// Vote for a puzzle, or against it.
        Vote(at: InPuzzle) = "puzzle-vote" => Weight::Own,
        /// Report that a puzzle is wrong.
        Report(at: InPuzzle) = "puzzle-report" => Weight::Own,
        /// The puzzle of a siege.
        Siege(siege: i64) = "siege" => Weight::Light; Apart,
        /// Have the presser pinged for each siege of the server, or not.
        SiegeBell(at: InPuzzle) = "siege-bell" => Weight::Own,
        /// Let the presser's name be said below a siege, or not.
        SiegeNamed(at: InPuzzle) = "siege-named" => Weight::Own,
    }

    /// What is pressed on the presser's page of settings, and on those behind it.
    ForSettings {
        /// Show the page.
        Show = "settings" => Weight::Light,
        /// A menu of where to be pinged.
        Notify = "set-notify" => Weight::Light,
        /// A menu of how boards are read.
        Reading = "set-boards" => Weight::Light,
        /// Show how pictures can be dressed.
        Themes = "themes" => Weight::Light,
        /// A menu of that.
        Theme = "set-theme" => Weight::Light,
        /// A menu of boards whose cells to choose carry their names.
        Dots = "set-dots" => Weight::Light,
        /// Show when moves are played at once.
        Moves = "moves" => Weight::Light,
        /// A menu of that.
        AtOnce = "set-moves" => Weight::Light,
        /// A menu of quiet hours.
        Quiet = "set-quiet" => Weight::Light,
        /// A form of quiet hours was filled in.
        QuietTyped = "set-quiet-typed" => Weight::Light,
        /// Show the regions of time zones.
        Zones = "zones" => Weight::Light,
        /// A menu of regions.
        Region = "zone-region" => Weight::Light,
        /// A menu of the zones of a region.
        Zone = "set-zone" => Weight::Light,
        /// A form of a zone was filled in.
        ZoneTyped = "set-zone-typed" => Weight::Light,
        /// Switch something on or off.
        Switch(to: Switched) = "switch" => Weight::Light,
        /// Show what vacation there is.
        Vacation = "vacation" => Weight::Light,
        /// A menu of days of vacation.
        Leave = "leave" => Weight::Light,
        /// End the vacation that is on.
        ComeBack = "come-back" => Weight::Light,
        /// Show who is blocked.
        Blocks = "blocks" => Weight::Light,
        /// Show a page of who is blocked.
        BlocksPage(page: i64) = "blocks-page" => Weight::Light,
        /// A menu of people to block.
        Block = "block" => Weight::Light,
        /// A menu of people who are blocked.
        Unblock = "unblock" => Weight::Light,
        /// Show what can be done about what is known of the presser.
        Data = "my-data" => Weight::Light,
        /// A menu of who may look at the pages of the presser's games.
        Sharing = "set-sharing" => Weight::Light,
        /// Sign the presser out in every browser.
        SignOut = "sign-out" => Weight::Light,
        /// All that is known, as a file.
        Export = "export-data" => Weight::Light; Apart,
    }

    /// What is pressed on the page of a server's settings.
    ForServer {
        /// Show the page.
        Show = "server" => Weight::Light,
        /// A menu of the channels where games may be started.
        Channels = "server-channels" => Weight::Own,
        /// A menu of the role that may start them.
        Role = "server-role" => Weight::Own,
        /// A menu of variants.
        Variant = "server-variant" => Weight::Own,
        /// A menu of time controls.
        Time = "server-time" => Weight::Own,
        /// Show the languages.
        Languages = "server-languages" => Weight::Light,
        /// A menu of languages.
        Language = "server-language" => Weight::Own,
        /// Show how boards that everybody sees can be dressed.
        Themes = "server-themes" => Weight::Light,
        /// A menu of that.
        Theme = "server-theme" => Weight::Own,
        /// A war desk in this channel, or none.
        Desk(on: bool) = "server-desk" => Weight::Own,
        /// Channels are kept quiet, or lively.
        Quiet(on: bool) = "server-quiet" => Weight::Own,
        /// Results show films, or the last board.
        Film(on: bool) = "server-film" => Weight::Own,
        /// Games have pages beside Discord, or none.
        Pages(on: bool) = "server-pages" => Weight::Own,
        /// Show when the daily siege begins.
        Siege = "server-siege" => Weight::Light,
        /// A menu of hours at which it begins in this channel.
        SiegeHour = "server-siege-hour" => Weight::Own,
        /// No daily siege any more.
        SiegeOff = "server-siege-off" => Weight::Own,
    }

    /// What is pressed in a game.
    ForGame {
        /// Show the units that can move.
        Units = "units" => Weight::Light,
        /// Show the moves of the unit on this cell.
        From(cell: String) = "from" => Weight::Light,
        /// Show the board after this move, or play it where the presser does not want to be asked.
        To(text: String) = "to" => Weight::Own,
        /// A menu of units; the choice is a cell.
        ChooseUnit = "unit" => Weight::Light,
        /// A menu of the moves of one unit; the choice is a move.
        ChooseMove = "target" => Weight::Own,
        /// A menu of the cells onto which this home tower's stones go in the special first turn;
        /// two are chosen.
        ChoosePair(tower: String) = "pair" => Weight::Own,
        /// Play this move.
        Confirm(text: String) = "play" => Weight::Own,
        /// Play moves at once from now on, or go on as before, as it was offered.
        AtOnce(on: bool) = "at-once" => Weight::Light,
        /// Exchange seats.
        Swap = "swap" => Weight::Own,
        /// Show the board from the presser's side.
        View = "view" => Weight::Light; Apart,
        /// Show what else can be done.
        More = "more" => Weight::Light; Apart,
        /// Show the moves so far.
        History = "history" => Weight::Light; Apart,
        /// Ask whether to resign.
        Resign = "resign" => Weight::Light,
        /// Resign.
        ConfirmResign = "resign-yes" => Weight::Final(ForGame::Resign),
        /// Resign, as this person was asked where others see it.
        ResignAs(who: UserId) = "resign-by" => Weight::Bound,
        /// Play on after all, as this person was asked where others see it.
        PlayOnAs(who: UserId) = "play-on-by" => Weight::Bound,
        /// Show the best move.
        Hint = "hint" => Weight::Own,
        /// Review the game.
        Review = "review" => Weight::Light; Apart,
        /// Show the position that a review calls the turning point.
        Lesson = "lesson" => Weight::Light; Apart,
        /// Show what a move that mattered teaches; with the plies before it.
        Moment(ply: usize) = "moment" => Weight::Own,
        /// Show how a win is forced, whatever the loser does: the board after these replies, or
        /// what a unit of the loser can do there.
        Forced(at: InProof) = "forced" => Weight::Light,
        /// A menu of the loser's units there, or of the moves of the one that was chosen; the
        /// choice is a cell, or a move.
        ForcedBy(at: InProof) = "forced-by" => Weight::Light,
        /// Play again.
        Rematch = "rematch" => Weight::Own,
        /// Play the level after the one that was beaten.
        NextLevel = "next-level" => Weight::Own,
        /// Show how to be pinged later, or not at all; the argument is a stamp that tells a message
        /// from others about the same board.
        PutOff(stamp: String) = "put-off" => Weight::Light; Apart,
        /// Show again later that it is the presser's turn.
        Snooze(later: Later) = "later" => Weight::Light; Apart,
        /// Mute or unmute the game.
        Mute = "mute" => Weight::Light,
        /// Offer something to the other side.
        Offer(offer: Offer) = "offer" => Weight::Own,
        /// Take the last move back, or ask for it.
        TakeBack = "back" => Weight::Own,
        /// Agree to what is offered.
        Agree = "agree" => Weight::Own,
        /// Agree to what ends the game.
        ConfirmAgree = "agree-yes" => Weight::Final(ForGame::Agree),
        /// Decline what is offered, or take it back.
        Refuse = "refuse" => Weight::Own,
        /// Ask whether to call the game off.
        Abort = "abort" => Weight::Light,
        /// Call the game off.
        ConfirmAbort = "abort-yes" => Weight::Final(ForGame::Abort),
        /// Have the player to move reminded, whose clock saved days hold.
        Remind = "remind" => Weight::Own; Apart,
        /// Let it wait until these saved days are over.
        Wait = "wait" => Weight::Own; Apart,
        /// Ask whether to claim the game, once saved days are used.
        Claim = "claim" => Weight::Light; Apart,
        /// Claim it.
        ConfirmClaim = "claim-yes" => Weight::Final(ForGame::Claim),
        /// Give the other side a day.
        Give = "give" => Weight::Own,
        /// Show the presser's plans.
        Plans = "plans" => Weight::Light,
        /// Plan on: the moves so far, which may end in a cell that was chosen.
        Foresee(moves: String) = "if" => Weight::Light,
        /// A menu of units or moves while planning; the choice is added to the moves so far.
        ForeseeNext(moves: String) = "then" => Weight::Light,
        /// Keep this line as a plan.
        Plan(moves: String) = "plan" => Weight::Own,
        /// Forget a plan.
        Unplan(plan: i64) = "unplan" => Weight::Own,
        /// The move list as a file.
        Export = "export" => Weight::Light; Apart,
        /// How the ratings moved.
        Ratings = "ratings" => Weight::Light; Apart,
        /// Show the lines that the presser tried, and those that others let everybody see.
        Lines = "lines" => Weight::Light,
        /// Let others look at them.
        LinesOpen = "lines-open" => Weight::Own,
        /// Hide them again.
        LinesClose = "lines-close" => Weight::Own,
        /// A menu of lines; the choice is a line's key.
        LineBy = "line-by" => Weight::Light,
        /// The board of a spot, to try moves on.
        Line(spot: Spot) = "line" => Weight::Light,
        /// What the unit on this cell can do there.
        LineUnit(at: AtSpot) = "line-unit" => Weight::Light,
        /// A menu of units; the choice is a cell.
        LineUnitBy(spot: Spot) = "line-unit-by" => Weight::Light,
        /// Try this move.
        LineMove(at: AtSpot) = "line-move" => Weight::Own,
        /// A menu of moves; the choice is tried.
        LineMoveBy(spot: Spot) = "line-move-by" => Weight::Own,
        /// Ask what to say about a line; what was filled in is kept.
        LineNote(spot: Spot) = "line-note" => Weight::Own,
        /// Forget a line.
        LineDrop(spot: Spot) = "line-drop" => Weight::Own,
        /// Show how the presser follows the game.
        Follow = "follow" => Weight::Light,
        /// Follow its end.
        FollowEnd = "follow-end" => Weight::Light,
        /// Follow every move.
        FollowEvery = "follow-every" => Weight::Light,
        /// Unfollow it.
        Unfollow = "unfollow" => Weight::Light,
        /// The whole game as a film.
        Replay = "replay" => Weight::Light; Apart,
        /// Go on from this position against our opponent.
        GoOn = "go-on" => Weight::Own; Apart,
        /// The same from the turning point; where there is no review yet, have one made.
        PlayOn = "play-on" => Weight::Own; Apart,
        /// The same from the position after `ply` moves.
        GoOnFrom(ply: usize) = "go-on-from" => Weight::Own; Apart,
        /// Look through the game, from its last board.
        Walk = "walk" => Weight::Light,
        /// The beginning of the game, seen by this side.
        WalkFirst(side: Seat) = "walk-first" => Weight::Light,
        /// The game as it stands, seen by this side.
        WalkLast(side: Seat) = "walk-last" => Weight::Light,
        /// The position after some moves, while looking through the game.
        WalkTo(shown: Viewed) = "walk-to" => Weight::Light,
        /// A menu of moves, seen by this side; the choice is a number of moves.
        WalkBy(side: Seat) = "walk-by" => Weight::Light,
    }
}
