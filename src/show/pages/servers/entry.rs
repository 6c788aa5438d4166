//! The pages of contests that pair their games: that one is opened, the message about its start,
//! and the private page about a person's part in it.

use super::contest::division_title;
use super::contest_name::name_contest;
use super::team::ContestReader;
use super::{cup, ladder, simul, team};
use crate::game::{AT_ONCE, ContestKind, CupForm, EntrantPart, FEWEST};
use crate::ids::UserId;
use crate::service::servers::contest_stand::ContestStand;
use crate::show::custom_id::{ForContest, GamesAtOnce, Mark};
use crate::show::mention::{day_of, mention_channel, mention_person};
use crate::show::page::Page;
use crate::show::rows::Style::{Danger, Primary, Secondary};
use crate::show::rows::{button, button_row, button_rows};
use crate::store::{Contest, Entrant};
use crate::texts::{Texts, Value};

/// The most people whom the message about the start names and pings, so that it fits in a message.
/// Others learn of their games by their turns.
pub const NAMED: usize = 70;

/// Returns the message about the start of a league's season or a cup, which pings these people. It
/// names the first of them by division, or by pair of a knock-out.
pub fn begun_page(
    texts: Texts,
    stand: &ContestStand,
    reader: ContestReader<'_>,
    ping: Vec<UserId>,
) -> Page {
    let cup = stand.contest.kind.cup();
    let last = cup.map_or(stand.contest.ends, |plan| cup::last_day(stand, &plan));
    let args = [
        ("name", Value::from(name_contest(texts, &stand.contest))),
        ("day", day_of(stand.contest.ends).into()),
        ("last", day_of(last).into()),
    ];
    let word = match stand.contest.kind {
        ContestKind::Cup(_) => "contest-cup-begun",
        ContestKind::Simul(_) => "contest-simul-begun",
        ContestKind::Team(_) => "contest-team-begun",
        _ => "contest-league-begun",
    };
    let mut lines = vec![texts.say_with(word, args)];
    let pairs = cup::first_pairs(texts, stand);
    if stand.contest.kind.simul().is_some() {
        lines.extend(player_lines(texts, stand));
    } else if stand.contest.kind.team().is_some() {
        lines.push(team::score_line(texts, stand, reader.names));
        let name = |one| reader.name_player(texts, stand, one);
        lines.extend(team::board_lines(texts, stand, name));
    } else if pairs.is_empty() {
        lines.extend(division_lines(texts, stand));
    }
    lines.extend(pairs);
    lines.extend(reserve_line(texts, stand, reader));
    lines.extend(wait_line(texts, stand));
    let id = stand.contest.id;
    let on = Mark::season(id);
    let rows = button_row(
        texts,
        [
            (true, on.id(&ForContest::Table(id)), "button-contest-table", Secondary),
            (true, on.id(&ForContest::Mine(id)), "button-contest-mine", Secondary),
        ],
    );
    Page { content: lines.join("\n"), rows, ping, ..Page::default() }
}

/// Returns the line that names the reserves who play for the reader's server, and says when they
/// play. `None` if there are none.
fn reserve_line(texts: Texts, stand: &ContestStand, reader: ContestReader<'_>) -> Option<String> {
    let reserves = stand.list_reserves().filter(|one| Some(one.server) == reader.here);
    let named: Vec<String> =
        reserves.filter_map(|one| one.discord).take(NAMED).map(mention_person).collect();
    let who = [("who", named.join(", ").into())];
    (!named.is_empty()).then(|| texts.say_with("contest-reserves", who))
}

/// Returns the line that says how long it takes until all games are there that begin now. `None` if
/// it takes a minute at most.
fn wait_line(texts: Texts, stand: &ContestStand) -> Option<String> {
    let minutes = count_minutes(stand.fixtures.iter().filter(|one| one.runs).count());
    (minutes > 1).then(|| texts.say_with("contest-begun-wait", [("minutes", minutes.into())]))
}

/// Returns the minutes until this many games have their message in a channel. Discord takes five
/// messages in five seconds there.
fn count_minutes(games: usize) -> usize {
    games.div_ceil(60)
}

/// Returns the host of a simul, and those who play against them, as lines. Names at most [`NAMED`]
/// people.
fn player_lines(texts: Texts, stand: &ContestStand) -> Vec<String> {
    let others = stand.entrants.iter().filter_map(|one| one.present());
    let others = others.filter(|person| Some(*person) != stand.host).take(NAMED);
    let others: Vec<String> = others.map(mention_person).collect();
    let host = stand.host.map(|host| simul::host_line(texts, mention_person(host)));
    host.into_iter().chain([others.join(", ")]).collect()
}

/// Returns the people of each division as lines, with at most [`NAMED`] people in all.
fn division_lines(texts: Texts, stand: &ContestStand) -> Vec<String> {
    let named: Vec<&Entrant> = stand.list_present().take(NAMED).collect();
    let divisions = named.iter().filter_map(|one| one.division).max().unwrap_or(0);
    let mut lines = Vec::new();
    for division in 1..=divisions {
        let people = named.iter().filter(|one| one.division == Some(division));
        let people: Vec<String> =
            people.filter_map(|one| one.present()).map(mention_person).collect();
        let title = format!("{}: ", division_title(texts, stand, division));
        let title = if divisions > 1 { title } else { String::new() };
        lines.push(format!("{title}{}", people.join(", ")));
    }
    lines
}

/// Says that a league or cup takes people, and in which channel its card is.
pub fn opened_page(texts: Texts, contest: &Contest) -> Page {
    let form = contest.kind.cup().map(|plan| plan.form);
    let fewest = form.map_or(FEWEST, CupForm::fewest);
    let any = contest.kind.cup().is_some_and(|plan| fewest < plan.size);
    let args = [
        ("name", Value::from(name_contest(texts, contest))),
        ("channel", mention_channel(contest.channel).into()),
        ("day", day_of(contest.begins).into()),
        ("fewest", fewest.into()),
        ("any", if any { "yes" } else { "no" }.into()),
        ("repeats", if contest.repeats { "yes" } else { "no" }.into()),
        ("end", day_of(contest.ends).into()),
        ("dated", if contest.kind.weeks().is_some() { "yes" } else { "no" }.into()),
    ];
    let word = match contest.kind {
        ContestKind::Cup(_) => "contest-cup-opened",
        ContestKind::Ladder(_) => "contest-ladder-opened",
        ContestKind::Simul(_) => "contest-simul-opened",
        // A team match says its own code.
        ContestKind::League(_) | ContestKind::OpenMonth | ContestKind::Team(_) => {
            "contest-league-opened"
        }
    };
    Page::text(texts.say_with(word, args))
}

/// Returns the page about a person's part in a season or cup: the number of games at once, a break,
/// and the way out. `joined` is true if they have just joined.
pub fn entry_page(texts: Texts, stand: &ContestStand, me: &Entrant, joined: bool) -> Page {
    let id = stand.contest.id;
    let joining = stand.is_joining();
    let league = stand.contest.kind.league().is_some();
    let simul = stand.contest.kind.simul().is_some();
    let hosts = stand.contest.kind.simul().is_some_and(|plan| plan.host == me.player);
    let climbs = stand.contest.kind.ladder().is_some();
    let teams = stand.contest.kind.team().is_some();
    let word = match (me.part, joined) {
        (EntrantPart::Reserve, _) if teams => "contest-team-reserve",
        _ if teams && joining => "contest-team-in",
        _ if teams => "contest-team-plays",
        (EntrantPart::Rests, _) => "contest-league-rests",
        (EntrantPart::Reserve, _) => "contest-cup-reserve",
        _ if climbs => "contest-ladder-in",
        _ if simul && joining => "contest-simul-in",
        _ if simul => "contest-simul-plays",
        (_, true) if league => "contest-league-joined",
        (_, false) if league && joining => "contest-league-in",
        (_, false) if league => "contest-league-plays",
        _ if joining => "contest-cup-in",
        _ => "contest-cup-plays",
    };
    let args = [
        ("own", Value::from(ladder::own_place(texts, stand, me.player))),
        ("day", day_of(stand.contest.begins).into()),
        ("games", me.at_once.into()),
        ("new", if joined { "yes" } else { "no" }.into()),
        // A full simul begins without its host's wish.
        ("host", if hosts && !stand.is_full() { "yes" } else { "no" }.into()),
        ("full", if stand.is_full() { "yes" } else { "no" }.into()),
        ("divided", if stand.contest.kind.is_divided() { "yes" } else { "no" }.into()),
        // Who took a break last season cannot take another one.
        ("rests", if me.part == EntrantPart::In { "yes" } else { "no" }.into()),
    ];
    let plays = me.part.plays();
    let waits = plays || me.part == EntrantPart::Reserve;
    let divided = stand.contest.kind.is_divided();
    let press = |press| Mark::NOTHING.id(&press);
    let choices = AT_ONCE.filter(|_| plays && divided).map(|games| {
        let args = [("games", Value::from(games))];
        let label = texts.say_with("button-contest-at-once", args);
        let style = if games == me.at_once { Primary } else { Secondary };
        button(press(ForContest::AtOnce(GamesAtOnce { contest: id, games })), label, style)
    });
    let mut rows = button_rows(choices.collect());
    rows.extend(button_row(
        texts,
        [
            (!waits, press(ForContest::Join(id)), "button-contest-join", Primary),
            (climbs, press(ForContest::Reach(id)), "button-contest-challenge", Primary),
            (
                me.part == EntrantPart::In && joining && league,
                press(ForContest::Break(id)),
                "button-contest-break",
                Secondary,
            ),
            (hosts && joining, press(ForContest::Begin(id)), "button-simul-begin", Primary),
            (true, press(ForContest::Leave(id)), "button-contest-leave", Danger),
        ],
    ));
    Page { content: texts.say_with(word, args), rows, ..Page::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_games_take_minutes() {
        assert_eq!([0, 1, 60, 61, 500].map(count_minutes), [0, 1, 1, 2, 9]);
    }
}
