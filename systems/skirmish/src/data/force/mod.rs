//! People of the library in a fight: made ready one by one, then put in a side's place.

mod fault;
mod outfit;
mod stand_in;

#[cfg(test)]
mod tests;

pub use fault::ForceFault;
pub use outfit::Outfit;
