//! The commands of a fight in the terminal.

use crate::skirmish::flow::{Control, Input};

/// The commands that can be typed besides an option.
pub const HELP: &str = "\
Answer with the number of an option. What follows from it, such as the attack
after the move, is settled as a veteran would.
  only N     that option and no more
  N at NAME  that option, and then attack that one
  N all      that order for everybody who needs one
  same       the orders of last time, for everybody
  same NAME  the order of last time, for one of yours
  more       attacks on the helpless
  standing   let orders stand until something changes for whoever has them, or
             no longer
  full       be asked everything, or no longer
  why N      the sum behind the odds of option N
  hint       what a veteran would do here, and why
  field      the field; a question shows it only where something has moved
  people     your own people, their scores and kit
  aims       what the sides are after
  log        what happened, with the rules
  why        why the others did what they did
  undo       take the last answer back
  rest       let the computer command from here on
  help       this
  q, quit    leave; the fight is saved";

/// Commands that stand by themselves.
pub const COMMANDS: [&str; 15] = [
    "aims", "field", "full", "help", "hint", "log", "more", "people", "quit", "rest", "rules",
    "same", "standing", "undo", "why",
];

/// An answer that ends the question.
pub enum Answer {
    Put(Input),
    /// Be asked so much, or as usual where it is so already.
    Control(Control),
    Undo,
    Rest,
    Leave,
}

/// A line as it was meant.
pub enum Said {
    Option(usize),
    /// An option and no more.
    Only(usize),
    /// An order for everybody.
    All(usize),
    /// An option, and whom to attack then.
    At(usize, String),
    /// The same again, for somebody or for all.
    Same(Option<String>),
    /// What is folded away.
    More,
    Control(Control),
    Why(usize),
    /// Why the others did what they did.
    WhyThey,
    Hint,
    Field,
    People,
    Log,
    Aims,
    Help,
    Undo,
    Rest,
    Leave,
    Nothing,
    Unknown,
}

/// Parses a line.
pub fn understand(line: &str) -> Said {
    let line = line.trim().to_lowercase();
    if let Some(n) = line.strip_prefix("why ") {
        return n.trim().parse().map_or(Said::Unknown, Said::Why);
    }
    if let Some(n) = line.strip_prefix("only ") {
        return n.trim().parse().map_or(Said::Unknown, Said::Only);
    }
    if let Some(name) = line.strip_prefix("same ") {
        return Said::Same(Some(name.trim().to_owned()));
    }
    if let Some(n) = line.strip_suffix(" all") {
        return n.trim().parse().map_or(Said::Unknown, Said::All);
    }
    if let Some((n, name)) = line.split_once(" at ") {
        let at = |n| Said::At(n, name.trim().to_owned());
        return n.trim().parse().map_or(Said::Unknown, at);
    }
    match line.as_str() {
        "same" => Said::Same(None),
        "more" => Said::More,
        "full" => Said::Control(Control::Full),
        "standing" => Said::Control(Control::StandingOrders),
        "" => Said::Nothing,
        "why" => Said::WhyThey,
        "hint" => Said::Hint,
        "field" => Said::Field,
        "people" => Said::People,
        "log" | "rules" => Said::Log,
        "aims" => Said::Aims,
        "help" | "?" => Said::Help,
        "undo" => Said::Undo,
        "rest" => Said::Rest,
        "q" | "quit" | "exit" => Said::Leave,
        number => number.parse().map_or(Said::Unknown, Said::Option),
    }
}
