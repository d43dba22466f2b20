//! Screenshots: a picture of every screen.
//!
//! Draws the very screens of the window on a picture instead of a window, so it needs a graphics
//! adapter but no display. Every state is reached by decisions on a fixed seed, but for some moments
//! of fights, which are made by hand.

mod after_game;
mod camera;
mod campaigns;
mod deck_editor;
mod downtime;
mod faults;
mod fights;
mod layouts;
mod lives;
mod packs;
mod poses;
mod referee;
mod scene;
mod sickbay;
mod studio;
mod tables;
mod watched;

use std::{fs, path::Path};

use bevy::prelude::*;
use bevy_egui::EguiContext;
use characters::healing::RuleSet;

use crate::window::{
    app::on_an_adapter,
    battlefield::game::Fighting,
    card_table::{
        gallery,
        game::{self, Playing},
        table_ui::{TableDialog, TableUi},
    },
    common::data::GameData,
    error::WindowError,
    screens::{
        campaign::CampaignDialog,
        loading,
        people::Living,
        title::{Page, Title},
    },
    ui::{
        glossary::GlossaryPage,
        screen::{Canvas, Screen},
    },
};
use crate::{
    content::Sources,
    data::find_folder,
    saves::Saves,
    settings::{Motion, Settings},
};
use after_game::AfterGameScene;
use camera::Capture;
use campaigns::CampaignScene;
use deck_editor::DeckEditorScene;
use downtime::DowntimeScene;
use faults::unwritable;
use fights::{DemoScene, FightScene};
use layouts::Layouts;
use lives::LifeScene;
use poses::{
    ask_for_advice, open, open_a_card, open_a_contract, open_options, rest_on_a_card,
    rest_on_a_number, scale, show_motion,
};
use referee::RefereeScene;
use scene::{Scene, reach};
use sickbay::SickbayScene;
use studio::{run, studio};

/// One picture: what to reach, what to lay open, how large.
struct Shot {
    name: &'static str,
    scene: Scene,
    then: fn(&mut App),
    size: (u32, u32),
}

const SMALL: (u32, u32) = (1280, 720);

/// Every screen, in the order a game meets them.
fn shots() -> Vec<Shot> {
    let shot = |name, scene, then: fn(&mut App)| Shot { name, scene, then, size: SMALL };
    let nothing: fn(&mut App) = |_| {};
    let life = |name, scene| shot(name, Scene::Life(scene), nothing);
    let referee = |name, scene| shot(name, Scene::Referee(scene), nothing);
    let downtime = |name, scene| shot(name, Scene::Downtime(scene), nothing);
    let deck_editor = |name, scene| shot(name, Scene::DeckEditor(scene), nothing);
    let sickbay = |name, scene| shot(name, Scene::Sickbay(scene), nothing);
    let fight = |name, fight| shot(name, Scene::Fight(fight), nothing);
    let staged = |name, scene| fight(name, FightScene::Staged(scene));
    let campaign = |name, scene| shot(name, Scene::Campaign(scene), nothing);
    let after = |name, scene| shot(name, Scene::AfterGame(scene), nothing);
    let second = RuleSet::SecondEdition;
    vec![
        shot("01-title", Scene::Title, nothing),
        shot("02-deal", Scene::FirstChoice, nothing),
        shot("03-complication", Scene::Placing, nothing),
        shot("04-activity", Scene::Activity, nothing),
        shot("05-procure", Scene::Procuring, nothing),
        shot("06-paying", Scene::Paying, nothing),
        shot("06-marking", Scene::Bill, |app| tables::mark(app, &[0, 2, 3, 6])),
        shot("06-marking-short", Scene::Bill, |app| tables::mark(app, &[0, 2, 3])),
        shot("06-marking-discards", Scene::Discarding, |app| {
            tables::mark(app, &[1, 4]);
            tables::walk_to_a_card(app);
        }),
        shot("07-action", Scene::Acting, nothing),
        shot("08-reaction", Scene::Reacting, nothing),
        shot("09-resolution", Scene::Resolving, nothing),
        shot("10-meeting", Scene::Meeting, nothing),
        shot("11-card", Scene::Acting, open_a_card),
        shot("12-contract", Scene::Activity, open_a_contract),
        shot("13-glance", Scene::Procuring, rest_on_a_card),
        shot("14-options", Scene::Options, open_options),
        shot("15-log", Scene::Resolving, |app| open(app, TableDialog::Log)),
        shot("16-keys", Scene::Acting, |app| open(app, TableDialog::Keys)),
        shot("17-pause", Scene::Acting, |app| open(app, TableDialog::Pause { selected: 2 })),
        shot("97-taking-back", Scene::Acting, |app| open(app, TableDialog::Marked { selected: 1 })),
        shot("94-advice", Scene::Activity, ask_for_advice),
        shot("95-why", Scene::Resolving, |app| open(app, TableDialog::RivalPlays)),
        shot("96-why-four", Scene::FourCaptains, |app| open(app, TableDialog::RivalPlays)),
        shot("98-afterwards", Scene::Result, |app| {
            crate::window::screens::result::look_back(app.world_mut())
        }),
        Shot {
            then: |app| crate::window::screens::skirmish::ask_a_veteran(app.world_mut()),
            ..fight("93-fight-advice", FightScene::Fought("customs-shed", RuleSet::Classic, 2))
        },
        shot("84-motion-draw", Scene::FirstChoice, |app| show_motion(app, 24, 0.75)),
        shot("85-motion", Scene::Resolving, |app| show_motion(app, 24, 1.1)),
        shot("86-motion-raid", Scene::Fullest, |app| show_motion(app, 40, 2.2)),
        shot("87-scale-200", Scene::Acting, |app| scale(app, 200)),
        shot("88-scale-150", Scene::Placing, |app| scale(app, 150)),
        shot("89-type-large", Scene::Acting, |app| {
            app.world_mut().resource_mut::<Settings>().large_type = true;
        }),
        shot("89-scale-80", Scene::Acting, |app| scale(app, 80)),
        shot("18-full", Scene::Fullest, nothing),
        shot("85-hand", Scene::Hand, tables::rest_on_a_middle_card),
        shot("85-dragging", Scene::Hand, tables::drag_a_card),
        shot("86-log-sifted", Scene::Fullest, tables::filter_the_log),
        shot("87-palette", Scene::Fullest, tables::turn_the_palette),
        shot("87-palette-hand", Scene::Hand, tables::turn_the_palette),
        shot("84-signs", Scene::Acting, |app| open(app, TableDialog::Signs)),
        shot("19-result", Scene::Result, nothing),
        shot("100-result-four", Scene::FourResult, after_game::lead_to_a_round),
        Shot { size: (1920, 1080), ..shot("101-result-large", Scene::Result, nothing) },
        shot("102-replay", Scene::AfterGame(AfterGameScene::Replay), nothing),
        shot("103-replay-why", Scene::AfterGame(AfterGameScene::Why), nothing),
        shot("104-statistics", Scene::AfterGame(AfterGameScene::Statistics), nothing),
        after("104-statistics-fights", AfterGameScene::FightStatistics),
        after("83-fight-watched", AfterGameScene::Fight("desert-ambush", RuleSet::Classic)),
        after("83-fight-watched-turns", AfterGameScene::Fight("customs-shed", second)),
        after("83-fight-watched-all", AfterGameScene::AllEyes("desert-ambush", RuleSet::Classic)),
        after("83-fight-watched-why", AfterGameScene::FightWhy("customs-shed", RuleSet::Classic)),
        Shot {
            size: (1920, 1080),
            ..after("83-fight-watched-large", AfterGameScene::Fight("last-orders", second))
        },
        Shot { size: (1920, 1080), ..shot("20-large", Scene::Acting, nothing) },
        shot("21-four-captains", Scene::FourCaptains, nothing),
        shot("22-alone", Scene::Alone, nothing),
        shot("24-rulebook", Scene::Acting, |app| {
            let book = app
                .world()
                .resource::<crate::window::card_table::view::TableView>()
                .rulebook
                .clone();
            app.world_mut().resource_mut::<TableUi>().look_up("CCG-ADV-2g", &book);
        }),
        shot("23-house-rules", Scene::Title, |app| {
            app.world_mut().resource_mut::<Title>().turn_to(Page::HouseRules);
        }),
        shot("99-new-game", Scene::Title, |app| {
            app.world_mut().resource_mut::<Title>().turn_to(Page::NewGame);
        }),
        shot("99-credits", Scene::Title, |app| {
            app.world_mut().resource_mut::<Title>().turn_to(Page::Credits);
        }),
        shot("99-settings", Scene::Title, |app| {
            app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Settings);
        }),
        shot("100-guide-welcome", Scene::Lesson("welcome"), nothing),
        shot("101-guide-options", Scene::Lesson("options"), nothing),
        shot("102-guide-asks", Scene::Lesson("asks"), nothing),
        shot("103-guide-activity", Scene::Lesson("activity"), nothing),
        shot("104-guide-tokens", Scene::Lesson("tokens"), nothing),
        shot("105-guide-round", Scene::Lesson("round"), nothing),
        shot("106-guide-left", Scene::Lesson("hand"), |app| {
            open(app, TableDialog::Farewell { selected: 0 })
        }),
        shot("107-guide-result", Scene::Lesson(""), nothing),
        shot("107-learn", Scene::Title, |app| {
            app.world_mut().resource_mut::<Title>().turn_to(Page::Learn);
        }),
        shot("107-guide-fight", Scene::Title, |app| {
            let _ = crate::window::screens::skirmish::learn(app.world_mut());
        }),
        shot("107-guide-life", Scene::Title, |app| {
            if crate::window::screens::people::learn(app.world_mut()).is_ok() {
                app.world_mut().resource_mut::<crate::window::screens::people::Living>().show_all();
            }
        }),
        shot("108-glossary", Scene::Acting, |app| open(app, TableDialog::Glossary)),
        shot("109-glossary-search", Scene::Acting, |app| {
            open(app, TableDialog::Glossary);
            let defining = GlossaryPage { group: 0, search: "jump".to_owned() };
            app.world_mut().resource_mut::<TableUi>().defining = defining;
        }),
        shot("110-tip", Scene::Acting, rest_on_a_number),
        shot("111-packs", Scene::Packs, nothing),
        deck_editor("25-decks", DeckEditorScene::Shipped),
        deck_editor("26-decks-search", DeckEditorScene::Search),
        deck_editor("27-decks-broken", DeckEditorScene::Broken),
        deck_editor("28-decks-reasons", DeckEditorScene::Reasons),
        deck_editor("29-decks-empty", DeckEditorScene::Empty),
        deck_editor("90-decks-import", DeckEditorScene::Import),
        deck_editor("91-decks-all", DeckEditorScene::All),
        Shot { size: (1920, 1080), ..deck_editor("92-decks-mistake", DeckEditorScene::Mistake) },
        life("30-life-rules", LifeScene::Rules),
        life("31-life-first-question", LifeScene::FirstQuestion),
        life("32-life-announced", LifeScene::Announced),
        life("33-life-skill-roll", LifeScene::SkillRoll),
        life("34-life-promotion", LifeScene::Promotion),
        life("35-life-staying", LifeScene::Staying),
        life("36-life-mustering-out", LifeScene::MusteringOut),
        life("37-life-end", LifeScene::End),
        life("38-life-death", LifeScene::Death),
        life("39-life-wish", LifeScene::Wishing),
        life("40-life-log", LifeScene::Log),
        Shot { size: (1920, 1080), ..life("44-life-naming", LifeScene::Naming) },
        life("41-library-empty", LifeScene::Nobody),
        life("42-library", LifeScene::People),
        life("43-library-compared", LifeScene::Compared),
        downtime("45-affairs", DowntimeScene::Busy),
        downtime("46-affairs-scout", DowntimeScene::Scout),
        downtime("47-affairs-dead", DowntimeScene::Dead),
        downtime("48-title", DowntimeScene::Title),
        referee("50-desk-task", RefereeScene::Task),
        referee("51-desk-throws", RefereeScene::Throws),
        referee("52-desk-critical", RefereeScene::Critical),
        referee("53-desk-check", RefereeScene::Check),
        referee("54-desk-mistake", RefereeScene::Mistake),
        referee("55-desk-rule", RefereeScene::Rule),
        sickbay("60-sickbay-empty", SickbayScene::Empty),
        sickbay("61-sickbay-dying", SickbayScene::Dying),
        sickbay("62-sickbay-days", SickbayScene::Days),
        sickbay("63-sickbay-classic", SickbayScene::Classic),
        fight("70-fight-setup", FightScene::Setup("desert-ambush")),
        staged("71-fight-orders", DemoScene::Orders),
        staged("72-fight-volley", DemoScene::Volley),
        staged("73-fight-turn", DemoScene::Turn),
        staged("74-fight-reaction", DemoScene::Reaction),
        staged("75-fight-melee", DemoScene::Melee),
        staged("76-fight-night", DemoScene::Night),
        staged("77-fight-boarding", DemoScene::Boarding),
        staged("78-fight-hunt", DemoScene::Hunt),
        Shot { size: (1920, 1080), ..staged("79-fight-large", DemoScene::Orders) },
        fight("80-fight-classic", FightScene::Fought("customs-shed", RuleSet::Classic, 2)),
        fight("81-fight-second", FightScene::Fought("last-orders", RuleSet::SecondEdition, 2)),
        fight("82-fight-aftermath", FightScene::Aftermath("desert-ambush", RuleSet::Classic)),
        fight("83-fight-meeting", FightScene::Setup("encounter")),
        campaign("120-campaign-begins", CampaignScene::Begin),
        campaign("121-campaign-port", CampaignScene::Port),
        campaign("122-campaign-hurt", CampaignScene::Hurt),
        campaign("123-campaign-crew", CampaignScene::Open(CampaignDialog::Crew)),
        campaign("124-campaign-books", CampaignScene::Open(CampaignDialog::Ledger)),
        campaign("125-campaign-lanes", CampaignScene::Open(CampaignDialog::Lanes)),
        campaign("126-campaign-deck", CampaignScene::Open(CampaignDialog::Deck)),
        campaign("127-campaign-log", CampaignScene::Open(CampaignDialog::Log)),
        campaign("128-campaign-advice", CampaignScene::Advice),
        campaign("129-campaign-prize", CampaignScene::Prize),
        campaign("130-campaign-ashore", CampaignScene::Ashore),
        campaign("131-campaign-voyage", CampaignScene::Voyage),
        campaign("132-campaign-boarded", CampaignScene::Boarded),
        campaign("133-campaign-report", CampaignScene::Report),
        campaign("134-campaign-end", CampaignScene::End),
        Shot { size: (1920, 1080), ..campaign("135-campaign-large", CampaignScene::Port) },
    ]
}

/// Writes a picture of every screen in whose name `only` stands into `folder` and prints the files' names.
/// Beside a picture of a game, a life or a fight lies its record; `layouts.txt` names texts that are not whole.
///
/// # Errors
/// There is nothing to play with, no adapter, the folder cannot be written to, or a text is not whole
/// where `whole` is asked for.
pub fn take_screenshots(folder: &Path, only: &str, whole: bool) -> Result<(), WindowError> {
    // The same pictures everywhere: without anybody's own packs.
    let sources = Sources { assets: find_folder()?, own: None };
    fs::create_dir_all(folder).map_err(|fault| unwritable(folder, &fault))?;
    let scratch =
        std::env::temp_dir().join(format!("far-lanes-screenshots-{}", std::process::id()));
    let saves = Saves::at(&scratch);
    let mut app = on_an_adapter(|| studio(sources, saves))?;
    loading::finished(&mut app)?;
    let shots = shots().into_iter().filter(|shot| shot.name.contains(only));
    let mut layouts = Layouts::default();
    let taken = shots.into_iter().try_for_each(|shot| take(&mut app, &shot, folder, &mut layouts));
    // The games of the pictures are of no use afterwards.
    let _ = fs::remove_dir_all(&scratch);
    taken.and_then(|()| layouts.end(folder, whole))
}

/// Settings without motion: pictures show motion only where they are about it.
fn still() -> Settings {
    Settings { motion: Motion::Off, ..Settings::default() }
}

fn take(
    app: &mut App,
    shot: &Shot,
    folder: &Path,
    layouts: &mut Layouts,
) -> Result<(), WindowError> {
    app.insert_resource(still());
    let capture = Capture::begin(app, shot.size);
    if shot.scene == Scene::Title {
        // The first pictures are of the title.
        if *app.world().resource::<State<Screen>>().get() != Screen::Title {
            app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
        }
    } else if shot.scene == Scene::Packs {
        packs::reach(app);
    } else if let Scene::Life(scene) = shot.scene {
        lives::reach(app, scene)?;
    } else if let Scene::Referee(scene) = shot.scene {
        referee::reach(app, scene);
    } else if let Scene::DeckEditor(scene) = shot.scene {
        deck_editor::reach(app, scene);
    } else if let Scene::Sickbay(scene) = shot.scene {
        sickbay::reach(app, scene);
    } else if let Scene::Downtime(scene) = shot.scene {
        downtime::reach(app, scene);
    } else if let Scene::Fight(scene) = shot.scene {
        fights::reach(app, scene)?;
    } else if let Scene::AfterGame(scene) = shot.scene {
        after_game::reach(app, scene)?;
    } else if let Scene::Campaign(scene) = shot.scene {
        campaigns::reach(app, scene)?;
    } else {
        let session = reach(app.world().resource::<GameData>(), shot.scene)?;
        game::sit_down(app.world_mut(), session);
    }
    run(app, 4);
    if let Scene::Life(scene) = shot.scene {
        lives::lay_open(app, scene);
    }
    if let Scene::Campaign(scene) = shot.scene {
        campaigns::lay_open(app, scene);
    }
    if let Scene::DeckEditor(scene) = shot.scene {
        deck_editor::lay_open(app, scene);
    }
    if let Scene::Referee(scene) = shot.scene {
        referee::lay_open(app, scene);
    }
    if let Scene::Downtime(scene) = shot.scene {
        downtime::lay_open(app, scene);
    }
    if let Scene::Fight(scene) = shot.scene {
        fights::lay_open(app, scene);
    }
    if let Scene::AfterGame(scene) = shot.scene {
        after_game::lay_open(app, scene);
    }
    (shot.then)(app);
    // A screen that is left takes a few frames to go.
    run(app, 8);
    wait_for_pictures(app);
    let file = folder.join(format!("{}.png", shot.name));
    layouts.add(app, shot.name);
    capture.end(app, &file)?;
    packs::leave(app);
    if let Some(record) = record(app) {
        let file = file.with_extension("json");
        fs::write(&file, record).map_err(|fault| unwritable(&file, &fault))?;
    }
    println!("{}", file.display());
    Ok(())
}

/// The record of what the screen shows, if it is one of something that is recorded.
fn record(app: &App) -> Option<String> {
    let world = app.world();
    match world.resource::<State<Screen>>().get() {
        Screen::Table | Screen::Result => {
            Some(world.get_non_send_resource::<Playing>()?.session.artefact().write())
        }
        Screen::Life => Some(world.get_resource::<Living>()?.artefact().write()),
        Screen::Fight | Screen::Aftermath => {
            Some(world.get_non_send_resource::<Fighting>()?.session.artefact().write())
        }
        Screen::Loading
        | Screen::Failed
        | Screen::Title
        | Screen::Replay
        | Screen::FightReplay
        | Screen::Statistics
        | Screen::Packs
        | Screen::Builder
        | Screen::People
        | Screen::Referee
        | Screen::Sickbay
        | Screen::Skirmish
        | Screen::Campaign
        | Screen::Settings => None,
    }
}

/// Lets everything be drawn until all cards have their pictures.
fn wait_for_pictures(app: &mut App) {
    for _ in 0..500 {
        let world = app.world_mut();
        let mut canvases = world.query_filtered::<&mut EguiContext, With<Canvas>>();
        let mut contexts = canvases.iter_mut(world);
        if !contexts.any(|mut ctx| gallery::is_busy(ctx.get_mut())) {
            return;
        }
        run(app, 1);
    }
}
