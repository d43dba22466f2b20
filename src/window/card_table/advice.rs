//! An adviser's hints in the person's place, and the reasons behind the rivals' plays: both as far
//! as the person can tell. Asked for at the table; thought out a little each frame.

mod options;
mod reasons;
pub mod state;
#[cfg(test)]
mod tests;
pub mod thinking;

pub use options::draw;
pub use reasons::rival_plays;
