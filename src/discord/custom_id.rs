//! What a button or menu means, in its custom id: `1:<key>:<seq>:<word>[:<argument>]`, a format version first.
//!
//! Everything is in the id and the database, so that a button answers truly after a restart and a year later. `key` is that of what the
//! message is about, and `seq` the event count of the board that carries it, which tells an old button from a new one. Messages keep their
//! ids for ever, so a word that was written once is always read.

use std::fmt;

use super::draft::Draft;
use crate::game::{GameId, Offer, PlayerId};
use crate::ids::{ServerId, UserId};
use crate::service::{Snooze, Switch};
use crate::store::DeskId;

/// The format's version.
const VERSION: &str = "1";

/// What was pressed, with all that it needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Press {
    /// Something about a challenge, whose key its game keeps.
    Challenge { challenge: GameId, press: ForChallenge },
    /// Something about the presser, on a message with this mark.
    Person { on: Mark, press: ForPerson },
    /// Something on the presser's page of settings.
    Settings(ForSettings),
    /// Something on the page of a server's settings.
    Server(ForServer),
    /// Something in a game, on a board with this event count.
    Game { game: GameId, seq: u32, press: ForGame },
}

/// What a press can do to whoever presses it, which says whether it may stand on a message that others see as well.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Weight<P> {
    /// Shows something, or changes what the presser changes back as easily.
    Light,
    /// Does what is the presser's alone to do: the service refuses everybody else, and the label says what it does.
    Own,
    /// Cannot be undone, and has in it whose it is: nobody else's press counts.
    Bound,
    /// Cannot be undone: counts where the presser alone sees the message; elsewhere it asks first, by this press.
    Final(P),
}

/// Defines presses: each with its argument, where it has one, its word in custom ids, and what it can do to whoever presses it.
macro_rules! presses {
    ($($(#[$note:meta])* $named:ident {
        $($(#[$doc:meta])* $press:ident $(($argument:ident: $kind:ty))? = $word:literal => $weight:expr,)+
    })+) => {$(
        $(#[$note])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum $named {
            $($(#[$doc])* $press $(($kind))?,)+
        }

        impl fmt::Display for $named {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $($named::$press $(($argument))? => {
                        f.write_str($word)?;
                        $(write!(f, ":{}", $argument.write())?;)?
                    })+
                }
                Ok(())
            }
        }

        impl $named {
            /// What an action means; none where it is none of these. A word without an argument has none.
            fn read(action: &str) -> Option<$named> {
                let (word, argument) = match action.split_once(':') {
                    Some((word, argument)) => (word, Some(argument)),
                    None => (action, None),
                };
                match word {
                    $($word => read!(argument, $named::$press $(, $kind)?),)+
                    _ => None,
                }
            }

            /// What it can do to whoever presses it.
            pub fn weight(&self) -> Weight<$named> {
                match self {
                    $($named::$press { .. } => $weight,)+
                }
            }

            /// What it is on a message that others see as well: what cannot be undone asks first.
            fn among_others(self) -> $named {
                match self.weight() {
                    Weight::Final(question) => question,
                    Weight::Light | Weight::Own | Weight::Bound => self,
                }
            }
        }
    )+};
}

/// A press of this name, with an argument of this kind or without any.
macro_rules! read {
    ($argument:ident, $press:path) => {
        $argument.is_none().then_some($press)
    };
    ($argument:ident, $press:path, $kind:ty) => {
        <$kind as Argument>::read($argument?).map($press)
    };
}

presses! {
    /// What is pressed about a challenge.
    ForChallenge {
        /// Accept it.
        Accept = "accept" => Weight::Own,
        /// Ask why the presser declines it; where several gather, leave.
        Decline = "decline" => Weight::Light,
        /// A menu of reasons to decline it; the choice is one of them, or that none is given.
        Why = "why" => Weight::Own,
        /// Take it back.
        Withdraw = "withdraw" => Weight::Own,
        /// Let our opponent take a free seat.
        Fill = "fill" => Weight::Own,
        /// Show the rules of its variant.
        Rules = "rules" => Weight::Light,
    }

    /// What is pressed about the presser.
    ForPerson {
        /// Show the presser's games.
        Mine = "mine" => Weight::Light,
        /// Show the board of the next game in which it is the presser's turn, after the one that the message shows.
        Next = "next" => Weight::Light,
        /// Show the presser's finished games, of this page.
        Finished(page: i64) = "finished" => Weight::Light,
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
        Learn = "learn" => Weight::Light,
        /// Begin a lesson anew.
        LearnAnew(lesson: String) = "learn-anew" => Weight::Own,
        /// Show a step of a lesson.
        Step(step: Within) = "step" => Weight::Light,
        /// Try a move in a step of a lesson: the step and the move.
        Try(tried: Within) = "try" => Weight::Own,
        /// Show the game of a lesson.
        Guided(lesson: String) = "guided" => Weight::Light,
        /// Show what a unit can do in the game of a lesson, on a board after so many plies.
        GuidedUnit(cell: Within) = "guided-unit" => Weight::Light,
        /// Play a move in the game of a lesson.
        GuidedMove(text: Within) = "guided-move" => Weight::Own,
        /// Take back the last move in the game of a lesson.
        GuidedBack(lesson: String) = "guided-back" => Weight::Own,
        /// Begin the game of a lesson anew.
        GuidedAnew(lesson: String) = "guided-anew" => Weight::Own,
        /// Leave a lesson for now.
        LearnLeave = "learn-leave" => Weight::Light,
        /// Ask at which level to play our opponent.
        PlayMurus = "play-murus" => Weight::Light,
        /// Play our opponent at this level.
        Against(level: String) = "against" => Weight::Own,
        /// Let our opponent play itself.
        Exhibit = "exhibit" => Weight::Own,
        /// Ask whom to challenge.
        Friend = "friend" => Weight::Light,
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
        /// A menu of games for a move that was typed without saying which; the choice is a game and its event count.
        ChooseGame(text: String) = "game" => Weight::Own,
        /// A menu of games, of which one is shown; the choice is as above.
        Open = "open" => Weight::Light,
    }

    /// What is pressed on the presser's page of settings, and on those behind it.
    ForSettings {
        /// Show the page.
        Show = "settings" => Weight::Light,
        /// A menu of where to be pinged.
        Notify = "set-notify" => Weight::Light,
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
        /// A menu of people to block.
        Block = "block" => Weight::Light,
        /// A menu of people who are blocked.
        Unblock = "unblock" => Weight::Light,
        /// Show what can be done about what is known of the presser.
        Data = "my-data" => Weight::Light,
        /// All that is known, as a file.
        Export = "export-data" => Weight::Light,
    }

    /// What is pressed on the page of a server's settings.
    ForServer {
        /// Show the page.
        Show = "server" => Weight::Light,
        /// A menu of the channels where games may be started.
        Channels = "server-channels" => Weight::Own,
        /// A menu of the role whose holders may start them.
        Role = "server-role" => Weight::Own,
        /// A menu of variants.
        Variant = "server-variant" => Weight::Own,
        /// A menu of time controls.
        Time = "server-time" => Weight::Own,
        /// Show the languages.
        Languages = "server-languages" => Weight::Light,
        /// A menu of languages.
        Language = "server-language" => Weight::Own,
        /// A war desk in this channel, or none.
        Desk(on: bool) = "server-desk" => Weight::Own,
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
        /// A menu of the cells onto which this home tower's stones go in the special first turn; two are chosen.
        ChoosePair(tower: String) = "pair" => Weight::Own,
        /// Play this move.
        Confirm(text: String) = "play" => Weight::Own,
        /// Exchange seats.
        Swap = "swap" => Weight::Own,
        /// Show the board from the presser's side.
        View = "view" => Weight::Light,
        /// Show what else can be done.
        More = "more" => Weight::Light,
        /// Show the moves so far.
        History = "history" => Weight::Light,
        /// Ask whether to resign.
        Resign = "resign" => Weight::Light,
        /// Resign.
        ConfirmResign = "resign-yes" => Weight::Final(ForGame::Resign),
        /// Resign, as this person was asked where others see it.
        ResignAs(who: UserId) = "resign-by" => Weight::Bound,
        /// Show the best move.
        Hint = "hint" => Weight::Own,
        /// Review the game.
        Review = "review" => Weight::Light,
        /// Show the position that a review calls the turning point.
        Lesson = "lesson" => Weight::Light,
        /// Play again.
        Rematch = "rematch" => Weight::Own,
        /// Show how to be pinged later, or not at all; the argument is a stamp that tells a message from others about the same board.
        PutOff(stamp: String) = "put-off" => Weight::Light,
        /// Show again later that it is the presser's turn.
        Snooze(later: Later) = "later" => Weight::Light,
        /// Be pinged about this game no more, or again.
        Mute = "mute" => Weight::Light,
        /// Offer something to the other side.
        Offer(offer: Offer) = "offer" => Weight::Own,
        /// Take the last move back, or ask for it.
        TakeBack = "back" => Weight::Own,
        /// Agree to what is offered.
        Agree = "agree" => Weight::Own,
        /// Decline what is offered, or take it back.
        Refuse = "refuse" => Weight::Own,
        /// Ask whether to call the game off.
        Abort = "abort" => Weight::Light,
        /// Call the game off.
        ConfirmAbort = "abort-yes" => Weight::Final(ForGame::Abort),
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
        Export = "export" => Weight::Light,
        /// How the ratings moved.
        Ratings = "ratings" => Weight::Light,
        /// Show how the presser follows the game.
        Follow = "follow" => Weight::Light,
        /// Be told of its end.
        FollowEnd = "follow-end" => Weight::Light,
        /// Be told of every move.
        FollowEvery = "follow-every" => Weight::Light,
        /// Be told no more.
        Unfollow = "unfollow" => Weight::Light,
        /// Go on from this position against our opponent.
        GoOn = "go-on" => Weight::Own,
    }
}

impl Press {
    /// What a custom id means; none for one that we did not write.
    pub fn read(id: &str) -> Option<Press> {
        let mut parts = id.splitn(4, ':');
        if parts.next()? != VERSION {
            return None;
        }
        let on = Mark { key: parts.next()?.parse().ok()?, seq: parts.next()?.parse().ok()? };
        let (Mark { key, seq }, action) = (on, parts.next()?);
        let for_challenge = || Some(Press::Challenge { challenge: GameId(key), press: ForChallenge::read(action)? });
        let for_person = || Some(Press::Person { on, press: ForPerson::read(action)? });
        let for_game = || Some(Press::Game { game: GameId(key), seq, press: ForGame::read(action)? });
        let for_settings = || ForSettings::read(action).map(Press::Settings);
        let for_server = || ForServer::read(action).map(Press::Server);
        for_challenge().or_else(for_person).or_else(for_settings).or_else(for_server).or_else(for_game)
    }

    /// What it is on a message that others see as well: what cannot be undone asks first, where nobody else sees it.
    pub fn among_others(self) -> Press {
        match self {
            Press::Challenge { challenge, press } => Press::Challenge { challenge, press: press.among_others() },
            Press::Person { on, press } => Press::Person { on, press: press.among_others() },
            Press::Settings(press) => Press::Settings(press.among_others()),
            Press::Server(press) => Press::Server(press.among_others()),
            Press::Game { game, seq, press } => Press::Game { game, seq, press: press.among_others() },
        }
    }
}

/// What every custom id on a message begins with: what the message is about, by which it is known again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    key: i64,
    seq: u32,
}

impl Mark {
    /// Of a message that is about nothing in particular.
    pub const NOTHING: Mark = Mark { key: 0, seq: 0 };

    /// Of a game's board with this event count.
    pub fn game(game: GameId, seq: u32) -> Mark {
        Mark { key: game.0, seq }
    }

    /// Of a challenge.
    pub fn challenge(challenge: GameId) -> Mark {
        Mark { key: challenge.0, seq: 0 }
    }

    /// Of a war desk.
    pub fn desk(desk: DeskId) -> Mark {
        Mark { key: desk.0, seq: 0 }
    }

    /// Of a list of somebody's games.
    pub fn player(player: PlayerId) -> Mark {
        Mark { key: player.0, seq: 0 }
    }

    /// Of the game of a lesson after so many plies.
    pub fn lesson(plies: u32) -> Mark {
        Mark { key: 0, seq: plies }
    }

    /// The game that the message shows, where it is about a game.
    pub fn shown(self) -> Option<GameId> {
        (self.key != 0).then_some(GameId(self.key))
    }

    /// The event count, or the plies, of the board that carries it.
    pub fn seq(self) -> u32 {
        self.seq
    }

    /// Of hello to a server.
    pub fn server(server: ServerId) -> Mark {
        Mark { key: server.0.cast_signed(), seq: 0 }
    }

    /// The custom id of a press, at most 100 characters where the argument is short enough.
    pub fn id(self, press: &impl fmt::Display) -> String {
        format!("{self}{press}")
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION}:{}:{}:", self.key, self.seq)
    }
}

/// How long a ping is put off, and a stamp that tells a message from others about the same board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Later {
    /// Until when.
    pub snooze: Snooze,
    /// The stamp.
    pub stamp: String,
}

/// Something within a lesson: a step, or a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Within {
    /// The lesson's name.
    pub lesson: String,
    /// What it is, by name.
    pub what: String,
}

/// What is to be on, or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Switched {
    /// What.
    pub what: Switch,
    /// Whether it is to be on.
    pub on: bool,
}

/// What stands behind an action's word.
trait Argument: Sized {
    fn write(&self) -> String;
    fn read(text: &str) -> Option<Self>;
}

impl Argument for String {
    fn write(&self) -> String {
        self.clone()
    }

    fn read(text: &str) -> Option<String> {
        Some(text.to_owned())
    }
}

impl Argument for i64 {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<i64> {
        text.parse().ok()
    }
}

impl Argument for bool {
    fn write(&self) -> String {
        if *self { "on" } else { "off" }.to_owned()
    }

    fn read(text: &str) -> Option<bool> {
        match text {
            "on" => Some(true),
            "off" => Some(false),
            _ => None,
        }
    }
}

impl Argument for Switched {
    fn write(&self) -> String {
        format!("{}.{}", self.what.word(), self.on.write())
    }

    fn read(text: &str) -> Option<Switched> {
        let (word, on) = text.split_once('.')?;
        Some(Switched { what: Switch::from_word(word)?, on: Argument::read(on)? })
    }
}

impl Argument for Offer {
    fn write(&self) -> String {
        self.word().to_owned()
    }

    fn read(text: &str) -> Option<Offer> {
        Offer::from_word(text)
    }
}

impl Argument for Draft {
    fn write(&self) -> String {
        Draft::write(self)
    }

    fn read(text: &str) -> Option<Draft> {
        Draft::read(text)
    }
}

impl Argument for Within {
    fn write(&self) -> String {
        format!("{}.{}", self.lesson, self.what)
    }

    fn read(text: &str) -> Option<Within> {
        let (lesson, what) = text.split_once('.')?;
        Some(Within { lesson: lesson.to_owned(), what: what.to_owned() })
    }
}

impl Argument for Later {
    fn write(&self) -> String {
        format!("{}.{}", self.snooze.word(), self.stamp)
    }

    fn read(text: &str) -> Option<Later> {
        let (word, stamp) = text.split_once('.')?;
        Some(Later { snooze: Snooze::from_word(word)?, stamp: stamp.to_owned() })
    }
}

impl Argument for UserId {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<UserId> {
        UserId::read(text, 10)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::TimeControl;
    use crate::rules::Variant;

    fn draft() -> Draft {
        Draft { variant: Variant::STANDARD, time: TimeControl::USUAL, rated: true, people: vec![UserId(7)] }
    }

    #[test]
    fn every_id_ever_written_is_read_and_written_the_same() {
        let challenge = |press| Press::Challenge { challenge: GameId(7), press };
        let person = |press| Press::Person { on: Mark::game(GameId(7), 3), press };
        let settings = Press::Settings;
        let server = Press::Server;
        let switch = |what, on| settings(ForSettings::Switch(Switched { what, on }));
        let game = |press| Press::Game { game: GameId(7), seq: 3, press };
        let later = |snooze, stamp: &str| ForGame::Snooze(Later { snooze, stamp: stamp.to_owned() });
        let text = str::to_owned;
        let within = |what: &str| Within { lesson: text("first"), what: text(what) };
        let known = [
            ("accept", challenge(ForChallenge::Accept)),
            ("decline", challenge(ForChallenge::Decline)),
            ("why", challenge(ForChallenge::Why)),
            ("withdraw", challenge(ForChallenge::Withdraw)),
            ("fill", challenge(ForChallenge::Fill)),
            ("rules", challenge(ForChallenge::Rules)),
            ("mine", person(ForPerson::Mine)),
            ("next", person(ForPerson::Next)),
            ("finished:2", person(ForPerson::Finished(2))),
            ("away", person(ForPerson::Away)),
            ("forget", person(ForPerson::Forget)),
            ("cancel", person(ForPerson::Cancel)),
            ("topic", person(ForPerson::Topic)),
            ("learn", person(ForPerson::Learn)),
            ("learn-anew:first", person(ForPerson::LearnAnew(text("first")))),
            ("step:first.walk", person(ForPerson::Step(within("walk")))),
            ("try:first.walk.a1-c3", person(ForPerson::Try(within("walk.a1-c3")))),
            ("guided:first", person(ForPerson::Guided(text("first")))),
            ("guided-unit:first.d1", person(ForPerson::GuidedUnit(within("d1")))),
            ("guided-move:first.d1-d3", person(ForPerson::GuidedMove(within("d1-d3")))),
            ("guided-back:first", person(ForPerson::GuidedBack(text("first")))),
            ("guided-anew:first", person(ForPerson::GuidedAnew(text("first")))),
            ("learn-leave", person(ForPerson::LearnLeave)),
            ("play-murus", person(ForPerson::PlayMurus)),
            ("against:Tiro", person(ForPerson::Against(text("Tiro")))),
            ("exhibit", person(ForPerson::Exhibit)),
            ("friend", person(ForPerson::Friend)),
            ("friend-chosen", person(ForPerson::ChooseFriend)),
            ("game:a1-c2,e2", person(ForPerson::ChooseGame(text("a1-c2,e2")))),
            ("game:", person(ForPerson::ChooseGame(String::new()))),
            ("game:1:2:3", person(ForPerson::ChooseGame(text("1:2:3")))),
            ("open", person(ForPerson::Open)),
            ("ask-variant:standard.3d+1d/5d.rated.7", person(ForPerson::AskVariant(draft()))),
            ("ask-time:standard.3d+1d/5d.rated.7", person(ForPerson::AskTime(draft()))),
            ("ask-who:standard.3d+1d/5d.rated.7", person(ForPerson::AskWho(draft()))),
            ("ask-rated:standard.3d+1d/5d.rated.7", person(ForPerson::AskRated(draft()))),
            ("ask-send:standard.3d+1d/5d.rated.7", person(ForPerson::AskSend(draft()))),
            ("settings", settings(ForSettings::Show)),
            ("set-notify", settings(ForSettings::Notify)),
            ("set-quiet", settings(ForSettings::Quiet)),
            ("set-quiet-typed", settings(ForSettings::QuietTyped)),
            ("zones", settings(ForSettings::Zones)),
            ("zone-region", settings(ForSettings::Region)),
            ("set-zone", settings(ForSettings::Zone)),
            ("set-zone-typed", settings(ForSettings::ZoneTyped)),
            ("switch:saved.on", switch(Switch::Saved, true)),
            ("switch:confirms.off", switch(Switch::Confirms, false)),
            ("switch:text.on", switch(Switch::Text, true)),
            ("vacation", settings(ForSettings::Vacation)),
            ("leave", settings(ForSettings::Leave)),
            ("come-back", settings(ForSettings::ComeBack)),
            ("blocks", settings(ForSettings::Blocks)),
            ("block", settings(ForSettings::Block)),
            ("unblock", settings(ForSettings::Unblock)),
            ("my-data", settings(ForSettings::Data)),
            ("export-data", settings(ForSettings::Export)),
            ("server", server(ForServer::Show)),
            ("server-channels", server(ForServer::Channels)),
            ("server-role", server(ForServer::Role)),
            ("server-variant", server(ForServer::Variant)),
            ("server-time", server(ForServer::Time)),
            ("server-languages", server(ForServer::Languages)),
            ("server-language", server(ForServer::Language)),
            ("server-desk:on", server(ForServer::Desk(true))),
            ("server-desk:off", server(ForServer::Desk(false))),
            ("units", game(ForGame::Units)),
            ("unit", game(ForGame::ChooseUnit)),
            ("target", game(ForGame::ChooseMove)),
            ("pair:a1", game(ForGame::ChoosePair(text("a1")))),
            ("play:b4xxb5", game(ForGame::Confirm(text("b4xxb5")))),
            ("swap", game(ForGame::Swap)),
            ("view", game(ForGame::View)),
            ("more", game(ForGame::More)),
            ("history", game(ForGame::History)),
            ("resign", game(ForGame::Resign)),
            ("resign-yes", game(ForGame::ConfirmResign)),
            ("hint", game(ForGame::Hint)),
            ("review", game(ForGame::Review)),
            ("lesson", game(ForGame::Lesson)),
            ("rematch", game(ForGame::Rematch)),
            ("later:3h.turn", game(later(Snooze::Hours, "turn"))),
            ("later:tonight.1789", game(later(Snooze::Tonight, "1789"))),
            ("later:tomorrow.most", game(later(Snooze::Tomorrow, "most"))),
            ("mute", game(ForGame::Mute)),
            ("offer:draw", game(ForGame::Offer(Offer::Draw))),
            ("offer:takeback", game(ForGame::Offer(Offer::Takeback))),
            ("back", game(ForGame::TakeBack)),
            ("agree", game(ForGame::Agree)),
            ("refuse", game(ForGame::Refuse)),
            ("abort", game(ForGame::Abort)),
            ("abort-yes", game(ForGame::ConfirmAbort)),
            ("give", game(ForGame::Give)),
            ("plans", game(ForGame::Plans)),
            ("if:", game(ForGame::Foresee(String::new()))),
            ("if:b4-d4 b4xc5 b4", game(ForGame::Foresee(text("b4-d4 b4xc5 b4")))),
            ("then:", game(ForGame::ForeseeNext(String::new()))),
            ("then:b4-d4 b4", game(ForGame::ForeseeNext(text("b4-d4 b4")))),
            ("plan:b4-d4 b4xc5", game(ForGame::Plan(text("b4-d4 b4xc5")))),
            ("unplan:9223372036854775807", game(ForGame::Unplan(i64::MAX))),
            ("export", game(ForGame::Export)),
            ("ratings", game(ForGame::Ratings)),
            ("go-on", game(ForGame::GoOn)),
            ("follow", game(ForGame::Follow)),
            ("follow-end", game(ForGame::FollowEnd)),
            ("follow-every", game(ForGame::FollowEvery)),
            ("unfollow", game(ForGame::Unfollow)),
            ("forget-ask", person(ForPerson::AskForget)),
            ("from:a10", game(ForGame::From(text("a10")))),
            ("to:a1-c2,e2", game(ForGame::To(text("a1-c2,e2")))),
            ("put-off:turn", game(ForGame::PutOff(text("turn")))),
            ("resign-by:18446744073709551615", game(ForGame::ResignAs(UserId(u64::MAX)))),
        ];
        for (action, press) in known {
            let id = format!("1:7:3:{action}");
            assert_eq!(Press::read(&id), Some(press.clone()), "{id}");
            let written = match &press {
                Press::Challenge { press, .. } => Mark::game(GameId(7), 3).id(press),
                Press::Person { press, .. } => Mark::game(GameId(7), 3).id(press),
                Press::Settings(press) => Mark::game(GameId(7), 3).id(press),
                Press::Server(press) => Mark::game(GameId(7), 3).id(press),
                Press::Game { press, .. } => Mark::game(GameId(7), 3).id(press),
            };
            assert_eq!(written, id);
        }
    }

    #[test]
    fn what_cannot_be_undone_asks_first_where_others_see_it() {
        let among_others = |action: &str| {
            let press = Press::read(&format!("1:7:3:{action}")).expect("a word that is known").among_others();
            match press {
                Press::Challenge { press, .. } => press.to_string(),
                Press::Person { press, .. } => press.to_string(),
                Press::Settings(press) => press.to_string(),
                Press::Server(press) => press.to_string(),
                Press::Game { press, .. } => press.to_string(),
            }
        };
        for (action, question) in [("resign-yes", "resign"), ("abort-yes", "abort"), ("forget", "forget-ask")] {
            assert_eq!(among_others(action), question);
            assert_eq!(among_others(question), question, "a question is asked, and asks no other");
        }
        for own in ["agree", "swap", "play:a1-c3", "withdraw", "resign-by:5"] {
            assert_eq!(among_others(own), own);
        }
    }

    #[test]
    fn marks_are_written_as_ever() {
        assert_eq!(Mark::NOTHING.to_string(), "1:0:0:");
        assert_eq!(Mark::lesson(12).to_string(), "1:0:12:");
        assert_eq!(Mark::game(GameId(i64::MAX), u32::MAX).to_string(), "1:9223372036854775807:4294967295:");
        assert_eq!(Mark::challenge(GameId(7)).to_string(), "1:7:0:");
        assert_eq!(Mark::desk(DeskId(8)).to_string(), "1:8:0:");
        assert_eq!(Mark::player(PlayerId(9)).to_string(), "1:9:0:");
    }

    #[test]
    fn the_next_game_is_the_one_after_the_game_that_is_shown() {
        assert_eq!((Mark::NOTHING.shown(), Mark::lesson(12).shown()), (None, None));
        assert_eq!(Mark::game(GameId(7), 0).shown(), Some(GameId(7)));
    }

    #[test]
    fn foreign_ids_are_not_understood() {
        for id in [
            "",
            "1",
            "1:2",
            "1:2:3",
            "1:2:3:nothing",
            "2:2:3:view",
            "1:x:3:view",
            "1:2:3:view:more",
            "1:2:3:play",
            "1:2:3:offer:peace",
            "1:2:3:unplan:all",
            "1:2:3:resign-by:all",
            "1:2:3:switch:text.maybe",
            "1:2:3:server-desk",
            "1:2:3:later:soon.turn",
            "1:2:3:later:3h",
            "1:2:-3:view",
        ] {
            assert_eq!(Press::read(id), None, "{id}");
        }
    }
}
