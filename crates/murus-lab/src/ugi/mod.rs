//! The Universal Game Interface: the engine as a program that any match runner can drive over
//! standard input and output.
//!
//! | command | what it does |
//! |---|---|
//! | `ugi`, `isready`, `uginewgame`, `stop`, `quit` | as in the interface |
//! | `setoption name Variant value V` | sets the variant |
//! | `setoption name Hash value MIB` | sets the size of the table, and empties it, as a variant does |
//! | `setoption name Level value NAME` | plays a level by its own budget; `none`: full strength |
//! | `setoption name Seed value N` | the seed of a level's errors |
//! | `position startpos\|fen P [moves M...]` | sets the position, a position string |
//! | `go [movetime MS] [nodes N] [depth N] [infinite]` | thinks; or `p1time p2time p1inc p2inc` |
//! | `go mate N [movetime MS] [nodes N]` | proves a win |
//! | `query gameover\|p1turn\|result` | answers about the game |
//!
//! Moves are written in the usual notation; `swap` is a move where a swap is open. A search that
//! only `depth` or `mate` would end stops after ten minutes. `go` answers while there is a legal
//! move, even in a position that occurs for the third time, although that ends the game and is
//! reported so.
//!
//! `go mate N` answers with a move after which the side to move wins within N moves of its own,
//! whatever the other side does. Otherwise it answers `bestmove none` and a line that says whether
//! there is no such win or none was found in time. A win by the other side's reply to the last of
//! these moves counts; `score mate` counts plies.
//!
//! An unknown line is answered with `info string` and the reason, and changes nothing.

mod go;

use std::io::{BufRead, Write};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread::JoinHandle;
use std::time::Duration;

use go::GoLimits;
use murus_engine::{
    Budget, Findings, LEVELS, Level, ProofVerdict, Proven, SearchResult, Stop, Transpositions,
    choose, prove_win, should_swap,
};
use murus_gallicus::{Entry, Line, Move, Position, Seat, Variant};

use crate::clock::instant;

/// The least, the default and the largest size of the transposition table, in MiB.
const HASH: (u32, u32, u32) = (1, 64, 4_096);
/// The most nodes of the search that decides whether to swap.
const SWAP_NODES: u64 = 200_000;
/// The answer by which seats are swapped.
const SWAP: &str = "bestmove swap";
/// The answer if there is no legal move.
const NO_MOVE: &str = "bestmove none";
/// The value of the option Level that means full strength.
const NO_LEVEL: &str = "none";

/// Serves one match runner until it sends `quit` or the input ends. Fails if reading or writing
/// fails.
pub fn serve(input: impl BufRead, output: impl Write + Send + 'static) -> std::io::Result<()> {
    let mut session = UgiSession::new(output);
    for line in input.split(b'\n') {
        if !session.hear(&String::from_utf8_lossy(&line?))? {
            return Ok(());
        }
    }
    session.finish();
    Ok(())
}

/// The game so far, as the match runner sent it.
struct UgiGame {
    /// Every position, the current one last.
    positions: Vec<Position>,
    /// True if the first player holds the Gauls.
    swapped: bool,
}

struct UgiSession<W> {
    out: Arc<Mutex<W>>,
    variant: Variant,
    hash_bits: u32,
    level: Option<&'static Level>,
    seed: u32,
    game: UgiGame,
    /// The transposition table; `None` until it is needed, and while a search uses it.
    table: Option<Transpositions>,
    search: Option<UgiSearch>,
}

struct UgiSearch {
    stop: Arc<Stop>,
    endless: bool,
    thread: JoinHandle<Option<Transpositions>>,
}

impl<W: Write + Send + 'static> UgiSession<W> {
    fn new(output: W) -> UgiSession<W> {
        let variant = Variant::STANDARD;
        let game = UgiGame { positions: vec![Position::start(variant)], swapped: false };
        UgiSession {
            out: Arc::new(Mutex::new(output)),
            variant,
            hash_bits: bits(HASH.1),
            level: None,
            seed: 0,
            game,
            table: None,
            search: None,
        }
    }

    /// Executes a line. Returns false after `quit`. An unknown line is answered with an explanation
    /// and changes nothing.
    fn hear(&mut self, line: &str) -> std::io::Result<bool> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let done = match words.as_slice() {
            [] => Ok(()),
            ["ugi"] => Ok(self.introduce()?),
            ["isready"] => {
                if self.search.is_none() {
                    self.prepare();
                }
                Ok(self.put("readyok")?)
            }
            ["setoption", "name", name, "value", value] => self.set(name, value),
            ["setoption", "name", name] | ["setoption", "name", name, "value"] => {
                Err(format!("{name} needs a value"))
            }
            ["uginewgame"] => {
                self.finish();
                self.table = None;
                self.prepare();
                self.game =
                    UgiGame { positions: vec![Position::start(self.variant)], swapped: false };
                Ok(())
            }
            ["position", rest @ ..] => self.read_game(rest).map(|game| {
                self.finish();
                self.game = game;
            }),
            ["go", rest @ ..] => {
                GoLimits::read(rest, self.game.first_to_move()).map(|limits| self.go(&limits))
            }
            ["stop"] => {
                self.halt();
                Ok(())
            }
            ["query", what] => match self.answer(what) {
                Some(answer) => Ok(self.put(&format!("response {answer}"))?),
                None => Err(format!("{what} is not known")),
            },
            ["quit"] => {
                self.halt();
                return Ok(false);
            }
            _ => Err(format!("{} is not understood", words.join(" "))),
        };
        done.or_else(|why| self.put(&format!("info string {why}")))?;
        Ok(true)
    }

    fn introduce(&self) -> std::io::Result<()> {
        let variants: String = Variant::all().map(|variant| format!(" var {variant}")).collect();
        let levels: String = LEVELS.iter().map(|level| format!(" var {}", level.name)).collect();
        let (least, default, most) = HASH;
        self.put(&format!(
            "id name Murus {}\nid author the Murus authors; the game is Phil Leduc's\n\
             option name Variant type combo default standard{variants}\n\
             option name Hash type spin default {default} min {least} max {most}\n\
             option name Level type combo default {NO_LEVEL} var {NO_LEVEL}{levels}\n\
             option name Seed type spin default 0 min 0 max {}\nugiok",
            env!("CARGO_PKG_VERSION"),
            u32::MAX
        ))
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let number = || {
            value
                .parse::<u32>()
                .map_err(|_| format!("{name} takes a number up to {}, not {value}", u32::MAX))
        };
        let option = name.to_lowercase();
        match &*option {
            "variant" => {
                self.variant = value.parse::<Variant>().map_err(|error| error.to_string())?;
                self.game =
                    UgiGame { positions: vec![Position::start(self.variant)], swapped: false };
            }
            "level" if value.eq_ignore_ascii_case(NO_LEVEL) => self.level = None,
            "level" => {
                self.level =
                    Some(Level::find(value).ok_or_else(|| format!("there is no level {value}"))?)
            }
            "seed" => self.seed = number()?,
            "hash" => self.hash_bits = bits(number()?.clamp(HASH.0, HASH.2)),
            _ => return Err(format!("there is no option {name}")),
        }
        // A running search ends with the settings with which it began.
        self.finish();
        // A level has a table of its own, so that of full strength outlives it.
        if matches!(&*option, "variant" | "hash") {
            self.table = None;
        }
        Ok(())
    }

    fn read_game(&self, words: &[&str]) -> Result<UgiGame, String> {
        let split = words.iter().position(|word| *word == "moves").unwrap_or(words.len());
        let place = &words[..split];
        let moves = words.get(split + 1..).unwrap_or_default();
        let start = match place {
            ["startpos"] => Position::start(self.variant),
            ["fen", fen @ ..] => {
                Position::parse(&fen.join(" "), self.variant).map_err(|error| error.to_string())?
            }
            _ => return Err("position startpos or position fen".to_owned()),
        };
        let mut game = UgiGame { positions: vec![start], swapped: false };
        for text in moves {
            game.play(text).ok_or_else(|| format!("{text} is not legal"))?;
        }
        Ok(game)
    }

    fn go(&mut self, limits: &GoLimits) {
        self.finish();
        let Some((position, before)) = self.game.positions.split_last() else { return };
        let position = *position;
        let before = before.to_vec();
        let began = instant();
        let at = limits.time.map(|time| began + time);
        let stop = Arc::new(Stop { at, ..Stop::default() });
        let budget = Budget {
            nodes: limits.nodes.unwrap_or(u64::MAX),
            depth: limits.depth.unwrap_or(u32::MAX),
        };
        let mut table = self.table.take();
        let hash_bits = self.hash_bits;
        let out = Arc::clone(&self.out);
        let halted = Arc::clone(&stop);
        let level = self.level;
        let seed = i64::from(self.seed);
        let findings = hash_bits.saturating_sub(1);
        let mate = limits.mate;
        let endless = limits.is_endless();
        let thread = std::thread::spawn(move || {
            let text = match (mate, level) {
                (Some(moves), _) => {
                    let seat = position.to_move();
                    let plies = Some(moves.saturating_mul(2));
                    let mut findings = Findings::new(findings);
                    let proven = prove_win(
                        &position,
                        &before,
                        seat,
                        plies,
                        budget.nodes,
                        &mut findings,
                        &halted,
                    );
                    proof_report(&proven, &position, moves, began.elapsed())
                }
                (None, Some(level)) if level.swaps(&position, &halted) => SWAP.to_owned(),
                (None, Some(level)) => match level.play(&position, &before, seed, &halted) {
                    Some(best) => format!("bestmove {}", position.write(best)),
                    None => NO_MOVE.to_owned(),
                },
                (None, None) => {
                    let table = table.get_or_insert_with(|| Transpositions::new(hash_bits));
                    let swap_budget = Budget { nodes: budget.nodes.min(SWAP_NODES), ..budget };
                    if should_swap(&position, swap_budget, table, &halted) {
                        SWAP.to_owned()
                    } else {
                        choose(&position, &before, budget, table, &halted).map_or_else(
                            || NO_MOVE.to_owned(),
                            |choice| report(&position, &choice, began.elapsed()),
                        )
                    }
                }
            };
            // If the match runner is gone, the answer is not needed.
            let _ = write_line(&mut *lock(&out), &text);
            table
        });
        self.search = Some(UgiSearch { stop, endless, thread });
    }

    /// The answer to a `query` about the game; `None` for an unknown question.
    fn answer(&self, what: &str) -> Option<String> {
        Some(match (what, self.game.standing()) {
            ("gameover", standing) => (standing != GameStanding::Open).to_string(),
            ("p1turn", _) => self.game.first_to_move().to_string(),
            ("result", GameStanding::Open) => "none".to_owned(),
            ("result", GameStanding::Drawn) => "draw".to_owned(),
            ("result", GameStanding::Won(seat)) => format!("p{}win", self.game.player(seat) + 1),
            _ => return None,
        })
    }

    /// Ends the search, if one is running. The search still writes its answer.
    fn halt(&mut self) {
        if let Some(search) = self.search.take() {
            search.stop.now.store(true, Ordering::Relaxed);
            self.table = search.thread.join().ok().flatten();
        }
    }

    /// Makes the transposition table if there is none. That takes time, so it is done on `isready`,
    /// while no clock runs.
    fn prepare(&mut self) {
        self.table.get_or_insert_with(|| Transpositions::new(self.hash_bits));
    }

    /// Waits for the search, if one is running, so that a match runner that sends everything at
    /// once gets an answer to each `go`. Ends a search without limits.
    fn finish(&mut self) {
        match self.search.take() {
            Some(search) if !search.endless => self.table = search.thread.join().ok().flatten(),
            search => {
                self.search = search;
                self.halt();
            }
        }
    }

    fn put(&self, text: &str) -> std::io::Result<()> {
        write_line(&mut *lock(&self.out), text)
    }
}

/// The state of a game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum GameStanding {
    /// The game continues.
    Open,
    /// The game ended without a winner.
    Drawn,
    /// The player at this seat has won the game.
    Won(Seat),
}

impl UgiGame {
    fn position(&self) -> &Position {
        &self.positions[self.positions.len() - 1]
    }

    /// Plays a move or a swap. Returns `None` if it is illegal, and then changes nothing.
    fn play(&mut self, text: &str) -> Option<()> {
        let position = *self.position();
        if text == "swap" {
            let last = self.positions.len() - 1;
            self.positions[last] = position.swapped()?;
            self.swapped = !self.swapped;
        } else {
            self.positions.push(position.play(position.read(text).ok()?).ok()?);
        }
        Some(())
    }

    /// The state of the game. A position that occurs for the third time is a draw.
    fn standing(&self) -> GameStanding {
        let again = self.positions.iter().filter(|&earlier| earlier == self.position()).count();
        match self.position().outcome() {
            Some(outcome) => outcome.winner.map_or(GameStanding::Drawn, GameStanding::Won),
            None if again >= 3 => GameStanding::Drawn,
            None => GameStanding::Open,
        }
    }

    fn first_to_move(&self) -> bool {
        self.player(self.position().to_move()) == 0
    }

    /// The index of the player who holds a seat, from 0.
    fn player(&self, seat: Seat) -> usize {
        seat.index() ^ usize::from(self.swapped)
    }
}

/// The `info` and `bestmove` lines for the result of a search.
fn report(position: &Position, choice: &SearchResult, took: Duration) -> String {
    let score = match (choice.score.win_in(), choice.score.loss_in()) {
        (Some(plies), _) => format!("mate {plies}"),
        (_, Some(plies)) => format!("mate -{plies}"),
        _ => format!("cp {}", choice.score.hundredths()),
    };
    let best = position.write(choice.best);
    let info = info(position, &choice.variation, choice.nodes, took);
    format!("info depth {} score {score} {info}\nbestmove {best}", choice.depth)
}

/// The `info` and `bestmove` lines for the attempt to prove a win within `moves` moves.
fn proof_report(proven: &Proven, position: &Position, moves: u32, took: Duration) -> String {
    let nodes = proven.nodes;
    let words = if moves == 1 { "move" } else { "moves" };
    match &proven.verdict {
        ProofVerdict::Won(proof) => {
            let variation = proof.variation();
            let plies = proof.plies();
            let best = variation
                .first()
                .map_or_else(|| "none".to_owned(), |&best| position.write(best).to_string());
            let info = info(position, &variation, nodes, took);
            format!("info depth {plies} score mate {plies} {info}\nbestmove {best}")
        }
        ProofVerdict::Nobody => {
            format!("info nodes {nodes} string no win within {moves} {words}\nbestmove none")
        }
        ProofVerdict::Open if position.variant().board().seats > 2 => {
            "info string proofs are for games of two\nbestmove none".to_owned()
        }
        ProofVerdict::Open => {
            format!(
                "info nodes {nodes} string no win within {moves} {words} was found\nbestmove none"
            )
        }
    }
}

/// The nodes, their number per second, and the expected moves, as part of an `info` line.
fn info(position: &Position, variation: &[Move], nodes: u64, took: Duration) -> String {
    let mut line = Line::from(*position);
    let mut texts = Vec::new();
    for &m in variation {
        texts.push(line.position().write(m).to_string());
        if line.play(Entry::Move(m)).is_err() {
            break;
        }
    }
    let speed = u128::from(nodes) * 1_000_000 / took.as_micros().max(1);
    format!("nodes {nodes} time {} nps {speed} pv {}", took.as_millis(), texts.join(" "))
}

/// The number of entries of a table of this many MiB, as a power of two.
fn bits(mib: u32) -> u32 {
    (u64::from(mib) * 1_048_576 / Transpositions::ENTRY as u64).ilog2()
}

fn lock<W>(out: &Mutex<W>) -> MutexGuard<'_, W> {
    out.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

fn write_line(out: &mut impl Write, text: &str) -> std::io::Result<()> {
    writeln!(out, "{text}")?;
    out.flush()
}
