//! Arguments of presses, and their text in custom ids.

use murus_gallicus::{Seat, Variant};

use crate::game::{ContestId, Fared, GameId, Offer, SiegeId};
use crate::ids::UserId;
use crate::service::{AtOpening, AtPuzzle, LineSpot, Snooze, WishedAct};
use crate::show::draft::{Bout, Draft, Duel};
use crate::store::showings::{read_replies, write_replies};
use crate::store::{PersonalSetting, ServerSetting, ShownPage};

/// A request to repeat a ping later. The stamp tells the message of the ping from other messages
/// about the same board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Later {
    /// The time for which the ping is put off.
    pub snooze: Snooze,
    /// The stamp of the message of the ping.
    pub stamp: String,
}

/// A position to which a button leads while a person looks through a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ViewedPly {
    /// The number of plies before the position.
    pub ply: usize,
    /// The side at the bottom of the board, or the side that continues from the position.
    pub side: Seat,
}

/// A choice that a person made in a lesson, a puzzle or a tried line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct At<T> {
    /// The lesson, or the position of a puzzle, game or line, in which the choice was made.
    pub at: T,
    /// The chosen cell, move, step or word; empty if there is nothing to choose.
    pub what: String,
}

/// A position in a proof that a side wins by force, given by the loser's replies so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InProof {
    /// The number of plies of the game after which the proof begins.
    pub ply: usize,
    /// The loser's replies so far, each by its index in the ordered list of all moves of its
    /// position.
    pub replies: Vec<u32>,
    /// The cell of the loser's unit that was chosen; `None` if none was.
    pub unit: Option<String>,
}

/// A page of a list about a contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ContestPage {
    /// The contest.
    pub contest: ContestId,
    /// The number of the page, from 0.
    pub page: usize,
}

/// A person of a contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ContestPerson {
    /// The contest.
    pub contest: ContestId,
    /// The person.
    pub person: UserId,
}

/// A game that a contest pairs, and a result for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FixtureResult {
    /// The contest.
    pub contest: ContestId,
    /// The number of the fixture.
    pub n: i64,
    /// The result of its first player.
    pub fared: Fared,
}

/// A personal setting and its new value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SettingTo {
    /// The personal setting.
    pub setting: PersonalSetting,
    /// The word of the new value.
    pub value: &'static str,
}

/// A league and the number of its games that a person plays at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GamesAtOnce {
    /// The season of the league.
    pub contest: ContestId,
    /// The number of games.
    pub games: usize,
}

/// A setting of a server and whether it is switched on or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ServerSwitch {
    /// The setting of the server.
    pub setting: ServerSetting,
    /// True if the setting is switched on.
    pub on: bool,
}

/// A value that is written in a custom id, after the word of a press.
pub(super) trait Argument: Sized {
    /// The number of dots in the written value. It matters only if a choice follows the value.
    const DOTS: usize = 0;

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

impl Argument for ContestId {
    fn write(&self) -> String {
        self.0.to_string()
    }

    fn read(text: &str) -> Option<ContestId> {
        text.parse().ok().map(ContestId)
    }
}

impl Argument for GameId {
    fn write(&self) -> String {
        self.0.to_string()
    }

    fn read(text: &str) -> Option<GameId> {
        text.parse().ok().map(GameId)
    }
}

impl Argument for ContestPage {
    fn write(&self) -> String {
        format!("{}.{}", self.contest.write(), self.page)
    }

    fn read(text: &str) -> Option<ContestPage> {
        let (contest, page) = text.split_once('.')?;
        Some(ContestPage { contest: Argument::read(contest)?, page: page.parse().ok()? })
    }
}

impl Argument for ContestPerson {
    fn write(&self) -> String {
        format!("{}.{}", self.contest.write(), self.person.write())
    }

    fn read(text: &str) -> Option<ContestPerson> {
        let (contest, person) = text.split_once('.')?;
        Some(ContestPerson { contest: Argument::read(contest)?, person: Argument::read(person)? })
    }
}

impl Argument for FixtureResult {
    fn write(&self) -> String {
        format!("{}.{}.{}", self.contest.write(), self.n, self.fared.word())
    }

    fn read(text: &str) -> Option<FixtureResult> {
        let (contest, rest) = text.split_once('.')?;
        let (n, fared) = rest.split_once('.')?;
        Some(FixtureResult {
            contest: Argument::read(contest)?,
            n: n.parse().ok()?,
            fared: Fared::from_word(fared)?,
        })
    }
}

impl Argument for GamesAtOnce {
    fn write(&self) -> String {
        format!("{}.{}", self.contest.write(), self.games)
    }

    fn read(text: &str) -> Option<GamesAtOnce> {
        let (contest, games) = text.split_once('.')?;
        Some(GamesAtOnce { contest: Argument::read(contest)?, games: games.parse().ok()? })
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

impl Argument for PersonalSetting {
    fn write(&self) -> String {
        self.word().to_owned()
    }

    fn read(text: &str) -> Option<PersonalSetting> {
        PersonalSetting::from_word(text)
    }
}

impl Argument for ServerSetting {
    fn write(&self) -> String {
        self.word().to_owned()
    }

    fn read(text: &str) -> Option<ServerSetting> {
        ServerSetting::from_word(text)
    }
}

impl Argument for ServerSwitch {
    fn write(&self) -> String {
        format!("{}.{}", self.setting.word(), self.on.write())
    }

    fn read(text: &str) -> Option<ServerSwitch> {
        let (setting, on) = text.split_once('.')?;
        Some(ServerSwitch { setting: Argument::read(setting)?, on: Argument::read(on)? })
    }
}

impl Argument for SettingTo {
    fn write(&self) -> String {
        format!("{}.{}", self.setting.word(), self.value)
    }

    fn read(text: &str) -> Option<SettingTo> {
        let (setting, value) = text.split_once('.')?;
        let setting: PersonalSetting = Argument::read(setting)?;
        let value = setting.values().into_iter().find(|word| *word == value)?;
        Some(SettingTo { setting, value })
    }
}

impl Argument for WishedAct {
    fn write(&self) -> String {
        self.word().to_owned()
    }

    fn read(text: &str) -> Option<WishedAct> {
        WishedAct::from_word(text)
    }
}

impl Argument for Offer {
    fn write(&self) -> String {
        self.word().to_owned()
    }

    fn read(text: &str) -> Option<Offer> {
        // People do not ask for time: the program does it for them.
        Offer::from_word(text).filter(|offer| *offer != Offer::Time)
    }
}

impl Argument for Variant {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<Variant> {
        text.parse().ok()
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

impl Argument for Duel {
    fn write(&self) -> String {
        Duel::write(self)
    }

    fn read(text: &str) -> Option<Duel> {
        Duel::read(text)
    }
}

impl Argument for Bout {
    fn write(&self) -> String {
        Bout::write(self)
    }

    fn read(text: &str) -> Option<Bout> {
        Bout::read(text)
    }
}

impl Argument for usize {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<usize> {
        text.parse().ok()
    }
}

impl Argument for Seat {
    fn write(&self) -> String {
        self.word().to_owned()
    }

    fn read(text: &str) -> Option<Seat> {
        Seat::from_word(text)
    }
}

impl Argument for ViewedPly {
    const DOTS: usize = 1;

    fn write(&self) -> String {
        format!("{}.{}", self.ply, self.side.word())
    }

    fn read(text: &str) -> Option<ViewedPly> {
        let (ply, side) = text.split_once('.')?;
        Some(ViewedPly { ply: ply.parse().ok()?, side: Seat::from_word(side)? })
    }
}

impl Argument for LineSpot {
    fn write(&self) -> String {
        match self {
            LineSpot::Game(ply) => format!("g{ply}"),
            LineSpot::Line(id, shown) => format!("l{id}@{shown}"),
        }
    }

    fn read(text: &str) -> Option<LineSpot> {
        if let Some(ply) = text.strip_prefix('g') {
            return Some(LineSpot::Game(ply.parse().ok()?));
        }
        let (id, shown) = text.strip_prefix('l')?.split_once('@')?;
        Some(LineSpot::Line(id.parse().ok()?, shown.parse().ok()?))
    }
}

impl Argument for AtPuzzle {
    const DOTS: usize = 2;

    fn write(&self) -> String {
        let siege = self.siege.map_or_else(String::new, |siege| siege.0.to_string());
        format!("{}.{siege}.{}", self.puzzle, write_replies(&self.played))
    }

    fn read(text: &str) -> Option<AtPuzzle> {
        let mut parts = text.splitn(3, '.');
        let puzzle = parts.next()?.to_owned();
        let siege = match parts.next()? {
            "" => None,
            key => Some(SiegeId(key.parse().ok()?)),
        };
        Some(AtPuzzle { puzzle, siege, played: read_replies(parts.next()?)? })
    }
}

impl<T: Argument> Argument for At<T> {
    fn write(&self) -> String {
        format!("{}.{}", self.at.write(), self.what)
    }

    fn read(text: &str) -> Option<At<T>> {
        let (dot, _) = text.match_indices('.').nth(T::DOTS)?;
        Some(At { at: T::read(&text[..dot])?, what: text[dot + 1..].to_owned() })
    }
}

impl Argument for ShownPage {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<ShownPage> {
        ShownPage::read(text)
    }
}

impl Argument for InProof {
    fn write(&self) -> String {
        format!(
            "{}.{}.{}",
            self.ply,
            write_replies(&self.replies),
            self.unit.as_deref().unwrap_or_default()
        )
    }

    fn read(text: &str) -> Option<InProof> {
        let mut parts = text.splitn(3, '.');
        let ply = parts.next()?.parse().ok()?;
        let replies = read_replies(parts.next()?)?;
        let unit = parts.next()?;
        Some(InProof { ply, replies, unit: Some(unit.to_owned()).filter(|unit| !unit.is_empty()) })
    }
}

impl Argument for AtOpening {
    fn write(&self) -> String {
        format!("{}.{}", self.variant, write_replies(&self.played))
    }

    fn read(text: &str) -> Option<AtOpening> {
        let (variant, played) = text.split_once('.')?;
        Some(AtOpening { variant: variant.parse().ok()?, played: read_replies(played)? })
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
