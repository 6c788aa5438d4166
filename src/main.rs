//! The `murus` command.
fn main() {}
