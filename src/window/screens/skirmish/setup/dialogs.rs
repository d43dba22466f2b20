//! The dialogs on top of the page: house rules, those of the library who go.

use bevy_egui::egui::{Align2, Rect, pos2, vec2};
use characters::sheet::PersonQuery;

use super::form::{FightSetup, FightSetupAction, HOUSE, house};
use crate::window::screens::skirmish::setup::form::Pen;
use crate::window::ui::{
    compact, overlay, paint,
    theme::{self, size},
};
use crate::{roster::PersonFile, skirmish::party};

const ROW: f32 = 31.0;

/// Every house rule with its switch.
pub fn house_rules(pen: &mut Pen, all: Rect, setup: &FightSetup, selected: usize) -> Rect {
    let tall = compact::row(pen.ui.ctx(), ROW);
    let size = vec2(660.0, 78.0 + (tall + 4.0) * HOUSE.len() as f32);
    let rect = overlay::in_the_middle(all, size);
    let inner = overlay::panel(pen.ui, rect, "House rules", "Enter turns · Esc closes");
    let mut now = setup.house;
    for (n, (words, rule)) in HOUSE.into_iter().enumerate() {
        let at = pos2(inner.left(), inner.top() + (tall + 4.0) * n as f32);
        let row = Rect::from_min_size(at, vec2(inner.width(), tall));
        let on = house(&mut now, n).is_some_and(|on| *on);
        let label = format!("{words}: {}", if on { "yes" } else { "no" });
        if pen.button(row.with_max_x(row.right() - 84.0), "", &label, selected == n) {
            pen.actions.push(FightSetupAction::House(n));
        }
        pen.rule(row.right_center() - vec2(4.0, 0.0), Align2::RIGHT_CENTER, rule);
    }
    rect
}

/// How many rows of people are shown at once.
const SHOWN: usize = 14;

/// Everybody of the library; those who go are marked.
pub fn people(pen: &mut Pen, all: Rect, setup: &FightSetup, selected: usize) -> Rect {
    let count = setup.people.len().clamp(1, SHOWN);
    let tall = compact::row(pen.ui.ctx(), ROW);
    let rect = overlay::in_the_middle(all, vec2(620.0, 104.0 + (tall + 3.0) * count as f32));
    let title = format!("Your people: {} of {}", setup.sent.len(), setup.most_sent());
    let inner = overlay::panel(pen.ui, rect, &title, "Enter sends or keeps · Esc closes");
    let p = pen.p();
    if setup.people.is_empty() {
        let words = "The library is empty: live a life first, or let the scenario bring its own.";
        paint::flow(&p, inner, words, size::BODY, theme::QUIET, false);
        return rect;
    }
    let first = (selected + 1).saturating_sub(SHOWN);
    let people = setup.people.query::<(&PersonFile, PersonQuery)>();
    for (n, (kept, who)) in people.enumerate().skip(first).take(SHOWN) {
        let at = pos2(inner.left(), inner.top() + (tall + 3.0) * (n - first) as f32);
        let row = Rect::from_min_size(at, vec2(inner.width(), tall));
        let place = setup.sent.iter().position(|file| file == kept);
        let key = place.map_or_else(String::new, |place| (place + 1).to_string());
        let label = match party::fit(who.identity, who.career, who.body) {
            Ok(()) => format!("{}   {}", who.identity.styled(), who.characteristics),
            Err(fault) => fault.to_string(),
        };
        if pen.button(row, &key, &label, selected == n) {
            pen.actions.push(FightSetupAction::Send(n));
        }
    }
    let words = "They take the places of the scenario's people, and come home with their wounds.";
    let at = pos2(inner.left(), rect.bottom() - 14.0);
    paint::say(&p, at, Align2::LEFT_BOTTOM, words, size::SMALL, theme::FAINT);
    rect
}
