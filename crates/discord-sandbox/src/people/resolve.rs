//! The objects to which ids refer. Discord sends them along with the ids.

use serde_json::{Value, json};

use super::reaction::{Impossible, impossible, number};
use crate::model::{World, permissions};
use crate::wire::objects;

/// The kind of object to which an id refers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum IdTarget {
    Person,
    Role,
    /// A person or a role.
    Mentionable,
    Channel,
}

/// Returns the object to which an id refers, under its kind and id. `kinds` are the types of
/// channels that are allowed; an empty list allows all. Fails if there is no such object.
pub(crate) fn resolve(
    world: &World,
    asking: u64,
    target: IdTarget,
    id: &Value,
    kinds: &Value,
) -> Result<Value, Impossible> {
    let id = number(id.as_str().unwrap_or_default())?;
    match target {
        IdTarget::Person => person(world, id),
        IdTarget::Role => role(world, id),
        IdTarget::Mentionable => person(world, id).or_else(|_| role(world, id)),
        IdTarget::Channel => channel(world, asking, id, kinds),
    }
}

fn person(world: &World, id: u64) -> Result<Value, Impossible> {
    let found = world.users.get(&id).ok_or_else(|| impossible("there is no such person"))?;
    let mut member = objects::member(found, world.role);
    member.as_object_mut().map(|fields| fields.remove("user"));
    member["permissions"] = json!("0");
    let id = id.to_string();
    let mut value = json!({ "users": {} });
    value["users"][&id] = objects::user(found);
    if found.member {
        value["members"] = json!({ id: member });
    }
    Ok(value)
}

fn role(world: &World, id: u64) -> Result<Value, Impossible> {
    let role = objects::roles(world).into_iter().find(|role| role["id"] == id.to_string().as_str());
    let role = role.ok_or_else(|| impossible("there is no such role"))?;
    Ok(json!({ "roles": { id.to_string(): role } }))
}

fn channel(world: &World, asking: u64, id: u64, kinds: &Value) -> Result<Value, Impossible> {
    let found = world.channels.get(&id).filter(|_| world.sees(asking, id));
    let found = found.ok_or_else(|| impossible("there is no such channel"))?;
    let fits =
        kinds.as_array().is_none_or(|kinds| kinds.is_empty() || kinds.contains(&json!(found.kind)));
    if !fits {
        return Err(impossible("a channel of this kind cannot be chosen here"));
    }
    let mut channel = objects::channel(world, found);
    channel["permissions"] = json!(permissions::GRANTED.to_string());
    Ok(json!({ "channels": { id.to_string(): channel } }))
}

/// Adds resolved objects to others.
pub(crate) fn join(all: &mut Value, more: Value) {
    for (kind, found) in more.as_object().into_iter().flatten() {
        for (id, one) in found.as_object().into_iter().flatten() {
            all[kind][id] = one.clone();
        }
    }
}
