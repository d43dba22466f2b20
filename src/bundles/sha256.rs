//! SHA-256 (FIPS 180-4), by which a bundle is known to be the one that is listed.

/// Fractional parts of the cube roots of the first 64 primes.
const ROUNDS: [u32; 64] = [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
];

/// Fractional parts of the square roots of the first 8 primes.
const START: [u32; 8] = [
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

/// The hash of these bytes, in 64 hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    let mut padded = bytes.to_vec();
    padded.push(0x80);
    padded.resize((padded.len() + 8).next_multiple_of(64) - 8, 0);
    padded.extend((bytes.len() as u64 * 8).to_be_bytes());
    let state = padded.chunks_exact(64).fold(START, block);
    state.iter().map(|word| format!("{word:08x}")).collect()
}

/// The state after one more block of 64 bytes.
fn block(state: [u32; 8], bytes: &[u8]) -> [u32; 8] {
    let words = schedule(bytes);
    let mut now = state;
    for (round, word) in ROUNDS.into_iter().zip(words) {
        let [a, b, c, d, e, f, g, h] = now;
        let spread = e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25);
        let choice = (e & f) ^ (!e & g);
        let first = [spread, choice, round, word].into_iter().fold(h, u32::wrapping_add);
        let spread = a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22);
        let majority = (a & b) ^ (a & c) ^ (b & c);
        let second = spread.wrapping_add(majority);
        now = [first.wrapping_add(second), a, b, c, d.wrapping_add(first), e, f, g];
    }
    std::array::from_fn(|n| state[n].wrapping_add(now[n]))
}

/// The 64 words that a block is mixed in by.
fn schedule(bytes: &[u8]) -> [u32; 64] {
    let mut words = [0; 64];
    for (word, four) in words.iter_mut().zip(bytes.chunks_exact(4)) {
        *word = four.iter().fold(0, |word, byte| word << 8 | u32::from(*byte));
    }
    for n in 16..64 {
        let (near, far) = (words[n - 2], words[n - 15]);
        let near = near.rotate_right(17) ^ near.rotate_right(19) ^ (near >> 10);
        let far = far.rotate_right(7) ^ far.rotate_right(18) ^ (far >> 3);
        words[n] = [near, words[n - 7], far].into_iter().fold(words[n - 16], u32::wrapping_add);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_of_the_standard_come_out() {
        let of = |text: &str| hex(text.as_bytes());
        assert_eq!(of("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assert_eq!(of(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        let two = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
        assert_eq!(of(two), "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
        let million = "a".repeat(1_000_000);
        let hash = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0";
        assert_eq!(of(&million), hash);
    }
}
