//! The tactical view without a window: what keys do, what a frame asks for, a fight by keyboard.

#![expect(clippy::wildcard_enum_match_arm, reason = "only what is taken matters here")]

use std::path::{Path, PathBuf};

use bevy::{
    ecs::system::RunSystemOnce,
    prelude::{Events, NextState, World},
};
use bevy_egui::egui::{CentralPanel, Event as Input, InputState, Key, pos2};
use characters::healing::RuleSet;
use engine::Rulebook;
use skirmish::{FighterAction as Done, FighterId, Gait, Move};

use super::{
    aftermath::{After, come_in},
    keys, replay,
    screen::{Onstage, whole},
    setup::{self, FightSetup},
};
use crate::window::{
    battlefield::{
        demo::DemoScene,
        effects::FightAnimation,
        field::{camera::Stage, onstage::Scene, people},
        fight_ui::{FightAction, FightDialog, FightUi, Speed},
        log_book::LogBook,
        plan::Plan,
        testing,
        view::FightView,
    },
    common::{data::GameData, requests::FightRecord},
    ui::screen::Screen,
};
use crate::{
    data::{Library, Texts},
    saves::Saves,
    settings::Settings,
    skirmish::{
        flow::{Control, Input as Aimed},
        session::Session,
    },
    window::testing::{click, frames as drawn, input, key, screen},
};

pub const ALL: [DemoScene; 8] = [
    DemoScene::Orders,
    DemoScene::Volley,
    DemoScene::Turn,
    DemoScene::Reaction,
    DemoScene::Melee,
    DemoScene::Night,
    DemoScene::Boarding,
    DemoScene::Hunt,
];

fn assets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets")
}

fn book() -> Rulebook {
    (*Library::read(&assets()).expect("the shipped assets").rulebook).clone()
}

fn struck(keys: &[Key]) -> InputState {
    input(keys.iter().map(|&it| key(it)).collect())
}

/// The actions of keys while nothing is being shown.
fn actions(view: &FightView, fight_ui: &FightUi, keys: &[Key]) -> Vec<FightAction> {
    keys::at_the_fight(&struck(keys), view, fight_ui, false, 30)
}

/// Draws frames of the view with this input, and collects what was done.
fn frames(view: &FightView, fight_ui: &FightUi, inputs: Vec<Vec<Input>>) -> Vec<FightAction> {
    let (animation, book) = (FightAnimation::default(), LogBook::default());
    let stage = Stage { rect: Plan::of(screen()).picture, camera: fight_ui.lens };
    let shown = people::shown(&Scene::new(view, fight_ui, &animation, stage));
    let onstage = Onstage { texture: None, shown };
    drawn(inputs, |ctx| {
        let panel = CentralPanel::default();
        panel.show(ctx, |ui| whole(ui, view, fight_ui, &animation, &book, &onstage)).inner
    })
}

#[test]
fn every_moment_can_be_drawn_at_any_zoom() {
    for scene in ALL {
        let moment = testing::moment(scene);
        let mut fight_ui = moment.fight_ui;
        for factor in [1.0, 4.0, 0.02, 30.0] {
            fight_ui.lens.zoom(factor, None);
            let _ = frames(&moment.view, &fight_ui, vec![vec![], vec![]]);
        }
    }
}

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

/// CT-ATK-05
#[test]
fn the_number_over_a_target_is_the_sum_of_its_lines() {
    let view = testing::view();
    for aim in view.aims.iter() {
        let plan = aim.plan.as_ref().expect("everybody can be hit");
        let sum: i32 = plan.modifiers.iter().map(|it| i32::from(it.dm)).sum();
        assert_eq!(plan.needed(), plan.target - sum);
    }
}

#[test]
fn every_rule_that_is_shown_is_in_the_rulebook() {
    let book = book();
    for (_, rule) in setup::HOUSE {
        assert!(book.find(rule).is_some(), "{rule}");
    }
    for scene in ALL {
        let moment = testing::moment(scene);
        let asked = moment.view.question.iter().map(|it| it.why.rule().to_owned());
        let plans = moment.view.aims.iter().filter_map(|aim| aim.plan.as_ref().ok());
        let modifiers = plans.flat_map(|plan| &plan.modifiers).map(|it| it.rule.to_string());
        let lines = moment.book.lines.iter().flat_map(|line| line.rules.clone());
        for rule in asked.chain(modifiers).chain(lines) {
            assert!(book.find(&rule).is_some(), "{scene:?}: {rule}");
        }
    }
}

fn page() -> FightSetup {
    let mut setup = FightSetup::default();
    let texts = Texts::fetch(&assets(), crate::skirmish::PARTS);
    setup.read(texts, &assets(), Path::new("nowhere"));
    setup
}

#[test]
fn every_scenario_is_on_the_page_and_can_be_begun_by_somebody() {
    let mut setup = page();
    let count = setup.scenarios().len();
    assert!(count > 9, "ten scenarios and a chance meeting");
    let book = book();
    for n in 0..count {
        setup.carry_out(setup::FightSetupAction::Select(setup::Row::Scenario(n)), &book);
        let fight_options = setup.fight_options().expect("it can be fought");
        assert_eq!(fight_options.commanders.len(), fight_options.setup.scenario.forces.len());
        assert!(
            fight_options.commanders.contains(&crate::skirmish::commander::CommanderKind::Person)
        );
    }
}

#[test]
fn the_page_turns_by_keys_alone() {
    let mut setup = page();
    let book = book();
    let press = |setup: &mut FightSetup, key: Key| {
        let done = setup::on_the_page(&struck(&[key]), setup, 30);
        for action in done.iter().cloned() {
            setup.carry_out(action, &book);
        }
        done
    };
    setup.selected = setup::Row::Rules;
    let rules = setup.rules;
    press(&mut setup, Key::ArrowRight);
    assert_ne!(setup.rules, rules);
    press(&mut setup, Key::ArrowDown);
    assert_eq!(setup.selected, setup::Row::Command);
    let before = setup.command;
    press(&mut setup, Key::ArrowRight);
    assert_ne!(setup.command, before);
    setup.selected = setup::Row::Seed;
    for key in [Key::Num4, Key::Num2, Key::Num7, Key::Backspace] {
        press(&mut setup, key);
    }
    assert_eq!(setup.fight_options().expect("a fight").seed, 42);
    setup.selected = setup::Row::House;
    press(&mut setup, Key::Enter);
    press(&mut setup, Key::ArrowDown);
    press(&mut setup, Key::Enter);
    assert!(setup.house.evade_errata);
    press(&mut setup, Key::Escape);
    setup.selected = setup::Row::Begin;
    assert_eq!(press(&mut setup, Key::Enter), [setup::FightSetupAction::Begin]);
}

/// The page, the fight and its end, by the keyboard alone: Enter, Tab and digits.
#[test]
fn a_fight_can_be_fought_from_the_page_to_the_end_by_keyboard() {
    for rules in [RuleSet::Classic, RuleSet::SecondEdition] {
        for scenario in [0, 4] {
            by_keyboard(scenario, rules);
        }
    }
}

fn by_keyboard(scenario: usize, rules: RuleSet) {
    let mut setup = page();
    (setup.seed, setup.rules) = ("11".to_owned(), rules);
    setup.against = crate::skirmish::commander::CommanderKind::Random;
    setup.carry_out(setup::FightSetupAction::Select(setup::Row::Scenario(scenario)), &book());
    let folder = std::env::temp_dir()
        .join(format!("far-lanes-keys-{rules:?}-{scenario}-{}", std::process::id()));
    let saves = Saves::at(folder);
    let fight_options = setup.fight_options().expect("a fight");
    let Ok(mut session) = Session::begin(&testing::minds(), &saves, fight_options) else {
        // This scenario is one of the other rules alone.
        return;
    };
    let mut fight_ui = None;
    for n in 0..6000_usize {
        session.advance();
        let Some(choice) = session.asked() else { break };
        let view = crate::window::battlefield::game::look_at(&session, choice.seat, n as u64);
        let fight_ui: &mut FightUi = fight_ui.get_or_insert_with(|| FightUi::new(&view));
        fight_ui.follow(&view);
        if n % 3 == 1 {
            fight_ui.next(1, &view);
        }
        let key = if n % 5 == 2 { Key::Num2 } else { Key::Enter };
        let done = actions(&view, fight_ui, &[key]);
        let taken = done.into_iter().find_map(|action| match action {
            FightAction::Take(n) => Some(n),
            _ => None,
        });
        let taken = taken.or_else(|| fight_ui.shown(&view).first().copied()).expect("an option");
        session.decide(view.offers()[taken].chosen).expect("it is offered");
    }
    assert!(session.outcome().is_some(), "{rules:?}, scenario {scenario} comes to an end");
    let aftermath = session.aftermath().expect("it is over");
    assert!(!aftermath.fighters.is_empty());
    let _ = std::fs::remove_dir_all(saves.root());
}

#[test]
fn a_fight_is_watched_from_its_aftermath_and_nobody_comes_home_twice() {
    let mut setup = page();
    (setup.seed, setup.command) = ("3".to_owned(), setup::Command::Nobody);
    let folder = std::env::temp_dir().join(format!("far-lanes-again-{}", std::process::id()));
    let saves = Saves::at(folder);
    let fight_options = setup.fight_options().expect("a fight");
    let mut session =
        Session::begin(&testing::armoury(), &saves, fight_options).expect("it can be");
    session.advance();
    let artefact = session.artefact();
    assert!(artefact.finished);
    let mut world = World::new();
    let library = Library::read(&assets()).expect("the shipped assets");
    let texts = Texts::fetch(&assets(), crate::skirmish::PARTS);
    world.insert_resource(GameData { library, texts, saves: saves.clone() });
    world.init_resource::<NextState<Screen>>();
    world.init_resource::<Settings>();
    world.init_resource::<After>();
    crate::window::battlefield::game::take_the_field(&mut world, session);
    let before = world.resource::<FightView>().seen.clone();
    world.run_system_once(come_in).expect("a system");
    world.resource_mut::<After>().home = Some("They came home.".to_owned());
    let file = PathBuf::from("a.json");
    let record = FightRecord { artefact, file, from: 0, back: Screen::Aftermath };
    replay::open(&mut world, record).expect("it can be watched");
    assert!(matches!(
        world.resource::<NextState<Screen>>(),
        NextState::Pending(Screen::FightReplay)
    ));
    assert!(world.resource::<FightView>().seen != before, "another moment is on the field");
    replay::leave(&mut world);
    assert!(world.resource::<FightView>().seen == before, "the end is there again");
    world.run_system_once(come_in).expect("a system");
    let home = world.resource::<After>().home.as_deref();
    assert_eq!(home, Some("They came home."), "nobody has come home once more");
    let _ = std::fs::remove_dir_all(saves.root());
}

/// CT-RUL-61
#[test]
fn another_person_takes_the_seat_before_anything_is_shown() {
    let mut setup = page();
    (setup.rules, setup.command) = (RuleSet::Classic, setup::Command::Everybody);
    setup.seed = "3".to_owned();
    let folder = std::env::temp_dir().join(format!("far-lanes-seats-{}", std::process::id()));
    let saves = Saves::at(folder);
    let fight_options = setup.fight_options().expect("a fight");
    let session = Session::begin(&testing::minds(), &saves, fight_options).expect("it can be");
    assert!(session.persons() > 1);
    let mut world = World::new();
    world.init_resource::<NextState<Screen>>();
    world.init_resource::<Settings>();
    world.init_resource::<Events<FightAction>>();
    crate::window::battlefield::game::take_the_field(&mut world, session);
    let first = world.resource::<FightView>().seen.seat;
    for _ in 0..200 {
        let selected = world.resource::<FightUi>().selected_option;
        world.send_event(FightAction::Take(selected));
        world.run_system_once(crate::window::battlefield::game::carry_out).expect("a system");
        world.resource_mut::<Events<FightAction>>().clear();
        let view = world.resource::<FightView>().clone();
        let mut fight_ui = world.resource_mut::<FightUi>();
        if matches!(fight_ui.dialog, FightDialog::Handover { .. }) {
            assert_ne!(view.seen.seat, first);
            assert!(view.seen.fighters.iter().all(|it| it.own.is_none() || it.side != first));
            return;
        }
        fight_ui.follow(&view);
    }
    panic!("the second side is never asked");
}

#[test]
fn a_key_or_a_click_lets_orders_stand_and_no_longer() {
    let moment = testing::moment(DemoScene::Turn);
    let key = actions(&moment.view, &moment.fight_ui, &[Key::O]);
    assert_eq!(key, [FightAction::Control(Control::StandingOrders)]);
    let mut setup = page();
    (setup.rules, setup.seed) = (RuleSet::SecondEdition, "3".to_owned());
    let folder = std::env::temp_dir().join(format!("far-lanes-standing-{}", std::process::id()));
    let saves = Saves::at(folder);
    let fight_options = setup.fight_options().expect("a fight");
    let session = Session::begin(&testing::minds(), &saves, fight_options).expect("it can be");
    let mut world = World::new();
    world.init_resource::<NextState<Screen>>();
    world.init_resource::<Settings>();
    world.init_resource::<Events<FightAction>>();
    crate::window::battlefield::game::take_the_field(&mut world, session);
    for expected in [Control::StandingOrders, Control::Turns] {
        world.send_event(FightAction::Control(Control::StandingOrders));
        world.run_system_once(crate::window::battlefield::game::carry_out).expect("a system");
        world.resource_mut::<Events<FightAction>>().clear();
        assert_eq!(world.resource::<FightView>().control, expected);
        assert!(world.resource::<FightUi>().note.is_some(), "it is said");
    }
    let _ = std::fs::remove_dir_all(saves.root());
}

#[test]
fn a_veteran_advises_what_is_offered_and_a_digit_takes_it() {
    let view = testing::view();
    let mut fight_ui = FightUi::new(&view);
    let mut setup = page();
    setup.seed = "3".to_owned();
    let folder = std::env::temp_dir().join(format!("far-lanes-advice-{}", std::process::id()));
    let saves = Saves::at(folder);
    let fight_options = setup.fight_options().expect("a fight");
    let mut session = Session::begin(&testing::minds(), &saves, fight_options).expect("it can be");
    session.advance();
    let hint = session.advice();
    let choice = session.asked().expect("a person is asked");
    assert!(!hint.is_empty() && hint.is_sorted_by(|a, b| a.score >= b.score));
    assert!(hint.iter().all(|it| choice.options[it.nth] == it.option));
    let taken = FightAction::Take(hint[0].nth);
    fight_ui.dialog = FightDialog::Advice { hint };
    assert_eq!(actions(&view, &fight_ui, &[Key::Num1]), [taken]);
    let _ = std::fs::remove_dir_all(saves.root());
}

#[test]
fn enter_goes_on_from_a_lesson_of_the_guided_fight_and_then_takes_what_the_veteran_would() {
    let library = Library::read(&assets()).expect("the shipped assets");
    let folder = std::env::temp_dir().join(format!("far-lanes-lesson-{}", std::process::id()));
    let saves = Saves::at(folder);
    let with = (&testing::minds(), Default::default());
    let mut session =
        Session::begin_guided(&library.guides.fight, with, &saves).expect("it can be");
    session.advance();
    let seat = session.asked().expect("the person is asked").seat;
    let look = |session: &Session, version| {
        let view = crate::window::battlefield::game::look_at(session, seat, version);
        let fight_ui = FightUi::new(&view);
        (actions(&view, &fight_ui, &[Key::Enter]), actions(&view, &fight_ui, &[Key::Escape]))
    };
    let farewell = FightAction::Open(FightDialog::Farewell { selected: 0 });
    assert_eq!(look(&session, 1), (vec![FightAction::GoOn], vec![farewell]));
    while session.lesson().is_some_and(|told| !told.lesson.until_answered) {
        session.lesson_read();
    }
    let coach = session.coached().expect("there is something to be decided");
    assert_eq!(look(&session, 2).0, [FightAction::Take(coach)]);
    session.leave_guide();
    let pause = FightAction::Open(FightDialog::Pause { selected: 0 });
    assert_eq!(look(&session, 3).1, [pause]);
    let _ = std::fs::remove_dir_all(saves.root());
}
