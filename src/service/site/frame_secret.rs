//! The secret of a frame in which Discord shows the pages. A cookie holds it, and the pages hold a
//! key that follows from it. Whoever sends both reads the pages: another site in the same browser
//! sends the cookie alone.

use super::address::Pages;
use super::key::{read_hex, write_hex};
use crate::service::Service;

/// The length of the secret and of its key, in bytes.
const LENGTH: usize = 16;

/// The purpose that is mixed into the key of a frame.
const FRAME: &str = "frame";

/// The secret of a frame.
#[derive(Clone, PartialEq, Eq)]
pub struct FrameSecret([u8; LENGTH]);

impl FrameSecret {
    /// Returns a new random secret.
    pub fn new(service: &Service) -> FrameSecret {
        FrameSecret(service.keys.random_secret())
    }

    /// Reads the value of a cookie; `None` if it is no such secret.
    pub fn read(text: &str) -> Option<FrameSecret> {
        read_hex(text).map(FrameSecret)
    }

    /// Returns the value of the cookie. It is for the browser alone.
    pub fn reveal(&self) -> String {
        write_hex(&self.0)
    }
}

impl Pages {
    /// Returns the key of a frame, for its pages.
    pub fn frame_key(&self, secret: &FrameSecret) -> String {
        write_hex(&self.key.sign_text(FRAME, &secret.0)[..LENGTH])
    }

    /// Returns true if this is the key of the frame. Compares in constant time.
    pub fn fits_frame(&self, secret: &FrameSecret, key: &str) -> bool {
        read_hex::<LENGTH>(key).is_some_and(|key| self.key.verify_signature(FRAME, &secret.0, &key))
    }
}
