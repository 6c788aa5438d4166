//! The training of networks, generation after generation, by self-play alone.
//!
//! | file | what it holds |
//! |---|---|
//! | `school` | a course: self-play, fitting, an exam against the best network so far |
//! | `samples` | positions of self-play with the search's score and the result of the game |
//! | `fit` | a network fitted to samples |

mod fit;
mod samples;
mod school;

pub use school::{SchoolError, TrainingCourse};
