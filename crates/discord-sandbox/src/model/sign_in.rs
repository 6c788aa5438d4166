//! Discord's sign-in (OAuth2): codes that people give to the application, and the tokens that it
//! gets for them.

use std::collections::{BTreeMap, HashMap};

use serde_json::Value;

/// The time for which a code can be exchanged, in ms.
const CODE_MS: i64 = 10 * 60 * 1000;

/// The permission that a person gives to the application.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Grant {
    pub user: u64,
    pub scopes: Vec<String>,
    /// The address to which Discord's website led back with the code. Empty for a code that
    /// Discord's client gave to an Activity.
    pub back: String,
}

/// The codes and tokens of people who signed in, and the application's secret.
#[derive(Debug, Default)]
pub(crate) struct SignIns {
    pub secret: String,
    codes: HashMap<String, (Grant, i64)>,
    tokens: HashMap<String, Grant>,
    /// The records by which servers give roles.
    pub role_records: Vec<Value>,
    /// The figures that the application sent for these records, by person.
    pub roles: BTreeMap<u64, Value>,
}

impl SignIns {
    pub fn add_code(&mut self, code: &str, grant: Grant, now: i64) {
        self.codes.insert(code.to_owned(), (grant, now));
    }

    /// Exchanges a code for this token. `None` if the code is unknown, was used, is too old, or
    /// came by another way back.
    pub fn exchange(&mut self, (code, back): (&str, &str), token: &str, now: i64) -> Option<Grant> {
        let (grant, made) = self.codes.remove(code)?;
        if now - made >= CODE_MS || grant.back != back {
            return None;
        }
        self.tokens.insert(token.to_owned(), grant.clone());
        Some(grant)
    }

    /// Returns what a token permits; `None` for an unknown one.
    pub fn grant_of(&self, token: &str) -> Option<&Grant> {
        self.tokens.get(token)
    }
}
