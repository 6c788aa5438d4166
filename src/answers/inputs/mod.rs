//! What a press or typed words ask for. Buttons never expire: the custom id holds the press, and
//! the state comes from the database.

mod game;
pub mod pages;
mod puzzles;
mod server;
mod settings;
pub mod typed;

use crate::answers::challenge::challenges;
use crate::answers::challenge::membership;
use crate::answers::people;
use crate::answers::people::profile;
use crate::answers::play::acts;
use crate::answers::play::games;
use crate::answers::play::target::Which;
use crate::answers::showing;
use crate::answers::study::lessons;
use crate::answers::study::openings;
use crate::answers::study::review;
use crate::answers::{Answer, Request};
use crate::game::{ChallengeReply, GameId, Seq, TimeControl};
use crate::ids::UserId;
use crate::service::{Ask, LessonAct};
use crate::show::custom_id::{
    Door, ForChallenge, ForGame, ForPerson, Mark, Press, Shut, Users, Within,
};
use crate::show::draft::Draft;
use crate::show::form::Form;
use crate::show::pages::{lines, privacy};
use crate::texts::Texts;

/// The form that a press of this custom id opens, if any, where it comes through a door.
pub fn form_of(texts: Texts, door: Door, id: &str, chosen: &[String]) -> Option<Form> {
    let press = Press::read(id).filter(|press| press.through(door).is_ok())?;
    opens(texts, &press, chosen)
}

/// Does what a press of this custom id means, where the presser alone sees the answer.
pub async fn perform_by_id(
    request: &Request<'_>,
    door: Door,
    id: &str,
    chosen: &[String],
) -> Answer {
    perform(request, door, Press::read(id), chosen).await
}

/// The form that a press opens, if any.
pub fn opens(texts: Texts, press: &Press, chosen: &[String]) -> Option<Form> {
    match press {
        Press::Settings(press) => settings::opens(texts, press, chosen),
        Press::Puzzle(press) => puzzles::opens(texts, press, chosen),
        Press::Game { game, seq, press: ForGame::LineNote(spot) } => {
            Some(lines::note_form(texts, Mark::game(*game, *seq), *spot))
        }
        _ => None,
    }
}

/// Does what is pressed, with what was chosen or typed, for who may use it through this door.
pub async fn perform(
    request: &Request<'_>,
    door: Door,
    press: Option<Press>,
    chosen: &[String],
) -> Answer {
    let Some(press) = press else { return Err(request.refusal("press-unknown")) };
    match press.through(door) {
        Err(Shut::Unknown) => Err(request.refusal("press-no-game")),
        Err(Shut::Outside) => Err(request.refusal("press-on-discord")),
        Ok(Users::Members(key)) => {
            let request = membership::of_server(request, key).await?;
            Box::pin(do_press(&request, press, chosen)).await
        }
        Ok(Users::All | Users::Lookers | Users::Players | Users::Present | Users::Managers) => {
            do_press(request, press, chosen).await
        }
    }
}

async fn do_press(request: &Request<'_>, press: Press, chosen: &[String]) -> Answer {
    match press {
        Press::Challenge { challenge: id, press } => challenge(request, id, press, chosen).await,
        Press::Person { on, press } => person(request, on, press, chosen).await,
        Press::Puzzle(press) => puzzles::pressed(request, press, chosen).await,
        Press::Settings(press) => settings::pressed(request, press, chosen).await,
        Press::Server(press) => server::pressed(request, press, chosen).await,
        Press::Game { game, seq, press } => game::pressed(request, game, seq, press, chosen).await,
    }
}

async fn challenge(
    request: &Request<'_>,
    id: GameId,
    press: ForChallenge,
    chosen: &[String],
) -> Answer {
    match press {
        ForChallenge::Accept => challenges::answer(request, id, ChallengeReply::Accept).await,
        ForChallenge::Decline => challenges::ask_decline(request, id).await,
        ForChallenge::Why => {
            challenges::decline(request, id, chosen.first().map(String::as_str).unwrap_or_default())
                .await
        }
        ForChallenge::Withdraw => challenges::answer(request, id, ChallengeReply::Withdraw).await,
        ForChallenge::Fill => challenges::fill(request, id).await,
        ForChallenge::Rules => games::rules(request, id).await,
    }
}

async fn person(request: &Request<'_>, on: Mark, press: ForPerson, chosen: &[String]) -> Answer {
    match press {
        ForPerson::Mine => games::mine(request, 0).await,
        ForPerson::MinePage(page) => games::mine(request, page).await,
        ForPerson::Finished(page) => games::finished(request, page).await,
        ForPerson::Openings(person) => profile::openings(request, person).await,
        ForPerson::Show(what) => showing::show(request, &what).await,
        ForPerson::Away => people::settings::vacation(request).await,
        ForPerson::Next => games::next(request, on.game_id()).await,
        ForPerson::AskForget => Ok(privacy::ask(request.texts)),
        ForPerson::Forget => people::account::forget(request).await,
        ForPerson::Cancel => Ok(request.say("press-cancelled")),
        ForPerson::Open | ForPerson::Which(_) => {
            match chosen.first().and_then(|choice| board(choice)) {
                Some((game, _)) => games::board(request, Which::Pressed(game), None).await,
                None => Err(request.refusal("press-unknown")),
            }
        }
        ForPerson::Topic => {
            let topic = chosen.first().map(String::as_str).unwrap_or_default();
            games::topic(request, topic).await
        }
        ForPerson::Learn => lessons::learn(request).await,
        ForPerson::LearnAnew(lesson) => lessons::learn_anew(request, &lesson).await,
        ForPerson::Step(step) => lessons::step(request, &step).await,
        ForPerson::Try(tried) => lessons::try_move(request, &tried).await,
        ForPerson::Guided(lesson) => lessons::guided(request, &lesson).await,
        ForPerson::GuidedUnit(cell) => lessons::guided_unit(request, &cell, on.plies()).await,
        ForPerson::GuidedMove(Within { lesson, what }) => {
            lessons::guide(request, &lesson, on.plies(), &LessonAct::Play(what)).await
        }
        ForPerson::GuidedBack(lesson) => {
            lessons::guide(request, &lesson, on.plies(), &LessonAct::Back).await
        }
        ForPerson::GuidedMend(lesson) => {
            lessons::guide(request, &lesson, on.plies(), &LessonAct::Mend).await
        }
        ForPerson::GuidedAnew(lesson) => {
            lessons::guide(request, &lesson, on.plies(), &LessonAct::Anew).await
        }
        ForPerson::Lessons => lessons::lessons(request),
        ForPerson::LessonBy => lessons::lesson(request, choice(chosen)).await,
        ForPerson::Opening(at) | ForPerson::OpeningAt(at) => openings::at(request, &at).await,
        ForPerson::LearnLeave => lessons::leave_lesson(request),
        ForPerson::PlayMurus => lessons::levels(request),
        ForPerson::Against(level) => lessons::against(request, &level).await,
        ForPerson::Exhibit => review::exhibit(request, None, [None, None]).await,
        ForPerson::DuelRomans(duel) => review::duel(request, duel.with(0, choice(chosen))),
        ForPerson::DuelGauls(duel) => review::duel(request, duel.with(1, choice(chosen))),
        ForPerson::DuelBegin(duel) => review::begin_duel(request, duel).await,
        ForPerson::Friend => lessons::friend(request),
        ForPerson::ChooseFriend => match chosen.first().and_then(|friend| UserId::read(friend, 10))
        {
            Some(friend) => challenges::draft_for(request, vec![friend]).await,
            None => lessons::friend(request),
        },
        ForPerson::AskVariant(draft) => match chosen.first().and_then(|choice| choice.parse().ok())
        {
            Some(variant) => challenges::draft(request, &draft.of(variant)),
            None => Err(request.refusal("press-unknown")),
        },
        ForPerson::AskTime(draft) => {
            match chosen.first().and_then(|choice| TimeControl::named(choice)) {
                Some(time) => challenges::draft(request, &Draft { time, ..draft }),
                None => Err(request.refusal("press-unknown")),
            }
        }
        ForPerson::AskWho(draft) => {
            let people =
                chosen.iter().filter_map(|id| UserId::read(id, 10)).take(draft.most()).collect();
            challenges::draft(request, &Draft { people, ..draft })
        }
        ForPerson::AskRated(draft) => {
            challenges::draft(request, &Draft { rated: !draft.rated, ..draft })
        }
        ForPerson::AskSend(draft) => challenges::send(request, draft).await,
        ForPerson::ChooseGame(text) => match chosen.first().and_then(|choice| board(choice)) {
            Some((game, seq)) => {
                acts::answer_act(request, Which::Pressed(game), Ask::Move(text), Some(seq)).await
            }
            None => Err(request.refusal("press-unknown")),
        },
    }
}

/// Returns the first choice of a menu; empty if there is none.
fn choice(chosen: &[String]) -> &str {
    chosen.first().map(String::as_str).unwrap_or_default()
}

/// A game and the event count of its board, as a menu of games has them.
fn board(choice: &str) -> Option<(GameId, Seq)> {
    let (id, seq) = choice.split_once(':')?;
    Some((GameId(id.parse().ok()?), Seq(seq.parse().ok()?)))
}
