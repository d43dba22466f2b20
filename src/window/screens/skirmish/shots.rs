//! The pictures of fights for the tour: the page, moments made by hand, fights on fixed seeds, and what
//! one of them leaves behind.

use bevy::prelude::*;
use characters::healing::RuleSet;
use dice::Dice;
use skirmish::Move;

use super::setup::{self, Command, FightSetup};
use crate::skirmish::{commander::CommanderKind, session::Session};
use crate::window::{
    battlefield::{
        demo::{self, DemoScene},
        fight_ui::FightAction,
        game::take_the_field,
    },
    common::data::GameData,
    error::WindowError,
    tour::{Shot, hands::column_of},
    ui::screen::Screen,
};

pub(in crate::window) fn shots() -> Vec<Shot> {
    let (classic, second) = (RuleSet::Classic, RuleSet::SecondEdition);
    let fight = |name, scene| {
        Shot::of(name, move |app| reach(app, scene)).then(move |app| lay_open(app, scene))
    };
    let staged = |name, scene| fight(name, FightScene::Staged(scene));
    let shed = |name| fight(name, FightScene::Fought("customs-shed", classic, 2));
    let fights = vec![
        fight("70-fight-setup", FightScene::Setup("desert-ambush")),
        staged("71-fight-orders", DemoScene::Orders),
        staged("72-fight-volley", DemoScene::Volley),
        staged("73-fight-turn", DemoScene::Turn),
        staged("74-fight-reaction", DemoScene::Reaction),
        staged("75-fight-melee", DemoScene::Melee),
        staged("76-fight-night", DemoScene::Night),
        staged("77-fight-boarding", DemoScene::Boarding),
        staged("78-fight-hunt", DemoScene::Hunt),
        staged("79-fight-large", DemoScene::Orders).large(),
        shed("80-fight-classic"),
        fight("81-fight-second", FightScene::Fought("last-orders", second, 2)),
        fight("82-fight-aftermath", FightScene::Aftermath("desert-ambush", classic)),
        fight("83-fight-meeting", FightScene::Setup("encounter")),
        fight("149-phone-skirmish", FightScene::Setup("desert-ambush")).upright(),
        fight("149-phone-skirmish-about", FightScene::Setup("desert-ambush"))
            .then(|app| column_of(app, "skirmish", 1))
            .upright()
            .afterwards(|app| column_of(app, "skirmish", 0)),
        fight("149-phone-skirmish-across", FightScene::Setup("desert-ambush")).across(),
        fight("149-phone-aftermath", FightScene::Aftermath("desert-ambush", classic)).upright(),
        fight("149-phone-aftermath-everybody", FightScene::Aftermath("desert-ambush", classic))
            .then(|app| column_of(app, "aftermath", 1))
            .upright()
            .afterwards(|app| column_of(app, "aftermath", 0)),
        fight("149-phone-aftermath-across", FightScene::Aftermath("desert-ambush", classic))
            .across(),
        shed("93-fight-advice").then(ask_a_veteran),
        Shot::of("107-guide-fight", guided),
        staged("142-phone-fight", DemoScene::Volley).upright(),
        staged("142-phone-fight-across", DemoScene::Turn).across(),
        shed("142-phone-fight-advice").then(ask_a_veteran).upright(),
        staged("142-phone-fight-boarding", DemoScene::Boarding).small_phone(),
        Shot::of("142-phone-fight-guide", guided).upright(),
    ];
    fights.into_iter().chain(super::replay::shots::shots()).collect()
}

/// The guided first fight.
fn guided(app: &mut App) -> Result<(), WindowError> {
    super::learn(app.world_mut()).map_err(WindowError::Guide)
}

/// Asks a veteran what they would do.
fn ask_a_veteran(app: &mut App) {
    app.world_mut().send_event(FightAction::Advise);
}

/// The scene of a picture of a fight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum FightScene {
    /// The page that sets one up, at this scenario.
    Setup(&'static str),
    /// A moment made by hand.
    Staged(DemoScene),
    /// Fought by these rules for so many rounds, until the person is asked.
    Fought(&'static str, RuleSet, u16),
    /// Over.
    Aftermath(&'static str, RuleSet),
}

const SEED: u64 = 5;

/// Goes to what the picture is of.
///
/// # Errors
/// The fight cannot be begun.
fn reach(app: &mut App, scene: FightScene) -> Result<(), WindowError> {
    let world = app.world_mut();
    match scene {
        FightScene::Setup(_) => world.resource_mut::<NextState<Screen>>().set(Screen::Skirmish),
        FightScene::Staged(_) => world.resource_mut::<NextState<Screen>>().set(Screen::Fight),
        FightScene::Fought(id, rules, rounds) => fought(world, id, rules, Some(rounds))?,
        FightScene::Aftermath(id, rules) => fought(world, id, rules, None)?,
    }
    Ok(())
}

/// A fight on a fixed seed, so far or to its end, with random decisions.
fn fought(
    world: &mut World,
    id: &str,
    rules: RuleSet,
    rounds: Option<u16>,
) -> Result<(), WindowError> {
    setup::come_in(world);
    let saves = world.resource::<GameData>().saves.clone();
    let mut setup = world.resource_mut::<FightSetup>();
    setup.choose(id);
    (setup.rules, setup.seed, setup.command) = (rules, SEED.to_string(), Command::Side(0));
    let against = std::mem::replace(&mut setup.against, CommanderKind::Random);
    let none = WindowError::Drawing("there is no such fight");
    let (Some(fight_options), Some(minds)) = (setup.fight_options(), setup.minds()) else {
        return Err(none);
    };
    setup.seed.clear();
    setup.against = against;
    let mut session = Session::begin(&minds, &saves, fight_options).map_err(|_| none)?;
    let mut dice = Dice::seeded(SEED);
    for _ in 0..20_000 {
        session.advance();
        let Some(choice) = session.asked() else { break };
        let round = session.observe(choice.seat).round;
        if rounds.is_some_and(|rounds| round >= rounds) {
            break;
        }
        let options: Vec<Move> =
            choice.options.iter().copied().filter(|it| *it != Move::Surrender).collect();
        let Some(&chosen) = dice.pick(&options) else { break };
        if session.decide(chosen).is_err() {
            break;
        }
    }
    take_the_field(world, session);
    Ok(())
}

/// Does the rest once the screen is there.
fn lay_open(app: &mut App, scene: FightScene) {
    let world = app.world_mut();
    match scene {
        FightScene::Setup(id) => {
            let mut setup = world.resource_mut::<FightSetup>();
            setup.meet(SEED);
            setup.choose(id);
        }
        FightScene::Staged(scene) => moment(world, scene),
        FightScene::Fought(..) | FightScene::Aftermath(..) => {}
    }
}

fn moment(world: &mut World, scene: DemoScene) {
    if world.resource::<FightSetup>().armoury().is_none() {
        setup::come_in(world);
    }
    let Some(armoury) = world.resource::<FightSetup>().armoury() else { return };
    let moment = demo::scene(scene, &armoury);
    world.insert_resource(moment.view);
    world.insert_resource(moment.fight_ui);
    world.insert_resource(moment.animation);
    world.insert_resource(moment.book);
}
