//! A campaign as a game: it runs until it or the game inside the leg has to ask, and changes only
//! through decisions.

use std::sync::Arc;

use bevy::prelude::{State, World};
use cards::CardGame;
use engine::{Artefact, Game, Journal, Refusal, Seat, Table};
use skirmish::Skirmish;

use crate::{
    audit::{self, Broken},
    choice::{Choice, Decision, Move, Why},
    data::CampaignBook,
    event::{Event, Outcome},
    observation::{self, Observation, Own},
    plugin::CampaignPlugin,
    rules,
    setup::{Setup, SetupError},
    state::{Agenda, Book, Charter, Inner, Log, Progress, Stage},
};

/// One crew's campaign, from the first port to its end.
pub struct Campaign {
    world: Table<CampaignPlugin>,
    /// The pending choice, of the campaign or of the game inside the leg.
    choice: Option<Choice>,
    /// What the captain knows. A game inside the leg does not change it before it is over.
    own: Arc<Own>,
    decisions: Vec<Decision>,
}

/// The game inside the leg that waits for its choice.
pub enum InnerGame<'a> {
    /// The voyage, what it was dealt from, and its seed.
    Cards(&'a CardGame, &'a cards::Setup, u64),
    /// The boarding and its seed.
    Fight(&'a Skirmish, u64),
}

impl Campaign {
    /// A campaign at its first question.
    ///
    /// # Errors
    /// The captain cannot command, or the deck cannot be flown.
    pub fn new(book: &Arc<CampaignBook>, setup: &Setup, seed: u64) -> Result<Campaign, SetupError> {
        let mut world = Table::empty();
        rules::begin(&mut world, book, setup, seed)?;
        engine::run::<CampaignPlugin>(&mut world);
        let (choice, own) = (asked(&world), Arc::new(observation::own(&world)));
        Ok(Campaign { world, choice, own, decisions: Vec::new() })
    }

    /// Whether the campaign is over.
    pub fn is_over(&self) -> bool {
        self.choice.is_none()
    }

    /// How it ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.world.resource::<Progress>().outcome.filter(|_| self.stage() == Stage::Over)
    }

    /// The present stage of the leg.
    pub fn stage(&self) -> Stage {
        *self.world.resource::<State<Stage>>().get()
    }

    /// The game inside the leg, while it is played.
    pub fn inner(&self) -> Option<InnerGame<'_>> {
        match self.world.resource::<Inner>() {
            Inner::None => None,
            Inner::Cards(it) => Some(InnerGame::Cards(&it.game, &it.setup, it.seed)),
            Inner::Fight(it) => Some(InnerGame::Fight(&it.fight, it.seed)),
        }
    }

    /// All decisions, in order, those of the games inside included.
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// The tables that it is played with.
    pub fn book(&self) -> &Arc<CampaignBook> {
        &self.world.resource::<Book>().0
    }

    /// How it was set up.
    pub fn setup(&self) -> &Setup {
        &self.world.resource::<Charter>().setup
    }

    /// The seed of its dice.
    pub fn seed(&self) -> u64 {
        self.world.resource::<Charter>().seed
    }

    /// Checks the invariants, which hold between any two decisions.
    ///
    /// # Errors
    /// The first that is broken.
    pub fn audit(&self) -> Result<(), Broken> {
        audit::check(&self.world)
    }

    /// The artefact to replay this campaign.
    pub fn artefact(&self) -> Artefact<Setup, Move> {
        Artefact {
            game: "campaign".to_owned(),
            setup: self.setup().clone(),
            seed: self.seed(),
            decisions: self.decisions.clone(),
            journal: self.journal().hash(),
            finished: self.is_over(),
            taken_back: 0,
        }
    }

    /// What the captain knows of the crew, the books and the port.
    pub fn own(&self) -> &Arc<Own> {
        &self.own
    }

    fn run(&mut self) {
        let plays_on = self.world.resource::<Inner>().is_asking();
        engine::run::<CampaignPlugin>(&mut self.world);
        self.choice = asked(&self.world);
        if !plays_on {
            self.own = Arc::new(observation::own(&self.world));
        }
    }
}

/// The pending choice: that of the game inside the leg in this game's words, or its own.
fn asked(world: &World) -> Option<Choice> {
    match world.resource::<Inner>() {
        Inner::None => world.resource::<Agenda>().choice.clone(),
        Inner::Cards(passage) => passage.game.choice().map(|choice| Choice {
            seat: choice.seat,
            why: Why::Cards(choice.why),
            options: choice.options.iter().copied().map(Move::Cards).collect(),
        }),
        Inner::Fight(fray) => fray.fight.choice().map(|choice| Choice {
            seat: choice.seat,
            why: Why::Fight(choice.why),
            options: choice.options.iter().copied().map(Move::Fight).collect(),
        }),
    }
}

impl Game for Campaign {
    type Why = Why;
    type Move = Move;
    type Event = Event;
    type Observation = Observation;

    fn choice(&self) -> Option<&Choice> {
        self.choice.as_ref()
    }

    /// Carries out a decision. The games inside take what they take anywhere: a captain may
    /// concede a voyage at any time.
    fn decide(&mut self, decision: Decision) -> Result<(), Refusal> {
        let asked = self.choice.as_ref().ok_or(Refusal::GameOver)?;
        let seat = decision.seat;
        match (&mut *self.world.resource_mut::<Inner>(), &decision.chosen) {
            (Inner::Cards(passage), Move::Cards(chosen)) => {
                passage.game.decide(engine::Decision { seat, chosen: *chosen })?;
            }
            (Inner::Fight(fray), Move::Fight(chosen)) => {
                fray.fight.decide(engine::Decision { seat, chosen: *chosen })?;
            }
            (Inner::None, _) => asked.check(&decision)?,
            (Inner::Cards(_) | Inner::Fight(_), _) => return Err(Refusal::NotOffered),
        }
        if matches!(self.world.resource::<Inner>(), Inner::None) {
            self.world.resource_mut::<Agenda>().answer(decision.chosen.clone());
        }
        self.decisions.push(decision);
        self.run();
        Ok(())
    }

    fn journal(&self) -> &Journal<Event> {
        &self.world.resource::<Log>().0
    }

    fn observe(&self, seat: Seat) -> Observation {
        observation::observe(&self.world, &self.own, seat)
    }
}
