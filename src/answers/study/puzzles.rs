//! Answers about puzzles and sieges: shows them, judges tries, and takes votes and reports.

use murus_gallicus::{Variant, words};
use murus_lessons::{Book, Theme, WinClaim};

use crate::answers::challenge::challenges;
use crate::answers::showing::offer_to_show;
use crate::answers::{Answer, AnswerRefusal, Request};
use crate::game::SiegeId;
use crate::service;
use crate::service::study::puzzles::AttemptOutcome;
use crate::service::{
    AtPuzzle, Caller, Denied, MINE, NotPosed, Posed, PuzzleWish, Puzzled, Service,
};
use crate::show::custom_id::At;
use crate::show::page::{Over, Page};
use crate::show::pages::puzzle::{self, ALL, PuzzleView, VOTES};
use crate::show::pages::puzzle_texts;
use crate::show::pages::siege;
use crate::store::{Rung, StoreError};
use crate::texts::find_named;

/// An action in a puzzle on its page, other than a try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleAid {
    /// Asks which unit moves.
    Hint,
    /// Asks for the answer.
    Answer,
    /// Votes for the puzzle.
    Up,
    /// Votes against the puzzle.
    Down,
    /// Reports that the puzzle is wrong.
    Report,
}

words!(PuzzleAid { Hint: "hint", Answer: "answer", Up: "up", Down: "down", Report: "report" });

/// Shows the puzzle that the person has not finished, else the next one, of a variant and a theme
/// if these are given. The theme may be the person's own games. Refuses an unknown variant or
/// theme, and a variant without puzzles.
pub async fn show_puzzle(
    request: &Request<'_>,
    theme: Option<&str>,
    variant: Option<&str>,
) -> Answer {
    let theme = theme.map(|named| theme_of(request, named)).transpose()?;
    if theme == Some(MINE) {
        return show_own_mistake(request).await;
    }
    let variant = challenges::read_variant(request, variant, Variant::STANDARD)?;
    let Some(book) = Book::of(variant) else { return Err(request.refusal("puzzle-no-book")) };
    let theme = theme.and_then(Theme::from_word);
    let wish = PuzzleWish { book, theme, grade: None, by_moving: false };
    let posed =
        service::study::puzzles::find_current(request.service, &request.caller, wish).await?;
    next_puzzle_page(request, posed, book).await
}

/// Returns the word of the theme that a person names: all puzzles, their own games, or another
/// theme. Refuses an unknown name.
fn theme_of(request: &Request<'_>, named: &str) -> Result<&'static str, AnswerRefusal> {
    let words = [ALL, MINE].into_iter().chain(Theme::WORDS.iter().map(|(_, word)| *word));
    let names =
        |texts, word: &&str| vec![(*word).to_owned(), puzzle_texts::theme_name(texts, word)];
    let found = find_named(request.texts, named, words, names);
    found.ok_or_else(|| request.refusal("puzzle-no-theme"))
}

/// Shows the next puzzle of a wish such as `book` or `book.theme`, or the next one from the
/// person's own games. Refuses an unknown book.
pub async fn next(request: &Request<'_>, wish: &str) -> Answer {
    let (book, theme) = wish.split_once('.').unwrap_or((wish, ALL));
    if [book, theme].contains(&MINE) {
        return show_own_mistake(request).await;
    }
    let Some(book) = Book::find(book) else { return Err(request.refusal("press-unknown")) };
    let theme = Theme::from_word(theme);
    let wish = PuzzleWish { book, theme, grade: None, by_moving: false };
    let posed = service::study::puzzles::next(request.service, &request.caller, wish).await?;
    next_puzzle_page(request, posed, book).await
}

/// Shows the next puzzle from the person's own games, or says why there is none.
async fn show_own_mistake(request: &Request<'_>) -> Answer {
    match service::study::puzzles::next_mistake(request.service, &request.caller).await {
        Ok(posed) => Ok(load_puzzle_view(request).await?.posed_page(&posed, None)),
        Err(Denied::Refused(none)) => Ok(puzzle::no_mistake(request.texts, none)),
        Err(Denied::Failed(error)) => Err(error.into()),
    }
}

/// Shows a puzzle of a siege, the daily puzzle of a server, and opens it for the person. Refuses a
/// siege that is gone.
pub async fn show_siege(request: &Request<'_>, id: SiegeId, rung: Rung) -> Answer {
    match service::study::puzzles::open_siege(request.service, &request.caller, id, rung).await? {
        Some(posed) => Ok(load_puzzle_view(request).await?.posed_page(&posed, None)),
        None => Err(request.refusal("puzzle-gone")),
    }
}

/// Shows the answer of a siege that is over, as an animated picture. Refuses any other siege.
pub async fn show_siege_answer(request: &Request<'_>, id: SiegeId) -> Answer {
    let shown =
        service::study::puzzles::show_siege_answer(request.service, &request.caller, id).await?;
    let (siege, puzzle) = shown.ok_or_else(|| request.refusal("puzzle-gone"))?;
    let (texts, theme) = (request.texts, request.load_tastes().await?.look.theme);
    request.drawn_in_turn(move || siege::answer_page(texts, theme, &siege, puzzle)).await
}

/// Shows a puzzle at a position. If a unit is chosen, also shows its moves. Refuses a puzzle that
/// is gone or barred.
pub async fn show_puzzle_place(request: &Request<'_>, At { at, what }: &At<AtPuzzle>) -> Answer {
    let posed = find_puzzle_place(request, at).await?;
    Ok(load_puzzle_view(request)
        .await?
        .posed_page(&posed, Some(what.as_str()).filter(|what| !what.is_empty())))
}

/// Answers a choice in a puzzle's menu: a unit, or a move if a unit is chosen already. Refuses a
/// puzzle that is gone or barred.
pub async fn choose_in_puzzle(request: &Request<'_>, at: &At<AtPuzzle>, choice: &str) -> Answer {
    let chosen = At { at: at.at.clone(), what: choice.to_owned() };
    if at.what.is_empty() {
        show_puzzle_place(request, &chosen).await
    } else {
        attempt_puzzle(request, &chosen).await
    }
}

/// Tries a move in a puzzle, and shows the verdict. A move that can be read counts. Refuses a
/// puzzle that is gone or barred.
pub async fn attempt_puzzle(request: &Request<'_>, At { at, what }: &At<AtPuzzle>) -> Answer {
    let before = find_puzzle_place(request, at).await?;
    let view = load_puzzle_view(request).await?;
    let outcome =
        service::study::puzzles::attempt_puzzle(request.service, &request.caller, at, what).await;
    match outcome.map_err(|denied| explain_denial(request, denied))? {
        AttemptOutcome::Judged(answered) => {
            offer_to_show(request, None, view.answered_page(&answered, &before)).await
        }
        AttemptOutcome::Unread(posed, refusal) => {
            Ok(request.lead_back(view.refused_page(&posed, &refusal)))
        }
    }
}

/// Judges the person's claim about which side wins in a puzzle. The claim counts as an answer.
/// Refuses an unknown claim, and a puzzle that is gone or barred.
pub async fn claim_winner(request: &Request<'_>, At { at, what }: &At<AtPuzzle>) -> Answer {
    let Some(claim) = WinClaim::from_word(what) else {
        return Err(request.refusal("press-unknown"));
    };
    let judged =
        service::study::puzzles::claim_winner(request.service, &request.caller, at, claim).await;
    let (answered, truth) = judged.map_err(|denied| explain_denial(request, denied))?;
    Ok(load_puzzle_view(request).await?.claimed_page(&answered, truth))
}

/// Shows which unit moves in the answer of a puzzle. This counts as help. Refuses a puzzle that is
/// gone or barred.
pub async fn show_puzzle_hint(request: &Request<'_>, at: &AtPuzzle) -> Answer {
    let (posed, standing) = help_with_puzzle(request, at).await?;
    Ok(load_puzzle_view(request).await?.hint_page(&posed, &standing))
}

/// Shows the answer of a puzzle. This counts as help. Refuses a puzzle that is gone or barred.
pub async fn show_puzzle_answer(request: &Request<'_>, at: &AtPuzzle) -> Answer {
    let (posed, standing) = help_with_puzzle(request, at).await?;
    Ok(load_puzzle_view(request).await?.answer_page(&posed, &standing))
}

/// Votes for a puzzle, or against it. Says so if the puzzle was never shown to the person. Refuses
/// an unknown vote.
pub async fn vote_for_puzzle(request: &Request<'_>, At { at, what }: &At<AtPuzzle>) -> Answer {
    let Some((_, vote)) = VOTES.iter().find(|(word, _)| word == what) else {
        return Err(request.refusal("press-unknown"));
    };
    Ok(say_apart(request, cast_vote(request.service, &request.caller, &at.puzzle, *vote).await?))
}

/// Votes for a puzzle, or against it, or reports it. Returns the id of the sentence that says what
/// was done. `None` for help, which judges nothing.
pub async fn judge_puzzle(
    service: &Service,
    caller: &Caller,
    puzzle: &str,
    aid: PuzzleAid,
) -> Result<Option<&'static str>, StoreError> {
    Ok(Some(match aid {
        PuzzleAid::Hint | PuzzleAid::Answer => return Ok(None),
        PuzzleAid::Up => cast_vote(service, caller, puzzle, 1).await?,
        PuzzleAid::Down => cast_vote(service, caller, puzzle, -1).await?,
        PuzzleAid::Report => send_report(service, caller, puzzle).await?,
    }))
}

async fn cast_vote(
    service: &Service,
    caller: &Caller,
    puzzle: &str,
    vote: i64,
) -> Result<&'static str, StoreError> {
    let done = service::study::puzzles::vote_for_puzzle(service, caller, puzzle, vote).await?;
    Ok(if done { "puzzle-voted" } else { "puzzle-unmet" })
}

async fn send_report(
    service: &Service,
    caller: &Caller,
    puzzle: &str,
) -> Result<&'static str, StoreError> {
    Ok(match service::study::puzzles::report_puzzle(service, caller, puzzle).await? {
        Some(true) => "puzzle-reported",
        Some(false) => "puzzle-reported-before",
        None => "puzzle-unmet",
    })
}

/// Reports that a puzzle is wrong. Says so if it was reported before, or never shown to the person.
pub async fn report_puzzle(request: &Request<'_>, at: &AtPuzzle) -> Answer {
    Ok(say_apart(request, send_report(request.service, &request.caller, &at.puzzle).await?))
}

/// Allows or forbids to name the person below a siege that they tried. Says so if they did not.
/// Refuses a puzzle that is no siege.
pub async fn name_in_siege(request: &Request<'_>, At { at, what }: &At<AtPuzzle>) -> Answer {
    let (Some(siege), named) = (at.siege, what == "on") else {
        return Err(request.refusal("press-unknown"));
    };
    let done =
        service::study::part::name_in_siege(request.service, &request.caller, siege, named).await?;
    Ok(match (done, named) {
        (false, _) => say_apart(request, "siege-not-tried"),
        (true, named) => apart(puzzle::naming_page(request.texts, at, named)),
    })
}

/// Switches the person's pings for each siege of a server on or off. Refuses a puzzle that is no
/// siege.
pub async fn ring_for_siege(request: &Request<'_>, At { at, what }: &At<AtPuzzle>) -> Answer {
    let (Some(siege), on) = (at.siege, what == "on") else {
        return Err(request.refusal("press-unknown"));
    };
    let done =
        service::study::part::ring_for_siege(request.service, &request.caller, siege, on).await?;
    Ok(match (done, on) {
        (false, _) => say_apart(request, "puzzle-gone"),
        (true, on) => apart(puzzle::bell_page(request.texts, at, on)),
    })
}

/// Returns a page with the text of this id, as a new message.
fn say_apart(request: &Request<'_>, id: &str) -> Page {
    apart(request.say_page(id))
}

/// Makes a page a new message, so that the puzzle's message stays.
fn apart(page: Page) -> Page {
    Page { over: Over::Nothing, ..page }
}

async fn find_puzzle_place(request: &Request<'_>, at: &AtPuzzle) -> Result<Posed, AnswerRefusal> {
    let posed = service::study::posed::find_posed(request.service, &request.caller, at).await;
    posed.map_err(|denied| explain_denial(request, denied))
}

/// Counts help with a puzzle. Returns the puzzle, and the person's state in it. Refuses a puzzle
/// that is gone or barred.
async fn help_with_puzzle(
    request: &Request<'_>,
    at: &AtPuzzle,
) -> Result<(Posed, Puzzled), AnswerRefusal> {
    let helped =
        service::study::puzzles::help_with_puzzle(request.service, &request.caller, at).await;
    helped.map_err(|denied| explain_denial(request, denied))
}

/// Returns the refusal that explains why a puzzle cannot be shown.
pub(super) fn explain_denial(request: &Request<'_>, denied: Denied<NotPosed>) -> AnswerRefusal {
    denied.explain(|none| match none {
        NotPosed::Gone => request.refusal("puzzle-gone"),
        NotPosed::Siege => request.refusal("help-barred-siege"),
    })
}

async fn next_puzzle_page(request: &Request<'_>, posed: Option<Posed>, book: &Book) -> Answer {
    match posed {
        Some(posed) => Ok(load_puzzle_view(request).await?.posed_page(&posed, None)),
        None => Ok(puzzle::none_left(request.texts, book.name)),
    }
}

/// Returns a view of puzzles with the person's language and board preferences.
async fn load_puzzle_view(request: &Request<'_>) -> Result<PuzzleView, StoreError> {
    let tastes = request.load_tastes().await?;
    Ok(PuzzleView { texts: request.texts, look: tastes.look })
}
