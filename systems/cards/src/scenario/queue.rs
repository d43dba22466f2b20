//! The queue, timing and targets (CCG-TIM, CCG-ACT).

use super::*;
use crate::{
    Why,
    data::Level::{Expert, Trained},
    rules::testing,
};

/// CCG-TIM-1, CCG-TIM-4, CCG-TIM-17
#[test]
fn what_is_played_waits_on_the_queue_and_simply_resolves_when_nobody_reacts() {
    let mut table = Table::new();
    let windfall = table.in_hand(A, "windfall");
    table.in_hand(B, "veto");
    table.first(A).begin(Stage::Acting).choose(Move::Event(windfall));
    assert_eq!((table.seen(A).queue.len(), table.zone(windfall)), (1, Zone::Queue));
    table.choose(Move::Pass);
    assert!(table.seen(A).queue.is_empty());
    assert_eq!(table.happened(|e| matches!(e, Event::Resolved { .. })), 1);
}

/// CCG-TIM-4, CCG-TIM-5
#[test]
fn an_ability_with_a_cost_can_be_answered_too() {
    let mut table = Table::new();
    let broker = table.in_play(A, "broker");
    table.in_hand(B, "veto");
    table.first(A).begin(Stage::Acting).choose(Move::Ability { card: broker, nth: 0 });
    table.choose(Move::ExpendDeck);
    assert_eq!((table.asked(), table.choice().why), (B, Why::Reacting));
}

/// CCG-TIM-6, CCG-TIM-6a
#[test]
fn a_conditional_ability_goes_on_and_off_with_its_condition_and_no_window() {
    let mut table = Table::new();
    table.in_play(A, "duet");
    let ship = table.ship(A);
    assert_eq!(table.value(ship, Value::Attack), 3);
    let (pilot, _) = (table.in_play(A, "pilot"), table.in_play(A, "medic"));
    assert_eq!(table.value(ship, Value::Attack), 4, "while there are two crew");
    testing::jettison(table.world(), pilot, "CCG-VERB-5");
    assert_eq!(table.value(ship, Value::Attack), 3);
    assert!(table.look().queue().0.is_empty());
}

/// CCG-TIM-7
#[test]
fn the_acting_captain_is_asked_first() {
    let mut table = Table::of(3);
    for seat in [A, B, C] {
        table.in_hand(seat, "gift");
    }
    let windfall = table.in_hand(B, "windfall");
    table.first(B).begin(Stage::Acting).choose(Move::Event(windfall));
    let mut order = Vec::new();
    while table.choice().why == Why::Reacting {
        order.push(table.asked());
        table.choose(Move::Pass);
    }
    assert_eq!(order, [B, C, A]);
}

/// CCG-TIM-7b, RUL-44
#[test]
fn after_each_thing_that_resolves_everyone_is_asked_again() {
    let mut table = Table::new();
    let windfall = table.in_hand(A, "windfall");
    let (one, two) = (table.in_hand(B, "gift"), table.in_hand(B, "gift"));
    table.first(A).begin(Stage::Acting).choose(Move::Event(windfall)).choose(Move::Event(one));
    assert_eq!((table.asked(), table.seen(B).queue.len()), (B, 2));
    table.choose(Move::Pass);
    assert_eq!(
        (table.asked(), table.seen(B).queue.len()),
        (B, 1),
        "the gift is over, the rest waits"
    );
    assert!(table.offers(Move::Event(two)));
}

/// CCG-TIM-8, CCG-RSC-1f
#[test]
fn a_token_with_a_price_is_collected_in_its_phase_by_who_chooses_to_pay() {
    for (pay, tokens) in [(true, 3), (false, 2)] {
        let mut table = Table::new();
        let gate = table.in_play(A, "toll-gate");
        table.busy(A).first(A).begin(Stage::Acting);
        let use_it = Move::Ability { card: gate, nth: 0 };
        assert!(!table.offers(use_it), "it is made for the Resource Phase");
        table.begin(Stage::Collecting);
        let before = table.money(A);
        table.choose(if pay { use_it } else { Move::Pass });
        if pay {
            table.choose(Move::ExpendDeck);
        }
        let cargo = table
            .happened(|e| matches!(e, Event::TokenCollected { seat: A, token } if *token == CARGO));
        assert_eq!(cargo, tokens);
        assert_eq!(before - table.money(A) > 0, pay);
    }
}

/// CCG-TIM-9, CCG-TIM-10, CCG-ACT-1b, CCG-ACT-1k
#[test]
fn actions_are_the_acting_captains_alone() {
    let mut table = Table::new();
    let (windfall, barter) = (table.in_hand(B, "windfall"), table.in_play(B, "barter"));
    table.busy(A).first(A).begin(Stage::Acting);
    assert_eq!(table.asked(), A);
    assert_eq!(
        table.refused(B, Move::Event(windfall)),
        Refusal::NotYourChoice { asked: A, answered: B }
    );
    table.choose(Move::Pass);
    assert!(
        table.offers(Move::Event(windfall)) && table.offers(Move::Ability { card: barter, nth: 0 })
    );
}

/// CCG-TIM-11, CCG-TIM-3, CCG-ACT-1l
#[test]
fn a_reaction_goes_on_top_of_what_it_answers_and_nothing_else_does() {
    let mut table = Table::new();
    let windfall = table.in_hand(A, "windfall");
    let gift = table.in_hand(B, "gift");
    table.busy(B).in_play(B, "barter");
    table.first(A).begin(Stage::Acting).choose(Move::Event(windfall));
    assert_eq!(
        table.choice().options,
        [Move::Event(gift), Move::Pass],
        "no action, no plain ability"
    );
    table.in_hand(A, "gift");
    table.choose(Move::Event(gift));
    let queue: Vec<CardId> = table.seen(A).queue.iter().map(|queued| queued.card).collect();
    assert_eq!(queue, [windfall, gift]);
}

/// CCG-TIM-11a, RUL-46
#[test]
fn a_reaction_made_for_one_phase_is_none_in_another() {
    for (phase, offered) in [(Stage::Procuring, false), (Stage::Resolving, true)] {
        let mut table = Table::new();
        let late = table.in_hand(B, "late-reaction");
        table.in_hand(B, "gift");
        let (helper, shift) = (table.in_hand(A, "stowaway"), table.in_play(A, "night-shift"));
        table.first(A).begin(phase);
        let chosen =
            if offered { Move::Ability { card: shift, nth: 0 } } else { Move::Procure(helper) };
        table.choose(chosen);
        assert_eq!(table.asked(), B);
        assert_eq!(table.offers(Move::Event(late)), offered);
    }
}

/// CCG-TIM-15, CCG-TIM-15b, CCG-COST-17
#[test]
fn what_is_cancelled_does_not_happen_and_stays_paid_for() {
    let mut table = Table::new();
    let barter = table.in_play(A, "barter");
    let veto = table.in_hand(B, "veto");
    table.busy(A).first(A).begin(Stage::Acting);
    let hand = table.hand(A).len();
    let late = table.in_hand(B, "gift");
    table.choose(Move::Ability { card: barter, nth: 0 });
    assert!(!table.seen(B).queue[0].cancelled);
    table.choose(Move::Event(veto)).pay().choose(Move::Pass);
    assert!(table.offers(Move::Event(late)), "it lies on the queue until its turn");
    assert!(table.seen(B).queue[0].cancelled, "and whoever may react sees what has become of it");
    table.choose(Move::Pass);
    assert_eq!(table.hand(A).len(), hand, "nothing was drawn");
    assert!(table.look().is_exerted(barter));
}

/// CCG-TIM-16a
#[test]
fn a_target_must_be_chosen_even_when_the_only_one_is_ones_own() {
    let mut table = Table::new();
    let pilot = table.in_play(A, "pilot");
    let sergeant = table.in_hand(A, "drill-sergeant");
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(sergeant));
    assert!(table.look().is_exerted(pilot));
}

/// CCG-TIM-16c, CCG-TIM-16b, CCG-KEY-14b
#[test]
fn a_target_is_looked_at_again_when_the_effect_resolves() {
    let mut table = Table::new();
    let (pilot, sergeant) = (table.in_play(B, "pilot"), table.in_hand(A, "drill-sergeant"));
    let blessing = table.in_hand(B, "blessing");
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(sergeant));
    table.choose(Move::Event(blessing));
    assert!(!table.look().is_exerted(pilot), "it has become invulnerable to events");
    assert_eq!(table.happened(|e| matches!(e, Event::Fizzled { seat: A, .. })), 1);
    assert_eq!(table.zone(sergeant), Zone::Discard, "it was played all the same");
}

/// CCG-TIM-18
#[test]
fn a_crew_with_all_its_wounds_is_lost_without_a_window() {
    let mut table = Table::new();
    let pilot = table.in_play(A, "pilot");
    let gun = table.attached(A, "gun", pilot);
    let medic = table.in_play(B, "medic");
    table.in_hand(B, "gift");
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Ability { card: gun, nth: 0 });
    table.choose(Move::Pass);
    assert_eq!(table.zone(medic), Zone::Discard);
    assert_eq!(table.choice().why, Why::Acting, "nobody could answer the loss");
}

/// CCG-ACT-1f, CCG-ACT-1h
#[test]
fn the_level_of_a_heroic_is_fixed_when_it_is_announced() {
    let mut table = Table::new();
    let (stunt, ace) = (table.in_hand(A, "stunt"), table.in_play(A, "ace"));
    table.busy(B).first(A).begin(Stage::Acting);
    let heroic = |level| Move::Heroic { card: stunt, crew: ace, level };
    assert!(table.offers(heroic(Trained)) && table.offers(heroic(Expert)));
    let hand = table.hand(A).len();
    table.choose(heroic(Trained)).choose(Move::ExpendDeck);
    assert_eq!(table.hand(A).len(), hand - 1 + 1, "the trained text alone");
}

/// CCG-ACT-1m
#[test]
fn the_acting_captain_may_pass_and_the_next_one_acts() {
    let mut table = Table::new();
    table.busy(A).busy(B).first(A).begin(Stage::Acting);
    assert!(table.offers(Move::Pass));
    table.choose(Move::Pass);
    assert_eq!((table.asked(), table.look().round().acting), (B, Some(B)));
}

/// CCG-TIM-15, CCG-ELM-11: a play removed from under a reaction does not change its target.
#[test]
fn a_reaction_still_answers_the_same_play_when_one_below_it_is_gone() {
    let mut table = Table::of(3);
    let (windfall, gift) = (table.in_hand(A, "windfall"), table.in_hand(B, "gift"));
    let veto = table.in_hand(C, "veto");
    table.in_hand(B, "gift");
    table.first(A).begin(Stage::Acting).choose(Move::Event(windfall));
    table.choose(Move::Event(gift));
    while table.asked() != C {
        table.choose(Move::Pass);
    }
    table.choose(Move::Event(veto)).choose(Move::ChooseQueued(1)).pay();
    table.concede(A);
    while table.choice().why == Why::Reacting {
        table.choose(Move::Pass);
    }
    let cancelled = |e: &Event| matches!(e, Event::Cancelled { card, .. } if card.id == gift);
    assert_eq!(table.happened(cancelled), 1);
}

/// CCG-TIM-8: after a play of the phase, its captain is asked for more.
#[test]
fn plays_made_for_a_phase_follow_one_another() {
    let mut table = Table::new();
    let gates = ["toll-gate", "toll-barge"].map(|id| table.in_play(A, id));
    table.first(A).begin(Stage::Collecting);
    for card in gates {
        table.choose(Move::Ability { card, nth: 0 }).choose(Move::ExpendDeck);
    }
    let cargo =
        |e: &Event| matches!(e, Event::TokenCollected { seat: A, token } if *token == CARGO);
    assert_eq!(table.happened(cargo), 4, "two of the ship and one of each gate");
}

/// CCG-ACT-1p
#[test]
fn a_heroic_is_an_action_and_ends_the_turn() {
    let mut table = Table::new();
    let (stunt, pilot) = (table.in_hand(A, "stunt"), table.in_play(A, "pilot"));
    table.busy(A).busy(B).first(A).begin(Stage::Acting);
    table.choose(Move::Heroic { card: stunt, crew: pilot, level: Trained }).pay();
    assert_eq!((table.asked(), table.choice().why), (B, Why::Acting));
}

/// CCG-ACT-1h: experts play a heroic without expert text like anyone else.
#[test]
fn a_heroic_with_one_text_offers_one_level() {
    let mut table = Table::new();
    let (trick, ace) = (table.in_hand(A, "trick"), table.in_play(A, "ace"));
    table.busy(A).first(A).begin(Stage::Acting);
    let heroic = |level| Move::Heroic { card: trick, crew: ace, level };
    assert!(table.offers(heroic(Trained)) && !table.offers(heroic(Expert)));
}

/// CCG-TIM-16b, CCG-TIM-16c
#[test]
fn what_follows_a_target_fails_with_it() {
    for (duck, wounds) in [(false, 1), (true, 0)] {
        let mut table = Table::new();
        let boarding = table.in_hand(A, "boarding");
        let pilot = table.in_play(B, "pilot");
        let reaction = table.in_hand(B, "duck");
        table.busy(A).busy(B).first(A).begin(Stage::Acting).choose(Move::Event(boarding));
        assert_eq!(table.asked(), B);
        table.choose(if duck { Move::Event(reaction) } else { Move::Pass });
        let (exerted, harm) = (table.look().is_exerted(pilot), table.look().harm(pilot));
        assert_eq!((exerted, harm), (true, wounds), "ducked: {duck}");
    }
}

/// CCG-TIM-16b: a card that has left play takes no harm elsewhere.
#[test]
fn what_follows_a_target_does_not_reach_into_a_hand() {
    let mut table = Table::new();
    let bounce = table.in_hand(A, "bounce");
    let pilot = table.in_play(B, "pilot");
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(bounce));
    assert_eq!((table.zone(pilot), table.look().harm(pilot)), (Zone::Hand, 0));
    assert_eq!(table.happened(|event| matches!(event, Event::Wounded { .. })), 0);
}
