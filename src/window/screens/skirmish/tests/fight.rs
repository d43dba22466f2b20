//! Whole fights by the keyboard: to the end, by two persons, by orders that stand, with advice and guide.

use super::*;
use crate::{roster::testing::folder, window::battlefield::game};

/// The fight of this page, which an empty folder keeps.
fn begun(setup: &FightSetup, name: &str) -> (Session, Saves) {
    let saves = Saves::at(folder(name));
    let fight_options = setup.fight_options().expect("a fight");
    let session = Session::begin(&testing::minds(), &saves, fight_options).expect("it can be");
    (session, saves)
}

/// A world with this fight on its field.
fn field(session: Session) -> World {
    let mut world = World::new();
    world.init_resource::<NextState<Screen>>();
    world.init_resource::<Settings>();
    world.init_resource::<Events<FightAction>>();
    game::take_the_field(&mut world, session);
    world
}

/// Carries out what was asked for.
fn carry_out(world: &mut World) {
    world.run_system_once(game::carry_out).expect("a system");
    world.resource_mut::<Events<FightAction>>().clear();
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
    let saves = Saves::at(folder(&format!("fight-keys-{rules:?}-{scenario}")));
    let fight_options = setup.fight_options().expect("a fight");
    let Ok(mut session) = Session::begin(&testing::minds(), &saves, fight_options) else {
        // This scenario is one of the other rules alone.
        return;
    };
    let mut fight_ui = None;
    for n in 0..6000_usize {
        session.advance();
        let Some(choice) = session.asked() else { break };
        let view = game::look_at(&session, choice.seat, n as u64);
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
    let (mut session, saves) = begun(&setup, "fight-watched-again");
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
    game::take_the_field(&mut world, session);
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
    let (session, _) = begun(&setup, "fight-seats");
    assert!(session.persons() > 1);
    let mut world = field(session);
    let first = world.resource::<FightView>().seen.seat;
    for _ in 0..200 {
        let selected = world.resource::<FightUi>().selected_option;
        world.send_event(FightAction::Take(selected));
        carry_out(&mut world);
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
    let (session, saves) = begun(&setup, "fight-standing");
    let mut world = field(session);
    for expected in [Control::StandingOrders, Control::Turns] {
        world.send_event(FightAction::Control(Control::StandingOrders));
        carry_out(&mut world);
        assert_eq!(world.resource::<FightView>().control, expected);
        assert!(world.resource::<FightUi>().note.is_some(), "it is said");
    }
    let _ = std::fs::remove_dir_all(saves.root());
}

#[test]
fn a_key_asks_lets_minds_fight_the_rest_and_takes_command_back() {
    let mut setup = page();
    setup.seed = "3".to_owned();
    let (mut session, saves) = begun(&setup, "fight-delegated");
    session.advance();
    let mut world = field(session);
    let strike = |world: &mut World, key| {
        let (view, fight_ui) = (world.resource::<FightView>(), world.resource::<FightUi>());
        let done = actions(view, fight_ui, &[key]);
        // The interface closes what was open, and passes these on.
        world.resource_mut::<FightUi>().dialog = FightDialog::Nothing;
        world.send_event_batch(done);
        carry_out(world);
        let (view, fight_ui) = (world.resource::<FightView>(), world.resource::<FightUi>());
        (view.command, view.question.is_some(), fight_ui.dialog.clone())
    };
    let asks = FightDialog::Delegate { selected: 0 };
    assert_eq!(strike(&mut world, Key::Z), (Command::Own, true, asks.clone()));
    world.resource_mut::<FightUi>().dialog = asks;
    let delegated = (Command::Delegated, false, FightDialog::Nothing);
    assert_eq!(strike(&mut world, Key::Enter), delegated);
    let waiting = world.resource::<FightView>().waiting.clone();
    assert_eq!(waiting.as_deref(), Some("They fight by themselves."));
    assert_eq!(strike(&mut world, Key::Z), (Command::Own, true, FightDialog::Nothing));
    let _ = std::fs::remove_dir_all(saves.root());
}

#[test]
fn a_veteran_advises_what_is_offered_and_a_digit_takes_it() {
    let view = testing::view();
    let mut fight_ui = FightUi::new(&view);
    let mut setup = page();
    setup.seed = "3".to_owned();
    let (mut session, saves) = begun(&setup, "fight-advice");
    session.advance();
    let hint = session.advice();
    let choice = session.asked().expect("a person is asked");
    assert!(!hint.is_empty() && hint.is_sorted_by(|a, b| a.score >= b.score));
    assert!(hint.iter().all(|it| choice.options[it.nth] == it.option));
    let taken = FightAction::Take(hint[0].nth);
    fight_ui.dialog = FightDialog::Advice { hint };
    for key in [Key::Num1, Key::Enter] {
        assert_eq!(actions(&view, &fight_ui, &[key]).first(), Some(&taken), "{key:?}");
    }
    let _ = std::fs::remove_dir_all(saves.root());
}

#[test]
fn enter_goes_on_from_a_lesson_of_the_guided_fight_and_then_takes_what_the_veteran_would() {
    let library = Library::read(&assets()).expect("the shipped assets");
    let saves = Saves::at(folder("fight-lesson"));
    let with = (&testing::minds(), Default::default());
    let mut session =
        Session::begin_guided(&library.guides.fight, with, &saves).expect("it can be");
    session.advance();
    let seat = session.asked().expect("the person is asked").seat;
    let look = |session: &Session, version| {
        let view = game::look_at(session, seat, version);
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
