//! Paints the parts of a picture: rim, cells, units, words.

use super::canvas::{Canvas, PixelSpot};
use super::layout::Layout;
use super::lettering::{Anchor, FontWeight, Hand, without_brackets};
use super::palette::{SEAM, WHOLE, home};
use super::path::{Point, segments};
use super::scene::Scene;
use super::shapes::{Shapes, Trimmed};
use super::sprites::SpriteSheet;
use super::stencil::Sprite;
use crate::theme::{Colours, Ink, Trace};
use murus_gallicus::{Bits, Board, Cell, Height, Position, Seat, Unit};

/// The smallest size of the caption, as a share of its usual size.
const NARROWEST: f32 = 0.75;

/// The tools to paint a picture.
pub(super) struct Painter<'a> {
    pub scene: &'a Scene<'a>,
    pub layout: &'a Layout,
    pub colours: &'static Colours,
    pub sheet: &'a SpriteSheet,
    pub shapes: &'a Shapes,
    pub canvas: &'a mut Canvas,
}

impl Painter<'_> {
    /// Paints the rim around the board.
    pub fn rim(&mut self) {
        let rim = self.canvas.palette.number(self.colours.rim);
        if self.layout.squares() {
            let bounds = self.layout.bounds;
            let [left, top, right, bottom, width] =
                [bounds.left, bounds.top, bounds.right, bounds.bottom, self.layout.rim()]
                    .map(|edge| edge as i32);
            let across = right - left;
            let down = bottom - top;
            for y in [top - width, bottom] {
                self.canvas.rectangle((left, y), (across, width), rim);
            }
            for x in [left - width, right] {
                self.canvas.rectangle((x, top), (width, down), rim);
            }
            for corner in [(left, top), (right, top), (left, bottom), (right, bottom)] {
                self.canvas.stamp(&self.shapes.rim, corner, rim, WHOLE);
            }
            return;
        }
        self.canvas.stamp(&self.shapes.rim, (0, 0), rim, WHOLE);
    }

    /// Paints every cell with its tint, in sixteenths.
    pub fn cells(&mut self, tint: impl Fn(Cell) -> u8) {
        let palette = self.canvas.palette;
        let [last, seam, halo] = [self.trace().tint, self.colours.seam, self.colours.halo]
            .map(|ink| palette.number(ink));
        let line = palette.mix(palette.number(self.colours.turf[0]), seam, SEAM);
        self.canvas.stamp(&self.shapes.field, (0, 0), line, WHOLE);
        for &cell in self.layout.board().geometry.cells() {
            let ground = palette.mix(palette.number(self.ground(cell)), last, tint(cell));
            let spot = self.layout.spot(cell);
            if self.layout.squares() {
                let line = palette.mix(ground, seam, SEAM);
                let side = self.layout.cell as i32;
                let half = self.layout.cell as i32 / 2;
                let seam = self.layout.seam();
                let near = seam / 2;
                let inner = side - seam;
                let at = |right: i32, down: i32| (spot.0 - half + right, spot.1 - half + down);
                self.canvas.rectangle(at(0, 0), (side, near), line);
                self.canvas.rectangle(at(0, near + inner), (side, seam - near), line);
                for down in near..near + inner {
                    self.canvas.rectangle(at(0, down), (near, 1), line);
                    self.canvas.rectangle(at(near, down), (inner, 1), ground);
                    self.canvas.rectangle(at(near + inner, down), (seam - near, 1), line);
                }
            } else {
                self.canvas.stamp(&self.shapes.ground, spot, ground, WHOLE);
            }
            if self.colours.grain > 0 {
                for (stencil, over) in self.shapes.grain.iter().zip([seam, halo]) {
                    let number = palette.mix(ground, over, self.colours.grain);
                    self.canvas.stamp(stencil, spot, number, WHOLE);
                }
            }
        }
    }

    /// The colour of a cell without marks.
    fn ground(&self, cell: Cell) -> Ink {
        ground(self.layout, self.colours, self.scene.position, cell)
    }

    /// Marks the corner of each cell with a tower that can break through next, if the scene has
    /// these marks.
    pub fn corners(&mut self) {
        if !self.scene.corners {
            return;
        }
        for (cell, seat) in siege_cells(self.layout.board(), self.scene.position) {
            let number = self.canvas.palette.number(self.colours.liveries[seat.index()].accent);
            self.trimmed(&self.shapes.siege, cell, number);
        }
    }

    /// Paints every unit of the position.
    pub fn units(&mut self) {
        for &cell in self.layout.board().geometry.cells() {
            if let Some(unit) = self.scene.position.unit(cell) {
                self.unit(cell, unit, WHOLE);
            }
        }
    }

    /// Paints a unit onto a cell, with an opacity of `share` sixteenths.
    pub fn unit(&mut self, cell: Cell, unit: Unit, share: u8) {
        let sprite = self.sheet.unit(unit, self.scene.position.is_out(unit.seat));
        self.sprite(cell, sprite, share);
    }

    /// Paints the rubble of a side's wall onto a cell, with an opacity of `share` sixteenths.
    pub fn rubble(&mut self, cell: Cell, seat: Seat, share: u8) {
        let sprite = self.sheet.rubble(seat, self.scene.position.is_out(seat));
        self.sprite(cell, sprite, share);
    }

    fn sprite(&mut self, cell: Cell, sprite: &Sprite, share: u8) {
        let ((x, y), half) = (self.layout.center(cell), self.sheet.size as f32 / 2.0);
        self.canvas.lay(sprite, ((x - half).round() as i32, (y - half).round() as i32), share);
    }

    /// Paints a shape with its rim onto a cell.
    pub fn trimmed(&mut self, trimmed: &Trimmed, cell: Cell, number: u8) {
        self.trimmed_at(trimmed, self.layout.spot(cell), number);
    }

    /// Paints a shape with its rim at a pixel.
    pub fn trimmed_at(&mut self, trimmed: &Trimmed, spot: PixelSpot, number: u8) {
        let halo = self.canvas.palette.number(self.colours.halo);
        self.canvas.stamp(&trimmed.rim, spot, halo, WHOLE);
        self.canvas.stamp(&trimmed.shape, spot, number, WHOLE);
    }

    /// Writes the name of a cell at this distance from its middle, in pixels.
    pub fn name(&mut self, cell: Cell, (right, down): Point, size: f32) {
        let hand = Hand { weight: FontWeight::SemiBold, size, ink: self.colours.halo };
        let name = self.layout.board().geometry.name(cell).to_string();
        let (x, y) = self.layout.center(cell);
        hand.write(self.canvas, &name, (x + right, y + down), Anchor::Middle);
    }

    /// The colours of past moves.
    pub fn trace(&self) -> Trace {
        self.colours.trace(self.layout.board().seats)
    }

    /// Draws one line around cells that touch.
    pub fn outlined(&mut self, cells: &[Cell]) {
        let corners = self.layout.outline(1.0);
        let size = self.layout.cell;
        let spots: Vec<PixelSpot> = cells.iter().map(|&cell| self.layout.spot(cell)).collect();
        let edges = || corners.iter().zip(corners.iter().cycle().skip(1));
        let mut lines = Vec::new();
        for &(x, y) in &spots {
            for (&from, &to) in edges() {
                // The middle of the cell beyond an edge is twice as far away as the middle of the
                // edge.
                let dx = from.0 + to.0 - 2.0 * self.layout.off();
                let dy = from.1 + to.1 - 2.0 * self.layout.off();
                let beyond = (x + dx.round() as i32, y + dy.round() as i32);
                if !spots.contains(&beyond) {
                    lines.push((
                        (x as f32 + from.0, y as f32 + from.1),
                        (x as f32 + to.0, y as f32 + to.1),
                    ));
                }
            }
        }
        self.canvas.shape(&segments(&lines).stroked(0.10 * size), self.colours.halo);
        self.canvas.shape(&segments(&lines).stroked(0.06 * size), self.colours.choice);
    }

    /// The index of the colour of `over` laid over `under` with an opacity of `level` sixteenths.
    pub fn mixed(&self, under: Ink, over: Ink, level: u8) -> u8 {
        let palette = self.canvas.palette;
        palette.number(under.mixed(over, level.into(), WHOLE.into()))
    }

    /// Writes the words in the frame.
    pub fn words(&mut self) {
        let layout = self.layout;
        let scene = self.scene;
        let em = layout.em;
        let left = layout.bounds.left;
        let right = layout.bounds.right;
        let label = Hand { weight: FontWeight::SemiBold, size: 1.16 * em, ink: self.colours.quiet };
        for name in layout.labels() {
            label.write(self.canvas, &name.text, name.at, Anchor::Middle);
        }
        if scene.players.is_empty() {
            self.course()
        } else {
            self.people()
        }
        let below = layout.size.1 as f32 - 0.65 * em;
        let names: Vec<&str> = scene.formations.iter().map(|formation| formation.name).collect();
        let turn = if scene.players.is_empty() { "" } else { scene.right };
        let words: Vec<&str> =
            names.into_iter().chain([turn]).filter(|word| !word.is_empty()).collect();
        let small = Hand { weight: FontWeight::Regular, size: 0.98 * em, ink: self.colours.quiet };
        let credit = Hand { size: 0.92 * em, ink: self.colours.faint, ..small };
        let narrowest = NARROWEST * credit.width(scene.caption);
        // Below a hexagon each text has half of the width. Below a rectangle the caption takes the
        // rest, but never makes the other text shorter than half of the width.
        let half = (right - left) / 2.0 - 0.3 * layout.apex;
        let most = if layout.apex > 0.0 { half } else { half.max(right - left - em - narrowest) };
        let shown = small.fitted(&words.join(" · "), most);
        small.write(self.canvas, &shown, (left, below), Anchor::Left);
        let room = if layout.apex > 0.0 { half } else { right - left - small.width(&shown) - em };
        let fits = (0.99 * room / credit.width(scene.caption).max(1.0)).clamp(NARROWEST, 1.0);
        let credit = Hand { size: fits * credit.size, ..credit };
        credit.write(
            self.canvas,
            &credit.fitted(scene.caption, room),
            (right, below),
            Anchor::Right,
        );
    }

    /// Writes the last move and the side to move, above the board.
    fn course(&mut self) {
        let layout = self.layout;
        let scene = self.scene;
        let em = layout.em;
        let left = layout.bounds.left;
        let right = layout.bounds.right;
        let line = 1.2 * em;
        let news = Hand { weight: FontWeight::SemiBold, size: 1.3 * em, ink: self.colours.text };
        let turn = Hand { weight: FontWeight::Regular, size: 1.05 * em, ink: self.colours.quiet };
        let badge = scene
            .side
            .map(|seat| (Unit { seat, height: Height::Tower }, (1.45 * em).round() as u32));
        let wreath = if scene.triumph.is_some() { 0.4 * em } else { 0.0 };
        let badge_room = badge.map_or(0.0, |(_, size)| size as f32 + 0.2 * em + wreath);
        // The words share the width. Next to the tip of a hexagon each has its own half.
        let room = right - left - badge_room;
        let half = (right - left) / 2.0 - layout.apex;
        let (for_news, for_turn) = if layout.apex > 0.0 {
            (half, half - badge_room)
        } else {
            let least = (room - em) / 2.0;
            (
                least.max(room - em - turn.width(scene.right)),
                least.max(room - em - news.width(scene.left)),
            )
        };
        news.write(self.canvas, &news.fitted(scene.left, for_news), (left, line), Anchor::Left);
        let shown = turn.fitted(scene.right, for_turn);
        turn.write(self.canvas, &shown, (right, line), Anchor::Right);
        if let Some((unit, size)) = badge {
            let sheet = SpriteSheet::of(scene.theme, size);
            let x = right - turn.width(&shown) - badge_room;
            let at = (x.round() as i32, (line - size as f32 / 2.0).round() as i32);
            self.laurel(unit.seat, (x + size as f32 / 2.0, line));
            self.canvas.lay(sheet.unit(unit, false), at, WHOLE);
        }
    }

    fn won(&self, seat: Seat) -> bool {
        self.scene.triumph.is_some_and(|triumph| triumph.winner == seat)
    }

    /// Paints the laurel around the badge of a side that has won.
    fn laurel(&mut self, seat: Seat, (x, y): Point) {
        if self.won(seat) {
            let number = self.canvas.palette.number(self.colours.curve);
            self.canvas.stamp(
                &self.shapes.laurel,
                (x.round() as i32, y.round() as i32),
                number,
                WHOLE,
            );
        }
    }

    /// Writes the players at the left and the last move at the right, above the board.
    fn people(&mut self) {
        let layout = self.layout;
        let scene = self.scene;
        let em = layout.em;
        let left = layout.bounds.left;
        let right = layout.bounds.right;
        let line = 1.2 * em;
        let quiet = Hand { weight: FontWeight::Regular, size: 1.05 * em, ink: self.colours.quiet };
        let strong = Hand { weight: FontWeight::SemiBold, ink: self.colours.text, ..quiet };
        let half = (right - left) / 2.0 - layout.apex;
        let most = if layout.apex > 0.0 { half } else { 0.6 * (right - left) };
        let news = strong.fitted(scene.left, most);
        strong.write(self.canvas, &news, (right, line), Anchor::Right);
        let room = right - left - strong.width(&news) - em;
        let badge = 1.3 * em;
        let gap = 0.6 * em;
        let hand = |seat| if scene.side == Some(seat) { strong } else { quiet };
        let beside = layout.apex > 0.0;
        let most = |n: usize| half - 1.2 * 1.5 * em * n as f32 - badge;
        let widths = |names: &[String]| -> Vec<f32> {
            Seat::ALL
                .iter()
                .zip(names)
                .map(|(&seat, name)| badge + hand(seat).width(name))
                .collect()
        };
        let shared = room
            - gap * scene.players.len() as f32
            - if scene.triumph.is_some() { 0.6 * em } else { 0.0 };
        let whole = widths(scene.players);
        let fit = match beside {
            true => whole.iter().enumerate().all(|(n, width)| width - badge <= most(n)),
            false => share(shared, whole) == f32::INFINITY,
        };
        let names = if fit { scene.players.to_vec() } else { brief(scene.players) };
        let people = || Seat::ALL.iter().zip(&names);
        let each = share(shared, widths(&names));
        let sheet = SpriteSheet::of(scene.theme, badge.round() as u32);
        let mut x = left;
        let mut y = line;
        for (&seat, name) in people() {
            let tower =
                sheet.unit(Unit { seat, height: Height::Tower }, scene.position.is_out(seat));
            let wreath = if self.won(seat) { 0.3 * em } else { 0.0 };
            x += wreath;
            self.laurel(seat, (x + badge / 2.0, y));
            self.canvas.lay(tower, (x.round() as i32, (y - badge / 2.0).round() as i32), WHOLE);
            let hand = hand(seat);
            // Next to the tip of a hexagon, names are below one another. The lower a name is, the
            // less room it has, because the edge slopes.
            let room = if beside { half - 1.2 * (y - line) } else { each };
            let name = hand.fitted(name, room - badge);
            hand.write(self.canvas, &name, (x + badge + 0.15 * em + wreath, y), Anchor::Left);
            x -= if beside { wreath } else { 0.0 };
            if beside { y += 1.5 * em } else { x += wreath + badge + hand.width(&name) + gap }
        }
    }
}

/// The colour of a cell without marks: turf, tinted where a side is at home.
pub(super) fn ground(layout: &Layout, colours: &Colours, position: &Position, cell: Cell) -> Ink {
    let board = layout.board();
    let (file, row) = board.geometry.place(cell);
    let shade = if layout.squares() { (file + row) % 2 } else { (file + row) % 3 };
    let turf = colours.turf[usize::from(shade)];
    match owner(board, cell) {
        Some(owner) if position.is_out(owner) => home(turf, &colours.out),
        Some(owner) => home(turf, &colours.liveries[owner.index()]),
        None => turf,
    }
}

/// The side whose home a cell is: the row where the other side breaks through, or with several
/// players the cells where the side's towers start. `None` for all other cells.
pub(super) fn owner(board: &Board, cell: Cell) -> Option<Seat> {
    let home = |seat: Seat| match board.seats {
        2 => board.goals[1 - seat.index()],
        _ => board.towers[seat.index()],
    };
    Seat::ALL[..board.seats].iter().copied().find(|&seat| home(seat).has(cell))
}

/// Names without their parts in brackets; equal names are numbered.
fn brief(names: &[String]) -> Vec<String> {
    let short: Vec<String> = names.iter().map(|name| without_brackets(name)).collect();
    let number = |n: usize| short[..=n].iter().filter(|own| **own == short[n]).count();
    let alike = |n: usize| short.iter().filter(|own| **own == short[n]).count() > 1;
    let named =
        |n: usize| if alike(n) { format!("{} {}", short[n], number(n)) } else { short[n].clone() };
    (0..short.len()).map(named).collect()
}

/// The largest width that each text may take, given the widths that they want; infinite if all fit.
/// Texts that want less leave the rest to the others.
fn share(mut room: f32, mut wanted: Vec<f32>) -> f32 {
    wanted.sort_by(f32::total_cmp);
    let all = wanted.len();
    for (served, want) in wanted.into_iter().enumerate() {
        let each = room / (all - served) as f32;
        if want > each {
            return each;
        }
        room -= want;
    }
    f32::INFINITY
}

/// The cells with a tower that can break through with its next walk, without home cells, each with
/// the tower's side.
pub(super) fn siege_cells<'a>(
    board: &'a Board,
    position: &'a Position,
) -> impl Iterator<Item = (Cell, Seat)> + 'a {
    let off_home = board.geometry.cells().iter().filter(|&&cell| owner(board, cell).is_none());
    off_home.filter_map(|&cell| Some((cell, position.siege_tower(cell)?.seat)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lose_their_levels_and_are_numbered_where_they_are_then_alike() {
        let names =
            ["Ann", "Murus (Centurion)", "Bob (the other)", "Murus (Tiro)"].map(str::to_owned);
        assert_eq!(brief(&names), ["Ann", "Murus 1", "Bob", "Murus 2"]);
        assert_eq!(brief(&["(only this)".to_owned()]), ["(only this)"]);
    }

    #[test]
    fn who_wants_little_leaves_the_rest_to_the_others() {
        assert_eq!(share(100.0, vec![20.0, 70.0]), f32::INFINITY, "there is room for both");
        assert_eq!(share(100.0, vec![90.0, 20.0]), 80.0);
        assert_eq!(share(100.0, vec![90.0, 80.0]), 50.0);
        assert_eq!(share(100.0, vec![10.0, 60.0, 70.0]), 45.0);
    }
}
