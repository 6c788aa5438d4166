//! What people live through, over the wire, on a hand-set clock, on both databases.

mod challenges;
mod playing;
mod processes;
mod studies;
mod time;
mod trouble;
mod variants;
