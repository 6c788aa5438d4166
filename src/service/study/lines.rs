//! Lets people try moves for both sides on a private board without an engine, and share these lines
//! once the game is over.

use murus_gallicus::{Entry, Line, Position, Refusal};

use crate::entered;
use crate::game::{Game, GameId, PlayerId};
use crate::ids::UserId;
use crate::service::change;
use crate::service::outbox::causes;
use crate::service::play::sight::seen_by;
use crate::service::{Caller, Service};
use crate::store::{self, Conn, StoreError, StoredGame, TriedLine};

/// The most tried lines of a person in a game: as many as a menu shows.
const MOST_LINES: usize = 25;
/// The most moves of a tried line.
const LONGEST: usize = 60;
/// The longest note to a tried line, in characters; the rest is cut off.
pub const NOTE: u16 = 200;

/// The position from which a person tries moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineSpot {
    /// In the game itself, after this many plies.
    Game(usize),
    /// In the tried line with this key, after this many of its moves.
    Line(i64, usize),
}

/// An act on a tried line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Try<'a> {
    /// Do nothing, only look.
    Look,
    /// Make these moves, written with spaces between, at the position that is shown. Moves that the
    /// line has already are only shown.
    Play(&'a str),
    /// Comment on the line.
    Note(&'a str),
    /// Delete the line.
    Drop,
}

/// A tried line, as a person sees it.
#[derive(Clone, Debug)]
pub struct SeenLine {
    /// The key of the line; `None` for the game itself.
    pub id: Option<i64>,
    /// The owner of the line. `None` if the caller owns the line, or if the owner has no Discord id
    /// any longer.
    pub by: Option<UserId>,
    /// The number of plies of the game before the line begins.
    pub ply: usize,
    /// The whole line from the start of the game, without moves that are no longer legal.
    pub line: Line,
    /// The number of plies before the position that is shown, counted from the start of the game.
    pub shown: usize,
    /// The comment of the owner of the line.
    pub note: Option<String>,
}

/// All lines of a game that a person may look at.
#[derive(Clone, Debug)]
pub struct GameLines {
    /// The game.
    pub row: Box<StoredGame>,
    /// The person's own lines.
    pub own: Vec<SeenLine>,
    /// The lines that others share.
    pub others: Vec<SeenLine>,
    /// True if the person shares their own lines.
    pub open: bool,
}

/// The result of an act on a tried line.
#[derive(Debug)]
pub enum Trying {
    /// There is no such game, or no such line that the person may look at.
    Unknown,
    /// The person has the most lines allowed: this many.
    TooMany(usize),
    /// The line would have more than this many moves, the most that are allowed.
    TooLong(usize),
    /// The rules do not allow the move in this position.
    Illegal(Box<Position>, Refusal),
    /// The game, and the line at the position that is shown now.
    At(Box<StoredGame>, Box<SeenLine>),
    /// The line was deleted; these lines are left.
    Gone(GameLines),
}

/// Performs an act on a tried line, from a position of a game or of a line. New moves at the end of
/// the person's own line make it longer. Anywhere else they begin a new line, with a copy of the
/// moves before. If the person has a line with these moves, it is shown instead.
pub async fn try_line(
    service: &Service,
    caller: &Caller,
    id: GameId,
    spot: LineSpot,
    what: Try<'_>,
) -> Result<Trying, StoreError> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        let Some(row) = find_seen_game(&mut tx, id, caller).await? else {
            return Ok(Trying::Unknown);
        };
        let all = store::lines::list_lines(&mut tx, id).await?;
        let mine = all.iter().filter(|line| line.player == by.player).count();
        let fresh = |ply, moves| TriedLine {
            id: service.keys.next(now),
            player: by.player,
            ply,
            moves,
            note: None,
        };
        let (known, shown) = match spot {
            LineSpot::Game(ply) => (fresh(ply.min(row.game.line().plies()), Vec::new()), 0),
            LineSpot::Line(id, shown) => match all.iter().find(|line| line.id == id) {
                Some(line) => (line.clone(), shown),
                None => return Ok(Trying::Unknown),
            },
        };
        let kept = matches!(spot, LineSpot::Line(..));
        let own = known.player == by.player;
        if !own && !is_open(&mut tx, &row, known.player).await? {
            return Ok(Trying::Unknown);
        }
        let (known, line) = fit_line(&row.game, known);
        let shown = shown.min(known.moves.len());
        let (known, line, shown) = match what {
            Try::Look => (known, line, shown),
            Try::Play(texts) => {
                let mut here = line.before(known.ply + shown);
                let mut moves = known.moves[..shown].to_vec();
                for text in texts.split_whitespace() {
                    let m = match here.position().read(text) {
                        _ if here.outcome().is_some() => return Ok(Trying::Unknown),
                        Ok(m) => m,
                        Err(refusal) => {
                            return Ok(Trying::Illegal(Box::new(*here.position()), refusal));
                        }
                    };
                    moves.push(here.position().write(m).to_string());
                    // A move that can be read can be played.
                    let _ = here.play(Entry::Move(m));
                }
                let shown = moves.len();
                // A line that was tried from here before is continued, too.
                let begun = |one: &&TriedLine| one.player == by.player && one.ply == known.ply;
                let twin = all.iter().filter(begun).filter(|_| !kept).find(|one| {
                    let tried = &moves;
                    let known = &one.moves;
                    !known.is_empty() && (known.starts_with(tried) || tried.starts_with(known))
                });
                let kept = kept || twin.is_some();
                let (known, line) = match twin {
                    Some(twin) => fit_line(&row.game, twin.clone()),
                    None => (known, line),
                };
                let (longer, line) = match known {
                    known if known.moves.starts_with(&moves) => (known, line),
                    _ if shown > LONGEST => return Ok(Trying::TooLong(LONGEST)),
                    known if kept && own && moves.starts_with(&known.moves) => {
                        let longer = TriedLine { moves, ..known };
                        store::lines::update_line(&mut tx, &longer).await?;
                        (longer, here)
                    }
                    _ if mine >= MOST_LINES => return Ok(Trying::TooMany(MOST_LINES)),
                    known => {
                        let branch = fresh(known.ply, moves);
                        store::lines::insert_line(&mut tx, id, &branch, now).await?;
                        (branch, here)
                    }
                };
                (longer, line, shown)
            }
            Try::Note(_) | Try::Drop if !kept || !own => return Ok(Trying::Unknown),
            Try::Note(note) => {
                let noted = TriedLine { note: entered::clean_line(note, NOTE.into()), ..known };
                store::lines::update_line(&mut tx, &noted).await?;
                (noted, line, shown)
            }
            Try::Drop => {
                store::lines::delete_line(&mut tx, known.id).await?;
                return Ok(Trying::Gone(lines_in(&mut tx, row, by.player).await?));
            }
        };
        let tried = line_of(&mut tx, &row, (known, line), shown, by.player).await?;
        let looks_only = matches!((spot, what), (LineSpot::Game(_), Try::Look));
        let tried = SeenLine { id: tried.id.filter(|_| !looks_only), ..tried };
        Ok(Trying::At(Box::new(row), Box::new(tried)))
    })
    .await
}

/// Returns all lines of a game that the caller may see; `None` if there is no such game, or if they
/// may not see it.
pub async fn list_lines(
    service: &Service,
    caller: &Caller,
    id: GameId,
) -> Result<Option<GameLines>, StoreError> {
    change::change_as_person(service, caller, |mut tx, by, _| async move {
        match find_seen_game(&mut tx, id, caller).await? {
            Some(row) => Ok(Some(lines_in(&mut tx, row, by.player).await?)),
            None => Ok(None),
        }
    })
    .await
}

/// Shares or hides the caller's lines in a finished game, and returns all lines that they may see.
/// The first time that anyone shares lines of the game, a notice says so. Changes nothing in a
/// running game, or if the caller has no lines. `None` if there is no such game, or if the caller
/// may not see it.
pub async fn open_lines(
    service: &Service,
    caller: &Caller,
    id: GameId,
    open: bool,
) -> Result<Option<GameLines>, StoreError> {
    change::change_as_person(service, caller, |mut tx, by, _| async move {
        let Some(row) = find_seen_game(&mut tx, id, caller).await? else { return Ok(None) };
        let tries = store::lines::list_lines(&mut tx, id)
            .await?
            .iter()
            .any(|line| line.player == by.player);
        if row.game.outcome().is_some() && tries {
            store::lines::set_study(&mut tx, id, by.player, open).await?;
            if open {
                causes::outbox(service, &mut tx).tell_studied(&row).await?;
            }
        }
        Ok(Some(lines_in(&mut tx, row, by.player).await?))
    })
    .await
}

/// Loads the game with this id; `None` if there is none, or if the caller may not look at it.
async fn find_seen_game(
    conn: &mut Conn,
    id: GameId,
    caller: &Caller,
) -> Result<Option<StoredGame>, StoreError> {
    let row = store::games::load_all(conn, &[id]).await?;
    Ok(seen_by(conn, row, caller).await?.pop())
}

/// Returns true if a person shares their lines in a game, which must be over.
async fn is_open(conn: &mut Conn, row: &StoredGame, player: PlayerId) -> Result<bool, StoreError> {
    Ok(row.game.outcome().is_some()
        && store::lines::list_sharers(conn, row.game.id).await?.contains(&player))
}

/// Loads all lines of a game that the person `me` may look at.
async fn lines_in(conn: &mut Conn, row: StoredGame, me: PlayerId) -> Result<GameLines, StoreError> {
    let over = row.game.outcome().is_some();
    let open = if over { store::lines::list_sharers(conn, row.game.id).await? } else { Vec::new() };
    let mut own = Vec::new();
    let mut others = Vec::new();
    for known in store::lines::list_lines(conn, row.game.id).await? {
        if known.player != me && !open.contains(&known.player) {
            continue;
        }
        let list = if known.player == me { &mut own } else { &mut others };
        let (known, line) = fit_line(&row.game, known);
        let whole = known.moves.len();
        list.push(line_of(conn, &row, (known, line), whole, me).await?);
    }
    Ok(GameLines { row: Box::new(row), own, others, open: open.contains(&me) })
}

/// Builds a tried line as the person `me` sees it, after `shown` of its moves.
async fn line_of(
    conn: &mut Conn,
    row: &StoredGame,
    (known, line): (TriedLine, Line),
    shown: usize,
    me: PlayerId,
) -> Result<SeenLine, StoreError> {
    let by = match row.game.chair_of(known.player) {
        _ if known.player == me => None,
        Some(chair) => row.person(chair),
        None => store::players::discord_of(conn, known.player).await?,
    };
    let TriedLine { id, ply, note, .. } = known;
    let shown = (ply + shown).min(line.plies());
    Ok(SeenLine { id: Some(id), by, ply, line, shown, note })
}

/// Cuts a tried line to the moves that are still legal, since moves of the game before it may have
/// been taken back. Returns it, and the whole line from the start of the game.
fn fit_line(game: &Game, known: TriedLine) -> (TriedLine, Line) {
    let begins = known.ply.min(game.line().plies());
    let mut line = game.line().before(begins).resumed();
    let mut moves = Vec::new();
    for text in known.moves.iter().take_while(|_| begins == known.ply) {
        match line.position().read(text) {
            Ok(played) if line.play(Entry::Move(played)).is_ok() => moves.push(text.clone()),
            _ => break,
        }
    }
    (TriedLine { ply: begins, moves, ..known }, line)
}
