//! For tests of screens without a window: keys, clicks, frames of 1280 × 720, and a game to look at.

use bevy_egui::egui::{
    CentralPanel, Context, Event, InputState, Key, Modifiers, PointerButton, Pos2, RawInput, Rect,
    Shape, Ui, epaint::TextShape, vec2,
};

use crate::{
    builder::testing::library,
    saves::Saves,
    session::{GameOptions, Session},
    window::ui::theme,
};

/// A game at its first question, which is what to discard.
pub fn session(name: &str) -> Session {
    let folder =
        std::env::temp_dir().join(format!("far-lanes-table-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let deck = Some("honest-freight".to_owned());
    let game_options = GameOptions { seed: Some(7), deck, ..GameOptions::default() };
    let mut session =
        Session::begin(&library(), &Saves::at(&folder), &game_options).expect("a game");
    session.advance();
    session
}

/// A key is struck.
pub fn key(key: Key) -> Event {
    key_with(key, Modifiers::NONE)
}

/// A key is struck while others are held.
pub fn key_with(key: Key, modifiers: Modifiers) -> Event {
    Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }
}

/// The first button of the pointer goes down or up.
pub fn button(pos: Pos2, pressed: bool) -> Event {
    let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
    Event::PointerButton { pos, button, pressed, modifiers }
}

/// Frames in which the pointer comes, presses and lets go.
pub fn click(at: Pos2) -> Vec<Vec<Event>> {
    let (down, up) = (button(at, true), button(at, false));
    vec![vec![], vec![Event::PointerMoved(at)], vec![down], vec![up], vec![]]
}

/// The input of one frame, with the keys held that its events name.
pub fn raw(events: Vec<Event>) -> RawInput {
    let held = events.iter().find_map(|event| {
        let Event::Key { modifiers, .. } = event else { return None };
        Some(*modifiers)
    });
    let (modifiers, screen_rect) = (held.unwrap_or_default(), Some(screen()));
    RawInput { screen_rect, events, modifiers, ..RawInput::default() }
}

/// The whole screen.
pub fn screen() -> Rect {
    Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0))
}

/// The state of the input in a frame with these events.
pub fn input(events: Vec<Event>) -> InputState {
    InputState::default().begin_pass(raw(events), false, 1.0, &Default::default())
}

/// egui as the game dresses it.
pub fn context() -> Context {
    let ctx = Context::default();
    theme::dress(&ctx);
    ctx
}

/// Shows frames with this input, and collects what was done in them.
pub fn frames<D>(inputs: Vec<Vec<Event>>, mut show: impl FnMut(&Context) -> Vec<D>) -> Vec<D> {
    let (ctx, mut done) = (context(), Vec::new());
    for events in inputs {
        let _ = ctx.run(raw(events), |ctx| done.extend(show(ctx)));
    }
    done
}

/// Every piece of text that is drawn in one frame, with its place.
pub fn written(mut show: impl FnMut(&mut Ui)) -> Vec<(String, Rect)> {
    let frame = context().run(raw(vec![]), |ctx| {
        CentralPanel::default().show(ctx, |ui| show(ui));
    });
    let text = |shape: Shape| {
        let Shape::Text(TextShape { pos, galley, .. }) = shape else { return None };
        Some((galley.text().to_owned(), galley.rect.translate(pos.to_vec2())))
    };
    frame.shapes.into_iter().filter_map(|it| text(it.shape)).collect()
}
