//! The end of a game as messages.

use serenity::all::ButtonStyle::{Primary, Secondary};

use super::view::View;
use crate::discord::custom_id::ForGame;
use crate::discord::page::Page;
use crate::game::Rating;
use crate::ids::UserId;
use crate::service::Instead;
use crate::store::RatingRow;
use crate::texts::Value;

impl View<'_> {
    /// The last board, and how the game ended.
    pub fn end(
        &self,
        since: u32,
        hints: &[i64],
        ratings: &[(Rating, RatingRow)],
        reason: Option<&str>,
        instead: &Instead,
        ping: Vec<UserId>,
    ) -> Page {
        // Only games of two are reviewed, and nobody plays an exhibition again.
        let two = self.row.game.chairs.len() == 2;
        let played = self.row.game.chairs.iter().any(|holder| holder.player().is_some());
        let rows = self.buttons([
            (played, self.id(ForGame::Rematch), "button-rematch", Primary),
            (true, self.id(ForGame::View), "button-view", Secondary),
            (true, self.id(ForGame::History), "button-history", Secondary),
            (two, self.id(ForGame::Review), "button-review", Secondary),
            (!ratings.is_empty(), self.id(ForGame::Ratings), "button-ratings", Secondary),
        ]);
        let news = self.news(since);
        let result = self.result();
        let news = (!news.is_empty()).then_some(news);
        let taken = hints.iter().enumerate().filter(|(_, count)| **count > 0).map(|(chair, &count)| {
            let args = [("who", self.chair(chair).into()), ("count", count.into())];
            self.texts.say_with("game-hints", args)
        });
        let content: Vec<String> =
            news.into_iter().chain(self.swapped(since)).chain(self.gone(since)).chain([result]).collect();
        let moved = (!ratings.is_empty()).then(|| self.ratings(ratings));
        let reason = reason.map(|why| self.reason(why));
        let content: Vec<String> = content.into_iter().chain(reason).chain(moved).chain(taken).collect();
        let mut content = content.join("\n");
        // Only who is named can be pinged.
        let mentions = ping.iter().map(|id| format!("<@{id}>")).filter(|mention| !content.contains(mention));
        let mentions: Vec<String> = mentions.collect();
        if !mentions.is_empty() {
            content.push_str(&format!("\n-# {}", mentions.join(" ")));
        }
        Page {
            content: self.with_reason(content, instead),
            attachment: Some(self.picture(self.side())),
            rows,
            ping,
            ..Page::default()
        }
    }

    /// How ratings moved, in one line.
    fn ratings(&self, ratings: &[(Rating, RatingRow)]) -> String {
        let one = |(before, row): &(Rating, RatingRow)| {
            let who = self.row.game.chair_of(row.player).map_or_else(String::new, |chair| self.chair(chair));
            let (old, new) = (before.rating.round() as i64, row.rating.rating.round() as i64);
            let sure = if row.rating.is_provisional() { "?" } else { "" };
            format!("{who} {old} → {new}{sure} ({:+})", new - old)
        };
        let all: Vec<String> = ratings.iter().map(one).collect();
        self.texts.say_with("end-ratings", [("ratings", all.join(" · ").into())])
    }

    /// The result, told in the channel.
    pub fn result_page(&self) -> Page {
        let link = self.row.thread.map_or_else(String::new, |thread| format!("<#{thread}>"));
        let args = [
            ("name", Value::from(self.row.game.name.as_str())),
            ("result", self.result().into()),
            ("link", link.into()),
        ];
        let rows = self.buttons([(true, self.id(ForGame::View), "button-view", Secondary)]);
        Page { content: self.texts.say_with("channel-result", args), rows, ..Page::default() }
    }
}
