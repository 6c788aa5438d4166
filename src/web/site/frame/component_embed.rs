//! Previews of links on Discord with a layout of their own: a picture, and a button below it.
//!
//! Discord reads them from a JSON script in the head of a page and shows them in place of the Open
//! Graph preview: one container of at most 40 components, in at most 3,000 bytes
//! (<https://docs.discord.com/developers/link-previews/component-embeds>). A button has a link,
//! and no other key than these.

use maud::{Markup, PreEscaped, html};
use serde_json::json;

use crate::entered::escape_line;
use crate::show::length::cut_text;

/// The most bytes that Discord reads.
const BYTES: usize = 3_000;

/// The most characters of the description of the page.
const ABOUT: usize = 500;

/// The most characters of the description of a picture.
const WORDS: usize = 300;

/// The colour of the container's edge, as RGB: that of the Romans.
const ACCENT: u32 = 0x00b0_3a2e;

/// The contents of a preview.
pub struct ComponentEmbed<'a> {
    /// The title of the page.
    pub title: &'a str,
    /// The description of the page.
    pub about: &'a str,
    /// The public address of the page.
    pub page: &'a str,
    /// The public address of the picture.
    pub picture: &'a str,
    /// The description of the picture.
    pub words: &'a str,
    /// The label of the button that leads to the page.
    pub button: &'a str,
}

impl ComponentEmbed<'_> {
    /// Writes the script in the head of the page. Empty if Discord would not read it, so that it
    /// shows the Open Graph preview.
    pub fn write(&self) -> Markup {
        let json = self.json();
        html! {
            @if json.len() <= BYTES {
                script id="discord:component-embed" type="application/json" { (PreEscaped(json)) }
            }
        }
    }

    /// Returns the JSON. No character of it ends the script.
    fn json(&self) -> String {
        let line = |text: &str, most: usize| escape_line(&cut_text(text, most));
        let text = format!("### {}\n{}", line(self.title, ABOUT), line(self.about, ABOUT));
        let words = cut_text(self.words, WORDS);
        let picture = json!({ "media": { "url": self.picture }, "description": words });
        let button = json!({ "type": 2, "style": 5, "url": self.page, "label": self.button });
        let whole = json!({ "component": {
            "type": 17,
            "accent_color": ACCENT,
            "components": [
                { "type": 10, "content": text },
                { "type": 12, "items": [picture] },
                { "type": 1, "components": [button] },
            ],
        } });
        whole.to_string().replace('<', "\\u003c")
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may fail")]
mod tests {
    use serde_json::Value;

    use super::*;

    fn embed<'a>(title: &'a str, about: &'a str) -> ComponentEmbed<'a> {
        ComponentEmbed {
            title,
            about,
            page: "https://murus.example/g/k3f9",
            picture: "https://murus.example/g/k3f9/3-card.png",
            words: "A board.",
            button: "Open the board",
        }
    }

    #[test]
    fn names_stay_text_and_end_no_script() {
        let written =
            embed("</script>[Ann](https://evil.example)", "2. a1-c3").write().into_string();
        assert_eq!(written.matches("</script>").count(), 1, "{written}");
        let json = written.split_once('>').and_then(|(_, rest)| rest.rsplit_once("</")).unwrap().0;
        let whole: Value = serde_json::from_str(json).unwrap();
        let text = whole["component"]["components"][0]["content"].as_str().unwrap();
        assert!(text.starts_with("### \\<\\/script\\>\\[Ann\\]\\("), "{text}");
    }

    #[test]
    fn a_long_page_still_fits() {
        let long = "wall ".repeat(400);
        let embed = ComponentEmbed { words: &long, ..embed(&long, &long) };
        let json = embed.json();
        assert!(json.len() <= BYTES, "{} bytes", json.len());
        let huge = "/".repeat(BYTES);
        let embed = ComponentEmbed { page: &huge, ..embed };
        assert_eq!(embed.write().into_string(), "");
    }
}
