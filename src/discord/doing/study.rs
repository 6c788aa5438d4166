//! Hints and reviews.

use super::meant::Which;
use super::{Request, Said};
use crate::discord::page::Page;
use crate::discord::pages::lists;
use crate::discord::pages::view::View;
use crate::discord::trouble::Trouble;
use crate::engine::Review;
use crate::game::GameId;
use crate::rules::Variant;
use crate::service::{Proposal, Reviewed, Target};

impl Request<'_> {
    /// The best move for the person whose turn it is, ready to be played.
    pub async fn hint(&self, which: Which<'_>) -> Said {
        let found = self.find(which).await?;
        let hinted = self.done(self.service.hint(&self.caller, found.game().id).await)?;
        Ok(View { texts: self.texts, row: &hinted.row, names: &self.names([&hinted.row]).await }.hint(&hinted.best))
    }

    /// The running games of this channel, whose boards lead to following them, and an exhibition.
    pub async fn to_watch(&self) -> Said {
        let here = [Some(self.caller.place.channel), self.caller.parent];
        let mut rows = self.games_here().await;
        rows.retain(|row| here.contains(&Some(row.place.channel)));
        let (names, now) = (self.names(&rows).await, self.service.clock().now());
        Ok(lists::to_watch(self.texts, &rows, &names, self.caller.discord, now))
    }

    /// Lets our opponent play itself at these levels, usually the standard game.
    pub async fn exhibit(&self, variant: Option<&str>, [romans, gauls]: [Option<&str>; 2]) -> Said {
        let variant = self.variant(variant, Variant::STANDARD)?;
        let levels = [self.level(romans)?.to_owned(), self.level(gauls)?.to_owned()];
        self.propose(&Proposal::at_ease(Target::Exhibition(levels), variant)).await
    }

    /// The review of a game, or that it is being made.
    pub async fn review(&self, which: Which<'_>) -> Said {
        self.reviewed(which, |view, review| view.review(review)).await
    }

    /// The review of the game of this short name or of this place; where there is none, the finished games to choose from.
    pub async fn review_or_choose(&self, name: Option<&str>) -> Said {
        match name {
            None if self.meant(Which::Any(None)).await?.is_empty() => self.finished(0).await,
            name => self.review(Which::Any(name)).await,
        }
    }

    /// The position that a review calls the turning point.
    pub async fn lesson(&self, which: Which<'_>) -> Said {
        self.reviewed(which, |view, review| view.lesson(review)).await
    }

    /// The review that takes the place of an answer, as soon as it is made; none where that takes too long.
    pub async fn awaited(&self, game: GameId) -> Result<Option<Page>, Trouble> {
        let Reviewed::Done(row, review) = self.service.review_made(game).await? else { return Ok(None) };
        let page = View { texts: self.texts, row: &row, names: &self.names([&*row]).await }.review(&review);
        self.told(Ok(page)).await.map(Some)
    }

    async fn reviewed(&self, which: Which<'_>, show: fn(&View<'_>, &Review) -> Page) -> Said {
        let found = self.find(which).await?;
        Err(self.stop(match self.service.review(found.game().id).await? {
            Reviewed::Unknown => "press-no-game",
            Reviewed::Running => "review-running",
            Reviewed::Several => "review-several",
            Reviewed::Waiting(row) => {
                let view = View { texts: self.texts, row: &row, names: &self.names([&*row]).await };
                return Ok(view.reviewing(self.caller.place.channel));
            }
            Reviewed::Done(row, review) => {
                return Ok(show(&View { texts: self.texts, row: &row, names: &self.names([&*row]).await }, &review));
            }
        }))
    }
}
