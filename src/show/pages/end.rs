//! The end of a game as messages.

use crate::show::rows::Style::{Primary, Secondary};

use super::view::View;
use crate::game::Rating;
use crate::ids::UserId;
use crate::service::Instead;
use crate::show::card::{Accent, Card};
use crate::show::custom_id::ForGame;
use crate::show::page::Page;
use crate::store::RatingRow;

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
            (self.row.game.line().plies() > 0, self.id(ForGame::Replay), "button-replay", Secondary),
            (true, self.id(ForGame::Walk), "button-walk", Secondary),
            (two, self.id(ForGame::Review), "button-review", Secondary),
            (!ratings.is_empty(), self.id(ForGame::Ratings), "button-ratings", Secondary),
        ]);
        let news = self.news(since);
        let news = (!news.is_empty()).then_some(news);
        let reason = reason.map(|why| self.reason(why));
        let told = self.swapped(since).into_iter().chain(self.gone(since)).chain([self.result()]);
        let told = told.chain(self.order_gone());
        let content: Vec<String> = news.into_iter().chain(told).chain(reason).collect();
        let mut content = content.join("\n");
        // Only who is named can be pinged.
        let mentions = ping.iter().map(|id| format!("<@{id}>")).filter(|mention| !content.contains(mention));
        let mentions: Vec<String> = mentions.collect();
        if !mentions.is_empty() {
            content.push_str(&format!("\n-# {}", mentions.join(" ")));
        }
        let page = Page {
            content: self.with_reason(content, instead),
            cards: vec![self.facts(hints, ratings)],
            attachment: Some(self.picture(self.side())),
            rows,
            ping,
            ..Page::default()
        };
        page.read_as(self.reading())
    }

    /// What there is to say of a game that is over, one fact a line.
    fn facts(&self, hints: &[i64], ratings: &[(Rating, RatingRow)]) -> Card {
        let taken = hints.iter().enumerate().filter(|(_, count)| **count > 0).map(|(chair, &count)| {
            let args = [("who", self.chair(chair).into()), ("count", count.into())];
            self.texts.say_with("game-hints", args)
        });
        let moved: Vec<String> = match ratings {
            [] if self.row.game.is_too_short() => vec![self.texts.say("result-too-short")],
            [] => vec![self.texts.say("terms-unrated")],
            ratings => ratings.iter().map(|change| self.rating(change)).collect(),
        };
        let text = moved.into_iter().chain(taken).collect::<Vec<_>>().join("\n");
        Card { text, footer: self.row.game.name.clone(), ..self.won() }
    }

    /// A card of a game that is over: the winner's, where there is one.
    pub fn won(&self) -> Card {
        let winner = self.row.game.outcome().and_then(|end| end.winner);
        let chair = winner.map(|seat| self.row.game.chair_at(seat));
        Card {
            accent: winner.map_or(Accent::Neutral, Accent::Side),
            title: self.matched(None, &|chair| self.called(chair)),
            thumbnail: chair.and_then(|chair| self.avatar(chair)),
            ..Card::default()
        }
    }

    /// How a rating moved.
    fn rating(&self, (before, row): &(Rating, RatingRow)) -> String {
        let who = self.row.game.chair_of(row.player).map_or_else(String::new, |chair| self.chair(chair));
        let (old, new) = (before.rating.round() as i64, row.rating.rating.round() as i64);
        let sure = if row.rating.is_provisional() { "?" } else { "" };
        format!("{who} {old} → **{new}{sure}** ({:+})", new - old)
    }

    /// The result, told in the channel.
    pub fn result_page(&self) -> Page {
        let link = self.row.thread.map_or_else(String::new, |thread| format!("<#{thread}>"));
        let card = Card { text: format!("{}\n{link}", self.result()), ..self.won() };
        let played = self.row.game.chairs.iter().any(|holder| holder.player().is_some());
        let rows = self.buttons([
            (played, self.id(ForGame::Rematch), "button-rematch", Secondary),
            (self.row.game.chairs.len() == 2, self.id(ForGame::Review), "button-review", Secondary),
            (true, self.id(ForGame::View), "button-view", Secondary),
        ]);
        Page { cards: vec![card], rows, ..Page::default() }
    }
}
