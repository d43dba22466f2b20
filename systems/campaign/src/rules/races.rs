//! Races: every third leg the contracts are races against named captains, to the contract's points
//! within its rounds.

use bevy::prelude::{ResMut, World};
use cards::{CardGame, Event as CardEvent};
use dice::Dice;
use engine::{Game, Seat};

use super::{
    clerk::Clerk,
    stages::{seed_for, seed_of},
};
use crate::{
    data::{CampaignBook, Grade},
    event::Event,
    setup::{Scope, Setup},
    state::{RivalRecord, Rivals, Stage},
};

/// Those who race on these lanes, in an order that is the campaign's own.
pub(super) fn gather(world: &mut World, book: &CampaignBook, setup: &Setup, seed: u64) {
    let mut ids: Vec<String> = book.rivals.iter().map(|it| it.id.clone()).collect();
    // No leg has the number 0 but the beginning, and no voyage is flown then.
    Dice::seeded(seed_of(seed, 0, Stage::Voyage)).shuffle(&mut ids);
    if setup.scope == Scope::Basic {
        ids.clear();
    }
    let records = ids.into_iter().map(|rival| RivalRecord { rival, ..RivalRecord::default() });
    world.insert_resource(Rivals(records.collect()));
}

/// Makes races of the contracts of a leg in which there are races: against the captain's own rival,
/// a bold one against another as well.
pub(super) fn enter(clerk: &mut Clerk, rivals: &Rivals) {
    let (every, figures) = (clerk.book.charts.figures.race_every, clerk.run().race);
    let (scope, leg) = (clerk.charter.setup.scope, clerk.progress.leg);
    if scope == Scope::Basic || !leg.is_multiple_of(every) {
        return;
    }
    let mut racing: Vec<String> = rivals.racing().map(|it| it.rival.clone()).collect();
    if racing.is_empty() {
        return;
    }
    let own = racing.remove(0);
    let mut dice = Dice::seeded(seed_for(&clerk.charter, leg, Stage::Port, "race"));
    let other = dice.pick(&racing).cloned();
    for offer in &mut clerk.progress.offers {
        let other = other.clone().filter(|_| offer.grade == Grade::Bold);
        offer.rivals = std::iter::once(own.clone()).chain(other).collect();
        offer.pay = figures.pay_of_first(offer.pay);
    }
}

/// How a race ended for the ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Placed {
    pub first: bool,
    /// Whether the ship raced to the end, first or not.
    pub finished: bool,
}

/// Remembers how a race went: who came first, and whom that ruins.
pub(super) fn settle(
    game: &CardGame,
    entrants: &[String],
    clerk: &mut Clerk,
    rivals: &mut ResMut<Rivals>,
) -> Placed {
    let winner = game.ending().and_then(|ending| ending.winner);
    let first = winner == Some(Seat(0));
    let out = |seat: Seat| {
        let gone = |it: &CardEvent| matches!(it, CardEvent::Eliminated { seat: it } if *it == seat);
        game.journal().events().iter().any(gone)
    };
    let ahead = winner.filter(|_| !first);
    let ahead = ahead.and_then(|seat| entrants.get(seat.index() - 1)).cloned();
    clerk.tell(Event::Raced { winner: ahead, first });
    let ruin = clerk.run().ruin;
    for (nth, rival) in entrants.iter().enumerate() {
        let seat = Seat(nth as u8 + 1);
        let Some(record) = rivals.of(rival) else { continue };
        record.races += 1;
        record.won += u8::from(winner == Some(seat));
        record.beaten += u8::from(first);
        if record.beaten >= ruin || out(seat) {
            record.ruined = true;
            clerk.tell(Event::Ruined { rival: rival.clone() });
        }
    }
    Placed { first, finished: !out(Seat(0)) }
}
