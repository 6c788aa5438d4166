//! Everything that somebody chooses for themselves, on one private page.

use expect_test::expect;

use super::challenges::told;
use crate::story;

story!(settings_are_chosen_on_one_page, |world| async move {
    let (ann, bob) = (world.ann(), world.bob());
    let shown = ann.sets(&[]).await;
    expect![[r#"
        **Your settings**
        When it is your turn: **a mention under the board**
        Quiet hours: **none**
        Time zone: **UTC**
        Vacation: **not now** · 21 days left of 21 in any 365 days
        Before you lose on time: **a vacation begins by itself**
        A move that you choose: **is shown before it is played**
        Boards: **a picture**
        Blocked people: **none**
        -# A new zone or new quiet hours hold from each game's next turn."#]]
    .assert_eq(&shown);
    assert!(ann.sees().last().unwrap().whisper);
    let before = ann.sees().len();
    // Every change is saved at once, and told in one line above what stands; the page is the same message throughout.
    let steps = [
        "set-notify=direct",
        "set-quiet=23-7",
        "switch:confirms.off",
        "switch:text.on",
        "zones",
        "zone-region=america",
        "set-zone=America/Sao_Paulo",
    ];
    expect![[r#"
        ✓ Time zone: **America/Sao_Paulo**
        **Your settings**
        When it is your turn: **a direct message**
        Quiet hours: **23:00 to 7:00**
        Time zone: **America/Sao_Paulo**
        Vacation: **not now** · 21 days left of 21 in any 365 days
        Before you lose on time: **a vacation begins by itself**
        A move that you choose: **is played at once**
        Boards: **a picture and text**
        Blocked people: **none**
        -# A new zone or new quiet hours hold from each game's next turn."#]]
    .assert_eq(&ann.sets(&steps).await);
    assert_eq!(ann.sees().len(), before + 1);
    // What no menu offers is typed.
    let said = ann.sets(&["set-quiet=other", "form=9:00,15"]).await;
    assert!(said.starts_with("✓ Quiet hours: **9:00 to 15:00**\n"), "{said}");
    let said = ann.sets(&["set-quiet=other", "form=9,25"]).await;
    assert!(said.starts_with("An hour is a number from 0 to 23. Nothing was changed.\n"), "{said}");
    assert!(said.contains("Quiet hours: **9:00 to 15:00**"), "{said}");
    let said = ann.sets(&["set-quiet=9-15", "set-quiet=none"]).await;
    assert!(said.starts_with("✓ Quiet hours: **none**\n"), "{said}");
    let said = ann.sets(&["zones", "zone-region=other", "form=reykjavik"]).await;
    assert!(said.starts_with("✓ Time zone: **Atlantic/Reykjavik**\n"), "{said}");
    let said = ann.sets(&["zones", "zone-region=islands", "set-zone=other", "form=Alesia"]).await;
    assert!(said.starts_with("I know no time zone `Alesia`. Nothing was changed.\n"), "{said}");
    // A vacation, and whom she blocks.
    let said = ann.sets(&["vacation", "leave=7", "switch:saved.off", "come-back", "settings"]).await;
    assert!(said.contains("\nVacation: **not now** · 21 days left"), "{said}");
    assert!(said.contains("\nBefore you lose on time: **nothing happens**\n"), "{said}");
    assert!(ann.blocks(&ann).await.starts_with("You cannot block yourself.\nYou block nobody."));
    let murus = format!("block={}", world.sandbox.person("Murus").unwrap());
    assert!(ann.sets(&["blocks", &murus]).await.starts_with("Bots challenge nobody.\n"));
    assert!(told(&world, &ann.blocks(&bob).await).ends_with("You take no challenges from @Bob."));
    assert_eq!(ann.unblocks("Bob").await, "✓ They can challenge you again.\nYou block nobody.");
    world.end().await;
});

story!(the_page_of_settings_speaks_the_language_of_its_person, |world| async move {
    let ann = world.ann();
    ann.speaks("de").await;
    expect![[r#"
        ✓ Ruhezeit: **22 bis 7 Uhr**
        **Deine Einstellungen**
        Wenn du am Zug bist: **eine Erwähnung unter dem Brett**
        Ruhezeit: **22 bis 7 Uhr**
        Zeitzone: **UTC**
        Urlaub: **gerade nicht** · noch 21 Tage von 21 in 365 Tagen
        Bevor du auf Zeit verlierst: **beginnt von selbst ein Urlaub**
        Ein gewählter Zug: **wird gezeigt, bevor er gespielt wird**
        Bretter: **Bild**
        Blockiert: **niemand**
        -# Neue Zeitzonen und Ruhezeiten gelten in jeder Partie ab dem nächsten Zug."#]]
    .assert_eq(&ann.sets(&["set-quiet=22-7"]).await);
    world.end().await;
});
