//! A challenge, or a duel of our opponent with itself, that is being put together, on one private
//! page.

use crate::show::mention;
use crate::show::rows::Style::{Secondary, Success};
use crate::texts::variant;
use murus_gallicus::engine::{LEVELS, Level};
use murus_gallicus::rules::{PRESETS, Seat};

use crate::game::{TIMES, Terms};
use crate::show::card::{Accent, Card};
use crate::show::custom_id::{ForPerson, ForStart, Mark};
use crate::show::draft::{Draft, Duel};
use crate::show::emoji::Emoji;
use crate::show::page::Page;
use crate::show::rows::{MenuChoice, MenuOptions, Row, button_row, menu, menu_of_any};
use crate::texts::{Texts, Value};

/// The page: the proposal, a menu for each choice, and the button that posts it. `usual` says
/// whether it is rated where that is not chosen.
pub fn draft_page(texts: Texts, draft: &Draft, usual: bool) -> Page {
    let id = |press: ForStart| Mark::NOTHING.id(&press);
    let written = draft.variant.to_string();
    let variants = PRESETS.iter().map(|(word, variant)| {
        let option = MenuChoice::new(texts.say(&format!("preset-{word}")), *variant);
        option.chosen(*variant == written)
    });
    let times = TIMES.iter().map(|(word, time)| {
        let option = MenuChoice::new(texts.say(&format!("choice-{word}")), *word);
        option.chosen(*time == draft.time)
    });
    let mut rows = vec![
        menu(id(ForStart::AskVariant(draft.clone())), texts.say("ask-variant"), variants.collect()),
        menu(id(ForStart::AskTime(draft.clone())), texts.say("ask-time"), times.collect()),
    ];
    if draft.most_people() > 1 {
        rows.push(people_menu(texts, draft));
    }
    let is_rated = draft.rated.unwrap_or(usual);
    let rated = if is_rated { "button-ask-unrated" } else { "button-ask-rated" };
    rows.extend(button_row(
        texts,
        [
            (true, id(ForStart::AskSend(draft.clone())), "button-ask-send", Success),
            (draft.may_be_rated(), id(ForStart::AskRated(draft.clone())), rated, Secondary),
            (true, Mark::NOTHING.id(&ForPerson::Cancel), "button-ask-not", Secondary),
        ],
    ));
    let people: Vec<String> = draft.people.iter().copied().map(mention::mention_person).collect();
    let content = texts
        .say_with("ask-whom", [("count", people.len().into()), ("who", people.join(", ").into())]);
    let may_choose = draft.rated.is_none() && draft.may_be_rated();
    let terms = Terms { rated: draft.terms().rated && is_rated, ..draft.terms() };
    let depends = may_choose && is_rated && draft.people.is_empty();
    let casual = (may_choose && !is_rated).then(|| texts.say("ask-casual"));
    let facts: Vec<String> = [
        Some(variant::variant_sentence(texts, draft.variant)),
        Some(variant::terms_sentence(texts, terms, depends)),
        casual,
    ]
    .into_iter()
    .flatten()
    .collect();
    let card = Card {
        accent: Accent::Good,
        title: variant::variant_name(texts, draft.variant),
        text: facts.join("\n"),
        ..Card::default()
    };
    Page { content, cards: vec![card], rows, ..Page::default() }
}

/// A menu of people, as many as there are seats.
fn people_menu(texts: Texts, draft: &Draft) -> Row {
    let id = Mark::NOTHING.id(&ForStart::AskWho(draft.clone()));
    menu_of_any(
        id,
        texts.say("ask-who"),
        MenuOptions::People(draft.people.clone()),
        draft.most_people(),
    )
}

/// The page of a duel: a menu of levels for each side, and the button that begins it.
pub fn duel_page(texts: Texts, duel: &Duel) -> Page {
    let id = |press: ForStart| Mark::NOTHING.id(&press);
    let levels = |seat: Seat, press: ForStart| {
        let option = |level: &Level| {
            let rated = variant::rated_level(texts, level);
            let args = [("side", Value::from(seat.word())), ("level", rated.into())];
            MenuChoice::new(texts.say_with("duel-level", args), level.name)
                .chosen(level.name == duel.levels[seat.index()])
                .with_emoji(Emoji::of_level(level.name))
        };
        menu(
            id(press),
            texts.say_with("side-name", [("side", seat.word().into())]),
            LEVELS.iter().map(option).collect(),
        )
    };
    let mut rows = vec![
        levels(Seat::Romans, ForStart::DuelRomans(duel.clone())),
        levels(Seat::Gauls, ForStart::DuelGauls(duel.clone())),
    ];
    rows.extend(button_row(
        texts,
        [
            (true, id(ForStart::DuelBegin(duel.clone())), "button-duel-begin", Success),
            (true, Mark::NOTHING.id(&ForPerson::Cancel), "button-ask-not", Secondary),
        ],
    ));
    let name = variant::variant_name(texts, duel.variant);
    Page {
        content: texts.say_with("duel-ask", [("variant", name.into())]),
        rows,
        ..Page::default()
    }
}
