//! The sieges of a day: its puzzle, an easy puzzle in addition, and easier puzzles that can replace
//! it. They follow from the date alone, so they are the same on every host.

use std::sync::OnceLock;

use super::books::Book;
use super::puzzle::Puzzle;
use super::theme::PuzzleKind;
use murus_gallicus::Variant;

/// The days of a week.
const WEEK: usize = 7;
/// The offset in days that makes a Monday the start of a week: the first of January 1970 was a
/// Thursday, three days after Monday.
const FIRST_DAY: u32 = 3;
/// The step from one puzzle to the next in a list. It is a prime larger than any list, so every
/// puzzle comes once before one comes again.
const STRIDE: usize = 7919;

/// The weekday of the hardest siege of a week, as [`weekday`] counts: Sunday.
pub const HARDEST: usize = WEEK - 1;

/// The numbers of weekdays by which the siege of a day may be easier.
pub const EASINGS: [usize; 3] = [0, 3, 6];

/// The puzzles that serve as sieges.
struct Sieges {
    /// The puzzles of each weekday, Monday first. Those of one weekday are sorted by id.
    week: [Vec<&'static Puzzle>; WEEK],
    /// The puzzles as hard as those of each weekday that replace harder ones, so that no one meets
    /// a siege twice.
    eased: [Vec<&'static Puzzle>; WEEK],
    /// The easy puzzles, sorted by id. Each day has one in addition to its siege.
    easy: Vec<&'static Puzzle>,
}

/// The siege of a day: won in one move on Monday, harder from day to day, and hardest on Sunday.
/// `day` is counted from the first of January 1970 in UTC. No puzzle of a weekday comes again
/// before all of them have come. `None` only if no puzzle is shipped.
pub fn siege(day: u32) -> Option<&'static Puzzle> {
    let week = (day + FIRST_DAY) as usize / WEEK;
    turn(&sieges().week[weekday(day)], week)
}

/// Returns an easier siege for a day: as hard as the siege `easier` weekdays before, but never
/// easier than Monday's. `None` only if no puzzle is shipped.
pub fn eased_siege(day: u32, easier: usize) -> Option<&'static Puzzle> {
    match weekday(day).saturating_sub(easier) {
        level if level == weekday(day) => siege(day),
        level => turn(&sieges().eased[level], day as usize),
    }
}

/// The easy siege of a day, in addition to the usual one: won in one or two moves. It may be harder
/// than a usual one that is won at once. `None` only if no puzzle is shipped.
pub fn easy_siege(day: u32) -> Option<&'static Puzzle> {
    turn(&sieges().easy, day as usize)
}

/// All puzzles that may be a siege of this day: the usual one, its easier replacements and the easy
/// one.
pub fn sieges_of(day: u32) -> impl Iterator<Item = &'static Puzzle> {
    EASINGS.into_iter().filter_map(move |easier| eased_siege(day, easier)).chain(easy_siege(day))
}

/// The weekday of a day counted from the first of January 1970: 0 for Monday to 6 for Sunday.
pub fn weekday(day: u32) -> usize {
    (day + FIRST_DAY) as usize % WEEK
}

/// The puzzle for this turn of a rotation; `None` if there are no puzzles.
fn turn(puzzles: &[&'static Puzzle], turn: usize) -> Option<&'static Puzzle> {
    puzzles.get((turn * STRIDE) % puzzles.len().max(1)).copied()
}

fn sieges() -> &'static Sieges {
    static SIEGES: OnceLock<Sieges> = OnceLock::new();
    SIEGES.get_or_init(|| {
        let book = Book::of(Variant::STANDARD).map(Book::puzzles).unwrap_or_default();
        // Every other win in one or two moves is reserved for the easy sieges.
        let (mut easy, mut week): (Vec<&Puzzle>, Vec<&Puzzle>) = (Vec::new(), Vec::new());
        for moves in 1..=2 {
            let wins = book.iter().filter(|puzzle| is_win(puzzle) && puzzle.win_in == moves);
            for (n, puzzle) in wins.enumerate() {
                if n % 2 == 0 { easy.push(puzzle) } else { week.push(puzzle) }
            }
        }
        easy.sort_by(|one, other| one.id.cmp(&other.id));
        let longer = |puzzle: &&Puzzle| {
            puzzle.kind == PuzzleKind::Hold || is_win(puzzle) && puzzle.win_in > 2
        };
        week.extend(book.iter().filter(longer));
        let (monday, mut rest): (Vec<&Puzzle>, Vec<&Puzzle>) =
            week.into_iter().partition(|puzzle| is_win(puzzle) && puzzle.win_in == 1);
        // By difficulty: six parts of the same size, for the other days.
        rest.sort_by_key(|puzzle| (puzzle.grade, puzzle.rating));
        let part = |n: usize| match n {
            0 => monday.clone(),
            n => rest[rest.len() * (n - 1) / (WEEK - 1)..rest.len() * n / (WEEK - 1)].to_vec(),
        };
        let parts: [Vec<&Puzzle>; WEEK] = std::array::from_fn(|n| {
            let mut part = part(n);
            part.sort_by(|one, other| one.id.cmp(&other.id));
            part
        });
        // Every other puzzle is reserved for days on which the siege is eased.
        let take = |reserved: bool| {
            std::array::from_fn(|n| {
                let part = parts[n].iter().enumerate();
                part.filter(|(n, _)| (n % 2 == 0) == reserved).map(|(_, puzzle)| *puzzle).collect()
            })
        };
        Sieges { week: take(false), eased: take(true), easy }
    })
}

fn is_win(puzzle: &Puzzle) -> bool {
    puzzle.kind == PuzzleKind::Win
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// A Monday, counted in days from the first of January 1970.
    const MONDAY: u32 = 20_605;

    fn id(puzzle: &Puzzle) -> &str {
        &puzzle.id
    }

    #[test]
    fn an_eased_siege_is_no_other_siege_of_two_years() {
        let usual: HashSet<&str> = (MONDAY..MONDAY + 1_460).filter_map(siege).map(id).collect();
        for (day, easier) in (MONDAY..MONDAY + 730).flat_map(|day| [(day, 3), (day, 6)]) {
            let puzzle = eased_siege(day, easier).expect("there are puzzles");
            let same = siege(day).map(id) == Some(&*puzzle.id);
            assert!(same || !usual.contains(&*puzzle.id), "{day}: {}", puzzle.id);
        }
        let month: HashSet<&str> =
            (MONDAY..MONDAY + 30).filter_map(|day| eased_siege(day, 6)).map(id).collect();
        assert!(month.len() >= 20, "{} of 30", month.len());
    }

    #[test]
    fn sieges_get_harder_from_monday_to_sunday() {
        for week in 0..200 {
            let days = (0..7).map(|day| siege(MONDAY + 7 * week + day).expect("there are puzzles"));
            let days: Vec<&Puzzle> = days.collect();
            assert!(is_win(days[0]) && days[0].win_in == 1, "{}", days[0].id);
            let hard: Vec<_> = days[1..].iter().map(|day| (day.grade, day.rating)).collect();
            assert!(hard.is_sorted(), "week {week}: {hard:?}");
            assert!(days[6].grade >= 4 && days[6].grade > days[1].grade, "week {week}: {hard:?}");
        }
    }

    #[test]
    fn each_day_has_an_easy_siege_and_easier_ones_that_are_no_other_siege_of_the_day() {
        for day in MONDAY..MONDAY + 700 {
            let easy = easy_siege(day).expect("there are puzzles");
            assert!(is_win(easy) && easy.win_in <= 2, "{}", easy.id);
            let levels = EASINGS.map(|easier| {
                let puzzle = eased_siege(day, easier).expect("there are puzzles");
                assert_ne!(puzzle.id, easy.id);
                (puzzle.grade, puzzle.rating)
            });
            assert!(weekday(day) <= 3 || levels[0] > levels[1], "{day}: {levels:?}");
            let monday = eased_siege(day, 6).expect("there are puzzles");
            assert_eq!((monday.kind, monday.win_in), (PuzzleKind::Win, 1));
        }
    }

    #[test]
    fn no_siege_comes_again_before_all_of_its_weekday_have_come() {
        for level in 0..7 {
            let all = sieges().week[level].len() as u32;
            let days = (0..all).map(|week| siege(MONDAY + level as u32 + 7 * week));
            let seen: HashSet<&str> = days.flatten().map(|puzzle| puzzle.id.as_str()).collect();
            assert_eq!(seen.len() as u32, all, "weekday {level}");
        }
    }
}
