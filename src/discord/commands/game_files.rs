//! The commands that export, import and continue games.

use murus_gallicus::Variant;

use super::command::{SlashCommand, choice, completed_text, flag, number, person, text};
use super::input::{Input, NamedOpponent};
use super::options::{
    chosen_side, complete_every, complete_finished, complete_level, complete_variant, side_words,
};
use crate::answers::challenge::challenges;
use crate::answers::challenge::game_files;
use crate::answers::challenge::levels;
use crate::answers::play::target::Which;
use crate::answers::{Answer, AnswerRefusal};
use crate::service::{Format, Target};
use crate::show::pages::records;

/// The command `/game export`.
pub const EXPORT: SlashCommand = SlashCommand::typed(
    "export",
    &[choice("format", format_words), flag("all"), completed_text("game", complete_every)],
    |input| {
        Box::pin(async move {
            let format = input
                .choice("format", &format_words())
                .and_then(Format::from_word)
                .unwrap_or(Format::Text);
            match input.flag("all") {
                Some(true) => game_files::export_all(&input.request, format).await,
                _ => {
                    game_files::export_game(&input.request, Which::One(input.text("game")), format)
                        .await
                }
            }
        })
    },
);

/// The command `/game import`.
pub const IMPORT: SlashCommand = SlashCommand::typed(
    "import",
    &[text("moves").at_most(6000), completed_text("variant", complete_variant).at_most(100)],
    |input| {
        Box::pin(async move {
            let variant = named_variant(input)?;
            match input.text("moves") {
                Some(text) => game_files::import_game(&input.request, text, variant).await,
                None => Err(input.request.refusal("import-nothing")),
            }
        })
    },
)
.opening(|input| {
    Box::pin(async move {
        let variant = named_variant(input).ok()?;
        input
            .text("moves")
            .is_none()
            .then(|| records::import_form(input.request.texts, variant, None))
    })
});

/// Returns the variant in the option `variant`, else the standard game. Refuses an unknown name.
fn named_variant(input: &Input<'_>) -> Result<Variant, AnswerRefusal> {
    challenges::read_variant(&input.request, input.text("variant"), Variant::STANDARD)
}

/// The command `/game continue`.
pub const GO_ON: SlashCommand = SlashCommand::typed(
    "go-on",
    &[
        completed_text("game", complete_finished).at_most(100).required(),
        number("ply", 1..=1000),
        person("opponent"),
        choice("side", side_words),
        completed_text("level", complete_level),
    ],
    |input| Box::pin(go_on(input)),
)
.renamed("continue");

fn format_words() -> Vec<&'static str> {
    Format::WORDS.iter().map(|(_, word)| *word).collect()
}

async fn go_on(input: &Input<'_>) -> Answer {
    let request = &input.request;
    let level = levels::read_level(request, input.text("level"))?;
    let murus = level.map(|level| Target::Bot(level.name.to_owned()));
    let opponent = input.person("opponent").map(|user| input.opponent_of(user)).transpose()?;
    let target = match opponent {
        Some(NamedOpponent::Person(_)) if level.is_some() => {
            return Err(request.refusal("idle-level"));
        }
        Some(NamedOpponent::Person(person)) => Some(Target::People(vec![person])),
        Some(NamedOpponent::Murus) | None => murus,
    };
    let ply = input.number("ply").and_then(|ply| usize::try_from(ply).ok());
    challenges::go_on(request, Which::One(input.text("game")), ply, target, chosen_side(input))
        .await
}
