//! Parses a typed line: a number, a name or a command of the table.

use cards::Move;

use super::{labels::Label, several};
use crate::words::spelt;

/// The meaning of one line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    Move(Move),
    /// Several cards at once, or a play with what pays for it.
    Several(Vec<Move>),
    /// Several plays, each to be paid for.
    Plays(Vec<Move>),
    Help,
    /// Show the cards of that name.
    Card(String),
    /// An adviser's hint; the usual adviser's without a name.
    Hint(String),
    /// Why the person is asked, and why the rivals did what they did; one of them with a name.
    Why(String),
    /// Show the rule with that id, or rules with those words.
    Rule(String),
    /// Explain a word of the table; list them all without one.
    Glossary(String),
    /// No more lessons, in a guided game.
    LeaveGuide,
    /// Nothing was typed.
    Empty,
    Table,
    /// Print the question once more.
    Options,
    /// The log; with words, only the part they mean, such as a captain or a phase.
    Log(String),
    Save,
    /// Take the last decision back; `anyway` even if it has shown something new.
    Undo {
        anyway: bool,
    },
    /// Make it again.
    Redo,
    Concede,
    Quit,
    /// It means nothing here; the sentence says what would.
    Again(String),
}

/// Reads one line against the options there are. A word of the table is no option: `take WORD` is one.
pub fn read(line: &str, labels: &[Label]) -> Answer {
    let line = plain(line);
    if let Some(command) = command(&line) {
        return command;
    }
    match line.strip_suffix(" by hand") {
        Some(play) => by_hand(option(play, labels), labels),
        None => option(&line, labels),
    }
}

/// Says that only one play is paid for by hand.
const ONE_BY_HAND: &str = "By hand, one at a time: `1 by hand`, and then the next.";

/// A play alone: what pays for it is asked. Of several, none: their sums would be asked in one heap.
fn by_hand(answer: Answer, labels: &[Label]) -> Answer {
    if matches!(answer, Answer::Plays(_)) {
        return Answer::Again(ONE_BY_HAND.to_owned());
    }
    let Answer::Several(moves) = answer else { return answer };
    let play = labels.iter().find(|label| label.plan.is_empty() && label.moves() == moves);
    play.map_or_else(|| Answer::Again(ONE_BY_HAND.to_owned()), |label| Answer::Move(label.chosen))
}

fn option(line: &str, labels: &[Label]) -> Answer {
    if let Some(cards) = several::read(line, labels) {
        return cards;
    }
    if let Ok(number) = line.parse() {
        return by_number(number, labels);
    }
    match (by_name(line, labels), line.strip_prefix("take ")) {
        (Answer::Again(_), Some(name)) => by_name(name, labels),
        (answer, _) => answer,
    }
}

/// How to take an option instead, where the line is a word of the table that stands in its name too.
pub fn option_instead(line: &str, labels: &[Label]) -> Option<String> {
    let word = plain(line);
    command(&word).filter(|answer| *answer != Answer::Empty)?;
    let has = |name: String| name.split(|c: char| !c.is_alphanumeric()).any(|it| it == word);
    let label = labels.iter().find(|label| names(label).any(has))?;
    let Label { number, text, .. } = label;
    Some(format!("For {text} answer {number}, or `take {word}`; `{word}` alone is a command."))
}

fn plain(line: &str) -> String {
    line.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// A line that means the same at every question.
fn command(line: &str) -> Option<Answer> {
    if let Some(name) = line.strip_prefix('?') {
        let name = name.trim();
        return Some(if name.is_empty() { Answer::Help } else { Answer::Card(name.to_owned()) });
    }
    match line.split_once(' ') {
        Some(("rule", words)) => return Some(Answer::Rule(words.to_owned())),
        Some(("hint", name)) => return Some(Answer::Hint(name.to_owned())),
        Some(("glossary", word)) => return Some(Answer::Glossary(word.to_owned())),
        Some(("why", name)) => return Some(Answer::Why(name.to_owned())),
        Some(("log", words)) => return Some(Answer::Log(words.to_owned())),
        Some(_) | None => {}
    }
    Some(match line {
        "" => Answer::Empty,
        "glossary" => Answer::Glossary(String::new()),
        "leave guide" => Answer::LeaveGuide,
        "help" => Answer::Help,
        "hint" => Answer::Hint(String::new()),
        "why" => Answer::Why(String::new()),
        "t" | "table" => Answer::Table,
        "options" => Answer::Options,
        "log" => Answer::Log(String::new()),
        "save" => Answer::Save,
        "undo" => Answer::Undo { anyway: false },
        "undo anyway" => Answer::Undo { anyway: true },
        "redo" => Answer::Redo,
        "concede" => Answer::Concede,
        "more" => Answer::Move(Move::FullControl(true)),
        "less" => Answer::Move(Move::FullControl(false)),
        "q" | "quit" | "exit" => Answer::Quit,
        _ => return None,
    })
}

fn by_number(number: i64, labels: &[Label]) -> Answer {
    let found = labels.iter().find(|label| i64::try_from(label.number) == Ok(number));
    found.map_or_else(
        || Answer::Again(format!("There is no option {number}. {}", wanted(labels))),
        taken,
    )
}

/// An option by all of a name, else by its beginning, else by any part of it, commas, apostrophes and hyphens
/// aside; of options that read alike, such as two copies of a card, the first. What is proposed of several
/// comes after all of one.
fn by_name(name: &str, labels: &[Label]) -> Answer {
    let wanted_name = spelt(name);
    if wanted_name.is_empty() {
        return unknown(name, labels);
    }
    let ways: [fn(&str, &str) -> bool; 3] = [
        |have, want| have == want,
        |have, want| have.starts_with(want),
        |have, want| have.contains(want),
    ];
    let all = [true, false].into_iter().flat_map(|is_one| ways.map(|fits| (is_one, fits)));
    let fitting = all.map(|(is_one, fits)| -> Vec<&Label> {
        let sort = labels.iter().filter(|label| label.plan.is_empty() == is_one);
        sort.filter(|label| names(label).any(|have| fits(&have, &wanted_name))).collect()
    });
    match fitting.into_iter().find(|found| !found.is_empty()).as_deref() {
        None => unknown(name, labels),
        Some([first, rest @ ..]) if rest.iter().all(|label| label.text == first.text) => {
            taken(first)
        }
        Some(several) => {
            let numbers: Vec<String> =
                several.iter().map(|label| label.number.to_string()).collect();
            Answer::Again(format!(
                "`{name}` could be any of {}. Give its number, or more of its name.",
                numbers.join(", ")
            ))
        }
    }
}

fn unknown(name: &str, labels: &[Label]) -> Answer {
    Answer::Again(format!("Nothing here is called `{name}`. {}", wanted(labels)))
}

fn taken(label: &Label) -> Answer {
    match label.moves().as_slice() {
        [chosen] => Answer::Move(*chosen),
        moves => Answer::Several(moves.to_vec()),
    }
}

fn names(label: &Label) -> impl Iterator<Item = String> {
    std::iter::once(&label.text).chain(&label.cards).map(|name| spelt(name))
}

pub fn wanted(labels: &[Label]) -> String {
    format!("Give a number from 1 to {}, or a name.", labels.len())
}

#[cfg(test)]
mod tests {
    use cards::CardId;

    use super::*;

    fn labels() -> Vec<Label> {
        let label = |number, chosen, text: &str, card: &str| Label {
            number,
            chosen,
            text: text.to_owned(),
            price: 0,
            note: None,
            payment: Vec::new(),
            plan: Vec::new(),
            cards: Some(card.to_owned()).filter(|card| !card.is_empty()).into_iter().collect(),
        };
        vec![
            label(1, Move::Procure(CardId(4)), "Procure Odo Lanterman", "Odo Lanterman"),
            label(2, Move::Procure(CardId(5)), "Procure Oddments", "Oddments"),
            label(3, Move::Done, "Done", ""),
        ]
    }

    #[track_caller]
    fn check(line: &str, expected: Answer) {
        assert_eq!(read(line, &labels()), expected, "{line}");
    }

    #[track_caller]
    fn asks_again(line: &str, hint: &str) {
        let answer = read(line, &labels());
        let again = matches!(&answer, Answer::Again(sentence) if sentence.contains(hint));
        assert!(again, "`{line}` was taken for {answer:?}");
    }

    #[test]
    fn a_number_or_enough_of_a_name_decides() {
        check("2", Answer::Move(Move::Procure(CardId(5))));
        check("odo lanterman", Answer::Move(Move::Procure(CardId(4))));
        check("  ODDM ", Answer::Move(Move::Procure(CardId(5))));
        check("lanter", Answer::Move(Move::Procure(CardId(4))));
        check("done", Answer::Move(Move::Done));
    }

    /// CCG-COST-1
    #[test]
    fn a_play_is_paid_as_proposed_unless_the_person_pays_by_hand() {
        let mut labels = labels();
        labels[0].payment = vec![Move::ExpendHand(CardId(5)), Move::ExpendDeck];
        let all = [&[labels[0].chosen], labels[0].payment.as_slice()].concat();
        for line in ["1", "odo", "take lanterman"] {
            assert_eq!(read(line, &labels), Answer::Several(all.clone()), "{line}");
        }
        for line in ["1 by hand", "Odo  by hand", "take lanterman by hand"] {
            assert_eq!(read(line, &labels), Answer::Move(labels[0].chosen), "{line}");
        }
        assert_eq!(read("3 by hand", &labels), Answer::Move(Move::Done), "it costs nothing");
    }

    /// CCG-COST-1
    #[test]
    fn of_several_plays_none_is_paid_by_hand_and_it_is_said() {
        let mut labels = labels();
        let plan = vec![labels[0].chosen, Move::ExpendDeck, Move::Done];
        labels.push(Label { number: 4, plan, ..labels[0].clone() });
        for line in ["1 2 by hand", "1, 2 by hand", "go by hand", "4 by hand"] {
            let answer = read(line, &labels);
            let told = matches!(&answer, Answer::Again(it) if it == ONE_BY_HAND);
            assert!(told, "`{line}` was taken for {answer:?}");
        }
        assert_eq!(read("1 by hand", &labels), Answer::Move(labels[0].chosen));
    }

    #[test]
    fn a_word_of_the_table_in_the_name_of_a_card_is_a_command_and_says_how_to_take_the_card() {
        let mut labels = labels();
        let (number, name) = (4, "Captain's Log".to_owned());
        let (chosen, text) = (Move::Procure(CardId(6)), format!("Procure {name}"));
        let cards = vec![name];
        labels.push(Label { number, chosen, text, cards, ..labels[0].clone() });
        assert_eq!(read("log", &labels), Answer::Log(String::new()));
        let told = option_instead(" Log", &labels).expect("a card has it in its name");
        assert!(told.contains("Procure Captain's Log answer 4, or `take log`"), "{told}");
        for line in ["take log", "Take  LOG", "captain's log", "captains log", "4"] {
            assert_eq!(read(line, &labels), Answer::Move(chosen), "{line}");
        }
        assert_eq!(option_instead("hint", &labels), None, "no card has that");
        assert_eq!(option_instead("odo", &labels), None, "no command");
        assert_eq!(option_instead("4", &labels), None);
    }

    #[test]
    fn of_two_copies_of_a_card_either_will_do() {
        let mut copies = labels();
        copies.push(Label { number: 4, chosen: Move::Procure(CardId(6)), ..copies[1].clone() });
        assert_eq!(read("oddments", &copies), Answer::Move(Move::Procure(CardId(5))));
    }

    #[test]
    fn what_is_proposed_together_answers_to_its_name_after_all_that_stands_alone() {
        let mut labels = labels();
        let plan = vec![labels[0].chosen, Move::Done];
        let text = "Procure Odo Lanterman, and nothing more".to_owned();
        labels.push(Label { number: 4, text, plan: plan.clone(), ..labels[0].clone() });
        assert_eq!(read("procure odo lanterman", &labels), Answer::Move(plan[0]));
        assert_eq!(read("procure odo lanterman, and", &labels), Answer::Several(plan));
    }

    #[test]
    fn anything_else_is_asked_again() {
        asks_again("0", "no option 0");
        asks_again("4", "no option 4");
        asks_again("-1", "no option -1");
        asks_again("99999999999999999999", "Nothing here");
        asks_again("procure", "1, 2");
        asks_again("od", "1, 2");
        asks_again("the moon", "Nothing here");
        asks_again("'", "Nothing here");
    }

    #[test]
    fn words_of_the_table_are_no_options() {
        check("?", Answer::Help);
        check("? Odo", Answer::Card("odo".to_owned()));
        check("?odo", Answer::Card("odo".to_owned()));
        check("  ", Answer::Empty);
        check("glossary Jump", Answer::Glossary("jump".to_owned()));
        check("glossary", Answer::Glossary(String::new()));
        check("leave guide", Answer::LeaveGuide);
        check("why", Answer::Why(String::new()));
        check("why Quill", Answer::Why("quill".to_owned()));
        check("hint", Answer::Hint(String::new()));
        check("Hint  an old", Answer::Hint("an old".to_owned()));
        check("Log", Answer::Log(String::new()));
        check("log Quill action", Answer::Log("quill action".to_owned()));
        check("undo", Answer::Undo { anyway: false });
        check("Undo anyway", Answer::Undo { anyway: true });
        check("redo", Answer::Redo);
        check("quit", Answer::Quit);
        check("Q", Answer::Quit);
        check("t", Answer::Table);
        check("concede", Answer::Concede);
        check("rule CCG-ADV-2g", Answer::Rule("ccg-adv-2g".to_owned()));
        check("more", Answer::Move(Move::FullControl(true)));
        check("less", Answer::Move(Move::FullControl(false)));
    }
}
