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

impl Language {
    /// The language tag of web pages. It names a region only if the language has no readers in
    /// others, so that a browser does not write the dates of one region for all.
    pub fn page_code(&self) -> &'static str {
        match self.discord {
            [_, _, ..] => self.code.split_once('-').map_or(self.code, |(language, _)| language),
            _ => self.code,
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_name_a_region_only_where_a_language_has_one() {
        let codes: Vec<&str> = LANGUAGES.iter().map(Language::page_code).collect();
        assert_eq!(codes, ["en", "de", "pt-BR", "fr", "es", "it", "la"]);
    }
}
