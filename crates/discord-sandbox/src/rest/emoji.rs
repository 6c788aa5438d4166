//! The application's emoji: listing, uploading as data in a JSON body, and deleting.

use std::sync::Arc;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::call::{RestAnswer, RestRefusal, refuse, refuse_form, snowflake};
use crate::check::BodyCheck;
use crate::model::{UploadedEmoji, World};
use crate::wire::objects;

/// The most emoji of an application.
const MOST: usize = 2000;

/// The largest picture of an emoji, in bytes.
const LARGEST: usize = 256 << 10;

/// The media types of pictures that Discord takes, with the first bytes of such a file.
const KINDS: [(&str, &[u8]); 4] = [
    ("image/png", b"\x89PNG\r\n\x1a\n"),
    ("image/jpeg", b"\xff\xd8\xff"),
    ("image/gif", b"GIF8"),
    ("image/webp", b"RIFF"),
];

/// Lists the emoji.
pub(crate) fn list(world: &World, application: &str) -> RestAnswer {
    own_application(world, application)?;
    let items: Vec<Value> = world.emoji.iter().map(|one| objects::emoji(world, one)).collect();
    Ok((200, json!({ "items": items })))
}

/// Adds an emoji. Refuses a name that is taken, and a picture that is unreadable or too large.
pub(crate) fn create(world: &mut World, application: &str, body: &Value) -> RestAnswer {
    own_application(world, application)?;
    let mut form = BodyCheck::default();
    form.length(&body["name"], (2, 32), "name");
    let name = body["name"].as_str().unwrap_or_default();
    let plain = name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    form.check(plain, "name", "String value did not match validation regex.");
    let taken = world.emoji.iter().any(|known| known.name == name);
    form.check(!taken, "name", "An emoji with this name already exists.");
    let picture = read_picture(body["image"].as_str().unwrap_or_default());
    form.check(picture.is_some(), "image", "Invalid image data.");
    let small = picture.as_ref().is_none_or(|(_, bytes)| bytes.len() <= LARGEST);
    form.check(small, "image", "File cannot be larger than 256.0 kb.");
    refuse_form(&form)?;
    if world.emoji.len() >= MOST {
        return Err(refuse(400, 30_008, "Maximum number of emojis reached (2000)"));
    }
    let Some((kind, bytes)) = picture else { return Err(refuse(400, 50_035, "Invalid image")) };
    let made =
        UploadedEmoji { id: world.id(), name: name.to_owned(), kind, bytes: Arc::from(bytes) };
    let value = objects::emoji(world, &made);
    world.emoji.push(made);
    Ok((201, value))
}

/// Deletes an emoji. Messages that show it keep its name. Refuses an unknown id.
pub(crate) fn delete(world: &mut World, application: &str, id: &str) -> RestAnswer {
    own_application(world, application)?;
    let id = snowflake(id)?;
    let before = world.emoji.len();
    world.emoji.retain(|known| known.id != id);
    if world.emoji.len() == before {
        return Err(refuse(404, 10_014, "Unknown Emoji"));
    }
    Ok((204, Value::Null))
}

/// Refuses if the application in the path is not the bot's own.
fn own_application(world: &World, application: &str) -> Result<(), RestRefusal> {
    if snowflake(application)? == world.bot {
        Ok(())
    } else {
        let text = "You are not authorized to perform this action on this application";
        Err(refuse(403, 20_012, text))
    }
}

/// Returns the media type and the bytes of a picture in a data address, or `None` if it is no
/// picture.
fn read_picture(address: &str) -> Option<(&'static str, Vec<u8>)> {
    let (kind, data) = address.strip_prefix("data:")?.split_once(";base64,")?;
    let (kind, start) = KINDS.into_iter().find(|(known, _)| *known == kind)?;
    let bytes = STANDARD.decode(data).ok()?;
    bytes.starts_with(start).then_some((kind, bytes))
}
