//! Every press there is: a table for each kind of thing that it is about.

use std::fmt;

use murus_gallicus::rules::{Seat, Variant};

use super::argument::{
    Argument, At, ContestPage, InProof, Later, ServerSwitch, SettingTo, ViewedPly,
};
use super::door::PressReach;
use super::press::{AnswerPlace, Weight, place, presses, read};
use crate::game::{ContestId, Offer};
use crate::ids::UserId;
use crate::service::{AtOpening, AtPuzzle, LineSpot};
use crate::show::draft::{Bout, Draft, Duel};
use crate::store::{PersonalSetting, ServerSetting, ShownPage};

presses! {
    /// A press on a challenge.
    ForChallenge {
        /// Accept the challenge.
        Accept = "accept" => Weight::Own, Challenge; Apart,
        /// Decline it; where several gather, leave.
        Decline = "decline" => Weight::Own, Challenge; Apart,
        /// A menu of reasons why the presser declined it, or declines it now; the choice is one of
        /// them, or that none is given.
        Why = "why" => Weight::Own, Challenge,
        /// Take the challenge back.
        Withdraw = "withdraw" => Weight::Own, Challenge; Apart,
        /// Ask at which level our opponent takes a free seat.
        Fill = "fill" => Weight::Light, Challenge; Apart,
        /// Let it take one at this level.
        FillWith(level: String) = "fill-with" => Weight::Own, Challenge,
        /// Show the rules of its variant.
        Rules = "rules" => Weight::Light, Sight; Apart,
    }

    /// A press about the presser alone.
    ForPerson {
        /// Show the presser's games.
        Mine = "mine" => Weight::Light, Own; Apart,
        /// Show this page of the presser's games.
        MinePage(page: i64) = "mine-page" => Weight::Light, Own,
        /// Show the board of the next game in which it is the presser's turn, after the one that
        /// the message shows.
        Next = "next" => Weight::Light, Own,
        /// Show the presser's finished games, of this page.
        Finished(page: i64) = "finished" => Weight::Light, Own,
        /// Show how this person's games begin.
        Openings(who: UserId) = "openings" => Weight::Light, Channel; Apart,
        /// Show the presser's private message to the channel.
        Show(what: ShownPage) = "show" => Weight::Own, Channel,
        /// Show how to be away.
        Away = "away" => Weight::Light, Own,
        /// Ask whether to forget the presser.
        AskForget = "forget-ask" => Weight::Light, Own,
        /// Forget the presser for good.
        Forget = "forget" => Weight::Final(ForPerson::AskForget), Own,
        /// Do nothing, after all.
        Cancel = "cancel" => Weight::Light, Own,
        /// A menu of what the rules tell about; the choice is a topic.
        Topic = "topic" => Weight::Light, Own,
        /// Show the moves that games made from a position of an opening.
        Opening(at: AtOpening) = "opening" => Weight::Light, Own; Apart,
        /// Show these moves in place of the message's position.
        OpeningAt(at: AtOpening) = "opening-at" => Weight::Light, Own,
        /// A menu of games for a move that was typed without saying which; the choice is a game and
        /// its event count.
        ChooseGame(text: String) = "game" => Weight::Own, Other,
        /// A menu of games, of which one is shown; the choice is as above.
        Open = "open" => Weight::Light, Own,
        /// Show the game with this key, which stands beside the button.
        OpenGame(game: i64) = "open-game" => Weight::Light, Own; Apart,
        /// A menu of games where others see the question, which goes once this person has chosen.
        Which(who: UserId) = "which" => Weight::Light, Own,
    }

    /// A press in a lesson, or on the way to one.
    ForLesson {
        /// Continue with the first lesson, or begin it.
        Learn = "learn" => Weight::Light, Own; Apart,
        /// Begin a lesson anew.
        LearnAnew(lesson: String) = "learn-anew" => Weight::Own, Own,
        /// Show a step of a lesson.
        Step(step: At<String>) = "step" => Weight::Light, Own,
        /// Try a move in a step of a lesson: the step and the move.
        Try(tried: At<String>) = "try" => Weight::Own, Own,
        /// Show the game of a lesson.
        Guided(lesson: String) = "guided" => Weight::Light, Own,
        /// Show what a unit can do in the game of a lesson, on the board that the message shows.
        GuidedUnit(cell: At<String>) = "guided-unit" => Weight::Light, Own,
        /// Play a move in the game of a lesson.
        GuidedMove(text: At<String>) = "guided-move" => Weight::Own, Own,
        /// Take back the last move in the game of a lesson.
        GuidedBack(lesson: String) = "guided-back" => Weight::Own, Own,
        /// Go back to before the move that lost the game of a lesson.
        GuidedMend(lesson: String) = "guided-mend" => Weight::Own, Own,
        /// Begin the game of this lesson anew.
        GuidedAnew(lesson: String) = "guided-anew" => Weight::Own, Own,
        /// Choose among the lessons.
        Lessons = "lessons" => Weight::Light, Own; Apart,
        /// A menu of the lessons; the choice is a lesson.
        LessonBy = "lesson-by" => Weight::Light, Own,
        /// Leave a lesson at its step.
        LearnLeave = "learn-leave" => Weight::Light, Own,
    }

    /// A press on the way to a new game.
    ForStart {
        /// Ask at which level to play our opponent.
        PlayMurus = "play-murus" => Weight::Light, Other; Apart,
        /// Play our opponent at this level.
        Against(level: String) = "against" => Weight::Own, Other,
        /// Play it so, with a variant and a side of one's own.
        AgainstAs(bout: Bout) = "against-as" => Weight::Own, Other,
        /// Ask at which levels our opponent plays itself.
        Exhibit = "exhibit" => Weight::Light, Other,
        /// A menu of the Romans' level in a duel that is being put together.
        DuelRomans(duel: Duel) = "duel-romans" => Weight::Light, Other,
        /// A menu of the Gauls' level in it.
        DuelGauls(duel: Duel) = "duel-gauls" => Weight::Light, Other,
        /// Begin the game of the levels that were chosen.
        DuelBegin(duel: Duel) = "duel-begin" => Weight::Own, Other,
        /// Open the form of a challenge.
        Friend = "friend" => Weight::Light, Channel; Apart,
        /// The form of a challenge, which begins with this draft.
        Ask(draft: Draft) = "ask" => Weight::Own, Channel; Apart,
        /// Open the form again after a refusal; the form, whose answer takes the place of that.
        AskAgain(draft: Draft) = "ask-again" => Weight::Own, Channel,
        /// The form that brings a game in, which begins with this variant.
        Import(variant: Variant) = "import" => Weight::Own, Channel,
        /// A menu of people of an earlier version; opens the form.
        ChooseFriend = "friend-chosen" => Weight::Light, Channel,
        /// A menu of variants of an earlier version; opens the form.
        AskVariant(draft: Draft) = "ask-variant" => Weight::Light, Channel,
        /// A menu of clocks of an earlier version; opens the form.
        AskTime(draft: Draft) = "ask-time" => Weight::Light, Channel,
        /// A menu of people of an earlier version; opens the form.
        AskWho(draft: Draft) = "ask-who" => Weight::Light, Channel,
        /// A button of an earlier version; opens the form.
        AskRated(draft: Draft) = "ask-rated" => Weight::Light, Channel,
        /// A button of an earlier version that posts the challenge.
        AskSend(draft: Draft) = "ask-send" => Weight::Own, Channel,
    }

    /// A press in a puzzle.
    ForPuzzle {
        /// Continue with a puzzle, or begin one.
        Go = "puzzle" => Weight::Light, Own; Apart,
        /// The next puzzle of this book, and of a theme where one is asked for.
        Next(wish: String) = "puzzle-next" => Weight::Own, Own,
        /// A menu of themes in this book; the choice is one of them, or all.
        Theme(book: String) = "puzzle-theme" => Weight::Own, Own,
        /// A puzzle, with what the unit on the chosen cell can do.
        At(at: At<AtPuzzle>) = "puzzle-at" => Weight::Light, Own,
        /// A menu of units, or of the moves of the chosen one.
        By(at: At<AtPuzzle>) = "puzzle-by" => Weight::Own, Own,
        /// Try a move in a puzzle.
        Try(at: At<AtPuzzle>) = "puzzle-try" => Weight::Own, Own,
        /// Ask for a move to try, with one that was typed already; the form tries it.
        Type(at: At<AtPuzzle>) = "puzzle-type" => Weight::Own, Own,
        /// Say who wins.
        Claim(at: At<AtPuzzle>) = "puzzle-claim" => Weight::Own, Own,
        /// Ask which unit moves.
        Hint(at: At<AtPuzzle>) = "puzzle-hint" => Weight::Own, Own,
        /// Ask for the answer.
        Answer(at: At<AtPuzzle>) = "puzzle-answer" => Weight::Own, Own,
        /// Vote for a puzzle, or against it.
        Vote(at: At<AtPuzzle>) = "puzzle-vote" => Weight::Own, Own,
        /// Report that a puzzle is wrong.
        Report(at: At<AtPuzzle>) = "puzzle-report" => Weight::Own, Own,
        /// The puzzle of a siege.
        Siege(siege: i64) = "siege" => Weight::Light, Channel; Apart,
        /// The easy puzzle of a siege.
        SiegeEasy(siege: i64) = "siege-easy" => Weight::Light, Channel; Apart,
        /// The answer of a siege that is over.
        SiegeAnswer(siege: i64) = "siege-answer" => Weight::Own, Channel; Apart,
        /// The table of the week of a siege.
        SiegeWeek(siege: i64) = "siege-week" => Weight::Light, Channel; Apart,
        /// Ask for the game of the week that ended with a siege, or agree to it.
        SiegeGame(siege: i64) = "siege-game" => Weight::Own, Channel; Apart,
        /// Have the presser pinged for each siege of the server, or not.
        SiegeBell(at: At<AtPuzzle>) = "siege-bell" => Weight::Own, Channel,
        /// Let the presser's name be said below a siege, or not.
        SiegeNamed(at: At<AtPuzzle>) = "siege-named" => Weight::Own, Channel,
    }

    /// A press on a contest, or on a page about one.
    ForContest {
        /// Take part; who does already is asked whether to leave.
        Join(contest: ContestId) = "contest-join" => Weight::Own, Channel; Apart,
        /// Leave.
        Leave(contest: ContestId) = "contest-leave" => Weight::Own, Channel,
        /// Show the table.
        Table(contest: ContestId) = "contest-table" => Weight::Light, Channel; Apart,
        /// Show a page of the table.
        TablePage(at: ContestPage) = "contest-table-page" => Weight::Light, Channel,
        /// Show the presser's games, and whom they did not meet yet.
        Mine(contest: ContestId) = "contest-mine" => Weight::Light, Channel; Apart,
        /// Show a page of those whom they did not meet yet.
        MinePage(at: ContestPage) = "contest-mine-page" => Weight::Light, Channel,
        /// Open the form of a challenge that begins with this draft.
        Challenge(draft: Draft) = "contest-challenge" => Weight::Light, Channel; Apart,
        /// Ask which running contest to stop.
        Stop = "contest-stop" => Weight::Light, Server,
        /// Stop a contest.
        ConfirmStop(contest: ContestId) = "contest-stop-yes" => Weight::Final(ForContest::Stop), Server,
    }

    /// A press on the presser's page of settings, or on a page behind it.
    ForSettings {
        /// Show the page.
        Show = "settings" => Weight::Light, Own,
        /// A menu of the values of a setting.
        Set(setting: PersonalSetting) = "set" => Weight::Light, Own,
        /// Give a setting this value.
        SetTo(to: SettingTo) = "set-to" => Weight::Light, Own,
        /// Show how pictures can be dressed.
        Themes = "themes" => Weight::Light, Own,
        /// Show when moves are played at once.
        Moves = "moves" => Weight::Light, Own,
        /// A menu of quiet hours.
        Quiet = "set-quiet" => Weight::Light, Own,
        /// A form of quiet hours was filled in.
        QuietTyped = "set-quiet-typed" => Weight::Light, Own,
        /// Open that form again after a refusal, with the hours that were typed: the first, a bar,
        /// the last.
        QuietAgain(hours: String) = "set-quiet-again" => Weight::Light, Own,
        /// Show the regions of time zones.
        Zones = "zones" => Weight::Light, Own,
        /// A menu of regions.
        Region = "zone-region" => Weight::Light, Own,
        /// A menu of the zones of a region.
        Zone = "set-zone" => Weight::Light, Own,
        /// A form of a zone was filled in.
        ZoneTyped = "set-zone-typed" => Weight::Light, Own,
        /// Open that form again after a refusal, with what was typed.
        ZoneAgain(typed: String) = "set-zone-again" => Weight::Light, Own,
        /// Choose the zone of this name.
        ZoneTo(zone: String) = "set-zone-to" => Weight::Light, Own,
        /// Show what vacation there is.
        Vacation = "vacation" => Weight::Light, Own,
        /// A menu of days of vacation.
        Leave = "leave" => Weight::Light, Own,
        /// End the vacation that is on.
        ComeBack = "come-back" => Weight::Light, Own,
        /// Show who is blocked.
        Blocks = "blocks" => Weight::Light, Own,
        /// Show a page of who is blocked.
        BlocksPage(page: i64) = "blocks-page" => Weight::Light, Own,
        /// A menu of people to block.
        Block = "block" => Weight::Light, Own,
        /// A menu of people who are blocked.
        Unblock = "unblock" => Weight::Light, Own,
        /// Show the page of the presser's stored data.
        Data = "my-data" => Weight::Light, Own,
        /// Sign the presser out in every browser.
        SignOut = "sign-out" => Weight::Light, Own,
        /// All that is known, as a file.
        Export = "export-data" => Weight::Light, Own; Apart,
    }

    /// A press on the page of a server's settings.
    ForServer {
        /// Show the page.
        Show = "server" => Weight::Light, Server,
        /// A menu of the values of a setting.
        Set(setting: ServerSetting) = "server-set" => Weight::Own, Server,
        /// Switch a setting on or off.
        Switch(to: ServerSwitch) = "server-switch" => Weight::Own, Server,
        /// Show the languages.
        Languages = "server-languages" => Weight::Light, Server,
        /// Show the themes of public boards.
        Themes = "server-themes" => Weight::Light, Server,
        /// Show which games may be played here, and where results go.
        Games = "server-games" => Weight::Light, Server,
        /// A war desk in this channel, or none.
        Desk(on: bool) = "server-desk" => Weight::Own, Server,
        /// Show when the daily siege begins.
        Siege = "server-siege" => Weight::Light, Server,
        /// A menu of hours at which it begins in this channel.
        SiegeHour = "server-siege-hour" => Weight::Own, Server,
        /// Continue with the daily siege, though nobody tries it.
        SiegeKeep = "server-siege-keep" => Weight::Own, Server,
        /// No daily siege any longer.
        SiegeOff = "server-siege-off" => Weight::Own, Server,
    }

    /// A press in a game.
    ForGame {
        /// Show the units that can move.
        Units = "units" => Weight::Light, Play,
        /// Show the moves of the unit on this cell.
        From(cell: String) = "from" => Weight::Light, Play,
        /// Show the board after this move, or play it where the presser does not want to be asked.
        To(text: String) = "to" => Weight::Own, Play,
        /// A menu of units; the choice is a cell.
        ChooseUnit = "unit" => Weight::Light, Play,
        /// A menu of the moves of one unit; the choice is a move.
        ChooseMove = "target" => Weight::Own, Play,
        /// A menu of the cells onto which this home tower's stones go in the special first turn;
        /// two are chosen.
        ChoosePair(tower: String) = "pair" => Weight::Own, Play,
        /// Play this move.
        Confirm(text: String) = "play" => Weight::Own, Play,
        /// Play moves at once from now on, or continue as before, as it was offered.
        AtOnce(on: bool) = "at-once" => Weight::Light, Play,
        /// Exchange seats.
        Swap = "swap" => Weight::Own, Play,
        /// Show the board from the presser's side.
        View = "view" => Weight::Light, Sight; Apart,
        /// Show what else can be done.
        More = "more" => Weight::Light, Sight; Apart,
        /// Show the moves so far.
        History = "history" => Weight::Light, Sight; Apart,
        /// Ask whether to resign.
        Resign = "resign" => Weight::Light, Play,
        /// Resign.
        ConfirmResign = "resign-yes" => Weight::Final(ForGame::Resign), Play,
        /// Resign, as this person was asked where others see it.
        ResignAs(who: UserId) = "resign-by" => Weight::Bound, Play,
        /// Play on after all, as this person was asked where others see it.
        PlayOnAs(who: UserId) = "play-on-by" => Weight::Bound, Play,
        /// Show the best move for the player to move.
        Hint = "hint" => Weight::Own, Play,
        /// Review the game.
        Review = "review" => Weight::Light, Sight; Apart,
        /// Show the position that a review calls the turning point.
        Lesson = "lesson" => Weight::Light, Sight; Apart,
        /// Show what a move that mattered teaches; with the plies before it.
        Moment(ply: usize) = "moment" => Weight::Own, Sight,
        /// Show how a win is forced, whatever the loser does: the board after these replies, or
        /// what a unit of the loser can do there.
        Forced(at: InProof) = "forced" => Weight::Light, Sight,
        /// A menu of the loser's units there, or of the moves of the one that was chosen; the
        /// choice is a cell, or a move.
        ForcedBy(at: InProof) = "forced-by" => Weight::Light, Sight,
        /// Play again.
        Rematch = "rematch" => Weight::Own, Again,
        /// Play the level after the one that was beaten.
        NextLevel = "next-level" => Weight::Own, Again,
        /// Show how to be pinged later, or not at all; the argument is a stamp that tells a message
        /// from others about the same board.
        PutOff(stamp: String) = "put-off" => Weight::Light, Play; Apart,
        /// Show again later that it is the presser's turn.
        Snooze(later: Later) = "later" => Weight::Light, Play; Apart,
        /// Mute or unmute the game.
        Mute = "mute" => Weight::Light, Play,
        /// Ask whether to offer a draw.
        AskDraw = "draw" => Weight::Light, Play,
        /// Offer something to the other side.
        Offer(offer: Offer) = "offer" => Weight::Own, Play,
        /// Take the last move back, or ask for it.
        TakeBack = "back" => Weight::Own, Play,
        /// Agree to the offer.
        Agree = "agree" => Weight::Own, Play,
        /// Agree to what ends the game.
        ConfirmAgree = "agree-yes" => Weight::Final(ForGame::Agree), Play,
        /// Decline the offer, or take it back.
        Refuse = "refuse" => Weight::Own, Play,
        /// Ask whether to call the game off.
        Abort = "abort" => Weight::Light, Play,
        /// Call the game off.
        ConfirmAbort = "abort-yes" => Weight::Final(ForGame::Abort), Play,
        /// Have the player to move reminded, whose clock saved days hold.
        Remind = "remind" => Weight::Own, Play; Apart,
        /// Let it wait until these saved days are over.
        Wait = "wait" => Weight::Own, Play; Apart,
        /// Ask whether to claim the game, once saved days are used.
        Claim = "claim" => Weight::Light, Play; Apart,
        /// Claim the game.
        ConfirmClaim = "claim-yes" => Weight::Final(ForGame::Claim), Play,
        /// Give the other side a day.
        Give = "give" => Weight::Own, Play,
        /// Show the presser's plans.
        Plans = "plans" => Weight::Light, Play,
        /// Plan on: the moves so far, which may end in a cell that was chosen.
        Foresee(moves: String) = "if" => Weight::Light, Play,
        /// A menu of units or moves while planning; the choice is added to the moves so far.
        ForeseeNext(moves: String) = "then" => Weight::Light, Play,
        /// Keep this line as a plan.
        Plan(moves: String) = "plan" => Weight::Own, Play,
        /// Forget a plan.
        Unplan(plan: i64) = "unplan" => Weight::Own, Play,
        /// The move list as a file.
        Export = "export" => Weight::Light, Sight; Apart,
        /// The changes of ratings.
        Ratings = "ratings" => Weight::Light, Sight; Apart,
        /// Show the lines that the presser tried, and those that others share.
        Lines = "lines" => Weight::Light, Sight,
        /// Let others look at them.
        LinesOpen = "lines-open" => Weight::Own, Share,
        /// Hide the lines again.
        LinesClose = "lines-close" => Weight::Own, Sight,
        /// A menu of lines; the choice is a line's key.
        LineBy = "line-by" => Weight::Light, Sight,
        /// The board of a spot, to try moves on.
        Line(spot: LineSpot) = "line" => Weight::Light, Sight,
        /// The moves of the unit on this cell.
        LineUnit(at: At<LineSpot>) = "line-unit" => Weight::Light, Sight,
        /// A menu of units; the choice is a cell.
        LineUnitBy(spot: LineSpot) = "line-unit-by" => Weight::Light, Sight,
        /// Try this move.
        LineMove(at: At<LineSpot>) = "line-move" => Weight::Own, Sight,
        /// A menu of moves; the choice is tried.
        LineMoveBy(spot: LineSpot) = "line-move-by" => Weight::Own, Sight,
        /// Ask for a note on a line; the form keeps it.
        LineNote(spot: LineSpot) = "line-note" => Weight::Own, Sight,
        /// Forget a line.
        LineDrop(spot: LineSpot) = "line-drop" => Weight::Own, Sight,
        /// Show how the presser follows the game.
        Follow = "follow" => Weight::Light, Channel,
        /// Follow the end of the game.
        FollowEnd = "follow-end" => Weight::Light, Channel,
        /// Follow every move.
        FollowEvery = "follow-every" => Weight::Light, Channel,
        /// Unfollow the game.
        Unfollow = "unfollow" => Weight::Light, Sight,
        /// The whole game as a film.
        Replay = "replay" => Weight::Light, Sight; Apart,
        /// Continue as this side from the position after so many plies, against this level.
        GoOnAgainst(at: At<ViewedPly>) = "go-on-against" => Weight::Own, Sight,
        /// Continue from this position against our opponent.
        GoOn = "go-on" => Weight::Own, Sight; Apart,
        /// Continue from the turning point; have a review made if there is none.
        PlayOn = "play-on" => Weight::Own, Sight; Apart,
        /// Continue from the position after this many plies.
        GoOnFrom(ply: usize) = "go-on-from" => Weight::Own, Sight; Apart,
        /// Look through the game, from its last board.
        Walk = "walk" => Weight::Light, Sight,
        /// The beginning of the game, seen by this side.
        WalkFirst(side: Seat) = "walk-first" => Weight::Light, Sight,
        /// The game as it is now, seen by this side.
        WalkLast(side: Seat) = "walk-last" => Weight::Light, Sight,
        /// The position after some moves, while looking through the game.
        WalkTo(shown: ViewedPly) = "walk-to" => Weight::Light, Sight,
        /// A menu of moves, seen by this side; the choice is a number of moves.
        WalkBy(side: Seat) = "walk-by" => Weight::Light, Sight,
    }
}
