//! An event with the names of its people, for its page and its files.

use crate::game::{PlayerId, Zone};
use crate::service::servers::events::EventView;
use crate::show::names::Names;
use crate::show::pages::contest;
use crate::texts::Texts;
use crate::texts::variant::write_date;
use crate::web::site::frame::words::Words;

/// An event, with the names of its people.
pub struct NamedEvent {
    /// The event.
    pub event: EventView,
    /// The names.
    pub names: Names,
}

impl NamedEvent {
    /// The name of a person, or a word in its place.
    pub fn called(&self, texts: Texts, player: PlayerId) -> String {
        if self.event.hidden.contains(&player) {
            return texts.say("page-event-hidden");
        }
        match self.event.stand.person(player) {
            Some(person) => Words { texts, names: &self.names }.name_person(person),
            None => texts.say("contest-gone"),
        }
    }

    /// How many people and games there are, and from when to when it lasts.
    pub fn summary(&self, texts: Texts) -> String {
        let date = |at| write_date(texts, Zone::UTC.date_at(at));
        contest::sum_line(texts, &self.event.stand, date)
    }
}
