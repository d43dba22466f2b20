//! The watched table: drawn each frame as the table is, with a bar to lead it by below.

use bevy::prelude::*;
use bevy_egui::{
    EguiContext,
    egui::{self, Context, Rect, UiBuilder},
};

use super::{
    bar,
    deed::Deed,
    keys::{self, HELP},
    watching::Watching,
};
use crate::{
    settings::Settings,
    window::{
        overlay,
        referee::over,
        screen::{Canvas, Screen},
        table,
        table_ui::{Act, Open},
        theme,
    },
};

pub(super) fn draw(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    watching: Option<NonSendMut<Watching>>,
    mut settings: ResMut<Settings>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let (Ok(mut ctx), Some(mut watching)) = (canvases.get_single_mut(), watching) else { return };
    let ctx = ctx.get_mut();
    for deed in frame(ctx, &mut watching) {
        match deed {
            Deed::Leave => screen.set(watching.back),
            Deed::At(Act::Scale(factor)) => settings.scale_by(factor),
            deed @ (Deed::Run
            | Deed::Faster(_)
            | Deed::Step(_)
            | Deed::Round(_)
            | Deed::GoTo(_)
            | Deed::Rival(_)
            | Deed::Sit(_)
            | Deed::Why
            | Deed::At(_)) => watching.carry_out(deed),
        }
        ctx.request_repaint();
    }
}

/// One frame: it winds and runs on by itself, is drawn, and what was done on it is returned.
pub(super) fn frame(ctx: &Context, watching: &mut Watching) -> Vec<Deed> {
    let thinks = watching.reasons.as_mut().is_some_and(|reasons| reasons.think());
    if watching.index() || thinks {
        ctx.request_repaint();
    }
    if let Some(wait) = watching.run(ctx.input(|input| input.time)) {
        ctx.request_repaint_after(wait);
    }
    let mut deeds = keys::pressed(ctx, watching);
    watching.table_ui.follow(&watching.view);
    watching.table_ui.peeking = ctx.input(|input| input.modifiers.alt);
    deeds.append(&mut table_and_bar(ctx, watching));
    deeds.append(&mut on_top(ctx, watching));
    watching.table_ui.reading.fresh = false;
    deeds
}

fn table_and_bar(ctx: &Context, watching: &mut Watching) -> Vec<Deed> {
    let frame = egui::Frame::NONE.fill(theme::SPACE);
    let shown = egui::CentralPanel::default().frame(frame).show(ctx, |ui| {
        let all = ui.max_rect();
        let below = all.with_min_y(all.bottom() - bar::TALL);
        let (acts, places, under, tip, areas, raised, spoken) = {
            let mut ui = ui.new_child(UiBuilder::new().max_rect(all));
            let (view, table_ui, log) = (&watching.view, &watching.table_ui, watching.log());
            let decided = &watching.decided;
            let pen = table::draw_watched(&mut ui, view, table_ui, &log, decided, bar::TALL);
            (pen.acts, pen.places, pen.under, pen.tip, pen.areas, pen.raised, pen.spoken)
        };
        if (raised, &spoken) != (watching.table_ui.raised, &watching.table_ui.spoken) {
            ctx.request_repaint();
        }
        (watching.table_ui.raised, watching.table_ui.spoken) = (raised, spoken);
        watching.table_ui.places = places;
        watching.table_ui.under = under;
        watching.table_ui.tip = tip;
        watching.table_ui.areas = areas;
        let mut deeds: Vec<Deed> = acts.into_iter().map(Deed::At).collect();
        deeds.append(&mut bar::draw(ui, below, watching));
        deeds
    });
    shown.inner
}

/// What lies open on top of it.
fn on_top(ctx: &Context, watching: &Watching) -> Vec<Deed> {
    if let Some(reasons) = &watching.reasons {
        return reasons.draw(ctx);
    }
    if watching.table_ui.open == Open::Keys {
        let close = Deed::At(Act::Open(Open::Nothing));
        return over::sheet(ctx, close, |pen, all: Rect| over::all_keys(pen, all, &HELP));
    }
    let acts = overlay::draw(ctx, &watching.view, &watching.table_ui, &watching.log());
    acts.into_iter().map(Deed::At).collect()
}
