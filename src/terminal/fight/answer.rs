//! What somebody at the terminal can say.

use skirmish::Move;

/// What can be typed besides an option.
pub const HELP: &str = "\
Answer with the number of an option.
  why N   the sum behind the odds of option N   field   the field
  people  your own people, their scores and kit log     what happened, with the rules behind it
  undo    take the last answer back             rest    let the computer command from here on
  aims    what the sides are after              help    this
  quit    leave";

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

/// What a line means.
pub fn understand(line: &str) -> Said {
    let line = line.trim().to_lowercase();
    if let Some(n) = line.strip_prefix("why").map(str::trim) {
        return n.parse().map_or(Said::Unknown, Said::Why);
    }
    match line.as_str() {
        "" => Said::Nothing,
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
