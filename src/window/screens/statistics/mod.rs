//! Statistics of all finished games, and the games themselves, to be replayed.

mod apart;
mod bars;
mod list;
mod page;
#[cfg(test)]
mod tests;

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{
    EguiContext,
    egui::{self, Context, Key},
};

use super::{replay, title::GameData};
use crate::window::{
    card_table::{
        keys::{self, struck},
        table_ui::TableAction,
    },
    ui::{
        screen::{Canvas, Screen, TableSystems},
        theme,
    },
};
use crate::{
    clock::Instant,
    data::Library,
    saves::{Saves, read_card_game},
    settings::Settings,
    statistics::{Figures, Finished, Reading},
};

/// How long games are read in one frame.
const PATIENCE: Duration = Duration::from_millis(4);
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

/// The games being read, and which of them is selected. Not a resource: a game that is played again need not be
/// shared between threads.
pub(in crate::window) struct StatisticsUi {
    reading: Reading,
    figures: Figures,
    /// Counted from the newest.
    selected: usize,
    /// It was walked to by keys, and has to be brought into view.
    walked: bool,
    /// Why a game could not be opened.
    note: String,
}

/// An action on the statistics screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum StatisticsAction {
    Select(usize),
    Watch,
    Leave,
}

fn begin(world: &mut World) {
    let selected = world.remove_resource::<SelectedBefore>().unwrap_or_default().0;
    let statistics_ui = StatisticsUi::new(&world.resource::<GameData>().saves, selected);
    world.insert_non_send_resource(statistics_ui);
}

impl StatisticsUi {
    fn new(saves: &Saves, selected: usize) -> StatisticsUi {
        let (reading, figures) = (Reading::new(saves), Figures::default());
        StatisticsUi { reading, figures, selected, walked: true, note: String::new() }
    }

    /// Reads on for a moment; whether there is more to read.
    fn read_on(&mut self, library: &Library) -> bool {
        if self.reading.is_done() && self.figures != Figures::default() {
            return false;
        }
        let began = Instant::now();
        let done = self.reading.read_while(library, || began.elapsed() < PATIENCE);
        self.figures = self.reading.figures();
        !done
    }

    /// The games, the newest first.
    fn newest_first(&self) -> impl Iterator<Item = &Finished> {
        self.reading.games().iter().rev()
    }

    /// The game that is selected.
    fn chosen(&self) -> Option<&Finished> {
        self.newest_first().nth(self.selected)
    }

    fn walk(&mut self, steps: isize) {
        let last = self.reading.games().len().saturating_sub(1);
        self.selected = self.selected.saturating_add_signed(steps).min(last);
        self.walked |= steps != 0;
    }
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
    if let Some(TableAction::Scale(factor)) = ctx.input(keys::scale) {
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
        replay::try_to_open(world, artefact, &file, 0, Screen::Statistics)
            .map_err(|fault| fault.to_string())
    });
    if let (Err(fault), Some(mut it)) = (opened, world.get_non_send_resource_mut::<StatisticsUi>())
    {
        it.note = fault;
    }
}
