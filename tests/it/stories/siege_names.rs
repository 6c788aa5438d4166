//! The names of people below a siege and in its messages.

use std::time::Duration;

use discord_sandbox::Act;
use serde_json::json;

use super::puzzles::solves;
use super::sieges::{DAY, HOUR, puzzle, sieges};
use crate::story;
use crate::support::person::{Person, buttons};

/// A person solves the first siege and lets their name be shown below it.
async fn is_named(person: &Person) {
    person.presses("Solve it").await;
    solves(person, puzzle(0)).await;
    person.presses("Show my name tomorrow").await;
}

story!(a_person_who_is_forgotten_is_named_below_no_siege, |world| async move {
    let mona = world.person("Mona");
    let ann = world.ann();
    let bob = world.bob();
    mona.walks("server siege", &["server-siege-hour=13"]).await;
    world.advance(HOUR).await;
    for person in [&ann, &bob] {
        is_named(person).await;
    }
    ann.sets(&["my-data", "forget-ask"]).await;
    ann.presses("Yes, delete my data").await;
    world.advance(DAY).await;
    let over = sieges(&bob)[0].content.clone();
    assert!(
        over.contains(&format!("solved it: <@{}>.", bob.id)) && !over.contains(&ann.id.to_string()),
        "{over}"
    );
    world.end().await;
});

story!(a_person_who_is_forgotten_later_is_mentioned_by_no_siege_any_more, |world| async move {
    let mona = world.person("Mona");
    let ann = world.ann();
    let bob = world.bob();
    mona.walks("server siege", &["server-siege-hour=13"]).await;
    world.advance(HOUR).await;
    for person in [&ann, &bob] {
        is_named(person).await;
        person.presses("Ping me for sieges").await;
    }
    world.advance(DAY).await;
    let mentions = |person: &Person| -> Vec<bool> {
        sieges(&bob).iter().map(|siege| siege.content.contains(&person.id.to_string())).collect()
    };
    assert_eq!([mentions(&ann), mentions(&bob)], [[true; 2]; 2]);
    // Discord takes no more edits of old messages for a while.
    let path = format!("/messages/{}", sieges(&bob)[0].id);
    let fault = json!({ "method": "PATCH", "path": path, "fault": { "refused": [429, 30046] } });
    world.sandbox.misbehave(serde_json::from_value(fault).unwrap());
    ann.sets(&["my-data", "forget-ask"]).await;
    ann.presses("Yes, delete my data").await;
    world.advance(HOUR).await;
    assert_eq!(mentions(&ann), [false; 2], "{:#?}", sieges(&bob));
    let over = &sieges(&bob)[0].content;
    assert!(over.contains(&format!("solved it: <@{}>.", bob.id)), "{over}");
    world.end().await;
});

story!(a_name_below_a_siege_that_is_over_comes_and_goes, |world| async move {
    let mona = world.person("Mona");
    let ann = world.ann();
    mona.walks("server siege", &["server-siege-hour=13"]).await;
    world.advance(HOUR).await;
    ann.presses("Solve it").await;
    solves(&ann, puzzle(0)).await;
    let solved = ann.page();
    let name =
        buttons(&solved).into_iter().find(|(label, _)| label == "Show my name tomorrow").unwrap().1;
    world.advance(DAY).await;
    assert!(!sieges(&ann)[0].content.contains(&ann.mention()));
    ann.presses_id(&solved.id, &name).await;
    world.advance(Duration::from_secs(30)).await;
    assert!(sieges(&ann)[0].content.contains(&ann.mention()), "{}", sieges(&ann)[0].content);
    let off = name.strip_suffix("on").map(|start| format!("{start}off")).unwrap();
    let act = Act::Forge { message: solved.id, custom_id: off, values: None };
    ann.sandbox.act(ann.id, act).await.unwrap();
    world.settle().await;
    world.advance(Duration::from_secs(30)).await;
    assert!(!sieges(&ann)[0].content.contains(&ann.mention()), "{}", sieges(&ann)[0].content);
    assert_eq!(sieges(&ann).len(), 2);
    world.end().await;
});

story!(who_solves_the_easy_siege_alone_may_be_named_too, |world| async move {
    let (ann, bob) = (world.ann(), world.bob());
    world.person("Mona").walks("server siege", &["server-siege-hour=13"]).await;
    world.advance(HOUR).await;
    world.advance(DAY).await;
    let easy = murus_lessons::easy_siege(20_606).unwrap();
    for person in [&ann, &bob] {
        person.presses("An easier one").await;
        solves(person, easy).await;
        let said = person.presses("Show my name tomorrow").await;
        assert!(said.starts_with("I'll show your name in the table of the week"), "{said}");
    }
    // Who solves both is named once.
    bob.presses("Solve it").await;
    solves(&bob, puzzle(1)).await;
    world.advance(DAY).await;
    let over = &sieges(&ann)[0].content;
    let end = format!(
        "solved it: {}. 2 solved the easy one, among them {}.",
        bob.mention(),
        ann.mention()
    );
    assert!(over.ends_with(&end), "{over}");
    // Her name goes with her data.
    ann.sets(&["my-data", "forget-ask"]).await;
    ann.presses("Yes, delete my data").await;
    world.settle().await;
    let over = &sieges(&bob)[0].content;
    assert!(
        over.ends_with("One player solved the easy one.") && !over.contains(&ann.mention()),
        "{over}"
    );
    world.end().await;
});
