use characters::healing::RuleSet::Classic;

use super::*;
use crate::{
    Characteristic, Gait,
    data::{Cover, CoverKind, Gear},
    field::Range,
};

const WALK_IN: FighterAction = FighterAction::Close(Gait::Walk);
const RUN_IN: FighterAction = FighterAction::Close(Gait::Run);

/// Two foils. Ann (STR 7, END 2, Foil-3, no armour) has two full blows; Ben (STR 10, END 7, Foil-1,
/// in jack) has seven. At short range a foil has 0; against jack 0, without armour +2; STR 10 gives
/// +1; the opponent's skill is subtracted. So Ann needs 8 - 3 + 1 = 6, and Ben 8 - 2 - 1 - 1 + 3 =
/// 7; a weakened blow needs 2 more. A foil wounds for one die.
///
/// CT-CBT-05, CT-CBT-07, CT-CBT-08, CT-CBT-09, CT-CBT-13, CT-CBT-14, CT-RNG-14, CT-RUL-51,
/// CT-RUL-67, CT-MOV-03, CT-MOV-13, CT-ATK-06, CT-ATK-07, CT-ATK-08, CT-ATK-10, CT-WND-01,
/// CT-WND-04, CT-WND-05, CT-WND-06, CT-RUL-64, CT-RUL-65, CT-END-01, CT-END-04, M-04, M-05
#[test]
fn a_duel_with_foils_is_lost_by_who_is_out_of_breath() {
    let ann = one("Ann", "792777", &["Foil"]).knowing(&[("Foil", 3)]);
    let ben = one("Ben", "A77777", &["Foil"]).knowing(&[("Foil", 1)]).wearing(&["Jack"]);
    let mut setup = field(Classic, "A duel", vec![ann], (25, vec![ben]));
    setup.scenario.opening = Opening::At(Range::Medium);
    #[rustfmt::skip]
    let dice = [
        2, 3, 3, 3, // round 1: 5 and 6, and both miss
        4, 4, 5, 4, 4, // round 2: 8 hits for 5, and 8 misses, for which a weakened blow needs 9
        2, // first blood: all of it off DEX, the second of three
        4, 4, 6, 6, 1, 6, // round 3: 8 hits for 6, and 7 hits for 6
        3, 1, // first blood: END, which is too little for it, then STR
    ];
    let mut fight = Fight::new(&setup, &dice);
    // The middle of medium range, rounded down: one band.
    fight.tells(&[
        "A duel: the sides meet.",
        "Nobody is surprised.",
        "They meet at medium range, 25 m apart.",
        "Round 1.",
    ]);
    fight.does(0, WALK_IN).does(1, FighterAction::Stand);
    // One band on they are at short range, and strike at that range.
    fight.attacks(0, 1, Mode::Single).attacks(1, 0, Mode::Single).tells(&[
        "Orders: Ann Close(Walk), Ben Stand.",
        "Ann moves to 25 m, 25 m on.",
        "Orders: Ann Single at Ben, Ben Single at Ann.",
        "Ann has 1 blows left.",
        "Ann, Foil: misses Ben. [2+3 for 6: Foil-3 +3, parried, Foil-1 -1]",
        "Ben has 6 blows left.",
        "Ben, Foil: misses Ann. [3+3 for 7: against no armour +2, STR 10 +1, Foil-1 +1, parried, Foil-3 -3]",
        "Round 2.",
    ]);
    fight.leaves(&[[7, 9, 2], [10, 7, 7]]);
    fight.all_stand(&[0, 1]);
    fight.attacks(0, 1, Mode::Single).attacks(1, 0, Mode::Weakened).tells(&[
        "Orders: Ann Stand, Ben Stand.",
        "Orders: Ann Single at Ben, Ben Weakened at Ann.",
        "Ann has 0 blows left.",
        "Ann, Foil: hits Ben. [4+4 for 6: Foil-3 +3, parried, Foil-1 -1]",
        "The hit does Ben 5 points of damage. [5 makes 5]",
        "Ben, Foil, sparing their strength: misses Ann. [4+4 for 9: against no armour +2, STR 10 +1, weakened blow -2, Foil-1 +1, parried, Foil-3 -3]",
        "Ben was wounded and lost 5 DEX: STR 10, DEX 2, END 7.",
        "Round 3.",
    ]);
    fight.leaves(&[[7, 9, 2], [10, 2, 7]]);
    fight.all_stand(&[0, 1]);
    // Ann has no full blow left; Ben held back in round 2 and so has one more.
    let full = Attack { target: FighterId(1), weapon: 0, mode: Mode::Single, boon: false };
    assert!(!fight.is_offered(Move::Do { who: FighterId(0), deed: FighterAction::Attack(full) }));
    fight.attacks(0, 1, Mode::Weakened).attacks(1, 0, Mode::Single);
    // Ben has been wounded before: his owner places the die.
    fight.says(Move::Lose(Characteristic::End)).tells(&[
        "Orders: Ann Stand, Ben Stand.",
        "Orders: Ann Weakened at Ben, Ben Single at Ann.",
        "Ann, Foil, sparing their strength: hits Ben. [4+4 for 8: weakened blow -2, Foil-3 +3, parried, Foil-1 -1]",
        "The hit does Ben 6 points of damage. [6 makes 6]",
        "Ben has 5 blows left.",
        "Ben, Foil: hits Ann. [6+1 for 7: against no armour +2, STR 10 +1, Foil-1 +1, parried, Foil-3 -3]",
        "The hit does Ann 6 points of damage. [6 makes 6]",
        "Ann was wounded and lost 2 END and 4 STR: STR 3, DEX 9, END 0.",
        // Two rounds of 15 seconds, and ten minutes.
        "Ann fell unconscious until day 1, 00:10:30.",
        "Ben was wounded and lost 6 END: STR 10, DEX 2, END 1.",
        // He recovers half of 5 and half of 6, rounded against him: 3 and 3 are still missing.
        "Ben caught some breath and is half way back: STR 10, DEX 4, END 4.",
        "The blues win after 3 rounds: nobody else is left on their feet.",
    ]);
    fight.leaves(&[[3, 9, 0], [10, 4, 4]]);
    fight.ends((1, Ending::Beaten, 3), &[Fate::Captured, Fate::Wounded], &["Foil"], &[]);
}

/// An ambush in a dark street that goes wrong. Ada (STR 8, DEX 8, Laser Carbine-1, in mesh) and Bo
/// (DEX 10, Auto Pistol-2, with a silencer, in jack) lie behind a wall and see in the dark, as does
/// Di (DEX 7, Rifle-1, without armour); Cy (in cloth), who leads, does not.
///
/// At medium range: the laser +1, cloth +1, skill +1: 5; against Di, without armour, +2: 4. The
/// pistol -4, no armour +1, DEX 10 +1, skill +2: 8. The rifle 0, mesh 0, skill +1, the wall -4: 11.
/// At short range: the pistol +2, so that Bo needs 2; the rifle +1, jack +3, skill +1: 3, since
/// there is no wall between them. Lasers and silenced pistols raise no alarm.
///
/// CT-SUP-01, CT-SUP-02, CT-SUP-03, CT-SUP-06, CT-SUP-09, CT-SUP-11, CT-SUP-12, CT-SUP-14,
/// CT-SUP-15, CT-RNG-03, CT-RNG-04, CT-RNG-05, CT-RNG-06, CT-RUL-53, CT-RUL-55, CT-ATK-06,
/// CT-ATK-07, CT-ATK-08, CT-ATK-10, CT-ATK-11, CT-WND-05, CT-RUL-65, CT-END-01, CT-END-02, M-05,
/// M-07
#[test]
fn a_night_ambush_ends_with_the_ambushers_on_the_run() {
    let ada = one("Ada", "889777", &["Laser Carbine"]).wearing(&["Mesh"]);
    let mut ada = ada.having(Gear::NightGoggles).knowing(&[("Laser Carbine", 1), ("Leader", 1)]);
    ada.service = Some(characters::data::Service::Army);
    let bo = one("Bo", "7A7777", &["Auto Pistol"]).fitted(Gear::Silencer).wearing(&["Jack"]);
    let bo = bo.having(Gear::NightGoggles).knowing(&[("Auto Pistol", 2)]);
    let cy = one("Cy", "987777", &["Revolver"]).wearing(&["Cloth"]).leading();
    let di = one("Di", "777777", &["Rifle"]).having(Gear::NightGoggles).knowing(&[("Rifle", 1)]);
    let mut setup = field(Classic, "A night ambush", vec![ada, bo], (50, vec![cy, di]));
    let scenario = &mut setup.scenario;
    (scenario.surprise, scenario.opening) = (Surprise::Thrown, Opening::Thrown);
    scenario.avoidable = true;
    (scenario.ground.terrain, scenario.ground.light) = (Terrain::City, Light::Dark);
    let wall = Cover { name: "a wall".to_owned(), kind: CoverKind::StoneWall, at: Place(0) };
    scenario.ground.cover.push(wall);
    scenario.forces[1].military = true;
    #[rustfmt::skip]
    let dice = [
        4, 2, // surprise: 4 and 2 against 2 is 4 ahead, and 3 is enough
        5, 3, // 8, less 4 in a city: the fourth row, medium range
        2, 4, 6, 5, 4, 3, 3, 4, // round 1: 6 hits Cy for 18, 7 misses Di
        1, 2, // 9 off STR, 7 off END, and the last 2 off DEX
        4, 5, 3, 3, // 9: Di has seen him fall; 6 and 1 for soldiers: they stand
        1, 2, 2, 2, 6, 5, 2, 2, 1, 3, // round 2: two misses, and 11 hits Ada for 5, off END
        1, 1, 1, 2, 1, 2, 3, 3, 3, 4, 4, 4, // round 3: a miss, Bo hits Di for 6, Di hits Bo for 12
        1, 1, 2, // 7 off Bo's STR and 5 off DEX; 6 off Di's DEX
        2, 3, // 5 and 1 for Ada, who leads: one too few to stand
    ];
    let mut fight = Fight::new(&setup, &dice);
    fight.says(Move::Fight).tells(&[
        "A night ambush: the sides meet.",
        "The reds surprise the others, 6 against 2. [the reds: 4 makes 6: Leader +1, military experience +1] [the blues: 2 makes 2]",
        "They meet at medium range, 25 m apart. [5+3 makes 4: terrain -4]",
        "Round 1.",
    ]);
    // The surprised get no orders.
    fight.all_stand(&[0, 1]);
    fight.attacks(0, 2, Mode::Single).attacks(1, 3, Mode::Single).tells(&[
        "Orders: Ada Stand, Bo Stand.",
        "Orders: Ada Single at Cy, Bo Single at Di.",
        "Ada, Laser Carbine: hits Cy. [2+4 for 5: against Cloth +1, medium range +1, Laser Carbine-1 +1]",
        "The hit does Cy 18 points of damage. [6+5+4+3 makes 18]",
        "Bo, Auto Pistol: misses Di. [3+4 for 8: against no armour +1, medium range -4, DEX 10 +1, Auto Pistol-2 +2]",
        "Cy was wounded and lost 9 STR, 7 END and 2 DEX: STR 0, DEX 6, END 0.",
        // Two at 0 are a serious wound: three hours.
        "Cy fell unconscious until day 1, 03:00.",
        "Somebody saw Cy fall. [4+5 for 9]",
        "Cy was seen to fall: alarm.",
        "The surprise is over.",
        // One of two has fallen; Cy, who is out of action, leads nobody.
        "The blues stand firm. [3+3 for 6: soldiers +1]",
        "Round 2.",
    ]);
    fight.leaves(&[[8, 8, 9], [7, 10, 7], [0, 6, 0], [7, 7, 7]]);
    fight.all_stand(&[0, 1, 3]);
    fight.attacks(0, 3, Mode::Single).attacks(1, 3, Mode::Single).attacks(3, 0, Mode::Single);
    fight.tells(&[
        "Orders: Ada Stand, Bo Stand, Di Stand.",
        "Orders: Ada Single at Di, Bo Single at Di, Di Single at Ada.",
        "Ada, Laser Carbine: misses Di. [1+2 for 4: against no armour +2, medium range +1, Laser Carbine-1 +1]",
        "Bo, Auto Pistol: misses Di. [2+2 for 8: against no armour +1, medium range -4, DEX 10 +1, Auto Pistol-2 +2]",
        "Di, Rifle: hits Ada. [6+5 for 11: Rifle-1 +1, cover -4]",
        "The hit does Ada 5 points of damage. [2+2+1 makes 5]",
        "Ada was wounded and lost 5 END: STR 8, DEX 8, END 4.",
        "Round 3.",
    ]);
    fight.leaves(&[[8, 8, 4], [7, 10, 7], [0, 6, 0], [7, 7, 7]]);
    fight.does(0, FighterAction::Stand).does(1, WALK_IN).does(3, FighterAction::Stand);
    fight.attacks(0, 3, Mode::Single).attacks(1, 3, Mode::Single).attacks(3, 1, Mode::Single);
    fight.tells(&[
        "Orders: Ada Stand, Bo Close(Walk), Di Stand.",
        "Bo moves to 25 m, 25 m on.",
        "Orders: Ada Single at Di, Bo Single at Di, Di Single at Bo.",
        "Ada, Laser Carbine: misses Di. [1+1 for 4: against no armour +2, medium range +1, Laser Carbine-1 +1]",
        "Bo, Auto Pistol: hits Di. [1+2 for 2: against no armour +1, short range +2, DEX 10 +1, Auto Pistol-2 +2]",
        "The hit does Di 6 points of damage. [1+2+3 makes 6]",
        "Di, Rifle: hits Bo. [3+3 for 3: against Jack +3, short range +1, Rifle-1 +1]",
        "The hit does Bo 12 points of damage. [4+4+4 makes 12]",
        "Bo was wounded and lost 7 STR and 5 DEX: STR 0, DEX 5, END 7.",
        "Bo fell unconscious until day 1, 00:10:30.",
        "Di was wounded and lost 6 DEX: STR 7, DEX 1, END 7.",
        "The reds break and run. [2+3 for 6: leader +1]",
        "Ada caught some breath and is half way back: STR 8, DEX 8, END 6.",
        "Di caught some breath and is half way back: STR 7, DEX 4, END 7.",
        "The blues win after 3 rounds: the others broke.",
    ]);
    fight.leaves(&[[8, 8, 6], [0, 5, 7], [0, 6, 0], [7, 4, 7]]);
    let fates = [Fate::Wounded, Fate::Captured, Fate::Unconscious, Fate::Wounded];
    let spent = [(0, "Laser Carbine", 3), (1, "Auto Pistol", 3), (3, "Rifle", 2)];
    fight.ends((1, Ending::Routed, 3), &fates, &["Auto Pistol"], &spent);
}

/// A corridor of 25 m. Xen (DEX 9, SMG-1, in mesh) and Yul (STR 14, END 8, Cutlass-2, in jack)
/// board; Quin (STR 7, Shotgun-1), who leads, and Ray with a cutlass, both in cloth, hold the lock.
///
/// At medium range: the SMG +3, cloth -3, DEX 9 +2, skill +1: 5, twice, and beside the target 2
/// more, once: 7. The shotgun +3, mesh -1, skill +1: 5, and at Yul beside him, in jack, where
/// pellets spread without a modifier, +3 +5 +1: any throw hits. In contact: the shotgun as a cudgel
/// 0, jack 0, Yul's parry -2, and -1 for Quin's remaining STR of 1: 11; the cutlass -4, cloth -3,
/// STR 11 or more +2, skill +2, a parry of level 0: 11.
///
/// CT-RNG-02, CT-MOV-04, CT-MOV-15, CT-RUL-12, CT-RUL-16, CT-CBT-09, CT-ATK-02, CT-ATK-06,
/// CT-ATK-07, CT-ATK-08, CT-ATK-10, CT-ATK-13, CT-WND-04, CT-WND-05, CT-WND-06, CT-RUL-21,
/// CT-RUL-64, CT-RUL-65, CT-END-01, CT-END-02, M-02, M-04, M-05
#[test]
fn a_boarding_is_decided_by_the_cutlass_after_all() {
    let xen = one("Xen", "797777", &["SMG"]).knowing(&[("SMG", 1)]).wearing(&["Mesh"]);
    let yul = one("Yul", "E88777", &["Cutlass"]).knowing(&[("Cutlass", 2)]).wearing(&["Jack"]);
    let quin = one("Quin", "777777", &["Shotgun"]).knowing(&[("Shotgun", 1)]).wearing(&["Cloth"]);
    let ray = one("Ray", "777777", &["Cutlass"]).wearing(&["Cloth"]);
    let mut setup = field(Classic, "A boarding", vec![xen, yul], (25, vec![quin.leading(), ray]));
    setup.scenario.ground.terrain = Terrain::Interior;
    #[rustfmt::skip]
    let dice = [
        2, 2, 3, 3, 2, 3, 1, 3, 4, 4, 4, 5, // round 1: 4 misses, 6 hits Quin for 6, 7 hits Ray for 13
        1, 3, 1, 1, 1, 2, 2, 1, // 4 misses Xen, 2 hits Yul for 6
        3, 1, 2, 2, // Yul's END; Quin's STR; Ray's DEX, then END
        3, 3, // 6 and 1 for Quin: they stand
        2, 2, 1, 3, 5, 6, 3, 4, // round 2: 4 and 4 miss; 11 hits Yul for 3 and 4
        6, 5, 6, 5, 6, 1, 2, // round 3: 11 hits Quin for 6, 5 and 6; 3 misses
    ];
    let mut fight = Fight::new(&setup, &dice);
    fight.all_stand(&[0, 1, 2, 3]);
    // A cutlass is useless over 25 m.
    fight.attacks(0, 2, Mode::Burst).attacks(2, 0, Mode::Single).tells(&[
        "A boarding: the sides meet.",
        "Nobody is surprised.",
        "They meet at medium range, 25 m apart.",
        "Round 1.",
        "Orders: Xen Stand, Yul Stand, Quin Stand, Ray Stand.",
        "Orders: Xen Burst at Quin, Quin Single at Xen.",
        "Xen, SMG in a burst: misses Quin. [2+2 for 5: against Cloth -3, medium range +3, DEX 9 +2, SMG-1 +1]",
        "Xen, SMG in a burst: hits Quin. [3+3 for 5: against Cloth -3, medium range +3, DEX 9 +2, SMG-1 +1]",
        "The hit does Quin 6 points of damage. [2+3+1 makes 6]",
        "Xen, SMG in a burst: hits Ray. [3+4 for 7: against Cloth -3, medium range +3, DEX 9 +2, SMG-1 +1, beside the target -2]",
        "The hit does Ray 13 points of damage. [4+4+5 makes 13]",
        "Quin, Shotgun: misses Xen. [1+3 for 5: against Mesh -1, medium range +3, Shotgun-1 +1]",
        "Quin, Shotgun: hits Yul. [1+1 for -1: against Jack +5, medium range +3, Shotgun-1 +1]",
        "The hit does Yul 6 points of damage. [1+2+2+1 makes 6]",
        "Yul was wounded and lost 6 END: STR 14, DEX 8, END 2.",
        "Quin was wounded and lost 6 STR: STR 1, DEX 7, END 7.",
        "Ray was wounded and lost 7 DEX and 6 END: STR 7, DEX 0, END 1.",
        "Ray fell unconscious until day 1, 00:10.",
        "The blues stand firm. [3+3 for 6: leader +1]",
        "Round 2.",
    ]);
    fight.leaves(&[[7, 9, 7], [14, 8, 2], [1, 7, 7], [7, 0, 1]]);
    // Yul runs: a band to short range, and one into contact. It costs an attack, and one of the
    // eight blows that END gave at the start. Nobody stands beside Quin any more.
    fight.does(0, FighterAction::Stand).does(1, RUN_IN).does(2, FighterAction::Stand);
    fight.attacks(0, 2, Mode::Burst).attacks(2, 1, Mode::Butt);
    fight.says(Move::Lose(Characteristic::Str)).says(Move::Lose(Characteristic::Dex)).tells(&[
        "Orders: Xen Stand, Yul Close(Run), Quin Stand.",
        "Yul has 7 blows left.",
        "Yul runs to 25 m, 25 m on.",
        "Yul is at close quarters with Quin.",
        "Orders: Xen Burst at Quin, Quin Butt at Yul.",
        "Xen, SMG in a burst: misses Quin. [2+2 for 5: against Cloth -3, medium range +3, DEX 9 +2, SMG-1 +1]",
        "Xen, SMG in a burst: misses Quin. [1+3 for 5: against Cloth -3, medium range +3, DEX 9 +2, SMG-1 +1]",
        "Quin has 6 blows left.",
        "Quin, Shotgun, swung as a club: hits Yul. [5+6 for 11: STR 1 -1, parried, Cutlass-2 -2]",
        "The hit does Yul 7 points of damage. [3+4 makes 7]",
        "Yul was wounded and lost 3 STR and 4 DEX: STR 11, DEX 4, END 2.",
        "Round 3.",
    ]);
    fight.leaves(&[[7, 9, 7], [11, 4, 2], [1, 7, 7], [7, 0, 1]]);
    fight.all_stand(&[0, 1, 2]);
    fight.does(0, FighterAction::Done).attacks(1, 2, Mode::Single).attacks(2, 1, Mode::Butt).tells(&[
        "Orders: Xen Stand, Yul Stand, Quin Stand.",
        "Orders: Xen Done, Yul Single at Quin, Quin Butt at Yul.",
        "Yul has 6 blows left.",
        "Yul, Cutlass: hits Quin. [6+5 for 11: against Cloth -3, close range -4, STR 11 +2, Cutlass-2 +2]",
        "The hit does Quin 17 points of damage. [6+5+6 makes 17]",
        // Quin's blow comes at the same time.
        "Quin has 5 blows left.",
        "Quin, Shotgun, swung as a club: misses Yul. [1+2 for 11: STR 1 -1, parried, Cutlass-2 -2]",
        // 17 points, and 15 are left: there is no choice.
        "Quin was wounded and lost 6 DEX, 5 END, 2 END, 1 STR and 1 DEX: STR 0, DEX 0, END 0.",
        "Quin died with STR, DEX and END all at 0.",
        // Of 3, 4 and 6 he still lacks 2, 2 and 3.
        "Yul caught some breath and is half way back: STR 12, DEX 6, END 5.",
        "The reds win after 3 rounds: nobody else is left on their feet.",
    ]);
    fight.leaves(&[[7, 9, 7], [12, 6, 5], [0, 0, 0], [7, 0, 1]]);
    let fates = [Fate::Unhurt, Fate::Wounded, Fate::Dead, Fate::Captured];
    let spent = [(0, "SMG", 8), (2, "Shotgun", 1)];
    fight.ends((0, Ending::Beaten, 3), &fates, &["Shotgun", "Cutlass"], &spent);
}

/// Ann (END 2) runs at Ben over three bands. A run covers two of them and costs the attack of its
/// round and one of the full blows that END allows, but no END; without blows left she neither runs
/// nor strikes with full strength.
///
/// CT-MOV-04, CT-MOV-15, CT-MOV-19, CT-RUL-16, M-04
#[test]
fn who_runs_does_not_attack_and_has_a_blow_less_in_them() {
    let (ann, ben) = (one("Ann", "772777", &["Cutlass"]), one("Ben", "777777", &["Cutlass"]));
    let setup = field(Classic, "A run", vec![ann], (75, vec![ben]));
    let mut fight = Fight::new(&setup, &[]);
    let blow = |target, mode| {
        let attack = Attack { target: FighterId(target), weapon: 0, mode, boon: false };
        FighterAction::Attack(attack)
    };
    let may = |fight: &Fight, who, deed| fight.is_offered(Move::Do { who: FighterId(who), deed });
    fight.does(0, RUN_IN).does(1, FighterAction::Stand);
    assert_eq!(fight.game.world.of::<crate::classic::Classic>(FighterId(0)).blows, 1);
    fight.does(0, RUN_IN).does(1, FighterAction::Stand);
    assert!(may(&fight, 1, blow(0, Mode::Single)), "Ben may strike");
    for mode in [Mode::Single, Mode::Weakened] {
        assert!(!may(&fight, 0, blow(1, mode)), "Ann has run");
    }
    fight.does(1, FighterAction::Done);
    assert_eq!(fight.game.world.of::<crate::classic::Classic>(FighterId(0)).blows, 0);
    assert!(
        !may(&fight, 0, FighterAction::Open(Gait::Run))
            && may(&fight, 0, FighterAction::Open(Gait::Walk))
    );
    fight.does(0, FighterAction::Stand);
    assert!(may(&fight, 1, FighterAction::Open(Gait::Run)), "who has not run still can");
    fight.does(1, FighterAction::Stand);
    assert!(!may(&fight, 0, blow(1, Mode::Single)) && may(&fight, 0, blow(1, Mode::Weakened)));
    fight.leaves(&[[7, 7, 2], [7, 7, 7]]);
}

/// Zero gravity. Ann (DEX 9, Vacc Suit-1) keeps control on 5, Ben on 10; with rifles at medium
/// range, no armour, and enough DEX, each then needs 4. Ann's plan shows the chance of both throws,
/// 30 and 33 in 36.
///
/// CT-ATK-12, CT-ATK-06, CT-ATK-07, CT-CBT-06, M-07
#[test]
fn a_fight_without_gravity_is_thrown_as_it_is_foretold() {
    let ann = one("Ann", "797777", &["Rifle"]).knowing(&[("Vacc Suit", 1)]);
    let ben = one("Ben", "787777", &["Rifle"]);
    let mut setup = field(Classic, "A drift", vec![ann], (25, vec![ben]));
    setup.scenario.ground.gravity = Gravity::Zero;
    let dice = [1, 4, 1, 1, 4, 5, 1, 3, 4, 6, 1, 2];
    let mut fight = Fight::new(&setup, &dice);
    fight.tells(&[
        "A drift: the sides meet.",
        "Nobody is surprised.",
        "They meet at medium range, 25 m apart.",
        "Round 1.",
    ]);
    fight.all_stand(&[0, 1]);
    let plans = fight.game.observe(Seat(0)).plans;
    let shot = Attack { target: FighterId(1), weapon: 0, mode: Mode::Single, boon: false };
    let deed = Move::Do { who: FighterId(0), deed: FighterAction::Attack(shot) };
    let shown = plans.iter().find(|(of, _)| *of == deed).map(|(_, plan)| plan.odds);
    assert_eq!(shown, Some(dice::Odds::new(30 * 33, 36 * 36)));
    fight.attacks(0, 1, Mode::Single).attacks(1, 0, Mode::Single).tells(&[
        "Orders: Ann Stand, Ben Stand.",
        "Orders: Ann Single at Ben, Ben Single at Ann.",
        "Ann keeps steady. [1+4 for 5: DEX 9 +1, Vacc Suit-1 +4]",
        "Ann, Rifle: misses Ben. [1+1 for 4: against no armour +3, DEX 9 +1]",
        "Ben drifts, and the attack is lost. [4+5 for 10]",
        "Round 2.",
    ]);
    fight.all_stand(&[0, 1]);
    fight.attacks(0, 1, Mode::Single).attacks(1, 0, Mode::Single).tells(&[
        "Orders: Ann Stand, Ben Stand.",
        "Orders: Ann Single at Ben, Ben Single at Ann.",
        "Ann drifts, and the attack is lost. [1+3 for 5: DEX 9 +1, Vacc Suit-1 +4]",
        "Ben keeps steady. [4+6 for 10]",
        "Ben, Rifle: misses Ann. [1+2 for 4: against no armour +3, DEX 8 +1]",
        "Round 3.",
    ]);
    assert!(fight.game.world.resource::<Fortune>().0.unthrown().is_empty(), "dice are left");
}
