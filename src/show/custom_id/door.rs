//! Decides who may use a press, and whether it may arrive from Discord or from a web page. Anyone
//! can send any custom id in any way, so one function decides for all of them.

use crate::game::{ContestId, GameId};

/// The place from which a press arrives: Discord, or a kind of web page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Door {
    /// A message on Discord.
    Discord,
    /// A web page that is not about a game. Its reader is signed in.
    Home,
    /// The web page of a game.
    Table {
        /// The game of the page.
        game: GameId,
        /// True if the person who presses plays in this game.
        seated: bool,
    },
}

/// The data that a press shows or changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PressReach {
    /// The presser's own settings, puzzles, lists and data.
    Own,
    /// Another game of the presser, or a new game.
    Other,
    /// A game to be looked at, or the presser's private notes about it.
    Sight,
    /// A game in which the presser moves, or acts as a player in another way.
    Play,
    /// A new game of the same players in the server of the game, such as a rematch.
    Again,
    /// A part of the game that is shown to others in the server of the game.
    Share,
    /// A challenge, which other people may be waiting for.
    Challenge,
    /// The presser's own entry in a contest, or the games to which they challenge others there.
    Entry,
    /// The channel of the message with the button.
    Channel,
    /// The settings of a server.
    Server,
}

/// The game, challenge or contest that a press is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PressSubject {
    /// The game or challenge with this key.
    Game(GameId),
    /// The contest with this key.
    Contest(ContestId),
}

/// The people who may use a press. The `service` module refuses all others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Users {
    /// Any person.
    All,
    /// People who may look at the game (`service::play::sight`).
    Lookers,
    /// The players of the game. For the chair of a channel, those who may vote.
    Players,
    /// Members of the server of this game, challenge or contest. Discord is asked who is a member.
    Members(PressSubject),
    /// Members of the server in whose channel the press is made, as far as the server's settings
    /// allow.
    Present,
    /// People who may manage the server.
    Managers,
}

/// The reason why a press is refused because of the place from which it arrives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shut {
    /// The press is about another game than the web page from which it arrives.
    Unknown,
    /// The press is not allowed from this web page.
    Outside,
}

/// Returns the people who may use a press that acts on `reach`. `about` is the press's game,
/// challenge or contest, if it has one. Fails if the press may not arrive through this door.
pub(super) fn decide_users(
    reach: PressReach,
    about: Option<PressSubject>,
    door: Door,
) -> Result<Users, Shut> {
    match (reach, door) {
        (_, Door::Table { game, .. }) if matches!(about, Some(PressSubject::Game(key)) if key != game) => {
            Err(Shut::Unknown)
        }
        (PressReach::Other | PressReach::Challenge | PressReach::Entry, Door::Table { .. }) => {
            Err(Shut::Outside)
        }
        (PressReach::Channel | PressReach::Server, Door::Home | Door::Table { .. }) => {
            Err(Shut::Outside)
        }
        (PressReach::Again | PressReach::Share, Door::Table { seated: false, .. }) => {
            Err(Shut::Outside)
        }
        (PressReach::Own | PressReach::Other, _) => Ok(Users::All),
        (PressReach::Sight, _) => Ok(Users::Lookers),
        (PressReach::Play, _) => Ok(Users::Players),
        (PressReach::Again | PressReach::Share | PressReach::Challenge, _) => {
            Ok(about.map_or(Users::All, Users::Members))
        }
        (PressReach::Entry, Door::Home) => Ok(about.map_or(Users::All, Users::Members)),
        (PressReach::Channel | PressReach::Entry, Door::Discord) => Ok(Users::Present),
        (PressReach::Server, Door::Discord) => Ok(Users::Managers),
    }
}
