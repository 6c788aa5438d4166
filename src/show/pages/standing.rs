//! Rankings, how ratings moved, and how games end.

use murus_gallicus::theme::Theme;

use super::lists::list;
use super::profile::rating_text;
use super::view::View;
use super::weeks;
use crate::game::{Pool, Rating};
use crate::ids::ServerId;
use crate::service::{Activity, Statistics};
use crate::show::card::Card;
use crate::show::mention;
use crate::show::page::Page;
use crate::store::{Ranked, RatingChange};
use crate::texts::variant;
use crate::texts::{Texts, Value};

/// People that a ranking shows.
const SHOWN: usize = 15;

/// Variants of which statistics are shown.
const VARIANTS: usize = 8;

/// The strongest of a pool, in one server or everywhere; of so many it is not known yet whether
/// they are in the server.
pub fn leaderboard(texts: Texts, pool: Pool, in_server: bool, ranked: &[Ranked], unknown: usize) -> Page {
    if ranked.is_empty() && unknown > 0 {
        return Page::text(texts.say("leaderboard-unanswered"));
    }
    let id = match (ranked.is_empty(), in_server) {
        (true, _) => "leaderboard-none",
        (false, true) => "leaderboard-server",
        (false, false) => "leaderboard-all",
    };
    let title = texts.say_with(id, [("pool", pool.word().into())]);
    let line = |(n, ranked): (usize, &Ranked)| {
        let args = [
            ("place", Value::from(n + 1)),
            ("who", mention::person(ranked.discord).into()),
            ("rating", rating_text(&ranked.rating).into()),
            ("games", ranked.games.into()),
        ];
        texts.say_with("leaderboard-line", args)
    };
    let open = (unknown > 0).then(|| texts.say_with("leaderboard-unknown", [("count", unknown.into())]));
    let lines = ranked.iter().take(SHOWN).enumerate().map(line).chain(open).collect();
    card_of(title, list(texts, String::new(), lines, 0))
}

/// How games end, of all variants and of those played most; and where it is asked in a server how
/// much was played there week by week.
pub fn statistics(texts: Texts, all: &[Statistics], here: Option<&(ServerId, Activity)>, theme: Theme) -> Page {
    let attachment = here.and_then(|(server, activity)| weeks::chart(texts, *server, activity, theme));
    if all.is_empty() && attachment.is_none() {
        return Page::text(texts.say("statistics-none"));
    }
    let quiet = here.filter(|_| attachment.is_none());
    let quiet = quiet.map(|(_, here)| texts.say_with("statistics-quiet", [("weeks", here.weeks.len().into())]));
    let none = all.is_empty().then(|| texts.say("statistics-none"));
    let ends = all.iter().take(1 + VARIANTS).map(|one| statistics_line(texts, one));
    let lines = ends.chain(none).chain(quiet).collect();
    let text = list(texts, String::new(), lines, 0);
    let card = Card { title: texts.say("statistics-title"), text, pictured: true, ..Card::default() };
    Page { cards: vec![card], attachment, ..Page::default() }
}

/// One card alone.
fn card_of(title: String, text: String) -> Page {
    Page { cards: vec![Card { title, text, ..Card::default() }], ..Page::default() }
}

/// How the games of a variant end.
fn statistics_line(texts: Texts, one: &Statistics) -> String {
    let variant = one.variant.map(|variant| variant::name(texts, variant));
    let share = |part: i64| (100.0 * part as f64 / one.games.max(1) as f64).round() as i64;
    let args = [
        ("all", Value::from(if variant.is_none() { "yes" } else { "no" })),
        ("variant", variant.unwrap_or_default().into()),
        ("games", one.games.into()),
        ("first", share(one.first).into()),
        ("drawn", share(one.drawn).into()),
        // Games of several end otherwise, when all others are out.
        ("several", if one.variant.is_some_and(|variant| variant.board().seats > 2) { "yes" } else { "no" }.into()),
        ("breakthrough", share(one.breakthrough).into()),
        ("stalemate", share(one.stalemate).into()),
        ("average", ((one.plies as f64 / one.games.max(1) as f64).round() as i64).into()),
        ("shortest", one.shortest.into()),
        ("longest", one.longest.into()),
    ];
    texts.say_with("statistics-line", args)
}

/// How the ratings of a game moved, and why.
pub fn rating_changes(view: &View<'_>, changes: &[(Rating, RatingChange)]) -> Page {
    let (texts, game) = (view.texts, &view.row.game);
    let [(before, first), (other, second)] = changes else { return Page::text(texts.say("ratings-none")) };
    let mut lines = vec![texts.say("ratings-title")];
    for (mine, theirs, now) in [(before, other, first), (other, before, second)] {
        let expected = mine.expected(theirs);
        let who = game.chair_of(now.player).map_or_else(String::new, |chair| view.chair(chair));
        let args = [
            ("who", Value::from(who)),
            ("old", rating_text(mine).into()),
            ("deviation", (mine.deviation.round() as i64).into()),
            ("expected", ((expected * 100.0).round() as i64).into()),
            ("score", ((now.score * 100.0).round() as i64).into()),
            ("new", rating_text(&now.rating).into()),
            ("after", (now.rating.deviation.round() as i64).into()),
        ];
        lines.push(texts.say_with("ratings-line", args));
    }
    if game.is_annulled() {
        lines.push(texts.say("note-annulled"));
    }
    Page::text(lines.join("\n"))
}
