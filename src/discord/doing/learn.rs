//! Lessons, and the games in which somebody is guided.

use murus_gallicus::engine::Level;
use murus_gallicus::learn::{LESSONS, Lesson};
use murus_gallicus::rules::Variant;

use super::{Request, Said};
use crate::discord::custom_id::Within;
use crate::discord::pages::learn::{self, Class};
use crate::discord::pages::start;
use crate::service::{Guide, Proposal, Stand, Target};
use crate::store::StoreError;

impl Request<'_> {
    /// The first lesson, where the person left it.
    pub async fn learn(&self) -> Said {
        let lesson = &LESSONS[0];
        let stand = self.service.lesson(self.caller.discord, lesson).await?;
        Ok(self.class(lesson).await?.stand(&stand, None))
    }

    /// A lesson from its beginning.
    pub async fn learn_anew(&self, lesson: &str) -> Said {
        self.go_to(lesson, Some(0)).await
    }

    /// A step of a lesson.
    pub async fn step(&self, Within { lesson, what }: &Within) -> Said {
        match Lesson::find(lesson).and_then(|known| known.step(what)) {
            Some(step) => self.go_to(lesson, Some(step)).await,
            None => Err(self.stop("press-unknown")),
        }
    }

    /// What comes of a move in a step of a lesson. Nothing is kept of it.
    pub async fn tried(&self, Within { lesson, what }: &Within) -> Said {
        let unknown = || self.stop("press-unknown");
        let lesson = Lesson::find(lesson).ok_or_else(unknown)?;
        let (step, text) = what.split_once('.').ok_or_else(unknown)?;
        let step = lesson.step(step).ok_or_else(unknown)?;
        let tried = lesson.steps[step].tried(text).ok_or_else(unknown)?;
        Ok(self.class(lesson).await?.tried(step, &tried))
    }

    /// The game of a lesson as it stands.
    pub async fn guided(&self, lesson: &str) -> Said {
        self.go_to(lesson, None).await
    }

    /// What a unit can do in the game of a lesson, on the board after so many plies.
    pub async fn guided_unit(&self, Within { lesson, what }: &Within, plies: u32) -> Said {
        let Some(lesson) = Lesson::find(lesson) else { return Err(self.stop("press-unknown")) };
        let stand = self.service.lesson(self.caller.discord, lesson).await?;
        let unit = Some(what.as_str()).filter(|_| is_after(&stand, plies));
        Ok(self.class(lesson).await?.stand(&stand, unit))
    }

    /// Does something in the game of a lesson, on the board after so many plies.
    pub async fn guide(&self, lesson: &str, plies: u32, guide: &Guide) -> Said {
        let Some(lesson) = Lesson::find(lesson) else { return Err(self.stop("press-unknown")) };
        let stand = self.service.guide(&self.caller, lesson, plies as usize, guide).await?;
        Ok(self.class(lesson).await?.stand(&stand, None))
    }

    /// A game against our opponent, begun where it is asked for.
    pub async fn against(&self, level: &str) -> Said {
        let Some(level) = Level::find(level) else { return Err(self.stop("level-unknown")) };
        let settings = self.server_settings().await?;
        let variant = settings.variant.unwrap_or(Variant::STANDARD);
        self.propose(&Proposal::at_ease(Target::Bot(level.name.to_owned()), variant)).await
    }

    /// Asks whom to challenge.
    pub fn friend(&self) -> Said {
        Ok(start::friend(self.texts))
    }

    /// A lesson is left, and gone on with another time.
    pub fn leave_lesson(&self) -> Said {
        Ok(learn::left(self.texts))
    }

    /// Asks at which level to play our opponent.
    pub fn levels(&self) -> Said {
        Ok(start::levels(self.texts))
    }

    /// A lesson as the person sees it.
    async fn class<'l>(&self, lesson: &'l Lesson) -> Result<Class<'l>, StoreError> {
        Ok(Class { texts: self.texts, theme: self.theme().await?, lesson })
    }

    async fn go_to(&self, lesson: &str, step: Option<usize>) -> Said {
        let Some(lesson) = Lesson::find(lesson) else { return Err(self.stop("press-unknown")) };
        let stand = self.service.go_to(&self.caller, lesson, step).await?;
        Ok(self.class(lesson).await?.stand(&stand, None))
    }
}

/// Whether somebody is at the board after so many plies.
fn is_after(stand: &Stand, plies: u32) -> bool {
    matches!(stand, Stand::Game(game, _) if game.line().plies() == plies as usize)
}
