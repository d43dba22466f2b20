//! The commands of a fight in the terminal.

use skirmish::Move;

/// The commands that can be typed besides an option.
pub const HELP: &str = "\
Answer with the number of an option.
  why N   the sum behind the odds of option N   field   the field
  hint    what a veteran would do here, and why people  your own people, their scores and kit
  log     what happened, with the rules         aims    what the sides are after
  why     why the others did what they did      undo    take the last answer back
  rest    let the computer command from here on help    this
  quit    leave; the fight is saved";

/// An answer that ends the question.
pub enum Answer {
    Choose(Move),
    Undo,
    Rest,
    Leave,
}

/// A line as it was meant.
pub enum Said {
    Option(usize),
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
    match line.as_str() {
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
        "quit" | "exit" => Said::Leave,
        number => number.parse().map_or(Said::Unknown, Said::Option),
    }
}
