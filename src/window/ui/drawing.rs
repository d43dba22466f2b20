//! What a screen is drawn on and with, and where it leads.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContext,
    egui::{CentralPanel, Context, Frame, Ui},
};

use super::{
    keys,
    screen::{Canvas, Screen},
    theme,
};
use crate::settings::Settings;

/// The canvas of the screens, the settings that can be turned on any, and the screen that comes next.
#[derive(SystemParam)]
pub(in crate::window) struct Drawing<'w, 's> {
    canvases: Query<'w, 's, &'static mut EguiContext, With<Canvas>>,
    pub settings: ResMut<'w, Settings>,
    pub screen: ResMut<'w, NextState<Screen>>,
}

impl Drawing<'_, '_> {
    /// The context of the canvas; none while there is no window.
    pub fn context(&mut self) -> Option<Context> {
        Some(self.canvases.get_single_mut().ok()?.get_mut().clone())
    }

    /// Plus and minus make everything larger or smaller.
    pub fn scale(&mut self, ctx: &Context) {
        if let Some(factor) = ctx.input(keys::scale) {
            self.settings.scale_by(factor);
        }
    }
}

/// Draws over the whole canvas.
pub fn page<R>(ctx: &Context, content: impl FnOnce(&mut Ui) -> R) -> R {
    let frame = Frame::NONE.fill(theme::SPACE);
    CentralPanel::default().frame(frame).show(ctx, content).inner
}
