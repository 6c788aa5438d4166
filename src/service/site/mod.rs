//! Web pages: their addresses, the links by which people sign in, and the browsers in which they
//! are signed in, or get push messages.

pub mod address;
pub mod browser;
pub mod frame_secret;
pub mod key;
pub mod launch;
pub mod link;
pub mod looking;
pub mod role_state;
pub mod session;
pub mod subscription;

pub use address::{GameCode, Pages};
pub use browser::BrowserName;
pub use frame_secret::FrameSecret;
pub use link::{BadLink, SignInLink};
pub use looking::AddressAnswer;
pub use session::Cookie;
