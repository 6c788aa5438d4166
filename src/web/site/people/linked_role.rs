//! Links a person's figures to roles of servers (Discord's linked roles). Discord leads here, the
//! person permits it at Discord's website, and their figures of now are sent once.

use std::collections::BTreeMap;

use axum::extract::{Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;
use serde::Deserialize;

use crate::answers::NoPerson;
use crate::service::account::role_figures::{RoleFigures, load_role_figures};
use crate::show::role_records::{ROLE_RECORDS, RecordKind};
use crate::web::site::Site;
use crate::web::site::frame::address::address_with;
use crate::web::site::frame::cookies::{read_cookies, role_cookie, set_cookie};
use crate::web::site::frame::kept::NOT_KEPT;
use crate::web::site::frame::layout::{Shell, secret_sentence_page, sentence_page};
use crate::web::site::frame::visitor::Visitor;

/// The path to which Discord leads people who want a linked role.
pub const LINKED_ROLE: &str = "/linked-role";

/// The path to which Discord's website leads back.
pub const LINKED: &str = "/linked-role/done";

/// The scopes that a person permits at Discord's website.
const SCOPES: &str = "identify role_connections.write";

/// Redirects to Discord's website, where the person permits that their figures are sent.
pub async fn begin_link(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Response {
    let Some(application) = site.answers.application_id() else {
        let status = StatusCode::SERVICE_UNAVAILABLE;
        return sentence_page(&visitor, status, "page-activity-later", &headers);
    };
    let begun = site.pages.begin_role_state(site.answers.service());
    let address = address_with(
        "https://discord.com/oauth2/authorize",
        &[
            ("client_id", application.to_string().as_str()),
            ("redirect_uri", &back_address(&site)),
            ("response_type", "code"),
            ("scope", SCOPES),
            ("state", &begun.state),
        ],
    );
    let mut response = Redirect::to(&address).into_response();
    set_cookie(&mut response, &site, (role_cookie(&site), &begun.cookie), 600);
    response
}

/// What Discord's website adds to the address when it leads back.
#[derive(Deserialize)]
pub struct LinkedQuery {
    code: Option<String>,
    #[serde(default)]
    state: String,
}

/// Sends the figures of the person who permitted it, once, and shows them. Sends nothing if the
/// person did not permit it, or did not begin in this browser within ten minutes.
pub async fn finish_link(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Query(LinkedQuery { code, state }): Query<LinkedQuery>,
) -> Response {
    let now = visitor.now;
    let begun = read_cookies(&headers, role_cookie(&site))
        .any(|cookie| site.pages.fits_role_state(cookie, &state, now));
    let Some(code) = code.filter(|_| begun) else {
        return secret_sentence_page(&visitor, StatusCode::CONFLICT, "page-role-none", &headers);
    };
    let service = site.answers.service();
    let sent = async {
        let permit = site.answers.permit_role(code, back_address(&site)).await?;
        let figures = match load_role_figures(service, permit.person).await {
            Ok(figures) => figures,
            Err(error) => {
                service.log_failure("linked roles", &error);
                return Err(NoPerson::Unavailable);
            }
        };
        let values = ROLE_RECORDS.iter();
        let values = values.map(|one| (one.key, (one.read)(&figures).to_string()));
        site.answers.send_role(permit, values.collect::<BTreeMap<_, _>>()).await?;
        Ok(figures)
    };
    match sent.await {
        Ok(figures) => show_figures(&site, &visitor, &figures, &headers),
        Err(NoPerson::Refused) => {
            secret_sentence_page(&visitor, StatusCode::CONFLICT, "page-role-none", &headers)
        }
        Err(NoPerson::Unavailable) => {
            let status = StatusCode::SERVICE_UNAVAILABLE;
            secret_sentence_page(&visitor, status, "page-activity-later", &headers)
        }
    }
}

/// Returns the address to which Discord's website leads back.
fn back_address(site: &Site) -> String {
    format!("{}{LINKED}", site.pages.url())
}

fn show_figures(
    site: &Site,
    visitor: &Visitor,
    figures: &RoleFigures,
    headers: &HeaderMap,
) -> Response {
    let texts = visitor.texts;
    let title = texts.say("page-role");
    let about = texts.say("page-role-about");
    let main = html! {
        section.plain {
            h1 { (title) }
            p role="status" { (about) }
            ul {
                @for one in &ROLE_RECORDS {
                    li { (texts.say(one.text)) ": " b { (write_value(one.kind, (one.read)(figures))) } }
                }
            }
            p { a.button href=(LINKED_ROLE) rel="nofollow" { (texts.say("page-role-again")) } }
        }
    };
    let shell = Shell { here: None, ..Shell::new(visitor, &title, &about, main) };
    let mut response = shell.into_answer(StatusCode::OK, headers);
    set_cookie(&mut response, site, (role_cookie(site), ""), 0);
    response.headers_mut().remove(header::ETAG);
    let kept = HeaderValue::from_static(NOT_KEPT);
    response.headers_mut().insert(header::CACHE_CONTROL, kept);
    response
}

fn write_value(kind: RecordKind, value: i64) -> String {
    match (kind, value) {
        (RecordKind::AtLeast, value) => value.to_string(),
        (RecordKind::Flag, 0) => "–".to_owned(),
        (RecordKind::Flag, _) => "✓".to_owned(),
    }
}
