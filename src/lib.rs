//! Murus.
