//! Challenging, answering, playing again.

use super::post::Outbox;
use super::{Caller, Service, retrying};
use crate::game::{
    Action, Actor, Answer, Challenge, ChallengeRefusal, ChallengeState, Game, GameId, Holder, Millis, PlayerId,
    Seating, Terms, TimeControl,
};
use crate::ids::UserId;
use crate::rules::Seat;
use crate::store::{self, Conn, GameRow, SeatRow, StoreError};

/// Open challenges that one person may have at once.
const OPEN_LIMIT: usize = 8;

/// The longest note, in characters; what is beyond is cut.
const NOTE_LIMIT: usize = 200;

/// Whom somebody wants to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// This person, by Discord id.
    Person(UserId),
    /// Whoever accepts.
    Anyone,
    /// Our opponent at a level.
    Bot(String),
    /// Nobody: our opponent plays itself, Romans and Gauls at these levels, for people to watch. Only for two seats.
    Exhibition([String; 2]),
}

/// What is proposed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// Whom.
    pub target: Target,
    /// The seat that the challenger wants; none lets the lot decide.
    pub side: Option<Seat>,
    /// What is proposed.
    pub terms: Terms,
    /// Moves of another game, as they are written, from which this one goes on.
    pub given: Vec<String>,
    /// The challenger's words.
    pub note: Option<String>,
}

/// A challenge that was made, and the game if it began at once.
#[derive(Clone, Debug)]
pub struct Proposed {
    /// The challenge.
    pub challenge: Challenge,
    /// The game, against the opponent or where the other side had asked for the same.
    pub game: Option<Box<GameRow>>,
}

/// Why a challenge is not made.
#[derive(Debug, thiserror::Error)]
pub enum ProposalRefusal {
    /// Nobody challenges oneself.
    #[error("one cannot challenge oneself")]
    Oneself,
    /// The other person blocks the challenger.
    #[error("the other person takes no challenges from the challenger")]
    Blocked,
    /// The challenger blocks the other person.
    #[error("the challenger blocks the other person")]
    Blocking,
    /// One to the same person is open already: its name.
    #[error("a challenge to the same person is open")]
    Waiting(String),
    /// Too many are open: how many are allowed.
    #[error("too many challenges are open")]
    TooMany(usize),
    /// Nobody sits there in this variant.
    #[error("this variant has no such seat")]
    NoSuchSeat(Seat),
    /// The game to be played again is not known, or not over.
    #[error("no such finished game")]
    NoSuchGame,
    /// The game to be played again was others'.
    #[error("the person did not play in that game")]
    NotPlaying,
    /// The game is being played again already, or was: the other one's name.
    #[error("there is a rematch already")]
    Rematched(String),
    /// The other side had themselves deleted.
    #[error("the other side is gone")]
    Gone,
    /// An exhibition of more than two players.
    #[error("an exhibition is for two")]
    NotForTwo,
    /// Our own failure.
    #[error(transparent)]
    Failed(#[from] StoreError),
}

/// What an answer led to.
#[derive(Debug)]
pub enum Answered {
    /// It was taken: where the challenge stands now, and the game if it began.
    Done(Box<Challenge>, Option<Box<GameRow>>),
    /// It was refused; nothing changed.
    Refused(ChallengeRefusal),
    /// There is no such challenge.
    Unknown,
}

impl Service {
    /// Makes a challenge; against the opponent the game begins at once. Done again with the same cause it answers the same.
    pub async fn propose(&self, caller: &Caller, proposal: &Proposal) -> Result<Proposed, ProposalRefusal> {
        retrying(|| self.try_propose(caller, proposal)).await
    }

    async fn try_propose(&self, caller: &Caller, proposal: &Proposal) -> Result<Proposed, ProposalRefusal> {
        let mut tx = self.db.begin().await?;
        if let Some(proposed) = self.already(&mut tx, caller).await? {
            return Ok(proposed);
        }
        if let Some(seat) = proposal.side.filter(|seat| seat.index() >= proposal.terms.variant.board().seats) {
            return Err(ProposalRefusal::NoSuchSeat(seat));
        }
        let by = self.know(&mut tx, caller).await?;
        self.welcome(&mut tx, by).await?;
        let others = proposal.terms.variant.board().seats - 1;
        let mut seats = vec![Seating::Open; others];
        match &proposal.target {
            Target::Person(discord) if *discord == caller.discord => return Err(ProposalRefusal::Oneself),
            Target::Person(discord) => {
                let now = self.clock.now();
                let other = store::upsert_player(&mut tx, self.keys.next(now), *discord, None, now).await?;
                if store::blocks(&mut tx, other, by).await? {
                    return Err(ProposalRefusal::Blocked);
                }
                if store::blocks(&mut tx, by, other).await? {
                    return Err(ProposalRefusal::Blocking);
                }
                seats[0] = Seating::Invited(other);
            }
            Target::Anyone => {}
            Target::Exhibition(_) if others != 1 => return Err(ProposalRefusal::NotForTwo),
            Target::Exhibition(_) => {}
            Target::Bot(level) => {
                seats.fill_with(|| Seating::Taken(Holder::Bot { level: level.clone(), seed: self.keys.seed() }));
            }
        }
        self.within_limits(&mut tx, by, &seats).await?;
        let note = proposal.note.as_deref().map(str::trim).filter(|note| !note.is_empty());
        let challenge = Challenge {
            note: note.map(|note| note.chars().take(NOTE_LIMIT).collect()),
            given: proposal.given.clone(),
            ..self.fresh(caller, by, proposal.terms, proposal.side, seats)
        };
        let challenge = match &proposal.target {
            Target::Exhibition(levels) => {
                let bot = |level: &String| Seating::Taken(Holder::Bot { level: level.clone(), seed: self.keys.seed() });
                let terms = Terms { rated: false, ..challenge.terms };
                Challenge { seats: levels.iter().map(bot).collect(), side: Some(Seat::Romans), terms, ..challenge }
            }
            _ => challenge,
        };
        let proposed = self.publish(&mut tx, challenge, None, &caller.cause).await?;
        tx.commit().await.map_err(StoreError::from)?;
        self.wake();
        Ok(proposed)
    }

    /// Asks to play a finished game again with sides exchanged; accepts where the other side asked first, begins at once against the
    /// opponent.
    pub async fn rematch(&self, caller: &Caller, game: GameId) -> Result<Proposed, ProposalRefusal> {
        retrying(|| self.try_rematch(caller, game)).await
    }

    async fn try_rematch(&self, caller: &Caller, id: GameId) -> Result<Proposed, ProposalRefusal> {
        let mut tx = self.db.begin().await?;
        if let Some(proposed) = self.already(&mut tx, caller).await? {
            return Ok(proposed);
        }
        let by = self.know(&mut tx, caller).await?;
        self.welcome(&mut tx, by).await?;
        let row = store::load_game(&mut tx, id).await?.filter(|row| row.game.outcome().is_some());
        let row = row.ok_or(ProposalRefusal::NoSuchGame)?;
        let chair = row.game.chair_of(by).ok_or(ProposalRefusal::NotPlaying)?;
        if let Some(played) = store::played_rematch(&mut tx, id).await? {
            return Err(ProposalRefusal::Rematched(played));
        }
        if let Some((mut asked, version)) = store::open_rematch(&mut tx, id).await? {
            if asked.challenger == by {
                return Err(ProposalRefusal::Waiting(asked.name));
            }
            if asked.answer(Answer::Accept, by, self.clock.now()).is_ok() {
                let game = self.settle(&mut tx, &mut asked, version).await?;
                tx.commit().await.map_err(StoreError::from)?;
                self.wake();
                return Ok(Proposed { challenge: asked, game });
            }
        }
        // Everybody moves on by one seat: of two whoever had the Romans last gets the Gauls.
        let count = row.game.chairs.len();
        let own = row.game.seat_of(chair).index();
        let side = Some(Seat::ALL[(own + 1) % count]);
        let mut seats = Vec::new();
        for after in 1..count {
            let holder = &row.game.chairs[row.game.chair_at(Seat::ALL[(own + after) % count])];
            match holder {
                Holder::Bot { level, .. } => {
                    seats.push(Seating::Taken(Holder::Bot { level: level.clone(), seed: self.keys.seed() }));
                }
                Holder::Nobody => return Err(ProposalRefusal::NoSuchGame),
                Holder::Player(other) if store::discord_of(&mut tx, *other).await?.is_none() => {
                    return Err(ProposalRefusal::Gone);
                }
                Holder::Player(other) if store::blocks(&mut tx, *other, by).await? => {
                    return Err(ProposalRefusal::Blocked);
                }
                Holder::Player(other) if store::blocks(&mut tx, by, *other).await? => {
                    return Err(ProposalRefusal::Blocking);
                }
                Holder::Player(other) => seats.push(Seating::Invited(*other)),
            }
        }
        self.within_limits(&mut tx, by, &seats).await?;
        // The finished game's own channel, even when the button was pressed in its thread or in a direct message.
        let caller = Caller { place: row.place, ..caller.clone() };
        // A rated game stays rated, though a seat was taken over meanwhile.
        let challenge = self.fresh(&caller, by, row.game.terms, side, seats);
        let proposed = self.publish(&mut tx, challenge, Some(id), &caller.cause).await?;
        tx.commit().await.map_err(StoreError::from)?;
        self.wake();
        Ok(proposed)
    }

    /// Answers a challenge. Done again by the same person it answers the same.
    pub async fn answer(&self, caller: &Caller, id: GameId, answer: &Answer) -> Result<Answered, StoreError> {
        retrying(|| self.try_answer(caller, id, answer)).await
    }

    async fn try_answer(&self, caller: &Caller, id: GameId, answer: &Answer) -> Result<Answered, StoreError> {
        let mut tx = self.db.begin().await?;
        let by = self.know(&mut tx, caller).await?;
        self.welcome(&mut tx, by).await?;
        let answered = self.answer_in(&mut tx, by, id, answer).await?;
        tx.commit().await?;
        self.wake();
        Ok(answered)
    }

    pub(super) async fn answer_in(
        &self,
        conn: &mut Conn,
        by: PlayerId,
        id: GameId,
        answer: &Answer,
    ) -> Result<Answered, StoreError> {
        let Some((mut challenge, version)) = store::load_challenge(conn, id).await? else {
            return Ok(Answered::Unknown);
        };
        if *answer == Answer::Accept && store::blocks(conn, challenge.challenger, by).await? {
            return Ok(Answered::Refused(ChallengeRefusal::NotForYou));
        }
        match challenge.answer(answer.clone(), by, self.clock.now()) {
            Ok(()) => {}
            Err(ChallengeRefusal::Settled(ChallengeState::Accepted)) => {
                let row = store::load_game(conn, id).await?;
                return Ok(match row.filter(|row| row.game.chair_of(by).is_some()) {
                    Some(row) => Answered::Done(Box::new(challenge), Some(Box::new(row))),
                    None => Answered::Refused(ChallengeRefusal::Settled(ChallengeState::Accepted)),
                });
            }
            Err(refusal) => return Ok(Answered::Refused(refusal)),
        }
        let game = self.settle(conn, &mut challenge, version).await?;
        Ok(Answered::Done(Box::new(challenge), game))
    }

    /// Ends up to `limit` challenges whose time is over; says how many.
    pub async fn expire_challenges(&self, limit: i64) -> Result<usize, StoreError> {
        let now = self.clock.now();
        let expired = store::expired_challenges(&mut *self.db.read().await?, now, limit).await?;
        for &id in &expired {
            retrying(|| self.try_expire(id, now)).await?;
        }
        Ok(expired.len())
    }

    async fn try_expire(&self, id: GameId, now: Millis) -> Result<(), StoreError> {
        let mut tx = self.db.begin().await?;
        if let Some((mut challenge, version)) = store::load_challenge(&mut tx, id).await?
            && challenge.expire(now)
        {
            store::update_challenge(&mut tx, &challenge, version).await?;
            self.outbox(&mut tx).answered(&challenge, version).await?;
            tx.commit().await?;
            self.wake();
        }
        Ok(())
    }

    /// From now on the caller takes no challenges from this person.
    pub async fn block(&self, caller: &Caller, other: UserId) -> Result<(), StoreError> {
        let mut tx = self.db.begin().await?;
        let (by, now) = (self.know(&mut tx, caller).await?, self.clock.now());
        let other = store::upsert_player(&mut tx, self.keys.next(now), other, None, now).await?;
        store::block(&mut tx, by, other, now).await?;
        Ok(tx.commit().await?)
    }

    /// Ends a block; says whether there was one.
    pub async fn unblock(&self, caller: &Caller, other: UserId) -> Result<bool, StoreError> {
        let mut tx = self.db.begin().await?;
        let by = self.know(&mut tx, caller).await?;
        let known = store::player_of(&mut tx, other).await?;
        let ended = match known.or(store::ghost_of(&mut tx, other).await?) {
            Some(other) => store::unblock(&mut tx, by, other).await?,
            None => false,
        };
        tx.commit().await?;
        Ok(ended)
    }

    /// What this interaction made when it came the first time.
    async fn already(&self, conn: &mut Conn, caller: &Caller) -> Result<Option<Proposed>, StoreError> {
        match store::challenge_by_cause(conn, &caller.cause).await? {
            Some((challenge, _)) => {
                let game = store::load_game(conn, challenge.id).await?.map(Box::new);
                Ok(Some(Proposed { challenge, game }))
            }
            None => Ok(None),
        }
    }

    async fn within_limits(&self, conn: &mut Conn, by: PlayerId, seats: &[Seating]) -> Result<(), ProposalRefusal> {
        if seats.iter().all(|seat| matches!(seat, Seating::Taken(_))) {
            return Ok(());
        }
        let open = store::open_challenges_of(conn, by).await?;
        let mine: Vec<_> = open.iter().filter(|challenge| challenge.challenger == by).collect();
        let again = |seat: &Seating| matches!(seat, Seating::Invited(_)) && seats.contains(seat);
        if let Some(same) = mine.iter().find(|challenge| challenge.seats.iter().any(again)) {
            return Err(ProposalRefusal::Waiting(same.name.clone()));
        }
        if mine.len() >= OPEN_LIMIT { Err(ProposalRefusal::TooMany(OPEN_LIMIT)) } else { Ok(()) }
    }

    pub(super) fn fresh(
        &self,
        caller: &Caller,
        by: PlayerId,
        terms: Terms,
        side: Option<Seat>,
        others: Vec<Seating>,
    ) -> Challenge {
        let now = self.clock.now();
        let mut seats = vec![Seating::Taken(Holder::Player(by))];
        seats.extend(others);
        Challenge {
            id: GameId(self.keys.next(now)),
            name: self.keys.name(),
            // Bots move nobody's rating, and games of several have none; without a clock there is nothing that weekends could stop.
            terms: Terms {
                rated: terms.rated && may_be_rated(&seats),
                weekends_off: terms.weekends_off && terms.time != TimeControl::None,
                ..terms
            },
            given: Vec::new(),
            side,
            note: None,
            challenger: by,
            seats,
            state: ChallengeState::Open,
            created: now,
            place: caller.place,
        }
    }

    /// Stores a new challenge and posts it; begins the game if nobody has to be waited for.
    async fn publish(
        &self,
        conn: &mut Conn,
        mut challenge: Challenge,
        rematch_of: Option<GameId>,
        cause: &str,
    ) -> Result<Proposed, StoreError> {
        let game = challenge.begin(self.keys.lot(), self.clock.now());
        store::insert_challenge(conn, &challenge, rematch_of, cause).await?;
        self.outbox(conn).proposed(&challenge).await?;
        let game = match game {
            Some(game) => Some(Box::new(self.store_new(conn, &challenge, game).await?)),
            None => None,
        };
        Ok(Proposed { challenge, game })
    }

    /// Stores an answered challenge; begins the game if it is full.
    async fn settle(
        &self,
        conn: &mut Conn,
        challenge: &mut Challenge,
        version: i64,
    ) -> Result<Option<Box<GameRow>>, StoreError> {
        let game = match challenge.state {
            ChallengeState::Open => challenge.begin(self.keys.lot(), self.clock.now()),
            _ => None,
        };
        store::update_challenge(conn, challenge, version).await?;
        self.outbox(conn).answered(challenge, version).await?;
        match game {
            Some(game) => Ok(Some(Box::new(self.store_new(conn, challenge, game).await?))),
            None => Ok(None),
        }
    }

    async fn store_new(&self, conn: &mut Conn, challenge: &Challenge, mut game: Game) -> Result<GameRow, StoreError> {
        game.give(&challenge.given).ok_or_else(|| StoreError::Corrupt("moves that cannot be played".to_owned()))?;
        self.seat_people(conn, &mut game).await?;
        let seats = vec![SeatRow::default(); game.chairs.len()];
        let row = GameRow { game, version: 1, place: challenge.place, thread: None, seats };
        let stage = self.first_stage(conn, &row).await?;
        store::insert_game(conn, &row.game, row.place, stage).await?;
        self.outbox(conn).began(&row).await?;
        store::touch_desk(conn, row.place.channel, self.clock.now()).await?;
        Ok(row)
    }

    /// What a game has to know of its people from the start: where they live, if weekends are off, and who is away.
    async fn seat_people(&self, conn: &mut Conn, game: &mut Game) -> Result<(), StoreError> {
        for chair in 0..game.chairs.len() {
            let Some(player) = game.chairs[chair].player() else { continue };
            let away = store::vacations(conn, player).await?.into_iter().find(|taken| taken.is_on(game.started));
            let zone = store::habits(conn, player).await?.rhythm.zone;
            let zone = Some(Action::Settle(zone)).filter(|_| game.terms.weekends_off);
            for action in zone.into_iter().chain(away.map(|vacation| Action::Leave(vacation.until))) {
                let cause = format!("seat:{}:{}", game.id.0, game.seq() + 1);
                // Nothing of this can be refused in a game that goes on.
                let _ = game.act(action, Actor::Chair(chair), None, game.started, &cause);
            }
        }
        Ok(())
    }

    pub(super) fn outbox<'a>(&'a self, conn: &'a mut Conn) -> Outbox<'a> {
        Outbox::new(conn, &self.keys, self.clock.now())
    }

    /// Tells this process's workers that something was committed.
    pub(super) fn wake(&self) {
        self.wake.courier.notify_one();
        self.wake.opponent.notify_one();
        self.wake.sweeper.notify_one();
    }
}

/// Whether a game with these seats can be rated: one of two people.
fn may_be_rated(seats: &[Seating]) -> bool {
    let bot = |seat: &Seating| matches!(seat, Seating::Taken(Holder::Bot { .. } | Holder::Nobody));
    seats.len() == 2 && !seats.iter().any(bot)
}
