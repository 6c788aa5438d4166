//! What a newcomer asks for: how to play, the rules, puzzles, and what there is.

use super::command::{CommandShape, SlashCommand, choice, completed};
use super::options::{complete_lesson, complete_theme, complete_variant};
use crate::answers::play::games;
use crate::answers::study::lessons;
use crate::answers::study::openings;
use crate::answers::study::puzzles;
use crate::show::pages::start;
use crate::texts::TOPICS;

/// `/learn`.
pub const LEARN: SlashCommand = SlashCommand {
    id: "learn",
    name: "learn",
    shape: CommandShape::Group(&[LESSON, PUZZLE, OPENING, RULES]),
};

const LESSON: SlashCommand =
    SlashCommand::typed("lesson", &[completed("lesson", complete_lesson)], |input| {
        Box::pin(async move {
            match input.text("lesson") {
                Some(lesson) => lessons::lesson(&input.request, lesson).await,
                None => lessons::learn(&input.request).await,
            }
        })
    });

const PUZZLE: SlashCommand = SlashCommand::typed(
    "puzzle",
    &[completed("theme", complete_theme), completed("variant", complete_variant).longest(100)],
    |input| Box::pin(puzzles::puzzle(&input.request, input.text("theme"), input.text("variant"))),
);

const OPENING: SlashCommand = SlashCommand::typed(
    "opening",
    &[completed("variant", complete_variant).longest(100)],
    |input| Box::pin(openings::opening(&input.request, input.text("variant"))),
);

const RULES: SlashCommand =
    SlashCommand::typed("rules", &[choice("topic", || TOPICS.to_vec())], |input| {
        Box::pin(games::topic(&input.request, input.choice("topic", &TOPICS).unwrap_or(TOPICS[0])))
    });

/// `/help`.
pub const HELP: SlashCommand = SlashCommand::typed("help", &[], |input| {
    Box::pin(async move { Ok(start::help(input.request.texts)) })
});
