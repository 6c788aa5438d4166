//! Slash commands and context menus: turns them into requests. Their names and descriptions are in
//! `locales/`.

mod boards;
mod challenges;
mod command;
mod contests;
mod entry_point;
mod game_acts;
mod game_files;
mod games;
mod help;
mod input;
mod named;
mod options;
mod plans;
mod servers;
mod settings;
mod statistics;
mod study;

use serenity::all::{
    CommandInteraction, CommandType, CreateCommand, Http, ResolvedOption, ResolvedValue,
};

use command::{CommandReach, CommandShape, Handler, Opener, OptionSlot, SlashCommand};
pub(super) use command::{english_sentence, other_languages};
pub use entry_point::write_entry_point;
use input::Input;
pub use named::read_named;

use super::answering::{AnswerStep, answer_interaction};
use super::incoming::{self, Shared};
use super::reply::{Handle, ReplyWay, Response};
use super::trouble::Trouble;
use crate::answers::inputs;
use crate::service::Measure;

/// Every command, with the places in which it is offered.
const ALL: &[(SlashCommand, CommandReach)] = &[
    (challenges::CHALLENGE, CommandReach::Everywhere),
    (challenges::CHALLENGE_USER, CommandReach::Invited),
    (games::MOVE, CommandReach::Everywhere),
    (games::GAMES, CommandReach::Everywhere),
    (games::BOARD, CommandReach::Everywhere),
    (plans::PLAN, CommandReach::Everywhere),
    (study::HINT, CommandReach::Everywhere),
    (study::REVIEW, CommandReach::Everywhere),
    (help::LEARN, CommandReach::Everywhere),
    (statistics::PROFILE, CommandReach::Everywhere),
    (statistics::LEADERBOARD, CommandReach::Invited),
    (settings::SETTINGS, CommandReach::Everywhere),
    (game_acts::GAME, CommandReach::Everywhere),
    (study::WATCH, CommandReach::Invited),
    (contests::EVENT, CommandReach::Invited),
    (servers::SERVER, CommandReach::Managers),
    (help::HELP, CommandReach::Everywhere),
    (statistics::STATISTICS, CommandReach::Everywhere),
    (boards::WALK, CommandReach::Everywhere),
    (boards::GO_ON, CommandReach::Everywhere),
    (boards::REVIEW, CommandReach::Everywhere),
];

/// The ids of the commands whose answers are steps of choosing a move, or report a move's result.
const PASSING: [&str; 2] = [games::MOVE.id, game_acts::TAKEBACK.id];

/// Builds all commands for Discord.
pub fn write_commands() -> Vec<CreateCommand> {
    ALL.iter().map(|(command, reach)| command.write_command(*reach)).collect()
}

/// Returns the full names of all slash commands, such as `game import`.
pub fn list_names() -> Vec<String> {
    let names = |command: &SlashCommand| match command.shape {
        CommandShape::Typed(..) => vec![command.name.to_owned()],
        CommandShape::Group(members) => {
            members.iter().map(|member| format!("{} {}", command.name, member.name)).collect()
        }
        CommandShape::Menu(..) => Vec::new(),
    };
    ALL.iter().flat_map(|(command, _)| names(command)).collect()
}

/// Returns the id of the command that was used, for the log; `None` if the command is unknown.
pub fn command_name(interaction: &CommandInteraction) -> Option<&'static str> {
    let options = interaction.data.options();
    choose_command(interaction, &options).map(|found| found.id)
}

/// Returns the handle to answer a command.
fn handle_of<'a>(
    http: &'a Http,
    shared: &'a Shared,
    interaction: &'a CommandInteraction,
) -> Handle<'a> {
    let way = (interaction.id, interaction.token.as_str());
    Handle::of((http, shared), way, interaction.app_permissions)
}

/// Answers a command with a form or a message that only the person sees. Says so if the command is
/// unknown. Fails if the answer cannot be made or given.
pub async fn answer_command(
    http: &Http,
    shared: &Shared,
    interaction: &CommandInteraction,
) -> Result<(), Trouble> {
    let handle = handle_of(http, shared, interaction);
    if interaction.data.kind == CommandType::PrimaryEntryPoint {
        let request = incoming::command_request(shared, interaction).await;
        if inputs::begin_launch(&request, None).await
            && handle.open_activity(shared.pages.as_ref()).await?
        {
            return Ok(());
        }
    }
    let options = interaction.data.options();
    let Some(found) = choose_command(interaction, &options) else {
        // Clients show removed commands for a while.
        let page = incoming::command_request(shared, interaction).await.say_page("command-unknown");
        return Response::Whisper(page).give_answer(handle).await;
    };
    let input = Input::new(shared, interaction, found.options).await;
    let step = AnswerStep {
        passing: &shared.passing,
        waiting: &shared.waiting,
        message: None,
        passes: PASSING.contains(&found.id),
    };
    if let Some(opens) = found.opens
        && let Some(form) = opens(&input).await
    {
        return Response::Open(form).give_answer(handle).await;
    }
    answer_interaction(&input.request, handle, ReplyWay::Whisper, step, (found.does)(&input)).await
}

/// Offers completions of an option while it is typed. Offers none for an unknown option, or to a
/// person who asks too often. Fails if Discord does not take them.
pub async fn complete_option(
    http: &Http,
    shared: &Shared,
    interaction: &CommandInteraction,
) -> Result<(), Trouble> {
    let handle = handle_of(http, shared, interaction);
    let options = interaction.data.options();
    let mut offered = Vec::new();
    if let (Some(found), Some(typed)) =
        (choose_command(interaction, &options), interaction.data.autocomplete())
        && let Some(completes) =
            found.slots.iter().find(|slot| slot.name == typed.name).and_then(OptionSlot::completes)
    {
        let input = Input::new(shared, interaction, found.options).await;
        let by = input.request.caller.discord;
        if shared.service.allow_request(by, Measure::Completion).is_ok() {
            offered = completes(&input, typed.value).await;
        }
    }
    Response::Offer(offered).give_answer(handle).await
}

/// The command that a person used, with the options that they filled in.
struct ChosenCommand<'a> {
    id: &'static str,
    does: Handler,
    opens: Option<Opener>,
    slots: &'static [OptionSlot],
    options: &'a [ResolvedOption<'a>],
}

fn choose_command<'a>(
    interaction: &CommandInteraction,
    options: &'a [ResolvedOption<'a>],
) -> Option<ChosenCommand<'a>> {
    let typed = |command: &SlashCommand, options: &'a [ResolvedOption<'a>]| match command.shape {
        CommandShape::Typed(slots, does) => {
            let opens = command.opens;
            Some(ChosenCommand { id: command.id, does, opens, slots, options })
        }
        CommandShape::Group(_) | CommandShape::Menu(..) => None,
    };
    if interaction.data.kind == CommandType::PrimaryEntryPoint {
        // Where the Activity does not open, its command lists the games that it would.
        return typed(&games::GAMES, options);
    }
    let mut members = ALL.iter().map(|(command, _)| command);
    if interaction.data.kind != CommandType::ChatInput {
        return members.find_map(|command| match command.shape {
            CommandShape::Menu(of, does)
                if of.kind() == interaction.data.kind
                    && command.shown_name() == interaction.data.name =>
            {
                let opens = command.opens;
                Some(ChosenCommand { id: command.id, does, opens, slots: &[], options })
            }
            _ => None,
        });
    }
    let command = members.find(|command| command.name == interaction.data.name)?;
    match (command.shape, options) {
        (
            CommandShape::Group(members),
            [ResolvedOption { name, value: ResolvedValue::SubCommand(options), .. }],
        ) => typed(members.iter().find(|member| member.name == *name)?, options),
        _ => typed(command, options),
    }
}
