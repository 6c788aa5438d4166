//! Chooses the next puzzle on the pages. A person who is signed in gets a puzzle about as hard as
//! they are strong, which counts for their rating. Other visitors get the next harder one.

use std::ops::RangeInclusive;

use axum::Form;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use murus_gallicus::{PRESETS, Variant};
use murus_lessons::{BOOKS, Book, Puzzle, Theme};
use serde::Deserialize;

use crate::game::{Day, Timestamp};
use crate::service::people::solver::{Solver, find_solver};
use crate::service::play::sieges;
use crate::service::study::puzzles;
use crate::service::{Caller, Denied, MINE, PuzzleWish};
use crate::show::names::Names;
use crate::show::pages::profile::solver_line;
use crate::show::pages::puzzle::no_mistake;
use crate::show::pages::puzzle_texts::{grade_name, theme_name};
use crate::texts::{Texts, variant};
use crate::web::site::Site;
use crate::web::site::frame::address::address_with;
use crate::web::site::frame::layout::{said_page, sentence_page};
use crate::web::site::frame::visitor::Visitor;
use crate::web::site::frame::words::Words;

/// The grades of puzzles, from easy to very hard.
const GRADES: RangeInclusive<u8> = 1..=5;

/// The kind of puzzles that a reader wants, from the query of an address.
#[derive(Clone, Default, Deserialize)]
pub struct PuzzleFilter {
    /// The name of the book of puzzles. Empty for the first book.
    #[serde(default)]
    book: String,
    /// The theme of the puzzles, by its word. Empty for all themes.
    #[serde(default)]
    theme: String,
    /// The grade of the puzzles, from 1 to 5. Empty for all grades.
    #[serde(default)]
    grade: String,
}

impl PuzzleFilter {
    /// Returns this filter with the book of a puzzle in place of its own.
    pub fn beside(&self, puzzle: &Puzzle) -> PuzzleFilter {
        let book = Book::of_puzzle(&puzzle.id).map_or("", |book| book.name);
        PuzzleFilter { book: book.to_owned(), ..self.clone() }
    }

    /// Returns true if the filter names a book, a theme or a grade.
    pub fn is_set(&self) -> bool {
        [&self.book, &self.theme, &self.grade].into_iter().any(|word| !word.is_empty())
    }

    fn book(&self) -> &'static Book {
        Book::find(&self.book).unwrap_or(&BOOKS[0])
    }

    fn theme(&self) -> Option<Theme> {
        Theme::from_word(&self.theme)
    }

    fn grade(&self) -> Option<u8> {
        self.grade.parse().ok()
    }

    /// Returns the easiest puzzle that is harder than the one with this id, or the easiest of all
    /// after the hardest. Leaves out sieges that still run. `None` if no other puzzle matches the
    /// filter and is solved by moving.
    pub fn find_harder(&self, id: &str, now: Timestamp) -> Option<&'static Puzzle> {
        let order = |puzzle: &'static Puzzle| (puzzle.rating, puzzle.id.as_str());
        let fitting = || {
            let all = self.book().select(self.theme(), self.grade());
            all.filter(|puzzle| puzzle.own_moves() > 0 && !sieges::is_running(&puzzle.id, now))
        };
        let by_order =
            |one: &&'static Puzzle, other: &&'static Puzzle| order(one).cmp(&order(other));
        let here = Puzzle::find(id);
        let harder =
            |puzzle: &&'static Puzzle| here.is_some_and(|here| order(puzzle) > order(here));
        fitting().filter(harder).min_by(by_order).or_else(|| fitting().min_by(by_order))
    }

    /// Returns the address of a puzzle's page with this filter.
    pub fn address(&self, puzzle: &Puzzle) -> String {
        self.address_at("/learn/puzzle", puzzle)
    }

    /// Returns an address at this path for a puzzle, with this filter.
    pub fn address_at(&self, path: &str, puzzle: &Puzzle) -> String {
        let filter = [("book", &*self.book), ("theme", &*self.theme), ("grade", &*self.grade)];
        address_with(path, &[&[("id", &*puzzle.id)], &filter[..]].concat())
    }

    /// Returns the button that poses the next puzzle of this filter to a person who is signed in,
    /// with this class.
    pub fn pose_button(&self, texts: Texts, class: &str) -> Markup {
        html! {
            form method="post" action="/learn/puzzle/next" {
                input type="hidden" name="book" value=(self.book);
                input type="hidden" name="theme" value=(self.theme);
                input type="hidden" name="grade" value=(self.grade);
                button class=(class) type="submit" { (texts.say("button-puzzle-next")) }
            }
        }
    }
}

/// Returns the path of a puzzle's picture for link previews.
pub fn card_path(puzzle: &Puzzle) -> String {
    address_with("/learn/puzzle/card.png", &[("id", &puzzle.id)])
}

/// Writes a person's puzzle statistics, if the visitor is signed in, and the form that chooses a
/// variant and a theme.
pub async fn choice_panel(site: &Site, visitor: &Visitor, filter: &PuzzleFilter) -> Markup {
    let texts = visitor.texts;
    let solver = match visitor.person() {
        // Without the statistics the page still shows the puzzle.
        Some(person) => find_solver(site.answers.service(), person).await.ok().flatten(),
        None => None,
    };
    let method = if visitor.session.is_some() { "post" } else { "get" };
    let action = if visitor.session.is_some() { "/learn/puzzle/next" } else { "/learn/puzzle" };
    let there = |theme: &&(Theme, &str)| {
        filter.book().select(Some(theme.0), None).any(|puzzle| puzzle.own_moves() > 0)
    };
    let nobody = Names::default();
    html! {
        section.panel {
            @if let Some(solver) = solver {
                (Words { texts, names: &nobody }.write_text(&own_line(texts, &solver, visitor.now)))
            }
            form.row method=(method) action=(action) {
                label { span { (texts.say("page-variant")) }
                    select name="book" {
                        @for book in BOOKS.iter().filter(|book| variant_of(book).is_some()) {
                            option value=(book.name) selected[book.name == filter.book().name] { (book_name(texts, book)) }
                        }
                    }
                }
                label { span { (texts.say("page-theme")) }
                    select name="theme" {
                        option value="" { (theme_name(texts, "all")) }
                        @if visitor.session.is_some() {
                            option value=(MINE) selected[filter.theme == MINE] { (texts.say("page-own-games")) }
                        }
                        @for (_, word) in Theme::WORDS.iter().filter(there) {
                            option value=(word) selected[*word == filter.theme] { (theme_name(texts, word)) }
                        }
                    }
                }
                label { span { (texts.say("page-grade")) }
                    select name="grade" {
                        option value="" { (texts.say("page-grade-any")) }
                        @for grade in GRADES {
                            option value=(grade) selected[filter.grade() == Some(grade)] { (grade_name(texts, grade)) }
                        }
                    }
                }
                button.secondary type="submit" { (texts.say("page-show")) }
            }
        }
    }
}

/// Writes a person's puzzle statistics, with the number of days in a row on which they solved a
/// siege.
fn own_line(texts: Texts, solver: &Solver, now: Timestamp) -> String {
    let days = solver.streak.days_on(Day::of_moment(now));
    let streak = (days > 0).then(|| texts.say_with("page-streak", [("days", days.into())]));
    [solver_line(texts, solver)].into_iter().chain(streak).collect::<Vec<_>>().join(" ")
}

fn book_name(texts: Texts, book: &Book) -> String {
    variant_of(book).map_or_else(|| book.name.to_owned(), |own| variant::variant_name(texts, own))
}

/// Returns the variant of all puzzles of a book. `None` for a book with several variants.
fn variant_of(book: &Book) -> Option<Variant> {
    PRESETS.iter().find(|(word, _)| *word == book.name)?.1.parse().ok()
}

/// Poses the next puzzle to the person who is signed in, and redirects to its page. Answers 401 to
/// a visitor who is not signed in, and 404 if no puzzle is left.
pub async fn pose_next(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(filter): Form<PuzzleFilter>,
) -> Response {
    let Some(caller) = visitor.caller(String::new()) else {
        let status = StatusCode::UNAUTHORIZED;
        return sentence_page(&visitor, status, "page-signed-out", &headers);
    };
    if filter.theme == MINE {
        return pose_own(&site, &visitor, &caller, &filter, &headers).await;
    }
    let (book, theme, grade) = (filter.book(), filter.theme(), filter.grade());
    let wish = PuzzleWish { book, theme, grade, by_moving: true };
    match puzzles::next(site.answers.service(), &caller, wish).await {
        Ok(Some(posed)) => Redirect::to(&filter.address(&posed.puzzle)).into_response(),
        Ok(None) => sentence_page(&visitor, StatusCode::NOT_FOUND, "page-puzzles-over", &headers),
        Err(error) => visitor.answer_failure(&site, "exercises", &error, &headers).into_response(),
    }
}

/// Poses a win that the person missed in one of their own games, and redirects to its page. If
/// there is none, answers 404 with the reason.
async fn pose_own(
    site: &Site,
    visitor: &Visitor,
    caller: &Caller,
    filter: &PuzzleFilter,
    headers: &HeaderMap,
) -> Response {
    match puzzles::next_mistake(site.answers.service(), caller).await {
        Ok(posed) => Redirect::to(&filter.address(&posed.puzzle)).into_response(),
        Err(Denied::Refused(none)) => {
            let said = no_mistake(visitor.texts, none).content;
            said_page(visitor, StatusCode::NOT_FOUND, &said, headers)
        }
        Err(Denied::Failed(error)) => {
            visitor.answer_failure(site, "exercises", &error, headers).into_response()
        }
    }
}
