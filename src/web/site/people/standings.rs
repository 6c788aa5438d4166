//! The standings on the page of an event: a table for each division or group, and what each person
//! scored against each other one.

use std::collections::BTreeMap;

use maud::{Markup, html};

use super::challenge_page::challenge_address;
use super::named_event::NamedEvent;
use crate::game::{ContestPlace, Fared, Fixture, PlayerId};
use crate::ids::UserId;
use crate::show::pages::{contest, contest_table};
use crate::web::site::Site;
use crate::web::site::frame::visitor::Visitor;

/// The most people who joined that are named before a game counts.
pub const JOINED: usize = 40;

/// The standings of an event, as a visitor sees them.
pub struct Standings<'a> {
    /// The state of the web pages.
    pub site: &'a Site,
    /// The visitor. Their row is marked.
    pub visitor: &'a Visitor,
    /// The event.
    pub named: &'a NamedEvent,
}

/// What a person scored in a game against another one, with the game's page if it is open.
type ScoredGame = (&'static str, Option<String>);

impl Standings<'_> {
    /// Writes a table for each division. Before a game counts, writes who joined.
    pub fn write_tables(&self) -> Markup {
        let texts = self.visitor.texts;
        let stand = &self.named.event.stand;
        let divisions: Vec<&[ContestPlace]> =
            stand.table.chunk_by(|one, next| one.division == next.division).collect();
        let teams = stand.contest.kind.team().is_some();
        let titled = teams || divisions.len() > 1 || !stand.rounds.is_empty();
        let title = |rows: &[ContestPlace]| {
            let division = rows.first().map_or(1, |row| row.division);
            match self.named.name_team(texts, division) {
                Some(team) => team,
                None if stand.rounds.is_empty() => contest::division_title(texts, stand, division),
                None => texts.say("button-contest-table"),
            }
        };
        html! {
            @if divisions.is_empty() {
                p { (texts.say("contest-table-none")) }
                (self.joined_people())
            } @else {
                @for rows in divisions {
                    @if titled { h2 { (title(rows)) } }
                    (self.write_table(rows))
                    @if stand.contest.kind.is_divided() { (self.write_crosstable(rows)) }
                }
                p.small { (contest_table::table_note(texts, stand)) }
            }
        }
    }

    /// Writes a table: rank, person, points if the event has some, and the number of games with
    /// wins, draws and losses.
    fn write_table(&self, rows: &[ContestPlace]) -> Markup {
        let texts = self.visitor.texts;
        let scored = self.named.event.stand.contest.kind.has_points();
        let me = self.visitor.session.map(|session| session.player);
        let worth = |row: &ContestPlace| {
            let [won, drawn, lost] = row.record;
            format!("{} ({won}-{drawn}-{lost})", row.games())
        };
        html! {
            table.known {
                colgroup { col width="13%"; col; @if scored { col width="20%"; } col width="30%"; }
                thead {
                    tr {
                        th { (texts.say("page-event-place")) }
                        th { (texts.say("page-event-person")) }
                        @if scored { th scope="col" { (texts.say("page-event-points")) } }
                        th scope="col" { (texts.say("page-event-played")) }
                    }
                }
                tbody {
                    @for row in rows {
                        tr aria-current=[(Some(row.player) == me).then_some("true")] {
                            td { (row.place) "." }
                            td {
                                (self.write_person(row.player))
                                @if let Some(rule) = row.ahead {
                                    br;
                                    span.small { (contest::name_tie_break(texts, rule)) }
                                }
                            }
                            @if scored { td { (row.points) } }
                            td { (worth(row)) }
                        }
                    }
                }
            }
        }
    }

    /// Writes a person's name, with a link to challenge them if that game would count.
    fn write_person(&self, player: PlayerId) -> Markup {
        let texts = self.visitor.texts;
        html! {
            b.person { (self.named.name_player(texts, player)) }
            @if let Some(person) = self.find_unmet(player) {
                " "
                a.small href=(challenge_address(self.named.event.stand.contest.server, person)) {
                    (texts.say("button-contest-challenge"))
                }
            }
        }
    }

    /// Finds the Discord id of a person of an open month whom the visitor takes part with, and has
    /// not met yet. `None` for other people and events, and for people who are not named.
    fn find_unmet(&self, player: PlayerId) -> Option<UserId> {
        let stand = &self.named.event.stand;
        let me = self.visitor.session?.player;
        let open = stand.is_running() && stand.contest.paused.is_none();
        let unpaired = !stand.contest.kind.has_fixtures() && stand.contest.kind.has_points();
        let met = |one| stand.games.iter().any(|game| game.opponent_of(one) == Some(player));
        let named = !self.named.event.hidden.contains(&player);
        let unmet =
            open && unpaired && named && player != me && stand.person(me).is_some() && !met(me);
        stand.nameable(player).filter(|_| unmet)
    }

    /// Writes the names of the people who take part, the first who joined first. Empty if nobody
    /// does.
    fn joined_people(&self) -> Markup {
        let people: Vec<PlayerId> =
            self.named.event.stand.list_present().take(JOINED).map(|one| one.player).collect();
        html! {
            @if !people.is_empty() {
                h2 { (self.visitor.texts.say("page-event-joined")) }
                ul.people { @for player in people { li { (self.write_person(player)) } } }
            }
        }
    }

    /// Writes the crosstable of a division, whose rows come in the order of its table. Nothing
    /// before its games are paired.
    fn write_crosstable(&self, rows: &[ContestPlace]) -> Markup {
        let texts = self.visitor.texts;
        let division = rows.first().map_or(1, |row| row.division);
        let fixtures = &self.named.event.stand.fixtures;
        let cells = self.list_scores(fixtures.iter().filter(|one| one.division == division));
        let score = |one: &ContestPlace, other: &ContestPlace| {
            let games = cells.get(&(one.player, other.player)).map_or(&[][..], Vec::as_slice);
            html! {
                @for (score, page) in games {
                    @match page {
                        Some(page) => a href=(page) { (score) },
                        None => span { (score) },
                    }
                }
            }
        };
        html! {
            @if !cells.is_empty() {
                table.known.cross {
                    caption { (texts.say("page-event-cross")) }
                    thead {
                        tr {
                            th { (texts.say("page-event-person")) }
                            @for n in 1..=rows.len() { th { (n) } }
                        }
                    }
                    tbody {
                        @for (n, one) in rows.iter().enumerate() {
                            tr {
                                th scope="row" { (n + 1) ". " b.person { (self.named.name_player(texts, one.player)) } }
                                @for other in rows { td { (score(one, other)) } }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Returns what each person scored against each other one, in the order of their games.
    fn list_scores<'f>(
        &self,
        fixtures: impl Iterator<Item = &'f Fixture>,
    ) -> BTreeMap<(PlayerId, PlayerId), Vec<ScoredGame>> {
        let mut cells: BTreeMap<(PlayerId, PlayerId), Vec<ScoredGame>> = BTreeMap::new();
        for one in fixtures {
            let scores = match one.result() {
                Some(Fared::Won) => ["1", "0"],
                Some(Fared::Drawn) => ["½", "½"],
                Some(Fared::Lost) => ["0", "1"],
                None => ["–", "–"],
            };
            let page = self.named.page_of(&self.site.pages, one);
            cells.entry((one.one, one.other)).or_default().push((scores[0], page.clone()));
            cells.entry((one.other, one.one)).or_default().push((scores[1], page));
        }
        cells
    }
}
