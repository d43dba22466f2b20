//! Statistics of all finished games, fights and campaigns, and these themselves, to be replayed.

mod bars;
mod campaigns;
mod fights;
mod games;
mod list;
mod page;
mod sheet;
#[cfg(not(target_arch = "wasm32"))]
pub(in crate::window) mod shots;
mod state;
mod story;
#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy_egui::{
    EguiContext,
    egui::{self, Context, Key},
};

use crate::window::{
    common::{
        charts::Charts,
        data::GameData,
        requests::{FightRecord, Record, WatchFight, WatchRecord},
    },
    error::WindowError,
    ui::{
        keys::{self, struck},
        screen::{Canvas, Screen, TableSystems},
        theme,
    },
};
use crate::{
    data::Library,
    saves::{read_card_game, read_game},
    settings::Settings,
    skirmish::session::FIGHT,
};
pub(in crate::window) use state::StatisticsUi;
use state::{Chosen, Place, StatisticsAction, Tables};
use story::Story;

/// How many games a page key walks over.
const PAGE: isize = 10;

pub(in crate::window) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Statistics), begin)
        .add_systems(OnExit(Screen::Statistics), |mut commands: Commands| {
            commands.queue(|world: &mut World| {
                let left = world.remove_non_send_resource::<StatisticsUi>();
                let place = left.map(|it| it.place).unwrap_or_default();
                world.insert_resource(SelectedBefore(place));
            });
        })
        .add_systems(Update, draw.in_set(TableSystems::Draw).run_if(in_state(Screen::Statistics)));
}

/// What was selected when the screen was left: one comes back to it.
#[derive(Resource, Default)]
struct SelectedBefore(Place);

fn begin(world: &mut World) {
    let place = world.remove_resource::<SelectedBefore>().unwrap_or_default().0;
    let game_data = world.resource::<GameData>();
    let armoury = game_data.armoury().map_err(|fault| fault.to_string());
    let book = match &world.resource::<Charts>().0 {
        Ok(charted) => Ok(charted.book.clone()),
        Err(fault) => Err(fault.clone()),
    };
    let faults = [armoury.as_ref().err(), book.as_ref().err()];
    let note = faults.into_iter().flatten().cloned().collect::<Vec<_>>().join(" ");
    let tables = Tables { armoury: armoury.ok(), book: book.ok() };
    let mut statistics_ui = StatisticsUi::new(&game_data.saves, tables, place);
    statistics_ui.note = note;
    world.insert_non_send_resource(statistics_ui);
}

fn draw(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    game_data: Res<GameData>,
    statistics_ui: Option<NonSendMut<StatisticsUi>>,
    mut settings: ResMut<Settings>,
    mut screen: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    let (Ok(mut ctx), Some(mut statistics_ui)) = (canvases.get_single_mut(), statistics_ui) else {
        return;
    };
    let ctx = ctx.get_mut();
    if let Some(factor) = ctx.input(keys::scale) {
        settings.scale_by(factor);
    }
    for action in frame(ctx, &game_data.library, &mut statistics_ui) {
        match action {
            StatisticsAction::Turn(sort) => statistics_ui.turn_to(sort),
            StatisticsAction::Select(n) => statistics_ui.select(n),
            StatisticsAction::Watch => commands.queue(watch),
            StatisticsAction::Close => statistics_ui.story = None,
            StatisticsAction::Leave => screen.set(Screen::Title),
        }
        ctx.request_repaint();
    }
}

/// One frame: a little more is read, and what was done is returned.
fn frame(
    ctx: &Context,
    library: &Library,
    statistics_ui: &mut StatisticsUi,
) -> Vec<StatisticsAction> {
    if statistics_ui.read_on(library) {
        ctx.request_repaint();
    }
    let mut actions = match &statistics_ui.story {
        Some(_) => Vec::new(),
        None => pressed(ctx, statistics_ui),
    };
    let frame = egui::Frame::NONE.fill(theme::SPACE);
    let shown =
        egui::CentralPanel::default().frame(frame).show(ctx, |ui| page::draw(ui, statistics_ui));
    match &statistics_ui.story {
        Some(told) => actions.extend(story::draw(ctx, told).then_some(StatisticsAction::Close)),
        None => actions.extend(shown.inner),
    }
    statistics_ui.walked = false;
    actions
}

fn pressed(ctx: &Context, statistics_ui: &mut StatisticsUi) -> Vec<StatisticsAction> {
    ctx.input(|input| {
        let by = |more: Key, less: Key| {
            input.num_presses(more) as isize - input.num_presses(less) as isize
        };
        let ends = by(Key::End, Key::Home) * statistics_ui.count() as isize;
        statistics_ui.walk(keys::step(input) + PAGE * by(Key::PageDown, Key::PageUp) + ends);
        let mut actions = Vec::new();
        let tabbed = keys::tabbed(input);
        if tabbed != 0 {
            actions.push(StatisticsAction::Turn(statistics_ui.place.sort.turned(tabbed)));
        }
        if struck(input, Key::Enter) || struck(input, Key::Space) {
            actions.push(StatisticsAction::Watch);
        }
        if struck(input, Key::Escape) {
            actions.push(StatisticsAction::Leave);
        }
        actions
    })
}

/// Watches what is selected.
fn watch(world: &mut World) {
    let Some(statistics_ui) = world.get_non_send_resource::<StatisticsUi>() else { return };
    let opened = match statistics_ui.chosen() {
        Some(Chosen::Game(file)) => watch_game(world, file),
        Some(Chosen::Fight(file)) => watch_fight(world, file),
        Some(Chosen::Campaign(file)) => tell(world, &file),
        None => return,
    };
    if let (Err(fault), Some(mut it)) = (opened, world.get_non_send_resource_mut::<StatisticsUi>())
    {
        it.note = fault.to_string();
    }
}

fn watch_game(world: &mut World, file: PathBuf) -> Result<(), WindowError> {
    let WatchRecord(watch) = *world.resource::<WatchRecord>();
    let artefact = read_card_game(&file)?;
    Ok(watch(world, None, Record { artefact, file, from: 0, back: Screen::Statistics })?)
}

/// Tells the story of a campaign.
fn tell(world: &mut World, file: &Path) -> Result<(), WindowError> {
    let Some(mut statistics_ui) = world.get_non_send_resource_mut::<StatisticsUi>() else {
        return Ok(());
    };
    if let Some(book) = statistics_ui.book() {
        statistics_ui.story = Some(Story::of(&book, file)?);
    }
    Ok(())
}

fn watch_fight(world: &mut World, file: PathBuf) -> Result<(), WindowError> {
    let WatchFight(watch) = *world.resource::<WatchFight>();
    let artefact = read_game(&file, FIGHT)?;
    watch(world, FightRecord { artefact, file, from: 0, back: Screen::Statistics })
}
