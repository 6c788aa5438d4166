//! Notices of challenges: posted, answered, declined.

use super::letter::Letter;
use super::notice::Notice;
use crate::game::{Challenge, ChallengeState, GameId, Millis, Notify, Seating, Seq, usual_pace};
use crate::service::play::find;
use crate::store::{self, Address, Claimed, Conn, NoticeKind, StoreError};

/// A new challenge, to the people invited.
pub(super) async fn load_challenge(
    conn: &mut Conn,
    row: &Claimed,
    id: GameId,
) -> Result<Option<Letter>, StoreError> {
    let Some((challenge, _)) = store::challenges::load_challenge(conn, id).await? else {
        return Ok(None);
    };
    if !matches!(challenge.state, ChallengeState::Open | ChallengeState::Accepted) {
        return Ok(None);
    }
    let people = find::find_seated_people(conn, &challenge).await?;
    let server = challenge.place.server;
    let mut ping = Vec::new();
    for (seat, person) in challenge.seats.iter().zip(&people) {
        // They may have blocked the challenger since.
        if let Seating::Invited(player) = *seat
            && !store::players::is_blocked(conn, player, challenge.challenger).await?
        {
            ping.extend(*person);
        }
    }
    let addresses = places_of(conn, row, &challenge).await?;
    let pace = pace_of(conn, &challenge).await?;
    Ok(Some(Letter {
        ping,
        ..Letter::silent(Notice::Challenge { challenge, people, pace }, addresses, server)
    }))
}

/// Within which time the maker of a challenge usually moves, for people who may still take it.
async fn pace_of(conn: &mut Conn, challenge: &Challenge) -> Result<Option<Millis>, StoreError> {
    // A person whose time ran out lately has none.
    let open = challenge.state == ChallengeState::Open;
    if !open || store::pace::ran_out(conn, challenge.challenger).await? {
        return Ok(None);
    }
    Ok(usual_pace(store::pace::last_moves(conn, challenge.challenger).await?))
}

/// Returns the addresses of a challenge: its channel, else the people invited.
pub(super) async fn find_places(
    conn: &mut Conn,
    row: &Claimed,
    id: GameId,
) -> Result<Vec<Address>, StoreError> {
    match store::challenges::load_challenge(conn, id).await? {
        Some((challenge, _)) => places_of(conn, row, &challenge).await,
        None => Ok(Vec::new()),
    }
}

async fn places_of(
    conn: &mut Conn,
    row: &Claimed,
    challenge: &Challenge,
) -> Result<Vec<Address>, StoreError> {
    let mut addresses = vec![Address::Channel(challenge.place.channel)];
    if let Some(player) = row.recipient
        && !store::players::is_blocked(conn, player, challenge.challenger).await?
    {
        addresses.extend(store::players::discord_of(conn, player).await?.map(Address::Direct));
    }
    Ok(addresses)
}

/// A challenge, with a message that shows its seats or its result.
pub(super) async fn load_answered(
    conn: &mut Conn,
    id: GameId,
) -> Result<Option<Letter>, StoreError> {
    let Some(message) =
        store::outbox::message_of(conn, id, NoticeKind::Challenge, Seq::START).await?
    else {
        return Ok(None);
    };
    let Some((challenge, _)) = store::challenges::load_challenge(conn, id).await? else {
        return Ok(None);
    };
    let people = find::find_seated_people(conn, &challenge).await?;
    let server = challenge.place.server;
    let game = store::games::load_game(conn, id).await?.map(Box::new);
    let over = game.as_ref().is_some_and(|row| row.game.outcome().is_some());
    let kinds: &[NoticeKind] = if over { &[NoticeKind::End] } else { &NoticeKind::BOARDS };
    let board = store::outbox::load_newest(conn, &[id], kinds).await?.remove(&id);
    let pace = pace_of(conn, &challenge).await?;
    let notice = Notice::Answered { challenge, people, pace, game, board, message };
    Ok(Some(Letter::silent(notice, Vec::new(), server)))
}

/// The news that a challenge was declined, to its maker if they want pings: in its channel, or in a
/// direct message, which comes first where the channel is kept quiet.
pub(super) async fn load_declined(
    conn: &mut Conn,
    row: &Claimed,
    id: GameId,
) -> Result<Option<Letter>, StoreError> {
    let Some((challenge, _)) = store::challenges::load_challenge(conn, id).await? else {
        return Ok(None);
    };
    let Some(by) = row.recipient.filter(|_| challenge.state == ChallengeState::Declined) else {
        return Ok(None);
    };
    for invited in challenge.invited_people() {
        if store::players::is_blocked(conn, by, invited).await? {
            return Ok(None);
        }
    }
    let Some(person) = store::players::discord_of(conn, by).await? else { return Ok(None) };
    let mut addresses = vec![Address::Channel(challenge.place.channel), Address::Direct(person)];
    let quiet = match challenge.place.server {
        Some(server) => store::servers::settings_or_default(conn, server).await?.quiet,
        None => false,
    };
    match store::preferences::load_preferences(conn, by).await?.notify {
        Notify::Mention | Notify::Both if !quiet => {}
        Notify::Mention | Notify::Both | Notify::Direct => addresses.reverse(),
        Notify::Digest | Notify::Off => return Ok(None),
    }
    let message = store::outbox::message_of(conn, id, NoticeKind::Challenge, Seq::START).await?;
    let people = find::find_seated_people(conn, &challenge).await?;
    let server = challenge.place.server;
    Ok(Some(Letter {
        ping: vec![person],
        ..Letter::silent(Notice::Declined { challenge, people, message }, addresses, server)
    }))
}
