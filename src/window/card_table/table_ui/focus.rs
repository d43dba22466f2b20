//! Where the keyboard stands on the table, what is read there, and whose side is shown.

use bevy_egui::egui::Context;
use engine::Seat;

use super::{TableAction, TableDialog, TableUi};
use crate::window::card_table::{
    spot::{self, Look},
    touch::Drawn,
    view::TableView,
};

impl TableUi {
    /// The face a look key would show: where the keyboard stands, else what the highlight means.
    pub fn face_in_focus(&self, view: &TableView) -> Option<Look> {
        let seen = &view.seen;
        let stood_on = self.at.and_then(|spot| spot::look_at(spot, seen));
        stood_on.or_else(|| {
            let offer = view.question.as_ref()?.options.get(self.selected)?;
            let named = offer.spots.iter().find_map(|&spot| spot::look_at(spot, seen));
            let asked = || spot::subject(view.question.as_ref()?.why);
            named.or_else(|| spot::look_at_card(asked()?, seen))
        })
    }

    /// The rival whose side is shown: the one that was wanted, else whose turn it is, else the
    /// first who is still in the game.
    pub fn rival_shown(&self, view: &TableView) -> Option<Seat> {
        let rivals: Vec<Seat> = view.rivals().filter(|r| !r.out).map(|r| r.seat).collect();
        let wanted = self.rival.filter(|seat| rivals.contains(seat));
        let acting = view.seen.acting.filter(|seat| rivals.contains(seat));
        wanted.or(acting).or(rivals.first().copied())
    }

    /// The rival after the one that is shown.
    pub fn rival_after(&self, view: &TableView) -> Option<Seat> {
        let shown = self.rival_shown(view)?;
        let rivals: Vec<Seat> = view.rivals().filter(|r| !r.out).map(|r| r.seat).collect();
        let next = rivals.iter().copied().find(|&seat| seat > shown);
        next.or(rivals.first().copied())
    }

    /// Moves to the next place that shows a face; the highlight follows where an option waits.
    pub fn walk(&mut self, steps: isize, view: &TableView) {
        if self.places.is_empty() {
            return;
        }
        let count = self.places.len() as isize;
        let here = self.at.and_then(|at| self.places.iter().position(|place| place.spot == at));
        let next = match here {
            Some(here) => (here as isize + steps).rem_euclid(count),
            None if steps > 0 => 0,
            None => count - 1,
        };
        let spot = self.places[next as usize].spot;
        self.at = Some(spot);
        if let Some(offer) = view.offers_at(spot).next() {
            self.selected = offer;
        }
    }

    /// Reads the face that the keyboard stands on now.
    pub fn read_on(&mut self, view: &TableView) {
        if let Some(look) = self.face_in_focus(view) {
            self.dialog = TableDialog::Card(look);
        }
    }

    /// Stands where this face lies, so that the arrow keys go on from the card that was clicked.
    pub fn stand_on(&mut self, look: Look, view: &TableView) {
        let Some(place) = self.places.iter().find(|place| place.look == Some(look)) else { return };
        self.at = Some(place.spot);
        if let Some(offer) = view.offers_at(place.spot).next() {
            self.selected = offer;
        }
    }

    /// Remembers where everything was drawn, and hands on what was done there.
    pub fn remember(&mut self, ctx: &Context, drawn: Drawn) -> Vec<TableAction> {
        if (drawn.raised, &drawn.spoken) != (self.raised, &self.spoken) {
            ctx.request_repaint();
        }
        self.looked_for = None;
        (self.places, self.under, self.tip) = (drawn.places, drawn.under, drawn.tip);
        self.pointer = ctx.input(|input| input.pointer.latest_pos());
        (self.raised, self.spoken, self.areas) = (drawn.raised, drawn.spoken, drawn.areas);
        drawn.actions
    }
}
