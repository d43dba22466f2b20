use crate::{
    choice::{Attack, FighterAction, Grip, Mode, Move, Posture},
    data::Beast,
    event::Event,
    second::{bodies, testing::*},
    state::FieldRead,
};
use characters::healing::{self, Hit};
use dice::Pool;

/// Three against one, the first of whom leads: INT and SOC 7, Leadership 1.
fn squad(dice: &[u8]) -> Play {
    let head = plain("Head").skilled("Leadership", 1).at(10);
    let gun = |name: &str| plain(name).with("Rifle").at(10);
    let foe = one("Foe", "737577").at(30);
    let order = [6, 6, 5, 5, 4, 4, 1, 1];
    Play::new(&field(vec![head, gun("Ann"), gun("Bob")], vec![foe]), &[&order, dice].concat())
}

fn with_boon(deeds: &[FighterAction]) -> usize {
    deeds
        .iter()
        .filter(|deed| matches!(deed, FighterAction::Attack(Attack { boon: true, .. })))
        .count()
}

fn boon() -> FighterAction {
    FighterAction::Attack(Attack { boon: true, ..attack(D, 0, Mode::Single) })
}

/// SE-CBT-18, SE-CHK-05
#[test]
fn a_leader_gives_as_many_boons_as_the_effect_one_to_an_attack_of_the_others() {
    let mut play = squad(&[4, 4, 1, 1, 1]);
    play.does(A, FighterAction::Lead);
    assert_eq!((play.side(0).boons, play.side(0).leader), (1, Some(A)));
    assert!(play.second(A).significant, "it is a significant action");
    play.does(A, FighterAction::Done);
    assert_eq!(with_boon(&play.deeds()), 1);
    let attack = Attack { boon: true, ..attack(D, 0, Mode::Single) };
    assert_eq!(play.plan(B, attack).map(|plan| plan.pool), Ok(Pool::Boon));
    play.does(B, boon()).chooses(Move::React(None));
    assert_eq!((play.last().throw.pool, play.side(0).boons), (Pool::Boon, 0));
    play.does(B, FighterAction::Done);
    assert_eq!(with_boon(&play.deeds()), 0, "the second boon is not there");
}

/// SE-CBT-18
#[test]
fn a_boon_is_not_for_the_leader_and_nobody_leads_twice_a_round() {
    let mut play = squad(&[6, 6]);
    play.does(A, FighterAction::Lead).does(A, FighterAction::Done);
    assert!(!play.deeds().contains(&FighterAction::Lead));
    assert_eq!(with_boon(&play.deeds()), 1);
    let own = Attack { boon: true, ..attack(D, 0, Mode::Single) };
    assert_eq!(play.plan(A, own), Err(crate::plan::Cannot::NoBoon));
    assert!(play.plan(B, own).is_ok());
}

/// SE-CBT-18, SE-RCT-06: even where the leader's next turn is lost.
#[test]
fn boons_vanish_at_the_turn_that_a_dive_costs_the_leader() {
    let mut play = squad(&[6, 6]);
    play.does(A, FighterAction::Lead).does(A, FighterAction::Done);
    play.second_mut(A).dived = true;
    play.does(B, FighterAction::Done).does(C, FighterAction::Done).does(D, FighterAction::Done);
    assert!(play.events().contains(&Event::TurnLost { who: A }));
    assert_eq!((play.side(0).boons, play.side(0).leader), (0, None));
}

/// SE-CBT-18
#[test]
fn boons_that_nobody_has_used_vanish_at_the_leaders_next_turn() {
    let mut play = squad(&[6, 6]);
    play.does(A, FighterAction::Lead)
        .does(A, FighterAction::Done)
        .does(B, FighterAction::Done)
        .does(C, FighterAction::Done);
    assert_eq!(play.side(0).boons, 5);
    play.does(D, FighterAction::Done);
    assert_eq!((play.side(0).boons, play.side(0).leader), (0, None));
    assert!(play.deeds().contains(&FighterAction::Lead), "and may be given anew");
}

/// SE-CBT-18, SE-CHK-06, SE-CHK-07
#[test]
fn a_bad_leader_means_a_bane_on_as_many_attacks() {
    let mut play = squad(&[3, 2, 1, 1, 1, 1, 1, 1]);
    play.does(A, FighterAction::Lead).does(A, FighterAction::Done);
    assert_eq!((play.side(0).boons, play.side(0).banes), (0, 2));
    play.attacks(B, D, 0).chooses(Move::React(None)).does(B, FighterAction::Done);
    assert_eq!((play.last().throw.pool, play.side(0).banes), (Pool::Bane, 1));
    play.attacks(C, D, 0).chooses(Move::React(None)).does(C, FighterAction::Done);
    assert_eq!((play.last().throw.pool, play.side(0).banes), (Pool::Bane, 0));
    play.all_thrown();
}

/// SE-CBT-18
#[test]
fn an_effect_of_nothing_gives_nothing_and_nobody_leads_alone() {
    let mut play = squad(&[4, 3]);
    play.does(A, FighterAction::Lead);
    assert_eq!((play.side(0).boons, play.side(0).banes), (0, 0));
    let alone = Play::new(&field(vec![plain("A")], vec![plain("B")]), &[6, 6, 1, 1]);
    assert!(!alone.deeds().contains(&FighterAction::Lead));
}

/// A leader far from everybody, Bob a metre from Ann, and a foe a metre from Bob; the leader leads
/// with these dice and ends the turn.
fn close_by(dice: &[u8]) -> Play {
    let head = plain("Head").skilled("Leadership", 1).at(300);
    let bob = plain("Bob").skilled("Melee (unarmed)", 0).skilled("Medic", 2).at(10);
    let foe = plain("Foe").skilled("Melee (unarmed)", 0).at(11);
    let order = [6, 6, 5, 5, 4, 4, 1, 1];
    let setup = field(vec![head, bob, plain("Ann").at(9)], vec![foe]);
    let mut play = Play::new(&setup, &[&order, dice].concat());
    play.does(A, FighterAction::Lead).does(A, FighterAction::Done);
    play
}

/// SE-CBT-20: Effect 2.
#[test]
fn a_boon_may_go_to_a_first_aid_check() {
    let mut play = close_by(&[5, 4, 1, 1, 4, 4]);
    let at = play.world().course().clock;
    let hit = Hit { at, damage: 5, ..Hit::default() };
    assert!(bodies::befall(&mut play.game.world, C, |casualty| casualty.hit(hit)));
    play.does(B, FighterAction::Posture(Posture::Crouching));
    assert!(play.deeds().contains(&FighterAction::TakeBoon), "{:?}", play.deeds());
    play.does(B, FighterAction::TakeBoon);
    assert!(!play.deeds().contains(&FighterAction::TakeBoon), "one for a check");
    assert_eq!(play.side(0).boons, 1);
    play.does(B, FighterAction::FirstAid(C));
    assert!(!play.second(B).boon, "it is spent");
    play.does(C, FighterAction::Done).does(D, FighterAction::Done);
    for _ in 2..=10 {
        play.does(A, FighterAction::Done)
            .does(B, FighterAction::FirstAid(C))
            .does(B, FighterAction::Done);
        play.does(C, FighterAction::Done).does(D, FighterAction::Done);
    }
    let first_aid = play.events().iter().find_map(|event| {
        let Event::Body { what: healing::Event::FirstAid { check, .. }, .. } = event else {
            return None;
        };
        Some(check.clone())
    });
    let throw = first_aid.expect("the time is up").throw;
    assert_eq!((throw.pool, throw.natural()), (Pool::Boon, 8), "the best two of 1, 4 and 4");
}

/// SE-CBT-20: the second throw of the foe has no boon.
#[test]
fn a_boon_may_go_to_a_grapple() {
    let mut play = close_by(&[5, 4, 1, 4, 4, 1, 1]);
    play.does(B, FighterAction::TakeBoon).does(B, FighterAction::Grapple(D));
    let pools = play.events().iter().find_map(|event| {
        let Event::Grappled { result, .. } = event else { return None };
        let (one, other) = &result.throws[0];
        Some([one.throw.pool, other.throw.pool])
    });
    assert_eq!(pools, Some([Pool::Boon, Pool::Dice(2)]));
    assert_eq!((play.side(0).boons, play.second(B).boon), (1, false));
    play.chooses(Move::Grip(Grip::Release));
    play.all_thrown();
}

/// SE-CBT-20: Effect -2, and one bane for each check of any kind.
#[test]
fn a_bad_leader_means_a_bane_on_any_check_of_the_side() {
    let mut play = close_by(&[3, 2, 5, 5, 1, 1, 1]);
    assert_eq!(play.side(0).banes, 2);
    play.does(B, FighterAction::Grapple(D));
    let grappled = play.events().iter().find_map(|event| {
        let Event::Grappled { result, .. } = event else { return None };
        Some(result.throws[0].0.throw.clone())
    });
    let throw = grappled.expect("they grapple");
    assert_eq!((throw.pool, play.side(0).banes), (Pool::Bane, 1));
}

/// SE-CBT-20, SE-CBT-18: a boon that was taken vanishes with the rest.
#[test]
fn a_boon_that_was_taken_and_not_used_is_gone_with_its_leader() {
    let mut play = close_by(&[5, 4]);
    play.does(B, FighterAction::TakeBoon).does(B, FighterAction::Done).does(C, FighterAction::Done);
    assert!(play.second(B).boon);
    play.does(D, FighterAction::Done);
    assert_eq!((play.second(B).boon, play.side(0).boons), (false, 0));
}

/// SE-CBT-20: an attack carries its own boon, and no second one is offered.
#[test]
fn who_has_taken_a_boon_has_it_on_an_attack_as_well_and_no_other() {
    let mut play = close_by(&[5, 4, 1, 4, 4, 1]);
    play.does(B, FighterAction::TakeBoon);
    assert_eq!(with_boon(&play.deeds()), 0);
    let hands = attack(D, 0, Mode::Single);
    assert_eq!(play.plan(B, hands).map(|plan| plan.pool), Ok(Pool::Boon));
    play.does(B, FighterAction::Attack(hands));
    assert_eq!((play.last().throw.pool, play.second(B).boon), (Pool::Boon, false));
}

/// SE-CBT-20
#[test]
fn no_beast_leads() {
    let pack = |beast: bool| {
        let mut head = plain("Head").skilled("Leadership", 3).at(10);
        let hound = Beast { kind: "hound".to_owned(), speed: 2, metres: 6, pouncer: false };
        head.beast = beast.then_some(hound);
        let foe = plain("Foe").at(300);
        let setup = field(vec![head, plain("Ann").at(10)], vec![foe]);
        Play::new(&setup, &[6, 6, 5, 5, 1, 1]).deeds().contains(&FighterAction::Lead)
    };
    assert_eq!([false, true].map(pack), [true, false]);
}
