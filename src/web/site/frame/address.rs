//! Builds addresses with a query, and names paths that several files need.

/// The path of the page of a person's settings.
pub const SETTINGS: &str = "/me/settings";

/// The path, within Discord, to which a frame sends a code of Discord's sign-in.
pub const SESSION_CODE: &str = "/session/code";

/// Returns a path with a query, to which more values can be appended. Empty values are left out.
pub fn address_with(path: &str, query: &[(&str, &str)]) -> String {
    extend_address(&format!("{path}?"), query)
}

/// Returns an address that has a query, with more values in it. Empty values are left out.
pub fn extend_address(address: &str, query: &[(&str, &str)]) -> String {
    let mut text = address.to_owned();
    for (name, value) in query.iter().filter(|(_, value)| !value.is_empty()) {
        if !text.ends_with('?') {
            text.push('&');
        }
        text += name;
        text.push('=');
        encode(value, &mut text);
    }
    text
}

/// Appends a value to `text`, percent-encoded so that it is safe in a query.
fn encode(value: &str, text: &mut String) {
    for byte in value.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b';' | b',' | b'/' => {
                text.push(byte.into())
            }
            byte => *text += &format!("%{byte:02X}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_end_nothing_in_an_address() {
        let query = [("v", "hex"), ("l", ""), ("p", "8/T7 r"), ("m", "a1-c3;d7&x=ä")];
        assert_eq!(
            address_with("/board", &query),
            "/board?v=hex&p=8/T7%20r&m=a1-c3;d7%26x%3D%C3%A4"
        );
        assert_eq!(address_with("/board", &[]), "/board?");
    }
}
