//! Decides which game a person means, and which chair they hold in it. No other module decides
//! this.

use std::time::Duration;

use murus_gallicus::Seat;
use tokio::time::timeout;

use crate::answers::{AnswerRefusal, Request};
use crate::entered;
use crate::game::{Actor, Chair, Game, GameId, GameRefusal, PlayerId, Seq};
use crate::ids::{ServerId, UserId};
use crate::service;
use crate::service::WishedAct;
use crate::service::play::ballots::chair_to_vote;
use crate::service::{Caller, Where};
use crate::show::names::Names;
use crate::show::page::Page;
use crate::show::pages::{board, lists, menus::name_in, seen, view::View};
use crate::show::rows::MENU;
use crate::store::{GamePart, SearchFacts, Slice, StoreError, StoredGame, Tastes};
use crate::texts::Texts;

/// The longest wait for Discord to say whether a person sees a channel.
const PATIENCE: Duration = Duration::from_secs(2);

/// The longest name of a game to look up, in characters.
const NAME: usize = 40;

/// The way in which a person names a game.
#[derive(Clone, Copy, Debug)]
pub enum Which<'a> {
    /// The game whose button was pressed.
    Pressed(GameId),
    /// The game with this id, pressed on the board made after this number of events.
    On(GameId, Seq),
    /// The game with this short name. Without a name, the game of the thread; outside of threads,
    /// the person's only game.
    One(Option<&'a str>),
    /// The game of `One`, for an act. If there are several, the person chooses one, and the act
    /// begins in it.
    For(WishedAct, Option<&'a str>),
    /// The same as `One`, except that of several games only those count in which it is the person's
    /// turn, if there are any.
    Due(Option<&'a str>),
    /// The game with this short name; without a name, the game of the thread. The person need not
    /// play in it.
    Any(Option<&'a str>),
}

impl Which<'_> {
    /// Returns the short name; `None` if none is given.
    fn name(&self) -> Option<&str> {
        match self {
            Which::Pressed(_) | Which::On(..) => None,
            Which::One(name) | Which::For(_, name) | Which::Due(name) | Which::Any(name) => *name,
        }
    }

    /// Returns the act that begins in a game that the person chooses of several; `None` if that
    /// game is shown.
    fn act(&self) -> Option<WishedAct> {
        if let Which::For(act, _) = self { Some(*act) } else { None }
    }
}

/// The game that a person means, loaded, with their chair in it.
pub struct SeatedGame {
    /// The game, with the people in its chairs.
    pub row: StoredGame,
    /// The caller's chair; `None` if they do not play in the game.
    pub chair: Option<Chair>,
    /// The caller as one who may vote, as [`find_voter`] returns them.
    pub voter: Caller,
    texts: Texts,
    names: Names,
    tastes: Tastes,
}

impl SeatedGame {
    /// Returns the game as the caller sees it.
    pub fn view(&self) -> View<'_> {
        View::looked_at(self.texts, &self.row, &self.names, &self.tastes)
    }

    /// Returns the side at the bottom of the board: the caller's, or the Romans' if they do not
    /// play.
    pub fn side(&self) -> Seat {
        self.chair.map_or(Seat::Romans, |chair| self.row.game.seat_of(chair))
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.row.game
    }

    /// The caller's record as a player of the game; `None` if they do not play.
    pub fn player(&self) -> Option<PlayerId> {
        self.chair.and_then(|chair| self.game().chairs[chair].as_player())
    }

    /// The chair of a channel for which the caller may vote now; `None` if they may not.
    pub fn votes(&self) -> Option<Chair> {
        chair_to_vote(&self.row, &self.voter)
    }

    /// Returns true if moves that the caller chooses by buttons are played without a preview. A
    /// vote can be changed, so it needs none.
    pub fn at_once(&self) -> bool {
        self.votes().is_some()
            || self.chair.is_some()
                && self.tastes.at_once.plays_at_once(self.game().lone_player().is_some())
    }

    /// Adds a link to the game's web page, if the caller may open that. The first time that a
    /// player sees the mark in the corner of a tower, also adds an explanation of it.
    pub fn add_explanation(&self, request: &Request<'_>, page: Page) -> Page {
        let new =
            self.chair.is_some() && self.game().outcome().is_none() && !self.tastes.met.colour;
        let page = Page { opens: request.find_opening_page(&self.row), ..page };
        let (Some(why), Some(player)) = (
            seen::explain_corner(self.texts, self.game().position()).filter(|_| new),
            self.player(),
        ) else {
            return page;
        };
        service::account::once::know_colour(request.service, player);
        Page { content: format!("{}\n{why}", page.content), ..page }
    }

    /// Returns the caller's chair. Fails if they do not play, if they are out, or if the game is
    /// over.
    pub fn find_player(&self) -> Result<Chair, GameRefusal> {
        let chair =
            self.game().require_seated(Actor::Chair(self.chair.ok_or(GameRefusal::NotPlaying)?))?;
        if self.game().is_out(chair) { Err(GameRefusal::Out) } else { Ok(chair) }
    }

    /// Returns the caller's chair if it is their turn on the board `seq`, which they saw, or the
    /// chair for which they vote. Fails otherwise.
    pub fn may_move(&self, seq: Seq) -> Result<Chair, GameRefusal> {
        let chair = self.chair.or_else(|| self.votes()).ok_or(GameRefusal::NotPlaying)?;
        self.game().may_move(Actor::Chair(chair), Some(seq))
    }

    /// Fails with `Stale` unless the board `seq`, which the person saw, is the current one.
    pub fn is_fresh(&self, seq: Seq) -> Result<(), GameRefusal> {
        if seq == self.game().board_seq() { Ok(()) } else { Err(GameRefusal::Stale) }
    }
}

/// Loads the one game that a person means, and marks it as seen. Refuses if there is none, or
/// several, or if a restored backup lacks the board that was pressed.
pub async fn find_game(
    request: &Request<'_>,
    which: Which<'_>,
) -> Result<SeatedGame, AnswerRefusal> {
    let rows = find_candidates(request, which).await?;
    let row = pick_only_game(request, which, rows).await?;
    match which {
        Which::On(_, board) if row.game.lacks_board(board) => {
            Err(refuse_newer_board(request, row).await?)
        }
        _ => seat_caller(request, row).await,
    }
}

/// Returns the refusal of a press on a board that the game lacks because an older backup was
/// restored. It shows the state of the game.
pub async fn refuse_newer_board(
    request: &Request<'_>,
    row: StoredGame,
) -> Result<AnswerRefusal, AnswerRefusal> {
    let found = seat_caller(request, row).await?;
    let why = request.texts.say("refused-newer");
    let page = board::own_board_page(&found.view(), found.chair);
    Ok(AnswerRefusal::page(Page { content: format!("{why}\n{}", page.content), ..page }))
}

/// Adds the caller's chair to a loaded game, and marks the game as seen.
pub async fn seat_caller(
    request: &Request<'_>,
    row: StoredGame,
) -> Result<SeatedGame, AnswerRefusal> {
    let player = request.viewer_of(&row).await?.map(|own| own.player);
    if let Some(player) = player {
        service::play::act::mark_seen(request.service, &row, player);
    }
    let chair = player.and_then(|player| row.game.chair_of(player));
    let names = request.fetch_names([&row]).await;
    let tastes = request.load_tastes().await?;
    let voter = find_voter(request, &row).await;
    Ok(SeatedGame { row, chair, voter, texts: request.texts, names, tastes })
}

/// Returns the caller as one who may vote. On a web page, that is in the channel that is to move,
/// if Discord says in time that they see it. Elsewhere the caller is unchanged.
pub async fn find_voter(request: &Request<'_>, row: &StoredGame) -> Caller {
    let caller = &request.caller;
    let Some(voters) = row.game.voters_to_move().filter(|_| caller.is_on_page()) else {
        return caller.clone();
    };
    let seen = request.discord.sees_channel(voters.server, voters.channel, caller.discord);
    match timeout(PATIENCE, seen).await {
        Ok(Ok(true)) => Caller { place: Some(voters.into()), parent: None, ..caller.clone() },
        Ok(Ok(false) | Err(_)) | Err(_) => caller.clone(),
    }
}

/// Loads the one game that a player means. Refuses people who do not play in it, and games that are
/// over.
pub async fn find_own(
    request: &Request<'_>,
    which: Which<'_>,
) -> Result<SeatedGame, AnswerRefusal> {
    let found = find_game(request, which).await?;
    allowed_by(request, &found, found.find_player())?;
    Ok(found)
}

/// Returns the value that a game allows, or turns the game's refusal into a page.
pub fn allowed_by<T>(
    request: &Request<'_>,
    found: &SeatedGame,
    allowed: Result<T, GameRefusal>,
) -> Result<T, AnswerRefusal> {
    match allowed {
        Ok(allowed) => Ok(allowed),
        Err(refused) => Err(request.game_refusal(&found.row, &refused)),
    }
}

/// Returns all games that the person may mean and may see; empty if there are none.
pub async fn find_candidates(
    request: &Request<'_>,
    which: Which<'_>,
) -> Result<Vec<StoredGame>, StoreError> {
    let place = match which {
        Which::Pressed(id) | Which::On(id, _) => {
            return Ok(service::play::sight::game_for(request.service, &request.caller, id)
                .await?
                .into_iter()
                .collect());
        }
        Which::One(Some(name))
        | Which::For(_, Some(name))
        | Which::Due(Some(name))
        | Which::Any(Some(name)) => {
            Where::Named(entered::clean_line(name_in(name), NAME).unwrap_or_default())
        }
        Which::One(None) | Which::For(_, None) => Where::Channel(request.caller.channel()),
        Which::Due(None) => Where::Turn(request.caller.channel()),
        Which::Any(None) => Where::Thread(request.caller.channel()),
    };
    service::play::find::find_candidates(request.service, &request.caller, &place).await
}

/// Returns the only one of these games. Refuses if there is none, and asks which one if there are
/// several.
pub async fn pick_only_game(
    request: &Request<'_>,
    which: Which<'_>,
    rows: Vec<StoredGame>,
) -> Result<StoredGame, AnswerRefusal> {
    match <[StoredGame; 1]>::try_from(rows) {
        Ok([row]) => Ok(row),
        Err(rows) if rows.is_empty() => Err(request.refusal(match which {
            Which::Pressed(_) | Which::On(..) => "press-no-game",
            _ if which.name().is_some() => "no-such-game",
            Which::Any(_) => "name-a-game",
            _ if request.caller.parent.is_some() => "no-game-in-thread",
            _ => "no-game-here",
        })),
        Err(rows) => {
            let page = ask_which_game(request, "several-games", &rows, which.act()).await;
            Err(AnswerRefusal::page(page))
        }
    }
}

/// Returns a page that asks, with the text of this id, which of several games the person means.
/// With `act`, this begins in the game that they choose; otherwise the game is shown.
pub async fn ask_which_game(
    request: &Request<'_>,
    id: &str,
    rows: &[StoredGame],
    act: Option<WishedAct>,
) -> Page {
    let names = request.fetch_names(rows).await;
    lists::which_game_page(id, request.list_games(rows, &names), act)
}

/// Returns the person's running games, as many as a list shows, for completing a short name; empty
/// if the database fails.
pub async fn own_games(request: &Request<'_>) -> Vec<StoredGame> {
    service::play::find::list_running_games(request.service.db(), request.caller.discord)
        .await
        .unwrap_or_default()
}

/// Returns the person's newest finished games, for completing a short name; empty if the database
/// fails.
pub async fn own_finished(request: &Request<'_>) -> Vec<StoredGame> {
    service::play::find::list_finished_games(
        request.service.db(),
        request.caller.discord,
        Slice { skip: 0, limit: MENU },
    )
    .await
    .unwrap_or_default()
}

/// Returns some of the person's games that have one of these facts, for completing a short name;
/// empty if the database fails.
pub async fn own_with(
    request: &Request<'_>,
    part: GamePart,
    facts: &SearchFacts,
) -> Vec<StoredGame> {
    let db = request.service.db();
    let person = request.caller.discord;
    service::play::search::search_games(db, person, part, facts).await.unwrap_or_default()
}

/// Returns the people whom the person met in games, up to 500, the last met first, each with the
/// game's server; empty if the database fails.
pub async fn own_rivals(request: &Request<'_>) -> Vec<(Option<ServerId>, UserId)> {
    service::play::search::list_rivals(request.service.db(), request.caller.discord)
        .await
        .unwrap_or_default()
}

/// Returns the newest finished games of the server, as many as a list shows, for its moderators;
/// empty outside of servers, or if the database fails.
pub async fn finished_here(request: &Request<'_>) -> Vec<StoredGame> {
    match request.caller.server() {
        Some(server) => {
            service::play::find::finished_in(request.service.db(), server).await.unwrap_or_default()
        }
        None => Vec::new(),
    }
}

/// Returns the running games of the server, as many as a list shows, those that changed last first;
/// empty outside of servers, or if the database fails.
pub async fn games_here(request: &Request<'_>) -> Vec<StoredGame> {
    match request.caller.server() {
        Some(server) => {
            service::play::find::running_in(request.service.db(), server).await.unwrap_or_default()
        }
        None => Vec::new(),
    }
}
