//! Web Push: calls that the browsers of people show although no page is open. The one door to push
//! services.

mod sealing;
mod sender;
mod signing;
mod targets;

pub use sender::{PushSender, PushedCall};
pub use signing::ServerKey;
