//! The result: who won and how, how it came to that, and what comes next.

pub(in crate::window) mod afterwards;
mod again;
mod cards;
mod day;
mod focus;
mod menu;
mod moments;
mod outcome;
mod plan;
mod plot;
mod series;
#[cfg(not(target_arch = "wasm32"))]
pub(in crate::window) mod shots;
mod story;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Context, Key, Ui, vec2};

use crate::window::{
    card_table::{game::Playing, guide, view::TableView},
    common::{
        data::GameData,
        requests::{Record, TitleNotes, WatchRecord},
    },
    screens::result::{afterwards::Afterwards, plan::Plan},
    ui::{
        compact::{self, Roll},
        drawing::{Drawing, page},
        interface::in_use,
        paint,
        screen::{Screen, TableSystems},
        theme,
    },
};
use crate::{clock, data::Library, match_summary::MatchSummary};
use day::DayResult;
use focus::{Focus, Shape};
use menu::{Item, MenuRow};
use series::{Measure, Series};
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

/// Where the keyboard stands, and when the screen was first seen.
#[derive(Resource, Default)]
struct Chosen {
    focus: Focus,
    measure: Measure,
    since: Option<f64>,
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
        if !afterwards.draw(&ctx) {
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
        shown.press(pressed, &ctx, &mut commands);
        ctx.request_repaint();
    }
}

/// The game that is over, as the page shows it.
struct Shown<'a> {
    view: &'a TableView,
    playing: &'a Playing,
    story: Option<&'a Story>,
    day: Option<&'a DayResult>,
}

impl Shown<'_> {
    /// Draws everything; what was pressed. While something lies `open` over it, nothing is.
    fn page(&self, ui: &mut Ui, chosen: &mut Chosen, open: bool) -> Option<Focus> {
        let walked = (!open).then(|| chosen.focus.walk(ui.ctx(), self.shape())).flatten();
        if !open && ui.input(|input| input.key_pressed(Key::C)) {
            chosen.measure = chosen.measure.other();
        }
        let done = match compact::is_on(ui.ctx()) {
            true => self.rolled(ui, chosen),
            false => self.parts(ui, &Plan::of(ui.max_rect()), chosen),
        };
        done.or(walked).filter(|_| !open)
    }

    /// On a phone all of it rolls.
    fn rolled(&self, ui: &mut Ui, chosen: &mut Chosen) -> Option<Focus> {
        let Shape { rows, moments, .. } = self.shape();
        let captains = self.view.seen.captains.len();
        let area = ui.max_rect().shrink2(vec2(2.0 * compact::MARGIN, 0.0));
        let tall = Plan::tall(rows, captains, moments);
        let roll = Roll::begin(ui, area, "result", tall, None);
        let plan = Plan::one_below_the_other(roll.whole, rows, captains, moments);
        let done = self.parts(ui, &plan, chosen);
        roll.end(ui);
        done
    }

    /// Draws every part; what was clicked.
    fn parts(&self, ui: &mut Ui, plan: &Plan, chosen: &mut Chosen) -> Option<Focus> {
        let rows = self.rows();
        self.sky(ui, plan);
        let bottom = outcome::draw(ui.painter(), plan.outcome, self.view);
        let list = plan.outcome.with_min_y(bottom + 26.0);
        let row = menu::draw(ui, list, rows, &mut chosen.focus);
        outcome::facts(ui.painter(), plan.outcome, self.view, &self.playing.session);
        outcome::scores(ui.painter(), plan.scores, self.view);
        let told = match self.summary() {
            Some(summary) => self.told(ui, plan, summary, chosen),
            None => self.waits(ui, plan),
        };
        told.or(row)
    }

    fn rows(&self) -> &'static [MenuRow] {
        menu::rows(self.playing.home, self.day)
    }

    fn summary(&self) -> Option<&MatchSummary> {
        self.story.and_then(Story::summary)
    }

    fn shape(&self) -> Shape {
        let summary = self.summary();
        Shape {
            rows: self.rows().len(),
            rounds: summary.map_or(0, |it| it.rounds.len()),
            moments: summary.map_or(0, |it| it.moments.len()),
        }
    }

    /// Stars at the left: behind the plot they would pass for points of it.
    fn sky(&self, ui: &Ui, plan: &Plan) {
        let sky = ui.max_rect().with_max_x(plan.outcome.right() + 20.0);
        paint::stars(ui.painter(), sky, 70);
    }

    /// How it came to that; a round or a turning point that was pressed.
    fn told(
        &self,
        ui: &mut Ui,
        plan: &Plan,
        summary: &MatchSummary,
        chosen: &mut Chosen,
    ) -> Option<Focus> {
        let chances = self.story.map_or(&[][..], Story::chances);
        let series = Series { summary, chances, measure: chosen.measure };
        if plot::measures(ui, plan.plot, chosen.measure) {
            chosen.measure = chosen.measure.other();
        }
        let focus = &mut chosen.focus;
        let round = plot::draw(ui, plan.plot, &series, self.view, focus);
        let moment = moments::draw(ui, plan.moments, summary, self.view.seen.you, focus);
        // After a guided game the page lists the lessons that never came up instead.
        match self.playing.session.untold().as_slice() {
            [] => cards::draw(ui.painter(), plan.cards, summary, self.view),
            untold => guide::summary(ui.painter(), plan.cards, untold, in_use(ui.ctx())),
        }
        moment.or(round)
    }

    /// While the game is read once more, and where it cannot be.
    fn waits(&self, ui: &Ui, plan: &Plan) -> Option<Focus> {
        let (words, ink) = (self.story.map_or("", Story::words), theme::FAINT);
        let at = plan.plot.left_top();
        paint::say(ui.painter(), at, Align2::LEFT_TOP, words, theme::size::BODY, ink);
        None
    }

    fn press(&self, pressed: Focus, ctx: &Context, commands: &mut Commands) {
        let (row, from) = match pressed {
            Focus::Row(n) => (self.rows()[n].0, 0),
            Focus::Round(n) => {
                let round = self.summary().and_then(|it| it.rounds.get(n));
                (Item::Watch, round.map_or(0, |round| round.from))
            }
            Focus::Moment(n) => {
                let moment = self.summary().and_then(|it| it.moments.get(n));
                (Item::Watch, moment.map_or(0, |moment| moment.decision))
            }
        };
        match row {
            Item::Again => commands.queue(|world: &mut World| again::deal(world, false)),
            Item::Same => commands.queue(|world: &mut World| again::deal(world, true)),
            Item::Watch => self.watch(from, commands),
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
pub(in crate::window) fn look_back(world: &mut World) {
    let Some(playing) = world.get_non_send_resource::<Playing>() else { return };
    let afterwards = Afterwards::new(&playing.session);
    world.insert_non_send_resource(afterwards);
}
