//! All settings of a person, on one private page.

use expect_test::expect;

use super::challenges::told;
use crate::story;
use crate::support::person::{components, parts, read};
use murus::game::Millis;
use murus::languages::LANGUAGES;
use murus::service;

story!(settings_are_chosen_on_one_page, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let shown = ann.sets(&[]).await;
    expect![[r#"
        **Your settings**
        When it's your turn: **a mention in the game**
        Quiet hours: **none**
        Boards: **picture**
        Language: **same as in Discord**
        Instant moves: **only against Murus**
        Time zone: **UTC**
        Vacation: **off** · 21 days left
        Board theme: **Classic**
        Blocked people: **0**
        I store your Discord ID, your settings and your games."#]]
    .assert_eq(&shown);
    assert!(ann.sees().last().unwrap().whisper);
    let before = ann.sees().len();
    // Every change is saved at once, at its line. The page stays the same message.
    let steps = [
        "set:notify=direct",
        "set-quiet=23-7",
        "settings",
        "moves",
        "set:moves=always",
        "set:boards=letters",
        "zones",
        "zone-region=america",
        "set-zone=America/Sao_Paulo",
    ];
    expect![[r#"
        **Your settings**
        When it's your turn: **a direct message**
        Quiet hours: **23:00 to 7:00**
        Boards: **picture, words and letters**
        Language: **same as in Discord**
        Instant moves: **always**
        ✓ Time zone: **São Paulo**
        -# Changes apply from each game's next turn.
        Vacation: **off** · 21 days left
        Board theme: **Classic**
        Blocked people: **0**
        I store your Discord ID, your settings and your games."#]]
    .assert_eq(&ann.sets(&steps).await);
    assert_eq!(ann.sees().len(), before + 1);
    // Other times are typed into a form.
    let said = ann.sets(&["set-quiet=other", "form=9:00,15"]).await;
    assert!(said.contains("✓ Quiet hours: **9:00 to 15:00**\n"), "{said}");
    let said = ann.sets(&["set-quiet=other", "form=9,25"]).await;
    assert!(
        said == "I only know full hours, from 0 to 23, such as 9, 18:00 or 9 am. Nothing was changed.",
        "the reason alone, with the way back: {said}"
    );
    for (typed, why) in [("22:30,7:15", "I only know full hours"), ("22,22", "Start and end are")] {
        let said = ann.sets(&["set-quiet=other", &format!("form={typed}")]).await;
        assert!(said.starts_with(why) && said.ends_with("Nothing was changed."), "{said}");
        assert!(ann.sets(&[]).await.contains("Quiet hours: **9:00 to 15:00**"));
    }
    let said = ann.sets(&["set-quiet=9-15", "set-quiet=none"]).await;
    assert!(said.contains("✓ Quiet hours: **none**\n"), "{said}");
    for (typed, hours) in [
        ("9 Uhr,18:00", "9:00 to 18:00"),
        ("9 am,12 p.m.", "9:00 to 12:00"),
        ("11pm,7 h", "23:00 to 7:00"),
    ] {
        let said = ann.sets(&["set-quiet=other", &format!("form={typed}")]).await;
        assert!(said.contains(&format!("✓ Quiet hours: **{hours}**\n")), "{typed}: {said}");
    }
    let said = ann.sets(&["zones", "zone-region=other", "form=reykjavik"]).await;
    assert_eq!(said, "Is this your time now?", "the time is shown before it is saved");
    let zone = "set-zone-to:Atlantic/Reykjavik";
    let said = ann.sets(&["zones", "zone-region=other", "form=reykjavik", zone]).await;
    assert!(said.contains("✓ Time zone: **Reykjavik**\n"), "{said}");
    let said = ann.sets(&["zones", "zone-region=islands", "set-zone=other", "form=Alesia"]).await;
    assert!(
        said.starts_with("I don't know the time zone `Alesia`. Nothing was changed. Try a city"),
        "{said}"
    );
    // A vacation, and the people she blocks.
    let said = ann.sets(&["vacation", "leave=7", "set-to:saved.off"]).await;
    assert!(
        said.contains("\n✓ Use vacation days when time runs out (up to a week a game): **off**\n"),
        "{said}"
    );
    let said = ann.sets(&["vacation", "come-back", "settings"]).await;
    assert!(said.contains("\nVacation: **off** · 21 days left"), "{said}");
    assert!(
        ann.blocks(&ann)
            .await
            .starts_with("You can't block yourself.\nYou haven't blocked anyone.")
    );
    let murus = format!("block={}", world.sandbox.person("Murus").unwrap());
    assert!(ann.sets(&["blocks", &murus]).await.starts_with("Bots don't challenge anyone.\n"));
    assert!(
        told(&world, &ann.blocks(&bob).await)
            .ends_with("You've blocked @Bob. They can't challenge you.")
    );
    assert_eq!(
        ann.unblocks("Bob").await,
        "✓ They can challenge you again.\nYou haven't blocked anyone."
    );
    world.end().await;
});

story!(the_page_of_settings_speaks_the_language_of_its_person, |world| async move {
    let ann = world.ann();
    ann.speaks("de").await;
    expect![[r#"
        ✓ Ruhezeit: **22 bis 7 Uhr**
        -# Das gilt in jeder Partie ab dem nächsten Zug.
        Zeitzone: **UTC**"#]]
    .assert_eq(&ann.sets(&["set-quiet=22-7"]).await);
    world.end().await;
});

story!(the_first_quiet_hours_ask_for_a_time_zone, |world| async move {
    let ann = world.ann();
    expect![[r#"
        ✓ Quiet hours: **22:00 to 7:00**
        -# Changes apply from each game's next turn.
        Time zone: **UTC**"#]]
    .assert_eq(&ann.sets(&["set-quiet=22-7"]).await);
    let said = ann.sets(&["zones", "zone-region=europe", "set-zone=Europe/Berlin"]).await;
    assert!(said.contains("✓ Time zone: **Berlin**\n"), "{said}");
    let said = ann.sets(&["set-quiet=23-7"]).await;
    assert!(said.contains("**Your settings**"), "the page opens after her choice: {said}");
    // Cities are found by their names in the person's language.
    ann.speaks("de").await;
    let zone = "set-zone-to:Europe/Vienna";
    let said = ann.sets(&["zones", "zone-region=other", "form=wien", zone]).await;
    assert!(said.contains("✓ Zeitzone: **Wien**\n"), "{said}");
    world.end().await;
});

story!(a_typed_zone_means_what_people_mean, |world| async move {
    let ann = world.ann();
    // In the IANA database `Etc/GMT+2` is two hours behind UTC, which is never meant..
    for (typed, zone, shown) in [
        ("GMT+2", "Etc/GMT-2", "UTC+2"),
        ("EST", "America/New_York", "New York"),
        ("America/New York", "America/New_York", "New York"),
        ("Munich", "Europe/Berlin", "Berlin"),
        ("Zürich", "Europe/Zurich", "Zurich"),
        ("UTC+5:30", "Asia/Kolkata", "Kolkata"),
    ] {
        let form = format!("form={typed}");
        let zone = format!("set-zone-to:{zone}");
        let said = ann.sets(&["zones", "zone-region=other", &form, &zone]).await;
        assert!(said.contains(&format!("✓ Time zone: **{shown}**\n")), "{typed}: {said}");
    }
    let said = ann.sets(&["zones", "zone-region=other", "form=IST"]).await;
    assert_eq!(said, "Which of these is your time now?");
    world.end().await;
});

story!(every_blocked_person_can_be_unblocked, |world| async move {
    let ann = world.ann();
    let place = murus::game::Place { channel: ann.channel.into(), server: None, threadless: false };
    // Discord does not know most of these people.
    for n in 1..=27_u64 {
        let caller = service::Caller::new(ann.id.into(), place, format!("block {n}"));
        world.clock.advance(Millis::ONE);
        service::people::blocks::block_person(&world.service, &caller, (1_000_000 + n).into())
            .await
            .unwrap();
    }
    let page = |said: &str| said.matches("<@").count();
    assert_eq!(page(&ann.sets(&["blocks"]).await), 25);
    assert_eq!(page(&ann.sets(&["blocks", "blocks-page:1"]).await), 2);
    ann.sets(&["blocks", "blocks-page:1"]).await;
    let shown = ann.sees().pop().unwrap();
    let menu = &parts(&shown).nth(1).unwrap();
    let labels: Vec<&str> =
        menu["options"].as_array().unwrap().iter().map(|o| o["label"].as_str().unwrap()).collect();
    assert_eq!(labels, ["Unknown user (Discord ID 1000002)", "Unknown user (Discord ID 1000001)"]);
    let first = format!("unblock={}", menu["options"][1]["value"].as_str().unwrap());
    let said = ann.sets(&["blocks", "blocks-page:1", &first]).await;
    assert!(said.contains("✓ They can challenge you again.\n"), "{said}");
    assert_eq!(page(&ann.sets(&["blocks", "blocks-page:1"]).await), 1);
    world.end().await;
});

story!(a_page_that_was_laid_out_leads_everywhere_and_back, |world| async move {
    let ann = world.ann();
    let flags = |page: &discord_sandbox::MessageView| page.laid_out;
    ann.sets(&[]).await;
    let page = ann.page();
    assert!(flags(&page) && page.content.is_empty(), "{page:?}");
    // Pages of words take its place, and lead back.
    let before = ann.sees().len();
    for way in ["moves", "zones", "vacation", "blocks", "my-data"] {
        ann.sets(&[way]).await;
        assert!(flags(&ann.page()), "{way}");
        ann.presses("Back").await;
        assert!(read(&ann.page()).contains("**Your settings**"), "{way}");
    }
    assert_eq!(ann.sees().len(), before + 5);
    // A page with a picture is a message of its own, whose button leads back in its place.
    ann.sets(&["themes"]).await;
    let themes = ann.page();
    assert!(!flags(&themes) && !themes.files.is_empty(), "{themes:?}");
    ann.chooses("dark").await;
    let page = ann.page();
    assert_eq!((&page.id, page.files.len(), flags(&page)), (&themes.id, 0, true));
    assert!(read(&page).contains("\n✓ Board theme: **Dark**\n"), "{}", read(&page));
    world.end().await;
});

story!(the_page_of_settings_fits_in_every_language, |world| async move {
    for language in LANGUAGES.iter().flat_map(|language| language.discord) {
        let mona = world.person("Mona");
        mona.speaks(language).await;
        for (command, steps) in [
            ("settings", &[][..]),
            ("settings", &["vacation"]),
            ("server settings", &[]),
            ("server settings", &["server-games"]),
        ] {
            let said = mona.walks(command, steps).await;
            let page = mona.page();
            let parts = components(&page.components).len();
            assert!(page.laid_out && parts <= 40, "{parts}: {said}");
            assert!(said.chars().count() <= 1500, "{}: {said}", said.chars().count());
        }
    }
    world.end().await;
});
