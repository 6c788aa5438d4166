//! Murus as a program that plays on the site Abstract Play: reads the site's signed requests, and
//! posts moves to it. Only this module talks to that site. Off by default.

mod client;
mod message;
mod program;
mod signature;
mod token;

pub use program::{AbstractPlayProgram, ProgramReply};
pub use signature::SiteSignature;
