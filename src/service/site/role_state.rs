//! The state of a sign-in at Discord's website. A cookie holds it signed, and Discord returns it in
//! the address: whoever has both began the sign-in in this browser.

use super::address::Pages;
use super::key::{BYTES, read_hex, write_hex};
use crate::game::{Millis, Timestamp};
use crate::service::Service;

/// The time that a person has at Discord's website.
const LASTS: Millis = Millis::from_mins(10);

/// The purpose that is mixed into the signature.
const STATE: &str = "role-state";

/// The length of the random part, in bytes.
const RANDOM: usize = 16;

/// The length of the random part with the time, in bytes.
const BODY: usize = RANDOM + 8;

/// The state of a sign-in at Discord's website, as it is written.
#[derive(Clone, PartialEq, Eq)]
pub struct RoleState {
    /// The value of the cookie.
    pub cookie: String,
    /// The value in the address.
    pub state: String,
}

impl Pages {
    /// Returns the state of a sign-in that begins now.
    pub fn begin_role_state(&self, service: &Service) -> RoleState {
        let random: [u8; RANDOM] = service.keys.random_secret();
        let made = service.clock.now().as_millis().to_be_bytes();
        let body = [&random[..], &made].concat();
        let signature = self.key.sign_text(STATE, &body);
        RoleState {
            cookie: format!("{}{}", write_hex(&body), write_hex(&signature)),
            state: write_hex(&random),
        }
    }

    /// Returns true if a sign-in with this state began in the browser with this cookie, within ten
    /// minutes.
    pub fn fits_role_state(&self, cookie: &str, state: &str, now: Timestamp) -> bool {
        const WHOLE: usize = BODY + BYTES;
        let Some(whole) = read_hex::<WHOLE>(cookie) else { return false };
        let (body, signature) = whole.split_at(BODY);
        let (random, made) = body.split_at(RANDOM);
        let mut number = [0; 8];
        number.copy_from_slice(made);
        let made = Timestamp::from_millis(i64::from_be_bytes(number));
        self.key.verify_signature(STATE, body, signature)
            && now < made + LASTS
            && read_hex::<RANDOM>(state).is_some_and(|state| state == random)
    }
}
