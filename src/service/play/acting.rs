//! Applies acts to games, which is the only way in which a game changes: an act, the events that
//! follow, and everything stored with them.

use std::sync::{Mutex, PoisonError};

use murus_gallicus::{Entry, Refusal, words};

use crate::game::{
    Action, Actor, CONTEST_PAUSE, Cause, Chair, Event, EventKind, GRACE, GameId, GameRefusal,
    Holder, Millis, Offer, Own, PlayerId, ReminderStage, Seq, Timestamp,
};
use crate::service::Service;
use crate::service::change::MaybeTransient;
use crate::service::outbox::causes;
use crate::service::outbox::pings::{self, PingedPerson};
use crate::service::people::blocks;
use crate::service::people::ratings;
use crate::service::people::restatement;
use crate::service::play::ballots;
use crate::service::play::fixtures;
use crate::service::play::openings;
use crate::service::play::presence;
use crate::service::play::presence::Presence;
use crate::service::play::replies::follow_plans;
use crate::service::play::saved;
use crate::store::{self, Conn, SeatRow, StoreError, StoredGame, Transaction};

/// The pause between a change in a channel and the edit of its war desk, the message that lists its
/// games. A burst of changes is one edit.
const DESK_PAUSE: Millis = Millis::from_secs(5);

/// The time from the end of a game until its thread is archived.
const FOLD: Millis = Millis::from_mins(10);

/// An act that a person wants before they say in which of their games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WishedAct {
    /// To offer a draw.
    Draw,
    /// To take the last move back.
    TakeBack,
    /// To resign.
    Resign,
    /// To abort the game before it is under way.
    Abort,
    /// To mute the pings of the game, or to unmute them.
    Mute,
}

words!(WishedAct {
    Draw: "draw",
    TakeBack: "takeback",
    Resign: "resign",
    Abort: "abort",
    Mute: "mute",
});

/// An act that a person asks for in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Play the move in this text.
    Move(String),
    /// Take the last move back: at once if no other player saw it, else with the others' consent.
    Back,
    /// Perform any other action.
    Do(Action),
}

/// The result of an act.
#[derive(Clone, Debug)]
pub struct Acted {
    /// The game afterwards.
    pub row: StoredGame,
    /// The event of the act.
    pub event: Event,
}

impl Acted {
    /// Returns true if the act was a move that its player can take back at once, without asking.
    pub fn takes_back(&self) -> bool {
        let moved = matches!(self.event.kind, EventKind::Move(_) | EventKind::Swap);
        moved && takes_back(&self.row, self.event.chair, self.event.at)
    }
}

/// Returns true if the holder of a chair can take their last move back at once, without asking.
pub fn takes_back(row: &StoredGame, chair: Chair, now: Timestamp) -> bool {
    matches!(takeback_action(row, Actor::Chair(chair), now), Action::Takeback { .. })
}

/// Returns the time until which the holder of a chair can take their last move back without asking.
/// `None` if they cannot now, and for a person alone, who always can.
pub fn takes_back_until(row: &StoredGame, chair: Chair, now: Timestamp) -> Option<Timestamp> {
    let ends = !row.game.is_alone(chair) && takes_back(row, chair, now);
    row.game.moved_at(chair).filter(|_| ends).map(|moved| moved + GRACE)
}

/// Returns true if the holder of a chair may ask the others for their last move back, and cannot
/// take it back without asking.
pub fn must_ask_back(row: &StoredGame, chair: Chair, now: Timestamp) -> bool {
    let may_ask = row.game.outcome().is_none() && row.game.may_ask_back(chair);
    may_ask && !takes_back(row, chair, now)
}

/// Returns true if the holder of a chair can take their last move back at once, or may ask the
/// others for it.
pub fn can_take_back(row: &StoredGame, chair: Chair, now: Timestamp) -> bool {
    takes_back(row, chair, now) || must_ask_back(row, chair, now)
}

/// A reason why an act was not done. Nothing changed.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// There is no such game, or the caller may not see it, or not moderate it.
    #[error("no such game")]
    Unknown,
    /// The game refuses the act, for this reason. With the game as it is now.
    #[error("refused by the game")]
    Game(Box<StoredGame>, GameRefusal),
    /// The database failed.
    #[error(transparent)]
    Failed(#[from] StoreError),
}

impl MaybeTransient for Refused {
    fn is_transient(&self) -> bool {
        matches!(self, Refused::Failed(error) if error.is_transient())
    }
}

/// Turns a refusal into `None`, for an act without a waiting caller. A failure of the database
/// stays an error.
pub(in crate::service) fn unless_refused<T>(
    acted: Result<T, Refused>,
) -> Result<Option<T>, StoreError> {
    match acted {
        Ok(done) => Ok(Some(done)),
        Err(Refused::Game(..) | Refused::Unknown) => Ok(None),
        Err(Refused::Failed(error)) => Err(error),
    }
}

/// A game to change, by its id or as it was loaded before. A loaded game is not loaded again unless
/// it has changed since.
#[derive(Debug)]
pub struct InHand {
    id: GameId,
    /// The number of the board that the person saw, if it matters.
    seen: Option<Seq>,
    row: Mutex<Option<StoredGame>>,
}

impl From<GameId> for InHand {
    fn from(id: GameId) -> InHand {
        InHand { id, seen: None, row: Mutex::new(None) }
    }
}

impl From<StoredGame> for InHand {
    fn from(row: StoredGame) -> InHand {
        InHand { id: row.game.id, seen: None, row: Mutex::new(Some(row)) }
    }
}

impl InHand {
    /// Creates the game with this id, on whose board with this number a button was pressed.
    pub fn on_board(id: GameId, board: Seq) -> InHand {
        InHand { seen: Some(board), ..id.into() }
    }

    /// Returns true if a loaded game was handed in, and [`InHand::load_game`] has not used it yet.
    pub(in crate::service) fn is_loaded(&self) -> bool {
        self.row.lock().unwrap_or_else(PoisonError::into_inner).is_some()
    }

    /// Returns the loaded game that was handed in, at the first call. Later calls load the game as
    /// it is now. Refuses if there is no such game, or if it no longer has the board that the
    /// person saw.
    pub(in crate::service) async fn load_game(
        &self,
        conn: &mut Conn,
    ) -> Result<StoredGame, Refused> {
        let row = self.row.lock().unwrap_or_else(PoisonError::into_inner).take();
        let row = match row {
            Some(row) => row,
            None => store::games::load_game(conn, self.id).await?.ok_or(Refused::Unknown)?,
        };
        match self.seen {
            Some(board) if row.game.lacks_board(board) => {
                Err(Refused::Game(Box::new(row), GameRefusal::Newer))
            }
            _ => Ok(row),
        }
    }
}

/// An act in a game: who acts, how, on which board, when, and from which cause.
#[derive(Clone, Copy, Debug)]
pub(in crate::service) struct GameAct<'a> {
    pub by: Actor,
    pub ask: &'a Ask,
    pub expected: Option<Seq>,
    /// The time at which the act counts as done; never before the last event.
    pub at: Timestamp,
    pub cause: &'a Cause,
}

/// Applies an act to a game, and stores all that follows from it: for people, the computer opponent
/// and the sweeper. Takes the game as loaded. Fails with a conflict if it has changed since. A
/// repeated call with the same cause returns the same event.
pub(in crate::service) async fn apply_act(
    service: &Service,
    tx: &mut Transaction,
    mut row: StoredGame,
    act: GameAct<'_>,
) -> Result<Acted, Refused> {
    if let Some(event) = row.game.find_caused(act.cause) {
        let event = event.clone();
        return Ok(Acted { row, event });
    }
    let refused = |row: &StoredGame, refusal| Refused::Game(Box::new(row.clone()), refusal);
    let action = match act.ask {
        Ask::Back | Ask::Do(Action::Resign | Action::Abort)
            if act.expected.is_some_and(|board| row.game.is_past(act.by, board)) =>
        {
            return Err(refused(&row, GameRefusal::Stale));
        }
        Ask::Do(action) => action.clone(),
        Ask::Back => takeback_action(&row, act.by, act.at),
        Ask::Move(text) => match row.game.line().read(text) {
            Ok(Entry::Move(m)) => Action::Move(m),
            Ok(Entry::Swap) => Action::Swap,
            Ok(Entry::Resign(_) | Entry::Timeout(_) | Entry::Draw | Entry::Cancel) => {
                return Err(refused(&row, GameRefusal::Rule(Refusal::Unreadable)));
            }
            Err(rule) => {
                // A person who does not play, or is not to move, learns that rather than the rule.
                let refusal = row
                    .game
                    .may_move(act.by, act.expected)
                    .err()
                    .unwrap_or(GameRefusal::Rule(rule));
                return Err(refused(&row, refusal));
            }
        },
    };
    let before = row.clone();
    if matches!(action, Action::Timeout | Action::Claim) {
        match presence::of_mover(tx, &row, act.at).await? {
            Presence::Needless | Presence::Inside => {}
            Presence::Outside => {
                stop_rating(&mut row, act.at).map_err(|refusal| refused(&before, refusal))?
            }
            Presence::Unknown => return Err(refused(&before, GameRefusal::Unanswered)),
        }
    }
    let event = row
        .game
        .apply_action(action, act.by, act.expected, act.at, act.cause)
        .map_err(|refusal| refused(&before, refusal))?;
    let by = before.game.require_seated(act.by).unwrap_or(event.chair);
    if blocks::is_unheard(tx, &row.game, by, &event).await? {
        return Err(refused(&before, GameRefusal::Unheard));
    }
    if before.beside.plans {
        follow_plans(tx, &before.game, &mut row.game, &event).await?;
    }
    save_game(service, tx, &before, &mut row).await?;
    Ok(Acted { row, event })
}

/// Makes a game change no rating any longer, because the player to move has left its server. Does
/// nothing if the game is over.
fn stop_rating(row: &mut StoredGame, at: Timestamp) -> Result<(), GameRefusal> {
    let Some(chair) = row.game.to_move() else { return Ok(()) };
    let cause = Cause::Own(Own::Left, row.game.id, row.game.seq().next());
    row.game.apply_action(Action::Unrate, Actor::Chair(chair), None, at, &cause).map(|_| ())
}

/// Stores the new events of a game and all that follows from them: caches, ratings, notices.
async fn save_game(
    service: &Service,
    tx: &mut Transaction,
    before: &StoredGame,
    row: &mut StoredGame,
) -> Result<(), StoreError> {
    let id = row.game.id;
    let now = service.clock.now();
    for event in &row.game.events()[before.game.events().len()..] {
        store::game_changes::insert_event(tx, id, event).await?;
        if let EventKind::Adopt(player) = event.kind {
            store::game_changes::set_holder(tx, id, event.chair, player).await?;
            store::plans::delete_all(tx, id, event.chair).await?;
            if let Some(server) = row.place.server {
                store::leaderboard::set_visitors(tx, server, &[player]).await?;
            }
            row.seats[event.chair] = SeatRow {
                person: store::players::discord_of(tx, player).await?,
                ..SeatRow::default()
            };
        }
    }
    // After the seats, because a stage depends on their holders.
    let mover = pings::mover(tx, &row.game).await?;
    store::game_changes::update_game(
        tx,
        &row.game,
        row.version,
        first_stage(row, &mover, now),
        now,
    )
    .await?;
    row.version += 1;
    if row.game.turn_seq() != before.game.turn_seq()
        && row.seats.iter().any(|seat| seat.ring.is_some())
    {
        store::preferences::clear_rings(tx, id).await?;
        row.seats.iter_mut().for_each(|seat| seat.ring = None);
    }
    match (before.game.outcome(), row.game.outcome()) {
        (None, Some(_)) => {
            ratings::rate_game(service, tx, &row.game).await?;
            if row.game.lost_alone().is_some() {
                store::reviews::ask_for_review(tx, id, None, now).await?;
            }
        }
        (Some(_), Some(_)) if row.game.is_annulled() => {
            restatement::unrate_game(tx, id, now).await?
        }
        _ => {}
    }
    match (
        store::game_changes::is_counted(&before.game),
        store::game_changes::is_counted(&row.game),
    ) {
        (false, true) => {
            store::statistics::tally_game(tx, &row.game, 1).await?;
            openings::count_opening(tx, row).await?;
        }
        (true, false) => {
            store::statistics::tally_game(tx, &before.game, -1).await?;
            openings::discount_opening(tx, &before.game).await?;
        }
        _ => {}
    }
    ballots::open_ballot(tx, &row.game, now).await?;
    causes::outbox(service, tx).tell_happened(&before.game, row, &mover).await?;
    count_turns(service, row, before.game.events().len());
    saved::release_saved_days(tx, &before.game, &row.game, now).await?;
    if before.game.outcome() != row.game.outcome()
        || before.game.is_annulled() != row.game.is_annulled()
    {
        schedule_contests(tx, row, now).await?;
        fixtures::note_end(tx, row, now).await?;
    }
    if let Some(channel) = row.place.channel.filter(|_| row.beside.desk) {
        store::desks::schedule_desk(tx, channel, now + DESK_PAUSE).await?;
    }
    Ok(())
}

/// Schedules an edit of the cards of the contests in which the result of a rated game may count.
async fn schedule_contests(
    tx: &mut Transaction,
    row: &StoredGame,
    now: Timestamp,
) -> Result<(), StoreError> {
    let players: Vec<PlayerId> = row.game.chairs.iter().filter_map(Holder::as_player).collect();
    let (Some(server), Some(ended), &[one, other], true) =
        (row.place.server, row.game.ended_at(), &players[..], row.game.terms.rated)
    else {
        return Ok(());
    };
    let pause = CONTEST_PAUSE;
    store::contest_cards::schedule_of_pair(tx, (server, ended), [one, other], now + pause).await
}

/// Counts in the metrics the turns among the events from index `from` on. A transaction that is
/// repeated counts twice, which is rare enough.
fn count_turns(service: &Service, row: &StoredGame, from: usize) {
    let turns =
        row.game.events()[from..].iter().filter(|event| matches!(event.kind, EventKind::Move(_)));
    for turn in turns {
        service.meter.count_turn(match row.game.chairs[turn.chair] {
            Holder::Bot { .. } => "opponent",
            Holder::Player(_) | Holder::Channel { .. } | Holder::Nobody => "person",
        });
    }
}

/// Applies an action about a person, such as a vacation, to one of their games. A running game
/// never refuses it. A refusal therefore means that the game has ended, and is returned as a
/// conflict.
pub(in crate::service) async fn announce_change(
    service: &Service,
    tx: &mut Transaction,
    row: StoredGame,
    by: PlayerId,
    action: Action,
    why: Own,
    at: Timestamp,
) -> Result<Acted, StoreError> {
    let cause = Cause::Own(why, row.game.id, row.game.seq().next());
    let act =
        GameAct { by: Actor::Player(by), ask: &Ask::Do(action), expected: None, at, cause: &cause };
    match apply_act(service, tx, row, act).await {
        Ok(acted) => Ok(acted),
        Err(Refused::Failed(error)) => Err(error),
        Err(Refused::Game(..) | Refused::Unknown) => Err(StoreError::Conflict),
    }
}

/// Returns the action that takes the last move back: at once if the rules allow it, else by an
/// offer to the others.
fn takeback_action(row: &StoredGame, by: Actor, now: Timestamp) -> Action {
    let offer = Action::Offer(Offer::Takeback);
    let Ok(chair) = row.game.require_seated(by) else { return offer };
    let moved = row.game.moved_at(chair).unwrap_or(now);
    let mut others = row.seats.chairs().filter(|&other| other != chair && row.game.is_in(other));
    let seen = others.any(|other| row.last_seen(other) >= moved);
    if row.game.takes_back_freely(chair, seen, now) { Action::Takeback { seen } } else { offer }
}

/// Returns the next stage of a game and its time: a reminder or saved days before the time of the
/// player to move is up, or the archiving of the thread after the end. `None` if no stage is left.
pub(in crate::service) fn first_stage(
    row: &StoredGame,
    mover: &PingedPerson,
    now: Timestamp,
) -> Option<(ReminderStage, Timestamp)> {
    reminder_stages(row, mover).into_iter().find(|(_, at)| *at > now)
}

/// Returns the timed stages of a game, each with its time. While the game runs: reminders and saved
/// days before the time of the player to move is up; empty if that is not a person. After the end:
/// the archiving of the game's own thread, if it has one.
pub(in crate::service) fn reminder_stages(
    row: &StoredGame,
    mover: &PingedPerson,
) -> Vec<(ReminderStage, Timestamp)> {
    let Some(turn) = row.game.running_turn() else {
        let ended =
            row.game.ended_at().filter(|_| row.place.server.is_some() && !row.place.threadless);
        return ended.map(|at| (ReminderStage::Fold, at + FOLD)).into_iter().collect();
    };
    let muted = row.game.to_move().is_some_and(|chair| row.seats[chair].muted);
    turn.list_stages(&mover.preferences, muted)
}
