//! Friends' gifts: which card comes into the deck, and which one stays ashore for it.

use bevy_egui::egui::{Align2, Rect, ScrollArea, Sense, UiBuilder, pos2, vec2};
use campaign::Move;
use cards::data::Card;

use super::{
    action::CampaignAction,
    question::{CampaignPen, View, chip, digit, ground},
};
use crate::window::{
    card_table::card,
    ui::{
        paint,
        theme::{self, size},
    },
};

/// Draws the question for a new card.
pub(super) fn prize(pen: &mut CampaignPen, area: Rect, view: &View) {
    let words = "A contract kept has friends: which card comes into the deck?";
    paint::say(&pen.p(), area.min, Align2::LEFT_TOP, words, size::HEAD, theme::TYPE);
    let room = area.with_min_y(area.top() + 34.0);
    let wide = 318.0;
    for (n, option) in view.options().iter().enumerate() {
        if let Move::Take(id) = option {
            let corner = pos2(room.left() + (wide + 18.0) * n as f32, room.top());
            let place = Rect::from_min_size(corner, vec2(wide, room.height() - 52.0));
            ground(pen, view, place, n);
            if let Some((_, shown)) = view.book.cards.find(id) {
                card::printed(&pen.p(), place.shrink2(vec2(10.0, 30.0)), shown, 13.5);
            }
        } else {
            let place = Rect::from_min_max(
                pos2(room.left(), room.bottom() - 38.0),
                pos2(room.left() + wide, room.bottom() - 4.0),
            );
            chip(pen, view, place, n, "Take none of them");
        }
    }
}

/// Draws the question which card stays ashore: the deck in a list, and the selected card.
pub(super) fn ashore(pen: &mut CampaignPen, area: Rect, view: &View) {
    let words = "The deck has sixty cards: which one stays ashore for the new one?";
    paint::say(&pen.p(), area.min, Align2::LEFT_TOP, words, size::HEAD, theme::TYPE);
    let room = area.with_min_y(area.top() + 34.0);
    let list = room.with_max_x(room.left() + 400.0);
    let mut ui = pen.ui.new_child(UiBuilder::new().max_rect(list).id_salt("ashore"));
    let mut actions = Vec::new();
    ScrollArea::vertical().auto_shrink(false).show(&mut ui, |ui| {
        let mut pen = CampaignPen::new(ui);
        for (n, option) in view.options().iter().enumerate() {
            let Move::LeaveAshore(id) = option else { continue };
            let (place, _) =
                pen.ui.allocate_exact_size(vec2(list.width() - 14.0, 28.0), Sense::hover());
            if view.ui.walked && view.ui.selected == n {
                pen.ui.scroll_to_rect(place, None);
            }
            let copies = view.own.deck.captain.get(id).copied().unwrap_or(0);
            let name = found(view, id).map_or(id.as_str(), |card| &card.name);
            let label = format!("{copies} × {name}");
            if pen.option(place, &digit(n), &label, view.ui.selected == n) {
                pen.actions.push(CampaignAction::Take(n));
            } else if view.ui.selected != n && pen.led_to(place) {
                pen.actions.push(CampaignAction::Select(n));
            }
        }
        actions = pen.actions;
    });
    pen.actions.extend(actions);
    if let Some(Move::LeaveAshore(id)) = view.options().get(view.ui.selected)
        && let Some(shown) = found(view, id)
    {
        let corner = pos2(list.right() + 30.0, room.top());
        let place = Rect::from_min_size(corner, vec2(340.0, room.height()));
        card::printed(&pen.p(), place, shown, 15.0);
    }
}

fn found<'a>(view: &View<'a>, id: &str) -> Option<&'a Card> {
    view.book.cards.find(id).map(|(_, card)| card)
}
