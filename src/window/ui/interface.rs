//! What somebody plays with: keyboard and mouse, fingers, or a gamepad. The guide speaks accordingly.

use bevy::prelude::*;
use bevy_egui::{
    EguiContext, EguiInput, EguiPreUpdateSet,
    egui::{Context, Event as Input, Id},
};

use super::{gamepad, screen::Canvas};
use crate::guide::Interface;

pub(in crate::window) fn plugin(app: &mut App) {
    let look = notice.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass);
    // Before a pad strikes keys as if it were a keyboard.
    app.add_systems(PreUpdate, look.before(gamepad::strike_buttons));
}

/// What was used last on this canvas.
pub(in crate::window) fn in_use(ctx: &Context) -> Interface {
    ctx.data(|data| data.get_temp(Id::new(NAME)).unwrap_or_default())
}

/// As if this had been used last.
#[cfg(test)]
pub(in crate::window) fn pretend(ctx: &Context, used: Interface) {
    ctx.data_mut(|data| data.insert_temp(Id::new(NAME), used));
}

const NAME: &str = "what is played with";

fn notice(
    mut canvases: Query<(&EguiInput, &mut EguiContext), With<Canvas>>,
    pads: Query<&Gamepad>,
) {
    let padded = pads.iter().any(|pad| pad.get_just_pressed().next().is_some());
    for (input, mut ctx) in &mut canvases {
        let used = if padded { Some(Interface::Gamepad) } else { used_in(&input.events) };
        if let Some(used) = used {
            ctx.get_mut().data_mut(|data| data.insert_temp(Id::new(NAME), used));
        }
    }
}

/// What these events come from. A finger moves the pointer as well, so it is looked for first.
fn used_in(events: &[Input]) -> Option<Interface> {
    let any = |is_it: fn(&Input) -> bool| events.iter().any(is_it);
    if any(|event| matches!(event, Input::Touch { .. })) {
        return Some(Interface::Touch);
    }
    let by_hand =
        |event: &Input| matches!(event, Input::Key { pressed: true, .. } | Input::PointerMoved(_));
    any(by_hand).then_some(Interface::Keyboard)
}

#[cfg(test)]
mod tests;
