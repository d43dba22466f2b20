//! Texts made from texts: bytes changed at random, or words, numbers and whole bracketed parts of
//! RON, JSON and lists moved about. One seed is one result, everywhere.

use dice::Dice;

/// Numbers at which arithmetic tends to go wrong.
const NUMBERS: [&str; 24] = [
    "0",
    "1",
    "-1",
    "2",
    "7",
    "12",
    "99",
    "100",
    "127",
    "128",
    "-128",
    "255",
    "256",
    "3071",
    "32767",
    "-32768",
    "65535",
    "65536",
    "2147483647",
    "4294967296",
    "18446744073709551615",
    "1e309",
    "0.5",
    "-9223372036854775808",
];

/// Pieces of text that are more than they look: two bytes a letter, other widths in upper case, ends
/// of strings and of lines, and brackets that nobody closes.
const PIECES: [&str; 30] = [
    "é", "İ", "ß", "𝄞", "\u{202e}", "\u{feff}", "\u{a0}", "\u{2212}", "\0", "\"", "\\", "\\u{",
    "'", "(", ")", "[", "]", "{", "}", ",", ":", "/", "-", "+", "\n", "\r\n", " ", "/*", "//",
    "r#\"",
];

/// The most copies of a part that are put in a row.
const MOST_COPIES: u32 = 40;
/// How deep brackets are nested at most: deeper than any reader follows.
const DEEPEST: u32 = 300;

/// A text like `one`, with parts of `other` where that is called for; no longer than `most` bytes.
pub fn mutate(one: &[u8], other: &[u8], seed: u64, most: usize) -> Vec<u8> {
    let mut dice = Dice::seeded(seed);
    let mut text = one.to_vec();
    for _ in 0..=dice.below(4) {
        text = if dice.below(4) == 0 {
            bytes(text, &mut dice)
        } else {
            parts(&text, other, &mut dice)
        };
        text.truncate(most);
    }
    text
}

/// One change that knows nothing of what the bytes mean.
fn bytes(mut text: Vec<u8>, dice: &mut Dice) -> Vec<u8> {
    let at = upto(text.len(), dice);
    match dice.below(4) {
        0 if at < text.len() => text[at] ^= 1 << dice.below(8),
        1 => text.insert(at, dice.below(256) as u8),
        2 => text.truncate(at),
        _ => insert(&mut text, at, pick(&PIECES, dice).as_bytes()),
    }
    text
}

/// One change of a whole word, number or bracketed part.
fn parts(text: &[u8], other: &[u8], dice: &mut Dice) -> Vec<u8> {
    let tokens = tokens(text);
    if tokens.is_empty() {
        return pick(&NUMBERS, dice).as_bytes().to_vec();
    }
    let first = upto(tokens.len() - 1, dice);
    let (from, to) = (tokens[first].0, end_of_part(text, &tokens, first));
    let part = &text[from..to];
    let instead = match dice.below(9) {
        0 => Vec::new(),
        1 | 2 => pick(&NUMBERS, dice).as_bytes().to_vec(),
        3 => another(text, dice),
        4 | 5 => another(if other.is_empty() { text } else { other }, dice),
        6 => [part, b", "].concat().repeat(1 + dice.below(MOST_COPIES) as usize),
        7 => nested(part, dice),
        _ => [part, pick(&PIECES, dice).as_bytes()].concat(),
    };
    [&text[..from], &instead, &text[to..]].concat()
}

/// Any word or bracketed part of a text.
fn another(text: &[u8], dice: &mut Dice) -> Vec<u8> {
    let tokens = tokens(text);
    if tokens.is_empty() {
        return Vec::new();
    }
    let first = upto(tokens.len() - 1, dice);
    text[tokens[first].0..end_of_part(text, &tokens, first)].to_vec()
}

fn nested(part: &[u8], dice: &mut Dice) -> Vec<u8> {
    let deep = 1 + dice.below(DEEPEST) as usize;
    let (open, close) = *dice
        .pick(&[("(", ")"), ("[", "]"), ("{\"a\":", "}"), ("Some(", ")"), ("-(", ")")])
        .expect("five kinds");
    [open.repeat(deep).as_bytes(), part, close.repeat(deep).as_bytes()].concat()
}

/// Where words, numbers, strings and signs begin and end.
fn tokens(text: &[u8]) -> Vec<(usize, usize)> {
    let (mut tokens, mut at) = (Vec::new(), 0);
    while at < text.len() {
        let from = at;
        let is_word =
            |byte: &u8| byte.is_ascii_alphanumeric() || b"_.+-".contains(byte) || *byte > 127;
        match text[at] {
            byte if byte.is_ascii_whitespace() => {
                at += 1;
                continue;
            }
            b'"' => {
                let end = text[at + 1..].iter().position(|&byte| byte == b'"');
                at = end.map_or(text.len(), |end| at + end + 2);
            }
            _ => at += text[at..].iter().take_while(|byte| is_word(byte)).count().max(1),
        }
        tokens.push((from, at));
    }
    tokens
}

/// The end of the token, or of the bracketed part that it opens, with a name's brackets behind it.
fn end_of_part(text: &[u8], tokens: &[(usize, usize)], first: usize) -> usize {
    let sign = |n: usize| tokens.get(n).map_or(0, |&(from, _)| text[from]);
    let opens = |n: usize| b"([{".contains(&sign(n));
    let begins = if opens(first) { first } else { first + 1 };
    if !opens(begins) {
        return tokens[first].1;
    }
    let mut open = 0_usize;
    for (n, &(_, end)) in tokens.iter().enumerate().skip(begins) {
        open += usize::from(opens(n));
        open -= usize::from(b")]}".contains(&sign(n)));
        if open == 0 {
            return end;
        }
    }
    tokens[first].1
}

fn insert(text: &mut Vec<u8>, at: usize, piece: &[u8]) {
    text.splice(at..at, piece.iter().copied());
}

fn upto(last: usize, dice: &mut Dice) -> usize {
    dice.below(last as u32 + 1) as usize
}

fn pick(from: &[&'static str], dice: &mut Dice) -> &'static str {
    dice.pick(from).expect("there are some")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_seed_is_one_text_and_never_a_longer_one() {
        let (one, other) = (b"[(id: \"a\", n: 3), (b)]", b"{\"c\": [1, 2]}");
        let made = |seed| mutate(one, other, seed, 200);
        assert!((0..500).all(|seed| made(seed) == made(seed) && made(seed).len() <= 200));
        let different: std::collections::BTreeSet<Vec<u8>> = (0..500).map(made).collect();
        assert!(different.len() > 300, "only {} differ", different.len());
    }

    #[test]
    fn a_part_ends_where_its_brackets_close() {
        let text = b"Event(cost: 1, text: (a, [b])), 7";
        let tokens = tokens(text);
        assert_eq!(end_of_part(text, &tokens, 0), 30);
        assert_eq!(end_of_part(text, &tokens, 2), 10);
        assert_eq!(end_of_part(b"(((", &[(0, 1), (1, 2), (2, 3)], 0), 1);
    }
}
