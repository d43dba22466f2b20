//! How many inputs a game takes a person who does what an adviser says: one decision at a time, and
//! with what follows from an input settled ([`flow`](crate::session::flow)).

use std::collections::BTreeMap;

use cards::{CardGame, Choice, Decision, Move};
use engine::{Game, Player, Seat};
use serde::{Deserialize, Serialize};

use super::{Games, SimulationError, Table, seat};
use crate::{
    guide::cards::QuestionKind,
    hints::advisers,
    parallel::Work,
    players::AgentPool,
    session::flow::{Flow, propose, with_payment},
};

/// The games of a plan, each played twice; the person sits on the first seat, and whoever the plan
/// seats there advises them.
pub struct Inputs<'a>(pub Games<'a>);

/// The inputs of a person in one game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counted {
    /// One decision each.
    pub before: Side,
    pub after: Side,
}

/// One way of playing it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    /// Inputs by the kind of question they answer.
    pub kinds: BTreeMap<QuestionKind, usize>,
    pub rounds: u16,
    pub won: bool,
}

impl Side {
    /// All inputs.
    pub fn inputs(&self) -> usize {
        self.kinds.values().sum()
    }
}

/// The person's seat.
const ME: Seat = Seat(0);

impl Work for Inputs<'_> {
    type Tool = AgentPool;
    type Piece = Counted;
    type Error = SimulationError;

    fn count(&self) -> usize {
        self.0.count()
    }

    fn tool(&self) -> AgentPool {
        AgentPool::default()
    }

    fn piece(&self, agents: &mut AgentPool, game: usize) -> Result<Counted, SimulationError> {
        let (before, after) = (self.play(agents, game, false)?, self.play(agents, game, true)?);
        Ok(Counted { before, after })
    }
}

impl Inputs<'_> {
    fn play(
        &self,
        agents: &mut AgentPool,
        number: usize,
        flows: bool,
    ) -> Result<Side, SimulationError> {
        let Games { plan, library, ref book, ref seeds } = self.0;
        let table = Table { library, book, setup: &plan.setup, check: false };
        let seed = seeds[number];
        let mut seated = seat(table, agents, seed)?;
        let mut game = CardGame::new(book, &plan.setup, seed)?;
        let mut person = Person { flow: Flow::default(), side: Side::default() };
        let mut mind = advisers::coach(library).mind(book);
        let mut decisions = 0;
        while let Some(choice) = game.choice().cloned() {
            let adviser = agents.at(&mut seated[choice.seat.index()]);
            let settled = (choice.seat == ME && flows)
                .then(|| {
                    let advise = |seen: &_, choice: &_| mind.decide(seen, choice);
                    person.flow.answer(&game.observe(ME), &choice, book, advise)
                })
                .flatten();
            let chosen = settled.unwrap_or_else(|| adviser.decide(&game, &choice));
            if choice.seat == ME && settled.is_none() {
                person.put_in(&game, &choice, chosen, flows.then_some(&mut mind));
            }
            decisions += 1;
            game.decide(Decision { seat: choice.seat, chosen }).map_err(|refusal| {
                SimulationError::Refused { game: number, seed, decision: decisions, refusal }
            })?;
        }
        let won = game.ending().is_some_and(|ending| ending.winner == Some(ME));
        Ok(Side { rounds: game.round(), won, ..person.side })
    }
}

/// Somebody who does what their adviser says.
struct Person {
    flow: Flow,
    side: Side,
}

impl Person {
    fn put_in(
        &mut self,
        game: &CardGame,
        choice: &Choice,
        chosen: Move,
        proposes: Option<&mut ai::Mind>,
    ) {
        *self.side.kinds.entry(QuestionKind::of(choice.why)).or_default() += 1;
        let Some(mind) = proposes else { return };
        let seen = game.observe(ME);
        let proposal = propose(mind, &seen, choice, game.book());
        let proposal = proposal.filter(|it| it.moves.first() == Some(&chosen));
        let moves = match proposal {
            Some(proposal) => proposal.moves,
            None => with_payment(mind, &seen, choice, &[chosen]),
        };
        self.flow.begin(&seen, choice, &moves);
    }
}
