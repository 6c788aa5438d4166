//! The commands that challenge people: `/challenge` with its options, and a person's context menu.

use murus_gallicus::{BOARDS, Options, Variant};
use serenity::all::User;

use super::command::{MenuOf, SlashCommand, choice, completed_text, flag, person, text};
use super::input::{Input, NamedOpponent};
use super::options::{
    chosen_side, chosen_time, complete_level, complete_variant, side_words, time_names,
};
use crate::answers::Answer;
use crate::answers::challenge::wish::{Wish, propose_wish};
use crate::answers::challenge::{asking, challenges, levels};
use crate::answers::study::lessons;
use crate::game::TimeControl;
use crate::ids::UserId;
use crate::show::custom_id::Mark;
use crate::show::form::{Form, PickedPerson};

/// The command `/challenge`.
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
)
.opening(|input| Box::pin(open_challenge(input)));

/// The command in a person's context menu that challenges them.
pub const CHALLENGE_USER: SlashCommand =
    SlashCommand::of_menu("challenge-user", MenuOf::Person, |input| {
        Box::pin(challenge_user(input))
    })
    .opening(|input| Box::pin(open_for_user(input)));

fn board_words() -> Vec<&'static str> {
    BOARDS.iter().map(|board| board.name).collect()
}

/// Returns the form of a challenge if the command has no options; `None` if it has some, or outside
/// of servers, where others could not see the challenge.
async fn open_challenge(input: &Input<'_>) -> Option<Form> {
    let open = input.is_bare() && input.request.caller.server().is_some();
    match open {
        true => asking::new_form(&input.request, Mark::NOTHING, Vec::new()).await,
        false => None,
    }
}

async fn answer_challenge_command(input: &Input<'_>) -> Answer {
    let request = &input.request;
    let variant = input.text("variant");
    let board = input.choice("board", &board_words());
    let chosen = ["advanced", "balanced", "escape", "houdini"].map(|option| input.flag(option));
    let switched = |to: bool| {
        let fitting = Options::WORDS.iter().zip(chosen).filter(|(_, choice)| *choice == Some(to));
        fitting.fold(Options::NONE, |set, ((option, _), _)| set.with(*option))
    };
    let settings = request.server_settings().await?;
    let base =
        challenges::read_variant(request, variant, settings.variant.unwrap_or(Variant::STANDARD))?;
    if variant.is_some() && board.is_some() && !base.is_on_standard_board() {
        return Err(request.refusal("idle-board"));
    }
    let variant =
        challenges::check_variant(request, base.changed(board, switched(true), switched(false)))?;
    let people = ["opponent", "opponent2", "opponent3"].into_iter();
    let people = people.filter_map(|name| input.person(name));
    let wish = Wish {
        people: people.map(picked_person).collect(),
        time: chosen_time(input).or(settings.time).unwrap_or(TimeControl::USUAL),
        rated: input.flag("rated"),
        weekends_off: input.flag("weekends_off").unwrap_or(false),
        side: chosen_side(input),
        level: levels::read_level(request, input.text("level"))?,
        note: input.text("note").map(str::to_owned),
        ..Wish::of(variant)
    };
    propose_wish(request, wish).await
}

fn picked_person(user: &User) -> PickedPerson {
    PickedPerson { id: UserId(user.id.get()), bot: user.bot }
}

/// Returns the form of a challenge to the person whose context menu was used; `None` outside of
/// servers, and for a bot or the caller.
async fn open_for_user(input: &Input<'_>) -> Option<Form> {
    let request = &input.request;
    let person = picked_person(input.menu_target()?);
    let open =
        request.caller.server().is_some() && !person.bot && person.id != request.caller.discord;
    match open {
        true => asking::new_form(request, Mark::NOTHING, vec![person.id]).await,
        false => None,
    }
}

/// Answers the context menu if no form opens: for the bot itself asks for a level, else refuses.
async fn challenge_user(input: &Input<'_>) -> Answer {
    let request = &input.request;
    let user = input.menu_target().ok_or_else(|| request.refusal("propose-other-bot"))?;
    match input.opponent_of(user)? {
        NamedOpponent::Murus => lessons::ask_for_level(request).await,
        NamedOpponent::Person(_) if user.id.get() == request.caller.discord.0 => {
            Err(request.refusal("propose-oneself"))
        }
        NamedOpponent::Person(_) => asking::refuse_form(request).await,
    }
}
