//! Loads a notice anew for its delivery: whether it is still true, what it says, whom it pings, and where it can go.

use std::ops::Range;

use super::courier::Parcel;
use super::notice::{Call, Notice, NoticeKind, Shown};
use super::play::{PLANNED, habits_of};
use super::{Service, find, habits, rating, study};
use crate::game::{Challenge, ChallengeState, EventKind, Game, Holder, Millis, Notify, PlayerId, Ring, Seating};
use crate::ids::{Posted, ServerId, UserId};
use crate::store::{self, Address, Claimed, Conn, DeskId, GameRow, StoreError};

/// How many games a desk lists.
const DESK_GAMES: i64 = 15;

/// A notice with everything that its delivery needs.
struct Loaded {
    notice: Notice,
    ping: Vec<UserId>,
    addresses: Vec<Address>,
    server: Option<ServerId>,
}

impl Loaded {
    fn silent(notice: Notice, addresses: Vec<Address>, server: Option<ServerId>) -> Loaded {
        Loaded { notice, ping: Vec::new(), addresses, server }
    }
}

impl Service {
    /// The row as a parcel: none if it is no longer true, `Some(None)` if no address is left.
    pub(super) async fn parcel(&self, row: &Claimed) -> Result<Option<Option<Parcel>>, StoreError> {
        let mut conn = self.db.read().await?;
        let Some(kind) = NoticeKind::from_word(&row.kind) else { return Ok(None) };
        let Some(Loaded { mut notice, mut ping, addresses, server }) = self.load(&mut conn, row, kind).await? else {
            return Ok(None);
        };
        let closed = store::closed_addresses(&mut conn, &addresses, self.clock.now()).await?;
        let open = addresses.iter().copied().find(|address| closed.iter().all(|(refused, _)| refused != address));
        if open.is_none() && !addresses.is_empty() {
            return Ok(Some(None));
        }
        if let Notice::Turn { instead, .. } | Notice::End { instead, .. } | Notice::Call { instead, .. } = &mut notice {
            let refused = closed.into_iter().find(|(address, _)| *address == addresses[0]);
            *instead = refused;
        }
        if let Notice::Call {
            instead: Some((Address::Direct(_), _)), call: call @ (Call::Turn | Call::Offer(_)), ..
        } = &notice
        {
            let posted = if *call == Call::Turn { NoticeKind::Turn } else { NoticeKind::Offer };
            if !store::rang(&mut conn, row.lane, posted.word(), row.seq..row.seq + 1, None).await?.is_empty() {
                // Who wanted both was mentioned in that very place.
                ping.clear();
            }
        }
        let private = matches!(open, Some(Address::Direct(_)));
        let locale = match server.filter(|_| !private) {
            Some(server) => store::server_locale(&mut conn, server).await?,
            None => match row.recipient {
                Some(player) => store::locale_of(&mut conn, player).await?,
                None => None,
            },
        };
        Ok(Some(Some(Parcel { id: row.id, notice, to: open, ping, locale, again: row.tries > 1 })))
    }

    async fn load(&self, conn: &mut Conn, row: &Claimed, kind: NoticeKind) -> Result<Option<Loaded>, StoreError> {
        match kind {
            NoticeKind::Digest => return self.load_digest(conn, PlayerId(row.lane.0)).await,
            NoticeKind::Desk => return self.load_desk(conn, DeskId(row.lane.0)).await,
            NoticeKind::Challenge | NoticeKind::Answered => return self.load_challenge(conn, row, kind).await,
            _ => {}
        }
        let Some(game) = store::load_game(conn, row.lane).await? else { return Ok(None) };
        let posted = store::message_of(conn, row.lane, NoticeKind::Challenge.word(), 0).await?;
        let recipient = match row.recipient {
            Some(player) => store::discord_of(conn, player).await?,
            None => None,
        };
        let (server, seq) = (game.place.server, row.seq);
        let places = game_addresses(&game, posted, recipient);
        let shown = self.shown(conn, game).await?;
        let game = &shown.row.game;
        Ok(match kind {
            NoticeKind::Thread => {
                let Some(message) = posted.filter(|posted| posted.channel == shown.row.place.channel) else {
                    return Ok(None);
                };
                // The thread will have the message's id, so the address can be closed before it exists.
                let places = vec![Address::Thread(message.message.thread())];
                Some(Loaded::silent(Notice::Thread { game: shown, message }, places, server))
            }
            NoticeKind::Turn => {
                if game.board() != seq || game.outcome().is_some() || !is_mover(&shown, row.recipient) {
                    return Ok(None);
                }
                let since = since(conn, row).await?;
                let later = game.to_move().is_some_and(|chair| is_put_off(&shown, chair, self.clock.now()));
                let quiet = row.quiet || later || row.recipient.is_some_and(|player| is_muted(&shown, player));
                let quiet = quiet || told(conn, game, game.turn()..seq).await?;
                let ping = recipient.into_iter().filter(|_| !quiet).collect();
                Some(Loaded {
                    notice: Notice::Turn { game: shown, since, instead: None },
                    ping,
                    addresses: places,
                    server,
                })
            }
            NoticeKind::End => {
                let since = since(conn, row).await?;
                let ping = self.told_of_end(conn, &shown).await?;
                let addresses = game_addresses(&shown.row, posted, ping.first().copied());
                let taken = store::hints(conn, row.lane).await?;
                let of = |holder: &Holder| {
                    taken.iter().find(|(player, _)| holder.player() == Some(*player)).map_or(0, |&(_, count)| count)
                };
                let hints = game.chairs.iter().map(of).collect();
                let ratings = rating::rating_changes(conn, row.lane).await?;
                let notice = Notice::End { game: shown, hints, ratings, since, instead: None };
                Some(Loaded { notice, ping, addresses, server })
            }
            NoticeKind::Result => {
                // Where the game was played in the channel itself, the last board has told it already.
                if shown.row.thread.is_none() {
                    return Ok(None);
                }
                let places = vec![Address::Channel(shown.row.place.channel)];
                Some(Loaded::silent(Notice::Result { game: shown }, places, server))
            }
            NoticeKind::Review => {
                let Some(review) = study::finished(conn, row.lane).await? else { return Ok(None) };
                Some(Loaded::silent(Notice::Review { game: shown, review }, places, server))
            }
            NoticeKind::Tidy => {
                let sent = store::last_sent(conn, row.lane, NoticeKind::Turn.word(), seq).await?;
                sent.map(|(_, message)| Loaded::silent(Notice::Tidy { message }, Vec::new(), None))
            }
            NoticeKind::Offer => {
                if game.pending().is_none_or(|pending| pending.seq != seq) {
                    return Ok(None);
                }
                // Each of those who are asked as they liked it when it was offered; who slept or was away is told later.
                let Some(offered) = game.event(seq).map(|event| event.at) else { return Ok(None) };
                let mut ping = Vec::new();
                for (chair, id) in shown.people.iter().enumerate().filter(|(chair, _)| game.is_asked(*chair)) {
                    let ring = habits::ring(conn, &shown.row, chair, offered).await?;
                    ping.extend(id.filter(|_| matches!(ring, Ring::Now { mention: true, .. })));
                }
                let notice = Notice::Offer { game: shown, seq };
                Some(Loaded { notice, ping, addresses: places, server })
            }
            NoticeKind::Settled => {
                let sent = store::last_sent(conn, row.lane, NoticeKind::Offer.word(), seq).await?;
                sent.map(|(seq, message)| {
                    let notice = Notice::Settled { game: shown, seq, message };
                    Loaded::silent(notice, Vec::new(), server)
                })
            }
            NoticeKind::Note => {
                // That an absence is over is told only where it was told that it began.
                let ends = |kind: &EventKind| matches!(kind, EventKind::Back | EventKind::Adopt(_));
                match posted_absence(conn, game, seq).await? {
                    Some((seq, message)) => {
                        Some(Loaded::silent(Notice::Settled { game: shown, seq, message }, Vec::new(), server))
                    }
                    None if game.event(seq).is_some_and(|event| ends(&event.kind)) => None,
                    None => Some(Loaded::silent(Notice::Note { game: shown, seq }, places, server)),
                }
            }
            NoticeKind::Nudge | NoticeKind::Half | NoticeKind::Most | NoticeKind::Last => {
                return self.load_call(conn, row, kind, shown, places, recipient).await;
            }
            NoticeKind::Challenge | NoticeKind::Answered | NoticeKind::Digest | NoticeKind::Desk => None,
        })
    }

    /// A ping of its own, if what it is about still holds.
    async fn load_call(
        &self,
        conn: &mut Conn,
        row: &Claimed,
        kind: NoticeKind,
        shown: Shown,
        mut addresses: Vec<Address>,
        recipient: Option<UserId>,
    ) -> Result<Option<Loaded>, StoreError> {
        let (game, now) = (&shown.row.game, self.clock.now());
        let chair = row.recipient.and_then(|player| game.chair_of(player));
        let (Some(chair), Some(person)) = (chair.filter(|_| game.outcome().is_none()), recipient) else {
            return Ok(None);
        };
        let mine = game.to_move() == Some(chair);
        let asked = game.pending().filter(|pending| pending.seq == row.seq && game.is_asked(chair));
        let call = match kind {
            NoticeKind::Nudge if asked.is_some() => asked.map(|pending| Call::Offer(pending.offer)),
            NoticeKind::Nudge => {
                Some(Call::Turn).filter(|_| mine && row.seq >= game.turn() && !is_put_off(&shown, chair, now))
            }
            _ if !mine || row.seq != game.board() || game.away(chair, now).is_some() => None,
            _ if game.deadline().is_none_or(|deadline| deadline <= now) => None,
            NoticeKind::Half => Some(Call::Half),
            NoticeKind::Most => Some(Call::Most),
            _ => Some(Call::Last),
        };
        let Some(call) = call.filter(|_| !shown.row.seats[chair].muted) else { return Ok(None) };
        if kind == NoticeKind::Nudge
            && !row.quiet
            && row.seq > game.turn()
            && told(conn, game, game.turn()..row.seq).await?
            && asked.is_none()
        {
            return Ok(None);
        }
        let habits = habits_of(conn, &game.chairs[chair]).await?;
        if habits.notify == Notify::Off {
            return Ok(None);
        }
        if matches!(habits.notify, Notify::Direct | Notify::Both | Notify::Digest) {
            // The person comes last among a game's places; who wants direct messages comes first.
            addresses.rotate_right(1);
        }
        let server = shown.row.place.server;
        let board = store::newest(conn, &[row.lane], NoticeKind::Turn.word()).await?.remove(&row.lane);
        let ping = if row.quiet { Vec::new() } else { vec![person] };
        let notice = Notice::Call { game: shown, chair, call, board, instead: None };
        Ok(Some(Loaded { notice, ping, addresses, server }))
    }

    async fn load_challenge(
        &self,
        conn: &mut Conn,
        row: &Claimed,
        kind: NoticeKind,
    ) -> Result<Option<Loaded>, StoreError> {
        let Some((challenge, _)) = store::load_challenge(conn, row.lane).await? else { return Ok(None) };
        let people = seated(conn, &challenge).await?;
        let server = challenge.place.server;
        if kind == NoticeKind::Answered {
            let game = store::load_game(conn, row.lane).await?.map(Box::new);
            let message = store::message_of(conn, row.lane, NoticeKind::Challenge.word(), 0).await?;
            return Ok(message.map(|message| {
                Loaded::silent(Notice::Answered { challenge, people, game, message }, Vec::new(), server)
            }));
        }
        if !matches!(challenge.state, ChallengeState::Open | ChallengeState::Accepted) {
            return Ok(None);
        }
        let seats = challenge.seats.iter().zip(&people);
        let invited = seats.filter(|(seat, _)| matches!(seat, Seating::Invited(_)));
        let ping = invited.filter_map(|(_, person)| *person).collect();
        let mut addresses = vec![Address::Channel(challenge.place.channel)];
        if let Some(player) = row.recipient {
            addresses.extend(store::discord_of(conn, player).await?.map(Address::Direct));
        }
        Ok(Some(Loaded { notice: Notice::Challenge { challenge, people }, ping, addresses, server }))
    }

    async fn load_digest(&self, conn: &mut Conn, player: PlayerId) -> Result<Option<Loaded>, StoreError> {
        let Some(person) = store::discord_of(conn, player).await? else { return Ok(None) };
        let now = self.clock.now();
        let away = store::vacations(conn, player).await?.iter().any(|taken| taken.is_said(now));
        if away || store::habits(conn, player).await?.notify != Notify::Digest {
            return Ok(None);
        }
        let listed = store::games_of(conn, player).await?.into_iter().filter(|listed| listed.mine);
        let mut games = find::entries(conn, &listed.map(|listed| listed.id).collect::<Vec<_>>()).await?;
        games.retain(|entry| !is_muted(&entry.shown, player));
        if games.is_empty() {
            return Ok(None);
        }
        let notice = Notice::Digest { player, games };
        Ok(Some(Loaded { notice, ping: vec![person], addresses: vec![Address::Direct(person)], server: None }))
    }

    async fn load_desk(&self, conn: &mut Conn, id: DeskId) -> Result<Option<Loaded>, StoreError> {
        let Some(desk) = store::desk(conn, id).await? else { return Ok(None) };
        let (ids, count) = store::games_in(conn, desk.channel, DESK_GAMES).await?;
        let games = find::entries(conn, &ids).await?;
        let places = vec![Address::Channel(desk.channel)];
        Ok(Some(Loaded::silent(Notice::Desk { desk, games, count }, places, Some(desk.server))))
    }

    async fn shown(&self, conn: &mut Conn, row: GameRow) -> Result<Shown, StoreError> {
        let people = find::people(conn, row.game.chairs.iter().map(Holder::player)).await?;
        Ok(Shown { row: Box::new(row), people })
    }

    /// Who is pinged at the end: whoever ended the game knows it; what ended it by itself is news to everybody. Nobody who wants no pings or
    /// sleeps is woken.
    async fn told_of_end(&self, conn: &mut Conn, shown: &Shown) -> Result<Vec<UserId>, StoreError> {
        let game = &shown.row.game;
        let by_itself = |kind: &EventKind| matches!(kind, EventKind::Timeout | EventKind::Cancel | EventKind::Stop);
        // Who planned what ended it was not there; whoever set that off was.
        let own = game.events().iter().rev().find(|event| !event.cause.starts_with(PLANNED));
        let last = own.filter(|event| !by_itself(&event.kind)).map(|event| event.chair);
        let mut ping = Vec::new();
        for (chair, id) in shown.people.iter().enumerate().filter(|(chair, _)| Some(*chair) != last) {
            let habits = habits_of(conn, &game.chairs[chair]).await?;
            let wanted = !matches!(habits.notify, Notify::Off | Notify::Digest) && !shown.row.seats[chair].muted;
            ping.extend(id.filter(|_| wanted && habits.rhythm.quiet_until(self.clock.now()).is_none()));
        }
        Ok(ping)
    }

    pub(super) async fn why_closed(&self, row: &Claimed) -> Result<Option<String>, StoreError> {
        let mut conn = self.db.read().await?;
        let Some(kind) = NoticeKind::from_word(&row.kind) else { return Ok(None) };
        let Some(loaded) = self.load(&mut conn, row, kind).await? else { return Ok(None) };
        let mut reasons: Vec<String> = store::closed_addresses(&mut conn, &loaded.addresses, self.clock.now())
            .await?
            .into_iter()
            .map(|(_, why)| why)
            .collect();
        reasons.dedup();
        Ok(Some(reasons.join("; ")))
    }
}

fn is_mover(shown: &Shown, recipient: Option<PlayerId>) -> bool {
    shown.row.game.mover().and_then(Holder::player) == recipient
}

fn is_muted(shown: &Shown, player: PlayerId) -> bool {
    shown.row.game.chair_of(player).is_some_and(|chair| shown.row.seats[chair].muted)
}

/// Whether a person wants to be pinged only later, or has put the ping off while it was on its way.
fn is_put_off(shown: &Shown, chair: usize, now: Millis) -> bool {
    shown.row.seats[chair].ring.is_some_and(|ring| ring.at > now)
}

/// The message that says of an absence which now is over, or lasts for another time, that it began: the number of its event, channel and message.
async fn posted_absence(conn: &mut Conn, game: &Game, seq: u32) -> Result<Option<(u32, Posted)>, StoreError> {
    let about = |kind: &EventKind| matches!(kind, EventKind::Leave(_) | EventKind::Back | EventKind::Adopt(_));
    let Some(mut later) = game.event(seq).filter(|now| about(&now.kind)) else { return Ok(None) };
    let before = game.events().iter().rev().filter(|event| event.seq < seq);
    for event in before.filter(|event| event.chair == later.chair && about(&event.kind)) {
        // An absence of which the length was changed has several such events, each before the end of the one before.
        if !matches!(event.kind, EventKind::Leave(until) if until > later.at) {
            break;
        }
        if let Some(message) = store::message_of(conn, game.id, NoticeKind::Note.word(), event.seq).await? {
            return Ok(Some((event.seq, message)));
        }
        later = event;
    }
    Ok(None)
}

/// Where a game's boards go, best first: its thread, the channel, the person.
fn game_addresses(row: &GameRow, posted: Option<Posted>, person: Option<UserId>) -> Vec<Address> {
    let wanted = row.place.server.is_some() && !row.place.thread;
    let thread = row.thread.or(posted.filter(|_| wanted).map(|posted| posted.message.thread()));
    let mut addresses: Vec<Address> = thread.map(Address::Thread).into_iter().collect();
    addresses.push(Address::Channel(row.place.channel));
    addresses.extend(person.map(Address::Direct));
    addresses
}

/// What a ping that was put off is about, as the number of a board or of an offer: of a person's turn and an offer to them first what they were
/// not told yet, and if they were told of everything and `snoozed` it their turn once more, whichever board it has by now.
pub(super) async fn put_off(
    conn: &mut Conn,
    row: &GameRow,
    chair: usize,
    snoozed: bool,
) -> Result<Option<u32>, StoreError> {
    let game = &row.game;
    let mine = game.to_move() == Some(chair);
    if mine && !told(conn, game, game.turn()..game.board() + 1).await? {
        return Ok(Some(game.board()));
    }
    match game.pending().filter(|_| game.is_asked(chair)).map(|pending| pending.seq) {
        Some(offer) if !told_of_offer(conn, row, chair, offer).await? => Ok(Some(offer)),
        _ => Ok((mine && snoozed).then(|| game.turn())),
    }
}

/// Whether somebody who is asked was pinged about an offer: where it was posted, or by a call of their own.
async fn told_of_offer(conn: &mut Conn, row: &GameRow, chair: usize, seq: u32) -> Result<bool, StoreError> {
    let (id, seqs) = (row.game.id, seq..seq + 1);
    let Some(offered) = row.game.event(seq).map(|event| event.at) else { return Ok(false) };
    let mentioned = matches!(habits::ring(conn, row, chair, offered).await?, Ring::Now { mention: true, .. });
    Ok(mentioned && !store::rang(conn, id, NoticeKind::Offer.word(), seqs.clone(), None).await?.is_empty()
        || !store::rang(conn, id, NoticeKind::Nudge.word(), seqs, row.game.chairs[chair].player()).await?.is_empty())
}

/// Whether whoever is to move was pinged about their turn at one of these numbers, under the board or by a call of its own.
pub(super) async fn told(conn: &mut Conn, game: &Game, seqs: Range<u32>) -> Result<bool, StoreError> {
    let mover = game.mover().and_then(Holder::player);
    if !store::rang(conn, game.id, NoticeKind::Turn.word(), seqs.clone(), mover).await?.is_empty() {
        return Ok(true);
    }
    // A call about an offer says nothing about the turn.
    let turns = |seq: &u32| !matches!(game.event(*seq).map(|event| &event.kind), Some(EventKind::Offer(_)));
    Ok(store::rang(conn, game.id, NoticeKind::Nudge.word(), seqs, mover).await?.iter().any(turns))
}

/// The number of the board that people saw last.
async fn since(conn: &mut Conn, row: &Claimed) -> Result<u32, StoreError> {
    Ok(store::last_sent(conn, row.lane, NoticeKind::Turn.word(), row.seq).await?.map_or(0, |(seq, _)| seq))
}

async fn seated(conn: &mut Conn, challenge: &Challenge) -> Result<Vec<Option<UserId>>, StoreError> {
    let player = |seat: &Seating| match seat {
        Seating::Taken(holder) => holder.player(),
        Seating::Invited(player) => Some(*player),
        Seating::Open => None,
    };
    let players: Vec<Option<PlayerId>> = challenge.seats.iter().map(player).collect();
    find::people(conn, players.into_iter()).await
}
