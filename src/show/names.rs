//! People as pages show them. A text mentions a person by a mark of `mention`, which Discord and
//! the web pages resolve. All other places use the name: menus, completions, names of threads,
//! pictures, headings of cards.

use std::collections::BTreeMap;

use crate::entered;
use crate::ids::UserId;

/// The most characters of a name.
const LONGEST: usize = 32;

/// A person as others know them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The person's name in the server where they were met.
    pub name: String,
    /// The address of the person's picture.
    pub avatar: String,
}

/// The people a page names, as far as Discord has named them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Names(BTreeMap<UserId, Person>);

/// No names.
pub static NOBODY: Names = Names(BTreeMap::new());

impl Person {
    /// A person with the first of these names that can be seen. Names hold anything that people
    /// enter.
    pub fn new<'a>(names: impl IntoIterator<Item = &'a str>, avatar: String) -> Person {
        let name = names.into_iter().find_map(|name| entered::clean_line(name, LONGEST));
        Person { name: name.unwrap_or_default(), avatar }
    }
}

impl Names {
    /// A person; `None` without a known name.
    pub fn get(&self, id: UserId) -> Option<&Person> {
        self.0.get(&id).filter(|known| !known.name.is_empty())
    }

    /// Returns a person's name, if Discord has named them.
    pub fn name(&self, id: UserId) -> Option<&str> {
        self.get(id).map(|known| known.name.as_str())
    }

    /// Adds a person, or replaces one with this id.
    pub fn put(&mut self, id: UserId, known: Person) {
        self.0.insert(id, known);
    }
}
