//! Everything that could be typed at a question of the card game, for the Tab key.

use super::labels::Label;
use crate::session::Session;

/// Commands that stand by themselves.
const COMMANDS: [&str; 19] = [
    "concede",
    "glossary",
    "go",
    "help",
    "hint",
    "leave guide",
    "less",
    "log",
    "log me",
    "more",
    "options",
    "quit",
    "redo",
    "rule",
    "save",
    "table",
    "undo",
    "undo anyway",
    "why",
];

/// The commands, the options with their cards, and every card, word, captain and adviser to ask about.
pub fn of(labels: &[Label], session: &Session) -> Vec<String> {
    let mut offers: Vec<String> = COMMANDS.map(str::to_owned).to_vec();
    for label in labels {
        offers.push(label.text.clone());
        offers.extend(label.cards.iter().cloned());
    }
    let words = session.glossary().groups().iter().flat_map(|group| &group.words);
    offers.extend(session.book().cards().map(|(_, card)| format!("? {}", card.name)));
    offers.extend(words.map(|word| format!("glossary {}", word.word)));
    offers.extend(session.advisers().iter().map(|adviser| format!("hint {}", adviser.name)));
    let names = session.names();
    offers.extend(names.iter().flat_map(|name| [format!("log {name}"), format!("why {name}")]));
    offers
}
