//! What moved the computer combatant who decides next.

use ai::combat::Minds;
use bevy_egui::egui::{Align2, Context, vec2};
use skirmish::text;

use super::action::FightReplayAction;
use crate::replay_timeline::FightTimeline;
use crate::skirmish::advice::Hint;
use crate::window::{
    battlefield::fight_ui::FightAction,
    common::playback::PlaybackAction,
    ui::{
        compact::is_phone,
        dialogs::sheet,
        hints, overlay, paint,
        pen::Reads,
        theme::{self, size},
    },
};
use crate::words;

/// A computer's decision with its reasons.
pub(super) struct Reasons {
    side: String,
    chosen: String,
    /// How many options there were.
    of: usize,
    hint: Hint,
}

impl Reads for FightReplayAction {
    fn rule(id: &str) -> FightReplayAction {
        FightReplayAction::At(FightAction::rule(id))
    }
}

impl Reasons {
    /// The reasons of the decision that is made next; nothing where there are none to tell.
    pub(super) fn of(timeline: &FightTimeline, minds: &Minds) -> Option<Reasons> {
        use engine::Game;
        let hint = timeline.reasons(minds)?;
        let (decision, _) = timeline.next()?;
        let fight = timeline.game();
        let chosen = text::option(&fight.observe(decision.seat), &decision.chosen);
        Some(Reasons {
            side: fight.names().side(decision.seat).to_owned(),
            chosen: words::capital(&chosen),
            of: fight.choice()?.options.len(),
            hint,
        })
    }

    /// Draws them on top of the fight.
    pub(super) fn draw(&self, ctx: &Context) -> Vec<FightReplayAction> {
        sheet(ctx, FightReplayAction::Lead(PlaybackAction::Why), |pen, whole| {
            let is_narrow = is_phone(whole);
            let wide = if is_narrow { whole.width() - 40.0 } else { 720.0 };
            let chosen = paint::tall(&pen.p(), &self.chosen, size::HEAD, wide);
            let chosen = if is_narrow { chosen + 8.0 } else { 36.0 };
            let tall = 88.0 + chosen + hints::tall(&self.hint, wide);
            let rect = overlay::in_the_middle(whole, vec2(720.0, tall));
            let note = "N the next decision of a computer · Y or Esc closes";
            let title = format!("What moved {}", self.side);
            let inner = overlay::panel(pen.ui, rect, &title, note);
            let (p, at) = (pen.p(), inner.left_top());
            if is_narrow {
                paint::flow(&p, inner, &self.chosen, size::HEAD, theme::TYPE, true);
            } else {
                let (of, align) = (format!("one of {} options", self.of), Align2::RIGHT_TOP);
                let right = inner.right_top() + vec2(0.0, 3.0);
                let of = paint::say(&p, right, align, &of, size::SMALL, theme::FAINT);
                let (room, ink, align) = (of.left() - 12.0 - at.x, theme::TYPE, Align2::LEFT_TOP);
                paint::fitted(&p, at, align, &self.chosen, size::HEAD, ink, room, true);
            }
            let below = inner.with_min_y(inner.top() + chosen);
            hints::reasons(&p, below, &self.hint, hints::most([&self.hint]));
            rect
        })
    }
}
