//! The result: who won and how, how it came to that, and what comes next.

pub(in crate::window) mod afterwards;
mod again;
mod cards;
mod focus;
mod menu;
mod moments;
mod outcome;
mod plan;
mod plot;
#[cfg(not(target_arch = "wasm32"))]
pub(in crate::window) mod shots;
mod story;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use bevy_egui::{
    EguiContext,
    egui::{self, Context, Ui, pos2},
};

use crate::window::{
    card_table::{game::Playing, guide, view::TableView},
    common::{
        data::GameData,
        requests::{Record, TitleNotes, WatchRecord},
    },
    screens::result::{afterwards::Afterwards, plan::Plan},
    ui::{
        interface::in_use,
        keys, paint,
        screen::{Canvas, Screen, TableSystems},
        theme,
    },
};
use crate::{data::Library, settings::Settings};
use focus::{Focus, Shape};
use menu::Item;
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
        })
        .add_systems(
            Update,
            draw.in_set(TableSystems::Draw)
                .run_if(in_state(Screen::Result))
                .run_if(resource_exists::<TableView>),
        );
}

/// Where the keyboard stands, and when the screen was first seen.
#[derive(Resource, Default)]
struct Chosen {
    focus: Focus,
    since: Option<f64>,
}

/// Keys struck in haste for the last decision are not meant for this menu, in seconds.
const BREATH: f64 = 0.7;

fn begin(world: &mut World) {
    world.resource_mut::<Chosen>().since = None;
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
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    view: Res<TableView>,
    playing: Option<NonSend<Playing>>,
    mut story: Option<NonSendMut<Story>>,
    afterwards: Option<NonSendMut<Afterwards>>,
    mut chosen: ResMut<Chosen>,
    mut settings: ResMut<Settings>,
    mut commands: Commands,
) {
    let (Ok(mut ctx), Some(playing)) = (canvases.get_single_mut(), playing) else { return };
    let ctx = ctx.get_mut();
    if let Some(factor) = ctx.input(keys::scale) {
        settings.scale_by(factor);
    }
    if let Some(story) = &mut story {
        story.go_on(ctx);
    }
    let story = story.as_deref();
    let open = afterwards.is_some();
    let frame = egui::Frame::NONE.fill(theme::SPACE);
    let pressed = egui::CentralPanel::default()
        .frame(frame)
        .show(ctx, |ui| {
            let all = ui.max_rect();
            let plan = Plan::of(all);
            // Behind the plot they would pass for points of it.
            let sky = all.with_max_x(plan.outcome.right() + 20.0);
            paint::stars(ui.painter(), sky, 70);
            page(ui, &plan, (&view, &playing), story, &mut chosen.focus, open)
        })
        .inner;
    if let Some(mut afterwards) = afterwards {
        if !afterwards.draw(ctx) {
            commands.queue(|world: &mut World| {
                world.remove_non_send_resource::<Afterwards>();
            });
            ctx.request_repaint();
        }
        return;
    }
    let now = ctx.input(|input| input.time);
    let since = *chosen.since.get_or_insert(now);
    if let Some(pressed) = pressed.filter(|_| now - since > BREATH) {
        press(ctx, pressed, (story, playing.home), &mut commands);
    }
}

/// Draws everything; what was pressed. While something lies `open` over it, nothing is.
fn page(
    ui: &mut Ui,
    plan: &Plan,
    (view, playing): (&TableView, &Playing),
    story: Option<&Story>,
    focus: &mut Focus,
    open: bool,
) -> Option<Focus> {
    let (summary, rows) = (story.and_then(Story::summary), menu::rows(playing.home));
    let shape = Shape {
        rows: rows.len(),
        rounds: summary.map_or(0, |it| it.rounds.len()),
        moments: summary.map_or(0, |it| it.moments.len()),
    };
    let mut pressed = (!open).then(|| focus.walk(ui.ctx(), shape)).flatten();
    let bottom = outcome::draw(ui.painter(), plan.outcome, view);
    let list = plan.outcome.with_min_y(bottom + 26.0);
    pressed = menu::draw(ui, list, rows, focus).or(pressed);
    outcome::facts(ui.painter(), plan.outcome, view, &playing.session);
    outcome::scores(ui.painter(), plan.scores, view);
    match summary {
        Some(summary) => {
            pressed = plot::draw(ui, plan.plot, summary, view, focus).or(pressed);
            pressed = moments::draw(ui, plan.moments, summary, view.seen.you, focus).or(pressed);
            // After a guided game the page lists the lessons that never came up instead.
            match playing.session.untold().as_slice() {
                [] => cards::draw(ui.painter(), plan.cards, summary, view),
                untold => {
                    guide::summary(ui.painter(), plan.cards, untold, in_use(ui.ctx()));
                }
            }
        }
        None => {
            let words = story.map_or("", Story::words);
            let at = pos2(plan.plot.left(), plan.plot.top());
            let ink = theme::FAINT;
            paint::say(ui.painter(), at, egui::Align2::LEFT_TOP, words, theme::size::BODY, ink);
        }
    }
    pressed.filter(|_| !open)
}

fn press(
    ctx: &Context,
    pressed: Focus,
    (story, home): (Option<&Story>, Screen),
    commands: &mut Commands,
) {
    let watch = |commands: &mut Commands, from: usize| {
        let record = story.map(|story| (story.artefact().clone(), story.file().to_owned()));
        commands.queue(move |world: &mut World| {
            let Some((artefact, file)) = record else { return };
            let (WatchRecord(watch), cards) = (*world.resource::<WatchRecord>(), library(world));
            let record = Record { artefact, file, from, back: Screen::Result };
            if let Err(fault) = watch(world, Some(&cards), record) {
                world.resource_mut::<TitleNotes>().0 = vec![fault.to_string()];
            }
        });
    };
    match pressed {
        Focus::Row(n) => match menu::rows(home)[n].0 {
            Item::Again => commands.queue(|world: &mut World| again::deal(world, false)),
            Item::Same => commands.queue(|world: &mut World| again::deal(world, true)),
            Item::Watch => watch(commands, 0),
            Item::Why => commands.queue(look_back),
            Item::Statistics => go(commands, Screen::Statistics),
            Item::Title => go(commands, Screen::Title),
            Item::Home => go(commands, home),
            Item::Last => commands.queue(last),
        },
        Focus::Round(n) => {
            let round = story.and_then(Story::summary).and_then(|it| it.rounds.get(n));
            watch(commands, round.map_or(0, |round| round.from));
        }
        Focus::Moment(n) => {
            let moment = story.and_then(Story::summary).and_then(|it| it.moments.get(n));
            watch(commands, moment.map_or(0, |moment| moment.decision));
        }
    }
    ctx.request_repaint();
}

fn go(commands: &mut Commands, screen: Screen) {
    commands.queue(move |world: &mut World| {
        world.resource_mut::<NextState<Screen>>().set(screen);
    });
}

#[cfg(not(target_arch = "wasm32"))]
fn last(world: &mut World) {
    world.send_event(AppExit::Success);
}

/// A page is closed by the browser.
#[cfg(target_arch = "wasm32")]
fn last(world: &mut World) {
    let Some(playing) = world.get_non_send_resource::<Playing>() else { return };
    let session = &playing.session;
    crate::browser::save_as(session.file(), &session.artefact().write());
}

/// Lays every decision of the rivals' open.
pub(in crate::window) fn look_back(world: &mut World) {
    let Some(playing) = world.get_non_send_resource::<Playing>() else { return };
    let afterwards = Afterwards::new(&playing.session);
    world.insert_non_send_resource(afterwards);
}
