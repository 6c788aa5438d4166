//! The frame of every page: its head, with the data for link previews, and its navigation bar.

use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use maud::{DOCTYPE, Markup, html};
use murus_pictures::LinkCard;

use super::activity::start_scripts;
use super::assets::{Asset, ICON, ICON_DUE, PAGE, TABLE_STYLE, TEXT_STYLE, write_response};
use super::component_embed::ComponentEmbed;
use super::kept::OWN_ASKED_EACH_TIME;
use super::language_choice::language_buttons;
use super::link_picture::LinkPicture;
use super::visitor::{ActivityFrame, TroublePage, Visitor};
use super::words::Words;
use crate::game::Timestamp;
use crate::show::names::Names;
use crate::texts::Texts;

/// The kind of a page, which decides its layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PageKind {
    /// A page of text, lists and pictures, which scrolls.
    Text,
    /// A page with a board that shows a task or a line of moves.
    Board,
    /// The page of a game. It fills the screen, and a reader who is signed in gets a link back to
    /// their games.
    Game,
}

impl PageKind {
    /// Returns the CSS classes of the page's body. `None` if it has none.
    fn class(self) -> Option<&'static str> {
        match self {
            PageKind::Text => None,
            PageKind::Board => Some("boards"),
            PageKind::Game => Some("boards game"),
        }
    }

    fn style(self) -> &'static Asset {
        match self {
            PageKind::Text => &TEXT_STYLE,
            PageKind::Board | PageKind::Game => &TABLE_STYLE,
        }
    }
}

/// The contents of a page within the common frame.
pub struct Shell<'a> {
    /// The language of the page.
    pub texts: Texts,
    /// The title of the page.
    pub title: &'a str,
    /// The description for the preview of a link to the page.
    pub about: &'a str,
    /// The public address of the site, and the picture for previews of a link to the page. `None`
    /// for a page to which no one links.
    pub picture: Option<(&'a str, LinkPicture)>,
    /// The kind of page, which decides its layout.
    pub kind: PageKind,
    /// True if the preview of a link on Discord has a button to the page.
    pub embedded: bool,
    /// True if search engines may list the page.
    pub listed: bool,
    /// True if the reader is signed in.
    pub signed_in: bool,
    /// The path and the query of the page, by which the navigation bar marks where the reader is.
    pub path: &'a str,
    /// The path and the query of the page, to which a choice of language leads back. `None` if it
    /// has no such choice, or has it in its sheet.
    pub here: Option<&'a str>,
    /// The invitation to a server where people get help; `None` without one.
    pub support: Option<&'a str>,
    /// The time on the server, from which the script of the page counts. `None` if the page shows
    /// no times.
    pub now: Option<Timestamp>,
    /// The script that only this page loads, if any.
    pub script: Option<&'a Asset>,
    /// The frame within Discord that shows the page; `None` for a browser of its own.
    pub frame: Option<ActivityFrame>,
    /// The content of the page, as HTML.
    pub main: Markup,
}

impl<'a> Shell<'a> {
    /// Creates a page for a visitor, with a title, a description for link previews and its content.
    pub fn new(visitor: &'a Visitor, title: &'a str, about: &'a str, main: Markup) -> Shell<'a> {
        let texts = visitor.texts;
        let signed_in = visitor.session.is_some();
        let now = Some(visitor.now);
        Shell {
            texts,
            title,
            about,
            picture: Some((visitor.url.as_str(), LinkPicture::general(texts))),
            kind: PageKind::Text,
            embedded: false,
            listed: false,
            signed_in,
            path: visitor.here.as_str(),
            here: Some(visitor.here.as_str()),
            support: visitor.support.as_deref(),
            now,
            script: None,
            frame: visitor.frame.clone(),
            main,
        }
    }

    /// Sets the picture of the page itself for previews of a link to it.
    pub fn with_picture(self, picture: LinkPicture) -> Shell<'a> {
        let picture = self.picture.map(|(url, _)| (url, picture));
        Shell { picture, embedded: true, ..self }
    }

    /// Sets the key of the frame within Discord that shows the page.
    pub fn in_frame(self, key: Option<String>) -> Shell<'a> {
        Shell { frame: Some(ActivityFrame { key, keyed: false }), ..self }
    }

    /// Writes the page as a response, compressed if the browser accepts that.
    pub fn into_answer(self, status: StatusCode, headers: &HeaderMap) -> Response {
        let kept = self.kind == PageKind::Game && self.signed_in;
        let answer = write_response(
            status,
            "text/html; charset=utf-8",
            self.document().into_string(),
            headers,
        );
        if kept {
            return ([(header::CACHE_CONTROL, OWN_ASKED_EACH_TIME)], answer).into_response();
        }
        answer
    }

    /// Writes a link of the navigation bar, marked if it leads to this page or to its section.
    fn nav_link(&self, path: &str, label: &str) -> Markup {
        let here = self.path.split('?').next().unwrap_or_default();
        let within = here.strip_prefix(path).is_some_and(|rest| rest.starts_with('/'));
        let current = if here == path { Some("page") } else { within.then_some("true") };
        html! { a href=(path) aria-current=[current] { (self.texts.say(label)) } }
    }

    /// Writes the preview of a link to the page on Discord, which reads it without a session. Empty
    /// for a reader who is signed in, and for a page without a picture of its own.
    fn component_embed(&self) -> Markup {
        let Some((url, picture)) = self.picture.as_ref().filter(|_| self.embedded) else {
            return html! {};
        };
        if self.signed_in {
            return html! {};
        }
        let label = match self.kind {
            PageKind::Text => "button-open-game",
            PageKind::Board | PageKind::Game => "button-open",
        };
        let embed = ComponentEmbed {
            title: self.title,
            about: self.about,
            page: &format!("{url}{}", self.path),
            picture: &format!("{url}{}", picture.path),
            words: &picture.words,
            button: &self.texts.say(label),
        };
        embed.write()
    }

    /// Returns the elements that load the scripts of the page. `counts` is true if it shows times.
    fn script_elements(&self, counts: bool) -> Markup {
        if let Some(frame) = &self.frame {
            let scripts = std::iter::once(&*PAGE).chain(self.script);
            return start_scripts(frame.key.as_deref(), scripts);
        }
        html! {
            // The script writes times in the reader's zone and language. Where that moves what
            // stands below, it runs before the first paint. On the page of a game nothing moves.
            script type="module" blocking=[(counts && self.kind != PageKind::Game).then_some("render")] src=(PAGE.path) {}
            @if let Some(script) = self.script {
                @for needed in &script.needs { link rel="modulepreload" href=(needed.path); }
                script type="module" src=(script.path) {}
            }
        }
    }

    fn document(self) -> Markup {
        let texts = self.texts;
        // A page that shows no times stays the same as long as its content does.
        let now = self.now.filter(|_| self.main.0.contains("<time"));
        html! {
            (DOCTYPE)
            html lang=(texts.page_code()) data-now=[now.map(Timestamp::as_millis)] {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                    meta name="color-scheme" content="light dark";
                    meta name="theme-color" content="#2b2a27";
                    @if !self.listed { meta name="robots" content="noindex"; }
                    title { (self.title) " · Murus" }
                    meta name="description" content=(self.about);
                    meta property="og:site_name" content="Murus";
                    meta property="og:type" content="website";
                    meta property="og:title" content=(self.title);
                    meta property="og:description" content=(self.about);
                    @if let Some((url, picture)) = &self.picture {
                        meta property="og:image" content={ (url) (picture.path) };
                        meta property="og:image:width" content=(LinkCard::SIZE.0);
                        meta property="og:image:height" content=(LinkCard::SIZE.1);
                        meta property="og:image:alt" content=(picture.words);
                        meta name="twitter:card" content="summary_large_image";
                    }
                    (self.component_embed())
                    link #icon rel="icon" type="image/svg+xml" href=(ICON.path) data-calm=(ICON.path) data-due=(ICON_DUE.path);
                    @if self.frame.is_none() { link rel="manifest" href="/app.webmanifest"; }
                    link rel="stylesheet" href=(self.kind.style().path);
                    (self.script_elements(now.is_some()))
                }
                body class=[self.kind.class()] data-no=(texts.say("button-no")) {
                    a.skip href="#main" { (texts.say("page-skip")) }
                    header.bar {
                        @if self.kind == PageKind::Game && self.signed_in { a.back href="/me" { "‹ " (texts.say("page-me")) } }
                        a.home href="/" { "Murus" }
                        nav aria-label=(texts.say("page-nav")) {
                            @if self.signed_in { (self.nav_link("/me", "page-me")) }
                            (self.nav_link("/learn", "page-learn"))
                            (self.nav_link("/board", "page-board"))
                        }
                    }
                    main id="main" { (self.main) }
                    footer {
                        p { (texts.say("picture-caption")) }
                        p {
                            a href="/about" { (texts.say("page-about")) } " · "
                            a href="/privacy" { (texts.say("page-privacy")) } " · "
                            a href="/terms" { (texts.say("page-terms")) }
                            @if let Some(support) = self.support {
                                " · " a href=(support) rel="noopener" { (texts.say("button-support")) }
                            }
                        }
                        @if let Some(here) = self.here { (language_buttons(texts, here)) }
                    }
                    // The page shows once this element is read, so that nothing grows in sight.
                    i hidden {}
                }
            }
        }
    }
}

/// The number of seconds after which a browser retries by itself.
const AGAIN: &str = "10";

impl IntoResponse for TroublePage {
    fn into_response(self) -> Response {
        let TroublePage { texts, status, say, page } = self;
        let words = texts.say(say);
        if !page {
            return ask_again(status, (status, words).into_response(), header::RETRY_AFTER);
        }
        let title = &trouble_title(texts, status);
        let main = trouble_section(texts, title, html! { p { (words) } }, false);
        let about = words.as_str();
        let picture = None;
        let listed = false;
        let kind = PageKind::Text;
        let signed_in = false;
        let path = "";
        let here = None;
        let now = None;
        let script = None;
        let frame = None;
        let shell = Shell {
            texts,
            title,
            about,
            picture,
            kind,
            embedded: false,
            listed,
            signed_in,
            path,
            here,
            support: None,
            now,
            script,
            frame,
            main,
        };
        let answer =
            ask_again(status, shell.into_answer(status, &HeaderMap::new()), header::RETRY_AFTER);
        ask_again(status, answer, header::REFRESH)
    }
}

/// Adds a header that makes the client retry, if the status says that a retry may help.
fn ask_again(status: StatusCode, mut answer: Response, by: HeaderName) -> Response {
    if status.is_server_error() || status == StatusCode::TOO_MANY_REQUESTS {
        answer.headers_mut().insert(by, HeaderValue::from_static(AGAIN));
    }
    answer
}

/// Returns a page that shows the text with this id, and a link to go on. Its title follows from the
/// status.
pub fn sentence_page(
    visitor: &Visitor,
    status: StatusCode,
    id: &str,
    headers: &HeaderMap,
) -> Response {
    said_page(visitor, status, &visitor.texts.say(id), headers)
}

/// Returns a page as [`sentence_page`] does, at an address with a secret: nothing on it leads back.
pub fn secret_sentence_page(
    visitor: &Visitor,
    status: StatusCode,
    id: &str,
    headers: &HeaderMap,
) -> Response {
    words_page(visitor, status, (&visitor.texts.say(id), None), headers)
}

/// Returns a page that shows these words, and a link to go on. Its title follows from the status.
pub fn said_page(
    visitor: &Visitor,
    status: StatusCode,
    said: &str,
    headers: &HeaderMap,
) -> Response {
    words_page(visitor, status, (said, Some(visitor.here.as_str())), headers)
}

fn words_page(
    visitor: &Visitor,
    status: StatusCode,
    (said, here): (&str, Option<&str>),
    headers: &HeaderMap,
) -> Response {
    let nobody = Names::default();
    let words = Words { texts: visitor.texts, names: &nobody }.write_text(said);
    let title = trouble_title(visitor.texts, status);
    let main = trouble_section(visitor.texts, &title, words, visitor.session.is_some());
    let shell = Shell { here, ..Shell::new(visitor, &title, said, main) };
    shell.into_answer(status, headers)
}

/// Returns the title of a page that says why there is no other page.
fn trouble_title(texts: Texts, status: StatusCode) -> String {
    texts.say(match status {
        StatusCode::NOT_FOUND | StatusCode::GONE => "page-missing-title",
        StatusCode::UNAUTHORIZED => "page-signed-out-title",
        StatusCode::TOO_MANY_REQUESTS => "page-later-title",
        status if status.is_server_error() => "page-later-title",
        _ => "page-refused-title",
    })
}

/// Returns the content of a page that says why there is no other page, and where to go next.
fn trouble_section(texts: Texts, title: &str, words: Markup, signed_in: bool) -> Markup {
    let (next, label) = if signed_in { ("/me", "page-me") } else { ("/", "page-start") };
    html! {
        section.plain {
            h1 { (title) }
            (words)
            p { a.button href=(next) { (texts.say(label)) } }
        }
    }
}
