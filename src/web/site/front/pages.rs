//! The pages about the game, about stored data, and about the service.

use std::collections::HashSet;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use maud::{Markup, html};
use murus_gallicus::{Line, Seat, Variant};
use murus_lessons::{ANNOTATED, LESSONS};
use murus_pictures::{Scene, Svg};

use crate::service::site::looking::public_games;
use crate::show::names::Names;
use crate::texts::captions;
use crate::web::site::Site;
use crate::web::site::board::drawing;
use crate::web::site::board::line_query::TreeQuery;
use crate::web::site::board::line_state::LineState;
use crate::web::site::frame::address::address_with;
use crate::web::site::frame::assets::FILM;
use crate::web::site::frame::layout::{Shell, sentence_page};
use crate::web::site::frame::visitor::Visitor;
use crate::web::site::frame::words::Words;
use crate::web::site::people::home_page::List;
use crate::web::site::study::siege_page::siege_link;

/// The name of the engine's level for newcomers.
const LOWEST: &str = "Discens";

/// Answers with the front page, which presents the game.
pub async fn front_page(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Response {
    let texts = visitor.texts;
    // The first page replays this game by itself.
    let query = TreeQuery::of_moves(&ANNOTATED.replace(' ', ";"));
    let line = query.tree(Line::new(Variant::STANDARD)).0.whole();
    let svg = Svg::new(line.position().variant().board(), Seat::Romans, visitor.tastes.look.theme);
    let state = LineState {
        ply: 0,
        due: false,
        moves: Vec::new(),
        ..LineState::new(texts, &svg, &line, Seat::Romans)
    };
    let start = line.before(0);
    let nobody = Names::default();
    let words = Words { texts, names: &nobody };
    let about = texts.say("page-front-about");
    let games = public_games(site.answers.service()).await.unwrap_or_default();
    let names = site.answers.names_of(&games.iter().collect::<Vec<_>>()).await;
    let boards = games.iter().map(|row| row.game.variant().board()).chain([svg.board()]);
    let list = List { site: &site, visitor: &visitor, names: &names, again: HashSet::new() };
    let main = html! {
        (drawing::drawings_of(boards, visitor.tastes.look.theme))
        div.front {
            section {
                h1 { "Murus Gallicus" }
                p.lead { (texts.say("page-front-goal")) }
                div.choices {
                    a.button.primary #go href=(address_with("/board", &[("l", LOWEST)]))
                        data-on=(texts.say("page-front-on")) { (texts.say("page-front-play")) }
                    a.button.secondary href=(address_with("/learn", &[("lesson", LESSONS[0].id)])) { (texts.say("page-front-learn")) }
                    (siege_link(texts))
                    @if let Some(application) = site.answers.application_id() {
                        a.button.secondary rel="noreferrer"
                            href={ "https://discord.com/oauth2/authorize?client_id=" (application) } {
                            (texts.say("page-add"))
                        }
                    }
                }
            }
            section.field.alone data-plays="1" {
                (drawing::touch_board(texts, &svg, &Scene::of(&start, Seat::Romans), &captions::alt_text(texts, &line, 1)))
                button.quiet type="button" #film aria-pressed="false" { (texts.say("page-front-pause")) }
            }
            section.about { (words.write_text(&texts.say("page-front"))) }
        }
        (list.game_section("page-public", games.iter().map(|row| (row, None))))
        script type="application/json" id="state" { (state.json()) }
    };
    let shell = Shell::new(&visitor, "Murus Gallicus", &about, main);
    Shell { script: Some(&FILM), listed: true, ..shell }.into_answer(StatusCode::OK, &headers)
}

/// Answers with the page about stored data: which data, for how long, and how it is deleted.
pub async fn privacy_page(visitor: Visitor, headers: HeaderMap) -> Response {
    words_page(&visitor, &headers, "page-privacy", "page-privacy-text")
}

/// Answers with the terms of use.
pub async fn terms_page(visitor: Visitor, headers: HeaderMap) -> Response {
    words_page(&visitor, &headers, "page-terms", "page-terms-text")
}

/// Answers with the page about the version, the designer and the licences.
pub async fn about_page(visitor: Visitor, headers: HeaderMap) -> Response {
    words_page(&visitor, &headers, "page-about", "page-about-text")
}

/// Answers 404 to an address that leads to no page.
pub async fn unknown_page(visitor: Visitor, headers: HeaderMap) -> Response {
    sentence_page(&visitor, StatusCode::NOT_FOUND, "page-unknown", &headers)
}

fn words_page(visitor: &Visitor, headers: &HeaderMap, title: &str, text: &str) -> Response {
    let texts = visitor.texts;
    let nobody = Names::default();
    let title = texts.say(title);
    let version = env!("CARGO_PKG_VERSION");
    let text = texts.say_with(text, [("version", version.into())]);
    let main: Markup = html! { section.plain { h1 { (title) } (Words { texts, names: &nobody }.write_text(&text)) } };
    Shell { listed: true, ..Shell::new(visitor, &title, &title, main) }
        .into_answer(StatusCode::OK, headers)
}
