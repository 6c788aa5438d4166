//! The command that trains networks.

use std::io::Write;

use super::LabFailure;
use crate::training::TrainingCourse;

/// Trains all generations of a course, and prints the report of each.
pub fn train(out: &mut impl Write, course: &TrainingCourse) -> Result<(), LabFailure> {
    let mut failed = None;
    let done = course.run(|report, weights| {
        failed = failed
            .take()
            .or(writeln!(out, "{} {report}", weights.display()).and_then(|()| out.flush()).err());
    });
    done.map_err(LabFailure::usage)?;
    failed.map_or(Ok(()), |error| Err(error.into()))
}
