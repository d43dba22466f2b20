//! Several cards in one line: `4 5`, `all` and `none` where cards are discarded, `4 5` where a sum is
//! paid or cards are procured, `go` for what is proposed.

use cards::Move;

use super::{
    answer::{Answer, wanted},
    labels::Label,
};

/// Reads a line that means several decisions; `None` if it does not.
pub fn read(line: &str, labels: &[Label]) -> Option<Answer> {
    let proposed = || labels.iter().find(|label| !label.plan.is_empty());
    let of_hand = || labels.iter().filter(|label| is_of_hand(label));
    match line {
        "go" => match proposed() {
            Some(label) => Some(Answer::Several(label.plan.clone())),
            // An option may begin so; what only has it in its name is not meant.
            None if labels.iter().any(|it| it.text.to_lowercase().starts_with("go")) => None,
            None => Some(Answer::Again(format!("Nothing is proposed here. {}", wanted(labels)))),
        },
        "all" | "none" if !labels.iter().any(|it| matches!(it.chosen, Move::Discard(_))) => None,
        "all" => Some(finished(of_hand().map(|label| label.chosen).collect(), labels)),
        "none" => labels.iter().any(|it| it.chosen == Move::Done).then(|| finished(vec![], labels)),
        _ => numbered(line, labels),
    }
}

fn is_of_hand(label: &Label) -> bool {
    let is_card = |chosen| {
        matches!(
            chosen,
            Move::Discard(_)
                | Move::ExpendHand(_)
                | Move::JettisonExpendable(_)
                | Move::Pick { .. }
        )
    };
    label.plan.is_empty() && (is_card(label.chosen) || label.chosen == Move::ExpendDeck)
}

/// Two numbers or more, each of a card to discard or to pay with.
fn numbered(line: &str, labels: &[Label]) -> Option<Answer> {
    let words = line.split([' ', ',']).filter(|word| !word.is_empty());
    let numbers: Vec<usize> = words.map(str::parse).collect::<Result<_, _>>().ok()?;
    if numbers.len() < 2 {
        return None;
    }
    let procures = |it: &Label| it.plan.is_empty() && matches!(it.chosen, Move::Procure(_));
    let fits = |it: &Label| is_of_hand(it) || procures(it);
    let card = |number: &usize| labels.iter().find(|it| it.number == *number && fits(it));
    let mut moves: Vec<Move> = Vec::new();
    for number in &numbers {
        let Some(label) = card(number) else {
            let reason = format!("{number} is no card that could go with the others here.");
            return Some(Answer::Again(reason));
        };
        if label.chosen == Move::ExpendDeck || !moves.contains(&label.chosen) {
            moves.push(label.chosen);
        }
    }
    Some(finished(moves, labels))
}

/// Discards are over with the line that named them all; plays are still to be paid for.
fn finished(mut moves: Vec<Move>, labels: &[Label]) -> Answer {
    if matches!(moves.first(), Some(Move::Procure(_))) {
        return Answer::Plays(moves);
    }
    let discards = |it: &Move| matches!(it, Move::Discard(_) | Move::Done);
    if moves.iter().all(discards) {
        let ends = labels.iter().any(|label| label.chosen == Move::Done) || moves.len() > 1;
        moves.extend(ends.then_some(Move::Done));
    }
    Answer::Several(moves)
}

#[cfg(test)]
mod tests {
    use cards::CardId;

    use super::*;

    fn labels(options: &[Move], plan: &[Move]) -> Vec<Label> {
        let label = |(n, &chosen): (usize, &Move)| Label {
            number: n + 1,
            chosen,
            text: format!("{chosen:?}"),
            price: 0,
            note: None,
            payment: Vec::new(),
            plan: Vec::new(),
            cards: Vec::new(),
        };
        let mut labels: Vec<Label> = options.iter().enumerate().map(label).collect();
        if let Some(&chosen) = plan.first() {
            labels.push(Label { plan: plan.to_vec(), ..label((options.len(), &chosen)) });
        }
        labels
    }

    #[track_caller]
    fn check(line: &str, labels: &[Label], moves: &[Move]) {
        assert_eq!(read(line, labels), Some(Answer::Several(moves.to_vec())), "{line}");
    }

    const DISCARDS: [Move; 4] =
        [Move::Discard(CardId(4)), Move::Discard(CardId(5)), Move::Discard(CardId(6)), Move::Done];

    /// CCG-RDY-2b
    #[test]
    fn a_line_of_numbers_discards_those_cards_and_ends_it() {
        let [four, five, six, done] = DISCARDS;
        let labels = labels(&DISCARDS, &[]);
        check("1 3", &labels, &[four, six, done]);
        check("3, 1", &labels, &[six, four, done]);
        check("1 1", &labels, &[four, done]);
        check("all", &labels, &[four, five, six, done]);
        check("none", &labels, &[done]);
        assert_eq!(read("1", &labels), None, "one alone is an answer of its own");
        assert!(matches!(read("1 4", &labels), Some(Answer::Again(_))), "4 is no card");
        assert!(matches!(read("1 9", &labels), Some(Answer::Again(_))));
    }

    /// CCG-EXP-2
    #[test]
    fn a_sum_is_paid_with_the_cards_that_were_named_or_proposed() {
        let (one, two) = (Move::ExpendHand(CardId(4)), Move::ExpendHand(CardId(5)));
        let labels = labels(&[one, two, Move::ExpendDeck], &[two, Move::ExpendDeck]);
        check("1 2", &labels, &[one, two]);
        check("1 3 3", &labels, &[one, Move::ExpendDeck, Move::ExpendDeck]);
        check("go", &labels, &[two, Move::ExpendDeck]);
        assert_eq!(read("all", &labels), None, "it may be the name of a card");
    }

    /// CCG-PRC-1a
    #[test]
    fn a_line_of_numbers_procures_those_cards_in_that_order() {
        let (one, two) = (Move::Procure(CardId(4)), Move::Procure(CardId(5)));
        let labels = labels(&[one, two, Move::Done], &[one, Move::ExpendDeck, Move::Done]);
        assert_eq!(read("2 1", &labels), Some(Answer::Plays(vec![two, one])));
        assert!(matches!(read("1 3", &labels), Some(Answer::Again(_))), "3 is no card");
        check("go", &labels, &[one, Move::ExpendDeck, Move::Done]);
    }

    #[test]
    fn where_nothing_is_proposed_go_takes_no_card_that_has_it_in_its_name() {
        let mut labels = labels(&DISCARDS, &[]);
        labels[0].text = "Discard Word Is Good".to_owned();
        let told = Answer::Again(
            "Nothing is proposed here. Give a number from 1 to 4, or a name.".to_owned(),
        );
        assert_eq!(read("go", &labels), Some(told));
        labels[1].text = "Go first yourself".to_owned();
        assert_eq!(read("go", &labels), None, "an option begins so");
    }
}
