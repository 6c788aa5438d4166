//! The starts of simulated games by a challenge.

use murus_gallicus::{Seat, Variant};
use rand::RngExt;

use super::world::{Coming, PLACE, YearState};
use murus::game::{ChallengeReply, GameId, HOUR, Place, TIMES, Terms, TimeControl};
use murus::service;
use murus::service::{Proposal, ProposalReply, Target};
use murus::store::StoreError;

impl YearState {
    /// Lets a person challenge another person or the opponent. If the challenge is refused, another
    /// try is queued.
    pub(super) async fn begin(&mut self) -> Result<(), StoreError> {
        let here: Vec<usize> = (0..self.people.len()).filter(|&n| !self.people[n].gone).collect();
        let one = here[self.random.random_range(0..here.len())];
        let other = here[self.random.random_range(0..here.len())];
        let variant =
            ["standard", "standard", "advanced", "escape@7x7"][self.random.random_range(0..4)];
        let variant = variant.parse().unwrap_or(Variant::STANDARD);
        let time = match self.random.random_range(0..20) {
            0 => TimeControl::None,
            n => TIMES[n % (TIMES.len() - 1)].1,
        };
        let weekends_off = time != TimeControl::None && self.random.random_bool(0.15);
        let terms = Terms { variant, time, weekends_off, rated: self.random.random_bool(0.85) };
        let bot = one == other || self.random.random_bool(0.02);
        let target = if bot {
            Target::Bot("Tiro".to_owned())
        } else {
            Target::People(vec![self.people[other].discord])
        };
        if self.begin_game([one, other], PLACE, target, terms).await?.is_some() {
            self.begun += 1;
        } else {
            // A random challenge can repeat one that is still open.
            self.queue_after(HOUR, Coming::Game);
        }
        Ok(())
    }

    /// Lets a person challenge another one, who accepts, or the opponent. Returns the game; `None`
    /// if the challenge is refused.
    pub(super) async fn begin_game(
        &mut self,
        [one, other]: [usize; 2],
        place: Place,
        target: Target,
        terms: Terms,
    ) -> Result<Option<GameId>, StoreError> {
        let caller = self.caller_in(one, place);
        let side = Some(Seat::ALL[self.random.random_range(0..2)]);
        let proposal = Proposal { side, ..Proposal::new(target, terms) };
        let Ok(proposed) =
            service::challenge::proposal::propose_game(&self.service, &caller, &proposal).await
        else {
            return Ok(None);
        };
        let row = match proposed.game {
            Some(row) => row,
            None => {
                let caller = self.caller_in(other, place);
                match service::challenge::answering::answer_challenge(
                    &self.service,
                    &caller,
                    proposed.challenge.id,
                    &ChallengeReply::Accept,
                )
                .await?
                {
                    ProposalReply::Done(_, Some(row)) => row,
                    _ => {
                        return Err(StoreError::Corrupt("a challenge was not accepted".to_owned()));
                    }
                }
            }
        };
        self.observe(&row);
        Ok(Some(row.game.id))
    }
}
