//! A fight as a game: it runs until it has to ask, and changes through decisions alone.

use std::sync::Arc;

use bevy::prelude::World;
use characters::{body::Seconds, healing::RuleSet};
use dice::Dice;
use play::{Artefact, Game, Journal, Refusal, Seat};

use crate::{
    aftermath::{self, Aftermath},
    audit::{self, Broken},
    choice::{Attack, Choice, Decision, Move, Why},
    classic::{self, Classic},
    data::{Armed, Armoury, Class, Force, Recruit, Weapon},
    event::{Event, Outcome},
    fighter::{Fighter, FighterId, Held, Kind, Kit, Stand},
    observe::{self, Observation},
    plan::{self, Cannot, Plan},
    rules,
    second::{self, Second},
    setup::{Setup, SetupError},
    snapshot::{self, Snapshot},
    state::{Agenda, Asked, Course, Fortune, FoughtBy, Look, Roster, SideState, Step, Told, Touch},
    text::Names,
};

/// One fight, from the moment when the sides meet to its end.
pub struct Skirmish {
    pub(crate) world: World,
    decisions: Vec<Decision>,
    /// The dice before each decision: where they are still the same, nothing was learnt.
    dice: Vec<Dice>,
}

impl Skirmish {
    /// A fight at its first question.
    ///
    /// # Errors
    /// The scenario speaks of something that the armoury does not have.
    pub fn new(armoury: &Arc<Armoury>, setup: &Setup, seed: u64) -> Result<Skirmish, SetupError> {
        Skirmish::with_dice(armoury, setup, Dice::seeded(seed))
    }

    /// The same with dice of one's own.
    ///
    /// # Errors
    /// As [`new`](Skirmish::new).
    pub fn with_dice(
        armoury: &Arc<Armoury>,
        setup: &Setup,
        dice: Dice,
    ) -> Result<Skirmish, SetupError> {
        armoury.has_all_of(&setup.scenario)?;
        let mut world = World::new();
        let sides = vec![SideState::default(); setup.scenario.forces.len()];
        world.insert_resource(Course { sides, clock: began(setup), ..Course::default() });
        world.insert_resource(FoughtBy { armoury: armoury.clone(), setup: setup.clone() });
        world.insert_resource(Fortune(dice));
        world.init_resource::<Agenda>();
        world.init_resource::<Asked>();
        world.init_resource::<Told>();
        world.init_resource::<Roster>();
        for (nth, force) in setup.scenario.forces.iter().enumerate() {
            muster(&mut world, Seat(nth as u8), force, armoury);
        }
        world.tell(Event::Met { scenario: setup.scenario.name.clone(), rules: setup.rules });
        world.push(match setup.rules {
            RuleSet::Classic => Step::Classic(classic::Step::Begin),
            RuleSet::SecondEdition => Step::Second(second::Step::Begin),
        });
        rules::run(&mut world);
        Ok(Skirmish { world, decisions: Vec::new(), dice: Vec::new() })
    }

    pub fn is_over(&self) -> bool {
        self.choice().is_none()
    }

    /// How it ended, once it has.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.world.course().outcome.as_ref()
    }

    /// What it leaves behind, once it is over.
    pub fn aftermath(&self) -> Option<Aftermath> {
        aftermath::reckon(&self.world)
    }

    /// The world itself, for tests that lay out a single moment.
    #[cfg(test)]
    pub(crate) fn into_world(self) -> World {
        self.world
    }

    /// Everything that was decided, in order.
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// How many of the last decisions can be taken back without anybody having learnt anything:
    /// those of the side that is asked now, since dice last fell or another side last decided.
    pub fn undoable(&self) -> usize {
        let (Some(choice), now) = (self.choice(), &self.world.resource::<Fortune>().0) else {
            return 0;
        };
        let since = self.decisions.iter().zip(&self.dice).rev();
        since.take_while(|(it, before)| it.seat == choice.seat && *before == now).count()
    }

    /// Checks what must hold after every decision.
    ///
    /// # Errors
    /// What does not hold.
    pub fn audit(&self) -> Result<(), Broken> {
        audit::check(&self.world)
    }

    /// What an attack would take, as the attacker's side knows it, whether or not it is its turn.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn plan(&self, by: FighterId, attack: &Attack) -> Result<Plan, Cannot> {
        plan::known(&self.world, by, attack)
    }

    /// What everybody is called.
    pub fn names(&self) -> Names {
        Names::of(&self.world.setup().scenario)
    }

    pub fn setup(&self) -> &Setup {
        self.world.setup()
    }

    pub fn armoury(&self) -> &Arc<Armoury> {
        self.world.armoury()
    }

    /// The whole state, to go on from elsewhere.
    pub fn snapshot(&self) -> Snapshot {
        snapshot::take(&self.world)
    }

    /// A fight that goes on from a snapshot, with the armoury that it was taken with. It knows
    /// nothing of what was decided before.
    pub fn restore(armoury: &Arc<Armoury>, snapshot: Snapshot) -> Skirmish {
        let mut world = snapshot::restore(armoury, snapshot);
        rules::run(&mut world);
        Skirmish { world, decisions: Vec::new(), dice: Vec::new() }
    }

    /// What a side knows to have happened, by its number in the journal.
    pub fn known_to(&self, seat: Seat) -> Vec<(usize, &Event)> {
        let told = self.world.resource::<Told>();
        let events = told.journal.events().iter().zip(&told.known).enumerate();
        events
            .filter(|(_, (_, known))| *known & 1 << seat.0 != 0)
            .map(|(n, (it, _))| (n, it))
            .collect()
    }

    /// This fight as it can be fought again, if it is one of that seed.
    pub fn artefact(&self, seed: u64) -> Artefact<Setup, Move> {
        Artefact {
            game: "skirmish".to_owned(),
            setup: self.world.setup().clone(),
            seed,
            decisions: self.decisions.clone(),
            journal: self.journal().hash(),
            finished: self.is_over(),
            taken_back: 0,
        }
    }
}

/// The clock goes on from whatever last happened to anybody: no body's time runs backward.
fn began(setup: &Setup) -> Seconds {
    let everybody = setup.scenario.forces.iter().flat_map(|force| &force.fighters);
    everybody.map(|recruit| recruit.body.time).max().unwrap_or_default()
}

/// A side takes the field.
fn muster(world: &mut World, side: Seat, force: &Force, armoury: &Armoury) {
    for recruit in &force.fighters {
        let id = FighterId(world.resource::<Roster>().0.len() as u8);
        let fighter = Fighter {
            id,
            side,
            name: recruit.name.clone(),
            kind: recruit.beast.clone().map_or(Kind::Person, Kind::Beast),
            service: recruit.service,
            leader: recruit.leader,
            captive: recruit.captive,
            untrained: recruit.untrained,
        };
        let stand = Stand { place: recruit.at.unwrap_or(force.at), gone: None, carries: None };
        let mut body = recruit.body.clone();
        body.fit(recruit.profile);
        let person = (recruit.profile, recruit.skills.clone(), body);
        let states = (Classic::default(), Second::default());
        let entity = world.spawn((id, fighter, stand, kit(recruit, armoury), person, states)).id();
        world.resource_mut::<Roster>().0.push(entity);
    }
}

/// Weapons as they were brought, the first in hand, and fists last.
fn kit(recruit: &Recruit, armoury: &Armoury) -> Kit {
    let mut weapons: Vec<Held> =
        recruit.weapons.iter().map(|armed| held(armed, armoury.weapon(&armed.weapon))).collect();
    let unarmed = armoury.weapons().iter().find(|weapon| weapon.class == Class::Brawling);
    if let Some(fists) = unarmed.filter(|_| recruit.beast.is_none()) {
        let fists = Armed { weapon: fists.name.clone(), magazines: 0, fittings: Vec::new() };
        weapons.push(held(&fists, None));
    }
    Kit {
        weapons,
        in_hand: vec![0],
        armor: recruit.armor.clone(),
        gear: recruit.gear.clone(),
        mount: recruit.mount.clone(),
    }
}

fn held(armed: &Armed, weapon: Option<&Weapon>) -> Held {
    Held {
        name: armed.weapon.clone(),
        loaded: weapon.and_then(|it| it.magazine).map_or(0, |magazine| magazine.shots),
        magazines: armed.magazines,
        fittings: armed.fittings.clone(),
        broken: false,
    }
}

impl Game for Skirmish {
    type Why = Why;
    type Move = Move;
    type Event = Event;
    type Observation = Observation;

    fn choice(&self) -> Option<&Choice> {
        self.world.resource::<Asked>().choice.as_ref()
    }

    fn decide(&mut self, decision: Decision) -> Result<(), Refusal> {
        let choice = self.choice().ok_or(Refusal::GameOver)?;
        if choice.seat != decision.seat {
            let (asked, answered) = (choice.seat, decision.seat);
            return Err(Refusal::NotYourChoice { asked, answered });
        }
        if !choice.options.contains(&decision.chosen) {
            return Err(Refusal::NotOffered);
        }
        self.dice.push(self.world.resource::<Fortune>().0.clone());
        let mut asked = self.world.resource_mut::<Asked>();
        (asked.choice, asked.answer) = (None, Some(decision.chosen));
        self.decisions.push(decision);
        rules::run(&mut self.world);
        Ok(())
    }

    fn journal(&self) -> &Journal<Event> {
        &self.world.resource::<Told>().journal
    }

    fn observe(&self, seat: Seat) -> Observation {
        observe::observe(&self.world, seat)
    }
}
