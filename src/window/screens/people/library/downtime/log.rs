//! The log of downtime, the newest first: every throw explained, every rule named.

use bevy_egui::egui::{Align2, Key, Rect, RichText, ScrollArea, Ui, UiBuilder};
use characters::{
    affairs::{AffairEvent, text},
    skills::Outcome,
};

use super::DowntimeRecord;
use crate::window::{
    screens::people::pen::Pen,
    ui::{
        paint,
        theme::{self, size},
    },
};

/// The throw that an event is, if it is one.
pub fn thrown(event: &AffairEvent) -> Option<&Outcome> {
    match event {
        AffairEvent::Revival(outcome) | AffairEvent::Applied(outcome) => Some(outcome),
        AffairEvent::Bought { .. }
        | AffairEvent::Cashed { .. }
        | AffairEvent::Travelled { .. }
        | AffairEvent::Slept { .. }
        | AffairEvent::Joined { .. }
        | AffairEvent::TicketsSent { .. }
        | AffairEvent::Settled { .. }
        | AffairEvent::InstalmentsDue { .. }
        | AffairEvent::InstalmentPaid { .. }
        | AffairEvent::PensionDue { .. }
        | AffairEvent::PensionCollected { .. }
        | AffairEvent::ShipGiven { .. }
        | AffairEvent::Recalled { .. }
        | AffairEvent::Released { .. }
        | AffairEvent::LandsGranted { .. } => None,
    }
}

/// Draws it all in `area`.
pub fn draw(pen: &mut Pen, area: Rect, log: &[DowntimeRecord]) {
    let p = pen.p();
    let head =
        paint::caption(&p, area.min, Align2::LEFT_TOP, "What happened", size::TINY, theme::FAINT);
    let area = area.with_min_y(head.bottom() + 8.0);
    if log.is_empty() {
        let words = "Nothing yet.";
        paint::say(&p, area.min, Align2::LEFT_TOP, words, size::BODY, theme::FAINT);
        return;
    }
    let pages = pen.ui.input(|input| {
        input.num_presses(Key::PageDown) as f32 - input.num_presses(Key::PageUp) as f32
    });
    let mut ui = pen.ui.new_child(UiBuilder::new().max_rect(area).id_salt("downtime"));
    ui.set_clip_rect(area);
    ScrollArea::vertical().id_salt("downtime").auto_shrink(false).show(&mut ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        ui.scroll_with_delta([0.0, -pages * area.height() * 0.9].into());
        for (n, done) in log.iter().rev().enumerate() {
            one(ui, done, n == 0);
        }
    });
}

fn one(ui: &mut Ui, done: &DowntimeRecord, newest: bool) {
    let seed = done.seed.map(|seed| format!(" · dice of seed {seed}")).unwrap_or_default();
    let head = format!("{}{seed}", done.what);
    ui.label(RichText::new(head).size(size::TINY).color(theme::FAINT));
    let ink = if newest { theme::TYPE } else { theme::QUIET };
    if done.events.is_empty() {
        ui.label(RichText::new("Nothing fell due.").size(size::BODY).color(ink));
    }
    for event in &done.events {
        ui.label(RichText::new(text::line(event)).size(size::BODY).color(ink));
        if let Some(outcome) = thrown(event) {
            let ink = if outcome.success { theme::met() } else { theme::now() };
            ui.label(RichText::new(outcome.throw.to_string()).size(size::SMALL).color(ink));
        }
        let rules = event.rules().join(", ");
        ui.label(RichText::new(rules).size(size::TINY).color(theme::FAINT));
    }
    ui.add_space(9.0);
}
