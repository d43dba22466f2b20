//! The watched fight: drawn as a fight is, with a bar to lead it by below.

use bevy::prelude::*;
use bevy_egui::{
    EguiContext,
    egui::{self, Context, Rect, Ui},
};
use engine::Rulebook;

use super::{
    action::FightReplayAction,
    decided::{self, Decided},
    field::{Field, pace},
    keys::{self, HELP},
    watching::FightWatching,
};
use crate::replay_timeline::Eyes;
use crate::settings::Settings;
use crate::window::{
    battlefield::{
        effects::FightAnimation,
        field::sides,
        fight_ui::{FightAction, FightDialog, FightUi},
        log_book::LogBook,
        plan::Plan,
        scene::{figures::Seen, ink::Stale, picking::Pointed, picture::Picture},
        view::FightView,
    },
    common::{
        data::GameData,
        playback::{
            PlaybackAction,
            bar::{self, Facts},
        },
    },
    screens::skirmish::{
        log, on_top,
        screen::{FRAMES, Onstage, left},
    },
    ui::{
        compact, dialogs,
        pen::Pen,
        screen::{Canvas, Screen},
        theme,
    },
};

/// The record goes on, and so does what is being shown.
pub(super) fn follow(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    watching: Option<NonSendMut<FightWatching>>,
    mut view: ResMut<FightView>,
    mut fight_ui: ResMut<FightUi>,
    mut animation: ResMut<FightAnimation>,
    mut book: ResMut<LogBook>,
    settings: Res<Settings>,
) {
    let (Ok(mut ctx), Some(mut watching)) = (canvases.get_single_mut(), watching) else { return };
    fight_ui.below = below(ctx.get_mut());
    fight_ui.speed = pace(watching.player.speed, settings.motion);
    let mut field = Field {
        view: &mut view,
        fight_ui: &mut fight_ui,
        animation: &mut animation,
        book: &mut book,
    };
    field.go_on(ctx.get_mut(), &mut watching);
}

pub(super) fn draw(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    game_data: Res<GameData>,
    watching: Option<NonSendMut<FightWatching>>,
    (mut view, mut book): (ResMut<FightView>, ResMut<LogBook>),
    (picture, stale, figures): (Res<Picture>, Res<Stale>, Seen),
    mut pointed: ResMut<Pointed>,
    (mut fight_ui, mut animation): (ResMut<FightUi>, ResMut<FightAnimation>),
    mut settings: ResMut<Settings>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let (Ok(mut ctx), Some(mut watching)) = (canvases.get_single_mut(), watching) else { return };
    let ctx = ctx.get_mut();
    if stale.is_stale() | watching.taken.go_on(&game_data) {
        ctx.request_repaint();
    }
    let shown = picture.stage().map(|stage| figures.shown(&view, &stage));
    let onstage = Onstage { texture: picture.texture(), shown: shown.unwrap_or_default() };
    let rules = (&*game_data.library.rulebook, &game_data.library.constants);
    let pointed = std::mem::take(&mut pointed.actions);
    let (seen, told) = (FrameSight { view: &view, animation: &animation, book: &book }, pointed);
    let actions = frame(ctx, &watching, &fight_ui, &seen, (&onstage, told), rules);
    drop(onstage);
    fight_ui.book.fresh = false;
    // What was done is seen only in the frame after the next.
    fight_ui.frames = if actions.is_empty() { fight_ui.frames } else { FRAMES };
    if fight_ui.frames > 0 {
        fight_ui.frames -= 1;
        ctx.request_repaint();
    }
    for action in actions {
        if action == FightReplayAction::Lead(PlaybackAction::Leave) {
            screen.set(watching.back);
            continue;
        }
        let mut field = Field {
            view: &mut view,
            fight_ui: &mut fight_ui,
            animation: &mut animation,
            book: &mut book,
        };
        field.carry_out(action, &mut watching, (&mut settings, rules.0));
    }
}

/// What one frame looks at.
pub(super) struct FrameSight<'a> {
    pub view: &'a FightView,
    pub animation: &'a FightAnimation,
    pub book: &'a LogBook,
}

/// Draws one frame; returns the person's actions, with those of the hand on the field.
pub(super) fn frame(
    ctx: &Context,
    watching: &FightWatching,
    fight_ui: &FightUi,
    seen: &FrameSight,
    (onstage, pointed): (&Onstage, Vec<FightAction>),
    rules: (&Rulebook, &cards::data::Constants),
) -> Vec<FightReplayAction> {
    let tells_why = watching.reasons.is_some();
    let families = rules.0.families().len();
    let mut actions = ctx.input(|input| keys::pressed(input, (fight_ui, tells_why), families));
    let ground = egui::Frame::NONE.fill(theme::SPACE);
    let shown = egui::CentralPanel::default()
        .frame(ground)
        .show(ctx, |ui| field_and_bar(ui, watching, fight_ui, seen, onstage));
    let (on_it, bar) = shown.inner;
    if fight_ui.dialog == FightDialog::Nothing && !tells_why {
        actions.extend(on_it.into_iter().chain(pointed).map(FightReplayAction::At));
        actions.extend(bar.into_iter().map(FightReplayAction::Lead));
    }
    if let Some(reasons) = &watching.reasons {
        actions.extend(reasons.draw(ctx));
        return actions;
    }
    let above = match fight_ui.dialog {
        FightDialog::Keys => {
            let close = FightAction::Open(FightDialog::Nothing);
            dialogs::sheet(ctx, close, |pen, all: Rect| dialogs::all_keys(pen, all, &HELP))
        }
        FightDialog::Nothing
        | FightDialog::Rules
        | FightDialog::Log
        | FightDialog::Pause { .. }
        | FightDialog::Farewell { .. }
        | FightDialog::Delegate { .. }
        | FightDialog::Pick { .. }
        | FightDialog::Advice { .. }
        | FightDialog::Handover { .. } => on_top::draw(ctx, seen.view, fight_ui, seen.book, rules),
    };
    actions.extend(above.into_iter().map(FightReplayAction::At));
    actions
}

fn field_and_bar(
    ui: &mut Ui,
    watching: &FightWatching,
    fight_ui: &FightUi,
    seen: &FrameSight,
    onstage: &Onstage,
) -> (Vec<FightAction>, Vec<PlaybackAction>) {
    let all = ui.max_rect();
    let plan = Plan::of(fight_ui.above(all)).without_tabs();
    let mut pen = Pen::new(ui);
    left(&mut pen, &plan, seen.view, fight_ui, seen.animation, onstage);
    let y = decided::draw(&mut pen, plan.column, &Decided::of(watching, seen.view), seen.view);
    let below = plan.column.with_min_y(y + 8.0);
    log::panel(&mut pen, below, &seen.book.lines, seen.book.news, seen.view.seen.seat);
    let actions = pen.actions;
    let below = all.with_min_y(all.bottom() - bar::tall(ui.ctx()));
    let led = lead(ui, below, watching, seen.view);
    watching.taken.draw(ui, below);
    (actions, led)
}

/// The foot of a fight's screen is free for the bar already, in points, but on a phone.
const FOOT: f32 = 18.0;

/// What the bar takes of the screen of a fight.
pub(super) fn below(ctx: &Context) -> f32 {
    bar::tall(ctx) - if compact::is_on(ctx) { 0.0 } else { FOOT }
}

/// The bar with what it tells of this fight.
fn lead(
    ui: &mut Ui,
    below: Rect,
    watching: &FightWatching,
    view: &FightView,
) -> Vec<PlaybackAction> {
    let timeline = &watching.player.timeline;
    let whose = match watching.eyes {
        Eyes::Side(seat) if timeline.person() == Some(seat) => "as you saw it".to_owned(),
        Eyes::Side(seat) => format!("as {} saw it", view.side(seat)),
        Eyes::All => "as all sides saw it".to_owned(),
    };
    let facts = Facts {
        puzzle: timeline.is_open(),
        round: view.seen.round,
        whose: &whose,
        sign: &|p, at| match watching.eyes {
            Eyes::Side(seat) => sides::mark(p, at, 4.5, seat),
            Eyes::All => {
                p.circle_filled(at, 3.5, theme::TYPE);
            }
        },
        next: timeline.is_open().then_some("side"),
        moments: watching.moments(),
    };
    bar::draw(ui, below, &watching.player, &facts)
}
