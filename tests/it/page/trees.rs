//! Lines that branch, changes that are taken back, and positions that are painted, in a real
//! browser; and what stays as it is while parts of a page are drawn anew.

use serde_json::{Value, json};

use super::browser::{Browser, DESK, Screen, in_browser};
use super::game::at_the_table;
use super::visitor::PHONE;
use crate::support::{World, database};

impl Browser {
    /// Waits until the steps say this.
    async fn steps(&self, text: &str) {
        self.until(&format!("document.querySelector('#steps output')?.textContent === '{text}'"))
            .await;
    }

    /// Presses a move in the list, by its number and text.
    async fn goes_to_move(&self, label: &str) {
        self.click(&format!("//ol[@id='moves']//a[@aria-label='{label}']")).await;
        self.until(&format!(
            "document.querySelector('#moves [aria-current]')?.getAttribute('aria-label') === '{label}'"
        ))
        .await;
    }

    /// Waits until the address names this tree.
    async fn names(&self, tree: &str) {
        self.until(&format!("new URL(location).searchParams.get('m') === '{tree}'")).await;
    }

    /// Nothing can be taken back.
    async fn has_no_past(&self) {
        self.until("document.querySelector('#tools [data-tool=undo]').disabled").await;
    }

    /// Holds back what the page asks for at addresses with this part.
    async fn holds_back(&self, part: &str) {
        let script = "const real = window.real ??= fetch;
            const come = new Promise((come) => (window.release = come));
            window.waiting = 0;
            window.fetch = (...one) => {
                window.waiting++;
                const sent = String(one[0]).includes(arguments[0]) ? come.then(() => real(...one)) : real(...one);
                return sent.finally(() => setTimeout(() => window.waiting--));
            };";
        self.run(script, json!([part])).await;
    }

    /// Lets everything come that is held back, and what the page asks for because of it.
    async fn lets_come(&self) {
        self.run("release();", json!([])).await;
        self.until("window.waiting === 0").await;
    }

    /// Draws over cells, by a finger or a mouse.
    pub async fn strokes(&self, kind: &str, cells: &[&str]) {
        self.strokes_and_presses(kind, cells, None).await;
    }

    /// Draws over cells, by a finger or a mouse, and then presses at a place of the window, if one
    /// is given, without a pause.
    pub async fn strokes_and_presses(&self, kind: &str, cells: &[&str], at: Option<Value>) {
        let script = "return arguments[0].map((name) => {
                const { x, y, width, height } = document.querySelector(`#grid [data-cell=${name}]`).getBoundingClientRect();
                return [Math.round(x + width / 2), Math.round(y + height / 2)];
            });";
        let points = self.run(script, json!([cells])).await;
        let moves = |point: &Value, duration: u32| {
            json!({
                "type": "pointerMove", "duration": duration, "x": point[0], "y": point[1], "origin": "viewport",
            })
        };
        let presses = |way| json!({ "type": way, "button": 0 });
        let mut actions = Vec::new();
        for (n, point) in points.as_array().unwrap().iter().enumerate() {
            actions.push(moves(point, if n == 0 { 0 } else { 60 }));
            if n == 0 {
                actions.push(presses("pointerDown"));
            }
        }
        actions.push(presses("pointerUp"));
        if let Some(point) = at {
            actions.extend([moves(&point, 0), presses("pointerDown"), presses("pointerUp")]);
        }
        let pointer = json!({
            "type": "pointer", "id": kind, "parameters": { "pointerType": kind }, "actions": actions,
        });
        self.session.post("/actions", json!({ "actions": [pointer] })).await.unwrap();
    }

    /// The cells on which this unit is drawn, sorted.
    async fn cells_with(&self, drawing: &str) -> Value {
        let script = "return [...document.querySelectorAll(`#units [href='#${arguments[0]}']:not(.gone)`)].map((one) => one.dataset.cell).sort();";
        self.run(script, json!([drawing])).await
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lines_branch_by_taps_and_changes_are_taken_back() {
    for screen in [PHONE, DESK] {
        branches(screen).await;
    }
}

async fn branches(screen: Screen) {
    let mut world = World::begin(database::sqlite()).await;
    let board = format!("{}/board", world.open_pages().await.base);
    in_browser(screen, &board, async move |browser| {
        browser.has_no_past().await;
        let place = browser.board_place().await;
        for cells in [["a1", "c3"], ["d7", "d5"], ["h1", "f3"]] {
            browser.taps(&cells).await;
        }
        browser.steps("3 / 3").await;
        // Another move from an earlier ply is a branch.
        browser.goes_to_move("1. a1-c3").await;
        browser.taps(&["c7", "e5"]).await;
        browser.names("a1-c3;d7-d5(c7-e5);h1-f3").await;
        browser.taps(&["h1", "f3"]).await;
        browser.steps("3 / 3").await;
        browser.names("a1-c3;d7-d5(c7-e5;h1-f3);h1-f3").await;
        browser.save("tree").await;
        browser.is_for_everybody("a tree").await;
        assert_eq!(browser.board_place().await, place, "the board stays where it is");
        // Any move is one press away.
        browser.goes_to_move("1... d7-d5").await;
        browser.steps("2 / 3").await;
        browser.goes_to_move("1... c7-e5").await;
        browser.steps("2 / 3").await;
        browser.tool("Make main line").await;
        browser.names("a1-c3;c7-e5(d7-d5;h1-f3);h1-f3").await;
        browser.goes_to_move("1... d7-d5").await;
        browser.tool("Delete from here").await;
        browser.names("a1-c3;c7-e5;h1-f3").await;
        browser.save("tree-cut").await;
        // Each of these is taken back, also after the page was loaded again.
        browser.tool("Undo").await;
        browser.names("a1-c3;c7-e5(d7-d5;h1-f3);h1-f3").await;
        browser.reload().await;
        browser
            .until("document.querySelector('#tools [data-tool=undo]')?.disabled === false")
            .await;
        browser.holds_still("a board with a tree").await;
        browser.tool("Undo").await;
        browser.names("a1-c3;d7-d5(c7-e5;h1-f3);h1-f3").await;
        for tree in ["a1-c3;d7-d5(c7-e5);h1-f3", "a1-c3;d7-d5;h1-f3", "a1-c3;d7-d5", "a1-c3", ""] {
            browser.tool("Undo").await;
            browser.names(tree).await;
        }
        browser.has_no_past().await;
        browser.taps(&["a1", "c3"]).await;
        browser.names("a1-c3").await;
        // Another variant begins anew, and that is taken back too.
        let submit = "document.querySelector('#sheet form').requestSubmit();";
        let choose =
            format!("[...document.querySelector('#sheet select[name=v]').options].find((one) => one.textContent.includes('Hex')).selected = true; {submit}");
        browser.run(&choose, json!([])).await;
        browser.find("//h1[contains(., 'Hex')]").await;
        browser
            .until("document.querySelector('#tools [data-tool=undo]')?.disabled === false")
            .await;
        browser.tool("Undo").await;
        browser.find("//h1[contains(., 'Standard')]").await;
        browser.names("a1-c3").await;
        browser
            .until("document.querySelector('#tools [data-tool=undo]')?.disabled === false")
            .await;
        browser.tool("Undo").await;
        browser.names("").await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_position_is_painted_by_finger_and_mouse() {
    for (screen, kind) in [(PHONE, "touch"), (DESK, "mouse")] {
        let mut world = World::begin(database::sqlite()).await;
        let board = format!("{}/board", world.open_pages().await.base);
        in_browser(screen, &board, async move |browser| {
            browser.taps(&["a1", "c3"]).await;
            browser.names("a1-c3").await;
            browser.tool("Set up a position").await;
            browser.click("//div[@id='palette']//button[. = 'Clear the board']").await;
            browser.click("#palette [data-unit='romans-tower']").await;
            let scrolled = browser.run("return [scrollX, scrollY];", json!([])).await;
            browser.strokes(kind, &["b2", "c2", "d2", "d3"]).await;
            assert_eq!(browser.cells_with("romans-tower").await, json!(["b2", "c2", "d2", "d3"]));
            // A stroke that begins on such a unit takes it away.
            browser.strokes(kind, &["d3", "d2"]).await;
            assert_eq!(browser.cells_with("romans-tower").await, json!(["b2", "c2"]));
            let there = browser.run("return [scrollX, scrollY];", json!([])).await;
            assert_eq!(there, scrolled, "a finger that draws moves nothing");
            browser.save("painted").await;
            // What cannot be is refused, and everything stays to be mended.
            let done = "//div[@id='palette']//button[. = 'Use this position']";
            browser.click(done).await;
            browser.reads("#palette output", "The Gauls need at least one stone.").await;
            browser.save("painted-refused").await;
            browser.is_for_everybody("a refused position").await;
            browser.names("a1-c3").await;
            assert_eq!(browser.cells_with("romans-tower").await, json!(["b2", "c2"]));
            browser.click("#palette [data-unit='gauls-wall']").await;
            browser.strokes(kind, &["a5", "b5", "c5"]).await;
            browser.click("#palette [data-unit='gauls-tower']").await;
            browser.strokes(kind, &["e5"]).await;
            browser.click(done).await;
            browser.until("location.search.includes('p=8/8/www1t3/8/8/1TT5/8%20r')").await;
            browser.names("").await;
            browser.tool("Undo").await;
            browser.names("a1-c3").await;
            browser.steps("1 / 1").await;
        })
        .await;
        world.end().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lines_branch_beside_a_game_by_taps() {
    let (world, ann, bob, link) = at_the_table().await;
    ann.plays("a1-c3").await;
    in_browser(PHONE, &link, async move |browser| {
        browser.tool("Try moves").await;
        browser.reads("#status", "Only you see them.").await;
        browser.taps(&["d7", "d5"]).await;
        browser.steps("2 / 2").await;
        browser.goes_to_move("1. a1-c3").await;
        browser.taps(&["c7", "e5"]).await;
        browser.reads("#moves .small", "c7-e5").await;
        browser.save("tree-beside").await;
        browser.is_for_everybody("a tree beside a game").await;
        browser.goes_to_move("1... d7-d5").await;
        browser.tool("Undo").await;
        browser.until("!document.querySelector('#moves .small')").await;
        browser.tool("Back to the game").await;
        browser.steps("1 / 1").await;
        bob.plays("d7-d5").await;
        browser.steps("2 / 2").await;
    })
    .await;
    world.end().await;
}

/// A reader who goes back to the game while a line is on its way stays there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_line_that_comes_late_takes_nobody_from_the_game() {
    let (world, _, bob, link) = at_the_table().await;
    in_browser(PHONE, &link, async move |browser| {
        browser.tool("Try moves").await;
        browser.reads("#status", "Only you see them.").await;
        browser.holds_back("/line?").await;
        browser.taps(&["a1", "c3"]).await;
        browser.tool("Back to the game").await;
        browser.reads("#tools", "Try moves").await;
        browser.lets_come().await;
        browser.reads("#tools", "Try moves").await;
        browser.taps(&["a1", "c3"]).await;
        browser.click("#play").await;
        browser.shows(1).await;
        bob.plays("d7-d5").await;
        browser.shows(2).await;
    })
    .await;
    world.end().await;
}

/// The board is free while an act that makes no move is on its way, and the reader stays where they
/// went meanwhile.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_act_that_makes_no_move_holds_up_no_board() {
    let (world, _, bob, link) = at_the_table().await;
    in_browser(PHONE, &link, async move |browser| {
        browser.tool("Try moves").await;
        browser.reads("#status", "Only you see them.").await;
        browser.taps(&["a1", "c3"]).await;
        browser.shows(1).await;
        browser.holds_back("/act").await;
        browser.tool("Save line").await;
        browser.click("#steps [data-step=first]").await;
        browser.lets_come().await;
        browser.steps("0 / 1").await;
        browser.holds_back("/act").await;
        browser.tool("Save line").await;
        browser.tool("Back to the game").await;
        browser.taps(&["a1", "c3"]).await;
        browser.click("#play").await;
        browser.lets_come().await;
        browser.shows(1).await;
        bob.plays("d7-d5").await;
        browser.shows(2).await;
    })
    .await;
    world.end().await;
}

/// A part of the page that is drawn anew keeps the focus, what is half typed, what is open and how
/// far it is scrolled.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn parts_that_are_drawn_anew_keep_what_the_reader_does() {
    let (world, ann, bob, link) = at_the_table().await;
    ann.plays("a1-c3").await;
    in_browser(DESK, &link, async move |browser| {
        browser.steps("1 / 1").await;
        // The script is asked for the same swap that every part of the page goes through.
        let script = "const done = arguments[0];
            const from = [...document.querySelectorAll('link[rel=modulepreload], script[src]')].map((one) => one.href || one.src);
            const path = performance.getEntriesByType('resource').map((one) => one.name).concat(from).find((one) => one.includes('/a/swap-'));
            import(path).then(({ swap }) => {
                const box = document.createElement('section'), low = new CSSStyleSheet();
                low.replaceSync('#rows { height: 60px; overflow: auto; }');
                document.adoptedStyleSheets.push(low);
                document.querySelector('main').append(box);
                const page = (words, lines) => `<p>${words}</p><details><summary>More</summary><form data-press='note'><label>${words}<input name='note'></label></form></details>
                    <div id='rows'>${Array.from({ length: lines }, (_, n) => `<p>row ${n}</p>`).join('')}</div>
                    <button data-press='go'>${words}</button>`;
                swap(box, page('one', 40));
                const input = box.querySelector('input'), rows = box.querySelector('#rows'), details = box.querySelector('details');
                details.open = true;
                input.value = 'half';
                input.focus();
                input.setSelectionRange(1, 3);
                rows.scrollTop = 200;
                swap(box, `<h3>new</h3>${page('two', 41)}`);
                const kept = [box.querySelector('h3').textContent, document.activeElement === input, input.value, input.selectionStart, input.selectionEnd,
                    details.open, rows.scrollTop, rows.children.length, box.querySelector('button').textContent, box.querySelector('details') === details];
                box.querySelector('button').focus();
                swap(box, page('three', 3).replace('<p>three</p>', ''));
                done([...kept, document.activeElement.textContent]);
            });";
        assert_eq!(
            browser.run_async(script, json!([])).await,
            json!(["new", true, "half", 1, 3, true, 200, 41, "two", true, "three"])
        );
        // The same on the page itself: news come while a move in the list has the focus.
        browser.run("document.querySelector('#moves a').focus();", json!([])).await;
        bob.plays("d7-d5").await;
        browser.steps("2 / 2").await;
        let focused = "return document.activeElement.getAttribute('aria-label');";
        assert_eq!(browser.run(focused, json!([])).await, json!("1. a1-c3"));
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_tried_line_and_a_ply_outlast_a_reload() {
    let (world, ann, bob, link) = at_the_table().await;
    ann.plays_with(&bob, ["a1-c3", "d7-d5"]).await;
    in_browser(PHONE, &link, async move |browser| {
        browser.shows(2).await;
        browser.click("#steps [data-step=back]").await;
        browser.until("/\\/1$/.test(location.pathname)").await;
        browser.reload().await;
        browser.steps("1 / 2").await;
        browser.click("#steps [data-step=on]").await;
        browser.tool("Try moves").await;
        browser.taps(&["h1", "f3"]).await;
        browser.shows(3).await;
        browser.until("location.hash.includes('h1-f3')").await;
        browser.reload().await;
        browser.shows(3).await;
        browser.reads("#status", "Only you see them.").await;
        browser.tool("Back to the game").await;
        browser.shows(2).await;
        browser.until("location.hash === '' && !/\\/\\d+$/.test(location.pathname)").await;
    })
    .await;
    world.end().await;
}
