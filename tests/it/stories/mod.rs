//! What people live through, over the wire, on a hand-set clock, on both databases.

mod absence;
mod badly;
mod challenges;
mod charts;
mod films;
mod finished;
mod languages;
mod learn;
mod looking;
mod looks;
mod notices;
mod offers;
mod people;
mod playing;
mod processes;
mod reading;
mod servers;
mod settings;
mod standing;
mod statements;
mod studies;
mod telling;
mod time;
mod trouble;
mod typing;
mod variants;
