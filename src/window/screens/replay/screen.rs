//! The watched table: drawn each frame as the table is, with a bar to lead it by below.

use bevy::prelude::*;
use bevy_egui::{
    EguiContext,
    egui::{self, Context, Rect, Ui, UiBuilder},
};

use super::{
    action::ReplayAction,
    keys::{self, HELP},
    watching::Watching,
};
use crate::settings::Settings;
use crate::window::{
    card_table::{
        captain, dialogs as table_dialogs,
        marking::marks::Marking,
        table,
        table_ui::{TableAction, TableDialog},
    },
    common::{
        data::GameData,
        playback::{
            PlaybackAction, Taken,
            bar::{self, Facts},
        },
    },
    ui::{
        dialogs,
        screen::{Canvas, Screen},
        theme,
    },
};

pub(super) fn draw(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    watching: Option<NonSendMut<Watching>>,
    game_data: Res<GameData>,
    mut settings: ResMut<Settings>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let (Ok(mut ctx), Some(mut watching)) = (canvases.get_single_mut(), watching) else { return };
    let ctx = ctx.get_mut();
    for action in frame(ctx, &mut watching) {
        match action {
            ReplayAction::Lead(PlaybackAction::Leave) => screen.set(watching.back),
            ReplayAction::Lead(PlaybackAction::Puzzle) => {
                let making = watching.player.timeline.puzzle(&game_data.library);
                watching.taken = Taken::begun(making);
            }
            ReplayAction::At(TableAction::Scale(factor)) => settings.scale_by(factor),
            action @ (ReplayAction::Lead(_) | ReplayAction::At(_)) => watching.carry_out(action),
        }
        ctx.request_repaint();
    }
    if watching.taken.go_on(&game_data) {
        ctx.request_repaint();
    }
}

/// One frame: indexes, runs on, draws; returns the person's actions.
pub(super) fn frame(ctx: &Context, watching: &mut Watching) -> Vec<ReplayAction> {
    if watching.index() | watching.reason() {
        ctx.request_repaint();
    }
    if let Some(wait) = watching.run(ctx.input(|input| input.time)) {
        ctx.request_repaint_after(wait);
    }
    let mut actions = keys::pressed(ctx, watching);
    watching.table_ui.follow(&watching.view);
    watching.table_ui.peeking = ctx.input(|input| input.modifiers.alt);
    actions.append(&mut table_and_bar(ctx, watching));
    actions.append(&mut on_top(ctx, watching));
    watching.table_ui.reading.fresh = false;
    actions
}

fn table_and_bar(ctx: &Context, watching: &mut Watching) -> Vec<ReplayAction> {
    let frame = egui::Frame::NONE.fill(theme::SPACE);
    let shown = egui::CentralPanel::default().frame(frame).show(ctx, |ui| {
        let all = ui.max_rect();
        let tall = bar::tall(ui.ctx());
        let below = all.with_min_y(all.bottom() - tall);
        let (actions, places, under, tip, areas, raised, spoken) = {
            let mut ui = ui.new_child(UiBuilder::new().max_rect(all));
            let (view, table_ui, log) = (&watching.view, &watching.table_ui, watching.log());
            let decided = &watching.decided;
            let pen = table::draw_watched(&mut ui, view, table_ui, &log, decided, tall);
            (pen.actions, pen.places, pen.under, pen.tip, pen.areas, pen.raised, pen.spoken)
        };
        if (raised, &spoken) != (watching.table_ui.raised, &watching.table_ui.spoken) {
            ctx.request_repaint();
        }
        (watching.table_ui.raised, watching.table_ui.spoken) = (raised, spoken);
        watching.table_ui.places = places;
        watching.table_ui.under = under;
        watching.table_ui.tip = tip;
        watching.table_ui.areas = areas;
        let mut actions: Vec<ReplayAction> = actions.into_iter().map(ReplayAction::At).collect();
        actions.extend(lead(ui, below, watching).into_iter().map(ReplayAction::Lead));
        watching.taken.draw(ui, below);
        actions
    });
    shown.inner
}

/// The bar with what it tells of this table.
fn lead(ui: &mut Ui, below: Rect, watching: &Watching) -> Vec<PlaybackAction> {
    let (you, person) = (watching.view.seen.you, watching.player.timeline.person());
    let whose = match watching.view.seen.captains.get(you.index()) {
        Some(captain) if person != Some(you) => format!("as {} sees it", captain.name),
        Some(_) | None => "as you saw it".to_owned(),
    };
    let facts = Facts {
        round: watching.view.seen.round,
        whose: &whose,
        sign: &|p, at| {
            captain::sign(p, at, 4.2, you, person.unwrap_or_default());
        },
        next: watching.seat_after().map(|_| "seat"),
        puzzle: true,
        moments: watching.moments().iter().map(|it| (it.decision, it.words.as_str())).collect(),
    };
    bar::draw(ui, below, &watching.player, &facts)
}

/// The dialog on top of it.
fn on_top(ctx: &Context, watching: &Watching) -> Vec<ReplayAction> {
    if let Some(reasons) = watching.told_in_full() {
        return reasons.draw(ctx);
    }
    if watching.table_ui.dialog == TableDialog::Keys {
        let close = ReplayAction::At(TableAction::Open(TableDialog::Nothing));
        return dialogs::sheet(ctx, close, |pen, all: Rect| dialogs::all_keys(pen, all, &HELP));
    }
    let (view, table_ui, unmarked) = (&watching.view, &watching.table_ui, Marking::nothing());
    let actions = table_dialogs::draw(ctx, view, table_ui, unmarked, &watching.log());
    actions.into_iter().map(ReplayAction::At).collect()
}
