//! The game in progress, as the title shows it: whose ship, which round, who leads.

use std::path::{Path, PathBuf};

use bevy_egui::egui::{Align2, Rect, Sense, Ui, vec2};
use engine::{Game, Seat};

use crate::window::{
    card_table::gallery,
    ui::{
        paint, reader,
        theme::{self, size},
    },
};
use crate::{data::Library, replay::replayed, replay_timeline::person_of, saves::CardArtefact};

/// A game that can be gone on with.
#[derive(Debug, Clone)]
pub(super) struct LastGame {
    pub file: PathBuf,
    /// "Round 4 · you 7, Captain Wren 5".
    pub standing: String,
    ship: String,
    decks: String,
}

impl LastGame {
    pub fn new(library: &Library, file: &Path, artefact: &CardArtefact) -> LastGame {
        let captains = &artefact.setup.captains;
        let decks: Vec<&str> = captains.iter().map(|it| it.deck.name.as_str()).collect();
        let decks = decks.join(" against ");
        let person = person_of(artefact).unwrap_or_default();
        let ship = captains.get(person.index()).map(|it| it.deck.ship.clone()).unwrap_or_default();
        let standing = standing(library, file, artefact, person);
        // A game that cannot go on says so when it is to.
        let standing = standing.unwrap_or_else(|| format!("{decks} · seed {}", artefact.seed));
        LastGame { file: file.to_owned(), standing, ship, decks }
    }
}

fn standing(library: &Library, file: &Path, game: &CardArtefact, person: Seat) -> Option<String> {
    let at = replayed(library, file, game).ok()?;
    let seen = at.observe(person);
    let points = game.setup.captains.iter().zip(&seen.captains).zip(0u8..);
    let points = points.map(|((captain, seen), seat)| {
        let name = if Seat(seat) == person { "you" } else { &captain.name };
        format!("{name} {}", seen.vp)
    });
    Some(format!("Round {} · {}", at.round(), points.collect::<Vec<_>>().join(", ")))
}

/// Draws the ship that waits, with the game it is in; whether it was clicked.
pub(super) fn draw(
    ui: &Ui,
    rect: Rect,
    library: &Library,
    game: Option<&LastGame>,
    deck: &str,
) -> bool {
    let (ship, head, words) = match game {
        Some(game) => (game.ship.as_str(), game.standing.as_str(), game.decks.as_str()),
        None => (deck, "A ship is waiting.", "Quick start takes her out"),
    };
    let Some((_, card)) = library.book.find(ship) else { return false };
    let p = ui.painter();
    let response = ui.interact(rect, ui.id().with("last game"), Sense::CLICK);
    reader::name(&response, false, || format!("{}: {head}", card.name));
    gallery::hang(p, rect, card, art::Side::Front, 0.95);
    let lower = rect.with_min_y(rect.bottom() - 76.0);
    gallery::shade(p, lower, theme::faded(theme::SPACE, 0.0), theme::faded(theme::SPACE, 0.94));
    let line = if response.hovered() { theme::now() } else { theme::RULE };
    p.rect_stroke(rect, 4.0, (1.0, line), bevy_egui::egui::StrokeKind::Outside);
    let at = rect.left_bottom() + vec2(14.0, -30.0);
    let room = rect.width() - 28.0;
    paint::fitted(p, at, Align2::LEFT_BOTTOM, head, size::HEAD, theme::TYPE, room, false);
    let at = rect.left_bottom() + vec2(14.0, -12.0);
    let words = format!("{} · {words}", card.name);
    paint::fitted(p, at, Align2::LEFT_BOTTOM, &words, size::SMALL, theme::QUIET, room, false);
    response.clicked()
}
