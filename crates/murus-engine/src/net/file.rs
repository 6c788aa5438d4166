//! A network as a file: magic, the length of the variant's name, the name, and a body packed by
//! zlib. The body holds the first layer's rows in steps of `STEP`, its biases and the output rows
//! (sign in the lowest bit; all low bytes before all high bytes), then the output biases,
//! little-endian.

use flate2::{Compress, Compression, Decompress, FlushCompress, FlushDecompress, Status};

use super::input_map::InputMap;
use super::weights::{BUCKETS, Layers, Neurons, STEP, WIDTH};
use murus_gallicus::Variant;

/// The beginning of a file of weights. The number changes with the layout.
const MAGIC: &[u8; 8] = b"murusN4\n";

/// The error that the bytes are no network of this version.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no network of this version")]
pub struct NoNet;

/// Reads the bytes that [`packed`] wrote. Fails for any others.
pub(super) fn unpacked(bytes: &[u8]) -> Result<(InputMap, Layers), NoNet> {
    let packed = bytes.strip_prefix(MAGIC).ok_or(NoNet)?;
    let (&length, packed) = packed.split_first().ok_or(NoNet)?;
    let (name, packed) = packed.split_at_checked(length.into()).ok_or(NoNet)?;
    let variant: Variant =
        std::str::from_utf8(name).map_err(|_| NoNet)?.parse().map_err(|_| NoNet)?;
    let map = InputMap::of(variant).ok_or(NoNet)?;
    let out = map.looks() * BUCKETS;
    let size = (map.inputs + 1 + out) * WIDTH * 2 + BUCKETS * 4;
    // One byte more, so that a body that is too long is noticed.
    let mut body = Vec::with_capacity(size + 1);
    let unpacked = Decompress::new(true).decompress_vec(packed, &mut body, FlushDecompress::Finish);
    if !matches!(unpacked, Ok(Status::StreamEnd)) || body.len() != size {
        return Err(NoNet);
    }
    // The low bytes of all numbers come first, then the high ones, which are nearly all alike.
    let (rows, out_bias) = body.split_at(size - BUCKETS * 4);
    let (low, high) = rows.split_at(rows.len() / 2);
    let mut numbers =
        low.iter().zip(high).map(|(&low, &high)| unfolded(u16::from_le_bytes([low, high])));
    let mut row = || Neurons(std::array::from_fn(|_| numbers.next().unwrap_or_default()));
    let first =
        (0..map.inputs).map(|_| Neurons(row().0.map(|steps| steps.saturating_mul(STEP)))).collect();
    let bias = row();
    let out = (0..out).map(|_| row()).collect();
    let out_bias =
        out_bias.chunks_exact(4).map(|n| i32::from_le_bytes([n[0], n[1], n[2], n[3]])).collect();
    Ok((map, Layers { first, bias, out, out_bias }))
}

/// The weights of a variant's network as bytes.
pub(super) fn packed(variant: Variant, layers: &Layers) -> Vec<u8> {
    let Layers { first, bias, out, out_bias } = layers;
    let numbers = || {
        let steps = first.iter().flat_map(|row| row.0.map(|number| number / STEP));
        let others = [bias].into_iter().chain(out).flat_map(|row| row.0);
        steps.chain(others).map(|number| folded(number).to_le_bytes())
    };
    let body: Vec<u8> = (numbers().map(|number| number[0]))
        .chain(numbers().map(|number| number[1]))
        .chain(out_bias.iter().flat_map(|number| number.to_le_bytes()))
        .collect();
    let name = variant.to_string();
    let mut bytes = MAGIC.to_vec();
    bytes.push(name.len() as u8);
    bytes.extend(name.as_bytes());
    // Incompressible data grows by five bytes in 16 KiB, and a few around them.
    bytes.reserve(body.len() + body.len() / 1_024 + 64);
    let packed = Compress::new(Compression::best(), true).compress_vec(
        &body,
        &mut bytes,
        FlushCompress::Finish,
    );
    assert!(matches!(packed, Ok(Status::StreamEnd)), "the output fits");
    bytes
}

/// Moves the sign of a number into the lowest bit, so that small numbers have equal high bytes.
fn folded(number: i16) -> u16 {
    ((number << 1) ^ (number >> 15)).cast_unsigned()
}

/// Returns the number that was given to [`folded`].
fn unfolded(folded: u16) -> i16 {
    (folded >> 1).cast_signed() ^ -(folded & 1).cast_signed()
}
