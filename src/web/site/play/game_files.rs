//! A game as files: the picture after a ply, and for a finished game its animation and its moves.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use murus_gallicus::Seat;
use murus_pictures::{LinkCard, Scene, Theme};

use super::game_table::{GameTable, Looks, NoTable, find_table};
use crate::blocking::run_blocking;
use crate::service::site::looking;
use crate::service::study::review;
use crate::service::{self, Format, Teller};
use crate::show::pages::view::View;
use crate::show::pages::{picture, replay};
use crate::texts::{Texts, captions};
use crate::web::site::Site;
use crate::web::site::frame::layout::sentence_page;
use crate::web::site::frame::link_picture::answer_picture;
use crate::web::site::frame::strangers::StrangerQueue;
use crate::web::site::frame::visitor::Visitor;

/// A kind of picture of a game after a ply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlyPicture {
    /// The board with its captions, as in messages on Discord.
    Board,
    /// The picture for link previews.
    Card,
}

/// Answers with a picture of the board after this many plies. Answers 404 if the game has fewer
/// plies.
pub async fn ply_picture(
    site: &Site,
    visitor: &Visitor,
    headers: &HeaderMap,
    (code, ply): (&str, usize),
    kind: PlyPicture,
) -> Response {
    let table = match find_table(site, visitor, code, &Looks::default()).await {
        Ok(table) => table,
        Err(none) => return none.answer_reason(site, visitor, headers),
    };
    if ply > table.row.game.line().plies() {
        return NoTable::Unknown.answer_reason(site, visitor, headers);
    }
    let private = !looking::opens_for(&table.row, None);
    let bytes = run_blocking(move || draw_ply(&table, ply, kind)).await;
    answer_picture(bytes, private, headers)
}

/// Draws the board after this many plies. The picture is in English, because caches share it among
/// all readers.
fn draw_ply(table: &GameTable, ply: usize, kind: PlyPicture) -> Vec<u8> {
    let english = Texts::english();
    let view = View::public(english, &table.row, &table.names, Theme::default());
    let line = table.row.game.line().before(ply);
    let players = &picture::name_players(&view, &line);
    let caption = &captions::credit_line(english);
    let scene = Scene::of(&line, Seat::Romans);
    match kind {
        PlyPicture::Board => murus_pictures::render(&Scene {
            left: &captions::last_move(english, &line),
            right: &captions::state_of_play(english, &line),
            caption,
            players,
            ..scene
        }),
        PlyPicture::Card => {
            let title = &players.join(" – ");
            let line = &captions::last_move_and_state(english, &line);
            LinkCard { scene, title, line, caption }.png()
        }
    }
}

/// Answers with the animation of a finished game, as a GIF. Answers 404 for a running game, and 503
/// if the queue for pictures is busy for too long.
pub async fn game_film(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(code): Path<String>,
) -> Response {
    let table = match finished_game(&site, &visitor, &headers, &code).await {
        Ok(table) => table,
        Err(refusal) => return refusal,
    };
    let judged = review::load_stored(site.answers.service(), visitor.person(), &table.row)
        .await
        .unwrap_or_default();
    let drawn = StrangerQueue::Search.think(move || {
        let view = View::public(Texts::english(), &table.row, &table.names, Theme::default());
        replay::replay_page(&view, Seat::Romans, judged.as_ref()).attachment
    });
    match drawn.await.flatten() {
        Some(film) => ([(header::CONTENT_TYPE, "image/gif")], film.bytes).into_response(),
        None => sentence_page(&visitor, StatusCode::SERVICE_UNAVAILABLE, "page-later", &headers),
    }
}

/// Answers with the moves of a finished game, as text with a header. Answers 404 for a running
/// game.
pub async fn moves_file(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(code): Path<String>,
) -> Response {
    written_file(&site, &visitor, &headers, &code, Format::Text).await
}

/// Answers with a finished game as Abstract Play records it. Answers 404 for a running game.
pub async fn record_file(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(code): Path<String>,
) -> Response {
    written_file(&site, &visitor, &headers, &code, Format::AbstractPlay).await
}

async fn written_file(
    site: &Site,
    visitor: &Visitor,
    headers: &HeaderMap,
    code: &str,
    format: Format,
) -> Response {
    let table = match finished_game(site, visitor, headers, code).await {
        Ok(table) => table,
        Err(refusal) => return refusal,
    };
    let nameless = visitor.texts.say("page-person");
    let name = |id| Some(table.names.name(id).unwrap_or(&nameless).to_owned());
    let teller = Teller {
        called: &name,
        code: &|player| site.pages.name_player(player),
        now: site.answers.service().clock().now(),
    };
    let Some(text) = service::export_game(&table.row, format, teller) else {
        return sentence_page(visitor, StatusCode::NOT_FOUND, "page-unknown", headers);
    };
    let kind = match format {
        Format::Text => "text/plain; charset=utf-8",
        Format::Json | Format::AbstractPlay => "application/json",
    };
    let file = format!("{}.{}", table.row.game.name, format.ending());
    let kept = format!("attachment; filename=\"{file}\"");
    let kinds = [(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, kept)];
    (kinds, text).into_response()
}

/// Returns the finished game with this code. Fails with the answer that says why it cannot be
/// shown.
async fn finished_game(
    site: &Site,
    visitor: &Visitor,
    headers: &HeaderMap,
    code: &str,
) -> Result<GameTable, Response> {
    let table = find_table(site, visitor, code, &Looks::default())
        .await
        .map_err(|none| none.answer_reason(site, visitor, headers))?;
    if table.row.game.outcome().is_none() {
        return Err(sentence_page(visitor, StatusCode::NOT_FOUND, "page-unknown", headers));
    }
    Ok(table)
}
