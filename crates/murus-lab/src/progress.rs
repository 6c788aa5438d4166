//! Progress bars on standard error.

use indicatif::{ProgressBar, ProgressStyle};

/// Makes a progress bar of this many steps, with a text in front of it.
pub fn bar(steps: u64, words: String) -> ProgressBar {
    let style =
        ProgressStyle::with_template("{msg:30} {wide_bar} {pos}/{len} {elapsed} (eta {eta})");
    let bar = ProgressBar::new(steps).with_message(words);
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
