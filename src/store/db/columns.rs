//! Conversion between the bot's types and database columns and rows.
//!
//! The derive macro of sqlx would compile sqlx, its drivers and SQLite a second time for the build
//! host, so the macro [`columns`] writes `FromRow` from a list of fields and columns.

use std::str::FromStr;

use murus_gallicus::{Reason, Seat, Variant};
use sqlx::any::AnyTypeInfo;
use sqlx::error::BoxDynError;
use sqlx::{Any, Database, Decode, Type};

use crate::game::{
    Chair, ChallengeState, ContestId, ContestState, CupForm, Day, EntrantPart, Excuse, GameId,
    HostSide, Millis, PlayerId, Pool, ReminderStage, Ruling, Seq, ShiftKind, SiegeId, Team,
    TimeControl, Timestamp,
};
use crate::ids::{CalendarEntryId, ChannelId, CommandId, MessageId, ServerId, UserId};

/// A flag, stored as 0 or 1.
pub(in crate::store) struct Flag(pub bool);

/// A number that is never negative, stored as BIGINT.
pub(in crate::store) struct Int<T>(pub T);

/// A value of a type from another package, stored as text.
pub(in crate::store) struct StoredText<T>(pub T);

/// A value of a type from another package, stored as text. `None` is stored as NULL.
pub(in crate::store) struct StoredOption<T>(pub Option<T>);

impl<T> Type<Any> for StoredOption<T>
where
    StoredText<T>: Type<Any>,
{
    fn type_info() -> AnyTypeInfo {
        <StoredText<T> as Type<Any>>::type_info()
    }

    fn compatible(info: &AnyTypeInfo) -> bool {
        <Option<StoredText<T>> as Type<Any>>::compatible(info)
    }
}

impl<'r, T> Decode<'r, Any> for StoredOption<T>
where
    StoredText<T>: Type<Any> + Decode<'r, Any>,
{
    fn decode(value: <Any as Database>::ValueRef<'r>) -> Result<Self, BoxDynError> {
        let text = <Option<StoredText<T>> as Decode<'r, Any>>::decode(value)?;
        Ok(StoredOption(text.map(|StoredText(value)| value)))
    }
}

/// A list of words without spaces, stored as one text with spaces between the words.
pub(in crate::store) struct StoredWords(pub Vec<String>);

/// A value that may be unreadable: `None` if the column holds another type, as SQLite permits.
pub(in crate::store) struct Lenient<T>(pub Option<T>);

impl<T: Type<Any>> Type<Any> for Lenient<T> {
    fn type_info() -> AnyTypeInfo {
        T::type_info()
    }

    fn compatible(_: &AnyTypeInfo) -> bool {
        true
    }
}

impl<'r, T: Decode<'r, Any>> Decode<'r, Any> for Lenient<T> {
    fn decode(value: <Any as Database>::ValueRef<'r>) -> Result<Self, BoxDynError> {
        Ok(Lenient(T::decode(value).ok()))
    }
}

/// Stores types as values of a base type: for each type, how to read and how to write it.
macro_rules! stored_as {
    ($base:ty { $($name:ty: $read:expr, $write:expr;)+ }) => {$(
        impl sqlx::Type<sqlx::Any> for $name {
            fn type_info() -> sqlx::any::AnyTypeInfo {
                <$base as sqlx::Type<sqlx::Any>>::type_info()
            }

            fn compatible(info: &sqlx::any::AnyTypeInfo) -> bool {
                <$base as sqlx::Type<sqlx::Any>>::compatible(info)
            }
        }

        impl sqlx::Encode<'_, sqlx::Any> for $name {
            fn encode_by_ref(
                &self,
                buffer: &mut <sqlx::Any as sqlx::Database>::ArgumentBuffer,
            ) -> Result<sqlx::encode::IsNull, sqlx::error::BoxDynError> {
                let write: fn(&$name) -> $base = $write;
                <$base as sqlx::Encode<sqlx::Any>>::encode(write(self), buffer)
            }
        }

        impl<'r> sqlx::Decode<'r, sqlx::Any> for $name {
            fn decode(
                value: <sqlx::Any as sqlx::Database>::ValueRef<'r>,
            ) -> Result<Self, sqlx::error::BoxDynError> {
                let read: fn($base) -> Result<$name, sqlx::error::BoxDynError> = $read;
                read(<$base as sqlx::Decode<sqlx::Any>>::decode(value)?)
            }
        }
    )+};
}

pub(in crate::store) use stored_as;

stored_as!(i64 {
    GameId: |id| Ok(GameId(id)), |id| id.0;
    PlayerId: |id| Ok(PlayerId(id)), |id| id.0;
    SiegeId: |id| Ok(SiegeId(id)), |id| id.0;
    ContestId: |id| Ok(ContestId(id)), |id| id.0;
    Timestamp: |millis| Ok(Timestamp::from_millis(millis)), |at| at.as_millis();
    Millis: |millis| Ok(Millis::from_millis(millis)), |span| span.as_millis();
    UserId: |id| Ok(read_snowflake(id)), |id| stored_id(*id);
    ChannelId: |id| Ok(read_snowflake(id)), |id| stored_id(*id);
    MessageId: |id| Ok(read_snowflake(id)), |id| stored_id(*id);
    CommandId: |id| Ok(read_snowflake(id)), |id| stored_id(*id);
    CalendarEntryId: |id| Ok(read_snowflake(id)), |id| stored_id(*id);
    ServerId: |id| Ok(read_snowflake(id)), |id| stored_id(*id);
    Flag: |number| Ok(Flag(number != 0)), |flag| i64::from(flag.0);
    Day: |number| Ok(Day(number.try_into()?)), |day| i64::from(day.0);
    Seq: |number| Ok(Seq(number.try_into()?)), |seq| i64::from(seq.0);
    Chair: read_chair, |chair| chair.index() as i64;
    Int<usize>: |number| Ok(Int(number.try_into()?)), |number| number.0 as i64;
});

stored_as!(String {
    TimeControl: |text| Ok(text.parse()?), |time| time.to_string();
    StoredText<Variant>: |text| parse_text(&text), |variant| variant.0.to_string();
    StoredText<Seat>: |text| read_word(text, |word| Seat::from_word(word).map(StoredText)), |seat| seat.0.word().to_owned();
    StoredText<Reason>: |text| read_word(text, |word| Reason::from_word(word).map(StoredText)), |reason| reason.0.word().to_owned();
    StoredWords: |text| Ok(StoredWords(text.split_whitespace().map(str::to_owned).collect())), |words| words.0.join(" ");
    ChallengeState: |text| read_word(text, ChallengeState::from_word), |state| state.word().to_owned();
    ContestState: |text| read_word(text, ContestState::from_word), |state| state.word().to_owned();
    CupForm: |text| read_word(text, CupForm::from_word), |form| form.word().to_owned();
    ShiftKind: |text| read_word(text, ShiftKind::from_word), |kind| kind.word().to_owned();
    HostSide: |text| read_word(text, HostSide::from_word), |side| side.word().to_owned();
    Team: |text| read_word(text, Team::from_word), |team| team.word().to_owned();
    EntrantPart: |text| read_word(text, EntrantPart::from_word), |part| part.word().to_owned();
    Ruling: |text| read_word(text, Ruling::from_word), |ruling| ruling.word().to_owned();
    Excuse: |text| read_word(text, Excuse::from_word), |excuse| excuse.word().to_owned();
    Pool: |text| read_word(text, Pool::from_word), |pool| pool.word().to_owned();
    ReminderStage: |text| read_word(text, ReminderStage::from_word), |stage| stage.word().to_owned();
});

/// Returns the stored form of a Discord id: the i64 with the same bits.
pub(in crate::store) fn stored_id(id: impl Into<u64>) -> i64 {
    id.into().cast_signed()
}

/// Returns the Discord id of a stored i64, with the same bits.
pub(in crate::store) fn read_snowflake<I: From<u64>>(id: i64) -> I {
    I::from(id.cast_unsigned())
}

fn read_chair(number: i64) -> Result<Chair, BoxDynError> {
    Chair::from_index(number.try_into()?)
        .ok_or_else(|| format!("no chair has the number {number}").into())
}

fn parse_text<T: FromStr<Err: Into<BoxDynError>>>(
    text: &str,
) -> Result<StoredText<T>, BoxDynError> {
    text.parse().map(StoredText).map_err(Into::into)
}

/// Reads a value from its stored word. Fails with the text if it is no such word.
pub(in crate::store) fn read_word<T>(
    text: String,
    read: impl Fn(&str) -> Option<T>,
) -> Result<T, BoxDynError> {
    read(&text).ok_or_else(|| text.into())
}

/// An error that says why a row cannot be read, for a `FromRow` written by hand.
pub(in crate::store) fn unreadable_row(why: impl Into<BoxDynError>) -> sqlx::Error {
    sqlx::Error::Decode(why.into())
}

/// Implements `FromRow` for a type, from a list of fields with their columns. `Flag("column")`
/// unwraps a value. `..` reads a field from several columns. `?("column")` does so only if that
/// column is not NULL. `[]` leaves the field at its default.
macro_rules! columns {
    ($name:ty { $($field:ident = $kind:tt $(($column:literal))?),+ $(,)? }) => {
        impl sqlx::FromRow<'_, sqlx::any::AnyRow> for $name {
            fn from_row(row: &sqlx::any::AnyRow) -> sqlx::Result<Self> {
                $(let $field = columns!(@read row, $kind $(($column))?);)+
                Ok(Self { $($field),+ })
            }
        }
    };
    (@read $row:ident, ?($column:literal)) => {
        match sqlx::ValueRef::is_null(&sqlx::Row::try_get_raw($row, $column)?) {
            true => None,
            false => Some(sqlx::FromRow::from_row($row)?),
        }
    };
    (@read $row:ident, []) => { Default::default() };
    (@read $row:ident, ..) => { sqlx::FromRow::from_row($row)? };
    (@read $row:ident, $column:literal) => { sqlx::Row::try_get($row, $column)? };
    (@read $row:ident, $wrap:ident($column:literal)) => {{
        let $wrap(value) = sqlx::Row::try_get($row, $column)?;
        value
    }};
}

pub(in crate::store) use columns;
