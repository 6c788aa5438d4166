//! Positions and lines of a game as pictures.

use murus_gallicus::{Line, Seat};
use murus_pictures::{Highlight, Scene};

use crate::game::Chair;
use crate::show::page::{Attachment, Shows};
use crate::show::pages::seen;
use crate::show::pages::view::View;
use crate::store::{Dots, Look};
use crate::texts::Texts;
use crate::texts::captions;
use crate::texts::letters;

/// Draws a scene of a line as a PNG file of this name. A description, and the board in letters,
/// replace the picture for people who read boards.
pub fn draw_board(texts: Texts, name: String, line: &Line, scene: &Scene<'_>) -> Attachment {
    let shows = Shows::Board(letters::message(texts, line.position(), scene.view));
    Attachment {
        name,
        alt: captions::alt_text(texts, line, scene.past.len()),
        bytes: murus_pictures::render(scene),
        shows,
    }
}

/// Draws the current position from a seat.
pub fn draw_position(view: &View<'_>, side: Seat) -> Attachment {
    draw_marked(view, side, Highlight::None, "")
}

/// Draws the current position from a seat, with cells marked. `suffix` ends the file's name.
pub fn draw_marked(
    view: &View<'_>,
    side: Seat,
    highlight: Highlight<'_>,
    suffix: &str,
) -> Attachment {
    let line = view.game.line();
    attach_scene(
        view,
        line,
        Scene { highlight, ..Scene::since(line, side, seen::count_new_plies(view, side)) },
        suffix,
    )
}

/// Draws the last position of a line from a seat, with cells marked. `suffix` ends the file's name.
pub fn draw_line(
    view: &View<'_>,
    line: &Line,
    side: Seat,
    highlight: Highlight<'_>,
    suffix: &str,
) -> Attachment {
    attach_scene(view, line, Scene { highlight, ..Scene::of(line, side) }, suffix)
}

/// Draws a scene of a line in the look of the view, with the players' names and captions.
fn attach_scene(view: &View<'_>, line: &Line, scene: Scene<'_>, suffix: &str) -> Attachment {
    let scene = Scene { players: &name_players(view, line), ..scene };
    let name = format!("{}-{}{suffix}.png", view.game.name, view.game.board_seq());
    draw_dressed(view.texts, view.look, name, line, scene)
}

/// Draws a scene of a line in a look, with the last move, the state of play and the credit around
/// the board.
pub fn draw_dressed(
    texts: Texts,
    look: Look,
    name: String,
    line: &Line,
    scene: Scene<'_>,
) -> Attachment {
    let scene = Scene {
        left: &captions::last_move(texts, line),
        right: &captions::state_of_play(texts, line),
        caption: &captions::credit_line(texts),
        theme: look.theme,
        names: look.dots == Dots::All,
        ..scene
    };
    draw_board(texts, name, line, &scene)
}

/// Returns the players' names for the picture of a line, in the order of the seats.
pub fn name_players(view: &View<'_>, line: &Line) -> Vec<String> {
    let seats = &Seat::ALL[..line.position().variant().board().seats];
    seats.iter().map(|&seat| written_name(view, view.game.chair_in(line, seat), seat)).collect()
}

/// Returns the name of a chair's holder on a picture: the side, if the font lacks a character of
/// the name.
pub fn written_name(view: &View<'_>, chair: Chair, seat: Seat) -> String {
    Some(view.called(chair))
        .filter(|name| murus_pictures::writable(name))
        .unwrap_or_else(|| view.side_name(seat))
}
