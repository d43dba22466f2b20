use crate::{
    choice::{Attack, Deed, Mode, Move},
    second::testing::*,
};
use dice::Pool;

/// Three against one, the first of whom leads: INT and SOC 7, Leadership 1.
fn squad(dice: &[u8]) -> Play {
    let head = plain("Head").skilled("Leadership", 1).at(10);
    let gun = |name: &str| plain(name).with("Rifle").at(10);
    let foe = one("Foe", "737577").at(30);
    let order = [6, 6, 5, 5, 4, 4, 1, 1];
    Play::new(&field(vec![head, gun("Ann"), gun("Bob")], vec![foe]), &[&order, dice].concat())
}

fn with_boon(deeds: &[Deed]) -> usize {
    deeds.iter().filter(|deed| matches!(deed, Deed::Attack(Attack { boon: true, .. }))).count()
}

fn boon() -> Deed {
    Deed::Attack(Attack { boon: true, ..attack(D, 0, Mode::Single) })
}

/// SE-CBT-18, SE-CHK-05
#[test]
fn a_leader_gives_as_many_boons_as_the_effect_one_to_an_attack_of_the_others() {
    let mut play = squad(&[4, 4, 1, 1, 1]);
    play.does(A, Deed::Lead);
    assert_eq!((play.side(0).boons, play.side(0).leader), (1, Some(A)));
    assert!(play.second(A).significant, "it is a significant action");
    play.does(A, Deed::Done);
    assert_eq!(with_boon(&play.deeds()), 1);
    let attack = Attack { boon: true, ..attack(D, 0, Mode::Single) };
    assert_eq!(play.plan(B, attack).map(|plan| plan.pool), Ok(Pool::Boon));
    play.does(B, boon()).chooses(Move::React(None));
    assert_eq!((play.last().throw.pool, play.side(0).boons), (Pool::Boon, 0));
    play.does(B, Deed::Done);
    assert_eq!(with_boon(&play.deeds()), 0, "the second boon is not there");
}

/// SE-CBT-18
#[test]
fn a_boon_is_not_for_the_leader_and_nobody_leads_twice_a_round() {
    let mut play = squad(&[6, 6]);
    play.does(A, Deed::Lead).does(A, Deed::Done);
    assert!(!play.deeds().contains(&Deed::Lead));
    assert_eq!(with_boon(&play.deeds()), 1);
    let own = Attack { boon: true, ..attack(D, 0, Mode::Single) };
    assert_eq!(play.plan(A, own), Err(crate::plan::Cannot::NoBoon));
    assert!(play.plan(B, own).is_ok());
}

/// SE-CBT-18
#[test]
fn boons_that_nobody_has_used_vanish_at_the_leaders_next_turn() {
    let mut play = squad(&[6, 6]);
    play.does(A, Deed::Lead).does(A, Deed::Done).does(B, Deed::Done).does(C, Deed::Done);
    assert_eq!(play.side(0).boons, 5);
    play.does(D, Deed::Done);
    assert_eq!((play.side(0).boons, play.side(0).leader), (0, None));
    assert!(play.deeds().contains(&Deed::Lead), "and may be given anew");
}

/// SE-CBT-18, SE-CHK-06, SE-CHK-07
#[test]
fn a_bad_leader_means_a_bane_on_as_many_attacks() {
    let mut play = squad(&[3, 2, 1, 1, 1, 1, 1, 1]);
    play.does(A, Deed::Lead).does(A, Deed::Done);
    assert_eq!((play.side(0).boons, play.side(0).banes), (0, 2));
    play.attacks(B, D, 0).chooses(Move::React(None)).does(B, Deed::Done);
    assert_eq!((play.last().throw.pool, play.side(0).banes), (Pool::Bane, 1));
    play.attacks(C, D, 0).chooses(Move::React(None)).does(C, Deed::Done);
    assert_eq!((play.last().throw.pool, play.side(0).banes), (Pool::Bane, 0));
    play.all_thrown();
}

/// SE-CBT-18
#[test]
fn an_effect_of_nothing_gives_nothing_and_nobody_leads_alone() {
    let mut play = squad(&[4, 3]);
    play.does(A, Deed::Lead);
    assert_eq!((play.side(0).boons, play.side(0).banes), (0, 0));
    let alone = Play::new(&field(vec![plain("A")], vec![plain("B")]), &[6, 6, 1, 1]);
    assert!(!alone.deeds().contains(&Deed::Lead));
}
