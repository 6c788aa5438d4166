//! The page of a whole game as a film, and the drawing of films.

use murus_engine::Review;
use murus_gallicus::{Line, Seat};
use murus_pictures::{Scene, Theme};

use crate::service::turning_point;
use crate::show::page::{Attachment, Page, Shows};
use crate::show::pages::news;
use crate::show::pages::picture;
use crate::show::pages::summary;
use crate::show::pages::view::View;
use crate::store::ShownPage;
use crate::texts::captions;
use crate::texts::variant;
use crate::texts::{Texts, Value};

/// Returns the page of the whole game as a film, with `side` at the bottom. The turning point of
/// the review, if there is one, is shown longer.
pub fn replay_page(view: &View<'_>, side: Seat, review: Option<&Review>) -> Page {
    let texts = view.texts;
    let line = view.game.line();
    let players = picture::name_players(view, line);
    let end = captions::state_of_play(texts, line);
    let turning = review.and_then(|review| turning_point(line, review));
    // The first position has no move before it.
    let bytes = draw_film(texts, line, side, view.look.theme, &players, turning.map(|ply| ply + 1));
    let args = [
        ("game", Value::from(summary::pairing(view, None, &|chair| view.called(chair)))),
        ("moves", news::count_moves(view).into()),
        ("end", end.as_str().into()),
    ];
    let alt = texts.say_with("replay-alt", args);
    let name = format!("{}-{}-replay-{}.gif", view.game.name, view.game.board_seq(), side.word());
    let result = Some(news::result_line(view)).filter(|result| !result.is_empty());
    let turning_line = turning
        .map(|ply| texts.say_with("replay-turning", [("played", line.numbered_move(ply).into())]));
    let content = [Some(summary::game_heading(view)), result, turning_line]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join("\n");
    let attachment = Some(Attachment { name, alt, bytes, shows: Shows::Picture });
    let shows = (line.plies() > 0).then_some(ShownPage::Film(view.game.id));
    Page { content, attachment, shows, ..Page::default() }
}

/// Draws a line as a film with `side` at the bottom, and returns the bytes of the GIF file. Each
/// picture has the move before it and the effect of that move. The last picture has the result or
/// the player to move instead. The picture with the number `longer`, counted from 0, is shown
/// longer.
pub fn draw_film(
    texts: Texts,
    line: &Line,
    side: Seat,
    theme: Theme,
    players: &[String],
    longer: Option<usize>,
) -> Vec<u8> {
    let caption = captions::credit_line(texts);
    let end = captions::state_of_play(texts, line);
    let made = (0..line.plies()).map(|ply| line.numbered_move(ply));
    let made: Vec<String> =
        [variant::variant_name(texts, line.position().variant())].into_iter().chain(made).collect();
    let deeds = captions::film_deeds(texts, line);
    let mut scenes = Scene::each(line, side);
    for ((scene, left), right) in scenes.iter_mut().zip(&made).zip(&deeds) {
        (scene.left, scene.right, scene.caption, scene.players, scene.theme) =
            (left, right, &caption, players, theme);
    }
    if let Some(last) = scenes.last_mut() {
        last.right = &end;
    }
    murus_pictures::film(&scenes, longer)
}
