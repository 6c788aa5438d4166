//! The doors by which presses come in: anyone can send any id through each, so one function decides
//! what comes through and who may use it.

use super::Press;
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
    /// The server of a game, by its players.
    Table,
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

impl Press {
    /// Who may use this press that came through a door, or why it does not come through. Where it
    /// comes through, the others are refused by what it asks for.
    pub fn through(&self, door: Door) -> Result<Users, Shut> {
        through(self.reach(), self.key(), door)
    }

    /// The key of the game or challenge that it is about.
    fn key(&self) -> Option<GameId> {
        match self {
            Press::Challenge { challenge, .. } => Some(*challenge),
            Press::Game { game, .. } => Some(*game),
            Press::Person { .. } | Press::Puzzle(_) | Press::Settings(_) | Press::Server(_) => None,
        }
    }

    /// What it reaches.
    fn reach(&self) -> Reach {
        match self {
            Press::Challenge { press, .. } => press.reach(),
            Press::Person { press, .. } => press.reach(),
            Press::Puzzle(press) => press.reach(),
            Press::Settings(press) => press.reach(),
            Press::Server(press) => press.reach(),
            Press::Game { press, .. } => press.reach(),
        }
    }
}

/// Who may use a press that reaches so far and is about the game or challenge with this key.
fn through(reach: Reach, key: Option<GameId>, door: Door) -> Result<Users, Shut> {
    match (reach, door) {
        (_, Door::Table { game, .. }) if key.is_some_and(|key| key != game) => Err(Shut::Unknown),
        (Reach::Other | Reach::Challenge, Door::Table { .. }) => Err(Shut::Outside),
        (Reach::Channel | Reach::Server, Door::Home | Door::Table { .. }) => Err(Shut::Outside),
        (Reach::Table, Door::Table { seated: false, .. }) => Err(Shut::Outside),
        (Reach::Own | Reach::Other, _) => Ok(Users::All),
        (Reach::Sight, _) => Ok(Users::Lookers),
        (Reach::Play, _) => Ok(Users::Players),
        (Reach::Table | Reach::Challenge, _) => Ok(key.map_or(Users::All, Users::Members)),
        (Reach::Channel, Door::Discord) => Ok(Users::Present),
        (Reach::Server, Door::Discord) => Ok(Users::Managers),
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;

    use super::*;
    use crate::show::custom_id::{ForChallenge, ForGame, ForPerson, ForPuzzle, ForServer, ForSettings};
    use expect_test::expect_file;

    /// Who presses: a player of the game, an onlooker and a manager in its server, a player who was
    /// sent away, and a stranger.
    #[derive(Clone, Copy)]
    struct Presser {
        letter: char,
        seated: bool,
        inside: bool,
        manages: bool,
    }

    const PRESSERS: [Presser; 5] = [
        Presser { letter: 'P', seated: true, inside: true, manages: false },
        Presser { letter: 'O', seated: false, inside: true, manages: false },
        Presser { letter: 'M', seated: false, inside: true, manages: true },
        Presser { letter: 'A', seated: true, inside: false, manages: false },
        Presser { letter: 'S', seated: false, inside: false, manages: false },
    ];

    /// Whether a person may use a press that reaches so far, through a door.
    fn may(reach: Reach, key: Option<GameId>, door: Door, by: Presser) -> bool {
        let on_discord = door == Door::Discord;
        let reads = matches!(door, Door::Table { .. });
        match through(reach, key, door) {
            Err(_) => false,
            Ok(Users::All) => true,
            Ok(Users::Lookers) => by.seated || reads || on_discord && by.inside,
            Ok(Users::Players) => by.seated,
            Ok(Users::Members(_)) => by.inside && (by.seated || reach == Reach::Challenge),
            Ok(Users::Present) => by.inside,
            Ok(Users::Managers) => by.manages,
        }
    }

    #[test]
    fn every_press_says_who_may_use_it_by_which_door() {
        let game = GameId(7);
        let about = [
            (ForChallenge::WORDS, Some(game)),
            (ForPerson::WORDS, None),
            (ForPuzzle::WORDS, None),
            (ForSettings::WORDS, None),
            (ForServer::WORDS, None),
            (ForGame::WORDS, Some(game)),
        ];
        let mut table = "P a player, O an onlooker in the server, M its manager, A a player who was sent away, \
            S a stranger\n\npress                Discord  its page  own page  another game's page\n"
            .to_owned();
        let all = about.iter().flat_map(|(words, key)| words.iter().map(move |(word, reach)| (word, *reach, *key)));
        for (word, reach, key) in all {
            let doors = |seated| {
                [Door::Discord, Door::Table { game, seated }, Door::Home, Door::Table { game: GameId(8), seated }]
            };
            let who = |at: usize| {
                let may = PRESSERS.into_iter().filter(|by| may(reach, key, doors(by.seated)[at], *by));
                may.map(|by| by.letter).collect::<String>()
            };
            let line = format!("{word:<20} {:<8} {:<9} {:<9} {}", who(0), who(1), who(2), who(3));
            let _ = writeln!(table, "{}", line.trim_end());
        }
        expect_file!["../../../tests/data/doors.txt"].assert_eq(&table);
    }
}
