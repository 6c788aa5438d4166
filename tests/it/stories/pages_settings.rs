//! The page of settings on the web: one form for all of them, blocked people, and one's data.

use reqwest::header::{CONTENT_DISPOSITION, LOCATION};
use reqwest::{StatusCode, Url};

use super::pages::on_the_page;
use crate::story;
use crate::support::browser::{Browser, Got, OWN};

const PAGE: &str = "/me/settings";

/// The fields of the form as a page shows them, with these changes, as a browser sends them.
fn filled_form(page: &str, changes: &[(&str, &str)]) -> String {
    let cause = page.split_once("name=\"cause\" value=\"").expect("a form").1;
    let mut fields = vec![("cause", cause.split('"').next().unwrap())];
    for select in page.split("<select name=\"").skip(1) {
        let (name, rest) = select.split_once('"').unwrap();
        let (before, _) = rest.split_once("\" selected").expect("a chosen option");
        fields.push((name, before.rsplit('"').next().unwrap()));
    }
    for change in changes {
        match fields.iter_mut().find(|(name, _)| *name == change.0) {
            Some(field) => field.1 = change.1,
            None => fields.push(*change),
        }
    }
    let mut url = Url::parse("http://form").unwrap();
    url.query_pairs_mut().extend_pairs(fields);
    url.query().unwrap().to_owned()
}

/// Sends the form of the page with these changes.
async fn saves(browser: &Browser, changes: &[(&str, &str)]) -> Got {
    let page = browser.opens(PAGE).await.text;
    browser.submits(PAGE, &OWN, &filled_form(&page, changes)).await
}

/// Opens the page to which an answer leads.
async fn follows(browser: &Browser, got: &Got) -> String {
    assert_eq!(got.status, StatusCode::SEE_OTHER, "{}", got.text);
    browser.opens(got.headers[LOCATION].to_str().unwrap()).await.text
}

/// The reason for which a form is refused.
fn refusal(got: &Got) -> &str {
    assert_eq!(got.status, StatusCode::CONFLICT, "{}", got.text);
    let (_, rest) = got.text.split_once("role=\"alert\"><p>").expect("a reason");
    rest.split("</p>").next().unwrap()
}

story!(all_settings_are_saved_by_one_form, |mut world| async move {
    let (ann, _, browser, _) = on_the_page(&mut world).await;
    let me = browser.opens("/me").await.text;
    assert!(me.contains("href=\"/me/settings\"") && !me.contains(":settings"), "{me}");
    assert!(!me.contains("Where you are signed in") && !me.contains("id=\"calls\""), "{me}");
    let page = browser.opens(PAGE).await.text;
    let form = filled_form(
        &page,
        &[
            ("notify", "both"),
            ("quiet-from", "23"),
            ("quiet-until", "7"),
            ("zone", "America/Sao_Paulo"),
            ("boards", "words"),
            ("moves", "never"),
            ("theme", "parchment"),
            ("dots", "all"),
            ("sharing", "private"),
            ("saved", "off"),
        ],
    );
    let saved = follows(&browser, &browser.submits(PAGE, &OWN, &form).await).await;
    assert!(saved.contains("role=\"status\">Saved.<"), "{saved}");
    let shown = ann.sets(&[]).await;
    for line in [
        "When it's your turn: **a mention and a direct message**",
        "Quiet hours: **23:00 to 7:00**",
        "Boards: **picture and words**",
        "Instant moves: **never**",
        "Time zone: **São Paulo**",
        "Board theme: **Parchment**",
    ] {
        assert!(shown.contains(line), "{line}: {shown}");
    }
    let vacation = ann.sets(&["vacation"]).await;
    assert!(
        vacation.contains("Use vacation days when time runs out (up to a week a game): **off**"),
        "{vacation}"
    );
    // The page shows the same, and the form that was sent twice has saved the same.
    for got in [browser.submits(PAGE, &OWN, &form).await, saves(&browser, &[]).await] {
        let page = follows(&browser, &got).await;
        assert_eq!(filled_form(&page, &[("cause", "a")]), form_of("a", &form));
    }
    // A form of the same page with other values is another wish: a person went back to it.
    let other = form.replace("theme=parchment", "theme=classic").replace("from=23", "from=");
    follows(&browser, &browser.submits(PAGE, &OWN, &other).await).await;
    let shown = ann.sets(&[]).await;
    assert!(
        shown.contains("Quiet hours: **none**") && shown.contains("theme: **Classic**"),
        "{shown}"
    );
    // A zone that no menu offers stays chosen.
    ann.sets(&["zones", "zone-region=other", "form=UTC+2", "set-zone-to:Etc/GMT-2"]).await;
    let page = browser.opens(PAGE).await.text;
    assert!(page.contains("value=\"Etc/GMT-2\" selected"), "{page}");
    // The answer speaks the language that was chosen.
    let german = follows(&browser, &saves(&browser, &[("language", "de")]).await).await;
    assert!(german.contains("role=\"status\">Gespeichert.<"), "{german}");
    assert!(ann.sets(&[]).await.contains("Zeitzone: **UTC+2**"));
    world.end().await;
});

/// A form with another cause.
fn form_of(cause: &str, form: &str) -> String {
    format!("cause={cause}&{}", form.split_once('&').unwrap().1)
}

story!(a_form_of_settings_that_means_nothing_changes_nothing, |mut world| async move {
    let (ann, bob, browser, _) = on_the_page(&mut world).await;
    let before = ann.sets(&[]).await;
    for (change, why) in [
        (("notify", "sometimes"), "I can't read this request."),
        (("theme", ""), "I can't read this request."),
        (("quiet-from", "24"), "I only know full hours"),
        (("quiet-from", "7"), "Start and end are the same hour"),
        (("zone", "Europe/Alesia"), "I don't know the time zone <code>Europe/Alesia</code>."),
    ] {
        // What was entered beside it is not saved, and stays in the form.
        let entered = [("boards", "letters"), ("quiet-until", "7"), change];
        let refused = saves(&browser, &entered).await;
        assert!(refusal(&refused).starts_with(why), "{change:?}: {}", refusal(&refused));
        assert!(refused.text.contains("value=\"letters\" selected"), "{change:?}");
        assert!(!refused.text.contains("Saved."), "{change:?}");
        assert_eq!(ann.sets(&[]).await, before, "{change:?}");
    }
    let refused = saves(&browser, &[("quiet-from", "7"), ("quiet-until", "7")]).await;
    assert_eq!(refused.text.matches("value=\"7\" selected").count(), 2, "{}", refused.text);
    // Without a cause, from another site, and from people who are not signed in.
    let form = filled_form(&browser.opens(PAGE).await.text, &[("theme", "parchment")]);
    let without = browser.submits(PAGE, &OWN, form.split_once('&').unwrap().1).await;
    assert_eq!(without.status, StatusCode::UNPROCESSABLE_ENTITY);
    let cross = [("sec-fetch-site", "cross-site")];
    let nobody = Browser::at(&browser.base);
    let unblock = ("/me/settings/unblock", "cause=a&player=1");
    for (path, form) in [(PAGE, form.as_str()), unblock] {
        let got = browser.submits(path, &cross, form).await;
        assert_eq!(got.status, StatusCode::FORBIDDEN, "{path}");
        let got = nobody.submits(path, &OWN, form).await;
        assert_eq!(got.status, StatusCode::UNAUTHORIZED, "{path}");
        assert!(got.text.contains("“Open the board” on Discord"), "{}", got.text);
    }
    for path in [PAGE, "/me/settings/data"] {
        assert_eq!(nobody.opens(path).await.status, StatusCode::UNAUTHORIZED, "{path}");
    }
    assert_eq!(ann.sets(&[]).await, before);
    assert!(bob.sets(&[]).await.contains("Board theme: **Classic**"));
    world.end().await;
});

story!(blocked_people_and_ones_data_are_on_the_page_of_settings, |mut world| async move {
    let (ann, bob, browser, _) = on_the_page(&mut world).await;
    let page = browser.opens(PAGE).await.text;
    assert!(page.contains("Blocked people") && !page.contains(">Unblock<"), "{page}");
    ann.blocks(&bob).await;
    let page = browser.opens(PAGE).await.text;
    assert!(page.contains("<p>Bob</p>") && page.contains(">Unblock<"), "{page}");
    let player = page.split_once("name=\"player\" value=\"").unwrap().1.split('"').next().unwrap();
    let form = format!("cause=a&player={player}");
    // Another person ends only blocks of their own.
    let mut bobs = Browser::at(&browser.base);
    bobs.comes_in(&bob.way_in().await).await.unwrap();
    let page = follows(&bobs, &bobs.submits("/me/settings/unblock", &OWN, &form).await).await;
    assert!(!page.contains("role=\"status\">✓"), "{page}");
    assert!(browser.opens(PAGE).await.text.contains(">Unblock<"));
    let ended = browser.submits("/me/settings/unblock", &OWN, &form).await;
    let page = follows(&browser, &ended).await;
    assert!(page.contains("role=\"status\">✓ They can challenge you again.<"), "{page}");
    assert!(!page.contains(">Unblock<"), "{page}");
    assert!(ann.sets(&["blocks"]).await.contains("You haven't blocked anyone."));
    let file = browser.opens("/me/settings/data").await;
    let named = file.headers[CONTENT_DISPOSITION].to_str().unwrap();
    assert_eq!(named, "attachment; filename=\"murus-my-data.json\"");
    assert_eq!(file.json()["discord"], ann.id.to_string(), "{}", file.text);
    world.end().await;
});
