//! Web Push: calls, which are notifications that a person's browser shows although no page is open.
//! Only this module talks to push services.

mod sealing;
mod sender;
mod signing;
mod targets;

pub use sender::{PushSender, PushedCall};
pub use signing::ServerKey;
