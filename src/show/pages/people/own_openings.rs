//! The page about the first moves of a person's games.

use murus_pictures::{Branch, Theme, Tree, writable};

use crate::ids::UserId;
use crate::service::{OpeningFigures, Openings};
use crate::show::card::Card;
use crate::show::mention;
use crate::show::names::Names;
use crate::show::page::{Attachment, Page, Shows};
use crate::store::ShownPage;
use crate::texts::captions;
use crate::texts::variant;
use crate::texts::{Texts, Value};

/// Returns the page with the first moves of a person's games, as a picture of a tree and in words.
/// `own` is true if the reader is that person. A text alone if there are too few games.
pub fn openings_page(
    texts: Texts,
    id: UserId,
    own: bool,
    openings: &Openings,
    names: &Names,
    theme: Theme,
) -> Page {
    if openings.sides.is_empty() {
        return Page::text(texts.say_with("openings-too-few", [("games", openings.games.into())]));
    }
    let variant = variant::variant_name(texts, openings.variant);
    let of = |id: &str, who: String| {
        texts.say_with(id, [("who", who.into()), ("variant", variant.as_str().into())])
    };
    let name = names.name(id).filter(|name| writable(name));
    let ended =
        |result: &'static str| texts.say_with("openings-result", [("result", result.into())]);
    let [won, drawn, lost] = ["won", "drawn", "lost"].map(ended);
    let tree = Tree {
        title: &texts.say("openings-title"),
        note: &name.map_or_else(|| variant.clone(), |name| of("openings-of", name.to_owned())),
        caption: &captions::credit_line(texts),
        results: [&won, &drawn, &lost],
        branches: openings.sides.iter().map(|side| tree_branch(texts, side, true)).collect(),
        theme,
    };
    let sides: Vec<String> = openings.sides.iter().map(|one| side_line(texts, one)).collect();
    let alt =
        [texts.say("openings-alt")].into_iter().chain(openings.sides.iter().flat_map(|one| {
            let first = one.next.iter().map(|next| first_move_line(texts, next));
            [side_line(texts, one)].into_iter().chain(first).collect::<Vec<_>>()
        }));
    let alt = alt.collect::<Vec<_>>().join(" ").chars().take(1000).collect();
    let name = format!("openings-{id}-{}.png", openings.games);
    let attachment = Some(Attachment { name, alt, bytes: tree.png(), shows: Shows::Picture });
    let text = [of("openings-lead", mention::mention_person(id))]
        .into_iter()
        .chain(sides)
        .collect::<Vec<_>>()
        .join("\n");
    let cards = vec![Card { text, pictured: true, ..Card::default() }];
    Page { cards, attachment, shows: own.then_some(ShownPage::Openings), ..Page::default() }
}

/// Returns a branch of the tree, with all branches after it: a side if `root`, else a move, or the
/// rare moves together.
fn tree_branch(texts: Texts, opening: &OpeningFigures, root: bool) -> Branch {
    let word = match (&opening.made, root) {
        (Some(made), _) => made.clone(),
        (None, true) => texts.say_with("side-name", [("side", opening.seat.word().into())]),
        (None, false) => texts.say("openings-rare"),
    };
    let has_side = root || opening.made.is_some();
    let next = opening.next.iter().map(|next| tree_branch(texts, next, false)).collect();
    Branch { word, seat: has_side.then_some(opening.seat), results: opening.results, next }
}

/// Returns a sentence about how the games of one side ended, with their most usual first moves.
fn side_line(texts: Texts, side: &OpeningFigures) -> String {
    let usual = side.usual();
    let number = |ply: usize| {
        if ply.is_multiple_of(2) { format!("{}. ", ply / 2 + 1) } else { String::new() }
    };
    let numbered = usual.iter().enumerate().map(|(ply, made)| number(ply) + made);
    let line = numbered.collect::<Vec<_>>().join(" ");
    let line = if usual.is_empty() { Value::from("none") } else { format!("`{line}`").into() };
    count_line(texts, "openings-side", side, ("side", side.seat.word().into()), ("line", line))
}

/// Returns a sentence about the games with one of the first moves, or with the rare moves together.
fn first_move_line(texts: Texts, next: &OpeningFigures) -> String {
    match &next.made {
        Some(made) => count_line(
            texts,
            "openings-branch",
            next,
            ("move", made.as_str().into()),
            ("line", "none".into()),
        ),
        None => texts.say_with("openings-rest", [("games", next.games().into())]),
    }
}

/// Returns the sentence with this name in `locales/`, about how many games were won, drawn and
/// lost.
fn count_line<'a>(
    texts: Texts,
    id: &str,
    opening: &OpeningFigures,
    one: (&'static str, Value<'a>),
    other: (&'static str, Value<'a>),
) -> String {
    let [won, drawn, lost] = opening.results;
    let games = ("games", opening.games().into());
    texts.say_with(
        id,
        [one, other, games, ("won", won.into()), ("drawn", drawn.into()), ("lost", lost.into())],
    )
}
