//! The page of settings: one form, by fingers.

use serde_json::json;

use super::browser::{Browser, DESK, Screen, in_browser};
use super::game::at_the_table;
use super::visitor::PHONE;

/// Every field of the form, with a value that is not the usual one.
const CHOICES: [(&str, &str); 11] = [
    ("notify", "direct"),
    ("quiet-from", "22"),
    ("quiet-until", "8"),
    ("zone", "Europe/Berlin"),
    ("boards", "letters"),
    ("moves", "always"),
    ("theme", "parchment"),
    ("dots", "all"),
    ("language", "de"),
    ("sharing", "public"),
    ("saved", "off"),
];

impl Browser {
    /// Chooses an option of the form.
    async fn picks(&self, name: &str, value: &str) {
        self.click(&format!("//select[@name='{name}']//option[@value='{value}']")).await;
    }

    /// Chooses an option of the form, and waits until the page has the form as it is saved.
    async fn saves(&self, name: &str, value: &str) {
        let cause = "document.querySelector('input[name=cause]')?.value";
        let before = self.run(&format!("return {cause};"), json!([])).await;
        self.picks(name, value).await;
        self.until(&format!(
            "{cause} && {cause} !== {before} && document.readyState === 'complete'"
        ))
        .await;
    }

    /// The form shows these values.
    async fn has_chosen(&self, choices: &[(&str, &str)]) {
        for (name, value) in choices {
            let script = "return document.querySelector(`select[name='${arguments[0]}']`).value;";
            assert_eq!(self.run(script, json!([name])).await, json!(value), "{name}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_setting_is_changed_by_one_form() {
    for screen in [PHONE, DESK] {
        let (world, ann, bob, link) = at_the_table().await;
        let base = link.split("/in").next().unwrap().to_owned();
        let asker = world.ann();
        ann.blocks(&bob).await;
        in_browser(screen, &link, async move |browser| {
            browser.find("#board").await;
            browser.session.visit(&format!("{base}/me")).await.unwrap();
            browser.click("//main//a[. = 'Settings']").await;
            browser.find("select[name=notify]").await;
            browser.holds_still("settings").await;
            // The end of the quiet hours matters once they begin.
            browser.gone("select[name=quiet-until]").await;
            browser.picture("settings-1-form").await;
            browser.is_for_everybody("settings").await;
            browser.picks("quiet-from", "7").await;
            browser.find("select[name=quiet-until]").await;
            browser.find("//*[@role='alert'][contains(., 'Start and end are the same hour')]").await;
            browser.has_chosen(&[("quiet-from", "7"), ("quiet-until", "7")]).await;
            browser.picture("settings-2-refused").await;
            for (name, value) in CHOICES {
                browser.saves(name, value).await;
            }
            // A change while another one is on its way is not lost.
            let both = "document.querySelector('[role=status]').remove();
                const select = document.querySelector('select[name=theme]');
                const choose = (value) => {
                    select.value = value;
                    select.dispatchEvent(new Event('change', { bubbles: true }));
                };
                choose('print');
                setTimeout(() => choose('parchment'));";
            browser.run(both, json!([])).await;
            browser.find("//*[@role='status'][. = 'Gespeichert.']").await;
            let seen = "const { top, bottom } = document.querySelector('form > [role=status]').getBoundingClientRect();
                return top >= 0 && bottom <= innerHeight;";
            assert_eq!(browser.run(seen, json!([])).await, json!(true), "it is in sight");
            browser.picture("settings-3-saved").await;
            browser.is_for_everybody("saved settings").await;
            browser.session.visit(&format!("{base}/me/settings")).await.unwrap();
            browser.find("select[name=notify]").await;
            browser.has_chosen(&CHOICES).await;
            browser.click("//main//button[. = 'Freigeben']").await;
            browser.find("//*[@role='status'][contains(., 'wieder herausfordern')]").await;
            // Vacation and data are asked about in place, without Discord's page.
            let buttons = "return [...document.querySelectorAll('#panel button')].map((one) => one.textContent);";
            assert_eq!(browser.run(buttons, json!([])).await, json!(["Beginnen"]));
            browser.click("//main//button[. = 'Meine Daten löschen …']").await;
            browser.find("//section[.//a[@download]]//button[. = 'Ja, meine Daten löschen']").await;
            browser.save("settings-4-data").await;
            browser.click("//main//button[. = 'Beginnen']").await;
            browser.find("//main//button[. = 'Urlaub beenden']").await;
            browser.find("//section[.//a[@download]]//button[. = 'Ja, meine Daten löschen']").await;
            browser.picture("settings-5-vacation").await;
            browser.is_for_everybody("a vacation").await;
        })
        .await;
        let shown = asker.sets(&[]).await;
        for line in [
            "Wenn du am Zug bist: **eine Direktnachricht**",
            "Ruhezeit: **22 bis 8 Uhr**",
            "Bretter: **als Bild, in Worten und in Buchstaben**",
            "Sprache: **Deutsch**",
            "Sofort ziehen: **immer**",
            "Zeitzone: **Berlin**",
            "Blockiert: **0**",
        ] {
            assert!(shown.contains(line), "{line}: {shown}");
        }
        world.end().await;
    }
}

/// Screens with their colours, for pictures of forms.
const FORMS: [Screen; 3] = [
    Screen { name: "form-small", width: 360, height: 640, dark: false },
    Screen { name: "form-phone", width: 390, height: 844, dark: true },
    Screen { name: "form-desk", width: 1280, height: 900, dark: false },
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn fields_of_forms_stand_apart_and_are_wide_on_a_phone() {
    for screen in FORMS {
        let (world, ann, _, _) = at_the_table().await;
        if screen.dark {
            ann.speaks("de").await;
            ann.sets(&["set:notify=mention"]).await;
        }
        let link = ann.way_in().await;
        let base = link.split("/in").next().unwrap().to_owned();
        in_browser(screen, &link, async move |browser| {
            browser.find("#board").await;
            for path in ["/me/challenge", "/me/murus", "/me/settings", "/board"] {
                browser.session.visit(&format!("{base}{path}")).await.unwrap();
                browser.find(".fields").await;
                browser.save(&format!("fields{}", path.replace('/', "-"))).await;
                let script = "const wrong = [], phone = innerWidth < 500;
                    for (const form of document.querySelectorAll('.fields')) {
                        if (!form.checkVisibility()) continue;
                        const all = [...form.children].filter((one) => one.checkVisibility());
                        all.slice(1).forEach((one, n) => {
                            const gap = one.getBoundingClientRect().top - all[n].getBoundingClientRect().bottom;
                            if (phone && gap < 8) wrong.push(`${gap} above ${one.outerHTML.slice(0, 80)}`);
                        });
                        const wide = form.clientWidth - parseFloat(getComputedStyle(form).paddingLeft) * 2;
                        for (const one of form.querySelectorAll(':scope > label > select, :scope > button'))
                            if (phone && one.getBoundingClientRect().width < wide - 1) wrong.push(`narrow: ${one.outerHTML.slice(0, 80)}`);
                        for (const label of form.querySelectorAll('label:has(.small)'))
                            if (label.querySelector('.small').getBoundingClientRect().top < label.querySelector('select, input').getBoundingClientRect().bottom) wrong.push(`hint above: ${label.textContent.slice(0, 80)}`);
                    }
                    return wrong;";
                assert_eq!(browser.run(script, json!([])).await, json!([]), "{path}");
            }
        })
        .await;
        world.end().await;
    }
}
