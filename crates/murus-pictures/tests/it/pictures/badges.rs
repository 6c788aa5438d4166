//! Small pictures on a transparent ground.

use std::collections::HashSet;
use std::io::Cursor;

use murus_gallicus::{Height, Seat, Unit};
use murus_pictures::Badge;

#[test]
fn every_badge_is_a_small_picture_of_its_own_on_clear_ground() {
    let heights = [Height::Wall, Height::Tower, Height::Catapult];
    let units = Seat::ALL
        .into_iter()
        .flat_map(|seat| heights.map(|height| Badge::Unit(Unit { seat, height })));
    let all: Vec<Badge> = units.chain((1..=9).map(Badge::Shield)).collect();
    let files: HashSet<Vec<u8>> = all.iter().map(|badge| badge.png(128)).collect();
    assert_eq!(files.len(), all.len(), "no two are alike");
    for bytes in &files {
        assert!(bytes.len() < 32 << 10, "{} bytes", bytes.len());
        let mut reader = png::Decoder::new(Cursor::new(bytes)).read_info().unwrap();
        assert_eq!(reader.info().size(), (128, 128));
        let mut pixels = vec![0; 128 * 128 * 4];
        reader.next_frame(&mut pixels).unwrap();
        assert_eq!(pixels[3], 0, "the corner is clear");
        assert!(pixels.chunks(4).any(|pixel| pixel[3] == u8::MAX));
    }
}
