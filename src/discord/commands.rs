//! Slash commands and the context menu. Their names and descriptions, like every sentence, are in `locales/`.

use std::borrow::Cow;

use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse, Permissions, User};

use super::menus::choose_game;
use super::page::Page;
use super::presses;
use super::reply::{Answer, Handle, caller_of_command};
use super::say;
use super::study;
use super::trouble::Trouble;
use super::view::View;
use crate::engine::{LEVELS, Level};
use crate::game::{Millis, TIMES, TimeControl};
use crate::rules::{BOARDS, Options, PRESETS, Seat, Variant};
use crate::service::{Ask, Caller, Proposal, Service, Target, Where};
use crate::store::GameRow;
use crate::texts::{LANGUAGES, TOPICS, Texts};

pub(super) type Context<'a> = poise::ApplicationContext<'a, Service, Trouble>;
type Command = poise::Command<Service, Trouble>;

/// What we need to post a challenge, with the names under which `locales/` knows them.
const NEEDED: [(Permissions, &str); 3] =
    [(Permissions::VIEW_CHANNEL, "view"), (Permissions::SEND_MESSAGES, "send"), (Permissions::ATTACH_FILES, "attach")];

/// Every command, with its texts filled in from `locales/`.
pub fn all() -> Vec<Command> {
    let mut commands = vec![
        challenge(),
        challenge_user(),
        play(),
        games(),
        board(),
        history(),
        resign(),
        study::hint(),
        study::review(),
        study::exhibition(),
        rules(),
        help(),
        block(),
        unblock(),
    ];
    for command in &mut commands {
        describe(command);
    }
    commands
}

/// Gives a command and its options their descriptions, in English and in every other language there is.
fn describe(command: &mut Command) {
    let others = || LANGUAGES.iter().skip(1).map(|(code, _)| *code);
    let id = command.source_code_name.replace('_', "-");
    if let Some(name) = &mut command.context_menu_name {
        *name = Cow::from(Texts::english().say(&format!("command-{id}")));
        return;
    }
    let said = |id: &str| {
        let localized = others().map(|code| (Cow::from(code), Cow::from(Texts::of(Some(code)).say(id))));
        (Cow::from(Texts::english().say(id)), localized.collect::<Vec<_>>())
    };
    let (text, localized) = said(&format!("command-{id}"));
    command.description = Some(text);
    command.description_localizations = localized.into();
    for parameter in &mut command.parameters {
        let (text, localized) = said(&format!("option-{id}-{}", parameter.name.replace('_', "-")));
        parameter.description = Some(text);
        parameter.description_localizations = localized.into();
        for choice in parameter.choices.to_mut() {
            // The names in the code are the last parts of the names in `locales/`.
            let (text, localized) = said(&format!("choice-{}", choice.name));
            choice.name = text;
            choice.localizations = localized.into();
        }
    }
}

/// The parts of a command's context that every command needs.
pub(super) struct Asked<'a> {
    http: &'a serenity::Http,
    pub service: &'a Service,
    pub caller: Caller,
    pub texts: Texts,
    handle: Handle<'a>,
}

impl<'a> Asked<'a> {
    pub fn new(ctx: Context<'a>) -> Asked<'a> {
        let caller = caller_of_command(ctx.interaction);
        Asked {
            http: &ctx.serenity_context().http,
            service: ctx.framework().user_data,
            texts: Texts::of(caller.locale.as_deref()),
            caller,
            handle: Handle { id: ctx.interaction.id, token: &ctx.interaction.token },
        }
    }

    pub async fn whisper(&self, page: Page) -> Result<(), Trouble> {
        Answer::Whisper(page).give(self.http, self.handle).await
    }

    pub async fn say(&self, id: &str) -> Result<(), Trouble> {
        self.whisper(Page::text(self.texts.say(id))).await
    }

    /// The games that are meant by a short name or, without one, by the place and the person.
    async fn meant(&self, name: Option<&str>) -> Result<Vec<GameRow>, Trouble> {
        let place = match name {
            Some(name) => Where::Named(name.to_owned()),
            None => Where::Channel(self.caller.place.channel),
        };
        Ok(self.service.meant(self.caller.discord, &place).await?)
    }

    /// The one game that is meant; says why not where there is none, or several.
    pub async fn one(&self, name: Option<&str>) -> Result<Option<GameRow>, Trouble> {
        let mut rows = self.meant(name).await?;
        match rows.len() {
            1 => return Ok(rows.pop()),
            0 => self.say(if name.is_some() { "no-such-game" } else { "no-game-here" }).await?,
            _ => {
                let names: Vec<String> = rows.iter().map(|row| format!("`#{}`", row.game.name)).collect();
                let text = self.texts.say_with("several-games", [("names", names.join(", ").into())]);
                self.whisper(Page::text(text)).await?;
            }
        }
        Ok(None)
    }

    pub async fn propose(&self, ctx: Context<'a>, proposal: &Proposal) -> Result<(), Trouble> {
        let permissions = ctx.interaction.app_permissions.filter(|_| self.caller.place.server.is_some());
        if let Some(held) = permissions {
            let missing: Vec<String> = NEEDED
                .iter()
                .filter(|(needed, _)| !held.contains(*needed))
                .map(|(_, name)| self.texts.say_with("permission", [("name", (*name).into())]))
                .collect();
            if !missing.is_empty() {
                let text = self.texts.say_with("permissions-missing", [("names", missing.join(", ").into())]);
                return self.whisper(Page::text(text)).await;
            }
            self.service.reachable(crate::store::Address::Channel(self.caller.place.channel)).await?;
        }
        let page = say::proposed(self.texts, self.service.propose(&self.caller, proposal).await)?;
        self.whisper(page).await
    }

    /// Whom a named user stands for: our own name means the opponent; other bots do not play.
    fn target(&self, ctx: Context<'_>, user: &User, level: &str) -> Option<Target> {
        if user.id == ctx.framework().bot_id() {
            return Some(Target::Bot(level.to_owned()));
        }
        (!user.bot).then(|| Target::Person(user.id.get()))
    }
}

/// A parameter that is chosen from names known to the program: the names are the last parts of names in `locales/`.
macro_rules! choice {
    ($(#[$note:meta])* $name:ident, $names:expr) => {
        $(#[$note])*
        struct $name(&'static str);

        impl $name {
            fn names() -> impl Iterator<Item = &'static str> {
                $names
            }
        }

        impl poise::ChoiceParameter for $name {
            fn list() -> Cow<'static, [poise::CommandParameterChoice]> {
                let choice = |name| poise::CommandParameterChoice {
                    name: Cow::Borrowed(name),
                    localizations: Cow::default(),
                    __non_exhaustive: (),
                };
                Cow::Owned(Self::names().map(choice).collect())
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

choice!(
    /// The challenger's seat, by its word.
    Side,
    Seat::ALL.iter().map(|seat| seat.word()).chain(["either"])
);
choice!(
    /// A board, by its name.
    BoardName,
    BOARDS.iter().map(|board| board.name)
);
choice!(
    /// A time control, by the name under which it is offered.
    Time,
    TIMES.iter().map(|(name, _)| *name)
);
choice!(
    /// What `/rules` tells about.
    Topic,
    TOPICS.into_iter()
);

#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments, reason = "one for each option of the command")]
async fn challenge(
    ctx: Context<'_>,
    opponent: Option<User>,
    #[autocomplete = "complete_variant"]
    #[max_length = 100]
    variant: Option<String>,
    side: Option<Side>,
    #[max_length = 200] note: Option<String>,
    #[autocomplete = "complete_level"] level: Option<String>,
    time: Option<Time>,
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
    let named = variant.map_or(Ok(Variant::STANDARD), |text| asked.texts.read_variant(&text));
    let variant = named.and_then(|base| base.changed(board.map(|board| board.0), switched(true), switched(false)));
    let variant = match variant {
        Ok(variant) => variant,
        Err(error) => return asked.whisper(Page::text(asked.texts.variant_error(&error))).await,
    };
    let level = level.map_or(Level::DEFAULT, |level| Level::named(&level).name);
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
            let time = time.and_then(|time| TimeControl::named(time.0)).unwrap_or(TimeControl::USUAL);
            asked.propose(ctx, &Proposal { target, side, variant, time, note }).await
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
async fn challenge_user(ctx: Context<'_>, user: User) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    match asked.target(ctx, &user, Level::DEFAULT) {
        None => asked.say("propose-other-bot").await,
        Some(Target::Person(_)) if asked.caller.place.server.is_none() => asked.say("propose-private").await,
        Some(target) => {
            asked
                .propose(
                    ctx,
                    &Proposal { target, side: None, variant: Variant::STANDARD, time: TimeControl::USUAL, note: None },
                )
                .await
        }
    }
}

#[poise::command(slash_command, rename = "move")]
async fn play(
    ctx: Context<'_>,
    #[rename = "move"]
    #[autocomplete = "complete_move"]
    #[max_length = 60]
    text: String,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    let mut rows = asked.meant(game.as_deref()).await?;
    match rows.len() {
        0 => asked.say(if game.is_some() { "no-such-game" } else { "no-game-here" }).await,
        1 => {
            let id = rows.remove(0).game.id;
            let page = presses::act(asked.service, asked.texts, &asked.caller, id, &Ask::Move(text), None).await?;
            asked.whisper(page).await
        }
        _ => {
            let rows = labelled(&asked, rows).await?;
            asked.whisper(choose_game(asked.texts, &rows, &text)).await
        }
    }
}

/// Games with a label for menus: short name, opponent, move number. Mentions are not shown in menus, so people are left out.
async fn labelled(asked: &Asked<'_>, rows: Vec<GameRow>) -> Result<Vec<(GameRow, String)>, Trouble> {
    let mut labelled = Vec::new();
    for row in rows {
        labelled.push((row.clone(), label(asked.texts, &row)));
    }
    Ok(labelled)
}

fn label(texts: Texts, row: &GameRow) -> String {
    let seats = row.game.variant().board().seats;
    let last = row.game.line().moves().last().map_or_else(String::new, |m| row.game.position().write(m).to_string());
    let args = [
        ("name", row.game.name.as_str().into()),
        ("number", (row.game.line().plies() / seats + 1).into()),
        ("played", if last.is_empty() { "no" } else { "yes" }.into()),
        ("last", last.into()),
        ("side", row.game.position().to_move().word().into()),
    ];
    texts.say_with("game-label", args)
}

async fn complete_move(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let asked = Asked::new(ctx);
    let named = ctx.interaction.data.options.iter().find(|option| option.name == "game");
    let named = named.and_then(|option| option.value.as_str()).filter(|name| !name.is_empty());
    let rows = asked.meant(named).await.unwrap_or_default();
    let flat = |text: &str| text.to_lowercase().replace([' ', '-', 'x', ','], "");
    let typed = flat(typed);
    let moves = rows
        .iter()
        .filter(|_| rows.len() == 1)
        .flat_map(|row| row.game.line().written_moves())
        .filter(|text| flat(text).starts_with(&typed));
    choices(moves.map(|text| (text.clone(), text)))
}

pub(super) async fn complete_game(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let asked = Asked::new(ctx);
    let typed = typed.trim_start_matches('#').to_lowercase();
    let mine = asked.service.mine(&asked.caller).await.map(|mine| mine.games).unwrap_or_default();
    let fitting = mine.iter().filter(|row| row.game.name.starts_with(&typed));
    choices(fitting.map(|row| (label(asked.texts, row), row.game.name.clone())))
}

/// Completions as Discord takes them: at most 25, each at most 100 characters.
fn choices(offered: impl Iterator<Item = (String, String)>) -> CreateAutocompleteResponse {
    let choice =
        |(name, value): (String, String)| AutocompleteChoice::new(name.chars().take(100).collect::<String>(), value);
    CreateAutocompleteResponse::new().set_choices(offered.take(25).map(choice).collect())
}

#[poise::command(slash_command)]
async fn games(ctx: Context<'_>) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    let mine = asked.service.mine(&asked.caller).await?;
    let mut lines = Vec::new();
    for (row, silent) in mine.games.iter().zip(&mine.silent) {
        let people = asked.service.people(row).await?;
        let view = View { texts: asked.texts, row, people: &people };
        let link = asked.service.board_message(row).await?;
        lines.push(view.listed(row.game.chair_of(mine.player), link, silent.as_deref()));
    }
    for challenge in &mine.challenges {
        let kind = if challenge.challenger == mine.player { "made" } else { "received" };
        let when = super::view::when(challenge.expires() as Millis);
        let place = format!("<#{}>", challenge.place.channel);
        let args = [
            ("kind", kind.into()),
            ("name", challenge.name.as_str().into()),
            ("when", when.into()),
            ("place", place.into()),
        ];
        lines.push(asked.texts.say_with("games-challenge", args));
    }
    if lines.is_empty() {
        return asked.say("games-none").await;
    }
    let mut text = asked.texts.say("games-title");
    for (n, line) in lines.iter().enumerate() {
        if text.chars().count() + line.chars().count() > 1850 {
            text.push('\n');
            text.push_str(&asked.texts.say_with("games-more", [("count", (lines.len() - n).into())]));
            break;
        }
        text.push('\n');
        text.push_str(line);
    }
    asked.whisper(Page::text(text)).await
}

#[poise::command(slash_command)]
async fn board(ctx: Context<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    let Some(row) = asked.one(game.as_deref()).await? else { return Ok(()) };
    let people = asked.service.people(&row).await?;
    let me = asked.service.player(asked.caller.discord).await?.and_then(|player| row.game.chair_of(player));
    asked.whisper(View { texts: asked.texts, row: &row, people: &people }.own(me)).await
}

#[poise::command(slash_command)]
async fn history(ctx: Context<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    let Some(row) = asked.one(game.as_deref()).await? else { return Ok(()) };
    let people = asked.service.people(&row).await?;
    asked.whisper(View { texts: asked.texts, row: &row, people: &people }.history()).await
}

#[poise::command(slash_command)]
async fn resign(ctx: Context<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    let Some(row) = asked.one(game.as_deref()).await? else { return Ok(()) };
    let people = asked.service.people(&row).await?;
    let me = asked.service.player(asked.caller.discord).await?.and_then(|player| row.game.chair_of(player));
    let view = View { texts: asked.texts, row: &row, people: &people };
    match (me, row.game.outcome()) {
        (None, _) => asked.say("refused-not-playing").await,
        (Some(_), Some(outcome)) => {
            let refused = crate::game::GameRefusal::Over(outcome);
            asked.whisper(say::refusal(asked.texts, &row, &people, &refused)).await
        }
        (Some(_), None) => asked.whisper(view.resign()).await,
    }
}

#[poise::command(slash_command)]
async fn rules(ctx: Context<'_>, topic: Option<Topic>) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    asked.say(&format!("rules-{}", topic.map_or(TOPICS[0], |topic| topic.0))).await
}

#[poise::command(slash_command)]
async fn help(ctx: Context<'_>) -> Result<(), Trouble> {
    Asked::new(ctx).say("help-text").await
}

#[poise::command(slash_command)]
async fn block(ctx: Context<'_>, person: User) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    if person.id.get() == asked.caller.discord {
        return asked.say("block-oneself").await;
    }
    asked.service.block(&asked.caller, person.id.get()).await?;
    let text = asked.texts.say_with("blocked", [("who", format!("<@{}>", person.id).into())]);
    asked.whisper(Page::text(text)).await
}

#[poise::command(slash_command)]
async fn unblock(ctx: Context<'_>, person: User) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    let ended = asked.service.unblock(&asked.caller, person.id.get()).await?;
    let id = if ended { "unblocked" } else { "unblocked-none" };
    let text = asked.texts.say_with(id, [("who", format!("<@{}>", person.id).into())]);
    asked.whisper(Page::text(text)).await
}
