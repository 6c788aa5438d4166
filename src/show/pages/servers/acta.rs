//! The weekly card of a server (Acta Diurna).

use crate::service::servers::acta::{ActaNews, CountedPeople};
use crate::show::card::{Accent, Card};
use crate::show::custom_id::{ForStart, Mark};
use crate::show::mention::mention_people;
use crate::show::page::Page;
use crate::show::pages::contest_name::name_contest;
use crate::show::pages::view::View;
use crate::show::pages::{news, replay, seen, summary};
use crate::show::rows;
use crate::show::rows::Style::Primary;
use crate::texts::{Texts, Value};

/// The views of the games that the card names.
pub struct ActaViews<'a> {
    /// The best game, which is shown as a film.
    pub best: Option<View<'a>>,
    /// The game that the player with the lower rating won, and the difference.
    pub upset: Option<(View<'a>, f64)>,
    /// The longest game.
    pub longest: Option<View<'a>>,
}

/// Returns the weekly card of a server: its games, with the best one as a film, and its people. It
/// pings no one.
pub fn acta_page(texts: Texts, news: &ActaNews, views: &ActaViews<'_>) -> Page {
    let film = views.best.as_ref().and_then(|view| {
        let side = seen::public_side(view);
        replay::replay_page(view, side, None).attachment
    });
    let best = views
        .best
        .as_ref()
        .map(|view| texts.say_with("acta-best", [("game", summary::result_line(view).into())]));
    let upset = views.upset.as_ref().and_then(|(view, gap)| upset_line(view, *gap));
    let longest = views.longest.as_ref().map(|view| {
        let players = summary::pairing(view, None, &|chair| view.name_chair(chair));
        let args = [("game", players.into()), ("moves", news::count_moves(view).into())];
        texts.say_with("acta-longest", args)
    });
    let leagues = news.leagues.iter().map(|(contest, first)| {
        let args = [
            ("name", Value::from(name_contest(texts, contest))),
            ("who", mention_people(first).into()),
        ];
        texts.say_with("acta-league", args)
    });
    let games = texts.say_with("acta-games", [("games", news.games.into())]);
    let lines = [Some(games), best, upset, longest].into_iter().flatten();
    let lines = lines.chain(leagues).chain(people_line(texts, "acta-sieges", &news.solvers));
    let lines = lines.chain(people_line(texts, "acta-new", &news.newcomers));
    let card = Card {
        accent: Accent::Good,
        title: texts.say("acta-title"),
        text: lines.collect::<Vec<_>>().join("\n"),
        pictured: film.is_some(),
        ..Card::default()
    };
    let mark = Mark::acta(news.server, news.week.monday);
    let friend = (true, mark.id(&ForStart::Friend), "button-friend", Primary);
    let rows = rows::button_row(texts, [friend]);
    Page { cards: vec![card], attachment: film, rows, ..Page::default() }
}

/// Returns the line about the game that the player with the lower rating won; `None` without a
/// winner.
fn upset_line(view: &View<'_>, gap: f64) -> Option<String> {
    let winner = view.game.chair_at(view.game.outcome()?.winner?);
    let loser = view.game.chairs.chairs().find(|&chair| chair != winner)?;
    let args = [
        ("winner", Value::from(view.name_chair(winner))),
        ("loser", view.name_chair(loser).into()),
        ("gap", (gap.round() as i64).into()),
    ];
    Some(view.texts.say_with("acta-upset", args))
}

/// Returns a line with the number of people, and the names of some; `None` without people.
fn people_line(texts: Texts, id: &str, people: &CountedPeople) -> Option<String> {
    let some = if people.named.is_empty() { "no" } else { "yes" };
    let args = [
        ("count", Value::from(people.count)),
        ("some", some.into()),
        ("who", mention_people(&people.named).into()),
    ];
    (people.count > 0).then(|| texts.say_with(id, args))
}
