//! Encrypts a notification so that only one browser can read it: RFC 8291, as one record of RFC
//! 8188.

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use hkdf::Hkdf;
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey};
use sha2::Sha256;

/// The record size in the header, in bytes. Each message is one record of at most this size.
const RECORD: u32 = 4096;

/// The delimiter byte after the text of the last record.
const LAST: u8 = 2;

/// The keys of one browser's push subscription.
#[derive(Clone, Copy)]
pub struct BrowserKeys<'a> {
    /// The public key, an uncompressed point.
    pub public: &'a [u8],
    /// The secret shared with the browser.
    pub secret: &'a [u8],
}

/// Encrypts a text for a browser. `own` and `salt` must never have been used before. `None` if the
/// browser's key is no point of the curve, or if the encrypted text exceeds 4096 bytes.
pub fn seal_text(
    text: &[u8],
    browser: BrowserKeys<'_>,
    own: &SecretKey,
    salt: [u8; 16],
) -> Option<Vec<u8>> {
    let theirs = PublicKey::from_sec1_bytes(browser.public).ok()?;
    let public = own.public_key().to_sec1_point(false);
    let shared = own.diffie_hellman(&theirs);
    let info = [b"WebPush: info\0", browser.public, public.as_bytes()].concat();
    let mut input = [0; 32];
    Hkdf::<Sha256>::new(Some(browser.secret), shared.raw_secret_bytes())
        .expand(&info, &mut input)
        .ok()?;
    let keys = Hkdf::<Sha256>::new(Some(&salt), &input);
    let (mut key, mut nonce) = ([0; 16], [0; 12]);
    keys.expand(b"Content-Encoding: aes128gcm\0", &mut key).ok()?;
    keys.expand(b"Content-Encoding: nonce\0", &mut nonce).ok()?;
    let padded = [text, &[LAST]].concat();
    let sealed = Aes128Gcm::new(&key.into()).encrypt(&Nonce::from(nonce), &padded[..]).ok()?;
    if sealed.len() > RECORD as usize {
        return None;
    }
    let length = u8::try_from(public.as_bytes().len()).ok()?;
    Some([&salt[..], &RECORD.to_be_bytes(), &[length], public.as_bytes(), &sealed].concat())
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may fail")]
mod tests {
    use base64::Engine;
    use base64::prelude::BASE64_URL_SAFE_NO_PAD;

    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64_URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    #[test]
    fn the_example_of_the_standard_is_sealed_the_same() {
        let public = bytes(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        );
        let browser = BrowserKeys { public: &public, secret: &bytes("BTBZMqHH6r4Tts7J_aSIgg") };
        let own = bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw");
        let own = SecretKey::from_slice(&own).unwrap();
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let text = b"When I grow up, I want to be a watermelon";
        let sealed = seal_text(text, browser, &own, salt).unwrap();
        assert_eq!(
            BASE64_URL_SAFE_NO_PAD.encode(sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
        let nothing = BrowserKeys { public: &[4; 65], ..browser };
        assert!(seal_text(text, nothing, &own, salt).is_none());
        assert!(seal_text(&[0; 4096], browser, &own, salt).is_none());
    }
}
