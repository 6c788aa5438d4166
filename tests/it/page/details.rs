//! Details of the page of a game: the sheet, questions before offers, clocks, names of files and
//! ranks, and the rows of the list of moves.

use serde_json::json;

use super::browser::{Browser, DESK, Screen, in_browser};
use super::game::at_the_table;
use super::visitor::PHONE;

impl Browser {
    /// Presses a button of the page by its label.
    async fn presses_here(&self, label: &str) {
        self.click(&format!("//button[. = \"{label}\" and not(@disabled)]")).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_sheet_closes_over_what_was_done_and_offers_ask_first() {
    let (world, ann, bob, link) = at_the_table().await;
    ann.plays_with(&bob, ["a1-c3", "d7-d5", "h1-f3"]).await;
    in_browser(PHONE, &link, async move |browser| {
        browser.shows(3).await;
        // The first press only asks.
        browser.presses_here("Ask to take back").await;
        browser.presses_here("Yes, ask for it").await;
        browser.find_text("span", "You ask to take a move back.").await;
        browser.gone("#sheet").await;
        browser.presses_here("Withdraw").await;
        browser.gone("#status .offer span").await;
        browser.click("#unfold").await;
        browser.presses_here("Offer a draw").await;
        browser.presses_here("Yes, offer a draw").await;
        browser.find("//div[@id='status']//button[. = 'Withdraw']").await;
        browser.gone("#sheet").await;
        browser.save("sheet-closed").await;
        bob.resigns().await;
        browser.presses_here("Rematch").await;
        assert!(!bob.reads().contains("would like a rematch"), "nothing is sent yet");
        browser.presses_here("Yes, ask for a rematch").await;
        browser.reads("#status", "Rematch offered.").await;
        let film = "return [...document.querySelectorAll('button')].filter((one) => /Replay|Step through/.test(one.textContent)).length;";
        assert_eq!(browser.run(film, json!([])).await, json!(0), "the steps are beside the board");
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn both_clocks_have_one_form_with_and_without_scripts() {
    let (world, _, _, link) = at_the_table().await;
    in_browser(DESK, &link, async move |browser| {
        browser.shows(0).await;
        let script = "const done = arguments[0], read = (page) => [...page.querySelectorAll('.strip .left')].map((one) => one.textContent);
            fetch(location.href).then((answer) => answer.text()).then((text) => done([read(document), read(new DOMParser().parseFromString(text, 'text/html'))]));";
        let days = json!(["3 days", "3 days"]);
        assert_eq!(browser.run_async(script, json!([])).await, json!([days, days]));
        let waits = "return document.querySelectorAll('script[blocking]').length;";
        assert_eq!(browser.run(waits, json!([])).await, json!(0), "the first paint waits for no script");
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_of_files_and_ranks_are_readable() {
    for dark in [false, true] {
        let (world, _, _, link) = at_the_table().await;
        let base = link.split("/in").next().unwrap().to_owned();
        in_browser(Screen { dark, ..DESK }, &link, async move |browser| {
            browser.taps(&["a1"]).await;
            let order = "const layers = [...document.querySelector('#board').children].map((one) => one.id);
                return layers.indexOf('labels') > layers.indexOf('rings') && document.querySelectorAll('#labels text').length === 15;";
            assert_eq!(browser.run(order, json!([])).await, json!(true), "names lie over rings");
            browser.save("names").await;
            browser.session.visit(&format!("{base}/board?v=hex")).await.unwrap();
            browser.find("#labels text").await;
            browser.save("names-hex").await;
            let contrast = "const light = (colour) => {
                    const [r, g, b] = colour.match(/[\\d.]+/g).map((part) => part / 255).map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
                    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
                };
                const ground = light(getComputedStyle(document.body).backgroundColor);
                return Math.min(...[...document.querySelectorAll('#labels text')].map((one) => {
                    const ink = light(getComputedStyle(one).fill);
                    return Math.max(ink, ground) / Math.min(ink, ground);
                }));";
            let least = browser.run(contrast, json!([])).await.as_f64().unwrap();
            assert!(least >= 4.5, "contrast of names around hexagons: {least}");
        })
        .await;
        world.end().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rows_of_moves_are_large_enough_to_hit() {
    for (screen, least) in [(DESK, 32.0), (PHONE, 44.0)] {
        let (world, ann, bob, link) = at_the_table().await;
        ann.plays_with(&bob, ["a1-c3", "d7-d5"]).await;
        in_browser(screen, &link, async move |browser| {
            browser.shows(2).await;
            let script = "return Math.min(...[...document.querySelectorAll('.moves a')].map((one) => one.getBoundingClientRect().height));";
            let height = browser.run(script, json!([])).await.as_f64().unwrap();
            assert!(height >= least, "{height} px on the {}", browser.screen.name);
        })
        .await;
        world.end().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_double_tap_resigns_nothing_and_an_offer_is_seen_beside_a_chosen_move() {
    let (world, _, bob, link) = at_the_table().await;
    in_browser(PHONE, &link, async move |browser| {
        browser.shows(0).await;
        browser.click("#unfold").await;
        browser.find("//div[@id='actions']//button[. = 'Resign…']").await;
        // The question may move what is under the finger. The second tap does nothing.
        let twice = "const all = [...document.querySelectorAll('#actions button')], tap = (label) => all.find((one) => one.textContent === label).click();
            tap('Resign…');
            tap('Offer a draw');
            return [...document.querySelectorAll('button')].filter((one) => one.textContent.startsWith('Yes')).map((one) => [one.textContent, one.disabled]);";
        let asked = json!([["Yes, I resign", true]]);
        assert_eq!(browser.run(twice, json!([])).await, asked);
        browser.presses_here("Cancel").await;
        browser.gone("#sheet").await;
        browser.taps(&["a1", "c3"]).await;
        bob.asks("game draw", json!({})).await;
        bob.presses("Yes, offer a draw").await;
        browser.find("//div[@id='status']//button[. = 'Agree']").await;
        browser.find("//button[@id='play' and not(@hidden)]").await;
        browser.save("offer-beside-a-choice").await;
    })
    .await;
    world.end().await;
}
