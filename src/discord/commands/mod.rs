//! Slash commands and the context menu: what people ask by them becomes a request. Their names and descriptions, like every sentence, are in
//! `locales/`.

mod asked;
mod challenges;
mod games;
mod habits;
mod help;
mod options;
mod plans;
mod records;
mod servers;
mod standing;
mod study;
mod table;

use std::borrow::Cow;

use poise::serenity_prelude as serenity;
use serenity::CreateCommand;

use asked::Command;

use crate::texts::{LANGUAGES, Texts};

/// Every command there is.
const ALL: [fn() -> Command; 17] = [
    challenges::challenge,
    challenges::challenge_user,
    games::play,
    games::games,
    games::board,
    plans::plan,
    study::hint,
    study::review,
    help::learn,
    standing::profile,
    standing::leaderboard,
    habits::settings,
    table::game,
    study::watch,
    servers::server,
    help::help,
    standing::statistics,
];

/// Every command, with its texts filled in from `locales/`.
pub fn all() -> Vec<Command> {
    let described = |command: &fn() -> Command| {
        let mut command = command();
        describe(&mut command);
        command
    };
    ALL.iter().map(described).collect()
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

/// Gives a command, its options, and the commands of its group their descriptions, in English and in every other language there is.
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
    command.subcommands.iter_mut().for_each(describe);
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
