//! Slash commands and the context menu: which there are. Their names and descriptions, like every sentence, are in `locales/`.

use std::borrow::Cow;

use poise::serenity_prelude as serenity;
use serenity::{CreateCommand, User};

use super::asked::{Asked, Context, named_choice};
use super::page::Page;
use super::trouble::Trouble;
use super::{challenge, games, habits, planning, records, servers, standing, study, table};
use crate::ids::UserId;
use crate::service::Service;
use crate::texts::{LANGUAGES, TOPICS, Texts};

type Command = poise::Command<Service, Trouble>;

named_choice!(
    /// What `/rules` tells about.
    Topic,
    TOPICS.into_iter()
);

/// Every command, with its texts filled in from `locales/`.
pub fn all() -> Vec<Command> {
    let mut commands = vec![
        challenge::challenge(),
        challenge::challenge_user(),
        games::play(),
        games::games(),
        games::board(),
        games::history(),
        games::resign(),
        study::hint(),
        study::review(),
        study::exhibition(),
        rules(),
        help(),
        table::draw(),
        table::takeback(),
        table::abort(),
        table::give(),
        table::adopt(),
        planning::plan(),
        habits::settings(),
        habits::vacation(),
        habits::mute(),
        standing::profile(),
        standing::leaderboard(),
        standing::statistics(),
        records::export(),
        records::import(),
        records::go_on(),
        servers::server(),
        servers::moderate(),
        servers::privacy(),
        block(),
        unblock(),
    ];
    for command in &mut commands {
        describe(command);
    }
    commands
}

/// The commands as Discord is told of them.
pub fn registration(commands: &[Command]) -> Vec<CreateCommand> {
    // A menu's command has its name in every language; poise gives it the English one alone.
    let in_menu = |command: &Command| {
        let id = format!("command-{}", id(command));
        let menu = command.create_as_context_menu_command()?;
        Some(others().fold(menu, |menu, code| menu.name_localized(code, Texts::of(Some(code)).say(&id))))
    };
    let both = |command: &Command| [command.create_as_slash_command(), in_menu(command)];
    commands.iter().flat_map(both).flatten().collect()
}

fn others() -> impl Iterator<Item = &'static str> {
    LANGUAGES.iter().skip(1).map(|(code, _)| *code)
}

/// A command's name in `locales/`.
fn id(command: &Command) -> String {
    command.source_code_name.replace('_', "-")
}

/// Gives a command and its options their descriptions, in English and in every other language there is.
fn describe(command: &mut Command) {
    let id = id(command);
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

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
async fn rules(ctx: Context<'_>, topic: Option<Topic>) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    asked.say(&format!("rules-{}", topic.map_or(TOPICS[0], |topic| topic.0))).await
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
async fn help(ctx: Context<'_>) -> Result<(), Trouble> {
    Asked::new(ctx).say("help-text").await
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
async fn block(ctx: Context<'_>, person: User) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    if UserId(person.id.get()) == asked.caller.discord {
        return asked.say("block-oneself").await;
    }
    asked.service.block(&asked.caller, UserId(person.id.get())).await?;
    let text = asked.texts.say_with("blocked", [("who", format!("<@{}>", person.id).into())]);
    asked.whisper(Page::text(text)).await
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
async fn unblock(ctx: Context<'_>, person: User) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    let ended = asked.service.unblock(&asked.caller, UserId(person.id.get())).await?;
    let id = if ended { "unblocked" } else { "unblocked-none" };
    let text = asked.texts.say_with(id, [("who", format!("<@{}>", person.id).into())]);
    asked.whisper(Page::text(text)).await
}
