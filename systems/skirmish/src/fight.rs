//! A fight as a game: it runs until it has to ask, and changes through decisions alone.

use std::sync::Arc;

use dice::Dice;
use engine::{Artefact, Game, Journal, Refusal, Seat};

use crate::{
    aftermath::{self, Aftermath},
    audit::{self, Broken},
    battlefield::Battlefield,
    choice::{Attack, Choice, Decision, Move, Why},
    data::Armoury,
    event::{Event, Outcome},
    fighter::FighterId,
    muster,
    observe::{self, Observation},
    plan::{self, Cannot, Plan},
    rules,
    setup::{Setup, SetupError},
    snapshot::{self, Snapshot},
    state::{Asked, FieldRead, Fortune, Told},
    text::Names,
};

/// One fight, from the moment when the sides meet to its end.
pub struct Skirmish {
    pub(crate) world: Battlefield,
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
        let mut world = Battlefield::of(setup.rules);
        muster::muster(&mut world, armoury, setup, dice);
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
    pub(crate) fn into_world(self) -> Battlefield {
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
