//! Signed links: they sign one person in, once, within ten minutes.

use super::address::Pages;
use super::key::{BYTES, PageKey, read_hex, write_hex};
use crate::game::{GameId, Millis, Timestamp};
use crate::ids::{ChannelId, UserId};
use crate::service::Service;

/// The time for which a link can be used.
const LASTS: Millis = Millis::from_mins(10);

/// The version of the format of links.
const VERSION: u8 = 1;

/// The purpose that is mixed into the signature of a link.
const LINK: &str = "link";

/// The length of a link before its signature, in bytes: its version, whether it leads to a game,
/// four numbers, and its nonce.
const BODY: usize = 2 + 4 * 8 + NONCE;

/// The length of a nonce, which tells links apart, in bytes.
const NONCE: usize = 8;

/// A link that signs a person in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SignInLink {
    /// The person.
    pub person: UserId,
    /// The channel in which the person asked for the link.
    pub channel: ChannelId,
    /// The game to which the link leads; `None` if it leads to none.
    pub game: Option<GameId>,
    /// The time at which the link was made.
    pub made: Timestamp,
    /// The random bytes that make this link unlike all others.
    pub nonce: [u8; NONCE],
}

/// A reason why a link cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadLink {
    /// The link is older than ten minutes.
    Expired,
    /// The link was used before.
    Used,
    /// The person of the link signed out everywhere or deleted their data since, or the records
    /// went back to an earlier state.
    Ended,
    /// The link was not signed with the key of this database, or is malformed.
    Forged,
}

/// The purpose that is mixed into the signature of a person's id.
const PERSON: &str = "person";

/// The name under which it is stored that the links of all people are dead.
const EVERYBODY: &str = "everybody";

/// Returns the name under which it is stored that the links of a person, or of all people if
/// `None`, are dead. Without the key the name does not tell who the person is. It is deleted when
/// the last of these links is too old.
pub(super) fn name_owner(key: &PageKey, person: Option<UserId>) -> String {
    person.map_or_else(
        || EVERYBODY.to_owned(),
        |person| write_hex(&key.sign_text(PERSON, &person.0.to_be_bytes())),
    )
}

/// Returns the time from which links that are made now can no longer be used.
pub(super) fn last_use(now: Timestamp) -> Timestamp {
    now + LASTS
}

impl SignInLink {
    /// Returns the time from which the link can no longer be used.
    pub(super) fn until(&self) -> Timestamp {
        last_use(self.made)
    }

    fn body(&self) -> Vec<u8> {
        let game = self.game.map_or(0, |game| game.0);
        let numbers = [
            self.person.0,
            self.channel.0,
            game.cast_unsigned(),
            self.made.as_millis().cast_unsigned(),
        ];
        let numbers = numbers.iter().flat_map(|number| number.to_be_bytes());
        [VERSION, u8::from(self.game.is_some())]
            .into_iter()
            .chain(numbers)
            .chain(self.nonce)
            .collect()
    }
}

impl Pages {
    /// Returns the address of a link. Its token is in the fragment, which no server and no log
    /// sees.
    pub fn link_address(&self, link: &SignInLink) -> String {
        let body = link.body();
        let signature = self.key.sign_text(LINK, &body);
        format!("{}/in#{}{}", self.url(), write_hex(&body), write_hex(&signature))
    }

    /// Returns the address of a fresh link that signs a person in, and leads to `game` if there is
    /// one. `channel` is where the person asks for the link.
    pub fn way_in(
        &self,
        service: &Service,
        person: UserId,
        channel: ChannelId,
        game: Option<GameId>,
    ) -> String {
        let made = service.clock.now();
        let nonce = service.keys.random_secret();
        self.link_address(&SignInLink { person, channel, game, made, nonce })
    }

    /// Reads the token of a link. Fails if it is not ours, or too old. Whether it was used is not
    /// checked here.
    pub fn read_link(&self, token: &str, now: Timestamp) -> Result<SignInLink, BadLink> {
        let link = self.read_signed_link(token).ok_or(BadLink::Forged)?;
        if now >= link.until() { Err(BadLink::Expired) } else { Ok(link) }
    }

    /// Reads the token of a link of any age. It may be too old to sign a person in. `None` if it is
    /// not ours.
    pub fn read_signed_link(&self, token: &str) -> Option<SignInLink> {
        const WHOLE: usize = BODY + BYTES;
        let whole: [u8; WHOLE] = read_hex(token)?;
        let (body, signature) = whole.split_at(BODY);
        if !self.key.verify_signature(LINK, body, signature) || body[0] != VERSION {
            return None;
        }
        let number = |n: usize| {
            let mut number = [0; 8];
            number.copy_from_slice(&body[2 + 8 * n..][..8]);
            u64::from_be_bytes(number)
        };
        let mut nonce = [0; NONCE];
        nonce.copy_from_slice(&body[BODY - NONCE..]);
        let game = (body[1] == 1).then(|| GameId(number(2).cast_signed()));
        let made = Timestamp::from_millis(number(3).cast_signed());
        Some(SignInLink {
            person: UserId(number(0)),
            channel: ChannelId(number(1)),
            game,
            made,
            nonce,
        })
    }
}
