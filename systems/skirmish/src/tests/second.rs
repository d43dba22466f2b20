use characters::healing::RuleSet::SecondEdition;

use super::*;
use crate::{
    Grip, Posture, Reaction,
    data::{Cover, CoverKind},
};

const NO_REACTION: Move = Move::React(None);

/// Ada (DEX 9, INT 9, Gun Combat-1, Tactics-1, a rifle) and Bo (Gun Combat-0, a revolver) against
/// Cy (DEX 10, Gun Combat-1, an auto pistol, in mesh) behind a wall 40 m away, and Di (Athletics-2,
/// a blade), who runs at them from 30 m.
///
/// Ada at Cy: DEX +1, skill +1, 40 m of the rifle's 250 short +1, the wall -2, aim +1: 6, and 7
/// after a dodge by DEX. Cy at Ada: DEX +1, skill +1, 40 m of 40 medium, aim +1: 5, and 6 with the
/// penalty for the dodge. Bo needs 9 at Di, with aim +1 and a dodge by Athletics -2, and 9 at Cy,
/// with the wall -2 and aim +1. When Ada has lost 2 DEX its DM is 0.
///
/// SE-CHK-01, SE-INI-01, SE-INI-02, SE-INI-03, SE-INI-05, SE-INI-06, SE-CBT-02, SE-CBT-07,
/// SE-CBT-09, SE-CBT-12, SE-RNG-01, SE-RNG-03, SE-RNG-04, SE-RNG-07, SE-RNG-09, SE-RNG-13,
/// SE-RCT-01, SE-RCT-02, SE-RCT-03, SE-DMG-01, SE-DMG-04, SE-DMG-06, SE-DMG-07, SE-INJ-01,
/// SE-INJ-02, SE-INJ-17, SE-DAT-02, CT-END-03
#[test]
fn a_standoff_over_a_wall_ends_when_one_side_has_enough() {
    let ada = one("Ada", "797977", &["Rifle"]);
    let ada = ada.knowing(&[("Gun Combat (slug)", 1), ("Tactics (military)", 1)]);
    let bo = one("Bo", "777777", &["Revolver"]).knowing(&[("Gun Combat (slug)", 0)]);
    let cy = one("Cy", "7A7777", &["Auto Pistol"]).knowing(&[("Gun Combat (slug)", 1)]);
    let di = one("Di", "777777", &["Blade"]);
    let di = di.knowing(&[("Melee (blade)", 1), ("Athletics (dexterity)", 2)]).at_metres(30);
    let blues = vec![cy.wearing(&["Mesh"]), di];
    let mut setup = field(SecondEdition, "A standoff", vec![ada, bo], (40, blues));
    let wall = CoverKind::StoneWall;
    let wall = Cover { name: "a wall".to_owned(), kind: wall, at: Place::metres(39) };
    setup.scenario.ground.cover.push(wall);
    #[rustfmt::skip]
    let dice = [
        4, 4, // Tactics: 8 and INT +1 and 1: an Effect of 2
        3, 3, 2, 3, 4, 3, 2, 2, // 6+1+2, 5+2, 7+1 and 4
        3, 3, // Ada at Cy: 6 of 7
        4, 3, 4, 4, 3, // Cy at Ada: 7 of 6, an Effect of 1: 11 - 3 + 1 = 9
        5, 3, // Bo at Di: 8 of 9
        5, 4, 5, 3, 4, // round 2, Ada at Di: 9 of 6, an Effect of 3: 12 + 3
        2, 2, // Cy at Ada: 4 of 5
        6, 5, 6, 5, 4, // Bo at Cy: 11 of 9, an Effect of 2: 15 - 2 + 2, less 3 of mesh and 8 of wall
        6, 4, 6, 6, 5, // round 3, Ada at Cy: 10 of 7, an Effect of 3: 17 + 3, less 11
    ];
    let mut fight = Fight::new(&setup, &dice);
    fight.says(Move::Tactics(Some(FighterId(0)))).says(Move::Tactics(None)).tells(&[
        "A standoff: the sides meet.",
        "Ada reads the ground for the reds: +2. [4+4 for 6: INT 9 +1, Tactics (military)-1 +1]",
        "Ada: initiative 9. [3+3 makes 9: DEX 9 +1, Tactics +2]",
        "Bo: initiative 7. [2+3 makes 7: Tactics +2]",
        "Cy: initiative 8. [4+3 makes 8: DEX 10 +1]",
        "Di: initiative 4. [2+2 makes 4]",
        "Round 1.",
        "Ada's turn.",
    ]);
    let [ada, cy, di] = [0, 2, 3].map(FighterId);
    let dodge = Move::React(Some(Reaction::Dodge));
    fight.does(0, FighterAction::Aim(cy)).attacks(0, 2, Mode::Single).says(dodge).tells(&[
        "Ada aims at Cy (+1).",
        "Cy dodges Ada.",
        "Ada, Rifle: misses Cy. [3+3 for 7: DEX 9 +1, Gun Combat (slug)-1 +1, short range +1, a wall -2, aim +1, dodge -1]",
        "Cy's turn.",
    ]);
    fight.does(2, FighterAction::Aim(ada)).attacks(2, 0, Mode::Single).says(NO_REACTION).tells(&[
        "Cy aims at Ada (+1).",
        "Cy, Auto Pistol: hits Ada. [4+3 for 6: DEX 10 +1, Gun Combat (slug)-1 +1, aim +1, reactions -1]",
        "The hit does Ada 9 points of damage. [4+4+3 makes 9: weapon -3, Effect +1]",
        // END first, then DEX, which is fuller than STR.
        "Ada was hit for 9 points and lost 7 END and 2 DEX: STR 7, DEX 7, END 0.",
        "Bo's turn.",
    ]);
    fight.does(1, FighterAction::Aim(di)).attacks(1, 3, Mode::Single).says(dodge);
    for metres in [24, 18, 12] {
        fight.does(3, FighterAction::Walk(Place::metres(metres)));
    }
    fight.tells(&[
        "Bo aims at Di (+1).",
        "Di dodges Bo.",
        "Bo, Revolver: misses Di. [5+3 for 9: aim +1, dodge -2]",
        "Di's turn.",
        "Di moves to 24 m, 6 m on.",
        "Di moves to 18 m, 6 m on.",
        "Di moves to 12 m, 6 m on.",
        "Round 2.",
        "Ada's turn.",
    ]);
    fight.leaves(&[[7, 7, 0], [7, 7, 7], [7, 10, 7], [7, 7, 7]]);
    // 18 m in a round are one full ten.
    fight.does(0, FighterAction::Aim(di)).attacks(0, 3, Mode::Single).says(NO_REACTION).tells(&[
        "Ada aims at Di (+1).",
        "Ada, Rifle: hits Di. [5+4 for 6: Gun Combat (slug)-1 +1, short range +1, target moves fast -1, aim +1]",
        "The hit does Di 15 points of damage. [5+3+4 makes 15: Effect +3]",
        "Di was hit for 15 points and lost 7 END, 7 STR and 1 DEX: STR 0, DEX 6, END 0.",
        "Di fell unconscious.",
        "Di lies down.",
        "Cy's turn.",
    ]);
    fight.does(2, FighterAction::Aim(ada)).attacks(2, 0, Mode::Single).says(NO_REACTION);
    fight.does(1, FighterAction::Aim(cy)).attacks(1, 2, Mode::Single).says(NO_REACTION).tells(&[
        "Cy aims at Ada (+1).",
        "Cy, Auto Pistol: misses Ada. [2+2 for 5: DEX 10 +1, Gun Combat (slug)-1 +1, aim +1]",
        "Bo's turn.",
        "Bo aims at Cy (+1).",
        "Bo, Revolver: hits Cy. [6+5 for 9: a wall -2, aim +1]",
        "The hit does Cy 4 points, after 11 of armour. [6+5+4 makes 15: weapon -2, Effect +2]",
        "Cy was hit for 4 points and lost 4 END: STR 7, DEX 10, END 3.",
        "Round 3.",
        "Ada's turn.",
    ]);
    fight.leaves(&[[7, 7, 0], [7, 7, 7], [7, 10, 3], [0, 6, 0]]);
    fight.does(0, FighterAction::Aim(cy)).attacks(0, 2, Mode::Single).says(NO_REACTION);
    fight.says(Move::Surrender).tells(&[
        "Ada aims at Cy (+1).",
        "Ada, Rifle: hits Cy. [6+4 for 7: Gun Combat (slug)-1 +1, short range +1, a wall -2, aim +1]",
        "The hit does Cy 9 points, after 11 of armour. [6+6+5 makes 20: Effect +3]",
        "Cy was hit for 9 points and lost 3 END and 6 DEX: STR 7, DEX 4, END 0.",
        "Cy's turn.",
        "The blues give up.",
        "The reds win after 3 rounds: the others gave up.",
    ]);
    fight.leaves(&[[7, 7, 0], [7, 7, 7], [7, 4, 0], [0, 6, 0]]);
    let fates = [Fate::Wounded, Fate::Unhurt, Fate::Captured, Fate::Captured];
    let spent = [(0, "Rifle", 3), (1, "Revolver", 2), (2, "Auto Pistol", 2)];
    fight.ends((0, Ending::Surrendered, 3), &fates, &["Auto Pistol", "Blade"], &spent);
}

/// Hal (STR 10, DEX 8, Melee (unarmed)-2) grapples with Ivo (STR 7, DEX 9, Melee (blade)-1, a
/// blade, in jack), who knows only another speciality of Melee, so that unarmed is level 0. Hal has
/// STR +1 and 2: 5 for an Effect of 0; Ivo has DEX +1: 7. Neither can gain by Tactics: INT 5 is -1
/// and no skill -3, and twelve would total 8.
///
/// SE-INI-01, SE-INI-02, SE-CHK-11, SE-CBT-06, SE-CBT-10, SE-CBT-12, SE-CBT-16, SE-DMG-03,
/// SE-DMG-04, SE-GRP-01, SE-GRP-02, SE-GRP-04, SE-GRP-05, SE-GRP-06, SE-INJ-01, SE-INJ-02,
/// SE-RCT-10, SE-DAT-03, SE-DAT-04, SE-DAT-07, CT-END-01
#[test]
fn a_brawl_goes_from_hand_to_hand_until_one_lies() {
    let hal = one("Hal", "A87577", &[]).knowing(&[("Melee (unarmed)", 2)]).at_metres(10);
    let ivo = one("Ivo", "797577", &["Blade"]).knowing(&[("Melee (blade)", 1)]).wearing(&["Jack"]);
    let setup = field(SecondEdition, "A brawl", vec![hal], (11, vec![ivo]));
    #[rustfmt::skip]
    let dice = [
        4, 4, 2, 3, // initiative: 8, and 5 and DEX +1
        3, 4, 4, 4, // Hal 7 of 5, Ivo 8 of 7: 2 against 1
        5, 5, 2, 3, // Ivo 10 of 7, Hal 5 of 5: 3 against 0
        5, 4, 3, 3, // round 2: Hal 9 of 5, Ivo 6 of 7: 4 against -1
        2, 2, 4, 3, 3, 5, // Ivo 4 of 7, Hal 7 of 5: he may throw, 3 m and 5 points
        4, 4, 6, // round 3: a fist, 8 of 5: 6, and 3, and STR +1
    ];
    let [hal, ivo] = [0, 1].map(FighterId);
    let mut fight = Fight::new(&setup, &dice);
    fight.does(0, FighterAction::Grapple(ivo)).says(Move::Grip(Grip::Disarm)).tells(&[
        "A brawl: the sides meet.",
        "Hal: initiative 8. [4+4 makes 8]",
        "Ivo: initiative 6. [2+3 makes 6: DEX 9 +1]",
        "Round 1.",
        "Hal's turn.",
        "Hal and Ivo wrestle; Hal has the better of it. [3+4 for 5: STR 10 +1, Melee (unarmed)-2 +2] [4+4 for 7: DEX 9 +1]",
        "Hal disarms Ivo.",
        // Keeping it would take an Effect of 6.
        "Ivo drops the Blade.",
        "Ivo's turn.",
    ]);
    // A fighter in a grapple can only wrestle, or do nothing.
    assert!(!fight.is_offered(Move::Do { who: ivo, deed: FighterAction::Walk(Place::metres(17)) }));
    fight.does(1, FighterAction::Grapple(hal)).says(Move::Grip(Grip::Hurt)).tells(&[
        "Ivo and Hal wrestle; Ivo has the better of it. [5+5 for 7: DEX 9 +1] [2+3 for 5: STR 10 +1, Melee (unarmed)-2 +2]",
        "Ivo hurts Hal.",
        "The grip does Hal 5 points of damage. [no dice makes 5: grip +2, Effect +3]",
        "Hal was hit for 5 points and lost 5 END: STR 10, DEX 8, END 2.",
        "Round 2.",
        "Hal's turn.",
    ]);
    fight.leaves(&[[10, 8, 2], [7, 9, 7]]);
    fight.does(0, FighterAction::Grapple(ivo)).says(Move::Grip(Grip::Hurt)).tells(&[
        "Hal and Ivo wrestle; Hal has the better of it. [5+4 for 5: STR 10 +1, Melee (unarmed)-2 +2] [3+3 for 7: DEX 9 +1]",
        "Hal hurts Ivo.",
        // The jack does not help against it.
        "The grip does Ivo 6 points of damage. [no dice makes 6: grip +2, Effect +4]",
        "Ivo was hit for 6 points and lost 6 END: STR 7, DEX 9, END 1.",
        "Ivo's turn.",
    ]);
    // That was Ivo's significant action; free again, he has a minor one left to stand up.
    fight.does(1, FighterAction::Grapple(hal)).says(Move::Grip(Grip::Throw));
    fight.does(1, FighterAction::Posture(Posture::Standing)).tells(&[
        "Ivo and Hal wrestle; Hal has the better of it. [2+2 for 7: DEX 9 +1] [4+3 for 5: STR 10 +1, Melee (unarmed)-2 +2]",
        "Hal flings Ivo away.",
        "Ivo lands at 14 m. [3 makes 3]",
        "Ivo lies down.",
        "The grip does Ivo 4 points, after 1 of armour. [5 makes 5]",
        // The last point of END, and 3 of DEX, which is fuller than STR.
        "Ivo was hit for 4 points and lost 1 END and 3 DEX: STR 7, DEX 6, END 0.",
        "Ivo stands up.",
        "Round 3.",
        "Hal's turn.",
    ]);
    fight.leaves(&[[10, 8, 2], [7, 6, 0]]);
    // With DEX 6 there is no dodging, and bare hands of level 0 parry nothing: nobody is asked.
    fight.does(0, FighterAction::Walk(Place(1250))).attacks(0, 1, Mode::Single).tells(&[
        "Hal moves to 12.5 m, 2.5 m on.",
        "Hal, Hands: hits Ivo. [4+4 for 5: STR 10 +1, Melee (unarmed)-2 +2]",
        "The hit does Ivo 9 points, after 1 of armour. [6 makes 10: Effect +3, STR 10 +1]",
        "Ivo was hit for 9 points and lost 7 STR and 2 DEX: STR 0, DEX 4, END 0.",
        "Ivo fell unconscious.",
        "Ivo lies down.",
        "The reds win after 3 rounds: nobody else is left on their feet.",
    ]);
    fight.leaves(&[[10, 8, 2], [0, 4, 0]]);
    fight.ends((0, Ending::Beaten, 3), &[Fate::Wounded, Fate::Captured], &[], &[]);
}

/// Max (Gun Combat-1, an auto rifle of Auto 2, in mesh) and Nia (DEX 9, Athletics-1, a grenade of
/// 5D and Blast 6) against Ott (Gun Combat-0, an auto pistol, in cloth) at 20 m and Pia (Gun
/// Combat-0, a revolver, in jack) at 22 m.
///
/// Max needs 8 - 1 - 1 at short range, up to 50 m: 6. Ott, who aims at 20 m, medium: 7. Pia at Nia,
/// 10 m, still short +1, aim +1, the 12 m that Nia has run -1, a dodge by DEX -1: 8. Nia at Ott, 8
/// m, medium: DEX +1, skill +1, aim +1, the penalty for the dodge -1: 6.
///
/// SE-TRT-07, SE-TRT-08, SE-TRT-09, SE-TRT-11, SE-TRT-12, SE-TRT-21, SE-TRT-34, SE-CBT-02,
/// SE-CBT-09, SE-RNG-03, SE-RNG-04, SE-RNG-09, SE-RCT-01, SE-RCT-03, SE-RCT-05, SE-RCT-10,
/// SE-DMG-01, SE-DMG-04, SE-DMG-06, SE-INJ-01, SE-INJ-02, SE-INJ-03, SE-INJ-05, SE-INJ-11,
/// SE-INJ-12, CT-END-01
#[test]
fn a_grenade_ends_what_automatic_fire_has_begun() {
    let max = one("Max", "777577", &["Auto Rifle"]).knowing(&[("Gun Combat (slug)", 1)]);
    let nia = one("Nia", "797577", &["Shard Grenade"]).knowing(&[("Athletics (dexterity)", 1)]);
    let gunner = |name, weapon| one(name, "777577", &[weapon]).knowing(&[("Gun Combat (slug)", 0)]);
    let ott = gunner("Ott", "Auto Pistol").wearing(&["Cloth"]);
    let pia = gunner("Pia", "Revolver").wearing(&["Jack"]).at_metres(22);
    let reds = vec![max.wearing(&["Mesh"]), nia];
    let setup = field(SecondEdition, "A warehouse", reds, (20, vec![ott, pia]));
    #[rustfmt::skip]
    let dice = [
        5, 5, 3, 3, 4, 4, 2, 2, // initiative: 10, 6 and DEX +1, 8, 4
        3, 4, 2, 3, 4, // Max at Ott: 7 of 6, an Effect of 1: 9 + 1, less 5 of cloth
        2, 3, // and at Pia: 5 of 6
        6, 4, 4, 4, 4, // Ott at Max: 10 of 7, an Effect of 3: 12 - 3 + 3, less 3 of mesh
        4, 3, // Pia at Nia: 7 of 8
        3, 3, 2, 2, 2, // round 2, a burst at Ott: 6 of 6: 6 and Auto 2, less 5
        1, 3, // Ott at Max: 4 of 7
        4, 3, // the grenade: 7 of 6, an Effect of 1
        3, 3, 3, 3, 3, // Ott: 15, and the dive takes the 1 off; less 5
        6, 6, 5, 5, 4, // Pia: 26 + 1, less 1
        2, 2, // the death roll: 4, and -2 for more than 6 points
    ];
    let [max, nia, ott, pia] = [0, 1, 2, 3].map(FighterId);
    let mut fight = Fight::new(&setup, &dice);
    fight.attacks(0, 2, Mode::FullAuto).says(NO_REACTION);
    fight.says(Move::At(pia)).says(NO_REACTION).does(0, FighterAction::Done).tells(&[
        "A warehouse: the sides meet.",
        "Max: initiative 10. [5+5 makes 10]",
        "Nia: initiative 7. [3+3 makes 7: DEX 9 +1]",
        "Ott: initiative 8. [4+4 makes 8]",
        "Pia: initiative 4. [2+2 makes 4]",
        "Round 1.",
        "Max's turn.",
        "Max, Auto Rifle on full automatic: hits Ott. [3+4 for 6: Gun Combat (slug)-1 +1, short range +1]",
        "The hit does Ott 5 points, after 5 of armour. [2+3+4 makes 10: Effect +1]",
        "Ott was hit for 5 points and lost 5 END: STR 7, DEX 7, END 2.",
        "Max, Auto Rifle on full automatic: misses Pia. [2+3 for 6: Gun Combat (slug)-1 +1, short range +1]",
        "Ott's turn.",
    ]);
    fight.does(2, FighterAction::Aim(max)).attacks(2, 0, Mode::Single).says(NO_REACTION);
    let run = |metres| FighterAction::Walk(Place::metres(metres));
    fight.does(1, run(6)).does(1, run(12)).does(1, FighterAction::Done).tells(&[
        "Ott aims at Max (+1).",
        "Ott, Auto Pistol: hits Max. [6+4 for 7: aim +1]",
        "The hit does Max 9 points, after 3 of armour. [4+4+4 makes 12: weapon -3, Effect +3]",
        // STR and DEX are even: STR.
        "Max was hit for 9 points and lost 7 END and 2 STR: STR 5, DEX 7, END 0.",
        "Nia's turn.",
        "Nia moves to 6 m, 6 m on.",
        "Nia moves to 12 m, 6 m on.",
        "Pia's turn.",
    ]);
    fight.does(3, FighterAction::Aim(nia)).attacks(3, 1, Mode::Single);
    fight.says(Move::React(Some(Reaction::Dodge))).tells(&[
        "Pia aims at Nia (+1).",
        "Nia dodges Pia.",
        "Pia, Revolver: misses Nia. [4+3 for 8: short range +1, target moves fast -1, aim +1, dodge -1]",
        "Round 2.",
        "Max's turn.",
    ]);
    fight.leaves(&[[5, 7, 0], [7, 9, 7], [7, 7, 2], [7, 7, 7]]);
    fight.attacks(0, 2, Mode::Burst).says(NO_REACTION).does(0, FighterAction::Done);
    fight.does(2, FighterAction::Aim(max)).attacks(2, 0, Mode::Single).says(NO_REACTION).tells(&[
        "Max, Auto Rifle in a burst: hits Ott. [3+3 for 6: Gun Combat (slug)-1 +1, short range +1]",
        "The hit does Ott 3 points, after 5 of armour. [2+2+2 makes 8: Auto 2 +2]",
        "Ott was hit for 3 points and lost 2 END and 1 STR: STR 6, DEX 7, END 0.",
        "Ott's turn.",
        "Ott aims at Max (+1).",
        "Ott, Auto Pistol: misses Max. [1+3 for 7: aim +1]",
        "Nia's turn.",
    ]);
    fight.does(1, FighterAction::Aim(ott)).attacks(1, 2, Mode::Single);
    // Nobody dodges a blast.
    assert!(!fight.is_offered(Move::React(Some(Reaction::Dodge))));
    fight.says(Move::React(Some(Reaction::Dive))).tells(&[
        "Nia aims at Ott (+1).",
        "Ott dives before Nia.",
        "Ott finds no cover there.",
        "Nia, Shard Grenade: hits Ott. [4+3 for 6: DEX 9 +1, Athletics (dexterity)-1 +1, aim +1, reactions -1]",
        "The Shard Grenade is spent.",
        "A blast at 20 m, 6 m wide.",
        "The hit does Ott 10 points, after 5 of armour. [3+3+3+3+3 makes 15]",
        "Ott was hit for 10 points and lost 3 STR and 7 DEX: STR 3, DEX 0, END 0.",
        "Ott fell unconscious.",
        "The blast does Pia 26 points, after 1 of armour. [6+6+5+5+4 makes 27: Effect +1]",
        "Pia was hit for 26 points and lost 7 END, 7 STR and 7 DEX: STR 0, DEX 0, END 0.",
        "Pia fell unconscious.",
        "Pia is dead on the spot (2 + 2, 26 damage -2 = 2).",
        "Pia died of the wounds.",
        "Pia lies down.",
        "The reds win after 2 rounds: nobody else is left on their feet.",
    ]);
    fight.leaves(&[[5, 7, 0], [7, 9, 7], [3, 0, 0], [0, 0, 0]]);
    let fates = [Fate::Wounded, Fate::Unhurt, Fate::Captured, Fate::Dead];
    let spent = [(0, "Auto Rifle", 8), (2, "Auto Pistol", 2), (3, "Revolver", 1)];
    fight.ends((0, Ending::Beaten, 2), &fates, &["Auto Pistol", "Revolver"], &spent);
}
