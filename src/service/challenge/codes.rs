//! The codes by which another server comes into a team match, or a channel of it into a game. A
//! code has 71 random bits; only its hash is stored.

use crate::service::handle::Service;
use crate::service::site::key::hash;

/// The characters of codes: no vowels, so that they form no words, and none that look alike.
const LETTERS: &[u8; 28] = b"23456789bcdfghjkmnpqrstvwxyz";

/// The number of characters in a code.
const LONG: usize = 15;

/// The number of characters in a group of a code. Hyphens separate the groups.
const GROUP: usize = 5;

/// A new code, such as `k3f9x-2bcdf-7hjkm`, and the hash under which it is stored.
pub(in crate::service) struct DrawnCode {
    /// The code, for the person who gives it to another server.
    pub text: String,
    /// The hash.
    pub hash: String,
}

/// Draws a new random code.
pub(in crate::service) fn draw_code(service: &Service) -> DrawnCode {
    let text = write_code(u128::from_be_bytes(service.random_secret()));
    DrawnCode { hash: hash(read_letters(&text).as_bytes()), text }
}

/// Writes a random number as a code.
fn write_code(mut random: u128) -> String {
    let mut code = String::with_capacity(LONG + LONG / GROUP);
    for n in 0..LONG {
        if n > 0 && n % GROUP == 0 {
            code.push('-');
        }
        let letters = LETTERS.len() as u128;
        code.push(char::from(LETTERS[(random % letters) as usize]));
        random /= letters;
    }
    code
}

/// Returns the hash under which a code is stored. Capital letters, spaces and hyphens do not
/// matter. `None` if the text is no code.
pub(in crate::service) fn hash_code(text: &str) -> Option<String> {
    let code = read_letters(text);
    let known = code.len() == LONG && code.bytes().all(|letter| LETTERS.contains(&letter));
    known.then(|| hash(code.as_bytes()))
}

/// Returns the letters and digits of a typed code, in small letters.
fn read_letters(text: &str) -> String {
    let letters = text.chars().filter(char::is_ascii_alphanumeric);
    letters.map(|letter| letter.to_ascii_lowercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = write_code(u128::MAX / 3);
        assert_eq!(code.len(), 17);
        let found = hash_code(&code);
        assert!(found.is_some());
        assert_eq!(hash_code(&format!(" {} ", code.to_uppercase().replace('-', " "))), found);
        assert_ne!(hash_code(&write_code(7)), found);
        for wrong in ["", "abc", "aaaaa-aaaaa-aaaaa", &format!("{code}2"), "ä2345-23456-2345"] {
            assert_eq!(hash_code(wrong), None, "{wrong}");
        }
    }
}
