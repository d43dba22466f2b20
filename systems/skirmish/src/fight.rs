//! A fight as a game: it runs until it has to ask, and changes only through decisions.

use std::sync::Arc;

use dice::Dice;
use engine::{Artefact, Game, Journal, Refusal, Seat};

use crate::{
    aftermath::{self, Aftermath},
    audit::{self, Broken},
    battlefield::Battlefield,
    choice::{Attack, Choice, Decision, Move, Why},
    data::Armoury,
    deployment,
    event::{Event, Outcome},
    fighter::FighterId,
    observe::{self, Observation},
    plan::{self, Cannot, Plan},
    prospect::{self, Prospect},
    rules,
    setup::{Setup, SetupError},
    snapshot::{self, Snapshot},
    state::{FieldRead, FightJournal, Fortune, PendingChoice},
    text::Names,
};

/// Fight, from the meeting of the sides to its end.
pub struct Skirmish {
    pub(crate) world: Battlefield,
    decisions: Vec<Decision>,
    /// The dice before each decision: while they are the same, nothing was revealed.
    dice: Vec<Dice>,
}

impl Skirmish {
    /// Creates a fight at its first question.
    ///
    /// # Errors
    /// The scenario refers to something that the armoury does not have.
    pub fn new(armoury: &Arc<Armoury>, setup: &Setup, seed: u64) -> Result<Skirmish, SetupError> {
        Skirmish::with_dice(armoury, setup, Dice::seeded(seed))
    }

    /// Creates a fight with other dice.
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
        deployment::deploy(&mut world, armoury, setup, dice);
        rules::run(&mut world);
        Ok(Skirmish { world, decisions: Vec::new(), dice: Vec::new() })
    }

    /// Whether the fight is over.
    pub fn is_over(&self) -> bool {
        self.choice().is_none()
    }

    /// Outcome, once the fight is over.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.world.course().outcome.as_ref()
    }

    /// Aftermath, once the fight is over.
    pub fn aftermath(&self) -> Option<Aftermath> {
        aftermath::reckon(&self.world)
    }

    /// Returns the world itself, for tests of a single moment.
    #[cfg(test)]
    pub(crate) fn into_world(self) -> Battlefield {
        self.world
    }

    /// All decisions, in order.
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// Number of decisions that can be taken back without having revealed anything: those of the
    /// side asked now, since dice last fell or another side last decided.
    pub fn undoable(&self) -> usize {
        let (Some(choice), now) = (self.choice(), &self.world.resource::<Fortune>().0) else {
            return 0;
        };
        let since = self.decisions.iter().zip(&self.dice).rev();
        since.take_while(|(it, before)| it.seat == choice.seat && *before == now).count()
    }

    /// Checks the invariants after a decision.
    ///
    /// # Errors
    /// The violated invariant.
    pub fn audit(&self) -> Result<(), Broken> {
        audit::check(&self.world)
    }

    /// Plans an attack as the attacker's side knows it, whether or not it is its turn.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn plan(&self, by: FighterId, attack: &Attack) -> Result<Plan, Cannot> {
        plan::known(&self.world, by, attack)
    }

    /// Prospects of the options of the present question, as the side that is asked knows them.
    pub fn prospects(&self) -> Vec<Prospect> {
        self.choice().map_or(Vec::new(), |choice| prospect::prospects(&self.world, choice))
    }

    /// Round, counted from 1; 0 before the first.
    pub fn round(&self) -> u16 {
        self.world.course().round
    }

    /// Events since the fight began or last [forgot](Skirmish::forget_events) them, each with the
    /// sides that know of it: bit `n` is set for seat `n`.
    pub fn told(&self) -> impl Iterator<Item = (&Event, u8)> {
        let told = self.world.resource::<FightJournal>();
        told.journal.events().iter().zip(told.known.iter().copied())
    }

    /// Drops the events so far; the journal's hash stays.
    pub fn forget_events(&mut self) {
        let mut told = self.world.resource_mut::<FightJournal>();
        told.journal.forget();
        told.known.clear();
    }

    /// Names of everybody.
    pub fn names(&self) -> Names {
        Names::of(&self.world.setup().scenario)
    }

    /// Setup of the fight.
    pub fn setup(&self) -> &Setup {
        self.world.setup()
    }

    /// Armoury of the fight.
    pub fn armoury(&self) -> &Arc<Armoury> {
        self.world.armoury()
    }

    /// Takes a snapshot of the whole state, to continue elsewhere.
    pub fn snapshot(&self) -> Snapshot {
        snapshot::take(&self.world)
    }

    /// Continues a fight from a snapshot, with the armoury that it was taken with. Earlier
    /// decisions are not part of it.
    pub fn restore(armoury: &Arc<Armoury>, snapshot: Snapshot) -> Skirmish {
        let mut world = snapshot::restore(armoury, snapshot);
        rules::run(&mut world);
        Skirmish { world, decisions: Vec::new(), dice: Vec::new() }
    }

    /// Events known to a side, with their index in the journal.
    pub fn known_to(&self, seat: Seat) -> Vec<(usize, &Event)> {
        let events = self.told().enumerate();
        events
            .filter(|(_, (_, known))| known & 1 << seat.0 != 0)
            .map(|(n, (it, _))| (n, it))
            .collect()
    }

    /// Artefact to replay this fight, for the seed it was created with.
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
        self.world.resource::<PendingChoice>().choice.as_ref()
    }

    fn decide(&mut self, decision: Decision) -> Result<(), Refusal> {
        self.choice().ok_or(Refusal::GameOver)?.check(&decision)?;
        self.dice.push(self.world.resource::<Fortune>().0.clone());
        let mut asked = self.world.resource_mut::<PendingChoice>();
        (asked.choice, asked.answer) = (None, Some(decision.chosen));
        self.decisions.push(decision);
        rules::run(&mut self.world);
        Ok(())
    }

    fn journal(&self) -> &Journal<Event> {
        &self.world.resource::<FightJournal>().journal
    }

    fn observe(&self, seat: Seat) -> Observation {
        observe::observe(&self.world, seat)
    }
}
