//! Lists, and lists of games.

use crate::show::mention;
use crate::show::pages::menus;
use crate::show::pages::summary;
use crate::show::rows::Row;
use crate::show::rows::Style::{Primary, Secondary};
use crate::texts::variant;
use murus_gallicus::learn::Lesson;

use super::challenge::invitation;
use super::menus::option;
use super::start;
use super::view::View;
use crate::game::{Challenge, Millis, PlayerId};
use crate::ids::UserId;
use crate::service::{Listing, Mine};
use crate::show::card::{Accent, Card};
use crate::show::custom_id::{ForPerson, Mark};
use crate::show::names::Names;
use crate::show::page::Page;
use crate::show::rows::{self, MENU, button, menu, row};
use crate::store::{Desk, StoredGame};
use crate::texts::{Texts, Value};

/// The most characters of a list, with room for what frames it.
const LIST: usize = 1700;

/// A game in a list, a fact a line, for the holder of a chair or for anybody.
pub fn listed(texts: Texts, entry: &Listing, names: &Names, me: Option<usize>) -> String {
    with_silence(texts, entry, summary::summary_lines(&View::words(texts, &entry.row, names), me, entry.board))
}

/// The lines of a game, and that our last message about it reached nobody, where it did not.
fn with_silence(texts: Texts, entry: &Listing, lines: String) -> String {
    match &entry.silent {
        Some(why) => format!("{lines}\n{}", texts.say_with("games-silent", [("why", why.as_str().into())])),
        None => lines,
    }
}

/// Everything in which it is a person's turn.
pub fn digest(texts: Texts, player: PlayerId, games: &[Listing], names: &Names, ping: Vec<UserId>) -> Page {
    let lines = games.iter().map(|entry| listed(texts, entry, names, entry.row.game.to_move()));
    let title = texts.say_with("digest-title", [("count", games.len().into())]);
    let on = Mark::player(player);
    let label = texts.say_with("button-next-of", [("count", games.len().into())]);
    let next = button(on.id(&ForPerson::Next), label, Primary);
    let mine = button(on.id(&ForPerson::Mine), texts.say("button-mine"), Secondary);
    let rows = rows::rows(vec![next, mine]);
    let text = list(texts, String::new(), lines.collect(), 0);
    let card = Card { accent: Accent::Good, text, ..Card::default() };
    // A phone's notification shows the text alone.
    Page { content: title, cards: vec![card], rows, ping, ..Page::default() }
}

/// The games of a channel.
pub fn desk(texts: Texts, desk: &Desk, games: &[Listing], names: &Names, count: i64) -> Page {
    let lines: Vec<String> = games.iter().map(|entry| listed(texts, entry, names, None)).collect();
    let running = texts.say_with("desk-count", [("count", count.into())]);
    let more = count - lines.len() as i64;
    let rows = mine_row(texts, Mark::desk(desk.id));
    let card = Card { title: texts.say("desk-title"), text: list(texts, running, lines, more), ..Card::default() };
    Page { cards: vec![card], rows, ..Page::default() }
}

/// The button to the presser's own games.
fn mine_row(texts: Texts, on: Mark) -> Vec<Row> {
    row(texts, [(true, on.id(&ForPerson::Mine), "button-mine", Secondary)])
}

/// What there is to do for a person: games in which it is their turn, the least time left first,
/// challenges, the other games, and the lessons in whose game they are.
pub fn mine(texts: Texts, mine: &Mine, guided: &[&Lesson], names: &Names, me: UserId, now: Millis) -> Page {
    let game = |entry: &Listing| {
        let view = &View::words(texts, &entry.row, names);
        let lines = summary::summary_entry(view, mine.chair_in(&entry.row), entry.board);
        with_silence(texts, entry, lines)
    };
    let group = |id: &str, count: usize| (count > 0).then(|| texts.say_with(id, [("count", count.into())]));
    let challenge = |(challenge, people): &(Challenge, Vec<Option<UserId>>)| {
        let args = [
            ("invitation", Value::from(invitation(texts, challenge, people))),
            ("variant", variant::name(texts, challenge.terms.variant).into()),
            ("when", mention::when(challenge.expires()).into()),
            ("place", mention::channel(challenge.place.channel).into()),
        ];
        texts.say_with("games-challenge", args)
    };
    let unread = (mine.unread > 0).then(|| texts.say_with("games-unread", [("count", mine.unread.into())]));
    let (due, others) = mine.games.split_at(mine.due().count());
    let games = group("games-yours", due.len()).into_iter().chain(due.iter().map(game));
    let games = games.chain(mine.challenges.iter().map(challenge));
    let games = games.chain(group("games-waiting", others.len())).chain(others.iter().map(game));
    let lines: Vec<String> = games.chain(unread).collect();
    let lessons = guided.iter().map(|_| texts.say("games-guided"));
    let lines: Vec<String> = lines.into_iter().chain(lessons).collect();
    let over = (true, Mark::NOTHING.id(&ForPerson::Finished(0)), "button-finished", Secondary);
    if lines.is_empty() {
        let rows = row(texts, start::begin(Mark::NOTHING).chain([over]));
        return Page { content: texts.say("games-none"), rows, ..Page::default() };
    }
    let next = (mine.due().next().is_some(), Mark::NOTHING.id(&ForPerson::Next), "button-next", Primary);
    let text = list(texts, String::new(), lines, mine.more as i64);
    let accent = if mine.due().next().is_some() { Accent::Good } else { Accent::Neutral };
    let card = Card { accent, title: texts.say("games-title"), text, ..Card::default() };
    let go_on = |lesson: &&Lesson| {
        (true, Mark::NOTHING.id(&ForPerson::Guided(lesson.id.to_owned())), "button-learn-go-on", Secondary)
    };
    let mut rows = row(texts, [next, over].into_iter().chain(guided.iter().map(go_on)));
    if !mine.games.is_empty() {
        let games = mine.games.iter().take(MENU);
        let options = games.map(|entry| option(&View::words(texts, &entry.row, names), me, now)).collect();
        rows.push(menu(Mark::NOTHING.id(&ForPerson::Open), texts.say("which-game-hint"), options));
    }
    Page { cards: vec![card], rows, ..Page::default() }
}

/// Finished games of a person, with a menu of which one is shown; `more` tells that there is
/// another page.
pub fn finished(
    texts: Texts,
    games: &[StoredGame],
    names: &Names,
    me: UserId,
    now: Millis,
    page: i64,
    more: bool,
) -> Page {
    if games.is_empty() {
        return Page { content: texts.say("finished-none"), rows: start::row(texts), ..Page::default() };
    }
    let lines = |row: &StoredGame| summary::summary_lines(&View::words(texts, row, names), row.chair_of(me), None);
    let title = texts.say_with("finished-title", [("page", (page + 1).into())]);
    let options = games.iter().take(MENU).map(|row| option(&View::words(texts, row, names), me, now)).collect();
    let mut all = vec![menu(Mark::NOTHING.id(&ForPerson::Open), texts.say("which-game-hint"), options)];
    let to = |page| Mark::NOTHING.id(&ForPerson::Finished(page));
    all.extend(row(
        texts,
        [
            (page > 0, to(page - 1), "button-newer", Secondary),
            (more, to(page + 1), "button-older", Secondary),
            (true, Mark::NOTHING.id(&ForPerson::Mine), "button-mine", Secondary),
        ],
    ));
    let text = list(texts, String::new(), games.iter().map(lines).collect(), 0);
    Page { cards: vec![Card { title, text, ..Card::default() }], rows: all, ..Page::default() }
}

/// The first choice in the next game in which it is a person's turn, and the way to the `others`.
pub fn next(view: &View<'_>, at_once: bool, others: i64) -> Page {
    let (texts, row) = (view.texts, view.row);
    let page = menus::step(view, None, at_once);
    let clock = view.deadline().map(|when| texts.say_with("turn-clock", [("when", when.into())]));
    let content: Vec<String> =
        [Some(summary::heading(view)), clock, Some(page.content)].into_iter().flatten().collect();
    let rows = match others {
        0 => page.rows,
        _ => {
            let label = texts.say_with("button-next-of", [("count", others.into())]);
            rows::and(page.rows, button(Mark::game(row.game.id, 0).id(&ForPerson::Next), label, Secondary))
        }
    };
    Page { content: content.join("\n"), rows, ..page }
}

/// Asks which of several games is meant; the one chosen is shown, with all that can be done in it.
pub fn several(texts: Texts, id: &str, games: &[StoredGame], names: &Names, me: UserId, now: Millis) -> Page {
    let options = games.iter().take(MENU).map(|row| option(&View::words(texts, row, names), me, now)).collect();
    let open = Mark::NOTHING.id(&ForPerson::Open);
    Page { content: texts.say(id), rows: vec![menu(open, texts.say("which-game-hint"), options)], ..Page::default() }
}

/// The games that can be watched here, and how to see one more.
pub fn to_watch(texts: Texts, games: &[StoredGame], names: &Names, me: UserId, now: Millis) -> Page {
    let exhibit = row(texts, [(true, Mark::NOTHING.id(&ForPerson::Exhibit), "button-exhibit", Secondary)]);
    if games.is_empty() {
        return Page { content: texts.say("watch-none"), rows: exhibit, ..Page::default() };
    }
    let mut page = several(texts, "watch-which", games, names, me, now);
    page.rows.extend(exhibit);
    page
}

/// A title and as many entries as fit into a message; what is left out is counted, together with
/// `more`.
pub fn list(texts: Texts, title: String, lines: Vec<String>, more: i64) -> String {
    let mut text = title;
    for (n, line) in lines.iter().enumerate() {
        if text.chars().count() + line.chars().count() > LIST {
            let left = (lines.len() - n) as i64 + more;
            return format!("{text}\n{}", texts.say_with("games-more", [("count", left.into())]));
        }
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(line);
    }
    if more > 0 {
        text.push_str(&format!("\n{}", texts.say_with("games-more", [("count", more.into())])));
    }
    text
}
