//! The question in words: why it is asked, what can be answered, what a card says.

use cards::{
    Choice, Observation,
    data::{Card, CardBook, Constants},
    text,
};
use engine::{Entry, Rulebook};

use super::{
    labels::Label,
    paint::{Paint, wrapped},
};
use crate::{session::Session, words};

/// More cards than this are named, not shown.
const SHOWN: usize = 3;

/// The prompt with its rule, then the options with their numbers, prices and remarks.
pub fn lines(
    choice: &Choice,
    labels: &[Label],
    seen: &Observation,
    book: &CardBook,
    paint: Paint,
) -> Vec<String> {
    let prompt = paint.bold(&text::prompt(choice.why, seen, book));
    let mut lines = wrapped(&format!("{prompt} [{}]", choice.why.rule()), 2);
    for label in labels {
        let price = match label.price {
            0 => String::new(),
            1 => " (1 credit)".to_owned(),
            credits => format!(" ({credits} credits)"),
        };
        let number = paint.accent(&format!("{:>4}", label.number));
        let note = label.note.as_ref().map(|note| paint.faint(&format!(" · {}", note.words())));
        let note = note.unwrap_or_default();
        lines.extend(wrapped(&format!("{number}  {}{price}{note}", label.text), 6));
    }
    lines
}

/// The commands that can be typed: a screenful of a small terminal.
pub const HELP: &str = "\
Answer with an option's number, or with enough of its name or its card's name.
  4 5, all, none several cards at once: to discard, to procure or to pay with
  go             what is proposed: the cards to discard, procure or pay with
  4 by hand      a play, and to choose oneself what pays for it
  take NAME      the option of that name, should it be one of these words too
  options        the question and its options once more
  t, table       the whole table; from stage to stage only what is new is shown
  ? NAME         what a card says; ? 3 for the cards of option 3
  log            everything that has happened, and by which rules
  log WORDS      one captain's part of it, or one phase's: log me, log action
  hint           what an adviser would do here, and why; hint NAME asks another
  why, why NAME  why you are asked, and why rivals, or one, did what they did
  rule WORDS     a rule by its id, or rules in which a word stands
  glossary WORD  what a word of the table means; glossary for all of them
  leave guide    no more lessons, in a guided game
  undo           take your last decision back; free if it has shown nothing new
  redo           make it again after all
  more           be asked whenever you may do something; less ends it
  save           save now (every decision does so anyway)
  concede        give the game up
  q, quit        save and leave
Tab completes what you type; the up arrow brings back what you asked before.";

/// The rule, in words, and the moment at which it asks.
pub fn why(choice: &Choice, seen: &Observation, session: &Session) -> Vec<String> {
    let stage = seen.stage;
    let asked = format!(
        "Rule {} asks you, in the {} Phase, stage {}: {}.",
        choice.why.rule(),
        text::phase_name(stage.phase()),
        stage.number(seen.is_solo()),
        stage.title()
    );
    let mut lines = wrapped(&asked, 2);
    lines.extend(rules(choice.why.rule().0, session.rulebook(), &session.constants()));
    lines
}

/// The rule with this id, or the first rules in which these words stand: of the card game, and of other games
/// only where it has none.
pub fn rules(words: &str, book: &Rulebook, constants: &Constants) -> Vec<String> {
    let mut found = book.look_up(words);
    if found.is_empty() {
        return vec![format!("No rule is called `{words}` or speaks of that.")];
    }
    let of_cards = |entry: &Entry<'_>| CARD_GAME.iter().any(|prefix| entry.is_about(prefix));
    if found.iter().any(of_cards) {
        found.retain(of_cards);
    }
    let more = found.len().saturating_sub(RULES);
    let shown = found.into_iter().take(RULES);
    let lines = shown.flat_map(|entry| words::rule(entry, book, constants));
    let mut lines: Vec<String> = lines.flat_map(|line| wrapped(&line, 2)).collect();
    lines.extend((more > 0).then(|| format!("… and {more} more; add a word.")));
    lines
}

/// How the ids of the card game's rules begin, and of our own, most of which are for it.
const CARD_GAME: [&str; 2] = ["CCG-", "FL-"];

/// How many rules are shown at once.
const RULES: usize = 8;

/// The cards of an option, or of a name.
pub fn cards(name: &str, labels: &[Label], book: &CardBook) -> Vec<String> {
    let all: Vec<&Card> = book.cards().map(|(_, card)| card).collect();
    let option = name.parse().ok().and_then(|number: usize| labels.get(number.checked_sub(1)?));
    let names = option.map_or_else(|| vec![name.to_owned()], |label| label.cards.clone());
    let mut found: Vec<&Card> =
        names.iter().flat_map(|name| words::cards_like(name, &all)).collect();
    found.dedup_by_key(|card| &card.id);
    if found.is_empty() {
        return vec![match option {
            Some(label) => format!("Option {} is about no card.", label.number),
            None => format!("No card is called `{name}`."),
        }];
    }
    if found.len() > SHOWN {
        let names: Vec<&str> = found.iter().map(|card| card.name.as_str()).collect();
        return wrapped(&format!("`{name}` is in: {}.", names.join("; ")), 2);
    }
    found.into_iter().flat_map(text::full).flat_map(|line| wrapped(&line, 2)).collect()
}
