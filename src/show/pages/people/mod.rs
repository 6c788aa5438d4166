//! Pages about a person: settings, profile, chart of ratings, first moves, and stored data.

pub mod blocked;
pub mod course;
pub mod dates;
pub mod later;
pub mod own_openings;
pub mod preferences;
pub mod privacy;
pub mod profile;
pub mod rated;
pub mod settings;
pub mod settings_form;
pub mod tables;
pub mod themes;
pub mod time_zone;
pub mod zones;
