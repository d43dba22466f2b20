//! A picture of every screen: how the game looks at itself.
//!
//! Draws the very screens of the window on a picture instead of a window, so it needs a graphics
//! adapter but no display. Every state is reached by decisions on a fixed seed, but for some moments
//! of fights, which are made by hand.

mod after;
mod bench;
mod camera;
mod desks;
mod fights;
mod lives;
mod quays;
mod states;
mod tables;

use std::{fs, path::Path};

use bevy::{
    audio::AudioPlugin, prelude::*, render::RenderPlugin, window::ExitCondition, winit::WinitPlugin,
};
use bevy_egui::EguiContext;
use characters::healing::RuleSet;

use super::{
    WindowError, gallery,
    game::{self, Playing},
    loading, log, on_an_adapter,
    people::Living,
    plugin,
    screen::{Canvas, Screen},
    set_up_camera,
    skirmish::Fighting,
    table_ui::{Defining, TableDialog, TableUi},
    title::{GameData, Page, Title},
    touch::Area,
};
use crate::{
    content::Sources,
    data::find_folder,
    saves::Saves,
    settings::{Motion, Settings},
};
use camera::Shot as Camera;
use fights::{Fight, Shot};
use lives::Moment;
use states::{Until, reach};

/// One picture: what to reach, what to lay open, how large.
struct Stop {
    name: &'static str,
    until: Until,
    then: fn(&mut App),
    size: (u32, u32),
}

const SMALL: (u32, u32) = (1280, 720);

/// Every screen, in the order a game meets them.
fn stops() -> Vec<Stop> {
    let stop = |name, until, then: fn(&mut App)| Stop { name, until, then, size: SMALL };
    let nothing: fn(&mut App) = |_| {};
    let life = |name, moment| stop(name, Until::Life(moment), nothing);
    let desk = |name, desk| stop(name, Until::Desk(desk), nothing);
    let quay = |name, quay| stop(name, Until::Quay(quay), nothing);
    let bench = |name, bench| stop(name, Until::Bench(bench), nothing);
    let bay = |name, bay| stop(name, Until::Bay(bay), nothing);
    let fight = |name, fight| stop(name, Until::Fight(fight), nothing);
    let moment = |name, shot| fight(name, Fight::Moment(shot));
    vec![
        stop("01-title", Until::Title, nothing),
        stop("02-deal", Until::FirstChoice, nothing),
        stop("03-complication", Until::Placing, nothing),
        stop("04-activity", Until::Activity, nothing),
        stop("05-procure", Until::Procuring, nothing),
        stop("06-paying", Until::Paying, nothing),
        stop("07-action", Until::Acting, nothing),
        stop("08-reaction", Until::Reacting, nothing),
        stop("09-resolution", Until::Resolving, nothing),
        stop("10-meeting", Until::Meeting, nothing),
        stop("11-card", Until::Acting, open_a_card),
        stop("12-contract", Until::Activity, open_a_contract),
        stop("13-glance", Until::Procuring, rest_on_a_card),
        stop("14-options", Until::Options, open_options),
        stop("15-log", Until::Resolving, |app| open(app, TableDialog::Log)),
        stop("16-keys", Until::Acting, |app| open(app, TableDialog::Keys)),
        stop("17-pause", Until::Acting, |app| open(app, TableDialog::Pause { lit: 2 })),
        stop("97-taking-back", Until::Acting, |app| open(app, TableDialog::Marked { lit: 1 })),
        stop("94-advice", Until::Activity, ask_for_advice),
        stop("95-why", Until::Resolving, |app| open(app, TableDialog::Whys)),
        stop("96-why-four", Until::FourCaptains, |app| open(app, TableDialog::Whys)),
        stop("98-afterwards", Until::Result, |app| super::result::look_back(app.world_mut())),
        Stop {
            then: |app| super::skirmish::ask_a_veteran(app.world_mut()),
            ..fight("93-fight-advice", Fight::Fought("customs-shed", RuleSet::Classic, 2))
        },
        stop("84-motion-draw", Until::FirstChoice, |app| show_motion(app, 24, 0.75)),
        stop("85-motion", Until::Resolving, |app| show_motion(app, 24, 1.1)),
        stop("86-motion-raid", Until::Fullest, |app| show_motion(app, 40, 2.2)),
        stop("87-scale-200", Until::Acting, |app| scale(app, 200)),
        stop("88-scale-150", Until::Placing, |app| scale(app, 150)),
        stop("89-type-large", Until::Acting, |app| {
            app.world_mut().resource_mut::<Settings>().large_type = true;
        }),
        stop("89-scale-80", Until::Acting, |app| scale(app, 80)),
        stop("18-full", Until::Fullest, nothing),
        stop("85-hand", Until::Hand, tables::rest_on_a_middle_card),
        stop("85-dragging", Until::Hand, tables::drag_a_card),
        stop("86-log-sifted", Until::Fullest, tables::sift_the_log),
        stop("87-palette", Until::Fullest, tables::turn_the_palette),
        stop("87-palette-hand", Until::Hand, tables::turn_the_palette),
        stop("84-signs", Until::Acting, |app| open(app, TableDialog::Signs)),
        stop("19-result", Until::Result, nothing),
        stop("100-result-four", Until::FourResult, after::lead_to_a_round),
        Stop { size: (1920, 1080), ..stop("101-result-large", Until::Result, nothing) },
        stop("102-replay", Until::After(after::After::Replay), nothing),
        stop("103-replay-why", Until::After(after::After::Why), nothing),
        stop("104-statistics", Until::After(after::After::Statistics), nothing),
        Stop { size: (1920, 1080), ..stop("20-large", Until::Acting, nothing) },
        stop("21-four-captains", Until::FourCaptains, nothing),
        stop("22-alone", Until::Alone, nothing),
        stop("24-rulebook", Until::Acting, |app| {
            let book = app.world().resource::<super::view::TableView>().rulebook.clone();
            app.world_mut().resource_mut::<TableUi>().look_up("CCG-ADV-2g", &book);
        }),
        stop("23-house-rules", Until::Title, |app| {
            app.world_mut().resource_mut::<Title>().turn_to(Page::HouseRules);
        }),
        stop("99-new-game", Until::Title, |app| {
            app.world_mut().resource_mut::<Title>().turn_to(Page::NewGame);
        }),
        stop("99-credits", Until::Title, |app| {
            app.world_mut().resource_mut::<Title>().turn_to(Page::Credits);
        }),
        stop("99-settings", Until::Title, |app| {
            app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Settings);
        }),
        stop("100-guide-welcome", Until::Lesson("welcome"), nothing),
        stop("101-guide-options", Until::Lesson("options"), nothing),
        stop("102-guide-asks", Until::Lesson("asks"), nothing),
        stop("103-guide-activity", Until::Lesson("activity"), nothing),
        stop("104-guide-tokens", Until::Lesson("tokens"), nothing),
        stop("105-guide-round", Until::Lesson("round"), nothing),
        stop("106-guide-left", Until::Lesson("hand"), |app| {
            open(app, TableDialog::Farewell { lit: 0 })
        }),
        stop("107-guide-result", Until::Lesson(""), nothing),
        stop("108-glossary", Until::Acting, |app| open(app, TableDialog::Glossary)),
        stop("109-glossary-search", Until::Acting, |app| {
            open(app, TableDialog::Glossary);
            let defining = Defining { group: 0, search: "jump".to_owned() };
            app.world_mut().resource_mut::<TableUi>().defining = defining;
        }),
        stop("110-tip", Until::Acting, rest_on_a_number),
        bench("25-decks", bench::Bench::Shipped),
        bench("26-decks-search", bench::Bench::Search),
        bench("27-decks-broken", bench::Bench::Broken),
        bench("28-decks-reasons", bench::Bench::Reasons),
        bench("29-decks-empty", bench::Bench::Empty),
        bench("90-decks-import", bench::Bench::Import),
        bench("91-decks-all", bench::Bench::All),
        Stop { size: (1920, 1080), ..bench("92-decks-mistake", bench::Bench::Mistake) },
        life("30-life-rules", Moment::Rules),
        life("31-life-first-question", Moment::FirstQuestion),
        life("32-life-announced", Moment::Announced),
        life("33-life-skill-roll", Moment::SkillRoll),
        life("34-life-promotion", Moment::Promotion),
        life("35-life-staying", Moment::Staying),
        life("36-life-mustering-out", Moment::MusteringOut),
        life("37-life-end", Moment::End),
        life("38-life-death", Moment::Death),
        life("39-life-wish", Moment::Wishing),
        life("40-life-log", Moment::Log),
        Stop { size: (1920, 1080), ..life("44-life-naming", Moment::Naming) },
        life("41-library-empty", Moment::Nobody),
        life("42-library", Moment::People),
        life("43-library-compared", Moment::Compared),
        quay("45-affairs", quays::Quay::Busy),
        quay("46-affairs-scout", quays::Quay::Scout),
        quay("47-affairs-dead", quays::Quay::Dead),
        quay("48-title", quays::Quay::Title),
        desk("50-desk-task", desks::Desk::Task),
        desk("51-desk-throws", desks::Desk::Throws),
        desk("52-desk-critical", desks::Desk::Critical),
        desk("53-desk-check", desks::Desk::Check),
        desk("54-desk-mistake", desks::Desk::Mistake),
        desk("55-desk-rule", desks::Desk::Rule),
        bay("60-sickbay-empty", desks::Bay::Empty),
        bay("61-sickbay-dying", desks::Bay::Dying),
        bay("62-sickbay-days", desks::Bay::Days),
        bay("63-sickbay-classic", desks::Bay::Classic),
        fight("70-fight-setup", Fight::Setup("desert-ambush")),
        moment("71-fight-orders", Shot::Orders),
        moment("72-fight-volley", Shot::Volley),
        moment("73-fight-turn", Shot::Turn),
        moment("74-fight-reaction", Shot::Reaction),
        moment("75-fight-melee", Shot::Melee),
        moment("76-fight-night", Shot::Night),
        moment("77-fight-boarding", Shot::Boarding),
        moment("78-fight-hunt", Shot::Hunt),
        Stop { size: (1920, 1080), ..moment("79-fight-large", Shot::Orders) },
        fight("80-fight-classic", Fight::Fought("customs-shed", RuleSet::Classic, 2)),
        fight("81-fight-second", Fight::Fought("last-orders", RuleSet::SecondEdition, 2)),
        fight("82-fight-aftermath", Fight::Aftermath("desert-ambush", RuleSet::Classic)),
        fight("83-fight-meeting", Fight::Setup("encounter")),
    ]
}

/// Writes a picture of every screen in whose name `only` stands into `folder` and prints the files' names.
/// Beside a picture of a game, a life or a fight lies its record.
///
/// # Errors
/// There is nothing to play with, no adapter, or the folder cannot be written to.
pub fn tour(folder: &Path, only: &str) -> Result<(), WindowError> {
    // The same pictures everywhere: without anybody's own packs.
    let sources = Sources { assets: find_folder()?, own: None };
    fs::create_dir_all(folder).map_err(|fault| unwritable(folder, &fault))?;
    let scratch = std::env::temp_dir().join(format!("far-lanes-tour-{}", std::process::id()));
    let saves = Saves::at(&scratch);
    let mut app = on_an_adapter(|| studio(sources, saves))?;
    loading::finished(&mut app)?;
    let stops = stops().into_iter().filter(|stop| stop.name.contains(only));
    let taken = stops.into_iter().try_for_each(|stop| take(&mut app, &stop, folder));
    // The games of a tour are of no use afterwards.
    let _ = fs::remove_dir_all(&scratch);
    taken
}

/// The screens without a window.
fn studio(sources: Sources, saves: Saves) -> App {
    let mut app = App::new();
    loading::register(&mut app, &sources);
    let no_window =
        WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() };
    let plugins = DefaultPlugins
        .build()
        .disable::<WinitPlugin>()
        .disable::<AudioPlugin>()
        .set(no_window)
        .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
        .set(log())
        .set(loading::server());
    app.insert_resource(loading::Places { sources, saves });
    app.add_plugins(plugins).add_plugins(plugin);
    app.add_plugins(camera::plugin).add_systems(Startup, set_up_camera);
    app.finish();
    app.cleanup();
    app
}

/// What is under way when a picture is taken shows only where the picture is about it.
fn still() -> Settings {
    Settings { motion: Motion::Off, ..Settings::default() }
}

fn take(app: &mut App, stop: &Stop, folder: &Path) -> Result<(), WindowError> {
    app.insert_resource(still());
    let shot = Camera::begin(app, stop.size);
    if stop.until == Until::Title {
        // The tour begins at the title.
        if *app.world().resource::<State<Screen>>().get() != Screen::Title {
            app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
        }
    } else if let Until::Life(moment) = stop.until {
        lives::reach(app, moment)?;
    } else if let Until::Desk(desk) = stop.until {
        desks::reach(app, desk);
    } else if let Until::Bench(state) = stop.until {
        bench::reach(app, state);
    } else if let Until::Bay(bay) = stop.until {
        desks::lie_down(app, bay);
    } else if let Until::Quay(quay) = stop.until {
        quays::reach(app, quay);
    } else if let Until::Fight(fight) = stop.until {
        fights::reach(app, fight)?;
    } else if let Until::After(what) = stop.until {
        after::reach(app, what)?;
    } else {
        let session = reach(app.world().resource::<GameData>(), stop.until)?;
        game::sit_down(app.world_mut(), session);
    }
    run(app, 4);
    if let Until::Life(moment) = stop.until {
        lives::lay_open(app, moment);
    }
    if let Until::Bench(state) = stop.until {
        bench::lay_open(app, state);
    }
    if let Until::Desk(desk) = stop.until {
        desks::lay_open(app, desk);
    }
    if let Until::Quay(quay) = stop.until {
        quays::lay_open(app, quay);
    }
    if let Until::Fight(fight) = stop.until {
        fights::lay_open(app, fight);
    }
    if let Until::After(what) = stop.until {
        after::lay_open(app, what);
    }
    (stop.then)(app);
    // A screen that is left takes a few frames to go.
    run(app, 8);
    wait_for_pictures(app);
    let file = folder.join(format!("{}.png", stop.name));
    shot.end(app, &file)?;
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
        | Screen::Statistics
        | Screen::Builder
        | Screen::People
        | Screen::Referee
        | Screen::Sickbay
        | Screen::Skirmish
        | Screen::Settings => None,
    }
}

fn run(app: &mut App, frames: u32) {
    (0..frames).for_each(|_| app.update());
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

fn open(app: &mut App, what: TableDialog) {
    app.world_mut().resource_mut::<TableUi>().dialog = what;
}

/// An adviser who has thought it over.
fn ask_for_advice(app: &mut App) {
    open(app, TableDialog::Advice);
    for _ in 0..500 {
        run(app, 1);
        if !app.world().resource::<TableUi>().advice.told().is_empty() {
            return;
        }
    }
}

/// The dearest card in hand, large.
fn open_a_card(app: &mut App) {
    let session = &app.world().non_send_resource::<Playing>().session;
    let seen = session.observe();
    let card = seen.hand.iter().max_by_key(|card| (card.cost, card.id));
    let look = card.and_then(|card| super::spot::look_at_card(card.id, &seen));
    open(app, look.map_or(TableDialog::Nothing, TableDialog::Card));
}

/// The contract worth most, large.
fn open_a_contract(app: &mut App) {
    let seen = app.world().non_send_resource::<Playing>().session.observe();
    let contracts = seen.slots.iter().filter_map(|slot| slot.contract.as_ref());
    let card = contracts.max_by_key(|contract| (contract.vp, contract.id));
    let look = card.and_then(|card| super::spot::look_at_card(card.id, &seen));
    open(app, look.map_or(TableDialog::Nothing, TableDialog::Card));
}

/// The pointer rests on a card in hand.
fn rest_on_a_card(app: &mut App) {
    let hand = &app.world().non_send_resource::<Playing>().session.observe().hand;
    let Some(card) = hand.get(hand.len() / 2) else { return };
    let spot = super::spot::Spot::Card(card.id);
    let place =
        app.world().resource::<TableUi>().places.iter().find(|place| place.spot == spot).copied();
    if let Some(place) = place {
        camera::point_at(app, place.rect.center());
        run(app, 2);
        std::thread::sleep(std::time::Duration::from_millis(400));
    }
}

/// The pointer rests on one's infamy.
fn rest_on_a_number(app: &mut App) {
    let Some(plate) = app.world().resource::<TableUi>().area(Area::Plate) else { return };
    camera::point_at(app, plate.right_top() + bevy_egui::egui::vec2(-22.0, 40.0));
    run(app, 2);
    std::thread::sleep(std::time::Duration::from_millis(400));
}

fn scale(app: &mut App, scale: u16) {
    app.world_mut().resource_mut::<Settings>().scale = scale;
}

/// The last `most` events, `seconds` after the first of them began to be shown.
fn show_motion(app: &mut App, most: usize, seconds: f64) {
    let world = app.world_mut();
    let session = &world.non_send_resource::<Playing>().session;
    let (events, viewer) = (session.events(), session.person());
    let events = events[events.len().saturating_sub(most)..].to_vec();
    let places = world.resource::<TableUi>().places.clone();
    let mut motion = world.resource_mut::<super::motion::Motion>();
    motion.add(&events, viewer, &places, false);
    motion.stop_at(seconds);
}

/// The menu of a place that several options concern.
fn open_options(app: &mut App) {
    let world = app.world();
    let view = world.resource::<super::view::TableView>();
    let place = world
        .resource::<TableUi>()
        .places
        .iter()
        .find(|place| view.offers_at(place.spot).count() > 1);
    let Some(place) = place else { return };
    let offers = view.offers_at(place.spot).collect();
    let at = place.rect.center();
    open(app, TableDialog::Options { at, offers });
}

fn unwritable(file: &Path, fault: &dyn std::fmt::Display) -> WindowError {
    WindowError::Picture { file: file.to_owned(), fault: fault.to_string() }
}
