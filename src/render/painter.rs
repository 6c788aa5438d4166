//! Paints the parts of a picture: rim, cells, units, words.

use super::canvas::{Brush, polygon, rectangle, rounded};
use super::layout::Layout;
use super::lettering::{Anchor, Hand, Weight};
use super::scene::Scene;
use super::sprites::Sheet;
use super::theme::{self, Ink};
use crate::rules::{Bits, Cell, Height, Seat, Unit};

/// What painting needs at hand.
pub(super) struct Painter<'a> {
    pub scene: &'a Scene<'a>,
    pub layout: &'a Layout,
    pub sheet: &'a Sheet,
    pub brush: Brush<'a>,
}

impl Painter<'_> {
    /// The dark rim around the board.
    pub fn rim(&mut self) {
        let width = 0.17 * self.layout.em;
        if self.layout.squares() {
            let b = self.layout.bounds;
            let (across, down) = (b.right - b.left + 2.0 * width, b.bottom - b.top + 2.0 * width);
            self.brush.fill(&rounded(b.left - width, b.top - width, across, down, width), theme::RIM);
            return;
        }
        for &cell in self.layout.board().geometry.cells() {
            self.brush.stroke(&polygon(&self.layout.outline(cell, 1.0)), 2.0 * width, theme::RIM);
        }
    }

    /// Every cell, in the colour that `tinted` makes of its own.
    pub fn cells(&mut self, tinted: impl Fn(Cell, Ink) -> Ink) {
        let seam = 0.5 * (0.02 * self.layout.cell).round().max(1.0);
        for &cell in self.layout.board().geometry.cells() {
            let ground = tinted(cell, self.ground(cell));
            let line = ground.mixed(theme::SEAM, 32);
            if self.layout.squares() {
                let (x, y) = self.layout.center(cell);
                let half = self.layout.cell / 2.0;
                let (left, top) = ((x - half).round(), (y - half).round());
                self.brush.fill(&rectangle(left, top, self.layout.cell, self.layout.cell), line);
                let inner = self.layout.cell - 2.0 * seam;
                self.brush.fill(&rectangle(left + seam, top + seam, inner, inner), ground);
            } else {
                self.brush.fill(&polygon(&self.layout.outline(cell, 1.005)), line);
                self.brush.fill(&polygon(&self.layout.outline(cell, 1.0 - 2.4 * seam / self.layout.cell)), ground);
            }
        }
    }

    /// The colour of a cell without marks: turf, tinted where a side is at home.
    fn ground(&self, cell: Cell) -> Ink {
        let board = self.layout.board();
        let (file, row) = board.geometry.place(cell);
        let shade = if self.layout.squares() { (file + row) % 2 } else { (file + row) % 3 };
        let turf = theme::TURF[usize::from(shade)];
        let owner = Seat::ALL[..board.seats].iter().find(|&&seat| self.home(seat).has(cell));
        owner.map_or(turf, |&seat| {
            let out = self.scene.position.is_out(seat);
            let livery = if out { theme::OUT } else { theme::LIVERIES[seat.index()] };
            turf.mixed(livery.home, theme::HOME_TINT)
        })
    }

    /// The cells that a side defends: where another breaks through, or else where its towers start.
    fn home(&self, seat: Seat) -> u128 {
        let board = self.layout.board();
        match board.seats {
            2 => board.goals[1 - seat.index()],
            _ => board.towers[seat.index()],
        }
    }

    /// Every unit of the position.
    pub fn units(&mut self) {
        for &cell in self.layout.board().geometry.cells() {
            if let Some(unit) = self.scene.position.unit(cell) {
                self.unit(cell, unit, 1.0);
            }
        }
    }

    /// Lays a unit onto a cell; one that covers less than 1 is a shadow of what stood there.
    pub fn unit(&mut self, cell: Cell, unit: Unit, cover: f32) {
        let sprite = self.sheet.unit(unit, self.scene.position.is_out(unit.seat));
        let (x, y) = self.layout.center(cell);
        let half = sprite.width() as f32 / 2.0;
        self.brush.lay(sprite, ((x - half).round() as i32, (y - half).round() as i32), cover);
    }

    /// The words in the frame.
    pub fn words(&mut self) {
        let (layout, scene) = (self.layout, self.scene);
        let em = layout.em;
        let (left, right) = (layout.bounds.left, layout.bounds.right);
        let label = Hand { weight: Weight::Regular, size: 0.92 * em, ink: theme::QUIET };
        for name in layout.labels() {
            label.write(self.brush.picture, &name.text, name.at, Anchor::Middle);
        }
        if scene.players.is_empty() {
            self.course()
        } else {
            self.people()
        }
        let credit = Hand { weight: Weight::Regular, size: 0.7 * em, ink: theme::FAINT };
        let below = layout.size.1 as f32 - 0.62 * em;
        let shown = credit.fitted(scene.caption, (right - left) / 2.0 - 0.3 * layout.apex);
        credit.write(self.brush.picture, &shown, (right, below), Anchor::Right);
    }

    /// Above the board, the last move and who is to move.
    fn course(&mut self) {
        let (layout, scene) = (self.layout, self.scene);
        let em = layout.em;
        let (left, right) = (layout.bounds.left, layout.bounds.right);
        let line = 1.2 * em;
        let (news, turn) = (
            Hand { weight: Weight::SemiBold, size: 1.3 * em, ink: theme::TEXT },
            Hand { weight: Weight::Regular, size: 1.05 * em, ink: theme::QUIET },
        );
        let badge = scene.side.map(|seat| (Unit { seat, height: Height::Tower }, (1.45 * em).round() as u32));
        let badge_room = badge.map_or(0.0, |(_, size)| size as f32 + 0.2 * em);
        // The words share the width; beside the tip of a hexagon each has its own side of it.
        let room = right - left - badge_room;
        let half = (right - left) / 2.0 - layout.apex;
        let (for_news, for_turn) = if layout.apex > 0.0 {
            (half, half - badge_room)
        } else {
            let least = (room - em) / 2.0;
            (least.max(room - em - turn.width(scene.right)), least.max(room - em - news.width(scene.left)))
        };
        news.write(self.brush.picture, &news.fitted(scene.left, for_news), (left, line), Anchor::Left);
        let shown = turn.fitted(scene.right, for_turn);
        turn.write(self.brush.picture, &shown, (right, line), Anchor::Right);
        if let Some((unit, size)) = badge {
            let sheet = Sheet::of(size);
            let x = right - turn.width(&shown) - badge_room;
            self.brush.lay(sheet.unit(unit, false), (x.round() as i32, (line - size as f32 / 2.0).round() as i32), 1.0);
        }
    }

    /// Above the board, the players and the last move; below it, who is to move.
    fn people(&mut self) {
        let (layout, scene) = (self.layout, self.scene);
        let em = layout.em;
        let (left, right) = (layout.bounds.left, layout.bounds.right);
        let line = 1.2 * em;
        let quiet = Hand { weight: Weight::Regular, size: 1.05 * em, ink: theme::QUIET };
        let strong = Hand { weight: Weight::SemiBold, ink: theme::TEXT, ..quiet };
        let half = (right - left) / 2.0 - layout.apex;
        let most = if layout.apex > 0.0 { half } else { right - left - 5.0 * em };
        let news = strong.fitted(scene.left, most);
        strong.write(self.brush.picture, &news, (right, line), Anchor::Right);
        let room = right - left - strong.width(&news) - em;
        let (badge, gap) = (1.3 * em, 0.7 * em);
        let each = room / scene.players.len() as f32 - gap;
        let sheet = Sheet::of(badge.round() as u32);
        let (mut x, mut y) = (left, line);
        for (&seat, name) in Seat::ALL.iter().zip(scene.players) {
            let tower = sheet.unit(Unit { seat, height: Height::Tower }, scene.position.is_out(seat));
            self.brush.lay(tower, (x.round() as i32, (y - badge / 2.0).round() as i32), 1.0);
            let hand = if scene.side == Some(seat) { strong } else { quiet };
            // Beside the tip of a hexagon names stand below one another, the lower the shorter, for its edge falls away from the tip.
            let room = if layout.apex > 0.0 { half - 1.2 * (y - line) } else { each };
            let name = hand.fitted(name, room - badge);
            hand.write(self.brush.picture, &name, (x + badge + 0.15 * em, y), Anchor::Left);
            if layout.apex > 0.0 { y += 1.5 * em } else { x += badge + hand.width(&name) + gap }
        }
        let turn = Hand { size: 0.8 * em, ..quiet };
        let below = layout.size.1 as f32 - 0.62 * em;
        let shown = turn.fitted(scene.right, (right - left) / 2.0 - 0.3 * layout.apex);
        turn.write(self.brush.picture, &shown, (left, below), Anchor::Left);
    }
}
