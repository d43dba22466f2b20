//! Lives on fixed seeds, lived toward a wish until they come to their scene.

use bevy::prelude::*;
use characters::{
    Event, Setup, Why,
    wish::{Wish, Wisher, live},
};

use crate::roster::{Person, PersonFile, RosterFolder, names};
use crate::window::{
    common::data::GameData,
    error::WindowError,
    screens::people::{CareerDialog, CareerUi, Careers, LibraryDialog, LibraryUi, Living, Page},
    tour::{Shot, hands::column_of},
    ui::screen::Screen,
};

pub(super) fn shots() -> Vec<Shot> {
    let shot = |name, scene| {
        Shot::of(name, move |app| reach(app, scene)).then(move |app| lay_open(app, scene))
    };
    vec![
        shot("30-life-rules", LifeScene::Rules),
        shot("31-life-first-question", LifeScene::FirstQuestion),
        shot("32-life-announced", LifeScene::Announced),
        shot("33-life-skill-roll", LifeScene::SkillRoll),
        shot("34-life-promotion", LifeScene::Promotion),
        shot("35-life-staying", LifeScene::Staying),
        shot("36-life-mustering-out", LifeScene::MusteringOut),
        shot("37-life-end", LifeScene::End),
        shot("38-life-death", LifeScene::Death),
        shot("39-life-wish", LifeScene::Wishing),
        shot("40-life-log", LifeScene::Log),
        shot("44-life-naming", LifeScene::Naming).large(),
        shot("41-library-empty", LifeScene::Nobody),
        shot("42-library", LifeScene::People),
        shot("43-library-compared", LifeScene::Compared),
        shot("153-phone-life-rules", LifeScene::Rules).upright(),
        shot("153-phone-life", LifeScene::FirstQuestion).then(|app| column(app, 0)).upright(),
        shot("153-phone-life-odds", LifeScene::FirstQuestion).then(|app| column(app, 1)).upright(),
        shot("153-phone-life-tables", LifeScene::MusteringOut)
            .then(|app| column(app, 1))
            .small_phone(),
        shot("153-phone-life-sheet", LifeScene::Promotion).then(|app| column(app, 2)).upright(),
        shot("153-phone-life-terms", LifeScene::Staying).then(|app| column(app, 3)).upright(),
        shot("153-phone-life-across", LifeScene::Promotion).then(|app| column(app, 0)).across(),
        shot("153-phone-life-announced", LifeScene::Announced).upright(),
        shot("153-phone-life-skill", LifeScene::SkillRoll).small_phone(),
        shot("153-phone-life-end", LifeScene::End).upright(),
        shot("153-phone-life-story", LifeScene::End).then(|app| column(app, 1)).upright(),
        shot("153-phone-life-wish", LifeScene::Wishing).then(|app| column(app, 0)).upright(),
        shot("153-phone-life-log-across", LifeScene::Log).across(),
        shot("154-phone-people-empty", LifeScene::Nobody).upright(),
        shot("154-phone-people", LifeScene::People).upright(),
        shot("154-phone-people-sheet", LifeScene::People).then(|app| people(app, 1)).upright(),
        shot("154-phone-people-story-across", LifeScene::People)
            .then(|app| people(app, 2))
            .across(),
        shot("154-phone-people-compared", LifeScene::Compared).then(|app| people(app, 0)).upright(),
    ]
}

fn column(app: &mut App, column: usize) {
    column_of(app, "life", column);
}

fn people(app: &mut App, column: usize) {
    column_of(app, "people", column);
}

/// The scene of a picture of a life.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum LifeScene {
    /// The rules before a life begins.
    Rules,
    FirstQuestion,
    /// A throw that is announced, its dice in the hand.
    Announced,
    SkillRoll,
    /// Which gun a level is in: more options than digits.
    Naming,
    Promotion,
    /// The question of another term, with age in it.
    Staying,
    MusteringOut,
    End,
    Death,
    Wishing,
    Log,
    /// The library without anybody.
    Nobody,
    People,
    Compared,
}

const SEEDS: std::ops::Range<u64> = 3..400;

/// Puts a life on the table that stands where `scene` says.
fn reach(app: &mut App, scene: LifeScene) -> Result<(), WindowError> {
    if !app.world().contains_resource::<Careers>() {
        app.update(); // the tables are read in the first frame
    }
    let world = app.world_mut();
    world.remove_resource::<Living>();
    if matches!(scene, LifeScene::Nobody | LifeScene::People | LifeScene::Compared) {
        empty_the_library(world);
        if scene != LifeScene::Nobody {
            fill_the_library(world);
        }
        if let Ok(tables) = world.resource::<Careers>().0.clone() {
            let library = RosterFolder::at(world.resource::<GameData>().saves.root());
            world.resource_mut::<LibraryUi>().refresh(&library, &tables);
        }
        world.resource_mut::<NextState<Screen>>().set(Screen::People);
        return Ok(());
    }
    if scene != LifeScene::Rules {
        let none =
            WindowError::Drawing("no life on the seeds of the screenshots came to this scene");
        let living = SEEDS.into_iter().find_map(|seed| lived(world, seed, scene)).ok_or(none)?;
        world.insert_resource(living);
    }
    world.resource_mut::<NextState<Screen>>().set(Screen::Life);
    Ok(())
}

/// Opens the dialog of the picture once the screen is there.
fn lay_open(app: &mut App, scene: LifeScene) {
    if scene == LifeScene::People || scene == LifeScene::Compared {
        let mut library_ui = app.world_mut().resource_mut::<LibraryUi>();
        library_ui.chosen = 3.min(library_ui.people.len().saturating_sub(1));
        library_ui.marked =
            library_ui.people.query::<&PersonFile>().take(4).skip(1).cloned().collect();
        if scene == LifeScene::Compared {
            library_ui.dialog = LibraryDialog::Compare;
        }
    }
    let mut career_ui = app.world_mut().resource_mut::<CareerUi>();
    *career_ui = CareerUi { by_hand: true, ..CareerUi::default() };
    if scene != LifeScene::Rules {
        career_ui.page = Page::Life;
    }
    match scene {
        LifeScene::Wishing => {
            career_ui.wish = "a pilot".to_owned();
            career_ui.dialog = CareerDialog::Wish { selected: 0 };
        }
        LifeScene::Log => career_ui.dialog = CareerDialog::Log,
        LifeScene::FirstQuestion => career_ui.selected = 4,
        LifeScene::SkillRoll | LifeScene::MusteringOut => career_ui.selected = 1,
        LifeScene::Rules
        | LifeScene::Announced
        | LifeScene::Naming
        | LifeScene::Promotion
        | LifeScene::Staying
        | LifeScene::End
        | LifeScene::Death
        | LifeScene::Nobody
        | LifeScene::People
        | LifeScene::Compared => {}
    }
}

/// Removes whom earlier pictures kept.
pub(super) fn empty_the_library(world: &World) {
    let library = RosterFolder::at(world.resource::<GameData>().saves.root());
    for file in library.list().query::<&PersonFile>() {
        // One more is no harm to a picture.
        let _ = library.remove(file);
    }
}

/// Keeps some lives, each toward another wish; a picture that cannot be filled shows fewer.
pub(super) fn fill_the_library(world: &World) {
    let Some(Ok(tables)) = world.get_resource::<Careers>().map(|careers| &careers.0) else {
        return;
    };
    let library = RosterFolder::at(world.resource::<GameData>().saves.root());
    let wishes = ["a pilot", "an officer", "rich", "a medic", "a ship", "a gambler", "a fighter"];
    let tags = ["crew", "friend", "debtor", "crew", "captain", "rival", "crew"];
    for (n, (wish, tag)) in wishes.into_iter().zip(tags).enumerate() {
        let seed = 40 + n as u64;
        let setup = Setup { name: names::for_seed(seed), ..Setup::default() };
        let Ok(wish) = Wish::parse(tables, wish) else { continue };
        let Ok(life) = live(tables, &setup, &wish, None, seed) else { continue };
        if let Ok(entry) = library.keep(Person::from_life(&life, seed)) {
            // A tag less is no harm to a picture.
            let _ = library.tag(&entry.file, tag);
        }
    }
}

fn lived(world: &World, seed: u64, scene: LifeScene) -> Option<Living> {
    let tables = world.get_resource::<Careers>()?.0.as_ref().ok()?;
    let setup = Setup { name: "Mara Lindqvist".to_owned(), ..Setup::default() };
    let mut living = Living::begin(tables, setup, seed).ok()?;
    let mut wisher = Wisher::new(Wish::Command, None, seed);
    loop {
        if scene == LifeScene::Announced && announced(&living) {
            return Some(living);
        }
        living.show_all();
        if holds(scene, &living) {
            return Some(living);
        }
        let chosen = wisher.decide(living.life())?;
        living.decide(chosen);
    }
}

/// The survival throw of a later term is about to be made.
fn announced(living: &Living) -> bool {
    let survival = matches!(living.on_stage(), Some((Event::Survival { .. }, false)));
    survival && living.telling.terms.len() > 2
}

fn holds(scene: LifeScene, living: &Living) -> bool {
    let why = living.question().map(|choice| choice.why);
    let (terms, alive) = (living.telling.terms.len(), living.life().is_alive());
    let rolled = matches!(living.on_stage(), Some((Event::SkillRoll { .. }, true)));
    match scene {
        LifeScene::Rules => true,
        LifeScene::FirstQuestion => why == Some(Why::Enlisting),
        LifeScene::Announced => false,
        LifeScene::SkillRoll => rolled && terms > 1 && matches!(why, Some(Why::Rolling { .. })),
        LifeScene::Naming => why == Some(Why::NamingGun),
        LifeScene::Promotion => why == Some(Why::Promotion) && terms > 2,
        LifeScene::Staying | LifeScene::Wishing => why == Some(Why::Reenlisting) && terms > 4,
        LifeScene::MusteringOut => {
            let cash = matches!(living.on_stage(), Some((Event::Cash { .. }, true)));
            cash && matches!(why, Some(Why::MusteringOut { more: 1.. }))
        }
        LifeScene::End | LifeScene::Log => living.is_over() && alive && terms > 5,
        LifeScene::Death => living.is_over() && !alive && terms == 3,
        LifeScene::Nobody | LifeScene::People | LifeScene::Compared => false,
    }
}
