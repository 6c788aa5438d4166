//! Questions, offers and answers beside the board: they stand in the status line, both answers are
//! in sight, and nothing else moves.

use std::time::Duration;

use serde_json::{Value, json};

use super::browser::{Browser, DESK, Screen, in_browser};
use super::game::at_the_table;
use super::visitor::PHONE;
use crate::support::browser::Browser as Plain;
use crate::support::{World, database};

const WIDE: Screen = Screen { name: "phone-wide", width: 844, height: 390, dark: false };
const NARROW: Screen = Screen { name: "phone-small", width: 360, height: 640, dark: false };

impl Browser {
    async fn value_of(&self, script: &str) -> Value {
        self.run(&format!("return {script};"), json!([])).await
    }

    async fn presses_label(&self, label: &str) {
        self.click(&format!("//button[. = \"{label}\" and not(@disabled)]")).await;
    }

    /// Returns the labels of the buttons of the status line that a finger cannot reach.
    async fn hidden_answers(&self) -> Value {
        let script = "return [...document.querySelectorAll('#status button')].filter((one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            return document.elementFromPoint(left + width / 2, top + height - 4) !== one;
        }).map((one) => one.textContent);";
        self.run(script, json!([])).await
    }

    /// Returns the place of each of these elements by its text, as far as it is shown.
    async fn places(&self, what: &str) -> Value {
        self.places_if(what, "one.checkVisibility()").await
    }

    /// Returns the place of each of these elements by its text that a finger reaches without
    /// scrolling.
    async fn places_in_sight(&self, what: &str) -> Value {
        let reached = "document.elementFromPoint(one.getBoundingClientRect().x + 8, one.getBoundingClientRect().y + 8) === one";
        self.places_if(what, reached).await
    }

    async fn places_if(&self, what: &str, is_listed: &str) -> Value {
        let script = format!("return [...document.querySelectorAll(arguments[0])].filter((one) => {is_listed}).map((one) => {{
            const {{ x, y, width, height }} = one.getBoundingClientRect();
            return [one.textContent.trim(), ...[x, y, width, height].map(Math.round)];
        }});");
        self.run(&script, json!([what])).await
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_question_stands_where_no_button_of_the_sheet_was() {
    for screen in [PHONE, WIDE, NARROW] {
        let (world, _, _, link) = at_the_table().await;
        in_browser(screen, &link, async move |browser| {
            browser.shows(0).await;
            browser.click("#unfold").await;
            browser.find("#actions button").await;
            let before = browser.places_in_sight("#actions button").await;
            browser.presses_label("Offer a draw").await;
            browser.gone("#sheet").await;
            browser.find("//div[@id='status']//button[. = 'Yes, offer a draw']").await;
            browser.save("question").await;
            let asked = browser.places("#status button").await;
            let sides = |one: &Value| [1, 2, 3, 4].map(|n| one[n].as_f64().unwrap());
            for one in asked.as_array().unwrap() {
                for other in before.as_array().unwrap() {
                    let ([x, y, w, h], [ox, oy, ow, oh]) = (sides(one), sides(other));
                    let apart = x + w <= ox || ox + ow <= x || y + h <= oy || oy + oh <= y;
                    assert!(apart, "{one} lies where {other} was on the {}", screen.name);
                }
            }
            assert_eq!(browser.hidden_answers().await, json!([]));
            browser.presses_label("Cancel").await;
            browser.reads("#status", "Your move.").await;
            browser.click("#unfold").await;
            browser.presses_label("Offer a draw").await;
            browser.presses_label("Yes, offer a draw").await;
            browser.reads("#status", "You offer a draw.").await;
        })
        .await;
        world.end().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn escape_and_the_way_back_close_the_sheet() {
    let (world, ann, bob, link) = at_the_table().await;
    ann.plays_with(&bob, ["a1-c3", "d7-d5"]).await;
    in_browser(PHONE, &link, async move |browser| {
        browser.shows(2).await;
        let here = browser.value_of("location.href").await;
        for _ in 0..2 {
            browser.click("#unfold").await;
            browser.find("#actions button").await;
            browser.types("body", "\u{e00c}").await;
            browser.gone("#sheet").await;
        }
        browser.click("#unfold").await;
        browser.find("#actions button").await;
        browser.run("history.back();", json!([])).await;
        browser.gone("#sheet").await;
        assert_eq!(browser.value_of("location.href").await, here);
        // A sheet that was closed otherwise costs no step of the way back.
        browser.click("#unfold").await;
        browser.click("#unfold").await;
        browser.gone("#sheet").await;
        browser.run("history.back();", json!([])).await;
        browser.until("!location.pathname.startsWith('/g/')").await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn both_answers_to_an_offer_are_in_sight_beside_a_chosen_move() {
    for screen in [WIDE, PHONE, NARROW] {
        let (world, ann, bob, _) = at_the_table().await;
        ann.speaks("de").await;
        ann.plays_with(&bob, ["a1-c3", "d7-d5"]).await;
        let link = ann.way_in().await;
        in_browser(screen, &link, async move |browser| {
            browser.shows(2).await;
            browser.taps(&["h1", "f3"]).await;
            browser.until("!document.querySelector('#play').hidden").await;
            bob.asks("game draw", json!({})).await;
            bob.presses("Yes, offer a draw").await;
            browser.find("//div[@id='status']//button[. = 'Ablehnen']").await;
            browser.save("offer-german").await;
            assert_eq!(browser.hidden_answers().await, json!([]), "on the {}", screen.name);
            let said = browser.value_of("document.querySelector('#status').textContent").await;
            let said = said.as_str().unwrap();
            assert!(!said.contains("Tippe") && !said.contains("am Zug"), "{said}");
        })
        .await;
        world.end().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_status_line_is_whole_in_large_letters() {
    let (world, ann, bob, link) = at_the_table().await;
    ann.plays_with(&bob, ["a1-c3", "d7-d5"]).await;
    in_browser(PHONE, &link, async move |browser| {
        browser.shows(2).await;
        browser.run("document.documentElement.style.fontSize = '200%';", json!([])).await;
        let whole = "(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1)(document.querySelector('#status'))";
        browser.taps(&["h1", "f3"]).await;
        browser.reads("#status", "Tap the cell again").await;
        assert_eq!(browser.value_of(whole).await, json!(true), "a chosen move");
        browser.save("large-chosen").await;
        bob.resigns().await;
        browser.reads("#status", "You won.").await;
        assert_eq!(browser.value_of(whole).await, json!(true), "the end");
        browser.save("large-end").await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_moves_when_the_opponent_moves_or_offers() {
    for screen in [PHONE, DESK] {
        let (world, ann, bob, link) = at_the_table().await;
        ann.plays_with(&bob, ["a1-c3", "d7-d5", "h1-f3"]).await;
        in_browser(screen, &link, async move |browser| {
            browser.shows(3).await;
            let kept = "#tools button, #typed, #moves, .controls";
            let before = browser.places(kept).await;
            if screen.is_phone() {
                browser.click("#unfold").await;
            }
            let sheet = "#actions button, #typed, .looks";
            let within = browser.places(sheet).await;
            bob.plays("b7-d5").await;
            browser.shows(4).await;
            assert_eq!(browser.places(sheet).await, within, "in the sheet");
            if screen.is_phone() {
                browser.click("#unfold").await;
            }
            let moved = |all: &Value| -> Vec<Value> {
                // The list of moves grew.
                let all = all.as_array().unwrap().iter();
                all.map(|one| json!([one[1], one[2], one[3], one[4]])).collect()
            };
            let after = browser.places(kept).await;
            assert_eq!(moved(&after), moved(&before), "on the {}", screen.name);
            bob.asks("game draw", json!({})).await;
            bob.presses("Yes, offer a draw").await;
            browser.find("//div[@id='status']//button[. = 'Agree']").await;
            let offered = browser.places(kept).await;
            assert_eq!(moved(&offered), moved(&before), "an offer on the {}", screen.name);
            browser.save("offer-calm").await;
        })
        .await;
        world.end().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_typed_move_that_is_refused_is_one_sentence_at_the_field() {
    for screen in [PHONE, DESK] {
        let (world, ann, bob, link) = at_the_table().await;
        ann.plays_with(&bob, ["a1-c3", "d7-d5"]).await;
        in_browser(screen, &link, async move |browser| {
            browser.shows(2).await;
            if screen.is_phone() {
                browser.click("#unfold").await;
            }
            browser.types("#typed input", "h1-z9\u{e007}").await;
            browser.reads("#wrong", "There is no z9 on this board.").await;
            browser.save("typed-wrong").await;
            let said = "document.body.innerText.split('There is no z9').length - 1";
            assert_eq!(browser.value_of(said).await, json!(1));
            assert_eq!(browser.value_of("scrollY").await, json!(0), "the page has scrolled");
            let field = "document.querySelector('#typed input').value";
            assert_eq!(browser.value_of(field).await, json!("h1-z9"));
            browser.value_of("document.querySelector('#typed input').value = ''").await;
            browser.types("#typed input", "h1-f3\u{e007}").await;
            browser.shows(3).await;
            browser.gone("#wrong").await;
        })
        .await;
        world.end().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_leave_the_actions_in_sight_on_a_desk() {
    let (world, ann, bob, link) = at_the_table().await;
    ann.plays_with(&bob, ["a1-c3", "d7-d5"]).await;
    in_browser(DESK, &link, async move |browser| {
        browser.shows(2).await;
        let before = browser.places("#actions button").await;
        for label in ["Vacation…", "Export", "Rules"] {
            browser.presses_label(label).await;
            browser.until("document.querySelector('#panel').textContent !== ''").await;
            browser.save(&format!("answer-{}", label.trim_end_matches('…'))).await;
            assert_eq!(browser.places("#actions button").await, before, "{label}");
            assert_eq!(browser.value_of("scrollY").await, json!(0), "{label} scrolls the page");
            browser.presses_label("Close").await;
            browser.until("document.querySelector('#panel').textContent === ''").await;
        }
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reader_who_tries_moves_is_told_what_was_played() {
    let (world, ann, bob, link) = at_the_table().await;
    ann.plays("a1-c3").await;
    in_browser(PHONE, &link, async move |browser| {
        browser.tool("Try moves").await;
        browser.taps(&["d7", "d5"]).await;
        browser.shows(2).await;
        let cut = "return [...document.querySelectorAll('#tools button')].filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.textContent);";
        assert_eq!(browser.run(cut, json!([])).await, json!([]), "cut off");
        bob.plays("h7-h5").await;
        browser.reads("#status", "Meanwhile Bob played h7-h5.").await;
        browser.save("meanwhile").await;
        browser.reload().await;
        browser.reads("#status", "Meanwhile Bob played h7-h5.").await;
        // What was tried can be taken back, also after a reload.
        browser.tool("Undo").await;
        browser.until("document.querySelector('#steps output').textContent === '1 / 1'").await;
        browser.click("//div[@id='status']//button[. = 'To the game']").await;
        browser.shows(2).await;
        // An earlier position is not the present, also while one waits.
        browser.taps(&["h1", "f3"]).await;
        browser.click("#play").await;
        browser.shows(3).await;
        browser.click("#steps [data-step=back]").await;
        browser.reads("#status", "This is an earlier position.").await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_that_the_opponent_saw_is_asked_back() {
    let (world, _, bob, link) = at_the_table().await;
    let way = bob.way_in().await;
    // Bob looked before the move.
    world.advance(Duration::from_secs(1)).await;
    let clock = world.clock.clone();
    let base = link.split("/in").next().unwrap().to_owned();
    in_browser(PHONE, &link, async move |browser| {
        browser.shows(0).await;
        browser.taps(&["a1", "c3"]).await;
        browser.click("#play").await;
        browser.shows(1).await;
        browser.find("//div[@id='status']//button[. = 'Take back']").await;
        browser.find("#status time").await;
        let mut his = Plain::at(&base);
        let path = his.comes_in(&way).await.unwrap();
        let opened = his.opens(&path).await.text;
        // His look is stored beside the answer; news of it come by the clock.
        let stored = async || {
            let state = his.asks(&format!("{path}/state")).await.json();
            !opened.contains(&format!("\"mark\":{}", state["mark"]))
        };
        while !stored().await {}
        clock.advance(Duration::from_secs(2).into());
        browser.find("//div[@id='status']//button[. = 'Ask to take back']").await;
        browser.gone("#status time").await;
        browser.save("ask-back").await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_is_in_sight_at_once() {
    for screen in [PHONE, WIDE] {
        let mut world = World::begin(database::sqlite()).await;
        world.open_pages().await;
        let options = json!({ "opponent": world.bob().id.to_string(), "side": 0, "rated": false });
        world.ann().asks("challenge", options).await;
        world.bob().presses("Accept").await;
        let link = world.ann().at(world.thread()).way_in().await;
        in_browser(screen, &link, async move |browser| {
            browser.shows(0).await;
            browser.click("#unfold").await;
            browser.presses_label("Hint").await;
            browser.click("//button[starts-with(., 'Yes (shown') and not(@disabled)]").await;
            browser.reads("#status", "Murus would play").await;
            browser.find("#sketches path").await;
            browser.gone("#sheet").await;
            let more =
                "return document.querySelectorAll(':is(#panel, #status) :is(img, button)').length;";
            assert_eq!(browser.run(more, json!([])).await, json!(0), "the board is there");
            browser.save("hint-seen").await;
            browser.taps(&["a1", "c3"]).await;
            browser.click("#play").await;
            browser.shows(1).await;
            browser.until("document.querySelector('#sketches').childElementCount === 0").await;
        })
        .await;
        world.end().await;
    }
}
