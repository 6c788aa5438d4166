//! The common part of the pages of lessons and puzzles: a position, its task, and the link to the
//! next one.

use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use murus_gallicus::{Line, Seat};
use murus_pictures::{Scene, Svg};

use crate::service::{Denied, NotPosed};
use crate::store::StoreError;
use crate::texts::{Texts, captions};
use crate::web::site::Site;
use crate::web::site::board::drawing;
use crate::web::site::board::field::BoardField;
use crate::web::site::board::line_state::LineState;
use crate::web::site::frame::assets::{GAME, json_of};
use crate::web::site::frame::layout::{PageKind, Shell, sentence_page};
use crate::web::site::frame::link_picture::LinkPicture;
use crate::web::site::frame::visitor::{TroublePage, Visitor};

/// A position of a lesson or puzzle in which a reader looks for a move.
pub struct Exercise {
    /// The title of the exercise.
    pub title: String,
    /// The id of the text of the link to the next exercise.
    pub on: &'static str,
    /// The side at the bottom of the board.
    pub side: Seat,
    /// The line of moves on the board.
    pub line: Line,
    /// The drawing of the board.
    pub svg: Svg,
    /// The state of the board for its script.
    pub state: LineState,
    /// The path of the picture for link previews.
    pub picture: String,
}

/// Returns the drawing of an exercise's board with this side at the bottom, in the visitor's look,
/// without the marks in corners, which give an answer away.
pub fn exercise_board(visitor: &Visitor, line: &Line, side: Seat) -> Svg {
    let board = line.position().variant().board();
    Svg::new(board, side, visitor.tastes.look.theme).without_corners()
}

/// The reason why an exercise cannot be shown.
pub enum NoExercise {
    /// There is no such exercise, or the moves in the address do not belong to it.
    Unknown,
    /// Too many visitors ask right now. The same request may succeed soon.
    Busy,
    /// The database failed.
    Failed(StoreError),
}

impl NoExercise {
    /// Converts the reason why no puzzle is posed to a person.
    pub fn of_denied(denied: Denied<NotPosed>) -> NoExercise {
        match denied {
            Denied::Refused(NotPosed::Gone | NotPosed::Siege) => NoExercise::Unknown,
            Denied::Failed(error) => NoExercise::Failed(error),
        }
    }

    fn answer_reason(self, site: &Site, visitor: &Visitor, headers: &HeaderMap) -> Response {
        match self {
            NoExercise::Unknown => {
                sentence_page(visitor, StatusCode::NOT_FOUND, "page-unknown", headers)
            }
            NoExercise::Busy => {
                let status = StatusCode::SERVICE_UNAVAILABLE;
                TroublePage::new(visitor.texts, headers, status, "page-busy").into_response()
            }
            NoExercise::Failed(error) => {
                visitor.answer_failure(site, "exercises", &error, headers).into_response()
            }
        }
    }
}

/// Answers with the state of an exercise as JSON, or with a sentence that says why there is none.
pub fn as_json(
    exercise: Result<Exercise, NoExercise>,
    site: &Site,
    visitor: &Visitor,
    headers: &HeaderMap,
) -> Response {
    match exercise {
        Ok(exercise) => json_of(&exercise.state, headers),
        Err(none) => none.answer_reason(site, visitor, headers),
    }
}

/// Answers with the page of an exercise, and below it `choice`, the form to choose another one. If
/// there is no exercise, answers with a sentence.
pub fn exercise_page(
    exercise: Result<Exercise, NoExercise>,
    site: &Site,
    visitor: &Visitor,
    headers: &HeaderMap,
    choice: Markup,
) -> Response {
    let Exercise { title, on, side, line, svg, state, picture } = match exercise {
        Ok(exercise) => exercise,
        Err(none) => return none.answer_reason(site, visitor, headers),
    };
    let texts = visitor.texts;
    let alt = captions::alt_text(texts, &line, 1);
    let board = drawing::touch_board(texts, &svg, &Scene::of(&line, side), &alt);
    let next = state.next.as_deref();
    let field = BoardField {
        texts,
        code: None,
        title: html! { (title) },
        facts: html! {},
        above: html! {},
        board,
        below: html! {},
        status: &state.status,
        moves: None,
        steps: html! {},
        tools: &state.tools,
        beside: html! {
            a.button.success #next href=(next.unwrap_or_default()) hidden[next.is_none()] { (texts.say(on)) }
        },
        sheet: None,
        rest: Some(html! { (choice) (learning_ways(texts)) }),
    };
    let main = html! {
        (drawing::board_drawings(&svg))
        (field.write())
        script type="application/json" id="state" { (state.json()) }
    };
    let picture = LinkPicture { path: picture, words: alt.clone() };
    let shell = Shell::new(visitor, &title, &alt, main).with_picture(picture);
    Shell { script: Some(&GAME), kind: PageKind::Board, listed: true, ..shell }
        .into_answer(StatusCode::OK, headers)
}

/// Writes the links to all lessons and to a puzzle.
fn learning_ways(texts: Texts) -> Markup {
    html! {
        nav.lessons aria-label=(texts.say("button-lessons")) {
            a href="/learn/puzzle" { (texts.say("button-puzzle")) }
            a href="/learn" { (texts.say("button-lessons")) }
        }
    }
}
