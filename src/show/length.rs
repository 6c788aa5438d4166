//! Cuts texts to a maximum length.

/// The character that ends a cut text.
const CUT: char = '…';

/// Returns at most `most` characters of a text. A longer text is cut at the end of a line or word,
/// so that no mention and no time is split, and ends with `…`. A single long word is cut anywhere.
/// Empty if `most` is 0.
pub fn cut_text(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let Some(room) = most.checked_sub(1) else { return String::new() };
    let end = text.char_indices().nth(room).map_or(text.len(), |(at, _)| at);
    let kept = &text[..end];
    // Cutting at a line's end may lose up to half the room; cutting at a word's end may lose more.
    let line = kept.rfind('\n').filter(|at| *at > end / 2);
    let word = || kept.rfind(char::is_whitespace);
    let kept = match line {
        _ if text[end..].starts_with('\n') => kept,
        Some(at) => &kept[..at],
        None => word().map_or(kept, |at| &kept[..at]),
    };
    format!("{}{CUT}", kept.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_cut_where_no_word_is() {
        let cases = [
            ("short", 5, "short"),
            ("one two", 6, "one…"),
            ("one two\nthree four", 12, "one two…"),
            ("one two\nthree four", 8, "one two…"),
            ("ask <@123456789> now", 12, "ask…"),
            ("unbroken", 4, "unb…"),
            ("äöü äöü", 5, "äöü…"),
            ("nothing", 0, ""),
        ];
        for (text, most, left) in cases {
            assert_eq!(cut_text(text, most), left, "{text:?} within {most}");
        }
    }
}
