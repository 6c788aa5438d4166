//! Conditional moves: listed, added, revoked, and planned step by step.

use super::target::{Found, Which};
use super::{Answer, Refusal, Request};
use crate::game::Planned;
use crate::service::{Plan, Plans};
use crate::show::page::Page;
use crate::show::pages::plans;

impl Request<'_> {
    /// What came of a change of somebody's plans, and what they are now.
    pub async fn plan(&self, which: Which<'_>, change: &Plan<'_>) -> Answer {
        self.plan_in(&self.find(which).await?, change).await
    }

    /// Keeps a line that was planned on the board `seq`.
    pub async fn plan_from(&self, which: Which<'_>, seq: u32, line: &str) -> Answer {
        let found = self.find(which).await?;
        self.allowed_by(&found, found.is_fresh(seq))?;
        self.plan_in(&found, &Plan::Add(line)).await
    }

    async fn plan_in(&self, found: &Found, change: &Plan<'_>) -> Answer {
        match self.service.plan(&self.caller, found.game().id, change).await? {
            Plans::Unknown => Err(self.refusal("press-no-game")),
            Plans::Refused(row, refused) => Err(self.game_refusal(&row, &refused)),
            Plans::Wrong(wrong) => Err(Refusal::page(Page::text(plans::refusal(self.texts, &wrong)))),
            Plans::Known(row, plans) => self.page_of(&row, |view| plans::plans(view, &plans, change)).await,
        }
    }

    /// The next step of planning after these moves, which may end in a cell that was chosen; `seq` is the board that the person saw.
    pub async fn foresee(&self, which: Which<'_>, seq: u32, so_far: &str) -> Answer {
        let found = self.find(which).await?;
        let plays = found.plays().and_then(|chair| found.is_fresh(seq).map(|()| chair));
        let chair = self.allowed_by(&found, plays)?;
        if let Err(wrong) = Planned::possible(found.game()) {
            return Err(Refusal::page(Page::text(plans::refusal(self.texts, &wrong))));
        }
        Ok(plans::foresee(&found.view(), chair, so_far))
    }
}
