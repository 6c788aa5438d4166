//! What a newcomer asks for: how to play, the rules, puzzles, and what there is.

use super::command::{Command, Shape, choice, completed};
use super::options::{complete_lesson, complete_theme, complete_variant};
use crate::answers::play::games;
use crate::answers::study::lessons;
use crate::answers::study::openings;
use crate::answers::study::puzzles;
use crate::show::pages::start;
use crate::texts::TOPICS;

/// `/learn`.
pub const LEARN: Command =
    Command { id: "learn", name: "learn", shape: Shape::Group(&[LESSON, PUZZLE, OPENING, RULES]) };

const LESSON: Command = Command::typed("lesson", &[completed("lesson", complete_lesson)], |input| {
    Box::pin(async move {
        match input.text("lesson") {
            Some(lesson) => lessons::lesson(&input.request, lesson).await,
            None => lessons::learn(&input.request).await,
        }
    })
});

const PUZZLE: Command = Command::typed(
    "puzzle",
    &[completed("theme", complete_theme), completed("variant", complete_variant).longest(100)],
    |input| Box::pin(puzzles::puzzle(&input.request, input.text("theme"), input.text("variant"))),
);

const OPENING: Command = Command::typed("opening", &[completed("variant", complete_variant).longest(100)], |input| {
    Box::pin(openings::opening(&input.request, input.text("variant")))
});

const RULES: Command = Command::typed("rules", &[choice("topic", || TOPICS.to_vec())], |input| {
    Box::pin(games::topic(&input.request, input.choice("topic", &TOPICS).unwrap_or(TOPICS[0])))
});

/// `/help`.
pub const HELP: Command =
    Command::typed("help", &[], |input| Box::pin(async move { Ok(start::help(input.request.texts)) }));
