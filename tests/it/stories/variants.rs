//! Games other than the standard one, from the challenge to the end.

use discord_sandbox::Sandbox;
use expect_test::expect;
use serde_json::{Value, json};

use super::challenges::told;
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons};

/// Bob accepts Ann's challenge with these options. Returns both, in the thread.
async fn seated(world: &World, mut options: Value) -> (Person, Person) {
    let ann = world.ann();
    let bob = world.bob();
    options["opponent"] = json!(bob.id.to_string());
    options["side"] = json!(0);
    ann.asks("challenge", options).await;
    bob.presses("Accept").await;
    let thread = world.thread();
    (ann.at(thread), bob.at(thread))
}

/// Plays moves in turn.
pub async fn play(people: &[&Person], moves: &str) {
    for (n, text) in moves.split_whitespace().enumerate() {
        let person = people[n % people.len()];
        let said = person.plays(text).await;
        assert!(said.starts_with("You played"), "{} {text}: {said}", person.name);
    }
}

/// A text without the targets of its links.
fn without_links(text: &str) -> String {
    let mut parts = text.split("](https://");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        text + "](link)" + part.split_once(')').map_or("", |(_, rest)| rest)
    })
}

story!(an_advanced_game_with_a_throw_and_a_cut_with_both_stones, |world| async move {
    let (ann, bob) = seated(&world, json!({ "variant": "Advanced", "rated": true })).await;
    let posted = without_links(&told(&world, &world.ann().reads()));
    expect![[r#"
        @Ann challenges @Bob to **Murus Gallicus**.
        @Bob accepted. [The game begins](link).
        Advanced
        Different here: towers can become catapults, which throw stones, and a breakthrough must survive a turn.
        3 days to start, +1 day per move (max. 5). Rated.
        @Ann plays the Romans, who move first.
        Game name"#]]
    .assert_eq(&posted);
    play(&[&ann, &bob], "d1-b3 d7-b7 h1-h3 h7-f7 a1-c1").await;
    assert_eq!(
        bob.completes("move", "move", "g7").await,
        ["g7-d4", "g7-d7", "g7-e5", "g7-g4", "g7-g5"]
    );
    play(
        &[&bob, &ann],
        "g7-g4 b1-e4 g7-e5 c1-e3 b7xe4 c1-c3 a7-a5 f1-d3 f7-h7 e1-g3 c7-f4 g1-e3 c7-c5 c2-a4 e7-e5",
    )
    .await;
    play(&[&ann, &bob], "b3-d5 b7-d7 f2-d2 e5-g7 e2-e4 f6-f4 b1-b3").await;
    // A tower beside a catapult can give one stone or both, so the text is not enough.
    let asked = bob.plays("f4 e3").await;
    expect!["e3 has a Roman catapult on it. Type `f4xe3` to give up one stone and leave a tower there, or `f4xxe3` to give up both and leave a wall."].assert_eq(&asked);
    let answers: Vec<String> =
        buttons(bob.sees().last().unwrap()).into_iter().map(|(label, _)| label).collect();
    expect!["f4xe3 · takes a stone from the catapult on e3 | f4xxe3 · takes two stones from the catapult on e3"]
        .assert_eq(&answers.join(" | "));
    bob.presses(&answers[1]).await;
    expect![[r#"
        **14... f4xxe3**
        @Bob wins by stalemate after 14 moves. @Ann has no move left.
        @Ann, every game makes you stronger."#]]
    .assert_eq(&told(&world, &bob.newest().content));
    world.end().await;
});

story!(a_balanced_game_with_a_swap, |world| async move {
    let (ann, bob) = seated(&world, json!({ "balanced": true })).await;
    expect![[r#"
        @Ann, you're the Romans, at the bottom, and you go first.
        Press **Move**, or reply `e1-a2,b2`.
        -# Time runs out <t:1780574400:R>.
        -# Balanced opening: on your first turn, one of your home towers becomes two walls on any two cells of your second row."#]].assert_eq(&told(&world, &ann.newest().content));
    ann.presses("Move").await;
    ann.chooses("d1").await;
    let asked = ann.sees().pop().unwrap();
    assert!(asked.content.contains("Choose two"), "{}", asked.content);
    ann.chooses_all(&["g2", "b2"]).await;
    ann.presses("Confirm d1-b2,g2").await;
    expect![[r#"
        **1. d1-b2,g2** · @Bob, your move, or swap sides.
        You're the Gauls, at the top. Press **Move**, or reply `e7-a6,b6`.
        -# Time runs out <t:1780574400:R>.
        -# Balanced opening: on your first turn, one of your home towers becomes two walls on any two cells of your second row."#]].assert_eq(&told(&world, &bob.newest().content));
    let labels: Vec<String> = buttons(&bob.newest()).into_iter().map(|(label, _)| label).collect();
    assert_eq!(labels, ["Move", "Swap sides", "My view", "Later…", "More"]);
    assert_eq!(
        ann.plays("swap").await,
        format!("It's not your turn. We're waiting for {}.", bob.mention())
    );
    assert_eq!(
        told(&world, &bob.presses("Swap sides").await),
        "You swapped sides. It's @Ann's turn."
    );
    expect![[r#"
        @Bob swapped sides and plays the Romans now.
        @Ann, your move.
        Press **Move**, or reply `e7-a6,b6`.
        -# Time runs out <t:1780660800:R>.
        -# Balanced opening: on your first turn, one of your home towers becomes two walls on any two cells of your second row."#]].assert_eq(&told(&world, &ann.newest().content));
    assert!(bob.plays("c7-b6,d6").await.starts_with("It's not your turn."));
    let refused = ann.plays("c7-c5").await;
    assert!(refused.starts_with("Your first turn in a balanced game is special."), "{refused}");
    let unread = ann.plays("castle").await;
    assert!(unread.starts_with("Your first turn in a balanced game is special."), "{unread}");
    assert!(!unread.contains("b4-d4"), "the example can be played: {unread}");
    ann.plays("c7-d6,b6").await;
    expect![[r#"
        **1... c7-b6,d6** · @Bob, your move.
        Press **Move**, or reply `e1-e3`.
        -# Time runs out <t:1780660800:R>."#]]
    .assert_eq(&told(&world, &bob.newest().content));
    bob.plays("a1-a3").await;
    assert_eq!(
        ann.plays("swap").await,
        "You can only swap sides in a balanced game, in reply to the first turn."
    );
    expect![[r#"
        **@Bob – @Ann · Balanced**
        ```
        [Variant "balanced"]
        1. d1-b2,g2 swap c7-b6,d6 2. a1-a3
        ```"#]]
    .assert_eq(&told(&world, &bob.asks("game moves", json!({})).await));
    // Before the swap Ann has the Romans.
    ann.presses("More").await;
    ann.presses("Step through").await;
    let first = ann.presses("First").await;
    assert!(told(&world, &first).ends_with("@Ann to move."), "{first}");
    world.end().await;
});

story!(an_escape_game_in_which_a_stone_enters_the_home_row_and_play_goes_on, |world| async move {
    let (ann, bob) = seated(&world, json!({ "variant": "escape" })).await;
    play(&[&ann, &bob], "c1-c3 d7-f5 f1-f3 h7-f5 g1-g3 f5-d7 b1-d3 g7-g5 e1-g3 g6-g4 f2-f4").await;
    play(&[&bob, &ann], "a7-a5 f3-f5 b7-b5 f4-d6 c7-c5 h1-f3 f7-h5 g3-e5 g5-g3").await;
    assert_eq!(told(&world, &ann.plays("e5-g7").await), "You played `e5-g7`. It's @Bob's turn.");
    expect![[r#"
        **11. e5-g7** · @Bob, your move.
        -# Time runs out <t:1780747200:R>."#]]
    .assert_eq(&told(&world, &bob.newest().content));
    let alt = bob.newest().files[0].description.clone().unwrap();
    expect!["11. e5-g7. Gauls to move. Changed: e5 empty, f6 Roman wall, g7 Roman wall. Romans: towers a1 c2 d1 g2, walls c3 d3 d6 f3 f4 f5 f6 g7. Gauls: towers e6 e7 g4, walls a5 a6 b5 b6 c5 c6 d7 g3 g6 h5."].assert_eq(&alt);
    world.end().await;
});

story!(a_hex_game, |world| async move {
    let (ann, bob) = seated(&world, json!({ "variant": "Hex", "rated": true })).await;
    expect![[r#"
        @Ann challenges @Bob to **Murus Gallicus**.
        @Bob accepted. [The game begins](link).
        Hex
        Different here: the board is a hexagon of 61 cells, with nine towers a side and six directions.
        3 days to start, +1 day per move (max. 5). Rated.
        @Ann plays the Romans, who move first.
        Game name"#]]
    .assert_eq(&without_links(&told(&world, &world.ann().reads())));
    ann.clicks("b1-b3").await;
    bob.replies("a5a3").await;
    play(
        &[&ann, &bob],
        "h1-f3 e9-e7 d1-d3 b6-d6 i1-i3 c7-c5 a1-c3 g7-g5 g1-g3 f8-f6 b2-b4 c6-a4 g2-e4 a4-a2",
    )
    .await;
    let refused = ann.plays("b3-c5").await;
    expect!["c5 is not in a straight line from b3. From b3 you can play `b3-b1`, `b3-d3`, `b3-d5`, `b3xa2`."]
        .assert_eq(&refused);
    play(&[&ann, &bob], "b3-d5 d8-d6 f3-d2 h6-h4 f1-f3 a3-a1").await;
    expect![[r#"
        **11... a3-a1**
        @Bob breaks through on **a1** after 11 moves.
        @Ann, every game makes you stronger."#]]
    .assert_eq(&told(&world, &ann.newest().content));
    world.end().await;
});

/// Four people at one table, Ann as the Romans, all in the thread.
pub async fn gathered(world: &World) -> [Person; 4] {
    let people = ["Ann", "Bob", "Cleo", "Dan"].map(|name| world.person(name));
    people[0].asks("challenge", json!({ "variant": "Four players", "side": 0 })).await;
    for person in &people[1..] {
        person.presses("Join").await;
    }
    let thread = world.thread();
    people.map(|person| person.at(thread))
}

story!(four_players_gather_by_button, |world| async move {
    let [ann, bob, cleo, dan] = ["Ann", "Bob", "Cleo", "Dan"].map(|name| world.person(name));
    ann.asks("challenge", json!({ "opponent": dan.id.to_string(), "board": 9 })).await;
    expect![[r#"
        @Ann is gathering players for **Murus Gallicus**. @Dan
        Four players
        Different here: four players sit around a board of eight files and eight ranks with six towers each, and the last one who can move wins.
        3 days to start, +1 day per move (max. 5). Casual.
        Seats are drawn at random.
        Seated: @Ann. Invited: @Dan. Two seats free.
        Expires <t:1780920000:R>.
        Game name"#]].assert_eq(&told(&world, &bob.reads()));
    let labels: Vec<String> = buttons(&bob.newest()).into_iter().map(|(label, _)| label).collect();
    assert_eq!(labels, ["Join", "Decline", "Add Murus", "Withdraw", "Rules", "Learn"]);
    let rules = bob.presses("Rules").await;
    assert!(rules.contains("six towers on one edge") && !rules.contains("catapult"), "{rules}");
    assert_eq!(bob.presses("Join").await, "You're in. The game begins when every seat is taken.");
    assert_eq!(bob.presses("Join").await, "You're in. The game begins when every seat is taken.");
    assert_eq!(told(&world, &bob.presses("Add Murus").await), "Only @Ann can add Murus.");
    assert_eq!(cleo.presses("Decline or leave").await, "You have no seat here to give up.");
    assert_eq!(bob.presses("Decline or leave").await, "You left, and your seat is free again.");
    cleo.presses("Join").await;
    assert_eq!(
        ann.presses("Add Murus").await,
        "How strong should Murus play? Discens (beginner) suits you best. The numbers are ratings."
    );
    assert_eq!(
        ann.presses("Centurion (1300) · medium").await,
        "Murus is in. The game begins when every seat is taken."
    );
    expect![[r#"
        @Ann is gathering players for **Murus Gallicus**.
        Four players
        Different here: four players sit around a board of eight files and eight ranks with six towers each, and the last one who can move wins.
        3 days to start, +1 day per move (max. 5). Casual.
        Seats are drawn at random.
        Seated: @Ann, @Cleo, Murus (Centurion). Invited: @Dan.
        Expires <t:1780920000:R>.
        Game name"#]].assert_eq(&told(&world, &bob.reads()));
    assert_eq!(bob.presses("Join").await, "Every seat is taken or reserved for an invited player.");
    assert_eq!(world.sandbox.threads(ann.channel).len(), 0);
    assert_eq!(
        (ann.pings(), bob.pings(), cleo.pings(), dan.pings()),
        (0, 0, 0, 1),
        "only the invited one"
    );
    assert!(
        dan.presses("Join").await.starts_with("[The game begins](https://discord.com/channels/")
    );
    // The card is edited once more when the first board is there.
    let link = "Every seat is taken. [The game begins](https://discord.com/channels/";
    let linked = |_: &Sandbox| bob.newest().content.contains(link).then_some(());
    world.sandbox.until("the card to link to the board", linked).await.unwrap();
    world.settle().await;
    let pings = ann.pings() + cleo.pings() + dan.pings();
    assert_eq!(pings, 2, "one invitation, one turn: {:?}", world.sandbox.pings());
    world.end().await;
});

story!(of_four_players_one_is_stalemated_out_and_another_resigns, |world| async move {
    let people = gathered(&world).await;
    let [ann, bob, cleo, dan] = &people;
    play(&[ann, bob, cleo, dan], "e1-c3 a6-c6 e8-g6 h7xg6").await;
    let news = told(&world, &ann.newest().content);
    assert!(
        news.contains("@Dan h7xg6 (takes the German wall on g6)**"),
        "the news names the owner of the fallen wall: {news}"
    );
    play(&[ann, bob, cleo, dan], "d1-f3 a5-c5 g8xh7 h3-f5 f1-d1 a2-c4 b8-d6 h4-f2").await;
    play(
        &[ann, bob, cleo, dan],
        "g1xf2 a4-c2 d8-f6 h2xg1 c1xc2 b3xc3 f8-f6 h6-h8 b1-d3 a7-a5 f6xf5 h5-h7",
    )
    .await;
    expect![[r#"
        **6... @Dan h5-h7** · @Bob, your move.
        @Ann (Romans) has no moves left and is out. Their stones stay.
        -# Time runs out <t:1780747200:R>."#]]
    .assert_eq(&told(&world, &bob.newest().content));
    assert_eq!(ann.plays("b2-b4").await, "You're out of this game. The others play on.");
    let pings = bob.pings();
    cleo.asks("game resign", json!({})).await;
    assert_eq!(told(&world, &cleo.presses("Yes, I resign").await), "You resigned.");
    expect![[r#"
        @Bob, it's still your move.
        @Cleo (Germans) resigns and is out. Their stones stay.
        -# Time runs out <t:1780747200:R>."#]]
    .assert_eq(&told(&world, &bob.newest().content));
    assert_eq!(bob.pings(), pings, "it was Bob's turn before");
    bob.presses("Move").await;
    let before = [ann.pings(), cleo.pings()];
    dan.asks("game resign", json!({})).await;
    assert_eq!(
        told(&world, &dan.presses("Yes, I resign").await),
        "You resigned. The game is over."
    );
    expect![[r#"
        @Dan (Britons) resigns and is out. Their stones stay.
        @Bob (Gauls) is the last one left after 6 moves and wins.
        -# Out in this order: @Ann (Romans), @Cleo (Germans), @Dan (Britons)."#]]
    .assert_eq(&told(&world, &bob.newest().content));
    let pinged = [ann.pings(), cleo.pings()];
    assert_eq!(
        [pinged[0] - before[0], pinged[1] - before[1]],
        [1, 0],
        "the player who resigned is named, not pinged"
    );
    expect![[r#"
        Ann – Bob – Cleo – Dan · Four players
        @Bob (Gauls) is the last one left after 6 moves and wins.
        #the-thread"#]]
    .assert_eq(&told(&world, &world.ann().reads()));
    bob.presses("Rematch").await;
    let again = told(&world, &bob.reads());
    expect![[r#"
        @Cleo, @Dan, @Ann: @Bob would like a rematch.
        Four players
        Different here: four players sit around a board of eight files and eight ranks with six towers each, and the last one who can move wins.
        3 days to start, +1 day per move (max. 5). Casual.
        @Bob plays the Germans. The Romans move first.
        Seated: @Bob. Invited: @Cleo, @Dan, @Ann.
        Expires <t:1780920000:R>.
        Game name"#]].assert_eq(&again);
    world.end().await;
});

story!(a_player_stalemated_by_a_resignation_is_named_second, |world| async move {
    let people = gathered(&world).await;
    let [ann, bob, cleo, dan] = &people;
    play(
        &[ann, bob, cleo, dan],
        "e1-c3 a6-c6 e8-g6 h7xg6 d1-f3 a5-c5 g8xh7 h3-f5 f1-d1 a2-c4 b8-d6 h4-f2",
    )
    .await;
    play(
        &[ann, bob, cleo, dan],
        "g1xf2 a4-c2 d8-f6 h2xg1 c1xc2 b3xc3 f8-f6 h6-h8 b1-d3 a7-a5 f6xf5",
    )
    .await;
    // Ann no longer has a move, but it is not her turn yet.
    dan.asks("game resign", json!({})).await;
    dan.presses("Yes, I resign").await;
    expect![[r#"
        @Bob, your move.
        @Dan (Britons) resigns and is out. Their stones stay.
        @Ann (Romans) has no moves left and is out. Their stones stay.
        -# Time runs out <t:1780747200:R>."#]]
    .assert_eq(&told(&world, &bob.newest().content));
    let view = told(&world, &ann.presses("My view").await);
    assert_eq!(
        view.lines().nth(1),
        Some("Romans: @Ann · Gauls: @Bob · Germans: @Cleo · Britons: @Dan"),
        "{view}"
    );
    cleo.asks("game resign", json!({})).await;
    cleo.presses("Yes, I resign").await;
    expect![[r#"
        @Cleo (Germans) resigns and is out. Their stones stay.
        @Bob (Gauls) is the last one left after 6 moves and wins.
        -# Out in this order: @Dan (Britons), @Ann (Romans), @Cleo (Germans)."#]]
    .assert_eq(&told(&world, &bob.newest().content));
    world.end().await;
});

story!(murus_takes_the_other_seats, |world| async move {
    let ann = world.ann();
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    ann.asks(
        "challenge",
        json!({ "opponent": murus, "variant": "three players", "side": 2, "level": "Tiro" }),
    )
    .await;
    assert_eq!(world.sandbox.threads(ann.channel)[0].1, "Three players · Ann – 2 × Murus");
    let ann = ann.at(world.thread());
    let board = ann.newest();
    let (romans, gauls) = board.content.split_once(", Gauls ").unwrap();
    assert!(romans.starts_with("**1. Romans ") && gauls.contains("** · "), "{}", board.content);
    assert_eq!(ann.pings(), 1);
    ann.asks("game resign", json!({})).await;
    ann.presses("Yes, I resign").await;
    world
        .sandbox
        .until("the two others to end it", |_| {
            let told = ann.newest().content;
            (told.contains("last one left") || told.contains("Draw")).then_some(())
        })
        .await
        .unwrap();
    world.end().await;
});

story!(an_impossible_variant_is_refused_with_a_reason, |world| async move {
    let ann = world.ann();
    let mut said = String::new();
    for options in [
        json!({ "variant": "Chess" }),
        json!({ "variant": "@everyone <@1>" }),
        json!({ "variant": "advanced@hex" }),
        json!({ "variant": "Balanced", "board": 5 }),
        json!({ "board": 9, "escape": false }),
        json!({ "variant": "standard+escape" }),
        json!({ "variant": "standard@10x10" }),
        json!({ "side": 2 }),
        json!({ "variant": "Three players", "side": 3 }),
    ] {
        said.push_str(&format!("{options}: {}\n", ann.asks("challenge", options.clone()).await));
    }
    expect![[r#"
        {"variant":"Chess"}: I don't know the variant `chess`. Choose one from the list, or write options and a board such as `advanced+balanced@9x9`.
        {"variant":"@everyone <@1>"}: I can't read that as a variant. Choose one from the list, or write options and a board such as `advanced+balanced@9x9`.
        {"variant":"advanced@hex"}: You can't play the board "Hexagon" with the option "Advanced".
        {"board":5,"variant":"Balanced"}: You can't play the board "Hexagon" with the option "Balanced".
        {"board":9,"escape":false}: You can only play the board "8 by 8, four players" with the option "Escape".
        {"variant":"standard+escape"}: You can't combine `standard` with the other options.
        {"variant":"standard@10x10"}: I don't know the board `10x10`. The option `board` lists all boards.
        {"side":2}: There are no Germans in that variant. Choose another side, or leave it to chance.
        {"side":3,"variant":"Three players"}: There are no Britons in that variant. Choose another side, or leave it to chance.
    "#]].assert_eq(&said);
    let offered = ann.completes("challenge", "variant", "play").await;
    assert_eq!(offered, ["escape@hex-three", "escape@8x8-four"]);
    for (locale, typed, found) in [
        ("en-US", "9x9", "standard@9x9"),
        ("en-US", "9", "standard@9x9"),
        ("en-US", "Three", "escape@hex-three"),
        ("de", "drei", "escape@hex-three"),
        ("de", "three", "escape@hex-three"),
        ("de", "zu viert", "escape@8x8-four"),
    ] {
        ann.speaks(locale).await;
        assert_eq!(
            ann.completes("challenge", "variant", typed).await,
            [found],
            "{locale}: {typed}"
        );
    }
    for (locale, words) in
        [("de", "ist ein Spiel von Phil Leduc"), ("en-US", "is a game by Phil Leduc")]
    {
        ann.speaks(locale).await;
        let rules = ann.asks("learn rules", json!({ "topic": 0 })).await;
        assert!(rules.contains(words), "{rules}");
        assert_eq!(ann.sees().last().unwrap().files[0].name, "rules.png");
    }
    let rules = ann.asks("learn rules", json!({ "topic": 1 })).await;
    assert!(rules.starts_with("**Advanced: catapults.**"), "{rules}");
    world.end().await;
});
