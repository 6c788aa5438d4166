//! One answer to one interaction: in time, whatever it takes to make it.

use std::pin::pin;

use super::apology::apology;
use super::doing::{Answer, Request};
use super::reply::{Handle, Response, Way};
use super::trouble::Trouble;
use crate::discord::doing::study;
use crate::game::Millis;
use crate::service;
use crate::service::Measure;

/// How long an answer may take before it is said that it comes, in ms. Discord waits three seconds,
/// and not all of them are ours.
const AT_ONCE_MS: Millis = 1_000;

/// Answers an interaction with what is made meanwhile: at once where that is quick, else as soon as
/// it is there, after Discord was told that it comes.
pub async fn answer(
    request: &Request<'_>,
    to: Handle<'_>,
    way: Way,
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
        () = clock.sleep_until(clock.now() + AT_ONCE_MS) => None,
    };
    let awaited = match quick {
        Some(page) => {
            let awaited = page.awaits;
            way.says(page).give(request.http, to).await?;
            awaited
        }
        None => {
            Response::Later(way).give(request.http, to).await?;
            let page = or_apologize(request, to, page.await).await?;
            let awaited = page.awaits;
            to.rewrite(request.http, page).await?;
            awaited
        }
    };
    if let Some(awaited) = awaited
        && let Some(page) = or_apologize(request, to, study::awaited(request, awaited).await).await?
    {
        to.rewrite(request.http, page).await?;
    }
    Ok(())
}

/// What was made, once Discord was told that it comes; that it could not be made is said in its
/// place.
async fn or_apologize<T>(request: &Request<'_>, to: Handle<'_>, made: Result<T, Trouble>) -> Result<T, Trouble> {
    if let Err(trouble) = &made {
        let sorry = apology(request.service, request.texts, &to.id.to_string(), trouble).await;
        // What failed may fail again; it is told where it ends up.
        let _ = to.rewrite(request.http, sorry).await;
    }
    made
}
