//! The table in a terminal: what is asked, numbered options, one answer a line.
//!
//! Reads [`Lines`] and writes text for a [`Page`]; it knows a [`Session`](crate::session::Session) and
//! nothing of the rules behind it.

mod advice;
mod answer;
mod campaign;
mod draft;
mod fight;
mod guide;
mod keyboard;
mod labels;
mod life;
mod offers;
pub(crate) mod page;
pub(crate) mod paint;
mod play;
mod prompt;
mod puzzle;
mod several;
mod sure;
mod table;
mod told;
mod typed;

pub use campaign::{CampaignPlayError, Desk, campaign, watch};
pub use draft::{DraftTable, draft};
pub use fight::fight;
pub use keyboard::Keyboard;
pub use life::{Parting, live};
pub use page::Page;
pub use play::play;
pub use puzzle::{PuzzlePlayError, Solving, puzzle};
pub use typed::Lines;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_help_fits_a_small_screen_with_the_prompt_below() {
        for help in
            [prompt::HELP, fight::HELP, life::HELP, puzzle::HELP, puzzle::ODDS_HELP, draft::HELP]
        {
            assert!(help.lines().count() <= 22, "{help}");
            let wide: Vec<&str> = help.lines().filter(|line| paint::columns(line) > 80).collect();
            assert_eq!(wide, [""; 0]);
            assert!(help.contains("q, quit"), "{help}");
        }
    }
}
