//! The list of the browsers in which a person is signed in.

use maud::{Markup, html};

use crate::game::Zone;
use crate::service::site::BrowserName;
use crate::store::{BrowserSession, ListedBrowser};
use crate::web::site::frame::visitor::Visitor;

/// Lists the browsers in which a person is signed in, each with a button to sign out there. Times
/// are in the person's zone.
pub fn browser_list(
    visitor: &Visitor,
    here: &BrowserSession,
    browsers: &[ListedBrowser],
    zone: &Zone,
) -> Markup {
    let texts = visitor.texts;
    let today = zone.day_at(visitor.now).0;
    let named = |one: &ListedBrowser| {
        let name = match one.browser.as_deref().and_then(BrowserName::read) {
            Some(BrowserName { program, system }) => {
                let args =
                    [("program", program.into()), ("system", system.unwrap_or("none").into())];
                texts.say_with("page-browser", args)
            }
            None => texts.say("page-browser-unknown"),
        };
        let days = today.saturating_sub(zone.day_at(one.seen).0);
        texts.say_with("page-browser-seen", [("browser", name.into()), ("days", days.into())])
    };
    let out = texts.say("page-out");
    html! {
        section.panel.browsers {
            h2 { (texts.say("page-browsers")) }
            @for one in browsers {
                div.beside {
                    @if one.made == here.made {
                        div { p { (named(one)) " · " (texts.say("page-here")) } }
                        form method="post" action="/out" { button.secondary type="submit" { (out) } }
                    } @else {
                        div { p { (named(one)) } }
                        form method="post" action="/out/one" {
                            input type="hidden" name="made" value=(one.made.as_millis());
                            button.secondary type="submit" { (out) }
                        }
                    }
                }
            }
            @if browsers.len() > 1 {
                form method="post" action="/out/others" {
                    button.danger type="submit" { (texts.say("page-out-others")) }
                }
            }
        }
    }
}
