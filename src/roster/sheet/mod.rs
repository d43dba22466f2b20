//! A person on paper: the sheet as a picture to print (SVG, A4) and as text for a terminal.
//!
//! Both are laid out from the same `Facts`, so that they cannot say different things. Nothing is
//! ever drawn outside the page: names shrink, lists and stories are cut with `…`.

mod facts;
mod svg;
mod text;
mod wrap;

pub use svg::svg;
pub use text::text;

/// Whom the sheet comes from, at its foot.
const CREDIT: &str = "Far Lanes";

#[cfg(test)]
mod tests;
