//! Keywords, modifiers, jack-of-all-trades (CCG-KEY, CCG-MOD, CCG-JOT).

use super::*;
use crate::{
    data::{Keyword, Level, Skill},
    rules::testing,
};

/// CCG-MOD-4, CCG-MOD-5, CCG-MOD-2
#[test]
fn changes_add_up_below_nothing_and_the_sum_counts_as_nothing_at_least() {
    let mut table = Table::new();
    let ship = table.ship(A);
    let jump = |table: &Table| table.value(ship, Value::Jump);
    assert_eq!(jump(&table), 2);
    for expected in [1, 0, 0] {
        table.upgrade_on(B, "burden", A);
        assert_eq!(jump(&table), expected);
    }
    table.in_play(A, "kicker");
    assert_eq!(jump(&table), 0, "2 less 3 and 1 more is nothing, not 1");
    table.in_play(A, "kicker");
    assert_eq!(jump(&table), 1);
}

/// CCG-KEY-0
#[test]
fn a_keyword_works_alike_on_whatever_card_has_it() {
    let mut table = Table::new();
    let printed = table.in_play(A, "tough");
    let granted = table.in_play(A, "pilot");
    table.attached(A, "vest", granted);
    for crew in [printed, granted] {
        assert_eq!(testing::protection(table.look(), None, crew), 1);
    }
}

/// CCG-KEY-1a
#[test]
fn armor_never_heals() {
    let mut table = Table::new();
    let pilot = table.in_play(A, "pilot");
    let gun = table.attached(A, "gun", pilot);
    let tough = table.in_play(B, "plated");
    table.world().set_harm(tough, 1);
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Ability { card: gun, nth: 0 });
    assert_eq!(table.look().harm(tough), 1, "2 wounds less Armor 4 less 1");
}

/// CCG-KEY-4, RUL-68
#[test]
fn a_concealed_card_costs_rivals_more_to_target_or_is_no_target() {
    for (coins, offered) in [(3, true), (1, false)] {
        let mut table = Table::new();
        let sergeant = table.in_hand(A, "drill-sergeant");
        let shade = table.in_play(B, "shade");
        table.world().piles_mut(A).deck.clear();
        table.purse(A, 0, 0);
        let sergeant = {
            table.world().put(sergeant, Zone::Gone);
            table.in_hand(A, "drill-sergeant")
        };
        for _ in 0..coins {
            table.in_hand(A, "coin");
        }
        table.busy(B).first(A).begin(Stage::Acting);
        assert_eq!(table.asked() == A && table.offers(Move::Event(sergeant)), offered);
        if offered {
            table.choose(Move::Event(sergeant)).pay();
            assert_eq!(table.money(A), 1, "2 credits for Concealed (2)");
            assert!(table.look().is_exerted(shade));
        }
    }
}

/// CCG-KEY-4a, CCG-TIM-16
#[test]
fn concealment_costs_its_own_captain_nothing_and_does_not_matter_without_a_target() {
    let mut table = Table::new();
    let (sergeant, rest) = (table.in_hand(A, "drill-sergeant"), table.in_hand(A, "curfew"));
    let shade = table.in_play(A, "shade");
    table.busy(B).first(A).begin(Stage::Acting);
    let before = table.money(A);
    table.choose(Move::Event(sergeant));
    assert_eq!(before - table.money(A), 1, "the card's own EV");
    assert!(table.look().is_exerted(shade));
    let theirs = table.in_play(B, "shade");
    table.choose(Move::Pass).choose(Move::Event(rest));
    assert!(table.look().is_exerted(theirs));
    assert_eq!(before - table.money(A), 2);
}

/// CCG-KEY-10
#[test]
fn a_hindrance_is_integral_and_trifling_as_well() {
    let mut table = Table::new();
    let pilot = table.in_play(A, "pilot");
    let (one, _) = (table.attached(A, "shackle", pilot), table.attached(A, "shackle", pilot));
    table.in_play(A, "medic");
    table.settle();
    assert_ne!(table.choice().why, crate::Why::Trimming, "two burdens on one crew");
    table.first(A).begin(Stage::Shifting);
    assert!(
        !table
            .choice()
            .options
            .iter()
            .any(|m| matches!(m, Move::Shift { gear, .. } if *gear == one))
    );
}

/// CCG-KEY-11, CCG-ATTR-13
#[test]
fn a_near_human_counts_as_both() {
    for (event, hit) in
        [("human-rights", ["pilot", "cousin"]), ("alien-rights", ["medic", "cousin"])]
    {
        let mut table = Table::new();
        let event = table.in_hand(A, event);
        let crew = ["pilot", "medic", "cousin"].map(|id| (id, table.in_play(B, id)));
        table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(event));
        for (id, card) in crew {
            assert_eq!(table.look().is_exerted(card), hit.contains(&id), "{id}");
        }
    }
}

/// CCG-KEY-12, CCG-KEY-12a, RUL-51
#[test]
fn infamy_of_a_card_does_not_fade() {
    let mut table = Table::new();
    table.in_play(A, "wolf");
    table.begin(Stage::Fading);
    assert_eq!(table.seen(B).captains[0].infamy, 1);
}

/// CCG-KEY-19, CCG-DECK-6, CCG-DECK-6b
#[test]
fn a_cards_own_limit_replaces_the_usual_one() {
    let book = book();
    let copies = |id: &str, n: u8| {
        let mut deck = deck("plain-ship");
        deck.captain = [("coin".to_owned(), 60 - n), (id.to_owned(), n)].into();
        deck.faults(&book).len()
    };
    assert_eq!((copies("pilot", 3), copies("pilot", 4)), (0, 1));
    assert_eq!((copies("rare", 1), copies("rare", 2)), (0, 1));
    assert_eq!(copies("note", 40), 0, "unrestricted");
}

/// CCG-KEY-21
#[test]
fn points_of_a_keyword_add_up() {
    let mut table = Table::new();
    let tough = table.in_play(A, "tough");
    table.attached(A, "vest", tough);
    let keywords = crate::rules::keywords(table.look(), tough);
    assert_eq!(keywords.iter().filter(|word| **word == Keyword::Armor(1)).count(), 2);
    assert_eq!(testing::protection(table.look(), None, tough), 2);
}

/// CCG-JOT-3, CCG-JOT-4, CCG-RSC-1h, CCG-JOT-5
#[test]
fn a_jack_picks_other_skills_than_their_own_each_once_and_psionics_never() {
    let mut table = Table::new();
    let jack = table.in_play(A, "jack");
    table.first(A).begin(Stage::Collecting);
    let pick = |skill| Move::Pick { crew: jack, skill };
    assert!(!table.offers(pick(Skill::Medical)), "the jack is a medic");
    assert!(!table.offers(pick(Skill::Psionic)) && !table.offers(pick(Skill::JackOfAllTrades)));
    table.choose(pick(Skill::Pilot));
    assert!(!table.offers(pick(Skill::Pilot)), "two different ones");
    table.choose(pick(Skill::Admin));
    let got = |skill| {
        let token = Token::Skill(skill, Level::Trained);
        table.happened(|e| matches!(e, Event::TokenCollected { seat: A, token: t } if *t == token))
    };
    assert_eq!([Skill::Pilot, Skill::Admin, Skill::Medical].map(got), [1, 1, 1]);
    assert!(
        !table.choice().options.iter().any(|m| matches!(m, Move::Pick { .. })),
        "no later claim"
    );
}

/// CCG-JOT-7, RUL-42
#[test]
fn a_jack_performs_no_heroics_of_skills_they_do_not_have() {
    let mut table = Table::new();
    table.in_hand(A, "stunt");
    table.in_play(A, "jack");
    table.busy(A).first(A).begin(Stage::Acting);
    assert!(!table.choice().options.iter().any(|m| matches!(m, Move::Heroic { .. })));
}

/// CCG-TOK-1
#[test]
fn tokens_of_each_kind_outlast_the_card_they_came_from() {
    let mut table = Table::new();
    let pilot = table.in_play(A, "pilot");
    let other = table.in_play(A, "tough");
    table.world().captain_mut(A).infamy = 1;
    testing::inflict(table.world(), other, 1);
    table.tokens(A, &[CARGO]);
    testing::jettison(table.world(), pilot, "CCG-VERB-5");
    assert_eq!((table.pool(A).len(), table.look().captain(A).infamy), (1, 1));
    assert_eq!(table.look().harm(other), 1);
}

/// CCG-ATTR-12
#[test]
fn a_trait_that_no_effect_speaks_of_changes_nothing() {
    let mut table = Table::new();
    let ship = table.ship(A);
    let values = [Value::Attack, Value::Defense, Value::Jump, Value::Initiative];
    let before = values.map(|value| table.value(ship, value));
    table.in_play(A, "torpedo");
    assert_eq!(values.map(|value| table.value(ship, value)), before);
}

/// CCG-COST-6, CCG-COST-7, CCG-KEY-4
#[test]
fn what_makes_a_play_cheaper_counts_against_what_a_concealed_target_adds() {
    let mut table = Table::new();
    let tackle = table.in_hand(A, "tackle");
    let crew = table.in_play(A, "pilot");
    let shade = table.in_play(B, "shade");
    table.in_play(A, "drillmaster");
    table.busy(A).busy(B).first(A).begin(Stage::Acting);
    let before = table.money(A);
    table.choose(Move::Heroic { card: tackle, crew, level: Level::Trained });
    assert!(table.look().is_exerted(shade));
    assert_eq!(before - table.money(A), 2, "1 less 3 and 2 more; the EV of the card itself");
}

fn exertions(table: &Table, card: CardId) -> usize {
    table.happened(|event| matches!(event, Event::Exerted { card: it } if it.id == card))
}

/// CCG-KEY-4: automatic effects pay for a concealed target too, and paying is optional.
#[test]
fn a_concealed_target_costs_a_trigger_its_credits_or_is_spared() {
    for (aimed, price) in [(true, 2), (false, 0)] {
        let mut table = Table::new();
        table.in_play(A, "snoop");
        let shade = table.in_play(B, "shade");
        table.busy(A).busy(B).first(A).begin(Stage::Acting);
        let before = table.money(A);
        table.until(|choice| matches!(choice.why, crate::Why::Targeting { .. }));
        assert_eq!(table.choice().options, [Move::Choose(shade), Move::Done]);
        table.choose(if aimed { Move::Choose(shade) } else { Move::Done }).pay();
        assert_eq!(before - table.money(A), price);
        assert_eq!((exertions(&table, shade), table.vp(A)), (usize::from(aimed), 1));
    }
}

/// CCG-KEY-4, CCG-TIM-16a: if some target is not concealed, one must be chosen.
#[test]
fn a_trigger_aims_at_whoever_is_in_the_open() {
    let mut table = Table::new();
    table.in_play(A, "snoop");
    let (shade, pilot) = (table.in_play(B, "shade"), table.in_play(B, "pilot"));
    table.busy(B).first(A).begin(Stage::Acting);
    table.until(|choice| matches!(choice.why, crate::Why::Targeting { .. }));
    assert_eq!(table.choice().options, [shade, pilot].map(Move::Choose));
}

/// CCG-KEY-4: an award pays like any other effect.
#[test]
fn a_concealed_target_costs_an_award_its_credits() {
    let mut table = Table::new();
    table.contract(A, SLOT, "gossip");
    let shade = table.in_play(B, "shade");
    table.first(A).begin(Stage::Activities).choose(Move::Pursue(SLOT)).pay();
    table.until(|choice| matches!(choice.why, crate::Why::Completing { .. }));
    let before = table.money(A);
    table.choose(Move::Complete).choose(Move::Subplot { nth: 0, by: 0 });
    table.choose(Move::Choose(shade)).pay();
    assert_eq!((before - table.money(A), exertions(&table, shade)), (2, 1));
}

/// CCG-DECK-10, CCG-DECK-10a, RUL-77
#[test]
fn copies_of_one_title_are_counted_together() {
    let mut book = CardBook::default();
    for (file, text) in CARDS {
        book.add(file, text).expect("sound");
    }
    let again = r#"[
        (id: "pilot-reprint", name: "Pilot", face: Crew(
            cost: 3, ev: 2, species: "Oom", skills: { Pilot: Trained }, wounds: 1)),
        (id: "bare-reprint", name: "Bare", face: Adventure(
            contract: (name: "Bare Again", distance: 0, requires: [Token(Capability(Cargo))],
                complication_slots: 0, abandonment: 0, vp: 9),
            complication: (name: "Bare Worry", requires: [Token(Capability(Survey))])))]"#;
    book.add("again", again).expect("sound");
    let faults = |captains: [(&str, u8); 2], adventures: [(&str, u8); 2]| {
        let mut deck = deck("plain-ship");
        let sum = |some: [(&str, u8); 2]| some.iter().map(|(_, n)| n).sum::<u8>();
        deck.captain = captains.map(|(id, n)| (id.to_owned(), n)).into();
        deck.captain.insert("coin".to_owned(), 60 - sum(captains));
        deck.adventure = adventures.map(|(id, n)| (id.to_owned(), n)).into();
        deck.adventure.insert("errand".to_owned(), 20 - sum(adventures));
        deck.faults(&book).len()
    };
    let one = [("bare", 1), ("bare-reprint", 1)];
    assert_eq!(faults([("pilot", 2), ("pilot-reprint", 1)], one), 0);
    assert_eq!(faults([("pilot", 2), ("pilot-reprint", 2)], one), 2, "4 of one title: both say so");
    let two = [("bare", 2), ("bare-reprint", 1)];
    assert_eq!(faults([("pilot", 1), ("pilot-reprint", 1)], two), 2);
}
