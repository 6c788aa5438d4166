//! Labels below an axis of dates. The dates are in UTC, because on an axis of weeks a difference of
//! a few hours cannot be seen.

use crate::game::{DAY, Millis, Timestamp, Zone};
use crate::texts::Texts;
use crate::texts::variant;

/// The number of labels for which an axis has room.
const MOST: i64 = 7;

/// The distance between two labels below an axis, in days or in months.
#[derive(Clone, Copy)]
enum WordDistance {
    Days(i64),
    Months(i16),
}

/// The possible distances between labels, from the shortest to the longest.
const STEPS: &[WordDistance] = &[
    WordDistance::Days(1),
    WordDistance::Days(2),
    WordDistance::Days(7),
    WordDistance::Days(14),
    WordDistance::Months(1),
    WordDistance::Months(2),
    WordDistance::Months(3),
    WordDistance::Months(6),
    WordDistance::Months(12),
    WordDistance::Months(24),
    WordDistance::Months(60),
];

/// Returns the dates between two times that get a label, with their labels. There are as many as
/// have room. The first label has its year.
pub fn date_axis(texts: Texts, from: Timestamp, to: Timestamp) -> Vec<(Timestamp, String)> {
    let days = (to - from) / DAY;
    let fits = |step: &WordDistance| match *step {
        WordDistance::Days(n) => days <= n * MOST,
        WordDistance::Months(n) => days <= i64::from(n) * 30 * MOST,
    };
    let step = STEPS.iter().copied().find(fits).unwrap_or(STEPS[STEPS.len() - 1]);
    let dates: Vec<Timestamp> = match step {
        WordDistance::Days(n) => {
            let since = from - Timestamp::EPOCH;
            let first = since / DAY + i64::from(since % DAY > Millis::ZERO);
            (0..)
                .map(|k| Timestamp::EPOCH + (first + k * n) * DAY)
                .take_while(|at| *at <= to)
                .collect()
        }
        WordDistance::Months(n) => {
            let (year, month, _) = Zone::UTC.date_at(from);
            // Labels of months are counted from January, so that the beginning of a year has a
            // label.
            let first = month.unsigned_abs() as i16 - 1 - (month.unsigned_abs() as i16 - 1) % n;
            let begins = |months: i16| {
                let years = months.div_euclid(12);
                let month = months.rem_euclid(12);
                Zone::UTC.midnight_of((year - year % (n / 12).max(1) + years, month as i8 + 1, 1))
            };
            (0..)
                .map(|k| begins(first + k * n))
                .skip_while(|at| *at < from)
                .take_while(|at| *at <= to)
                .collect()
        }
    };
    let word = |(place, at): (usize, Timestamp)| {
        let date = Zone::UTC.date_at(at);
        let shows = match (step, place, date.1) {
            (WordDistance::Days(_), 0, _) => "day-year",
            (WordDistance::Days(_), ..) => "day",
            (WordDistance::Months(_), _, 1) => "year",
            (WordDistance::Months(_), 0, _) => "month-year",
            (WordDistance::Months(_), ..) => "month",
        };
        (at, variant::axis_date(texts, date, shows))
    };
    dates.into_iter().enumerate().map(word).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_axis_has_a_few_words_and_the_first_has_its_year() {
        let june = Zone::UTC.midnight_of((2026, 6, 1));
        let words = |days: i64, texts| {
            let words = date_axis(texts, june - DAY / 2, june + days * DAY);
            words.into_iter().map(|(_, word)| word).collect::<Vec<_>>().join(", ")
        };
        let english = Texts::english();
        let german = Texts::for_locale(Some("de"));
        assert_eq!(words(0, english), "1 Jun 2026");
        assert_eq!(words(3, german), "1. Jun 2026, 2. Jun, 3. Jun, 4. Jun");
        assert_eq!(words(30, english), "1 Jun 2026, 8 Jun, 15 Jun, 22 Jun, 29 Jun");
        assert_eq!(words(150, german), "Jun 2026, Jul, Aug, Sep, Okt");
        assert_eq!(words(300, english), "Jul 2026, Sep, Nov, 2027, Mar");
        assert_eq!(words(1500, english), "2027, 2028, 2029, 2030");
        assert_eq!(words(10_000, english), "2030, 2035, 2040, 2045, 2050");
    }
}
