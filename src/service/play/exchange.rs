//! Games as the site Abstract Play records them. Its record is for finished games.

use murus_gallicus::abstract_play::{GameRecord, RecordFacts, RecordPlayer};
use murus_gallicus::{Reason, Seat};

use crate::game::{Chair, Game, Holder, PlayerId, Timestamp, Zone};
use crate::ids::UserId;
use crate::store::StoredGame;

/// The name of this site in a record.
const SITE: &str = "Murus";

/// The name of a player who is not known.
const NAMELESS: &str = "?";

/// The facts of an export that games do not hold: names, ids and its time.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    /// Returns the name of a person, if it is known.
    pub called: &'a (dyn Fn(UserId) -> Option<String> + Sync),
    /// Returns an id of a player that says nothing else about them. A player always has the same
    /// id, and no two players share one.
    pub code: &'a (dyn Fn(PlayerId) -> String + Sync),
    /// The time of the export.
    pub now: Timestamp,
}

/// Returns the record of a game. `None` while it runs.
pub(in crate::service) fn record_of(row: &StoredGame, teller: Teller<'_>) -> Option<GameRecord> {
    let game = &row.game;
    let unresolved = game.outcome()?.reason == Reason::Cancelled;
    let facts = RecordFacts {
        site: SITE.to_owned(),
        game: game.name.clone(),
        began: write_moment(game.started),
        ended: write_moment(game.ended_at()?),
        made: write_moment(teller.now),
        unrated: !game.terms.rated || game.is_annulled() || unresolved,
        players: list_players(game, |chair| {
            name_player(&game.chairs[chair], row.person(chair), teller)
        }),
    };
    GameRecord::new(game.line(), facts)
}

/// Returns the record of a finished game under this name, in which people have no names and no ids,
/// and times are the first moments of months. `None` while it runs.
pub(super) fn nameless_record(game: &Game, name: &str, now: Timestamp) -> Option<GameRecord> {
    let facts = RecordFacts {
        site: SITE.to_owned(),
        game: name.to_owned(),
        began: write_moment(month_of(game.started)),
        ended: write_moment(month_of(game.ended_at()?)),
        made: write_moment(month_of(now)),
        unrated: !game.terms.rated,
        players: list_players(game, |chair| match &game.chairs[chair] {
            Holder::Bot { level, .. } => name_bot(level),
            _ => RecordPlayer { name: NAMELESS.to_owned(), id: None, program: false },
        }),
    };
    GameRecord::new(game.line(), facts)
}

/// Lists the players of a game in the order of their seats at the end.
fn list_players(game: &Game, named: impl Fn(Chair) -> RecordPlayer) -> Vec<RecordPlayer> {
    Seat::ALL[..game.chairs.len()].iter().map(|&seat| named(game.chair_at(seat))).collect()
}

/// Returns the first moment of the month of a time, in UTC.
fn month_of(at: Timestamp) -> Timestamp {
    let (year, month, _) = Zone::UTC.date_at(at);
    Zone::UTC.midnight_of((year, month, 1))
}

/// Names the computer opponent at a level.
fn name_bot(level: &str) -> RecordPlayer {
    RecordPlayer {
        name: format!("Murus {level}"),
        id: Some(format!("murus-{}", level.to_lowercase())),
        program: true,
    }
}

/// Names the holder of a chair. A person's id at Discord is never in a record.
fn name_player(holder: &Holder, discord: Option<UserId>, teller: Teller<'_>) -> RecordPlayer {
    let player = |name: String, id: Option<String>| RecordPlayer { name, id, program: false };
    match holder {
        Holder::Bot { level, .. } => name_bot(level),
        Holder::Player(own) => {
            let name = discord.and_then(teller.called).unwrap_or_else(|| NAMELESS.to_owned());
            player(name, Some((teller.code)(*own)))
        }
        Holder::Channel { name, .. } => player(format!("#{name}"), None),
        Holder::Nobody => player(NAMELESS.to_owned(), None),
    }
}

/// Writes a moment as RFC 3339, in UTC.
fn write_moment(at: Timestamp) -> String {
    jiff::Timestamp::from_millisecond(at.as_millis()).unwrap_or_default().to_string()
}
