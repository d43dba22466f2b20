//! Everything that happened to a patient, each throw explained.

use bevy_egui::egui::{Align2, Label, Rect, RichText, ScrollArea, Sense, UiBuilder, vec2};
use characters::healing::text;

use super::{bed::Bed, ward::SickbayAction};
use crate::window::screens::sickbay::ward::Pen;
use crate::window::ui::{
    paint,
    theme::{self, size},
};

/// Draws the log, the newest on top.
pub fn draw(pen: &mut Pen, rect: Rect, bed: Option<&Bed>) {
    let p = pen.p();
    paint::plate(&p, rect, theme::PANEL, theme::RULE);
    let inner = rect.shrink2(vec2(14.0, 12.0));
    paint::caption(&p, inner.min, Align2::LEFT_TOP, "What happened", size::TINY, theme::QUIET);
    let words = "a click shows the rule";
    paint::say(&p, inner.right_top(), Align2::RIGHT_TOP, words, size::TINY, theme::FAINT);
    let list = inner.with_min_y(inner.top() + 22.0);
    let Some(bed) = bed else {
        let words = "Whatever is done, and every throw of the dice, is told here with its rule.";
        paint::flow(&p, list, words, size::BODY, theme::FAINT, false);
        return;
    };
    let mut ui = pen.ui.new_child(UiBuilder::new().max_rect(list));
    ui.set_clip_rect(list);
    let mut asked = None;
    let scroll = ScrollArea::vertical().id_salt(("log", bed.id.0)).auto_shrink(false);
    scroll.show(&mut ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for (n, line) in bed.log.iter().enumerate().rev() {
            let rules = line.rules.join(" · ");
            let head = format!("{}   {rules}", text::clock(line.at));
            ui.label(RichText::new(head).size(size::TINY).color(theme::FAINT));
            let newest = n + 1 == bed.log.len();
            let ink = if newest { theme::TYPE } else { theme::QUIET };
            let words = RichText::new(&line.words).size(size::BODY).color(ink);
            let row = ui.add(Label::new(words).wrap().sense(Sense::CLICK));
            if row.clicked() {
                asked = line.rules.first().map(|rule| SickbayAction::Rule((*rule).to_owned()));
            }
            ui.add_space(6.0);
        }
    });
    pen.actions.extend(asked);
}
