//! Games as files: taken out, brought in, gone on from.

use murus_gallicus::rules::Variant;

use super::asked::Asked;
use super::command::{Command, choice, completed, flag, number, person, text};
use super::options::{complete_every, complete_finished, complete_level, complete_variant, side, sides};
use crate::discord::doing::Said;
use crate::discord::doing::meant::Which;
use crate::service::{Format, Target};

/// `/game export`.
pub const EXPORT: Command =
    Command::typed("export", &[choice("format", formats), flag("all"), completed("game", complete_every)], |asked| {
        Box::pin(async move {
            let format = asked.choice("format", &formats()).and_then(Format::from_word).unwrap_or(Format::Text);
            match asked.flag("all") {
                Some(true) => asked.request.export_all(format).await,
                _ => asked.request.export(Which::One(asked.text("game")), format).await,
            }
        })
    });

/// `/game import`.
pub const IMPORT: Command = Command::typed(
    "import",
    &[text("moves").longest(6000).required(), completed("variant", complete_variant).longest(100)],
    |asked| {
        Box::pin(async move {
            // A slash command's option is one line, so brackets stand between words there.
            let text = asked.text("moves").unwrap_or_default().replace('[', "\n[").replace(']', "]\n");
            let variant = asked.request.variant(asked.text("variant"), Variant::STANDARD)?;
            asked.request.import(&text, variant).await
        })
    },
);

/// `/game continue`.
pub const GO_ON: Command = Command::typed(
    "go-on",
    &[
        completed("game", complete_finished).longest(12).required(),
        number("ply", 1..=1000),
        person("opponent"),
        choice("side", sides),
        completed("level", complete_level),
    ],
    |asked| Box::pin(go_on(asked)),
)
.named("continue");

fn formats() -> Vec<&'static str> {
    Format::WORDS.iter().map(|(_, word)| *word).collect()
}

async fn go_on(asked: &Asked<'_>) -> Said {
    let request = &asked.request;
    let levelled = asked.text("level").is_some();
    let level = request.level(asked.text("level"))?;
    let target = match asked.person("opponent") {
        Some(user) => Some(asked.meant(user, level).ok_or_else(|| request.stop("propose-other-bot"))?),
        None => levelled.then(|| Target::Bot(level.to_owned())),
    };
    if levelled && !matches!(target, Some(Target::Bot(_))) {
        return Err(request.stop("idle-level"));
    }
    let ply = asked.number("ply").and_then(|ply| usize::try_from(ply).ok());
    request.go_on(Which::One(asked.text("game")), ply, target, side(asked)).await
}
