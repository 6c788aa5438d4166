//! The addresses of the pages.

use std::panic::AssertUnwindSafe;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::StatusCode;
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use futures::FutureExt;
use tokio_util::sync::CancellationToken;
use tower_http::csrf::CsrfLayer;

use crate::answers::inputs::pages::PageAnswers;
use crate::service::change;
use crate::service::site::Pages;
use crate::texts::Texts;
use crate::web::server::{self, Web};

use super::visitor::{TroublePage, language};
use super::{
    Site, assets, beside, door, files, free, front, game, home, learn, news, press, puzzle, walls,
};

/// The largest act, in bytes.
const LARGEST: usize = 16 * 1024;

/// How long a page or an act may take. A review that is awaited takes longest.
const PATIENCE: Duration = Duration::from_secs(90);

/// Serves the pages until `stop`, then finishes running requests.
pub async fn serve_pages(web: Web, answers: PageAnswers, pages: Pages, stop: CancellationToken) {
    let site = Site::new(answers, pages, stop.clone());
    let live = site.live.clone();
    tokio::select! {
        () = server::serve(web.with_readers(), routes(site), stop) => {}
        () = live.run() => {}
    }
}

/// The pages.
fn routes(site: Site) -> Router {
    let quick = Router::new()
        .route("/", get(front::page))
        .route("/about", get(front::about))
        .route("/privacy", get(front::privacy))
        .route("/terms", get(front::terms))
        .route("/board", get(free::page))
        .route("/board/state", get(free::as_json))
        .route("/learn", get(learn::page))
        .route("/learn/state", get(learn::as_json))
        .route("/learn/puzzle", get(puzzle::page))
        .route("/learn/puzzle/state", get(puzzle::as_json))
        .route("/daily.json", get(puzzle::daily))
        .route("/in", get(door::page))
        .route("/session", post(door::sign_in))
        .route("/session/instead", post(door::sign_in_instead))
        .route("/out", post(door::sign_out))
        .route("/out/all", post(door::sign_out_everywhere))
        .route("/me", get(home::page))
        .route("/act", post(press::anywhere))
        .route("/g/{code}", get(game::newest))
        .route("/g/{code}/state", get(game::state_of))
        .route("/g/{code}/line", get(beside::as_json))
        .route("/g/{code}/film.gif", get(files::film))
        .route("/g/{code}/moves.txt", get(files::moves))
        .route("/g/{code}/act", post(press::in_game))
        .route("/g/{code}/{ply}", get(game::at_ply))
        .route("/a/{name}", get(assets::serve))
        .fallback(front::nothing)
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(from_fn_with_state(site.clone(), in_time))
        .layer(from_fn(answer_panics));
    Router::new()
        .route("/g/{code}/live", get(news::stream))
        .merge(quick)
        .layer(CsrfLayer::new())
        .layer(from_fn(walls::from_a_page))
        .layer(from_fn(walls::explain))
        .layer(from_fn_with_state(site.clone(), walls::limits))
        .layer(from_fn(walls::headers))
        .with_state(site)
}

/// Answers for a page that panics. The log has the panic.
async fn answer_panics(request: Request, next: Next) -> Response {
    let headers = request.headers().clone();
    let texts = Texts::of(language(&headers).as_deref());
    let answer = AssertUnwindSafe(next.run(request)).catch_unwind().await;
    answer.unwrap_or_else(|_| TroublePage::broken(texts, &headers).into_response())
}

/// Answers within a time, and as long as the database answers.
async fn in_time(State(site): State<Site>, request: Request, next: Next) -> Response {
    let headers = request.headers().clone();
    let answer = tokio::time::timeout(PATIENCE, next.run(request));
    match change::while_it_answers(site.answers.service(), answer).await {
        Ok(Ok(response)) => response,
        Ok(Err(_)) => StatusCode::REQUEST_TIMEOUT.into_response(),
        Err(_) => {
            TroublePage::away(Texts::of(language(&headers).as_deref()), &headers).into_response()
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::body::Body;
    use hyper::service::Service;
    use hyper_util::service::TowerToHyperService;

    use super::*;

    #[tokio::test]
    async fn a_page_that_panics_is_answered() {
        async fn panics() -> &'static str {
            panic!("this page cannot be made")
        }
        let pages = Router::new().route("/", get(panics)).layer(from_fn(answer_panics));
        let answer =
            TowerToHyperService::new(pages).call(Request::new(Body::empty())).await.unwrap();
        assert_eq!(answer.status(), StatusCode::INTERNAL_SERVER_ERROR);
    }
}
