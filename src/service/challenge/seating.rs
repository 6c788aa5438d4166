//! Turns challenges into games: fills the seats, and gives each game the facts about its players.

use murus_gallicus::Seat;

use crate::game::{
    Action, Actor, Cause, Challenge, ChallengeState, Game, GameId, Holder, Home, Own, PlayerId,
    Seating, Terms,
};
use crate::ids::ChannelId;
use crate::service::Service;
use crate::service::challenge::casual;
use crate::service::outbox::causes;
use crate::service::outbox::pings;
use crate::service::play::acting::first_stage;
use crate::service::play::ballots;
use crate::service::play::seated;
use crate::store::{
    self, Conn, GameExtras, GameSimul, SeatRow, StoreError, StoredGame, Transaction,
};

/// A new challenge, and its game if it began at once.
#[derive(Clone, Debug)]
pub struct Proposed {
    /// The challenge.
    pub challenge: Challenge,
    /// The game, if it began at once: against the computer opponent, or because the other side had
    /// asked for the same game first.
    pub game: Option<Box<StoredGame>>,
    /// True if no new challenge was made, because the person accepted the challenge of another one
    /// to the same game.
    pub joined: bool,
    /// The channel in which the challenge is posted; `None` if it is forgotten.
    pub channel: Option<ChannelId>,
}

/// Builds a challenge of a person at a place, without storing it. The person has the first seat,
/// and `others` follow. Fits the terms to these seats as [`Challenge::fitting_terms`] does: a
/// person alone against bots has no clock, and only games of two people are rated.
pub(in crate::service) fn build_challenge(
    service: &Service,
    place: impl Into<Home>,
    by: PlayerId,
    terms: Terms,
    side: Option<Seat>,
    others: Vec<Seating>,
) -> Challenge {
    let now = service.clock.now();
    let mut seats = vec![Seating::Taken(Holder::Player(by))];
    seats.extend(others);
    let challenge = Challenge {
        id: GameId(service.keys.next(now)),
        name: service.keys.random_name(),
        terms,
        rating_chosen: true,
        given: Vec::new(),
        side,
        note: None,
        challenger: by,
        seats,
        state: ChallengeState::Open,
        excuse: None,
        week: None,
        created: now,
        place: place.into(),
    };
    Challenge { terms: challenge.fitting_terms(), ..challenge }
}

/// The origin of a challenge: a finished game, a simul, or neither.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::service) struct ChallengeOrigin {
    /// The game of which it is the rematch.
    pub rematch_of: Option<GameId>,
    /// The simul for which its game is played.
    pub simul: Option<GameSimul>,
}

/// Stores a new challenge and posts it. Begins the game at once if all seats are taken.
pub(in crate::service) async fn publish_challenge(
    service: &Service,
    tx: &mut Transaction,
    mut challenge: Challenge,
    ChallengeOrigin { rematch_of, simul }: ChallengeOrigin,
    cause: &str,
) -> Result<Proposed, StoreError> {
    casual::fit_rating(tx, &mut challenge).await?;
    let game = challenge.begin_game(service.keys.draw_lot(), service.clock.now());
    store::challenges::insert_challenge(tx, &challenge, rematch_of, cause).await?;
    causes::outbox(service, tx).tell_proposed(&challenge).await?;
    let game = match game {
        Some(game) => Some(Box::new(store_new(service, tx, &challenge, game, simul).await?)),
        None => None,
    };
    build_proposed(tx, challenge, game).await
}

/// Adds to a challenge its game and the channel in which it is posted. The offer of a rematch is
/// posted in the thread of the game before it, if that has one; any other challenge where it was
/// made.
pub(in crate::service) async fn build_proposed(
    conn: &mut Conn,
    challenge: Challenge,
    game: Option<Box<StoredGame>>,
) -> Result<Proposed, StoreError> {
    let thread = match &game {
        Some(_) => None,
        None => store::challenges::thread_before(conn, challenge.id).await?,
    };
    let channel = thread.or(challenge.place.channel);
    Ok(Proposed { challenge, game, joined: false, channel })
}

/// Stores an answered challenge. Begins the game if all seats are taken, and returns it; `None` if
/// it does not begin. `version` is the version of the loaded challenge.
pub(in crate::service) async fn settle_challenge(
    service: &Service,
    tx: &mut Transaction,
    challenge: &mut Challenge,
    version: i64,
) -> Result<Option<Box<StoredGame>>, StoreError> {
    if challenge.is_full() {
        casual::fit_rating(tx, challenge).await?;
    }
    let game = match challenge.state {
        ChallengeState::Open => challenge.begin_game(service.keys.draw_lot(), service.clock.now()),
        _ => None,
    };
    store::challenges::update_challenge(tx, challenge, version).await?;
    causes::outbox(service, tx).tell_answered(challenge, version).await?;
    match game {
        Some(game) => Ok(Some(Box::new(store_new(service, tx, challenge, game, None).await?))),
        None => Ok(None),
    }
}

/// Stores the reason for which a challenge was declined, and updates its message. `version` is the
/// version of the loaded challenge.
pub(in crate::service) async fn settle_excuse(
    service: &Service,
    tx: &mut Transaction,
    challenge: &Challenge,
    version: i64,
) -> Result<(), StoreError> {
    store::challenges::update_challenge(tx, challenge, version).await?;
    causes::outbox(service, tx).tell_excused(challenge, version).await
}

async fn store_new(
    service: &Service,
    tx: &mut Transaction,
    challenge: &Challenge,
    mut game: Game,
    simul: Option<GameSimul>,
) -> Result<StoredGame, StoreError> {
    game.enter_words(&challenge.given)
        .ok_or_else(|| StoreError::Corrupt("moves that cannot be played".to_owned()))?;
    seat_people(tx, &mut game).await?;
    let players: Vec<Option<PlayerId>> = game.chairs.iter().map(Holder::as_player).collect();
    let people = seated::find_people(tx, &players).await?;
    let seats = people.into_iter().map(|person| SeatRow { person, ..SeatRow::default() }).collect();
    let settings = match challenge.place.server {
        Some(server) => Some(store::servers::settings_or_default(tx, server).await?),
        None => None,
    };
    let pageless = settings.is_some_and(|settings| settings.pageless);
    let number = match game.chairs.iter().map(Holder::as_player).collect::<Vec<_>>()[..] {
        [Some(one), Some(other)] => {
            store::games::next_pair_number(tx, challenge.place.server, one, other).await?
        }
        _ => 1,
    };
    let beside = GameExtras {
        desk: true,
        number,
        pageless,
        weekly: challenge.week.is_some(),
        simul,
        ..GameExtras::default()
    };
    let row = StoredGame { game, version: 1, place: challenge.place, thread: None, seats, beside };
    let mover = pings::mover(tx, &row.game).await?;
    store::game_changes::insert_game(
        tx,
        &row.game,
        row.place,
        number,
        first_stage(&row, &mover, service.clock.now()),
    )
    .await?;
    ballots::open_ballot(tx, &row.game, service.clock.now()).await?;
    causes::outbox(service, tx).tell_began(&row, &mover).await?;
    if let Some(channel) = row.place.channel {
        store::desks::schedule_desk(tx, channel, service.clock.now()).await?;
    }
    // The card of the week shows that the offered game has begun.
    if let Some(week) = challenge.week {
        store::siege_weeks::schedule_week(tx, week, service.clock.now()).await?;
    }
    Ok(row)
}

/// Gives a new game the facts about its people: their time zones, if weekends are off, and their
/// vacations.
async fn seat_people(tx: &mut Transaction, game: &mut Game) -> Result<(), StoreError> {
    for chair in game.chairs.chairs() {
        let Some(player) = game.chairs[chair].as_player() else { continue };
        let (preferences, taken) = store::preferences::with_vacations(tx, player).await?;
        let away = taken.into_iter().find(|taken| taken.is_chosen(game.started));
        let zone =
            Some(Action::Settle(preferences.rhythm.zone)).filter(|_| game.terms.weekends_off);
        for action in zone.into_iter().chain(away.map(|vacation| Action::Leave(vacation.until))) {
            let cause = Cause::Own(Own::Seat, game.id, game.seq().next());
            // A running game refuses none of these actions.
            let _ = game.apply_action(action, Actor::Chair(chair), None, game.started, &cause);
        }
    }
    Ok(())
}
