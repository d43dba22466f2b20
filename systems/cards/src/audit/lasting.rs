//! Checks that effects of a phase or a round end with it: changes, loans and absences.

use bevy::prelude::World;

use super::Broken;
use crate::{
    data::{Phase, Until},
    event::Event,
    state::{Away, Lasting, LastingChange, Loan, TableRead},
};

/// A lasting effect.
#[derive(Debug, Clone, PartialEq)]
enum Thing {
    Change(LastingChange),
    Loan(Loan),
    Away(Away),
}

impl Thing {
    fn all(world: &World) -> Vec<Thing> {
        let Lasting { changes, loans, away } = world.resource::<Lasting>().clone();
        let changes = changes.into_iter().map(Thing::Change);
        changes
            .chain(loans.into_iter().map(Thing::Loan))
            .chain(away.into_iter().map(Thing::Away))
            .collect()
    }

    fn until(&self) -> Until {
        match self {
            Thing::Change(LastingChange { until, .. })
            | Thing::Loan(Loan { until, .. })
            | Thing::Away(Away { until, .. }) => *until,
        }
    }

    fn what(&self) -> &'static str {
        match self {
            Thing::Change(_) => "a change",
            Thing::Loan(_) => "a loan",
            Thing::Away(_) => "an absence",
        }
    }
}

/// Time when a lasting effect was first seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Since {
    round: u16,
    phase: Phase,
}

/// All lasting effects, with the time each was first seen.
#[derive(Debug, Clone, Default)]
pub(super) struct Seen(Vec<(Thing, Since)>);

impl Seen {
    /// Compares the present lasting effects with those of the last check; `told` is the events
    /// since.
    pub fn check(&mut self, world: &World, told: &[Event]) -> Result<(), Broken> {
        let now = Since { round: world.round().number, phase: world.stage().phase() };
        let may_be_new = has_seen_effects(told);
        let mut before = std::mem::take(&mut self.0);
        for thing in Thing::all(world) {
            let known = before.iter().position(|(other, _)| *other == thing);
            let since = known.map_or(now, |at| before.swap_remove(at).1);
            let over = match thing.until() {
                Until::EndOfPhase => (since != now).then_some("the end of the phase"),
                Until::EndOfRound => (since.round != now.round).then_some("the end of the round"),
                Until::WhileInPlay => None,
            };
            match over {
                Some(until) if !may_be_new => {
                    return Err(Broken::Left { what: thing.what(), until });
                }
                Some(_) => self.0.push((thing, now)),
                None => self.0.push((thing, since)),
            }
        }
        Ok(())
    }
}

/// Whether anything has taken effect since the last stage began: then an effect that looks like an
/// old one may be new.
fn has_seen_effects(told: &[Event]) -> bool {
    let stage = told.iter().rposition(|event| matches!(event, Event::StageBegan { .. }));
    let since = stage.map_or(told, |at| &told[at + 1..]);
    since.iter().any(|event| {
        matches!(
            event,
            Event::Resolved { .. }
                | Event::Discarded { .. }
                | Event::TokenCollected { .. }
                | Event::Jettisoned { .. }
                | Event::Dispersed { .. }
        )
    })
}
