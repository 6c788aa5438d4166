//! Training in generations. Each has self-play with the best network so far, a fit to the latest
//! games, and a match against the best network.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use murus_engine::{Net, NoNet};
use murus_gallicus::Variant;
use murus_pictures::{Chart, Drawn, Theme};

use super::fit::Fit;
use super::samples::{self, SelfPlay};
use crate::matches::{Contender, EngineMatch, ProgramError, Sprt};
use crate::progress::bar;

/// A course of training. If the same course is run in the same folder, it continues where it was
/// interrupted.
#[derive(Clone, Debug)]
pub struct TrainingCourse {
    /// The variant for which the network is trained.
    pub variant: Variant,
    /// The folder for samples, checkpoints and weights.
    pub folder: PathBuf,
    /// The file of the first best weights; `None` starts with the designer's features.
    pub from: Option<PathBuf>,
    /// The number of generations. Later generations also learn from the games of one that did not
    /// beat the best.
    pub generations: usize,
    /// The number of games of self-play in each generation.
    pub games: u64,
    /// The nodes for a move in games of self-play.
    pub nodes: u64,
    /// The number of rounds over the samples.
    pub epochs: usize,
    /// The most games of the match against the best network so far.
    pub exam: u64,
    /// The number of threads.
    pub threads: usize,
}

/// A reason why training ended early.
#[derive(Debug, thiserror::Error)]
pub enum SchoolError {
    /// A file could not be read or written.
    #[error("{0}: {1}")]
    File(PathBuf, io::Error),
    /// The weights to start from are for another board.
    #[error("{0}: not for the board of `{1}`")]
    Board(PathBuf, Variant),
    /// The file does not hold weights.
    #[error("{0}: {1}")]
    Weights(PathBuf, NoNet),
    /// A match cannot be played, because another program stops playing.
    #[error(transparent)]
    Exam(#[from] ProgramError),
}

impl SchoolError {
    fn of(file: &Path) -> impl FnOnce(io::Error) -> SchoolError {
        move |error| SchoolError::File(file.to_owned(), error)
    }
}

/// The report on a generation after its match against the best network.
#[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
struct GenerationReport {
    generation: usize,
    samples: usize,
    losses: Vec<f32>,
    wins: u64,
    draws: u64,
    lost: u64,
    elo: f64,
    error: f64,
    /// True if the generation is the best so far.
    passed: bool,
}

/// The number of earlier generations whose games a generation learns from, in addition to its own.
const MEMORY: usize = 5;
/// The test of a new generation. If it is still open after all games, the likelier result counts.
const EXAM: Sprt = Sprt { worse: 0.0, better: 20.0 };

impl TrainingCourse {
    /// Trains all generations. Calls `each` with the report of each as a line of JSON, and with its
    /// file of weights. A generation whose report is in the folder already is not trained again.
    pub fn run(&self, mut each: impl FnMut(&str, &Path)) -> Result<(), SchoolError> {
        fs::create_dir_all(&self.folder).map_err(SchoolError::of(&self.folder))?;
        let mut best = self.from.as_deref().map(|file| self.begin(file)).transpose()?;
        let mut known_so_far = Vec::new();
        for generation in 1..=self.generations {
            let weights = self.file(generation, "net");
            let report = self.file(generation, "json");
            if !report.exists() {
                let (known, net) = self.generation(generation, best.clone())?;
                let line = serde_json::to_string(&known).map_err(io::Error::from);
                fs::write(&weights, net.write()).map_err(SchoolError::of(&weights))?;
                line.and_then(|line| fs::write(&report, line)).map_err(SchoolError::of(&report))?;
            }
            let line = fs::read_to_string(&report).map_err(SchoolError::of(&report))?;
            each(&line, &weights);
            let known = serde_json::from_str::<GenerationReport>(&line).map_err(io::Error::from);
            let known = known.map_err(SchoolError::of(&report))?;
            let passed = known.passed;
            known_so_far.push(known);
            self.plot(&known_so_far)?;
            if passed {
                best = Some(self.begin(&weights)?);
            }
        }
        Ok(())
    }

    fn begin(&self, file: &Path) -> Result<Arc<Net>, SchoolError> {
        let net = read(file)?;
        if net.fits(self.variant) {
            Ok(net)
        } else {
            Err(SchoolError::Board(file.to_owned(), self.variant))
        }
    }

    fn generation(
        &self,
        n: usize,
        best: Option<Arc<Net>>,
    ) -> Result<(GenerationReport, Net), SchoolError> {
        let mut fit = Fit::new(self.variant, n as u64);
        let play = SelfPlay {
            variant: self.variant,
            net: best.as_deref(),
            games: self.games,
            nodes: self.nodes,
            seed: n as u64,
            threads: self.threads,
        };
        let games = self.file(n, "games");
        play.run(&games, format!("generation {n}: self-play")).map_err(SchoolError::of(&games))?;
        let mut known = Vec::new();
        for generation in n.saturating_sub(MEMORY).max(1)..=n {
            let games = self.file(generation, "games");
            known.extend(samples::load(&games, self.variant).map_err(SchoolError::of(&games))?);
        }
        let words = format!("generation {n}: {} positions", known.len());
        let kept = self.file(n, "fit");
        fit.run(&known, self.epochs, self.threads, &kept, &words)
            .map_err(SchoolError::of(&kept))?;
        let student = Contender::thinker("student".into(), Some(Arc::new(fit.net())), self.nodes);
        let best = Contender::thinker("best".into(), best, self.nodes);
        let exam = EngineMatch {
            variant: self.variant,
            games: self.exam,
            sprt: Some(EXAM),
            first: 1_000_000 * n as u64,
            openings: Vec::new(),
            threads: self.threads,
        };
        let bar = bar(self.exam, format!("generation {n}: exam"));
        let tally = exam.play(&student, &best, |tally| bar.set_position(tally.games()))?;
        bar.finish();
        let (elo, error) = tally.elo();
        let report = GenerationReport {
            generation: n,
            samples: known.len(),
            losses: fit.losses.clone(),
            wins: tally.wins,
            draws: tally.draws,
            lost: tally.losses,
            elo,
            error,
            passed: EXAM.verdict(&tally).unwrap_or(EXAM.ratio(&tally) > 0.0),
        };
        Ok((report, fit.net()))
    }

    /// Draws two charts: the loss over the epochs of all generations in `loss.png`, and the
    /// strength of each generation, in Elo above the start of the course, in `strength.png`.
    fn plot(&self, reports: &[GenerationReport]) -> Result<(), SchoolError> {
        let epochs: Vec<f32> =
            reports.iter().flat_map(|report| report.losses.iter().copied()).collect();
        let strengths = reports.iter().scan(0.0, |best, report| {
            let strength = *best + report.elo as f32;
            *best = if report.passed { strength } else { *best };
            Some(strength)
        });
        let strengths: Vec<f32> = [0.0].into_iter().chain(strengths).collect();
        let title = format!("Networks for {}", self.variant);
        for (name, note, values, digits) in [
            ("loss.png", "loss after each epoch, in nats", epochs, 4),
            ("strength.png", "Elo of each generation", strengths, 0),
        ] {
            let file = self.folder.join(name);
            fs::write(&file, chart(&title, note, &values, digits).png())
                .map_err(SchoolError::of(&file))?;
        }
        Ok(())
    }

    fn file(&self, generation: usize, kind: &str) -> PathBuf {
        self.folder.join(format!("gen{generation}.{kind}"))
    }
}

/// Reads the weights in a file. Fails if it cannot be read or holds no weights.
fn read(file: &Path) -> Result<Arc<Net>, SchoolError> {
    let bytes = fs::read(file).map_err(SchoolError::of(file))?;
    let net = Net::read(&bytes).map_err(|error| SchoolError::Weights(file.to_owned(), error))?;
    Ok(Arc::new(net))
}

/// Makes a chart of values from left to right, with a vertical axis that just includes all values.
fn chart<'a>(title: &'a str, note: &'a str, values: &[f32], digits: usize) -> Chart<'a> {
    let least = values.iter().copied().fold(f32::INFINITY, f32::min);
    let most = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let rows =
        [least, (least + most) / 2.0, most].map(|value| (value, format!("{value:.digits$}")));
    let every = values.len().div_ceil(10).max(1);
    Chart {
        title,
        note,
        caption: "",
        across: (0.0, values.len().saturating_sub(1).max(1) as f32),
        up: (least, most),
        columns: (0..values.len()).step_by(every).map(|n| (n as f32, n.to_string())).collect(),
        rows: rows.to_vec(),
        drawn: Drawn::Curve(
            values.iter().enumerate().map(|(n, &value)| (n as f32, value)).collect(),
        ),
        points: Vec::new(),
        legend: Vec::new(),
        theme: Theme::default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interrupted_course_continues() {
        let kept = tempfile::tempdir().expect("a folder");
        let folder = kept.path().to_owned();
        let course = TrainingCourse {
            variant: Variant::STANDARD,
            folder: folder.clone(),
            from: None,
            generations: 1,
            games: 4,
            nodes: 60,
            epochs: 2,
            exam: 2,
            threads: 2,
        };
        let run = || {
            let mut lines = Vec::new();
            course
                .run(|line, weights| lines.push((line.to_owned(), weights.to_owned())))
                .expect("it runs");
            lines
        };
        let first = run();
        assert_eq!(first.len(), 1);
        let report: GenerationReport = serde_json::from_str(&first[0].0).expect("a report");
        assert!(
            report.samples > 20
                && report.losses.len() == 2
                && report.wins + report.draws + report.lost == 2
        );
        assert!(Net::read(&fs::read(&first[0].1).expect("weights")).is_ok());
        assert!(folder.join("loss.png").exists() && folder.join("strength.png").exists());
        assert_eq!(run(), first, "finished work is not repeated");
        // An interruption while a game is written leaves a part of it in the file.
        let games = course.file(1, "games");
        let whole = fs::read(&games).expect("games");
        fs::write(&games, &whole[..whole.len() - 7]).expect("cut short");
        assert!(samples::load(&games, Variant::STANDARD).expect("read").len() < report.samples);
        fs::remove_file(course.file(1, "json")).expect("removed");
        run();
        assert_eq!(
            samples::load(&games, Variant::STANDARD).expect("read").len(),
            report.samples,
            "the cut game is played again in the same way"
        );
        let other = TrainingCourse {
            variant: "houdini".parse().expect("a variant"),
            generations: 2,
            ..course.clone()
        };
        assert!(
            matches!(other.run(|_, _| {}), Err(SchoolError::File(..))),
            "games of another variant teach nothing"
        );
        let kept = fs::read(&games).expect("games");
        fs::write(&games, [&b"murus\x01\n"[..], &kept].concat()).expect("another form");
        fs::remove_file(course.file(1, "json")).expect("removed");
        assert!(
            matches!(course.run(|_, _| {}), Err(SchoolError::File(..))),
            "a line that is no game stops everything"
        );
        assert!(fs::read(&games).expect("games").ends_with(&kept), "and is kept");
        let learned = Some(first[0].1.clone());
        let second = tempfile::tempdir().expect("a folder");
        let on = TrainingCourse {
            from: learned.clone(),
            folder: second.path().to_owned(),
            ..course.clone()
        };
        on.run(|_, _| {}).expect("it goes on");
        let played = |folder: &Path| fs::read(folder.join("gen1.games")).expect("games");
        assert_ne!(played(second.path()), played(&folder), "another evaluation plays other games");
        let elsewhere = TrainingCourse {
            variant: "standard@9x9".parse().expect("a variant"),
            from: learned,
            ..course
        };
        assert!(matches!(elsewhere.run(|_, _| {}), Err(SchoolError::Board(..))));
    }
}
