//! Answers typed text, in messages or in `/move`: moves, and words such as `resign` or `draw`.

use murus_gallicus::Move;

use crate::answers::play::acts;
use crate::answers::play::target;
use crate::answers::play::target::Which;
use crate::answers::play::votes;
use crate::answers::study::review;
use crate::answers::{Answer, AnswerRefusal, Request};
use crate::entered;
use crate::game::{Action, GameId, Seq};
use crate::ids::MessageId;
use crate::service;
use crate::service::WishedAct;
use crate::service::play::acting;
use crate::service::{Ask, Where};
use crate::show::custom_id::ForGame;
use crate::show::page::Page;
use crate::show::pages::more;
use crate::show::pages::{menus, start, voting};
use crate::store::StoredGame;
use crate::texts::{Word, is_chatter, move_text, names_target, read_word};

/// The longest text to read as a move, in characters.
const LONGEST: usize = 80;

/// The most words of a typed move: two cells and a sign between them.
const MOVE_WORDS: usize = 3;

/// The act that a typed text asks for.
enum Intent {
    /// An act of the game.
    Do(Ask),
    /// One of several moves: those that go to the cell in the text, or those that the text names.
    Which(Vec<Move>),
    /// An offer of a draw.
    Draw,
    /// To ask the others for the last move back.
    AskBack,
    /// To resign the game.
    Resign,
    /// A hint for the next move.
    Hint,
    /// To pass, which the rules do not allow.
    Pass,
}

/// Carries out text that was typed into a command. `name` is the short name of the game. Without
/// it, asks for the game if several are possible. Refuses if there is no such game, and acts that
/// the game refuses.
pub async fn play_typed(request: &Request<'_>, name: Option<&str>, text: &str) -> Answer {
    let text = &entered::clean_line(text, LONGEST).unwrap_or_default();
    let word = read_word(text);
    if word == Some(Word::Help) {
        return Ok(start::help_page(request.texts, request.service.support()));
    }
    let which = find_addressed(word, name);
    let rows = target::find_candidates(request, which).await?;
    if word.is_some() || rows.len() <= 1 {
        let row = target::pick_only_game(request, which, rows).await?;
        let intended = read_intent(request, &row, text, word, true)
            .or_else(|| read_several(&row, text))
            .unwrap_or_else(|| Intent::Do(Ask::Move(move_text(text))));
        return carry_out(request, row, intended, false).await;
    }
    let text = move_text(text);
    let is_move = |row: &StoredGame| {
        row.game.line().read(&text) != Err(murus_gallicus::Refusal::Unreadable)
            || read_several(row, &text).is_some()
    };
    if !rows.iter().any(is_move) {
        // Text that is no move on any board is refused, instead of asking for the board.
        return Err(request.refusal("refusal-unreadable"));
    }
    let names = request.fetch_names(&rows).await;
    Ok(menus::choose_game(request.texts, request.list_games(&rows, &names).options(), &text))
}

/// Carries out a typed move in the game that the person chose for it afterwards. `seq` is the board
/// that the person saw. Refuses a move that the game refuses.
pub async fn play_chosen(request: &Request<'_>, game: GameId, text: String, seq: Seq) -> Answer {
    let which = Which::Pressed(game);
    let rows = target::find_candidates(request, which).await?;
    let row = target::pick_only_game(request, which, rows).await?;
    let intended =
        read_intent(request, &row, &text, None, true).or_else(|| read_several(&row, &text));
    match intended {
        Some(Intent::Do(ask)) => acts::answer_act_on(request, row, ask, Some(seq)).await,
        Some(which) => carry_out(request, row, which, false).await,
        None => acts::answer_act_on(request, row, Ask::Move(text), Some(seq)).await,
    }
}

/// Answers a message that may be a move. `reply` is the message of the bot to which it replies.
/// `addressed` is true if it surely concerns the bot. `None` if it does not concern the bot, or if
/// the game's next board is answer enough.
pub async fn answer_typed(
    request: &Request<'_>,
    text: &str,
    reply: Option<MessageId>,
    addressed: bool,
) -> Result<Option<Page>, AnswerRefusal> {
    // One character more than the limit shows that the text is too long.
    let text = &entered::clean_line(text, LONGEST + 1).unwrap_or_default();
    let word = read_word(text);
    if addressed && (text.is_empty() || word == Some(Word::Help)) {
        return Ok(Some(start::help_page(request.texts, request.service.support())));
    }
    let mut rows = match reply {
        Some(message) => {
            service::play::find::find_candidates(
                request.service,
                &request.caller,
                &Where::Message(message),
            )
            .await?
        }
        None => Vec::new(),
    };
    if rows.is_empty() {
        rows = target::find_candidates(request, find_addressed(word, None)).await?;
    }
    // In a thread people also talk; only text that surely concerns the bot is answered.
    let channel = request.caller.channel();
    let here = |row: &StoredGame| {
        let beside = row.place.channel.filter(|_| row.place.threadless);
        let votes = row.game.voters().any(|one| Some(one.channel) == channel);
        channel.is_some() && (row.thread == channel || beside == channel) || votes
    };
    let here = rows.len() == 1 && here(&rows[0]);
    if !addressed && reply.is_none() && !here {
        return Ok(None);
    }
    if text.is_empty() || text.chars().count() > LONGEST {
        return Ok(addressed.then(|| start::lost_page(request.texts, "typed-help")));
    }
    let row = match <[StoredGame; 1]>::try_from(rows) {
        Ok([row]) => row,
        Err(rows) if rows.is_empty() => {
            return Ok(addressed.then(|| start::lost_page(request.texts, "typed-no-game")));
        }
        Err(several) => {
            return Ok(Some(
                target::ask_which_game(request, "several-games-typed", &several, None).await,
            ));
        }
    };
    // A reply may have other words beside a move. A reply to an answer of Murus, such as its
    // question which of several moves is meant, is a move. A reply to a board may be talk about a
    // move, so Murus asks before it plays that.
    let chosen = match reply.zip(read_named(&row, text)) {
        None => None,
        Some((message, named))
            if service::play::find::is_answer(request.service, message).await? =>
        {
            Some(named)
        }
        Some(_) if is_chatter(text) => None,
        Some((_, Intent::Do(Ask::Do(Action::Move(m))))) => Some(Intent::Which(vec![m])),
        Some((_, several)) => Some(several),
    };
    // People also talk below a board.
    let chatter = chosen.is_none() && reply.is_some() && word.is_none() && is_chatter(text);
    if chatter && row.game.line().read(&move_text(text)) == Err(murus_gallicus::Refusal::Unreadable)
    {
        return Ok(None);
    }
    let read = || read_intent(request, &row, text, word, addressed);
    let named = || read_several(&row, text).filter(|_| addressed || reply.is_some());
    let intended = match chosen.or_else(read).or_else(named) {
        Some(intended) => intended,
        None if addressed => {
            return answer_instead(request, row, "typed-move-help", None).await.map(Some);
        }
        None => return Ok(None),
    };
    // In the game's channel its next board shows the result; elsewhere the answer does.
    let home = row.thread.or(row.place.channel);
    // A vote changes no board.
    let voted = row.game.voting_chair().is_some();
    let seen = matches!(intended, Intent::Do(_)) && home == request.caller.channel() && !voted;
    let page = carry_out(request, row, intended, true).await?;
    Ok((!seen).then_some(page))
}

/// Carries out what a text asks for in a game. `openly` is true if others may see the answer.
/// Refuses what the game refuses.
async fn carry_out(
    request: &Request<'_>,
    row: StoredGame,
    intended: Intent,
    openly: bool,
) -> Answer {
    match intended {
        Intent::Which(moves) => {
            let found = target::seat_caller(request, row).await?;
            let seq = found.game().board_seq();
            target::allowed_by(request, &found, found.may_move(seq))?;
            Ok(menus::which_move_page(&found.view(), &moves))
        }
        Intent::Do(ask) => {
            let voted = votes::is_vote(&row, &ask);
            let mut page = acts::answer_act_on(request, row, ask, None).await?;
            if openly && request.caller.server().is_some() {
                // The buttons for the next acts are for one person.
                page.rows.clear();
                if voted {
                    page = voting::openly_voted_page(request.texts);
                }
            }
            Ok(page)
        }
        // The question about a draw is for one person.
        Intent::Draw if openly && request.caller.server().is_some() => {
            let press = (ForGame::AskDraw, "button-draw");
            answer_instead(request, row, "typed-draw", Some(press)).await
        }
        Intent::Draw => acts::ask_draw_in(request, row).await,
        // So is the question about a takeback.
        Intent::AskBack if openly && request.caller.server().is_some() => {
            let press = (ForGame::TakeBack, "button-take-back");
            answer_instead(request, row, "typed-take-back", Some(press)).await
        }
        Intent::AskBack => acts::ask_back_in(request, row).await,
        Intent::Resign => acts::ask_resign_in(request, row, openly).await,
        Intent::Hint if !openly => review::show_hint(request, Which::Pressed(row.game.id)).await,
        Intent::Hint if row.game.terms.rated => Err(request.refusal("refused-rated")),
        // A hint is for one person.
        Intent::Hint => {
            answer_instead(request, row, "typed-hint", Some((ForGame::Hint, "button-hint"))).await
        }
        Intent::Pass => answer_instead(request, row, "typed-pass", None).await,
    }
}

/// Returns a page with the text of this id, a button that leads to a move if a person is to move,
/// and the button of `press`.
async fn answer_instead(
    request: &Request<'_>,
    row: StoredGame,
    id: &str,
    press: Option<(ForGame, &'static str)>,
) -> Answer {
    Ok(more::typed_page(&target::seat_caller(request, row).await?.view(), id, press))
}

/// Returns which games a text may concern. To resign, offer a draw or take back, it is any of the
/// person's games; else first those in which it is their turn.
fn find_addressed(word: Option<Word>, name: Option<&str>) -> Which<'_> {
    match word {
        Some(Word::Resign) => Which::For(WishedAct::Resign, name),
        Some(Word::Draw) => Which::For(WishedAct::Draw, name),
        Some(Word::TakeBack) => Which::For(WishedAct::TakeBack, name),
        Some(Word::Help | Word::Pass | Word::Hint) | None => Which::Due(name),
    }
}

/// Reads the act that a typed text asks for; `None` for talk. Unless `addressed` is true, a text
/// counts only if it names two cells, swaps, resigns, or is the name of a cell to which moves go.
fn read_intent(
    request: &Request<'_>,
    row: &StoredGame,
    text: &str,
    word: Option<Word>,
    addressed: bool,
) -> Option<Intent> {
    if let Some(word) = word {
        return match word {
            Word::Resign => Some(Intent::Resign),
            Word::Draw => Some(Intent::Draw),
            Word::TakeBack if must_ask_back(request, row) => Some(Intent::AskBack),
            Word::TakeBack => Some(Intent::Do(Ask::Back)),
            Word::Hint => Some(Intent::Hint),
            Word::Pass => Some(Intent::Pass),
            Word::Help => None,
        }
        .filter(|intended| addressed || matches!(intended, Intent::Resign));
    }
    let goes = names_target(text);
    let text = move_text(text);
    let refusal = match row.game.position().read(&text) {
        Ok(m) => return Some(Intent::Do(Ask::Do(Action::Move(m)))),
        Err(refusal) => refusal,
    };
    let moves = moves_to(row, &text, goes);
    match (refusal, moves.as_slice()) {
        (_, [m]) => Some(Intent::Do(Ask::Do(Action::Move(*m)))),
        (_, [_, ..]) => Some(Intent::Which(moves)),
        (murus_gallicus::Refusal::OneCell(_), []) if !addressed => None,
        (murus_gallicus::Refusal::Unreadable, []) if !murus_gallicus::is_swap(&text) => None,
        (_, []) => Some(Intent::Do(Ask::Move(text))),
    }
}

/// Reads a text that names several legal moves whole, such as `a1-c3 or b1-b3`; `None` if it names
/// fewer than two.
fn read_several(row: &StoredGame, text: &str) -> Option<Intent> {
    let moves = named_moves(row, text);
    (moves.len() > 1).then_some(Intent::Which(moves))
}

/// Reads a text that names legal moves whole among other words, such as `a1-c3 ok?`; `None` if it
/// names none, or is a move and nothing else.
fn read_named(row: &StoredGame, text: &str) -> Option<Intent> {
    if row.game.position().read(&move_text(text)).is_ok() {
        return None;
    }
    let moves = named_moves(row, text);
    match moves[..] {
        [] => None,
        [only] => Some(Intent::Do(Ask::Do(Action::Move(only)))),
        _ => Some(Intent::Which(moves)),
    }
}

/// Returns the legal moves that a text names whole, in its order.
fn named_moves(row: &StoredGame, text: &str) -> Vec<Move> {
    let position = row.game.position();
    let text = move_text(text);
    let words: Vec<&str> = text.split(|c: char| c.is_whitespace() || c == '/').collect();
    let mut moves = Vec::new();
    let mut rest = &words[..];
    while !rest.is_empty() {
        let begins = |n: &usize| Some((*n, position.read(&rest.get(..*n)?.join(" ")).ok()?));
        let (taken, read) = (1..=MOVE_WORDS).find_map(|n| begins(&n)).unzip();
        moves.extend(read.filter(|m| !moves.contains(m)));
        rest = &rest[taken.unwrap_or(1)..];
    }
    moves
}

/// Returns true if the caller can have their last move back only by asking the others.
fn must_ask_back(request: &Request<'_>, row: &StoredGame) -> bool {
    let now = request.service.clock().now();
    row.chair_of(request.caller.discord).is_some_and(|chair| acting::must_ask_back(row, chair, now))
}

/// Returns the moves to the cell that a text names by itself. `goes` is true if the text says that
/// a move goes there. Otherwise a cell with a movable unit means that unit, and the result is
/// empty. Empty also in the opening turns of a variant that has them.
fn moves_to(row: &StoredGame, text: &str, goes: bool) -> Vec<Move> {
    let position = row.game.position();
    let name = text.trim_matches(|c: char| !c.is_ascii_alphanumeric()).to_ascii_lowercase();
    let Some(cell) = menus::cell_named(position, &name) else { return Vec::new() };
    if position.opening_turns() > 0 || !goes && !position.moves_from(cell).is_empty() {
        return Vec::new();
    }
    let mut moves = position.moves();
    moves.retain(|m| m.to() == cell);
    moves.sort_by_cached_key(|&m| position.write(m).to_string());
    moves
}
