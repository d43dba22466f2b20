use crate::{
    choice::{FighterAction, Move, Why},
    data::Surprise,
    event::Event,
    fighter::FighterId,
    second::{initiative::order, testing::*},
    state::FieldRead,
};
use engine::Seat;

/// Total of a fighter's initiative throw.
fn total(play: &Play, of: FighterId) -> i32 {
    let total = |event: &Event| {
        let Event::Initiative { who, throw } = event else { return None };
        (*who == of).then(|| throw.total())
    };
    play.events().iter().find_map(total).expect("everybody throws")
}

/// SE-INI-01
#[test]
fn initiative_is_two_dice_and_the_better_modifier_of_dex_and_int() {
    let quick = one("Quick", "7C7677");
    let clever = one("Clever", "737A77");
    let mut setup = field(vec![quick], vec![clever]);
    setup.scenario.forces[1].fighters[0].captive = true;
    let mut play = Play::new(&setup, &[3, 4, 3, 4]);
    play.chooses(Move::Tactics(None));
    assert_eq!((total(&play, A), total(&play, B)), (9, 8));
    assert_eq!(play.second(A).initiative, 9);
}

/// SE-INI-02, SE-INI-03
#[test]
fn the_effect_of_one_tactics_check_is_on_the_whole_side_and_may_be_bad() {
    let side = vec![one("Head", "777777").skilled("Tactics", 1), plain("Ann"), plain("Bob")];
    let setup = field(side, vec![plain("Foe")]);
    let mut play = Play::new(&setup, &[2, 3, 3, 4, 3, 4, 3, 4, 3, 4]);
    assert_eq!(play.why(), Why::Tactics);
    assert_eq!(play.options(), [Move::Tactics(Some(A)), Move::Tactics(None)]);
    play.chooses(Move::Tactics(Some(A)));
    assert!(!matches!(play.why(), Why::Tactics), "one check a side, and no more");
    assert_eq!(play.side(0).tactics, -2);
    let totals: Vec<i32> = [A, B, C, D].map(|who| total(&play, who)).into();
    assert_eq!(totals, [5, 5, 5, 7]);
}

/// SE-INI-03
#[test]
fn tactics_are_optional_and_nobody_is_asked_who_could_gain_nothing() {
    let setup = field(vec![one("Head", "777777").skilled("Tactics", 1)], vec![plain("Foe")]);
    let mut play = Play::new(&setup, &[3, 4, 3, 4]);
    play.chooses(Move::Tactics(None));
    play.all_thrown();
    assert_eq!(play.side(0).tactics, 0);
    assert_eq!(
        Play::new(&field(vec![plain("A")], vec![plain("B")]), &[1, 1, 1, 1]).why(),
        Why::Turn { who: A }
    );
}

/// SE-INI-04
#[test]
fn surprise_is_six_either_way_in_the_first_round_and_then_the_order_is_made_anew() {
    let mut setup = field(vec![plain("Ambusher")], vec![plain("Victim")]);
    setup.scenario.surprise = Surprise::By(0);
    let mut play = Play::new(&setup, &[3, 4, 4, 5]);
    assert_eq!((total(&play, A), total(&play, B)), (13, 3));
    assert_eq!(order(play.world()), [A, B]);
    play.does(A, FighterAction::Done).does(B, FighterAction::Done);
    assert_eq!(play.world().course().surprise, None);
    assert_eq!((play.second(A).initiative, play.second(B).initiative), (7, 9));
    assert_eq!(play.why(), Why::Turn { who: B });
    assert!(play.events().contains(&Event::SurpriseLost));
}

/// SE-INI-04
#[test]
fn whoever_watches_exceptionally_better_surprises_the_others() {
    let scout = || one("Scout", "777577").skilled("Recon", 2);
    let mut setup = field(vec![plain("Slow"), scout()], vec![plain("Foe")]);
    setup.scenario.surprise = Surprise::Thrown;
    let found = |dice: &[u8]| Play::new(&setup, dice).world().course().surprise;
    // Scout INT -1, Recon 2 makes 8; the foe INT -1, untrained -3 makes 2: exactly six apart.
    assert_eq!(found(&[3, 4, 3, 3, 1, 1, 1, 1, 1, 1]), Some(Seat(0)));
    assert_eq!(found(&[3, 4, 3, 4, 1, 1, 1, 1, 1, 1]), None);
    setup.scenario.surprise = Surprise::Nobody;
    assert_eq!(Play::new(&setup, &[1, 1, 1, 1, 1, 1]).world().course().surprise, None);
}

/// SE-INI-05
#[test]
fn the_highest_acts_first_and_ties_go_to_dex_and_then_stay_as_they_are() {
    let setup = field(
        vec![one("Dex 7", "777577"), one("Dex 8", "787577"), one("Dex 7 too", "777577")],
        vec![one("Low", "777577")],
    );
    let play = Play::new(&setup, &[3, 4, 3, 4, 3, 4, 1, 1]);
    assert_eq!(order(play.world()), [B, A, C, D]);
}

/// SE-INI-06
#[test]
fn initiative_is_thrown_once_and_kept() {
    let mut play = Play::new(&field(vec![plain("A")], vec![plain("B")]), &[4, 4, 3, 4]);
    for _ in 0..3 {
        play.does(A, FighterAction::Done).does(B, FighterAction::Done);
    }
    assert_eq!(play.world().course().round, 4);
    play.all_thrown();
}

/// SE-INI-07
#[test]
fn who_delays_acts_between_any_two_others_or_last_and_keeps_their_initiative() {
    let side = |name| vec![plain(name)];
    let setup =
        field([side("First"), side("Third")].concat(), [side("Second"), side("Fourth")].concat());
    let mut play = Play::new(&setup, &[6, 6, 4, 4, 5, 5, 3, 3]);
    play.does(A, FighterAction::Delay).does(C, FighterAction::Done);
    assert_eq!(play.why(), Why::Turn { who: A });
    play.does(A, FighterAction::Delay).does(B, FighterAction::Done);
    play.does(A, FighterAction::Done);
    play.does(D, FighterAction::Done);
    assert_eq!(play.why(), Why::Turn { who: A }, "the order of the next round is the old one");
    play.does(A, FighterAction::Delay)
        .does(C, FighterAction::Done)
        .does(A, FighterAction::Delay)
        .does(B, FighterAction::Done);
    play.does(A, FighterAction::Delay).does(D, FighterAction::Done);
    assert!(!play.deeds().contains(&FighterAction::Delay), "nobody is left to wait for");
    play.does(A, FighterAction::Done);
    assert_eq!(play.why(), Why::Turn { who: A });
}

/// SE-INI-07
#[test]
fn who_has_begun_to_act_cannot_delay() {
    let setup = field(vec![plain("A").with("Rifle")], vec![plain("B")]);
    let mut play = Play::new(&setup, &[6, 6, 1, 1]);
    assert!(play.deeds().contains(&FighterAction::Delay));
    play.does(A, FighterAction::Aim(B));
    assert!(!play.deeds().contains(&FighterAction::Delay));
}
