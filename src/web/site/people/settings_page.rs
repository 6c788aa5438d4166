//! The page of a person's settings: one form for all of them, and below it vacation, data, blocked
//! people, notifications of this browser, and the browsers in which the person is signed in.

use std::collections::HashMap;

use axum::Form;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;

use super::browsers::browser_list;
use super::calls::calls_section;
use super::new_game::{new_cause, refusal_alert, refusal_page, signed_out};
use crate::answers::AnswerRefusal;
use crate::game::PlayerId;
use crate::ids::UserId;
use crate::service::Myself;
use crate::service::account::preferences;
use crate::service::people::blocks;
use crate::service::site::session;
use crate::show::custom_id::{ForPerson, Mark};
use crate::show::names::Names;
use crate::show::page::Page;
use crate::show::pages::blocked::name_blocked;
use crate::show::pages::privacy::DATA_FILE;
use crate::show::pages::settings::vacation_page;
use crate::show::pages::settings_form::{
    self, SettingField, SettingWords, ZoneField, setting_sections,
};
use crate::store::{BrowserSession, StoreError};
use crate::texts::Texts;
use crate::web::site::Site;
use crate::web::site::frame::address::SETTINGS;
use crate::web::site::frame::assets::HOME;
use crate::web::site::frame::layout::Shell;
use crate::web::site::frame::visitor::Visitor;
use crate::web::site::frame::words::Words;
use crate::web::site::play::actions::press_button;
use crate::web::site::play::panel::{Panel, field_of_form, options_of};
use crate::web::site::play::press::ActCause;

/// The path that ends a block.
pub const UNBLOCK: &str = "/me/settings/unblock";

/// The path of the file with all data stored about a person.
pub const DATA: &str = "/me/settings/data";

/// The most blocked people on the page, the newest ones.
const BLOCKED: usize = 100;

/// An act that the page confirms.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Done {
    Saved,
    Unblocked,
}

/// The query of the page's address.
#[derive(Deserialize)]
pub struct AfterAct {
    #[serde(default)]
    done: Option<Done>,
}

/// All settings, as a browser sends the form.
#[derive(Deserialize)]
pub struct SentSettings {
    cause: ActCause,
    #[serde(flatten)]
    fields: HashMap<String, String>,
}

/// The end of a block, as a browser sends the form.
#[derive(Deserialize)]
pub struct SentUnblock {
    cause: ActCause,
    player: i64,
}

/// Answers with the page of the visitor's settings. Answers 401 to a visitor who is not signed in.
pub async fn settings_page(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Query(AfterAct { done }): Query<AfterAct>,
) -> Response {
    answer_page(&site, &visitor, &headers, OwnSettings { done, refused: None }).await
}

/// Changes all settings at once, and redirects to the page, which then says so. If a word means
/// nothing or the hours are equal, changes nothing and answers 409 with the reason and the form as
/// it was filled in. Answers 401 to a visitor who is not signed in.
pub async fn save_settings(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(SentSettings { cause, fields }): Form<SentSettings>,
) -> Response {
    let Some(caller) = cause.caller(&visitor) else { return signed_out(&visitor, &headers) };
    let words = SettingWords::read(|name| fields.get(name).cloned().unwrap_or_default());
    match site.answers.change_settings(caller, visitor.texts, &words).await {
        Ok(()) => Redirect::to("/me/settings?done=saved#save").into_response(),
        Err(AnswerRefusal::Page(page)) => {
            let refused = Some((words, *page));
            answer_page(&site, &visitor, &headers, OwnSettings { done: None, refused }).await
        }
        Err(failed) => refusal_page(&site, &visitor, &headers, failed),
    }
}

/// Ends a block, and redirects to the page, which then says so if there was one. Answers 401 to a
/// visitor who is not signed in.
pub async fn unblock_person(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(SentUnblock { cause, player }): Form<SentUnblock>,
) -> Response {
    let Some(caller) = cause.caller(&visitor) else { return signed_out(&visitor, &headers) };
    let service = site.answers.service();
    match blocks::unblock_person(service, &caller, PlayerId(player)).await {
        Ok(true) => Redirect::to("/me/settings?done=unblocked#blocked").into_response(),
        Ok(false) => Redirect::to(SETTINGS).into_response(),
        Err(error) => visitor.answer_failure(&site, "blocks", &error, &headers).into_response(),
    }
}

/// Answers with all data stored about the visitor, as a file to download. Answers 409 with the
/// reason if they ask too often, and 401 to a visitor who is not signed in.
pub async fn data_file(State(site): State<Site>, visitor: Visitor, headers: HeaderMap) -> Response {
    let Some(caller) = visitor.caller(String::new()) else {
        return signed_out(&visitor, &headers);
    };
    match site.answers.load_data(caller, visitor.texts).await {
        Ok(text) => {
            let kind = (header::CONTENT_TYPE, "application/json".to_owned());
            let kept =
                (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{DATA_FILE}\""));
            ([kind, kept], text).into_response()
        }
        Err(refusal) => refusal_page(&site, &visitor, &headers, refusal),
    }
}

async fn answer_page(
    site: &Site,
    visitor: &Visitor,
    headers: &HeaderMap,
    own: OwnSettings,
) -> Response {
    let Some(session) = visitor.session else { return signed_out(visitor, headers) };
    let status = if own.refused.is_some() { StatusCode::CONFLICT } else { StatusCode::OK };
    match own.load(site, visitor, &session).await {
        Ok(main) => {
            let title = visitor.texts.say("button-settings");
            let shell = Shell::new(visitor, &title, &title, main);
            let here = Some(SETTINGS);
            Shell { script: Some(&HOME), here, ..shell }.into_answer(status, headers)
        }
        Err(error) => visitor.answer_failure(site, "settings", &error, headers).into_response(),
    }
}

/// The page to show.
struct OwnSettings {
    /// The act before, which the page confirms. `None` if there was none.
    done: Option<Done>,
    /// The words that were refused, with the reason. `None` for a form with the stored settings.
    refused: Option<(SettingWords, Page)>,
}

impl OwnSettings {
    /// Writes the page. Fails if the database does.
    async fn load(
        self,
        site: &Site,
        visitor: &Visitor,
        session: &BrowserSession,
    ) -> Result<Markup, StoreError> {
        let texts = visitor.texts;
        let service = site.answers.service();
        let mut myself = preferences::load_myself(service, session.discord).await?;
        myself.blocked.truncate(BLOCKED);
        let browsers = session::list_browsers(service, session.player).await?;
        let calls = calls_section(site, visitor).await?;
        let people: Vec<UserId> = myself.blocked.iter().filter_map(|(_, who)| *who).collect();
        let names = site.answers.fetch_all_names(None, &people).await;
        let words = Words { texts, names: &names };
        let stored = SettingWords::of(&myself.choices);
        let (entered, refused) = match &self.refused {
            Some((entered, refused)) => (entered, Some(refused)),
            None => (&stored, None),
        };
        let zone = &myself.choices.preferences.rhythm.zone;
        Ok(html! {
            div.plain {
                h1 { (texts.say("button-settings")) }
                @if let Some(refused) = refused { (refusal_alert(words, refused)) }
                (settings_form(site, visitor, entered, self.done))
                (calls)
                (vacation_section(words, &myself))
                (data_section(texts))
                (blocked_section(site, words, &myself, self.done))
                (browser_list(visitor, session, &browsers, zone))
            }
        })
    }
}

/// Writes the form of all settings, filled in with these words, and below it that they are saved if
/// that was `done`. With scripts each choice is saved at once; without, the button saves them.
fn settings_form(
    site: &Site,
    visitor: &Visitor,
    entered: &SettingWords,
    done: Option<Done>,
) -> Markup {
    let texts = visitor.texts;
    let nobody = Names::default();
    let words = Words { texts, names: &nobody };
    let field = |field: &SettingField| match field {
        SettingField::Value(field) => field_of_form(words, field),
        SettingField::Hours(hours) => html! {
            div.row.pair { @for hour in hours { (field_of_form(words, hour)) } }
        },
        SettingField::Zone(zone) => zone_choice(zone),
    };
    html! {
        // Some browsers would keep earlier choices over newer settings.
        form method="post" action=(SETTINGS) autocomplete="off" data-saves {
            input type="hidden" name="cause" value=(new_cause(site));
            @for section in setting_sections(texts, entered, visitor.now) {
                section.panel.fields {
                    h2 { (section.title) }
                    @for one in &section.fields { (field(one)) }
                }
            }
            button.primary #save type="submit" { (texts.say("page-settings-save")) }
            @if done == Some(Done::Saved) { p.aside role="status" { (texts.say("page-settings-done")) } }
        }
    }
}

fn zone_choice(zone: &ZoneField) -> Markup {
    html! {
        label {
            span { (zone.label) }
            select name=(settings_form::ZONE) {
                @for (region, zones) in &zone.regions {
                    @match region {
                        Some(region) => { optgroup label=(region) { (options_of(zones)) } }
                        None => { (options_of(zones)) }
                    }
                }
            }
        }
    }
}

/// Shows the vacation, with the form that begins one or the button that ends one. The script
/// replaces it by the answer.
fn vacation_section(words: Words<'_>, myself: &Myself) -> Markup {
    let texts = words.texts;
    let panel = Panel { words, table: None };
    let page = vacation_page(texts, myself, None);
    html! {
        section.panel {
            h2 { (texts.say("page-settings-vacation")) }
            div #panel data-panel aria-live="polite" { (panel.panel_of_page(&page)) }
        }
    }
}

fn data_section(texts: Texts) -> Markup {
    let forget = Mark::NOTHING.id(&ForPerson::AskForget);
    html! {
        section.panel {
            h2 { (texts.say("page-settings-data")) }
            p { (texts.say("settings-data")) }
            div.row {
                a.button.secondary href=(DATA) download { (texts.say("button-export-data")) }
                span.check { (press_button(texts, &forget, "button-ask-forget", "danger", None)) }
            }
            div data-panel aria-live="polite" {}
        }
    }
}

/// Lists the blocked people, each with a button that ends the block.
fn blocked_section(site: &Site, words: Words<'_>, myself: &Myself, done: Option<Done>) -> Markup {
    let texts = words.texts;
    html! {
        section.panel #blocked {
            h2 { (texts.say("page-settings-blocked")) }
            @if done == Some(Done::Unblocked) { p.aside role="status" { (texts.say("unblocked")) } }
            @for (player, who) in &myself.blocked {
                div.beside {
                    div { p { (name_blocked(texts, words.names, *who)) } }
                    form method="post" action=(UNBLOCK) {
                        input type="hidden" name="cause" value=(new_cause(site));
                        input type="hidden" name="player" value=(player.0);
                        button.secondary type="submit" { (texts.say("page-settings-unblock")) }
                    }
                }
            }
            p.small { (words.write_line(&texts.say("page-settings-block"))) }
        }
    }
}
