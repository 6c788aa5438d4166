//! People who leave a team match, those who come in their place, and those who take no direct
//! messages.

use discord_sandbox::Act;
use serde_json::json;

use super::teams::{
    DAY, SHOWN, Two, alone, begins, card, games, joins, leaves, meet, moves, open_both, presses,
    resigns,
};
use crate::story;
use crate::support::World;
use crate::support::person::{Person, read};

/// The messages with these words in the person's direct messages.
fn told(person: &Person, words: &str) -> Vec<String> {
    let all = alone(person).sees().into_iter().map(|one| read(&one));
    all.filter(|one| one.contains(words)).collect()
}

/// Begins a match on two boards: Ann plays Otto, and Bob plays Cleo.
async fn begin_two_boards(world: &World, two: &Two) {
    open_both(two, json!({})).await;
    joins(&[&two.ann, &two.bob, &two.otto, &two.cleo]).await;
    begins(&two.mona).await;
    world.settle().await;
}

story!(who_leaves_a_match_ends_the_games_and_the_opponent_hears_why, |world| async move {
    let two = meet(&world);
    let (ann, bob, cleo, otto) = (&two.ann, &two.bob, &two.cleo, &two.otto);
    begin_two_boards(&world, &two).await;
    // The first board says against whom it is, and for what.
    let first = told(ann, "Team match: you're playing Otto (Rome), board 1.");
    assert_eq!(first.len(), 1, "{first:?}");
    let running = games(&world, "running").await;
    moves(ann, &running[0].1, "a1-c3").await;
    let first = told(otto, "Team match: you're playing Ann (Murus Club), board 1.");
    assert_eq!(first.len(), 2, "{first:?}");
    moves(otto, &running[0].1, "d7-d5").await;
    assert_eq!(told(ann, "you're playing Otto").len(), 0, "only the first board says it");
    let said = presses(ann, "My games").await;
    let mine = format!("vs Otto · Game {} · Romans · your move · [board](", running[0].1);
    assert!(said.contains(&mine), "{said}");
    assert!(said.contains(&format!("Game {} · Gauls · their move", running[1].1)), "{said}");
    // Otto leaves without a result: a reserve could still take the place.
    let before = [ann.pings(), otto.pings()];
    leaves(otto).await;
    world.settle().await;
    assert_eq!(games(&world, "running").await.len(), 2, "those of the other board");
    assert_eq!([ann.pings(), otto.pings()], [before[0] + 1, before[1]], "once for both games");
    let why = format!("{} no longer plays in the event, so this game ends", otto.mention());
    let ends = told(ann, &why);
    assert_eq!(ends.len(), 2, "{ends:?}");
    assert!(ends.iter().all(|one| one.contains("A reserve can still take the place")), "{ends:?}");
    world.advance(SHOWN).await;
    for person in [ann, cleo] {
        let running = card(person);
        assert!(running.contains(" · Otto is out") || running.contains("> is out"), "{running}");
    }
    world.advance(2 * DAY).await;
    world.advance(SHOWN).await;
    assert!(card(ann).contains(" 4 : 0 Otto · Otto is out"), "{}", card(ann));
    assert_eq!(told(ann, &why).len(), 2, "nothing more is said");
    // Cleo has a result, so that the place is not free.
    let other = games(&world, "running").await;
    moves(bob, &other[0].1, "a1-c3").await;
    moves(cleo, &other[0].1, "d7-d5").await;
    bob.speaks("de").await;
    moves(bob, &other[0].1, "h1-f3").await;
    resigns(cleo, &other[0].1).await;
    leaves(cleo).await;
    world.settle().await;
    assert_eq!(games(&world, "running").await.len(), 0);
    let counts = format!("Im Turnier Teamkampf zählt sie als Sieg für {}.", bob.mention());
    assert_eq!(told(bob, &counts).len(), 1, "{:?}", told(bob, ""));
    world.advance(SHOWN).await;
    let score = "Team match is over\n**Murus Club 8 : 0 Rome** · Murus Club wins\n";
    assert!(card(otto).starts_with(score), "{}", card(otto));
    let line = "**Team match is over.** **Murus Club 8 : 0 Rome** · Murus Club wins";
    let says = |person: &Person| person.sees().iter().filter(|one| read(one) == line).count();
    assert_eq!([says(ann), says(otto)], [1, 1], "in both servers");
    // A clock that runs nowhere reminds nobody.
    let before = [ann, bob, cleo, otto].map(Person::pings);
    world.advance(10 * DAY).await;
    assert_eq!([ann, bob, cleo, otto].map(Person::pings), before);
    world.end().await;
});

story!(a_reserve_hears_of_the_start_and_takes_a_free_place, |world| async move {
    let two = meet(&world);
    let (ann, bob, cleo, dan, otto) = (&two.ann, &two.bob, &two.cleo, &two.dan, &two.otto);
    open_both(&two, json!({ "boards": 2 })).await;
    joins(&[ann, bob, otto, cleo, dan]).await;
    let before = dan.pings();
    begins(&two.mona).await;
    world.settle().await;
    let line = format!("Reserves: {}. You play if someone drops out", dan.mention());
    let has =
        |person: &Person| person.sees().iter().filter(|one| read(one).contains(&line)).count();
    assert_eq!([has(dan), has(ann)], [1, 0], "in the server of the reserve");
    assert_eq!(dan.pings(), before + 1);
    leaves(otto).await;
    world.settle().await;
    let said = presses(otto, "My games").await;
    assert!(said.contains("someone else has your place."), "{said}");
    let running = games(&world, "running").await;
    assert_eq!(running.len(), 4, "{running:?}");
    assert_eq!(running[0].0, [ann.id, dan.id]);
    let ends = told(ann, "Someone else takes the place, and the game begins anew.");
    assert_eq!(ends.len(), 2, "{:?}", told(ann, "no longer plays"));
    assert_eq!(told(ann, "you're playing Dan (Rome), board 1.").len(), 1);
    world.end().await;
});

story!(a_reserve_can_still_join_in_the_first_two_days, |world| async move {
    let two = meet(&world);
    let (ann, bob, cleo, dan, otto) = (&two.ann, &two.bob, &two.cleo, &two.dan, &two.otto);
    open_both(&two, json!({ "boards": 2 })).await;
    joins(&[ann, bob, otto, cleo]).await;
    begins(&two.mona).await;
    world.settle().await;
    leaves(otto).await;
    world.settle().await;
    assert_eq!(games(&world, "running").await.len(), 2);
    let said = presses(dan, "Join as a reserve").await;
    assert!(said.starts_with("You're a reserve."), "{said}");
    world.settle().await;
    let running = games(&world, "running").await;
    assert_eq!(running.len(), 4, "{running:?}");
    assert_eq!(running.iter().filter(|(pair, _)| pair.contains(&dan.id)).count(), 2);
    world.end().await;
});

story!(an_earlier_board_keeps_the_language_of_its_reader, |world| async move {
    let two = meet(&world);
    let (ann, otto) = (&two.ann, &two.otto);
    begin_two_boards(&world, &two).await;
    let running = games(&world, "running").await;
    ann.speaks("de").await;
    moves(ann, &running[0].1, "a1-c3").await;
    moves(otto, &running[0].1, "d7-d5").await;
    let begins = |person: &Person| {
        ["Die Partie beginnt.", "The game begins."].map(|words| told(person, words).len())
    };
    assert_eq!(begins(ann)[0], 1, "{:#?}", told(ann, ""));
    assert_eq!(begins(otto)[0], 0, "{:#?}", told(otto, ""));
    world.end().await;
});

story!(who_takes_no_direct_messages_is_called_where_the_card_is, |world| async move {
    let two = meet(&world);
    let (ann, bob, cleo, otto) = (&two.ann, &two.bob, &two.cleo, &two.otto);
    open_both(&two, json!({})).await;
    joins(&[ann, bob, otto, cleo]).await;
    let closed = Act::TakeDirect { open: false };
    world.sandbox.act(otto.id, closed).await.unwrap();
    begins(&two.mona).await;
    world.settle().await;
    let boards = || {
        let all = otto.sees().into_iter().filter(|one| !one.whisper);
        all.filter(|one| read(one).contains("I can't send you direct messages")).collect::<Vec<_>>()
    };
    let first = boards();
    assert_eq!(first.len(), 1, "{first:#?}");
    assert_eq!(first[0].pinged, [otto.id.to_string()]);
    let said = presses(otto, "My games").await;
    let link = format!("/{}/{})", first[0].channel, first[0].id);
    assert!(said.contains(&link) && !said.contains("/@me/"), "{said}");
    let running = games(&world, "running").await;
    moves(ann, &running[0].1, "a1-c3").await;
    assert_eq!(boards().len(), 2, "{:#?}", boards());
    world.end().await;
});
