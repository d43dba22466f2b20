//! Draws a frame that was asked for without waiting for the next event.

use bevy::{prelude::*, window::RequestRedraw, winit::WinitWindows};

/// Bevy's runner looks for [`RequestRedraw`] before it updates, so one that an update asks for would be drawn
/// when the next event comes: what a finger did would be seen at its next touch.
pub(super) fn at_once(mut requests: EventReader<RequestRedraw>, windows: NonSend<WinitWindows>) {
    if requests.read().last().is_some() {
        windows.windows.values().for_each(|window| window.request_redraw());
    }
}
