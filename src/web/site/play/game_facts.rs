//! Facts about a game that its page states beside the board: what is played, for which event, and
//! how strong the players are.

use maud::{Markup, html};

use super::game_table::GameTable;
use crate::game::{Chair, Rating};
use crate::service::people::ratings;
use crate::service::servers::events;
use crate::show::pages::contest_name::name_contest;
use crate::texts::variant;
use crate::web::site::Site;
use crate::web::site::frame::visitor::Visitor;

/// The event and the ratings of a game.
#[derive(Default)]
pub struct GameFacts {
    /// The event for which the game is played.
    event: Option<GameEvent>,
    /// The ratings that say something about their players.
    ratings: Vec<ShownRating>,
}

/// An event, with the address of its page.
struct GameEvent {
    name: String,
    path: String,
}

/// A player's rating.
struct ShownRating {
    chair: Chair,
    rating: Rating,
    /// The difference that this game made, in points. `None` if it made none.
    change: Option<i64>,
}

/// Finds the facts about a game. Leaves out what the database fails to tell, which is not worth an
/// error page. Leaves out provisional ratings: they say little, and a first loss would look loud.
pub async fn find_facts(site: &Site, visitor: &Visitor, table: &GameTable) -> GameFacts {
    let service = site.answers.service();
    let game = &table.row.game;
    let contest = events::find_event_of(service, game.id).await.ok().flatten();
    let event = contest.map(|contest| GameEvent {
        name: name_contest(visitor.texts, &contest),
        path: site.pages.event_path(contest.id),
    });
    let made = match game.outcome() {
        Some(_) => ratings::ratings_by(service.db(), &table.row).await.unwrap_or_default(),
        None => Vec::new(),
    };
    let after = made.iter().filter_map(|(before, now)| {
        let sure = !now.is_provisional() && !before.is_provisional(now.n - 1);
        let change = (now.rating.rating.round() - before.rating.round()) as i64;
        let chair = game.chair_of(now.player).filter(|_| sure)?;
        Some(ShownRating { chair, rating: now.rating, change: Some(change) })
    });
    let after: Vec<ShownRating> = after.collect();
    let ratings = match made.is_empty() {
        false => after,
        true => current_ratings(site, table).await,
    };
    GameFacts { event, ratings }
}

/// Returns the ratings of the players as they are now.
async fn current_ratings(site: &Site, table: &GameTable) -> Vec<ShownRating> {
    let game = &table.row.game;
    let settled = ratings::settled_ratings(site.answers.service().db(), game).await;
    let shown = |(chair, rating)| ShownRating { chair, rating, change: None };
    settled.unwrap_or_default().into_iter().map(shown).collect()
}

impl GameFacts {
    /// Writes what is played: the variant, the clock, whether the game is rated, and its event.
    pub fn terms_line(&self, visitor: &Visitor, table: &GameTable) -> Markup {
        let texts = visitor.texts;
        let game = &table.row.game;
        let played =
            (!game.is_brought_in()).then(|| variant::terms_sentence(texts, game.terms, false));
        html! {
            p.small.facts {
                (variant::variant_name(texts, game.variant()))
                @if let Some(played) = played { " · " (played) }
                @if let Some(GameEvent { name, path }) = &self.event { " · " a href=(path) { (name) } }
            }
        }
    }

    /// Writes the rating of the player in a chair, and what the game made of it. Empty if it says
    /// nothing about the player.
    pub fn rating_of(&self, chair: Chair) -> Markup {
        let found = self.ratings.iter().find(|one| one.chair == chair);
        html! {
            @if let Some(ShownRating { rating, change, .. }) = found {
                span.small {
                    (rating.rating.round())
                    @if let Some(change) = change { " " (format!("{change:+}").replace('-', "−")) }
                }
            }
        }
    }
}
