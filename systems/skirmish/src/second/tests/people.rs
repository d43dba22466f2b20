use crate::{
    choice::FighterAction,
    event::Event,
    second::{person, testing::*},
    state::FieldWrite,
};
use characters::{Characteristic, body::Body};

/// SE-DAT-04
#[test]
fn a_classic_weapon_skill_is_a_level_of_the_skill_that_the_weapon_takes() {
    let veteran = plain("A").skilled("Rifle", 2).skilled("Revolver", 1).skilled("Medical", 3);
    let play = Play::new(&field(vec![veteran], vec![plain("B")]), &[6, 6, 1, 1]);
    let person = person::of(play.world(), A);
    assert_eq!(person.skill("Gun Combat (slug)"), Some(2));
    assert_eq!((person.skill("Medic"), person.skill("Rifle")), (Some(3), Some(2)));
    assert_eq!(person.skill("Gun Combat (energy)"), None);
}

/// SE-INJ-17
#[test]
fn checks_are_made_with_what_wounds_have_left() {
    let mut play = Play::new(&field(vec![one("A", "797577")], vec![plain("B")]), &[6, 6, 1, 1]);
    assert_eq!(person::dm(play.world(), A, Characteristic::Dex), 1);
    play.game.world.of_mut::<Body>(A).lost[1] = 5;
    assert_eq!(person::dm(play.world(), A, Characteristic::Dex), -1);
    assert_eq!(person::of(play.world(), A).attribute("DEX").map(|it| it.current), Some(4));
}

/// SE-DAT-17
#[test]
fn a_fight_is_later_than_whatever_has_happened_to_a_body() {
    let mut veteran = plain("A");
    veteran.body.time = characters::body::Seconds(1000);
    let play = Play::new(&field(vec![veteran], vec![plain("B")]), &[6, 6, 1, 1]);
    let at = characters::body::Seconds(1000);
    assert!(play.events().contains(&Event::RoundBegan { round: 1, at }));
    assert!(play.deeds().contains(&FighterAction::Done));
}
