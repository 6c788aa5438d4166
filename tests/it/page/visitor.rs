//! The acts of players on the page.

use serde_json::json;

use super::browser::{Browser, ENTER, Screen};

pub const PHONE: Screen = Screen { name: "phone", width: 390, height: 844, dark: true };

impl Browser {
    /// Becomes another person.
    pub async fn be(&self, name: &str) {
        self.click("#me").await;
        self.click(&format!("//menu//button[starts-with(span[@class='name'], \"{name}\")]")).await;
        self.find(&format!("//button[@id='me']/span[@class='name'][. = \"{name}\"]")).await;
    }

    /// Clicks in the side bar, which is a drawer on a phone.
    pub async fn aside(&self, what: &str) {
        if self.screen.is_phone() {
            self.click("#fold").await;
        }
        self.click(what).await;
        if self.screen.is_phone()
            && self.run("return document.body.classList.contains('folded');", json!([])).await
                == false
        {
            self.click("#shut").await;
        }
    }

    /// Runs a slash command without options by the keyboard.
    pub async fn asks(&self, path: &str) {
        self.types("#text", &format!("/{path}")).await;
        self.find(&format!("[data-offer='/{path}'][aria-selected=true]")).await;
        self.types("#text", ENTER).await;
        self.click("#command button[type=submit]").await;
        self.gone("#command").await;
    }

    /// Dismisses every ephemeral message here, and those that arrive meanwhile.
    pub async fn dismisses(&self) {
        let script = "const [done] = arguments;
            const look = () => {
                const whispers = document.querySelectorAll('li.whisper .only button');
                whispers.forEach((dismiss) => dismiss.click());
                if (whispers.length) setTimeout(look, 50); else done();
            };
            look();";
        self.run_async(script, json!([])).await;
    }

    /// Replies to the newest board here.
    pub async fn replies(&self, text: &str) {
        self.click(
            "(//li[.//button[@class='picture'] and .//span[@class='tools']])[last()]//span[@class='tools']/button[last()]",
        )
        .await;
        self.types("#text", &format!("{text}{ENTER}")).await;
    }

    /// The buttons of the last row are side by side.
    pub async fn keeps_in_one_row(&self) {
        let script =
            "const row = [...document.querySelectorAll('#messages .row:has(button)')].at(-1);
            return new Set([...row.children].map((part) => part.offsetTop)).size;";
        assert_eq!(
            self.run(script, json!([])).await,
            json!(1),
            "buttons wrap on the {}",
            self.screen.name
        );
    }
}
