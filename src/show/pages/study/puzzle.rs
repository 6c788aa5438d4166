//! The pages of a puzzle: its task, the verdict on a try, and the answer. They are shown to one
//! person alone.

use murus_gallicus::{Cell, Entry, Line, Move, Position, Refusal};
use murus_lessons::{BOOKS, Book, Puzzle, PuzzleKind, Theme, Verdict, WinClaim};
use murus_pictures::{Highlight, Scene};

use crate::game::{Seq, siege_number};
use crate::service::{AtPuzzle, InSiege, MINE, NoMistake, Posed, Puzzled, SiegePart, TryOutcome};
use crate::show::custom_id::{At, ForGame, ForPuzzle, Mark};
use crate::show::form::{FieldKind, Form, FormField};
use crate::show::page::Page;
use crate::show::pages::menus::{
    UnitChoice, cell_named, choice_rows, chosen_or_only, targets_of, units_that_move,
};
use crate::show::pages::picture::draw_dressed;
use crate::show::pages::puzzle_texts::{
    allowing_move, answer_text, asked_within, missed_line, origin_word, placing_line, rated_line,
    result_lines, siege_word, theme_name, title_of, verdict_text,
};
use crate::show::pages::share;
use crate::show::pages::siege_week;
use crate::show::rows::Style::{Primary, Secondary, Success};
use crate::show::rows::{self, MenuChoice, Possible, Row, button, menu};
use crate::store::Look;
use crate::texts::{Texts, refusal};

/// The value of a menu's choice of puzzles of all themes.
pub const ALL: &str = "all";

/// The words of the votes for and against a puzzle, each with its value.
pub const VOTES: [(&str, i64); 2] = [("up", 1), ("down", -1)];

/// The longest move that a form takes, in characters.
pub const LONGEST_MOVE: u16 = 20;

/// The language and the look in which puzzles are shown.
#[derive(Clone, Copy)]
pub struct PuzzleView {
    /// The language.
    pub texts: Texts,
    /// The look of the pictures.
    pub look: Look,
}

impl PuzzleView {
    /// Returns the page of a puzzle to solve. `unit` is the cell of the unit whose moves are shown;
    /// `None` shows the units.
    pub fn posed_page(&self, posed: &Posed, unit: Option<&str>) -> Page {
        self.asking_page(posed, self.task_text(posed), (unit, follows_solution(posed)))
    }

    /// Returns the page after a typed or pressed move. It shows the puzzle `before` the move if the
    /// move was not played.
    pub fn answered_page(&self, answered: &TryOutcome, before: &Posed) -> Page {
        let Some(played) = answered.played else { return self.posed_page(before, None) };
        let position = before.line.position();
        let text = verdict_text(self.texts, position, played, &answered.verdict, before.left);
        match &answered.verdict {
            Verdict::Right { solved: true, .. } => {
                self.ended_page(&answered.posed, [text], &answered.standing)
            }
            Verdict::Right { .. } => {
                let helps = follows_solution(&answered.posed);
                self.asking_page(&answered.posed, text, (None, helps))
            }
            // The rest of a slower win is no part of the puzzle.
            Verdict::Slower { .. } => {
                self.tried_page(before, played, &[], text, "button-puzzle-answer")
            }
            Verdict::Wrong { line, .. } => {
                let text = self.add_cost(text, &answered.standing);
                let missed = missed_line(self.texts, &answered.standing);
                let text = add_line(text, missed);
                self.tried_page(before, played, line, text, "button-puzzle-answer-missed")
            }
        }
    }

    /// Returns the page after the answer to "Who wins?". It says who really wins.
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

    /// Adds to a text the line about the person's rating, if the result was decided just now.
    fn add_cost(&self, text: String, standing: &Puzzled) -> String {
        add_line(text, rated_line(self.texts, standing))
    }

    /// Returns the page of a puzzle that points out the unit to move. Asking for it may decide the
    /// first attempt. After other moves than those of the stored solution, no unit is pointed out.
    pub fn hint_page(&self, posed: &Posed, standing: &Puzzled) -> Page {
        match write_hint(self.texts, posed, true) {
            Some((cell, text)) => {
                self.asking_page(posed, self.add_cost(text, standing), (Some(&cell), false))
            }
            None => self.posed_page(posed, None),
        }
    }

    /// Returns the page with the answer of a puzzle, played on the board.
    pub fn answer_page(&self, posed: &Posed, standing: &Puzzled) -> Page {
        let text = answer_text(self.texts, &posed.puzzle);
        self.ended_page(&with_answer(posed), [text], standing)
    }

    /// Explains why a typed text is not a move, above the unchanged puzzle.
    pub fn refused_page(&self, posed: &Posed, why: &Refusal) -> Page {
        self.asking_page(
            posed,
            refusal::refusal_sentence(self.texts, posed.line.position(), why),
            (None, follows_solution(posed)),
        )
    }

    /// Returns the form for a move in a puzzle, filled in with the text of `at`.
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

    /// Returns the title and the task of a puzzle in words, the move that allowed it, and the
    /// person's progress towards a rating or in the week of sieges.
    fn task_text(&self, posed: &Posed) -> String {
        // After the first move, the move that allowed the puzzle is not said any more, and fewer
        // moves are left.
        let begun = !posed.at.played.is_empty();
        let allowed = allowing_move(self.texts, &posed.puzzle).filter(|_| !begun);
        let moves = if begun { posed.left } else { posed.puzzle.win_in };
        let placing = posed.placing.filter(|_| posed.rung.is_none());
        let placing = placing.map(|n| placing_line(self.texts, n));
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
        title_of(self.texts, &posed.puzzle, from)
    }

    /// Returns the page of a puzzle with a text above the board, and the buttons and menus of the
    /// possible tries. `unit` is the cell of the chosen unit. If `helps` is false, there is no
    /// button for a hint.
    fn asking_page(
        &self,
        posed: &Posed,
        content: String,
        (unit, helps): (Option<&str>, bool),
    ) -> Page {
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
        let named = unit.and_then(|unit| cell_named(&position, unit));
        let chosen = chosen_or_only(&position, side, named);
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
                // The effect of a move is not shown, because it would give the answer away.
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
                (helps, id(ForPuzzle::Hint, ""), "button-puzzle-hint", Secondary),
                (true, id(ForPuzzle::Answer, ""), "button-puzzle-answer", Secondary),
            ],
        ));
        let suffix =
            chosen.map_or_else(String::new, |cell| format!("-{}", self.cell_name(&position, cell)));
        self.puzzle_page(posed, content, rows, highlight, &suffix)
    }

    /// Returns the page after a move that does not solve the puzzle. The board shows the move and
    /// the `line` that follows it. A button leads back, and one with the label `answer` shows the
    /// answer.
    fn tried_page(
        &self,
        before: &Posed,
        played: Move,
        line: &[Move],
        text: String,
        answer: &'static str,
    ) -> Page {
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
                (true, at(ForPuzzle::Answer), answer, Secondary),
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

    /// Returns the page at the end of a puzzle: the person's result, and what comes next. That of a
    /// siege may be shared.
    fn ended_page(&self, posed: &Posed, first: [String; 1], standing: &Puzzled) -> Page {
        let texts = self.texts;
        let part = match &standing.siege {
            Some(InSiege::Tried(part)) => Some(part.as_ref()),
            Some(InSiege::Over) | None => None,
        };
        let content =
            first.into_iter().chain(result_lines(texts, standing)).collect::<Vec<_>>().join("\n");
        let theme = standing.theme.map_or(ALL, Theme::word);
        let next = Mark::NOTHING.id(&ForPuzzle::Next(format!("{}.{theme}", book_of(&posed.at))));
        let next = |style| (true, next, "button-puzzle-next", style);
        let rows = match part {
            Some(part) => self.siege_rows(&posed.at, part, next(Secondary)),
            None => self.trainer_rows(&posed.at, next(Success)),
        };
        let shows = part.and_then(share::shared_page);
        Page { shows, ..self.puzzle_page(posed, content, rows, Highlight::None, "-end") }
    }

    /// Returns the rows below a puzzle of the trainer that has ended: the next one, votes, and
    /// other themes.
    fn trainer_rows(&self, at: &AtPuzzle, next: Possible) -> Vec<Row> {
        let texts = self.texts;
        let shared = !at.is_own();
        let game = at.game().map(|game| Mark::game(game, Seq::START).id(&ForGame::Review));
        let [up, down] = VOTES.map(|(word, _)| press_id(at, ForPuzzle::Vote, word));
        let mut rows = rows::button_row(
            texts,
            [
                next,
                (game.is_some(), game.unwrap_or_default(), "button-review", Secondary),
                (shared, up, "button-puzzle-up", Secondary),
                (shared, down, "button-puzzle-down", Secondary),
                (shared, press_id(at, ForPuzzle::Report, ""), "button-puzzle-report", Secondary),
            ],
        );
        rows.push(theme_menu(texts, book_of(at)));
        rows
    }

    /// Returns the row below a puzzle of a siege that has ended. It has room for one more button,
    /// that which shares the result.
    fn siege_rows(&self, at: &AtPuzzle, part: &SiegePart, next: Possible) -> Vec<Row> {
        let named = part.tried.is_solved().then_some(part.tried.named);
        let week = Mark::NOTHING.id(&ForPuzzle::SiegeWeek(part.siege.id.0));
        let [name, unname] = ["on", "off"].map(|what| press_id(at, ForPuzzle::SiegeNamed, what));
        let [bell, no_bell] = ["on", "off"].map(|what| press_id(at, ForPuzzle::SiegeBell, what));
        rows::button_row(
            self.texts,
            [
                (named == Some(false), name, "button-siege-name", Secondary),
                (named == Some(true), unname, "button-siege-unname", Secondary),
                (!part.bell, bell, "button-siege-bell", Secondary),
                (part.bell, no_bell, "button-siege-no-bell", Secondary),
                (true, week, "button-siege-week", Secondary),
                next,
            ],
        )
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
        let scene = Scene { highlight, corners: false, ..Scene::of(line, posed.puzzle.side()) };
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

/// Returns the cell of the unit that moves next in the stored solution, and the sentence that
/// points it out. `None` if other moves were made, or no move is left. If `counts`, the sentence
/// says that the hint counts as a miss.
pub fn write_hint(texts: Texts, posed: &Posed, counts: bool) -> Option<(String, String)> {
    let next = posed.puzzle.solution().moves().nth(posed.at.played.len())?;
    let geometry = &posed.line.position().variant().board().geometry;
    let cell = follows_solution(posed).then(|| geometry.name(next.from()).to_string())?;
    let counts = if counts { "yes" } else { "no" };
    let args = [("cell", cell.as_str().into()), ("counts", counts.into())];
    let text = texts.say_with("puzzle-hint", args);
    Some((cell, text))
}

/// Says that no fitting puzzle of a book is left, with the menu of themes to choose others.
pub fn none_left(texts: Texts, book: &str) -> Page {
    nothing_page(texts, "book", book)
}

/// Says why there is no puzzle from a person's own games, with the menu of themes to choose others.
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

/// Returns the menu of the themes of a book, and of the puzzles from one's own games.
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

/// Returns the name of the book that a puzzle is from; [`MINE`] for a puzzle from the person's own
/// games.
fn book_of(at: &AtPuzzle) -> &'static str {
    if at.is_own() { MINE } else { Book::of_puzzle(&at.puzzle).unwrap_or(&BOOKS[0]).name }
}

/// Adds a line to a text, if there is one.
fn add_line(text: String, line: Option<String>) -> String {
    [text].into_iter().chain(line).collect::<Vec<_>>().join("\n")
}

/// Says whether the person's name will be shown below a siege, with the button that undoes it.
pub fn naming_page(texts: Texts, at: &AtPuzzle, named: bool) -> Page {
    let (said, back, label) = match named {
        true => ("siege-named", "off", "button-siege-unname"),
        false => ("siege-unnamed", "on", "button-siege-name"),
    };
    page_with_way_back(texts, said, press_id(at, ForPuzzle::SiegeNamed, back), label)
}

/// Says whether the person is pinged for sieges, with the button that undoes it.
pub fn bell_page(texts: Texts, at: &AtPuzzle, on: bool) -> Page {
    let (said, back, label) = match on {
        true => ("siege-bell-on", "off", "button-siege-no-bell"),
        false => ("siege-bell-off", "on", "button-siege-bell"),
    };
    page_with_way_back(texts, said, press_id(at, ForPuzzle::SiegeBell, back), label)
}

fn page_with_way_back(texts: Texts, said: &str, back: String, label: &'static str) -> Page {
    let rows = rows::button_row(texts, [(true, back, label, Secondary)]);
    Page { rows, ..Page::text(texts.say(said)) }
}

fn press_id(at: &AtPuzzle, press: fn(At<AtPuzzle>) -> ForPuzzle, what: &str) -> String {
    Mark::NOTHING.id(&press(At { at: at.clone(), what: what.to_owned() }))
}

/// Returns true if the moves so far are those of the stored solution, so that the solution has the
/// next move.
fn follows_solution(posed: &Posed) -> bool {
    let solution = posed.puzzle.solution();
    let begins = posed.line.plies() - posed.at.played.len();
    posed.line.moves().skip(begins).eq(solution.moves().take(posed.at.played.len()))
}

/// Returns the puzzle with its solution played on the board.
fn with_answer(posed: &Posed) -> Posed {
    Posed { line: solution_line(&posed.puzzle), ..posed.clone() }
}

/// Returns the line of moves that leads to a puzzle, followed by its solution.
pub fn solution_line(puzzle: &Puzzle) -> Line {
    puzzle.course(puzzle.solution().moves())
}
