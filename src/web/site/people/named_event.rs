//! An event with the names of its players, for its page and its files.

use crate::game::{Fixture, PlayerId, Team, Zone};
use crate::service::servers::events::EventView;
use crate::service::site::Pages;
use crate::show::names::Names;
use crate::show::pages::contest;
use crate::texts::Texts;
use crate::texts::variant::write_date;
use crate::web::site::frame::words::Words;

/// An event, with the names of its players.
pub struct NamedEvent {
    /// The event with its standings.
    pub event: EventView,
    /// The names of its players.
    pub names: Names,
}

impl NamedEvent {
    /// Returns a player's name, or a general word if the name is hidden, unknown or that of a
    /// former player.
    pub fn name_player(&self, texts: Texts, player: PlayerId) -> String {
        if self.event.hidden.contains(&player) {
            return texts.say("page-event-hidden");
        }
        match self.event.stand.nameable(player) {
            Some(person) => Words { texts, names: &self.names }.name_person(person),
            None => texts.say("contest-gone"),
        }
    }

    /// Returns the name of a simul's host, or a general word if it is hidden or that of a former
    /// player. `None` for other events.
    pub fn name_host(&self, texts: Texts) -> Option<String> {
        let plan = self.event.stand.contest.kind.simul()?;
        Some(match self.event.stand.host {
            Some(_) if self.event.hidden.contains(&plan.host) => texts.say("page-event-hidden"),
            Some(host) => Words { texts, names: &self.names }.name_person(host),
            None => texts.say("contest-gone"),
        })
    }

    /// Returns the name of the server of a team match whose table has this number; a general word
    /// if it is not known. `None` for other events.
    pub fn name_team(&self, texts: Texts, division: i64) -> Option<String> {
        let contest = &self.event.stand.contest;
        let team = Team::BOTH.into_iter().find(|team| team.division() == division);
        let team = team.filter(|_| contest.kind.team().is_some())?;
        let known = contest.server_of(team).and_then(|server| self.names.server(server));
        Some(known.map_or_else(|| texts.say("contest-team-unknown"), str::to_owned))
    }

    /// Returns the path of the page of a fixture's game. `None` if the game has not begun, or if
    /// one of its players keeps their games private.
    pub fn page_of(&self, pages: &Pages, fixture: &Fixture) -> Option<String> {
        let Fixture { game, name, one, other, .. } = fixture;
        let open = ![one, other].into_iter().any(|player| self.event.hidden.contains(player));
        let (game, name) = (*game).zip(name.as_ref()).filter(|_| open)?;
        Some(format!("/g/{}", pages.code_of(game, name)))
    }

    /// Returns a line with the numbers of players and games, and the first and last day of the
    /// event.
    pub fn summary(&self, texts: Texts) -> String {
        let date = |at| write_date(texts, Zone::UTC.date_at(at));
        contest::sum_line(texts, &self.event.stand, date)
    }
}
