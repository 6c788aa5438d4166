//! The supported languages. A language is one file in `locales/` and one line here.

/// A supported language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Language {
    /// The language tag by which the language is stored.
    pub code: &'static str,
    /// Discord's locales whose readers get the language. Empty for one that people can only choose
    /// in their settings.
    pub discord: &'static [&'static str],
    /// The sentences, in Fluent.
    pub text: &'static str,
}

/// The supported languages. The first one is the fallback.
pub const LANGUAGES: [Language; 7] = [
    language("en-US", &["en-US", "en-GB"], include_str!("../locales/en.ftl")),
    language("de", &["de"], include_str!("../locales/de.ftl")),
    language("pt-BR", &["pt-BR"], include_str!("../locales/pt-BR.ftl")),
    language("fr", &["fr"], include_str!("../locales/fr.ftl")),
    language("es-ES", &["es-ES", "es-419"], include_str!("../locales/es.ftl")),
    language("it", &["it"], include_str!("../locales/it.ftl")),
    language("la", &[], include_str!("../locales/la.ftl")),
];

const fn language(
    code: &'static str,
    discord: &'static [&'static str],
    text: &'static str,
) -> Language {
    Language { code, discord, text }
}
