//! Lists of games: a person's own, those of a channel, finished ones, and the results of a day.

use crate::game::Day;
use crate::ids::ChannelId;
use crate::show::mention;
use crate::show::pages::game_list::GameList;
use crate::show::pages::menus;
use crate::show::pages::summary;
use crate::show::rows::Row;
use crate::show::rows::Style::{Primary, Secondary};
use crate::texts::variant;
use murus_lessons::Lesson;
use murus_pictures::Theme;

use crate::game::{Chair, PlayerId, Seq, Timestamp, Zone};
use crate::ids::UserId;
use crate::service::WishedAct;
use crate::service::play::seated::SeatedChallenge;
use crate::service::{Listing, MyGames};
use crate::show::block::Block;
use crate::show::card::{Accent, Card};
use crate::show::custom_id::{ForLesson, ForPerson, ForStart, Mark};
use crate::show::names::Names;
use crate::show::page::Page;
use crate::show::pages::challenge::{invitation_line, name_seat};
use crate::show::pages::menus::game_option;
use crate::show::pages::view::View;
use crate::show::pages::{sheet, start};
use crate::show::rows::{self, MENU, button, button_row, menu, page_buttons};
use crate::store::{StoredGame, WarDesk};
use crate::texts::{Texts, Value, habits_line, small_line};

/// The games of a channel that ended on one day.
#[derive(Clone, Debug)]
pub struct DayResults {
    /// The channel whose games are listed.
    pub channel: ChannelId,
    /// The day on which the games ended.
    pub day: Day,
    /// The date of that day: year, month from 1, day of the month from 1.
    pub date: (i16, i8, i8),
    /// The games, the last that ended first.
    pub games: Vec<StoredGame>,
    /// The number of further games of the day, which were not loaded.
    pub more: i64,
    /// True if the channel had results on a later day.
    pub folded: bool,
}

/// The most characters of a list in a message. Leaves room for the text around the list.
const LIST: usize = 1700;
/// The most characters of a list that fills a card.
const LONG_LIST: usize = 4000;

/// A menu has room for every game of a page.
const _: () = assert!(MyGames::PAGE <= MENU);

/// Returns the line of a game in a list, for the holder of the chair `me`, or for anyone if `None`.
/// With `link`, the line links to the game's board. A second line warns if the last notice about
/// the game was not delivered.
fn list_entry(
    texts: Texts,
    entry: &Listing,
    names: &Names,
    me: Option<Chair>,
    link: bool,
) -> String {
    let board = entry.board.filter(|_| link);
    let line = summary::summary_line(&View::without_pictures(texts, &entry.row, names), me, board);
    match &entry.silent {
        Some(why) => {
            format!("{line}\n{}", texts.say_with("games-silent", [("why", why.as_str().into())]))
        }
        None => line,
    }
}

/// Returns the message that lists all games in which it is a person's turn.
pub fn digest_page(
    texts: Texts,
    player: PlayerId,
    games: &[Listing],
    names: &Names,
    ping: Vec<UserId>,
) -> Page {
    let lines =
        games.iter().map(|entry| list_entry(texts, entry, names, entry.row.game.to_move(), true));
    let title = texts.say_with("digest-title", [("count", games.len().into())]);
    let on = Mark::player(player);
    let label = texts.say_with("button-next-of", [("count", games.len().into())]);
    let next = button(on.id(&ForPerson::Next), label, Primary);
    let mine = button(on.id(&ForPerson::Mine), texts.say("button-mine"), Secondary);
    let rows = rows::button_rows(vec![next, mine]);
    let text = write_list(texts, String::new(), lines.collect(), 0);
    let card = Card { accent: Accent::Good, text, ..Card::default() };
    // A phone's notification shows the text alone.
    Page { content: title, cards: vec![card], rows, ping, ..Page::default() }
}

/// Returns the war desk: the message that lists the running games of a channel. `count` is the
/// number of all of them, listed or not.
pub fn desk_page(
    texts: Texts,
    desk: &WarDesk,
    games: &[Listing],
    names: &Names,
    count: i64,
) -> Page {
    let lines: Vec<String> =
        games.iter().map(|entry| list_entry(texts, entry, names, None, true)).collect();
    let running = texts.say_with("desk-count", [("count", count.into())]);
    let more = count - lines.len() as i64;
    let rows = mine_row(texts, Mark::desk(desk.id));
    let card = Card {
        title: texts.say("desk-title"),
        text: write_list(texts, running, lines, more),
        ..Card::default()
    };
    Page { cards: vec![card], rows, ..Page::default() }
}

/// The row with a button that shows the person who presses it their own games. `on` is the mark in
/// its custom id.
fn mine_row(texts: Texts, on: Mark) -> Vec<Row> {
    button_row(texts, [(true, on.id(&ForPerson::Mine), "button-mine", Secondary)])
}

/// Returns a page of a person's games: first those in which it is their turn, by the time left,
/// then the others. One picture shows the first boards of the page. The first page also lists
/// challenges and lessons.
pub fn own_games_page(
    texts: Texts,
    theme: Theme,
    mine: &MyGames,
    guided: &[&Lesson],
    names: &Names,
    me: UserId,
    now: Timestamp,
) -> Page {
    let lines = mine_lines(texts, mine, guided, names, true);
    // A list that is too long has no links: the menu leads to each game as well.
    let long = lines.iter().map(|line| line.chars().count() + 1).sum::<usize>() > LONG_LIST;
    let lines = if long { mine_lines(texts, mine, guided, names, false) } else { lines };
    let over = (true, Mark::NOTHING.id(&ForPerson::Finished(0)), "button-finished", Secondary);
    if lines.is_empty() {
        let rows = button_row(texts, start::begin_buttons(Mark::NOTHING).chain([over]));
        return Page { content: texts.say("games-none"), rows, ..Page::default() };
    }
    let next = (mine.due > 0, Mark::NOTHING.id(&ForPerson::Next), "button-next", Primary);
    let accent = if mine.due > 0 { Accent::Good } else { Accent::Neutral };
    let title = texts
        .say_with("games-title", [("page", (mine.page + 1).into()), ("pages", mine.pages.into())]);
    let shown = mine.games.iter().map(|entry| (&*entry.row, mine.chair_in(&entry.row)));
    let sheet = sheet::plan_sheet(texts, theme, &mine.zone, shown, names);
    let text = list_within(texts, String::new(), lines, 0, LONG_LIST);
    let card = Card { accent, title, text, pictured: sheet.is_some(), ..Card::default() };
    let go_on = |lesson: &&Lesson| {
        (
            true,
            Mark::NOTHING.id(&ForLesson::Guided(lesson.id.to_owned())),
            "button-learn-go-on",
            Secondary,
        )
    };
    let mut rows = button_row(texts, [next, over].into_iter().chain(guided.iter().map(go_on)));
    if !mine.games.is_empty() {
        let options = mine
            .games
            .iter()
            .map(|entry| game_option(&View::without_pictures(texts, &entry.row, names), me, now));
        rows.push(menu(
            Mark::NOTHING.id(&ForPerson::Open),
            texts.say("which-game-hint"),
            options.collect(),
        ));
    }
    let to = |page: usize| Mark::NOTHING.id(&ForPerson::MinePage(page as i64));
    rows.extend(button_row(texts, page_buttons(mine.page, mine.pages, to)));
    Page { cards: vec![card], attachment: sheet.map(|sheet| sheet.draw()), rows, ..Page::default() }
}

/// The lines of a person's list: games under headings, challenges, a count of games that cannot be
/// read, and lessons. With `links`, each game has a link to its board.
fn mine_lines(
    texts: Texts,
    mine: &MyGames,
    guided: &[&Lesson],
    names: &Names,
    links: bool,
) -> Vec<String> {
    let game = |entry: &Listing| list_entry(texts, entry, names, mine.chair_in(&entry.row), links);
    let group = |id: &str, count: usize, here: usize| {
        (here > 0).then(|| texts.say_with(id, [("count", count.into())]))
    };
    let challenge = |seated: &SeatedChallenge| {
        let challenge = &seated.challenge;
        let card = mine.cards.get(&challenge.id).copied();
        let posted = card.map(|card| card.posted);
        let invitation = match card {
            Some(card) if card.rematch => {
                texts.say_with("rematch-wished", [("who", name_seat(texts, seated, 0).into())])
            }
            // Names in a list are not bold.
            _ => invitation_line(texts, seated).replace("**", ""),
        };
        let channel = posted.map(|card| card.channel).or(challenge.place.channel);
        // A direct conversation has no name to show.
        let channel = channel.filter(|_| challenge.place.server.is_some());
        let link = posted.filter(|_| links);
        let link = link.map(|card| mention::message_link(challenge.place.server, card));
        let args = [
            ("invitation", Value::from(invitation)),
            ("variant", variant::variant_name(texts, challenge.terms.variant).into()),
            ("when", mention::time_from_now(challenge.expiry()).into()),
            ("place", channel.map_or("none".into(), |it| mention::mention_channel(it).into())),
            ("link", link.unwrap_or("none".to_owned()).into()),
        ];
        let habits = seated.habits.filter(|_| mine.player != Some(challenge.challenger));
        let habits = habits.map(|habits| format!("    {}", habits_line(texts, "", habits)));
        let line = texts.say_with("games-challenge", args);
        [line].into_iter().chain(habits).collect::<Vec<_>>().join("\n")
    };
    let (due, others) =
        mine.games.split_at(mine.games.partition_point(|entry| mine.is_due(&entry.row)));
    let waiting = (others, mine.all - mine.due);
    let groups = [("games-yours", (due, mine.due)), ("games-waiting", waiting)];
    let [yours, waiting] = groups.map(|(id, (games, count))| {
        group(id, count, games.len()).into_iter().chain(games.iter().map(game)).collect::<Vec<_>>()
    });
    let count = mine.challenges.len();
    let challenges = group("games-challenges", count, count)
        .into_iter()
        .chain(mine.challenges.iter().map(challenge));
    let unread =
        (mine.unread > 0).then(|| texts.say_with("games-unread", [("count", mine.unread.into())]));
    let lessons = guided.iter().map(|_| texts.say("games-guided"));
    yours.into_iter().chain(challenges).chain(waiting).chain(unread).chain(lessons).collect()
}

/// Returns a page of a person's finished games, each with a button that opens it. `page` is counted
/// from 0. `more` is true if another page follows.
pub fn finished_page(list: GameList<'_>, page: i64, more: bool) -> Page {
    let texts = list.texts;
    if list.games.is_empty() {
        return Page {
            content: texts.say("finished-none"),
            rows: rows::add_button(
                start::begin_row(texts),
                button(Mark::NOTHING.id(&ForPerson::Mine), texts.say("button-mine"), Secondary),
            ),
            ..Page::default()
        };
    }
    let beside = |view: View<'_>| {
        let line = summary::summary_line(&view, view.chair_of(list.me), None);
        let label = texts.say("button-open-game");
        let open = Mark::NOTHING.id(&ForPerson::OpenGame(view.game.id.0));
        Block::Beside(line, button(open, label, Secondary))
    };
    let content = texts.say_with("finished-title", [("page", (page + 1).into())]);
    let to = |page| Mark::NOTHING.id(&ForPerson::Finished(page));
    let rows = button_row(
        texts,
        [
            (page > 0, to(page - 1), "button-newer", Secondary),
            (more, to(page + 1), "button-older", Secondary),
            (true, Mark::NOTHING.id(&ForPerson::Mine), "button-mine", Secondary),
        ],
    );
    Page { content, blocks: list.views().map(beside).collect(), rows, ..Page::default() }
}

/// Returns the page for the next game in which it is a person's turn, with the first choice towards
/// a move. `others` is the number of further such games; if it is not 0, a button leads to the next
/// one. With `at_once`, a chosen move is played without a preview.
pub fn next(view: &View<'_>, at_once: bool, others: i64) -> Page {
    let texts = view.texts;
    let page = menus::step_page(view, None, at_once);
    let clock =
        view.deadline_time().map(|when| texts.say_with("turn-clock", [("when", when.into())]));
    let content: Vec<String> = [Some(summary::game_heading(view)), clock, Some(page.content)]
        .into_iter()
        .flatten()
        .collect();
    let rows = match others {
        0 => page.rows,
        _ => {
            let label = texts.say_with("button-next-of", [("count", others.into())]);
            rows::add_button(
                page.rows,
                button(Mark::game(view.game.id, Seq::START).id(&ForPerson::Next), label, Secondary),
            )
        }
    };
    Page { content: content.join("\n"), rows, ..page }
}

/// Returns the page that asks which of several games a person means, with a menu of the games. `id`
/// is the id of the question's text. With `act`, the person wants this in the game that they
/// choose; otherwise the game is shown.
pub fn which_game_page(id: &str, list: GameList<'_>, act: Option<WishedAct>) -> Page {
    let GameList { texts, me, .. } = list;
    let press = act.map_or(ForPerson::Which(me), ForPerson::ChooseFor);
    let open = Mark::NOTHING.id(&press);
    Page {
        content: texts.say(id),
        rows: vec![menu(open, texts.say("which-game-hint"), list.options())],
        ..Page::default()
    }
}

/// Returns the page of the games that can be watched, with the first of their boards on one
/// picture, a menu that opens one, and a button to set up a duel of the computer opponent with
/// itself.
pub fn to_watch(list: GameList<'_>, theme: Theme) -> Page {
    let GameList { texts, games, names, me, .. } = list;
    let exhibit = button_row(
        texts,
        [(true, Mark::NOTHING.id(&ForStart::Exhibit), "button-exhibit", Secondary)],
    );
    if games.is_empty() {
        return Page { content: texts.say("watch-none"), rows: exhibit, ..Page::default() };
    }
    let which = menu(Mark::NOTHING.id(&ForPerson::Open), texts.say("watch-which"), list.options());
    let shown = games.iter().map(|row| (row, row.chair_of(me)));
    let sheet = sheet::plan_sheet(texts, theme, &Zone::UTC, shown, names);
    let rows = [which].into_iter().chain(exhibit).collect();
    let content = texts.say_with("desk-count", [("count", games.len().into())]);
    Page { content, attachment: sheet.map(|sheet| sheet.draw()), rows, ..Page::default() }
}

/// Returns the message with the results of a channel on one day, the newest first, and the last
/// boards of the first of them on one picture. Once there are results of a later day, the message
/// is history: the list alone, in small lines.
pub fn results_page(texts: Texts, theme: Theme, day: &DayResults, names: &Names) -> Page {
    let lines = day
        .games
        .iter()
        .map(|row| summary::result_line(&View::without_pictures(texts, row, names)))
        .collect();
    let title =
        texts.say_with("results-title", [("date", variant::write_date(texts, day.date).into())]);
    if day.folded {
        let text = write_list(texts, title, lines, day.more);
        let content = text.lines().map(small_line).collect::<Vec<_>>().join("\n");
        return Page { content, ..Page::default() };
    }
    let text = write_list(texts, String::new(), lines, day.more);
    let sheet =
        sheet::plan_sheet(texts, theme, &Zone::UTC, day.games.iter().map(|row| (row, None)), names);
    let card = Card { title, text, pictured: sheet.is_some(), ..Card::default() };
    let rows = mine_row(texts, Mark::results(day.channel, day.day));
    Page { cards: vec![card], attachment: sheet.map(|sheet| sheet.draw()), rows, ..Page::default() }
}

/// Returns a title and as many of the lines as fit into a message. A last line counts the lines
/// that do not fit plus `more`, the number of entries that were not loaded; it is absent if the sum
/// is 0.
pub fn write_list(texts: Texts, title: String, lines: Vec<String>, more: i64) -> String {
    list_within(texts, title, lines, more, LIST)
}

/// Returns a title and as many of the lines as fit into `most` characters. A last line counts the
/// lines that do not fit plus `more`; it is absent if the sum is 0.
fn list_within(texts: Texts, title: String, lines: Vec<String>, more: i64, most: usize) -> String {
    let rest =
        |left: i64| (left > 0).then(|| texts.say_with("games-more", [("count", left.into())]));
    let first = |shown: usize| {
        let last = rest((lines.len() - shown) as i64 + more);
        let title = Some(title.as_str()).filter(|title| !title.is_empty());
        let parts = title.into_iter().chain(lines[..shown].iter().map(String::as_str));
        parts.chain(last.as_deref()).collect::<Vec<_>>().join("\n")
    };
    let fits = |text: &String| text.chars().count() <= most;
    (0..=lines.len()).rev().map(first).find(fits).unwrap_or_else(|| first(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_fits_with_the_line_that_counts_the_rest() {
        let texts = Texts::for_locale(None);
        let lines: Vec<String> = (0..40).map(|n| format!("Game {n:02}")).collect();
        for most in 60..400 {
            let text = list_within(texts, "Games".to_owned(), lines.clone(), 0, most);
            assert!(text.chars().count() <= most, "{most}: {text}");
            let shown = text.lines().filter(|line| line.starts_with("Game ")).count();
            let left = (lines.len() - shown).to_string();
            assert!(shown == lines.len() || text.contains(&left), "{left} are left: {text}");
        }
    }

    #[test]
    fn a_list_that_fits_exactly_is_whole() {
        let texts = Texts::for_locale(None);
        let lines = || vec!["Game 1".to_owned(), "Game 2".to_owned()];
        let whole = "Games\nGame 1\nGame 2";
        let text = list_within(texts, "Games".to_owned(), lines(), 0, whole.len());
        assert_eq!(text, whole);
        let text = list_within(texts, "Games".to_owned(), lines(), 0, whole.len() - 1);
        assert!(!text.contains("Game 2"), "{text}");
    }
}
