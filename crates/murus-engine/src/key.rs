//! The key of a position, and the numbers from which it is mixed.

use murus_gallicus::{Bits, Position, Seat};

/// Returns the key of a position: the same for every board type, and different for different
/// positions as far as 64 bits allow. `salt` keeps searches apart.
pub(super) fn key<B: Bits>(position: &Position<B>, salt: u64) -> u64 {
    let (walls, _, catapults) = position.heights();
    let stones = Seat::ALL.map(|seat| position.stones(seat));
    let out = Seat::ALL.iter().fold(0, |out, &seat| out << 1 | u64::from(position.is_out(seat)));
    let turn = position.to_move() as u64
        | u64::from(position.opening_turns()) << 2
        | u64::from(position.swap_open()) << 4
        | out << 5;
    let mut key = fold(salt ^ turn, SALTS[0]);
    for (set, salts) in stones.into_iter().chain([walls, catapults]).zip(SALTS[1..].chunks(2)) {
        let wide = set.wide();
        for (half, salt) in [wide as u64, (wide >> 64) as u64].into_iter().zip(salts) {
            if half != 0 {
                key ^= fold(half ^ salt, SALTS[0]);
            }
        }
    }
    fold(key, SALTS[0])
}

/// Makes a number that differs for each text and `n`, to keep the keys of different searches apart.
pub(super) fn salt(text: &str, n: u64) -> u64 {
    text.bytes().fold(scatter(n), |salt, byte| scatter(salt ^ u64::from(byte)))
}

/// Folds both halves of a product into one: the mixing step of the wyhash family.
pub(super) fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}

/// SplitMix64's step (Steele, Lea and Flood, 2014): scatters neighbouring numbers over all 64 bits.
pub(super) const fn scatter(n: u64) -> u64 {
    let n = n.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let n = (n ^ n >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let n = (n ^ n >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    n ^ n >> 31
}

/// One odd number for the folding, and two for each set of cells of a position.
const SALTS: [u64; 13] = {
    let mut salts = [0; 13];
    let mut n = 0;
    while n < salts.len() {
        salts[n] = scatter(n as u64) | 1;
        n += 1;
    }
    salts
};
