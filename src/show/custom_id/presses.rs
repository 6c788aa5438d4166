//! All presses, in one table for each kind of subject.

use std::fmt;

use murus_gallicus::{Seat, Variant};

use super::argument::{
    Argument, At, ContestPage, ContestPerson, FixtureResult, GamesAtOnce, InProof, Later,
    ServerSwitch, SettingTo, ViewedPly,
};
use super::door::PressReach;
use super::press::{AnswerPlace, Weight, place, presses, read};
use crate::game::{ContestId, GameId, Offer};
use crate::ids::UserId;
use crate::service::{AtOpening, AtPuzzle, LineSpot, WishedAct};
use crate::show::draft::{Bout, Draft, Duel};
use crate::store::{PersonalSetting, ServerSetting, ShownPage};

presses! {
    /// A press on a challenge.
    ForChallenge {
        /// Accept the challenge.
        Accept = "accept" => Weight::Own, Challenge; Apart,
        /// Decline the challenge. If several players gather for it, leave.
        Decline = "decline" => Weight::Own, Challenge; Apart,
        /// A menu of reasons for declining the challenge, before or after it is declined. The
        /// choice is a reason, or that none is given.
        Why = "why" => Weight::Own, Challenge,
        /// Take the challenge back.
        Withdraw = "withdraw" => Weight::Own, Challenge; Apart,
        /// Ask at which level our computer opponent takes a free seat of the challenge.
        Fill = "fill" => Weight::Light, Challenge; Apart,
        /// Let our computer opponent take a free seat of the challenge at this level.
        FillWith(level: String) = "fill-with" => Weight::Own, Challenge,
        /// Show the rules of the challenge's variant.
        Rules = "rules" => Weight::Light, Sight; Apart,
    }

    /// A press about the presser alone.
    ForPerson {
        /// Show the presser's games.
        Mine = "mine" => Weight::Light, Own; Apart,
        /// Show this page of the presser's games.
        MinePage(page: i64) = "mine-page" => Weight::Light, Own,
        /// Show the board of the next game in which it is the presser's turn, after the game on the
        /// message.
        Next = "next" => Weight::Light, Own,
        /// Show this page of the presser's finished games.
        Finished(page: i64) = "finished" => Weight::Light, Own,
        /// Show the usual first moves of this person's games.
        Openings(who: UserId) = "openings" => Weight::Light, Channel; Apart,
        /// Show this page, which is on a private message of the presser, in the channel.
        Show(what: ShownPage) = "show" => Weight::Own, Channel,
        /// Show the page of the presser's vacation.
        Away = "away" => Weight::Light, Own,
        /// Ask whether to delete the presser's stored data.
        AskForget = "forget-ask" => Weight::Light, Own,
        /// Delete the presser's stored data for good. Games with other people stay, without the
        /// presser's name.
        Forget = "forget" => Weight::Final(ForPerson::AskForget), Own,
        /// Open the web page of the game of the mark, or of the presser's games, within Discord.
        Launch = "launch" => Weight::Light, Own; Apart,
        /// Answer a question with no: nothing is changed.
        Cancel = "cancel" => Weight::Light, Own,
        /// A menu of the topics of the rules. The choice is a topic.
        Topic = "topic" => Weight::Light, Own,
        /// Show the moves that were made in games from this position of an opening, in a new
        /// message.
        Opening(at: AtOpening) = "opening" => Weight::Light, Own; Apart,
        /// Show the moves from this position of an opening, in place of the position on the
        /// message.
        OpeningAt(at: AtOpening) = "opening-at" => Weight::Light, Own,
        /// A menu of games for this move, which was typed without naming a game. The choice is a
        /// game and its event count.
        ChooseGame(text: String) = "game" => Weight::Own, Other,
        /// A menu of games for this act, which was asked for without naming a game. The choice is a
        /// game and its event count, and the act begins in that game.
        ChooseFor(act: WishedAct) = "game-for" => Weight::Own, Other,
        /// A menu of games. The choice is a game and its event count, and that game is shown.
        Open = "open" => Weight::Light, Own,
        /// Show the game with this key, which is named next to the button.
        OpenGame(game: i64) = "open-game" => Weight::Light, Own; Apart,
        /// A menu of games on a message that others see, which is put to this person. The message
        /// is removed once that person has chosen. The choice is a game and its event count.
        Which(who: UserId) = "which" => Weight::Light, Own,
    }

    /// A press in a lesson, or one that leads to a lesson.
    ForLesson {
        /// Continue with the first lesson, or begin it.
        Learn = "learn" => Weight::Light, Own; Apart,
        /// Begin this lesson anew.
        LearnAnew(lesson: String) = "learn-anew" => Weight::Own, Own,
        /// Show a step of a lesson: the lesson and the step.
        Step(step: At<String>) = "step" => Weight::Light, Own,
        /// Try a move in a step of a lesson: the lesson, the step and the move.
        Try(tried: At<String>) = "try" => Weight::Own, Own,
        /// Show the guided game of this lesson.
        Guided(lesson: String) = "guided" => Weight::Light, Own,
        /// Show the moves of the unit on this cell in the game of a lesson, on the board of the
        /// message.
        GuidedUnit(cell: At<String>) = "guided-unit" => Weight::Light, Own,
        /// Play a move in the game of a lesson.
        GuidedMove(text: At<String>) = "guided-move" => Weight::Own, Own,
        /// Take back the last move in the game of a lesson.
        GuidedBack(lesson: String) = "guided-back" => Weight::Own, Own,
        /// Show the best move in the game of a lesson, on the board of the message.
        GuidedHint(lesson: String) = "guided-hint" => Weight::Light, Own,
        /// Take the game of a lesson back to before the move that lost it.
        GuidedMend(lesson: String) = "guided-mend" => Weight::Own, Own,
        /// Begin the game of this lesson anew.
        GuidedAnew(lesson: String) = "guided-anew" => Weight::Own, Own,
        /// Show the list of lessons to choose from.
        Lessons = "lessons" => Weight::Light, Own; Apart,
        /// A menu of the lessons. The choice is a lesson, which is shown.
        LessonBy = "lesson-by" => Weight::Light, Own,
        /// Leave a lesson. Its current step is kept.
        LearnLeave = "learn-leave" => Weight::Light, Own,
    }

    /// A press about a new game to begin.
    ForStart {
        /// Ask at which level to play our computer opponent.
        PlayMurus = "play-murus" => Weight::Light, Other; Apart,
        /// Begin a game against our computer opponent at this level.
        Against(level: String) = "against" => Weight::Own, Other,
        /// Begin a game against our computer opponent with this level, variant and side.
        AgainstAs(bout: Bout) = "against-as" => Weight::Own, Other,
        /// Ask at which levels our computer opponent plays itself.
        Exhibit = "exhibit" => Weight::Light, Other,
        /// A menu of the Romans' level in a duel of our opponent with itself that is not begun yet.
        DuelRomans(duel: Duel) = "duel-romans" => Weight::Light, Other,
        /// A menu of the Gauls' level in a duel of our opponent with itself that is not begun yet.
        DuelGauls(duel: Duel) = "duel-gauls" => Weight::Light, Other,
        /// Begin the duel of our opponent with itself, at the chosen levels.
        DuelBegin(duel: Duel) = "duel-begin" => Weight::Own, Other,
        /// Open the form of a challenge.
        Friend = "friend" => Weight::Light, Channel; Apart,
        /// Open the form of a challenge filled in with this draft, or send that form.
        Ask(draft: Draft) = "ask" => Weight::Own, Channel; Apart,
        /// Open the form of a challenge again after a refusal, or send it. The answer replaces the
        /// refusal.
        AskAgain(draft: Draft) = "ask-again" => Weight::Own, Channel,
        /// Open the form that imports a game, with this variant chosen at first, or send it.
        Import(variant: Variant) = "import" => Weight::Own, Channel,
        /// A menu of people on a message of an earlier version. Opens the form of a challenge.
        ChooseFriend = "friend-chosen" => Weight::Light, Channel,
        /// A menu of variants on a message of an earlier version. Opens the form of a challenge.
        AskVariant(draft: Draft) = "ask-variant" => Weight::Light, Channel,
        /// A menu of time controls on a message of an earlier version. Opens the form of a
        /// challenge.
        AskTime(draft: Draft) = "ask-time" => Weight::Light, Channel,
        /// A menu of people on a message of an earlier version. Opens the form of a challenge, with
        /// this draft.
        AskWho(draft: Draft) = "ask-who" => Weight::Light, Channel,
        /// A button on a message of an earlier version. Opens the form of a challenge.
        AskRated(draft: Draft) = "ask-rated" => Weight::Light, Channel,
        /// A button on a message of an earlier version. Posts the challenge.
        AskSend(draft: Draft) = "ask-send" => Weight::Own, Channel,
    }

    /// A press in a puzzle.
    ForPuzzle {
        /// Continue with the presser's puzzle, or begin one.
        Go = "puzzle" => Weight::Light, Own; Apart,
        /// Show the next puzzle of this book, and of this theme if the argument names one.
        Next(wish: String) = "puzzle-next" => Weight::Own, Own,
        /// A menu of the themes of puzzles in this book. The choice is a theme, or all themes.
        Theme(book: String) = "puzzle-theme" => Weight::Own, Own,
        /// Show a puzzle with the moves of the unit on the chosen cell.
        At(at: At<AtPuzzle>) = "puzzle-at" => Weight::Light, Own,
        /// A menu of the units in a puzzle, or of the moves of the chosen unit.
        By(at: At<AtPuzzle>) = "puzzle-by" => Weight::Own, Own,
        /// Try a move in a puzzle.
        Try(at: At<AtPuzzle>) = "puzzle-try" => Weight::Own, Own,
        /// Open the form for a move in a puzzle, with the text that was typed before, or send it.
        /// The sent move is tried.
        Type(at: At<AtPuzzle>) = "puzzle-type" => Weight::Own, Own,
        /// Answer which side wins the position of a puzzle.
        Claim(at: At<AtPuzzle>) = "puzzle-claim" => Weight::Own, Own,
        /// Ask which unit moves next in the solution of a puzzle.
        Hint(at: At<AtPuzzle>) = "puzzle-hint" => Weight::Own, Own,
        /// Show the answer of a puzzle.
        Answer(at: At<AtPuzzle>) = "puzzle-answer" => Weight::Own, Own,
        /// Vote for a puzzle, or against it.
        Vote(at: At<AtPuzzle>) = "puzzle-vote" => Weight::Own, Own,
        /// Report that a puzzle is wrong.
        Report(at: At<AtPuzzle>) = "puzzle-report" => Weight::Own, Own,
        /// Show the puzzle of the day of this siege.
        Siege(siege: i64) = "siege" => Weight::Light, Channel; Apart,
        /// Show the easy puzzle of this siege.
        SiegeEasy(siege: i64) = "siege-easy" => Weight::Light, Channel; Apart,
        /// Show the answer of this siege, which is over.
        SiegeAnswer(siege: i64) = "siege-answer" => Weight::Own, Channel; Apart,
        /// Show the table of the week that this siege belongs to.
        SiegeWeek(siege: i64) = "siege-week" => Weight::Light, Channel; Apart,
        /// Challenge the opponent in the game of the week that ended with this siege, or accept
        /// their challenge.
        SiegeGame(siege: i64) = "siege-game" => Weight::Own, Channel; Apart,
        /// Turn the presser's pings for each siege of the server on or off.
        SiegeBell(at: At<AtPuzzle>) = "siege-bell" => Weight::Own, Channel,
        /// Allow or forbid that the presser is named below a siege that they solved.
        SiegeNamed(at: At<AtPuzzle>) = "siege-named" => Weight::Own, Channel,
    }

    /// A press on the card of a contest, or on a private page about it.
    ForContest {
        /// Take part in the contest. A person who takes part already is asked whether to leave.
        Join(contest: ContestId) = "contest-join" => Weight::Own, Entry; Apart,
        /// Leave the contest.
        Leave(contest: ContestId) = "contest-leave" => Weight::Own, Entry,
        /// Show the first page of the contest's table.
        Table(contest: ContestId) = "contest-table" => Weight::Light, Channel; Apart,
        /// Show this page of the contest's table.
        TablePage(at: ContestPage) = "contest-table-page" => Weight::Light, Channel,
        /// Show the presser's games in the contest, and the people whom the presser did not meet
        /// yet.
        Mine(contest: ContestId) = "contest-mine" => Weight::Light, Channel; Apart,
        /// Show this page of the people whom the presser did not meet yet in the contest.
        MinePage(at: ContestPage) = "contest-mine-page" => Weight::Light, Channel,
        /// Open the form of a challenge that begins with this draft.
        Challenge(draft: Draft) = "contest-challenge" => Weight::Light, Channel; Apart,
        /// Show whom the presser may challenge in a ladder.
        Reach(contest: ContestId) = "ladder-reach" => Weight::Light, Entry; Apart,
        /// Show this page of the people whom the presser may challenge in a ladder.
        ReachPage(at: ContestPage) = "ladder-reach-page" => Weight::Light, Entry,
        /// Begin the game with this person above the presser in a ladder.
        ClimbTo(at: ContestPerson) = "ladder-climb" => Weight::Own, Entry; Apart,
        /// Show the next game of the contest in which it is the presser's turn.
        NextBoard(contest: ContestId) = "contest-next" => Weight::Light, Other; Apart,
        /// Begin this simul now. The presser is its host.
        Begin(contest: ContestId) = "simul-begin" => Weight::Own, Channel,
        /// Take a break for a season of a league. The presser's place is kept.
        Break(contest: ContestId) = "contest-break" => Weight::Own, Entry,
        /// Play this number of games of a league at once.
        AtOnce(at: GamesAtOnce) = "contest-at-once" => Weight::Own, Entry,
        /// Ask which running contest to stop.
        Stop = "contest-stop" => Weight::Light, Server,
        /// Stop this contest.
        ConfirmStop(contest: ContestId) = "contest-stop-yes" => Weight::Final(ForContest::Stop), Server,
        /// Ask whether to end this game, in which a channel of the server votes.
        AskEndVote(game: GameId) = "vote-end-ask" => Weight::Light, Server,
        /// End this game, in which a channel of the server votes.
        EndVote(game: GameId) = "vote-end" => Weight::Final(ForContest::Stop), Server,
        /// Ask in which contest the presser acts as a manager.
        Which = "contest-which" => Weight::Light, Server,
        /// Show the page on which managers act in a contest.
        Manage(contest: ContestId) = "contest-manage" => Weight::Light, Server,
        /// Pause the contest.
        Pause(contest: ContestId) = "contest-pause" => Weight::Light, Server,
        /// Let the contest go on.
        Resume(contest: ContestId) = "contest-resume" => Weight::Light, Server,
        /// Show the page about the chosen person of the contest.
        Choose(contest: ContestId) = "contest-choose" => Weight::Light, Server,
        /// Remove this person from the contest.
        Remove(at: ContestPerson) = "contest-remove" => Weight::Final(ForContest::Which), Server,
        /// Put the chosen person in the place of this one.
        Replace(at: ContestPerson) = "contest-replace" => Weight::Final(ForContest::Which), Server,
        /// Show the page about the chosen game of the contest.
        Fixture(contest: ContestId) = "contest-fixture" => Weight::Light, Server,
        /// Decide a game of the contest.
        Decide(to: FixtureResult) = "contest-decide" => Weight::Final(ForContest::Which), Server,
    }

    /// A press on the page of the presser's settings, or on a page that its buttons open.
    ForSettings {
        /// Show the page of the presser's settings.
        Show = "settings" => Weight::Light, Own,
        /// A menu of the values of this personal setting.
        Set(setting: PersonalSetting) = "set" => Weight::Light, Own,
        /// Set a personal setting to this value.
        SetTo(to: SettingTo) = "set-to" => Weight::Light, Own,
        /// Show the themes of pictures to choose from.
        Themes = "themes" => Weight::Light, Own,
        /// Show the setting for when moves are played without a preview.
        Moves = "moves" => Weight::Light, Own,
        /// A menu of quiet hours, in which the presser is not pinged.
        Quiet = "set-quiet" => Weight::Light, Own,
        /// Send the form with typed quiet hours.
        QuietTyped = "set-quiet-typed" => Weight::Light, Own,
        /// Open the form of quiet hours again after a refusal, with the typed hours: the first, a
        /// bar, the last.
        QuietAgain(hours: String) = "set-quiet-again" => Weight::Light, Own,
        /// Show the regions of time zones.
        Zones = "zones" => Weight::Light, Own,
        /// A menu of regions of time zones.
        Region = "zone-region" => Weight::Light, Own,
        /// A menu of the time zones of a region.
        Zone = "set-zone" => Weight::Light, Own,
        /// Send the form with a typed time zone.
        ZoneTyped = "set-zone-typed" => Weight::Light, Own,
        /// Open the form of a time zone again after a refusal, with the typed text.
        ZoneAgain(typed: String) = "set-zone-again" => Weight::Light, Own,
        /// Choose the time zone with this name.
        ZoneTo(zone: String) = "set-zone-to" => Weight::Light, Own,
        /// Show the page of the presser's vacation.
        Vacation = "vacation" => Weight::Light, Own,
        /// A menu of numbers of days. Begins a vacation of the chosen length.
        Leave = "leave" => Weight::Light, Own,
        /// End the presser's current vacation.
        ComeBack = "come-back" => Weight::Light, Own,
        /// Show the people whom the presser blocks.
        Blocks = "blocks" => Weight::Light, Own,
        /// Show this page of the people whom the presser blocks.
        BlocksPage(page: i64) = "blocks-page" => Weight::Light, Own,
        /// A menu of people. The chosen person is blocked.
        Block = "block" => Weight::Light, Own,
        /// A menu of blocked people. The chosen person is no longer blocked.
        Unblock = "unblock" => Weight::Light, Own,
        /// Show the page of the presser's stored data.
        Data = "my-data" => Weight::Light, Own,
        /// Sign the presser out in every browser.
        SignOut = "sign-out" => Weight::Light, Own,
        /// Export all stored data of the presser as a file.
        Export = "export-data" => Weight::Light, Own; Apart,
    }

    /// A press on the page of a server's settings.
    ForServer {
        /// Show the page of the server's settings.
        Show = "server" => Weight::Light, Server,
        /// A menu of the values of this setting of the server.
        Set(setting: ServerSetting) = "server-set" => Weight::Own, Server,
        /// Switch a setting of the server on or off.
        Switch(to: ServerSwitch) = "server-switch" => Weight::Own, Server,
        /// Show the languages for the server's public messages.
        Languages = "server-languages" => Weight::Light, Server,
        /// Show the themes of public boards.
        Themes = "server-themes" => Weight::Light, Server,
        /// Show which games may be played in the server, and the channel of their results.
        Games = "server-games" => Weight::Light, Server,
        /// Give the channel of the press a war desk if `on`, else remove the one that it has.
        Desk(on: bool) = "server-desk" => Weight::Own, Server,
        /// Show when the server's daily siege begins.
        Siege = "server-siege" => Weight::Light, Server,
        /// A menu of hours. The daily siege begins in this channel at the chosen hour.
        SiegeHour = "server-siege-hour" => Weight::Own, Server,
        /// Keep the server's daily siege, although no one tries it.
        SiegeKeep = "server-siege-keep" => Weight::Own, Server,
        /// End the server's daily sieges.
        SiegeOff = "server-siege-off" => Weight::Own, Server,
    }

    /// A press in a game.
    ForGame {
        /// Show the units that can move.
        Units = "units" => Weight::Light, Play,
        /// Show the moves of the unit on this cell.
        From(cell: String) = "from" => Weight::Light, Play,
        /// Show the board after this move, or play the move at once if the presser chose that in
        /// their settings.
        To(text: String) = "to" => Weight::Own, Play,
        /// A menu of units of the presser. The choice is a cell.
        ChooseUnit = "unit" => Weight::Light, Play,
        /// A menu of the moves of one unit. The choice is a move.
        ChooseMove = "target" => Weight::Own, Play,
        /// A menu of the two cells to which this home tower's stones go in the special first turn.
        ChoosePair(tower: String) = "pair" => Weight::Own, Play,
        /// Play this move.
        Confirm(text: String) = "play" => Weight::Own, Play,
        /// Answer the offer to play moves without a preview: accept it, or keep the setting as it
        /// is.
        AtOnce(on: bool) = "at-once" => Weight::Light, Play,
        /// Exchange seats instead of making the second special turn of a balanced game.
        Swap = "swap" => Weight::Own, Play,
        /// Open the form of a line to propose to the others who vote, or send it.
        Propose = "propose" => Weight::Own, Play; Apart,
        /// Show the board from the presser's side.
        View = "view" => Weight::Light, Sight; Apart,
        /// Show what else the presser can do in the game.
        More = "more" => Weight::Light, Sight; Apart,
        /// Show the moves so far.
        History = "history" => Weight::Light, Sight; Apart,
        /// Ask whether to resign.
        Resign = "resign" => Weight::Light, Play,
        /// Resign.
        ConfirmResign = "resign-yes" => Weight::Final(ForGame::Resign), Play,
        /// Answer a question to this person on a message that others see: resign.
        ResignAs(who: UserId) = "resign-by" => Weight::Bound, Play,
        /// Answer a question to this person on a message that others see: play on.
        PlayOnAs(who: UserId) = "play-on-by" => Weight::Bound, Play,
        /// Show the best move for the player to move.
        Hint = "hint" => Weight::Own, Play,
        /// Show the review of the game.
        Review = "review" => Weight::Light, Sight; Apart,
        /// Show the turning point of the game, as found by a review.
        Lesson = "lesson" => Weight::Light, Sight; Apart,
        /// Show what the move after this number of plies teaches.
        Moment(ply: usize) = "moment" => Weight::Own, Sight,
        /// Show how a win is forced: the board after these replies of the loser, or the moves of
        /// the loser's chosen unit.
        Forced(at: InProof) = "forced" => Weight::Light, Sight,
        /// A menu of the loser's units in a forced win, or of the moves of the chosen unit. The
        /// choice is a cell, or a move.
        ForcedBy(at: InProof) = "forced-by" => Weight::Light, Sight,
        /// Ask for a rematch.
        Rematch = "rematch" => Weight::Own, Again,
        /// Decline the rematch that another player asks for, or take back that of the presser.
        NoRematch = "no-rematch" => Weight::Own, Again,
        /// Play our computer opponent at the level above the one that was beaten.
        NextLevel = "next-level" => Weight::Own, Again,
        /// Show how to be pinged later, or not at all. The stamp tells the message from others
        /// about the same board.
        PutOff(stamp: String) = "put-off" => Weight::Light, Play; Apart,
        /// Ping the presser again at a later time, if it is still their turn.
        Snooze(later: Later) = "later" => Weight::Light, Play; Apart,
        /// Mute the game.
        Mute = "mute" => Weight::Light, Play,
        /// Unmute the game.
        Unmute = "unmute" => Weight::Light, Play,
        /// Ask whether to offer a draw.
        AskDraw = "draw" => Weight::Light, Play,
        /// Make this offer, such as a draw, to the other side.
        Offer(offer: Offer) = "offer" => Weight::Own, Play,
        /// Take the presser's last move back. If the other side has to allow it, ask the presser
        /// whether to offer a takeback.
        TakeBack = "back" => Weight::Own, Play,
        /// Agree to the offer of the other side. Before a draw, ask whether the presser agrees.
        Agree = "agree" => Weight::Own, Play,
        /// Agree to an offer that ends the game, such as a draw.
        ConfirmAgree = "agree-yes" => Weight::Final(ForGame::Agree), Play,
        /// Decline the offer of the other side, or take the presser's own offer back.
        Refuse = "refuse" => Weight::Own, Play,
        /// Ask whether to call the game off.
        Abort = "abort" => Weight::Light, Play,
        /// Call the game off.
        ConfirmAbort = "abort-yes" => Weight::Final(ForGame::Abort), Play,
        /// Remind the player to move, whose clock is stopped by saved days.
        Remind = "remind" => Weight::Own, Play; Apart,
        /// Let the game wait until the saved days that stop the clock are over.
        Wait = "wait" => Weight::Own, Play; Apart,
        /// Ask whether to claim the win, once the player to move has used all saved days.
        Claim = "claim" => Weight::Light, Play; Apart,
        /// Claim the win.
        ConfirmClaim = "claim-yes" => Weight::Final(ForGame::Claim), Play,
        /// Give the other side one more day on the clock.
        Give = "give" => Weight::Own, Play,
        /// Show the presser's plans: moves to be played if the other side replies as expected.
        Plans = "plans" => Weight::Light, Play,
        /// Continue planning after these moves. The text may end with the cell of the chosen unit.
        Foresee(moves: String) = "if" => Weight::Light, Play,
        /// A menu of units or moves while planning. The choice is added to these moves.
        ForeseeNext(moves: String) = "then" => Weight::Light, Play,
        /// Store these moves as a plan.
        Plan(moves: String) = "plan" => Weight::Own, Play,
        /// Delete the plan with this key.
        Unplan(plan: i64) = "unplan" => Weight::Own, Play,
        /// Export the move list of the game as a file.
        Export = "export" => Weight::Light, Sight; Apart,
        /// Show how the game changed the players' ratings.
        Ratings = "ratings" => Weight::Light, Sight; Apart,
        /// Show the lines of moves that the presser tried in the game, and those that others share.
        Lines = "lines" => Weight::Light, Sight,
        /// Share the presser's tried lines of the game with others.
        LinesOpen = "lines-open" => Weight::Own, Share,
        /// Hide the presser's tried lines of the game from others again.
        LinesClose = "lines-close" => Weight::Own, Sight,
        /// A menu of tried lines. The choice is the key of a line.
        LineBy = "line-by" => Weight::Light, Sight,
        /// Show the board at this position of the game or of a tried line, to try moves on.
        Line(spot: LineSpot) = "line" => Weight::Light, Sight,
        /// Show the moves of the unit on this cell, on the board of a tried line.
        LineUnit(at: At<LineSpot>) = "line-unit" => Weight::Light, Sight,
        /// A menu of units on the board of a tried line. The choice is a cell.
        LineUnitBy(spot: LineSpot) = "line-unit-by" => Weight::Light, Sight,
        /// Try this move on the board of a line.
        LineMove(at: At<LineSpot>) = "line-move" => Weight::Own, Sight,
        /// A menu of moves on the board of a line. The chosen move is tried.
        LineMoveBy(spot: LineSpot) = "line-move-by" => Weight::Own, Sight,
        /// Open the form for a note on a tried line, or send it. The sent note is stored.
        LineNote(spot: LineSpot) = "line-note" => Weight::Own, Sight,
        /// Delete a tried line.
        LineDrop(spot: LineSpot) = "line-drop" => Weight::Own, Sight,
        /// Show whether and how the presser follows the game.
        Follow = "follow" => Weight::Light, Channel,
        /// Be told of the end of the game.
        FollowEnd = "follow-end" => Weight::Light, Channel,
        /// Be told of every move of the game.
        FollowEvery = "follow-every" => Weight::Light, Channel,
        /// Stop following the game.
        Unfollow = "unfollow" => Weight::Light, Sight,
        /// Show the whole game as a film.
        Replay = "replay" => Weight::Light, Sight; Apart,
        /// Begin a new game against our computer opponent at this level, as this side, from the
        /// position of a finished game after this number of plies.
        GoOnAgainst(at: At<ViewedPly>) = "go-on-against" => Weight::Own, Sight,
        /// Begin a new game against our computer opponent from the position of a finished game that
        /// is the best one to replay.
        GoOn = "go-on" => Weight::Own, Sight; Apart,
        /// Begin a new game against our computer opponent from the turning point of a finished
        /// game. If the game has no review yet, show the review instead.
        PlayOn = "play-on" => Weight::Own, Sight; Apart,
        /// Begin a new game against our computer opponent from the position of a finished game
        /// after this number of plies.
        GoOnFrom(ply: usize) = "go-on-from" => Weight::Own, Sight; Apart,
        /// Look through the positions of the game, beginning with the last.
        Walk = "walk" => Weight::Light, Sight,
        /// Show the first position of the game, with this side at the bottom.
        WalkFirst(side: Seat) = "walk-first" => Weight::Light, Sight,
        /// Show the current position of the game, with this side at the bottom.
        WalkLast(side: Seat) = "walk-last" => Weight::Light, Sight,
        /// Show the position after this number of plies, while looking through the game.
        WalkTo(shown: ViewedPly) = "walk-to" => Weight::Light, Sight,
        /// A menu of the moves of the game, with this side at the bottom. The choice is a number of
        /// plies.
        WalkBy(side: Seat) = "walk-by" => Weight::Light, Sight,
    }
}
