//! Calls: separate pings about a turn or an offer, and reminders.

use super::letter::{About, Letter, find_places};
use super::notice::{Call, Notice};
use crate::game::{Chair, EventKind, Notify, Pending};
use crate::service::outbox::pinged::{is_put_off, turn_was_pinged};
use crate::service::outbox::pings;
use crate::service::people::blocks;
use crate::service::play::presence;
use crate::store::{self, Address, Conn, StoreError};

/// A ping to a person about their turn or an offer.
pub(super) async fn load_nudge(
    conn: &mut Conn,
    about: About<'_>,
) -> Result<Option<Letter>, StoreError> {
    let game = &about.game.game;
    let row = about.row;
    let Some(chair) = row.recipient.and_then(|player| game.chair_of(player)) else {
        return Ok(None);
    };
    let asked =
        game.pending_offer().filter(|pending| pending.seq == row.seq && game.must_answer(chair));
    if let Some(&Pending { offer, by, .. }) = asked {
        // They may have blocked the person since.
        if blocks::is_blocking(conn, game, chair, by).await? {
            return Ok(None);
        }
        return load_call(conn, about, chair, Call::Offer(offer)).await;
    }
    let mine = game.to_move() == Some(chair) && row.seq >= game.turn_seq();
    if mine && game.find_event(row.seq).is_some_and(|event| event.kind == EventKind::Remind) {
        return load_call(conn, about, chair, Call::Remind).await;
    }
    if !mine || is_put_off(&about.game, chair, about.now) {
        return Ok(None);
    }
    // A later notice of this turn has reached them, about an earlier board.
    if !row.quiet && turn_was_pinged(conn, game, game.turn_seq()..row.seq).await? {
        return Ok(None);
    }
    load_call(conn, about, chair, Call::Turn).await
}

/// A reminder that some of a person's time has passed.
pub(super) async fn load_reminder(
    conn: &mut Conn,
    about: About<'_>,
    which: Call,
) -> Result<Option<Letter>, StoreError> {
    let game = &about.game.game;
    let row = about.row;
    let now = about.now;
    let chair = row
        .recipient
        .and_then(|player| game.chair_of(player))
        .filter(|_| row.seq == game.board_seq());
    let here = chair
        .filter(|&chair| game.to_move() == Some(chair) && game.away_until(chair, now).is_none());
    match here.filter(|_| game.deadline().is_some_and(|deadline| deadline > now)) {
        Some(chair) => load_call(conn, about, chair, which).await,
        None => Ok(None),
    }
}

/// Saved days hold the clock of a person, while they do. Only that person gets the notice; with
/// direct messages off, their settings show it.
pub(super) fn load_rest(about: About<'_>) -> Option<Letter> {
    let About { row, game, recipient, now } = about;
    let player = row.recipient?;
    let person = recipient?;
    let hold = game.game.current_hold().filter(|hold| hold.seq == row.seq && now < hold.until)?;
    (game.game.chairs[hold.chair].as_player() == Some(player)).then_some(())?;
    Some(Letter::silent(Notice::Rest { player, game, hold }, vec![Address::Direct(person)], None))
}

/// The question whether the player who is out of time is still in the server, while the game waits
/// for the answer.
pub(super) fn load_presence(about: About<'_>) -> Option<Letter> {
    let About { row, game, recipient, .. } = about;
    let person = recipient?;
    (presence::find_rated_mover(&game) == row.recipient && game.game.board_seq() == row.seq)
        .then_some(())?;
    Some(Letter::silent(Notice::Presence { game, person }, Vec::new(), None))
}

/// A separate ping, if its person wants pings and the game continues.
async fn load_call(
    conn: &mut Conn,
    about: About<'_>,
    chair: Chair,
    call: Call,
) -> Result<Option<Letter>, StoreError> {
    let About { row, game: shown, recipient, .. } = about;
    let Some(person) = recipient.filter(|_| shown.game.outcome().is_none()) else {
        return Ok(None);
    };
    let notify = pings::preferences_of(conn, &shown.game.chairs[chair]).await?.notify;
    if shown.seats[chair].muted || notify == Notify::Off {
        return Ok(None);
    }
    let mut addresses = find_places(conn, &shown, recipient).await?;
    if matches!(notify, Notify::Direct | Notify::Both | Notify::Digest) {
        // The person is last among a game's places, but first if they want direct messages.
        addresses.rotate_right(1);
    }
    let id = shown.game.id;
    let server = shown.place.server;
    let board = store::outbox::newest_boards(conn, &[id]).await?.remove(&id);
    let ping = if row.quiet { Vec::new() } else { vec![person] };
    let notice = Notice::Call { game: shown, chair, call, board, instead: None };
    Ok(Some(Letter { ping, ..Letter::silent(notice, addresses, server) }))
}
