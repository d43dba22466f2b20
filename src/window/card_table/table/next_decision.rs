//! Draws the next decision of a replay: by whom, the question, the choice.

use bevy_egui::egui::{Align2, Id, Pos2, Rect, Sense, Stroke, StrokeKind, pos2, vec2};

use crate::window::{
    card_table::{
        table_ui::{TableAction, TableDialog},
        touch::Pen,
    },
    ui::{
        paint, reader,
        theme::{self, size},
    },
};

const PAD: f32 = 12.0;

/// The next decision, in words.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Decided {
    /// Who decides; nobody once the record is at its end.
    pub who: String,
    /// The question, where the viewer may know it.
    pub asked: String,
    /// The choice, or the outcome of the game.
    pub chosen: String,
    /// Of how many options, and by which rule.
    pub of: usize,
    pub rule: String,
    /// Whether it can be told why, and why in a few words once it is thought through.
    pub has_reasons: bool,
    pub because: String,
}

/// Draws it at the top of `column`; returns where it ends.
pub fn draw(pen: &mut Pen, column: Rect, decided: &Decided) -> f32 {
    let p = pen.p();
    let width = column.width() - 2.0 * PAD - 3.0;
    let small = |words: &str| match words {
        "" => 0.0,
        words => paint::tall(&p, words, size::SMALL, width) + 6.0,
    };
    let (asked, because) = (small(&decided.asked), small(&decided.because));
    let chosen = paint::tall(&p, &decided.chosen, size::HEAD, width);
    let rect = column.with_max_y(column.top() + 30.0 + asked + chosen + because + 26.0);
    p.rect(rect, 4.0, theme::PANEL, Stroke::new(1.0, theme::RULE), StrokeKind::Inside);
    p.rect_filled(rect.with_max_x(rect.left() + 4.0), 2.0, theme::now());
    let left = rect.left() + PAD + 3.0;
    let at = pos2(left, rect.top() + 10.0);
    paint::caption(&p, at, Align2::LEFT_TOP, &decided.who, size::TINY, theme::QUIET);
    rule(pen, rect, &decided.rule);
    let area = Rect::from_min_size(pos2(left, rect.top() + 28.0), vec2(width, asked + 2.0));
    paint::flow(&p, area, &decided.asked, size::SMALL, theme::FAINT, false);
    let area = Rect::from_min_size(pos2(left, area.top() + asked), vec2(width, chosen + 4.0));
    paint::flow(&p, area, &decided.chosen, size::HEAD, theme::TYPE, false);
    let area = Rect::from_min_size(pos2(left, area.top() + chosen + 4.0), vec2(width, because));
    paint::flow(&p, area, &decided.because, size::SMALL, theme::QUIET, false);
    reader::say(pen.ui, rect, "decided", || {
        let Decided { who, asked, chosen, because, .. } = decided;
        format!("{who}: {asked} {chosen} {because}")
    });
    foot(pen, rect, decided);
    rect.bottom()
}

/// The rule it is asked by; a click opens the rulebook there.
fn rule(pen: &mut Pen, rect: Rect, rule: &str) {
    let at = pos2(rect.right() - PAD, rect.top() + 10.0);
    let place = paint::say(&pen.p(), at, Align2::RIGHT_TOP, rule, size::TINY, theme::FAINT);
    let id = Id::new("rule of the decision");
    if !rule.is_empty() && pen.ui.interact(place.expand(4.0), id, Sense::CLICK).clicked() {
        pen.actions.push(TableAction::Look(rule.to_owned()));
    }
}

fn foot(pen: &mut Pen, rect: Rect, decided: &Decided) {
    let at = pos2(rect.left() + PAD + 3.0, rect.bottom() - 8.0);
    let of = match decided.of {
        0 | 1 => String::new(),
        of => format!("one of {of} options"),
    };
    paint::say(&pen.p(), at, Align2::LEFT_BOTTOM, &of, size::TINY, theme::FAINT);
    if decided.has_reasons {
        why(pen, pos2(rect.right() - PAD, at.y));
    }
}

/// The key that tells the reasons, to be clicked as well.
fn why(pen: &mut Pen, at: Pos2) {
    let p = pen.p();
    let word = paint::say(&p, at, Align2::RIGHT_BOTTOM, "why", size::TINY, theme::QUIET);
    let at = pos2(word.left() - 4.0, at.y);
    let key = paint::strong(&p, at, Align2::RIGHT_BOTTOM, "Y", size::TINY, theme::TYPE);
    let place = key.union(word).expand2(vec2(5.0, 3.0));
    p.rect_stroke(place, 2.0, Stroke::new(1.0, theme::RULE), StrokeKind::Inside);
    if pen.ui.interact(place, Id::new("why it was decided"), Sense::CLICK).clicked() {
        pen.actions.push(TableAction::Open(TableDialog::RivalPlays));
    }
}
