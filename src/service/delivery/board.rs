//! Boards: their thread, the board of each turn, the last one, and boards that lose their buttons.

use murus_gallicus::rules::{Entry, Reason};

use super::letter::{About, Letter, find_places};
use super::notice::Notice;
use crate::game::{
    Cause, Chair, EventKind, GameId, HOUR, Holder, Millis, Own, PlayerId, Seq, Timestamp,
};
use crate::ids::{Posted, UserId};
use crate::service::Moderation;
use crate::service::outbox::pinged::{is_muted, is_put_off, turn_was_pinged};
use crate::service::outbox::pings;
use crate::service::people::{blocks, feats, ratings};
use crate::store::{self, Address, Claimed, Conn, NoticeKind, StoreError, StoredGame};

/// The game's thread.
pub(super) async fn load_thread(
    conn: &mut Conn,
    about: About<'_>,
) -> Result<Option<Letter>, StoreError> {
    let game = about.game;
    let posted =
        store::outbox::message_of(conn, game.game.id, NoticeKind::Challenge, Seq::START).await?;
    let Some(message) = posted.filter(|posted| posted.channel == game.place.channel) else {
        return Ok(None);
    };
    let server = game.place.server;
    // The thread will have the message's id, so the address can be closed before it exists.
    let places = vec![Address::Thread(message.message.opened_thread())];
    Ok(Some(Letter::silent(Notice::Thread { game, message }, places, server)))
}

/// The board for the player to move.
pub(super) async fn load_turn(
    conn: &mut Conn,
    about: About<'_>,
) -> Result<Option<Letter>, StoreError> {
    let About { row, game: shown, recipient, now } = about;
    if shown.game.is_exhibition() {
        return load_exhibition(conn, row, shown).await;
    }
    let game = &shown.game;
    if game.board_seq() != row.seq || game.outcome().is_some() || !is_mover(&shown, row.recipient) {
        return Ok(None);
    }
    let later = game.to_move().is_some_and(|chair| is_put_off(&shown, chair, now));
    let quiet = row.quiet || later || row.recipient.is_some_and(|player| is_muted(&shown, player));
    let quiet = quiet || turn_was_pinged(conn, game, game.turn_seq()..row.seq).await?;
    let before = find_last_board(conn, &shown, row).await?;
    let mut ping: Vec<UserId> = recipient.into_iter().filter(|_| !quiet).collect();
    // A player who resigned knows it.
    let gone = game
        .list_departures(board_number(before))
        .into_iter()
        .filter(|gone| gone.reason != Reason::Resignation);
    ping.extend(find_pingable(conn, &shown, gone.map(|gone| gone.chair), now).await?);
    let first = is_first(conn, &shown, row.recipient).await?;
    let addresses = find_places(conn, &shown, recipient).await?;
    let server = shown.place.server;
    let notice =
        Notice::Turn { game: shown, over: None, since: board_number(before), first, instead: None };
    Ok(Some(Letter { notice, ping, addresses, server, before: before.map(|(_, message)| message) }))
}

/// The board of an exhibition: one message, edited with every ply. It shows the newest waiting ply.
/// The first row posts it whatever has been played by then, so there is never a second message.
async fn load_exhibition(
    conn: &mut Conn,
    row: &Claimed,
    game: Box<StoredGame>,
) -> Result<Option<Letter>, StoreError> {
    let over = find_last_board(conn, &game, row).await?.map(|(_, message)| message);
    let stale = match over {
        Some(_) => game.game.board_seq() != row.seq || game.game.outcome().is_some(),
        // An earlier try may have posted it.
        None => game.game.outcome().is_some() && row.tries == 1,
    };
    if stale {
        return Ok(None);
    }
    let since = last_board(&game);
    let addresses = find_places(conn, &game, None).await?;
    let server = game.place.server;
    Ok(Some(Letter::silent(
        Notice::Turn { game, over, since, first: false, instead: None },
        addresses,
        server,
    )))
}

/// The board as it is now after the records went back, for the player to move; a sentence alone
/// where the opponent is to move or the game has gone on, because its next board comes anyway.
pub(super) async fn load_restored(
    conn: &mut Conn,
    about: About<'_>,
) -> Result<Option<Letter>, StoreError> {
    let About { row, game: shown, recipient, now } = about;
    let game = &shown.game;
    if game.outcome().is_some() {
        return Ok(None);
    }
    let stands =
        game.board_seq() == row.seq && row.recipient.is_some() && is_mover(&shown, row.recipient);
    let later = game.to_move().is_some_and(|chair| is_put_off(&shown, chair, now));
    let quiet = !stands
        || row.quiet
        || later
        || row.recipient.is_some_and(|player| is_muted(&shown, player));
    let ping = recipient.into_iter().filter(|_| !quiet).collect();
    let before =
        store::outbox::last_sent(conn, game.id, [NoticeKind::Turn], row.seq.next()).await?;
    let addresses = find_places(conn, &shown, recipient).await?;
    let server = shown.place.server;
    let notice = Notice::Restored { game: shown, stands, instead: None };
    Ok(Some(Letter {
        notice,
        ping,
        addresses,
        server,
        before: before.map(|(_, message)| message).filter(|_| stands),
    }))
}

/// The number of the board before the current one.
fn last_board(shown: &StoredGame) -> Seq {
    shown.game.board_seq().previous()
}

/// The last board.
pub(super) async fn load_end(
    conn: &mut Conn,
    about: About<'_>,
) -> Result<Option<Letter>, StoreError> {
    let About { row, game: shown, now, .. } = about;
    let before = find_last_board(conn, &shown, row).await?;
    // An exhibition has one board, which is edited.
    let (over, before, since) = match before {
        Some((_, message)) if shown.game.is_exhibition() => {
            (Some(message), None, last_board(&shown))
        }
        before => (None, before.map(|(_, message)| message), board_number(before)),
    };
    let ping = news_to(conn, &shown, now).await?;
    let addresses = find_places(conn, &shown, ping.first().copied()).await?;
    let taken = store::reviews::count_hints(conn, shown.game.id).await?;
    let of = |holder: &Holder| {
        taken
            .iter()
            .find(|(player, _)| holder.as_player() == Some(*player))
            .map_or(0, |&(_, count)| count)
    };
    let hints = shown.game.chairs.iter().map(of).collect();
    let ratings = ratings::rating_changes(conn, shown.game.id).await?;
    let feat = feats::of_game(conn, &shown).await?;
    let server = shown.place.server;
    let reason = match shown.game.find_event(row.seq).map(|event| &event.kind) {
        Some(EventKind::Stop) => {
            store::audits::find_reason(conn, shown.game.id, Moderation::End.word()).await?
        }
        _ => None,
    };
    let notice =
        Notice::End { game: shown, over, hints, ratings, feat, since, reason, instead: None };
    Ok(Some(Letter { notice, ping, addresses, server, before }))
}

/// The result, for the channel. If one person played alone, or the game was called off, the
/// challenge's message becomes the result, and nothing new is posted.
pub(super) async fn load_result(
    conn: &mut Conn,
    about: About<'_>,
) -> Result<Option<Letter>, StoreError> {
    let game = about.game;
    let server = game.place.server;
    let called_off = game.game.is_called_off();
    let film = match server {
        Some(server) => store::servers::settings_or_default(conn, server).await?.film,
        None => false,
    };
    if called_off || game.game.lone_player().is_some() {
        let card = store::outbox::message_of(conn, game.game.id, NoticeKind::Challenge, Seq::START)
            .await?;
        let Some(card) = card else { return Ok(None) };
        let notice = Notice::Result { game, over: Some(card), film };
        return Ok(Some(Letter::silent(notice, Vec::new(), server)));
    }
    // If the game was played in the channel itself, the last board shows it already.
    if game.thread.is_none() {
        return Ok(None);
    }
    let places = vec![Address::Channel(game.place.channel)];
    Ok(Some(Letter::silent(Notice::Result { game, over: None, film }, places, server)))
}

/// The time without a message after which a thread is archived.
const SILENT: Millis = Millis::from_mins(5);

/// The game's thread, put away if nothing else is played in it.
pub(super) async fn load_fold(
    conn: &mut Conn,
    about: About<'_>,
) -> Result<Option<Letter>, StoreError> {
    let Some(thread) = about.game.thread else { return Ok(None) };
    let there = store::listings::at_thread(conn, thread).await?;
    let alone = there.iter().all(|id| *id == about.game.game.id);
    let notice = Notice::Fold { thread, since: about.now - SILENT };
    Ok(alone.then(|| Letter::silent(notice, Vec::new(), about.game.place.server)))
}

/// The longest time for which an answered board keeps its buttons. Later Discord allows few edits,
/// and all know by then that the game has gone on.
const UNTIDY: Millis = HOUR;

/// The answered board, if the next one came before it lost its buttons.
pub(super) async fn load_tidy(
    conn: &mut Conn,
    row: &Claimed,
    id: GameId,
    now: Timestamp,
) -> Result<Option<Letter>, StoreError> {
    if now - row.due > UNTIDY {
        return Ok(None);
    }
    let sent = store::outbox::last_sent(conn, id, NoticeKind::BOARDS, row.seq).await?;
    Ok(sent.map(|(_, message)| Letter::silent(Notice::Tidy { message }, Vec::new(), None)))
}

/// A message of a game that is over, with buttons of its turns. An exhibition has one board, which
/// shows its end.
pub(super) async fn load_sweep(conn: &mut Conn, id: GameId) -> Result<Option<Letter>, StoreError> {
    let over = store::games::load_game(conn, id).await?.filter(|row| row.game.outcome().is_some());
    if over.is_none_or(|row| row.game.is_exhibition()) {
        return Ok(None);
    }
    let with_buttons = store::outbox::first_with_buttons(conn, id).await?;
    Ok(with_buttons.map(|message| Letter::silent(Notice::Tidy { message }, Vec::new(), None)))
}

/// The people to ping at the end: all but the player who ended the game and those who resigned.
/// Nobody is pinged in quiet hours, on vacation, or with pings off.
async fn news_to(
    conn: &mut Conn,
    shown: &StoredGame,
    now: Timestamp,
) -> Result<Vec<UserId>, StoreError> {
    let game = &shown.game;
    let by_itself =
        |kind: &EventKind| matches!(kind, EventKind::Timeout | EventKind::Cancel | EventKind::Stop);
    // The author of a plan that ended the game was not there; the player whose move triggered it
    // was.
    let own =
        game.events().iter().rev().find(|event| !matches!(event.cause, Cause::Own(Own::Plan, ..)));
    let last = own.filter(|event| !by_itself(&event.kind)).map(|event| event.chair);
    let resigned =
        |chair: &Chair| game.line().entries().contains(&Entry::Resign(game.seat_of(*chair)));
    let mut chairs = Vec::new();
    for chair in game.chairs.chairs().filter(|chair| Some(*chair) != last && !resigned(chair)) {
        // An end that a blocked person made asks nothing of anybody, so it is silent.
        let unheard = match last {
            Some(last) => blocks::is_blocking(conn, game, chair, last).await?,
            None => false,
        };
        chairs.extend(Some(chair).filter(|_| !unheard));
    }
    find_pingable(conn, shown, chairs.into_iter(), now).await
}

/// The holders of these chairs who may be pinged now.
async fn find_pingable(
    conn: &mut Conn,
    shown: &StoredGame,
    chairs: impl Iterator<Item = Chair>,
    now: Timestamp,
) -> Result<Vec<UserId>, StoreError> {
    let game = &shown.game;
    let mut ping = Vec::new();
    for chair in chairs {
        let person = pings::person(conn, &game.chairs[chair]).await?;
        ping.extend(
            shown.person(chair).filter(|_| !shown.seats[chair].muted && person.may_ring(now)),
        );
    }
    Ok(ping)
}

/// The board people saw last: its number and its message.
async fn find_last_board(
    conn: &mut Conn,
    shown: &StoredGame,
    row: &Claimed,
) -> Result<Option<(Seq, Posted)>, StoreError> {
    store::outbox::last_sent(conn, shown.game.id, NoticeKind::BOARDS, row.seq).await
}

fn board_number(board: Option<(Seq, Posted)>) -> Seq {
    board.map_or(Seq::START, |(seq, _)| seq)
}

/// Returns true if a person makes the first move of their first game.
async fn is_first(
    conn: &mut Conn,
    shown: &StoredGame,
    player: Option<PlayerId>,
) -> Result<bool, StoreError> {
    let Some(player) = player else { return Ok(false) };
    let moved =
        shown.game.chair_of(player).is_none_or(|chair| shown.game.moved_at(chair).is_some());
    Ok(!moved && store::records::is_only_game(conn, player).await?)
}

fn is_mover(shown: &StoredGame, recipient: Option<PlayerId>) -> bool {
    shown.game.player_to_move().and_then(Holder::as_player) == recipient
}
