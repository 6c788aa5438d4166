//! The figures of the page of a game: how many taps a move takes, and what the page loads.

use serde_json::json;

use super::browser::{Browser, in_browser};
use super::game::at_the_table;
use super::visitor::PHONE;

/// The most bytes that a first visit to the page of a game takes, with headers.
const COLD: u64 = 44 << 10;

/// The most bytes that a later visit takes, after another move.
const WARM: u64 = 16 << 10;

/// The most bytes that a later visit takes to a page that has not changed.
const SAME: u64 = 1 << 10;

impl Browser {
    /// Counts taps from now on.
    async fn counts_taps(&self) {
        let script = "window.taps = 0; addEventListener('pointerdown', () => window.taps++, true);";
        self.run(script, json!([])).await;
    }

    /// The number of taps so far; counting begins anew.
    async fn taps_so_far(&self) -> u64 {
        let script = "const taps = window.taps; window.taps = 0; return taps;";
        self.run(script, json!([])).await.as_u64().unwrap()
    }

    /// What the page that is open has loaded over the network: how many requests, how many bytes
    /// with headers, and a line for each. A browser fetches icon and manifest when it likes, so
    /// they are left out.
    async fn loaded(&self) -> (u64, u64, String) {
        let script = "const done = arguments[0];
            const look = () => {
                const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
                    .filter((one) => one.transferSize > 0 && !/webmanifest|icon/.test(one.name));
                const lines = all.map((one) => `${one.transferSize} ${new URL(one.name).pathname}`);
                done([all.length, all.reduce((sum, one) => sum + one.transferSize, 0), lines.join('\\n')]);
            };
            const wait = () => document.readyState === 'complete' ? setTimeout(look, 500) : setTimeout(wait, 50);
            wait();";
        let found = self.run_async(script, json!([])).await;
        let number = |n: usize| found[n].as_u64().unwrap();
        (number(0), number(1), found[2].as_str().unwrap().to_owned())
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_takes_two_taps_or_three_with_a_question() {
    let (world, ann, bob, link) = at_the_table().await;
    let mine = format!("{}/me", link.split("/in").next().unwrap());
    in_browser(PHONE, &link, async move |browser| {
        browser.find("#board").await;
        browser.counts_taps().await;
        browser.taps(&["a1", "c3"]).await;
        browser.click("#play").await;
        browser.shows(1).await;
        assert_eq!(browser.taps_so_far().await, 3, "taps of a move with a question");
        bob.plays("d7-d5").await;
        browser.shows(2).await;
        // The third tap may be on the target again.
        browser.taps(&["h1", "f3", "f3"]).await;
        browser.shows(3).await;
        assert_eq!(browser.taps_so_far().await, 3, "taps of a move with a question");
        ann.sets(&["moves", "set:moves=always"]).await;
        bob.plays("c7-e5").await;
        browser.session.visit(&mine).await.unwrap();
        browser.click("a.tile").await;
        browser.shows(4).await;
        browser.counts_taps().await;
        browser.taps(&["c1", "e3"]).await;
        browser.shows(5).await;
        assert_eq!(browser.taps_so_far().await, 2, "taps of a move that is played at once");
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_page_of_a_game_loads_little() {
    let (world, ann, bob, link) = at_the_table().await;
    ann.plays_with(&bob, ["a1-c3", "d7-d5", "h1-f3", "b7-d5"]).await;
    let mut signed_in = crate::support::browser::Browser::at(link.split("/in").next().unwrap());
    let page = signed_in.comes_in(&link).await.unwrap();
    let at = format!("{}{page}", signed_in.base);
    in_browser(PHONE, &at.clone(), async move |browser| {
        browser.shows(4).await;
        let (requests, bytes, each) = browser.loaded().await;
        assert_eq!(requests, 11, "requests of a cold page, {bytes} bytes:\n{each}");
        assert!(bytes <= COLD, "{bytes} bytes of a cold page, of {COLD}:\n{each}");
        for (plies, most) in [(4, SAME), (5, WARM)] {
            if plies == 5 {
                ann.plays("c1-e3").await;
            }
            browser.session.visit(&at).await.unwrap();
            browser.shows(plies).await;
            let (requests, bytes, each) = browser.loaded().await;
            assert_eq!(requests, 1, "requests of a warm page, {bytes} bytes:\n{each}");
            assert!(bytes <= most, "{bytes} bytes of a warm page, of {most}:\n{each}");
        }
    })
    .await;
    world.end().await;
}
