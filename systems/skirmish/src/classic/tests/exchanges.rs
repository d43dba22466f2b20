//! Whole exchanges, worked out by hand from the tables, throw by throw.

use characters::Characteristic::{Dex, End, Str};

use crate::{
    FighterAction, Mode,
    classic::testing::{Bout, at, person, using},
};

/// Two revolvers at medium range. Range -3 and no armour +1: each needs 10. Ann throws 10 and hits
/// for 11: END takes 7, STR the other 4, and Ben falls. Ben, whose fall counts only afterwards,
/// throws 11 and hits for 6, which DEX takes.
///
/// CT-CBT-05, CT-CBT-07, CT-CBT-09, CT-ATK-06, CT-ATK-07, CT-WND-01, CT-WND-05, CT-RUL-50
#[test]
fn two_revolvers_at_medium_range() {
    let [one, other] = ["Ann", "Ben"].map(|name| person(name, "777777", &["Revolver"]));
    let mut bout = Bout::duel(2, one, other);
    assert_eq!(bout.needs(at(1)), 10);
    bout.dice(&[5, 5, 6, 4, 1, 6, 5, 2, 2, 2, 2, 3, 1]).attack().strikes(0, 1).strikes(1, 0);
    bout.is_played_out();
    assert_eq!(
        bout.story(),
        [
            "0 hits 1 with 8",
            "11 points for 1",
            "1 hits 0 with 9",
            "6 points for 0",
            "0 loses Dex-6: [7, 1, 7]",
            "1 loses End-7 Str-4: [3, 7, 0]",
            "1 falls",
        ]
    );
}

/// A cutlass against a sword at short range, over three rounds. Ann (STR 11, Cutlass-2) strikes Ben
/// in mesh: range +2, mesh -2, STR +2, skill +2, his parry -1: 5 or more. Ben (STR 7, Sword-1)
/// strikes Ann in jack: range +1, jack +3, skill +1, her parry -2: 5 or more.
///
/// CT-ATK-08, CT-ATK-10, CT-WND-04, CT-WND-05, CT-WND-06, CT-RUL-64, M-04
#[test]
fn a_cutlass_against_a_sword() {
    let ann = person("Ann", "B78777", &["Cutlass"]).knowing(&[("Cutlass", 2)]).wearing(&["Jack"]);
    let ben = person("Ben", "777777", &["Sword"]).knowing(&[("Sword", 1)]).wearing(&["Mesh"]);
    let mut bout = Bout::duel(0, ann, ben);
    assert_eq!(bout.needs(at(1)), 5);
    // First blood on both: 3 points off Ben's STR, 8 off Ann's STR.
    bout.dice(&[2, 3, 1, 1, 1, 3, 2, 4, 4, 1, 1]).attack().strikes(0, 1).strikes(1, 0);
    bout.is_played_out();
    assert_eq!((bout.now(0), bout.now(1)), ([3, 7, 8], [4, 7, 7]));
    // With STR 3 Ann now needs 9, and with STR 4 Ben throws 2 less. Ann hits once more: 6, 5 and 2,
    // each placed by Ben. Ben holds back, -3, and misses.
    bout.dice(&[4, 5, 6, 5, 2, 3, 4]).attack().strikes(0, 1);
    bout.does(1, FighterAction::Attack(using(0, Mode::Weakened, 0)))
        .loses(Dex)
        .loses(End)
        .loses(Str);
    bout.is_played_out();
    assert_eq!((bout.now(1), bout.classic(1).blows), ([2, 1, 2], 6));
    // And again: 3 points are left to share, and 1, 1 and 1 bring one score to 0.
    bout.dice(&[6, 6, 1, 1, 1, 1, 1]).attack().strikes(0, 1).strikes(1, 0);
    bout.loses(Dex).loses(Str).loses(End).is_played_out();
    assert_eq!(
        bout.story(),
        [
            "0 has 7 blows left",
            "0 hits 1 with 8",
            "3 points for 1",
            "1 has 6 blows left",
            "1 hits 0 with 8",
            "8 points for 0",
            "0 loses Str-8: [3, 7, 8]",
            "1 loses Str-3: [4, 7, 7]",
            "0 has 6 blows left",
            "0 hits 1 with 8",
            "13 points for 1",
            "1 misses 0 with 5",
            "1 loses Dex-6 End-5 Str-2: [2, 1, 2]",
            "0 has 5 blows left",
            "0 hits 1 with 11",
            "3 points for 1",
            "1 has 5 blows left",
            "1 misses 0 with 3",
            "1 loses Dex-1 Str-1 End-1: [1, 0, 1]",
            "1 falls",
        ]
    );
}

/// A submachine gun against three at long range, one of them behind a wall of rock two bands on.
/// Range -3, no armour +5, DEX 9 +2, SMG-1 +1: 3 or more, and 5 or more beside the target, where
/// our rule makes it 2 harder. The first throw misses; the second hits for 9, the third, beside,
/// for 4.
///
/// CT-ATK-07, CT-ATK-11, CT-WND-05, M-02
#[test]
fn a_burst_at_long_range() {
    let ann = person("Ann", "797777", &["SMG"]).knowing(&[("SMG", 1)]);
    let foe = || person("Ben", "777777", &["Cutlass"]);
    let mut bout = Bout::new(4, vec![ann], vec![foe(), foe(), foe().in_band(6)]);
    let burst = using(0, Mode::Burst, 1);
    assert_eq!(bout.needs(burst), 3);
    bout.cover(crate::data::CoverKind::StoneWall, 6);
    assert_eq!(bout.needs(using(0, Mode::Burst, 3)), 7);
    bout.dice(&[1, 1, 1, 2, 3, 3, 3, 4, 1, 2, 1, 1, 1, 1, 3]).attack();
    bout.does(0, FighterAction::Attack(burst)).is_played_out();
    assert_eq!(
        bout.story(),
        [
            "0 misses 1 with 7",
            "0 hits 1 with 8",
            "9 points for 1",
            "0 hits 2 with 8",
            "4 points for 2",
            "1 loses Str-7 Dex-2: [0, 5, 7]",
            "1 falls",
            "2 loses End-4: [7, 7, 3]",
        ]
    );
    assert_eq!(bout.kit(0).weapons[0].loaded, 26);
}

/// A laser in the dark against reflec, and a rifle butt at close range. The laser and its packs
/// weigh 14 kg, which leaves Ann DEX 7: no modifier. Medium +2, reflec -8, and goggles cancel the
/// darkness: 14, which two dice never reach. Next round they are in contact: the empty rifle is
/// swung with STR 9, +2, against reflec 0: 6 or more.
///
/// CT-ATK-06, CT-ATK-07, CT-ATK-08, CT-ATK-11, M-02
#[test]
fn a_laser_and_a_rifle_butt_in_the_dark() {
    let ann = person("Ann", "787777", &["Laser Rifle"])
        .wearing(&["Reflec"])
        .having(crate::data::Gear::NightGoggles);
    let ben = person("Ben", "977777", &["Rifle"]).wearing(&["Reflec"]);
    let mut bout = Bout::duel(1, ann, ben);
    bout.ground(|ground| ground.light = crate::data::Light::Dark);
    assert_eq!(bout.needs(at(1)), 14);
    bout.kit(1).weapons[0].loaded = 0;
    bout.dice(&[6, 6]).attack().strikes(0, 1).rests(1);
    bout.stand(1).place = crate::field::Place::band(0);
    bout.touch(0, 1).dice(&[3, 3, 5, 4, 1, 2]).attack().rests(0);
    bout.does(1, FighterAction::Attack(using(0, Mode::Butt, 0))).is_played_out();
    assert_eq!(
        bout.story(),
        [
            "0 misses 1 with 6",
            "1 has 6 blows left",
            "1 hits 0 with 8",
            "9 points for 0",
            "0 loses Str-7 End-2: [0, 8, 5]",
            "0 falls",
        ]
    );
}

/// A gunner of STR 6, END 2 of 5 and DEX 6 of 10, Brawling-1, strikes weakened blows with bare
/// hands at an opponent in cloth with Brawling-1, at short range: hands against cloth -4, short
/// range +1, STR 6 is enough, a weakened blow -2, skill +1, parry -1. 6 and 3 total 4, and 1 and 1
/// total -3.
///
/// UGM-V14, UGM-V15, CT-ATK-06, CT-ATK-07, CT-ATK-10, CT-ATK-13
#[test]
fn a_wounded_gunner_strikes_a_boarder_with_bare_hands() {
    let klue = || {
        let mut klue = person("Klue", "6A5777", &["Hands"]).knowing(&[("Brawling", 1)]);
        klue.body.lost = [0, 4, 3];
        klue
    };
    let boarder =
        || person("Boarder", "777777", &["Hands"]).knowing(&[("Brawling", 1)]).wearing(&["Cloth"]);
    for (faces, total) in [([6, 3], 4), ([1, 1], -3)] {
        let mut bout = Bout::duel(0, klue(), boarder());
        assert_eq!(bout.now(0), [6, 6, 2]);
        let blow = using(0, Mode::Weakened, 1);
        assert_eq!(bout.needs(blow), 13);
        bout.dice(&faces).attack().does(0, FighterAction::Attack(blow)).rests(1);
        assert_eq!(bout.story(), [format!("0 misses 1 with {total}")]);
        bout.is_played_out();
    }
    let mut weak = klue();
    weak.body.lost = [1, 4, 3];
    let bout = Bout::duel(0, weak, boarder());
    assert_eq!(bout.needs(using(0, Mode::Weakened, 1)), 15, "STR 5 is too little for it");
}
