//! The classic rules as play.

mod frame;
