//! Real games, played by minds on fixed seeds until the person is asked what a picture needs.

use cards::{Choice, Observation, Why};

use super::super::{WindowError, title::House};
use crate::{
    players::{self, PlayerKind},
    session::{Session, Wishes},
};

/// What a picture needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Until {
    Title,
    FirstChoice,
    Placing,
    Activity,
    Procuring,
    Paying,
    Acting,
    Reacting,
    Resolving,
    Meeting,
    /// A choice in which one card has several options.
    Options,
    /// A round in which much lies on the table.
    Late,
    Result,
}

const SEEDS: std::ops::Range<u64> = 7..67;

/// A game that stands where `until` says.
pub fn reach(house: &House, until: Until) -> Result<Session, WindowError> {
    for seed in SEEDS {
        let wishes = Wishes { seed: Some(seed), new: true, ..Wishes::default() };
        let mut session = Session::begin(&house.library, &house.saves, &wishes)?;
        if play_until(house, &mut session, until) {
            return Ok(session);
        }
    }
    Err(WindowError::Drawing("no game of the tour's seeds came to every question it shows"))
}

fn play_until(house: &House, session: &mut Session, until: Until) -> bool {
    let Some(mut mind) = players::computer(PlayerKind::Mind, &house.library, 1) else { return false };
    loop {
        session.advance();
        let Some(choice) = session.asked() else { return until == Until::Result };
        let seen = session.observe();
        if until.holds(choice, &seen) {
            return true;
        }
        let chosen = mind.decide(&seen, choice);
        if session.decide(chosen).is_err() {
            return false;
        }
    }
}

impl Until {
    fn holds(self, choice: &Choice, seen: &Observation) -> bool {
        let why = choice.why;
        let under_way = seen.round >= 3;
        match self {
            Until::Title | Until::FirstChoice => true,
            Until::Placing => matches!(why, Why::Placing { .. }),
            Until::Activity => under_way && matches!(why, Why::ChoosingActivity),
            Until::Procuring => under_way && matches!(why, Why::Procuring) && choice.options.len() > 3,
            Until::Paying => under_way && matches!(why, Why::Paying { paid: 1.., .. }),
            Until::Acting => under_way && matches!(why, Why::Acting) && choice.options.len() > 2,
            Until::Reacting => matches!(why, Why::Reacting) && !seen.queue.is_empty(),
            Until::Resolving => matches!(why, Why::Resolving) && choice.options.len() > 1,
            Until::Meeting => matches!(why, Why::Meeting { .. }),
            Until::Options => under_way && several_on_one_card(choice),
            Until::Late => seen.captains.iter().any(|captain| captain.vp >= 12),
            Until::Result => false,
        }
    }
}

fn several_on_one_card(choice: &Choice) -> bool {
    let spots = |&chosen| super::super::spot::spots(chosen, choice.why).first().copied();
    let first: Vec<_> = choice.options.iter().filter_map(spots).collect();
    first.iter().enumerate().any(|(n, spot)| first[n + 1..].contains(spot))
}
