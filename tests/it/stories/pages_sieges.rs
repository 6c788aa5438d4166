//! The siege of the day on its page: who solves it there, what counts, and what it keeps secret.

use std::time::Duration;

use murus::game::{Place, SiegeId};
use murus::ids::{ChannelId, ServerId, UserId};
use murus::service::Caller;
use murus::service::study::puzzles::open_siege;
use murus::store::{self, Rung, SiegeTry};
use murus_lessons::{Attempt, Verdict};
use reqwest::{Method, StatusCode};

use super::pages::on_the_page;
use super::puzzles::find;
use super::sieges::{DAY, puzzle, set_elsewhere};
use crate::story;
use crate::support::World;
use crate::support::browser::{Browser, Got, OWN};
use crate::support::person::Person;

const HOUR: Duration = Duration::from_secs(3600);

/// Ann signed in, and the siege of the day on in her server.
async fn in_a_siege(world: &mut World) -> (Person, Person, Browser) {
    let (ann, bob, browser, _) = on_the_page(world).await;
    world.person("Mona").walks("server siege", &["server-siege-hour=13"]).await;
    world.advance(HOUR).await;
    (ann, bob, browser)
}

/// The address on a page that judges tries.
fn state_address(page: &str) -> String {
    let (_, rest) = page.split_once("\"load\":\"").expect("a siege to solve");
    rest.split('"').next().unwrap().to_owned()
}

fn siege_of(address: &str) -> SiegeId {
    let (_, id) = address.split_once("siege=").unwrap();
    SiegeId(id.split('&').next().unwrap().parse().unwrap())
}

/// What is stored of a person's tries at a siege.
async fn tries(world: &World, person: &Person, siege: SiegeId) -> Option<SiegeTry> {
    let mut conn = world.service.db().read().await.unwrap();
    let player = store::players::by_discord(&mut conn, UserId(person.id)).await.unwrap().unwrap();
    store::sieges::try_of(&mut conn, siege, player).await.unwrap()
}

story!(a_member_solves_the_siege_on_its_page, |mut world| async move {
    let (ann, _, browser) = in_a_siege(&mut world).await;
    for front in ["/", "/learn", "/me"] {
        assert!(browser.opens(front).await.text.contains("href=\"/learn/siege\""), "{front}");
    }
    let page = browser.opens("/learn/siege").await.text;
    let address = state_address(&page);
    let siege = siege_of(&address);
    assert!(page.contains("Today&#39;s siege") || page.contains("Today's siege"), "{page}");
    assert_eq!(tries(&world, &ann, siege).await, None, "a look opens nothing");
    // The key is one move among all, before and after a wrong try.
    let key = &puzzle(0).line[0];
    assert_eq!(page.matches(key.as_str()).count(), 1, "{page}");
    let wrong = find(puzzle(0), "", |one| !matches!(one, Verdict::Right { .. })).unwrap();
    let state = browser.asks(&format!("{address}&m={wrong}")).await.json();
    assert!(state["tools"].as_str().unwrap().contains("Try again"), "{state}");
    let count = |state: &serde_json::Value| state["status"].as_str().unwrap().matches(key).count();
    assert_eq!((count(&state), state["next"].is_null()), (0, true), "{state}");
    assert_eq!(tries(&world, &ann, siege).await.unwrap().day.wrong, 1);
    // It is solved, with what Discord says.
    let state = browser.asks(&format!("{address}&m={}", puzzle(0).line.join(";"))).await.json();
    let said = state["status"].as_str().unwrap();
    assert!(said.contains("<strong>Solved!</strong>") && said.contains("⬛🟩"), "{said}");
    assert!(said.contains("Days in a row: you 1, this server 1."), "{said}");
    let page = browser.opens("/learn/siege").await.text;
    assert!(page.contains("⬛🟩"), "it stays solved: {page}");
    let page = browser.opens("/learn/puzzle").await.text;
    assert!(page.contains("Siege streak: 1 day."), "{page}");
    world.advance(Duration::from_secs(30)).await;
    let here = world.ann().sees();
    let posted = here.into_iter().rfind(|one| one.content.starts_with("**Siege ")).unwrap();
    assert!(posted.content.ends_with("One player has tried it, and solved it."), "{posted:?}");
    assert!(
        !browser.opens("/learn/siege").await.text.contains("An easier one"),
        "it is won at once"
    );
    // The easier one beside a longer one counts by itself.
    world.advance(DAY).await;
    let page = browser.opens("/learn/siege?rung=easy").await.text;
    let easy = murus_lessons::easy_siege(20_606).unwrap();
    let moves = easy.line.join(";");
    let state = browser.asks(&format!("{}&m={moves}", state_address(&page))).await.json();
    assert!(state["status"].as_str().unwrap().contains("(easy) 🟩"), "{state}");
    world.end().await;
});

story!(a_siege_page_counts_for_members_alone, |mut world| async move {
    let (ann, bob, browser) = in_a_siege(&mut world).await;
    let address = state_address(&browser.opens("/learn/siege").await.text);
    let siege = siege_of(&address);
    let solving = format!("{address}&m={}", puzzle(0).line.join(";"));
    // Without signing in there is today's board, and nothing is judged.
    let nobody = Browser::at(&browser.base);
    let page = nobody.opens("/learn/siege").await.text;
    assert!(page.contains("once you're signed in") && page.contains("id=\"board\""), "{page}");
    assert!(!page.contains("/learn/siege/state") && !page.contains(&puzzle(0).line[0]), "{page}");
    assert_eq!(nobody.asks(&solving).await.status, StatusCode::NOT_FOUND);
    // A link elsewhere tries nothing for Ann.
    for site in ["cross-site", "none"] {
        let headers = [("sec-fetch-site", site)];
        let got = browser.sends(Method::GET, &solving, &headers, None).await;
        assert_eq!(got.status, StatusCode::FORBIDDEN, "{site}");
    }
    assert_eq!(tries(&world, &ann, siege).await, None);
    // A person who is no longer in the server is told so.
    let mut bobs = Browser::at(&browser.base);
    bobs.comes_in(&bob.way_in().await).await.unwrap();
    world.sandbox.leave(bob.id);
    let state = bobs.sends(Method::GET, &solving, &OWN, None).await.json();
    let said = state["status"].as_str().unwrap();
    assert!(said.contains("You need to be in that server to do this."), "{said}");
    assert!(!said.contains("Solved") && state["due"] == true, "{state}");
    assert_eq!(tries(&world, &bob, siege).await, None);
    let page = bobs.opens("/learn/siege").await.text;
    assert!(page.contains("None of your servers has a siege right now."), "{page}");
    let (_, tools) = page.split_once("id=\"tools\"").unwrap();
    assert!(tools.contains("href=\"/learn/puzzle\">Puzzles</a>"), "{tools}");
    // Nobody reads a move out of what is none.
    for moves in ["zz", "a1-a1;b2", &format!("{};{}", puzzle(0).line[0], "a1")] {
        let got = browser.asks(&format!("{address}&m={moves}")).await;
        assert_eq!(got.status, StatusCode::NOT_FOUND, "{moves}");
    }
    // One that is over does not count for a person who comes late.
    world.advance(24 * HOUR).await;
    let state = browser.asks(&solving).await.json();
    let said = state["status"].as_str().unwrap();
    assert!(said.contains("This siege is over"), "{said}");
    assert_eq!(tries(&world, &ann, siege).await, None);
    // Moves before a try are right ones with our answers, or the try is none.
    let mut day = 1;
    while puzzle(day).own_moves() < 2 {
        let address = state_address(&browser.opens("/learn/siege").await.text);
        let wrong = find(puzzle(day), "", |one| !matches!(one, Verdict::Right { .. })).unwrap();
        browser.asks(&format!("{address}&m={wrong}")).await;
        world.advance(24 * HOUR).await;
        day += 1;
    }
    let puzzle = puzzle(day);
    let address = state_address(&browser.opens("/learn/siege").await.text);
    let wrong = find(puzzle, "", |verdict| !matches!(verdict, Verdict::Right { .. })).unwrap();
    let after = puzzle.position.play_unchecked(puzzle.position.read(&wrong).unwrap());
    let reply = after.write(after.moves()[0]).to_string();
    let then = after.play_unchecked(after.moves()[0]);
    let last = then.write(then.moves()[0]).to_string();
    let state = browser.asks(&format!("{address}&m={wrong};{reply};{last}")).await.json();
    let said = state["status"].as_str().unwrap();
    assert!(said.contains("This puzzle no longer exists."), "{said}");
    assert!(!tries(&world, &ann, siege_of(&address)).await.unwrap().day.tried);
    // Right ones with the answers count.
    let mut written = String::new();
    loop {
        let right = find(puzzle, &written, |one| matches!(one, Verdict::Right { .. })).unwrap();
        let moves = format!("{written} {right}").trim().replace(' ', ";");
        let state = browser.asks(&format!("{address}&m={moves}")).await.json();
        let said = state["status"].as_str().unwrap();
        if said.contains("<strong>Solved!</strong>") {
            assert!(said.contains("🟩"), "{said}");
            break;
        }
        assert!(said.contains("<strong>Right.</strong>"), "{said}");
        let attempt = Attempt::of(puzzle, &written).unwrap();
        written = attempt.written(&attempt.judge(&right).unwrap());
    }
    world.end().await;
});

story!(a_person_of_several_servers_chooses_whose_siege_they_solve, |mut world| async move {
    let (ann, _, browser) = in_a_siege(&mut world).await;
    set_elsewhere(&world, 77, 13, "UTC").await;
    world.advance(24 * HOUR).await;
    let page = browser.opens("/learn/siege").await.text;
    assert!(!page.contains("name=\"server\""), "she plays in one of them: {page}");
    let here = siege_of(&state_address(&page));
    // She opens the siege of the other one on Discord.
    let there = ServerId(4_242);
    let id = {
        let mut conn = world.service.db().read().await.unwrap();
        store::sieges::load_newest(&mut conn, there).await.unwrap().unwrap().id
    };
    let place = Place { channel: ChannelId(77), server: Some(there), threadless: false };
    let caller = Caller::new(UserId(ann.id), place, "open".to_owned());
    assert!(open_siege(&world.service, &caller, id, Rung::Day).await.unwrap().is_some());
    let page = browser.opens("/learn/siege").await.text;
    assert!(page.contains("<option value=\"4242\" selected>"), "the one used last: {page}");
    assert_eq!(siege_of(&state_address(&page)), id);
    let chosen = format!("/learn/siege?server={}", world.sandbox.server());
    let page = browser.opens(&chosen).await.text;
    assert_eq!(siege_of(&state_address(&page)), here);
    assert!(page.contains("<option value=\"4242\">"), "named, not numbered: {page}");
    assert!(!page.contains("\">4242</option>"), "{page}");
    // In German the words are German.
    ann.speaks("de").await;
    ann.sets(&["set:notify=mention"]).await;
    let page = browser.opens("/learn/siege").await.text;
    assert!(page.contains("Belagerung"), "{page}");
    world.end().await;
});

/// The address behind a button of the tools with this label.
fn tool(state: &serde_json::Value, label: &str) -> String {
    let tools = state["tools"].as_str().unwrap();
    let (before, _) = tools.split_once(label).unwrap_or_else(|| panic!("no {label}: {tools}"));
    let (_, address) = before.rsplit_once("data-load=\"").unwrap();
    address.split('"').next().unwrap().replace("&amp;", "&")
}

/// Presses a tool of a siege's page.
async fn act(browser: &Browser, address: &str) -> Got {
    browser.sends(Method::GET, address, &OWN, None).await
}

story!(a_hint_and_the_answer_of_a_siege_count_as_misses, |mut world| async move {
    let (ann, _, browser) = in_a_siege(&mut world).await;
    let page = browser.opens("/learn/siege").await.text;
    assert!(page.contains("Hint (counts as a miss)") && page.contains("Answer (counts as a miss)"));
    assert!(!page.contains("Ping me for sieges"), "nobody rings for who has not opened it: {page}");
    let address = state_address(&page);
    let siege = siege_of(&address);
    let state = browser.asks(&address).await.json();
    // A link elsewhere asks for nothing in Ann's name.
    let hint = tool(&state, "Hint");
    for site in [&[("sec-fetch-site", "cross-site")][..], &[("sec-fetch-site", "none")], &[]] {
        let got = browser.sends(Method::GET, &hint, site, None).await;
        assert_eq!(got.status, StatusCode::FORBIDDEN, "{site:?}");
    }
    assert_eq!(tries(&world, &ann, siege).await, None);
    let key = &puzzle(0).line[0];
    let hinted = act(&browser, &hint).await.json();
    let said = hinted["status"].as_str().unwrap();
    let cell =
        format!("Move the unit on <strong>{}</strong>", key.split(['-', 'x']).next().unwrap());
    assert!(said.contains(&cell) && said.contains("counts as a miss"), "{said}");
    assert_eq!(hinted["due"], true, "it is still to be solved");
    assert_eq!(tries(&world, &ann, siege).await.unwrap().day.wrong, 1);
    let told = act(&browser, &tool(&hinted, "Answer")).await.json();
    let said = told["status"].as_str().unwrap();
    assert!(said.contains("The answer:") && said.contains(key), "{said}");
    assert_eq!(
        (&told["due"], told["plies"].as_array().unwrap().len() > 1),
        (&serde_json::json!(false), true)
    );
    let row = tries(&world, &ann, siege).await.unwrap().day;
    assert_eq!((row.wrong, row.solved), (1, None), "help is one miss, and solves nothing");
    // After a wrong move the answer is one press away, too.
    let wrong = find(puzzle(0), "", |one| !matches!(one, Verdict::Right { .. })).unwrap();
    let state = browser.asks(&format!("{address}&m={wrong}")).await.json();
    tool(&state, "Show the answer");
    // It can be solved all the same, with the misses.
    let state = browser.asks(&format!("{address}&m={}", puzzle(0).line.join(";"))).await.json();
    assert!(state["status"].as_str().unwrap().contains("<strong>Solved!</strong>"), "{state}");
    assert!(!state["tools"].as_str().unwrap().contains("counts as a miss"), "{state}");
    for bad in ["nothing", "HINT"] {
        let got = act(&browser, &format!("{address}&do={bad}")).await;
        assert_eq!(got.status, StatusCode::NOT_FOUND, "{bad}");
    }
    let stranger = act(&Browser::at(&browser.base), &hint).await;
    assert_eq!(stranger.status, StatusCode::NOT_FOUND);
    world.end().await;
});

story!(a_person_shows_their_name_and_is_called_to_the_next_siege, |mut world| async move {
    let (ann, _, browser) = in_a_siege(&mut world).await;
    let address = state_address(&browser.opens("/learn/siege").await.text);
    let siege = siege_of(&address);
    let solved = browser.asks(&format!("{address}&m={}", puzzle(0).line.join(";"))).await.json();
    let named = act(&browser, &tool(&solved, "Show my name tomorrow")).await.json();
    let said = named["status"].as_str().unwrap();
    assert!(
        said.contains("show your name in the table of the week") && said.contains("🟩"),
        "{said}"
    );
    assert!(tries(&world, &ann, siege).await.unwrap().named);
    let rung = act(&browser, &tool(&named, "Ping me for sieges")).await.json();
    let said = rung["status"].as_str().unwrap();
    assert!(
        said.contains("I&#39;ll ping you on Discord") || said.contains("I'll ping you on Discord"),
        "{said}"
    );
    tool(&rung, "No more pings");
    let pings = ann.pings();
    world.advance(24 * HOUR).await;
    assert_eq!(ann.pings(), pings + 1, "the next siege calls her");
    let here = world.ann().sees();
    let over = here
        .iter()
        .rev()
        .find(|one| one.content.contains("solved it") || one.content.contains("Ann"));
    assert!(over.is_some(), "her name is said");
    // Both can be taken back.
    let page = browser.opens("/learn/siege").await.text;
    let address = state_address(&page);
    let state = act(&browser, &format!("{address}&do=no-bell")).await.json();
    assert!(
        state["status"].as_str().unwrap().contains("for sieges of this server anymore"),
        "{state}"
    );
    let pings = ann.pings();
    world.advance(24 * HOUR).await;
    assert_eq!(ann.pings(), pings);
    // A name is for those who tried.
    let address = state_address(&browser.opens("/learn/siege").await.text);
    let state = act(&browser, &format!("{address}&do=name")).await.json();
    let said = state["status"].as_str().unwrap();
    assert!(said.contains("tried this siege."), "{said}");
    world.end().await;
});
