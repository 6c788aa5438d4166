//! Games as files: taken out, brought in, gone on from.

use murus_gallicus::rules::Variant;

use super::command::{SlashCommand, choice, completed, flag, number, person, text};
use super::input::Input;
use super::options::{
    complete_every, complete_finished, complete_level, complete_variant, side, sides,
};
use crate::answers::Answer;
use crate::answers::challenge::challenges;
use crate::answers::challenge::game_files;
use crate::answers::play::target::Which;
use crate::service::{Format, Target};

/// `/game export`.
pub const EXPORT: SlashCommand = SlashCommand::typed(
    "export",
    &[choice("format", formats), flag("all"), completed("game", complete_every)],
    |input| {
        Box::pin(async move {
            let format = input
                .choice("format", &formats())
                .and_then(Format::from_word)
                .unwrap_or(Format::Text);
            match input.flag("all") {
                Some(true) => game_files::export_all(&input.request, format).await,
                _ => {
                    game_files::export(&input.request, Which::One(input.text("game")), format).await
                }
            }
        })
    },
);

/// `/game import`.
pub const IMPORT: SlashCommand = SlashCommand::typed(
    "import",
    &[text("moves").longest(6000).required(), completed("variant", complete_variant).longest(100)],
    |input| {
        Box::pin(async move {
            let text = input.text("moves").unwrap_or_default();
            let variant =
                challenges::variant(&input.request, input.text("variant"), Variant::STANDARD)?;
            game_files::import(&input.request, text, variant).await
        })
    },
);

/// `/game continue`.
pub const GO_ON: SlashCommand = SlashCommand::typed(
    "go-on",
    &[
        completed("game", complete_finished).longest(100).required(),
        number("ply", 1..=1000),
        person("opponent"),
        choice("side", sides),
        completed("level", complete_level),
    ],
    |input| Box::pin(go_on(input)),
)
.named("continue");

fn formats() -> Vec<&'static str> {
    Format::WORDS.iter().map(|(_, word)| *word).collect()
}

async fn go_on(input: &Input<'_>) -> Answer {
    let request = &input.request;
    let levelled = input.text("level").is_some();
    let level = challenges::level(request, input.text("level"))?;
    let target = match input.person("opponent") {
        Some(user) => {
            Some(input.opponent(user, level).ok_or_else(|| request.refusal("propose-other-bot"))?)
        }
        None => levelled.then(|| Target::Bot(level.to_owned())),
    };
    if levelled && !matches!(target, Some(Target::Bot(_))) {
        return Err(request.refusal("idle-level"));
    }
    let ply = input.number("ply").and_then(|ply| usize::try_from(ply).ok());
    challenges::go_on(request, Which::One(input.text("game")), ply, target, side(input)).await
}
