//! The pages of rankings, of a game's changes of ratings, and of statistics about games.

use murus_pictures::Theme;

use crate::game::{ESTABLISHED, Pool, Rating};
use crate::ids::ServerId;
use crate::service::{Activity, Statistics};
use crate::show::card::Card;
use crate::show::mention;
use crate::show::page::Page;
use crate::show::pages::lists::write_list;
use crate::show::pages::profile::rating_text;
use crate::show::pages::tables;
use crate::show::pages::view::View;
use crate::show::pages::weeks;
use crate::store::{Ranked, RatingChange, ShownPage};
use crate::texts::{Texts, Value};

/// The most people that a ranking shows.
const SHOWN: usize = 15;

/// Returns the page with the strongest people in a rating pool, at most 15, of one server or of
/// all. `unknown` is the number of people who may be in the server but of whom that is not known
/// yet.
pub fn leaderboard_page(
    texts: Texts,
    pool: Pool,
    in_server: bool,
    ranked: &[Ranked],
    unknown: usize,
) -> Page {
    if ranked.is_empty() && unknown > 0 {
        return Page::text(texts.say("leaderboard-unanswered"));
    }
    let id = match (ranked.is_empty(), in_server) {
        (true, _) => "leaderboard-none",
        (false, true) => "leaderboard-server",
        (false, false) => "leaderboard-all",
    };
    let title = texts.say_with(id, [("pool", pool.word().into())]);
    let line = |(n, one): (usize, &Ranked)| {
        let args = [
            ("place", Value::from(if one.is_ranked() { n + 1 } else { 0 })),
            ("who", mention::mention_person(one.discord).into()),
            ("rating", rating_text(&one.rating, one.rating.is_provisional(one.games)).into()),
            ("games", one.games.into()),
        ];
        texts.say_with("leaderboard-line", args)
    };
    let shown = &ranked[..ranked.len().min(SHOWN)];
    let missing = || {
        let args = [
            ("needed", Value::from(ESTABLISHED)),
            ("games", Rating::SETTLED.into()),
            ("deviation", (Rating::UNSURE as i64).into()),
        ];
        texts.say_with("leaderboard-missing", args)
    };
    let missing = (!shown.iter().all(Ranked::is_ranked)).then(missing);
    let open =
        (unknown > 0).then(|| texts.say_with("leaderboard-unknown", [("count", unknown.into())]));
    let lines = shown.iter().enumerate().map(line).chain(missing).chain(open).collect();
    let text = write_list(texts, String::new(), lines, 0);
    let shows = (!ranked.is_empty()).then_some(ShownPage::Leaderboard(pool, !in_server));
    Page { cards: vec![Card { title, text, ..Card::default() }], shows, ..Page::default() }
}

/// Returns the page about how games end and how often the first player wins each variant. With
/// `here`, also a chart of the games in a server, week by week.
pub fn statistics_page(
    texts: Texts,
    all: &[Statistics],
    here: Option<&(ServerId, Activity)>,
    theme: Theme,
) -> Page {
    let attachment =
        here.and_then(|(server, activity)| weeks::draw_weeks(texts, *server, activity, theme));
    if all.is_empty() && attachment.is_none() {
        return Page::text(texts.say("statistics-none"));
    }
    let silent = here.filter(|(_, here)| here.weeks.iter().flatten().all(|games| *games == 0));
    let quiet = silent
        .map(|(_, here)| texts.say_with("statistics-quiet", [("weeks", here.weeks.len().into())]));
    let tables = match all {
        [] => vec![texts.say("statistics-none")],
        all => tables::statistics_tables(texts, all),
    };
    let text = tables.into_iter().chain(quiet).collect::<Vec<_>>().join("\n");
    let card =
        Card { title: texts.say("statistics-title"), text, pictured: true, ..Card::default() };
    Page { cards: vec![card], attachment, shows: Some(ShownPage::Statistics), ..Page::default() }
}

/// Returns the page about how a game changed the ratings of its two players, and why. `changes` has
/// the rating before and the change for each player. If it has not exactly two entries, the page
/// says that no rating changed.
pub fn rating_changes(view: &View<'_>, changes: &[(Rating, RatingChange)]) -> Page {
    let texts = view.texts;
    let game = view.game;
    let [(before, first), (other, second)] = changes else {
        return Page::text(texts.say("ratings-none"));
    };
    let mut lines = vec![texts.say("ratings-title")];
    for (mine, theirs, now) in [(before, other, first), (other, before, second)] {
        let expected = mine.expected_score(theirs);
        let who = view.name_rated(now.player);
        let args = [
            ("who", Value::from(who)),
            ("old", rating_text(mine, mine.is_provisional(now.n - 1)).into()),
            ("deviation", (mine.deviation.round() as i64).into()),
            ("expected", ((expected * 100.0).round() as i64).into()),
            ("score", ((now.score * 100.0).round() as i64).into()),
            ("new", rating_text(&now.rating, now.is_provisional()).into()),
            ("after", (now.rating.deviation.round() as i64).into()),
        ];
        let weight = now.weight.filter(|weight| *weight < 1.0).map(|weight| {
            texts.say_with("ratings-weight", [("weight", ((weight * 100.0).round() as i64).into())])
        });
        lines.push(
            [texts.say_with("ratings-line", args)]
                .into_iter()
                .chain(weight)
                .collect::<Vec<_>>()
                .join(" "),
        );
    }
    lines.push(texts.say("ratings-rules"));
    if game.is_annulled() {
        lines.push(texts.say("note-annulled"));
    }
    Page::text(lines.join("\n"))
}
