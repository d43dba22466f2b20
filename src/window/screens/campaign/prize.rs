//! Friends' gifts: which card comes into the deck, and which one stays ashore for it.

use bevy_egui::egui::{Rect, ScrollArea, Sense, UiBuilder, pos2, vec2};
use campaign::Move;
use cards::data::Card;

use super::question::{CampaignPen, View, chip, ground, listed};
use crate::window::{
    card_table::card,
    ui::{
        compact::{self, TARGET},
        paint,
        theme::{self, size},
    },
};

/// Draws the question for a new card.
pub(super) fn prize(pen: &mut CampaignPen, area: Rect, view: &View) {
    let words = "A contract kept has friends: which card comes into the deck?";
    let told = paint::flow(&pen.p(), area, words, size::HEAD, theme::TYPE, false);
    let room = area.with_min_y(area.top() + told.max(22.0) + 12.0);
    if compact::is_on(pen.ui.ctx()) {
        return offered(pen, room, view);
    }
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

/// The same on a phone: one card is read, and a row is there for each.
fn offered(pen: &mut CampaignPen, area: Rect, view: &View) {
    let step = TARGET + 4.0;
    let rows = step * view.options().len() as f32;
    let (read, list) = match compact::is_upright(area) {
        true => {
            (area.with_max_y(area.bottom() - rows - 8.0), area.with_min_y(area.bottom() - rows))
        }
        false => (area.with_max_x(area.center().x - 8.0), area.with_min_x(area.center().x)),
    };
    for (n, option) in view.options().iter().enumerate() {
        let shown = if let Move::Take(id) = option { found(view, id) } else { None };
        let place = list.with_min_y(list.top() + step * n as f32);
        let label = shown.map_or("Take none of them", |card| &card.name);
        listed(pen, view, place.with_max_y(place.top() + TARGET), n, label);
        if let Some(shown) = shown.filter(|_| view.ui.selected == n) {
            card::printed(&pen.p(), read, shown, 15.0);
        }
    }
}

/// Draws the question which card stays ashore: the deck in a list, and the selected card.
pub(super) fn ashore(pen: &mut CampaignPen, area: Rect, view: &View) {
    let words = "The deck has sixty cards: which one stays ashore for the new one?";
    let told = paint::flow(&pen.p(), area, words, size::HEAD, theme::TYPE, false);
    let room = area.with_min_y(area.top() + told.max(22.0) + 12.0);
    let tall = compact::row(pen.ui.ctx(), 28.0);
    let (list, read) = match compact::is_upright(room) {
        true => (
            room.with_min_y(room.center().y),
            room.with_max_y(room.center().y - 8.0).with_max_x(room.left() + 340.0),
        ),
        false => {
            let list = room.with_max_x(room.left() + room.width().min(800.0) / 2.0);
            (
                list,
                Rect::from_min_size(
                    pos2(list.right() + 30.0, room.top()),
                    vec2(340.0, room.height()),
                ),
            )
        }
    };
    let mut ui = pen.ui.new_child(UiBuilder::new().max_rect(list).id_salt("ashore"));
    let mut actions = Vec::new();
    ScrollArea::vertical().auto_shrink(false).show(&mut ui, |ui| {
        let mut pen = CampaignPen::new(ui);
        for (n, option) in view.options().iter().enumerate() {
            let Move::LeaveAshore(id) = option else { continue };
            let (place, _) =
                pen.ui.allocate_exact_size(vec2(list.width() - 14.0, tall), Sense::hover());
            if view.ui.walked && view.ui.selected == n {
                pen.ui.scroll_to_rect(place, None);
            }
            let copies = view.own.deck.captain.get(id).copied().unwrap_or(0);
            let name = found(view, id).map_or(id.as_str(), |card| &card.name);
            let label = format!("{copies} × {name}");
            listed(&mut pen, view, place, n, &label);
        }
        actions = pen.actions;
    });
    pen.actions.extend(actions);
    if let Some(Move::LeaveAshore(id)) = view.options().get(view.ui.selected)
        && let Some(shown) = found(view, id)
    {
        card::printed(&pen.p(), read, shown, 15.0);
    }
}

fn found<'a>(view: &View<'a>, id: &str) -> Option<&'a Card> {
    view.book.cards.find(id).map(|(_, card)| card)
}
