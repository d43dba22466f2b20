//! Downtime of people of the library on fixed dice.

use bevy::prelude::*;
use characters::{
    Character, Setup,
    affairs::{Affair, Port, PortClass},
    data::{Passage, Service},
    sheet::{Membership, ShipKind},
    wish::{Wish, live},
};

use super::lives::{empty_the_library, fill_the_library};
use crate::roster::{Person, PersonFile, RosterFolder};
use crate::window::{
    common::data::GameData,
    screens::people::{
        Affairs, Careers, DowntimeAction, DowntimeRow, LibraryAction, LibraryDialog, LibraryUi,
        carry_out_library_action, run_downtime_action,
    },
    tour::{Shot, hands::turn_to},
    ui::screen::Screen,
};

pub(super) fn shots() -> Vec<Shot> {
    let shot = |name, scene| {
        let reach = move |app: &mut App| {
            reach(app, scene);
            Ok(())
        };
        Shot::of(name, reach).then(move |app| lay_open(app, scene))
    };
    vec![
        shot("45-affairs", DowntimeScene::Busy),
        shot("46-affairs-scout", DowntimeScene::Scout),
        shot("47-affairs-dead", DowntimeScene::Dead),
        shot("48-title", DowntimeScene::Title),
        shot("154-phone-affairs", DowntimeScene::Busy).upright(),
        shot("154-phone-affairs-across", DowntimeScene::Busy).across(),
        shot("154-phone-title", DowntimeScene::Title).upright(),
    ]
}

/// The scene of a picture of downtime.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum DowntimeScene {
    /// Somebody who can do a great deal, after some of it.
    Busy,
    /// A scout who woke up from a low passage.
    Scout,
    /// Somebody who did not.
    Dead,
    /// The titles of somebody of rank and standing.
    Title,
}

/// A seed whose two dice come to 8.
const KIND_DICE: u64 = 2;

/// Puts somebody with what the picture needs into the library and goes there.
fn reach(app: &mut App, scene: DowntimeScene) {
    if !app.world().contains_resource::<Careers>() {
        app.update(); // the tables are read in the first frame
    }
    let world = app.world_mut();
    empty_the_library(world);
    fill_the_library(world);
    let kept = keep(world, scene);
    let library = RosterFolder::at(world.resource::<GameData>().saves.root());
    let Ok(tables) = world.resource::<Careers>().0.clone() else { return };
    let mut library_ui = world.resource_mut::<LibraryUi>();
    (library_ui.wanted, library_ui.dialog, library_ui.note) = (kept, LibraryDialog::Nothing, None);
    library_ui.refresh(&library, &tables);
    turn_to(app, Screen::People);
}

/// Does the rest once the library is on the screen.
fn lay_open(app: &mut App, scene: DowntimeScene) {
    let world = app.world_mut();
    let Ok(figures) = world.resource::<Affairs>().0.clone() else { return };
    let mut library_ui = world.resource_mut::<LibraryUi>();
    for action in actions(scene) {
        run_downtime_action(&mut library_ui, action, &figures, KIND_DICE);
    }
    // As long as it takes on these dice to come to what the picture is of.
    let asleep = Affair::Travel(Passage::Low);
    for seed in (0..400).filter(|_| scene == DowntimeScene::Dead) {
        run_downtime_action(&mut library_ui, DowntimeAction::Do(asleep), &figures, seed);
        run_downtime_action(
            &mut library_ui,
            DowntimeAction::Do(Affair::Buy(Passage::Low)),
            &figures,
            seed,
        );
        if library_ui.note.is_some() {
            break;
        }
    }
    library_ui.note = None;
    let dialog = if scene == DowntimeScene::Title {
        LibraryDialog::Title { selected: 1 }
    } else {
        LibraryDialog::Affairs(if scene == DowntimeScene::Busy {
            DowntimeRow::Affair(asleep)
        } else {
            DowntimeRow::default()
        })
    };
    carry_out_library_action(world, LibraryAction::OpenDialog(dialog));
}

fn actions(scene: DowntimeScene) -> Vec<DowntimeAction> {
    let port = |class, scout_base| DowntimeAction::Port(Port { class, scout_base });
    let sleep = DowntimeAction::Do(Affair::Travel(Passage::Low));
    match scene {
        DowntimeScene::Busy => vec![
            port(PortClass::A, false),
            DowntimeAction::Do(Affair::Buy(Passage::Low)),
            DowntimeAction::Month,
            DowntimeAction::Do(Affair::PayInstalment),
            DowntimeAction::Month,
            DowntimeAction::Do(Affair::Cash(Passage::High)),
            sleep,
            DowntimeAction::Month,
        ],
        DowntimeScene::Scout => vec![
            port(PortClass::B, true),
            DowntimeAction::Do(Affair::Apply),
            DowntimeAction::Do(Affair::Settle(characters::affairs::Cost::Fuel)),
            sleep,
        ],
        DowntimeScene::Dead => vec![port(PortClass::C, false)],
        DowntimeScene::Title => Vec::new(),
    }
}

/// Lives somebody's life and gives them what the picture is about; the file they are in.
fn keep(world: &World, scene: DowntimeScene) -> Option<PersonFile> {
    let tables = world.get_resource::<Careers>()?.0.as_ref().ok()?;
    let figures = world.get_resource::<Affairs>()?.0.as_ref().ok()?;
    let (name, service, seed) = match scene {
        DowntimeScene::Busy => ("Jonna Ekholm", Service::Merchants, 51),
        DowntimeScene::Scout => ("Emre Dahl", Service::Scouts, 52),
        DowntimeScene::Dead => ("Beryl Foss", Service::Other, 53),
        DowntimeScene::Title => ("Vesna Castell", Service::Navy, 54),
    };
    let setup = Setup { name: name.to_owned(), ..Setup::default() };
    let wish = Wish::parse(tables, "an officer").ok()?;
    let lived = |seed| {
        let life = live(tables, &setup, &wish, Some(service), seed).ok()?;
        let career = life.person().career;
        let ranked = scene != DowntimeScene::Title || career.rank > 1;
        let fits = life.is_alive() && career.service == Some(service) && ranked;
        fits.then_some((life, seed))
    };
    let (life, seed) = (seed..seed + 200).find_map(lived)?;
    let mut person = Person::from_life(&life, seed);
    let ship = |kind| Some(figures.ship(kind).ship());
    let Character { possessions: owned, career, characteristics, .. } = &mut person.character;
    match scene {
        DowntimeScene::Busy => {
            (owned.credits, owned.ship) = (430_000, ship(ShipKind::FreeTrader));
            owned.travellers_aid = Some(Membership::default());
            (career.pension, owned.months_of_year) = (4000, 9);
            owned.add_passages(Passage::High, 2);
            owned.add_passages(Passage::Low, 1);
        }
        DowntimeScene::Scout => {
            (owned.credits, owned.ship) = (1_002_600, ship(ShipKind::ScoutShip));
            owned.add_passages(Passage::Low, 2);
        }
        DowntimeScene::Dead => {
            owned.credits = 40_000;
            owned.add_passages(Passage::Low, 1);
        }
        DowntimeScene::Title => {
            *characteristics = characters::Characteristics::new([8, 7, 9, 10, 11, 12])
        }
    }
    Some(RosterFolder::at(world.resource::<GameData>().saves.root()).keep(person).ok()?.file)
}
