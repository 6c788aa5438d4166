//! How strong a person is.

use crate::show::mention;
use crate::show::rows::Style::Secondary;
use crate::texts::variant;
use murus_gallicus::engine::LEVELS;
use murus_gallicus::theme::Theme;

use super::rated;
use crate::game::Rating;
use crate::ids::UserId;
use crate::service::Profile;
use crate::show::card::{Author, Card};
use crate::show::custom_id::{ForPerson, Mark};
use crate::show::names::Names;
use crate::show::page::Page;
use crate::show::rows;
use crate::texts::{Texts, Value};

/// How strong our opponent is on each of its levels.
pub fn murus(texts: Texts) -> Page {
    let levels: Vec<String> =
        LEVELS.iter().map(|level| format!("{} **{}**", variant::level(texts, level.name), level.rating)).collect();
    let patient = LEVELS.iter().find(|level| level.patience.is_some()).map_or("", |level| level.name);
    let args = [
        ("count", Value::from(levels.len())),
        ("levels", levels.join("\n").into()),
        ("patient", variant::level(texts, patient).into()),
    ];
    let text = texts.say_with("profile-murus", args);
    Page { cards: vec![Card { text, ..Card::default() }], ..Page::default() }
}

/// How strong a person is, against others and against the person who asks.
pub fn profile(texts: Texts, id: UserId, own: bool, profile: &Profile, names: &Names, theme: Theme) -> Page {
    let record = |[won, drawn, lost]: [usize; 3], id: &str| {
        let args = [("won", Value::from(won)), ("drawn", drawn.into()), ("lost", lost.into())];
        texts.say_with(id, args)
    };
    let mut lines = vec![mention::person(id)];
    for (pool, rating, games) in &profile.standings {
        let args = [
            ("pool", Value::from(pool.word())),
            ("rating", rating_text(rating).into()),
            ("deviation", (rating.deviation.round() as i64).into()),
            ("games", (*games).into()),
            ("sure", if rating.is_provisional() { "no" } else { "yes" }.into()),
        ];
        lines.push(texts.say_with("profile-rating", args));
    }
    if profile.standings.is_empty() {
        lines.push(texts.say("profile-unrated"));
    }
    lines.push(record(profile.record, "profile-record"));
    if !own && profile.between.iter().sum::<usize>() > 0 {
        lines.push(record(profile.between, "profile-between"));
    }
    let best = profile.standings.iter().max_by_key(|(_, _, games)| *games);
    let attachment = best.and_then(|(pool, ..)| rated::chart(texts, id, *pool, profile, theme));
    let known = names.get(id);
    let card = Card {
        author: known.map(|known| Author { name: known.name.clone(), icon: None }),
        thumbnail: known.map(|known| known.avatar.clone()),
        text: lines.join("\n"),
        pictured: true,
        ..Card::default()
    };
    let played = profile.record.iter().sum::<usize>() > 0;
    let openings = Mark::NOTHING.id(&ForPerson::Openings(id));
    let rows = rows::row(texts, [(played, openings, "button-openings", Secondary)]);
    Page { cards: vec![card], attachment, rows, ..Page::default() }
}

/// A rating as people read it; what is not sure has a question mark.
pub fn rating_text(rating: &Rating) -> String {
    format!("{}{}", rating.rating.round(), if rating.is_provisional() { "?" } else { "" })
}
