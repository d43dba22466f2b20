//! Frames where none is drawn while nothing happens: drawn when they are asked for, and told the time of their own.

use bevy::{prelude::*, time::TimeReceiver, window::RequestRedraw, winit::WinitWindows};

/// Bevy's runner looks for [`RequestRedraw`] before it updates, so one that an update asks for would be drawn
/// when the next event comes: what a finger did would be seen at its next touch, and what a key did when it
/// is let go, or seconds later.
pub(super) fn at_once(mut requests: EventReader<RequestRedraw>, windows: NonSend<WinitWindows>) {
    if requests.read().last().is_some() {
        windows.windows.values().for_each(|window| window.request_redraw());
    }
}

/// Bevy takes a frame's time from when the last one was rendered. After a rest that is long ago: a finger that
/// comes down would have come down then, and its tap would be too long for one.
pub(super) fn by_the_clock(mut commands: Commands) {
    commands.remove_resource::<TimeReceiver>();
}
