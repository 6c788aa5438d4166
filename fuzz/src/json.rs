//! Mutates JSON so that it stays JSON: it tests the content, not the parser.

use serde_json::{Map, Value, json};

/// Varies an input in place and answers with its new length: one place of its JSON is dropped,
/// doubled, replaced, or varied as bytes are. Text that is no JSON is varied as bytes.
pub fn vary(data: &mut [u8], size: usize, most: usize, seed: u32) -> usize {
    let Ok(mut whole) = serde_json::from_slice::<Value>(&data[..size]) else {
        return libfuzzer_sys::fuzzer_mutate(data, size, most);
    };
    let mut chance = Chance(u64::from(seed));
    let mut places = Vec::new();
    collect(&whole, String::new(), &mut places);
    let place = &places[chance.below(places.len())];
    let other = whole.pointer(&places[chance.below(places.len())]).cloned().unwrap_or_default();
    match chance.below(8) {
        0 => remove(&mut whole, place),
        1 => {
            if let Some(Value::Array(values)) = whole.pointer_mut(place) {
                values.push(other);
            }
        }
        2 => put(&mut whole, place, other),
        3 | 4 => put(&mut whole, place, hostile(&mut chance)),
        _ => {
            let value = whole.pointer(place).cloned().unwrap_or_default();
            put(&mut whole, place, varied(value, &mut chance));
        }
    }
    let written = whole.to_string();
    if written.len() > most {
        return size;
    }
    data[..written.len()].copy_from_slice(written.as_bytes());
    written.len()
}

/// Every place of a value, as a JSON pointer.
fn collect(value: &Value, at: String, places: &mut Vec<String>) {
    let deeper: Vec<(String, &Value)> = match value {
        Value::Object(fields) => {
            let name = |name: &String| name.replace('~', "~0").replace('/', "~1");
            fields.iter().map(|(key, value)| (name(key), value)).collect()
        }
        Value::Array(values) => {
            values.iter().enumerate().map(|(n, value)| (n.to_string(), value)).collect()
        }
        _ => Vec::new(),
    };
    for (name, value) in deeper {
        collect(value, format!("{at}/{name}"), places);
    }
    places.push(at);
}

/// Whether any text of a value, the names of fields aside, is such a one.
pub fn any_text(value: &Value, is_such: &impl Fn(&str) -> bool) -> bool {
    match value {
        Value::String(text) => is_such(text),
        Value::Array(values) => values.iter().any(|value| any_text(value, is_such)),
        Value::Object(fields) => fields.values().any(|value| any_text(value, is_such)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

fn put(whole: &mut Value, place: &str, value: Value) {
    if let Some(old) = whole.pointer_mut(place) {
        *old = value;
    }
}

fn remove(whole: &mut Value, place: &str) {
    let Some((parent, name)) = place.rsplit_once('/') else { return };
    match whole.pointer_mut(parent) {
        Some(Value::Object(fields)) => {
            drop(fields.remove(&name.replace("~1", "/").replace("~0", "~")))
        }
        Some(Value::Array(values)) => drop(name.parse().map(|n: usize| values.remove(n))),
        _ => {}
    }
}

/// Unusual values.
fn hostile(chance: &mut Chance) -> Value {
    let values = [
        Value::Null,
        Value::Object(Map::new()),
        json!([]),
        json!(""),
        json!("0"),
        json!(0),
        json!(-1),
        json!(true),
        json!(1e300),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(u64::MAX.to_string()),
        json!("9223372036854775808"),
        json!("\u{0}\u{202e}\u{2028}\r\n`*_|[a](b)"),
        json!("e\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}"),
        json!("a".repeat(5_000)),
        json!("2999-12-31T23:59:59.999999+00:00"),
        json!("1969-12-31T23:59:59Z"),
    ];
    values[chance.below(values.len())].clone()
}

/// Something like it.
fn varied(value: Value, chance: &mut Chance) -> Value {
    match value {
        Value::String(text) => {
            let length = text.len();
            let most = text.len() + 64;
            let mut bytes = text.into_bytes();
            bytes.resize(most, 0);
            let length = libfuzzer_sys::fuzzer_mutate(&mut bytes, length, most);
            Value::String(String::from_utf8_lossy(&bytes[..length]).into_owned())
        }
        Value::Number(number) => {
            let by = 1_i64 << chance.below(40);
            json!(number.as_i64().unwrap_or_default().wrapping_add(by - (1 << 20)))
        }
        Value::Bool(flag) => Value::Bool(!flag),
        Value::Array(mut values) => {
            let by = 1.min(values.len());
            values.rotate_left(by);
            Value::Array(values)
        }
        other => other,
    }
}

/// Chance from a seed: the same seed gives the same variations.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}
