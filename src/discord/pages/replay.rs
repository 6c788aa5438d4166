//! A whole game as a film.

use murus_gallicus::engine::Review;
use murus_gallicus::render::{self, Scene};
use murus_gallicus::rules::Seat;

use super::review::turning_point;
use super::view::View;
use crate::discord::page::{Attachment, Page, Shows};
use crate::texts::Value;

impl View<'_> {
    /// The whole game as a film, seen by a side; it stands longer on the move that turned it, where a review found one.
    pub fn replay(&self, view: Seat, review: Option<&Review>) -> Page {
        let (texts, line) = (self.texts, self.row.game.line());
        let (caption, players, end) = (texts.picture_caption(), self.players(line), texts.picture_right(line));
        let made = (0..line.plies()).map(|ply| line.numbered_move(ply));
        let made: Vec<String> = [texts.say("picture-start")].into_iter().chain(made).collect();
        let mut scenes = Scene::each(line, view);
        for (scene, left) in scenes.iter_mut().zip(&made) {
            (scene.left, scene.caption, scene.players, scene.theme) = (left, &caption, &players, self.theme);
        }
        if let Some(last) = scenes.last_mut() {
            last.right = &end;
        }
        let turning = review.and_then(|review| turning_point(line, review));
        // The first position has no move before it.
        let bytes = render::film(&scenes, turning.map(|ply| ply + 1));
        let args = [
            ("game", Value::from(self.matched(None, &|chair| self.called(chair)))),
            ("moves", self.moves().into()),
            ("end", end.as_str().into()),
        ];
        let alt = texts.say_with("replay-alt", args);
        let name = format!("{}-{}-replay-{}.gif", self.row.game.name, self.row.game.board(), view.word());
        let result = Some(self.result()).filter(|result| !result.is_empty());
        let told = turning.map(|ply| texts.say_with("replay-turning", [("played", line.numbered_move(ply).into())]));
        let content = [Some(self.heading()), result, told].into_iter().flatten().collect::<Vec<_>>().join("\n");
        Page { content, attachment: Some(Attachment { name, alt, bytes, shows: Shows::Picture }), ..Page::default() }
    }
}
