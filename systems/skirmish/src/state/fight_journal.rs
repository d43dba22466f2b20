//! The journal, and the sides that know of each event.

use std::collections::BTreeMap;

use bevy::{
    ecs::system::SystemParam,
    prelude::{Res, ResMut, Resource},
};
use characters::body::Body;
use engine::{Journal, Seat};

use super::{Fighters, FoughtBy, Roster};
use crate::{
    choice::FighterAction,
    event::Event,
    fighter::{Fighter, FighterId, Kit, Stand},
    setup::Setup,
    sight::{self, Watch},
};

/// Journal of the fight, and the sides that know of each event: a bit for every seat.
#[derive(Resource, Default)]
pub struct FightJournal {
    pub journal: Journal<Event>,
    pub known: Vec<u8>,
}

impl FightJournal {
    pub fn tell(&mut self, event: Event, known: u8) {
        self.known.push(known);
        self.journal.tell(event);
    }
}

/// Visible components of all fighters, for systems without access to the whole world.
#[derive(SystemParam)]
pub(crate) struct Watchers<'w, 's> {
    roster: Res<'w, Roster>,
    fought_by: Res<'w, FoughtBy>,
    seen: Fighters<'w, 's, (&'static Fighter, &'static Stand, &'static Kit, &'static Body)>,
}

impl Watch for Watchers<'_, '_> {
    fn setup(&self) -> &Setup {
        &self.fought_by.setup
    }

    fn roster(&self) -> &Roster {
        &self.roster
    }

    fn fighter(&self, who: FighterId) -> &Fighter {
        self.seen.of(who).0
    }

    fn stand(&self, who: FighterId) -> &Stand {
        self.seen.of(who).1
    }

    fn kit(&self, who: FighterId) -> &Kit {
        self.seen.of(who).2
    }

    fn body(&self, who: FighterId) -> &Body {
        self.seen.of(who).3
    }
}

/// Records events, each with the sides that learn of it.
#[derive(SystemParam)]
pub(crate) struct JournalWriter<'w, 's> {
    told: ResMut<'w, FightJournal>,
    watchers: Watchers<'w, 's>,
}

impl JournalWriter<'_, '_> {
    pub fn tell(&mut self, event: Event) {
        let known = knowing(&self.watchers, &event);
        self.told.tell(event, known);
    }

    /// Reveals all orders at once, each to the sides that see the fighter (CT-RUL-61).
    pub fn reveal(&mut self, orders: impl IntoIterator<Item = (FighterId, FighterAction)>) {
        let mut to: BTreeMap<u8, Vec<(FighterId, FighterAction)>> = BTreeMap::new();
        for (who, deed) in orders {
            to.entry(seeing(&self.watchers, &[who])).or_default().push((who, deed));
        }
        for (known, orders) in to {
            self.told.tell(Event::Revealed { orders }, known);
        }
    }
}

/// Sides that learn of an event: all, if it concerns no fighter; otherwise the sides of the
/// fighters concerned, and those that see them. Only a fighter's own side knows the blows left
/// (M-04).
pub(super) fn knowing(watch: &impl Watch, event: &Event) -> u8 {
    if let Event::Blow { who, .. } = event {
        return 1 << watch.fighter(*who).side.0;
    }
    seeing(watch, &event.concerned())
}

fn seeing(watch: &impl Watch, concerned: &[FighterId]) -> u8 {
    let learns = |seat: &Seat| {
        concerned.is_empty() || concerned.iter().any(|&who| sight::side_sees(watch, *seat, who))
    };
    let sides = watch.setup().scenario.forces.len() as u8;
    let seats = (0..sides).map(Seat).filter(learns);
    seats.fold(0, |known, seat| known | 1 << seat.0)
}
