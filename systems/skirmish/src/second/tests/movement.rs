use crate::{
    choice::{FighterAction, Mode, Move, Posture, Why},
    data::{Aim, Beast, CoverKind, Span},
    event::{Event, Exit},
    field::Place,
    fighter::Stand,
    second::{movement, testing::*},
    state::{FieldRead, FieldWrite},
};

fn walks(play: &Play) -> Vec<i32> {
    let walk = |deed: FighterAction| {
        if let FighterAction::Walk(Place(cm)) = deed { Some(cm) } else { None }
    };
    play.deeds().into_iter().filter_map(walk).collect()
}

fn alone() -> crate::Setup {
    field(vec![plain("A").at(100)], vec![plain("B").at(900)])
}

const FIRST: [u8; 4] = [6, 6, 1, 1];

/// SE-CBT-12
#[test]
fn a_move_is_six_metres_and_three_of_them_eighteen() {
    let mut play = Play::new(&alone(), &FIRST);
    assert_eq!(walks(&play), [9400, 9700, 10300, 10600]);
    for to in [10600, 11200, 11800] {
        play.does(A, FighterAction::Walk(Place(to)));
    }
    assert_eq!((play.place(A), play.why()), (Place(11800), Why::Turn { who: B }));
    assert_eq!(play.second(A).moved, 1800);
}

/// SE-CBT-12, SE-DAT-13
#[test]
fn a_beast_moves_at_its_own_speed() {
    let mut hound = plain("Hound").at(100);
    hound.beast = Some(Beast { kind: "hound".to_owned(), speed: 4, metres: 12, pouncer: false });
    hound.weapons.push(crate::data::Armed::new("Claws", 0));
    let play = Play::new(&field(vec![hound], vec![plain("B").at(900)]), &FIRST);
    assert_eq!(movement::stride(play.world(), A), 1200);
    assert!(!play.deeds().iter().any(|deed| matches!(deed, FighterAction::Posture(_))));
}

/// SE-CBT-13, SE-CBT-14
#[test]
fn difficult_ground_halves_lying_quarters_and_both_make_an_eighth() {
    let reach = |difficult: bool, posture| {
        let mut setup = alone();
        if difficult {
            setup.scenario.ground.difficult.push(Span { from: Place(0), to: Place(100_000) });
        }
        let mut play = Play::new(&setup, &FIRST);
        play.second_mut(A).posture = posture;
        let stride = movement::stride(play.world(), A);
        movement::reach(play.world(), A, 1, stride).0 - 10_000
    };
    assert_eq!([false, true].map(|hard| reach(hard, Posture::Standing)), [600, 300]);
    assert_eq!([false, true].map(|hard| reach(hard, Posture::Prone)), [150, 75]);
    assert_eq!(reach(false, Posture::Crouching), 600);
}

/// SE-CBT-13
#[test]
fn ground_that_is_difficult_in_part_slows_in_part() {
    let mut setup = alone();
    setup.scenario.ground.difficult.push(Span { from: Place(10_200), to: Place(10_300) });
    let play = Play::new(&setup, &FIRST);
    assert_eq!(movement::reach(play.world(), A, 1, 600), Place(10_500));
    assert_eq!(movement::reach(play.world(), A, 1, 301), Place(10_250), "fractions are kept");
}

/// SE-CBT-12
#[test]
fn places_worth_going_to_are_named_once_each() {
    let mut setup = field(vec![plain("A").at(3)], vec![plain("B").at(7)]);
    setup.scenario.ground.cover = vec![cover(CoverKind::Trees, 500), cover(CoverKind::Trees, 5000)];
    setup.scenario.forces[0].aim = Aim::Reach { place: Place(200), count: 1 };
    let play = Play::new(&setup, &FIRST);
    assert_eq!(walks(&play), [0, 200, 500, 550, 600, 900]);
}

/// SE-CBT-12
#[test]
fn a_field_ends_unless_that_end_is_open() {
    let mut setup = field(vec![plain("A").at(3)], vec![plain("B").at(900)]);
    let shut = Play::new(&setup, &FIRST);
    assert_eq!(walks(&shut).first(), Some(&0));
    setup.scenario.ground.open_ends = (true, false);
    let mut play = Play::new(&setup, &FIRST);
    assert_eq!(walks(&play).first(), Some(&-100));
    play.does(A, FighterAction::Walk(Place(-100)));
    assert_eq!(play.world().stand(A).gone, Some(Exit::OverTheEdge));
    play.does(B, FighterAction::Done);
    assert!(play.game.is_over(), "nobody is left of one side");
    assert_eq!(movement::reach(Play::new(&setup, &FIRST).world(), A, -1, 350), Place(0));
}

/// SE-CBT-16, SE-RCT-08
#[test]
fn close_combat_ends_at_one_and_a_half_metres() {
    let setup = field(vec![plain("A").at(100)], vec![plain("B").at(101)]);
    let mut play = Play::new(&setup, &FIRST);
    let blow = attack(B, 0, Mode::Single);
    let may = |play: &mut Play, cm: i32| {
        play.game.world.of_mut::<Stand>(B).place = Place(10_000 + cm);
        play.plan(A, blow).is_ok()
    };
    assert_eq!([0, 150, 151, 160].map(|cm| may(&mut play, cm)), [true, true, false, false]);
}

/// SE-RCT-08
#[test]
fn whoever_leaves_close_combat_may_be_struck_at_first_at_plus_two() {
    let setup = field(vec![plain("A").at(100)], vec![plain("B").with("Blade").at(101)]);
    let mut play = Play::new(&setup, &[6, 6, 1, 1, 2, 2]);
    play.does(A, FighterAction::Walk(Place(9700)));
    assert_eq!(play.why(), Why::Opportunity { who: B, leaver: A });
    play.chooses(Move::Strike(true));
    let report = play.last();
    assert_eq!((report.by, report.hit, report.weapon.as_str()), (B, false, "Blade"));
    assert!(dms(&report.throw.modifiers).contains(&("SE-RCT-08", 2)));
    assert_eq!(play.place(A), Place(9700), "a miss stops nobody");
    assert_eq!((play.second(B).reactions, play.why()), (1, Why::Turn { who: A }));
    play.does(A, FighterAction::Done);
    assert_eq!((play.second(B).penalty, play.second(B).reactions), (1, 0));
}

/// SE-RCT-08
#[test]
fn a_blow_that_fells_comes_before_the_move_and_stops_it() {
    let frail = one("A", "111577").at(100);
    let setup = field(vec![frail], vec![plain("B").with("Blade").at(101)]);
    let mut play = Play::new(&setup, &[6, 6, 1, 1, 6, 6, 6, 6, 6, 6]);
    play.does(A, FighterAction::Walk(Place(9700))).chooses(Move::Strike(true));
    assert_eq!(play.place(A), Place(10_000));
    assert!(!play.events().iter().any(|event| matches!(event, Event::Moved { .. })));
}

/// SE-RCT-08
#[test]
fn no_chance_comes_of_staying_in_reach_or_to_somebody_who_cannot_act() {
    let setup = field(vec![plain("A").at(100)], vec![plain("B").at(101)]);
    let mut play = Play::new(&setup, &FIRST);
    play.game.world.of_mut::<Stand>(A).place = Place(10_050);
    let near = crate::second::opportunity::strikers(play.world(), A, Place(9_950));
    assert_eq!(near, [], "still within reach");
    let off = crate::second::opportunity::strikers(play.world(), A, Place(9_940));
    assert_eq!(off, [B]);
    play.game.world.of_mut::<crate::Fighter>(B).captive = true;
    assert_eq!(crate::second::opportunity::strikers(play.world(), A, Place(9_000)), []);
    let declined = field(vec![plain("A").at(100)], vec![plain("B").at(101)]);
    let mut play = Play::new(&declined, &FIRST);
    play.does(A, FighterAction::Walk(Place(9700))).chooses(Move::Strike(false));
    assert_eq!((play.second(B).reactions, play.reports().len()), (0, 0));
}
