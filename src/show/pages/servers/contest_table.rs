//! The private pages that the buttons of a contest open: its table, and a person's games in it.

use super::contest::{describe_worth, place_lines};
use super::contest_name::{heading, join_label, name_person};
use super::team::ContestReader;
use super::{cup, team};
use crate::game::{ContestKind, ContestPlace, PlayerId, Team, TimeControl, Timestamp};
use crate::ids::UserId;
use crate::service::Listing;
use crate::service::servers::contest_stand::ContestStand;
use crate::service::servers::contests::{OwnContest, UnmetEntrant};
use crate::show::block::Block;
use crate::show::custom_id::{ContestPage, ForContest, ForPerson, Mark};
use crate::show::draft::Draft;
use crate::show::mention::{mention_person, message_link};
use crate::show::page::Page;
use crate::show::pages::menus::game_option;
use crate::show::pages::view::View;
use crate::show::rows::Style::{Primary, Secondary};
use crate::show::rows::{MENU, Row, button, button_row, menu, page_buttons};
use crate::store::ServerSettings;
use crate::texts::{Texts, Value, small_line};
use murus_gallicus::Variant;

/// The number of rows on a page of the table.
const PLACES: usize = 20;

/// The number of not yet met people on a page. Each takes three Discord components.
const PEOPLE: usize = 8;

/// The most games that a person's page lists, from the latest on.
const GAMES: usize = 20;

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
        (join, Mark::NOTHING.id(&ForContest::Join(id)), join_label(stand), Primary),
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
    let count = ("count", Value::from(own.met.len()));
    let out = own
        .out
        .map(|why| texts.say_with("contest-out", [("why", why.word().into()), count.clone()]));
    let counted = texts.say_with("contest-met-title", [count]);
    let counted = Some(counted).filter(|_| own.out.is_none() || !own.met.is_empty());
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
    if !own.coming.is_empty() {
        let games: usize = own.coming.iter().map(|(_, games)| games).sum();
        let names = own.coming.iter().map(|(who, _)| name_opponent(*who));
        let args =
            [("count", Value::from(games)), ("who", names.collect::<Vec<_>>().join(", ").into())];
        blocks.push(Block::Text(texts.say_with("contest-coming", args)));
    }
    let plays = stand.is_running() && own.out.is_none();
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
