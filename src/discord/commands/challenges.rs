//! Challenging, with every option there is, and by right-clicking a person.

use murus_gallicus::rules::{BOARDS, Options, Variant};
use serenity::all::User;

use super::command::{MenuOf, SlashCommand, choice, completed_text, flag, person, text};
use super::input::{Input, NamedOpponent};
use super::options::{
    chosen_side, chosen_time, complete_level, complete_variant, side_words, time_names,
};
use crate::answers::Answer;
use crate::answers::challenge::{challenges, levels};
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
pub const CHALLENGE_USER: SlashCommand =
    SlashCommand::of_menu("challenge-user", MenuOf::Person, |input| {
        Box::pin(challenge_user(input))
    });

fn board_words() -> Vec<&'static str> {
    BOARDS.iter().map(|board| board.name).collect()
}

async fn answer_challenge_command(input: &Input<'_>) -> Answer {
    let request = &input.request;
    if input.is_bare() && request.caller.server().is_some() {
        return challenges::draft_for(request, Vec::new()).await;
    }
    let variant = input.text("variant");
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
    let variant =
        challenges::check_variant(request, base.changed(board, switched(true), switched(false)))?;
    let level = levels::read_level(request, input.text("level"))?;
    let people: Vec<&User> = ["opponent", "opponent2", "opponent3"]
        .into_iter()
        .filter_map(|name| input.person(name))
        .collect();
    // None is Murus, at a level that may not be said yet.
    let target = match people[..] {
        [user] => match input.opponent_of(user)? {
            NamedOpponent::Murus => None,
            NamedOpponent::Person(person) => Some(Target::People(vec![person])),
        },
        [_, ..] if variant.board().seats > 2 && people.iter().any(|user| input.is_us(user)) => {
            return Err(request.refusal("propose-murus-joins"));
        }
        [_, ..] if people.iter().any(|user| user.bot) => {
            return Err(request.refusal("propose-other-bot"));
        }
        [_, ..] => Some(Target::People(people.iter().map(|user| UserId(user.id.get())).collect())),
        // An open challenge in a direct message would never be seen.
        [] if request.caller.server().is_none() => None,
        [] => Some(Target::Anyone),
    };
    let terms = Terms {
        variant,
        time: chosen_time(input).or(settings.time).unwrap_or(TimeControl::USUAL),
        weekends_off,
        rated: rated.unwrap_or(true),
    };
    // What would mean nothing beside the rest is refused, not dropped.
    let murus = target.is_none();
    let note = input.text("note");
    let idle = [
        (level.is_some() && !murus, "idle-level"),
        (note.is_some() && murus, "idle-note-murus"),
        (rated == Some(true) && murus, "idle-rated-murus"),
        (rated == Some(true) && terms.variant.board().seats > 2, "idle-rated-several"),
        (terms.weekends_off && terms.time == TimeControl::None && !murus, "idle-weekends"),
        (named && board.is_some() && !base.is_on_standard_board(), "idle-board"),
    ];
    if let Some((_, why)) = idle.iter().find(|(idle, _)| *idle) {
        return Err(request.refusal(why));
    }
    let side = chosen_side(input);
    let named = || level.map(|level| Target::Bot(level.name.to_owned()));
    let Some(target) = target.or_else(named) else {
        return challenges::ask_for_bout(request, variant, side).await;
    };
    let note = note.map(str::to_owned);
    let rating_chosen = rated.is_some();
    let proposal = Proposal { side, rating_chosen, note, ..Proposal::new(target, terms) };
    challenges::challenge_openly(request, &proposal).await
}

async fn challenge_user(input: &Input<'_>) -> Answer {
    let request = &input.request;
    let user = input.menu_target().ok_or_else(|| request.refusal("propose-other-bot"))?;
    match input.opponent_of(user)? {
        NamedOpponent::Person(person) => challenges::draft_for(request, vec![person]).await,
        NamedOpponent::Murus => lessons::ask_for_level(request).await,
    }
}
