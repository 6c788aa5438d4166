//! Answers about lessons, and about the guided games of lessons.

use murus_engine::Level;
use murus_gallicus::Variant;
use murus_lessons::{LESSONS, Lesson};

use crate::answers::challenge::{challenges, levels};
use crate::answers::{Answer, Request};
use crate::service;
use crate::service::{LessonAct, Proposal, Stand, Target};
use crate::show::custom_id::{At, ForStart, Mark};
use crate::show::pages::learn::{self, Class};
use crate::store::StoreError;
use crate::texts::find_named;

/// Shows the lesson with which the person goes on, at their last step; all lessons if they finished
/// them.
pub async fn resume_lessons(request: &Request<'_>) -> Answer {
    let caller = request.caller.discord;
    match service::study::lessons::find_next_lesson(request.service.db(), caller).await? {
        Some(lesson) => show_lesson(request, lesson.id).await,
        None => list_lessons(request),
    }
}

/// Shows the lesson that a person names, at their last step there. Refuses an unknown lesson.
pub async fn show_lesson(request: &Request<'_>, lesson: &str) -> Answer {
    let names =
        |texts, lesson: &&Lesson| vec![lesson.id.to_owned(), learn::lesson_name(texts, lesson)];
    let named = find_named(request.texts, lesson, LESSONS, names);
    let Some(lesson) = named else { return Err(request.refusal("lesson-unknown")) };
    let stand =
        service::study::lessons::find_stand(request.service, request.caller.discord, lesson)
            .await?;
    Ok(load_class(request, lesson).await?.stand_page(&stand, None))
}

/// Shows the lessons to choose from.
pub fn list_lessons(request: &Request<'_>) -> Answer {
    Ok(learn::lessons_page(request.texts))
}

/// Restarts a lesson from its first step, and shows that. Refuses an unknown lesson.
pub async fn learn_anew(request: &Request<'_>, lesson: &str) -> Answer {
    go_to(request, lesson, Some(0)).await
}

/// Moves the person to a step of a lesson, and shows that. Refuses an unknown step.
pub async fn show_step(request: &Request<'_>, At { at: lesson, what }: &At<String>) -> Answer {
    match Lesson::find(lesson).and_then(|known| known.step(what)) {
        Some(step) => go_to(request, lesson, Some(step)).await,
        None => Err(request.refusal("press-unknown")),
    }
}

/// Tries a move in a step of a lesson, and shows the result. Stores nothing. Refuses an unknown
/// lesson, step or move.
pub async fn try_move(request: &Request<'_>, At { at: lesson, what }: &At<String>) -> Answer {
    let unknown = || request.refusal("press-unknown");
    let lesson = Lesson::find(lesson).ok_or_else(unknown)?;
    let (step, text) = what.split_once('.').ok_or_else(unknown)?;
    let step = lesson.step(step).ok_or_else(unknown)?;
    let tried = lesson.steps[step].tried(text).ok_or_else(unknown)?;
    service::study::lessons::count_try(request.service, lesson, &lesson.steps[step], tried.right);
    Ok(load_class(request, lesson).await?.outcome_page(step, &tried))
}

/// Moves the person to the guided game of a lesson, and shows its current board. Refuses an unknown
/// lesson.
pub async fn show_guided_game(request: &Request<'_>, lesson: &str) -> Answer {
    go_to(request, lesson, None).await
}

/// Shows the moves of a unit in the guided game of a lesson. If the game is no longer after `plies`
/// plies, shows only its current board. Refuses an unknown lesson.
pub async fn guided_unit(
    request: &Request<'_>,
    At { at: lesson, what }: &At<String>,
    plies: u32,
) -> Answer {
    let Some(lesson) = Lesson::find(lesson) else {
        return Err(request.refusal("press-unknown"));
    };
    let stand =
        service::study::lessons::find_stand(request.service, request.caller.discord, lesson)
            .await?;
    let unit = Some(what.as_str()).filter(|_| is_after(&stand, plies));
    Ok(load_class(request, lesson).await?.stand_page(&stand, unit))
}

/// Shows the best move in the guided game of a lesson. Shows only the current board if the game is
/// no longer after `plies` plies, or if every move loses. Refuses an unknown lesson.
pub async fn show_guided_hint(request: &Request<'_>, lesson: &str, plies: u32) -> Answer {
    let Some(lesson) = Lesson::find(lesson) else {
        return Err(request.refusal("press-unknown"));
    };
    let stand =
        service::study::lessons::find_stand(request.service, request.caller.discord, lesson)
            .await?;
    let class = load_class(request, lesson).await?;
    let hint = is_after(&stand, plies).then(|| class.hint_page(&stand)).flatten();
    Ok(hint.unwrap_or_else(|| class.stand_page(&stand, None)))
}

/// Acts in the guided game of a lesson, and shows the game afterwards. Changes nothing if the game
/// is no longer after `plies` plies. Refuses an unknown lesson.
pub async fn act_in_guided_game(
    request: &Request<'_>,
    lesson: &str,
    plies: u32,
    guide: &LessonAct,
) -> Answer {
    let Some(lesson) = Lesson::find(lesson) else {
        return Err(request.refusal("press-unknown"));
    };
    let stand = service::study::lessons::act_in_lesson(
        request.service,
        &request.caller,
        lesson,
        plies as usize,
        guide,
    )
    .await?;
    Ok(load_class(request, lesson).await?.stand_page(&stand, None))
}

/// Begins a game against Murus at a level, of the server's usual variant. Refuses an unknown level,
/// and otherwise as [`challenges::propose_game`] does.
pub async fn play_level(request: &Request<'_>, level: &str) -> Answer {
    let Some(level) = Level::find(level) else { return Err(request.refusal("level-unknown")) };
    let settings = request.server_settings().await?;
    let variant = settings.variant.unwrap_or(Variant::STANDARD);
    challenges::propose_game(
        request,
        &Proposal::at_ease(Target::Bot(level.name.to_owned()), variant),
    )
    .await
}

/// Shows the page for a person who leaves a lesson to continue it another time.
pub fn leave_lesson(request: &Request<'_>) -> Answer {
    Ok(learn::left_page(request.texts))
}

/// Asks at which level to play Murus.
pub async fn ask_for_level(request: &Request<'_>) -> Answer {
    levels::ask_for_level(request, true, |level| {
        Mark::NOTHING.id(&ForStart::Against(level.name.to_owned()))
    })
    .await
}

/// Returns a lesson with the person's language and board preferences.
async fn load_class<'l>(
    request: &Request<'_>,
    lesson: &'l Lesson,
) -> Result<Class<'l>, StoreError> {
    let tastes = request.load_tastes().await?;
    Ok(Class { texts: request.texts, look: tastes.look, lesson })
}

async fn go_to(request: &Request<'_>, lesson: &str, step: Option<usize>) -> Answer {
    let Some(lesson) = Lesson::find(lesson) else {
        return Err(request.refusal("press-unknown"));
    };
    let stand =
        service::study::lessons::go_to(request.service, &request.caller, lesson, step).await?;
    Ok(load_class(request, lesson).await?.stand_page(&stand, None))
}

/// Returns true if a person is in the guided game, after `plies` plies.
fn is_after(stand: &Stand, plies: u32) -> bool {
    matches!(stand, Stand::Game(game, _) if game.line().plies() == plies as usize)
}
