//! Inputs on real tables: what the game asks next, and what was decided without a question.

use cards::{CardGame, Decision};
use engine::Player;

use super::*;

/// A table whose first captain is asked, with `of_ada` and in the first slot `first`.
fn table(of_ada: &str, first: &str, asks: &str) -> CardGame {
    let text = format!(
        r#"[(title: "", theme: Choose, idea: "",
        captains: [(name: "Ada", ship: "Fair Copy", {of_ada}),
            (name: "Bo", ship: "Fair Copy", deck: {{1: 20}})],
        slots: [({first}), (contract: "Live Cattle", of: "Ada"),
            (contract: "Dowsing the Dark", of: "Bo"), (contract: "Below Tolliver", of: "Bo")],
        first: "Ada", asked: "Ada", {asks})]"#
    );
    let position = Position::read("table.ron", &text).expect("a position").remove(0);
    position.game(&library().book).expect("a legal table")
}

const PROCURING: &str = "stage: Procuring, asks: Procuring, good: [Done]";
const RESOLVING: &str = "stage: Revealing, asks: Resolving, good: [Pass]";
const ORE: &str = r#"contract: "Ore for Halcyon", of: "Ada""#;
const SHOPPING: &str =
    r#"hand: ["Odo Lanterman", "Purser Vale", "Captain's Table", "Captain's Table"], deck: {1: 8}"#;

fn adviser() -> Mind {
    advisers::coach(&library()).mind(&library().book)
}

/// The person puts these moves in. What they are asked next, if the next question is theirs.
fn put_in(game: &mut CardGame, flow: &mut Flow, moves: &[Move]) -> Option<Choice> {
    let decide = |game: &mut CardGame, chosen| {
        game.decide(Decision { seat: ME, chosen }).expect("it is offered");
    };
    flow.begin(&game.observe(ME), game.choice().expect("a question"), moves);
    decide(game, moves[0]);
    let mut mind = adviser();
    loop {
        let choice = game.choice().filter(|choice| choice.seat == ME)?.clone();
        let advise = |seen: &Observation, choice: &Choice| mind.decide(seen, choice);
        match flow.answer(&game.observe(ME), &choice, &library().book, advise) {
            Some(settled) => decide(game, settled),
            None => return Some(choice),
        }
    }
}

fn held(game: &CardGame, name: &str) -> CardId {
    let seen = game.observe(ME);
    let named = |held: &&cards::CardSeen| game.book().card(held.def).name == name;
    seen.hand.iter().find(named).expect("in hand").id
}

fn paid(game: &CardGame, plays: &[Move]) -> Vec<Move> {
    with_payment(&mut adviser(), &game.observe(ME), game.choice().expect("asked"), plays)
}

fn aboard(game: &CardGame) -> usize {
    game.observe(ME).captains[0].in_play.len()
}

/// CCG-COST-1, CCG-PRC-1a
#[test]
fn a_play_is_paid_as_shown_in_the_same_input() {
    let mut game = table(SHOPPING, ORE, PROCURING);
    let (odo, vale) = (held(&game, "Odo Lanterman"), held(&game, "Purser Vale"));
    let moves = paid(&game, &[Move::Procure(odo), Move::Procure(vale)]);
    assert_eq!(moves.iter().filter(|it| matches!(it, Move::Procure(_))).count(), 2);
    for kept in [odo, vale] {
        assert!(!moves.contains(&Move::ExpendHand(kept)), "it is to be played: {moves:?}");
    }
    let next = put_in(&mut game, &mut Flow::default(), &moves);
    let is_bill = |choice: Choice| matches!(choice.why, Why::Paying { .. });
    assert!(!next.is_some_and(is_bill), "nothing is left to be paid");
    assert_eq!(aboard(&game), 2);
}

/// CCG-COST-1
#[test]
fn a_play_alone_and_another_sum_than_was_shown_ask_what_pays() {
    let alone = |moves: &dyn Fn(&CardGame) -> Vec<Move>, dearer: u8| {
        let mut game = table(SHOPPING, ORE, PROCURING);
        let moves = moves(&game);
        let mut flow = Flow::default();
        let mut seen = game.observe(ME);
        seen.prices.iter_mut().for_each(|price| *price += dearer);
        flow.begin(&seen, game.choice().expect("a question"), &moves);
        game.decide(Decision { seat: ME, chosen: moves[0] }).expect("offered");
        let choice = game.choice().expect("a bill").clone();
        assert_eq!(choice.why, Why::Paying { owed: 2, paid: 0 });
        answer(&mut flow, &game.observe(ME), &choice)
    };
    let procure = |game: &CardGame| vec![Move::Procure(held(game, "Odo Lanterman"))];
    let pays = |game: &CardGame| paid(game, &procure(game));
    assert!(alone(&pays, 0).is_some());
    assert_eq!(alone(&pays, 1), None, "it was shown dearer");
    assert_eq!(alone(&procure, 0), None, "nothing was shown");
}

/// CCG-KEY-3, CCG-KEY-7
#[test]
fn cash_is_shown_as_paid_from_the_hand_and_equity_from_the_deck() {
    let me = r#"doing: Pursuing(1), deck: {1: 8},
        hand: ["Friend in the Office", "Mortgaged Engines", "Odo Lanterman", "Captain's Table"]"#;
    let covered =
        r#"contract: "Ore for Halcyon", of: "Ada", complications: [(card: "Impounded", of: "Bo")]"#;
    let from_deck = |moves: &[Move]| moves[1..].iter().map(|it| *it == Move::ExpendDeck).collect();
    let acting = table(me, covered, "stage: Acting, asks: Acting, good: [Pass]");
    let cash: Vec<bool> =
        from_deck(&paid(&acting, &[Move::Event(held(&acting, "Friend in the Office"))]));
    assert_eq!(cash, [false]);
    let procuring = table(me, covered, PROCURING);
    let equity: Vec<bool> =
        from_deck(&paid(&procuring, &[Move::Procure(held(&procuring, "Mortgaged Engines"))]));
    assert!(!equity.is_empty() && equity.iter().all(|it| *it), "{equity:?}");
}

/// CCG-EXP-4a, CCG-ADV-2f
#[test]
fn a_penalty_and_the_jumps_after_it_are_two_sums_and_neither_is_shown_as_paid() {
    let me = format!("doing: Pursuing(1), {SHOPPING}");
    let game = table(&me, ORE, "stage: Activities, asks: ChoosingActivity, good: [Uncommitted]");
    let farther = Move::Pursue(SlotNo(2));
    assert_eq!(paid(&game, &[farther]), [farther]);
    assert!(paid(&game, &[Move::Uncommitted]).len() > 1, "the penalty alone is one sum");
}

/// CCG-PRC-1a
#[test]
fn all_that_is_procured_is_one_input_and_so_is_the_end_of_it() {
    let mut game = table(SHOPPING, ORE, PROCURING);
    let (seen, choice) = (game.observe(ME), game.choice().expect("a question").clone());
    let (odo, vale) = (held(&game, "Odo Lanterman"), held(&game, "Purser Vale"));
    let mut moves = paid(&game, &[Move::Procure(vale), Move::Procure(odo)]);
    moves.push(Move::Done);
    let next = put_in(&mut game, &mut Flow::default(), &moves);
    assert_ne!(next.map(|choice| choice.why), Some(Why::Procuring));
    assert_eq!(aboard(&game), 2);
    // Something new in hand is a reason to ask again.
    let mut flow = Flow::default();
    flow.begin(&seen, &choice, &[Move::Procure(vale), Move::Done]);
    let drawn = [choice.options.as_slice(), &[Move::Procure(CardId(999))]].concat();
    assert_eq!(answer(&mut flow, &seen, &asked(Why::Procuring, &drawn)), None);
}

/// CCG-RES-2b, CCG-RES-3
#[test]
fn complications_and_the_contract_are_one_input_and_the_expense_is_paid_on_the_way() {
    let impounded = r#"contract: "Ore for Halcyon", of: "Ada",
        complications: [(card: "Impounded", of: "Bo", face_up: true)]"#;
    let pool = |cargo: &str| {
        format!(r#"doing: Pursuing(1), deck: {{1: 8}}, hand: ["Odo Lanterman"], pool: [{cargo}]"#)
    };
    let enough = pool("Capability(Cargo), Capability(Cargo)");
    let mut game = table(&enough, impounded, RESOLVING);
    let (seen, choice) = (game.observe(ME), game.choice().expect("a question").clone());
    let proposal =
        propose(&mut adviser(), &seen, &choice, &library().book).expect("it can be done");
    assert!(matches!(proposal.moves[..], [Move::Attempt(_), Move::Complete]), "{proposal:?}");
    let mut flow = Flow::default();
    let bill = put_in(&mut game, &mut flow, &proposal.moves).expect("a bill");
    assert_eq!(bill.why, Why::MeetingExpense { owed: 2, paid: 0 }, "the expense is taken on");
    put_in(&mut game, &mut flow, &[Move::ExpendDeck, Move::ExpendDeck]);
    assert_eq!(game.observe(ME).captains[0].vp, 2, "the contract is completed without a question");
    let completing = asked(Why::Completing { slot: SlotNo(0) }, &[Move::Complete, Move::Pass]);
    let mut poorer = seen.clone();
    poorer.captains[0].pool.clear();
    let mut flow = Flow::default();
    flow.begin(&seen, &choice, &proposal.moves);
    assert_eq!(answer(&mut flow.clone(), &seen, &completing), Some(Move::Complete));
    assert_eq!(answer(&mut flow, &poorer, &completing), None, "it would fail by now");
    let game = table(&pool("Capability(Cargo)"), impounded, RESOLVING);
    let (seen, choice) = (game.observe(ME), game.choice().expect("a question").clone());
    assert_eq!(propose(&mut adviser(), &seen, &choice, &library().book), None, "cargo is missing");
}

/// CCG-RDY-3a
#[test]
fn who_goes_first_holds_until_the_race_stands_otherwise() {
    let seen = seen();
    let choosing = asked(Why::ChooseFirst, &[Move::First(ME), Move::First(Seat(1))]);
    let mut flow = Flow::default();
    flow.begin(&seen, &choosing, &[Move::First(ME)]);
    let mut later = Observation { round: seen.round + 1, ..seen.clone() };
    later.captains[0].vp += 2;
    assert_eq!(answer(&mut flow, &later, &choosing), Some(Move::First(ME)), "still ahead");
    later.captains[1].vp += 3;
    assert_eq!(answer(&mut flow, &later, &choosing), None, "Bo has overtaken");
}

/// CCG-SUB-1, CCG-RES-5
#[test]
fn a_subplot_that_takes_tokens_alone_is_attempted_and_any_other_is_asked() {
    let subplots = |contract: &str, pool: &str| {
        let me = format!("doing: Pursuing(1), deck: {{1: 8}}, pool: [{pool}]");
        let first = format!(r#"contract: "{contract}", of: "Ada""#);
        let game = table(&me, &first, "stage: Revealing, asks: Completing, good: [Pass]");
        let card = game.observe(ME).slots[0].contract.as_ref().expect("a contract").id;
        let options =
            [Move::Subplot { nth: 0, by: 0 }, Move::Subplot { nth: 0, by: 1 }, Move::Done];
        let many = if contract == "A Kidney for Dunmarrow" { 1 } else { 2 };
        let choice = asked(Why::Subplots { card }, &[&options[..many], &options[2..]].concat());
        let mut flow = Flow::default();
        let seen = game.observe(ME);
        flow.begin(&seen, game.choice().expect("a question"), &[Move::Complete]);
        answer(&mut flow, &seen, &choice)
    };
    let (doctor, pilot) = ("Skill(Medical, Trained)", "Skill(Pilot, Expert)");
    let first = Some(Move::Subplot { nth: 0, by: 0 });
    assert_eq!(subplots("A Kidney for Dunmarrow", doctor), first);
    assert_eq!(subplots("A Kidney for Dunmarrow", pilot), Some(Move::Done), "it would fail");
    assert_eq!(subplots("The Ambassador's Furniture", pilot), first);
    assert_eq!(subplots("The Ambassador's Furniture", doctor), None, "3 credits or nothing");
}
