//! The result: who won and how, how it came to that, and what comes next.

pub(in crate::window) mod afterwards;
mod again;
mod cards;
mod chosen;
mod day;
mod focus;
mod follow;
mod menu;
mod moments;
mod outcome;
mod page;
mod plan;
mod plot;
mod series;
#[cfg(not(target_arch = "wasm32"))]
pub(in crate::window) mod shots;
mod story;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use bevy_egui::egui::Context;

use crate::window::{
    card_table::{game::Playing, view::TableView},
    common::data::GameData,
    ui::{
        drawing::{Drawing, page},
        screen::{Screen, TableSystems},
    },
};
use crate::{clock, data::Library};
use afterwards::Afterwards;
use chosen::Chosen;
use day::DayResult;
use page::Shown;
use story::Story;

pub(in crate::window) fn plugin(app: &mut App) {
    app.init_resource::<Chosen>()
        // After a replay the page opens where it was left.
        .add_systems(OnExit(Screen::Table), |mut chosen: ResMut<Chosen>| {
            *chosen = Chosen::default()
        })
        .add_systems(OnEnter(Screen::Result), begin)
        .add_systems(OnExit(Screen::Result), |world: &mut World| {
            world.remove_non_send_resource::<Afterwards>();
            world.remove_non_send_resource::<Story>();
            world.remove_resource::<DayResult>();
        })
        .add_systems(
            Update,
            draw.in_set(TableSystems::Draw)
                .run_if(in_state(Screen::Result))
                .run_if(resource_exists::<TableView>),
        );
}

/// Keys struck in haste for the last decision are not meant for this menu, in seconds.
const BREATH: f64 = 0.7;

fn begin(world: &mut World) {
    world.resource_mut::<Chosen>().since = None;
    if let Some(day) = DayResult::of(world, clock::today()) {
        world.insert_resource(day);
    }
    let library = library(world);
    let Some(playing) = world.get_non_send_resource::<Playing>() else { return };
    let story = Story::new(&library, &playing.session);
    world.insert_non_send_resource(story);
}

/// The game keeps the cards that it was begun with: whatever has been edited meanwhile, and whoever is
/// aboard in a campaign.
fn library(world: &World) -> Library {
    let mut library = world.resource::<GameData>().library.clone();
    if let Some(playing) = world.get_non_send_resource::<Playing>() {
        library.book = playing.session.book().clone();
    }
    library
}

fn draw(
    mut drawing: Drawing,
    view: Res<TableView>,
    playing: Option<NonSend<Playing>>,
    mut story: Option<NonSendMut<Story>>,
    afterwards: Option<NonSendMut<Afterwards>>,
    day: Option<Res<DayResult>>,
    mut chosen: ResMut<Chosen>,
    mut commands: Commands,
) {
    let (Some(ctx), Some(playing)) = (drawing.context(), playing) else { return };
    drawing.scale(&ctx);
    if let Some(story) = &mut story {
        story.go_on(&ctx);
    }
    let (story, day) = (story.as_deref(), day.as_deref());
    let shown = Shown { view: &view, playing: &playing, story, day };
    let open = afterwards.is_some();
    let pressed = page(&ctx, |ui| shown.page(ui, &mut chosen, open));
    if let Some(mut afterwards) = afterwards {
        return draw_afterwards(&ctx, &mut afterwards, &mut commands);
    }
    let is_meant = is_meant(&ctx, &mut chosen);
    if let Some(pressed) = pressed.filter(|_| is_meant) {
        shown.press(pressed, &ctx, &mut commands);
        ctx.request_repaint();
    }
}

/// Draws the rivals' decisions over the page, until they are closed.
fn draw_afterwards(ctx: &Context, afterwards: &mut Afterwards, commands: &mut Commands) {
    if !afterwards.draw(ctx) {
        commands.queue(|world: &mut World| {
            world.remove_non_send_resource::<Afterwards>();
        });
        ctx.request_repaint();
    }
}

/// Whether the screen has been seen for long enough.
fn is_meant(ctx: &Context, chosen: &mut Chosen) -> bool {
    let now = ctx.input(|input| input.time);
    now - *chosen.since.get_or_insert(now) > BREATH
}
