//! Those of the library who go into the fight.

use bevy::prelude::Entity;
use characters::{
    body::Body,
    sheet::{Career, Identity, PersonQuery},
};
use skirmish::data::{Recruit, Scenario};

use super::FightSetup;
use crate::{
    roster::{PersonFile, Roster},
    skirmish::{homecoming::Sent, party},
};

/// How many can go to a chance meeting.
const PARTY: usize = 6;

impl FightSetup {
    /// Those of the library who go, with what they own.
    pub(super) fn party(&self) -> Vec<Recruit> {
        let Some(armoury) = self.armoury() else { return Vec::new() };
        let going = self.going().filter_map(|who| self.people.get::<PersonQuery>(who));
        going.map(|who| party::recruit(&armoury, who, self.rules)).collect()
    }

    /// Those of the library who go, in the order in which they were chosen.
    pub fn going(&self) -> impl Iterator<Item = Entity> {
        self.sent.iter().filter_map(|file| self.people.in_file(file))
    }

    /// Which fighters they are, by number on the field: the first of their side.
    pub(super) fn sent(&self, scenario: &Scenario) -> Vec<Sent> {
        let side = if self.is_meeting() { 0 } else { self.side() };
        let files = self.going().filter_map(|who| self.people.get::<&PersonFile>(who));
        party::sent(scenario, side, files)
    }

    /// How many of the library can go: as many as the side has people who are free.
    pub fn most_sent(&self) -> usize {
        if self.is_meeting() {
            return PARTY;
        }
        self.scenario().map_or(0, |it| party::places(it, self.side()))
    }

    /// Takes in the library as it is now; people who are no longer fit to go stay at home.
    pub fn meet_the_library(&mut self, people: Roster) {
        self.people = people;
        let all = self.people.query::<(&PersonFile, &Identity, &Career, &Body)>();
        let fit =
            all.filter(|(_, identity, career, body)| party::fit(identity, career, body).is_ok());
        let fit: Vec<&PersonFile> = fit.map(|(file, ..)| file).collect();
        self.sent.retain(|file| fit.contains(&file));
    }
}
