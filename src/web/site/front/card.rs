//! The preview picture of pages without a game: a line on the analysis board.

use axum::extract::Query;
use axum::http::HeaderMap;
use axum::response::Response;
use murus_gallicus::Line;
use murus_pictures::{LinkCard, Scene};

use crate::blocking::run_blocking;
use crate::texts::{Texts, captions};
use crate::web::site::board::line_query::{LineQuery, TreeQuery};
use crate::web::site::frame::link_picture::answer_picture;

/// Answers with the picture of a node in a tree of moves: the position and whose turn it is. Before
/// the first move it shows the goal of the game.
pub async fn line_card(
    headers: HeaderMap,
    Query(query): Query<LineQuery>,
    Query(asked): Query<TreeQuery>,
) -> Response {
    let english = Texts::english();
    let draw = move || {
        let line = asked.tree(query.start().0).0.here();
        let card = LinkCard {
            scene: Scene::of(&line, query.side()),
            title: "Murus Gallicus",
            line: &card_line(english, &line),
            caption: &captions::credit_line(english),
        };
        card.png()
    };
    answer_picture(run_blocking(draw).await, false, &headers)
}

fn card_line(texts: Texts, line: &Line) -> String {
    if line.plies() == 0 {
        return texts.say("page-front-goal");
    }
    captions::last_move_and_state(texts, line)
}
