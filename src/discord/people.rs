//! Looks up people's names on Discord, and caches them in memory. Names are never stored in the
//! database.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures::future::join_all;
use serenity::all::{CommandDataResolved, Http, Member, StatusCode, User};
use tokio::time::timeout;

use super::budget::RequestBudget;
use crate::answers::NAMES_AT_ONCE;
use crate::answers::PersonKey;
use crate::ids::{ChannelId, RoleId, ServerId, UserId};
use crate::show::names::{Names, Person};
use crate::store::Urgency;

/// The longest wait for Discord to look up a person.
const PATIENCE: Duration = Duration::from_secs(1);

/// The name of requests for people in the metrics.
const LOOK_UP: &str = "person";

/// The number of people in the newer generation of the cache at which the older one is dropped.
const CACHED: usize = 4096;

/// A cache of the names that Discord sent recently. Cheap to clone; all clones share one cache.
#[derive(Clone)]
pub struct People {
    memory: Arc<Mutex<Memory>>,
    budget: RequestBudget,
    urgency: Urgency,
}

/// Names in two generations. When the newer generation is full, it replaces the older one. Each
/// interaction carries the person's current name, so names in use stay fresh.
#[derive(Default)]
struct Memory {
    new: HashMap<PersonKey, Person>,
    old: HashMap<PersonKey, Person>,
}

impl Memory {
    fn get(&self, key: &PersonKey) -> Option<&Person> {
        self.new.get(key).or_else(|| self.old.get(key))
    }

    fn put(&mut self, key: PersonKey, known: Person) {
        if self.new.len() >= CACHED {
            self.old = std::mem::take(&mut self.new);
        }
        self.new.insert(key, known);
    }
}

impl People {
    /// Creates an empty cache. Its requests for people count in `budget`.
    pub fn new(budget: RequestBudget) -> People {
        People { memory: Arc::default(), budget, urgency: Urgency::Answer }
    }

    /// Returns a handle to this cache whose requests have this urgency.
    pub fn with_urgency(&self, urgency: Urgency) -> People {
        People { urgency, ..self.clone() }
    }

    /// Returns the limit in which this cache counts its requests.
    pub fn request_budget(&self) -> &RequestBudget {
        &self.budget
    }

    /// Caches a person that Discord sent; `nick` is the server's name for them, if any.
    pub fn cache_person(&self, server: Option<ServerId>, user: &User, nick: Option<&str>) {
        let known = Person::new(names_of(user, nick), user.face());
        self.put((server, UserId(user.id.get())), known);
    }

    /// Caches the people whom a command names in its options or by its context menu.
    pub fn met_all(&self, server: Option<ServerId>, resolved: &CommandDataResolved) {
        for (id, user) in &resolved.users {
            let nick = resolved.members.get(id).and_then(|member| member.nick.as_deref());
            self.cache_person(server, user, nick);
        }
    }

    /// Returns the names of these people, in their servers. Looks up people who are not cached, at
    /// most [`NAMES_AT_ONCE`], all at once within [`PATIENCE`]. Leaves out people whom Discord does
    /// not return in time.
    pub async fn fetch_names(&self, http: &Http, people: Vec<PersonKey>) -> Names {
        let mut names = Names::default();
        let mut unknown = Vec::new();
        for key in people {
            match self.get(&key) {
                Some(known) => names.put(key.1, known),
                None if !unknown.contains(&key) => unknown.push(key),
                None => {}
            }
        }
        unknown.truncate(NAMES_AT_ONCE);
        let answers = unknown
            .iter()
            .map(|&(server, id)| timeout(PATIENCE, self.fetch_person(http, server, id)));
        for (&key, known) in unknown.iter().zip(join_all(answers).await) {
            if let Ok(Some(known)) = known {
                self.put(key, known.clone());
                names.put(key.1, known);
            }
        }
        names
    }

    /// Asks Discord for a person's roles in a server; `None` if the person is not a member. Fails
    /// if Discord does not say.
    pub async fn fetch_roles(
        &self,
        http: &Http,
        server: ServerId,
        person: UserId,
    ) -> Result<Option<Vec<RoleId>>, serenity::Error> {
        self.budget.take_slot(self.urgency, LOOK_UP).await;
        match http.get_member(server.0.into(), person.0.into()).await {
            Ok(member) => Ok(Some(member.roles.iter().map(|role| RoleId(role.get())).collect())),
            Err(serenity::Error::Http(error))
                if error.status_code() == Some(StatusCode::NOT_FOUND) =>
            {
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// Asks Discord whether a person is in a server and sees this channel of it, by their roles and
    /// the rules of the channel. Fails if Discord does not say.
    pub async fn sees_channel(
        &self,
        http: &Http,
        server: ServerId,
        channel: ChannelId,
        person: UserId,
    ) -> Result<bool, serenity::Error> {
        self.budget.take_slot(self.urgency, LOOK_UP).await;
        let member = match http.get_member(server.0.into(), person.0.into()).await {
            Ok(member) => member,
            Err(serenity::Error::Http(error))
                if error.status_code() == Some(StatusCode::NOT_FOUND) =>
            {
                return Ok(false);
            }
            Err(error) => return Err(error),
        };
        self.budget.take_slot(self.urgency, LOOK_UP).await;
        let guild = http.get_guild(server.0.into()).await?;
        self.budget.take_slot(self.urgency, LOOK_UP).await;
        let channel = http.get_channel(channel.0.into()).await?;
        let seen = |channel| guild.user_permissions_in(&channel, &member).view_channel();
        Ok(channel.guild().is_some_and(seen))
    }

    /// Asks Discord for the name of a server; `None` if Discord does not return it within a second.
    pub async fn fetch_server_name(&self, http: &Http, server: ServerId) -> Option<String> {
        let name = async {
            self.budget.take_slot(self.urgency, LOOK_UP).await;
            Some(http.get_guild(server.0.into()).await.ok()?.name.to_string())
        };
        timeout(PATIENCE, name).await.ok().flatten()
    }

    /// Asks Discord for a person's name in a server, or else their name outside of servers; `None`
    /// if it returns neither.
    async fn fetch_person(
        &self,
        http: &Http,
        server: Option<ServerId>,
        id: UserId,
    ) -> Option<Person> {
        self.budget.take_slot(self.urgency, LOOK_UP).await;
        if let Some(server) = server
            && let Ok(member) = http.get_member(server.0.into(), id.0.into()).await
        {
            return Some(person_of(&member));
        }
        if server.is_some() {
            self.budget.take_slot(self.urgency, LOOK_UP).await;
        }
        let user = http.get_user(id.0.into()).await.ok()?;
        Some(Person::new(names_of(&user, None), user.face()))
    }

    fn get(&self, key: &PersonKey) -> Option<Person> {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner).get(key).cloned()
    }

    fn put(&self, key: PersonKey, known: Person) {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner).put(key, known);
    }
}

fn person_of(member: &Member) -> Person {
    Person::new(names_of(&member.user, member.nick.as_deref()), member.face())
}

/// Returns the names of a person, best first: the nickname in the server, the display name, and the
/// account's name.
fn names_of<'a>(user: &'a User, nick: Option<&'a str>) -> impl Iterator<Item = &'a str> {
    nick.into_iter().chain([user.display_name(), user.name.as_str()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_cannot_be_seen_gives_way_to_the_next() {
        let mut user = User::default();
        (user.name, user.global_name) = ("ann".to_owned(), Some("\u{3164}".to_owned()));
        for (nick, shown) in
            [(Some("Annie"), "Annie"), (Some("\u{3164}\u{200D}"), "ann"), (None, "ann")]
        {
            assert_eq!(Person::new(names_of(&user, nick), String::new()).name, shown);
        }
    }

    #[test]
    fn the_memory_is_bounded() {
        let mut memory = Memory::default();
        let named = || Person::new(["Ann"], String::new());
        for id in 0..3 * CACHED as u64 {
            memory.put((None, UserId(id)), named());
        }
        assert!(memory.new.len() + memory.old.len() <= 2 * CACHED);
        assert!(memory.get(&(None, UserId(0))).is_none());
        let last = (None, UserId(3 * CACHED as u64 - 1));
        assert!(memory.get(&last).is_some());
    }
}
