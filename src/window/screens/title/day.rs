//! A day's deal as its page shows it, with what is kept of it.

use jiff::civil::Date;

use crate::{
    daily::{DailyError, Deal, Tries, Try, told},
    data::Library,
    saves::Saves,
};

/// A day's deal, as the page shows it.
pub(super) struct Daily {
    pub today: Date,
    pub deal: Deal,
    /// The game that counts, once it is begun.
    pub first: Option<Try>,
    /// What came of it, once it is over.
    pub result: Option<String>,
    /// Days in a row that were played to their end.
    pub streak: u32,
    /// Whether the result was just put where it can be pasted from.
    pub copied: bool,
}

impl Daily {
    /// The deal of `day`, with what is kept of it.
    ///
    /// # Errors
    /// There is none.
    pub fn of(
        day: Date,
        today: Date,
        library: &Library,
        saves: &Saves,
    ) -> Result<Daily, DailyError> {
        let deal = Deal::open(day, today, library)?;
        let tries = Tries::read(saves);
        let first = tries.of(&deal).into_iter().next();
        let over = first.as_ref().filter(|one| one.artefact.finished);
        let result = over.and_then(|one| told(&deal, one, library).ok());
        let streak = tries.streak(today, library);
        Ok(Daily { today, deal, first, result, streak, copied: false })
    }

    /// What the first row does.
    pub fn begin(&self) -> (&'static str, &'static str) {
        match (&self.first, &self.result) {
            (None, _) => ("Begin", "the first game counts"),
            (Some(one), _) if !one.artefact.finished => ("Go on", "it was left in the middle"),
            (Some(_), _) => ("Play it again", "for practice"),
        }
    }
}
