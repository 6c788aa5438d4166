//! The page of an event: its standings, its running games, and the games that count.

use std::collections::HashSet;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

use super::bracket;
use super::event_files;
use super::home_page::List;
use super::named_event::NamedEvent;
use super::standings::{JOINED, Standings};
use super::tournament_report;
use crate::game::{ContestGame, Fared, SimulBoard, Team};
use crate::ids::UserId;
use crate::service::play::next;
use crate::service::servers::contest_stand::ContestStand;
use crate::service::servers::events::{EventGames, EventView, find_event};
use crate::show::custom_id::{ForContest, Mark};
use crate::show::mention::day_of;
use crate::show::names::Names;
use crate::show::pages::{contest, contest_name, simul, team};
use crate::store::StoredGame;
use crate::web::site::Site;
use crate::web::site::board::drawing;
use crate::web::site::frame::assets::HOME;
use crate::web::site::frame::layout::{Shell, sentence_page};
use crate::web::site::frame::link_picture::LinkPicture;
use crate::web::site::frame::visitor::Visitor;
use crate::web::site::frame::words::Words;
use crate::web::site::play::actions::press_button;

/// The forms in which an event is answered.
#[derive(Clone, Copy, PartialEq, Eq)]
enum EventForm {
    /// The page.
    Page,
    /// The standings as CSV.
    Csv,
    /// The standings and the games that count, as JSON.
    Json,
    /// The games as a tournament report in FIDE's format.
    Trf,
    /// The picture for link previews.
    Picture,
}

impl EventForm {
    /// Returns the form for the part of an address after the dot. `None` if there is no such form.
    fn from_suffix(suffix: &str) -> Option<EventForm> {
        match suffix {
            "" => Some(EventForm::Page),
            "csv" => Some(EventForm::Csv),
            "json" => Some(EventForm::Json),
            "trf" => Some(EventForm::Trf),
            "png" => Some(EventForm::Picture),
            _ => None,
        }
    }

    /// Returns the games that the form shows.
    fn games(self) -> EventGames {
        EventGames {
            counted: matches!(self, EventForm::Page | EventForm::Json),
            running: matches!(self, EventForm::Page | EventForm::Picture),
        }
    }
}

/// Answers with the page of an event. If the address ends in `.csv` or `.json`, answers with its
/// standings as a file; if it ends in `.trf`, with a tournament report; if it ends in `.png`, with
/// its picture for link previews. Answers 404 if there is no such event, and no report of one that
/// pairs no games.
pub async fn event_page(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(address): Path<String>,
) -> Response {
    let (code, suffix) = address.split_once('.').unwrap_or((&address, ""));
    let unknown = || sentence_page(&visitor, StatusCode::NOT_FOUND, "page-unknown", &headers);
    let Some(form) = EventForm::from_suffix(suffix) else { return unknown() };
    let found = find_event(site.answers.service(), &site.pages, code, form.games()).await;
    let event = match found {
        Ok(Some(event)) => event,
        Ok(None) => return unknown(),
        Err(error) => {
            return visitor.answer_failure(&site, "events", &error, &headers).into_response();
        }
    };
    let names = match form {
        EventForm::Picture => Names::default(),
        _ => fetch_names(&site, &event, form == EventForm::Page).await,
    };
    let named = NamedEvent { event, names };
    match form {
        EventForm::Page => {
            let next = find_next_board(&site, &visitor, &named).await;
            answer_page(&site, &visitor, &headers, &named, next.as_deref())
        }
        EventForm::Csv => event_files::csv_table(visitor.texts, &named),
        EventForm::Json => event_files::json_table(&site, visitor.texts, &named),
        EventForm::Trf if !named.event.stand.contest.kind.has_fixtures() => unknown(),
        EventForm::Trf => tournament_report::trf_report(visitor.texts, &named),
        EventForm::Picture => event_files::event_card(named, &headers).await,
    }
}

/// Returns the names of the people of an event, each in the server for which they play, and the
/// names of the two servers of a team match. If `some`, asks Discord for as many as one call for
/// each server gives: a page is loaded again and again, until it has all names.
async fn fetch_names(site: &Site, event: &EventView, some: bool) -> Names {
    let stand = &event.stand;
    let people = list_named(event);
    let is_guest = |person: &UserId| {
        stand.find_entrant(*person).is_some_and(|one| one.team == Some(Team::Guest))
    };
    let (guests, home): (Vec<UserId>, Vec<UserId>) = people.into_iter().partition(is_guest);
    let mut names = Names::default();
    for (team, people) in [(Team::Home, home), (Team::Guest, guests)] {
        let Some(server) = stand.contest.server_of(team) else { continue };
        names.extend(match some {
            true => site.answers.names_in(server, &people).await,
            false => site.answers.fetch_all_names(Some(server), &people).await,
        });
        if stand.contest.kind.team().is_some() {
            names.extend(site.answers.name_servers(&[server]).await);
        }
    }
    names
}

/// Lists the people whom the page of an event names, each once: those in the standings from the
/// first place on, then the players of its games and the first who joined.
fn list_named(event: &EventView) -> Vec<UserId> {
    let stand = &event.stand;
    let games = event.counted.iter().flat_map(|(game, _)| [game.one, game.other]);
    let placed = stand.table.iter().map(|row| row.player);
    let joined = stand.entrants.iter().map(|one| one.player).take(JOINED);
    let running = event.running.iter().flat_map(|row| row.people());
    let boards = stand.fixtures.iter().flat_map(|one| [one.one, one.other]);
    let known = placed.chain(games).chain(joined).chain(boards);
    let shown = known.filter(|player| !event.hidden.contains(player));
    let mut people = Vec::new();
    let hidden = stand.contest.kind.simul().is_some_and(|plan| event.hidden.contains(&plan.host));
    let host = stand.host.filter(|_| !hidden);
    let named = shown.filter_map(|player| stand.nameable(player)).chain(running).chain(host);
    for person in named {
        if !people.contains(&person) {
            people.push(person);
        }
    }
    people
}

/// Finds the address of the board of a simul that has waited longest for the visitor's move. `None`
/// if none waits, and for other events.
async fn find_next_board(site: &Site, visitor: &Visitor, named: &NamedEvent) -> Option<String> {
    let stand = &named.event.stand;
    let id = stand.contest.kind.simul().map(|_| stand.contest.id)?;
    let found = next::next_due_in(site.answers.service().db(), visitor.person()?, id).await;
    Some(format!("/g/{}", site.pages.code(&found.ok()??.row.game)))
}

fn answer_page(
    site: &Site,
    visitor: &Visitor,
    headers: &HeaderMap,
    named: &NamedEvent,
    next: Option<&str>,
) -> Response {
    let texts = visitor.texts;
    let NamedEvent { event, names } = named;
    let stand = &event.stand;
    let path = site.pages.event_path(stand.contest.id);
    let title = contest_name::name_contest(texts, &stand.contest);
    let about = named.summary(texts);
    let list = List { site, visitor, names, again: HashSet::new() };
    let words = Words { texts, names };
    let boards = event.running.iter().map(|row| row.game.variant().board());
    let facts = contest::describe_contest(texts, stand);
    let standings = Standings { site, visitor, named };
    let main = html! {
        section.plain.event {
            h1 { (title) }
            div #panel aria-live="polite" {}
            div #mine {
                div.card {
                    @if let Some(host) = named.name_host(texts) { p { (simul::host_line(texts, host)) } }
                    @if stand.contest.kind.team().is_some() {
                        (words.write_text(&team::score_line(texts, stand, names)))
                    }
                    (words.write_text(&facts.standing.join("\n")))
                    (entry_part(visitor, words, stand, next))
                    (words.write_text(&facts.rules.join("\n")))
                }
                (event_boards(words, named))
                (bracket::write_bracket(texts, named))
                (standings.write_tables())
                (drawing::drawings_of(boards, visitor.tastes.look.theme))
                (list.game_section("page-event-running", event.running.iter().map(|row| (row, None))))
                @if !event.counted.is_empty() {
                    h2 { (texts.say("page-event-games")) }
                    ul.rows { @for (game, row) in &event.counted { li { (game_line(site, words, named, game, row.as_ref())) } } }
                }
            }
            @if !event.earlier.is_empty() {
                h2 { (texts.say("page-event-earlier")) }
                ul.rows { @for one in &event.earlier { li {
                    a href=(site.pages.event_path(one.id)) {
                        span { (contest_name::name_contest(texts, one)) } (words.write_line(&day_of(one.ends)))
                    }
                } } }
            }
            p.files {
                a href={ (path) ".csv" } rel="nofollow" { "CSV" } " · "
                a href={ (path) ".json" } rel="nofollow" { "JSON" }
                @if stand.contest.kind.has_fixtures() {
                    " · " a href={ (path) ".trf" } rel="nofollow" { "TRF16" }
                }
            }
        }
    };
    let picture = LinkPicture { path: format!("{path}.png"), words: format!("{title}. {about}") };
    let shell = Shell::new(visitor, &title, &about, main).with_picture(picture);
    Shell { script: Some(&HOME), ..shell }.into_answer(StatusCode::OK, headers)
}

/// Writes whether the visitor takes part, with the button to join or to leave, the one to challenge
/// others in a ladder, and the link to their next board. A visitor who is not signed in reads how
/// to join on Discord.
fn entry_part(
    visitor: &Visitor,
    words: Words<'_>,
    stand: &ContestStand,
    next: Option<&str>,
) -> Markup {
    let texts = words.texts;
    let takes_part = visitor.person().is_some_and(|person| stand.entrant(person).is_some());
    // For a person who takes part, this press shows their part, or asks whether to leave.
    let press = Mark::NOTHING.id(&ForContest::Join(stand.contest.id));
    let part = match stand.contest.kind.has_fixtures() {
        true => "button-contest-part",
        false => "button-contest-leave",
    };
    let label = contest_name::join_label(stand);
    let climbs = stand.contest.kind.ladder().is_some() && stand.is_running();
    let reach = Mark::NOTHING.id(&ForContest::Reach(stand.contest.id));
    html! {
        @if takes_part && (stand.is_joining() || stand.is_running()) {
            p.offer {
                strong.part { (texts.say("page-event-in")) }
                @if climbs { (press_button(texts, &reach, "button-contest-challenge", "success", None)) }
                (press_button(texts, &press, part, "secondary", None))
                @if let Some(next) = next {
                    a.button.success href=(next) { (texts.say("button-contest-next")) }
                }
            }
        } @else if stand.takes_people() {
            @if visitor.session.is_some() {
                p { (press_button(texts, &press, label, "success", None)) }
            } @else {
                p { (words.write_line(&texts.say_with("page-event-join", [("button", texts.say(label).into())]))) }
            }
        }
    }
}

/// Writes the boards of a simul or a team match. Nothing for other events.
fn event_boards(words: Words<'_>, named: &NamedEvent) -> Markup {
    let (texts, stand) = (words.texts, &named.event.stand);
    let name = |player| named.name_player(texts, player);
    let boards = simul::board_lines(texts, stand, |board: &SimulBoard| name(board.player));
    let pairs = team::named_board_lines(texts, stand, name);
    html! {
        @if !boards.is_empty() { ul.rows { @for line in &boards { li { (line) } } } }
        @if !pairs.is_empty() { ul.rows { @for line in &pairs { li { (words.write_line(line)) } } } }
    }
}

/// Writes a game that counts: its players, its result and its day. It is a link if the game's page
/// is open to the visitor.
fn game_line(
    site: &Site,
    words: Words<'_>,
    named: &NamedEvent,
    game: &ContestGame,
    row: Option<&StoredGame>,
) -> Markup {
    let name = |player| named.name_player(words.texts, player);
    let score = match game.fared {
        Fared::Won => "1–0",
        Fared::Drawn => "½–½",
        Fared::Lost => "0–1",
    };
    let line = format!("{} {score} {}", name(game.one), name(game.other));
    let day = words.write_line(&day_of(game.ended));
    html! {
        @if let Some(row) = row {
            a href={ "/g/" (site.pages.code(&row.game)) } { span { (line) } (day) }
        } @else {
            (line) " " (day)
        }
    }
}
