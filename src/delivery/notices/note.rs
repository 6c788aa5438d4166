//! A message about an event of a game that is no move.

use super::settled::SettledNotice;
use crate::delivery::letter::{About, Letter, find_places, server_of_board};
use crate::delivery::notice::{Notice, Writing, list_people};
use crate::delivery::plan::{self, DeliveryPlan};
use crate::game::{Event, EventKind, Game, Millis, Seq};
use crate::ids::{ChannelId, Posted, ServerId, UserId};
use crate::service::Moderation;
use crate::service::play::find::running_games;
use crate::show::custom_id::Mark;
use crate::show::pages::offers;
use crate::show::pages::view::View;
use crate::store::{self, Conn, NoticeKind, StoreError, StoredGame};

/// Tells of an absence, used saved days, a gift of time or an annulled result, without a ping.
#[derive(Debug)]
pub struct NoteNotice {
    /// The game.
    pub game: Box<StoredGame>,
    /// The number of the event.
    pub seq: Seq,
    /// The moderator's reason, if given.
    pub reason: Option<String>,
    /// The other games in the same thread or channel that this message tells of.
    pub beside: Vec<StoredGame>,
}

/// The shortest time between two messages about vacations of one person in one game.
const TOLD_AGAIN: Millis = Millis::from_hours(12);

/// Loads the notice of a gift of time, an absence or an annulled result. The end of an absence
/// edits the message of its beginning. `None` if another notice tells the event, or if the absence
/// is over or was told lately.
pub async fn load_note(conn: &mut Conn, about: About<'_>) -> Result<Option<Letter>, StoreError> {
    let seq = about.row.seq;
    let server = server_of_board(&about.game);
    let game = about.game;
    let beside = away_beside(conn, &game, seq).await?;
    if let Some((seq, message)) = posted_absence(conn, &game.game, seq).await? {
        return Ok(Some(Letter::silent(
            SettledNotice { game, seq, message, beside },
            Vec::new(),
            server,
        )));
    }
    let told = |kind: &EventKind| {
        matches!(
            kind,
            EventKind::Leave(_) | EventKind::Saved(_) | EventKind::Gift(_) | EventKind::Annul
        )
    };
    let event = game.game.find_event(seq);
    if event.is_some_and(|event| !told(&event.kind)) {
        return Ok(None);
    }
    if let Some(event) = event
        && was_told_lately(conn, &game.game, event).await?
    {
        return Ok(None);
    }
    // Of several games in one channel or thread, the first tells of the vacation for all.
    if beside.iter().any(|other| other.game.id.0 < game.game.id.0) {
        return Ok(None);
    }
    // Saved days that are over no longer stop the clock.
    if matches!(event.map(|event| &event.kind), Some(EventKind::Saved(_)))
        && game.game.current_hold().is_none_or(|hold| hold.seq != seq)
    {
        return Ok(None);
    }
    // The message about the previous slice of saved days loses its buttons.
    let before = match event.filter(|event| matches!(event.kind, EventKind::Saved(_))) {
        Some(_) => posted_slice(conn, &game.game, seq).await?.map(|(_, message)| message),
        None => None,
    };
    let places = find_places(conn, &game, about.recipient).await?;
    let reason = match game.game.find_event(seq).map(|event| &event.kind) {
        Some(EventKind::Annul) => {
            store::audits::find_reason(conn, game.game.id, Moderation::Annul.word()).await?
        }
        _ => None,
    };
    Ok(Some(Letter {
        before,
        ..Letter::silent(NoteNotice { game, seq, reason, beside }, places, server)
    }))
}

/// Returns the other running games in the same channel or thread in which the same vacation begins
/// or ends at the time of this event.
async fn away_beside(
    conn: &mut Conn,
    row: &StoredGame,
    seq: Seq,
) -> Result<Vec<StoredGame>, StoreError> {
    let begins_or_ends =
        |event: &Event| matches!(event.kind, EventKind::Leave(_) | EventKind::Back);
    let Some(event) = row.game.find_event(seq).filter(|event| begins_or_ends(event)) else {
        return Ok(Vec::new());
    };
    let Some(player) = row.game.chairs[event.chair].as_player() else { return Ok(Vec::new()) };
    let here = home_of(conn, row).await?;
    let mut beside = Vec::new();
    for other in running_games(conn, player).await? {
        let chair = other.game.chair_of(player);
        let same = |known: &Event| {
            Some(known.chair) == chair && known.at == event.at && begins_or_ends(known)
        };
        let told = other.game.id != row.game.id
            && other.game.lone_player().is_none()
            && other.game.events().iter().any(same);
        if told && home_of(conn, &other).await? == here {
            beside.push(other);
        }
    }
    Ok(beside)
}

/// Returns the channel or thread where notices about a game are posted; `None` if it has none.
async fn home_of(conn: &mut Conn, row: &StoredGame) -> Result<Option<ChannelId>, StoreError> {
    Ok(find_places(conn, row, None).await?.first().map(|address| ChannelId(address.id())))
}

/// Returns true if a message about a vacation of the same person was posted in the game within
/// [`TOLD_AGAIN`] before this vacation began.
async fn was_told_lately(conn: &mut Conn, game: &Game, event: &Event) -> Result<bool, StoreError> {
    let leaves = |event: &Event| matches!(event.kind, EventKind::Leave(_));
    let lately = |other: &&Event| {
        other.seq < event.seq && other.chair == event.chair && other.at > event.at - TOLD_AGAIN
    };
    for other in game.events().iter().filter(lately).filter(|other| leaves(event) && leaves(other))
    {
        if store::outbox::message_of(conn, game.id, NoticeKind::Note, other.seq).await?.is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns the message about the beginning of the absence that the event `seq` ends or changes,
/// after the number of the event that began the absence. `None` if there is no message to edit.
async fn posted_absence(
    conn: &mut Conn,
    game: &Game,
    seq: Seq,
) -> Result<Option<(Seq, Posted)>, StoreError> {
    let Some(mut later) = game.find_event(seq) else { return Ok(None) };
    match later.kind {
        // Each slice has a message of its own.
        EventKind::Saved(_) | EventKind::Gift(_) | EventKind::Annul => return Ok(None),
        ref kind if kind.is_about_absence() => {}
        // The opponent lets the clock wait, or the turn or the game is over.
        _ => return posted_slice(conn, game, seq).await,
    }
    let before = game.events().iter().rev().filter(|event| event.seq < seq);
    for event in before.filter(|event| event.chair == later.chair && event.kind.is_about_absence())
    {
        // An absence with a changed length has several such events, each before the end of the
        // previous one.
        if matches!(event.kind, EventKind::Saved(_)) {
            return posted_slice(conn, game, seq).await;
        }
        if !matches!(event.kind, EventKind::Leave(until) if until > later.at) {
            break;
        }
        if let Some(message) =
            store::outbox::message_of(conn, game.id, NoticeKind::Note, event.seq).await?
        {
            return Ok(Some((event.seq, message)));
        }
        later = event;
    }
    Ok(None)
}

/// Returns the message of the last slice of saved days before an event, after the number of the
/// slice's own event. `None` if there was no slice, or if it has no message.
async fn posted_slice(
    conn: &mut Conn,
    game: &Game,
    before: Seq,
) -> Result<Option<(Seq, Posted)>, StoreError> {
    let slice = |event: &&Event| event.seq < before && matches!(event.kind, EventKind::Saved(_));
    let Some(event) = game.events().iter().rfind(slice) else { return Ok(None) };
    let posted = store::outbox::message_of(conn, game.id, NoticeKind::Note, event.seq).await?;
    Ok(posted.map(|message| (event.seq, message)))
}

impl Notice for NoteNotice {
    fn game(&self) -> Option<&StoredGame> {
        Some(&self.game)
    }

    fn people(&self) -> Vec<(Option<ServerId>, Vec<UserId>)> {
        [&*self.game].into_iter().chain(&self.beside).map(list_people).collect()
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let beside: Vec<View<'_>> = self.beside.iter().map(|row| writing.view(row)).collect();
        let view = &writing.view(&self.game);
        let page = offers::note_page(view, self.seq, self.reason.as_deref(), &beside);
        plan::post(page, Mark::game(self.game.game.id, self.seq))
    }
}
