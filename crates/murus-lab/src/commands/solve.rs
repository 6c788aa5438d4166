//! Solves positions: finds the winner, with a proof that can be stored and checked.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use murus_engine::{Findings, Proof, ProofVerdict, Stop, prove};
use murus_gallicus::{Position, Seat, Variant};
use serde::{Deserialize, Serialize};

use super::{LabFailure, to_json};
use crate::clock::instant;

/// A position to solve, and the limits of the search.
#[derive(Clone, Debug)]
pub struct Riddle {
    /// The options of the variant. Its board counts only if `board` is `None`.
    pub variant: Variant,
    /// The name of the board, which may be one for study; `None` for the board of the variant.
    pub board: Option<String>,
    /// The text of the position; `None` for the start of the variant.
    pub position: Option<String>,
    /// The most positions to visit.
    pub nodes: u64,
    /// The most seconds; `None` for no limit.
    pub seconds: Option<u64>,
    /// The number of entries of the table, as a power of two.
    pub bits: u32,
    /// The file to which the proof is written.
    pub proof: Option<PathBuf>,
}

/// The first line of a file with a proof, as JSON. The winner's answers follow it.
#[derive(Serialize, Deserialize)]
struct ClaimLine {
    board: String,
    /// The options, written as those of a variant on the standard board.
    options: String,
    position: String,
    winner: String,
}

/// The result of a solved position, as it is printed.
#[derive(Serialize)]
struct SolveResult<'a> {
    variant: String,
    position: String,
    /// The word of the winning side, or `neither`; `None` if the budget was used up.
    winner: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    plies: Option<u32>,
    /// The number of positions in which the winner needs an answer. It is also the size of the
    /// proof in bytes.
    #[serde(skip_serializing_if = "Option::is_none")]
    answers: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nodes: Option<u64>,
    seconds: f64,
}

impl Riddle {
    /// Solves the position and prints one JSON object. Writes the proof to its file, if one is
    /// named.
    pub fn solve(&self, out: &mut impl Write) -> Result<(), LabFailure> {
        let position = self.begin()?;
        let fresh = self.proof.as_ref().filter(|file| !file.exists());
        if let Some(file) = &self.proof {
            // A proof that took hours must not be lost to a wrong path.
            File::options().append(true).create(true).open(file).map_err(LabFailure::of(file))?;
        }
        let began = instant();
        let at = self.seconds.and_then(|seconds| began.checked_add(Duration::from_secs(seconds)));
        let stop = Stop { at, ..Stop::default() };
        let proven = prove(&position, self.nodes, &mut Findings::new(self.bits), &stop);
        let proof = proven.verdict.proof();
        let winner = match &proven.verdict {
            ProofVerdict::Won(proof) => Some(proof.winner().word()),
            ProofVerdict::Nobody => Some("neither"),
            ProofVerdict::Open => None,
        };
        let solved = SolveResult {
            winner,
            plies: proof.map(Proof::plies),
            answers: proof.map(Proof::positions),
            nodes: Some(proven.nodes),
            ..SolveResult::of(&position, began.elapsed())
        };
        writeln!(out, "{}", to_json(&solved))?;
        match (&self.proof, proof) {
            (Some(file), Some(proof)) => keep(file, proof),
            _ => fresh
                .map_or(Ok(()), |file| std::fs::remove_file(file).map_err(LabFailure::of(file))),
        }
    }

    /// Returns the position to solve. Fails if the arguments are invalid or would make an endless
    /// search.
    fn begin(&self) -> Result<Position, LabFailure> {
        let own = self.variant.board().name;
        let board = self.board.as_deref().unwrap_or(own);
        let elsewhere = !self.variant.is_on_standard_board();
        let position = begin(self.variant, board, self.position.as_deref())?;
        let endless = self.position.is_none() && self.nodes == u64::MAX && self.seconds.is_none();
        let whole = self.board.is_none() && !elsewhere && endless;
        let refusals = [
            (elsewhere && board != own, format!("the board is {board} or {own}, not both")),
            (position.variant().board().seats != 2, "only a game of two is solved".to_owned()),
            (whole, "name a board such as 5x5 or a --position; the whole game needs --nodes or --seconds".to_owned()),
        ];
        let wrong = refusals.into_iter().find(|(wrong, _)| *wrong);
        wrong.map_or(Ok(position), |(_, why)| Err(LabFailure::Usage(why)))
    }
}

impl SolveResult<'_> {
    fn of(position: &Position, took: Duration) -> SolveResult<'static> {
        SolveResult {
            variant: position.variant().to_string(),
            position: position.to_string(),
            winner: None,
            plies: None,
            answers: None,
            nodes: None,
            seconds: took.as_millis() as f64 / 1000.0,
        }
    }
}

/// Walks through the proof in a file by the rules alone, and prints its claim as one JSON object.
/// Fails if the file is no valid proof.
pub fn check_proof(out: &mut impl Write, file: &Path) -> Result<(), LabFailure> {
    let wrong = |what: &str| LabFailure::Usage(format!("{}: {what}", file.display()));
    let bytes = std::fs::read(file).map_err(LabFailure::of(file))?;
    let no_proof = || wrong("this is no proof");
    let end = bytes.iter().position(|&byte| byte == b'\n').ok_or_else(no_proof)?;
    let claim: ClaimLine = serde_json::from_slice(&bytes[..end]).map_err(|_| no_proof())?;
    let options = claim.options.parse().map_err(LabFailure::usage)?;
    let position = begin(options, &claim.board, Some(&claim.position))?;
    let winner = Seat::from_word(&claim.winner).ok_or_else(|| wrong("nobody wins"))?;
    let began = instant();
    let proof = Proof::read(&position, winner, &bytes[end + 1..])
        .map_err(|flaw| wrong(&flaw.to_string()))?;
    let plies = Some(proof.plies());
    let answers = Some(proof.positions());
    let solved = SolveResult {
        winner: Some(winner.word()),
        plies,
        answers,
        ..SolveResult::of(&position, began.elapsed())
    };
    Ok(writeln!(out, "{}", to_json(&solved))?)
}

/// Returns a position with these options on this board; the start if `position` is `None`. Fails if
/// there is no such variant or position.
fn begin(variant: Variant, board: &str, position: Option<&str>) -> Result<Position, LabFailure> {
    let variant = Variant::study(variant.options(), board).map_err(LabFailure::usage)?;
    let start = || Ok(Position::start(variant));
    position.map_or_else(start, |text| Position::parse(text, variant)).map_err(LabFailure::usage)
}

fn keep(file: &Path, proof: &Proof) -> Result<(), LabFailure> {
    let position = proof.start();
    let variant = position.variant().to_string();
    let options = variant.split_once('@').map_or(variant.as_str(), |(options, _)| options);
    let claim = ClaimLine {
        board: position.variant().board().name.to_owned(),
        options: options.to_owned(),
        position: position.to_string(),
        winner: proof.winner().word().to_owned(),
    };
    let mut bytes = to_json(&claim).into_bytes();
    bytes.push(b'\n');
    bytes.extend(proof.answers());
    std::fs::write(file, bytes).map_err(LabFailure::of(file))
}
