//! Checks that temporary states end in time. Each state of a fight that ends by itself has a row:
//! where it is still present, it must have begun after the last event that ends it.

mod classic;
mod events;
mod second;

use bevy::prelude::World;
use characters::healing::RuleSet;

use super::Broken;
use crate::{
    choice::Why,
    event::Event,
    fighter::FighterId,
    state::{Agenda, FieldRead, FightJournal, PendingChoice},
};

/// State of a fighter, or of their side, that ends by itself.
struct Lasting {
    what: &'static str,
    rule: &'static str,
    is_left: fn(&World, FighterId) -> bool,
    begins: fn(&Event, FighterId) -> bool,
    ends: fn(&Event, FighterId) -> bool,
}

impl Lasting {
    /// State that nobody can be in at this moment, whatever happened before.
    const fn never(
        what: &'static str,
        rule: &'static str,
        is_left: fn(&World, FighterId) -> bool,
    ) -> Lasting {
        Lasting { what, rule, is_left, begins: |_, _| false, ends: |_, _| false }
    }

    fn is_overdue(&self, world: &World, events: &[Event], who: FighterId) -> bool {
        let counts = |event: &&Event| (self.begins)(event, who) || (self.ends)(event, who);
        let is_begun =
            || events.iter().rev().find(counts).is_some_and(|event| (self.begins)(event, who));
        (self.is_left)(world, who) && !is_begun()
    }
}

/// Checks that no state has outlived its time. A fight whose journal begins in the middle is not
/// checked.
pub(super) fn check(world: &World) -> Result<(), Broken> {
    let events = world.resource::<FightJournal>().journal.events();
    if !matches!(events.first(), Some(Event::Met { .. })) {
        return Ok(());
    }
    let overdue = |lasting: &Lasting| {
        let mut all = world.everybody().into_iter();
        all.find(|&who| lasting.is_overdue(world, events, who))
    };
    for lasting in list(world) {
        if let Some(who) = overdue(lasting) {
            return Err(Broken::Overdue { who, what: lasting.what, rule: lasting.rule });
        }
    }
    let is_left = match world.setup().rules {
        RuleSet::Classic => is_left_to_do::<crate::classic::Step>(world),
        RuleSet::SecondEdition => is_left_to_do::<crate::second::Step>(world),
    };
    if is_left { Err(Broken::LeftToDo) } else { Ok(()) }
}

fn is_left_to_do<S: Send + Sync + 'static>(world: &World) -> bool {
    world.course().outcome.is_some() && !world.resource::<Agenda<S>>().0.is_empty()
}

/// States that must be over now, by the pending question.
fn list(world: &World) -> &'static [Lasting] {
    match world.resource::<PendingChoice>().choice.as_ref().map(|choice| choice.why) {
        Some(Why::Turn { .. }) => &second::TURNS,
        Some(Why::Orders) => &classic::ORDERS,
        Some(Why::Attacks) => &classic::ATTACKS,
        Some(_) | None => &[],
    }
}

/// Whether a fighter on the field carries somebody.
fn is_burdened(world: &World, who: FighterId) -> bool {
    let stand = world.stand(who);
    stand.gone.is_none() && stand.carries.is_some()
}
