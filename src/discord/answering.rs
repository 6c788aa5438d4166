//! Gives one answer to one interaction, within Discord's time limit.

use std::pin::pin;

use tokio::sync::oneshot;

use super::passing::{GivenAnswer, Passing};
use super::reply::{Handle, ReplyWay, Response};
use super::trouble::Trouble;
use super::waiting::AwaitedMessages;
use crate::answers::study::review;
use crate::answers::{Answer, AnswerError, Request, write_apology};
use crate::game::Millis;
use crate::ids::MessageId;
use crate::service;
use crate::service::Measure;
use crate::show::page::{Awaited, Over, Page};
use crate::show::pages::outcome;

/// The time after which an answer is deferred. Discord waits 3 s, including the network.
const AT_ONCE: Millis = Millis::from_secs(1);

/// Answers an interaction: at once if the answer is ready within a second, else deferred and edited
/// in later. If the answer is a step of choosing a move, the private message of the step before is
/// deleted. Fails if the answer cannot be made or given.
pub async fn answer_interaction(
    request: &Request<'_>,
    to: Handle<'_>,
    way: ReplyWay,
    step: AnswerStep<'_>,
    said: impl Future<Output = Answer>,
) -> Result<(), Trouble> {
    let clock = request.service.clock();
    let page = async {
        match request.check_limit(Measure::Anything) {
            Ok(()) => request.page(said.await).await,
            Err(stop) => request.page(Err(stop)).await,
        }
    };
    let mut page = pin!(async { service::change::while_it_answers(request.service, page).await? });
    let quick = tokio::select! {
        biased;
        page = &mut page => Some(page?),
        () = clock.sleep(AT_ONCE) => None,
    };
    let awaited = match quick {
        Some(page) if page.vanishes => {
            way.answer_briefly(page, to).await?;
            None
        }
        Some(page) => {
            let (page, _given) = waiting_page(request, to, step, page);
            let awaited = page.awaits;
            let replaces = page.over != Over::Nothing;
            let response = to.way_for_page(way, &page).say_page(page);
            if replaces {
                give_in_place(request, to, step, response).await?;
            } else {
                response.give_answer(to).await?;
            }
            awaited
        }
        None => {
            Response::Later(way).give_answer(to).await?;
            let (page, _given) =
                waiting_page(request, to, step, or_apologize(request, to, page.await).await?);
            let awaited = page.awaits;
            if page.over != Over::Nothing {
                take_before_away(request, to, step).await;
            }
            match (way, to.way_for_page(way, &page)) {
                (ReplyWay::Change, ReplyWay::Whisper) => to.follow_up(page).await?,
                _ if page.vanishes && to.remove_answer().await.is_ok() => {}
                _ => to.rewrite_answer(page).await?,
            }
            awaited
        }
    };
    if let Some(awaited) = awaited
        && let Some(page) =
            or_apologize(request, to, review::load_awaited_page(request, awaited).await).await?
    {
        to.rewrite_answer(page).await?;
    }
    Ok(())
}

/// Returns the page to show now. If the page awaits a message that is posted already, the page
/// links to that message. Otherwise the answer is registered to get the link later; drop the
/// returned sender once the answer is given.
fn waiting_page(
    request: &Request<'_>,
    to: Handle<'_>,
    step: AnswerStep<'_>,
    page: Page,
) -> (Page, Option<oneshot::Sender<()>>) {
    let Some(Awaited::Message(game, kind)) = page.awaits else { return (page, None) };
    match step.waiting.wait_for_message((game, kind), to.token, request.texts) {
        Ok(gives) => (Page { awaits: None, ..page }, Some(gives)),
        Err(posted) => (outcome::posted_page(request.texts, request.caller.server(), posted), None),
    }
}

/// The facts about an answer that decide which private message it replaces. The steps of choosing a
/// move share one private message.
#[derive(Clone, Copy)]
pub struct AnswerStep<'a> {
    /// The last private message in which each person chooses a move, for each channel.
    pub passing: &'a Passing,
    /// The answers that wait for a message of a game to be posted.
    pub waiting: &'a AwaitedMessages,
    /// The private message that the answer changes; `None` if the answer is a new message.
    pub message: Option<MessageId>,
    /// True if the answer is a step of choosing a move, or the result of the move.
    pub passes: bool,
}

/// Gives an answer. If it is a step of choosing a move, also deletes the private message of the
/// step before.
async fn give_in_place(
    request: &Request<'_>,
    to: Handle<'_>,
    step: AnswerStep<'_>,
    response: Response,
) -> Result<(), Trouble> {
    let (given, ()) = tokio::join!(response.give_answer(to), take_before_away(request, to, step));
    given
}

/// Remembers an answer that is a step of choosing a move, and deletes the private message that it
/// replaces. Ignores a failure to delete that message.
async fn take_before_away(request: &Request<'_>, to: Handle<'_>, step: AnswerStep<'_>) {
    let AnswerStep { passing, message, passes, .. } = step;
    let owner = (request.caller.discord, request.caller.channel());
    let answered = GivenAnswer { owner, token: to.token, message, passes };
    if let Some(token) = passing.keep_answer(answered, request.service.clock().now()) {
        let _ = to.remove_another(&token).await;
    }
}

/// Passes on a result for a deferred interaction. If it is an error, first writes an apology in
/// place of the answer.
async fn or_apologize<T>(
    request: &Request<'_>,
    to: Handle<'_>,
    made: Result<T, AnswerError>,
) -> Result<T, AnswerError> {
    if let Err(error) = &made {
        let cause = to.id.to_string();
        let back = request.reopening.as_ref();
        let sorry =
            write_apology(request.service, request.texts, &cause, error.store(), back).await;
        // The apology may fail too. The caller logs the error that is returned.
        let _ = to.rewrite_answer(sorry).await;
    }
    made
}
