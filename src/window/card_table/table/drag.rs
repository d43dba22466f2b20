//! Draws dragging: the card follows the pointer, legal spots glow, and letting go takes the
//! option that joins the two.

use bevy_egui::egui::{
    Align2, CursorIcon, Id, Key, LayerId, Order, Painter, Pos2, Rect, Stroke, StrokeKind, vec2,
};

use crate::window::{
    card_table::{
        drag,
        spot::{Look, Spot},
        table_ui::{Drag, TableAction, TableDialog},
        tokens::{self, Standing},
        touch::Pen,
    },
    ui::{
        card_type::CardType,
        compact,
        layout_check::{Reason, meant},
        paint,
        theme::{self, size},
    },
};

/// Carries what is dragged over the table, whose open part is `table`, and lets go of it.
pub fn carry(pen: &mut Pen, table: Rect, hand: Rect) {
    let Some(held) = pen.table_ui.drag else { return };
    let (at, down, away) = pen.ui.input(|input| {
        let away = input.key_pressed(Key::Escape);
        // A finger that lets go is nowhere any longer; it lets go where it was.
        let at = input.pointer.latest_pos().or(input.pointer.interact_pos());
        (at.unwrap_or_default(), input.pointer.primary_down(), away)
    });
    if !down && !away {
        land(pen, held, at, table.contains(at) && !hand.contains(at));
    }
    if !down || away {
        return pen.actions.push(TableAction::LetGo);
    }
    pen.ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    if drag::only(pen.view, held.spot).is_some() {
        whole_table(&pen.p(), table, table.contains(at));
    }
    let layer = LayerId::new(Order::Tooltip, Id::new("dragged"));
    meant(&pen.p(), pen.ui.ctx().screen_rect(), Reason::Floats);
    carried(&pen.ui.ctx().layer_painter(layer), pen, held, at);
}

/// Takes the option that dropping it at `at` means; several are asked about.
fn land(pen: &mut Pen, held: Drag, at: Pos2, on_the_table: bool) {
    // What is drawn later lies on top.
    // On a phone a part of the table lies under the drawer.
    let reached = on_the_table || !compact::is_on(pen.ui.ctx());
    let under = pen.places.iter().rev().filter(|place| reached && place.rect.contains(at));
    let spots = under.map(|place| drag::of_place(pen.view, place.spot));
    let joins = |spots: &Vec<Spot>| !drag::joined(pen.view, held.spot, spots).is_empty();
    let onto = spots.into_iter().find(joins).unwrap_or_default();
    let home = held.from.contains(at) && onto.is_empty();
    match drag::landing(pen.view, held.spot, &onto, on_the_table && !home)[..] {
        [] => {}
        [only] => pen.actions.push(TableAction::Take(only)),
        ref several => pen
            .actions
            .push(TableAction::Open(TableDialog::Options { at, offers: several.to_vec() })),
    }
}

/// It may be dropped anywhere here.
fn whole_table(p: &Painter, table: Rect, here: bool) {
    let share = if here { 0.7 } else { 0.3 };
    let line = Stroke::new(1.5, theme::faded(theme::now(), share));
    p.rect_stroke(table.expand(3.0), 6.0, line, StrokeKind::Outside);
}

/// Draws the dragged card, small, under the pointer.
fn carried(p: &Painter, pen: &Pen, held: Drag, at: Pos2) {
    if let Spot::Token(token) = held.spot {
        let room = tokens::pill_size(p, token, 1, false);
        tokens::pill(p, at - room / 2.0, token, 1, false, Standing::There);
    } else if let Some(look) = held.look {
        card(p, pen, look, at);
    }
}

fn card(p: &Painter, pen: &Pen, look: Look, at: Pos2) {
    let mut in_hand = pen.view.seen.hand.iter();
    let card = pen.view.card(look.def);
    if let Some(seen) = in_hand.find(|seen| Some(seen.id) == look.id) {
        let rect = Rect::from_center_size(at + vec2(0.0, 20.0), vec2(112.0, 146.0));
        crate::window::card_table::card::face(p, rect, card, seen, true);
        return paint::glow(p, rect, false);
    }
    let kind = CardType::of(card);
    let width = paint::wide(p, &card.name, size::SMALL) + 34.0;
    let rect = Rect::from_center_size(at, vec2(width, 24.0));
    paint::plate(p, rect, theme::RAISED, theme::colour(kind));
    paint::mark(p, rect.left_center() + vec2(12.0, 0.0), 5.0, kind);
    let words = rect.left_center() + vec2(23.0, 0.0);
    paint::strong(p, words, Align2::LEFT_CENTER, &card.name, size::SMALL, theme::TYPE);
}
