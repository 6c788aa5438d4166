//! Playing: the one way in which a game changes.

use super::{Caller, Service, retrying};
use crate::game::{Action, Actor, Event, EventKind, Game, GameId, GameRefusal, Holder, Millis, PlayerId, Stage};
use crate::rules::{Entry, Refusal};
use crate::store::{self, Conn, GameRow, PlanRow, SeatRow, StoreError};

/// A desk is written anew this long after something changed in its channel, so that a burst of changes is one edit, in ms.
const DESK_PAUSE_MS: Millis = 5_000;

/// A button that is pressed again within this time was pressed twice, in ms.
const TWICE_MS: Millis = 10_000;

/// What the cause of a planned move begins with.
pub(super) const PLANNED: &str = "plan:";

/// What somebody asks to do in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Play what was typed or chosen.
    Move(String),
    /// Take the last move back, at once if nobody has looked at it, else with the others' consent.
    Back,
    /// Anything else.
    Do(Action),
}

/// Something was done.
#[derive(Clone, Debug)]
pub struct Acted {
    /// The game afterwards.
    pub row: GameRow,
    /// The event that it became.
    pub event: Event,
}

/// Why something was not done. Nothing changed.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// There is no such game.
    #[error("no such game")]
    Unknown,
    /// The game refuses it; the game as it stands.
    #[error("refused by the game")]
    Game(Box<GameRow>, GameRefusal),
    /// Our own failure.
    #[error(transparent)]
    Failed(#[from] StoreError),
}

/// An act on its way: who, what, on which board, when, and why.
#[derive(Clone, Copy, Debug)]
pub(super) struct Act<'a> {
    pub by: Actor,
    pub ask: &'a Ask,
    pub expected: Option<u32>,
    /// When it counts as done; never before what happened last.
    pub at: Millis,
    pub cause: &'a str,
}

impl Service {
    /// Does something in a game. Asked again with the same cause it answers the same.
    pub async fn act(&self, caller: &Caller, id: GameId, ask: &Ask, expected: Option<u32>) -> Result<Acted, Refused> {
        let acted = retrying(|| async {
            let mut tx = self.db.begin().await.map_err(Refused::from)?;
            let by = self.know(&mut tx, caller).await?;
            self.welcome(&mut tx, by).await?;
            let now = self.clock.now();
            let act = Act { by: Actor::Player(by), ask, expected, at: now, cause: &caller.cause };
            let acted = self.act_in(&mut tx, id, act).await?;
            if let Some(chair) = acted.row.game.chair_of(by) {
                store::set_seen(&mut tx, id, chair, now).await?;
            }
            tx.commit().await.map_err(StoreError::from)?;
            Ok::<_, Refused>(acted)
        });
        let acted = acted.await;
        self.wake();
        let Err(Refused::Game(row, refused)) = acted else { return acted };
        if let Some(player) = self.player(caller.discord).await? {
            self.seen(&row, player).await?;
            if let Some(event) = just_done(&row.game, player, ask, expected, self.clock.now()) {
                return Ok(Acted { event: event.clone(), row: *row });
            }
        }
        Err(Refused::Game(row, refused))
    }

    /// The one way in which a game changes, for people, for the opponent, for plans and for the sweeper.
    pub(super) async fn act_in(&self, conn: &mut Conn, id: GameId, act: Act<'_>) -> Result<Acted, Refused> {
        let mut row = store::load_game(conn, id).await?.ok_or(Refused::Unknown)?;
        if let Some((_, seq)) = store::event_by_cause(conn, act.cause).await?.filter(|(game, _)| *game == id) {
            let event = row.game.events()[seq as usize - 1].clone();
            return Ok(Acted { row, event });
        }
        let refused = |row: &GameRow, refusal| Refused::Game(Box::new(row.clone()), refusal);
        let action = match act.ask {
            Ask::Do(action) => action.clone(),
            Ask::Back if act.expected.is_some_and(|board| board != row.game.board()) => {
                return Err(refused(&row, GameRefusal::Stale));
            }
            Ask::Back => takeback(&row, act.by, act.at),
            Ask::Move(text) => match row.game.line().read(text) {
                Ok(Entry::Move(m)) => Action::Move(m),
                Ok(Entry::Swap) => Action::Swap,
                Ok(Entry::Resign(_) | Entry::Timeout(_) | Entry::Draw | Entry::Cancel) => {
                    return Err(refused(&row, GameRefusal::Rule(Refusal::Unreadable)));
                }
                Err(rule) => {
                    // Who is not playing or not to move learns that, not the rule.
                    let refusal = row.game.may_move(act.by, act.expected).err().unwrap_or(GameRefusal::Rule(rule));
                    return Err(refused(&row, refusal));
                }
            },
        };
        let before = row.clone();
        let event = row
            .game
            .act(action, act.by, act.expected, act.at, act.cause)
            .map_err(|refusal| refused(&before, refusal))?;
        self.follow_plans(conn, &before.game, &mut row.game, &event).await?;
        self.save(conn, &before, &mut row).await?;
        Ok(Acted { row, event })
    }

    /// Stores what is new in a game, with everything that follows from it: caches, ratings, notices.
    async fn save(&self, conn: &mut Conn, before: &GameRow, row: &mut GameRow) -> Result<(), StoreError> {
        let (id, now) = (row.game.id, self.clock.now());
        for event in &row.game.events()[before.game.events().len()..] {
            store::insert_event(conn, id, event).await?;
            if let EventKind::Adopt(player) = event.kind {
                store::set_holder(conn, id, event.chair, player).await?;
                store::delete_plans(conn, id, event.chair).await?;
                row.seats[event.chair] = SeatRow::default();
            }
        }
        // After the seats, for a stage depends on who sits there.
        let stage = self.first_stage(conn, row).await?;
        store::update_game(conn, &row.game, row.version, stage, now).await?;
        row.version += 1;
        if row.game.turn() != before.game.turn() && row.seats.iter().any(|seat| seat.ring.is_some()) {
            store::clear_rings(conn, id).await?;
            row.seats.iter_mut().for_each(|seat| seat.ring = None);
        }
        match (before.game.outcome(), row.game.outcome()) {
            (None, Some(_)) => self.rate(conn, &row.game).await?,
            (Some(_), Some(_)) if row.game.is_annulled() => self.unrate(conn, id).await?,
            _ => {}
        }
        self.outbox(conn).happened(&before.game, row).await?;
        store::touch_desk(conn, row.place.channel, now + DESK_PAUSE_MS).await
    }

    /// Conditional moves act at the moment of their trigger, in a chain as far as both sides planned it.
    async fn follow_plans(
        &self,
        conn: &mut Conn,
        before: &Game,
        game: &mut Game,
        first: &Event,
    ) -> Result<(), StoreError> {
        if game.board() == before.board() {
            return Ok(());
        }
        let mut plans = store::plans(conn, game.id).await?;
        if plans.is_empty() {
            return Ok(());
        }
        let (mut position, mut event) = (*before.position(), first.clone());
        while let (EventKind::Move(played), Some(mover)) = (&event.kind, game.to_move()) {
            let mut reply = None;
            for plan in plans.iter_mut().filter(|plan| plan.chair == mover) {
                if let Some((answer, rest)) = plan.planned.answer(&position, played) {
                    reply = Some(answer.to_owned());
                    plan.planned.moves = rest.to_vec();
                } else {
                    plan.planned.moves.clear();
                }
            }
            position = *game.position();
            let Some(m) = reply.and_then(|text| position.read(&text).ok()) else { break };
            let cause = format!("{PLANNED}{}:{}", game.id.0, game.seq() + 1);
            let Ok(next) = game.act(Action::Move(m), Actor::Chair(mover), None, event.at, &cause) else { break };
            let now = game.position().to_string();
            for plan in plans.iter_mut().filter(|plan| plan.chair == mover) {
                plan.planned.base.clone_from(&now);
            }
            (position, event) = (position, next);
        }
        self.keep_plans(conn, game, plans).await
    }

    /// Stores what is left of plans: lines that begin at the board as it is, or that their side has made while it is to move itself.
    async fn keep_plans(&self, conn: &mut Conn, game: &Game, plans: Vec<PlanRow>) -> Result<(), StoreError> {
        let board = game.position().to_string();
        for plan in plans {
            let open = game.outcome().is_none() && game.to_move() != Some(plan.chair) && plan.planned.base == board;
            if open && !plan.planned.moves.is_empty() {
                store::update_plan(conn, &plan).await?;
            } else {
                store::delete_plan(conn, game.id, plan.chair, plan.id).await?;
            }
        }
        Ok(())
    }

    /// What is to be done first before the time of whoever is to move is up.
    pub(super) async fn first_stage(
        &self,
        conn: &mut Conn,
        row: &GameRow,
    ) -> Result<Option<(Stage, Millis)>, StoreError> {
        let now = self.clock.now();
        Ok(self.stages(conn, row).await?.into_iter().find(|(_, at)| *at > now))
    }

    /// Everything that is to be done before the time of whoever is to move is up.
    pub(super) async fn stages(&self, conn: &mut Conn, row: &GameRow) -> Result<Vec<(Stage, Millis)>, StoreError> {
        let (Some(turn), Some(&Holder::Player(player))) = (row.game.running(), row.game.mover()) else {
            return Ok(Vec::new());
        };
        let habits = store::habits(conn, player).await?;
        let muted = row.game.to_move().is_some_and(|chair| row.seats[chair].muted);
        Ok(turn.stages(&habits, muted))
    }

    /// Ends the games whose time is up, so many at most; says how many it ended. What a person does at the same time comes first or is too late,
    /// as the database decides.
    pub(super) async fn end_overdue(&self, limit: i64) -> Result<usize, StoreError> {
        let overdue = store::overdue_games(&mut *self.db.read().await?, self.clock.now(), limit).await?;
        let mut ended = 0;
        for id in overdue {
            let done = retrying(|| async {
                let mut tx = self.db.begin().await.map_err(Refused::from)?;
                let now = self.clock.now();
                let row = store::load_game(&mut tx, id).await?.ok_or(Refused::Unknown)?;
                if store::stage_due(&mut tx, id, now).await?.is_some() {
                    // What should have happened before comes first: it may be what saves the game.
                    return Ok(false);
                }
                let (board, chair) = (row.game.board(), row.game.to_move().unwrap_or(0));
                let cause = format!("timeout:{}:{board}", id.0);
                let (by, ask) = (Actor::Chair(chair), &Ask::Do(Action::Timeout));
                let act = Act { by, ask, expected: Some(board), at: now, cause: &cause };
                self.act_in(&mut tx, id, act).await?;
                tx.commit().await.map_err(|error| Refused::from(StoreError::from(error)))?;
                Ok(true)
            });
            match done.await {
                Ok(done) => ended += usize::from(done),
                Err(Refused::Failed(error)) => skip(id.0, error)?,
                // Somebody was faster.
                Err(Refused::Game(..) | Refused::Unknown) => {}
            }
        }
        if ended > 0 {
            self.wake();
        }
        Ok(ended)
    }

    /// Somebody pressed or typed something in a game of theirs, whatever came of it.
    pub async fn seen(&self, row: &GameRow, player: PlayerId) -> Result<(), StoreError> {
        let Some(chair) = row.game.chair_of(player).filter(|_| row.game.outcome().is_none()) else { return Ok(()) };
        let mut tx = self.db.begin().await?;
        store::set_seen(&mut tx, row.game.id, chair, self.clock.now()).await?;
        Ok(tx.commit().await?)
    }
}

/// What cannot be read, of a game or of a person, is nobody else's trouble: what is due there is left, so that the others are served.
pub(super) fn skip(id: i64, error: StoreError) -> Result<(), StoreError> {
    match error {
        StoreError::Corrupt(why) => {
            tracing::error!(id, why, "what is stored cannot be read");
            Ok(())
        }
        error => Err(error),
    }
}

/// What a person asks for a second time, because they pressed the same button twice: it is done already.
fn just_done<'a>(game: &'a Game, player: PlayerId, ask: &Ask, expected: Option<u32>, now: Millis) -> Option<&'a Event> {
    let chair = game.chair_of(player)?;
    let stands = |seq: u32| (0..game.line().entries().len()).any(|entry| game.made(entry) == seq);
    let same = |event: &&Event| {
        event.chair == chair
            && stands(event.seq)
            && now - event.at < TWICE_MS
            && match (ask, &event.kind) {
                (Ask::Move(text), EventKind::Move(made)) => {
                    text == made && expected.is_some_and(|board| board < event.seq)
                }
                (Ask::Do(Action::Resign), EventKind::Resign) => true,
                _ => false,
            }
    };
    game.events().iter().rev().find(same)
}

/// Taking back what nobody has looked at, or else asking for it.
fn takeback(row: &GameRow, by: Actor, now: Millis) -> Action {
    let offer = Action::Offer(crate::game::Offer::Takeback);
    let Ok(chair) = row.game.seated(by) else { return offer };
    let moved = row.game.moved_at(chair).unwrap_or(now);
    let mut others = row.seats.iter().enumerate().filter(|(other, _)| *other != chair);
    let seen = others.any(|(_, seat)| seat.seen >= moved);
    if row.game.takes_back_freely(chair, seen, now) { Action::Takeback { seen } } else { offer }
}
