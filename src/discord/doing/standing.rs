//! How strong people are, and how games end.

use std::time::Duration;

use tokio::time::timeout;

use super::target::Which;
use super::{Answer, Refusal, Request, drawn};
use crate::game::Pool;
use crate::ids::{ServerId, UserId};
use crate::show::pages::{openings, profile, standing};
use crate::store::Ranked;

/// People whom Discord is asked about at most for one ranking, so that it answers in time.
const ASKED: usize = 12;

/// How long Discord may take to say who is in a server: the answer itself must not take longer than three seconds.
const PATIENCE: Duration = Duration::from_millis(1500);

impl Request<'_> {
    /// How strong somebody is.
    pub async fn profile(&self, person: UserId) -> Answer {
        let profile = self.service.profile(person, self.caller.discord).await?.unwrap_or_default();
        let names = self.people.names(self.http, vec![(self.caller.place.server, person)]).await;
        let (texts, own, theme) = (self.texts, person == self.caller.discord, self.theme().await?);
        drawn(move || profile::profile(texts, person, own, &profile, &names, theme)).await
    }

    /// How somebody's games begin.
    pub async fn openings(&self, person: UserId) -> Answer {
        let openings = self.service.openings(person).await?;
        let names = self.people.names(self.http, vec![(self.caller.place.server, person)]).await;
        let (texts, theme) = (self.texts, self.theme().await?);
        drawn(move || openings::openings(texts, person, &openings, &names, theme)).await
    }

    /// The strongest of a pool: of the server where it is asked, or of all.
    pub async fn leaderboard(&self, pool: Pool, everywhere: bool) -> Answer {
        let server = self.caller.place.server.filter(|_| !everywhere);
        let ranked = self.service.ranking(pool, server).await?;
        let (ranked, unknown) = match server {
            Some(server) => self.members(server, ranked).await?,
            None => (ranked.into_iter().map(|(ranked, _)| ranked).collect(), 0),
        };
        Ok(standing::leaderboard(self.texts, pool, server.is_some(), &ranked, unknown))
    }

    /// Those who are in the server: as is known for a day, else as Discord says, as far as there is time to ask. Beside them, of how many it is not
    /// known yet.
    async fn members(
        &self,
        server: ServerId,
        ranked: Vec<(Ranked, Option<bool>)>,
    ) -> Result<(Vec<Ranked>, usize), Refusal> {
        let unknown: Vec<Ranked> =
            ranked.iter().filter(|(_, inside)| inside.is_none()).map(|(ranked, _)| *ranked).collect();
        let all = unknown.len();
        let unknown = &unknown[..all.min(ASKED)];
        let membership = unknown.iter().map(|one| timeout(PATIENCE, self.is_member(server, one.discord)));
        let answers = futures::future::join_all(membership).await;
        let mut learned = Vec::new();
        for (ranked, answer) in unknown.iter().zip(answers) {
            // Whom Discord says nothing about in time is asked about again the next time.
            if let Ok(Ok(inside)) = answer {
                learned.push((ranked.player, inside));
            }
        }
        let inside = |(ranked, known): (Ranked, Option<bool>)| {
            let told = learned.iter().find(|(player, _)| *player == ranked.player).map(|(_, inside)| *inside);
            known.or(told).unwrap_or(false).then_some(ranked)
        };
        let inside = (ranked.into_iter().filter_map(inside).collect(), all - learned.len());
        self.service.learn_members(server, learned);
        Ok(inside)
    }

    /// How games end; in a server, how much was played there as well.
    pub async fn statistics(&self) -> Answer {
        let all = self.service.statistics().await?;
        let here = match self.caller.place.server {
            Some(server) => Some((server, self.service.activity(server).await?)),
            None => None,
        };
        let (texts, theme) = (self.texts, self.theme().await?);
        drawn(move || standing::statistics(texts, &all, here.as_ref(), theme)).await
    }

    /// How the ratings of a game moved, and why.
    pub async fn ratings(&self, which: Which<'_>) -> Answer {
        let found = self.find(which).await?;
        let changes = self.service.ratings_by(&found.row).await?;
        Ok(standing::rating_changes(&found.view(), &changes))
    }
}
