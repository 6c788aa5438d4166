//! Decides for each press who may use it, and from which door: Discord or a kind of web page.

use super::door::{Door, PressReach, PressSubject, Shut, Users, decide_users};
use super::{ForContest, Press};

impl Press {
    /// Returns the people who may use this press if it arrives through `door`. Fails with the
    /// reason if the press may not arrive through that door.
    pub fn users_through(&self, door: Door) -> Result<Users, Shut> {
        decide_users(self.reach(), self.subject(), door)
    }

    /// Returns the game or challenge that the press is about, or the contest in which the presser
    /// has an entry; `None` for all other presses.
    fn subject(&self) -> Option<PressSubject> {
        match self {
            Press::Challenge { challenge, .. } => Some(PressSubject::Game(*challenge)),
            Press::Game { game, .. } => Some(PressSubject::Game(*game)),
            Press::Contest(
                ForContest::Join(id)
                | ForContest::Leave(id)
                | ForContest::Break(id)
                | ForContest::Reach(id),
            ) => Some(PressSubject::Contest(*id)),
            Press::Contest(ForContest::ReachPage(at)) => Some(PressSubject::Contest(at.contest)),
            Press::Contest(ForContest::ClimbTo(at)) => Some(PressSubject::Contest(at.contest)),
            Press::Contest(ForContest::AtOnce(at)) => Some(PressSubject::Contest(at.contest)),
            Press::Person { .. }
            | Press::Lesson { .. }
            | Press::Start { .. }
            | Press::Puzzle(_)
            | Press::Settings(_)
            | Press::Server(_)
            | Press::Contest(_) => None,
        }
    }

    /// Returns the kind of data that this press shows or changes.
    fn reach(&self) -> PressReach {
        match self {
            Press::Challenge { press, .. } => press.reach(),
            Press::Person { press, .. } => press.reach(),
            Press::Lesson { press, .. } => press.reach(),
            Press::Start { press, .. } => press.reach(),
            Press::Puzzle(press) => press.reach(),
            Press::Settings(press) => press.reach(),
            Press::Server(press) => press.reach(),
            Press::Contest(press) => press.reach(),
            Press::Game { press, .. } => press.reach(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;

    use super::*;
    use crate::game::{ContestId, GameId};
    use crate::show::custom_id::{
        ForChallenge, ForGame, ForLesson, ForPerson, ForPuzzle, ForServer, ForSettings, ForStart,
    };
    use expect_test::expect_file;

    /// A person who presses in the test: a player of the game, an onlooker or a manager in its
    /// server, a player who was sent away, or a stranger.
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

    /// Returns true if this person may use a press with this reach that arrives through `door`.
    fn may(reach: PressReach, about: Option<PressSubject>, door: Door, by: Presser) -> bool {
        let on_discord = door == Door::Discord;
        let reads = matches!(door, Door::Table { .. });
        match decide_users(reach, about, door) {
            Err(_) => false,
            Ok(Users::All) => true,
            Ok(Users::Lookers) => by.seated || reads || on_discord && by.inside,
            Ok(Users::Players) => by.seated,
            // Only players ask for a rematch.
            Ok(Users::Members(_)) => by.inside && (by.seated || reach != PressReach::Again),
            Ok(Users::Present) => by.inside,
            Ok(Users::Managers) => by.manages,
        }
    }

    #[test]
    fn every_press_says_who_may_use_it_by_which_door() {
        let game = GameId(7);
        let here = Some(PressSubject::Game(game));
        let contest = Some(PressSubject::Contest(ContestId(9)));
        let about = [
            (ForChallenge::WORDS, here),
            (ForPerson::WORDS, None),
            (ForLesson::WORDS, None),
            (ForStart::WORDS, None),
            (ForPuzzle::WORDS, None),
            (ForSettings::WORDS, None),
            (ForServer::WORDS, None),
            (ForContest::WORDS, contest),
            (ForGame::WORDS, here),
        ];
        let mut table = "P a player, O an onlooker in the server, M its manager, A a player who was sent away, \
            S a stranger\n\npress                Discord  its page  own page  another game's page\n"
            .to_owned();
        let all = about
            .iter()
            .flat_map(|(words, at)| words.iter().map(move |(word, reach)| (word, *reach, *at)));
        for (word, reach, at) in all {
            let doors = |seated| {
                [
                    Door::Discord,
                    Door::Table { game, seated },
                    Door::Home,
                    Door::Table { game: GameId(8), seated },
                ]
            };
            let who = |n: usize| {
                let may =
                    PRESSERS.into_iter().filter(|by| may(reach, at, doors(by.seated)[n], *by));
                may.map(|by| by.letter).collect::<String>()
            };
            let line = format!("{word:<20} {:<8} {:<9} {:<9} {}", who(0), who(1), who(2), who(3));
            let _ = writeln!(table, "{}", line.trim_end());
        }
        expect_file!["../../../tests/data/doors.txt"].assert_eq(&table);
    }
}
