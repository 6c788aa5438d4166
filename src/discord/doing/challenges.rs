//! Challenges: made, answered, made again.

use murus_gallicus::engine::{LEVELS, Level};
use murus_gallicus::rules::{Reason, Seat, Variant, VariantError};
use serenity::all::Permissions;

use super::meant::{Found, Which};
use super::{Request, Said, Stop};
use crate::discord::draft::Draft;
use crate::discord::page::Page;
use crate::discord::pages::{challenge, draft, outcome, review::turning_point, view::who};
use crate::game::{Answer, Excuse, Game, GameId, Holder, Terms, TimeControl};
use crate::ids::{ChannelId, UserId};
use crate::said;
use crate::service::{Answered, Caller, Measure, NotProposed, Proposal, Proposed, Target, moves_until, whole_moves};
use crate::store::{Address, GameRow};

/// The longest name of a variant that is looked for, in characters.
const NAME: usize = 100;

/// What we need to post a challenge, with the names under which `locales/` knows them.
const NEEDED: [(Permissions, &str); 3] =
    [(Permissions::VIEW_CHANNEL, "view"), (Permissions::SEND_MESSAGES, "send"), (Permissions::ATTACH_FILES, "attach")];

/// How many plies before its end a game goes on that no single move turned.
const BEFORE_THE_END: usize = 6;

impl Request<'_> {
    /// The variant that somebody names, the usual one where they name none; says why where there is no such variant.
    pub fn variant(&self, named: Option<&str>, usual: Variant) -> Result<Variant, Stop> {
        let read = |text| self.texts.read_variant(&said::line(text, NAME).unwrap_or_default());
        self.possible(named.map_or(Ok(usual), read))
    }

    /// A variant that can be played; says why where it cannot.
    pub fn possible(&self, variant: Result<Variant, VariantError>) -> Result<Variant, Stop> {
        variant.map_err(|error| Stop::told(Page::text(self.texts.variant_error(&error))))
    }

    /// The opponent's level that somebody names, the usual one where they name none; says why where there is no such level.
    pub fn level(&self, named: Option<&str>) -> Result<&'static str, Stop> {
        let named = named.unwrap_or(Level::DEFAULT);
        let called = |level: &&Level| self.texts.level(level.name).to_lowercase() == named.trim().to_lowercase();
        let level = Level::find(named).or_else(|| LEVELS.iter().find(called));
        level.map(|level| level.name).ok_or_else(|| self.stop("level-unknown"))
    }

    /// Challenges somebody, where others can see it.
    pub async fn challenge(&self, proposal: &Proposal) -> Said {
        match proposal.target {
            Target::People(_) if self.caller.place.server.is_none() => Err(self.stop("propose-private")),
            _ => self.propose(proposal).await,
        }
    }

    /// A challenge to these people, to be put together, from what is usual here.
    pub async fn draft_for(&self, people: Vec<UserId>) -> Said {
        if self.caller.place.server.is_none() {
            return Err(self.stop("propose-private"));
        }
        if people.contains(&self.caller.discord) {
            return Err(self.stop("propose-oneself"));
        }
        let settings = self.server_settings().await?;
        let (variant, time) =
            (settings.variant.unwrap_or(Variant::STANDARD), settings.time.unwrap_or(TimeControl::USUAL));
        self.draft(&Draft { variant, time, rated: true, people }.of(variant))
    }

    /// A challenge that is being put together.
    pub fn draft(&self, asked: &Draft) -> Said {
        Ok(draft::page(self.texts, asked))
    }

    /// Posts a challenge that was put together.
    pub async fn send(&self, draft: Draft) -> Said {
        let terms = draft.terms();
        let target = if draft.people.is_empty() { Target::Anyone } else { Target::People(draft.people) };
        self.challenge(&Proposal { target, side: None, terms, given: Vec::new(), note: None }).await
    }

    /// Proposes a game.
    pub async fn propose(&self, proposal: &Proposal) -> Said {
        self.can_post().await?;
        self.allowed(Measure::Challenge)?;
        let home = self.at_home().await?;
        self.proposed(self.service.propose(&home, proposal).await)
    }

    /// Challenges the other side of a game again.
    pub async fn rematch(&self, game: GameId) -> Said {
        let found = self.find(Which::Pressed(game)).await?;
        self.allowed(Measure::Challenge)?;
        self.proposed(self.service.rematch(&self.caller, found.game().id).await)
    }

    /// A game that goes on from where another one stood: against these, else against Murus as it played there; at a ply, else where it is worth it.
    pub async fn go_on(
        &self,
        which: Which<'_>,
        ply: Option<usize>,
        target: Option<Target>,
        side: Option<Seat>,
    ) -> Said {
        let found = self.find(which).await?;
        if found.game().outcome().is_none() {
            // Else a hint there would be one here.
            return Err(self.stop("continue-running"));
        }
        let ply = match ply {
            Some(ply) => ply,
            None => self.worth_going_on(&found.row).await?,
        };
        match from_here(&found, ply, target, side) {
            Some(proposal) => self.challenge(&proposal).await,
            None => Err(self.stop("continue-not-there")),
        }
    }

    /// From where it is worth going on with a game: before the move that turned it where a review knows one, else some plies before it was over. One
    /// that only stopped goes on where it did, and one of several before anybody was out.
    async fn worth_going_on(&self, row: &GameRow) -> Result<usize, Stop> {
        let (line, plies) = (row.game.line(), row.game.line().plies());
        let review = self.service.known_review(row).await?;
        let turned = review.and_then(|review| turning_point(line, &review));
        let stopped = line.outcome().is_some_and(|end| end.reason == Reason::Cancelled);
        let ply = turned.unwrap_or(if stopped { plies } else { plies.saturating_sub(BEFORE_THE_END) });
        Ok(ply.min(whole_moves(&row.game).map_or(ply, |moves| moves.len())))
    }

    /// Lets our opponent take a free seat of a challenge: the same for each delivery of the press.
    pub async fn fill(&self, challenge: GameId) -> Said {
        let seed = self.caller.cause.parse().unwrap_or_default();
        self.answer(challenge, Answer::Fill(Holder::Bot { level: Level::DEFAULT.to_owned(), seed })).await
    }

    /// Asks why somebody declines a challenge; where several gather they just leave.
    pub async fn ask_decline(&self, id: GameId) -> Said {
        let reply = Answer::Decline(None);
        match self.service.would_answer(&self.caller, id, &reply).await? {
            Answered::Done(challenge, _) if !challenge.gathers() => Ok(challenge::excuses(self.texts, &challenge)),
            Answered::Done(..) => self.answer(id, reply).await,
            refused => self.answered(id, &reply, refused).await,
        }
    }

    /// Declines a challenge, for the reason of this word or without one.
    pub async fn decline(&self, id: GameId, why: &str) -> Said {
        self.answer(id, Answer::Decline(Excuse::from_word(why))).await
    }

    /// Answers a challenge.
    pub async fn answer(&self, id: GameId, reply: Answer) -> Said {
        let answered = self.service.answer(&self.caller, id, &reply).await?;
        self.answered(id, &reply, answered).await
    }

    async fn answered(&self, id: GameId, reply: &Answer, answered: Answered) -> Said {
        let refusal = match answered {
            Answered::Unknown => return Err(self.stop("challenge-unknown")),
            Answered::Done(challenge, game) => {
                return Ok(outcome::answered(self.texts, reply, &challenge, game.is_some()));
            }
            Answered::Refused(refusal) => refusal,
        };
        let challenger = match self.service.challenge(id).await? {
            Some(challenge) => {
                let holder = Holder::Player(challenge.challenger);
                who(self.texts, &holder, self.service.discord(challenge.challenger).await?)
            }
            None => String::new(),
        };
        Err(Stop::told(outcome::not_answered(self.texts, &refusal, challenger)))
    }

    fn proposed(&self, proposed: Result<Proposed, NotProposed>) -> Said {
        match proposed {
            Ok(proposed) => Ok(outcome::proposed(self.texts, &proposed, self.caller.place.channel)),
            Err(NotProposed::Failed(error)) => Err(error.into()),
            Err(NotProposed::Refused(refusal)) => Err(Stop::told(outcome::not_proposed(self.texts, &refusal))),
        }
    }

    /// Says what we lack to post in a server's channel; a channel from which something comes can be reached again.
    async fn can_post(&self) -> Result<(), Stop> {
        let Some(held) = self.origin.permissions.filter(|_| self.caller.place.server.is_some()) else { return Ok(()) };
        let missing = NEEDED.iter().filter(|(needed, _)| !held.contains(*needed));
        let missing: Vec<String> =
            missing.map(|(_, name)| self.texts.say_with("permission", [("name", (*name).into())])).collect();
        if !missing.is_empty() {
            let text = self.texts.say_with("permissions-missing", [("names", missing.join(", ").into())]);
            return Err(Stop::told(Page::text(text)));
        }
        Ok(self.service.reachable(Address::Channel(self.caller.place.channel)).await?)
    }

    /// The person, in a place where we can post: where we are only brought along a game goes on in direct messages.
    pub async fn at_home(&self) -> Result<Caller, Stop> {
        let mut caller = self.caller.clone();
        if caller.place.server.is_none() && !self.origin.direct {
            caller.place.channel = match self.service.direct(caller.discord).await? {
                Some(known) => known,
                None => {
                    let person = serenity::all::UserId::from(caller.discord.0);
                    let opened = ChannelId(person.create_dm_channel(self.http).await?.id.get());
                    self.service.set_direct(caller.discord, opened).await?;
                    opened
                }
            };
        }
        Ok(caller)
    }
}

/// A game that goes on from a ply of another one; none where it cannot. Whoever played there keeps their side, and others have the one that moves.
fn from_here(found: &Found, ply: usize, target: Option<Target>, side: Option<Seat>) -> Option<Proposal> {
    let (game, line) = (found.game(), found.game().line());
    let given = moves_until(game, ply)?;
    let own = found.chair.map(|chair| game.seat_of(chair));
    let side = side.or(own).unwrap_or_else(|| line.before(given.len()).position().to_move());
    let target = target.unwrap_or_else(|| Target::Bot(played_at(game).to_owned()));
    let usual = Terms::usual(game.variant());
    let time = if matches!(target, Target::Bot(_)) { TimeControl::None } else { usual.time };
    let terms = Terms { rated: false, time, ..usual };
    Some(Proposal { target, side: Some(side), terms, given, note: None })
}

/// The level at which Murus played a game, else the usual one.
fn played_at(game: &Game) -> &str {
    let levels = game.chairs.iter().filter_map(|holder| match holder {
        Holder::Bot { level, .. } => Some(level.as_str()),
        Holder::Player(_) | Holder::Nobody => None,
    });
    levels.into_iter().next().unwrap_or(Level::DEFAULT)
}
