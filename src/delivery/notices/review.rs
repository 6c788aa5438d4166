//! The review of a finished game.

use crate::delivery::plan;
use murus_gallicus::engine::Review;

use crate::delivery::letter::{About, Letter, find_places};
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::DeliveryPlan;
use crate::service::BookDeparture;
use crate::service::play::openings;
use crate::service::study::review::load_finished;
use crate::show::custom_id::ForGame;
use crate::show::pages::review;
use crate::store::{Conn, NoticeKind, StoreError, StoredGame};

/// Posts a review, without a ping.
#[derive(Debug)]
pub struct ReviewNotice {
    /// The game.
    pub game: Box<StoredGame>,
    /// The review.
    pub review: Review,
    /// The place where the game left the openings that are known.
    pub left: Option<BookDeparture>,
}

/// A review that a person asked for. `None` if it is not finished.
pub async fn load_review(conn: &mut Conn, about: About<'_>) -> Result<Option<Letter>, StoreError> {
    let game = about.game;
    let Some(review) = load_finished(conn, about.now, &game).await? else {
        return Ok(None);
    };
    let left = openings::find_departure(conn, game.game.line()).await?;
    let places = find_places(conn, &game, about.recipient).await?;
    let server = game.place.server;
    Ok(Some(Letter::silent(ReviewNotice { game, review, left }, places, server)))
}

impl Notice for ReviewNotice {
    fn game(&self) -> Option<&StoredGame> {
        Some(&self.game)
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let view = &writing.view(&self.game);
        let page = review::review_page(view, &self.review, self.left.as_ref());
        DeliveryPlan {
            leads: Some(NoticeKind::Review),
            // The last board has the same game and event count; only the review lets people
            // continue from it.
            ..plan::post(page.read_as(view.reading()), view.press_id(ForGame::GoOn))
        }
    }
}
