//! Draws positions and games into image files.

use std::io::Write;
use std::path::Path;

use murus_gallicus::{Line, Position, Seat, Variant};
use murus_pictures::{Scene, Theme};

use crate::replay::play_all;
use murus::cli::CliFailure;
use murus::texts::Texts;
use murus::texts::captions;
use murus::texts::letters;

/// A position or game to draw.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// The variant of the game.
    pub variant: Variant,
    /// The text of the position to begin with; `None` for the start of the variant.
    pub position: Option<String>,
    /// The moves to play in notation, and `swap` and `resign`.
    pub moves: Vec<String>,
    /// The number of plies to play; `None` plays all of them.
    pub ply: Option<usize>,
    /// True if the board is drawn from the other side.
    pub flip: bool,
    /// The theme in whose colours to draw.
    pub theme: Theme,
    /// The width in pixels; `None` for the usual width of a picture or film.
    pub size: Option<u32>,
}

impl Drawing {
    /// Writes a picture of the position to a PNG file. Fails if the game cannot be played, the size
    /// does not fit, or the file cannot be written.
    pub fn draw(&self, file: &Path) -> Result<(), CliFailure> {
        let line = self.line()?;
        let texts = Texts::english();
        let scene = Scene {
            left: &captions::last_move(texts, &line),
            right: &captions::state_of_play(texts, &line),
            caption: &captions::credit_line(texts),
            theme: self.theme,
            size: self.size(Scene::SIZE)?,
            ..Scene::of(&line, self.view())
        };
        std::fs::write(file, murus_pictures::render(&scene)).map_err(CliFailure::of_file(file))
    }

    /// Writes a film of the game to a GIF file. Fails if the game cannot be played, the size does
    /// not fit, or the file cannot be written.
    pub fn film(&self, file: &Path) -> Result<(), CliFailure> {
        let line = self.line()?;
        let texts = Texts::english();
        let words = captions::film_words(texts, &line);
        let caption = captions::credit_line(texts);
        let mut scenes = Scene::each(&line, self.view());
        for (scene, (left, right)) in scenes.iter_mut().zip(&words) {
            (scene.left, scene.right, scene.caption) = (left, right, &caption);
            (scene.theme, scene.size) = (self.theme, self.size(Scene::FILM)?);
        }
        std::fs::write(file, murus_pictures::film(&scenes, None)).map_err(CliFailure::of_file(file))
    }

    /// Prints the position in words, and the board in letters. Fails if the game cannot be played.
    pub fn describe(&self, out: &mut impl Write) -> Result<(), CliFailure> {
        let line = self.line()?;
        let texts = Texts::english();
        writeln!(out, "{}", captions::alt_text(texts, &line, 1))?;
        // The code fences are only for Discord.
        let letters = letters::board(texts, line.position(), self.view());
        for shown in letters.lines().filter(|shown| *shown != "```") {
            writeln!(out, "{}", shown.trim_start_matches("-# "))?;
        }
        Ok(())
    }

    fn line(&self) -> Result<Line, CliFailure> {
        let line = play_all(line_from(self.variant, self.position.as_deref())?, &self.moves)
            .map_err(|bad| {
                let number = bad.index.map_or(0, |n| n + 1);
                CliFailure::Usage(format!("entry {number}: {}", bad.error))
            })?;
        match self.ply {
            None => Ok(line),
            Some(ply) if ply > line.plies() => Err(CliFailure::Usage(format!(
                "--ply {ply}: the last ply of the game is {}",
                line.plies()
            ))),
            Some(ply) => Ok(line.before(ply)),
        }
    }

    fn view(&self) -> Seat {
        if self.flip { Seat::ALL[self.variant.board().seats / 2] } else { Seat::Romans }
    }

    fn size(&self, usual: u32) -> Result<u32, CliFailure> {
        let size = self.size.unwrap_or(usual);
        if (Scene::SMALLEST..=Scene::LARGEST).contains(&size) {
            return Ok(size);
        }
        let least = Scene::SMALLEST;
        let most = Scene::LARGEST;
        Err(CliFailure::Usage(format!("--size {size}: a picture is {least} to {most} pixels wide")))
    }
}

/// The width of each picture on the sheet, in pixels.
const ON_SHEET: u32 = 260;

/// The games on the sheet: variant, text of the position (`None` for the start), moves. Together
/// they show every unit of every side, captures, a side that is out, and both shapes of boards.
const GAMES: [(&str, Option<&str>, &str); 4] = [
    (
        "standard",
        None,
        "a1-c3 d7-d5 h1-f3 b7-d5 d1-d3 c7-c5 e1-e3 d5-b3 c1-c3 g7-e5 f1-d3 f7-d5 d3-f5 e7-e5 e2-e4 e5xf5 e4-g6 c6-e4 e3-g3 e6-e4 \
         f3-f5 d5-f7 g1-e3 e4xe3",
    ),
    ("advanced", Some("t1t1c2t/2w1w3/3Ww1t1/1wC2T2/2W1T1w1/W3C3/T1T2T1T r"), "c4xe6"),
    ("standard@hex", None, "e1-e3 e9-e7 d1-f2"),
    ("escape@8x8-four", None, "c1-c3 a4-c4 c8-c6 h4-f4 e1-e3 resign"),
];

/// Writes a sheet of every theme to a PNG file. Each theme shows some games, each seen from two
/// sides.
pub fn draw_sheet(file: &Path) -> Result<(), CliFailure> {
    let lines: Vec<Line> = GAMES.into_iter().map(game_line).collect::<Result<_, _>>()?;
    let rows = Theme::WORDS.map(|(theme, word)| {
        let both = |line| {
            [0, line_seats(line) / 2].map(|seat| Scene {
                theme,
                left: word,
                size: ON_SHEET,
                ..Scene::of(line, Seat::ALL[seat])
            })
        };
        lines.iter().flat_map(both).collect::<Vec<Scene<'_>>>()
    });
    std::fs::write(file, murus_pictures::render_sheet(&rows)).map_err(CliFailure::of_file(file))
}

fn line_seats(line: &Line) -> usize {
    line.position().variant().board().seats
}

fn game_line((variant, position, moves): (&str, Option<&str>, &str)) -> Result<Line, CliFailure> {
    let variant: Variant = variant.parse().map_err(CliFailure::usage_failure)?;
    let moves: Vec<String> = moves.split_whitespace().map(str::to_owned).collect();
    play_all(line_from(variant, position)?, &moves).map_err(|bad| CliFailure::Usage(bad.error))
}

/// The line without moves from a position given as text; from the start if there is none. Fails if
/// the text is no position.
fn line_from(variant: Variant, position: Option<&str>) -> Result<Line, CliFailure> {
    let start = position
        .map_or_else(|| Ok(Position::start(variant)), |text| Position::parse(text, variant));
    Ok(Line::from(start.map_err(CliFailure::usage_failure)?))
}
