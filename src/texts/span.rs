//! Spans of time in words: one way of rounding for every text.

use super::{Texts, Value};
use crate::game::{DAY, HOUR, Habits, Millis};

/// The units of time with their selector values in locale files, the largest first.
const UNITS: [(&str, Millis); 3] =
    [("days", DAY), ("hours", HOUR), ("minutes", Millis::from_mins(1))];

/// A span counts as a whole unit if it falls short by at most 1/33 of the unit. A day less a second
/// is a day, as in Discord's relative times.
const SHORT_BY: i64 = 33;

/// Writes a span of time in one unit: in whole days, below a day in hours, below an hour in
/// minutes. Rounds to the nearest, and to at least one minute.
///
/// ```
/// use murus::game::HOUR;
/// use murus::texts::{Texts, span_text};
///
/// let hours = |hours: i64| span_text(Texts::english(), hours * HOUR);
/// assert_eq!([hours(47), hours(36), hours(20), hours(1)], ["2 days", "2 days", "20 hours", "1 hour"]);
/// ```
pub fn span_text(texts: Texts, span: Millis) -> String {
    span_in(texts, span, "span")
}

/// Writes a span of time as [`span_text`] does, with a short unit.
pub fn short_span(texts: Texts, span: Millis) -> String {
    span_in(texts, span, "span-short")
}

fn span_in(texts: Texts, span: Millis, id: &str) -> String {
    let fits = |&&(_, size): &&(&str, Millis)| span >= size - size / SHORT_BY;
    let &(unit, size) = UNITS.iter().find(fits).unwrap_or(&UNITS[UNITS.len() - 1]);
    let count = ((span + size / 2) / size).max(1);
    texts.say_with(id, [("unit", Value::from(unit)), ("count", count.into())])
}

/// Writes how fast a person usually moves, and in how many of their games their time ran out. `who`
/// is empty on a page about that person alone.
pub fn habits_line(texts: Texts, who: &str, habits: Habits) -> String {
    let paced = match (habits.pace, who) {
        (None, _) => "no",
        (Some(_), "") => "own",
        (Some(_), _) => "yes",
    };
    let span = habits.pace.map(|pace| span_text(texts, pace)).unwrap_or_default();
    let args = [
        ("paced", Value::from(paced)),
        ("who", who.into()),
        ("span", span.into()),
        ("late", habits.late.into()),
        ("games", habits.games.into()),
    ];
    texts.say_with("habits", args)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_rounded_to_the_nearest_in_one_unit() {
        const MINUTE: Millis = Millis::from_mins(1);
        let english = Texts::english();
        let german = Texts::for_locale(Some("de"));
        for (length, en, de) in [
            (21 * DAY, "21 days", "21 Tage"),
            (20 * DAY + 12 * HOUR, "21 days", "21 Tage"),
            (3 * DAY - Millis::ONE, "3 days", "3 Tage"),
            (36 * HOUR, "2 days", "2 Tage"),
            (36 * HOUR - Millis::ONE, "1 day", "1 Tag"),
            (DAY - Millis::ONE, "1 day", "1 Tag"),
            (23 * HOUR, "23 hours", "23 Stunden"),
            (90 * MINUTE, "2 hours", "2 Stunden"),
            (HOUR - Millis::ONE, "1 hour", "1 Stunde"),
            (58 * MINUTE, "58 minutes", "58 Minuten"),
            (Millis::ONE, "1 minute", "1 Minute"),
            (-5 * Millis::ONE, "1 minute", "1 Minute"),
        ] {
            assert_eq!(
                [span_text(english, length), span_text(german, length)],
                [en, de],
                "{length:?}"
            );
        }
    }
}
