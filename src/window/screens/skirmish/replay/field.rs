//! What is shown of a watched fight, and how it goes on.

use bevy_egui::egui::Context;
use engine::Rulebook;

use super::{
    action::FightReplayAction,
    watching::{FightWatching, Shown},
};
use crate::settings::{Motion, Settings};
use crate::window::{
    battlefield::{
        effects::FightAnimation,
        fight_ui::{FightAction, FightDialog, FightUi, Speed},
        log_book::LogBook,
        view::FightView,
    },
    common::playback::{PlaybackAction, SPEEDS, Tick},
    screens::skirmish::{handle::Hands, screen::LONGEST},
};

/// Everything that is shown of a fight, and moved on with it.
pub(super) struct Field<'a> {
    pub view: &'a mut FightView,
    pub fight_ui: &'a mut FightUi,
    pub animation: &'a mut FightAnimation,
    pub book: &'a mut LogBook,
}

/// How fast things move at this speed of the record.
pub(super) fn pace(speed: usize, motion: Motion) -> Speed {
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
                | FightDialog::Delegate { .. }
                | FightDialog::Pick { .. }
                | FightDialog::Advice { .. }
                | FightDialog::Handover { .. },
            )) => {}
            FightReplayAction::At(action) => {
                let mut hands = Hands {
                    view: self.view,
                    fight_ui: self.fight_ui,
                    animation: self.animation,
                    settings,
                    book,
                };
                // There is nothing to be decided.
                let _ = hands.carry_out(action);
            }
        }
    }
}
