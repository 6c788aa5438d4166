//! The pages of a server's contests, which people call events: the public card, and the private
//! pages that its buttons open.

use super::contest_end::{CONGRATULATED, list_first};
use super::contest_name::{heading, name_contest, name_person, say_named};
use super::team::ContestReader;
use super::{cup, ladder, simul, team};
use crate::game::{
    ContestId, ContestKind, ContestPlace, ContestState, PlayerId, Team, TimeControl, Timestamp,
    count_divisions,
};
use crate::ids::UserId;
use crate::service::Listing;
use crate::service::servers::contests::{ContestRefusal, ContestStand, OwnContest, UnmetEntrant};
use crate::show::block::Block;
use crate::show::card::{Accent, Card};
use crate::show::custom_id::{ContestPage, ForContest, ForPerson, Mark};
use crate::show::draft::Draft;
use crate::show::mention::{day_of, mention_channel, mention_person, message_link, time_from_now};
use crate::show::page::Page;
use crate::show::pages::menus::game_option;
use crate::show::pages::view::View;
use crate::show::rows::Style::{Danger, Primary, Secondary};
use crate::show::rows::{Button, MENU, Row, button, button_row, button_rows, menu, page_buttons};
use crate::store::{Contest, ServerSettings};
use crate::texts::variant::time_sentence;
use crate::texts::{Texts, Value, small_line};
use murus_gallicus::rules::Variant;

/// The most rows of the table that the public card shows.
const TOP: usize = 10;

/// The most boards of a simul or a team match that its card lists.
const BOARD_LINES: usize = 15;

/// The number of rows on a page of the table.
const PLACES: usize = 20;

/// The number of not yet met people on a page. Each takes three Discord components.
const PEOPLE: usize = 8;

/// The most games that a person's page lists, from the latest on.
const GAMES: usize = 20;

/// The most contests that a list shows.
const LISTED: usize = 6;

/// Returns the public card of a contest, before its start, while it runs, and after its end. `link`
/// is the address of its web page, if it has one. The card is a text alone if the contest ended
/// without a game. The card pings no one.
pub fn card_page(
    texts: Texts,
    stand: &ContestStand,
    reader: ContestReader<'_>,
    link: Option<&str>,
) -> Page {
    let id = stand.contest.id;
    let open = stand.is_running() || stand.is_joining();
    if !open && stand.games.is_empty() {
        return Page::text(say_named(texts, "contest-empty", &stand.contest));
    }
    let mut lines = match open {
        true => running_lines(texts, stand, reader),
        false => over_lines(texts, stand, reader),
    };
    if stand.contest.kind.team().is_some() {
        lines.insert(0, team::score_line(texts, stand, reader.names));
    }
    if stand.contest.kind.simul().is_some() {
        lines.insert(0, simul::host_line(texts, name_person(texts, stand.host)));
    }
    lines.extend(link.map(|link| texts.say_with("contest-open", [("link", link.into())])));
    let title = match stand.contest.state {
        ContestState::Joining | ContestState::Running => name_contest(texts, &stand.contest),
        ContestState::Over => say_named(texts, "contest-over", &stand.contest),
        ContestState::Stopped => say_named(texts, "contest-stopped", &stand.contest),
    };
    let card = Card {
        accent: if open { Accent::Good } else { Accent::Neutral },
        title,
        text: lines.join("\n"),
        ..Card::default()
    };
    let on = Mark::contest(id);
    let joining = stand.is_joining();
    let rows = button_row(
        texts,
        [
            (
                stand.is_running()
                    && stand.contest.paused.is_none()
                    && stand.contest.kind.ladder().is_some(),
                on.id(&ForContest::Reach(id)),
                "button-contest-challenge",
                Primary,
            ),
            (stand.takes_people(), on.id(&ForContest::Join(id)), "button-contest-join", Primary),
            (
                stand.is_running() && stand.contest.kind.simul().is_some(),
                on.id(&ForContest::NextBoard(id)),
                "button-contest-next",
                Primary,
            ),
            (!joining, on.id(&ForContest::Table(id)), "button-contest-table", Secondary),
            (!joining, on.id(&ForContest::Mine(id)), "button-contest-mine", Secondary),
        ],
    );
    Page { cards: vec![card], rows, ..Page::default() }
}

fn running_lines(texts: Texts, stand: &ContestStand, reader: ContestReader<'_>) -> Vec<String> {
    let about = state_lines(texts, stand).into_iter().chain([String::new()]);
    let played = stand.contest.kind.ladder().is_none();
    let none = stand.is_running() && stand.table.is_empty() && played;
    let none = none.then(|| texts.say("contest-table-none"));
    let pairs = pair_lines(texts, stand, reader);
    if !pairs.is_empty() {
        return about.chain(pairs).collect();
    }
    about.chain(top_lines(texts, stand)).chain(none).collect()
}

/// Returns the pairs of a knock-out, or the first boards of a simul or a team match, as lines.
/// Empty for other contests.
fn pair_lines(texts: Texts, stand: &ContestStand, reader: ContestReader<'_>) -> Vec<String> {
    let mut boards =
        simul::board_lines(texts, stand, |board| name_person(texts, stand.nameable(board.player)));
    boards.extend(team::board_lines(texts, stand, |one| reader.name_player(texts, stand, one)));
    if boards.is_empty() {
        return cup::pair_lines(texts, stand);
    }
    let more = boards.len().saturating_sub(BOARD_LINES);
    let more = (more > 0).then(|| texts.say_with("games-more", [("count", more.into())]));
    boards.into_iter().take(BOARD_LINES).chain(more).collect()
}

/// The rules and the standing of a contest, as lines.
pub struct ContestFacts {
    /// The rules that people want to know before they join or while they play. Empty after the
    /// end.
    pub rules: Vec<String>,
    /// How it stands: a pause, the score of a simul, and its times. After the end, the numbers of
    /// people and games, and the first and last day.
    pub standing: Vec<String>,
}

/// Returns the rules and the standing of a contest before its start, while it runs and after its
/// end.
pub fn describe_contest(texts: Texts, stand: &ContestStand) -> ContestFacts {
    let open = stand.is_joining() || stand.is_running();
    let simul = stand.contest.kind.simul();
    let score = simul.filter(|_| !stand.fixtures.is_empty());
    let score = score.map(|plan| simul::score_line(texts, stand, &plan));
    let pause = (open && stand.contest.paused.is_some()).then(|| texts.say("contest-paused"));
    let when = match open {
        true => time_line(texts, stand),
        false => sum_line(texts, stand, day_of),
    };
    ContestFacts {
        rules: if open { rule_lines(texts, stand) } else { Vec::new() },
        standing: pause.into_iter().chain(score).chain([when]).collect(),
    }
}

/// Returns the rules of a contest that runs or that people join.
fn rule_lines(texts: Texts, stand: &ContestStand) -> Vec<String> {
    let joining = stand.is_joining();
    match stand.contest.kind {
        ContestKind::Cup(plan) if joining => cup::about_lines(texts, &plan),
        ContestKind::Cup(_) => vec![texts.say("contest-cup-end")],
        ContestKind::League(plan) => {
            let args = [
                ("weeks", Value::from(plan.weeks as usize)),
                ("time", time_sentence(texts, plan.time).into()),
                ("divisions", count_divisions(stand.count_people()).into()),
            ];
            let about = joining.then(|| texts.say_with("contest-league-about", args));
            about.into_iter().chain([texts.say("contest-league-end")]).collect()
        }
        ContestKind::Simul(plan) if joining => simul::about_lines(texts, &plan),
        ContestKind::Simul(_) => Vec::new(),
        ContestKind::Team(plan) if joining => team::about_lines(texts, &plan),
        ContestKind::Team(_) => vec![texts.say("contest-team-end")],
        ContestKind::Ladder(plan) => ladder::about_lines(texts, stand, &plan),
        ContestKind::OpenMonth => vec![texts.say("contest-month-about")],
    }
}

/// Returns the lines about the rules and the standing of a contest.
fn state_lines(texts: Texts, stand: &ContestStand) -> Vec<String> {
    let ContestFacts { rules, standing } = describe_contest(texts, stand);
    // A card of a paused contest says when it goes on, not how it is played.
    let rules = if stand.contest.paused.is_some() { Vec::new() } else { rules };
    rules.into_iter().chain(standing).collect()
}

/// Returns a sentence with the numbers of people and games, and the first and last day of a
/// contest. `day` writes a day.
pub fn sum_line(texts: Texts, stand: &ContestStand, day: impl Fn(Timestamp) -> String) -> String {
    let args = [
        ("people", Value::from(stand.count_people())),
        ("games", stand.games.len().into()),
        ("from", day(stand.contest.begins).into()),
        ("to", stand.end().map(day).unwrap_or_default().into()),
    ];
    texts.say_with(if stand.end().is_some() { "contest-sum" } else { "contest-sum-since" }, args)
}

fn over_lines(texts: Texts, stand: &ContestStand, reader: ContestReader<'_>) -> Vec<String> {
    let first = list_first(stand).into_iter().filter_map(|(_, player)| stand.person(player));
    let first = first.take(CONGRATULATED);
    let first: Vec<String> = first.map(mention_person).collect();
    let cheer = [("who", first.join(", ").into())];
    let cheer = (!first.is_empty()).then(|| texts.say_with("contest-cheer", cheer));
    let sum = state_lines(texts, stand);
    let pairs = pair_lines(texts, stand, reader);
    let rest = if pairs.is_empty() { top_lines(texts, stand) } else { pairs };
    sum.into_iter().chain(cheer).chain([String::new()]).chain(rest).collect()
}

/// Returns the title of a division of a league, or of a group of a cup.
pub fn division_title(texts: Texts, stand: &ContestStand, division: i64) -> String {
    if stand.contest.kind.cup().is_some() {
        return cup::group_title(texts, stand, division);
    }
    texts.say_with("contest-division", [("number", Value::from(division as usize))])
}

/// Returns a sentence about when a contest ends or a season begins, and how many people take part.
fn time_line(texts: Texts, stand: &ContestStand) -> String {
    if let Some(plan) = stand.contest.kind.cup() {
        return cup::time_line(texts, stand, &plan);
    }
    if let Some(plan) = stand.contest.kind.simul() {
        return simul::time_line(texts, stand, &plan);
    }
    if stand.contest.kind.team().is_some() {
        return team::time_line(texts, stand);
    }
    if stand.end().is_none() {
        return ladder::time_line(texts, stand);
    }
    let (word, at) = match stand.is_joining() {
        true => ("contest-league-begins", stand.contest.begins),
        false => ("contest-until", stand.contest.ends),
    };
    let args = [
        ("day", Value::from(day_of(at))),
        ("when", time_from_now(at).into()),
        ("people", stand.count_people().into()),
    ];
    texts.say_with(word, args)
}

/// Returns the first rows of the table as lines, and a line with the number of further rows.
fn top_lines(texts: Texts, stand: &ContestStand) -> Vec<String> {
    let more = stand.table.len().saturating_sub(TOP);
    let more = (more > 0).then(|| texts.say_with("games-more", [("count", more.into())]));
    let rows = place_lines(texts, stand, stand.table.iter().take(TOP));
    rows.into_iter().chain(more).collect()
}

/// Returns rows of the table as lines. If there are several divisions, the title of each precedes
/// its rows.
fn place_lines<'s>(
    texts: Texts,
    stand: &ContestStand,
    rows: impl Iterator<Item = &'s ContestPlace>,
) -> Vec<String> {
    let several = stand.table.iter().any(|row| row.division > 1);
    let mut lines = Vec::new();
    let mut last = None;
    for row in rows {
        if several && last.replace(row.division) != Some(row.division) {
            lines.push(format!("__{}__", division_title(texts, stand, row.division)));
        }
        lines.push(place_line(texts, stand, row));
    }
    lines
}

/// Returns a row of the table as a line of text: place, person and points.
fn place_line(texts: Texts, stand: &ContestStand, row: &ContestPlace) -> String {
    let args = [
        ("place", Value::from(row.place)),
        ("who", name_person(texts, stand.nameable(row.player)).into()),
        ("worth", describe_worth(texts, stand, row).into()),
    ];
    texts.say_with("contest-place", args)
}

/// Returns the points of a row of the table in words, with the numbers of won, drawn and lost
/// games. A ladder has no points.
fn describe_worth(texts: Texts, stand: &ContestStand, row: &ContestPlace) -> String {
    let [won, drawn, lost] = row.record;
    let args = [
        ("points", Value::from(row.points)),
        ("games", row.games().into()),
        ("won", won.into()),
        ("drawn", drawn.into()),
        ("lost", lost.into()),
    ];
    let scored = stand.contest.kind.has_points();
    texts.say_with(if scored { "contest-worth" } else { "contest-ladder-worth" }, args)
}

/// Returns the sentence about what the rows of the table say.
pub fn table_note(texts: Texts, stand: &ContestStand) -> String {
    let scored = stand.contest.kind.has_points();
    texts.say(if scored { "contest-table-about" } else { "contest-ladder-table-about" })
}

/// Returns a page of the table, with the place of the person `me`, or of the pairs of a knock-out,
/// or of the boards of a team match. `page` counts from 0. A number beyond the last page becomes
/// that of the last page.
pub fn table_page(
    texts: Texts,
    stand: &ContestStand,
    me: UserId,
    reader: ContestReader<'_>,
    page: usize,
) -> Page {
    let id = stand.contest.id;
    let mut pairs = cup::round_lines(texts, stand, stand.rounds.len());
    pairs.extend(team::board_lines(texts, stand, |one| reader.name_player(texts, stand, one)));
    let knockout = !pairs.is_empty();
    let count = if knockout { pairs.len() } else { stand.table.len() };
    let pages = count.div_ceil(PLACES).max(1);
    let page = page.min(pages - 1);
    let mine = stand.entrant(me);
    let mut lines = vec![heading(texts, stand)];
    if knockout {
        lines.push(match stand.contest.kind {
            ContestKind::Team(_) => team::score_line(texts, stand, reader.names),
            _ => texts.say("contest-pairs-about"),
        });
        lines.extend(pairs.into_iter().skip(page * PLACES).take(PLACES));
    } else {
        lines.extend(table_lines(texts, stand, mine, page));
    }
    let to = |page| Mark::NOTHING.id(&ForContest::TablePage(ContestPage { contest: id, page }));
    let join = stand.takes_people() && mine.is_none();
    let first = [
        (join, Mark::NOTHING.id(&ForContest::Join(id)), "button-contest-join", Primary),
        (true, Mark::NOTHING.id(&ForContest::Mine(id)), "button-contest-mine", Secondary),
    ];
    let rows = button_row(texts, first.into_iter().chain(page_buttons(page, pages, to)));
    Page { content: lines.join("\n"), rows, ..Page::default() }
}

/// Returns a page of the table as lines, with what its rows say, and the place of the reader, who
/// is the player `mine`.
fn table_lines(
    texts: Texts,
    stand: &ContestStand,
    mine: Option<PlayerId>,
    page: usize,
) -> Vec<String> {
    let about = table_note(texts, stand);
    let own = stand.table.iter().find(|row| Some(row.player) == mine);
    // The reader's own division comes first.
    let division = own.map(|row| row.division);
    let mut sorted: Vec<&ContestPlace> = stand.table.iter().collect();
    sorted.sort_by_key(|row| Some(row.division) != division);
    let rows = sorted.into_iter().skip(page * PLACES).take(PLACES);
    let rows = place_lines(texts, stand, rows);
    let none = stand.table.is_empty().then(|| texts.say("contest-table-none"));
    let own = own.map(|row| {
        let people = stand.table.iter().filter(|other| other.division == row.division).count();
        let args = [
            ("place", Value::from(row.place)),
            ("people", people.into()),
            ("worth", describe_worth(texts, stand, row).into()),
        ];
        small_line(&texts.say_with("contest-own", args))
    });
    [about].into_iter().chain(rows).chain(none).chain(own).collect()
}

/// Returns the page of a person's games in a contest. In a running contest that pairs no games, it
/// also lists a page of the people whom they did not meet yet, with buttons that challenge them.
/// `page` counts from 0. A number beyond the last page becomes that of the last page.
pub fn mine_page(
    texts: Texts,
    stand: &ContestStand,
    own: &OwnContest,
    settings: &ServerSettings,
    reader: ContestReader<'_>,
    page: usize,
) -> Page {
    let id = stand.contest.id;
    let pages = own.unmet.len().div_ceil(PEOPLE).max(1);
    let page = page.min(pages - 1);
    let title = heading(texts, stand);
    let name_opponent = |who: Option<UserId>| {
        let known = who.and_then(|person| stand.find_entrant(person));
        known.map_or_else(
            || name_person(texts, who),
            |known| reader.name_player(texts, stand, known.player),
        )
    };
    let met = own.met.iter().rev().take(GAMES).map(|(who, fared, name)| {
        let args = [
            ("who", Value::from(name_opponent(*who))),
            ("fared", fared.word().into()),
            ("game", name.clone().unwrap_or_default().into()),
        ];
        texts.say_with(if name.is_some() { "contest-met" } else { "contest-met-unplayed" }, args)
    });
    let count = [("count", Value::from(own.met.len()))];
    let out = own.out.then(|| texts.say_with("contest-out", count.clone()));
    let counted = texts.say_with("contest-met-title", count);
    let counted = Some(counted).filter(|_| !own.out || !own.met.is_empty());
    let lines = [title].into_iter().chain(out).chain(counted).chain(met);
    let mut blocks = vec![Block::Text(lines.collect::<Vec<_>>().join("\n"))];
    if !own.open.is_empty() {
        blocks.push(Block::Rule);
        let count = [("count", Value::from(own.open.len()))];
        let title = texts.say_with("contest-open-title", count);
        let open = own.open.iter().filter_map(|one| {
            let row = &*one.row;
            let me = row.game.chair_of(own.me)?;
            let other = row.game.chairs.chairs().find(|chair| *chair != me);
            // Who takes no direct messages has their boards where the card of their team is.
            let has_card = |team: &Team| {
                let card = stand.contest.card_of(*team).map(|(channel, _)| channel);
                card == one.board.map(|board| board.channel)
            };
            let team = Team::BOTH.into_iter().find(has_card);
            let server = team.and_then(|team| stand.contest.server_of(team));
            let server = row.place.server.or(server);
            let link = one.board.map(|board| message_link(server, board));
            let mine = row.game.to_move() == Some(me);
            let args = [
                ("who", Value::from(name_opponent(other.and_then(|chair| row.person(chair))))),
                ("game", row.game.name.as_str().into()),
                ("side", row.game.seat_of(me).word().into()),
                ("mine", if mine { "yes" } else { "no" }.into()),
                ("some", if link.is_some() { "yes" } else { "no" }.into()),
                ("link", link.unwrap_or_default().into()),
            ];
            Some(texts.say_with("contest-open-game", args))
        });
        let lines: Vec<String> = [title].into_iter().chain(open).collect();
        blocks.push(Block::Text(lines.join("\n")));
        blocks.push(Block::Row(open_menu(texts, own, reader, stand.at)));
    }
    let plays = stand.is_running() && !own.out;
    if plays && !stand.contest.kind.has_fixtures() {
        blocks.push(Block::Rule);
        let count = [("count", Value::from(own.unmet.len()))];
        blocks.push(Block::Text(texts.say_with("contest-unmet-title", count)));
        let unmet = own.unmet.iter().skip(page * PEOPLE).take(PEOPLE);
        blocks.extend(unmet.map(|one| unmet_block(texts, stand, settings, one)));
    }
    let to = |page| Mark::NOTHING.id(&ForContest::MinePage(ContestPage { contest: id, page }));
    let table = (true, Mark::NOTHING.id(&ForContest::Table(id)), "button-contest-table", Secondary);
    // For a person who is in, this press shows their part.
    let part = plays && stand.contest.kind.has_fixtures();
    let simul = plays && stand.contest.kind.simul().is_some();
    let next = Mark::NOTHING.id(&ForContest::NextBoard(id));
    let next = (simul, next, "button-contest-next", Primary);
    let part = (part, Mark::NOTHING.id(&ForContest::Join(id)), "button-contest-part", Secondary);
    let rows =
        button_row(texts, [next, table, part].into_iter().chain(page_buttons(page, pages, to)));
    blocks.extend(rows.into_iter().map(Block::Row));
    Page { blocks, ..Page::default() }
}

/// Returns the menu that opens one of a person's running games in a contest.
fn open_menu(texts: Texts, own: &OwnContest, reader: ContestReader<'_>, now: Timestamp) -> Row {
    let option = |one: &Listing| {
        let view = View::without_pictures(texts, &one.row, reader.names);
        let me = one.row.game.chair_of(own.me).and_then(|chair| one.row.person(chair))?;
        Some(game_option(&view, me, now))
    };
    let options = own.open.iter().filter_map(option).take(MENU).collect();
    menu(Mark::NOTHING.id(&ForPerson::Open), texts.say("which-game-hint"), options)
}

/// Returns the block of a person whom the reader did not meet yet. It has a button that challenges
/// them, unless one of the two blocks the other.
fn unmet_block(
    texts: Texts,
    stand: &ContestStand,
    settings: &ServerSettings,
    one: &UnmetEntrant,
) -> Block {
    let text = mention_person(one.person);
    if !one.takes {
        return Block::Text(text);
    }
    let draft = Draft {
        variant: stand.contest.variant.or(settings.variant).unwrap_or(Variant::STANDARD),
        time: settings.time.filter(|time| *time != TimeControl::None).unwrap_or(TimeControl::USUAL),
        rated: Some(true),
        people: vec![one.person],
    };
    let id = Mark::NOTHING.id(&ForContest::Challenge(draft));
    Block::Beside(text, button(id, texts.say("button-contest-challenge"), Primary))
}

/// Returns the list of the first of a server's open contests, with buttons for the reader `me`. A
/// last line counts the others. The blocks of games by vote follow.
pub fn list_page(texts: Texts, stands: &[ContestStand], me: UserId, votes: Vec<Block>) -> Page {
    if stands.is_empty() && votes.is_empty() {
        return Page::text(texts.say("contest-list-none"));
    }
    let mut blocks = Vec::new();
    for stand in stands.iter().take(LISTED) {
        let id = stand.contest.id;
        blocks.push(Block::Text([heading(texts, stand), time_line(texts, stand)].join("\n")));
        let (join, joining) = (stand.entrant(me).is_none(), stand.is_joining());
        let press = |press| Mark::NOTHING.id(&press);
        let buttons = [
            (
                join && stand.takes_people(),
                press(ForContest::Join(id)),
                "button-contest-join",
                Primary,
            ),
            (!joining, press(ForContest::Table(id)), "button-contest-table", Secondary),
            (!join && !joining, press(ForContest::Mine(id)), "button-contest-mine", Secondary),
        ];
        blocks.extend(button_row(texts, buttons).into_iter().map(Block::Row));
    }
    let more = stands.len().saturating_sub(LISTED);
    let more = (more > 0).then(|| texts.say_with("games-more", [("count", more.into())]));
    blocks.extend(more.map(Block::Text));
    if !blocks.is_empty() && !votes.is_empty() {
        blocks.push(Block::Rule);
    }
    blocks.extend(votes);
    Page { blocks, ..Page::default() }
}

/// Says that a contest has begun, and in which channel its card is.
pub fn opened_page(texts: Texts, contest: &Contest) -> Page {
    let args = [
        ("name", Value::from(name_contest(texts, contest))),
        ("channel", mention_channel(contest.channel).into()),
        ("day", day_of(contest.ends).into()),
        ("repeats", if contest.repeats { "yes" } else { "no" }.into()),
    ];
    Page::text(texts.say_with("contest-opened", args))
}

/// Says that the reader takes part in a contest now.
pub fn joined_page(texts: Texts, id: ContestId) -> Page {
    let rows = own_rows(texts, id, false);
    Page { content: texts.say("contest-joined"), rows, ..Page::default() }
}

/// Asks the reader, who takes part, whether to leave a contest.
pub fn leave_page(texts: Texts, id: ContestId) -> Page {
    let rows = own_rows(texts, id, true);
    Page { content: texts.say("contest-leave-ask"), rows, ..Page::default() }
}

fn own_rows(texts: Texts, id: ContestId, leaves: bool) -> Vec<Row> {
    let press = |press| Mark::NOTHING.id(&press);
    button_row(
        texts,
        [
            (leaves, press(ForContest::Leave(id)), "button-contest-leave", Danger),
            (true, press(ForContest::Mine(id)), "button-contest-mine", Secondary),
            (true, press(ForContest::Table(id)), "button-contest-table", Secondary),
        ],
    )
}

/// Says that the reader has left a contest.
pub fn left_page(texts: Texts, stand: &ContestStand) -> Page {
    let join = Mark::NOTHING.id(&ForContest::Join(stand.contest.id));
    let joins = stand.takes_people();
    let rows = button_row(texts, [(joins, join, "button-contest-join", Secondary)]);
    let begun = stand.is_running() && stand.contest.kind.has_fixtures();
    let word = match stand.contest.kind {
        ContestKind::Ladder(_) => "contest-ladder-left",
        _ if begun => "contest-left-begun",
        _ => "contest-left",
    };
    Page { content: texts.say(word), rows, ..Page::default() }
}

/// Returns the page that asks a manager which of the first open contests to stop. `votes` are
/// buttons for games by vote.
pub fn stop_page(texts: Texts, stands: &[ContestStand], votes: Vec<Button>) -> Page {
    if stands.is_empty() && votes.is_empty() {
        return Page::text(texts.say("contest-list-none"));
    }
    let shown = stands.iter().take(LISTED);
    let buttons = shown.map(|stand| {
        let label = say_named(texts, "button-contest-stop", &stand.contest);
        button(Mark::NOTHING.id(&ForContest::ConfirmStop(stand.contest.id)), label, Danger)
    });
    let rows = button_rows(buttons.chain(votes).collect());
    Page { content: texts.say("contest-stop-ask"), rows, ..Page::default() }
}

/// Says that a contest was stopped.
pub fn stopped_page(texts: Texts, contest: &Contest) -> Page {
    let begun = if contest.begins <= contest.ends { "yes" } else { "no" };
    let args = [("name", name_contest(texts, contest).into()), ("begun", begun.into())];
    Page::text(texts.say_with("contest-stop-done", args))
}

/// Returns the reason why a command or press about a contest is refused.
pub fn refusal_text(texts: Texts, refusal: ContestRefusal) -> String {
    match refusal {
        ContestRefusal::Running(ends) => {
            texts.say_with("contest-running", [("day", day_of(ends).into())])
        }
        ContestRefusal::Unrated => texts.say("contest-unrated"),
        ContestRefusal::Several => texts.say("contest-several"),
        ContestRefusal::Unknown => texts.say("contest-unknown"),
        ContestRefusal::Size(form) => {
            let args = [
                ("form", Value::from(form.word())),
                ("fewest", form.fewest().into()),
                ("most", usize::from(*form.sizes().end()).into()),
            ];
            texts.say_with("contest-cup-size", args)
        }
        ContestRefusal::Over => texts.say("contest-is-over"),
        ContestRefusal::Begun => texts.say("contest-has-begun"),
        ContestRefusal::Late => texts.say("contest-cup-late"),
        ContestRefusal::Barred => texts.say("contest-barred"),
        ContestRefusal::Kept => texts.say("contest-kept"),
        ContestRefusal::Outside => texts.say("contest-not-in"),
        ContestRefusal::Removed => texts.say("contest-removed"),
        ContestRefusal::Absent => texts.say("contest-absent"),
        ContestRefusal::OwnGame => texts.say("contest-own-game"),
        ContestRefusal::Played => texts.say("contest-has-played"),
        ContestRefusal::Stranger => texts.say("contest-stranger"),
        ContestRefusal::Decided => texts.say("contest-decided"),
        ContestRefusal::Paused => texts.say("contest-is-paused"),
        ContestRefusal::Full => texts.say("contest-simul-full"),
        ContestRefusal::Playing => texts.say("contest-simul-playing"),
        ContestRefusal::Apart => texts.say("contest-simul-apart"),
        ContestRefusal::WrongCode => texts.say("contest-team-wrong-code"),
        ContestRefusal::OwnCode => texts.say("contest-team-own-code"),
        ContestRefusal::OtherTeam => texts.say("contest-team-other"),
        ContestRefusal::TeamPlaying => texts.say("contest-team-playing"),
        ContestRefusal::TeamFew => texts.say("contest-team-few"),
        ContestRefusal::NotHost => texts.say("contest-simul-not-host"),
        ContestRefusal::Alone => texts.say("contest-simul-alone"),
        ContestRefusal::Standing => texts.say("contest-ladder-standing"),
        ContestRefusal::Unreached => texts.say("contest-ladder-unreached"),
        ContestRefusal::Climb(bar) => {
            texts.say_with("contest-ladder-barred", [("bar", ladder::bar_word(bar).into())])
        }
    }
}
