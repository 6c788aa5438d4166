//! The page of a game with large letters and in small windows: nothing overlaps, is cut off or lies
//! outside, and board, status line and **Play** can be reached.

use serde_json::json;

use super::browser::{Browser, Screen, in_browser};
use super::game::at_the_table;
use crate::stories::contests::{opens, plays_out};
use crate::stories::pages_events::event_path;

/// How letters of twice the size come about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Letters {
    /// Letters have their usual size.
    Usual,
    /// The reader set the text size of the browser.
    OfBrowser,
    /// The root element has a larger text size.
    OfRoot,
}

/// Windows with large letters, and windows as small as a zoom of 400 % and of 200 % makes them.
const WINDOWS: [(&str, u32, u32, Letters); 10] = [
    ("zoom-400", 320, 256, Letters::Usual),
    ("zoom-400-wide", 480, 270, Letters::Usual),
    ("zoom-200", 640, 512, Letters::Usual),
    ("zoom-200-wide", 683, 384, Letters::Usual),
    ("letters-phone", 390, 844, Letters::OfBrowser),
    ("letters-phone-root", 390, 844, Letters::OfRoot),
    ("letters-phone-tiny", 320, 568, Letters::OfBrowser),
    ("letters-phone-wide", 844, 390, Letters::OfBrowser),
    ("letters-desk", 1280, 900, Letters::OfBrowser),
    ("letters-desk-root", 1280, 900, Letters::OfRoot),
];

/// Lists what is wrong on the page of a game.
const WRONG: &str = "
    const wrong = [], all = (selector, within = document) => [...within.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const say = (what, one) => wrong.push(`${what}: ${one.outerHTML.slice(0, 120)} ${JSON.stringify(one.getBoundingClientRect())}`);
    const part = (one) => one.getBoundingClientRect();
    const controls = document.querySelector('.controls'), fixed = getComputedStyle(controls).position === 'fixed';
    const end = () => fixed ? part(controls).top : innerHeight;
    // Nothing is outside, and nothing is cut off.
    if (document.documentElement.scrollWidth > innerWidth) wrong.push(`too wide: ${document.documentElement.scrollWidth}`);
    for (const one of all('.bar a, .strip > *, .status p, .status button, .controls :is(a, button, output)')) {
        const { left, right } = part(one);
        if (left < -1 || right > innerWidth + 1) say('outside', one);
        if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0) say('cut off', one);
    }
    for (const one of all('.strip, .controls')) if (one.scrollHeight > one.clientHeight + 1) say('cut off below', one);
    for (const one of all('.controls :is(a, button)')) if (part(one).height < 44 || part(one).bottom > part(controls).bottom + 1) say('out of the row', one);
    // Nothing overlaps.
    const groups = [all('.bar a, .title').filter((one) => part(one).width > 0), ...all('.strip').map((strip) => all(':scope > *', strip)), all('.controls :is(a, button, output)'), all('.strips, #board, .status, .moves, .tools')];
    for (const group of groups) for (const one of group) for (const other of group) {
        const a = part(one), b = part(other);
        if (one !== other && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) say(`overlaps ${other.outerHTML.slice(0, 60)}`, one);
    }
    // The board is seen as a whole; status line and moves are reached.
    const board = document.querySelector('#board'), status = document.querySelector('#status');
    for (const one of [board, status]) {
        one.scrollIntoView({ block: one === board ? 'start' : 'nearest' });
        if (one === status && part(one).bottom > end()) scrollBy(0, part(one).bottom - end());
        const { top, bottom } = part(one);
        if (top < -1 || bottom > end() + 1) say('does not fit', one);
    }
    if (part(board).width < 180) say('too small', board);
    if (status.clientHeight < 2.5 * parseFloat(getComputedStyle(status).fontSize)) say('too low', status);
    scrollTo(0, 0);
    document.querySelector('.table').scrollTo(0, 0);
    return wrong;";

impl Browser {
    /// Makes letters twice as large.
    async fn enlarges(&self, letters: Letters) {
        match letters {
            Letters::Usual => {}
            Letters::OfBrowser => {
                let sizes = json!({ "fontSizes": { "standard": 32, "fixed": 26 } });
                let command = json!({ "cmd": "Page.setFontSizes", "params": sizes });
                self.session.post("/goog/cdp/execute", command).await.unwrap();
            }
            Letters::OfRoot => {
                self.run("document.documentElement.style.fontSize = '32px';", json!([])).await;
            }
        }
    }

    async fn is_readable(&self, when: &str) {
        self.save(&format!("window-{when}")).await;
        let wrong = self.run(WRONG, json!([])).await;
        assert_eq!(wrong, json!([]), "{when} on the {}", self.screen.name);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn large_letters_and_small_windows_break_nothing() {
    for (name, width, height, letters) in WINDOWS {
        let (world, ann, bob, link) = at_the_table().await;
        ann.plays("a1-c3").await;
        bob.plays("d7-d5").await;
        let screen = Screen { name, width, height, dark: false };
        in_browser(screen, &link, async move |browser| {
            browser.shows(2).await;
            browser.enlarges(letters).await;
            browser.is_readable("due").await;
            if height == 844 {
                let script = "const { top, bottom } = document.querySelector('#board').getBoundingClientRect();
                    return top >= 0 && bottom <= document.querySelector('.controls').getBoundingClientRect().top;";
                assert_eq!(browser.run(script, json!([])).await, json!(true), "the whole board");
            }
            let board = "document.querySelector('#board').scrollIntoView();";
            browser.run(board, json!([])).await;
            browser.taps(&["h1", "f3"]).await;
            browser.until("!document.querySelector('#play').hidden").await;
            browser.is_readable("chosen").await;
            browser.click("#play").await;
            browser.shows(3).await;
            browser.is_readable("sent").await;
        })
        .await;
        world.end().await;
    }
}

/// Lists the texts of a page that are outside of the window, cut off, or lie on each other.
const WRONG_TEXTS: &str = "
    // A phone shows a page that is too wide in a wider window.
    const wrong = [], width = screen.width, part = (one) => one.getBoundingClientRect();
    const say = (what, one) => wrong.push(`${what}: ${one.outerHTML.slice(0, 120)} ${JSON.stringify(part(one))}`);
    if (document.documentElement.scrollWidth > width) wrong.push(`too wide: ${document.documentElement.scrollWidth}`);
    const own = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const all = [...document.querySelectorAll('body *')].filter((one) =>
        !one.closest('svg, .skip, script, .sheet, .controls') && one.checkVisibility() && part(one).width > 1 && (own(one) || one.matches('input, select, img')));
    for (const one of all) {
        const { left, right } = part(one), scrolls = one.closest('.moves, pre');
        if (!scrolls && (left < -1 || right > width + 1)) say('outside', one);
        if (!scrolls && one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1) say('cut off', one);
        if (!scrolls && one.matches('a, button, td, th') && one.clientHeight > 0 && one.scrollHeight > one.clientHeight + 1) say('cut off below', one);
    }
    for (const [n, one] of all.entries()) for (const other of all.slice(n + 1)) {
        if (one.contains(other)) continue;
        const a = [...one.getClientRects()], b = [...other.getClientRects()];
        const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        const inline = [one, other].some((each) => getComputedStyle(each).display === 'inline');
        if (!inline && a.some((a) => b.some((b) => meet(a, b)))) say(`overlaps ${other.outerHTML.slice(0, 60)}`, one);
    }
    return wrong;";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn large_letters_fit_on_every_page() {
    let (world, ann, bob, link) = at_the_table().await;
    let base = link.split("/in").next().unwrap().to_owned();
    let cleo = world.cleo();
    opens(&world, &[&world.ann(), &world.bob(), &cleo]).await;
    let event = event_path(&world.ann());
    plays_out(&ann, &bob, true).await;
    world.ann().challenges(&cleo).await;
    let screen = Screen { name: "letters-pages", width: 390, height: 844, dark: false };
    in_browser(screen, &link, async move |browser| {
        browser.find("#board").await;
        let pages =
            ["/", "/learn", "/me", "/me/murus", "/me/challenge", "/me/settings", "/board", &event];
        for letters in [Letters::OfBrowser, Letters::OfRoot] {
            for path in pages {
                browser.session.visit(&format!("{base}{path}")).await.unwrap();
                browser.find("main h1, main h2").await;
                browser.enlarges(letters).await;
                browser.save(&format!("window-page{}", path.replace('/', "-"))).await;
                let wrong = browser.run(WRONG_TEXTS, json!([])).await;
                assert_eq!(wrong, json!([]), "{path}");
            }
        }
    })
    .await;
    world.end().await;
}
