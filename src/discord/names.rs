//! What people are called, for where a mention shows nothing: menus, completions, names of threads, pictures, headings of cards.

use std::collections::BTreeMap;

use crate::ids::UserId;

/// The most characters of a name.
const LONGEST: usize = 32;

/// Somebody as others know them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// What they are called, in the server where they are met.
    pub name: String,
    /// The address of their picture.
    pub avatar: String,
}

/// The people whom a page names, as far as Discord said who they are.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Names(BTreeMap<UserId, Known>);

/// Nobody is known by name.
pub static NOBODY: Names = Names(BTreeMap::new());

impl Known {
    /// Somebody of this name, which may hold anything that people enter.
    pub fn new(name: &str, avatar: String) -> Known {
        // What gives no width or turns the direction would hide or mix up what stands beside the name.
        let shown = |c: &char| {
            !c.is_control()
                && !matches!(c, '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{0300}'..='\u{036F}' | '\u{FEFF}')
        };
        let name: String = name.chars().filter(shown).collect();
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        Known { name: name.chars().take(LONGEST).collect(), avatar }
    }
}

impl Names {
    /// Somebody, where they are known.
    pub fn get(&self, id: UserId) -> Option<&Known> {
        self.0.get(&id).filter(|known| !known.name.is_empty())
    }

    /// What somebody is called.
    pub fn name(&self, id: UserId) -> Option<&str> {
        self.get(id).map(|known| known.name.as_str())
    }

    /// One more.
    pub fn put(&mut self, id: UserId, known: Known) {
        self.0.insert(id, known);
    }
}
