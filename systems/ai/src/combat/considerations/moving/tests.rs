//! When a fighter walks, runs, lies down or gets up, and when that gains nothing.

use characters::Characteristics;
use skirmish::{
    FighterAction, FighterId, Gait, Posture, Why,
    data::{Aim, CoverKind},
    field::Place,
};

use crate::combat::{
    Level,
    testing::{Field, THEY, YOU},
};

const TURN: Why = Why::Turn { who: FighterId(0) };
const ORDERS: [FighterAction; 6] = [
    FighterAction::Evade,
    FighterAction::Stand,
    FighterAction::Close(Gait::Walk),
    FighterAction::Close(Gait::Run),
    FighterAction::Open(Gait::Walk),
    FighterAction::Open(Gait::Run),
];

fn walks(metres: &[i32]) -> Vec<FighterAction> {
    metres
        .iter()
        .map(|&it| FighterAction::Walk(Place::metres(it)))
        .chain([FighterAction::Done])
        .collect()
}

/// SE-CBT-12: a turn has three minor actions, and two of them would lead nowhere.
#[test]
fn nobody_walks_back_what_they_have_walked_in_the_same_turn() {
    let field = Field::second().with(YOU, 6, &["Blade"]).with(THEY, 60, &["Rifle"]);
    let options = [FighterAction::Walk(Place::metres(0)), FighterAction::Done];
    let walked = |moved| {
        let mut field = field.clone().personality("cowardly").level(Level::Recruit);
        let own = field.seen.fighters[0].own.as_mut().expect("their own");
        (own.second.moved, own.second.minors) = (moved, 2);
        let deed = |round| {
            field.seen.round = round;
            field.deed(TURN, &options)
        };
        (1..=40).map(deed).collect::<Vec<_>>()
    };
    let back = |deed: &FighterAction| *deed == options[0];
    assert!(walked(0).iter().any(back), "they get away");
    assert!(!walked(600).iter().any(back));
}

#[test]
fn a_blade_runs_at_an_enemy_far_away() {
    let field = Field::classic().with(YOU, 0, &["Blade"]).with(THEY, 200, &["Blade"]);
    assert_eq!(field.deed(Why::Orders, &ORDERS), FighterAction::Close(Gait::Run));
}

#[test]
fn a_rifle_keeps_its_distance_from_a_blade() {
    let field = Field::classic().with(YOU, 300, &["Rifle"]).with(THEY, 325, &["Blade"]);
    let order = field.deed(Why::Orders, &ORDERS);
    assert!(matches!(order, FighterAction::Stand | FighterAction::Open(Gait::Walk)), "{order:?}");
}

#[test]
fn who_can_shoot_well_does_not_run_about() {
    let field = Field::classic().with(YOU, 0, &["Auto Rifle"]).with(THEY, 50, &["Auto Rifle"]);
    let order = field.deed(Why::Orders, &ORDERS);
    assert!(matches!(order, FighterAction::Stand | FighterAction::Close(Gait::Walk)), "{order:?}");
}

#[test]
fn the_cautious_do_not_leave_their_cover_for_a_shot_as_good() {
    let field = Field::classic().with(YOU, 0, &["Rifle"]).with(THEY, 150, &["Rifle"]);
    let field = field.cover(0, CoverKind::StoneWall).personality("cautious");
    assert_eq!(field.deed(Why::Orders, &ORDERS), FighterAction::Stand);
}

#[test]
fn a_beaten_coward_gets_away() {
    let field = Field::classic().with(YOU, 300, &["Dagger"]).with(THEY, 400, &["Rifle"]);
    let field = field.with(THEY, 400, &["Rifle"]).with(THEY, 400, &["Rifle"]);
    let order = field.personality("cowardly").deed(Why::Orders, &ORDERS);
    assert_eq!(order, FighterAction::Open(Gait::Run));
}

#[test]
fn whoever_has_to_reach_a_place_goes_there() {
    let field = Field::second().with(YOU, 0, &["Body Pistol"]).with(THEY, 500, &["Dagger"]);
    let place = Place::metres(100);
    let field = field.but(|seen| seen.aim = Aim::Reach { place, count: 1 });
    assert_eq!(field.deed(TURN, &walks(&[-6, 6])), FighterAction::Walk(Place::metres(6)));
}

#[test]
fn whoever_has_to_hold_a_place_stays_there() {
    let field = Field::second().with(YOU, 0, &["Blade"]).with(THEY, 60, &["Rifle"]);
    let (from, to) = (Place::metres(-3), Place::metres(3));
    let field = field.but(|seen| seen.aim = Aim::Hold { from, to, rounds: 10 });
    let deed = field.personality("cautious").deed(TURN, &walks(&[-6, 6]));
    assert_eq!(deed, FighterAction::Done);
}

#[test]
fn a_captive_to_be_rescued_is_gone_to() {
    let field = Field::second().with(YOU, 0, &["Rifle"]).with(YOU, 60, &[]);
    let field = field.with(THEY, 200, &["Dagger"]).change(1, |friend| friend.captive = true);
    let to = Place::metres(-60);
    let field = field.but(|seen| seen.aim = Aim::Rescue { who: 1, to });
    assert_eq!(field.deed(TURN, &walks(&[-6, 6])), FighterAction::Walk(Place::metres(6)));
    let carrying = field.change(0, |you| you.carries = Some(FighterId(1)));
    assert_eq!(carrying.deed(TURN, &walks(&[-6, 6])), FighterAction::Walk(Place::metres(-6)));
}

#[test]
fn what_is_left_of_a_turn_takes_one_behind_cover() {
    let field = Field::second().with(YOU, 0, &["Rifle"]).with(THEY, 60, &["Rifle"]);
    let field = field.cover(1, CoverKind::StoneWall).cover(-6, CoverKind::StoneWall);
    let field = field.change(0, |you| you.place = Place::metres(-2)).change_own(0, |own| {
        (own.second.significant, own.second.minors) = (true, 1);
    });
    assert_eq!(field.deed(TURN, &walks(&[-3, 0, 3])), FighterAction::Walk(Place::metres(0)));
}

#[test]
fn whoever_is_shot_at_in_the_open_lies_down_and_whoever_has_to_close_in_does_not() {
    let postures = [FighterAction::Posture(Posture::Prone), FighterAction::Done];
    let shooter = Field::second().with(YOU, 0, &["Rifle"]).with(THEY, 40, &["Rifle"]);
    let spent = shooter.change_own(0, |own| {
        (own.second.significant, own.second.minors) = (true, 1);
    });
    assert_eq!(spent.deed(TURN, &postures), postures[0]);
    let blade = Field::second().with(YOU, 0, &["Blade"]).with(THEY, 20, &["Dagger"]);
    assert_eq!(blade.deed(TURN, &postures), postures[1]);
}

#[test]
fn nobody_of_any_level_changes_posture_for_nothing() {
    let postures = [Posture::Standing, Posture::Crouching, Posture::Prone];
    let deeds = postures.map(FighterAction::Posture).into_iter().chain([FighterAction::Done]);
    let deeds: Vec<FighterAction> = deeds.collect();
    for (level, posture) in Level::ALL.into_iter().flat_map(|it| postures.map(|to| (it, to))) {
        let field = Field::second().with(YOU, 0, &["Blade"]).with(THEY, 200, &["Blade"]);
        let field = field.change(0, |you| you.posture = posture).level(level);
        let turns = |round| field.clone().but(|seen| seen.round = round).deed(TURN, &deeds);
        // Whoever lies and has a way to go gets up for it.
        let down = FighterAction::Posture(Posture::Prone);
        let is_sound =
            |deed| deed == FighterAction::Done || (posture == Posture::Prone && deed != down);
        assert!((1..40).map(turns).all(is_sound), "{level:?} {posture:?}");
    }
}

#[test]
fn nobody_walks_back_and_forth_where_nothing_is_gained() {
    let field = Field::second().with(YOU, 0, &["Rifle"]).with(THEY, 50, &["Rifle"]);
    let field = field.change_own(0, |own| own.now = Characteristics::new([7; 6]));
    let field = field.change_own(0, |own| {
        (own.second.significant, own.second.minors) = (true, 1);
    });
    let deed = field.deed(TURN, &walks(&[-6, 6]));
    let back = if let FighterAction::Walk(place) = deed {
        let there = field.change(0, |you| you.place = place);
        there.deed(TURN, &walks(&[0]))
    } else {
        FighterAction::Done
    };
    assert_eq!(back, FighterAction::Done, "after {deed:?}");
}
