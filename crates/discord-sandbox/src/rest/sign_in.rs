//! Discord's sign-in (OAuth2): the exchange of a code, and what its token reads.

use serde_json::{Value, json};

use super::call::{RestAnswer, RestCall, refuse, refuse_form};
use crate::check::BodyCheck;
use crate::check::commands::LOCALES;
use crate::model::{Grant, World};
use crate::wire::objects;

/// The scope of a token that tells who its person is.
const IDENTIFY: &str = "identify";

/// The scope of a token by which values for roles are sent.
const WRITE_ROLES: &str = "role_connections.write";

/// Discord's number for a record that is yes or no.
const FLAG: u64 = 7;

/// Exchanges a code for a token. Refuses a wrong secret or application, and a code that is unknown,
/// was used, is too old, or came by another way back.
pub(super) fn exchange(world: &mut World, body: &Value) -> RestAnswer {
    let given = |field: &str| body[field].as_str().unwrap_or_default();
    let refuse = |status, why: &str| {
        let mut refusal = refuse(status, 0, why);
        refusal.body["error"] = json!(why);
        Err(refusal)
    };
    if given("client_id") != world.bot.to_string()
        || given("client_secret") != world.sign_ins.secret
    {
        return refuse(401, "invalid_client");
    }
    if given("grant_type") != "authorization_code" {
        return refuse(400, "unsupported_grant_type");
    }
    let (token, now) = (world.random(), world.now());
    match world.sign_ins.exchange((given("code"), given("redirect_uri")), &token, now) {
        None => refuse(400, "invalid_grant"),
        Some(Grant { scopes, .. }) => Ok((
            200,
            json!({
                "token_type": "Bearer", "access_token": token, "expires_in": 604_800,
                "refresh_token": world.random(), "scope": scopes.join(" "),
            }),
        )),
    }
}

/// Answers a request with the token of a person.
pub(crate) fn route(world: &mut World, call: &RestCall<'_>, token: &str) -> RestAnswer {
    let unauthorized = || refuse(401, 0, "401: Unauthorized");
    let grant = world.sign_ins.grant_of(token).cloned().ok_or_else(unauthorized)?;
    let may = |scope: &str| grant.scopes.iter().any(|known| known == scope);
    match (call.method, &call.path[..]) {
        ("GET", ["users", "@me"]) if may(IDENTIFY) => {
            let user = world.users.get(&grant.user).map(objects::current_user);
            user.map(|user| (200, user)).ok_or_else(unauthorized)
        }
        ("PUT", ["users", "@me", "applications", id, "role-connection"])
            if may(WRITE_ROLES) && *id == world.bot.to_string() =>
        {
            connect_role(world, grant.user, call.body)
        }
        _ => Err(unauthorized()),
    }
}

/// Stores what the application sends about a person for the records by which servers give roles.
/// Refuses values of unknown records, and values that do not fit.
fn connect_role(world: &mut World, user: u64, body: &Value) -> RestAnswer {
    let mut form = BodyCheck::default();
    form.length(&body["platform_name"], (0, 50), "platform_name");
    let values = body["metadata"].as_object();
    for (key, value) in values.into_iter().flatten() {
        let known = world.sign_ins.role_records.iter().find(|record| record["key"] == key.as_str());
        let flag = known.is_some_and(|record| record["type"] == FLAG);
        let number = value.as_str().and_then(|text| text.parse::<i64>().ok());
        let fits =
            known.is_some() && number.is_some_and(|number| !flag || (0..2).contains(&number));
        form.check(fits, &format!("metadata.{key}"), "This does not fit a record.");
    }
    refuse_form(&form)?;
    world.sign_ins.roles.insert(user, body.clone());
    Ok((200, body.clone()))
}

/// Replaces the records by which servers give roles: five at most, each with a name of its own.
pub(super) fn put_records(world: &mut World, body: &Value) -> RestAnswer {
    let mut form = BodyCheck::default();
    let mut keys = Vec::new();
    for (place, record) in form.list(body, (0, 5), "records") {
        form.unique(&mut keys, &record["key"], &format!("{place}.key"));
        form.length(&record["key"], (1, 50), &format!("{place}.key"));
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        let key = record["key"].as_str().unwrap_or_default();
        form.check(key.chars().all(plain), &format!("{place}.key"), "Must be a-z, 0-9 or _.");
        form.length(&record["name"], (1, 100), &format!("{place}.name"));
        form.length(&record["description"], (1, 200), &format!("{place}.description"));
        for field in ["name_localizations", "description_localizations"] {
            let locales = record[field].as_object().into_iter().flatten();
            for (locale, _) in locales {
                let known = LOCALES.contains(&locale.as_str());
                form.check(known, &format!("{place}.{field}.{locale}"), "Unknown locale.");
            }
        }
        let kind = matches!(record["type"].as_u64(), Some(1..=8));
        form.check(kind, &format!("{place}.type"), "Must be one of 1 to 8.");
    }
    refuse_form(&form)?;
    world.sign_ins.role_records = body.as_array().cloned().unwrap_or_default();
    Ok((200, body.clone()))
}
