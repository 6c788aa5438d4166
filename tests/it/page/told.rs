//! What the status line tells the player who made an offer, and how readers leave what they began.

use std::time::Duration;

use serde_json::{Value, json};

use super::browser::{Browser, DESK, Screen, in_browser};
use super::game::at_the_table;
use super::visitor::PHONE;

const TINY: Screen = Screen { name: "phone-tiny", width: 320, height: 568, dark: true };

impl Browser {
    /// Presses buttons of the page by their labels, one after the other.
    async fn presses_each(&self, labels: &[&str]) {
        for label in labels {
            self.click(&format!("//button[. = \"{label}\" and not(@disabled)]")).await;
        }
    }

    async fn plays(&self, from: &str, to: &str, ply: usize) {
        self.taps(&[from, to]).await;
        self.click("#play").await;
        self.shows(ply).await;
    }

    /// Strikes a key, wherever the focus is.
    async fn strikes(&self, key: &str) {
        let strokes = ["keyDown", "keyUp"].map(|way| json!({ "type": way, "value": key }));
        let keys = json!({ "type": "key", "id": "keys", "actions": strokes });
        self.session.post("/actions", json!({ "actions": [keys] })).await.unwrap();
    }

    async fn value(&self, script: &str) -> Value {
        self.run(script, json!([])).await
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_reads_how_their_offer_ended_until_they_act_again() {
    let (world, _, bob, link) = at_the_table().await;
    in_browser(PHONE, &link, async move |browser| {
        browser.shows(0).await;
        browser.click("#unfold").await;
        browser.presses_each(&["Offer a draw", "Yes, offer a draw"]).await;
        browser.find("//div[@id='status']//button[. = 'Withdraw']").await;
        browser.reads("#status", "You offer a draw.").await;
        browser.plays("a1", "c3", 1).await;
        // One's last move is taken back in one place.
        browser.find("//div[@id='status']//button[. = 'Take back']").await;
        let others = "return [...document.querySelectorAll('#actions button')].filter((one) => one.textContent.includes('ake back') && !one.disabled).length;";
        assert_eq!(browser.value(others).await, json!(0));
        browser.reads("#status", "Your draw offer expired when you moved.").await;
        browser.save("offer-lapsed").await;
        bob.plays("d7-d5").await;
        browser.shows(2).await;
        browser.reads("#status", "You can offer one again after 7 more moves.").await;
        browser.plays("h1", "f3", 3).await;
        browser.until("!document.querySelector('#status').textContent.includes('draw')").await;
        bob.plays("b7-d5").await;
        browser.shows(4).await;
        browser.click("#unfold").await;
        browser.presses_each(&["Ask to take back", "Yes, ask for it"]).await;
        browser.reads("#status", "You ask to take a move back.").await;
        bob.settle().await;
        bob.presses("Decline").await;
        browser.reads("#status", "Bob declined to let you take a move back.").await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_reads_that_their_rematch_was_declined() {
    let (world, ann, bob, link) = at_the_table().await;
    ann.plays_with(&bob, ["a1-c3", "d7-d5"]).await;
    bob.resigns().await;
    in_browser(DESK, &link, async move |browser| {
        browser.reads("#status", "resigns").await;
        browser.presses_each(&["Rematch", "Yes, ask for a rematch"]).await;
        browser.reads("#status", "Rematch offered.").await;
        bob.settle().await;
        bob.presses("Decline").await;
        browser.reads("#status", "Bob declined a rematch.").await;
        browser.find("//div[@id='status']//button[. = 'Rematch']").await;
    })
    .await;
    // Ann hears a minute later that Bob declined, since he may give a reason.
    world.advance(Duration::from_secs(60)).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_open_sheet_leaves_the_status_line_in_sight() {
    let (world, ann, _, link) = at_the_table().await;
    ann.plays("a1-c3").await;
    in_browser(PHONE, &link, async move |browser| {
        browser.shows(1).await;
        let place = browser.board_place().await;
        browser.click("#unfold").await;
        browser.find("#sheet #actions button").await;
        let seen = "const { left, top, width, height } = document.querySelector('#status').getBoundingClientRect();
            const at = document.elementFromPoint(left + width / 2, top + height / 2);
            return height > 0 && !!at?.closest('#status');";
        assert_eq!(browser.value(seen).await, json!(true), "the status line is covered");
        assert_eq!(browser.board_place().await, place);
        browser.save("sheet-and-status").await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_plan_can_be_left_and_ends_when_it_is_saved() {
    let (world, ann, _, link) = at_the_table().await;
    ann.plays("a1-c3").await;
    in_browser(PHONE, &link, async move |browser| {
        browser.tool("Plan a reply").await;
        browser.reads("#status", "Which move do you expect?").await;
        browser.tool("Cancel").await;
        browser.until("!document.body.classList.contains('trying')").await;
        browser.tool("Plan a reply").await;
        browser.reads("#status", "Which move do you expect?").await;
        browser.taps(&["d7", "d5"]).await;
        browser.reads("#status", "what's your reply?").await;
        browser.taps(&["h1", "f3"]).await;
        browser.reads("#tools", "Save this plan").await;
        let cut = "return [...document.querySelectorAll('#tools button')].filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.textContent);";
        assert_eq!(browser.value(cut).await, json!([]), "cut off");
        browser.save("plan-whole").await;
        browser.tool("Save this plan").await;
        browser.reads("#status", "Saved. Only you see your plans:").await;
        browser.reads("#status", "h1-f3").await;
        browser.until("!document.body.classList.contains('trying')").await;
        browser.shows(1).await;
        // A plan that is refused stays on the board.
        browser.tool("Plan a reply").await;
        browser.reads("#status", "Which move do you expect?").await;
        browser.taps(&["d7", "d5"]).await;
        browser.shows(2).await;
        browser.taps(&["g1", "e3"]).await;
        browser.tool("Save this plan").await;
        browser.reads("#status", "That conflicts with the plan").await;
        browser.shows(3).await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn arrows_walk_the_line_after_a_move_by_mouse() {
    let (world, _, bob, link) = at_the_table().await;
    in_browser(DESK, &link, async move |browser| {
        browser.shows(0).await;
        browser.plays("a1", "c3", 1).await;
        bob.plays("d7-d5").await;
        browser.shows(2).await;
        browser.strikes("\u{e012}").await;
        browser.until("document.querySelector('#steps output').textContent === '1 / 2'").await;
        browser.strikes("?").await;
        browser.reads("#panel", "Home").await;
        assert_eq!(browser.value("return scrollY;").await, json!(0), "the page has scrolled");
        browser.save("keys").await;
        // A press on the board leaves the field for a move.
        browser.click("#typed input").await;
        browser.taps(&["d5"]).await;
        browser.strikes("\u{e014}").await;
        browser.shows(2).await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_moves_on_a_desk_when_a_move_is_chosen() {
    let (world, _, _, link) = at_the_table().await;
    in_browser(DESK, &link, async move |browser| {
        browser.shows(0).await;
        let top = "return document.querySelector('#sheet').getBoundingClientRect().top;";
        let before = browser.value(top).await;
        browser.taps(&["a1", "c3"]).await;
        browser.until("!document.querySelector('#play').hidden").await;
        assert_eq!(browser.value(top).await, before);
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_german_bar_leaves_room_for_the_title() {
    let (world, ann, _, _) = at_the_table().await;
    ann.speaks("de").await;
    ann.plays("a1-c3").await;
    let link = ann.way_in().await;
    in_browser(TINY, &link, async move |browser| {
        browser.shows(1).await;
        browser.save("german-bar").await;
        assert_eq!(browser.links_over_title().await, json!([]), "the bar lies over the title");
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reply_in_a_puzzle_comes_after_ones_own_move() {
    let (world, _, _, link) = at_the_table().await;
    let base = link.split("/in").next().unwrap().to_owned();
    let address = format!("{base}/learn/puzzle?id=standard-000024");
    in_browser(DESK, &address.clone(), async move |browser| {
        for (motion, shown) in
            [("no-preference", json!(["c4-c2", "b1-b3"])), ("reduce", json!(["b1-b3"]))]
        {
            let media =
                json!({ "features": [{ "name": "prefers-reduced-motion", "value": motion }] });
            let command = json!({ "cmd": "Emulation.setEmulatedMedia", "params": media });
            browser.session.post("/goog/cdp/execute", command).await.unwrap();
            browser.session.visit(&address).await.unwrap();
            browser.find("#grid [data-cell=c4].may").await;
            let watch = "const grid = document.querySelector('#grid');
                const shown = () => grid.getAttribute('aria-label').split(' ').at(-1);
                window.seen = [shown()];
                new MutationObserver(() => seen.at(-1) === shown() || seen.push(shown()))
                    .observe(grid, { attributeFilter: ['aria-label'] });";
            browser.value(watch).await;
            browser.taps(&["c4", "c2"]).await;
            browser.until("seen.at(-1) === 'b1-b3'").await;
            assert_eq!(browser.value("return seen.slice(1);").await, shown, "{motion}");
        }
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn murus_answers_on_the_free_board_after_ones_own_move() {
    let (world, _, _, link) = at_the_table().await;
    let base = link.split("/in").next().unwrap().to_owned();
    in_browser(DESK, &format!("{base}/board?l=Discens"), async move |browser| {
        browser.find("#grid [data-cell=a1].may").await;
        let watch = "const grid = document.querySelector('#grid');
            const shown = () => grid.getAttribute('aria-label').split(' ').slice(-2).join(' ');
            window.seen = [shown()];
            new MutationObserver(() => seen.at(-1) === shown() || seen.push(shown()))
                .observe(grid, { attributeFilter: ['aria-label'] });";
        browser.value(watch).await;
        browser.taps(&["a1", "c3"]).await;
        browser.shows(2).await;
        let seen = browser.value("return seen.slice(1);").await;
        assert_eq!((seen.as_array().unwrap().len(), &seen[0]), (2, &json!("1. a1-c3")), "{seen}");
        // One taken back is no reply, and what comes next follows the last move.
        browser.taps(&["h1", "f3"]).await;
        browser.shows(4).await;
        browser.tool("Undo").await;
        browser.shows(2).await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_offer_is_answered_beside_a_tried_line() {
    for screen in [PHONE, TINY] {
        let (world, ann, bob, link) = at_the_table().await;
        ann.plays_with(&bob, ["a1-c3", "d7-d5"]).await;
        in_browser(screen, &link, async move |browser| {
            browser.shows(2).await;
            // On a short phone the sheet has the tools.
            let tiny = screen.name == TINY.name;
            if tiny {
                browser.click("#unfold").await;
            }
            let place = if tiny { "more" } else { "tools" };
            browser.click(&format!("//*[@id='{place}']//button[. = 'Try moves']")).await;
            browser.until("document.body.classList.contains('trying')").await;
            browser.taps(&["h1", "f3"]).await;
            browser.shows(3).await;
            bob.asks("game draw", json!({})).await;
            bob.presses("Yes, offer a draw").await;
            browser.find("//div[@id='status']//button[. = 'Agree']").await;
            browser.save("offer-beside-line").await;
            let cut = "const status = document.querySelector('#status').getBoundingClientRect();
                return [...document.querySelectorAll('#status .offer > *')].filter((one) => {
                    const { top, bottom } = one.getBoundingClientRect();
                    return top < status.top - 1 || bottom > status.bottom + 1;
                }).map((one) => one.textContent);";
            assert_eq!(browser.value(cut).await, json!([]), "cut on the {}", screen.name);
            browser.presses_each(&["Decline"]).await;
            browser.until("!document.querySelector('#status .offer')").await;
            browser.shows(3).await;
            assert_eq!(
                browser.value("return document.body.classList.contains('trying');").await,
                json!(true)
            );
        })
        .await;
        world.end().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_challenge_on_ones_own_page_is_a_card_to_answer() {
    for screen in [PHONE, DESK] {
        let (world, ann, bob, link) = at_the_table().await;
        let base = link.split("/in").next().unwrap().to_owned();
        bob.challenges(&ann).await;
        in_browser(screen, &link, async move |browser| {
            browser.find("#board").await;
            browser.session.visit(&format!("{base}/me")).await.unwrap();
            let card = "//article[h3[. = 'Bob challenges you']]";
            browser.find(&format!("{card}//button[. = 'Decline']")).await;
            browser.picture("challenge-card").await;
            browser.is_for_everybody("a challenge").await;
            browser.click(&format!("{card}//button[. = 'Accept']")).await;
            // It leads to the game, not to a message on Discord.
            browser.until("location.pathname.startsWith('/g/')").await;
            browser.find("#board").await;
            browser.session.visit(&format!("{base}/me")).await.unwrap();
            browser.find("#mine .tiles").await;
            browser.gone("#mine article").await;
        })
        .await;
        world.end().await;
    }
}
