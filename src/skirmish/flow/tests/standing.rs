//! Orders and reactions that stand, until something changes.

use std::collections::BTreeSet;

use super::*;

/// Fights on as a veteran would until it is over; `asked` hears of every question that is asked.
fn fought(bout: &mut Bout, mut asked: impl FnMut(&Bout, &Choice)) {
    while let Some(choice) = bout.asked() {
        asked(bout, &choice);
        let seen = bout.fight.observe(US);
        let chosen = best(&bout.flow.minds, &seen, &choice, |_| true).expect("an option");
        bout.take(Input::Go(chosen));
    }
}

fn standing(scenario: &str, rules: RuleSet) -> Bout {
    let mut bout = Bout::begin(scenario, rules);
    bout.flow.set_control(Control::StandingOrders);
    bout
}

/// The turns of our side, by round.
fn turns(bout: &Bout) -> BTreeSet<(u16, FighterId)> {
    let ours = |who: FighterId| bout.setup.scenario.forces[0].fighters.len() > who.index();
    let (mut round, mut turns) = (0, BTreeSet::new());
    for event in bout.fight.journal().events() {
        if let Event::RoundBegan { round: now, .. } = *event {
            round = now;
        } else if let Event::TurnBegan { who } = *event {
            turns.insert((round, who));
        } else if let Event::TurnLost { who } = *event {
            turns.remove(&(round, who));
        }
    }
    turns.retain(|(_, who)| ours(*who));
    turns
}

/// SE-CBT-02
#[test]
fn who_has_an_order_that_stands_is_asked_again_only_once_something_has_changed() {
    let mut bout = standing("hold-the-lock", RuleSet::SecondEdition);
    let (mut told, mut again) = (Vec::new(), 0);
    fought(&mut bout, |bout, choice| {
        let Why::Turn { who } = choice.why else { return };
        if told.contains(&who) {
            assert_eq!(bout.flow.changed().map(|(who, _)| who), Some(who));
            again += 1;
        } else {
            assert_eq!(bout.flow.changed(), None);
            told.push(who);
        }
    });
    let turns = turns(&bout).len();
    assert!(again > 0 && told.len() + again < turns, "{told:?}, {again} of {turns} turns");
}

/// SE-CBT-02: without a word nothing stands from one round to the next.
#[test]
fn no_order_stands_unless_the_person_says_so() {
    let mut bout = Bout::begin("hold-the-lock", RuleSet::SecondEdition);
    let mut asked = BTreeSet::new();
    fought(&mut bout, |bout, choice| {
        if let Why::Turn { who } = choice.why {
            asked.insert((bout.fight.observe(US).round, who));
        }
    });
    assert_eq!(asked, turns(&bout));
}

/// SE-RCT-09
#[test]
fn a_reaction_stands_until_its_fighter_is_hurt_or_a_veteran_would_react_otherwise() {
    let mut bout = Bout::begin("hold-the-lock", RuleSet::SecondEdition);
    let mut reacted = BTreeMap::new();
    let mut asked = 0;
    fought(&mut bout, |bout, choice| {
        let Why::Reaction { who, .. } = choice.why else { return };
        let seen = bout.fight.observe(US);
        let one = seen.fighters.iter().find(|it| it.id == who).expect("one of ours");
        let lost = one.own.as_ref().expect("one of ours").body.lost;
        let advised = best(&bout.flow.minds, &seen, choice, |_| true);
        let before = reacted.insert(who, (lost, advised, seen.round));
        asked += 1;
        if let Some((then, reaction, round)) = before {
            let changed = (lost, advised) != (then, reaction) || seen.round > round + 9;
            assert!(changed, "{who:?} is asked twice for one reaction");
        }
    });
    let reactions = bout.ours().iter().filter(|it| matches!(it, Move::React(_))).count();
    assert!(asked > 0 && asked < reactions, "{asked} of {reactions}");
}

/// Whoever thinks otherwise than the veteran is obeyed as well, as long as the moment is alike.
#[test]
fn an_order_against_the_veterans_advice_stands_too() {
    let mut bout = standing("hold-the-lock", RuleSet::SecondEdition);
    let (mut against, mut done) = (0, 0);
    while let Some(choice) = bout.asked() {
        let seen = bout.fight.observe(US);
        let advised = best(&bout.flow.minds, &seen, &choice, |_| true).expect("an option");
        let idle = Why::Turn { who: FighterId(1) } == choice.why;
        let chosen = Move::Do { who: FighterId(1), deed: FighterAction::Done };
        against += usize::from(idle && advised != chosen);
        done += usize::from(idle);
        bout.take(Input::Go(if idle { chosen } else { advised }));
    }
    let all = bout
        .ours()
        .into_iter()
        .filter(|it| matches!(it, Move::Do { who: FighterId(1), deed: FighterAction::Done }));
    let all = all.count();
    assert!(against > 0 && done < all, "{all} times, told {done} times");
}

#[test]
fn an_order_alone_does_not_stand() {
    let mut bout = standing("hold-the-lock", RuleSet::SecondEdition);
    let mut asked = BTreeSet::new();
    while let Some(choice) = bout.asked() {
        let seen = bout.fight.observe(US);
        if let Why::Turn { who } = choice.why {
            asked.insert((seen.round, who));
        }
        let chosen = best(&bout.flow.minds, &seen, &choice, |_| true).expect("an option");
        bout.take(Input::Only(chosen));
    }
    assert_eq!(asked, turns(&bout));
}

/// CT-MOV-09
#[test]
fn orders_of_the_classic_rules_stand_as_well() {
    let orders = |control| {
        let mut bout = Bout::begin("hold-the-lock", RuleSet::Classic);
        bout.flow.set_control(control);
        let mut asked = 0;
        fought(&mut bout, |_, choice| asked += usize::from(choice.why == Why::Orders));
        asked
    };
    let (all, standing) = (orders(Control::Turns), orders(Control::StandingOrders));
    assert!(standing < all, "{standing} of {all}");
}

#[test]
fn what_stands_is_recorded_decision_by_decision() {
    for rules in [RuleSet::Classic, RuleSet::SecondEdition] {
        let mut bout = standing("last-orders", rules);
        fought(&mut bout, |_, _| {});
        let mut again = Skirmish::new(bout.fight.armoury(), &bout.setup, 5).expect("a fight");
        engine::replay(&mut again, bout.fight.decisions()).expect("decision by decision");
        assert_eq!(again.journal().hash(), bout.fight.journal().hash());
    }
}
