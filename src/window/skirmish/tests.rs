//! The tactical view without a window.
