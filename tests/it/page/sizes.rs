//! The page of a game on screens of every size: the board stays where it is, whatever happens.

use discord_sandbox::Sandbox;
use murus::languages::LANGUAGES;
use murus_lessons::LESSONS;
use serde_json::{Value, json};

use super::browser::{Browser, Screen, in_browser};
use super::game::at_the_table;

/// Screens from the smallest phone to a large desk.
const SCREENS: [Screen; 7] = [
    screen("phone", 390, 844),
    screen("phone-small", 360, 640),
    screen("phone-tiny", 320, 568),
    screen("phone-wide", 844, 390),
    screen("tablet", 820, 1180),
    screen("desk", 1280, 900),
    screen("desk-large", 1920, 1080),
];

const fn screen(name: &'static str, width: u32, height: u32) -> Screen {
    Screen { name, width, height, dark: false }
}

impl Browser {
    /// The place of the board on the screen: left, top, width and height in CSS pixels.
    pub async fn board_place(&self) -> Value {
        let script = "const { x, y, width, height } = document.querySelector('#board').getBoundingClientRect();
            return [x, y, width, height].map(Math.round);";
        self.run(script, json!([])).await
    }

    /// The place of the list of moves and of the row of buttons: their upper edges in CSS pixels.
    async fn rows(&self) -> Value {
        let script = "return ['#moves', '.controls'].map((one) => Math.round(document.querySelector(one).getBoundingClientRect().top));";
        self.run(script, json!([])).await
    }

    /// The whole board is in the window, and the page is no larger than the screen.
    async fn fits(&self, when: &str) {
        let script = "const board = document.querySelector('#board').getBoundingClientRect(), page = document.documentElement;
            const wrong = [];
            if (board.left < 0 || board.top < 0 || board.right > innerWidth + 1 || board.bottom > innerHeight + 1) wrong.push('the board leaves the window');
            if (page.scrollWidth > innerWidth) wrong.push('too wide');
            if (page.scrollHeight > innerHeight + 1) wrong.push(`scrolls: ${page.scrollHeight} of ${innerHeight}`);
            if (scrollY > 0) wrong.push('has scrolled');
            const small = [...document.querySelectorAll('button, .steps a, .moves a, .button')].filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44 && !one.closest('.moves'));
            const out = [...document.querySelectorAll('.controls :is(a, button)')].filter((one) => {
                const { left, right, bottom } = one.getBoundingClientRect();
                return one.checkVisibility() && (left < 0 || right > innerWidth + 1 || bottom > innerHeight + 1);
            });
            const status = document.querySelector('#status'), field = board.width, strips = [...document.querySelectorAll('.strips')];
            if (status.scrollHeight > status.clientHeight + 1) wrong.push(`the status line is cut: ${status.scrollHeight} of ${status.clientHeight}`);
            for (const strip of strips) if (innerWidth > 900 && Math.abs(strip.getBoundingClientRect().width - field) > 1) wrong.push(`strips of ${strip.getBoundingClientRect().width} beside a board of ${field}`);
            const title = document.querySelector('.title > span').getBoundingClientRect(), middle = (title.left + title.right) / 2;
            if (innerWidth < 500 && innerWidth >= 360 && Math.abs(middle - innerWidth / 2) > 2) wrong.push(`the title is at ${middle}`);
            wrong.push(...out.map((one) => `out of the window: ${one.outerHTML}`));
            return [...wrong, ...small.map((one) => `too small: ${one.outerHTML}`)];";
        let wrong = self.run(script, json!([])).await;
        assert_eq!(wrong, json!([]), "{when} on the {}", self.screen.name);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_board_stays_where_it_is() {
    for screen in SCREENS {
        let (world, ann, bob, link) = at_the_table().await;
        ann.plays("a1-c3").await;
        bob.plays("d7-d5").await;
        in_browser(screen, &link, async move |browser| {
            browser.shows(2).await;
            browser.save("size-0-due").await;
            browser.fits("on one's turn").await;
            let place = browser.board_place().await;
            let rows = browser.rows().await;
            browser.taps(&["h1", "f3"]).await;
            browser.until("!document.querySelector('#play').hidden").await;
            browser.save("size-1-chosen").await;
            browser.fits("with a move chosen").await;
            assert_eq!(browser.board_place().await, place, "chosen");
            assert_eq!(browser.rows().await, rows, "chosen on the {}", screen.name);
            browser.click("#play").await;
            browser.shows(3).await;
            browser.save("size-2-sent").await;
            browser.fits("after a move").await;
            assert_eq!(browser.board_place().await, place, "sent");
            assert_eq!(browser.rows().await, rows, "sent on the {}", screen.name);
            bob.plays("c7-e5").await;
            browser.shows(4).await;
            browser.fits("after the answer").await;
            assert_eq!(browser.board_place().await, place, "answered");
        })
        .await;
        world.end().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_status_line_is_whole_beside_the_ways_on() {
    for (screen, language) in
        [(SCREENS[0], "en-GB"), (SCREENS[1], "en-GB"), (SCREENS[2], "en-GB"), (SCREENS[2], "de")]
    {
        let (world, ann, _, _) = at_the_table().await;
        let dan = world.person("Dan");
        ann.speaks(language).await;
        world.ann().challenges(&dan).await;
        dan.presses("Accept").await;
        dan.plays("a1-c3").await;
        let link = ann.way_in().await;
        in_browser(screen, &link, async move |browser| {
            browser.shows(0).await;
            let place = browser.board_place().await;
            browser.taps(&["a1", "c3"]).await;
            browser.click("#play").await;
            browser.shows(1).await;
            browser
                .find("//div[@id='status']//*[contains(@class, 'button')][contains(., '(1)')]")
                .await;
            browser.find("//div[@id='status']//time").await;
            browser.save(&format!("ways-{language}")).await;
            browser.fits("beside the ways on").await;
            assert_eq!(browser.board_place().await, place, "sent");
        })
        .await;
        world.end().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finger_drags_a_unit() {
    for screen in &SCREENS[..2] {
        let (world, _, bob, link) = at_the_table().await;
        in_browser(*screen, &link, async move |browser| {
            browser.shows(0).await;
            let held = "addEventListener('pointerup', () => (window.held = document.querySelectorAll('#board .ghost').length), true);";
            browser.run(held, json!([])).await;
            browser.strokes("touch", &["a1", "b2", "c3"]).await;
            let held = browser.run("return window.held;", json!([])).await;
            assert_eq!(held, json!(1), "the unit is held by the finger");
            browser.until("!document.querySelector('#play').hidden").await;
            assert_eq!(browser.run("return scrollY;", json!([])).await, json!(0));
            browser.click("#play").await;
            browser.shows(1).await;
            let told = |_: &Sandbox| bob.newest().content.contains("**1. a1-c3**").then_some(());
            bob.sandbox.until("the move", told).await.unwrap();
        })
        .await;
        world.end().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_drag_can_be_played_at_once() {
    for (screen, kind) in [(SCREENS[0], "touch"), (SCREENS[5], "mouse")] {
        let (world, _, bob, link) = at_the_table().await;
        in_browser(screen, &link, async move |browser| {
            browser.shows(0).await;
            browser.taps(&["a1", "c3"]).await;
            let at = "const { x, y, width, height } = document.querySelector('#play').getBoundingClientRect();
                return [Math.round(x + width / 2), Math.round(y + height / 2)];";
            browser.until("!document.querySelector('#play').hidden").await;
            let at = browser.run(at, json!([])).await;
            browser.types("body", "\u{e00c}").await;
            browser.until("document.querySelector('#play').hidden").await;
            browser.strokes_and_presses(kind, &["h1", "g2", "f3"], Some(at)).await;
            browser.shows(1).await;
            let told = |_: &Sandbox| bob.newest().content.contains("**1. h1-f3**").then_some(());
            bob.sandbox.until("the move", told).await.unwrap();
        })
        .await;
        world.end().await;
    }
}

impl Browser {
    /// Returns the texts of the links of the bar that lie over the title.
    pub async fn links_over_title(&self) -> Value {
        let script = "const title = document.querySelector('.title > span').getBoundingClientRect();
            return [...document.querySelectorAll('.bar a')].filter((one) => {
                const { left, right, top, bottom } = one.getBoundingClientRect();
                return one.checkVisibility() && left < title.right && right > title.left && top < title.bottom && bottom > title.top;
            }).map((one) => one.textContent);";
        self.run(script, json!([])).await
    }

    /// The page is no higher than the window, and none of these elements is out of it.
    async fn needs_no_scrolling(&self, path: &str, seen: &str) {
        self.find(seen).await;
        let script = "const page = document.documentElement, wrong = [];
            if (page.scrollHeight > innerHeight + 1) wrong.push(`${page.scrollHeight} of ${innerHeight}`);
            for (const one of document.querySelectorAll(arguments[0])) {
                const { right, bottom } = one.getBoundingClientRect();
                if (!one.checkVisibility() || right > innerWidth || bottom > innerHeight) wrong.push(one.outerHTML);
            }
            return wrong;";
        self.save(&format!("room{}", path.replace(['/', '?', '=', '&'], "-"))).await;
        let wrong = self.run(script, json!([seen])).await;
        assert_eq!(wrong, json!([]), "{path} on the {}", self.screen.name);
        assert_eq!(self.links_over_title().await, json!([]), "{path} on the {}", self.screen.name);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_use_the_room_of_their_screen() {
    let lesson = format!("/learn?lesson={}&n=0", LESSONS[0].id);
    let wide = [
        ("/learn/puzzle", "#status, .rest select, .rest button"),
        (&*lesson, "#status"),
        ("/learn/siege", "#status"),
        ("/board", "#status, #unfold"),
    ];
    let desk = [("/board", "#sheet"), ("/learn/puzzle", ".rest button")];
    let zoomed = [("/board", "#status, #unfold"), ("/learn/puzzle", "#status")];
    for (screen, pages) in [
        (SCREENS[3], &wide[..]),
        (SCREENS[5], &desk[..]),
        // A desk of 1280 by 900 at 200 %.
        (screen("zoomed", 640, 450), &zoomed[..]),
    ] {
        let (world, _, _, link) = at_the_table().await;
        let base = link.split("/in").next().unwrap().to_owned();
        let pages: Vec<_> =
            pages.iter().map(|(path, seen)| ((*path).to_owned(), (*seen).to_owned())).collect();
        in_browser(screen, &link, async move |browser| {
            browser.find("#board").await;
            for (path, seen) in &pages {
                browser.session.visit(&format!("{base}{path}")).await.unwrap();
                browser.needs_no_scrolling(path, seen).await;
                browser.is_for_everybody(path).await;
            }
        })
        .await;
        world.end().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_actions_below_a_finished_game_fit_in_every_language() {
    let (world, ann, bob, _) = at_the_table().await;
    ann.plays_with(&bob, ["a1-c3", "d7-d5"]).await;
    bob.resigns().await;
    for language in LANGUAGES.map(|language| language.code) {
        ann.sets(&[&format!("set:language={language}")]).await;
        let link = ann.way_in().await;
        in_browser(SCREENS[0], &link, async move |browser| {
            browser.shows(2).await;
            browser.save(&format!("tools-{language}")).await;
            let script = "return [...document.querySelectorAll('.tools > *')].filter((one) => one.checkVisibility()
                    && one.getBoundingClientRect().right > innerWidth).map((one) => one.textContent);";
            assert_eq!(browser.run(script, json!([])).await, json!([]), "{language}");
        })
        .await;
    }
    world.end().await;
}
