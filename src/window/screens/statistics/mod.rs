//! Statistics of all finished games, and the games themselves, to be replayed.

mod apart;
mod bars;
mod list;
mod page;
#[cfg(not(target_arch = "wasm32"))]
pub(in crate::window) mod shots;
mod state;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use bevy_egui::{
    EguiContext,
    egui::{self, Context, Key},
};

use crate::window::{
    common::{
        data::GameData,
        requests::{Record, WatchRecord},
    },
    ui::{
        keys::{self, struck},
        screen::{Canvas, Screen, TableSystems},
        theme,
    },
};
use crate::{data::Library, saves::read_card_game, settings::Settings};
use state::StatisticsAction;
pub(in crate::window) use state::StatisticsUi;

/// How many games a page key walks over.
const PAGE: isize = 10;

pub(in crate::window) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Statistics), begin)
        .add_systems(OnExit(Screen::Statistics), |mut commands: Commands| {
            commands.queue(|world: &mut World| {
                let selected =
                    world.remove_non_send_resource::<StatisticsUi>().map_or(0, |it| it.selected);
                world.insert_resource(SelectedBefore(selected));
            });
        })
        .add_systems(Update, draw.in_set(TableSystems::Draw).run_if(in_state(Screen::Statistics)));
}

/// The game that was selected when the screen was left: one comes back to it.
#[derive(Resource, Default)]
struct SelectedBefore(usize);

fn begin(world: &mut World) {
    let selected = world.remove_resource::<SelectedBefore>().unwrap_or_default().0;
    let statistics_ui = StatisticsUi::new(&world.resource::<GameData>().saves, selected);
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
            StatisticsAction::Select(n) => statistics_ui.selected = n,
            StatisticsAction::Watch => commands.queue(watch),
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
    let mut actions = pressed(ctx, statistics_ui);
    let frame = egui::Frame::NONE.fill(theme::SPACE);
    let shown =
        egui::CentralPanel::default().frame(frame).show(ctx, |ui| page::draw(ui, statistics_ui));
    actions.extend(shown.inner);
    statistics_ui.walked = false;
    actions
}

fn pressed(ctx: &Context, statistics_ui: &mut StatisticsUi) -> Vec<StatisticsAction> {
    ctx.input(|input| {
        let by = |more: Key, less: Key| {
            input.num_presses(more) as isize - input.num_presses(less) as isize
        };
        let ends = by(Key::End, Key::Home) * statistics_ui.reading.games().len() as isize;
        statistics_ui.walk(keys::step(input) + PAGE * by(Key::PageDown, Key::PageUp) + ends);
        let mut actions = Vec::new();
        if struck(input, Key::Enter) || struck(input, Key::Space) {
            actions.push(StatisticsAction::Watch);
        }
        if struck(input, Key::Escape) {
            actions.push(StatisticsAction::Leave);
        }
        actions
    })
}

/// Watches the game that is selected.
fn watch(world: &mut World) {
    let Some(statistics_ui) = world.get_non_send_resource::<StatisticsUi>() else { return };
    let Some(file) = statistics_ui.chosen().map(|chosen| chosen.file.clone()) else { return };
    let opened = read_card_game(&file).map_err(|fault| fault.to_string()).and_then(|artefact| {
        let WatchRecord(watch) = *world.resource::<WatchRecord>();
        let record = Record { artefact, file, from: 0, back: Screen::Statistics };
        watch(world, None, record).map_err(|fault| fault.to_string())
    });
    if let (Err(fault), Some(mut it)) = (opened, world.get_non_send_resource_mut::<StatisticsUi>())
    {
        it.note = fault;
    }
}
