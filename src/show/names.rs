//! The names of people and servers on pages. A text mentions a person by a mark of the module
//! `mention`, which Discord and the web pages resolve. All other places use the name: menus,
//! completions, names of threads, pictures, headings of cards.

use std::collections::BTreeMap;

use crate::entered;
use crate::ids::{ServerId, UserId};

/// The most characters of a name.
const LONGEST: usize = 32;

/// A person's name and picture, as others see them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The person's name, in the server where the bot saw it; empty if no name can be shown.
    pub name: String,
    /// The address of the person's picture.
    pub avatar: String,
}

/// The names and pictures of the people on a page, and the names of servers, by id, as far as
/// Discord has told them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Names {
    people: BTreeMap<UserId, Person>,
    servers: BTreeMap<ServerId, String>,
}

/// An empty collection of names.
pub static NOBODY: Names = Names { people: BTreeMap::new(), servers: BTreeMap::new() };

impl Person {
    /// Returns a person with the first of these names that has visible characters, cleaned and cut;
    /// an empty name if none has.
    pub fn new<'a>(names: impl IntoIterator<Item = &'a str>, avatar: String) -> Person {
        let name = names.into_iter().find_map(|name| entered::clean_line(name, LONGEST));
        Person { name: name.unwrap_or_default(), avatar }
    }
}

impl Names {
    /// Returns the person with this id; `None` if their name is not known.
    pub fn get(&self, id: UserId) -> Option<&Person> {
        self.people.get(&id).filter(|known| !known.name.is_empty())
    }

    /// Returns the name of the person with this id; `None` if it is not known.
    pub fn name(&self, id: UserId) -> Option<&str> {
        self.get(id).map(|known| known.name.as_str())
    }

    /// Returns the name of a server, cleaned and cut; `None` if it is not known.
    pub fn server(&self, id: ServerId) -> Option<&str> {
        self.servers.get(&id).map(String::as_str)
    }

    /// Adds the name of a server. A name without visible characters is left out.
    pub fn put_server(&mut self, id: ServerId, name: &str) {
        self.servers.extend(entered::clean_line(name, LONGEST).map(|name| (id, name)));
    }

    /// Adds the people and servers of other names. Replaces earlier entries.
    pub fn extend(&mut self, others: Names) {
        self.people.extend(others.people);
        self.servers.extend(others.servers);
    }

    /// Adds a person under this id. Replaces an earlier entry.
    pub fn put(&mut self, id: UserId, known: Person) {
        self.people.insert(id, known);
    }
}
