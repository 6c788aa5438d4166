//! Trying moves, and looking at what was tried.

use super::target::Which;
use super::{Answer, Refusal, Request};
use crate::service::{Lines, Spot, Try, Trying};
use crate::show::page::Page;
use crate::show::pages::tried;

impl Request<'_> {
    /// Tries something at a spot of a game, and shows the board there; `chosen` is the cell of a unit that was chosen.
    pub async fn try_line(&self, which: Which<'_>, spot: Spot, what: Try<'_>, chosen: Option<&str>) -> Answer {
        let found = self.find(which).await?;
        let told = |text: String| Err(Refusal::page(Page::text(text)));
        match self.service.try_line(&self.caller, found.game().id, spot, what).await? {
            Trying::Unknown => Err(self.refusal("try-gone")),
            Trying::TooMany(most) => told(self.texts.say_with("try-too-many", [("most", most.into())])),
            Trying::TooLong(most) => told(self.texts.say_with("try-too-long", [("most", most.into())])),
            Trying::Illegal(position, refusal) => told(self.texts.refusal(&position, &refusal)),
            Trying::Gone(lines) => self.of_lines(Some(lines)).await,
            Trying::At(row, tried) => {
                let side = found.side();
                self.page_of(&row, |view| tried::tried(view, &tried, side, chosen)).await
            }
        }
    }

    /// The lines of a game that the person may look at.
    pub async fn lines(&self, which: Which<'_>) -> Answer {
        let found = self.find(which).await?;
        self.of_lines(self.service.lines(&self.caller, found.game().id).await?).await
    }

    /// The same after they let others look at their own, or no more.
    pub async fn open_lines(&self, which: Which<'_>, open: bool) -> Answer {
        let found = self.find(which).await?;
        self.of_lines(self.service.open_lines(&self.caller, found.game().id, open).await?).await
    }

    async fn of_lines(&self, lines: Option<Lines>) -> Answer {
        let Some(lines) = lines else { return Err(self.refusal("press-no-game")) };
        self.page_of(&lines.row, |view| tried::lines(view, &lines)).await
    }
}
