//! Whole games by the keyboard alone, on every kind of board.

use murus_engine::{Level, Stop};
use murus_gallicus::{Entry, Line, PRESETS, Variant};
use serde_json::json;

use super::browser::{Browser, DESK, ENTER, in_browser};
use crate::support::{World, database};

const LEFT: &str = "\u{e012}";
const UP: &str = "\u{e013}";
const RIGHT: &str = "\u{e014}";
const DOWN: &str = "\u{e015}";

/// The keys that lead nearer to a cell, as a person sees it: one arrow, for as many whole cells as
/// the way is long. Empty at the cell.
const NEARER: &str = "const [cell, turn, [left, up, right, down]] = arguments;
    const middle = ({ dataset }) => [Number(dataset.x), Number(dataset.y)];
    const here = middle(document.activeElement);
    const far = (one) => middle(one).map((at, n) => at - here[n]);
    const [x, y] = far(document.querySelector(`#grid [data-cell=${cell}]`));
    const ways = [...document.querySelectorAll('#grid [data-cell]')].map((one) => Math.hypot(...far(one)));
    const step = Math.min(...ways.filter((way) => way > 1));
    if (Math.abs(x) < 1 && Math.abs(y) < 1) return '';
    const aside = turn % 2 ? Math.abs(x) > Math.abs(y) : Math.abs(x) > 1;
    const key = aside ? (x > 0 ? right : left) : y > 0 ? down : up;
    return key.repeat(Math.max(1, Math.floor(Math.abs(aside ? x : y) / step)));";

impl Browser {
    /// Goes to a cell by arrow keys, and presses Enter there.
    async fn walks_to(&self, cell: &str) {
        for turn in 0..60 {
            let keys = self.run(NEARER, json!([cell, turn, [LEFT, UP, RIGHT, DOWN]])).await;
            match keys.as_str().unwrap() {
                "" => return self.types("#grid :focus", ENTER).await,
                keys => self.types("#grid :focus", keys).await,
            }
        }
        panic!("{cell} is not reached by keys");
    }
}

/// A game of a level against itself, which another level helps to an end.
fn game(variant: Variant, longest: usize) -> Line {
    let mut line = Line::new(variant);
    while line.outcome().is_none() && line.plies() < longest {
        let level =
            Level::find(if line.plies().is_multiple_of(2) { "Legionary" } else { "Discens" })
                .unwrap();
        let before = &line.positions()[..line.plies()];
        let played = level.play(line.position(), before, 7, &Stop::default()).unwrap();
        line.play(Entry::Move(played)).unwrap();
    }
    line
}

async fn by_keys(word: &str, longest: usize) {
    let mut world = World::begin(database::sqlite()).await;
    let base = world.open_pages().await.base;
    let (_, preset) = PRESETS.iter().find(|(known, _)| *known == word).unwrap();
    let line = game(preset.parse().unwrap(), longest);
    in_browser(DESK, &format!("{base}/board?v={word}"), async move |browser| {
        browser.find("#grid [tabindex='0']").await;
        browser.run("document.querySelector('#grid [tabindex=\"0\"]').focus();", json!([])).await;
        let geometry = &line.position().variant().board().geometry;
        for (n, m) in line.moves().enumerate() {
            for cell in [m.from(), m.to()] {
                browser.walks_to(&geometry.name(cell).to_string()).await;
            }
            browser.shows(n + 1).await;
        }
        let list =
            "return [...document.querySelectorAll('#moves a')].map((one) => one.getAttribute('aria-label'));";
        let shown = browser.run(list, json!([])).await;
        let played: Vec<String> = (0..line.plies()).map(|ply| line.numbered_move(ply)).collect();
        assert_eq!(shown, json!(played));
        let over =
            browser.run("return document.querySelectorAll('#grid .may').length;", json!([])).await;
        assert_eq!(over == json!(0), line.outcome().is_some(), "the game is over");
        browser.save(&format!("keys-{}", line.position().variant())).await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_on_squares() {
    by_keys("standard", 120).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_on_hexagons() {
    by_keys("hex", 120).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_four() {
    by_keys("four", 60).await;
}
