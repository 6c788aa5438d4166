//! Loads a notice for its delivery: checks that it is still true, and finds its content, its pings
//! and its address.

use super::letter::{self, About, Letter};
use super::notice::Notice;
use super::notices::overtaken::OvertakenNotice;
use super::notices::{
    acta, answered, ballot, boards_wait, calendar, call, challenge, clear, contest, contest_act,
    contest_end, contest_start, contest_tidy, declined, desk, digest, end, fold, followed, invite,
    lines, note, offer, presence, prompt, rematch, rest, restored, result, results, settled, shown,
    siege, siege_week, spent, thread, tidy, turn, unshown, welcome,
};
use super::parcel::Parcel;
use crate::game::{Seq, Team, Timestamp};
use crate::ids::UserId;
use crate::service::Service;
use crate::service::aside;
use crate::service::delivery::{Envelope, Loaded};
use crate::show::pages::calls::Call;
use crate::store::{
    self, Address, Claimed, Conn, Manner, NoticeKind, RowKey, StoreError, StoredGame, Topic,
};

/// Loads the notice of an outbox row as a parcel to the best of its addresses that is open.
/// `Untrue` if the notice is no longer true or no longer needed; `Unreachable`, with the reasons,
/// if all addresses are closed.
pub async fn load_parcel(service: &Service, row: &Claimed) -> Result<Loaded<Parcel>, StoreError> {
    let mut conn = service.db().read().await?;
    let now = service.clock().now();
    let letter = match load_letter(&mut conn, row, now).await? {
        None if row.tries > 1 => load_overtaken(&mut conn, row).await?,
        letter => letter,
    };
    let Some(letter) = letter else { return Ok(Loaded::Untrue) };
    let Letter {
        notice,
        mut ping,
        mut addresses,
        browsers,
        server,
        before,
        strips,
        member,
        searches,
    } = letter;
    if !browsers.is_empty() {
        addresses.clear();
    }
    let is_forgotten = notice.game().is_some_and(|game| game.place.channel.is_none());
    if is_forgotten && addresses.is_empty() && browsers.is_empty() {
        return Ok(Loaded::Untrue);
    }
    let refusals = store::addresses::list_refusals(&mut conn, &addresses).await?;
    let refusal = |address: &Address| refusals.iter().find(|refusal| refusal.address == *address);
    let open = addresses
        .iter()
        .find(|address| refusal(address).is_none_or(|refusal| !refusal.is_closed(now)))
        .copied();
    // An address with an expired refusal is tried again.
    let reopens = open.as_ref().is_some_and(|open| refusal(open).is_some());
    if open.is_none() && searches {
        return Ok(Loaded::Untrue);
    }
    if open.is_none() && !addresses.is_empty() {
        let mut reasons: Vec<String> = refusals.into_iter().map(|refusal| refusal.why).collect();
        reasons.dedup();
        return Ok(Loaded::Unreachable(addresses, reasons.join("; ")));
    }
    let detour = addresses
        .first()
        .and_then(refusal)
        .filter(|first| notice.tells_detour() && open != Some(first.address))
        .map(|first| (first.address, first.why.clone()));
    let private = matches!(open, Some(Address::Direct(_))) || !browsers.is_empty();
    if !private && is_mentioned(&mut conn, row, &*notice).await? {
        if detour.is_none() {
            return Ok(Loaded::Untrue);
        }
        ping.clear();
    }
    let server = server.filter(|_| !private);
    let manner = match (server, row.recipient.or_else(|| notice.reader())) {
        (Some(server), _) => store::manners::of_server(&mut conn, server).await?,
        (None, Some(player)) => store::manners::of_person(&mut conn, player).await?,
        (None, None) => Manner::default(),
    };
    let past_reader = notice.past_reader().filter(|reader| Some(*reader) != row.recipient);
    let past_locale = match past_reader.filter(|_| server.is_none()) {
        Some(reader) => store::manners::of_person(&mut conn, reader).await?.locale,
        None => None,
    };
    if let (Some(server), Some(why)) = (server, &manner.unread) {
        aside::set_row_aside(service, RowKey::server(server), why.clone());
    }
    let direct = match open {
        Some(Address::Direct(person)) => {
            store::addresses::direct_channel(&mut conn, person).await?
        }
        _ => None,
    };
    let envelope = Envelope {
        id: row.id,
        topic: row.topic,
        urgency: row.topic.urgency(),
        to: open,
        browsers,
        detour,
        server,
        reopens,
        direct,
        ping,
        manner,
        past_locale,
        before,
        strips,
        member,
        searches,
        again: row.tries > 1,
    };
    Ok(Loaded::Ready(Box::new(Parcel { envelope, notice })))
}

/// Returns true if another message pinged the person about the same turn or offer, or still will.
/// In a public channel this notice would be a second ping. False for notices that call no one, and
/// for calls to browsers.
async fn is_mentioned(
    conn: &mut Conn,
    row: &Claimed,
    notice: &dyn Notice,
) -> Result<bool, StoreError> {
    let (Some(call), Some(game)) = (notice.call(), notice.game()) else { return Ok(false) };
    let posted = match (call, row.topic) {
        // A ping on Discord in addition to the browser's has a row of its own.
        (_, Topic::Browser(..)) => return Ok(false),
        (Call::Turn, Topic::Course(..)) => NoticeKind::Turn,
        (Call::Offer(_), _) => NoticeKind::Offer,
        _ => return Ok(false),
    };
    store::outbox::has_pinged(conn, game.game.id, posted, row.seq).await
}

/// Loads a notice that looks for the message of an earlier try, after the row's own notice is no
/// longer true. The message is found so that its buttons can be removed. `None` for kinds other
/// than challenges, rematches, turns and offers, for an edited rematch offer, for exhibitions, and
/// if the game no longer exists.
async fn load_overtaken(conn: &mut Conn, row: &Claimed) -> Result<Option<Letter>, StoreError> {
    let Topic::Course(
        id,
        kind @ (NoticeKind::Challenge | NoticeKind::Rematch | NoticeKind::Turn | NoticeKind::Offer),
    ) = row.topic
    else {
        return Ok(None);
    };
    let addresses = match kind {
        NoticeKind::Challenge => challenge::find_places(conn, row, id).await?,
        NoticeKind::Rematch if row.seq > Seq::START => return Ok(None),
        NoticeKind::Rematch => rematch::find_places(conn, row, id).await?,
        _ => {
            match store::games::load_game(conn, id).await?.filter(|game| !game.game.is_exhibition())
            {
                Some(game) => {
                    let recipient = find_recipient(conn, row, &game).await?;
                    letter::find_places(conn, &game, recipient).await?
                }
                None => return Ok(None),
            }
        }
    };
    let before = match kind {
        NoticeKind::Turn => store::outbox::last_sent(conn, id, NoticeKind::BOARDS, row.seq)
            .await?
            .map(|(_, message)| message),
        _ => None,
    };
    Ok(Some(Letter {
        before,
        searches: true,
        ..Letter::silent(OvertakenNotice { game: id, kind, seq: row.seq }, addresses, None)
    }))
}

/// Loads the notice of an outbox row by its topic and kind; `None` if it is no longer true.
async fn load_letter(
    conn: &mut Conn,
    row: &Claimed,
    now: Timestamp,
) -> Result<Option<Letter>, StoreError> {
    let (id, kind) = match row.topic {
        Topic::Digest(player) => return digest::load_digest(conn, player, now).await,
        Topic::Desk(desk) => return desk::load_desk(conn, desk).await,
        Topic::Results(channel, day, _) => {
            return results::load_results(conn, row.id, channel, day).await;
        }
        Topic::Welcome(server) => return welcome::load_welcome(conn, server).await,
        Topic::Acta(server, monday) => return acta::load_acta(conn, server, monday).await,
        Topic::Shown(showing) => return shown::load_shown(conn, showing, now).await,
        Topic::Unshown(showing) => return unshown::load_unshown(conn, showing).await,
        Topic::Siege(id) => return siege::load_siege(conn, id).await,
        Topic::SiegeWeek(id) => return siege_week::load_siege_week(conn, id).await,
        Topic::Contest(id) => return contest::load_contest(conn, (id, Team::Home), now).await,
        Topic::GuestCard(id) => return contest::load_contest(conn, (id, Team::Guest), now).await,
        Topic::Season(id) => {
            return contest_start::load_contest_start(conn, (id, Team::Home), now).await;
        }
        Topic::GuestSeason(id) => {
            return contest_start::load_contest_start(conn, (id, Team::Guest), now).await;
        }
        Topic::ContestAct(id) => {
            return contest_act::load_contest_act(conn, (id, Team::Home), now).await;
        }
        Topic::GuestAct(id) => {
            return contest_act::load_contest_act(conn, (id, Team::Guest), now).await;
        }
        Topic::ContestEnd(id) => {
            return contest_end::load_contest_end(conn, (id, Team::Home), now).await;
        }
        Topic::GuestEnd(id) => {
            return contest_end::load_contest_end(conn, (id, Team::Guest), now).await;
        }
        Topic::Calendar(id) => return calendar::load_calendar(conn, id, now).await,
        Topic::ContestTidy(id) => return contest_tidy::load_contest_tidy(conn, id).await,
        Topic::Boards(id) => return boards_wait::load_boards_wait(conn, row, id, now).await,
        Topic::Course(id, NoticeKind::Challenge) => {
            return challenge::load_challenge(conn, row, id).await;
        }
        Topic::Course(id, NoticeKind::Rematch) | Topic::Late(id, NoticeKind::Rematch) => {
            return rematch::load_rematch(conn, row, id).await;
        }
        Topic::Browser(id, NoticeKind::Invite) => return invite::load_invite(conn, row, id).await,
        Topic::Course(id, NoticeKind::Answered) | Topic::Late(id, NoticeKind::Answered) => {
            return answered::load_answered(conn, id, now).await;
        }
        Topic::Beside(id, NoticeKind::Declined) => {
            return declined::load_declined(conn, row, id).await;
        }
        Topic::Beside(id, NoticeKind::Spent) => return spent::load_spent(conn, row, id).await,
        Topic::Course(id, NoticeKind::Tidy) | Topic::Late(id, NoticeKind::Tidy) => {
            return tidy::load_tidy(conn, row, id, now).await;
        }
        Topic::Late(id, NoticeKind::Clear) => return clear::load_clear(conn, row, id).await,
        Topic::Late(id, NoticeKind::Sweep) => return tidy::load_sweep(conn, id).await,
        Topic::Course(id, kind)
        | Topic::Beside(id, kind)
        | Topic::Follower(id, kind)
        | Topic::Browser(id, kind)
        | Topic::Late(id, kind) => (id, kind),
    };
    let Some(game) = store::games::load_game(conn, id).await? else { return Ok(None) };
    let recipient = find_recipient(conn, row, &game).await?;
    let about = About { row, game: Box::new(game), recipient, now };
    match kind {
        NoticeKind::Thread => thread::load_thread(conn, about).await,
        NoticeKind::Prompt => prompt::load_prompt(conn, about).await,
        NoticeKind::Turn => turn::load_turn(conn, about).await,
        NoticeKind::Ballot => ballot::load_ballot(conn, about).await,
        NoticeKind::Restored => restored::load_restored(conn, about).await,
        NoticeKind::End => end::load_end(conn, about).await,
        NoticeKind::Result => result::load_result(conn, about).await,
        NoticeKind::Fold => fold::load_fold(conn, about).await,
        // Earlier versions posted reviews.
        NoticeKind::Review => Ok(None),
        NoticeKind::Costly => end::load_costly(conn, about).await,
        NoticeKind::Study => lines::load_lines(conn, about).await,
        NoticeKind::Offer => offer::load_offer(conn, about).await,
        NoticeKind::Settled => settled::load_settled(conn, about).await,
        NoticeKind::Note => note::load_note(conn, about).await,
        NoticeKind::Nudge => call::load_nudge(conn, about).await,
        NoticeKind::Most => call::load_reminder(conn, about, Call::Most).await,
        NoticeKind::Last => call::load_reminder(conn, about, Call::Last).await,
        NoticeKind::Rest => rest::load_rest(conn, about).await,
        NoticeKind::Presence => Ok(presence::load_presence(about)),
        NoticeKind::Follow | NoticeKind::Followed => followed::load_followed(conn, about).await,
        // Notices about challenges and answered boards have their loaders above.
        NoticeKind::Challenge
        | NoticeKind::Rematch
        | NoticeKind::Invite
        | NoticeKind::Answered
        | NoticeKind::Declined
        | NoticeKind::Spent
        | NoticeKind::Tidy
        | NoticeKind::Clear
        | NoticeKind::Typed
        | NoticeKind::Sweep => Ok(None),
    }
}

/// Returns the Discord id of the row's recipient, usually a player in the game; `None` if the row
/// has no recipient, or the person's data is deleted.
async fn find_recipient(
    conn: &mut Conn,
    row: &Claimed,
    game: &StoredGame,
) -> Result<Option<UserId>, StoreError> {
    let Some(player) = row.recipient else { return Ok(None) };
    match game.game.chair_of(player) {
        Some(chair) => Ok(game.person(chair)),
        None => store::players::discord_of(conn, player).await,
    }
}
