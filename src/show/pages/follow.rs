//! Following others' games.

use crate::show::rows::Style::{Primary, Secondary};

use super::view::View;
use crate::ids::UserId;
use crate::service::{Follow, Following};
use crate::show::custom_id::{ForGame, Mark};
use crate::show::page::Page;
use crate::texts::Value;

impl View<'_> {
    /// How somebody follows the game, and how else they may.
    pub fn following(&self, following: &Following) -> Page {
        let (follow, unreachable) = match following {
            Following::Unknown => return Page::text(self.texts.say("follow-private")),
            Following::TooMany => return Page::text(self.texts.say("follow-too-many")),
            Following::Playing => return Page::text(self.texts.say("follow-playing")),
            Following::Over => return Page::text(self.texts.say("follow-over")),
            Following::Known { follow, unreachable } => (*follow, *unreachable),
        };
        let how = match follow {
            Follow::End => "end",
            Follow::Every => "every",
            Follow::No if unreachable => "closed",
            Follow::No => "no",
        };
        let rows = self.buttons([
            (follow != Follow::End, self.id(ForGame::FollowEnd), "button-follow-end", Primary),
            (follow != Follow::Every, self.id(ForGame::FollowEvery), "button-follow-every", Primary),
            (follow != Follow::No, self.id(ForGame::Unfollow), "button-unfollow", Secondary),
        ]);
        let told = self.texts.say_with("follow-how", [("how", Value::from(how))]);
        Page { content: format!("{}\n{told}", self.heading()), rows, ..Page::default() }
    }

    /// The custom id that only this board's message to a follower begins with: each board is a message of its own, in an exhibition too.
    pub fn followed_id(&self) -> String {
        Mark::game(self.row.game.id, self.row.game.board()).id(&ForGame::View)
    }

    /// The game as it stands, for somebody who follows it.
    pub fn followed(&self, ping: Vec<UserId>) -> Page {
        let game = &self.row.game;
        let told = match game.outcome() {
            Some(_) => self.result(),
            None => {
                let told = self.told(game.board().saturating_sub(1));
                let who = game.to_move().map_or_else(String::new, |chair| self.chair(chair));
                self.texts.say_with("follow-move", [("told", Value::from(told)), ("who", who.into())])
            }
        };
        let place = self.row.thread.unwrap_or(self.row.place.channel);
        let content = format!("{}\n{told}\n<#{place}>", self.heading());
        let over = game.outcome().is_some();
        let rows = self.buttons([
            (true, self.followed_id(), "button-view", Secondary),
            (!over, self.id(ForGame::Unfollow), "button-unfollow", Secondary),
        ]);
        Page {
            content,
            attachment: Some(self.picture(self.side())),
            rows,
            silent: ping.is_empty(),
            ping,
            ..Page::default()
        }
    }
}
