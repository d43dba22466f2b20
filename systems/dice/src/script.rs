//! Scripted numbers for the dice of a test.

/// Numbers of a script, and how many of them are drawn.
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

    /// Draws the next number, of any size.
    #[track_caller]
    pub(crate) fn next(&mut self) -> u8 {
        let Some(&number) = self.left().first() else {
            panic!("the script {:?} has run out", self.numbers)
        };
        self.drawn += 1;
        number
    }

    /// Draws the next number, 1 to `sides`, and returns it counted from 0.
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
