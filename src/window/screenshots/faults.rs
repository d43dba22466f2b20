//! What goes wrong with pictures.

use std::path::Path;

use crate::window::error::WindowError;

/// Why a picture is not there.
pub fn unwritable(file: &Path, fault: &dyn std::fmt::Display) -> WindowError {
    WindowError::Picture { file: file.to_owned(), fault: fault.to_string() }
}
