//! The sentences that guide a learner through a game: what Murus did and wants, and what to do now.

use murus_gallicus::{Cell, Move, Position, Seat};
use murus_lessons::{Advice, Aim, Deed, EnemyMove, Guidance, Guided, Worded};

use crate::texts::deed::describe_deed;
use crate::texts::{Texts, Value};

/// Returns the guidance as text: the last move and the aim of Murus, and the advice to the person
/// with its reason.
pub(super) fn guidance_text(texts: Texts, position: &Position, guidance: &Guidance) -> String {
    let played = guidance.enemy.as_ref().map(|played| deed_text(texts, position, played));
    let aim = guidance.aim.as_ref().map(|aim| aim_text(texts, position, aim));
    let news: Vec<String> = played.into_iter().chain(aim).collect();
    let reason = guidance.tip.map(|tip| reason_text(texts, position, tip));
    let advice = advice_text(texts, position, &guidance.advice);
    // A warning comes before its reason. Any other advice comes after its reason.
    let advice: Vec<String> = match guidance.advice.what {
        Advice::Guard(..) => [Some(advice), reason].into_iter().flatten().collect(),
        _ => [reason, Some(advice)].into_iter().flatten().collect(),
    };
    let lines = [news, advice].map(|sentences| sentences.join(" "));
    lines.into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// Returns the name of a sentence in `locales/`: `usual`, or `again` if the sentence was said
/// before and is now put in other words.
fn choose_wording<T>(part: &Worded<T>, [usual, again]: [&'static str; 2]) -> &'static str {
    if part.reworded { again } else { usual }
}

fn deed_text(texts: Texts, position: &Position, part: &Worded<EnemyMove>) -> String {
    let EnemyMove { m, deed, cells } = &part.what;
    let args = [
        ("deed", deed.word().into()),
        ("move", write_move(position, *m).into()),
        ("count", cells.len().into()),
        ("cells", cell_names(texts, position, cells).into()),
    ];
    texts.say_with(choose_wording(part, ["learn-did", "learn-did-again"]), args)
}

fn aim_text(texts: Texts, position: &Position, part: &Worded<Aim>) -> String {
    let Aim { kind, cell } = part.what;
    let args = [("aim", kind.word().into()), ("cell", cell_name(position, cell).into())];
    texts.say_with(choose_wording(part, ["learn-aim", "learn-aim-again"]), args)
}

fn reason_text(texts: Texts, position: &Position, tip: murus_lessons::Tip) -> String {
    let count = |seat: Seat| Value::from(murus_lessons::towers(position, seat));
    let cell = murus_lessons::find_siege_tower(position)
        .map_or_else(String::new, |cell| cell_name(position, cell));
    let own = count(Guided::OWN);
    let theirs = count(Guided::OWN.other());
    let args =
        [("reason", tip.word().into()), ("own", own), ("theirs", theirs), ("cell", cell.into())];
    texts.say_with("learn-reason", args)
}

/// Returns the sentence of an advice for the move in this position.
fn advice_text(texts: Texts, position: &Position, part: &Worded<Advice>) -> String {
    let advice = &part.what;
    let id = |names: [&'static str; 2]| choose_wording(part, names);
    // Where no sentence says what a move does, the move says it.
    let name = |m: &Move| match advice {
        Advice::Grow(_) | Advice::Best(_) => describe_move(texts, position, *m),
        _ => write_move(position, *m),
    };
    let named: Vec<String> = advice.named().iter().map(name).collect();
    let moves = Value::from(named.join(", "));
    let count = Value::from(advice.moves().len());
    let how = |position: &Position, m: Move| Value::from(Deed::of(position, m).word());
    let threat =
        |m: Move| [("threat", write_move(position, m).into()), ("how", how(&position.passed(), m))];
    match advice {
        Advice::Win(wins) => {
            let best =
                wins.first().map(|m| (Value::from(write_move(position, *m)), how(position, *m)));
            let (best, how) = best.unwrap_or((moves, Value::from("")));
            texts.say_with(
                id(["learn-advice-win", "learn-advice-win-again"]),
                [("moves", best), ("how", how)],
            )
        }
        Advice::Guard(by, _) => {
            let [threat, how] = threat(*by);
            texts.say_with(
                id(["learn-advice-guard", "learn-advice-guard-again"]),
                [threat, how, ("moves", moves), ("count", count)],
            )
        }
        Advice::Lost(by) => {
            texts.say_with(id(["learn-advice-lost", "learn-advice-lost-again"]), threat(*by))
        }
        Advice::Hold(lost, _) => texts.say_with(
            "learn-advice-hold",
            [("lost", write_move(position, *lost).into()), ("moves", moves)],
        ),
        Advice::Capture(m) => {
            let cell = cell_name(position, m.to());
            texts.say_with(
                id(["learn-advice-capture", "learn-advice-capture-again"]),
                [("moves", moves), ("cell", cell.into())],
            )
        }
        Advice::Grow(_) | Advice::Best(_) => texts.say_with(
            id(["learn-advice-moves", "learn-advice-moves-again"]),
            [("moves", moves), ("count", count)],
        ),
    }
}

/// Returns a move in notation, as sentences name it.
pub(super) fn write_move(position: &Position, m: Move) -> String {
    format!("`{}`", position.write(m))
}

/// Returns a move in notation with its effect in parentheses.
fn describe_move(texts: Texts, position: &Position, m: Move) -> String {
    format!("{} ({})", write_move(position, m), describe_deed(texts, position, m))
}

/// Returns the name of a cell in notation, such as `b4`.
fn cell_name(position: &Position, cell: Cell) -> String {
    position.variant().board().geometry.name(cell).to_string()
}

/// Returns the names of the cells on which a move had its effect. Names at most the first two,
/// because no move affects more.
fn cell_names(texts: Texts, position: &Position, cells: &[Cell]) -> String {
    match *cells {
        [] => String::new(),
        [cell] => cell_name(position, cell),
        [cell, other, ..] => {
            let args = [
                ("cell", cell_name(position, cell).into()),
                ("other", cell_name(position, other).into()),
            ];
            texts.say_with("two-cells", args)
        }
    }
}
