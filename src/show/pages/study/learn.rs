//! The pages of lessons: their steps, the verdict on a tried move, and the guided game at the end.
//! They are shown to one person alone.

use crate::show::rows::Style::{Primary, Secondary, Success};
use crate::show::rows::{Button, MENU, MenuChoice, Row};
use crate::texts::captions;
use crate::texts::deed::describe_deed;
use crate::texts::variant;
use murus_gallicus::{Cell, Line, Move, Position};
use murus_lessons::{Advice, Deed, Guidance, Guided, LESSONS, Lesson, Step, TriedStep};
use murus_pictures::{Highlight, NamedCells, Scene};

use crate::service::{LessonRemark, Stand};
use crate::show::custom_id::{At, ForLesson, ForPuzzle, ForStart, Mark};
use crate::show::page::Page;
use crate::show::pages::guidance::{guidance_text, write_move};
use crate::show::pages::menus::{cell_named, units_that_move};
use crate::show::pages::picture::draw_dressed;
use crate::show::rows::{self, button};
use crate::store::Look;
use crate::texts::{Texts, Value, unit_word};

/// A lesson with the language and the look in which it is shown.
#[derive(Clone, Copy)]
pub struct Class<'a> {
    /// The language.
    pub texts: Texts,
    /// The look of the pictures.
    pub look: Look,
    /// The lesson.
    pub lesson: &'a Lesson,
}

/// The marks on a lesson's picture.
#[derive(Default)]
struct LessonMarks<'a> {
    /// The highlighted cells: units that can be chosen, or targets of moves.
    highlight: Highlight<'a>,
    /// The formation of the step and its cells; `None` if the step has none.
    formation: Option<(murus_lessons::Formation, Vec<Cell>)>,
    /// True if corners mark towers that can break through next. They would give the answer to a
    /// step away, and the guided game explains them.
    corners: bool,
}

impl Class<'_> {
    /// Returns the page of a person's current point in a lesson: a step, the guided game, or the
    /// page after the end. In the game, `unit` is the cell of the unit whose moves are shown;
    /// `None` shows the units.
    pub fn stand_page(&self, stand: &Stand, unit: Option<&str>) -> Page {
        match stand {
            Stand::Step(n) => self.step_page(*n),
            Stand::Game(game, remark) => {
                let cell = unit.and_then(|unit| cell_named(game.line().position(), unit));
                let moves =
                    cell.map(|cell| game.line().position().moves_from(cell)).unwrap_or_default();
                match (cell, &**remark) {
                    (Some(cell), LessonRemark::Turn(guidance)) if !moves.is_empty() => {
                        self.targets_page(game, &guidance.advice.what, cell, &moves)
                    }
                    (_, LessonRemark::Turn(guidance)) => self.turn_page(game, guidance),
                    (_, LessonRemark::End(lost_by)) => self.end_page(game, *lost_by),
                }
            }
            Stand::Done => left_page(self.texts),
        }
    }

    /// Returns the page of step `n`, counted from 0: a picture, the task, and a button for each
    /// move. Panics beyond the last step.
    fn step_page(&self, n: usize) -> Page {
        let before = n.checked_sub(1).map(|before| &self.lesson.steps[before]);
        self.asking_page(&self.lesson.steps[n], self.task_of(n), before)
    }

    /// Returns the progress line and the task of step `n`, counted from 0. Panics beyond the last
    /// step.
    pub fn task_of(&self, n: usize) -> String {
        format!(
            "{}\n{}",
            progress_line(self.texts, self.lesson, n),
            self.texts.say(self.lesson.steps[n].say)
        )
    }

    /// Returns the progress line of step `n`, counted from 0, and below it the sentences about a
    /// tried move.
    pub fn verdict_text(&self, n: usize, tried: &TriedStep) -> String {
        format!("{}\n{}", progress_line(self.texts, self.lesson, n), self.reason_text(tried))
    }

    /// Returns the sentences about a tried move.
    pub fn reason_text(&self, tried: &TriedStep) -> String {
        let position = tried.line.positions()[0];
        let name = |cell: Cell| position.variant().board().geometry.name(cell).to_string();
        let near = match tried.played {
            Move::Distribute { mid, .. } => mid,
            other => other.to(),
        };
        let args = [
            ("move", Value::from(position.write(tried.played).to_string())),
            ("from", name(tried.played.from()).into()),
            ("near", name(near).into()),
            ("far", name(tried.played.to()).into()),
        ];
        self.texts.say_with(tried.say, args)
    }

    /// Returns the page after a move was tried in step `n`, counted from 0. After a right move it
    /// shows the new board and leads to the next step. After any other move it gives the reason.
    pub fn outcome_page(&self, n: usize, tried: &TriedStep) -> Page {
        let texts = self.texts;
        let lesson = self.lesson;
        let content = self.verdict_text(n, tried);
        let step = &lesson.steps[n];
        if !tried.right {
            return self.asking_page(step, content, Some(step));
        }
        let on = match lesson.steps.get(n + 1) {
            Some(next) => Some((step_press(lesson, next), "button-learn-next")),
            None if lesson.game.is_some() => {
                Some((ForLesson::Guided(lesson.id.to_owned()), "button-learn-game"))
            }
            None => lesson_after(lesson)
                .map(|next| (step_press(next, &next.steps[0]), "button-learn-lesson")),
        };
        let on = on.unwrap_or((ForLesson::LearnLeave, "button-learn-next"));
        let rows = rows::button_row(
            texts,
            [
                (true, Mark::NOTHING.id(&on.0), on.1, Success),
                (true, Mark::NOTHING.id(&step_press(lesson, step)), "button-back", Secondary),
            ],
        );
        let file =
            format!("{}-{}-{}", lesson.id, step.id, tried.line.positions()[0].write(tried.played));
        self.board_page(content, rows, &tried.line, LessonMarks::default(), &file)
    }

    /// Returns the page of a step with its moves as buttons, and with the button back to the step
    /// `before`, if there is one.
    fn asking_page(&self, step: &Step, content: String, before: Option<&Step>) -> Page {
        let texts = self.texts;
        let lesson = self.lesson;
        let Some(position) = step.position() else { return left_page(texts) };
        let line = Line::from(position);
        let mut moves = position.moves();
        moves.sort_by_cached_key(|&m| position.write(m).to_string());
        let press = |m: &Move| {
            let text = position.write(*m).to_string();
            let tried = within_lesson(lesson, format!("{}.{text}", step.id));
            button(Mark::NOTHING.id(&ForLesson::Try(tried)), text, Primary)
        };
        let mut rows = rows::button_rows(moves.iter().map(press).collect());
        let before = before.map(|before| step_press(lesson, before));
        let skip = lesson.game.map(|_| ForLesson::Guided(lesson.id.to_owned()));
        let there = [(before, "button-back"), (skip, "button-learn-skip")].into_iter();
        let there = there
            .filter_map(|(press, label)| Some((true, Mark::NOTHING.id(&press?), label, Secondary)));
        rows.extend(rows::button_row(texts, there));
        // If one unit can move, its targets are marked. If several can, the units are marked.
        let cells = units_that_move(&position, position.to_move());
        let highlight = match cells[..] {
            [from] => Highlight::Targets { from, moves: &moves },
            _ => Highlight::Origins(&cells),
        };
        self.board_page(
            content,
            rows,
            &line,
            LessonMarks { highlight, formation: formation_at(step), corners: false },
            &format!("{}-{}", lesson.id, step.id),
        )
    }

    /// Returns the page of the guided game at its end. `lost_by` is the move that lost it, if there
    /// is one: a button takes the game back to before that move.
    fn end_page(&self, game: &Guided, lost_by: Option<Move>) -> Page {
        let texts = self.texts;
        let line = game.line();
        let own =
            |press: fn(String) -> ForLesson| mark_of(game).id(&press(self.lesson.id.to_owned()));
        let won = match line.outcome() {
            Some(end) if end.winner == Some(Guided::OWN) => "yes",
            _ if lost_by.is_some() => "lost",
            _ => "no",
        };
        // One button leads on. After a win there is nothing to take back.
        let first = |case: &str| if won == case { Primary } else { Secondary };
        let next = lesson_after(self.lesson).map(|next| step_press(next, &next.steps[0]));
        let next = next.unwrap_or(ForLesson::Lessons);
        let on = Mark::NOTHING;
        let rows = rows::button_row(
            texts,
            [
                (won == "lost", own(ForLesson::GuidedMend), "button-learn-mend", first("lost")),
                (won == "no", own(ForLesson::GuidedBack), "button-take-back", first("no")),
                (true, on.id(&ForStart::PlayMurus), "button-learn-real", first("yes")),
                (won == "yes", on.id(&next), "button-learn-lesson", Secondary),
                (true, on.id(&ForStart::Friend), "button-friend", Secondary),
                (true, own(ForLesson::GuidedAnew), "button-learn-again", Secondary),
            ],
        );
        let lost = lost_by.map_or_else(String::new, |m| write_move(line.position(), m));
        let args = [
            ("how", captions::state_of_play(texts, line).into()),
            ("won", won.into()),
            ("move", lost.into()),
        ];
        let content = texts.say_with("learn-end", args);
        self.board_page(
            content,
            rows,
            line,
            LessonMarks::default(),
            &picture_name(self.lesson, game, "end"),
        )
    }

    /// Returns the page of the guided game at the person's turn, with the guidance.
    fn turn_page(&self, game: &Guided, guidance: &Guidance) -> Page {
        let texts = self.texts;
        let lesson = self.lesson;
        let line = game.line();
        let position = line.position();
        let mark = mark_of(game);
        let own = |press: fn(String) -> ForLesson| mark.id(&press(lesson.id.to_owned()));
        let begun = line.plies() > 0;
        let advice = &guidance.advice.what;
        let is_lost = matches!(advice, Advice::Lost(_));
        let geometry = &position.variant().board().geometry;
        let cells = units_that_move(position, position.to_move());
        let advised = |cell: Cell| advice.moves().iter().any(|m| m.from() == cell);
        let press = |&cell: &Cell| {
            let name = geometry.name(cell).to_string();
            let id = mark.id(&ForLesson::GuidedUnit(within_lesson(lesson, name.clone())));
            button(id, name, if advised(cell) { Primary } else { Secondary })
        };
        // One unit alone is no choice.
        let mut rows = match cells[..] {
            [only] => self.move_rows(game, advice, &position.moves_from(only)),
            _ => rows::button_rows(cells.iter().map(press).collect()),
        };
        rows.extend(rows::button_row(
            texts,
            [
                (begun && is_lost, own(ForLesson::GuidedMend), "button-learn-mend", Success),
                (begun, own(ForLesson::GuidedBack), "button-take-back", Secondary),
                (!advice.moves().is_empty(), own(ForLesson::GuidedHint), "button-hint", Secondary),
                (begun, own(ForLesson::GuidedAnew), "button-learn-anew", Secondary),
                (true, mark.id(&ForLesson::LearnLeave), "button-learn-leave", Secondary),
            ],
        ));
        let sentence = guidance_text(texts, position, guidance);
        let content = if begun {
            sentence
        } else {
            let args = [("level", variant::describe_level(texts, game.level()).into())];
            format!("{}\n{sentence}", texts.say_with("learn-game", args))
        };
        let cells = advice.cells();
        let look = LessonMarks {
            highlight: Highlight::Origins(&cells),
            formation: guidance.formation(position),
            corners: true,
        };
        self.board_page(content, rows, line, look, &picture_name(lesson, game, "turn"))
    }

    /// Returns the page of the best move at the person's turn in the guided game. `None` outside
    /// the game, at its end, and if every move loses.
    pub fn hint_page(&self, stand: &Stand) -> Option<Page> {
        let Stand::Game(game, remark) = stand else { return None };
        let LessonRemark::Turn(guidance) = &**remark else { return None };
        let advice = &guidance.advice.what;
        let best = *advice.moves().first()?;
        let position = game.line().position();
        let args = [
            ("move", write_move(position, best).into()),
            ("deed", self.deed_of(position, best).into()),
        ];
        let content = self.texts.say_with("learn-hint", args);
        Some(self.moves_page(content, game, advice, best.from(), &[best]))
    }

    /// Returns the page of the moves of one unit in the guided game.
    fn targets_page(&self, game: &Guided, advice: &Advice, from: Cell, moves: &[Move]) -> Page {
        let position = game.line().position();
        let name = position.variant().board().geometry.name(from).to_string();
        let unit = position.unit(from).map_or(Value::from(""), unit_word);
        let content = self.texts.say_with("menu-targets", [("cell", name.into()), ("unit", unit)]);
        self.moves_page(content, game, advice, from, moves)
    }

    /// Returns a page with this text that offers some moves of the unit on the cell `from` in the
    /// guided game. The buttons of advised moves have a different style.
    fn moves_page(
        &self,
        content: String,
        game: &Guided,
        advice: &Advice,
        from: Cell,
        moves: &[Move],
    ) -> Page {
        let lesson = self.lesson;
        let position = game.line().position();
        let mut rows = self.move_rows(game, advice, moves);
        let back = mark_of(game).id(&ForLesson::Guided(lesson.id.to_owned()));
        rows.extend(rows::button_row(self.texts, [(true, back, "button-back", Secondary)]));
        // A picture of other targets has another name.
        let shown = match moves {
            [only] => position.write(*only).to_string(),
            _ => position.variant().board().geometry.name(from).to_string(),
        };
        let file = picture_name(lesson, game, &shown);
        self.board_page(
            content,
            rows,
            game.line(),
            LessonMarks {
                highlight: Highlight::Targets { from, moves },
                formation: None,
                corners: true,
            },
            &file,
        )
    }

    /// Returns the buttons of moves in the guided game, each with what it does. Those of advised
    /// moves have a different style.
    fn move_rows(&self, game: &Guided, advice: &Advice, moves: &[Move]) -> Vec<Row> {
        let position = game.line().position();
        let press = |m: &Move| -> Button {
            let text = position.write(*m).to_string();
            let label = format!("{text} · {}", self.deed_of(position, *m));
            let style = if advice.moves().contains(m) { Primary } else { Secondary };
            let played = ForLesson::GuidedMove(within_lesson(self.lesson, text));
            button(mark_of(game).id(&played), label, style)
        };
        rows::button_rows(moves.iter().map(press).collect())
    }

    /// Returns the effect of a move in the guided game, with its win.
    fn deed_of(&self, position: &Position, m: Move) -> String {
        match Deed::of(position, m) {
            Deed::Stalemate => self.texts.say("learn-deed-wins"),
            Deed::Through | Deed::Capture | Deed::Tower | Deed::Walls => {
                describe_deed(self.texts, position, m)
            }
        }
    }

    /// Returns a page with this text, these rows, and the board at the end of a line, seen from the
    /// side of the guided person. `file` is the name of the picture, without its ending.
    fn board_page(
        &self,
        content: String,
        rows: Vec<Row>,
        line: &Line,
        marks: LessonMarks<'_>,
        file: &str,
    ) -> Page {
        let texts = self.texts;
        let named = marks.formation.map(|(what, cells)| {
            (texts.say_with("formation-name", [("formation", what.word().into())]), cells)
        });
        let formations = named.as_ref().map(|(name, cells)| NamedCells { name, cells });
        let scene = Scene {
            highlight: marks.highlight,
            formations: formations.as_slice(),
            corners: marks.corners,
            ..Scene::of(line, Guided::OWN)
        };
        let picture = draw_dressed(texts, self.look, format!("{file}.png"), line, scene);
        Page { content, rows, attachment: Some(picture), ..Page::default() }
    }
}

/// Returns the page after a lesson is left or over, with buttons back to it and to other things to
/// do.
pub fn left_page(texts: Texts) -> Page {
    let on = Mark::NOTHING;
    let rows = rows::button_row(
        texts,
        [
            (true, on.id(&ForLesson::Learn), "button-learn", Primary),
            (true, on.id(&ForStart::PlayMurus), "button-play-murus", Secondary),
            (LESSONS.len() > 1, on.id(&ForLesson::Lessons), "button-lessons", Secondary),
            (true, on.id(&ForPuzzle::Go), "button-puzzle", Secondary),
        ],
    );
    Page { content: texts.say("learn-left"), rows, ..Page::default() }
}

/// Returns the page with the menu of lessons.
pub fn lessons_page(texts: Texts) -> Page {
    let option = |lesson: &Lesson| {
        let steps = texts.say_with("lesson-steps", [("count", lesson.steps.len().into())]);
        MenuChoice::new(lesson_name(texts, lesson), lesson.id).with_description(steps)
    };
    let options = LESSONS.iter().take(MENU).map(option).collect();
    let menu =
        rows::menu(Mark::NOTHING.id(&ForLesson::LessonBy), texts.say("lessons-hint"), options);
    Page { content: texts.say("lessons-title"), rows: vec![menu], ..Page::default() }
}

/// Returns the lesson after this one; `None` after the last.
pub fn lesson_after(lesson: &Lesson) -> Option<&'static Lesson> {
    let place = LESSONS.iter().position(|known| known.id == lesson.id)?;
    LESSONS.get(place + 1)
}

/// Returns the name of a lesson in the reader's language.
pub fn lesson_name(texts: Texts, lesson: &Lesson) -> String {
    texts.say_with("lesson-name", [("lesson", lesson.id.into())])
}

/// Returns the formation of a step and its cells; `None` for a step without a formation.
fn formation_at(step: &Step) -> Option<(murus_lessons::Formation, Vec<Cell>)> {
    let (what, cells) = step.formation?;
    let position = step.position()?;
    Some((what, cells.iter().filter_map(|cell| cell_named(&position, cell)).collect()))
}

/// Returns the line with the number of step `n`, counted from 0, and the number of all steps.
fn progress_line(texts: Texts, lesson: &Lesson, n: usize) -> String {
    texts.say_with("learn-progress", [("n", (n + 1).into()), ("count", lesson.steps.len().into())])
}

fn step_press(lesson: &Lesson, step: &Step) -> ForLesson {
    ForLesson::Step(within_lesson(lesson, step.id.to_owned()))
}

fn within_lesson(lesson: &Lesson, what: String) -> At<String> {
    At { at: lesson.id.to_owned(), what }
}

/// Returns the mark of a guided game after its current number of plies.
fn mark_of(game: &Guided) -> Mark {
    Mark::lesson(u32::try_from(game.line().plies()).unwrap_or(u32::MAX))
}

/// Returns the name of the picture of a guided game. It differs from position to position.
fn picture_name(lesson: &Lesson, game: &Guided, what: &str) -> String {
    format!("{}-{}-{what}", lesson.id, game.line().plies())
}
