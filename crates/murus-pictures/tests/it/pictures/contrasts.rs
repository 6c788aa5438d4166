//! Contrast in lightness: of turf, the marks of the last move and words in every theme, measured as
//! in WCAG.
//! `cargo test -p murus-pictures contrasts -- --nocapture` prints a table for all kinds of colour
//! vision.

use murus_pictures::{Colours, Ink, Theme};

use super::themes::{EYES, Eyes, luminance};

fn contrast(one: Ink, other: Ink, eyes: Eyes) -> f64 {
    let one = luminance(one.0, eyes) + 0.05;
    let other = luminance(other.0, eyes) + 0.05;
    one.max(other) / one.min(other)
}

/// The grounds on which a move may be marked: turf, and the home cells of the first `sides` sides.
fn grounds(colours: &Colours, sides: usize) -> Vec<Ink> {
    let homes = colours.liveries[..sides].iter().map(|livery| livery.home);
    let homes = homes.flat_map(|home| colours.turf.map(|turf| turf.mixed(home, 55, 100)));
    colours.turf.into_iter().chain(homes).collect()
}

/// The least contrast of each kind, from 1 to 21.
struct Measured {
    turf: f64,
    /// The contrast of frame and ring with every ground: in games of two, and in games of several.
    last: [f64; 2],
    words: f64,
    credit: f64,
}

fn measured(theme: Theme, eyes: Eyes) -> Measured {
    let colours = theme.colours();
    let least = |values: Vec<f64>| values.into_iter().fold(f64::INFINITY, f64::min);
    let last = [(0, 2), (1, 4)].map(|(n, sides)| {
        let line = colours.traces[n].line;
        least(
            grounds(colours, sides)
                .into_iter()
                .map(|ground| contrast(line, ground, eyes))
                .collect(),
        )
    });
    Measured {
        turf: contrast(colours.turf[0], colours.turf[1], eyes),
        last,
        words: least(
            [colours.text, colours.quiet].map(|ink| contrast(ink, colours.frame, eyes)).to_vec(),
        ),
        credit: contrast(colours.faint, colours.frame, eyes),
    }
}

#[test]
#[expect(clippy::print_stdout, reason = "the table is for people who change a theme")]
fn everything_is_visible_in_grey_and_with_every_colour_vision() {
    println!("{:14} {:14} turf  last  of several  words  credit", "theme", "eyes");
    for (theme, word) in Theme::WORDS {
        for (name, eyes) in EYES {
            let Measured { turf, last: [two, several], words, credit } = measured(theme, eyes);
            println!(
                "{word:14} {name:14} {turf:.2}  {two:.2}  {several:.2}        {words:.2}   {credit:.2}"
            );
            assert!((1.33..=1.47).contains(&turf), "{word}, {name}: turf {turf:.3}");
            assert!(
                two >= 1.3 && several >= 1.3,
                "{word}, {name}: last move {two:.2}, {several:.2}"
            );
            assert!(words >= 4.5 && credit >= 4.5, "{word}, {name}: words {words:.2}, {credit:.2}");
        }
        let turf = measured(theme, EYES[0].1).turf;
        assert!((1.35..=1.45).contains(&turf), "{word}: turf {turf:.3}");
    }
}
