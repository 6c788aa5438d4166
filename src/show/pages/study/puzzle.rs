//! Puzzles: one as it is posed, the verdict about a try, and the answer. Shown to one person alone.

use murus_gallicus::learn::{BOOKS, Book, Puzzle, PuzzleKind, Theme, Verdict, WinClaim};
use murus_gallicus::render::{Highlight, Scene};
use murus_gallicus::rules::{Cell, Entry, Line, Move, Position, Refusal};

use crate::game::{PLACING, PuzzleRated, Seq, siege_number};
use crate::service::{AtPuzzle, InSiege, MINE, NoMistake, Posed, Puzzled, SiegePart, TryOutcome};
use crate::show::custom_id::{At, ForGame, ForPuzzle, Mark};
use crate::show::form::{FieldKind, Form, FormField};
use crate::show::page::Page;
use crate::show::pages::menus::{UnitChoice, cell_named, choice_rows, targets_of, units_that_move};
use crate::show::pages::picture::draw_dressed;
use crate::show::pages::profile::rating_text;
use crate::show::pages::share;
use crate::show::pages::siege_week;
use crate::show::rows::Style::{Primary, Secondary, Success};
use crate::show::rows::{self, MenuChoice, Row, button, menu};
use crate::store::{Look, Rung};
use crate::texts::{Texts, Value, refusal, small_line, variant};

/// The word of the choice of all themes.
pub const ALL: &str = "all";

/// The vote for a puzzle, and the one against it.
pub const VOTES: [(&str, i64); 2] = [("up", 1), ("down", -1)];

/// The longest move that a form takes, in characters.
pub const LONGEST_MOVE: u16 = 20;

/// Puzzles as they are shown: in this language, with pictures dressed so.
#[derive(Clone, Copy)]
pub struct PuzzleView {
    /// The language.
    pub texts: Texts,
    /// The look of the pictures.
    pub look: Look,
}

impl PuzzleView {
    /// A puzzle, with what the unit on a cell can do where one is chosen.
    pub fn posed_page(&self, posed: &Posed, unit: Option<&str>) -> Page {
        self.asking_page(posed, self.task_text(posed), unit)
    }

    /// The page after a typed or pressed move: the puzzle as it was if none was played.
    pub fn answered_page(&self, answered: &TryOutcome, before: &Posed) -> Page {
        let Some(played) = answered.played else { return self.posed_page(before, None) };
        let position = before.line.position();
        let text = verdict_text(self.texts, position, played, &answered.verdict, before.left);
        match &answered.verdict {
            Verdict::Right { solved: true, .. } => {
                self.ended_page(&answered.posed, [text], &answered.standing)
            }
            Verdict::Right { .. } => self.asking_page(&answered.posed, text, None),
            Verdict::Slower { line } | Verdict::Wrong { line, .. } => {
                self.tried_page(before, played, line, self.add_cost(text, &answered.standing))
            }
        }
    }

    /// The page after the answer to "Who wins?", with the truth.
    pub fn claimed_page(&self, answered: &TryOutcome, truth: WinClaim) -> Page {
        let right = matches!(answered.verdict, Verdict::Right { .. });
        let args =
            [("right", if right { "yes" } else { "no" }.into()), ("truth", truth.word().into())];
        let text = self.texts.say_with("puzzle-claimed", args);
        let puzzle = &answered.posed.puzzle;
        let goes_on = || {
            self.texts.say_with(
                "review-goes-on",
                [("line", format!("`{}`", puzzle.line.join(" ")).into())],
            )
        };
        let how = (!puzzle.line.is_empty()).then(goes_on);
        let text = [text].into_iter().chain(how).collect::<Vec<_>>().join(" ");
        self.ended_page(&with_answer(&answered.posed), [text], &answered.standing)
    }

    /// A text with what the result is to the person's rating, if it was decided just now.
    fn add_cost(&self, text: String, standing: &Puzzled) -> String {
        let rated = standing.rated.map(|rated| rated_line(self.texts, rated));
        [text].into_iter().chain(rated).collect::<Vec<_>>().join("\n")
    }

    /// A puzzle, with the unit that moves pointed out, which may decide the first attempt. No unit
    /// is pointed out after other moves than those of the stored solution.
    pub fn hint_page(&self, posed: &Posed, standing: &Puzzled) -> Page {
        match write_hint(self.texts, posed) {
            Some((cell, text)) => {
                self.asking_page(posed, self.add_cost(text, standing), Some(&cell))
            }
            None => self.posed_page(posed, None),
        }
    }

    /// The answer of a puzzle.
    pub fn answer_page(&self, posed: &Posed, standing: &Puzzled) -> Page {
        let text = answer_text(self.texts, &posed.puzzle);
        self.ended_page(&with_answer(posed), [text], standing)
    }

    /// Explains why a typed move is none, with the puzzle as it is now.
    pub fn refused_page(&self, posed: &Posed, why: &Refusal) -> Page {
        self.asking_page(
            posed,
            refusal::refusal_sentence(self.texts, posed.line.position(), why),
            None,
        )
    }

    /// The form for a move, with the one that was typed already.
    pub fn move_form(texts: Texts, at: &At<AtPuzzle>) -> Form {
        let words = ["puzzle-type", "puzzle-type-hint"];
        let kind = FieldKind::line("b4-d4", LONGEST_MOVE).with_text(&at.what);
        let field = FormField::new(texts, "move", words, true, kind);
        Form {
            id: press_id(&at.at, ForPuzzle::Type, ""),
            title: texts.say("button-puzzle-type"),
            fields: vec![field],
            note: None,
        }
    }

    /// The task of a puzzle in words, and how it came about.
    fn task_text(&self, posed: &Posed) -> String {
        // Once moves are made, how it came about is long past, and fewer are left.
        let begun = !posed.at.played.is_empty();
        let allowed = allowing_move(self.texts, &posed.puzzle).filter(|_| !begun);
        let moves = if begun { posed.left } else { posed.puzzle.win_in };
        let placing = posed.placing.map(|n| placing_line(self.texts, n));
        let week = posed.week.as_ref().map(|own| siege_week::own_place_line(self.texts, own));
        let lines = [self.title(posed), asked_within(self.texts, &posed.puzzle, moves)]
            .into_iter()
            .chain(allowed)
            .chain(placing)
            .chain(week);
        lines.collect::<Vec<_>>().join("\n")
    }

    fn title(&self, posed: &Posed) -> String {
        if let Some(day) = posed.over {
            return self
                .texts
                .say_with("puzzle-title-over", [("n", siege_number(day).to_string().into())]);
        }
        let from = posed.rung.map_or_else(|| origin_word(&posed.at), siege_word);
        title(self.texts, &posed.puzzle, from)
    }

    /// A text above the board of a puzzle, with the tries there.
    fn asking_page(&self, posed: &Posed, content: String, unit: Option<&str>) -> Page {
        let texts = self.texts;
        let position = *posed.line.position();
        let id =
            |press: fn(At<AtPuzzle>) -> ForPuzzle, what: &str| press_id(&posed.at, press, what);
        if posed.puzzle.kind == PuzzleKind::IsItWon {
            let claim = |(claim, word): &(WinClaim, &str)| {
                let label = texts.say_with("button-puzzle-claim", [("claim", claim.word().into())]);
                button(id(ForPuzzle::Claim, word), label, Primary)
            };
            let rows = rows::button_rows(WinClaim::WORDS.iter().map(claim).collect());
            return self.puzzle_page(posed, content, rows, Highlight::None, "");
        }
        let side = position.to_move();
        let units = units_that_move(&position, side);
        let only = if let [only] = units[..] { Some(only) } else { None };
        let chosen = unit
            .and_then(|unit| cell_named(&position, unit))
            .filter(|cell| units.contains(cell))
            .or(only);
        let moves = chosen.map(|from| targets_of(&position, from, side)).unwrap_or_default();
        let (mut rows, highlight) = match chosen {
            None => {
                let choice = |&cell: &Cell| {
                    let name = self.cell_name(&position, cell);
                    UnitChoice::of_unit(texts, &position, cell, id(ForPuzzle::At, &name))
                };
                let choices = units.iter().map(choice).collect();
                let rows =
                    choice_rows(choices, id(ForPuzzle::By, ""), texts.say("menu-units-hint"));
                (rows, Highlight::Origins(&units))
            }
            Some(from) => {
                // What a move does would give the answer away.
                let choice = |m: &Move| {
                    let text = position.write(*m).to_string();
                    UnitChoice::of_move(&position, *m, id(ForPuzzle::Try, &text))
                };
                let by = id(ForPuzzle::By, &self.cell_name(&position, from));
                let rows = choice_rows(
                    moves.iter().map(choice).collect(),
                    by,
                    texts.say("menu-targets-hint"),
                );
                (rows, Highlight::Targets { from, moves: &moves })
            }
        };
        let back = chosen.is_some() && units.len() > 1;
        rows.extend(rows::button_row(
            texts,
            [
                (back, id(ForPuzzle::At, ""), "button-back", Secondary),
                (true, id(ForPuzzle::Type, ""), "button-puzzle-type", Secondary),
                (follows_solution(posed), id(ForPuzzle::Hint, ""), "button-puzzle-hint", Secondary),
                (true, id(ForPuzzle::Answer, ""), "button-puzzle-answer", Secondary),
            ],
        ));
        let suffix =
            chosen.map_or_else(String::new, |cell| format!("-{}", self.cell_name(&position, cell)));
        self.puzzle_page(posed, content, rows, highlight, &suffix)
    }

    /// A move that does not solve the puzzle, with what follows on the board, and the way back.
    fn tried_page(&self, before: &Posed, played: Move, line: &[Move], text: String) -> Page {
        let mut shown = before.line.clone();
        for &m in [played].iter().chain(line) {
            if shown.play(Entry::Move(m)).is_err() {
                break;
            }
        }
        let at = |press: fn(At<AtPuzzle>) -> ForPuzzle| press_id(&before.at, press, "");
        let rows = rows::button_row(
            self.texts,
            [
                (true, at(ForPuzzle::At), "button-puzzle-again", Success),
                (true, at(ForPuzzle::Answer), "button-puzzle-answer-missed", Secondary),
            ],
        );
        let suffix = format!("-tried-{}", shown.plies());
        self.puzzle_page(
            &Posed { line: shown, ..before.clone() },
            text,
            rows,
            Highlight::None,
            &suffix,
        )
    }

    /// The end of a puzzle: the person's result, and the next one.
    fn ended_page(&self, posed: &Posed, first: [String; 1], standing: &Puzzled) -> Page {
        let texts = self.texts;
        let part = match &standing.siege {
            Some(InSiege::Tried(part)) => Some(part.as_ref()),
            Some(InSiege::Over) | None => None,
        };
        let solver = part.filter(|part| part.tried.is_solved());
        let named = solver.map(|part| part.tried.named);
        let bell = part.map(|part| part.bell);
        let week = part.map(|part| ForPuzzle::SiegeWeek(part.siege.id.0));
        let week = week.map(|press| Mark::NOTHING.id(&press));
        let content =
            first.into_iter().chain(result_lines(texts, standing)).collect::<Vec<_>>().join("\n");
        let at =
            |press: fn(At<AtPuzzle>) -> ForPuzzle, what: &str| press_id(&posed.at, press, what);
        let theme = standing.theme.map_or(ALL, Theme::word);
        let next = Mark::NOTHING.id(&ForPuzzle::Next(format!("{}.{theme}", book_of(&posed.at))));
        let shared = !posed.at.is_own();
        let game = posed.at.game().map(|game| Mark::game(game, Seq::START).id(&ForGame::Review));
        let [up, down] = VOTES.map(|(word, _)| at(ForPuzzle::Vote, word));
        let mut rows = rows::button_row(
            texts,
            [
                (true, next, "button-puzzle-next", Success),
                (game.is_some(), game.unwrap_or_default(), "button-review", Secondary),
                (shared, up, "button-puzzle-up", Secondary),
                (shared, down, "button-puzzle-down", Secondary),
                (shared, at(ForPuzzle::Report, ""), "button-puzzle-report", Secondary),
            ],
        );
        rows.push(theme_menu(texts, book_of(&posed.at)));
        rows.extend(rows::button_row(
            texts,
            [
                (
                    named == Some(false),
                    at(ForPuzzle::SiegeNamed, "on"),
                    "button-siege-name",
                    Secondary,
                ),
                (
                    named == Some(true),
                    at(ForPuzzle::SiegeNamed, "off"),
                    "button-siege-unname",
                    Secondary,
                ),
                (
                    bell == Some(false),
                    at(ForPuzzle::SiegeBell, "on"),
                    "button-siege-bell",
                    Secondary,
                ),
                (
                    bell == Some(true),
                    at(ForPuzzle::SiegeBell, "off"),
                    "button-siege-no-bell",
                    Secondary,
                ),
                (week.is_some(), week.unwrap_or_default(), "button-siege-week", Secondary),
            ],
        ));
        let shows = part.and_then(share::shared_page);
        Page { shows, ..self.puzzle_page(posed, content, rows, Highlight::None, "-end") }
    }

    fn puzzle_page(
        &self,
        posed: &Posed,
        content: String,
        rows: Vec<Row>,
        highlight: Highlight<'_>,
        suffix: &str,
    ) -> Page {
        let texts = self.texts;
        let line = &posed.line;
        let scene = Scene { highlight, ..Scene::of(line, posed.puzzle.side()) };
        let name = format!("{}-{}{suffix}.png", posed.puzzle.id, line.plies());
        Page {
            content,
            rows,
            attachment: Some(draw_dressed(texts, self.look, name, line, scene)),
            ..Page::default()
        }
    }

    fn cell_name(&self, position: &Position, cell: Cell) -> String {
        position.variant().board().geometry.name(cell).to_string()
    }
}

/// The cell of the unit that moves next, and the sentence that points it out; `None` after other
/// moves than those of the stored solution.
pub fn write_hint(texts: Texts, posed: &Posed) -> Option<(String, String)> {
    let next = posed.puzzle.solution().moves().nth(posed.at.played.len())?;
    let geometry = &posed.line.position().variant().board().geometry;
    let cell = follows_solution(posed).then(|| geometry.name(next.from()).to_string())?;
    let text = texts.say_with("puzzle-hint", [("cell", cell.as_str().into())]);
    Some((cell, text))
}

/// The sentence with the answer of a puzzle.
pub fn answer_text(texts: Texts, puzzle: &Puzzle) -> String {
    texts.say_with("puzzle-answer", [("line", puzzle.line.join(" ").into())])
}

/// The name of a shipped puzzle: its id, its variant and how hard it is.
pub fn shipped_heading(texts: Texts, puzzle: &Puzzle) -> String {
    title(texts, puzzle, "book").replace("**", "")
}

/// The name of a puzzle of a siege that is on.
pub fn siege_heading(texts: Texts, puzzle: &Puzzle, rung: Rung) -> String {
    title(texts, puzzle, siege_word(rung)).replace("**", "")
}

/// The name of a puzzle from a person's own games.
pub fn own_heading(texts: Texts, puzzle: &Puzzle) -> String {
    title(texts, puzzle, MINE).replace("**", "")
}

/// The place where a puzzle of a siege is from, as sentences choose by it.
fn siege_word(rung: Rung) -> &'static str {
    match rung {
        Rung::Day => "siege",
        Rung::Easy => "siege-easy",
    }
}

/// The number of a puzzle in its book, without the zeros before it. The book is that of its
/// variant.
fn puzzle_number(puzzle: &Puzzle) -> &str {
    puzzle.id.rsplit_once('-').map_or(&puzzle.id, |(_, number)| number.trim_start_matches('0'))
}

/// The title of a puzzle from a book, from the person's own games, or of a siege.
fn title(texts: Texts, puzzle: &Puzzle, from: &'static str) -> String {
    let args = [
        ("number", Value::from(puzzle_number(puzzle))),
        ("variant", variant::variant_name(texts, puzzle.variant()).into()),
        ("grade", puzzle.grade.into()),
        ("from", from.into()),
    ];
    texts.say_with("puzzle-title", args)
}

/// The task of a puzzle.
pub fn task_of(texts: Texts, puzzle: &Puzzle) -> String {
    asked_within(texts, puzzle, puzzle.win_in)
}

fn asked_within(texts: Texts, puzzle: &Puzzle, moves: u8) -> String {
    let args = [
        ("kind", Value::from(puzzle.kind.word())),
        ("side", puzzle.side().word().into()),
        ("moves", moves.into()),
    ];
    texts.say_with("puzzle-task", args)
}

/// The sentence with the move that allowed a puzzle; `None` if it is not known.
pub fn allowing_move(texts: Texts, puzzle: &Puzzle) -> Option<String> {
    let (_, m) = puzzle.before.as_ref()?;
    let args = [("side", Value::from(puzzle.side().other().word())), ("move", m.as_str().into())];
    Some(texts.say_with("puzzle-allowed", args))
}

/// Returns the sentences about a move that is tried in this position, with this many own moves
/// left.
pub fn verdict_text(
    texts: Texts,
    position: &Position,
    played: Move,
    verdict: &Verdict,
    left: u8,
) -> String {
    let written = position.write(played).to_string();
    match verdict {
        Verdict::Right { solved: true, .. } => {
            texts.say_with("puzzle-solved", [("line", written.into())])
        }
        Verdict::Right { answer, .. } => {
            let answer =
                answer.map(|answer| position.play_unchecked(played).write(answer).to_string());
            let args = [
                ("move", Value::from(written)),
                ("side", position.to_move().other().word().into()),
                ("answer", answer.unwrap_or_default().into()),
                ("left", left.saturating_sub(1).into()),
            ];
            texts.say_with("puzzle-right", args)
        }
        Verdict::Slower { .. } => {
            texts.say_with("puzzle-slower", [("move", written.into()), ("moves", left.into())])
        }
        Verdict::Wrong { line, loses } => {
            let args = [
                ("move", Value::from(written)),
                ("loses", if *loses { "yes" } else { "no" }.into()),
                ("some", if line.is_empty() { "no" } else { "yes" }.into()),
                ("line", played_after(position, played, line).join(" ").into()),
            ];
            texts.say_with("puzzle-wrong", args)
        }
    }
}

/// Says that no puzzle of a book is left that fits, and what else there is.
pub fn none_left(texts: Texts, book: &str) -> Page {
    nothing_page(texts, "book", book)
}

/// Says that a person has no missed win of theirs to find, and what else there is.
pub fn no_mistake(texts: Texts, why: NoMistake) -> Page {
    let why = match why {
        NoMistake::Left => MINE,
        NoMistake::Found => "mine-never",
    };
    nothing_page(texts, why, MINE)
}

fn nothing_page(texts: Texts, why: &'static str, book: &str) -> Page {
    let content = texts.say_with("puzzle-none", [("from", why.into())]);
    Page { content, rows: vec![theme_menu(texts, book)], ..Page::default() }
}

/// What a result is to the person's rating. It has no number before they are placed.
fn rated_line(texts: Texts, rated: PuzzleRated) -> String {
    match rated {
        PuzzleRated::Placing(n) => placing_line(texts, n),
        PuzzleRated::Placed(rating) => {
            let args = [("rating", Value::from(rating_text(&rating, rating.is_unsure())))];
            small_line(&texts.say_with("puzzle-placed", args))
        }
        PuzzleRated::Step([before, after]) => {
            let change = (after.rating - before.rating).round() as i64;
            let args = [
                ("rating", Value::from(rating_text(&after, after.is_unsure()))),
                ("change", format!("{change:+}").into()),
            ];
            small_line(&texts.say_with("puzzle-rated", args))
        }
    }
}

/// What a result is to the person's rating and to the siege that it belongs to.
pub fn result_lines(texts: Texts, standing: &Puzzled) -> Vec<String> {
    let rated = standing.rated.map(|rated| rated_line(texts, rated));
    let siege = match &standing.siege {
        Some(InSiege::Tried(part)) => part_lines(texts, part),
        Some(InSiege::Over) => vec![texts.say("siege-late")],
        None => Vec::new(),
    };
    rated.into_iter().chain(siege).collect()
}

/// What a person's part in a siege has come to; no lines before they solved it.
pub fn part_lines(texts: Texts, part: &SiegePart) -> Vec<String> {
    let week = part.week.as_ref().map(|own| siege_week::own_place_line(texts, own));
    let lines = [share::streak_line(texts, part), week, share::share_line(texts, part)];
    lines.into_iter().flatten().collect()
}

/// The number of a puzzle among those that place a person.
fn placing_line(texts: Texts, n: u32) -> String {
    small_line(&texts.say_with("puzzle-placing", [("n", n.into()), ("all", PLACING.into())]))
}

/// The name of a theme by its word, of all, or of those from one's own games.
pub fn theme_name(texts: Texts, word: &str) -> String {
    texts.say_with("puzzle-theme", [("theme", word.into())])
}

/// A menu of themes in a book, and of the puzzles from one's own games.
fn theme_menu(texts: Texts, book: &str) -> Row {
    let name = |word| theme_name(texts, word);
    let book = if book == MINE { BOOKS[0].name } else { book };
    let known = Book::find(book);
    let there = |theme: &&(Theme, &str)| {
        known.is_some_and(|book| {
            book.puzzles().iter().any(|puzzle| puzzle.themes.contains(&theme.0))
        })
    };
    let options =
        Theme::WORDS.iter().filter(there).map(|(_, word)| MenuChoice::new(name(word), *word));
    let first = [ALL, MINE].map(|word| MenuChoice::new(name(word), word));
    let options = first.into_iter().chain(options).collect();
    menu(
        Mark::NOTHING.id(&ForPuzzle::Theme(book.to_owned())),
        texts.say("puzzle-theme-hint"),
        options,
    )
}

/// The name of the book that a puzzle is from; [`MINE`] of one from the person's own games.
fn book_of(at: &AtPuzzle) -> &'static str {
    if at.is_own() { MINE } else { Book::of_puzzle(&at.puzzle).unwrap_or(&BOOKS[0]).name }
}

/// Returns the place where a puzzle is from, as sentences choose by it.
fn origin_word(at: &AtPuzzle) -> &'static str {
    if at.is_own() { MINE } else { "book" }
}

fn press_id(at: &AtPuzzle, press: fn(At<AtPuzzle>) -> ForPuzzle, what: &str) -> String {
    Mark::NOTHING.id(&press(At { at: at.clone(), what: what.to_owned() }))
}

/// Returns true if the moves so far are those of the stored solution, so that it has the next one.
fn follows_solution(posed: &Posed) -> bool {
    let solution = posed.puzzle.solution();
    let begins = posed.line.plies() - posed.at.played.len();
    posed.line.moves().skip(begins).eq(solution.moves().take(posed.at.played.len()))
}

/// A puzzle with its answer on the board.
fn with_answer(posed: &Posed) -> Posed {
    Posed { line: solution_line(&posed.puzzle), ..posed.clone() }
}

/// How a puzzle came about, with its solution played.
pub fn solution_line(puzzle: &Puzzle) -> Line {
    puzzle.course(puzzle.solution().moves())
}

/// The moves of a line after a move, as they are written.
fn played_after(position: &Position, played: Move, line: &[Move]) -> Vec<String> {
    let mut position = position.play_unchecked(played);
    let write = |&m: &Move| {
        let text = position.write(m).to_string();
        position = position.play_unchecked(m);
        format!("`{text}`")
    };
    line.iter().map(write).collect()
}
