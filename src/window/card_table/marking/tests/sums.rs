//! How many marked cards make an answer: bills, discards, hands, skills.

use super::*;

/// CCG-EXP-2, CCG-EXP-4, CCG-EXP-7
#[test]
fn a_sum_is_paid_once_the_marked_cards_reach_it_and_none_of_them_is_too_many() {
    let mut table = Marked::asked("sum", &[1, 2, 3, 3], BILL, first_two);
    assert!(table.marking.has(0) && table.marking.has(1), "they are proposed");
    table.take(4); // the deck, which pays the rest of a proposal
    assert_eq!(table.told(), (false, "3 of 4 credits; 1 credit missing".to_owned()));
    assert_eq!(table.take(table.confirm()), None, "it is no whole answer");
    table.take(2);
    assert_eq!(
        table.told(),
        (false, "6 of 4 credits, 2 lost; Less is enough: unmark a card".to_owned())
    );
    table.take(0);
    assert_eq!(table.told(), (true, "5 of 4 credits, 1 lost".to_owned()));
    let paid: Vec<Move> =
        [1, 2].map(|n: usize| Move::ExpendHand(table.view.seen.hand[n].id)).to_vec();
    assert_eq!(table.take(table.confirm()), Some(TableAction::Answer(paid)));
}

/// CCG-EXP-2, CCG-COST-16
#[test]
fn the_deck_pays_what_is_left_and_is_not_marked_where_nothing_is() {
    let mut table = Marked::asked("deck", &[3, 4], BILL, no_plan);
    let deck = 2;
    assert!(table.marking.has(deck), "nothing else was proposed");
    table.take(0);
    assert_eq!(table.told(), (true, "3 of 4 credits, the rest from your deck".to_owned()));
    let hand = Move::ExpendHand(table.view.seen.hand[0].id);
    let answer = TableAction::Answer(vec![hand, Move::ExpendDeck]);
    assert_eq!(table.take(table.confirm()), Some(answer), "as many cards as it can take at most");
    table.take(0);
    assert_eq!(table.told(), (true, "4 credits from your deck".to_owned()));
    table.take(1);
    assert!(!table.told().0, "the hand pays all of it");
    let words = table.view.question.as_ref().map(|it| it.options[deck].spoken());
    assert!(words.is_some_and(|words| words.contains("nobody knows before")));
}

#[test]
fn what_a_proposal_leaves_open_comes_from_the_deck() {
    let table = Marked::asked("open", &[1, 2, 3], BILL, first_two);
    assert!(table.marking.has(3), "3 of 4 are proposed");
    assert!(table.told().0);
}

/// CCG-VERB-2
#[test]
fn a_forced_discard_takes_exactly_as_many_as_it_asks_for() {
    let why = Why::ForcedDiscard { left: 2 };
    let mut table = Marked::asked("forced", &[1, 1, 1], why, no_plan);
    assert_eq!(table.told(), (false, "0 of 2 discarded; Mark 2 more".to_owned()));
    for (n, told) in [(0, "1 of 2 discarded; Mark 1 more"), (1, "2 of 2 discarded")] {
        table.take(n);
        assert_eq!(table.told(), (n == 1, told.to_owned()));
    }
    let moves: Vec<Move> =
        table.view.seen.hand[..2].iter().map(|it| Move::Discard(it.id)).collect();
    assert_eq!(table.take(table.confirm()), Some(TableAction::Answer(moves)));
    table.take(2);
    assert_eq!(table.told(), (false, "3 of 2 discarded; Unmark 1".to_owned()));
}

/// CCG-RDY-2a
#[test]
fn a_hand_that_is_too_large_loses_so_many_cards_at_least() {
    let why = Why::Discarding { over: 1 };
    let mut table = Marked::asked("over", &[1, 1, 1], why, no_plan);
    assert!(!table.told().0);
    table.take(0);
    table.take(2);
    assert_eq!(table.told(), (true, "2 discarded, of 1 or more".to_owned()));
    let Some(TableAction::Answer(moves)) = table.take(table.confirm()) else {
        panic!("it is a whole answer")
    };
    assert_eq!(moves.last(), Some(&Move::Done), "and that is all");
}

/// CCG-JOT-2, CCG-RSC-1h
#[test]
fn fewer_skills_than_may_be_picked_are_an_answer_and_more_are_none() {
    let (crew, seen) = (CardId(1), look(&session("picks"), 1).seen);
    let picks: Vec<Move> =
        Skill::ALL.iter().take(3).map(|&skill| Move::Pick { crew, skill }).collect();
    let purpose = Purpose::of(Why::Picking { crew, left: 2 }, &picks).expect("two can be named");
    let sum = |count: usize| Sum::of(purpose, &picks[..count], &seen);
    assert_eq!([1, 2, 3].map(|count| sum(count).is_whole()), [true, true, false]);
    assert_eq!(sum(1).answer(&picks[..1]), [picks[0], Move::Done], "the other one is left");
    assert_eq!(sum(2).answer(&picks[..2]), picks[..2]);
    assert_eq!(
        (sum(3).words().as_str(), sum(3).lacks()),
        ("3 of 2 skills", Some("Unmark 1".to_owned()))
    );
}

#[test]
fn where_one_card_is_all_there_is_to_an_answer_none_is_marked() {
    let one = [Move::ExpendDeck];
    for why in [
        Why::Paying { owed: 3, paid: 2 },
        Why::MeetingExpense { owed: 1, paid: 0 },
        Why::ForcedDiscard { left: 1 },
        Why::Acting,
    ] {
        assert_eq!(Purpose::of(why, &one), None, "{why:?}");
    }
}
