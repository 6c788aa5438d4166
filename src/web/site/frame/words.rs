//! Writes texts as HTML: the mentions and times of `show::mention`, and the Markdown of the
//! locales.

use maud::{Markup, html};

use crate::ids::UserId;
use crate::show::names::Names;
use crate::texts::Texts;

/// Writes texts as HTML, with the names of people in place of mentions.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    /// The language of the word for a person without a known name.
    pub texts: Texts,
    /// The names of people by their id.
    pub names: &'a Names,
}

/// A piece of a line: plain text, or text with one kind of mark.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Piece<'t> {
    Plain(&'t str),
    Bold(&'t str),
    Italic(&'t str),
    Code(&'t str),
    Link { words: &'t str, to: &'t str },
    Person(UserId),
    Channel(&'t str),
    Time { seconds: i64, form: &'t str },
}

impl Words<'_> {
    /// Writes a text of several lines as HTML.
    pub fn write_text(self, text: &str) -> Markup {
        let mut blocks: Vec<Markup> = Vec::new();
        let mut items: Vec<Markup> = Vec::new();
        for line in text.lines().chain([""]) {
            if let Some(item) = line.strip_prefix("- ") {
                items.push(html! { li { (self.write_line(item)) } });
                continue;
            }
            if !items.is_empty() {
                blocks.push(html! { ul { @for item in items.drain(..) { (item) } } });
            }
            if line.trim().is_empty() {
                continue;
            }
            blocks.push(match (line.strip_prefix("-# "), line.trim_start_matches('#')) {
                (Some(small), _) => html! { p.small { (self.write_line(small)) } },
                (None, heading) if heading.len() < line.len() && heading.starts_with(' ') => {
                    html! { h3 { (self.write_line(heading.trim_start())) } }
                }
                _ => html! { p { (self.write_line(line)) } },
            });
        }
        html! { @for block in blocks { (block) } }
    }

    /// Writes a text of one line as HTML.
    pub fn write_line(self, line: &str) -> Markup {
        html! { @for piece in read_pieces(line) { (self.write_piece(&piece)) } }
    }

    fn write_piece(self, piece: &Piece<'_>) -> Markup {
        match *piece {
            Piece::Plain(text) => html! { (unescape(text)) },
            Piece::Bold(text) => html! { strong { (self.write_line(text)) } },
            Piece::Italic(text) => html! { em { (self.write_line(text)) } },
            Piece::Code(text) => html! { code { (text) } },
            Piece::Link { words, to } => {
                html! { a href=(to) rel="noreferrer" { (self.write_line(words)) } }
            }
            Piece::Person(id) => html! { b.person { (self.name_person(id)) } },
            Piece::Channel(id) => {
                html! { a href={ "https://discord.com/channels/@me/" (id) } rel="noreferrer" { (self.texts.say("page-channel")) } }
            }
            Piece::Time { seconds, form } => write_time(seconds, form),
        }
    }

    /// Returns a person's name, or a general word if the name is not known.
    pub fn name_person(self, id: UserId) -> String {
        self.names.name(id).map_or_else(|| self.texts.say("page-person"), str::to_owned)
    }
}

/// Writes a time, given in seconds since 1970, as HTML in UTC. The script of the page shows it in
/// the reader's zone and language; `form` names the format.
pub fn write_time(seconds: i64, form: &str) -> Markup {
    let stamp = time_stamp(seconds);
    html! { time datetime=(stamp) data-form=(form) { (stamp.replace('T', " ").replace('Z', " UTC")) } }
}

/// Writes the span from now until a time, given in seconds since 1970, in these words. The script
/// of the page counts it down. `form` is `left`, or `short` for a short unit.
pub fn write_span_until(seconds: i64, words: &str, form: &str) -> Markup {
    html! { time datetime=(time_stamp(seconds)) data-form=(form) { (words) } }
}

/// Writes the minutes and seconds from now until a time, both given in seconds since 1970. The
/// script of the page counts them down.
pub fn write_clock_until(until: i64, now: i64) -> Markup {
    let left = until.saturating_sub(now).max(0);
    let words = format!("{}:{:02}", left / 60, left % 60);
    html! { time datetime=(time_stamp(until)) data-form="clock" { (words) } }
}

/// Returns a time, given in seconds since 1970, in the form of RFC 3339.
fn time_stamp(seconds: i64) -> String {
    jiff::Timestamp::from_second(seconds).map(|at| at.to_string()).unwrap_or_default()
}

/// Splits a line into pieces of plain and of marked text.
fn read_pieces(line: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = line;
    let mut plain = 0;
    while plain < rest.len() {
        match read_piece(&rest[plain..]) {
            Some((found, length)) => {
                if plain > 0 {
                    pieces.push(Piece::Plain(&rest[..plain]));
                }
                pieces.push(found);
                (rest, plain) = (&rest[plain + length..], 0);
            }
            None => {
                let escaped = rest[plain..].starts_with('\\');
                let mut characters = rest[plain..].chars();
                let first = characters.next().map_or(0, char::len_utf8);
                plain +=
                    first + if escaped { characters.next().map_or(0, char::len_utf8) } else { 0 };
            }
        }
    }
    if plain > 0 {
        pieces.push(Piece::Plain(&rest[..plain]));
    }
    pieces
}

/// Reads the marked piece at the start of a text. Returns the piece and its length in bytes, or
/// `None` if the text begins with plain text.
fn read_piece(text: &str) -> Option<(Piece<'_>, usize)> {
    let within = |open: &str, close: &str| -> Option<&str> {
        let inside = text.strip_prefix(open)?;
        let end = inside.find(close).filter(|end| *end > 0)?;
        Some(&inside[..end])
    };
    if let Some(bold) = within("**", "**") {
        return Some((Piece::Bold(bold), bold.len() + 4));
    }
    if let Some(code) = within("`", "`") {
        return Some((Piece::Code(code), code.len() + 2));
    }
    // A star between spaces is a multiplication sign.
    let hugs = |words: &&str| {
        !words.starts_with(char::is_whitespace) && !words.ends_with(char::is_whitespace)
    };
    if let Some(italic) = within("*", "*").filter(hugs) {
        return Some((Piece::Italic(italic), italic.len() + 2));
    }
    if let Some(words) = within("[", "](") {
        let to = text[words.len() + 3..].split_once(')')?.0;
        let length = words.len() + to.len() + 4;
        let to = to.trim_start_matches('<').trim_end_matches('>');
        return to.starts_with("https://").then_some((Piece::Link { words, to }, length));
    }
    let mark = within("<", ">")?;
    let length = mark.len() + 2;
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if let Some(id) = mark.strip_prefix('@').and_then(|id| UserId::read(id, 10)) {
        return Some((Piece::Person(id), length));
    }
    if let Some(id) = mark.strip_prefix('#').filter(|id| digits(id)) {
        return Some((Piece::Channel(id), length));
    }
    let (seconds, form) = mark.strip_prefix("t:")?.split_once(':')?;
    Some((Piece::Time { seconds: seconds.parse().ok()?, form }, length))
}

/// Removes the backslashes before escaped marks.
fn unescape(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        match (character, characters.peek()) {
            ('\\', Some(next)) if next.is_ascii_punctuation() => plain.extend(characters.next()),
            _ => plain.push(character),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(text: &str) -> String {
        Words { texts: Texts::english(), names: &Names::default() }.write_text(text).into_string()
    }

    #[test]
    fn texts_become_html_and_nothing_in_them_does() {
        let table = [
            ("**b4-d4** wins", "<p><strong>b4-d4</strong> wins</p>"),
            ("a\n-# small", "<p>a</p><p class=\"small\">small</p>"),
            ("- one\n- two\nend", "<ul><li>one</li><li>two</li></ul><p>end</p>"),
            ("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"),
            ("\\*no\\* \\<@7>", "<p>*no* &lt;@7&gt;</p>"),
            ("[x](javascript:alert)", "<p>[x](javascript:alert)</p>"),
            ("[x](<https://a.b/c>)!", "<p><a href=\"https://a.b/c\" rel=\"noreferrer\">x</a>!</p>"),
            ("2 * 3 * 4", "<p>2 * 3 * 4</p>"),
            ("*so* it is", "<p><em>so</em> it is</p>"),
        ];
        for (text, html) in table {
            assert_eq!(written(text), html, "{text}");
        }
        assert!(written("<t:0:R>").contains("datetime=\"1970-01-01T00:00:00Z\""));
        assert!(!written("<@7>").contains("7"), "a person without a name has none here");
    }
}
