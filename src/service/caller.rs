//! The caller of a use case: a person, where they are, and their rights.

use crate::game::{GameId, Place};
use crate::ids::{ChannelId, RoleId, ServerId, UserId};

/// The person who asks for a use case, the place where they ask, and the interaction or message by
/// which they do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caller {
    /// The person's Discord id.
    pub discord: UserId,
    /// The person's language in Discord, if sent.
    pub locale: Option<String>,
    /// The language of the server, if sent.
    pub server_locale: Option<String>,
    /// The place from which the person asks; `None` on a web page, which is in no server and no
    /// channel.
    pub place: Option<Place>,
    /// The parent channel of the thread in which the person asks; `None` outside of threads.
    pub parent: Option<ChannelId>,
    /// The person's roles in the server.
    pub roles: Vec<RoleId>,
    /// The person's rights in the server.
    pub rights: Rights,
    /// The game whose web page the person reads, if they do. A reader of its page may look at it.
    pub reads: Option<GameId>,
    /// The id of the interaction, message or web action, so that a repeated one changes nothing.
    pub cause: String,
}

/// A person's rights in the current server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rights {
    /// True if the person manages the server.
    pub manages: bool,
    /// True if the person may manage messages in the server, and so moderates its games.
    pub moderates: bool,
}

/// Proof that the caller manages this server and may change its settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Managed(pub(super) ServerId);

/// Proof that the caller moderates this server and may end its games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moderated(pub(super) ServerId);

impl Caller {
    /// Creates a caller with only these facts: no languages, no roles, no rights, no page.
    pub fn new(discord: UserId, place: Place, cause: String) -> Caller {
        let locale = None;
        let server_locale = None;
        let rights = Rights::default();
        let parent = None;
        let roles = Vec::new();
        let reads = None;
        let place = Some(place);
        Caller { discord, locale, server_locale, place, parent, roles, rights, reads, cause }
    }

    /// Creates a caller on a web page, who is in no server and no channel. `reads` is the game of
    /// the page; `None` for other pages.
    pub fn on_page(discord: UserId, reads: Option<GameId>, cause: String) -> Caller {
        let locale = None;
        let server_locale = None;
        let place = None;
        let rights = Rights::default();
        let parent = None;
        let roles = Vec::new();
        Caller { discord, locale, server_locale, place, parent, roles, rights, reads, cause }
    }

    /// Returns true if the caller is on a web page.
    pub fn is_on_page(&self) -> bool {
        self.place.is_none()
    }

    /// The server in which the caller asks; `None` outside of servers.
    pub fn server(&self) -> Option<ServerId> {
        self.place?.server
    }

    /// The channel in which the caller asks; `None` on a web page.
    pub fn channel(&self) -> Option<ChannelId> {
        Some(self.place?.channel)
    }

    /// Proof that the caller manages the current server; `None` if they do not, and outside of
    /// servers.
    pub fn managed(&self) -> Option<Managed> {
        self.server().filter(|_| self.rights.manages).map(Managed)
    }

    /// Proof that the caller moderates the current server; `None` if they do not, and outside of
    /// servers.
    pub fn moderated(&self) -> Option<Moderated> {
        self.server().filter(|_| self.rights.moderates).map(Moderated)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_right_in_the_current_server_gives_a_proof() {
        let place = |server| Place { channel: ChannelId(1), server, threadless: false };
        let hands = |server, manages, moderates| {
            let rights = Rights { manages, moderates };
            let caller = Caller { rights, ..Caller::new(UserId(2), place(server), String::new()) };
            (caller.managed(), caller.moderated())
        };
        let here = ServerId(3);
        assert_eq!(hands(Some(here), true, true), (Some(Managed(here)), Some(Moderated(here))));
        assert_eq!(
            hands(Some(here), false, true),
            (None, Some(Moderated(here))),
            "a moderator does not manage the server"
        );
        assert_eq!(hands(Some(here), false, false), (None, None));
        assert_eq!(hands(None, true, true), (None, None));
    }
}
