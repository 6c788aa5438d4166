//! Challenging, with every option there is, and by right-clicking a person.

use murus_gallicus::engine::Level;
use murus_gallicus::rules::{BOARDS, Options, Variant};
use serenity::all::User;

use super::command::{CommandShape, SlashCommand, choice, completed_text, flag, person, text};
use super::input::Input;
use super::options::{
    chosen_side, chosen_time, complete_level, complete_variant, side_words, time_names,
};
use crate::answers::Answer;
use crate::answers::challenge::challenges;
use crate::answers::study::lessons;
use crate::game::{Terms, TimeControl};
use crate::ids::UserId;
use crate::service::{Proposal, Target};

/// `/challenge`.
pub const CHALLENGE: SlashCommand = SlashCommand::typed(
    "challenge",
    &[
        person("opponent"),
        completed_text("variant", complete_variant).at_most(100),
        choice("time", time_names),
        flag("rated"),
        choice("side", side_words),
        completed_text("level", complete_level),
        text("note").at_most(200),
        person("opponent2"),
        person("opponent3"),
        flag("weekends_off"),
        choice("board", board_words),
        flag("advanced"),
        flag("balanced"),
        flag("escape"),
        flag("houdini"),
    ],
    |input| Box::pin(answer_challenge_command(input)),
);

/// Challenges a person from their context menu.
pub const CHALLENGE_USER: SlashCommand = SlashCommand {
    id: "challenge-user",
    name: "",
    shape: CommandShape::Menu(|input| Box::pin(challenge_user(input))),
};

fn board_words() -> Vec<&'static str> {
    BOARDS.iter().map(|board| board.name).collect()
}

async fn answer_challenge_command(input: &Input<'_>) -> Answer {
    let request = &input.request;
    let variant = input.text("variant");
    let level = input.text("level");
    let board = input.choice("board", &board_words());
    let rated = input.flag("rated");
    let weekends_off = input.flag("weekends_off").unwrap_or(false);
    let chosen = ["advanced", "balanced", "escape", "houdini"].map(|option| input.flag(option));
    let switched = |to: bool| {
        let fitting = Options::WORDS.iter().zip(chosen).filter(|(_, choice)| *choice == Some(to));
        fitting.fold(Options::NONE, |set, ((option, _), _)| set.with(*option))
    };
    let settings = request.server_settings().await?;
    let base =
        challenges::read_variant(request, variant, settings.variant.unwrap_or(Variant::STANDARD))?;
    let named = variant.is_some();
    let levelled = level.is_some();
    let variant =
        challenges::check_variant(request, base.changed(board, switched(true), switched(false)))?;
    let level = challenges::read_level(request, level)?;
    let people: Vec<&User> = ["opponent", "opponent2", "opponent3"]
        .into_iter()
        .filter_map(|name| input.person(name))
        .collect();
    let target = match people[..] {
        [user] => {
            input.target_of(user, level).ok_or_else(|| request.refusal("propose-other-bot"))?
        }
        [_, ..] if variant.board().seats > 2 && people.iter().any(|user| input.is_us(user)) => {
            return Err(request.refusal("propose-murus-joins"));
        }
        [_, ..] if people.iter().any(|user| user.bot) => {
            return Err(request.refusal("propose-other-bot"));
        }
        [_, ..] => Target::People(people.iter().map(|user| UserId(user.id.get())).collect()),
        // An open challenge in a direct message would never be seen.
        [] if request.caller.server().is_none() => Target::Bot(level.to_owned()),
        [] => Target::Anyone,
    };
    let terms = Terms {
        variant,
        time: chosen_time(input).or(settings.time).unwrap_or(TimeControl::USUAL),
        weekends_off,
        rated: rated.unwrap_or(!settings.unrated),
    };
    // What would mean nothing beside the rest is refused, not dropped.
    let murus = matches!(target, Target::Bot(_));
    let idle = [
        (levelled && !murus, "idle-level"),
        (rated == Some(true) && murus, "idle-rated-murus"),
        (rated == Some(true) && terms.variant.board().seats > 2, "idle-rated-several"),
        (terms.weekends_off && terms.time == TimeControl::None, "idle-weekends"),
        (named && board.is_some() && !base.is_on_standard_board(), "idle-board"),
    ];
    if let Some((_, why)) = idle.iter().find(|(idle, _)| *idle) {
        return Err(request.refusal(why));
    }
    let note = input.text("note").map(str::to_owned);
    challenges::challenge_openly(
        request,
        &Proposal { target, side: chosen_side(input), terms, given: Vec::new(), note },
    )
    .await
}

async fn challenge_user(input: &Input<'_>) -> Answer {
    let request = &input.request;
    let target = input.menu_target().and_then(|user| input.target_of(user, Level::DEFAULT));
    match target.ok_or_else(|| request.refusal("propose-other-bot"))? {
        Target::People(people) => challenges::draft_for(request, people).await,
        // Nothing begins before they said at which level.
        _ => lessons::ask_for_level(request),
    }
}
