//! A puzzle of chances: the moment at the left, the answers at the right, and once it is solved the chance of
//! each as a bar.

mod answers;
mod field;
mod moment;
mod screen;
mod solving;
#[cfg(test)]
mod tests;

pub(super) use screen::draw;
pub(in crate::window) use solving::OddsSolving;
