//! Separate pings about a turn or an offer, and reminders.

use crate::delivery::letter::{About, Letter, find_places};
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{self, DeliveryPlan};
use crate::game::{Chair, EventKind, Notify, Pending};
use crate::ids::Posted;
use crate::service::outbox::pinged::{is_put_off, turn_was_pinged};
use crate::service::outbox::pings;
use crate::service::people::blocks;
use crate::show::pages::calls::{self, BrowserCall, Call};
use crate::show::pages::later;
use crate::store::{self, Address, Claimed, Conn, StoreError, StoredGame, Subscription, Topic};

/// Calls a person to a game, in the way they chose.
#[derive(Debug)]
pub struct CallNotice {
    /// The game.
    pub game: Box<StoredGame>,
    /// The person's chair.
    pub chair: Chair,
    /// The reason of the call.
    pub call: Call,
    /// Channel and message of the newest board, if one is posted.
    pub board: Option<Posted>,
}

/// Loads the separate ping to a person about their turn, an opponent's reminder or an offer. `None`
/// if it is no longer their turn or the offer is settled, if they put the turn off, block the
/// offering player or want no pings, or if this turn was already pinged.
pub async fn load_nudge(conn: &mut Conn, about: About<'_>) -> Result<Option<Letter>, StoreError> {
    let game = &about.game.game;
    let row = about.row;
    let Some(chair) = row.recipient.and_then(|player| game.chair_of(player)) else {
        return Ok(None);
    };
    let asked =
        game.pending_offer().filter(|pending| pending.seq == row.seq && game.must_answer(chair));
    if let Some(&Pending { offer, by, .. }) = asked {
        // The person may have blocked the offering player since.
        if blocks::is_blocking(conn, game, chair, by).await? {
            return Ok(None);
        }
        return load_call(conn, about, chair, Call::Offer(offer)).await;
    }
    let mine = game.to_move() == Some(chair) && row.seq >= game.turn_seq();
    if mine && game.find_event(row.seq).is_some_and(|event| event.kind == EventKind::Remind) {
        return load_call(conn, about, chair, Call::Remind).await;
    }
    // A person whose time has run out has nothing to do.
    if !mine || game.undecided().is_some() || is_put_off(&about.game, chair, about.now) {
        return Ok(None);
    }
    // Another notice has already pinged the person about this turn.
    if !row.quiet && turn_was_pinged(conn, &about.game, row.seq).await? {
        return Ok(None);
    }
    load_call(conn, about, chair, Call::Turn).await
}

/// Loads the reminder that some of a person's time has passed. `None` if it is no longer their turn
/// on the same board, if no time is left, if they are away, or if they no longer want pings.
pub async fn load_reminder(
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

/// Loads a separate ping; `None` if its person wants no pings or deleted their data, if the game is
/// over, or if no browser is left for a call that is silent on Discord.
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
    let browsers = find_browsers(conn, row).await?;
    if browsers.is_empty() && row.quiet && matches!(row.topic, Topic::Browser(..)) {
        return Ok(None);
    }
    let id = shown.game.id;
    let server = shown.place.server;
    let board = store::outbox::newest_boards(conn, &[id]).await?.remove(&id);
    let ping = if row.quiet { Vec::new() } else { vec![person] };
    let notice = CallNotice { game: shown, chair, call, board };
    Ok(Some(Letter { ping, browsers, ..Letter::silent(notice, addresses, server) }))
}

/// The number of tries at the browsers, about half a minute in all. Later tries of the call go to
/// Discord.
const PATIENT: i64 = 5;

/// Returns the browsers that get a call as a push message. Empty if the call goes to Discord.
pub async fn find_browsers(
    conn: &mut Conn,
    row: &Claimed,
) -> Result<Vec<Subscription>, StoreError> {
    match (row.topic, row.recipient) {
        (Topic::Browser(..), Some(player)) if row.tries <= PATIENT => {
            store::subscriptions::list_subscriptions(conn, player).await
        }
        _ => Ok(Vec::new()),
    }
}

impl Notice for CallNotice {
    fn game(&self) -> Option<&StoredGame> {
        Some(&self.game)
    }

    fn call(&self) -> Option<Call> {
        Some(self.call)
    }

    fn browser_call(&self, writing: &Writing<'_>) -> Option<BrowserCall> {
        Some(calls::browser_call(&writing.view(&self.game), self.chair, self.call))
    }

    fn tells_detour(&self) -> bool {
        true
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        // Several calls may be about one board, and the board itself has such buttons: each has its
        // own stamp.
        let view = &writing.view(&self.game);
        let stamp = writing.envelope.id.to_string();
        let mark = later::put_off_id(view, &stamp);
        // A message has no link to its own channel.
        let here = writing.envelope.to.map(Address::id);
        let board = self.board.filter(|board| Some(board.channel.0) != here);
        let page = calls::call_page(
            view,
            self.chair,
            self.call,
            board,
            writing.detour(),
            &stamp,
            writing.ping(),
        );
        plan::post(page, mark)
    }
}
