//! Cleans text that people enter, so that it can be stored and shown within sentences of the bot.
//! All text that people enter passes through this module.

use icu_properties::CodePointSetData;
use icu_properties::props::DefaultIgnorableCodePoint;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The most combining marks to keep on one letter. A longer pile covers the lines around it.
const MARKS: usize = 2;

/// Cleans a text to one line of at most `most` characters. Composes letters (NFC), turns white
/// space and line breaks into single spaces, and drops control characters, invisible characters and
/// piles of combining marks. Keeps invisible characters that join letters or emoji. `None` if
/// nothing visible is left.
pub fn clean_line(text: &str, most: usize) -> Option<String> {
    let mut marks = 0;
    let honest = text
        .chars()
        .map(|c| if breaks_line(c) { ' ' } else { c })
        .filter(|&c| !c.is_control() && !is_hidden(c));
    // Composes letters last, because a dropped character may have separated a letter from its
    // marks.
    let letters = honest.nfc().filter(|&c| {
        marks = if is_combining_mark(c) { marks + 1 } else { 0 };
        marks <= MARKS
    });
    let letters: String = letters.collect();
    let words = letters.split_whitespace().collect::<Vec<_>>().join(" ");
    let cut: String = words.chars().take(most).collect();
    let cut = cut.trim_end();
    (!cut.chars().all(is_blank)).then(|| cut.to_owned())
}

/// Cleans each line of a text as [`clean_line`] does, and limits the whole to `most` characters.
/// Leaves out lines without visible characters.
pub fn clean_lines(text: &str, most: usize) -> String {
    let mut fit = String::new();
    for one in text.split(['\n', '\r', '\u{2028}', '\u{2029}']) {
        let between = usize::from(!fit.is_empty());
        if let Some(one) = clean_line(one, most.saturating_sub(fit.chars().count() + between)) {
            fit.extend((between > 0).then_some('\n'));
            fit.push_str(&one);
        }
    }
    fit
}

/// Replaces backticks in a line by apostrophes, so that it fits between backticks, where Discord
/// shows text as it is.
pub fn quote_line(line: &str) -> String {
    line.replace('`', "'")
}

/// Escapes a line, so that Discord shows its markdown, links, invitations and mentions as plain
/// text without previews.
pub fn escape_line(line: &str) -> String {
    let mut shown = String::with_capacity(line.len());
    for c in line.chars() {
        if matches!(
            c,
            '\\' | '/'
                | '*'
                | '_'
                | '~'
                | '`'
                | '|'
                | '>'
                | '<'
                | '#'
                | '['
                | ']'
                | '('
                | ')'
                | '@'
                | '-'
        ) {
            shown.push('\\');
        }
        shown.push(c);
    }
    shown
}

/// Undoes [`escape_line`].
pub fn unescape_line(shown: &str) -> String {
    let mut line = String::with_capacity(shown.len());
    let mut letters = shown.chars();
    while let Some(c) = letters.next() {
        line.extend(if c == '\\' { letters.next() } else { Some(c) });
    }
    line
}

/// Returns true for a character that begins a new line, and for a tab.
fn breaks_line(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\x0B' | '\x0C' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// Returns true for an invisible character, except those that join letters or select their form.
/// Some of these characters change the direction of text.
fn is_hidden(c: char) -> bool {
    is_ignorable(c) && !joins_letters(c) || matches!(c, '\u{FFF9}'..='\u{FFFB}')
}

/// Returns true for an invisible character that joins or separates letters or emoji, or selects
/// their form.
fn joins_letters(c: char) -> bool {
    matches!(c, '\u{34F}' | '\u{180B}'..='\u{180D}' | '\u{180F}' | '\u{200C}' | '\u{200D}' | '\u{FE00}'..='\u{FE0F}')
}

/// Returns true for a character that is invisible by itself, such as a space, a lone combining mark
/// or a blank Braille pattern.
fn is_blank(c: char) -> bool {
    c.is_whitespace() || c == '\u{2800}' || is_combining_mark(c) || is_ignorable(c)
}

/// Returns true for a character that Unicode lists as default ignorable: programs may show nothing
/// for it.
fn is_ignorable(c: char) -> bool {
    CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c)
}

/// Decodes the text of a file: UTF-16 if it begins with a UTF-16 byte-order mark, else UTF-8.
/// `None` if the bytes are not valid in that encoding.
pub fn decode_text(bytes: Vec<u8>) -> Option<String> {
    match &bytes[..] {
        [0xFF, 0xFE, rest @ ..] => decode_utf16(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => decode_utf16(rest, u16::from_be_bytes),
        _ => String::from_utf8(bytes).ok(),
    }
}

fn decode_utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Option<String> {
    let (pairs, rest) = bytes.as_chunks::<2>();
    let units: Vec<u16> = pairs.iter().copied().map(unit).collect();
    String::from_utf16(&units).ok().filter(|_| rest.is_empty())
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;
    use proptest::sample::select;

    use super::*;

    /// Characters of every troublesome kind, and some ordinary ones.
    const LETTERS: &str = "ab1 -x,'\"`*_~|>#[]()@<:\\/\0\u{7}\u{1B}\t\n\r\u{85}\u{A0}\u{AD}e\u{301}\u{316}\u{200B}\u{200D}\u{200E}\u{202A}\u{202E}\u{2028}\u{2066}\u{FEFF}\u{FFF9}\u{3164}\u{2800}\u{FE0F}\u{E0041}שع한👩ﬁÅ";

    /// Returns true for one clean line: without invisible characters, control characters or piles
    /// of combining marks.
    fn is_fit(text: &str) -> bool {
        let piles = text
            .chars()
            .collect::<Vec<_>>()
            .windows(MARKS + 1)
            .any(|some| some.iter().all(|&c| is_combining_mark(c)));
        let honest = text.chars().all(|c| !c.is_control() && !is_hidden(c) && !breaks_line(c));
        honest && !piles && !text.is_empty() && text.trim() == text
    }

    #[test]
    fn an_escaped_line_is_read_again() {
        for line in ["good luck", r"\o/ *a* _b_ `c`", "<@1> [x](y) > # -"] {
            assert_eq!(unescape_line(&escape_line(line)), line);
        }
        assert_eq!(unescape_line("\\"), "", "half of a pair");
    }

    #[test]
    fn what_is_entered_is_one_honest_line() {
        let zalgo = format!("a{}", "\u{301}".repeat(40));
        for (entered, kept) in [
            ("good luck", Some("good luck")),
            ("  two\r\nlines\u{2028}and\tmore ", Some("two lines and more")),
            ("nul\0 and bell\u{7}", Some("nul and bell")),
            ("evil \u{202E}gnitirw\u{2066}", Some("evil gnitirw")),
            ("e\u{301}cole", Some("école")),
            ("👩\u{200D}🌾 ✌\u{FE0F}", Some("👩\u{200D}🌾 ✌\u{FE0F}")),
            ("שלום", Some("שלום")),
            (" \u{200B}\0 ", None),
            ("\u{3164}", None),
            ("\u{FFA0} \u{2800}", None),
            ("\u{115F}\u{1160}\u{200D}\u{FE0F}", None),
            ("\u{301}", None),
            ("a\u{3164}b", Some("ab")),
            (&zalgo, Some("á\u{301}\u{301}")),
        ] {
            assert_eq!(clean_line(entered, 200).as_deref(), kept, "{entered:?}");
        }
        assert_eq!(clean_line("abc def", 4).as_deref(), Some("abc"));
    }

    #[test]
    fn several_lines_stay_several() {
        assert_eq!(clean_lines("a \0b\r\n\n\u{202E}c\u{2028}d", 100), "a b\nc\nd");
        assert_eq!(clean_lines("abc\ndef", 5), "abc\nd");
        assert_eq!(quote_line("a`b"), "a'b");
    }

    proptest! {
        #[test]
        fn whatever_is_entered_is_fit_and_stays_as_it_is(
            text in vec(select(LETTERS.chars().collect::<Vec<_>>()), 0..60),
            most in 1_usize..50,
        ) {
            let text: String = text.into_iter().collect();
            if let Some(kept) = clean_line(&text, most) {
                prop_assert!(is_fit(&kept), "{kept:?}");
                prop_assert!(kept.chars().count() <= most);
                prop_assert_eq!(clean_line(&kept, most), Some(kept.clone()), "what is fit is left alone");
                prop_assert!(!escape_line(&kept).contains("](") && !escape_line(&kept).contains("<@"));
            }
            prop_assert!(clean_lines(&text, most).split('\n').all(|one| one.is_empty() || is_fit(one)));
        }
    }

    #[test]
    fn markdown_links_and_mentions_stay_text() {
        assert_eq!(
            escape_line("[free](https://x.y) **now** @everyone"),
            "\\[free\\]\\(https:\\/\\/x.y\\) \\*\\*now\\*\\* \\@everyone"
        );
        assert_eq!(escape_line("# <@123> - it's ok"), "\\# \\<\\@123\\> \\- it's ok");
    }
}
