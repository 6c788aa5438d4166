//! Calls to browsers about challenges and rematches: one ring for each, in the browser or on
//! Discord, or both if a person wants that.

use std::time::Duration;

use serde_json::json;

use super::calls::subscribed;
use super::challenges::told;
use super::pages::on_the_page;
use crate::story;
use crate::support::browser::OWN;
use crate::support::person::read;
use crate::support::pushes::PushService;

const HOUR: Duration = Duration::from_secs(3600);

story!(a_challenge_and_a_rematch_ring_in_the_browser, |mut world| async move {
    let service = PushService::start().await;
    let (ann, bob, mut browser, _) = on_the_page(&mut world).await;
    subscribed(&mut world, &service, &browser).await;
    let pings = ann.pings();
    world.bob().challenges(&ann).await;
    let offer = world.ann().newest();
    assert!(read(&offer).contains("challenges") && offer.pinged.is_empty(), "{offer:?}");
    assert_eq!(ann.pings(), pings, "Discord is silent");
    let calls = service.calls_of("ann");
    assert_eq!(calls.len(), 1, "{calls:?}");
    assert_eq!(calls[0]["title"], "Bob challenges you");
    let body = calls[0]["body"].as_str().unwrap();
    assert!(body.starts_with("Standard. 3 days to start, +1 day per move"), "{body}");
    assert_eq!((&calls[0]["url"], calls[0].get("image")), (&json!("/me"), None));
    // It is accepted where the call leads to.
    let me = browser.opens("/me").await.text;
    assert!(me.contains("Challenges") && me.contains("Accept"), "{me}");
    assert!(!me.contains("Withdraw"), "the challenged person can't withdraw it: {me}");
    let (before, _) = me.split_once("Accept").unwrap();
    let press = before.rsplit_once("data-press=\"").unwrap().1.split('"').next().unwrap();
    let done = browser.acts("", json!({ "press": { "id": press, "values": [] } })).await.json();
    assert!(done["panel"].as_str().unwrap().contains("The game begins"), "{done}");
    world.restart().await;
    // Their first game ends, and Bob wants another.
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    ann.resigns().await;
    let (pings, rung) = (ann.pings(), service.titles("ann").len());
    bob.presses("Rematch").await;
    assert_eq!(service.titles("ann")[rung..], ["Bob would like a rematch"]);
    assert_eq!(ann.pings(), pings);
    let offer = told(&world, &ann.newest().content);
    assert!(offer.starts_with("@Ann: @Bob would like a rematch."), "{offer}");
    world.end().await;
});

story!(a_challenge_rings_on_both_where_a_person_wants_both, |mut world| async move {
    let service = PushService::start().await;
    let (ann, _, browser, _) = on_the_page(&mut world).await;
    subscribed(&mut world, &service, &browser).await;
    browser.submits("/calls/beside", &OWN, "beside=true").await;
    let pings = ann.pings();
    world.bob().challenges(&ann).await;
    assert_eq!((ann.pings(), service.titles("ann").len()), (pings + 1, 1));
    // Where the browser is gone, Discord has rung.
    service.answers("ann", 410);
    world.cleo().challenges(&ann).await;
    assert_eq!((ann.pings(), service.titles("ann").len()), (pings + 2, 1));
    // Nobody rings for who has no pings but the challenge itself, as ever.
    service.answers("ann", 201);
    subscribed(&mut world, &service, &browser).await;
    ann.sets(&["set:notify=off"]).await;
    let asked = service.count_requests();
    world.person("Dan").challenges(&ann).await;
    assert_eq!((ann.pings(), service.count_requests()), (pings + 3, asked));
    world.end().await;
});

story!(discord_rings_for_a_challenge_where_the_browser_is_gone, |mut world| async move {
    let service = PushService::start().await;
    let (ann, bob, browser, _) = on_the_page(&mut world).await;
    for (again, says) in
        [(false, "@Ann, @Cleo challenges you."), (true, "@Ann, @Bob would like a rematch.")]
    {
        service.answers("ann", 201);
        subscribed(&mut world, &service, &browser).await;
        if again {
            ann.plays("a1-c3").await;
            bob.plays("d7-d5").await;
            ann.resigns().await;
        }
        service.answers("ann", 410);
        let pings = ann.pings();
        let here = if again { ann.clone() } else { world.ann() };
        let said = match again {
            true => bob.presses("Rematch").await,
            false => world.cleo().challenges(&ann).await,
        };
        assert_eq!(ann.pings(), pings + 1, "one ring, on Discord: {said}");
        let call = here.sees().into_iter().rfind(|message| !message.pinged.is_empty()).unwrap();
        let said = told(&world, &read(&call));
        assert!(said.starts_with(says), "{said}");
    }
    assert!(service.titles("ann").iter().all(|title| !title.contains("challenges")));
    world.end().await;
});

story!(at_night_a_challenge_waits_for_the_morning_unless_it_is_settled, |mut world| async move {
    let service = PushService::start().await;
    let (ann, _, browser, _) = on_the_page(&mut world).await;
    subscribed(&mut world, &service, &browser).await;
    ann.sets(&["set-quiet=22-7"]).await;
    world.advance(11 * HOUR).await;
    let pings = ann.pings();
    world.bob().challenges(&ann).await;
    let cleo = world.cleo();
    cleo.challenges(&ann).await;
    assert_eq!((ann.pings(), service.count_requests()), (pings, 0), "at night it is quiet");
    // Ann is up, and accepts one of them.
    world.ann().presses("Accept").await;
    let thread = world.sandbox.threads(cleo.channel).last().unwrap().0;
    cleo.at(thread).plays("a1-c3").await;
    world.advance(9 * HOUR).await;
    let mut titles = service.titles("ann");
    titles.sort();
    assert_eq!(titles, ["Bob challenges you", "Cleo played a1-c3"]);
    assert_eq!(ann.pings(), pings);
    world.end().await;
});

story!(during_a_long_vacation_discord_rings_for_a_challenge_at_once, |mut world| async move {
    let service = PushService::start().await;
    let (ann, _, browser, _) = on_the_page(&mut world).await;
    subscribed(&mut world, &service, &browser).await;
    ann.sets(&["vacation", "leave=10"]).await;
    let pings = ann.pings();
    world.cleo().challenges(&ann).await;
    assert_eq!(ann.pings(), pings + 1, "a call after the challenge has expired would never ring");
    assert!(service.titles("ann").iter().all(|title| !title.contains("challenges")));
    world.end().await;
});
