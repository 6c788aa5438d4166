//! A choice that a reader makes on a page.

use axum::response::Response;

use super::cookies::with_choice;
use super::visitor::Visitor;
use crate::game::PlayerId;
use crate::show::custom_id::{Door, ForSettings, Mark};
use crate::store::PersonalSetting;
use crate::web::site::Site;

/// Keeps a reader's choice: in the settings of a person who is signed in, or else in a cookie with
/// this name. `choice` is the word of the choice. Returns the response, with that cookie if it is
/// set.
pub async fn keep_choice(
    response: Response,
    site: &Site,
    visitor: Visitor,
    setting: PersonalSetting,
    cookie: &str,
    choice: &str,
) -> Response {
    let Some(PlayerId(player)) = visitor.session.map(|session| session.player) else {
        return with_choice(response, site, cookie, choice);
    };
    let cause = format!("web-{player}-{}-{}", setting.word(), visitor.now.as_millis());
    if let Some(caller) = visitor.caller(cause) {
        let id = Mark::NOTHING.id(&ForSettings::Set(setting));
        let values = [choice.to_owned()];
        site.answers.answer_press(caller, visitor.texts, Door::Home, &id, &values).await;
    }
    response
}
