//! Sounds of the interface: on every screen alike, read off what egui knows of the frame, so
//! that no screen has to say it.

use bevy::{prelude::*, state::state::StateTransitionEvent};
use bevy_egui::{
    EguiContext,
    egui::{Context, InputState, Key, Order, Rect},
};
use sound::Sound;

use crate::settings::Settings;
use crate::window::{
    card_table::table_ui::TableAction,
    ui::{
        keys::{self, DIGITS},
        magnifier,
        screen::{Canvas, Screen},
        sound_cue::SoundCue,
    },
};

/// K: silence, or sound again, on every screen; where something is typed it is a letter.
pub fn mute(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    mut settings: ResMut<Settings>,
    mut out: EventWriter<SoundCue>,
) {
    let Ok(mut ctx) = canvases.get_single_mut() else { return };
    let ctx = ctx.get_mut();
    if !ctx.wants_keyboard_input() && ctx.input(|input| keys::struck(input, Key::K)) {
        settings.muted = !settings.muted;
        out.send(SoundCue::near(Sound::Take));
    }
}

/// How loud it is now, whenever that is turned.
pub fn try_out(
    settings: Res<Settings>,
    mut before: Local<Option<u8>>,
    mut out: EventWriter<SoundCue>,
) {
    let was = before.replace(settings.volume);
    if was.is_some_and(|was| was != settings.volume) {
        out.send(SoundCue::near(Sound::Token));
    }
}

/// The state of the screen a frame ago.
#[derive(Default)]
pub struct Before {
    /// Something lay on top.
    covered: bool,
    stood_on: Option<Rect>,
    /// A key that walks was struck in this frame or the one before: what it walks to is drawn later.
    walks: u8,
}

/// Listens to what was done in this frame: the most telling of it is heard.
pub fn listen(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    screen: Res<State<Screen>>,
    mut moves: EventReader<StateTransitionEvent<Screen>>,
    mut actions: EventReader<TableAction>,
    mut before: Local<Before>,
    mut out: EventWriter<SoundCue>,
) {
    let Ok(mut ctx) = canvases.get_single_mut() else { return };
    let ctx = ctx.get_mut();
    let went = moves.read().last().and_then(|change| gone(change.exited?, change.entered?));
    let taken = actions.read().any(is_choice);
    let taken = taken || (*screen.get() != Screen::Table && pressed(ctx, *screen.get()));
    let moved = before.follow(ctx);
    let heard = went.or(moved.filter(|it| *it != Sound::Tick)).or(taken.then_some(Sound::Take));
    out.send_batch(heard.or(moved).map(SoundCue::near));
}

impl Before {
    /// The sound of the changes on the screen since the last frame.
    fn follow(&mut self, ctx: &Context) -> Option<Sound> {
        let covered = ctx.memory(|memory| {
            memory.areas().visible_layer_ids().iter().any(|layer| layer.order == Order::Foreground)
        });
        let stood_on = magnifier::attended(ctx);
        self.walks = if ctx.input(walks) { 2 } else { self.walks.saturating_sub(1) };
        let was = std::mem::replace(self, Before { covered, stood_on, walks: self.walks });
        match (was.covered, covered) {
            (false, true) => Some(Sound::Open),
            (true, false) => Some(Sound::Close),
            (true, true) | (false, false) => {
                (was.stood_on != stood_on && self.walks > 0).then_some(Sound::Tick)
            }
        }
    }
}

/// Whether an option was chosen, or a card marked.
fn is_choice(action: &TableAction) -> bool {
    matches!(action, TableAction::Take(_) | TableAction::Mark(_) | TableAction::Answer(_))
}

/// Sound of going from one screen to another: deeper in, or back. The end of a game has its own, and
/// what comes by itself has none: nobody has touched anything while data is loaded.
fn gone(from: Screen, to: Screen) -> Option<Sound> {
    let speaks = matches!(to, Screen::Table | Screen::Fight | Screen::Result | Screen::Aftermath);
    let by_itself = from == Screen::Loading;
    let back = to == Screen::Title || from == Screen::Settings;
    let heard = if back { Sound::Close } else { Sound::Open };
    (from != to && !speaks && !by_itself).then_some(heard)
}

/// Whether something was clicked, or taken by a key.
fn pressed(ctx: &Context, screen: Screen) -> bool {
    let clicked = ctx.interaction_snapshot(|done| done.clicked.is_some());
    let types = ctx.wants_keyboard_input();
    let numbered = matches!(screen, Screen::Life | Screen::Fight);
    let taken = |input: &InputState| {
        keys::struck(input, Key::Enter)
            || (!types && keys::struck(input, Key::Space))
            || (!types && numbered && DIGITS.iter().any(|&key| keys::struck(input, key)))
    };
    clicked || ctx.input(taken)
}

/// Whether a key was struck that moves what the keyboard stands on.
fn walks(input: &InputState) -> bool {
    const WALK: [Key; 9] = [
        Key::ArrowUp,
        Key::ArrowDown,
        Key::ArrowLeft,
        Key::ArrowRight,
        Key::Tab,
        Key::PageUp,
        Key::PageDown,
        Key::Home,
        Key::End,
    ];
    WALK.iter().any(|&key| input.num_presses(key) > 0)
}

#[cfg(test)]
mod tests;
