//! Inputs on the shipped scenarios: what follows from one, what is asked all the same, and a record
//! that knows of none of it.

mod standing;

use characters::healing::RuleSet;
use skirmish::{Condition, Gait, Setup};

use super::*;
use crate::skirmish::{
    batch::{BatchError, Plan},
    inputs::{Counted, Inputs},
    tests::shipped,
};

const US: Seat = Seat(0);

/// A fight in which we command the first side, and the others do what a veteran would.
struct Bout {
    fight: Skirmish,
    setup: Setup,
    flow: Flow,
}

impl Bout {
    fn begin(scenario: &str, rules: RuleSet) -> Bout {
        let shipped = shipped();
        let scenario = shipped.scenario(scenario).expect("it is shipped").clone();
        let (house, healing) = Default::default();
        let setup = Setup { rules, house, healing, scenario };
        let fight = Skirmish::new(&shipped.armoury, &setup, 5).expect("it can be fought");
        Bout { fight, setup, flow: Flow::new(shipped.minds.clone()) }
    }

    /// The next question that somebody has to answer for us; nothing once it is over.
    fn asked(&mut self) -> Option<Choice> {
        loop {
            let choice = self.fight.choice()?.clone();
            if choice.seat == US && !self.flow.follow(&mut self.fight, US) {
                return Some(choice);
            }
            if choice.seat != US {
                let seen = self.fight.observe(choice.seat);
                let chosen = best(&self.flow.minds, &seen, &choice, |_| true).expect("an option");
                decide(&mut self.fight, choice.seat, chosen).expect("it is offered");
            }
        }
    }

    fn take(&mut self, input: Input) {
        self.flow.take(&mut self.fight, input).expect("it can be put in");
    }

    /// Tells everybody to do this, one input each, and returns them.
    fn order(&mut self, deed: FighterAction) -> Vec<FighterId> {
        let mut told = Vec::new();
        while let Some(choice) = self.asked().filter(|it| it.why == Why::Orders) {
            let who = choice.options[0].doer().expect("somebody's order");
            if told.contains(&who) {
                break;
            }
            self.take(Input::Go(Move::Do { who, deed }));
            told.push(who);
        }
        told
    }

    /// Our decisions so far.
    fn ours(&self) -> Vec<Move> {
        let ours = self.fight.decisions().iter().filter(|it| it.seat == US);
        ours.map(|it| it.chosen).collect()
    }
}

/// CT-MOV-09, CT-ATK-03
#[test]
fn an_order_brings_its_attack_with_it_and_the_record_has_both() {
    let mut bout = Bout::begin("hold-the-lock", RuleSet::Classic);
    let told = bout.order(FighterAction::Stand);
    assert!(told.len() > 3, "everybody was told once: {told:?}");
    let ours = bout.ours();
    let acted = |who| {
        let deeds = ours.iter().filter(|it| it.doer() == Some(who)).count();
        deeds == 2
    };
    assert!(told.iter().any(|&who| acted(who)), "who can attack has been told no second time");
    let mut again = Skirmish::new(bout.fight.armoury(), &bout.setup, 5).expect("the same fight");
    engine::replay(&mut again, bout.fight.decisions()).expect("decision by decision");
    assert_eq!(again.journal().hash(), bout.fight.journal().hash());
}

#[test]
fn with_full_control_everything_is_asked() {
    let mut bout = Bout::begin("hold-the-lock", RuleSet::Classic);
    bout.flow.set_control(Control::Full);
    let told = bout.order(FighterAction::Stand);
    let asked = bout.asked().expect("they can shoot");
    assert_eq!((asked.why, bout.ours().len()), (Why::Attacks, told.len()));
}

#[test]
fn an_option_alone_is_that_option_alone() {
    let mut bout = Bout::begin("hold-the-lock", RuleSet::Classic);
    while let Some(choice) = bout.asked().filter(|it| it.why == Why::Orders) {
        let stand = |it: &&Move| matches!(it, Move::Do { deed: FighterAction::Stand, .. });
        let stand = choice.options.iter().find(stand).expect("they can stand");
        bout.take(Input::Only(*stand));
    }
    assert_eq!(bout.asked().expect("they can shoot").why, Why::Attacks);
}

/// A target that cannot be attacked when it comes to it is a reason to ask.
#[test]
fn who_is_told_whom_to_attack_attacks_them_or_asks() {
    for target in [FighterId(5), FighterId(8)] {
        let mut bout = Bout::begin("hold-the-lock", RuleSet::Classic);
        let who = FighterId(0);
        bout.asked().expect("orders");
        bout.take(Input::At(Move::Do { who, deed: FighterAction::Stand }, target));
        bout.order(FighterAction::Stand);
        let attack = |it: &Move| {
            let Move::Do { who: by, deed: FighterAction::Attack(attack) } = it else { return None };
            (*by == who).then_some(attack.target)
        };
        let attacked = bout.ours().iter().find_map(attack);
        let asked = bout.asked().filter(|it| it.why == Why::Attacks);
        let asks = asked.is_some_and(|it| it.options.iter().any(|it| it.doer() == Some(who)));
        assert!(attacked == Some(target) || (attacked.is_none() && asks), "{target:?}");
    }
}

#[test]
fn the_same_orders_again_are_those_of_the_last_round() {
    let mut bout = Bout::begin("hold-the-lock", RuleSet::Classic);
    let run = FighterAction::Close(Gait::Walk);
    let told = bout.order(run);
    let before = bout.ours().len();
    let choice = bout.asked().expect("the next round");
    assert_eq!(choice.why, Why::Orders);
    let again = orders_again(&bout.fight, &choice);
    assert!(!again.is_empty() && again.iter().all(|it| told.contains(&it.who)));
    bout.take(Input::Again(None));
    let ours = bout.ours();
    let order = |&Order { who, deed, .. }: &Order| Move::Do { who, deed };
    let orders: Vec<Move> = again.iter().map(order).collect();
    assert_eq!(ours[before..before + orders.len()], orders);
    assert!(orders.iter().all(|it| matches!(it, Move::Do { deed, .. } if *deed == run)));
}

/// CT-MOV-09: with one exception, who was told before.
#[test]
fn one_order_for_everybody_is_one_input() {
    let mut bout = Bout::begin("hold-the-lock", RuleSet::Classic);
    bout.asked().expect("orders");
    let (one, evade) = (FighterId(1), FighterAction::Evade);
    bout.take(Input::Go(Move::Do { who: one, deed: evade }));
    bout.take(Input::All(FighterAction::Stand));
    let ours = bout.ours();
    let stands = ours.iter().filter(|it| matches!(it, Move::Do { deed: FighterAction::Stand, .. }));
    let able = bout.setup.scenario.forces[0].fighters.len();
    assert_eq!((ours[0], stands.count()), (Move::Do { who: one, deed: evade }, able - 1));
    assert_ne!(bout.asked().map(|it| it.why), Some(Why::Orders));
}

#[test]
fn nothing_is_done_again_that_was_never_done() {
    for rules in [RuleSet::Classic, RuleSet::SecondEdition] {
        let mut bout = Bout::begin("hold-the-lock", rules);
        bout.asked().expect("a question");
        let before = bout.fight.decisions().len();
        let refused = bout.flow.take(&mut bout.fight, Input::Again(None));
        assert_eq!((refused, bout.fight.decisions().len()), (Err(Refusal::NotOffered), before));
    }
}

/// SE-CBT-02
#[test]
fn a_turn_is_one_input() {
    let mut bout = Bout::begin("hold-the-lock", RuleSet::SecondEdition);
    let mut turns = 0;
    let mut last = None;
    while turns < 12 {
        let Some(choice) = bout.asked() else { break };
        if let Why::Turn { who } = choice.why {
            let round = bout.fight.observe(US).round;
            assert_ne!(last, Some((who, round)), "the rest of the turn is settled");
            (last, turns) = (Some((who, round)), turns + 1);
        }
        let seen = bout.fight.observe(US);
        let chosen = best(&bout.flow.minds, &seen, &choice, |it| {
            !matches!(it, Move::Do { deed: FighterAction::Delay, .. })
        });
        bout.take(Input::Go(chosen.expect("an option")));
    }
    assert!(turns > 3, "{turns}");
}

/// Of everything that flows by itself nothing is aimed at somebody who cannot fight.
#[test]
fn the_helpless_are_folded_away_and_never_attacked_unasked() {
    let mut folded = 0;
    for rules in [RuleSet::Classic, RuleSet::SecondEdition] {
        let mut bout = Bout::begin("last-orders", rules);
        while let Some(choice) = bout.asked() {
            let seen = bout.fight.observe(US);
            folded += choice.options.iter().filter(|it| folds(&seen, it)).count();
            for option in choice.options.iter().filter(|it| folds(&seen, it)) {
                let at = target(option).expect("somebody is aimed at");
                let at = seen.fighters.iter().find(|it| it.id == at).expect("and seen");
                assert_ne!(at.condition, Condition::Able);
            }
            let able = best(&bout.flow.minds, &seen, &choice, |it| !folds(&seen, it));
            bout.take(Input::Go(able.expect("there is something else to do")));
        }
    }
    assert!(folded > 0, "somebody was helpless");
}

/// CT-WND-04
#[test]
fn what_one_characteristic_alone_can_take_is_not_asked() {
    for seed in 0..6 {
        let mut bout = Bout::begin("customs-shed", RuleSet::Classic);
        bout.fight = Skirmish::new(bout.fight.armoury(), &bout.setup, seed).expect("a fight");
        while let Some(choice) = bout.asked() {
            let seen = bout.fight.observe(US);
            if let Why::Wound { who, points } = choice.why {
                let own =
                    seen.fighters.iter().find(|it| it.id == who).and_then(|it| it.own.as_ref());
                let own = own.expect("one of ours");
                let left =
                    |it: &&Move| matches!(it, Move::Lose(which) if own.now.get(*which) > points);
                assert_ne!(choice.options.iter().filter(left).count(), 1);
            }
            let chosen = best(&bout.flow.minds, &seen, &choice, |_| true);
            bout.take(Input::Only(chosen.expect("an option")));
        }
    }
}

/// The short form of `far-lanes skirmish --games 200 --inputs`.
#[test]
fn a_classic_fight_takes_half_the_inputs_at_most_and_the_others_four_of_ten() {
    let shipped = shipped();
    for (rules, most) in [(RuleSet::Classic, 5), (RuleSet::SecondEdition, 4)] {
        let setup = |scenario| {
            let (house, healing) = Default::default();
            Setup { rules, house, healing, scenario }
        };
        let plan = Plan {
            minds: shipped.minds.clone(),
            setups: shipped.scenarios.iter().map(|it| setup(it.scenario.clone())).collect(),
            games: 20,
            seed: 1,
            commanders: vec!["mind".parse().expect("a commander")],
            check: false,
            record: None,
        };
        let inputs = Inputs(plan.fights());
        let counted: Result<Vec<Counted>, BatchError> = (0..plan.games)
            .map(|game| crate::parallel::Work::piece(&inputs, &mut (), game))
            .collect();
        let counted = counted.expect("they can be fought");
        let sum = |way: fn(&Counted) -> usize| counted.iter().map(way).sum::<usize>();
        let (before, after) = (sum(|it| it.before.inputs()), sum(|it| it.after.inputs()));
        assert!(after * 10 <= before * most, "{rules:?}: {before} before, {after} after");
    }
}
