//! Interruptions: an effect in the middle of anything, for tests only. No card has it and no
//! captain decides it, so an interrupted game has no record.

#![expect(clippy::wildcard_enum_match_arm, reason = "cards elsewhere cannot be reached")]

use dice::Dice;
use engine::{Game, Seat};

use crate::{
    CardGame, CardId,
    data::{Captains, Effect, Filter, Kind, Select, Until, Whose},
    rules,
    state::{CardType, TableRead, Zone},
};

/// One effect, as of the captain's ship.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Interruption {
    /// The effect's captain.
    pub by: Seat,
    pub effect: Effect,
    /// Target, for an effect on a card.
    pub on: Option<CardId>,
}

impl Interruption {
    /// A random effect that could come now and takes something away: a card or its control, a
    /// contract, a complication, an activity or a captain. Half of them concern the present action.
    ///
    /// `None` during targeting or payment, which nothing interrupts (CCG-COST-8).
    pub fn any(game: &CardGame, dice: &mut Dice) -> Option<Interruption> {
        let world = game.look();
        game.choice().filter(|_| rules::can_be_interrupted(world))?;
        let by = *dice.pick(&world.seats())?;
        match dice.below(40) {
            0 => return Some(Interruption::of(by, Effect::Expense(Captains::You, u8::MAX), None)),
            1 | 2 => return Some(Interruption::of(by, Effect::Abandon(Captains::You), None)),
            _ => {}
        }
        let concerned: Vec<CardId> = rules::concerned(world);
        let all: Vec<CardId> =
            world.card_ids().filter(|&id| kind_of(world, id).is_some()).collect();
        let open = if dice.below(2) == 0 { &concerned } else { &all };
        let on = *dice.pick(open).or(dice.pick(&all))?;
        let select = Select::Target(Filter {
            kind: kind_of(world, on)?,
            whose: Whose::Anyones,
            having: Vec::new(),
        });
        Some(Interruption::of(by, taking(select, dice), Some(on)))
    }

    /// A random change of control of a card.
    pub fn of_control(game: &CardGame, dice: &mut Dice) -> Option<Interruption> {
        let world = game.look();
        game.choice().filter(|_| rules::can_be_interrupted(world))?;
        let permanent = |&id: &CardId| kind_of(world, id) == Some(Kind::Permanent);
        let permanents: Vec<CardId> = world.in_play().filter(permanent).collect();
        let (by, on) = (*dice.pick(&world.seats())?, *dice.pick(&permanents)?);
        let filter = Filter { kind: Kind::Permanent, whose: Whose::Anyones, having: Vec::new() };
        let effect = Effect::TakeControl(Select::Target(filter), any_time(dice));
        Some(Interruption::of(by, effect, Some(on)))
    }

    fn of(by: Seat, effect: Effect, on: Option<CardId>) -> Interruption {
        Interruption { by, effect, on }
    }
}

/// The filter kind of a card that effects can reach where it is.
fn kind_of(world: &impl TableRead, id: CardId) -> Option<Kind> {
    match world.zone(id) {
        Zone::Contract(_) => Some(Kind::Contract),
        Zone::Complication { .. } => Some(Kind::Complication),
        Zone::InPlay if world.card_type(id).is_some_and(CardType::is_permanent) => {
            Some(Kind::Permanent)
        }
        _ => None,
    }
}

fn taking(select: Select, dice: &mut Dice) -> Effect {
    let Select::Target(filter) = &select else { return Effect::Jettison(select) };
    let while_out = if dice.below(2) == 0 { Until::EndOfPhase } else { Until::EndOfRound };
    match (filter.kind, dice.below(6)) {
        (_, 0) => Effect::Remove(select, while_out),
        (_, 1) => Effect::Disperse(select),
        (Kind::Permanent, 2) => Effect::Return(select),
        (Kind::Permanent, 3) => Effect::Jettison(select),
        (Kind::Permanent, _) => Effect::TakeControl(select, any_time(dice)),
        _ => Effect::DiscardAdventure(select),
    }
}

fn any_time(dice: &mut Dice) -> Until {
    match dice.below(3) {
        0 => Until::EndOfPhase,
        1 => Until::EndOfRound,
        _ => Until::WhileInPlay,
    }
}

impl CardGame {
    /// Carries out an effect now, in the middle of anything; then repeats the pending question, if
    /// it still applies. For tests.
    pub fn interrupt(&mut self, interruption: &Interruption) {
        let Interruption { by, effect, on } = interruption;
        rules::interrupt(self.world_mut(), *by, effect.clone(), *on);
    }
}
