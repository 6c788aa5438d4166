//! Answers presses in lessons, and on buttons that lead to lessons.

use super::choice::first_choice;
use crate::answers::study::lessons;
use crate::answers::{Answer, Request};
use crate::service::LessonAct;
use crate::show::custom_id::{At, ForLesson, Mark};

/// Carries out a press about a lesson. `on` says what the button's message is about, and `chosen`
/// holds the choices of its menu.
pub async fn answer_lesson_press(
    request: &Request<'_>,
    on: Mark,
    press: ForLesson,
    chosen: &[String],
) -> Answer {
    match press {
        ForLesson::Learn => lessons::resume_lessons(request).await,
        ForLesson::LearnAnew(lesson) => lessons::learn_anew(request, &lesson).await,
        ForLesson::Step(step) => lessons::show_step(request, &step).await,
        ForLesson::Try(tried) => lessons::try_move(request, &tried).await,
        ForLesson::Guided(lesson) => lessons::show_guided_game(request, &lesson).await,
        ForLesson::GuidedUnit(cell) => lessons::guided_unit(request, &cell, on.plies()).await,
        ForLesson::GuidedMove(At { at: lesson, what }) => {
            lessons::act_in_guided_game(request, &lesson, on.plies(), &LessonAct::Play(what)).await
        }
        ForLesson::GuidedBack(lesson) => {
            lessons::act_in_guided_game(request, &lesson, on.plies(), &LessonAct::Back).await
        }
        ForLesson::GuidedHint(lesson) => {
            lessons::show_guided_hint(request, &lesson, on.plies()).await
        }
        ForLesson::GuidedMend(lesson) => {
            lessons::act_in_guided_game(request, &lesson, on.plies(), &LessonAct::Mend).await
        }
        ForLesson::GuidedAnew(lesson) => {
            lessons::act_in_guided_game(request, &lesson, on.plies(), &LessonAct::Anew).await
        }
        ForLesson::Lessons => lessons::list_lessons(request),
        ForLesson::LessonBy => lessons::show_lesson(request, first_choice(chosen)).await,
        ForLesson::LearnLeave => lessons::leave_lesson(request),
    }
}
