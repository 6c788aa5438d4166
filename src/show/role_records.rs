//! The records by which servers give roles (Discord's linked roles): the same five for Discord and
//! for the page that shows a person what was sent.

use crate::service::RoleFigures;

/// A record by which servers give roles.
pub struct RoleRecord {
    /// The name of the record at Discord.
    pub key: &'static str,
    /// The id of the text that names the record.
    pub text: &'static str,
    /// The kind of the record.
    pub kind: RecordKind,
    /// Returns the value of a person: for [`RecordKind::Flag`] 0 or 1.
    pub read: fn(&RoleFigures) -> i64,
}

/// How servers compare a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordKind {
    /// A number that has to be at least as high as the server says.
    AtLeast,
    /// Yes or no.
    Flag,
}

/// All records. Discord takes five at most.
pub const ROLE_RECORDS: [RoleRecord; 5] = [
    RoleRecord {
        key: "rating",
        text: "role-rating",
        kind: RecordKind::AtLeast,
        read: |own| own.rating,
    },
    RoleRecord {
        key: "games",
        text: "role-games",
        kind: RecordKind::AtLeast,
        read: |own| own.games,
    },
    RoleRecord {
        key: "puzzle_rating",
        text: "role-puzzle-rating",
        kind: RecordKind::AtLeast,
        read: |own| own.puzzle_rating,
    },
    RoleRecord {
        key: "streak",
        text: "role-streak",
        kind: RecordKind::AtLeast,
        read: |own| own.streak,
    },
    RoleRecord {
        key: "champion",
        text: "role-champion",
        kind: RecordKind::Flag,
        read: |own| i64::from(own.champion),
    },
];
