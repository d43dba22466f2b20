//! Where the hand rests at a fight, and what keys and clicks come to.

use super::*;

#[test]
fn digits_take_the_options_of_whoever_is_selected() {
    let view = testing::view();
    let mut fight_ui = FightUi::new(&view);
    assert_eq!(fight_ui.selected, Some(FighterId(0)));
    let shown = fight_ui.shown(&view);
    assert!(shown.iter().all(|&n| view.offers()[n].chosen.doer().is_none_or(|it| it.0 == 0)));
    assert_eq!(actions(&view, &fight_ui, &[Key::Num2]), [FightAction::Take(shown[1])]);
    assert_eq!(
        actions(&view, &fight_ui, &[Key::Enter]),
        [FightAction::Take(fight_ui.selected_option)]
    );
    assert_eq!(actions(&view, &fight_ui, &[Key::Num9]), [], "there is no ninth");
    fight_ui.next(1, &view);
    assert_eq!(fight_ui.selected, Some(FighterId(1)));
    assert!(fight_ui.shown(&view) != shown);
}

/// CT-END-03
#[test]
fn the_hand_never_rests_on_giving_up() {
    let mut view = testing::view();
    let question = view.question.as_mut().expect("orders");
    question.options.retain(|offer| {
        offer.chosen == Move::Surrender
            || matches!(offer.chosen, Move::Do { deed: Done::Stand, .. })
    });
    question.options.reverse();
    let mut fight_ui = FightUi::new(&view);
    for _ in 0..5 {
        assert_ne!(fight_ui.selected_move(&view), Some(&Move::Surrender));
        fight_ui.next(1, &view);
    }
}

#[test]
fn what_a_veteran_would_do_is_lit_but_for_giving_up() {
    let mut view = testing::view();
    let shown = FightUi::new(&view).shown(&view);
    view.advised = Some(shown[2]);
    let lit = FightUi::new(&view).selected_option;
    assert_eq!(lit, shown[2]);
    view.advised = view.offers().iter().position(|offer| offer.chosen == Move::Surrender);
    assert!(view.advised.is_some(), "a side may give up");
    assert_ne!(FightUi::new(&view).selected_move(&view), Some(&Move::Surrender));
}

#[test]
fn arrows_walk_over_the_others_and_the_option_follows() {
    let moment = testing::moment(DemoScene::Turn);
    let (view, mut fight_ui) = (moment.view, moment.fight_ui);
    fight_ui.walk(1, &view);
    let who = fight_ui.looked_at(&view).expect("an enemy");
    assert!(!view.is_own(who));
    let about =
        crate::window::battlefield::view::target(fight_ui.selected_move(&view).expect("an option"));
    assert_eq!(about, Some(who));
}

/// CT-MOV-04: nobody is promised an attack after a run.
#[test]
fn an_order_to_run_goes_without_the_target_that_others_have() {
    let moment = testing::moment(DemoScene::Orders);
    let (view, mut fight_ui) = (moment.view, moment.fight_ui);
    fight_ui.walk(1, &view);
    let own = fight_ui.selected.expect("somebody of one's own");
    let is_aimed = |deed| {
        let input = fight_ui.input(Move::Do { who: own, deed }, &view);
        matches!(input, Aimed::At(..))
    };
    assert!(is_aimed(Done::Stand) && is_aimed(Done::Close(Gait::Walk)));
    assert!(!is_aimed(Done::Close(Gait::Run)) && !is_aimed(Done::Open(Gait::Run)));
    assert!(!is_aimed(Done::Evade));
}

#[test]
fn while_things_are_shown_enter_shows_all_and_digits_still_decide() {
    let view = testing::view();
    let fight_ui = FightUi::new(&view);
    let playing = |keys: &[Key]| keys::at_the_fight(&struck(keys), &view, &fight_ui, true, 30);
    assert_eq!(playing(&[Key::Enter]), [FightAction::Skip]);
    assert!(matches!(playing(&[Key::Num1])[..], [FightAction::Take(_)]));
}

#[test]
fn every_key_of_the_help_does_something() {
    let view = testing::view();
    let mut fight_ui = FightUi::new(&view);
    for key in [
        Key::Tab,
        Key::ArrowRight,
        Key::ArrowDown,
        Key::S,
        Key::W,
        Key::U,
        Key::Q,
        Key::E,
        Key::A,
        Key::D,
        Key::F,
        Key::V,
        Key::C,
        Key::O,
        Key::Z,
        Key::L,
        Key::B,
        Key::F1,
        Key::H,
        Key::Escape,
        Key::Plus,
    ] {
        assert_eq!(actions(&view, &fight_ui, &[key]).len(), 1, "{key:?}");
    }
    let advice = FightDialog::Advice { hint: Vec::new() };
    for dialog in [
        FightDialog::Keys,
        FightDialog::Log,
        FightDialog::Rules,
        FightDialog::Pause { selected: 0 },
        FightDialog::Delegate { selected: 0 },
        advice,
    ] {
        fight_ui.dialog = dialog;
        assert_eq!(
            actions(&view, &fight_ui, &[Key::Escape]),
            [FightAction::Open(FightDialog::Nothing)]
        );
    }
}

#[test]
fn speeds_go_around_and_one_of_them_is_none() {
    let mut speed = Speed::default();
    let all: Vec<Speed> = Speed::ALL
        .iter()
        .map(|_| {
            speed = speed.next();
            speed
        })
        .collect();
    assert_eq!(speed, Speed::default());
    assert!(all.contains(&Speed::Off));
}

#[test]
fn an_option_is_taken_by_a_click() {
    let view = testing::view();
    let fight_ui = FightUi::new(&view);
    // The first row of the options, in the column at the right.
    let done = frames(&view, &fight_ui, click(pos2(1100.0, 166.0)));
    assert!(done.contains(&FightAction::Take(fight_ui.shown(&view)[0])), "{done:?}");
}
