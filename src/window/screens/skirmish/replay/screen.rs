//! The watched fight: drawn as a fight is, with a bar to lead it by below.

use bevy::prelude::*;
use bevy_egui::{
    EguiContext,
    egui::{self, Context, Rect, Ui, pos2},
};
use engine::Rulebook;

use super::{
    action::FightReplayAction,
    decided::{self, Decided},
    keys::{self, HELP},
    watching::{FightWatching, Shown},
};
use crate::replay_timeline::Eyes;
use crate::settings::{Motion, Settings};
use crate::window::{
    battlefield::{
        effects::FightAnimation,
        field::sides,
        fight_ui::{FightAction, FightDialog, FightUi, Speed},
        log_book::LogBook,
        plan::Plan,
        scene::{figures::Seen, ink::Stale, picking::Pointed, picture::Picture},
        view::FightView,
    },
    common::{
        data::GameData,
        playback::{
            PlaybackAction, SPEEDS, Tick,
            bar::{self, Facts},
        },
    },
    screens::skirmish::{
        log,
        screen::{FRAMES, LONGEST, Onstage, handle, left, on_top},
    },
    ui::{
        dialogs,
        pen::Pen,
        screen::{Canvas, Screen},
        theme,
    },
};

/// Everything that is shown of a fight, and moved on with it.
pub(super) struct Field<'a> {
    pub view: &'a mut FightView,
    pub fight_ui: &'a mut FightUi,
    pub animation: &'a mut FightAnimation,
    pub book: &'a mut LogBook,
}

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
    fight_ui.speed = pace(watching.player.speed, settings.motion);
    let mut field = Field {
        view: &mut view,
        fight_ui: &mut fight_ui,
        animation: &mut animation,
        book: &mut book,
    };
    field.go_on(ctx.get_mut(), &mut watching);
}

/// How fast things move at this speed of the record.
fn pace(speed: usize, motion: Motion) -> Speed {
    match (motion, speed) {
        (Motion::Off, _) => Speed::Off,
        (_, 0) => Speed::Slow,
        (_, 1) => Speed::Normal,
        (_, 2) => Speed::Fast,
        (_, 3) => Speed::Faster,
        // So many decisions a second are not to be followed one by one.
        (_, _) => Speed::Off,
    }
}

impl Field<'_> {
    /// One frame: indexes, runs on, and moves what moves.
    pub(super) fn go_on(&mut self, ctx: &Context, watching: &mut FightWatching) {
        let indexed = watching.player.timeline.is_indexed();
        if watching.index() {
            self.show(watching);
        }
        if !indexed {
            ctx.request_repaint();
        }
        let (now, passed) = ctx.input(|input| (input.time, input.unstable_dt));
        self.animation.advance(now, self.fight_ui.speed);
        // What a decision led to is shown before the next one.
        if self.animation.is_over() {
            match watching.player.tick(now) {
                Some(Tick::On) => {
                    self.show(watching);
                    ctx.request_repaint_after(watching.player.pause());
                }
                Some(Tick::Wait(time)) => ctx.request_repaint_after(time),
                None => {}
            }
        }
        self.fight_ui.follow(self.view);
        self.fight_ui.glide(passed.min(LONGEST));
        let glides = self.fight_ui.lens != self.fight_ui.camera;
        if !self.animation.is_over() || self.view.burns() || glides {
            ctx.request_repaint();
        }
    }

    /// Shows the moment that the record is at: what led there is animated where it came one decision on, and
    /// everybody is simply placed otherwise.
    pub(super) fn show(&mut self, watching: &mut FightWatching) {
        let Shown { view, book, news } = watching.show(self.view.version + 1);
        *self.animation = FightAnimation::default();
        if !news.is_empty() {
            let news: Vec<_> = news.iter().collect();
            self.animation.add(&news, &self.view.seen, &view.armoury);
        }
        (*self.view, *self.book) = (view, book);
    }

    /// Carries out what was done, but for leaving and what is none of the fight's business.
    pub(super) fn carry_out(
        &mut self,
        action: FightReplayAction,
        watching: &mut FightWatching,
        (settings, book): (&mut Settings, &Rulebook),
    ) {
        match action {
            FightReplayAction::Lead(action) => {
                if watching.lead(action) {
                    self.show(watching);
                }
            }
            FightReplayAction::At(FightAction::Speed) => {
                let last = SPEEDS.len() as isize - 1;
                let faster = if watching.player.speed as isize == last { -last } else { 1 };
                watching.player.lead(PlaybackAction::Faster(faster));
            }
            // What decides something, and dialogs that ask for that, have no place here.
            FightReplayAction::At(FightAction::Open(
                FightDialog::Pause { .. }
                | FightDialog::Farewell { .. }
                | FightDialog::Pick { .. }
                | FightDialog::Advice { .. }
                | FightDialog::Handover { .. },
            )) => {}
            FightReplayAction::At(action) => {
                handle(action, self.view, self.fight_ui, self.animation, settings, book);
            }
        }
    }
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
    if stale.is_stale() {
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
        | FightDialog::Pick { .. }
        | FightDialog::Advice { .. }
        | FightDialog::Handover { .. } => on_top(ctx, seen.view, fight_ui, seen.book, rules),
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
    let plan = Plan::of(fight_ui.above(all));
    let mut pen = Pen::new(ui);
    left(&mut pen, &plan, seen.view, fight_ui, seen.animation, onstage);
    let y = decided::draw(&mut pen, plan.column, &Decided::of(watching, seen.view), seen.view);
    let below = plan.column.with_min_y(y + 8.0);
    log::panel(&mut pen, below, &seen.book.lines, seen.book.news, seen.view.seen.seat);
    let actions = pen.actions;
    let below = Rect::from_min_max(pos2(all.left(), all.bottom() - bar::TALL), all.max);
    (actions, lead(ui, below, watching, seen.view))
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
