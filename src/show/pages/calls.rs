//! Calls to a game, with the buttons by which they are put off.

use crate::show::rows::Style::{Primary, Secondary};

use super::view::{View, when};
use crate::game::{Millis, PlayerId, TimeControl};
use crate::ids::{Posted, UserId};
use crate::service::{Call, Instead};
use crate::show::custom_id::{ForGame, ForPerson, Mark};
use crate::show::page::Page;
use crate::show::rows::row;
use crate::texts::{Texts, Value};

/// Tells somebody that a vacation of theirs began by itself.
pub fn rest(texts: Texts, player: PlayerId, until: Millis) -> Page {
    let on = Mark::player(player);
    let rows = row(
        texts,
        [
            (true, on.id(&ForPerson::Mine), "button-mine", Primary),
            (true, on.id(&ForPerson::Away), "button-away", Secondary),
        ],
    );
    let content = texts.say_with("rest-text", [("when", when(until).into())]);
    Page { content, rows, silent: true, ..Page::default() }
}

impl View<'_> {
    /// A call to a game; `stamp` tells this message from others about the same board.
    pub fn call(
        &self,
        chair: usize,
        call: Call,
        board: Option<Posted>,
        instead: &Instead,
        stamp: &str,
        ping: Vec<UserId>,
    ) -> Page {
        let reminds = matches!(call, Call::Half | Call::Most | Call::Last);
        let endless = reminds && self.row.game.terms.time == TimeControl::None;
        // The clock that runs may be another one's.
        let clock = match self.deadline() {
            _ if endless => "cancelled",
            Some(_) if self.row.game.to_move() == Some(chair) => "runs",
            _ => "none",
        };
        let kind = match call {
            _ if endless => "silent",
            Call::Turn => "turn",
            Call::Offer(offer) => offer.word(),
            Call::Half => "half",
            Call::Most => "most",
            Call::Last => "last",
        };
        let args = [
            ("kind", Value::from(kind)),
            ("who", self.chair(chair).into()),
            ("against", self.matched(Some(chair), &|chair| self.chair(chair)).into()),
            ("clock", clock.into()),
            ("when", self.row.game.deadline().map(when).unwrap_or_default().into()),
        ];
        let told = [self.texts.say_with("call-text", args), self.link(board)].join("\n");
        let content = self.with_reason(told.trim_end().to_owned(), instead);
        let rows = self.buttons([
            (self.row.game.to_move() == Some(chair), self.id(ForGame::Units), "button-move", Primary),
            (true, self.id(ForGame::View), "button-view", Secondary),
            (true, self.put_off_id(stamp), "button-put-off", Secondary),
        ]);
        // What pings about a turn brings the board along.
        let board = matches!(call, Call::Turn | Call::Most | Call::Last) && !ping.is_empty();
        let seat = self.row.game.seat_of(chair);
        let attachment = board.then(|| self.picture(seat));
        let page = Page { content, attachment, rows, silent: ping.is_empty(), ping, ..Page::default() };
        page.read_as(self.row.seats[chair].tastes.reading)
    }
}
