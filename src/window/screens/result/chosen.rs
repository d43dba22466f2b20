//! What is chosen on the page.

use bevy::prelude::Resource;

use super::{focus::Focus, series::Measure};

/// Where the keyboard stands, and when the screen was first seen.
#[derive(Resource, Default)]
pub(super) struct Chosen {
    pub focus: Focus,
    pub measure: Measure,
    pub since: Option<f64>,
}
