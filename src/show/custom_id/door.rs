//! The doors by which presses come in. Anyone can send any id through each, so one function decides
//! what comes through and who may use it.

use crate::game::GameId;

/// Where a press comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Door {
    /// Discord.
    Discord,
    /// A page of a person who is signed in, about no game.
    Home,
    /// The page of a game.
    Table {
        /// The game.
        game: GameId,
        /// Whether the presser plays in it.
        seated: bool,
    },
}

/// What a press reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// What is the presser's own.
    Own,
    /// A game of the presser's that is not the one on the page, or a new one.
    Other,
    /// The sight of a game, and what the presser notes about it alone.
    Sight,
    /// A game, by the hands of its players.
    Play,
    /// The server of a game, by its players: something begins there.
    Again,
    /// The server of a game: others there are shown something.
    Share,
    /// A challenge, for which others wait.
    Challenge,
    /// The channel of the message.
    Channel,
    /// The settings of a server.
    Server,
}

/// Who may use a press that came through its door.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Users {
    /// Everybody.
    All,
    /// Who may look at the game, as `service::play::sight` says.
    Lookers,
    /// Who plays in the game, as the game says.
    Players,
    /// Who is in the server of the game or challenge with this key, as Discord says.
    Members(GameId),
    /// Who is in the server of the channel; the rules of the server say who of them.
    Present,
    /// Who manages the server.
    Managers,
}

/// Why a press does not come through its door.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shut {
    /// The page is about another game: it knows no such game.
    Unknown,
    /// It counts on Discord alone.
    Outside,
}

/// Returns who may use a press with this reach about the game or challenge with this key, or why it
/// does not come through its door. A use case refuses others even where the press comes through.
pub(super) fn decide(reach: Reach, key: Option<GameId>, door: Door) -> Result<Users, Shut> {
    match (reach, door) {
        (_, Door::Table { game, .. }) if key.is_some_and(|key| key != game) => Err(Shut::Unknown),
        (Reach::Other | Reach::Challenge, Door::Table { .. }) => Err(Shut::Outside),
        (Reach::Channel | Reach::Server, Door::Home | Door::Table { .. }) => Err(Shut::Outside),
        (Reach::Again | Reach::Share, Door::Table { seated: false, .. }) => Err(Shut::Outside),
        (Reach::Own | Reach::Other, _) => Ok(Users::All),
        (Reach::Sight, _) => Ok(Users::Lookers),
        (Reach::Play, _) => Ok(Users::Players),
        (Reach::Again | Reach::Share | Reach::Challenge, _) => Ok(key.map_or(Users::All, Users::Members)),
        (Reach::Channel, Door::Discord) => Ok(Users::Present),
        (Reach::Server, Door::Discord) => Ok(Users::Managers),
    }
}
