//! Everything stored about a person.

pub mod dossier;
