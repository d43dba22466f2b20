//! What became of all finished games, and the games themselves, to be watched again.

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

use super::{
    keys::{self, struck},
    replay,
    screen::{Canvas, Screen, TableSystems},
    table_ui::TableAction,
    theme,
    title::GameData,
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

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Statistics), begin)
        .add_systems(OnExit(Screen::Statistics), |mut commands: Commands| {
            commands.queue(|world: &mut World| {
                let lit = world.remove_non_send_resource::<Reckoning>().map_or(0, |it| it.lit);
                world.insert_resource(LitBefore(lit));
            });
        })
        .add_systems(Update, draw.in_set(TableSystems::Draw).run_if(in_state(Screen::Statistics)));
}

/// The game that was lit when the screen was left: one comes back to it.
#[derive(Resource, Default)]
struct LitBefore(usize);

/// The games being read, and which of them is lit. Not a resource: a game that is played again need not be
/// shared between threads.
pub(super) struct Reckoning {
    reading: Reading,
    figures: Figures,
    /// Counted from the newest.
    lit: usize,
    /// It was walked to by keys, and has to be brought into view.
    walked: bool,
    /// Why a game could not be opened.
    note: String,
}

/// An action on the statistics screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum StatisticsAction {
    Light(usize),
    Watch,
    Leave,
}

fn begin(world: &mut World) {
    let lit = world.remove_resource::<LitBefore>().unwrap_or_default().0;
    let reckoning = Reckoning::new(&world.resource::<GameData>().saves, lit);
    world.insert_non_send_resource(reckoning);
}

impl Reckoning {
    fn new(saves: &Saves, lit: usize) -> Reckoning {
        let (reading, figures) = (Reading::new(saves), Figures::default());
        Reckoning { reading, figures, lit, walked: true, note: String::new() }
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

    /// The game that is lit.
    fn chosen(&self) -> Option<&Finished> {
        self.newest_first().nth(self.lit)
    }

    fn walk(&mut self, steps: isize) {
        let last = self.reading.games().len().saturating_sub(1);
        self.lit = self.lit.saturating_add_signed(steps).min(last);
        self.walked |= steps != 0;
    }
}

fn draw(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    game_data: Res<GameData>,
    reckoning: Option<NonSendMut<Reckoning>>,
    mut settings: ResMut<Settings>,
    mut screen: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    let (Ok(mut ctx), Some(mut reckoning)) = (canvases.get_single_mut(), reckoning) else { return };
    let ctx = ctx.get_mut();
    if let Some(TableAction::Scale(factor)) = ctx.input(keys::scale) {
        settings.scale_by(factor);
    }
    for action in frame(ctx, &game_data.library, &mut reckoning) {
        match action {
            StatisticsAction::Light(n) => reckoning.lit = n,
            StatisticsAction::Watch => commands.queue(watch),
            StatisticsAction::Leave => screen.set(Screen::Title),
        }
        ctx.request_repaint();
    }
}

/// One frame: a little more is read, and what was done is returned.
fn frame(ctx: &Context, library: &Library, reckoning: &mut Reckoning) -> Vec<StatisticsAction> {
    if reckoning.read_on(library) {
        ctx.request_repaint();
    }
    let mut actions = pressed(ctx, reckoning);
    let frame = egui::Frame::NONE.fill(theme::SPACE);
    let shown =
        egui::CentralPanel::default().frame(frame).show(ctx, |ui| page::draw(ui, reckoning));
    actions.extend(shown.inner);
    reckoning.walked = false;
    actions
}

fn pressed(ctx: &Context, reckoning: &mut Reckoning) -> Vec<StatisticsAction> {
    ctx.input(|input| {
        let by = |more: Key, less: Key| {
            input.num_presses(more) as isize - input.num_presses(less) as isize
        };
        let ends = by(Key::End, Key::Home) * reckoning.reading.games().len() as isize;
        reckoning.walk(keys::step(input) + PAGE * by(Key::PageDown, Key::PageUp) + ends);
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

/// Watches the game that is lit.
fn watch(world: &mut World) {
    let Some(reckoning) = world.get_non_send_resource::<Reckoning>() else { return };
    let Some(file) = reckoning.chosen().map(|chosen| chosen.file.clone()) else { return };
    let opened = read_card_game(&file).map_err(|fault| fault.to_string()).and_then(|artefact| {
        replay::try_to_open(world, artefact, &file, 0, Screen::Statistics)
            .map_err(|fault| fault.to_string())
    });
    if let (Err(fault), Some(mut it)) = (opened, world.get_non_send_resource_mut::<Reckoning>()) {
        it.note = fault;
    }
}
