//! Reads submitted forms from Discord's own JSON: serenity drops the values of fields in labels.

use serde::Deserialize;
use serde_json::Value;
use serenity::all::{
    ApplicationId, AuthorizingIntegrationOwners, ChannelId, GuildId, InteractionContext,
    InteractionId, Member, Message, PartialChannel, Permissions, User,
};

use crate::ids::UserId;
use crate::show::form::{FieldValue, FilledForm, PickedPerson, SentFile};

/// Discord's number for the interaction type of a submitted form.
const SUBMISSION: u64 = 5;

/// Discord's numbers for the components that hold the fields of a form.
const ROW: u64 = 1;
const LABEL: u64 = 18;

/// A form that a person filled in and submitted.
#[derive(Deserialize)]
pub struct SubmittedForm {
    /// The id of the interaction.
    pub id: InteractionId,
    /// The bot's application id.
    pub application_id: ApplicationId,
    /// The token of the interaction; never logged.
    pub token: String,
    /// The person as a member of the server; `None` outside of servers.
    pub member: Option<Member>,
    /// The person.
    #[serde(default)]
    pub user: User,
    /// The person's language code.
    pub locale: String,
    /// The server's language code; `None` outside of servers.
    pub guild_locale: Option<String>,
    /// The server; `None` outside of servers.
    pub guild_id: Option<GuildId>,
    /// The channel in which the form was opened, if Discord sends it.
    pub channel: Option<PartialChannel>,
    /// The id of the channel.
    pub channel_id: ChannelId,
    /// The kind of place: a server, direct messages with the bot, or another private channel.
    pub context: Option<InteractionContext>,
    /// The server or the users that installed the bot here.
    #[serde(default)]
    pub authorizing_integration_owners: AuthorizingIntegrationOwners,
    /// The bot's permissions in the channel, if Discord sends them.
    pub app_permissions: Option<Permissions>,
    /// The message whose button opened the form; `None` if a command opened it.
    pub message: Option<Box<Message>>,
    data: FormData,
}

#[derive(Deserialize)]
struct FormData {
    custom_id: String,
    #[serde(default)]
    components: Vec<Value>,
    #[serde(default)]
    resolved: Value,
}

/// Returns true if an interaction is a submitted form.
pub fn is_submission(interaction: &Value) -> bool {
    interaction["type"] == SUBMISSION
}

impl SubmittedForm {
    /// Reads a submitted form from Discord's JSON; `None` if it cannot be read.
    pub fn read(interaction: &Value) -> Option<SubmittedForm> {
        let form = SubmittedForm::deserialize(interaction).ok()?;
        match &form.member {
            // In a server, Discord puts the user inside the member.
            Some(member) => Some(SubmittedForm { user: member.user.clone(), ..form }),
            None => interaction["user"].is_object().then_some(form),
        }
    }

    /// Returns the custom id of the form.
    pub fn custom_id(&self) -> &str {
        &self.data.custom_id
    }

    /// Returns the fields with their values, in order. Leaves out fields without a name or of
    /// unknown kinds.
    pub fn fields(&self) -> FilledForm {
        let none = &Vec::new();
        let fields = self.data.components.iter().flat_map(|part| match part["type"].as_u64() {
            Some(ROW) => part["components"].as_array().unwrap_or(none).iter().collect(),
            Some(LABEL) => vec![&part["component"]],
            _ => Vec::new(),
        });
        FilledForm(fields.filter_map(|field| read_field(field, &self.data.resolved)).collect())
    }
}

/// Reads a field's name and value; `None` if the field has no name, or a kind that the bot's forms
/// do not use.
fn read_field(field: &Value, resolved: &Value) -> Option<(String, FieldValue)> {
    let name = field["custom_id"].as_str()?.to_owned();
    let text = |value: &Value| FieldValue::Text(value.as_str().unwrap_or_default().to_owned());
    let ids = || field["values"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let value = match field["type"].as_u64()? {
        4 | 21 => text(&field["value"]),
        3 => text(&field["values"][0]),
        5 => {
            let person = |id: &str| {
                let bot = resolved["users"][id]["bot"] == true;
                Some(PickedPerson { id: UserId::read(id, 10)?, bot })
            };
            FieldValue::People(ids().filter_map(person).collect())
        }
        19 => {
            let file = |id: &str| {
                let sent = &resolved["attachments"][id];
                let url = sent["url"].as_str()?.to_owned();
                Some(SentFile { url, size: sent["size"].as_u64()? })
            };
            FieldValue::Files(ids().filter_map(file).collect())
        }
        23 => FieldValue::Switch(field["value"] == true),
        _ => return None,
    };
    Some((name, value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::show::form::Given;
    use serde_json::json;

    fn read(components: Value, resolved: Value) -> FilledForm {
        let interaction = json!({
            "type": 5, "id": "7", "application_id": "8", "token": "t", "version": 1, "locale": "de", "channel_id": "9",
            "user": { "id": "10", "username": "ann", "discriminator": "0", "avatar": null },
            "data": { "custom_id": "1:0:0:x", "components": components, "resolved": resolved },
        });
        assert!(is_submission(&interaction));
        let form = SubmittedForm::read(&interaction).expect("a form");
        assert_eq!((form.user.id.get(), form.custom_id()), (10, "1:0:0:x"));
        form.fields()
    }

    #[test]
    fn every_kind_of_field_is_read() {
        let field = |name: &str, kind: u8, key: &str, value: Value| json!({ "type": 18, "id": 1, "component": { "type": kind, "custom_id": name, key: value } });
        let filled = read(
            json!([
                { "type": 1, "components": [{ "type": 4, "custom_id": "0", "value": "as ever" }] },
                field("text", 4, "value", json!("words")),
                field("menu", 3, "values", json!(["hex"])),
                field("radio", 21, "value", json!(null)),
                field("people", 5, "values", json!(["11", "12", "x"])),
                field("box", 23, "value", json!(true)),
                field("file", 19, "values", json!(["13", "14"])),
                field("later", 99, "value", json!("?")),
                { "type": 10, "id": 9 },
            ]),
            json!({
                "users": { "11": { "bot": true } },
                "attachments": { "13": { "url": "https://cdn.discordapp.com/x", "size": 5 } },
            }),
        );
        assert_eq!(Given::Filled(filled.clone()).texts(), ["as ever", "words", "hex", ""]);
        assert_eq!((filled.text("menu"), filled.text("later")), (Some("hex"), None));
        let person = |id, bot| PickedPerson { id: UserId(id), bot };
        assert_eq!(filled.people("people"), Some(&[person(11, true), person(12, false)][..]));
        assert_eq!(filled.file("file").map(|file| file.size), Some(5));
        let switch = filled.0.iter().find(|(name, _)| name == "box");
        assert!(matches!(switch, Some((_, FieldValue::Switch(true)))));
    }

    #[test]
    fn strange_shapes_have_no_fields() {
        let strange = json!([
            7, "x", null, [], {}, { "type": 1, "components": 7 }, { "type": 18 }, { "type": 18, "component": [] },
            { "type": 18, "component": { "type": 4 } }, { "type": 18, "component": { "type": 5, "custom_id": "p", "values": 7 } },
        ]);
        let filled = read(strange, json!(7));
        assert_eq!(filled.0.len(), 1);
        assert_eq!(filled.people("p"), Some(&[][..]));
        for value in [json!(7), json!({}), json!({ "type": 5, "id": "7" })] {
            assert!(SubmittedForm::read(&value).is_none(), "{value}");
        }
    }
}
