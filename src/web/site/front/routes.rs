//! The routes of the pages.

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
use crate::web::server::{self, Web};

use super::{card, listings, pages};
use crate::web::site::Site;
use crate::web::site::frame::activity::{from_the_frame, within_discord};
use crate::web::site::frame::address::{SESSION_CODE, SETTINGS};
use crate::web::site::frame::language::language_of;
use crate::web::site::frame::language_choice::choose_language;
use crate::web::site::frame::visitor::TroublePage;
use crate::web::site::frame::{assets, security};
use crate::web::site::people::challenge_page::{self, CHALLENGE};
use crate::web::site::people::linked_role::{self, LINKED, LINKED_ROLE};
use crate::web::site::people::new_game::{self, MURUS};
use crate::web::site::people::settings_page::{self, DATA, UNBLOCK};
use crate::web::site::people::{activity, calls, event_page, home_page, sign_in};
use crate::web::site::play::{
    embed, game_files, game_page, news, press, shared_board, theme, tried_lines,
};
use crate::web::site::study::record_page::{self, LARGEST_RECORD, RECORD};
use crate::web::site::study::{
    analysis_board, lesson_page, puzzle_choice, puzzle_page, siege_page,
};

/// The largest body of a request to a page, in bytes.
const LARGEST: usize = 16 * 1024;

/// The longest time that a request may take. The longest is to wait for a review.
const PATIENCE: Duration = Duration::from_secs(90);

/// Serves the pages until `stop`, then finishes running requests.
pub async fn serve_pages(web: Web, answers: PageAnswers, pages: Pages, stop: CancellationToken) {
    let site = Site::new(answers, pages, web.proxies(), stop.clone());
    let live = site.live.clone();
    tokio::select! {
        () = server::serve_routes(web.with_readers(), page_routes(site), stop) => {}
        () = live.run_live() => {}
    }
}

/// The path below which the pages within Discord are.
const ACTIVITY: &str = "/activity";

/// Returns the routes of all pages, with their middleware. Where Discord shows the pages, they are
/// a second time below `/activity`.
fn page_routes(site: Site) -> Router {
    let own = common_routes().route("/", get(pages::front_page));
    let own = match site.pages.links_roles() {
        true => {
            let limits = from_fn_with_state(site.clone(), security::limit_codes);
            own.route(LINKED_ROLE, get(linked_role::begin_link))
                .route(LINKED, get(linked_role::finish_link).layer(limits))
        }
        false => own,
    };
    let own = with_streams(own, &site)
        .layer(CsrfLayer::new())
        .layer(from_fn(security::from_a_page))
        .layer(from_fn(security::explain_status))
        .layer(from_fn_with_state(site.clone(), security::limit_address))
        .layer(from_fn(security::add_headers));
    if !site.pages.serves_activity() {
        return own.with_state(site);
    }
    let within = common_routes()
        .route("/", get(activity::arrival_page))
        .route(SESSION_CODE, post(activity::sign_in_by_code));
    let within = with_streams(within, &site)
        .layer(from_fn(from_the_frame))
        .layer(from_fn(security::explain_status))
        .layer(from_fn_with_state(site.clone(), security::limit_frames))
        .layer(from_fn(security::add_headers))
        .layer(from_fn_with_state(site.clone(), within_discord));
    own.nest_service(ACTIVITY, within.with_state(site.clone())).with_state(site)
}

/// Adds the limits of every request to these routes, and the streams of news, which take as long as
/// a page is open.
fn with_streams(quick: Router<Site>, site: &Site) -> Router<Site> {
    quick
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(from_fn_with_state(site.clone(), in_time))
        .route("/g/{code}/live", get(news::stream_news))
        .route("/me/live", get(news::stream_own_news))
        .layer(from_fn(answer_panics))
}

/// Returns the routes that the pages have in common in a browser and within Discord.
fn common_routes() -> Router<Site> {
    Router::new()
        .route("/robots.txt", get(listings::robots_txt))
        .route("/sitemap.xml", get(listings::sitemap_xml))
        .route("/app.webmanifest", get(listings::web_manifest))
        .route("/card.png", get(card::line_card))
        .route("/about", get(pages::about_page))
        .route("/privacy", get(pages::privacy_page))
        .route("/terms", get(pages::terms_page))
        .route("/board", get(analysis_board::board_page))
        .route(
            RECORD,
            get(record_page::record_page)
                .post(record_page::read_record)
                .layer(DefaultBodyLimit::max(LARGEST_RECORD)),
        )
        .route("/board/state", get(analysis_board::as_json))
        .route("/language", post(choose_language))
        .route("/learn", get(lesson_page::learn_page))
        .route("/learn/state", get(lesson_page::as_json))
        .route("/learn/puzzle", get(puzzle_page::puzzle_page))
        .route("/learn/puzzle/state", get(puzzle_page::as_json))
        .route("/learn/puzzle/next", post(puzzle_choice::pose_next))
        .route("/learn/puzzle/card.png", get(puzzle_page::puzzle_card))
        .route("/learn/siege", get(siege_page::siege_page))
        .route("/learn/siege/state", get(siege_page::as_json))
        .route("/daily.json", get(puzzle_page::daily_siege))
        .route("/in", get(sign_in::sign_in_page))
        .route("/session", post(sign_in::sign_in))
        .route("/session/instead", post(sign_in::sign_in_instead))
        .route("/out", post(sign_in::sign_out))
        .route("/out/one", post(sign_in::sign_out_of))
        .route("/out/others", post(sign_in::sign_out_elsewhere))
        .route("/me", get(home_page::home_page))
        .route(MURUS, get(new_game::murus_page).post(new_game::begin_game))
        .route(CHALLENGE, get(challenge_page::challenge_page).post(challenge_page::send_challenge))
        .route(SETTINGS, get(settings_page::settings_page).post(settings_page::save_settings))
        .route(UNBLOCK, post(settings_page::unblock_person))
        .route(DATA, get(settings_page::data_file))
        .route("/event/{address}", get(event_page::event_page))
        .route("/calls", post(calls::subscribe))
        .route("/calls/beside", post(calls::choose_beside))
        .route("/calls/off", post(calls::unsubscribe))
        .route("/worker.js", get(calls::worker_script))
        .route("/act", post(press::act_anywhere))
        .route("/g/{code}", get(game_page::newest_page))
        .route("/g/{code}/state", get(game_page::state_of))
        .route("/g/{code}/line", get(tried_lines::as_json))
        .route("/g/{code}/film.gif", get(game_files::game_film))
        .route("/g/{code}/moves.txt", get(game_files::moves_file))
        .route("/g/{code}/act", post(press::act_in_game))
        .route("/g/{code}/record.json", get(game_files::record_file))
        .route("/g/{code}/together", post(shared_board::act_on_board))
        .route("/g/{code}/look", post(theme::keep_theme))
        .route("/g/{code}/{ply}", get(game_page::at_ply))
        .route("/embed/{code}/{ply}", get(embed::framed_board))
        .route("/a/{name}", get(assets::serve_asset))
        .fallback(pages::unknown_page)
}

/// Answers with an error page if the handler panics. The log has the panic.
async fn answer_panics(request: Request, next: Next) -> Response {
    let headers = request.headers().clone();
    let texts = language_of(&headers);
    let answer = AssertUnwindSafe(next.run(request)).catch_unwind().await;
    answer.unwrap_or_else(|_| TroublePage::broken(texts, &headers).into_response())
}

/// Answers with an error page if the handler takes too long or the database cannot be reached.
async fn in_time(State(site): State<Site>, request: Request, next: Next) -> Response {
    let headers = request.headers().clone();
    let answer = tokio::time::timeout(PATIENCE, next.run(request));
    match change::while_it_answers(site.answers.service(), answer).await {
        Ok(Ok(response)) => response,
        Ok(Err(_)) => StatusCode::REQUEST_TIMEOUT.into_response(),
        Err(_) => TroublePage::away(language_of(&headers), &headers).into_response(),
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
