//! Delivers the outbox: claims rows, asks again whether they are still true, picks the address, backs off.
//!
//! Delivery is at least once. A row whose earlier delivery may have happened (an attempt was begun and not recorded) is first looked for
//! by its mark among the channel's recent messages, so that a process that died between sending and recording pings nobody twice.

use std::time::Duration;

use rand::RngExt;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::notice::{Kind, Notice};
use super::{Service, play, study};
use crate::game::Kind as EventKind;
use crate::game::{Challenge, ChallengeState, Holder, Millis, PlayerId, Seating};
use crate::store::{self, Address, Claimed, Conn, GameRow, OutboxState, StoreError};

/// Rows in delivery at once in one process.
const AT_ONCE: i64 = 16;

/// How long to wait at most before looking for rows that other processes wrote, in ms.
const POLL_MS: Millis = 2_000;

/// The longest pause between two tries, in ms.
const LONGEST_PAUSE_MS: Millis = 30 * 60 * 1000;

/// Tries after which a row is given up: a bit more than a day at the longest pauses.
const MOST_TRIES: i64 = 60;

/// One notice on its way to one address.
#[derive(Clone, Debug)]
pub struct Parcel {
    /// The row's key; the message's nonce is made of it.
    pub id: i64,
    /// What to say.
    pub notice: Notice,
    /// Where; none where the notice itself names its message.
    pub to: Option<Address>,
    /// Discord ids of those who are pinged.
    pub ping: Vec<u64>,
    /// The language code of the place, where known.
    pub locale: Option<String>,
    /// Whether an earlier try may have delivered it already: look for its mark first.
    pub again: bool,
}

/// What became of a parcel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Delivery {
    /// It is there, as this message of this channel where it is one.
    Sent(Option<(u64, u64)>),
    /// Not now: try again, after this pause where Discord named one.
    Retry(Option<Duration>, String),
    /// Discord refuses this address: try another.
    Closed(String),
    /// Discord refuses this message: trying again would not help.
    Rejected(String),
}

/// Delivers until `stop`, then finishes what is in flight. `send` sends one parcel and decides nothing.
pub async fn run<F, Fut>(service: Service, send: F, stop: CancellationToken)
where
    F: Fn(Parcel) -> Fut + Clone + Send + Sync + 'static,
    Fut: Future<Output = Delivery> + Send,
{
    let tracker = TaskTracker::new();
    while !stop.is_cancelled() {
        let room = AT_ONCE - tracker.len() as i64;
        let looked = service.clock.now();
        let claimed = if room > 0 { service.claim_notices(room).await } else { Ok(Vec::new()) };
        let none = match claimed {
            Ok(rows) => {
                for row in &rows {
                    let (service, send, row) = (service.clone(), send.clone(), row.clone());
                    tracker.spawn(async move {
                        if let Err(error) = service.deliver(&row, send).await {
                            tracing::error!(row = row.id, %error, "a notice could not be handled; its lease will end");
                        }
                        service.wake.courier.notify_one();
                    });
                }
                rows.is_empty()
            }
            Err(error) => {
                tracing::error!(%error, "the outbox could not be read");
                true
            }
        };
        if none || room <= 1 {
            let wake_at = service.next_look(looked).await;
            tokio::select! {
                () = service.wake.courier.notified() => {}
                () = service.clock.sleep_until(wake_at) => {}
                () = stop.cancelled() => {}
            }
        }
    }
    tracker.close();
    tracker.wait().await;
}

impl Service {
    async fn claim_notices(&self, limit: i64) -> Result<Vec<Claimed>, StoreError> {
        let now = self.clock.now();
        let mut tx = self.db.begin().await?;
        let rows = store::claim(&mut tx, now, now + self.lease, limit).await?;
        tx.commit().await?;
        Ok(rows)
    }

    /// When to look at the outbox again, after a look at `looked`, if nobody calls before.
    async fn next_look(&self, looked: Millis) -> Millis {
        let due = async { store::next_due(&mut *self.db.read().await?).await };
        match due.await {
            // What was due at that look is claimed by now, here or elsewhere.
            Ok(Some(due)) if due > looked => due.min(looked + POLL_MS),
            _ => looked + POLL_MS,
        }
    }

    async fn deliver<F, Fut>(&self, row: &Claimed, send: F) -> Result<(), StoreError>
    where
        F: Fn(Parcel) -> Fut,
        Fut: Future<Output = Delivery>,
    {
        loop {
            let Some(parcel) = self.parcel(row).await? else {
                return self.settle_row(row, OutboxState::Dropped, None).await;
            };
            let Some(parcel) = parcel else {
                tracing::warn!(row = row.id, kind = row.kind, "nobody can be reached");
                return self.settle_row(row, OutboxState::Failed, self.why_closed(row).await?.as_deref()).await;
            };
            let best_effort = matches!(parcel.notice, Notice::Tidy { .. });
            let to = parcel.to;
            match send(parcel).await {
                Delivery::Sent(place) => return self.settle_row(row, OutboxState::Sent(place), None).await,
                Delivery::Closed(why) => match to {
                    Some(address) => {
                        tracing::warn!(?address, why, "Discord refuses an address");
                        let mut tx = self.db.begin().await?;
                        store::close_address(&mut tx, address, &why, self.clock.now()).await?;
                        tx.commit().await?;
                    }
                    None => return self.settle_row(row, OutboxState::Dropped, Some(&why)).await,
                },
                Delivery::Rejected(why) => {
                    tracing::error!(row = row.id, kind = row.kind, why, "Discord refuses a message");
                    let end = if best_effort { OutboxState::Dropped } else { OutboxState::Failed };
                    return self.settle_row(row, end, Some(&why)).await;
                }
                Delivery::Retry(after, why) => return self.put_off(row, after, &why, best_effort).await,
            }
        }
    }

    async fn put_off(
        &self,
        row: &Claimed,
        after: Option<Duration>,
        why: &str,
        best_effort: bool,
    ) -> Result<(), StoreError> {
        if row.tries >= MOST_TRIES || best_effort && after.is_none() {
            tracing::warn!(row = row.id, kind = row.kind, why, "a notice is given up");
            let end = if best_effort { OutboxState::Dropped } else { OutboxState::Failed };
            return self.settle_row(row, end, Some(why)).await;
        }
        tracing::info!(row = row.id, kind = row.kind, tries = row.tries, why, "a notice has to wait");
        let pause = pause(row.tries, after, rand::rng().random_range(0.5..1.5));
        let mut tx = self.db.begin().await?;
        store::postpone(&mut tx, row.id, self.clock.now() + pause, why).await?;
        Ok(tx.commit().await?)
    }

    async fn settle_row(&self, row: &Claimed, state: OutboxState, why: Option<&str>) -> Result<(), StoreError> {
        let mut tx = self.db.begin().await?;
        store::settle(&mut tx, row.id, state, why).await?;
        if let (Some(Kind::Thread), OutboxState::Sent(Some((thread, _)))) = (Kind::from_word(&row.kind), state) {
            store::set_thread(&mut tx, row.lane, thread).await?;
        }
        Ok(tx.commit().await?)
    }

    /// The row as a parcel: none if it is no longer true, `Some(None)` if no address is left.
    async fn parcel(&self, row: &Claimed) -> Result<Option<Option<Parcel>>, StoreError> {
        let mut conn = self.db.read().await?;
        let Some(kind) = Kind::from_word(&row.kind) else { return Ok(None) };
        let Some(Loaded { mut notice, ping, addresses, server }) = self.load(&mut conn, row, kind).await? else {
            return Ok(None);
        };
        let closed = store::closed_addresses(&mut conn, &addresses).await?;
        let open = addresses.iter().copied().find(|address| closed.iter().all(|(id, _)| *id != address.id()));
        if open.is_none() && !addresses.is_empty() {
            return Ok(Some(None));
        }
        if let Notice::Turn { instead, .. } | Notice::End { instead, .. } = &mut notice {
            let refused = closed.into_iter().find(|(id, _)| *id == addresses[0].id());
            *instead = refused.map(|(_, why)| (addresses[0], why));
        }
        let locale = match server {
            Some(server) => store::server_locale(&mut conn, server).await?,
            None => match row.recipient {
                Some(player) => store::locale_of(&mut conn, player).await?,
                None => None,
            },
        };
        Ok(Some(Some(Parcel { id: row.id, notice, to: open, ping, locale, again: row.tries > 1 })))
    }

    async fn load(&self, conn: &mut Conn, row: &Claimed, kind: Kind) -> Result<Option<Loaded>, StoreError> {
        let challenge = store::load_challenge(conn, row.lane).await?.map(|(challenge, _)| challenge);
        let game = store::load_game(conn, row.lane).await?.map(Box::new);
        let posted = store::message_of(conn, row.lane, Kind::Challenge.word(), 0).await?;
        let recipient = match row.recipient {
            Some(player) => store::discord_of(conn, player).await?,
            None => None,
        };
        Ok(match (kind, challenge, game) {
            (Kind::Challenge, Some(challenge), _) => {
                let live = matches!(challenge.state, ChallengeState::Open | ChallengeState::Accepted);
                if !live {
                    return Ok(None);
                }
                let people = seated(conn, &challenge).await?;
                let seats = challenge.seats.iter().zip(&people);
                let invited = seats.filter(|(seat, _)| matches!(seat, Seating::Invited(_)));
                let ping = invited.filter_map(|(_, person)| *person).collect();
                let mut addresses = vec![Address::Channel(challenge.place.channel)];
                addresses.extend(recipient.map(Address::Direct));
                let server = challenge.place.server;
                Some(Loaded { notice: Notice::Challenge { challenge, people }, ping, addresses, server })
            }
            (Kind::Answered, Some(challenge), game) => {
                let Some(message) = posted else { return Ok(None) };
                let people = seated(conn, &challenge).await?;
                let server = challenge.place.server;
                Some(Loaded::silent(Notice::Answered { challenge, people, game, message }, Vec::new(), server))
            }
            (Kind::Thread, _, Some(game)) => {
                let Some(message) = posted.filter(|(channel, _)| *channel == game.place.channel) else {
                    return Ok(None);
                };
                let people = self.seats(conn, &game).await?;
                let server = game.place.server;
                // The thread will have the message's id, so the address can be closed before it exists.
                Some(Loaded::silent(Notice::Thread { game, people, message }, vec![Address::Thread(message.1)], server))
            }
            (Kind::Turn, _, Some(game)) => {
                let overtaken = game.game.seq() != row.seq || game.game.outcome().is_some();
                if overtaken || game.game.mover().and_then(Holder::player) != row.recipient {
                    return Ok(None);
                }
                let (people, since) = (self.seats(conn, &game).await?, since(conn, row).await?);
                let addresses = game_addresses(&game, posted, recipient);
                let server = game.place.server;
                // Somebody else left the game meanwhile: the board is new, but who is to move was pinged for this turn.
                let told = store::last_sent(conn, row.lane, Kind::Turn.word(), row.seq).await?;
                let told = told.is_some_and(|(seq, ..)| seq as usize >= game.game.line().turn_began());
                Some(Loaded {
                    notice: Notice::Turn { game, people, since, instead: None },
                    ping: recipient.into_iter().filter(|_| !told).collect(),
                    addresses,
                    server,
                })
            }
            (Kind::End, _, Some(game)) => {
                let (people, since) = (self.seats(conn, &game).await?, since(conn, row).await?);
                // Whoever ended the game knows it; what ended it by itself is news to everybody.
                let by_itself = |kind: &EventKind| matches!(kind, EventKind::Timeout | EventKind::Cancel);
                let last = game.game.events().last().filter(|event| !by_itself(&event.kind)).map(|event| event.chair);
                let ping: Vec<u64> =
                    people.iter().enumerate().filter(|(n, _)| Some(*n) != last).filter_map(|(_, id)| *id).collect();
                let addresses = game_addresses(&game, posted, ping.first().copied());
                let server = game.place.server;
                let taken = store::hints(conn, row.lane).await?;
                let of = |holder: &Holder| {
                    taken.iter().find(|(player, _)| holder.player() == Some(*player)).map_or(0, |&(_, count)| count)
                };
                let hints = game.game.chairs.iter().map(of).collect();
                let notice = Notice::End { game, people, hints, since, instead: None };
                Some(Loaded { notice, ping, addresses, server })
            }
            (Kind::Result, _, Some(game)) => {
                // Where the game was played in the channel itself, the last board has told it already.
                if game.thread.is_none() {
                    return Ok(None);
                }
                let people = self.seats(conn, &game).await?;
                let (address, server) = (Address::Channel(game.place.channel), game.place.server);
                Some(Loaded::silent(Notice::Result { game, people }, vec![address], server))
            }
            (Kind::Review, _, Some(game)) => {
                let Some(review) = study::finished(conn, row.lane).await? else { return Ok(None) };
                let (people, addresses) = (self.seats(conn, &game).await?, game_addresses(&game, posted, None));
                let server = game.place.server;
                Some(Loaded::silent(Notice::Review { game, people, review }, addresses, server))
            }
            (Kind::Tidy, _, Some(_)) => {
                let sent = store::last_sent(conn, row.lane, Kind::Turn.word(), row.seq).await?;
                sent.map(|(_, channel, message)| {
                    Loaded::silent(Notice::Tidy { message: (channel, message) }, Vec::new(), None)
                })
            }
            (Kind::Challenge | Kind::Answered, None, _) => None,
            (Kind::Thread | Kind::Turn | Kind::End | Kind::Result | Kind::Review | Kind::Tidy, _, None) => None,
        })
    }

    async fn seats(&self, conn: &mut Conn, row: &GameRow) -> Result<Vec<Option<u64>>, StoreError> {
        play::people(conn, row.game.chairs.iter().map(Holder::player)).await
    }

    async fn why_closed(&self, row: &Claimed) -> Result<Option<String>, StoreError> {
        let mut conn = self.db.read().await?;
        let Some(kind) = Kind::from_word(&row.kind) else { return Ok(None) };
        let Some(loaded) = self.load(&mut conn, row, kind).await? else { return Ok(None) };
        let mut reasons: Vec<String> =
            store::closed_addresses(&mut conn, &loaded.addresses).await?.into_iter().map(|(_, why)| why).collect();
        reasons.dedup();
        Ok(Some(reasons.join("; ")))
    }
}

/// A notice with everything that its delivery needs.
struct Loaded {
    notice: Notice,
    ping: Vec<u64>,
    addresses: Vec<Address>,
    server: Option<u64>,
}

impl Loaded {
    fn silent(notice: Notice, addresses: Vec<Address>, server: Option<u64>) -> Loaded {
        Loaded { notice, ping: Vec::new(), addresses, server }
    }
}

/// Where a game's boards go, best first: its thread, the channel, the person.
fn game_addresses(row: &GameRow, posted: Option<(u64, u64)>, person: Option<u64>) -> Vec<Address> {
    let wanted = row.place.server.is_some() && !row.place.thread;
    let thread = row.thread.or(posted.filter(|_| wanted).map(|(_, message)| message));
    let refused = thread.filter(|_| row.thread.is_none());
    let mut addresses: Vec<Address> = row.thread.or(refused).map(Address::Thread).into_iter().collect();
    addresses.push(Address::Channel(row.place.channel));
    addresses.extend(person.map(Address::Direct));
    addresses
}

/// The event count of the board that people saw last.
async fn since(conn: &mut Conn, row: &Claimed) -> Result<u32, StoreError> {
    Ok(store::last_sent(conn, row.lane, Kind::Turn.word(), row.seq).await?.map_or(0, |(seq, _, _)| seq))
}

async fn seated(conn: &mut Conn, challenge: &Challenge) -> Result<Vec<Option<u64>>, StoreError> {
    let player = |seat: &Seating| match seat {
        Seating::Taken(holder) => holder.player(),
        Seating::Invited(player) => Some(*player),
        Seating::Open => None,
    };
    let players: Vec<Option<PlayerId>> = challenge.seats.iter().map(player).collect();
    play::people(conn, players.into_iter()).await
}

/// How long to wait after this many tries, in ms: as long as Discord said, else doubling from one second, times a jitter around 1.
fn pause(tries: i64, after: Option<Duration>, jitter: f64) -> Millis {
    match after {
        Some(after) => Millis::try_from(after.as_millis()).unwrap_or(LONGEST_PAUSE_MS) + 1,
        None => {
            let doubled =
                1000_i64.checked_shl(u32::try_from(tries - 1).unwrap_or(0).min(20)).unwrap_or(LONGEST_PAUSE_MS);
            (doubled.min(LONGEST_PAUSE_MS) as f64 * jitter) as Millis
        }
    }
}
