//! The options of commands: chosen from names, or completed while they are typed.

use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

use super::asked::{Context, request};
use crate::discord::doing::Request;
use crate::discord::doing::meant::Which;
use crate::discord::pages::menus::label;
use crate::discord::pages::view::View;
use crate::engine::LEVELS;
use crate::game::{TIMES, TimeControl};
use crate::rules::{PRESETS, Seat};
use crate::service::Moderation;
use crate::store::GameRow;
use crate::texts::Texts;

/// A parameter that is chosen from names known to the program: the names are the last parts of names in `locales/`.
macro_rules! named_choice {
    ($(#[$note:meta])* $name:ident, $names:expr) => {
        $(#[$note])*
        pub struct $name(pub &'static str);

        impl $name {
            pub fn names() -> impl Iterator<Item = &'static str> {
                $names
            }
        }

        impl poise::ChoiceParameter for $name {
            fn list() -> ::std::borrow::Cow<'static, [poise::CommandParameterChoice]> {
                let choice = |name| poise::CommandParameterChoice {
                    name: ::std::borrow::Cow::Borrowed(name),
                    localizations: ::std::borrow::Cow::default(),
                    __non_exhaustive: (),
                };
                ::std::borrow::Cow::Owned(Self::names().map(choice).collect())
            }

            fn from_index(index: usize) -> Option<Self> {
                Self::names().nth(index).map(Self)
            }

            fn from_name(name: &str) -> Option<Self> {
                Self::names().find(|known| *known == name).map(Self)
            }

            fn name(&self) -> &'static str {
                self.0
            }

            fn localized_name(&self, _: &str) -> Option<&'static str> {
                None
            }
        }
    };
}

pub(super) use named_choice;

named_choice!(
    /// The challenger's seat, by its word.
    Side,
    Seat::ALL.iter().map(|seat| seat.word()).chain(["either"])
);
named_choice!(
    /// A time control, by the name under which it is offered.
    Time,
    TIMES.iter().map(|(name, _)| *name)
);

impl Side {
    /// The seat; none where either will do.
    pub fn seat(&self) -> Option<Seat> {
        Seat::from_word(self.0)
    }
}

impl Time {
    /// The time control.
    pub fn control(&self) -> Option<TimeControl> {
        TimeControl::named(self.0)
    }
}

/// Completions as Discord takes them: at most 25, each at most 100 characters.
fn choices(offered: impl Iterator<Item = (String, String)>) -> CreateAutocompleteResponse {
    let choice =
        |(name, value): (String, String)| AutocompleteChoice::new(name.chars().take(100).collect::<String>(), value);
    CreateAutocompleteResponse::new().set_choices(offered.take(25).map(choice).collect())
}

/// Variants, by their names and by how they are written.
pub async fn complete_variant(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let texts = Texts::of(Some(&ctx.interaction.locale));
    let typed = typed.to_lowercase();
    let presets = PRESETS.iter().map(|(word, variant)| (texts.say(&format!("preset-{word}")), (*variant).to_owned()));
    choices(presets.filter(|(name, variant)| name.to_lowercase().contains(&typed) || variant.starts_with(&typed)))
}

/// The opponent's levels.
pub async fn complete_level(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let texts = Texts::of(Some(&ctx.interaction.locale));
    let typed = typed.to_lowercase();
    let called = LEVELS.iter().map(|level| (texts.level(level.name), level));
    let fitting = called.filter(|(name, _)| name.to_lowercase().starts_with(&typed));
    choices(fitting.map(|(name, level)| (format!("{name} · {}", level.rating), level.name.to_owned())))
}

/// The moves of the game that is meant.
pub async fn complete_move(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let named = ctx.interaction.data.options.iter().find(|option| option.name == "game");
    let named = named.and_then(|option| option.value.as_str()).filter(|name| !name.is_empty());
    let rows = request(ctx).meant(Which::Due(named)).await.unwrap_or_default();
    let flat = |text: &str| text.to_lowercase().replace([' ', '-', 'x', ','], "");
    let typed = flat(typed);
    let moves = match &rows[..] {
        [row] => row.game.line().written_moves(),
        _ => Vec::new(),
    };
    choices(moves.into_iter().filter(|text| flat(text).starts_with(&typed)).map(|text| (text.clone(), text)))
}

/// The person's games.
pub async fn complete_game(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let request = request(ctx);
    fitting(&request, &request.own_games().await, typed).await
}

/// The person's finished games, the newest first.
pub async fn complete_finished(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let request = request(ctx);
    fitting(&request, &request.own_finished().await, typed).await
}

/// The person's games, then those that are over.
pub async fn complete_every(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let request = request(ctx);
    let mut rows = request.own_games().await;
    rows.extend(request.own_finished().await);
    fitting(&request, &rows, typed).await
}

/// The games of the server to which a moderator can do what is chosen; all that there are where nothing is chosen yet.
pub async fn complete_moderated(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let request = request(ctx);
    let chosen = ctx.args.iter().find(|option| option.name == "act").and_then(|option| match option.value {
        ResolvedValue::Integer(index) => Moderation::WORDS.get(usize::try_from(index).ok()?).map(|(act, _)| *act),
        _ => None,
    });
    let mut rows = Vec::new();
    if request.caller.moderated().is_none() {
        return choices([].into_iter());
    }
    if chosen != Some(Moderation::Annul) {
        rows.extend(request.games_here().await);
    }
    if chosen != Some(Moderation::End) {
        let over = request.finished_here().await.into_iter().filter(|row| !row.game.is_annulled());
        rows.extend(over);
    }
    fitting(&request, &rows, typed).await
}

/// The games of the server.
pub async fn complete_any_game(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let request = request(ctx);
    fitting(&request, &request.games_here().await, typed).await
}

/// Of these games those that are meant by what is typed of their line, such as an opponent's name, or of their short name.
async fn fitting(request: &Request<'_>, rows: &[GameRow], typed: &str) -> CreateAutocompleteResponse {
    let typed = typed.trim_start_matches('#').to_lowercase();
    let (names, now) = (request.names(rows).await, request.service.clock().now());
    let named = |row| (label(View::words(request.texts, row, &names), request.caller.discord, now), row);
    let fitting = rows.iter().map(named).filter(|(label, _)| label.to_lowercase().contains(&typed));
    choices(fitting.map(|(label, row)| (label, row.game.name.clone())))
}
