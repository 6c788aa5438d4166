//! The page of a person's own games. Games in which it is their turn come first, then challenges to
//! answer, games that wait for others, and finished games. Links to events and to the person's
//! settings follow.

use std::collections::HashSet;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use murus_pictures::{Scene, Svg, Theme};

use crate::game::{Chair, GameId, Seating};
use crate::service::MyGames;
use crate::service::challenge::again;
use crate::service::play::find;
use crate::service::play::seated::SeatedChallenge;
use crate::service::servers::events;
use crate::show::custom_id::ForGame;
use crate::show::mention::day_of;
use crate::show::names::Names;
use crate::show::pages::challenge::ChallengePosting;
use crate::show::pages::contest_name::name_contest;
use crate::show::pages::summary;
use crate::show::pages::view::View;
use crate::store::{BrowserSession, Slice, StoreError, StoredGame};
use crate::texts::Texts;
use crate::web::site::Site;
use crate::web::site::board::drawing;
use crate::web::site::frame::address::SETTINGS;
use crate::web::site::frame::assets::HOME;
use crate::web::site::frame::layout::Shell;
use crate::web::site::frame::visitor::Visitor;
use crate::web::site::frame::words::Words;
use crate::web::site::people::challenge_page::CHALLENGE;
use crate::web::site::people::new_game::{MURUS, signed_out};
use crate::web::site::play::actions::{press_button, vacation_press};
use crate::web::site::play::panel::Panel;
use crate::web::site::study::siege_page::siege_link;

/// The most finished games that the page shows.
const OVER: usize = 12;

/// Answers with the page of the visitor's own games. Answers 401 to a visitor who is not signed in.
pub async fn home_page(State(site): State<Site>, visitor: Visitor, headers: HeaderMap) -> Response {
    let Some(session) = visitor.session else { return signed_out(&visitor, &headers) };
    match load_home(&site, &visitor, &session).await {
        Ok((main, due)) => {
            let about = visitor.texts.say("page-me");
            let title = if due > 0 { format!("({due}) {about}") } else { about.clone() };
            let shell = Shell::new(&visitor, &title, &about, main);
            Shell { script: Some(&HOME), ..shell }.into_answer(StatusCode::OK, &headers)
        }
        Err(error) => visitor.answer_failure(&site, "home pages", &error, &headers).into_response(),
    }
}

/// Returns the page's content, and the number of listed games in which it is the visitor's turn.
/// Fails if the database does.
async fn load_home(
    site: &Site,
    visitor: &Visitor,
    session: &BrowserSession,
) -> Result<(Markup, usize), StoreError> {
    let texts = visitor.texts;
    let service = site.answers.service();
    let Some(caller) = visitor.caller(String::new()) else { return Ok((html! {}, 0)) };
    // The mark is read first: what comes between the two is news to the page.
    let mark = find::mark_list(service.db(), session.player).await?;
    let mine = find::list_own(service, &caller, 0).await?;
    let over =
        find::list_finished_games(service.db(), session.discord, Slice { skip: 0, limit: OVER })
            .await?;
    let events = events::list_joined(service, session.player).await?;
    let rows: Vec<&StoredGame> = mine.games.iter().map(|entry| &*entry.row).chain(&over).collect();
    let mut names = site.answers.names_of(&rows).await;
    names.extend(site.answers.names_at(&mine.challenges).await);
    let again = again::list_repeatable(service, session.discord, &over).await?;
    let list = List { site, visitor, names: &names, again };
    let (due, waiting): (Vec<_>, Vec<_>) =
        mine.games.iter().partition(|entry| mine.is_due(&entry.row));
    let boards = rows.iter().map(|row| row.game.variant().board());
    let page = html! {
        div.plain.wide {
            h1 { (texts.say("page-me")) }
            div.choices {
                a.button.primary[due.is_empty()].secondary[!due.is_empty()] href=(MURUS) { (texts.say("button-play-murus")) }
                a.button.secondary href=(CHALLENGE) { (texts.say("page-challenge-someone")) }
            }
            div #mine data-news=(mark) {
            (drawing::drawings_of(boards, visitor.tastes.look.theme))
            (list.game_section("page-me-due", due.iter().map(|entry| (&*entry.row, mine.chair_in(&entry.row)))))
            (challenge_cards(texts, &mine, &names, visitor.tastes.look.theme))
            (list.game_section("page-me-waiting", waiting.iter().map(|entry| (&*entry.row, mine.chair_in(&entry.row)))))
            @if mine.games.is_empty() && mine.challenges.is_empty() { p { (texts.say("page-me-none")) } }
            (list.game_section("page-me-over", over.iter().map(|row| (row, row.chair_of(session.discord)))))
            }
            @if !events.is_empty() {
                section {
                    h2 { (texts.say("page-me-events")) }
                    ul.rows { @for event in &events { li {
                        a href=(site.pages.event_path(event.id)) {
                            span { (name_contest(texts, event)) }
                            (Words { texts, names: &names }.write_line(&day_of(event.ends)))
                        }
                    } } }
                }
            }
            p.row {
                (siege_link(texts))
                (press_button(texts, &vacation_press(), "button-away", "secondary", None))
                a.button.secondary href=(SETTINGS) { (texts.say("button-settings")) }
            }
            div #panel aria-live="polite" {}
        }
    };
    Ok((page, due.len()))
}

/// The common data of lists of games.
pub struct List<'a> {
    /// The state of the web pages.
    pub site: &'a Site,
    /// The visitor who looks at the lists.
    pub visitor: &'a Visitor,
    /// The names of the people in the lists.
    pub names: &'a Names,
    /// The games in the lists for which the visitor can ask for a rematch.
    pub again: HashSet<GameId>,
}

impl List<'_> {
    /// Returns a list of games under the text with id `title`. Empty if there are no games.
    pub fn game_section<'r>(
        &self,
        title: &str,
        games: impl Iterator<Item = (&'r StoredGame, Option<Chair>)>,
    ) -> Markup {
        let games: Vec<_> = games.collect();
        html! {
            @if !games.is_empty() {
                section {
                    h2 { (self.visitor.texts.say(title)) " (" (games.len()) ")" }
                    ul.tiles { @for (row, chair) in games { li { (self.game_tile(row, chair)) } } }
                }
            }
        }
    }

    fn game_tile(&self, row: &StoredGame, chair: Option<Chair>) -> Markup {
        let view = View::looked_at(self.visitor.texts, row, self.names, &self.visitor.tastes);
        let line = row.game.line();
        let side = drawing::own_side(chair.map(|chair| row.game.seat_of(chair)));
        let svg = Svg::new(line.position().variant().board(), side, self.visitor.tastes.look.theme);
        let words = Words { texts: self.visitor.texts, names: self.names };
        let about = summary::summary_line(&view, chair, None);
        let label = summary::pairing(&view, chair, &|chair| view.called(chair));
        html! {
            a.tile href={ "/g/" (self.site.pages.code(&row.game)) } {
                (drawing::small_board(&svg, &Scene::of(line, side), &label))
                span { (words.write_line(&about)) }
            }
            @if self.again.contains(&row.game.id) {
                (press_button(self.visitor.texts, &view.press_id(ForGame::Rematch), "button-rematch", "secondary", Some("button-rematch-yes")))
            }
        }
    }
}

/// Returns the challenges that wait for the person's answer, as cards.
fn challenge_cards(texts: Texts, mine: &MyGames, names: &Names, theme: Theme) -> Markup {
    let card = |seated: &SeatedChallenge| {
        let posting = ChallengePosting {
            texts,
            seated,
            names,
            begun: None,
            theme,
            lively: false,
            // A list of challenges has no room for boards.
            shows_board: false,
            again: false,
            reader: mine.player,
        };
        let page = posting.challenge_page(Vec::new());
        let words = Words { texts, names };
        let panel = Panel { words, table: None };
        let seats = &seated.challenge.seats;
        let invited = |seat: &Seating| matches!(seat, Seating::Invited(player) if Some(*player) == mine.player);
        let asker = seated.person(0).filter(|_| seats.iter().any(invited));
        html! {
            article.card {
                @if let Some(asker) = asker {
                    h3 { (texts.say_with("page-me-challenged", [("who", words.name_person(asker).into())])) }
                } @else {
                    (words.write_text(&page.content))
                }
                @for card in &page.cards {
                    p { strong { (words.write_line(&card.title)) } }
                    (words.write_text(&card.text))
                }
                @for row in &page.rows { (panel.row_of_page(row)) }
            }
        }
    };
    html! {
        @if !mine.challenges.is_empty() {
            section {
                h2 { (texts.say("page-me-challenges")) }
                div.cards { @for challenge in &mine.challenges { (card(challenge)) } }
            }
        }
    }
}
