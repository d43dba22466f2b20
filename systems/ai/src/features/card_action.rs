//! Values playing or using a card: the effects about to happen, and their worth to the captain.

use cards::{
    CaptainSeen, CardId, QueuedSeen, Stage, Using,
    data::{Ability, Captains, Card, Effect, Face, Level, Select, Token, Until},
};
use engine::Seat;

use super::{
    EvalContext, Supply, Thing, impact,
    likely::{likely_gain, shared},
};

/// Effects about to happen, with their captain, card and performing crew.
#[derive(Debug, Clone)]
pub(crate) struct CardAction<'a> {
    pub effects: Vec<&'a Effect>,
    pub by: Seat,
    pub card: CardId,
    pub performer: Option<CardId>,
}

/// Returns the effects of playing or using a card that way.
fn effects_of(card: &Card, using: Using) -> Vec<&Effect> {
    match (using, &card.face) {
        (Using::Event, Face::Event(event)) => event.text.effects.iter().collect(),
        (Using::Heroic { level: Level::Expert, .. }, Face::Heroic(heroic)) => {
            let above = heroic.trained.iter().filter(|_| heroic.as_above);
            above.chain(&heroic.expert).collect()
        }
        (Using::Heroic { level: Level::Trained, .. }, Face::Heroic(heroic)) => {
            heroic.trained.iter().collect()
        }
        (Using::Ability(nth), Face::Adventure(sides)) => {
            // An award: the side of the card is unknown, and it seldom matters.
            let sides = [&sides.contract.subplots, &sides.complication.subplots];
            let awards = sides.into_iter().filter_map(|subplots| subplots.get(usize::from(nth)));
            awards.flat_map(|subplot| &subplot.award).collect()
        }
        (Using::Ability(nth), _) => match card.abilities.get(usize::from(nth)) {
            Some(Ability::Activated(activated)) => activated.effects.iter().collect(),
            Some(Ability::Triggered(triggered)) => triggered.effects.iter().collect(),
            Some(Ability::Persistent(_)) | None => Vec::new(),
        },
        (Using::Procuring | Using::Event | Using::Heroic { .. }, _) => Vec::new(),
    }
}

impl<'a> CardAction<'a> {
    /// Collects the effects of playing or using a card that way.
    pub fn new(context: EvalContext<'a>, by: Seat, card: CardId, using: Using) -> CardAction<'a> {
        let def = context.def_of(card);
        let effects = def.map_or(Vec::new(), |def| effects_of(context.card(def), using));
        let performer = match using {
            Using::Heroic { crew, .. } => Some(crew.id),
            Using::Ability(_) | Using::Procuring | Using::Event => {
                context.card_seen(card).and_then(|card| card.on)
            }
        };
        CardAction { effects, by, card, performer }
    }

    /// The award of a subplot of the observer's, on one side of its card.
    pub fn award(
        context: EvalContext<'a>,
        card: CardId,
        nth: u8,
        contract: bool,
    ) -> CardAction<'a> {
        let sides = context.def_of(card).and_then(|def| context.card(def).sides());
        let subplot = sides.and_then(|sides| sides.subplots(contract).get(usize::from(nth)));
        let effects = subplot.map_or(Vec::new(), |subplot| subplot.award.iter().collect());
        CardAction { effects, by: context.seen.you, card, performer: None }
    }

    /// Worth of the action to its captain, with the best targets there are.
    pub fn worth(&self, context: EvalContext<'a>) -> f32 {
        let each = self.effects.iter().enumerate().map(|(n, effect)| match effect.select() {
            None => self.worth_of_plain(context, effect),
            Some(Select::SameTarget) => 0.0,
            Some(Select::Target(filter)) => {
                let targets = context.all(filter, self.by, self.card);
                targets
                    .map(|thing| self.worth_from(context, n, thing))
                    .fold(None, best)
                    .unwrap_or(0.0)
            }
            Some(Select::Each(filter)) => context
                .all(filter, self.by, self.card)
                .map(|t| self.worth_on(context, effect, t))
                .sum(),
            Some(Select::This) => self.worth_on_card(context, effect, Some(self.card)),
            Some(Select::Performer) => self.worth_on_card(context, effect, self.performer),
            Some(Select::Host) => {
                let host = context.card_seen(self.card).and_then(|card| card.on);
                self.worth_on_card(context, effect, host)
            }
            Some(Select::YourShip) => {
                self.worth_on(context, effect, Thing::Ship(context.captain(self.by)))
            }
        });
        each.sum()
    }

    /// Worth of choosing this target, over all effects that can take it.
    pub fn worth_of_target(&self, context: EvalContext<'a>, thing: Thing<'a>) -> f32 {
        let each = self.effects.iter().enumerate().map(|(n, effect)| match effect.select() {
            Some(Select::Target(filter)) if context.fits(thing, filter, self.by, self.card) => {
                self.worth_from(context, n, thing)
            }
            Some(_) | None => 0.0,
        });
        each.sum()
    }

    /// Worth of the n-th effect and of those after it that take the same target.
    fn worth_from(&self, context: EvalContext<'a>, n: usize, thing: Thing<'a>) -> f32 {
        let after = self.effects[n + 1..].iter();
        let same = after.take_while(|effect| !matches!(effect.select(), Some(Select::Target(_))));
        let same = same.filter(|effect| effect.select() == Some(&Select::SameTarget));
        let worth = |effect: &&Effect| self.worth_on(context, effect, thing);
        worth(&self.effects[n]) + same.map(worth).sum::<f32>()
    }

    fn worth_on_card(
        &self,
        context: EvalContext<'a>,
        effect: &Effect,
        card: Option<CardId>,
    ) -> f32 {
        let thing = card.and_then(|id| context.thing(id));
        thing.map_or(0.0, |thing| self.worth_on(context, effect, thing))
    }

    /// Worth of an effect on captains rather than cards.
    fn worth_of_plain(&self, context: EvalContext<'a>, effect: &Effect) -> f32 {
        let judgement = context.judgement;
        let (captains, own) = match effect {
            Effect::Draw(captains, cards) => (*captains, self.drawing(context) * f32::from(*cards)),
            Effect::Discard(captains, cards) => {
                (*captains, -f32::from(*cards) * (context.pool.usual_ev + judgement.card_in_hand))
            }
            Effect::Vp(captains, points) => {
                (*captains, judgement.victory_point * f32::from(*points))
            }
            Effect::Infamy(captains, tokens) => {
                let have = f32::from(context.captain(self.by).infamy);
                (*captains, -judgement.infamy * f32::from(*tokens).max(-have))
            }
            Effect::Expense(captains, credits) => {
                (*captains, -f32::from(*credits) * self.thrift_of_those(context, *captains))
            }
            Effect::Collect(token) => {
                return context.collecting_worth(context.captain(self.by), *token);
            }
            Effect::DiscardToken(captains, token) => (*captains, -self.token_lost(context, *token)),
            Effect::Abandon(captains) => (*captains, -self.pursuit_of_those(context, *captains)),
            Effect::Search(..)
            | Effect::MaySearch(..)
            | Effect::PutIntoPlay(_)
            | Effect::LookAtTop(_) => return likely_gain(context, effect),
            Effect::ReplenishThis => return context.pool.usual_ev * context.thrift(),
            Effect::Replenish(cards) => {
                let discard = context.captain(self.by).discard.len() as f32;
                return f32::from(*cards).min(discard) * context.pool.usual_ev * context.thrift();
            }
            Effect::Wound(..)
            | Effect::Damage(..)
            | Effect::Restore(..)
            | Effect::RestoreMechanical(..)
            | Effect::Exert(_)
            | Effect::Ready(_)
            | Effect::Jettison(_)
            | Effect::Disperse(_)
            | Effect::Return(_)
            | Effect::DiscardAdventure(_)
            | Effect::Look(_)
            | Effect::Modify(..)
            | Effect::TakeControl(..)
            | Effect::Remove(..)
            | Effect::MoveGear(..)
            | Effect::AddCounters(..)
            | Effect::Cancel(_) => return 0.0,
        };
        shared(context, captains, own)
    }

    /// Worth of a credit to the captains who lose it.
    fn thrift_of_those(&self, context: EvalContext, captains: Captains) -> f32 {
        let others = context.seen.captains.iter().filter(|c| c.seat != self.by && !c.out);
        match captains {
            Captains::You | Captains::Everyone => context.thrift_of(context.captain(self.by)),
            Captains::TargetOpponent | Captains::EachOpponent => {
                others.map(|other| context.thrift_of(other)).fold(0.0, f32::max)
            }
        }
    }

    /// Worth of a contract that must be abandoned, to the captains who pursued it.
    fn pursuit_of_those(&self, context: EvalContext<'a>, captains: Captains) -> f32 {
        let hope = |captain: &'a CaptainSeen| {
            let supply = context.supply(captain).and(&context.within_reach(captain));
            context.pursued(captain).map_or(0.0, |(_, contract)| {
                context.prospect(captain, contract, &supply, false).promise
                    * context.judgement.victory_point
            })
        };
        let others = context.seen.captains.iter().filter(|c| c.seat != self.by && !c.out);
        match captains {
            Captains::You | Captains::Everyone => hope(context.captain(self.by)),
            Captains::TargetOpponent | Captains::EachOpponent => {
                others.map(hope).fold(0.0, f32::max)
            }
        }
    }

    /// Worth of drawing a card: less for a hand that is nearly full. Whatever comes after the Action
    /// Phase would come in the next Ready Phase as well, and once procuring is over, what is above the
    /// hand size is discarded there (CCG-RDY-2b).
    fn drawing(&self, context: EvalContext) -> f32 {
        let captain = context.captain(self.by);
        if captain.deck_count == 0 {
            return 0.0;
        }
        let room = f32::from(captain.hand_size) - f32::from(captain.hand_count);
        let stage = context.seen.stage;
        let is_lost = room < 1.0 && stage > Stage::ProcurementCheck;
        let lost = if is_lost { context.pool.usual_ev * context.thrift_of(captain) } else { 0.0 };
        if stage > Stage::ActionCheck {
            return -lost;
        }
        context.judgement.card_in_hand * (0.6 + 0.1 * room).clamp(0.2, 1.2) - lost
    }

    /// Worth of such a token to the rival most hurt by its loss.
    fn token_lost(&self, context: EvalContext<'a>, token: Token) -> f32 {
        let others = context.seen.captains.iter().filter(|c| c.seat != self.by && !c.out);
        let loss = |captain: &'a CaptainSeen| {
            let rest = Supply::of(&captain.pool).without(token);
            let has = captain.pool.contains(&token);
            if has { context.pursuit_worth(captain, &rest, &Supply::of(&[token])) } else { 0.0 }
        };
        others.map(loss).fold(0.0, f32::max)
    }

    /// Worth of an effect on one thing.
    fn worth_on(&self, context: EvalContext<'a>, effect: &Effect, thing: Thing<'a>) -> f32 {
        let side = if thing.whose() == self.by { 1.0 } else { -1.0 };
        match effect {
            Effect::Wound(_, points) | Effect::Damage(_, points) => {
                -side * impact::harm(context, thing, *points)
            }
            Effect::Restore(_, points) | Effect::RestoreMechanical(_, points) => {
                side * impact::relief(context, thing, *points)
            }
            Effect::Exert(_) => -side * impact::exertion(context, thing, false),
            Effect::Ready(_) => side * impact::exertion(context, thing, true),
            Effect::Jettison(_) | Effect::Disperse(_) => -side * context.worth(thing),
            Effect::Return(_) => -side * context.worth(thing) * RETURNED,
            Effect::TakeControl(..) if side > 0.0 => 0.0,
            Effect::TakeControl(_, until) => context.worth(thing) * share_of_game(*until),
            Effect::Remove(_, until) => match thing {
                Thing::Contract(..) | Thing::Complication(..) => {
                    self.clearing(context, thing) * 0.5
                }
                _ => -side * context.worth(thing) * share_of_game(*until),
            },
            Effect::MoveGear(..) => 0.2 * side,
            Effect::AddCounters(..) => 0.5 * side,
            Effect::DiscardAdventure(_) => self.clearing(context, thing),
            Effect::Look(_) => impact::look(context, thing),
            Effect::Modify(_, modifier, until) if context.may_count(thing, modifier, *until) => {
                side * impact::change(context, thing, modifier)
            }
            Effect::Modify(..) => 0.0,
            Effect::Cancel(_) => match thing {
                Thing::Queued(queued) => -side * queued_worth(context, queued),
                Thing::Card(_) | Thing::Ship(_) | Thing::Contract(..) | Thing::Complication(..) => {
                    0.0
                }
            },
            Effect::Draw(..)
            | Effect::Discard(..)
            | Effect::Vp(..)
            | Effect::Infamy(..)
            | Effect::Expense(..)
            | Effect::Collect(_)
            | Effect::DiscardToken(..)
            | Effect::Replenish(_)
            | Effect::ReplenishThis
            | Effect::Search(..)
            | Effect::MaySearch(..)
            | Effect::LookAtTop(_)
            | Effect::PutIntoPlay(_)
            | Effect::Abandon(_) => 0.0,
        }
    }

    /// Worth to the action's captain of removing a contract or a complication.
    fn clearing(&self, context: EvalContext<'a>, thing: Thing<'a>) -> f32 {
        let (contract, gone) = match thing {
            Thing::Contract(_, contract) => (contract, None),
            Thing::Complication(_, contract, complication) => (contract, Some(complication.id)),
            Thing::Card(_) | Thing::Ship(_) | Thing::Queued(_) => return 0.0,
        };
        let each = contract.pursuers.iter().map(|&seat| {
            let captain = context.captain(seat);
            let supply = context.supply(captain);
            let before = context.prospect(captain, contract, &supply, false);
            let after = gone.map_or(0.0, |gone| {
                let mut rest = contract.clone();
                rest.complications.retain(|complication| complication.id != gone);
                let after = context.prospect(captain, &rest, &supply, false);
                after.promise + context.judgement.gap_closed * (before.open - after.open) as f32
            });
            let side = if seat == self.by { 1.0 } else { -1.0 };
            side * (after - before.promise) * context.judgement.victory_point
        });
        each.sum()
    }
}

/// Share of a card's worth in having it for that long.
fn share_of_game(until: Until) -> f32 {
    match until {
        Until::EndOfPhase => 0.2,
        Until::EndOfRound => 0.4,
        Until::WhileInPlay => 1.8,
    }
}

/// Share of a card's worth that is lost when it returns to hand.
const RETURNED: f32 = 0.5;

fn best(so_far: Option<f32>, next: f32) -> Option<f32> {
    Some(so_far.map_or(next, |so_far: f32| so_far.max(next)))
}

/// Worth of something on the queue to whoever put it there.
fn queued_worth(context: EvalContext, queued: &QueuedSeen) -> f32 {
    if queued.cancelled {
        return 0.0;
    }
    if queued.using == Using::Procuring {
        return f32::from(context.card(queued.def).cost().unwrap_or(0))
            + context.judgement.procured;
    }
    let action = CardAction::new(context, queued.seat, queued.card, queued.using);
    let cancels = action.effects.iter().any(|effect| matches!(effect, Effect::Cancel(_)));
    if cancels {
        return context.judgement.cancelled;
    }
    let aimed: Vec<Thing> = queued.targets.iter().filter_map(|&id| context.thing(id)).collect();
    if aimed.is_empty() {
        return action.worth(context);
    }
    let plain = action.effects.iter().filter(|effect| effect.select().is_none());
    let plain: f32 = plain.map(|effect| action.worth_of_plain(context, effect)).sum();
    plain + aimed.into_iter().map(|thing| action.worth_of_target(context, thing)).sum::<f32>()
}
