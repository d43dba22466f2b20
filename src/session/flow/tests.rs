//! What an input settles, and when the person is asked all the same.

use ai::Mind;
use cards::{
    CardId, Observation, SlotNo,
    data::{Capability, Token},
    position::Position,
};
use engine::{Game, Seat};

use super::*;
use crate::{builder::testing::library, hints::advisers};

mod in_play;

const ME: Seat = Seat(0);
const TABLE: &str = r#"[(title: "", theme: Choose, idea: "",
    captains: [(name: "Ada", ship: "Fair Copy", deck: {1: 8},
        hand: ["Odo Lanterman", "Captain's Table", "Purser Vale"]),
        (name: "Bo", ship: "Fair Copy", deck: {1: 20})],
    slots: [(contract: "Ore for Halcyon", of: "Ada"), (contract: "Live Cattle", of: "Ada"),
        (contract: "Dowsing the Dark", of: "Bo"), (contract: "Below Tolliver", of: "Bo")],
    first: "Ada", stage: Procuring, asked: "Ada", asks: Procuring, good: [Done])]"#;

fn seen() -> Observation {
    let book = library().book.clone();
    let position = Position::read("table.ron", TABLE).expect("a position").remove(0);
    position.game(&book).expect("a legal table").observe(ME)
}

fn asked(why: Why, options: &[Move]) -> Choice {
    Choice { seat: ME, why, options: options.to_vec() }
}

/// The answer of a flow; nobody is there to advise.
#[track_caller]
fn answer(flow: &mut Flow, seen: &Observation, choice: &Choice) -> Option<Move> {
    flow.answer(seen, choice, &library().book, |_, choice| choice.options[0])
}

fn discards(seen: &Observation) -> Vec<Move> {
    seen.hand.iter().map(|held| Move::Discard(held.id)).collect()
}

#[test]
fn cards_that_were_named_together_are_discarded_one_by_one() {
    let seen = seen();
    let hand = discards(&seen);
    let why = Why::Discarding { over: 0 };
    let all = [hand.as_slice(), &[Move::Done]].concat();
    let mut flow = Flow::default();
    flow.begin(&seen, &asked(why, &all), &[hand[0], hand[2], Move::Done]);
    assert_eq!(answer(&mut flow, &seen, &asked(why, &all[1..])), Some(hand[2]));
    assert_eq!(answer(&mut flow, &seen, &asked(why, &[hand[1], Move::Done])), Some(Move::Done));
    assert_eq!(answer(&mut flow, &seen, &asked(why, &[hand[1], Move::Done])), None, "all is done");
}

#[test]
fn a_plan_ends_with_another_question_another_bill_and_another_round() {
    let seen = seen();
    let pay = |n: usize| Move::ExpendHand(seen.hand[n].id);
    let options = [pay(0), pay(1), pay(2)];
    let bill = |paid| asked(Why::Paying { owed: 3, paid }, &options);
    let begun = || {
        let mut flow = Flow::default();
        flow.begin(&seen, &bill(0), &[pay(0), pay(1)]);
        flow
    };
    assert_eq!(answer(&mut begun(), &seen, &bill(1)), Some(pay(1)));
    assert_eq!(answer(&mut begun(), &seen, &bill(0)), None, "another bill");
    assert_eq!(answer(&mut begun(), &seen, &asked(Why::Trimming, &options)), None);
    let later = Observation { round: seen.round + 1, ..seen.clone() };
    assert_eq!(answer(&mut begun(), &later, &bill(1)), None);
    let mut taken_back = begun();
    taken_back.forget();
    assert_eq!(answer(&mut taken_back, &seen, &bill(1)), None);
}

/// FL-4
#[test]
fn full_control_asks_everything() {
    let seen = Observation { full_control: true, ..seen() };
    let hand = discards(&seen);
    let why = Why::Discarding { over: 0 };
    let mut flow = Flow::default();
    flow.begin(&seen, &asked(why, &hand), &hand);
    assert_eq!(answer(&mut flow, &seen, &asked(why, &hand[1..])), None);
    let passing = asked(Why::Acting, &[Move::Event(CardId(1)), Move::Pass]);
    flow.begin(&seen, &passing, &[Move::Pass]);
    assert_eq!(answer(&mut flow, &seen, &passing), None);
}

#[test]
fn a_pass_holds_until_something_changes() {
    let seen = seen();
    let options = [Move::Event(CardId(1)), Move::Event(CardId(2)), Move::Pass];
    let acting = asked(Why::Acting, &options);
    let begun = || {
        let mut flow = Flow::default();
        flow.begin(&seen, &acting, &[Move::Pass]);
        flow
    };
    assert_eq!(answer(&mut begun(), &seen, &acting), Some(Move::Pass));
    let another = asked(Why::Acting, &[options[0], Move::Event(CardId(3)), Move::Pass]);
    assert_eq!(answer(&mut begun(), &seen, &another), None, "there is something else to do");
    let mut hurt = seen.clone();
    hurt.captains[0].vp += 1;
    assert_eq!(answer(&mut begun(), &hurt, &acting), None, "something of theirs has changed");
    let later = Observation { round: seen.round + 1, ..seen.clone() };
    assert_eq!(answer(&mut begun(), &later, &acting), None);
    let mut played = Flow::default();
    played.begin(&seen, &acting, &[options[0]]);
    assert_eq!(answer(&mut played, &seen, &acting), None, "nobody passed");
}

/// CCG-RDY-5a
#[test]
fn gear_is_left_where_it_is_until_there_is_something_else_to_shift() {
    let seen = seen();
    let shift = |to| Move::Shift { gear: CardId(1), to: CardId(to) };
    let shifting = asked(Why::Shifting, &[shift(2), Move::Done]);
    let mut flow = Flow::default();
    flow.begin(&seen, &shifting, &[Move::Done]);
    let later = Observation { round: seen.round + 1, hand: Vec::new(), ..seen.clone() };
    assert_eq!(answer(&mut flow, &later, &shifting), Some(Move::Done));
    let more = asked(Why::Shifting, &[shift(2), shift(3), Move::Done]);
    assert_eq!(answer(&mut flow, &later, &more), None);
}

/// FL-3
#[test]
fn the_order_of_abilities_is_an_advisers_once_the_person_has_begun() {
    let seen = seen();
    let both =
        [Move::Ability { card: CardId(1), nth: 0 }, Move::Ability { card: CardId(2), nth: 0 }];
    let ordering = asked(Why::Ordering, &both);
    assert_eq!(answer(&mut Flow::default(), &seen, &ordering), None);
    let mut flow = Flow::default();
    flow.begin(&seen, &asked(Why::Procuring, &[Move::Done]), &[Move::Done]);
    assert_eq!(answer(&mut flow, &seen, &ordering), Some(both[0]));
}

/// CCG-CMP-2a, CCG-CMP-3
#[test]
fn tokens_of_an_attempt_are_spent_only_where_it_was_begun_and_can_succeed() {
    let seen = seen();
    let ore = seen.slots[0].contract.as_ref().expect("a contract").id;
    let token = Token::Capability(Capability::Cargo);
    let meeting = asked(Why::Meeting { card: ore, nth: 0 }, &[Move::Spend(token), Move::Refuse]);
    let begun = |pool: &[Token], chosen: Move| {
        let mut seen = seen.clone();
        seen.captains[0].pool = pool.to_vec();
        let mut flow = Flow::default();
        flow.begin(&seen, &asked(Why::Completing { slot: SlotNo(0) }, &[chosen]), &[chosen]);
        answer(&mut flow, &seen, &meeting)
    };
    assert_eq!(begun(&[token; 2], Move::Complete), Some(Move::Spend(token)));
    assert_eq!(begun(&[token; 2], Move::Done), None, "nobody began it");
    assert_eq!(begun(&[token], Move::Complete), None, "one is not enough");
}

/// CCG-COST-1
#[test]
fn a_proposal_pays_the_whole_sum() {
    let library = library();
    let seen = seen();
    let hand: Vec<Move> = seen.hand.iter().map(|held| Move::ExpendHand(held.id)).collect();
    let worth = |chosen: &Move| {
        let held = seen.hand.iter().find(|held| *chosen == Move::ExpendHand(held.id));
        held.expect("a card of the hand").ev
    };
    let owed = hand.iter().map(worth).sum();
    let mut adviser = advisers::coach(&library).mind(&library.book);
    let choice = asked(Why::Paying { owed, paid: 0 }, &hand);
    let proposal = propose(&mut adviser, &seen, &choice, &library.book).expect("several cards");
    assert_eq!(proposal.moves.iter().map(worth).sum::<u8>(), owed, "{proposal:?}");
    assert_eq!(propose(&mut adviser, &seen, &asked(Why::Acting, &hand), &library.book), None);
}
