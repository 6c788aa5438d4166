//! Rankings, how ratings moved, and how games end.

use crate::service::Statistics;
use crate::texts::{Texts, Value};

/// How the games of a variant end.
pub fn statistics_line(texts: Texts, one: &Statistics) -> String {
    let variant = one.variant.as_ref().and_then(|text| text.parse().ok()).map(|variant| texts.variant_name(variant));
    let share = |part: i64| (100.0 * part as f64 / one.games.max(1) as f64).round() as i64;
    let args = [
        ("all", Value::from(if variant.is_none() { "yes" } else { "no" })),
        ("variant", variant.unwrap_or_default().into()),
        ("games", one.games.into()),
        ("first", share(one.first).into()),
        ("drawn", share(one.drawn).into()),
        ("breakthrough", share(one.breakthrough).into()),
        ("stalemate", share(one.stalemate).into()),
        ("average", ((one.plies as f64 / one.games.max(1) as f64).round() as i64).into()),
        ("shortest", one.shortest.into()),
        ("longest", one.longest.into()),
    ];
    texts.say_with("statistics-line", args)
}
