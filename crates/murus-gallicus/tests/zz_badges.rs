use murus_gallicus::render::Badge;
use murus_gallicus::rules::{Height, Seat, Unit};
#[test]
fn draw() {
    for seat in Seat::ALL {
        for height in [Height::Wall, Height::Tower, Height::Catapult] {
            std::fs::write(
                format!("/tmp/badges/{}_{:?}.png", seat.word(), height),
                Badge::Unit(Unit { seat, height }).png(128),
            )
            .unwrap();
        }
    }
    for n in 1..=9 {
        std::fs::write(format!("/tmp/badges/level_{n}.png"), Badge::Shield(n).png(128)).unwrap();
    }
}
