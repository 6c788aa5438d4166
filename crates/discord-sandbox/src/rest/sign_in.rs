//! Discord's sign-in (OAuth2): the exchange of a code, and what its token reads.

use serde_json::{Value, json};

use super::call::{RestAnswer, RestCall, refuse};
use crate::model::{Grant, World};
use crate::wire::objects;

/// The scope of a token that tells who its person is.
const IDENTIFY: &str = "identify";

/// Exchanges a code for a token. Refuses a wrong secret or application, and a code that is unknown,
/// was used, or is too old.
pub(super) fn exchange(world: &mut World, body: &Value) -> RestAnswer {
    let given = |field: &str| body[field].as_str().unwrap_or_default();
    let refuse = |status, why: &str| {
        let mut refusal = refuse(status, 0, why);
        refusal.body["error"] = json!(why);
        Err(refusal)
    };
    if given("client_id") != world.bot.to_string() || given("client_secret") != world.sign_ins.secret
    {
        return refuse(401, "invalid_client");
    }
    if given("grant_type") != "authorization_code" {
        return refuse(400, "unsupported_grant_type");
    }
    let (token, now) = (world.random(), world.now());
    match world.sign_ins.exchange(given("code"), &token, now) {
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
        _ => Err(unauthorized()),
    }
}
