//! The rulebook with the numbers that the cards' rules stand for here.

use cards::data::Constants;
use engine::{Entry, Rulebook};

use crate::window::ui::rulebook::Rules;
use crate::words;

impl Rules for (&Rulebook, &Constants) {
    fn book(&self) -> &Rulebook {
        self.0
    }

    fn lines(&self, entry: Entry) -> Vec<String> {
        words::rule(entry, self.0, self.1)
    }
}
