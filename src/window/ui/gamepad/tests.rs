//! Tests of `gamepad`.

use super::*;

/// The keys that went down after this was done to a pad.
fn struck(press: GamepadButton) -> Vec<(Key, bool)> {
    let mut app = App::new();
    app.add_systems(Update, strike_buttons);
    let canvas = app.world_mut().spawn((Canvas { size: Vec2::ONE }, EguiInput::default())).id();
    let pad = app.world_mut().spawn(Gamepad::default()).id();
    let mut gamepad = app.world_mut().get_mut::<Gamepad>(pad).expect("just spawned");
    gamepad.digital_mut().press(press);
    app.update();
    let input = app.world().get::<EguiInput>(canvas).expect("just spawned");
    let keys = input.events.iter().filter_map(|event| {
        let Event::Key { key, pressed: true, modifiers, .. } = event else { return None };
        Some((*key, modifiers.shift))
    });
    keys.collect()
}

#[test]
fn a_button_strikes_its_key_once() {
    assert_eq!(struck(GamepadButton::South), [(Key::Enter, false)]);
    assert_eq!(struck(GamepadButton::LeftTrigger), [(Key::Tab, true)]);
}

#[test]
fn every_button_strikes_a_key_of_its_own() {
    for (n, (button, key, modifiers)) in PAD.iter().enumerate() {
        for (other, again, more) in &PAD[n + 1..] {
            assert!(button != other && (key, modifiers) != (again, more));
        }
    }
}

#[test]
fn the_window_looks_often_only_while_a_pad_is_plugged_in() {
    let mut app = App::new();
    app.insert_resource(WinitSettings::desktop_app());
    app.add_systems(Update, look_often.run_if(pads_come_or_go));
    let mode = |app: &App| app.world().resource::<WinitSettings>().focused_mode;
    let usual = WinitSettings::desktop_app().focused_mode;
    app.update();
    assert_eq!(mode(&app), usual);
    let pad = app.world_mut().spawn(Gamepad::default()).id();
    app.update();
    assert_eq!(mode(&app), UpdateMode::reactive(BETWEEN_LOOKS));
    app.world_mut().despawn(pad);
    app.update();
    assert_eq!(mode(&app), usual);
}
