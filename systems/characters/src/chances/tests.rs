//! Chances that can be counted by hand, and people who cannot be.

use dice::{Odds, Probability};

use super::*;
use crate::{
    Aim, Move,
    data::{Service, SkillTable},
    scenario::tables,
    sheet::ShipKind,
};

fn position(asks: Crossroads, goals: &[Goal], by_term: u8) -> LifePosition {
    LifePosition {
        name: "Ada".to_owned(),
        profile: "777777".parse().expect("six digits"),
        service: Some(Service::Army),
        drafted: false,
        rank: 0,
        terms: 0,
        skills: Default::default(),
        credits: 0,
        cash_rolls: 0,
        asks,
        goals: goals.to_vec(),
        by_term,
    }
}

fn chance(position: &LifePosition, answer: &Move) -> Probability {
    let all = position.chances(&tables()).expect("a sound position");
    all.into_iter().find(|(option, _)| option == answer).expect("it is on offer").1
}

fn of(odds: Odds) -> Probability {
    Probability::new(odds.ways().into(), odds.of().into())
}

/// CT-COM-03: the Army commissions at 5, less one for an Endurance of 7.
#[test]
fn one_throw_is_its_own_chance_and_not_to_try_is_none() {
    let here = position(Crossroads::Commission, &[Goal::Rank(1)], 1);
    assert_eq!(chance(&here, &Move::Try), of(Odds::new(33, 36)));
    assert_eq!(chance(&here, &Move::Skip), Probability::NEVER);
}

/// CT-SUR-01: the Army survives at 5, less two for an Education of 6; then the commission, and for
/// those who missed it a second term.
#[test]
fn two_terms_are_followed_throw_by_throw() {
    let mut here = position(Crossroads::Reenlisting, &[Goal::Rank(1)], 2);
    here.terms = 1;
    let term = Probability::new(35, 36).times(Probability::new(33, 36)).expect("short");
    assert_eq!(chance(&here, &Move::Stay), term);
    assert_eq!(chance(&here, &Move::Leave), Probability::NEVER);
    here.by_term = 3;
    // 7 or more keeps them for another term, 12 whether they like it or not.
    let again = Probability::new(35, 36).times(Probability::new(3, 36)).expect("short");
    let again = again.times(Probability::new(21, 36)).and_then(|it| it.times(term));
    // An officer leaves before the second throw for survival.
    let forced = |it: Probability| it.times(Probability::new(1, 36));
    let lost = forced(term).and_then(|it| it.times(Probability::new(1, 36))).expect("short");
    let sum = term.plus(again.expect("short")).expect("short");
    let with_lost = chance(&here, &Move::Stay).plus(lost).expect("short");
    assert_eq!(with_lost, sum);
}

/// CT-CSH-04: three rolls of a column, of which one must show the last row of the die.
#[test]
fn credits_add_up_over_the_rolls() {
    let mut here = position(Crossroads::MusteringOut { more: 0 }, &[Goal::Credits(20_000)], 1);
    (here.terms, here.by_term) = (1, 1);
    let (cash, things) = (Aim::Cash, Aim::Benefit);
    let roll = |aim| Move::MusterOut { aim, with_dm: false };
    assert_eq!(chance(&here, &roll(cash)), Probability::new(1, 6));
    assert_eq!(chance(&here, &roll(things)), Probability::NEVER);
    here.asks = Crossroads::MusteringOut { more: 1 };
    // A thousandfold of 2, 5, 10, 10, 10 and 20, twice.
    assert_eq!(chance(&here, &roll(cash)), Probability::new(20, 36));
    assert_eq!(chance(&here, &roll(things)), Probability::new(1, 6));
}

#[test]
fn a_roll_counts_where_a_later_throw_asks_for_what_it_raises() {
    // Education 8 opens higher education, and only that has Leader.
    let goals = [Goal::Skill("Leader".to_owned(), 1)];
    let mut here = position(Crossroads::Rolling { more: 1 }, &goals, 1);
    let by = |here: &LifePosition, table| chance(here, &Move::Roll(table));
    assert_eq!(by(&here, SkillTable::PersonalDevelopment), Probability::new(1, 36));
    assert_eq!(by(&here, SkillTable::ServiceSkills), Probability::NEVER);
    here.profile = "777787".parse().expect("six digits");
    assert_eq!(by(&here, SkillTable::AdvancedEducation2), Probability::new(11, 36));
}

#[test]
fn refused_applicants_are_drafted() {
    let mut here = position(Crossroads::Enlisting, &[Goal::Service(Service::Navy)], 0);
    here.service = None;
    here.by_term = 1;
    // Navy takes 8 and more, and one of six who are refused; then one term, survived by 3 and more.
    let joined = Probability::new(15, 36).plus(Probability::new(21, 216)).expect("short");
    let lived = joined.times(Probability::new(35, 36)).expect("short");
    assert_eq!(chance(&here, &Move::Enlist(Service::Navy)), lived);
}

#[test]
fn positions_that_cannot_be_are_refused_with_their_reason() {
    let here = |change: fn(&mut LifePosition)| {
        let mut here = position(Crossroads::Reenlisting, &[Goal::Live], 3);
        change(&mut here);
        here.chances(&tables()).expect_err("it cannot be")
    };
    assert_eq!(here(|it| it.service = None), PositionFault::Service);
    assert_eq!(here(|it| it.goals.clear()), PositionFault::NoGoal);
    let fault = here(|it| it.rank = 9);
    assert_eq!(fault, PositionFault::Rank { service: Service::Army, rank: 9 });
    assert!(matches!(here(|it| it.by_term = 12), PositionFault::Term { by_term: 12, .. }));
    let fault = here(|it| (it.asks, it.service) = (Crossroads::Commission, Some(Service::Scouts)));
    assert_eq!(fault, PositionFault::NotAsked(Crossroads::Commission));
}

#[test]
fn goals_read_as_a_sentence() {
    let mut here = position(Crossroads::Reenlisting, &[Goal::Rank(2), Goal::OutBefore(34)], 3);
    here.terms = 2;
    assert_eq!(
        here.goal(&tables()),
        "Hold rank 2 (Captain) or a higher one and be out of the service before the age of 34, \
         within 1 term, and live."
    );
    here.goals = vec![Goal::Ship(ShipKind::FreeTrader), Goal::Credits(20_000)];
    here.asks = Crossroads::MusteringOut { more: 0 };
    let goal = here.goal(&tables());
    assert_eq!(goal, "Get a Type A Free Trader and leave with Cr20,000 or more.");
}
