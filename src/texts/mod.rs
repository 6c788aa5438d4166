//! Every sentence that a person reads, from the Fluent files in `locales/`. Only this module picks
//! a language.

pub mod captions;
pub mod deed;
pub mod letters;
mod named;
pub mod refusal;
mod span;
mod typed;
pub mod variant;

use std::borrow::Cow;
use std::sync::LazyLock;

use crate::languages::{LANGUAGES, Language};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

pub use named::{find_choice, find_named};
pub use refusal::unit_word;
pub use span::{habits_line, short_span, span_text};
pub use typed::{Word, is_chatter, move_text, names_target, plan_text, read_word};
pub use variant::TOPICS;

static BUNDLES: LazyLock<Vec<Texts>> = LazyLock::new(|| {
    let read = |language: &Language| Texts {
        code: language.code,
        page_code: language.page_code(),
        bundle: Box::leak(Box::new(make_bundle(language))),
    };
    LANGUAGES.iter().map(read).collect()
});

/// The sentences of one language. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Texts {
    code: &'static str,
    page_code: &'static str,
    bundle: &'static FluentBundle<FluentResource>,
}

/// The value of an argument of a Fluent sentence.
pub type Value<'a> = FluentValue<'a>;

impl Texts {
    /// Returns the texts for a Discord locale such as `pt-BR`: in this locale, else in the same
    /// language of another region, else in English.
    pub fn for_locale(locale: Option<&str>) -> Texts {
        let language = |code: &str| code.split('-').next().unwrap_or_default().to_lowercase();
        let wanted = locale.unwrap_or_default();
        let exact = BUNDLES.iter().find(|texts| texts.code.eq_ignore_ascii_case(wanted));
        let near = || BUNDLES.iter().find(|texts| language(texts.code) == language(wanted));
        *exact.or_else(near).unwrap_or(&BUNDLES[0])
    }

    /// English, for the command line and as the language of last resort.
    pub fn english() -> Texts {
        Texts::for_locale(None)
    }

    /// Every language.
    pub fn all() -> impl Iterator<Item = Texts> {
        BUNDLES.iter().copied()
    }

    /// The language tag of this language.
    pub fn code(self) -> &'static str {
        self.code
    }

    /// The language tag of web pages in this language.
    pub fn page_code(self) -> &'static str {
        self.page_code
    }

    /// Returns the sentence with this id, for sentences without arguments. Falls back like
    /// [`Texts::say_with`].
    pub fn say(self, id: &str) -> String {
        self.say_with(id, [])
    }

    /// Returns the sentence with this id, with its arguments filled in. Falls back to English. An
    /// id that English lacks too is returned itself and logged as an error.
    pub fn say_with<'a, const N: usize>(
        self,
        id: &str,
        args: [(&'static str, Value<'a>); N],
    ) -> String {
        let args: FluentArgs<'a> =
            args.into_iter().map(|(name, value)| (Cow::Borrowed(name), value)).collect();
        self.find(id, &args).or_else(|| BUNDLES[0].find(id, &args)).unwrap_or_else(|| {
            tracing::error!(id, "no sentence of this name");
            id.to_owned()
        })
    }

    /// Returns true if this language has a sentence with this id, without the fallback to English.
    pub fn has(self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    fn find(self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        for error in errors {
            tracing::error!(id, %error, "a sentence lacks an argument");
        }
        Some(text)
    }
}

/// Returns the name of a language in that language. `code` is its code, such as `de`.
pub fn language_name(code: &str) -> String {
    Texts::for_locale(Some(code)).say("language-name")
}

/// Formats a line as small print in Discord's Markdown.
pub fn small_line(line: &str) -> String {
    format!("-# {line}")
}

fn make_bundle(language: &Language) -> FluentBundle<FluentResource> {
    let Language { code, text, .. } = *language;
    let language: LanguageIdentifier =
        code.parse().expect("the codes of LANGUAGES are language tags");
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // Isolation marks would show as boxes in Discord and break mentions and move notation that
    // people copy.
    bundle.set_use_isolating(false);
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(partial, errors)| {
        tracing::error!(code, ?errors, "a locale file has errors");
        partial
    });
    bundle.add_resource_overriding(resource);
    bundle
}
