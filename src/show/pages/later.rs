//! How a ping is put off, or all of them, shown to whoever asks for it.

use crate::show::rows::Row;
use crate::show::rows::Style::Secondary;

use super::view::View;
use crate::service::Snooze;
use crate::show::custom_id::{ForGame, ForPerson, Later};
use crate::show::page::Page;
use crate::show::rows;

impl View<'_> {
    /// How a ping is put off in whose turn it is, and how somebody is away or pinged no more; `stamp` tells the message from others about the same board.
    pub fn put_off(&self, chair: Option<usize>, stamp: &str) -> Page {
        let mine = chair.is_some() && self.row.game.to_move() == chair;
        let muted = chair.is_some_and(|chair| self.row.seats[chair].muted);
        let mut rows = if mine { self.laters(stamp) } else { Vec::new() };
        rows.extend(self.buttons([
            (true, self.mark().id(&ForPerson::Away), "button-away", Secondary),
            (true, self.id(ForGame::Mute), if muted { "button-unmute" } else { "button-mute" }, Secondary),
        ]));
        let content = self.texts.say(if mine { "later-text" } else { "later-text-not-yours" });
        Page { content, rows, ..Page::default() }
    }

    /// The custom id of the button to that.
    pub fn put_off_id(&self, stamp: &str) -> String {
        self.id(ForGame::PutOff(stamp.to_owned()))
    }

    /// The buttons by which a ping is put off.
    fn laters(&self, stamp: &str) -> Vec<Row> {
        let later = |(snooze, word): &(Snooze, &str)| {
            let id = self.id(ForGame::Snooze(Later { snooze: *snooze, stamp: stamp.to_owned() }));
            rows::button(id, self.texts.say(&format!("button-later-{word}")), Secondary)
        };
        rows::rows(Snooze::WORDS.iter().map(later).collect())
    }
}
