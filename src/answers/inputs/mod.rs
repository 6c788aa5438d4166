//! Answers presses, submitted forms and typed words. Buttons never expire: their custom id says
//! what to do, and the state comes from the database.

pub mod boards;
mod choice;
mod contests;
mod game;
mod launching;
mod lessons;
pub mod pages;
mod puzzles;
mod server;
mod settings;
mod starts;
pub mod typed;
pub mod wishes;

use choice::read_board_choice;
pub use launching::{begin_launch, is_launch};

use crate::answers::challenge::challenges;
use crate::answers::challenge::membership;
use crate::answers::people;
use crate::answers::people::profile;
use crate::answers::play::games;
use crate::answers::play::target::Which;
use crate::answers::showing;
use crate::answers::study::openings;
use crate::answers::{Answer, AnswerRefusal, Request};
use crate::game::{ChallengeReply, GameId, Seq};
use crate::show::custom_id::{Door, ForChallenge, ForGame, ForPerson, Mark, Press, Shut, Users};
use crate::show::form::{Form, Given};
use crate::show::page::Page;
use crate::show::pages::{lines, privacy, start, voting};
use crate::show::reopening::Reopening;
use crate::show::rows;

/// Returns the form that a press with this custom id opens. `None` if it opens none, or may not be
/// used through this door.
pub async fn form_of(
    request: &Request<'_>,
    door: Door,
    id: &str,
    chosen: &[String],
) -> Option<Form> {
    let press = Press::read(id).filter(|press| press.users_through(door).is_ok())?;
    form_of_press(request, &press, chosen).await
}

/// Carries out a press with this custom id and these choices. Refuses as [`answer_press`] does.
pub async fn perform_by_id(
    request: &Request<'_>,
    door: Door,
    id: &str,
    chosen: &[String],
) -> Answer {
    answer_press(request, door, Press::read(id), &Given::Chosen(chosen.to_vec())).await
}

/// Returns the form that a press opens; `None` if it opens none. A form must be the first answer to
/// the press, so nothing slow comes before it.
pub async fn form_of_press(
    request: &Request<'_>,
    press: &Press,
    chosen: &[String],
) -> Option<Form> {
    let texts = request.texts;
    match press {
        Press::Start { on, press } => {
            starts::form_of_start_press(request, *on, press, chosen).await
        }
        Press::Settings(press) => settings::form_of_settings_press(texts, press, chosen),
        Press::Puzzle(press) => puzzles::form_of_puzzle_press(texts, press, chosen),
        Press::Contest(press) => contests::form_of_contest_press(request, press),
        Press::Game { game, seq, press: ForGame::LineNote(spot) } => {
            Some(lines::note_form(texts, Mark::game(*game, *seq), *spot))
        }
        Press::Game { game, seq, press: press @ ForGame::Propose } => {
            Some(voting::propose_form(texts, Mark::game(*game, *seq).id(press)))
        }
        _ => None,
    }
}

/// Returns the button back into a submitted form, for the case that it is refused. `None` if the
/// press has no form, or one that is quick to fill in again.
pub fn reopening_of(press: &Press, given: &Given) -> Option<Reopening> {
    match (press, given) {
        (Press::Start { press, .. }, Given::Filled(form)) => starts::reopening_of(press, form),
        (Press::Settings(press), given) => settings::reopening_of(press, &given.texts()),
        (Press::Puzzle(press), given) => puzzles::reopening_of(press, &given.texts()),
        _ => None,
    }
}

/// Carries out a press, with its choices or its form. Refuses an unknown press, and a caller who
/// may not use it through this door.
pub async fn answer_press(
    request: &Request<'_>,
    door: Door,
    press: Option<Press>,
    given: &Given,
) -> Answer {
    let Some(press) = press else { return Err(request.refusal("press-unknown")) };
    match press.users_through(door) {
        Err(Shut::Unknown) => Err(request.refusal("press-no-game")),
        Err(Shut::Outside) => Err(request.refusal("press-on-discord")),
        Ok(Users::Members(about)) => {
            let request = membership::of_server(request, about).await?;
            Box::pin(do_press(&request, press, given)).await
        }
        Ok(Users::All | Users::Lookers | Users::Players | Users::Present | Users::Managers) => {
            Box::pin(do_press(request, press, given)).await
        }
    }
}

async fn do_press(request: &Request<'_>, press: Press, given: &Given) -> Answer {
    let chosen = &given.texts();
    match press {
        Press::Challenge { challenge: id, press } => {
            answer_challenge_press(request, id, press, chosen).await
        }
        Press::Person { on, press } => answer_person_press(request, on, press, chosen).await,
        Press::Lesson { on, press } => {
            let page = lessons::answer_lesson_press(request, on, press, chosen).await?;
            Ok(offer_set_up(request, on, page))
        }
        Press::Start { on, press } => {
            let page = starts::answer_start_press(request, press, given).await?;
            Ok(offer_set_up(request, on, page))
        }
        Press::Puzzle(press) => puzzles::answer_puzzle_press(request, press, chosen).await,
        Press::Settings(press) => settings::answer_settings_press(request, press, chosen).await,
        Press::Server(press) => server::answer_server_press(request, press, chosen).await,
        Press::Contest(press) => contests::answer_contest_press(request, press, chosen).await,
        Press::Game { game, seq, press } => {
            game::answer_game_press(request, game, seq, press, chosen).await
        }
    }
}

/// Adds a button that sets up the bot, if a manager of the server pressed a button on its welcome
/// message and the page has room for it.
fn offer_set_up(request: &Request<'_>, on: Mark, page: Page) -> Page {
    let welcomed = request.caller.server().is_some_and(|server| on.is_welcome(server));
    match welcomed && request.caller.managed().is_some() && page.rows.len() < rows::MOST {
        true => start::with_set_up(request.texts, page),
        false => page,
    }
}

async fn answer_challenge_press(
    request: &Request<'_>,
    id: GameId,
    press: ForChallenge,
    chosen: &[String],
) -> Answer {
    match press {
        ForChallenge::Accept => {
            challenges::answer_challenge(request, id, ChallengeReply::Accept).await
        }
        ForChallenge::Decline => {
            challenges::answer_challenge(request, id, ChallengeReply::Decline(None)).await
        }
        ForChallenge::Why => {
            challenges::decline_challenge(
                request,
                id,
                chosen.first().map(String::as_str).unwrap_or_default(),
            )
            .await
        }
        ForChallenge::Withdraw => {
            challenges::answer_challenge(request, id, ChallengeReply::Withdraw).await
        }
        ForChallenge::Fill => challenges::ask_to_fill(request, id).await,
        ForChallenge::FillWith(level) => challenges::fill_seat(request, id, &level).await,
        ForChallenge::Rules => games::show_rules(request, id).await,
    }
}

async fn answer_person_press(
    request: &Request<'_>,
    on: Mark,
    press: ForPerson,
    chosen: &[String],
) -> Answer {
    match press {
        ForPerson::Mine => games::list_own_games(request, 0).await,
        ForPerson::MinePage(page) => games::list_own_games(request, page).await,
        ForPerson::Finished(page) => games::list_finished_games(request, page).await,
        ForPerson::Openings(person) => profile::show_openings(request, person).await,
        ForPerson::Show(what) => showing::show_in_channel(request, &what).await,
        ForPerson::Away => people::settings::show_vacation(request).await,
        // Where pages do not open within Discord, an old button shows the same here.
        ForPerson::Launch => match on.game_id() {
            Some(game) => games::show_board(request, Which::Pressed(game), None).await,
            None => games::list_own_games(request, 0).await,
        },
        ForPerson::Next => games::next(request, on.game_id()).await,
        ForPerson::AskForget => Ok(privacy::forget_page(request.texts)),
        ForPerson::Forget => people::account::forget_person(request).await,
        ForPerson::Cancel => Ok(request.say_page("press-cancelled")),
        ForPerson::Open | ForPerson::Which(_) => {
            let (game, _) = read_chosen_game(request, chosen)?;
            games::show_board(request, Which::Pressed(game), None).await
        }
        ForPerson::ChooseFor(act) => {
            let (game, _) = read_chosen_game(request, chosen)?;
            wishes::ask_wished(request, act, Which::Pressed(game)).await
        }
        ForPerson::OpenGame(game) => {
            games::show_board(request, Which::Pressed(GameId(game)), None).await
        }
        ForPerson::Topic => {
            let topic = chosen.first().map(String::as_str).unwrap_or_default();
            games::show_topic(request, topic).await
        }
        ForPerson::Opening(at) | ForPerson::OpeningAt(at) => {
            openings::show_opening_at(request, &at).await
        }
        ForPerson::ChooseGame(text) => {
            let (game, seq) = read_chosen_game(request, chosen)?;
            Box::pin(typed::play_chosen(request, game, text, seq)).await
        }
    }
}

/// Reads the choice in a menu of games: a game and its event count. Refuses anything else.
fn read_chosen_game(
    request: &Request<'_>,
    chosen: &[String],
) -> Result<(GameId, Seq), AnswerRefusal> {
    let choice = chosen.first().and_then(|choice| read_board_choice(choice));
    choice.ok_or_else(|| request.refusal("press-unknown"))
}
