//! Screenshots of every page: on a phone, on a phone on its side and on a desk, light in English
//! and dark in German.

use std::time::Duration;

use serde_json::json;

use super::browser::{Screen, in_browser};
use super::game::at_the_table;
use crate::stories::playing::annotated;
use crate::stories::{cups, leagues};

const fn screen(name: &'static str, width: u32, height: u32, dark: bool) -> Screen {
    Screen { name, width, height, dark }
}

const SCREENS: [Screen; 6] = [
    screen("phone-light", 390, 844, false),
    screen("phone-dark", 390, 844, true),
    screen("side-light", 844, 390, false),
    screen("side-dark", 844, 390, true),
    screen("desk-light", 1280, 900, false),
    screen("desk-dark", 1280, 900, true),
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "saves pictures to look at"]
async fn every_page_on_every_screen() {
    for screen in SCREENS {
        let (world, ann, bob, _) = at_the_table().await;
        let mona = world.person("Mona");
        mona.walks("server siege", &["server-siege-hour=13"]).await;
        world.advance(Duration::from_secs(3600)).await;
        let people = cups::four(&world);
        let terms = json!({ "form": 1, "size": 4 });
        cups::opens(&world, terms, &people.each_ref()).await;
        let group = leagues::event_path(&cups::cards(&people[0]).pop().expect("a card"));
        for (ply, text) in annotated().iter().enumerate().take(10) {
            let person = if ply % 2 == 0 { &ann } else { &bob };
            person.plays(text).await;
        }
        world.person("Dan").challenges(&world.ann()).await;
        let link = ann.way_in().await;
        let base = link.split("/in").next().unwrap().to_owned();
        in_browser(screen, &link, async move |browser| {
            browser.shows(10).await;
            let here = browser.run("return location.href;", json!([])).await;
            if screen.dark {
                let german = "(//button[@name='language'][. = 'Deutsch'])[last()]";
                browser.session.visit(&format!("{base}/about")).await.unwrap();
                browser.click(german).await;
                browser.until("document.documentElement.lang === 'de'").await;
                browser.session.visit(here.as_str().unwrap()).await.unwrap();
                browser.shows(10).await;
            }
            browser.save("gallery-game").await;
            let lesson = "/learn?lesson=lone".to_owned();
            let pages = [
                ("front", "/"),
                ("learn", "/learn"),
                ("lesson", &lesson),
                ("puzzle", "/learn/puzzle"),
                ("siege", "/learn/siege"),
                ("board", "/board"),
                ("mine", "/me"),
                ("murus", "/me/murus"),
                ("challenge", "/me/challenge"),
                ("settings", "/me/settings"),
                ("group", &group),
                ("about", "/about"),
                ("unknown", "/nothing"),
            ];
            for (name, path) in pages {
                browser.session.visit(&format!("{base}{path}")).await.unwrap();
                browser.find("main h1, main h2, #board").await;
                browser.save(&format!("gallery-{name}")).await;
                let script = "scrollTo(0, 99999); return scrollY;";
                if browser.run(script, json!([])).await.as_f64().unwrap() > 40.0 {
                    browser.save(&format!("gallery-{name}-below")).await;
                }
            }
        })
        .await;
        world.end().await;
    }
}
