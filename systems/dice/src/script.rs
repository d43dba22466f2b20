//! Numbers that a test lays down for its dice.

/// The numbers of a script and how many of them are drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Script {
    numbers: Vec<u8>,
    drawn: usize,
}

impl Script {
    pub(crate) fn new(numbers: &[u8]) -> Script {
        Script { numbers: numbers.to_vec(), drawn: 0 }
    }

    pub(crate) fn left(&self) -> &[u8] {
        self.numbers.get(self.drawn..).unwrap_or_default()
    }

    /// The next number, whatever it is.
    #[track_caller]
    pub(crate) fn next(&mut self) -> u8 {
        let Some(&number) = self.left().first() else {
            panic!("the script {:?} has run out", self.numbers)
        };
        self.drawn += 1;
        number
    }

    /// The next number as a draw from 1 to `sides`, counted from 0.
    #[track_caller]
    pub(crate) fn below(&mut self, sides: u32) -> u32 {
        let number = u32::from(self.next());
        assert!(
            (1..=sides).contains(&number),
            "draw {} of the script {:?} is {number}, and a number from 1 to {sides} is drawn",
            self.drawn,
            self.numbers,
        );
        number - 1
    }
}
