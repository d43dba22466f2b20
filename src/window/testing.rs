//! For tests of screens without a window: keys, clicks, frames of 1280 × 720, and a game to look at.

use bevy_egui::egui::{
    CentralPanel, Context, Event, Frame, InputState, Key, Modifiers, PointerButton, Pos2, RawInput,
    Rect, Shape, TouchDeviceId, TouchId, TouchPhase, Ui, epaint::TextShape, vec2,
};

use crate::{
    builder::testing::library,
    roster::testing::folder,
    saves::Saves,
    session::{GameOptions, Session},
    window::ui::theme,
};

/// A game at its first question, which is what to discard.
pub fn session(name: &str) -> Session {
    let saves = Saves::at(folder(&format!("table-{name}")));
    let deck = Some("honest-freight".to_owned());
    let game_options = GameOptions { seed: Some(7), deck, ..GameOptions::default() };
    let mut session = Session::begin(&library(), &saves, &game_options).expect("a game");
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

/// Frames in which a finger taps.
pub fn tap(pos: Pos2) -> Vec<Vec<Event>> {
    let touch = |phase| {
        let (device_id, id) = (TouchDeviceId(0), TouchId(0));
        Event::Touch { device_id, id, phase, pos, force: None }
    };
    let down = vec![touch(TouchPhase::Start), Event::PointerMoved(pos), button(pos, true)];
    let up = vec![touch(TouchPhase::End), button(pos, false), Event::PointerGone];
    vec![vec![], vec![], down, up, vec![]]
}

/// The input of one frame on a phone that is held upright.
pub fn phone(events: Vec<Event>) -> RawInput {
    let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, vec2(375.0, 812.0)));
    RawInput { screen_rect, events, ..RawInput::default() }
}

/// The same as [`frames`] on a phone.
pub fn phone_frames<D>(
    inputs: Vec<Vec<Event>>,
    mut show: impl FnMut(&Context) -> Vec<D>,
) -> Vec<D> {
    let (ctx, mut done) = (context(), Vec::new());
    for (n, events) in inputs.into_iter().enumerate() {
        let input = RawInput { time: Some(n as f64 / 60.0), ..phone(events) };
        let _ = ctx.run(input, |ctx| done.extend(show(ctx)));
    }
    done
}

/// Draws frames with this input on a screen of this size.
pub fn drawn_on(screen: Rect, inputs: Vec<Vec<Event>>, mut show: impl FnMut(&mut Ui)) {
    let ctx = context();
    for (n, events) in inputs.into_iter().enumerate() {
        let (time, screen_rect) = (Some(n as f64 / 60.0), Some(screen));
        let input = RawInput { time, screen_rect, events, ..RawInput::default() };
        let _ = ctx.run(input, |ctx| {
            CentralPanel::default().frame(Frame::NONE).show(ctx, |ui| show(ui));
        });
    }
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
