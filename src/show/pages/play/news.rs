//! News of a game as text: moves, departures, the end.

use std::ops::{Bound, RangeBounds};

use murus_gallicus::{Entry, Seat};
use murus_pictures::Triumph;

use crate::game::{Cause, Departure, EventKind, Seq, TimeControl};
use crate::show::mention;
use crate::show::pages::view::View;
use crate::texts::Value;
use crate::texts::deed::{with_deed, with_deed_in};

/// The most plies that the news of a game lists one by one.
const LISTED: usize = 6;

/// The moves after the event `since`, numbered, such as `12. d1-d3 e6-e4`; with the players if
/// there are more than two. At most six plies are listed, and those before them are counted. Empty
/// without moves.
pub fn write_news(view: &View<'_>, since: Seq) -> String {
    let seqs = (Bound::Excluded(since), Bound::Unbounded);
    write_moves(view, seqs, &|seat| mover_name(view, seat))
}

/// Returns the text that replaces the message of a board once its turn is over: the moves after the
/// board number `since`, up to the board number `until`. A fixed sentence if there are none.
pub fn write_history(view: &View<'_>, since: Seq, until: Seq) -> String {
    let seqs = (Bound::Excluded(since), Bound::Included(until));
    let moves = write_moves(view, seqs, &|seat| view.side_name(seat));
    // A move of this turn that is not in the line any more was taken back later.
    let is_taken_back = view.game.events().iter().any(|event| {
        seqs.contains(&event.seq)
            && (matches!(event.kind, EventKind::Move(_)) || view.game.took_back(event))
    });
    match moves.is_empty() {
        true if is_taken_back => view.texts.say("turn-past-back"),
        true if until == Seq::START => view.texts.say("turn-past-first"),
        true => view.texts.say("turn-past"),
        false => moves,
    }
}

/// The moves whose event numbers are in `seqs`, numbered; with the names of the movers if there are
/// more than two players. Empty without moves.
fn write_moves(
    view: &View<'_>,
    seqs: impl RangeBounds<Seq>,
    named: &dyn Fn(Seat) -> String,
) -> String {
    let line = view.game.line();
    // Moves taken over from another game are no news.
    let given = view.game.events().iter().rfind(|event| matches!(event.kind, EventKind::Given(_)));
    let given = given.map_or(Seq::START, |event| event.seq);
    let is_new = |seq: Seq| seq > given && seqs.contains(&seq);
    let moves =
        line.entries().iter().enumerate().filter(|(_, entry)| matches!(entry, Entry::Move(_)));
    let fresh: Vec<(usize, usize)> = moves
        .map(|(n, _)| n)
        .enumerate()
        .filter(|(_, n)| is_new(view.game.seq_of_entry(*n)))
        .collect();
    let before = fresh.len().saturating_sub(LISTED);
    if fresh.is_empty() {
        return String::new();
    }
    let several = line.position().variant().board().seats > 2;
    let sentence = |n, entry| {
        let (ply, _) = fresh[before..].iter().find(|(_, at)| *at == n)?;
        let Entry::Move(m) = entry else { return None };
        let text = line.position().write(m).to_string();
        if !several {
            return Some(text);
        }
        // With several players the order of turns does not show who moved, nor what fell.
        let there = &line.positions()[*ply];
        let taken = there.unit(m.to()).is_some_and(|unit| unit.seat != there.to_move());
        let text = if taken { with_deed(view.texts, there, m, text) } else { text };
        Some(format!("{} {text},", named(there.to_move())))
    };
    let moves = line.listed(sentence);
    let moves = moves.trim_end_matches(',');
    let moves =
        view.texts.say_with("news-moves", [("moves", moves.into()), ("before", before.into())]);
    match fresh.last() {
        // The line of the result says how a game was won.
        Some(&(ply, _)) if !several && line.outcome().is_none() => {
            with_deed_in(view.texts, line, ply, moves)
        }
        _ => moves,
    }
}

/// Names the player who moved from a seat: a person by mention, a bot by its side, because only the
/// side tells several bots apart.
fn mover_name(view: &View<'_>, seat: Seat) -> String {
    let chair = view.game.chair_at(seat);
    view.person(chair).map_or_else(|| view.side_name(seat), mention::mention_person)
}

/// The line that says that the players swapped sides after the event `since`, and who plays which
/// side now. `None` if they did not swap.
pub fn swap_line(view: &View<'_>, since: Seq) -> Option<String> {
    let game = view.game;
    let entries = view.game.line().entries();
    let n =
        (0..entries.len()).find(|&n| entries[n] == Entry::Swap && game.seq_of_entry(n) > since)?;
    let by = game.find_event(game.seq_of_entry(n))?.chair;
    let args = [
        ("who", Value::from(view.name_chair(by))),
        ("other", view.name_chair(by.swapped()).into()),
    ];
    Some(view.texts.say_with("turn-swapped", args))
}

/// Returns a sentence for each player who left a game of several after the event `since`, with the
/// reason. Empty for a game of two.
pub fn departure_lines(view: &View<'_>, since: Seq) -> Vec<String> {
    let sentence = |Departure { chair, seat, reason }| {
        let args = [
            ("who", view.name_chair(chair).into()),
            ("why", reason.word().into()),
            ("side", seat.word().into()),
        ];
        view.texts.say_with(
            if view.game.is_brought_in() { "turn-gone-brought-in" } else { "turn-gone" },
            args,
        )
    };
    view.game.list_departures(since).into_iter().map(sentence).collect()
}

/// The line with the order in which the players of a game of several left it; `None` unless more
/// than one left, or one did and the others drew.
pub fn departure_order(view: &View<'_>) -> Option<String> {
    let left = view.game.list_departures(Seq::START);
    let named = |gone: &Departure| {
        let who = view.name_seat(gone.seat);
        let side = view.side_name(gone.seat);
        // The sides of an imported game have no other name.
        if who == side { who } else { format!("{who} ({side})") }
    };
    let who = left.iter().map(named).collect::<Vec<_>>().join(", ");
    let drawn = view.game.outcome().is_some_and(|end| end.winner.is_none());
    let args = [("who", Value::from(who)), ("count", left.len().into())];
    (left.len() > 1 || drawn && !left.is_empty()).then(|| view.texts.say_with("end-order", args))
}

/// Returns sentences about changes after the event `since` that were no moves: takebacks, seats
/// taken over, players who are in the game again, and swapped sides.
pub fn change_lines(view: &View<'_>, since: Seq) -> Vec<String> {
    let game = view.game;
    let fresh = game.events().iter().filter(|event| event.seq > since);
    let sentences = fresh.filter_map(|event| {
        let id = match event.kind {
            EventKind::Takeback => "turn-taken-back",
            EventKind::Agree if game.took_back(event) => "turn-taken-back-agreed",
            EventKind::Agree if game.let_go(event) => "turn-let-go",
            EventKind::Adopt(_) => "turn-adopted",
            _ => return None,
        };
        Some(view.texts.say_with(id, [("who", view.name_chair(event.chair).into())]))
    });
    let returned = game.list_returned(since);
    let returned = returned.map(|chair| {
        view.texts.say_with("turn-returned", [("who", view.name_chair(chair).into())])
    });
    sentences.chain(returned).chain(swap_line(view, since)).collect()
}

/// Returns all news after the event `since`, one a line: the moves, other changes, and the players
/// who left.
pub fn write_all_news(view: &View<'_>, since: Seq) -> String {
    let news = Some(write_news(view, since)).filter(|news| !news.is_empty());
    news.into_iter()
        .chain(change_lines(view, since))
        .chain(departure_lines(view, since))
        .collect::<Vec<_>>()
        .join("\n")
}

/// Returns the line that says who won, how, and after how many moves; empty while the game runs. A
/// second line says so if a moderator annulled the result.
pub fn result_line(view: &View<'_>) -> String {
    let annulled =
        view.game.is_annulled().then(|| format!("\n{}", view.texts.say("note-annulled")));
    played_out(view, false) + annulled.as_deref().unwrap_or_default()
}

/// Returns the sentence about how a game ended, without the winner where the reason names the
/// loser: for a reader who knows who won. Empty while the game runs.
pub fn result_line_without_winner(view: &View<'_>) -> String {
    played_out(view, true)
}

/// Returns the number of moves that were made, counting a turn of each side as one move.
pub fn count_moves(view: &View<'_>) -> usize {
    let line = view.game.line();
    line.plies().checked_sub(1).map_or(0, |last| line.round(last))
}

/// Returns the name of the cell on which the winner broke through. Empty if the game ended in
/// another way.
fn broken_through(view: &View<'_>) -> String {
    let cell = Triumph::of(view.game.line()).and_then(|triumph| triumph.cell);
    let geometry = &view.game.variant().board().geometry;
    cell.map_or_else(String::new, |cell| geometry.name(cell).to_string())
}

/// Returns the sentence about the result of a game; empty while the game runs. If `told`, it leaves
/// the winner out where the reason names the loser.
fn played_out(view: &View<'_>, told: bool) -> String {
    let game = view.game;
    let Some(end) = game.outcome() else { return String::new() };
    let seats = game.variant().board().seats;
    let winner = end.winner.map_or_else(String::new, |seat| view.name_chair(game.chair_at(seat)));
    let others: Vec<String> = Seat::ALL[..seats]
        .iter()
        .filter(|&&seat| Some(seat) != end.winner)
        .map(|&seat| view.name_chair(game.chair_at(seat)))
        .collect();
    let last = game.events().iter().rfind(|event| event.kind != EventKind::Annul);
    let season = last.and_then(|event| match event.cause {
        Cause::Own(own, ..) if own.ends_season() => Some((own.word(), event.chair)),
        _ => None,
    });
    let (id, by) = match last.map(|event| (&event.kind, event.chair)) {
        Some((EventKind::Abort, chair)) => ("game-aborted", view.name_chair(chair)),
        _ if game.is_unfinished() => ("game-unfinished", String::new()),
        Some((EventKind::Stop, _)) if season.is_some() => (
            "game-season-over",
            season.map(|(_, chair)| view.name_chair(chair)).unwrap_or_default(),
        ),
        Some((EventKind::Stop, chair)) if game.withdrawn_chair().is_some() => {
            ("game-withdrawn", view.name_chair(chair))
        }
        Some((EventKind::Stop, _)) => ("game-stopped", String::new()),
        Some((EventKind::Cancel, chair)) if game.terms.time == TimeControl::None => {
            ("game-silent", view.name_chair(chair))
        }
        Some((EventKind::Cancel, chair)) => ("game-never-began", view.name_chair(chair)),
        // An imported game names sides, whose names are in the plural.
        _ if game.is_brought_in() => ("game-result-brought-in", String::new()),
        _ => ("game-result", String::new()),
    };
    view.texts.say_with(
        id,
        [
            ("winner", winner.into()),
            ("loser", others.join(", ").into()),
            ("side", end.winner.map_or("none", Seat::word).into()),
            ("reason", season.map_or(end.reason.word(), |(own, _)| own).into()),
            ("plies", game.line().plies().into()),
            ("moves", count_moves(view).into()),
            ("cell", broken_through(view).into()),
            ("who", by.into()),
            ("told", if told { "yes" } else { "no" }.into()),
        ],
    )
}
