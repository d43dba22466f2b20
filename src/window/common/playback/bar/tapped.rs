//! The bar on a phone: the track with the moment above it, and below, or at both sides of it, buttons for a finger.

use bevy_egui::egui::{Align2, Id, Rect, Sense, Ui, pos2, vec2};

use super::{Facts, PlaybackAction, buttons, seek};
use crate::replay_timeline::Recording;
use crate::window::{
    common::playback::player::Player,
    ui::{
        compact::{MARGIN, TARGET, is_upright},
        paint, reader,
        theme::{self, size},
    },
};

/// The height of the track with what stands above and below it.
const TRACK: f32 = 60.0;
/// The width of a button with a word.
const WORD: f32 = 50.0;
/// The side of a button with a sign: six of them and two words stand on the narrowest phone.
pub(super) const BUTTON: f32 = 40.0;

/// The height of the bar on this screen.
pub(super) fn tall(all: Rect) -> f32 {
    if is_upright(all) { TRACK + TARGET } else { TRACK }
}

/// Draws it in `area`; what was done on it.
pub(super) fn draw<R: Recording>(
    ui: &mut Ui,
    area: Rect,
    player: &Player<R>,
    facts: &Facts,
) -> Vec<PlaybackAction> {
    let is_upright = area.height() > TRACK;
    let mut actions = Vec::new();
    let row = area.with_min_y(area.bottom() - if is_upright { TARGET } else { TRACK });
    let left = buttons(ui, row, BUTTON, (player.is_running(), player.speed), &mut actions);
    let right = words(ui, row, facts, &mut actions);
    let upper = match is_upright {
        true => area.with_max_y(row.top()),
        false => area.with_min_x(left + MARGIN).with_max_x(right - MARGIN),
    };
    moment(ui, upper, player, facts);
    let track = upper.shrink2(vec2(2.0 * MARGIN, 0.0)).with_min_y(upper.top() + 10.0);
    actions.extend(seek(ui, track, player, &facts.moments));
    actions
}

/// Which moment it is, and as whom it is seen.
fn moment<R: Recording>(ui: &Ui, area: Rect, player: &Player<R>, facts: &Facts) {
    let (at, of) = (player.timeline.at(), player.timeline.artefact().decisions.len());
    let words = format!("{at} of {of} decisions · round {} · {}", facts.round, facts.whose);
    let (place, room) = (area.left_top() + vec2(2.0 * MARGIN, 3.0), area.width() - 4.0 * MARGIN);
    let (p, align) = (ui.painter(), Align2::LEFT_TOP);
    paint::fitted(p, place, align, &words, size::TINY, theme::QUIET, room, false);
}

/// What else can be done, from the right; returns where that begins.
fn words(ui: &Ui, row: Rect, facts: &Facts, actions: &mut Vec<PlaybackAction>) -> f32 {
    let sit = facts.next.map(|word| (word, PlaybackAction::Sit));
    let puzzle = facts.puzzle.then_some(("puzzle", PlaybackAction::Puzzle));
    let mut right = row.right() - MARGIN / 2.0;
    for (word, action) in sit.into_iter().chain(puzzle) {
        let top = row.center().y - BUTTON / 2.0;
        let place = Rect::from_min_size(pos2(right - WORD, top), vec2(WORD - 4.0, BUTTON));
        let response = ui.interact(place, Id::new(("replay word", word)), Sense::CLICK);
        reader::name(&response, false, || word.to_owned());
        paint::plate(ui.painter(), place, theme::SPACE, theme::RULE);
        let (at, align) = (place.center(), Align2::CENTER_CENTER);
        paint::say(ui.painter(), at, align, word, size::SMALL, theme::TYPE);
        if response.clicked() {
            actions.push(action);
        }
        right -= WORD;
    }
    right
}
