//! Finished games that everybody may have: those in which all people agree that they are published,
//! without names, ids and days.

use murus_gallicus::Reason;
use murus_gallicus::abstract_play::GameRecord;

use crate::game::{Chair, EventKind, GameId, Holder};
use crate::service::Service;
use crate::service::play::exchange::nameless_record;
use crate::service::play::export::write_headed;
use crate::service::play::private::has_page;
use crate::store::{self, Conn, StoreError, StoredGame};

/// The number of games that are loaded at once.
const PAGE: i64 = 50;

/// A game as it is published.
#[derive(Clone, Debug)]
pub struct OpenGame {
    /// The moves as text, below a header.
    pub text: String,
    /// The record of the site Abstract Play.
    pub record: GameRecord,
}

/// Visits the games that may be published, in the order in which they began, each with a number
/// from 1 on in place of its name. Returns how many there are. Fails if the database or the visitor
/// does.
pub async fn each_open_game<E: From<StoreError>>(
    service: &Service,
    mut each: impl FnMut(OpenGame) -> Result<(), E>,
) -> Result<usize, E> {
    let (mut after, mut count) = (GameId(i64::MIN), 0);
    loop {
        let mut conn = service.db.read().await?;
        let ids = store::listings::list_finished(&mut conn, after, PAGE).await?;
        let Some(&last) = ids.last() else { return Ok(count) };
        for row in store::games::load_all(&mut conn, &ids).await? {
            if !is_open(&row) || !has_contest_page(&mut conn, &row).await? {
                continue;
            }
            if let Some(game) = open_game(service, &row, count + 1) {
                each(game)?;
                count += 1;
            }
        }
        after = last;
    }
}

/// Returns a game as it is published under a number. `None` while it runs.
fn open_game(service: &Service, row: &StoredGame, number: usize) -> Option<OpenGame> {
    let number = number.to_string();
    let describe = |chair: Chair| match &row.game.chairs[chair] {
        Holder::Bot { level, .. } => format!("Murus {level}"),
        _ => "?".to_owned(),
    };
    Some(OpenGame {
        text: write_headed(&row.game, &number, describe),
        record: nameless_record(&row.game, &number, service.clock.now())?,
    })
}

/// Returns true if a game may be published: it has a result that counts, people or a person and the
/// computer opponent played all of it here, its server keeps no pages private, and each person
/// agrees. Nobody can speak for a person whose data is deleted, for the voters of a channel, for
/// one whose place another took, and for the players of a game that this one continues.
fn is_open(row: &StoredGame) -> bool {
    let game = &row.game;
    let ended = game.outcome().is_some_and(|end| end.reason != Reason::Cancelled);
    let agrees = |(chair, holder): (Chair, &Holder)| match holder {
        Holder::Bot { .. } => true,
        Holder::Player(_) => {
            let seat = &row.seats[chair];
            seat.person.is_some() && seat.tastes.open_data
        }
        Holder::Channel { .. } | Holder::Nobody => false,
    };
    let others = game
        .events()
        .iter()
        .any(|event| matches!(event.kind, EventKind::Adopt(_) | EventKind::Given(_)));
    let people = game.chairs.iter().any(|holder| holder.as_player().is_some());
    let here = !game.is_annulled() && !game.is_brought_in() && !row.beside.pageless;
    ended && people && here && !others && game.chairs.pairs().all(agrees)
}

/// Returns true unless the event of a game has no page, because one of its servers switched pages
/// off. A team match is in two servers, and its games are in none.
async fn has_contest_page(conn: &mut Conn, row: &StoredGame) -> Result<bool, StoreError> {
    match store::contests::load_contest_of(conn, row.game.id).await? {
        Some(contest) => has_page(conn, &contest).await,
        None => Ok(true),
    }
}
