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

use super::visitor::{TroublePage, preferred_language};
use super::{
    Site, assets, beside, door, files, free, front, game, home, learn, news, press, puzzle, walls,
};

/// The largest act, in bytes.
const LARGEST: usize = 16 * 1024;

/// The longest time that a page or an act may take. A review that is awaited takes longest.
const PATIENCE: Duration = Duration::from_secs(90);

/// Serves the pages until `stop`, then finishes running requests.
pub async fn serve_pages(web: Web, answers: PageAnswers, pages: Pages, stop: CancellationToken) {
    let site = Site::new(answers, pages, stop.clone());
    let live = site.live.clone();
    tokio::select! {
        () = server::serve_routes(web.with_readers(), page_routes(site), stop) => {}
        () = live.run_live() => {}
    }
}

/// The routes of all pages, with what guards them.
fn page_routes(site: Site) -> Router {
    let quick = Router::new()
        .route("/", get(front::front_page))
        .route("/about", get(front::about_page))
        .route("/privacy", get(front::privacy_page))
        .route("/terms", get(front::terms_page))
        .route("/board", get(free::board_page))
        .route("/board/state", get(free::as_json))
        .route("/learn", get(learn::learn_page))
        .route("/learn/state", get(learn::as_json))
        .route("/learn/puzzle", get(puzzle::puzzle_page))
        .route("/learn/puzzle/state", get(puzzle::as_json))
        .route("/daily.json", get(puzzle::daily_siege))
        .route("/in", get(door::sign_in_page))
        .route("/session", post(door::sign_in))
        .route("/session/instead", post(door::sign_in_instead))
        .route("/out", post(door::sign_out))
        .route("/out/all", post(door::sign_out_everywhere))
        .route("/me", get(home::home_page))
        .route("/act", post(press::act_anywhere))
        .route("/g/{code}", get(game::newest_page))
        .route("/g/{code}/state", get(game::state_of))
        .route("/g/{code}/line", get(beside::as_json))
        .route("/g/{code}/film.gif", get(files::game_film))
        .route("/g/{code}/moves.txt", get(files::moves_file))
        .route("/g/{code}/act", post(press::act_in_game))
        .route("/g/{code}/{ply}", get(game::at_ply))
        .route("/a/{name}", get(assets::serve_asset))
        .fallback(front::unknown_page)
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(from_fn_with_state(site.clone(), in_time))
        .layer(from_fn(answer_panics));
    Router::new()
        .route("/g/{code}/live", get(news::stream_news))
        .merge(quick)
        .layer(CsrfLayer::new())
        .layer(from_fn(walls::from_a_page))
        .layer(from_fn(walls::explain_status))
        .layer(from_fn_with_state(site.clone(), walls::limit_address))
        .layer(from_fn(walls::add_headers))
        .with_state(site)
}

/// Answers for a page that panics. The log has the panic.
async fn answer_panics(request: Request, next: Next) -> Response {
    let headers = request.headers().clone();
    let texts = Texts::for_locale(preferred_language(&headers).as_deref());
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
            TroublePage::away(Texts::for_locale(preferred_language(&headers).as_deref()), &headers)
                .into_response()
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
