//! What happens at the table beside the moves: offers, what became of them, and notes.

use super::letter::{About, Letter, places};
use super::notice::Notice;
use crate::game::{EventKind, Game, Ring};
use crate::ids::Posted;
use crate::service::Moderation;
use crate::service::people::person;
use crate::store::{self, Conn, NoticeKind, StoreError};

/// An offer, to those who are asked: each of them pinged as they liked it when it was offered; a
/// person asleep or away gets it later.
pub(super) async fn offer(conn: &mut Conn, about: About<'_>) -> Result<Option<Letter>, StoreError> {
    let About { row, game: shown, recipient, .. } = about;
    let (game, seq) = (&shown.game, row.seq);
    let offered = game.event(seq).map(|event| event.at);
    let Some(offered) = offered.filter(|_| game.pending().is_some_and(|pending| pending.seq == seq)) else {
        return Ok(None);
    };
    let mut ping = Vec::new();
    for chair in (0..game.chairs.len()).filter(|&chair| game.must_answer(chair)) {
        let ring = person::ring(conn, &shown, chair, offered).await?;
        ping.extend(shown.person(chair).filter(|_| matches!(ring, Ring::Now { mention: true, .. })));
    }
    let (addresses, server) = (places(conn, &shown, recipient).await?, shown.place.server);
    Ok(Some(Letter { ping, ..Letter::silent(Notice::Offer { game: shown, seq }, addresses, server) }))
}

/// What became of an offer, on its own message.
pub(super) async fn settled(conn: &mut Conn, about: About<'_>) -> Result<Option<Letter>, StoreError> {
    let (server, game) = (about.game.place.server, about.game);
    let sent = store::outbox::last_sent(conn, game.game.id, NoticeKind::Offer, about.row.seq).await?;
    Ok(sent.map(|(seq, message)| Letter::silent(Notice::Settled { game, seq, message }, Vec::new(), server)))
}

/// A gift, an absence, a result that was taken back. The end of an absence gets a notice only if
/// its beginning did.
pub(super) async fn note(conn: &mut Conn, about: About<'_>) -> Result<Option<Letter>, StoreError> {
    let (seq, server, game) = (about.row.seq, about.game.place.server, about.game);
    if let Some((seq, message)) = posted_absence(conn, &game.game, seq).await? {
        return Ok(Some(Letter::silent(Notice::Settled { game, seq, message }, Vec::new(), server)));
    }
    let ends = |kind: &EventKind| matches!(kind, EventKind::Back | EventKind::Adopt(_));
    if game.game.event(seq).is_some_and(|event| ends(&event.kind)) {
        return Ok(None);
    }
    let places = places(conn, &game, about.recipient).await?;
    let reason = match game.game.event(seq).map(|event| &event.kind) {
        Some(EventKind::Annul) => store::audits::reason(conn, game.game.id, Moderation::Annul.word()).await?,
        _ => None,
    };
    Ok(Some(Letter::silent(Notice::Note { game, seq, reason }, places, server)))
}

/// The message that says of an absence which now is over, or lasts for another time, that it began:
/// the number of its event, and the message.
async fn posted_absence(conn: &mut Conn, game: &Game, seq: u32) -> Result<Option<(u32, Posted)>, StoreError> {
    let about = |kind: &EventKind| matches!(kind, EventKind::Leave(_) | EventKind::Back | EventKind::Adopt(_));
    let Some(mut later) = game.event(seq).filter(|now| about(&now.kind)) else { return Ok(None) };
    let before = game.events().iter().rev().filter(|event| event.seq < seq);
    for event in before.filter(|event| event.chair == later.chair && about(&event.kind)) {
        // An absence of which the length was changed has several such events, each before the end
        // of the one before.
        if !matches!(event.kind, EventKind::Leave(until) if until > later.at) {
            break;
        }
        if let Some(message) = store::outbox::message_of(conn, game.id, NoticeKind::Note, event.seq).await? {
            return Ok(Some((event.seq, message)));
        }
        later = event;
    }
    Ok(None)
}
