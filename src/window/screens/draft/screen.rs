//! The screen of the draft: its systems, and what stands where.

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::egui::{Context, Ui};

use super::{
    action::{DraftAction, HELP, Pen, pressed},
    begin, offer, panel,
    state::{DraftUi, Page},
    tapped, whole,
};
use crate::{
    clock::Instant,
    data::Library,
    draft::{Meeting, game_seed, setup},
    session::{Session, SessionError},
    window::{
        card_table::game,
        common::data::GameData,
        ui::{
            compact,
            dialogs::{all_keys, sheet},
            drawing::{Drawing, page},
            layout::band,
            paint,
            screen::{Screen, TableSystems},
        },
    },
};

/// How long those beside the person may pick in one frame.
const PATIENCE: Duration = Duration::from_millis(4);
/// Room of the panel with the deck so far.
const PANEL: f32 = 286.0;

pub(in crate::window) fn plugin(app: &mut App) {
    app.init_resource::<DraftUi>()
        .add_systems(OnEnter(Screen::Draft), come_in)
        .add_systems(OnExit(Screen::Draft), |mut draft_ui: ResMut<DraftUi>| draft_ui.leave())
        .add_systems(Update, draw.in_set(TableSystems::Draw).run_if(in_state(Screen::Draft)))
        .add_systems(
            Update,
            let_others_draft.in_set(TableSystems::Decide).run_if(in_state(Screen::Draft)),
        );
}

fn come_in(game_data: Res<GameData>, mut draft_ui: ResMut<DraftUi>) {
    draft_ui.come_in(&game_data.library, &game_data.saves);
}

fn let_others_draft(
    game_data: Res<GameData>,
    mut draft_ui: ResMut<DraftUi>,
    mut redraw: EventWriter<RequestRedraw>,
) {
    let until = Instant::now() + PATIENCE;
    if draft_ui.let_others_draft(until, &game_data.library, &game_data.saves) {
        redraw.send(RequestRedraw);
    }
}

fn draw(
    mut drawing: Drawing,
    game_data: Res<GameData>,
    mut draft_ui: ResMut<DraftUi>,
    mut commands: Commands,
) {
    let Some(ctx) = drawing.context() else { return };
    drawing.scale(&ctx);
    let (library, saves) = (&game_data.library, &game_data.saves);
    for action in frame(&ctx, &mut draft_ui, library) {
        match action {
            DraftAction::Leave => drawing.screen.set(Screen::Title),
            DraftAction::Play(nth) => commands.queue(move |world: &mut World| play(world, nth)),
            DraftAction::Select(_)
            | DraftAction::Pick(_)
            | DraftAction::Advice
            | DraftAction::Undo
            | DraftAction::Rest
            | DraftAction::Keep
            | DraftAction::New
            | DraftAction::Begin(_)
            | DraftAction::Keys
            | DraftAction::Nothing => draft_ui.carry_out(action, library, saves),
        }
        ctx.request_repaint();
    }
}

/// One frame; what was done in it.
pub(super) fn frame(ctx: &Context, draft_ui: &mut DraftUi, library: &Library) -> Vec<DraftAction> {
    let mut actions = ctx.input(|input| pressed(input, draft_ui));
    let (below, seen) = page(ctx, |ui| {
        let begun = begin::draw(ui, draft_ui, library);
        (begun, drawn(ui, draft_ui, library))
    });
    if draft_ui.keys {
        let close = DraftAction::Keys;
        actions.extend(sheet(ctx, close, |pen, all| all_keys(pen, all, &HELP)));
        return actions;
    }
    actions.extend(below);
    actions.extend(seen);
    actions
}

/// Everything but the page on which a draft begins.
fn drawn(ui: &mut Ui, draft_ui: &DraftUi, library: &Library) -> Vec<DraftAction> {
    let mut pen = Pen::new(ui);
    let Some(under_way) = draft_ui.under_way.as_ref().filter(|_| draft_ui.page != Page::Begin)
    else {
        return pen.actions;
    };
    let all = pen.ui.max_rect();
    paint::stars(&pen.p(), all, 120);
    if compact::is_on(pen.ui.ctx()) {
        tapped::draw(&mut pen, draft_ui, (under_way, library));
        return pen.actions;
    }
    let room = all.shrink2(bevy_egui::egui::vec2(16.0, 10.0));
    let content = band(room, 44.0, 22.0);
    let left = content.with_max_x(content.right() - PANEL - 14.0);
    panel::bar(&pen.p(), room, &under_way.drafting);
    panel::draw(&pen.p(), content.with_min_x(left.right() + 14.0), draft_ui, under_way);
    match draft_ui.page {
        Page::Begin => {}
        Page::Offer => offer::draw(&mut pen, left, draft_ui, under_way),
        Page::Whole => whole::draw(&mut pen, left, draft_ui, (under_way, library)),
    }
    panel::foot(&mut pen, room, draft_ui, under_way);
    pen.actions
}

/// Sits down at the game against a rival: the one under way, or a new one.
fn play(world: &mut World, nth: usize) {
    match session(world, nth) {
        Ok(Some(session)) => game::sit_down_from(world, session, Screen::Draft),
        Ok(None) => {}
        Err(fault) => world.resource_mut::<DraftUi>().note = Some(fault.to_string()),
    }
}

fn session(world: &World, nth: usize) -> Result<Option<Session>, SessionError> {
    let (game_data, draft_ui) = (world.resource::<GameData>(), world.resource::<DraftUi>());
    let (Some(under_way), Some(rival)) = (&draft_ui.under_way, draft_ui.rivals.get(nth)) else {
        return Ok(None);
    };
    let (library, saves, drafting) = (&game_data.library, &game_data.saves, &under_way.drafting);
    if let Some(Meeting::UnderWay(file)) = draft_ui.met.get(nth) {
        return Session::resume(library, saves, file).map(Some);
    }
    let setup = setup(drafting, rival, library);
    Session::deal(library, saves, setup, game_seed(drafting, nth)).map(Some)
}
