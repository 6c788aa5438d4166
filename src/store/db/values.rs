//! Lists of columns with their values, for statements that write many of them.
//!
//! sqlx's `QueryBuilder` does not support `Any`: it writes `?`, but PostgreSQL needs `$1`.

use sqlx::any::AnyArguments;
use sqlx::error::BoxDynError;
use sqlx::{Any, Arguments, AssertSqlSafe, Encode, Type};

use crate::store::db::{Conn, StoreError};

/// The columns that a statement writes, and the conditions on the rows to update.
#[derive(Default)]
pub(in crate::store) struct Values {
    /// The columns to write, each with an SQL expression that contains the placeholder of its
    /// value.
    columns: Vec<(&'static str, String)>,
    /// The columns that identify the rows of an update, each with the placeholder of its value.
    keys: Vec<(&'static str, String)>,
    /// The number of columns in each row, if several rows are inserted.
    width: Option<usize>,
    arguments: AnyArguments,
    failed: Option<BoxDynError>,
}

impl Values {
    /// Makes an empty list of columns.
    pub(in crate::store) fn new() -> Values {
        Values::default()
    }

    /// Makes a list of rows to insert. `row` adds the columns of one item, the same ones in the
    /// same order for each.
    pub(in crate::store) fn rows<I>(
        items: impl IntoIterator<Item = I>,
        row: impl Fn(Values, I) -> Values,
    ) -> Values {
        let mut values = Values::new();
        for item in items {
            values = row(values, item);
            values.width.get_or_insert(values.columns.len());
        }
        values
    }

    /// Adds a column and its value.
    pub(in crate::store) fn set<'q, T: Encode<'q, Any> + Type<Any>>(
        self,
        column: &'static str,
        value: T,
    ) -> Values {
        self.set_as(column, "?", value)
    }

    /// Adds a column and an SQL expression in which `?` stands for the value.
    pub(in crate::store) fn set_as<'q, T>(
        mut self,
        column: &'static str,
        expression: &str,
        value: T,
    ) -> Values
    where
        T: Encode<'q, Any> + Type<Any>,
    {
        let expression = expression.replace('?', &self.placeholder(value));
        self.columns.push((column, expression));
        self
    }

    /// Adds a column and an SQL expression without a bound value.
    pub(in crate::store) fn set_to(mut self, column: &'static str, expression: &str) -> Values {
        self.columns.push((column, expression.to_owned()));
        self
    }

    /// Restricts an update to rows in which a column has this value.
    pub(in crate::store) fn where_equal<'q, T: Encode<'q, Any> + Type<Any>>(
        mut self,
        column: &'static str,
        value: T,
    ) -> Values {
        let place = self.placeholder(value);
        self.keys.push((column, place));
        self
    }

    /// Inserts the rows. `conflict` is the `ON CONFLICT` clause, or empty. Returns the number of
    /// rows written.
    pub(in crate::store) async fn insert(
        self,
        conn: &mut Conn,
        table: &str,
        conflict: &str,
    ) -> Result<u64, StoreError> {
        if self.columns.is_empty() {
            return Ok(0);
        }
        let width = self.width.unwrap_or(self.columns.len());
        let names: Vec<&str> = self.columns[..width].iter().map(|(name, _)| *name).collect();
        debug_assert!(
            self.columns
                .chunks(width)
                .all(|row| row.iter().map(|(name, _)| *name).eq(names.iter().copied())),
            "rows of {table} name other columns"
        );
        let row = |row: &[(_, String)]| {
            let places: Vec<&str> = row.iter().map(|(_, place)| place.as_str()).collect();
            format!("({})", places.join(", "))
        };
        let rows: Vec<String> = self.columns.chunks(width).map(row).collect();
        let sql = format!(
            "INSERT INTO {table} ({}) VALUES {} {conflict}",
            names.join(", "),
            rows.join(", ")
        );
        self.run_sql(conn, sql).await
    }

    /// Updates the rows that match every `where_equal`. Returns their number.
    pub(in crate::store) async fn update(
        self,
        conn: &mut Conn,
        table: &str,
    ) -> Result<u64, StoreError> {
        let equations = |pairs: &[(&str, String)]| -> Vec<String> {
            pairs.iter().map(|(name, place)| format!("{name} = {place}")).collect()
        };
        let changes = equations(&self.columns).join(", ");
        let keys = equations(&self.keys).join(" AND ");
        self.run_sql(conn, format!("UPDATE {table} SET {changes} WHERE {keys}")).await
    }

    /// Binds a value, and returns its placeholder, such as `$3`.
    fn placeholder<'q, T: Encode<'q, Any> + Type<Any>>(&mut self, value: T) -> String {
        if let Err(error) = self.arguments.add(value) {
            self.failed = Some(error);
        }
        format!("${}", self.arguments.len())
    }

    async fn run_sql(self, conn: &mut Conn, sql: String) -> Result<u64, StoreError> {
        if let Some(error) = self.failed {
            return Err(sqlx::Error::Encode(error).into());
        }
        Ok(sqlx::query_with(AssertSqlSafe(sql), self.arguments)
            .execute(conn)
            .await?
            .rows_affected())
    }
}
