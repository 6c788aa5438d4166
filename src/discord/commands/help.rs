//! The commands for newcomers: help, rules, lessons and puzzles.

use super::command::{CommandShape, SlashCommand, choice, completed_text};
use super::options::{complete_lesson, complete_theme, complete_variant};
use crate::answers::play::games;
use crate::answers::study::lessons;
use crate::answers::study::openings;
use crate::answers::study::puzzles;
use crate::show::pages::start;
use crate::texts::TOPICS;

/// The command group `/learn`.
pub const LEARN: SlashCommand = SlashCommand {
    id: "learn",
    name: "learn",
    shape: CommandShape::Group(&[LESSON, PUZZLE, OPENING, RULES]),
    opens: None,
};

const LESSON: SlashCommand =
    SlashCommand::typed("lesson", &[completed_text("lesson", complete_lesson)], |input| {
        Box::pin(async move {
            match input.text("lesson") {
                Some(lesson) => lessons::show_lesson(&input.request, lesson).await,
                None => lessons::resume_lessons(&input.request).await,
            }
        })
    });

const PUZZLE: SlashCommand = SlashCommand::typed(
    "puzzle",
    &[
        completed_text("theme", complete_theme),
        completed_text("variant", complete_variant).at_most(100),
    ],
    |input| {
        Box::pin(puzzles::show_puzzle(&input.request, input.text("theme"), input.text("variant")))
    },
);

const OPENING: SlashCommand = SlashCommand::typed(
    "opening",
    &[completed_text("variant", complete_variant).at_most(100)],
    |input| Box::pin(openings::show_opening(&input.request, input.text("variant"))),
);

const RULES: SlashCommand =
    SlashCommand::typed("rules", &[choice("topic", || TOPICS.to_vec())], |input| {
        Box::pin(games::show_topic(
            &input.request,
            input.choice("topic", &TOPICS).unwrap_or(TOPICS[0]),
        ))
    });

/// The command `/help`.
pub const HELP: SlashCommand = SlashCommand::typed("help", &[], |input| {
    Box::pin(
        async move { Ok(start::help_page(input.request.texts, input.request.service.support())) },
    )
});
