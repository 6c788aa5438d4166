//! The progress of people in lessons, and the guided games in these. Only the person sees their
//! own. Ratings, pings and lists leave them out.

use std::collections::BTreeMap;

use murus_gallicus::Move;
use murus_lessons::{Guidance, Guided, LESSONS, Lesson, Step};

use crate::blocking::run_blocking;
use crate::game::PlayerId;
use crate::ids::UserId;
use crate::service::change;
use crate::service::{Caller, Service};
use crate::store::{self, Conn, Db, LessonProgress, StoreError};

/// The point that a person has reached in a lesson.
#[derive(Debug)]
pub enum Stand {
    /// The person is at the step of this index, counted from 0.
    Step(usize),
    /// The person is in the guided game after the steps, with a remark on it.
    Game(Box<Guided>, Box<LessonRemark>),
    /// The person has finished the lesson.
    Done,
}

/// A remark on the guided game of a lesson.
#[derive(Debug)]
pub enum LessonRemark {
    /// The guidance at the person's turn.
    Turn(Guidance),
    /// The remark at the end of the game: the move that lost it, if the person lost.
    End(Option<Move>),
}

/// An act of a person in the guided game of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonAct {
    /// Plays a written move.
    Play(String),
    /// Takes the last move back.
    Back,
    /// Goes back to the position before the move that lost the game.
    Mend,
    /// Starts the game over.
    Anew,
}

/// Returns the point that a person has reached in a lesson; its first step if they have not started
/// it.
pub async fn find_stand(
    service: &Service,
    discord: UserId,
    lesson: &'static Lesson,
) -> Result<Stand, StoreError> {
    let mut conn = service.db.read().await?;
    let row = match store::players::by_discord(&mut conn, discord).await? {
        Some(player) => store::lessons::load_progress(&mut conn, player, lesson.id).await?,
        None => None,
    };
    drop(conn);
    match row {
        Some(row) => Ok(read_stand(lesson, row).await),
        None => {
            if let Some(first) = lesson.steps.first() {
                service.meter.count_step(lesson.id, first.id, "shown");
            }
            Ok(Stand::Step(0))
        }
    }
}

/// Counts a move that a learner tries in a step, for the metrics.
pub fn count_try(service: &Service, lesson: &Lesson, step: &Step, right: bool) {
    service.meter.count_step(lesson.id, step.id, if right { "right" } else { "wrong" });
}

/// Returns the number of steps that a person passed in each lesson that they began, by the id of
/// the lesson.
pub async fn count_passed(
    service: &Service,
    discord: UserId,
) -> Result<BTreeMap<&'static str, usize>, StoreError> {
    let mut conn = service.db.read().await?;
    let Some(player) = store::players::by_discord(&mut conn, discord).await? else {
        return Ok(BTreeMap::new());
    };
    let begun = store::lessons::list_progress(&mut conn, player).await?;
    let passed = |lesson: &Lesson| {
        let step = begun.get(lesson.id)?.step.as_deref();
        let at = step.map(|step| lesson.step(step).unwrap_or(0));
        Some((lesson.id, at.unwrap_or(lesson.steps.len())))
    };
    Ok(LESSONS.iter().filter_map(passed).collect())
}

/// Stores that a person solved the step of this index, counted from 0, and moves them to the next
/// step. Changes nothing if they are further already.
pub async fn note_passed(
    service: &Service,
    player: PlayerId,
    lesson: &'static Lesson,
    n: usize,
) -> Result<(), StoreError> {
    change::run_transaction(service, |mut tx, now| async move {
        let before = load_row(&mut tx, player, lesson).await?;
        let at = before.step.as_deref().map(|step| lesson.step(step).unwrap_or(0));
        if at.is_some_and(|at| at <= n) {
            let step = lesson.steps.get(n + 1).map(|next| next.id.to_owned());
            let row = LessonProgress { step, ..before };
            store::lessons::set_progress(&mut tx, player, lesson.id, &row, now).await?;
        }
        Ok::<_, StoreError>(())
    })
    .await
}

/// Returns the lesson with which a person goes on: the first one that they began and have not
/// finished, else the first one that they have not begun. `None` if they finished all. A lesson
/// with a guided game is finished once they win that game.
pub async fn find_next_lesson(
    db: &Db,
    discord: UserId,
) -> Result<Option<&'static Lesson>, StoreError> {
    let mut conn = db.read().await?;
    let Some(player) = store::players::by_discord(&mut conn, discord).await? else {
        return Ok(LESSONS.first());
    };
    let rows = store::lessons::list_progress(&mut conn, player).await?;
    drop(conn);
    let finished = |lesson: &Lesson, row: &LessonProgress| {
        let won =
            |game: Guided| game.line().outcome().is_some_and(|end| end.winner == Some(Guided::OWN));
        row.step.is_none() && Guided::of(lesson, &row.moves, row.seed).is_none_or(won)
    };
    Ok(run_blocking(move || {
        let row = |lesson: &&Lesson| rows.get(lesson.id);
        let begun =
            |lesson: &&'static Lesson| row(lesson).is_some_and(|row| !finished(lesson, row));
        let begun = LESSONS.iter().find(begun);
        begun.or_else(|| LESSONS.iter().find(|lesson| row(lesson).is_none()))
    })
    .await)
}

/// Lists the lessons in whose guided game a person has moved and which is not over.
pub async fn list_guided(db: &Db, discord: UserId) -> Result<Vec<&'static Lesson>, StoreError> {
    let mut conn = db.read().await?;
    let Some(player) = store::players::by_discord(&mut conn, discord).await? else {
        return Ok(Vec::new());
    };
    let mut rows = store::lessons::list_progress(&mut conn, player).await?;
    drop(conn);
    let begun = LESSONS.iter().filter_map(|lesson| Some((lesson, rows.remove(lesson.id)?)));
    let begun: Vec<_> =
        begun.filter(|(_, row)| row.step.is_none() && !row.moves.is_empty()).collect();
    if begun.is_empty() {
        return Ok(Vec::new());
    }
    let goes_on = |(lesson, row): &(&'static Lesson, LessonProgress)| {
        let game = Guided::of(lesson, &row.moves, row.seed);
        game.is_some_and(|game| game.line().outcome().is_none())
    };
    Ok(run_blocking(move || begun.into_iter().filter(goes_on).map(|(lesson, _)| lesson).collect())
        .await)
}

/// Moves the caller to the step of this index in a lesson; past all steps if it is `None` or too
/// large. Stores that, and returns the new point.
pub async fn go_to(
    service: &Service,
    caller: &Caller,
    lesson: &'static Lesson,
    step: Option<usize>,
) -> Result<Stand, StoreError> {
    let next = step.and_then(|n| lesson.steps.get(n));
    let name = next.map(|step| step.id.to_owned());
    let row = change::change_as_person(service, caller, |mut tx, by, now| {
        let step = name.clone();
        async move {
            let before = load_row(&mut tx, by.player, lesson).await?;
            let since = store::lessons::last_stored(&mut tx, by.player, lesson.id).await?;
            let row = LessonProgress { step, ..before.clone() };
            store::lessons::set_progress(&mut tx, by.player, lesson.id, &row, now).await?;
            Ok::<_, StoreError>((before.step, row, now - since.unwrap_or(now)))
        }
    });
    let (before, row, took) = row.await?;
    let before = before.and_then(|before| lesson.step(&before));
    if let Some(before) = before.filter(|&before| step.is_none_or(|next| next == before + 1)) {
        service.meter.count_passed(lesson.id, lesson.steps[before].id, took.into());
    }
    if let Some(next) = next {
        service.meter.count_step(lesson.id, next.id, "shown");
    }
    Ok(read_stand(lesson, row).await)
}

/// Performs an act in the guided game of a lesson, and returns the new point. If the game is no
/// longer at `plies` plies, or if the act is impossible, changes nothing. The computer's reply is
/// computed before the write, and kept only if the game is unchanged.
pub async fn act_in_lesson(
    service: &Service,
    caller: &Caller,
    lesson: &'static Lesson,
    plies: usize,
    guide: &LessonAct,
) -> Result<Stand, StoreError> {
    let before = change::change_as_person(service, caller, |mut tx, by, _| async move {
        Ok::<_, StoreError>((by.player, load_row(&mut tx, by.player, lesson).await?))
    });
    let (player, before) = before.await?;
    let of = before.clone();
    let asked = guide.clone();
    let fresh = service.keys.random_seed();
    let thought = run_blocking(move || {
        let mut game = Guided::of(lesson, &of.moves, of.seed)?;
        let seed = match asked {
            _ if game.line().plies() != plies => return None,
            LessonAct::Play(text) => game.play(&text).ok().map(|()| of.seed)?,
            LessonAct::Back => {
                game.take_back();
                of.seed
            }
            LessonAct::Mend => {
                game.go_back();
                of.seed
            }
            LessonAct::Anew => {
                game = Guided::of(lesson, "", fresh)?;
                fresh
            }
        };
        Some(LessonProgress { step: None, moves: game.written(), seed })
    });
    let Some(after) = thought.await else { return Ok(read_stand(lesson, before).await) };
    let before = &before;
    let kept = &after;
    let row = change::run_transaction(service, |mut tx, now| async move {
        let row = load_row(&mut tx, player, lesson).await?;
        if row != *before {
            return Ok(row);
        }
        store::lessons::set_progress(&mut tx, player, lesson.id, kept, now).await?;
        Ok::<_, StoreError>(kept.clone())
    });
    Ok(read_stand(lesson, row.await?).await)
}

/// Loads a person's stored progress in a lesson. A newcomer is at the first step, with a seed of
/// their own.
async fn load_row(
    conn: &mut Conn,
    player: PlayerId,
    lesson: &Lesson,
) -> Result<LessonProgress, StoreError> {
    let row = store::lessons::load_progress(conn, player, lesson.id).await?;
    let first = || lesson.steps.first().map(|step| step.id.to_owned());
    Ok(row.unwrap_or_else(|| LessonProgress {
        step: first(),
        moves: String::new(),
        seed: player.0,
    }))
}

/// Reads from stored progress the point that a person has reached in a lesson. A step that no
/// longer exists counts as the first one, and a game that cannot be read as the end of the lesson.
async fn read_stand(lesson: &'static Lesson, row: LessonProgress) -> Stand {
    if let Some(step) = row.step {
        return Stand::Step(lesson.step(&step).unwrap_or(0));
    }
    let thought = run_blocking(move || {
        let game = Guided::of(lesson, &row.moves, row.seed)?;
        let remark = Guidance::of(&game)
            .map_or_else(|| LessonRemark::End(game.lost_by()), LessonRemark::Turn);
        Some(Stand::Game(Box::new(game), Box::new(remark)))
    });
    thought.await.unwrap_or(Stand::Done)
}
