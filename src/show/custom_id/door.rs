//! Decides who may use a press, and from where. Anyone can send any custom id through any door, so
//! one function decides for all of them.

use crate::game::GameId;

/// The way by which a press arrives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Door {
    /// Discord.
    Discord,
    /// A page that is not about a game. Its reader is signed in.
    Home,
    /// The page of a game.
    Table {
        /// The game.
        game: GameId,
        /// True if the presser plays in this game.
        seated: bool,
    },
}

/// The part of Murus that a press acts on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PressReach {
    /// The presser's own settings, puzzles, lists and data.
    Own,
    /// Another game of the presser, or a new one.
    Other,
    /// A look at a game, or the presser's private notes about it.
    Sight,
    /// A move or another act of a player in a game.
    Play,
    /// A rematch or another new game of these players, in the server of the game.
    Again,
    /// A message that shows something of the game to others in its server.
    Share,
    /// A challenge that others wait for.
    Challenge,
    /// The channel that the message is in.
    Channel,
    /// The settings of a server.
    Server,
}

/// The people who may use a press. A use case of `service` refuses all others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Users {
    /// Any person.
    All,
    /// People who may look at the game (`service::play::sight`).
    Lookers,
    /// The players of the game.
    Players,
    /// Members of the server of the game or challenge with this key. Discord is asked.
    Members(GameId),
    /// Members of the server of the channel, as far as the server's settings allow.
    Present,
    /// People who may manage the server.
    Managers,
}

/// The reason why a press is refused at its door.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shut {
    /// The page is about another game.
    Unknown,
    /// The press works only on Discord.
    Outside,
}

/// Returns the people who may use a press with this reach, about the game or challenge with this
/// key. Fails if the press is not allowed through this door at all.
pub(super) fn decide_users(
    reach: PressReach,
    key: Option<GameId>,
    door: Door,
) -> Result<Users, Shut> {
    match (reach, door) {
        (_, Door::Table { game, .. }) if key.is_some_and(|key| key != game) => Err(Shut::Unknown),
        (PressReach::Other | PressReach::Challenge, Door::Table { .. }) => Err(Shut::Outside),
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
            Ok(key.map_or(Users::All, Users::Members))
        }
        (PressReach::Channel, Door::Discord) => Ok(Users::Present),
        (PressReach::Server, Door::Discord) => Ok(Users::Managers),
    }
}
