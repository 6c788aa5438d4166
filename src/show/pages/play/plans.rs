//! Conditional moves (plans): the pages that list them, and the texts that say why a plan is
//! refused.

use crate::show::pages::menus;
use crate::show::pages::summary;
use crate::show::rows::Style::{Primary, Secondary};
use crate::texts::deed::with_deed;
use crate::texts::refusal;
use murus_gallicus::Position;

use crate::entered;
use crate::game::{ANY_OTHER, Chair, PlanRefusal, Planned, Unmet};
use crate::service::PlanChange;
use crate::show::custom_id::ForGame;
use crate::show::page::Page;
use crate::show::pages::lists::write_list;
use crate::show::pages::view::View;
use crate::show::rows::{self, Button, Possible, button};
use crate::store::StoredPlan;
use crate::texts::{Texts, Value};

/// Returns the text that explains why a line cannot be planned.
pub fn plan_refusal(texts: Texts, wrong: &PlanRefusal) -> String {
    match wrong {
        PlanRefusal::Several => texts.say("plan-several"),
        PlanRefusal::NoAnswer => texts.say("plan-no-answer"),
        PlanRefusal::TooLong(most) => texts.say_with("plan-too-long", [("most", (*most).into())]),
        PlanRefusal::TooMany(most) => texts.say_with("plan-too-many", [("most", (*most).into())]),
        PlanRefusal::Over(line) => {
            texts.say_with("plan-over", [("line", entered::quote_line(line).into())])
        }
        PlanRefusal::AfterAnyOther(line) => {
            texts.say_with("plan-any-last", [("line", line.as_str().into())])
        }
        PlanRefusal::Contradiction(line) => {
            texts.say_with("plan-contradiction", [("line", line.as_str().into())])
        }
        PlanRefusal::OwnMoveFirst(line) => {
            texts.say_with("plan-own-move-first", [("line", line.as_str().into())])
        }
        PlanRefusal::OtherSide(line, seat) => texts.say_with(
            "plan-other-side",
            [("line", entered::quote_line(line).into()), ("side", seat.word().into())],
        ),
        PlanRefusal::Rule(line, position, rule) => {
            let why = refusal::refusal_reason(texts, position, rule);
            texts.say_with(
                "plan-rule",
                [("line", entered::quote_line(line).into()), ("why", why.into())],
            )
        }
    }
}

/// Returns true if a player who is not to move can plan an answer: the game runs between two
/// players, is past its special first turns, and is not against the computer opponent, which
/// answers before a plan is made.
pub fn may_plan(view: &View<'_>) -> bool {
    let game = view.game;
    game.chairs.len() == 2
        && game.lone_player().is_none()
        && game.outcome().is_none()
        && game.position().opening_turns() == 0
}

/// The button that plans a reply, for a row of buttons. It applies if a player who is not to move
/// can plan, and `waits` is true: the reader is one.
pub fn plan_button(view: &View<'_>, waits: bool) -> Possible {
    let id = view.press_id(ForGame::Foresee(String::new()));
    (waits && may_plan(view), id, "button-plan-reply", Secondary)
}

/// Returns the page of a person's plans in a game, each with a button that deletes it. `change` is
/// the change to the plans that led to this page, if it made one. `ended` are the plans that ended
/// with the last move of the other side. `chair` is the person's.
pub fn plans_page(
    view: &View<'_>,
    chair: Option<Chair>,
    plans: &[StoredPlan],
    ended: &[Unmet],
    change: &PlanChange<'_>,
) -> Page {
    let title = match change {
        PlanChange::Add(_) => view.texts.say("plan-kept"),
        _ if plans.is_empty() => say_no_plans(view, chair),
        _ => view.texts.say("plan-title"),
    };
    let line = |(n, plan): (usize, &StoredPlan)| {
        format!("{}. {}", n + 1, line_of_plan(view, &plan.planned))
    };
    let lines = plans.iter().enumerate().map(line).collect();
    let revoke = |(n, plan): (usize, &StoredPlan)| {
        let label = view.texts.say_with("button-unplan", [("number", (n + 1).into())]);
        button(view.press_id(ForGame::Unplan(plan.id)), label, Secondary)
    };
    let mut rows = rows::button_rows(plans.iter().enumerate().map(revoke).collect());
    let add = view.press_id(ForGame::Foresee(String::new()));
    rows.extend(view.button_row([(true, add, "button-plan-reply", Primary)]));
    let list_text = write_list(view.texts, title, lines, 0);
    let heading = match change {
        PlanChange::Add(_) => None,
        _ if plans.is_empty() => None,
        _ => Some(summary::game_heading(view)),
    };
    let ended = say_ended(view, ended);
    let parts = [heading, ended, Some(list_text)];
    Page {
        content: parts.into_iter().flatten().collect::<Vec<_>>().join("\n"),
        rows,
        ..Page::default()
    }
}

/// Returns the sentence for a person without plans, with a line that they can plan on this board.
fn say_no_plans(view: &View<'_>, chair: Option<Chair>) -> String {
    let own = view.game.to_move() == chair;
    let args = [
        ("own", Value::from(if own { "yes" } else { "no" })),
        ("line", find_example(*view.game.position(), if own { 3 } else { 2 }).into()),
    ];
    view.texts.say_with("plan-none", args)
}

/// Returns a legal line of `plies` moves from a position; a shorter one if the game ends first.
fn find_example(mut position: Position, plies: usize) -> String {
    let mut words = Vec::new();
    while words.len() < plies
        && let Some(&m) = position.moves().first()
    {
        words.push(position.write(m).to_string());
        position = position.play_unchecked(m);
    }
    words.join(" ")
}

/// Returns the line that tells a person that plans of theirs ended with the last move of the other
/// side. `None` if none did.
pub fn say_ended(view: &View<'_>, ended: &[Unmet]) -> Option<String> {
    let ply = ended.first()?.ply;
    let line = view.game.line();
    let args = [
        ("count", Value::from(ended.len())),
        ("who", view.name_seat(line.positions()[ply].to_move()).into()),
        ("move", line.text(ply).into()),
    ];
    Some(view.texts.say_with("plan-ended", args))
}

/// Returns the page for a person who saves a plan after the other side has moved: the preview of
/// the planned reply if the move was the expected one, else the move that was played. `None` if it
/// is not this person's turn.
pub fn overtaken_page(view: &View<'_>, chair: Option<Chair>, line: &str) -> Option<Page> {
    let game = view.game;
    let last = game.line().plies().checked_sub(1)?;
    if game.outcome().is_some() || chair.is_none() || game.to_move() != chair {
        return None;
    }
    let played = game.line().text(last);
    let mut words = line.split_whitespace();
    let expected = words.next().is_some_and(|word| word == played || word == ANY_OTHER);
    let reply = words.next().filter(|_| expected).and_then(|text| menus::preview_page(view, text));
    let args = [
        ("who", Value::from(view.name_seat(game.line().positions()[last].to_move()))),
        ("move", played.into()),
        ("expected", if reply.is_some() { "yes" } else { "no" }.into()),
    ];
    let why = view.texts.say_with("plan-overtaken", args);
    let page = reply.unwrap_or_else(|| Page {
        rows: view.button_row([(true, view.press_id(ForGame::Units), "button-move", Primary)]),
        ..Page::default()
    });
    Some(Page { content: format!("{why}\n{}", page.content).trim().to_owned(), ..page })
}

/// Returns the page that lists the plans of a person in a finished game whose moves were never
/// played.
pub fn unmet_page(view: &View<'_>, unmet: &[Unmet]) -> Page {
    let line = |(n, unmet): (usize, &Unmet)| format!("{}. {}", n + 1, line_of_unmet(view, unmet));
    let lines = unmet.iter().enumerate().map(line).collect();
    let list_text = write_list(view.texts, view.texts.say("plan-unmet-title"), lines, 0);
    let rows =
        view.button_row([(true, view.press_id(ForGame::Review), "button-review", Secondary)]);
    Page {
        content: format!("{}\n{list_text}", summary::game_heading(view)),
        rows,
        ..Page::default()
    }
}

/// Returns the line about a plan that was never played, with the move that was played instead, or
/// that the game ended first.
pub fn line_of_unmet(view: &View<'_>, unmet: &Unmet) -> String {
    let line = view.game.line();
    let ended = unmet.is_end(line);
    let from = line.positions()[unmet.ply.min(line.plies())];
    let args = [
        ("line", Value::from(if_then(view, from, &unmet.planned.moves))),
        ("ended", if ended { "yes" } else { "no" }.into()),
        ("played", if ended { String::new() } else { line.numbered_move(unmet.ply) }.into()),
    ];
    view.texts.say_with("plan-unmet", args)
}

/// The button that leads a person to their plans that were never played.
pub fn button_to_unmet(view: &View<'_>) -> Button {
    button(view.press_id(ForGame::Plans), view.texts.say("button-plans"), Secondary)
}

/// Writes a plan as a sentence: if they play this move, I answer with that one.
fn line_of_plan(view: &View<'_>, planned: &Planned) -> String {
    let now = *view.game.position();
    let first = planned.first_move(&now);
    let base = first.as_ref().and_then(|own| Some(now.play_unchecked(now.read(own).ok()?)));
    let line = if_then(view, base.unwrap_or(now), &planned.moves);
    match first {
        Some(own) => view.texts.say_with(
            "plan-after",
            [("own", name_move(view, &now, &own).into()), ("line", line.into())],
        ),
        None => line,
    }
}

/// Returns a move of a position in notation, with its effect. The notation alone if the move is not
/// legal.
fn name_move(view: &View<'_>, position: &Position, text: &str) -> String {
    let written = format!("`{text}`");
    position.read(text).map_or(written.clone(), |m| with_deed(view.texts, position, m, written))
}

/// Writes pairs of moves from a position: a move that is expected, or any other, and the answer to
/// it.
pub(super) fn if_then(view: &View<'_>, from: Position, moves: &[String]) -> String {
    let mut position = from;
    let moves: Vec<String> = moves
        .iter()
        .map(|text| {
            if text == ANY_OTHER {
                return text.clone();
            }
            let written = name_move(view, &position, text);
            position = position.read(text).map_or(position, |m| position.play_unchecked(m));
            written
        })
        .collect();
    let pair = |pair: &[String]| match pair {
        [theirs, own] if theirs == ANY_OTHER => {
            view.texts.say_with("plan-any", [("own", own.as_str().into())])
        }
        [theirs, own] => {
            let args = [("theirs", Value::from(theirs.as_str())), ("own", own.as_str().into())];
            view.texts.say_with("plan-pair", args)
        }
        _ => String::new(),
    };
    moves.chunks(2).map(pair).collect::<Vec<_>>().join(&view.texts.say("plan-then"))
}
