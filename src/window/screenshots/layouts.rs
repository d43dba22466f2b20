//! Checks the layout of every picture that is taken, and writes down what is not whole.

use std::{fmt::Write, fs, path::Path};

use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiFullOutput, EguiPostUpdateSet};

use super::faults::unwritable;
use crate::window::error::WindowError;
use crate::window::ui::{
    layout_check::{Fault, faults, meant_last},
    magnifier::show_a_part,
    screen::Canvas,
};

/// What is wrong with the frame that was drawn last.
#[derive(Resource, Default)]
struct LastFrame(Vec<Fault>);

/// Everything that was wrong with a picture so far.
#[derive(Default)]
pub struct Layouts {
    count: usize,
    text: String,
}

pub fn plugin(app: &mut App) {
    // What a magnified screen leaves out of its window is not cut off.
    let whole = look.after(EguiPostUpdateSet::EndPass).before(show_a_part);
    app.init_resource::<LastFrame>().add_systems(PostUpdate, whole);
}

fn look(
    mut canvases: Query<(&mut EguiContext, &EguiFullOutput), With<Canvas>>,
    mut last: ResMut<LastFrame>,
) {
    for (mut ctx, output) in &mut canvases {
        let Some(output) = &output.0 else { continue };
        let ctx = ctx.get_mut();
        last.0 = faults(&output.shapes, ctx.screen_rect(), &meant_last(ctx));
    }
}

impl Layouts {
    /// Adds what is wrong with what the screen shows.
    pub fn add(&mut self, app: &App, name: &str) {
        for fault in &app.world().resource::<LastFrame>().0 {
            self.count += 1;
            // Writing to a text cannot fail.
            let _ = writeln!(self.text, "{name}: {fault}");
        }
    }

    /// Writes it down.
    ///
    /// # Errors
    /// Something is not whole that was to be, or the file cannot be written.
    pub fn end(self, folder: &Path, whole: bool) -> Result<(), WindowError> {
        let file = folder.join("layouts.txt");
        fs::write(&file, &self.text).map_err(|fault| unwritable(&file, &fault))?;
        if whole && self.count > 0 { Err(WindowError::Layout(self.count)) } else { Ok(()) }
    }
}
