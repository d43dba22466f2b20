//! The name of the screen, and what can be done with the whole deck.

use bevy_egui::egui::{Align2, Rect, pos2, vec2};

use super::{
    bench::Bench,
    deed::{Deed, Over},
};
use crate::{
    data::Library,
    window::{
        paint,
        pen::Pen,
        theme::{self, size},
    },
};

/// Draws the bar.
pub fn draw(pen: &mut Pen<Deed>, bar: Rect, bench: &Bench, library: &Library) {
    let p = pen.p();
    let at = bar.left_center();
    paint::strong(&p, at, Align2::LEFT_CENTER, "Deck builder", size::TITLE, theme::TYPE);
    let deck = bench.draft.deck();
    let name = Over::Name { name: deck.name.clone(), plan: deck.plan.clone(), plan_lit: false };
    let buttons = [
        ("O", "Decks", 84.0, Deed::Lay(Over::Decks { lit: bench.number(library).unwrap_or(0) })),
        ("N", "New", 70.0, Deed::New),
        ("C", "Copy", 76.0, Deed::Copy),
        ("R", "Rename", 92.0, Deed::Lay(name)),
        ("I", "Import", 86.0, Deed::Lay(Over::Import(String::new(), None))),
        ("E", "Export", 86.0, Deed::Lay(Over::Export { lit: 0 })),
        ("X", "Delete", 84.0, Deed::Lay(Over::Delete { lit: 0 })),
    ];
    let mut x = bar.left() + 418.0;
    for (key, label, wide, deed) in buttons {
        let rect = Rect::from_min_size(pos2(x, bar.top() + 1.0), vec2(wide, 29.0));
        if pen.button(rect, key, label, false) {
            pen.deeds.push(deed);
        }
        x = rect.right() + 6.0;
    }
    play(
        pen,
        Rect::from_min_max(pos2(x + 10.0, bar.top() + 1.0), pos2(bar.right(), bar.top() + 30.0)),
        bench,
    );
}

/// Lit while the deck may be played; else it opens the reasons why not.
fn play(pen: &mut Pen<Deed>, rect: Rect, bench: &Bench) {
    if bench.is_legal() {
        if pen.button(rect, "P", "Play with it", true) {
            pen.deeds.push(Deed::Play);
        }
        return;
    }
    let p = pen.p();
    paint::plate(&p, rect, theme::SPACE, theme::RULE);
    let words = "P   Play: not yet, W says why";
    let at = rect.left_center() + vec2(10.0, 0.0);
    let room = rect.width() - 18.0;
    paint::fitted(&p, at, Align2::LEFT_CENTER, words, size::BODY, theme::FAINT, room, false);
    if pen.clicked(rect, "play") {
        pen.deeds.push(Deed::Lay(Over::Reasons));
    }
}
