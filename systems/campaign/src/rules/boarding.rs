//! The boarding: those aboard who are on their feet fight it out.

use bevy::prelude::{App, In, OnEnter, ParamSet, Plugin, Query, Res, ResMut};
use characters::{
    Character,
    body::Body,
    healing::RuleSet,
    sheet::{Characteristics, PersonRef, Possessions},
};
use engine::{AddSteps, Game, Seat};
use skirmish::{
    HouseRules, Setup, Skirmish,
    data::{Aim, Recruit, Scenario},
};

use super::{chandler, clerk::Clerk, stages::seed_of};
use crate::{
    border,
    event::Event,
    state::{Agenda, Charter, Fray, Inner, People, PersonId, Record, Stage, Step, kind},
};

/// The fight of a leg.
pub(crate) struct Boarding;

impl Plugin for Boarding {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Boarding), meet).add_step(kind::Fight, fight);
    }
}

/// Begins the fight, if one is due. A ship on which nobody stands is taken without one.
fn meet(
    mut clerk: Clerk,
    charter: Res<Charter>,
    people: People,
    mut inner: ResMut<Inner>,
    mut agenda: ResMut<Agenda>,
) {
    let Some(id) = clerk.progress.boarding.clone() else { return };
    let Some(template) = clerk.book.boarding(&id).cloned() else { return };
    let able = people.able();
    clerk.tell(Event::Boarded { scenario: id });
    clerk.progress.held = false;
    let rules = charter.setup.rules;
    let party = party(&clerk, &able, rules);
    let share = clerk.book.charts.figures.raiders.of(rules);
    let Some(scenario) = manned(template, &party, share) else { return };
    let healing = clerk.book.healing.clone();
    let setup = Setup { rules, house: HouseRules::default(), healing, scenario };
    let seed = seed_of(charter.seed, clerk.progress.leg, Stage::Boarding);
    let fight = Skirmish::new(&clerk.book.armoury, &setup, seed);
    let fight = fight.expect("scenarios and lockers were checked when they were read");
    *inner = Inner::Fight(Box::new(Fray { fight, seed }));
    agenda.push(Step::Fight);
}

/// Those on their feet as they go into the fight, armed from the locker where they have nothing.
fn party(clerk: &Clerk, able: &[(PersonId, PersonRef)], rules: RuleSet) -> Vec<Recruit> {
    let (armoury, figures) = (&clerk.book.armoury, &clerk.book.charts.figures);
    let unarmed = able.iter().map(|(_, who)| {
        let is_armed = border::is_armed(armoury, *who, rules);
        (!is_armed).then_some(who.skills)
    });
    let unarmed: Vec<_> = unarmed.collect();
    let lent = chandler::lent(&clerk.progress.locker, &figures.locker, &unarmed);
    let party = able.iter().zip(lent).map(|((_, who), weapon)| {
        let lent = border::Lent { weapon, armor: &figures.armor };
        border::fighter(armoury, *who, rules, lent)
    });
    party.collect()
}

/// The scenario with the crew in the places of its first side, and raiders by their number, a share
/// in hundredths; nothing if nobody stands.
fn manned(mut template: Scenario, party: &[Recruit], share: u8) -> Option<Scenario> {
    let raiders = (party.len() * usize::from(share)).div_ceil(100).max(1);
    for force in template.forces.iter_mut().skip(1) {
        force.fighters.truncate(raiders);
        let most = force.fighters.len() as u8;
        if let Aim::Reach { count, .. } = &mut force.aim {
            *count = (*count).min(most);
        }
    }
    let mut scenario = template.with_people(0, party).ok()?;
    scenario.forces[0].fighters.truncate(party.len());
    Some(scenario)
}

/// What the fight has done to everybody, once it is over: scores, bodies and weapons. The fighters
/// of the first side are those who stood when it began, by number.
fn fight(
    _: In<()>,
    mut clerk: Clerk,
    mut inner: ResMut<Inner>,
    mut crew: ParamSet<(People, Query<Fighter>)>,
) {
    let Inner::Fight(fray) = std::mem::take(&mut *inner) else { return };
    let Some(aftermath) = fray.fight.aftermath() else { return };
    let won = aftermath.outcome.winner != Some(Seat(1));
    let (rounds, journal) = (aftermath.outcome.rounds, fray.fight.journal().hash());
    clerk.tell(Event::Repelled { won, rounds, journal });
    clerk.progress.held = won;
    if !won {
        chandler::plunder(&mut clerk);
    }
    let went: Vec<(PersonId, Character)> =
        crew.p0().able().into_iter().map(|(id, who)| (id, who.sheet())).collect();
    let began = &fray.fight.setup().scenario.forces[0].fighters;
    let home = went.into_iter().zip(began).zip(&aftermath.fighters);
    let home: Vec<(PersonId, Character)> = home
        .map(|(((id, mut person), began), survivor)| {
            border::returned(&mut person, survivor, began);
            (id, person)
        })
        .collect();
    for (id, mut scores, mut body, mut owned, mut record) in crew.p1().iter_mut() {
        let Some((_, person)) = home.iter().find(|(home, _)| home == id) else { continue };
        record.fights += 1;
        record.hurt += u8::from(person.body.lost != body.lost);
        (*scores, *body) = (person.characteristics, person.body.clone());
        *owned = person.possessions.clone();
    }
}

/// Parts of people that a fight changes.
type Fighter = (
    &'static PersonId,
    &'static mut Characteristics,
    &'static mut Body,
    &'static mut Possessions,
    &'static mut Record,
);
