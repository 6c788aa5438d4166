//! The people a text mentions.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::world::World;

/// Finds the people that a text mentions and `allowed_mentions` allows to ping.
pub(crate) fn find_mentions(world: &World, content: &str, allowed: &Value) -> Vec<u64> {
    let parse = allowed["parse"].as_array();
    let everyone = allowed.is_null() || parse.is_some_and(|kinds| kinds.contains(&json!("users")));
    let listed = |id: u64| {
        allowed["users"]
            .as_array()
            .is_some_and(|users| users.iter().any(|user| user.as_str() == Some(&id.to_string())))
    };
    let written = content.split("<@").skip(1).filter_map(|rest| rest.split_once('>'));
    let written = written.filter_map(|(id, _)| id.strip_prefix('!').unwrap_or(id).parse().ok());
    let named: BTreeSet<u64> = written.filter(|id| world.users.contains_key(id)).collect();
    named.into_iter().filter(|&id| everyone || listed(id)).collect()
}
