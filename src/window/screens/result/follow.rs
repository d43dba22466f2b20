//! Follows what was pressed on the page.

use bevy::prelude::*;
use bevy_egui::egui::Context;

use super::{
    afterwards::Afterwards, again, day::DayResult, focus::Focus, library, menu::Item, page::Shown,
};
use crate::window::{
    card_table::game::Playing,
    common::{
        data::GameData,
        requests::{Record, TitleNotes, WatchRecord},
    },
    ui::screen::Screen,
};

impl Shown<'_> {
    /// Does what was pressed.
    pub fn press(&self, pressed: Focus, ctx: &Context, commands: &mut Commands) {
        let summary = self.summary();
        match pressed {
            Focus::Row(n) => self.choose(self.rows()[n].0, ctx, commands),
            Focus::Round(n) => {
                let round = summary.and_then(|it| it.rounds.get(n));
                self.watch(round.map_or(0, |round| round.from), commands);
            }
            Focus::Moment(n) => {
                let moment = summary.and_then(|it| it.moments.get(n));
                self.watch(moment.map_or(0, |moment| moment.decision), commands);
            }
        }
    }

    /// Does what a row of the menu says.
    fn choose(&self, item: Item, ctx: &Context, commands: &mut Commands) {
        match item {
            Item::Again => commands.queue(|world: &mut World| again::deal(world, false)),
            Item::Same => commands.queue(|world: &mut World| again::deal(world, true)),
            Item::Watch => self.watch(0, commands),
            Item::Why => commands.queue(look_back),
            Item::Statistics => go(commands, Screen::Statistics),
            Item::Title => go(commands, Screen::Title),
            Item::Home => go(commands, self.playing.home),
            Item::Copy => copy(ctx.clone(), commands),
            Item::Last => commands.queue(last),
        }
    }

    /// Has the game watched from this decision on.
    fn watch(&self, from: usize, commands: &mut Commands) {
        let Some(story) = self.story else { return };
        let (artefact, file) = (story.artefact().clone(), story.file().to_owned());
        let record = Record { artefact, file, from, back: Screen::Result };
        commands.queue(move |world: &mut World| {
            let (WatchRecord(watch), cards) = (*world.resource::<WatchRecord>(), library(world));
            if let Err(fault) = watch(world, Some(&cards), record) {
                world.resource_mut::<TitleNotes>().0 = vec![fault.to_string()];
            }
        });
    }
}

/// Puts what came of the day's deal where it can be pasted from.
fn copy(ctx: Context, commands: &mut Commands) {
    commands.queue(move |world: &mut World| {
        world.resource_scope(|world, mut day: Mut<DayResult>| {
            ctx.copy_text(day.lines(&world.resource::<GameData>().library));
            day.copied = true;
        });
    });
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
pub(super) fn look_back(world: &mut World) {
    let Some(playing) = world.get_non_send_resource::<Playing>() else { return };
    let afterwards = Afterwards::new(&playing.session);
    world.insert_non_send_resource(afterwards);
}
