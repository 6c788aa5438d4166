//! Challenging, with every option there is, and by right-clicking a person.

use poise::serenity_prelude as serenity;
use serenity::{CreateAutocompleteResponse, User};

use super::asked::{Asked, Context, choices, named_choice};
use super::page::Page;
use super::trouble::Trouble;
use crate::engine::{LEVELS, Level};
use crate::game::{TIMES, Terms, TimeControl};
use crate::rules::{BOARDS, Options, PRESETS, Seat, Variant};
use crate::service::{Proposal, Target};
use crate::texts::Texts;

named_choice!(
    /// The challenger's seat, by its word.
    Side,
    Seat::ALL.iter().map(|seat| seat.word()).chain(["either"])
);
named_choice!(
    /// A board, by its name.
    BoardName,
    BOARDS.iter().map(|board| board.name)
);
named_choice!(
    /// A time control, by the name under which it is offered.
    Time,
    TIMES.iter().map(|(name, _)| *name)
);
#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
#[expect(clippy::too_many_arguments, reason = "one for each option of the command")]
pub async fn challenge(
    ctx: Context<'_>,
    opponent: Option<User>,
    #[autocomplete = "complete_variant"]
    #[max_length = 100]
    variant: Option<String>,
    side: Option<Side>,
    #[max_length = 200] note: Option<String>,
    #[autocomplete = "complete_level"] level: Option<String>,
    time: Option<Time>,
    rated: Option<bool>,
    weekends_off: Option<bool>,
    board: Option<BoardName>,
    advanced: Option<bool>,
    balanced: Option<bool>,
    escape: Option<bool>,
    houdini: Option<bool>,
) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    let chosen = [advanced, balanced, escape, houdini];
    let switched = |to: bool| {
        let fitting = Options::WORDS.iter().zip(chosen).filter(|(_, choice)| *choice == Some(to));
        fitting.fold(Options::NONE, |set, ((option, _), _)| set.with(*option))
    };
    let settings = asked.server_settings().await?;
    let usual = settings.variant.unwrap_or(Variant::STANDARD);
    let named = variant.map_or(Ok(usual), |text| asked.texts.read_variant(&text));
    let variant = named.and_then(|base| base.changed(board.map(|board| board.0), switched(true), switched(false)));
    let variant = match variant {
        Ok(variant) => variant,
        Err(error) => return asked.whisper(Page::text(asked.texts.variant_error(&error))).await,
    };
    let Some(level) = asked.level(level.as_deref()).await? else { return Ok(()) };
    let private = asked.caller.place.server.is_none();
    let target = match &opponent {
        Some(user) => asked.target(ctx, user, level),
        // Nobody else is there in a direct message, so an open challenge would never be seen.
        None if private => Some(Target::Bot(level.to_owned())),
        None => Some(Target::Anyone),
    };
    match target {
        None => asked.say("propose-other-bot").await,
        Some(Target::Person(_)) if private => asked.say("propose-private").await,
        Some(target) => {
            let side = side.and_then(|side| Seat::from_word(side.0));
            let terms = Terms {
                variant,
                time: time.and_then(|time| TimeControl::named(time.0)).or(settings.time).unwrap_or(TimeControl::USUAL),
                weekends_off: weekends_off.unwrap_or(false),
                rated: rated.unwrap_or(true),
            };
            asked.propose(ctx, &Proposal { target, side, terms, given: Vec::new(), note }).await
        }
    }
}

pub(super) async fn complete_variant(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let texts = Texts::of(Some(&ctx.interaction.locale));
    let typed = typed.to_lowercase();
    let presets = PRESETS.iter().map(|(word, variant)| (texts.say(&format!("preset-{word}")), (*variant).to_owned()));
    choices(presets.filter(|(name, variant)| name.to_lowercase().contains(&typed) || variant.starts_with(&typed)))
}

pub(super) async fn complete_level(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let typed = typed.to_lowercase();
    let fitting = LEVELS.iter().filter(|level| level.name.to_lowercase().starts_with(&typed));
    choices(fitting.map(|level| (format!("{} · {}", level.name, level.rating), level.name.to_owned())))
}

#[poise::command(context_menu_command = "Challenge to Murus Gallicus")]
pub async fn challenge_user(ctx: Context<'_>, user: User) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    match asked.target(ctx, &user, Level::DEFAULT) {
        None => asked.say("propose-other-bot").await,
        Some(Target::Person(_)) if asked.caller.place.server.is_none() => asked.say("propose-private").await,
        Some(target) => {
            let settings = asked.server_settings().await?;
            let usual = Terms::usual(settings.variant.unwrap_or(Variant::STANDARD));
            let terms = Terms { time: settings.time.unwrap_or(usual.time), ..usual };
            asked.propose(ctx, &Proposal { target, side: None, terms, given: Vec::new(), note: None }).await
        }
    }
}
