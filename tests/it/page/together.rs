//! A shared board in two real browsers: what one does is seen in the other without a reload.

use serde_json::json;

use super::browser::{Browser, DESK, Screen, in_browser};
use super::game::at_the_table;
use super::visitor::PHONE;
use crate::support::World;
use crate::support::person::Person;

impl Browser {
    /// Waits until this many arrows and circles are drawn.
    pub async fn has_arrows(&self, count: usize) {
        self.until(&format!("document.querySelectorAll('#sketches > *').length === {count}")).await;
    }

    /// Presses a button of the status line whose label contains this.
    async fn lets(&self, label: &str) {
        self.click(&format!("//div[@id='status']//button[contains(., \"{label}\")]")).await;
    }

    /// Marks the page, so that a reload is noticed.
    async fn marks_page(&self) {
        self.run("window.marked = true;", json!([])).await;
    }

    /// Notes from now on what moves on the page without an act of its reader. The list of moves and
    /// the status line scroll by themselves, and what stands in them may change.
    async fn minds_shifts(&self) {
        let script = "window.shifts = [];
            const outside = ({ node }) => node && !node.parentElement?.closest('#status, #moves');
            const moved = (one) => one.sources.filter(outside).map(({ node }) => node.parentElement?.outerHTML.slice(0, 90));
            new PerformanceObserver((list) => shifts.push(...list.getEntries().filter((one) => !one.hadRecentInput).flatMap(moved))).observe({ type: 'layout-shift' });";
        self.run(script, json!([])).await;
    }

    async fn saw_no_shifts(&self) {
        let script = "const done = arguments[0]; requestAnimationFrame(() => setTimeout(() => done(window.shifts), 200));";
        let shifts = self.run_async(script, json!([])).await;
        assert_eq!(shifts, json!([]), "a shared board jumps on the {}", self.screen.name);
    }

    async fn was_not_reloaded(&self) {
        assert_eq!(self.run("return window.marked;", json!([])).await, json!(true));
    }
}

/// A game of Ann and Bob that Bob gave up after two moves, and the links of both.
async fn after_the_game() -> (World, Person, String, String) {
    let (world, ann, bob, link) = at_the_table().await;
    ann.plays_with(&bob, ["a1-c3", "d7-d5"]).await;
    bob.resigns().await;
    let bobs = bob.way_in().await;
    (world, bob, link, bobs)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bob_sees_anns_moves_and_arrows_without_a_reload() {
    for (screen, other) in [(PHONE, DESK), (DESK, PHONE)] {
        analyse_together(screen, other).await;
    }
}

async fn analyse_together(screen: Screen, other: Screen) {
    let (world, bob, link, bobs) = after_the_game().await;
    let cleos = world.cleo().at(bob.channel).way_in().await;
    in_browser(screen, &link, async move |ann| {
        ann.reads("#status", "resigns").await;
        ann.marks_page().await;
        in_browser(other, &bobs, async move |bob| {
            bob.reads("#status", "resigns").await;
            bob.marks_page().await;
            bob.minds_shifts().await;
            let place = ann.board_place().await;
            ann.tool("Analyse together").await;
            ann.reads("#status", "Bob can join you").await;
            assert_eq!(ann.board_place().await, place, "the board stays where it is");
            bob.reads("#status", "Ann is analysing this game.").await;
            bob.save("together-announced").await;
            bob.saw_no_shifts().await;
            bob.lets("Join").await;
            bob.reads("#status", "with Ann").await;
            bob.minds_shifts().await;
            ann.reads("#status", "with Bob").await;
            ann.taps(&["h1", "f3"]).await;
            ann.shows(3).await;
            bob.shows(3).await;
            bob.reads("#moves [aria-current]", "h1-f3").await;
            ann.tool("Draw arrows").await;
            let kind = if screen.is_phone() { "touch" } else { "mouse" };
            ann.strokes(kind, &["d5", "d4", "d3"]).await;
            ann.strokes(kind, &["b7"]).await;
            bob.has_arrows(2).await;
            bob.reads("#status", "Marked: d5-d3, b7").await;
            ann.save("together-drawn").await;
            bob.save("together-seen").await;
            ann.is_for_everybody("a shared board").await;
            bob.is_for_everybody("a shared board").await;
            // A step of one is a step of both, and arrows belong to their position.
            bob.click("#steps [data-step=back]").await;
            ann.until("document.querySelector('#steps output').textContent === '2 / 3'").await;
            ann.has_arrows(0).await;
            bob.taps(&["b1", "d3"]).await;
            ann.reads("#moves .small", "b1-d3").await;
            // Ann's arrows are still what her finger draws.
            ann.tool("Draw arrows").await;
            // A reader is seen, and admitted.
            in_browser(DESK, &cleos, async move |cleo| {
                cleo.lets("Watch").await;
                cleo.reads("#status", "You're watching. The players see your name.").await;
                cleo.reads("#moves [aria-current]", "b1-d3").await;
                ann.reads("#status", "Cleo is watching.").await;
                ann.save("together-guest").await;
                ann.is_for_everybody("a shared board with a reader").await;
                ann.lets("Let Cleo make moves").await;
                cleo.reads("#status", "You can make moves on this board, too.").await;
                cleo.taps(&["b7", "d5"]).await;
                cleo.save("together-admitted").await;
                ann.reads("#moves [aria-current]", "b7-d5").await;
                bob.reads("#moves [aria-current]", "b7-d5").await;
                // What another made is taken back, too.
                bob.tool("Undo").await;
                cleo.until("!document.querySelector('#moves').textContent.includes('b7-d5')").await;
                bob.lets("Let Cleo only watch").await;
                cleo.reads("#status", "You're watching.").await;
                ann.tool("Save line").await;
                ann.reads("#status", "among your lines").await;
                ann.tool("Back to the game").await;
                ann.shows(2).await;
                // Who leaves is gone at once.
                bob.until("!document.querySelector('#status').textContent.includes('with Ann')")
                    .await;
                ann.was_not_reloaded().await;
                bob.was_not_reloaded().await;
                bob.saw_no_shifts().await;
            })
            .await;
        })
        .await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_shared_board_is_there_again_after_a_reload_and_goes_by_keys() {
    let (world, _, link, _) = after_the_game().await;
    in_browser(DESK, &link, async move |ann| {
        ann.reads("#status", "resigns").await;
        ann.tool("Analyse together").await;
        ann.reads("#status", "Bob can join you").await;
        ann.taps(&["h1", "f3"]).await;
        ann.shows(3).await;
        ann.until("location.hash === '#together'").await;
        ann.reload().await;
        ann.reads("#status", "Bob can join you").await;
        ann.shows(3).await;
        ann.types("body", "\u{e012}").await;
        ann.until("document.querySelector('#steps output').textContent === '2 / 3'").await;
        ann.types("body", "\u{e011}").await;
        ann.until("document.querySelector('#steps output').textContent === '0 / 3'").await;
        ann.tool("Undo").await;
        ann.shows(2).await;
        ann.tool("Back to the game").await;
        ann.until("location.hash === ''").await;
    })
    .await;
    world.end().await;
}
