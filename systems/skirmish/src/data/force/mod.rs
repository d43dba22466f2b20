//! People of the library in a fight: equipped one by one, then put in place of a side.

mod fault;
mod outfit;
mod stand_in;

#[cfg(test)]
mod tests;

pub use fault::ForceFault;
pub use outfit::Outfit;
