//! Hints and reviews.

use murus_gallicus::engine::Review;
use murus_gallicus::rules::Variant;

use super::target::Which;
use super::{Answer, Request};
use crate::discord::trouble::Trouble;
use crate::service::{Crowded, Hinted, Measure, Proposal, Reviewed, Target};
use crate::show::custom_id::InProof;
use crate::show::page::{Awaited, Page};
use crate::show::pages::forced;
use crate::show::pages::lists;
use crate::show::pages::review;
use crate::show::pages::view::View;

impl Request<'_> {
    /// The best move for the person whose turn it is, ready to be played. It takes a while to find, so that it comes is said first.
    pub async fn hint(&self, which: Which<'_>) -> Answer {
        let game = self.find(which).await?.game().id;
        match self.unless_refused(self.service.known_hint(&self.caller, game).await)? {
            Some(hinted) => self.hinted(hinted).await,
            None => {
                self.check_limit(Measure::Thought)?;
                let waiting = self.waiting("hint-waiting", "hint-queued", self.service.thinking());
                Ok(Page { awaits: Some(Awaited::Hint(game)), ..waiting })
            }
        }
    }

    async fn hinted(&self, hinted: Hinted) -> Answer {
        self.page_of(&hinted.row, |view| review::hint(view, &hinted.best)).await
    }

    /// The running games of this channel, whose boards lead to following them, and an exhibition.
    pub async fn to_watch(&self) -> Answer {
        let here = [Some(self.caller.place.channel), self.caller.parent];
        let mut rows = self.games_here().await;
        rows.retain(|row| here.contains(&Some(row.place.channel)));
        let (names, now) = (self.names(&rows).await, self.service.clock().now());
        Ok(lists::to_watch(self.texts, &rows, &names, self.caller.discord, now))
    }

    /// Lets our opponent play itself at these levels, usually the standard game.
    pub async fn exhibit(&self, variant: Option<&str>, [romans, gauls]: [Option<&str>; 2]) -> Answer {
        let variant = self.variant(variant, Variant::STANDARD)?;
        self.check_limit(Measure::Exhibition)?;
        let levels = [self.level(romans)?.to_owned(), self.level(gauls)?.to_owned()];
        self.propose(&Proposal::at_ease(Target::Exhibition(levels), variant)).await
    }

    /// The review of a game, or that it is being made.
    pub async fn review(&self, which: Which<'_>) -> Answer {
        self.reviewed(which, review::review).await
    }

    /// The review of the game of this short name or of this place; where there is none, the finished games to choose from.
    pub async fn review_or_choose(&self, name: Option<&str>) -> Answer {
        match name {
            None if self.meant(Which::Any(None)).await?.is_empty() => self.finished(0).await,
            name => self.review(Which::Any(name)).await,
        }
    }

    /// The position that a review calls the turning point.
    pub async fn lesson(&self, which: Which<'_>) -> Answer {
        self.reviewed(which, review::lesson).await
    }

    /// How a win is forced that a review tells of, after these replies; a choice is a unit of the loser, or where one was chosen its move.
    pub async fn forced(&self, which: Which<'_>, at: InProof, choice: Option<&str>) -> Answer {
        let found = self.find(which).await?;
        let Some(proof) = self.service.proof(&found.row, at.ply).await? else {
            return Err(self.refusal("forced-gone"));
        };
        let side = found.side();
        let page =
            self.page_of(&found.row, |view| forced::forced(view, &proof, at, choice, side).unwrap_or_default()).await?;
        if page.content.is_empty() { Err(self.refusal("forced-gone")) } else { Ok(page) }
    }

    /// What takes the place of an answer, as soon as it is made; none where that takes too long.
    pub async fn awaited(&self, what: Awaited) -> Result<Option<Page>, Trouble> {
        let said = match what {
            Awaited::Film(game) => self.film(game).await,
            Awaited::Hint(game) => match self.unless_refused(self.service.hint(&self.caller, game).await) {
                Ok(Ok(hinted)) => self.hinted(hinted).await,
                Ok(Err(Crowded)) => Err(self.refusal("crowded")),
                Err(stop) => Err(stop),
            },
            Awaited::Review(game) => match self.find(Which::Pressed(game)).await {
                Ok(found) => match self.service.review_made(&found.row).await? {
                    Reviewed::Done(row, review) => self.page_of(&row, |view| review::review(view, &review)).await,
                    _ => return Ok(None),
                },
                Err(stop) => Err(stop),
            },
        };
        self.page(said).await.map(Some)
    }

    async fn reviewed(&self, which: Which<'_>, show: fn(&View<'_>, &Review) -> Page) -> Answer {
        let found = self.find(which).await?;
        if self.service.known_review(&found.row).await?.is_none() {
            self.check_limit(Measure::Thought)?;
        }
        Err(self.refusal(match self.service.review(&found.row).await? {
            Reviewed::Unknown => "press-no-game",
            Reviewed::Running => "review-running",
            Reviewed::Several => "review-several",
            Reviewed::Empty => "review-empty",
            Reviewed::Waiting(row, before) => {
                return self.page_of(&row, |view| review::reviewing(view, self.caller.place.channel, before)).await;
            }
            Reviewed::Done(row, review) => {
                return self.page_of(&row, |view| show(view, &review)).await;
            }
        }))
    }
}
