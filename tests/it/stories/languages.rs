//! The language of each answer and message.

use reqwest::StatusCode;
use serde_json::json;

use super::challenges::told;
use super::notices::private;
use super::playing::seated;
use crate::story;
use crate::support::browser::{Browser, OWN};
use crate::support::person::buttons;

story!(people_and_servers_are_answered_in_their_languages, |mut world| async move {
    let mona = world.person("Mona");
    let bob = world.bob();
    bob.speaks("de").await;
    let said = bob.asks("games", json!({})).await;
    assert!(said.starts_with("Du hast keine Partie und keine Herausforderung."), "{said}");
    let menu = world.sandbox.commands().into_iter().find(|command| command["type"] == 2).unwrap();
    let names = menu["name_localizations"].as_object().unwrap();
    assert_eq!(names["de"], "Zu Murus Gallicus herausfordern");
    assert_eq!(names["es-419"], names["es-ES"], "one text for both");
    assert_eq!(names.keys().collect::<Vec<_>>(), ["de", "es-419", "es-ES", "fr", "it", "pt-BR"]);
    // The server speaks English, like the person who asks there.
    let (ann, bob) = seated(&world).await;
    assert!(
        told(&world, &ann.newest().content)
            .starts_with("@Ann, you're the Romans, at the bottom, and you go first.")
    );
    assert_eq!(
        bob.plays("d7-d5").await,
        "Du bist nicht am Zug, sondern <@1>.".replace("<@1>", &ann.mention())
    );
    // Now the server speaks German, and Ann still gets English answers.
    let said = mona.walks("server settings", &["server-languages", "server-set:language=de"]).await;
    assert!(said.contains("✓ Language: **Deutsch**"), "{said}");
    let said = ann.plays("a1-a4").await;
    assert!(said.starts_with("a4 is too far from a1"), "{said}");
    assert!(ann.plays("a1-c3").await.starts_with("You played `a1-c3`."));
    let board = bob.newest();
    let text = told(&world, &board.content);
    let first = "**1. a1-c3** · @Bob, du bist am Zug.\nDu spielst oben die Gallier. Drücke **Ziehen** oder antworte mit `e7-c5`.\n-# Die Zeit läuft <t:";
    assert!(text.starts_with(first), "{text}");
    let labels: Vec<String> = buttons(&board).into_iter().map(|(label, _)| label).collect();
    assert_eq!(&labels[..2], ["Ziehen", "Meine Ansicht"]);
    let picture = board.files[0].description.clone().unwrap();
    assert!(picture.contains("Gallier am Zug"), "{picture}");
    let said = bob.plays("d7-d1").await;
    assert!(said.starts_with("d1 ist zu weit weg von d7: Ein Turm legt seine Steine"), "{said}");
    // Everybody in the channel reads a message, so it has the server's language.
    bob.replies("d7 d1").await;
    assert!(bob.newest().content.contains("zu weit weg"), "{}", bob.newest().content);
    // Direct messages are in the person's language, also after a restart.
    world.restart().await;
    bob.sets(&["set:notify=direct"]).await;
    ann.sets(&["set:notify=direct"]).await;
    assert!(bob.plays("d7-d5").await.starts_with("Du hast `d7-d5` gespielt."));
    let said = told(&world, &private(&world, &ann).pop().unwrap());
    assert!(said.contains("your move · vs @"), "{said}");
    ann.plays("h1-f3").await;
    let said = told(&world, &private(&world, &bob).pop().unwrap());
    assert!(said.contains("du bist am Zug · gegen @"), "{said}");
    // An unknown language becomes English.
    ann.speaks("ko").await;
    assert!(ann.sets(&["vacation"]).await.starts_with("Vacation: **off**"));
    world.end().await;
});

story!(levels_cities_and_variants_have_names_in_each_language, |world| async move {
    let ann = world.ann();
    ann.speaks("de").await;
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    let levels = ann.completions("challenge", "level", "ze").await;
    assert_eq!(levels, [("Zenturio (1300) · mittel".to_owned(), "Centurion".to_owned())]);
    // The bot also understands the translated name.
    let game =
        json!({ "opponent": murus, "side": 0, "level": "zenturio", "variant": "Seitenwahl" });
    ann.asks("challenge", game).await;
    let said = ann.asks("games", json!({})).await;
    assert!(said.contains("Murus (Zenturio)") && said.contains("Seitenwahl"), "{said}");
    world.end().await;
});

story!(a_page_is_read_in_the_language_that_was_chosen_on_it, |mut world| async move {
    let mut browser = world.open_pages().await;
    let german = |text: &str| text.contains("<html lang=\"de\"");
    let page = browser.opens("/board?v=hex").await.text;
    assert!(!german(&page), "who names no language reads English");
    assert!(page.contains("name=\"to\" value=\"/board?v=hex\"") && page.contains(">Deutsch<"));
    let got = browser.submits("/language", &OWN, "language=de&to=/board%3Fv%3Dhex").await;
    assert_eq!(
        (got.status, got.headers["location"].to_str().unwrap()),
        (StatusCode::SEE_OTHER, "/board?v=hex")
    );
    browser.keeps(&got);
    for path in ["/", "/board?v=hex", "/nothing"] {
        assert!(german(&browser.opens(path).await.text), "{path}");
    }
    // The choice also counts for a person whose Discord speaks English.
    let (ann, _) = seated(&world).await;
    let mut own = Browser::at(&browser.base);
    let game = own.comes_in(&ann.way_in().await).await.unwrap();
    assert!(!german(&own.opens(&game).await.text));
    own.keeps(&got);
    assert!(german(&own.opens(&game).await.text) && german(&own.opens("/me").await.text));
    for away in ["//else.where", "https%3A%2F%2Felse.where%2F", "%5Celse", ""] {
        let got = own.submits("/language", &OWN, &format!("language=xx&to={away}")).await;
        assert_eq!(
            (got.status, got.headers["location"].to_str().unwrap()),
            (StatusCode::SEE_OTHER, "/"),
            "{away}"
        );
        assert!(!got.headers.contains_key("set-cookie"), "there is no such language");
    }
    world.end().await;
});

story!(a_person_is_answered_in_the_language_that_they_chose, |mut world| async move {
    let browser = world.open_pages().await;
    let (ann, bob) = seated(&world).await;
    let mut own = Browser::at(&browser.base);
    let game = own.comes_in(&ann.way_in().await).await.unwrap();
    let german = |text: &str| text.contains("<html lang=\"de\"");
    assert!(!german(&own.opens("/me").await.text));
    // The answer to the choice is in the new language, and all that follows is.
    let said = ann.sets(&["set:language=de"]).await;
    assert!(said.contains("✓ Sprache: **Deutsch**"), "{said}");
    assert!(ann.asks("games", json!({})).await.contains("Du bist am Zug"));
    assert!(ann.plays("a1-a4").await.contains("zu weit weg"));
    assert!(german(&own.opens("/me").await.text) && german(&own.opens(&game).await.text));
    ann.sets(&["set:notify=direct"]).await;
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    let said = told(&world, &private(&world, &ann).pop().unwrap());
    assert!(said.contains("du bist am Zug · gegen @"), "{said}");
    // The messages that others see keep the server's language.
    assert!(told(&world, &bob.newest().content).contains("your move"));
    // A choice on a page is that of the person, in every browser and on Discord.
    let got = own.submits("/language", &OWN, "language=en-US&to=/me").await;
    assert_eq!(got.status, StatusCode::SEE_OTHER);
    assert!(!got.headers.contains_key("set-cookie"));
    let mut other = Browser::at(&browser.base);
    other.comes_in(&ann.way_in().await).await.unwrap();
    assert!(!german(&other.opens("/me").await.text));
    assert!(ann.sets(&[]).await.contains("Language: **English**"));
    // It wins over Discord's language, until the person leaves it to Discord.
    ann.speaks("de").await;
    assert!(ann.sets(&[]).await.contains("Language: **English**"));
    let said = ann.sets(&["set:language=discord"]).await;
    assert!(said.contains("✓ Sprache: **wie in Discord**"), "{said}");
    assert!(german(&other.opens("/me").await.text));
    world.end().await;
});
