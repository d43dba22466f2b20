//! Deeds: effects about to happen, and what they are worth to whoever brings them about.

use cards::{
    CaptainSeen, CardId, QueuedSeen, Using,
    data::{Ability, Captains, Card, Effect, Face, Level, Select, Token, Until},
};
use play::Seat;

use super::{
    Sight, Supply, Thing, impact,
    likely::{likely_gain, shared},
};

/// Effects about to happen: whose, from which card, by which crew.
#[derive(Debug, Clone)]
pub(crate) struct Deed<'a> {
    pub effects: Vec<&'a Effect>,
    pub by: Seat,
    pub card: CardId,
    pub performer: Option<CardId>,
}

/// The effects of playing or using a card that way.
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
            // An award: of which side of the card cannot be told, and seldom differs.
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

impl<'a> Deed<'a> {
    /// What comes of playing or using a card that way.
    pub fn new(sight: Sight<'a>, by: Seat, card: CardId, using: Using) -> Deed<'a> {
        let def = sight.def_of(card);
        let effects = def.map_or(Vec::new(), |def| effects_of(sight.card(def), using));
        let performer = match using {
            Using::Heroic { crew, .. } => Some(crew.id),
            Using::Ability(_) | Using::Procuring | Using::Event => {
                sight.card_seen(card).and_then(|card| card.on)
            }
        };
        Deed { effects, by, card, performer }
    }

    /// What the deed is worth to its captain, with the best targets there are.
    pub fn worth(&self, sight: Sight<'a>) -> f32 {
        let each = self.effects.iter().enumerate().map(|(n, effect)| match effect.select() {
            None => self.worth_of_plain(sight, effect),
            Some(Select::SameTarget) => 0.0,
            Some(Select::Target(filter)) => {
                let targets = sight.all(filter, self.by, self.card);
                targets
                    .map(|thing| self.worth_from(sight, n, thing))
                    .fold(None, best)
                    .unwrap_or(0.0)
            }
            Some(Select::Each(filter)) => {
                sight.all(filter, self.by, self.card).map(|t| self.worth_on(sight, effect, t)).sum()
            }
            Some(Select::This) => self.worth_on_card(sight, effect, Some(self.card)),
            Some(Select::Performer) => self.worth_on_card(sight, effect, self.performer),
            Some(Select::Host) => {
                let host = sight.card_seen(self.card).and_then(|card| card.on);
                self.worth_on_card(sight, effect, host)
            }
            Some(Select::YourShip) => {
                self.worth_on(sight, effect, Thing::Ship(sight.captain(self.by)))
            }
        });
        each.sum()
    }

    /// What choosing this target is worth, over all effects that can take it.
    pub fn worth_of_target(&self, sight: Sight<'a>, thing: Thing<'a>) -> f32 {
        let each = self.effects.iter().enumerate().map(|(n, effect)| match effect.select() {
            Some(Select::Target(filter)) if sight.fits(thing, filter, self.by, self.card) => {
                self.worth_from(sight, n, thing)
            }
            Some(_) | None => 0.0,
        });
        each.sum()
    }

    /// The n-th effect and those after it that take the same target.
    fn worth_from(&self, sight: Sight<'a>, n: usize, thing: Thing<'a>) -> f32 {
        let after = self.effects[n + 1..].iter();
        let same = after.take_while(|effect| !matches!(effect.select(), Some(Select::Target(_))));
        let same = same.filter(|effect| effect.select() == Some(&Select::SameTarget));
        let worth = |effect: &&Effect| self.worth_on(sight, effect, thing);
        worth(&self.effects[n]) + same.map(worth).sum::<f32>()
    }

    fn worth_on_card(&self, sight: Sight<'a>, effect: &Effect, card: Option<CardId>) -> f32 {
        let thing = card.and_then(|id| sight.thing(id));
        thing.map_or(0.0, |thing| self.worth_on(sight, effect, thing))
    }

    /// An effect that concerns captains rather than cards.
    fn worth_of_plain(&self, sight: Sight<'a>, effect: &Effect) -> f32 {
        let judgement = sight.judgement;
        let (captains, own) = match effect {
            Effect::Draw(captains, cards) => (*captains, self.drawing(sight) * f32::from(*cards)),
            Effect::Discard(captains, cards) => {
                (*captains, -f32::from(*cards) * (sight.pool.usual_ev + judgement.card_in_hand))
            }
            Effect::Vp(captains, points) => {
                (*captains, judgement.victory_point * f32::from(*points))
            }
            Effect::Infamy(captains, tokens) => {
                let have = f32::from(sight.captain(self.by).infamy);
                (*captains, -judgement.infamy * f32::from(*tokens).max(-have))
            }
            Effect::Expense(captains, credits) => {
                (*captains, -f32::from(*credits) * self.thrift_of_those(sight, *captains))
            }
            Effect::Collect(token) => {
                return sight.collecting_worth(sight.captain(self.by), *token);
            }
            Effect::DiscardToken(captains, token) => (*captains, -self.token_lost(sight, *token)),
            Effect::Abandon(captains) => (*captains, -self.pursuit_of_those(sight, *captains)),
            Effect::Search(..)
            | Effect::MaySearch(..)
            | Effect::PutIntoPlay(_)
            | Effect::LookAtTop(_) => return likely_gain(sight, effect),
            Effect::ReplenishThis => return sight.pool.usual_ev * sight.thrift(),
            Effect::Replenish(cards) => {
                let discard = sight.captain(self.by).discard.len() as f32;
                return f32::from(*cards).min(discard) * sight.pool.usual_ev * sight.thrift();
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
        shared(sight, captains, own)
    }

    /// What a credit is worth to the captains that an effect takes it from.
    fn thrift_of_those(&self, sight: Sight, captains: Captains) -> f32 {
        let others = sight.seen.captains.iter().filter(|c| c.seat != self.by && !c.out);
        match captains {
            Captains::You | Captains::Everyone => sight.thrift_of(sight.captain(self.by)),
            Captains::TargetOpponent | Captains::EachOpponent => {
                others.map(|other| sight.thrift_of(other)).fold(0.0, f32::max)
            }
        }
    }

    /// What a contract that must be abandoned would have brought those captains.
    fn pursuit_of_those(&self, sight: Sight<'a>, captains: Captains) -> f32 {
        let hope = |captain: &'a CaptainSeen| {
            let supply = sight.supply(captain).and(&sight.within_reach(captain));
            sight.pursued(captain).map_or(0.0, |(_, contract)| {
                sight.prospect(captain, contract, &supply, false).promise()
                    * sight.judgement.victory_point
            })
        };
        let others = sight.seen.captains.iter().filter(|c| c.seat != self.by && !c.out);
        match captains {
            Captains::You | Captains::Everyone => hope(sight.captain(self.by)),
            Captains::TargetOpponent | Captains::EachOpponent => {
                others.map(hope).fold(0.0, f32::max)
            }
        }
    }

    /// A card drawn is worth less to a hand that is full already.
    fn drawing(&self, sight: Sight) -> f32 {
        let captain = sight.captain(self.by);
        if captain.deck_count == 0 {
            return 0.0;
        }
        let room = f32::from(captain.hand_size) - f32::from(captain.hand_count);
        sight.judgement.card_in_hand * (0.6 + 0.1 * room).clamp(0.2, 1.2)
    }

    /// What a captain feels who loses such a token: the rival most hurt by it is meant.
    fn token_lost(&self, sight: Sight<'a>, token: Token) -> f32 {
        let others = sight.seen.captains.iter().filter(|c| c.seat != self.by && !c.out);
        let loss = |captain: &'a CaptainSeen| {
            let rest = Supply::of(&captain.pool).without(token);
            let has = captain.pool.contains(&token);
            if has { sight.pursuit_worth(captain, &rest, &Supply::of(&[token])) } else { 0.0 }
        };
        others.map(loss).fold(0.0, f32::max)
    }

    /// An effect on one thing.
    fn worth_on(&self, sight: Sight<'a>, effect: &Effect, thing: Thing<'a>) -> f32 {
        let side = if thing.whose() == self.by { 1.0 } else { -1.0 };
        match effect {
            Effect::Wound(_, points) | Effect::Damage(_, points) => {
                -side * impact::harm(sight, thing, *points)
            }
            Effect::Restore(_, points) | Effect::RestoreMechanical(_, points) => {
                side * impact::relief(sight, thing, *points)
            }
            Effect::Exert(_) => -side * impact::exertion(sight, thing, false),
            Effect::Ready(_) => side * impact::exertion(sight, thing, true),
            Effect::Jettison(_) | Effect::Disperse(_) => -side * sight.worth(thing),
            Effect::Return(_) => -side * sight.worth(thing) * RETURNED,
            Effect::TakeControl(..) if side > 0.0 => 0.0,
            Effect::TakeControl(_, until) => sight.worth(thing) * share_of_game(*until),
            Effect::Remove(_, until) => match thing {
                Thing::Contract(..) | Thing::Complication(..) => self.clearing(sight, thing) * 0.5,
                _ => -side * sight.worth(thing) * share_of_game(*until),
            },
            Effect::MoveGear(..) => 0.2 * side,
            Effect::AddCounters(..) => 0.5 * side,
            Effect::DiscardAdventure(_) => self.clearing(sight, thing),
            Effect::Look(_) => impact::look(sight, thing),
            Effect::Modify(_, modifier, _) => side * impact::change(sight, thing, modifier),
            Effect::Cancel(_) => match thing {
                Thing::Queued(queued) => -side * queued_worth(sight, queued),
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

    /// What it is worth to the deed's captain that a contract or a complication goes away.
    fn clearing(&self, sight: Sight<'a>, thing: Thing<'a>) -> f32 {
        let (contract, gone) = match thing {
            Thing::Contract(_, contract) => (contract, None),
            Thing::Complication(_, contract, complication) => (contract, Some(complication.id)),
            Thing::Card(_) | Thing::Ship(_) | Thing::Queued(_) => return 0.0,
        };
        let each = contract.pursuers.iter().map(|&seat| {
            let captain = sight.captain(seat);
            let supply = sight.supply(captain);
            let before = sight.prospect(captain, contract, &supply, false);
            let after = gone.map_or(0.0, |gone| {
                let mut rest = contract.clone();
                rest.complications.retain(|complication| complication.id != gone);
                let after = sight.prospect(captain, &rest, &supply, false);
                after.promise() + CLOSING * (before.open - after.open) as f32
            });
            let side = if seat == self.by { 1.0 } else { -1.0 };
            side * (after - before.promise()) * sight.judgement.victory_point
        });
        each.sum()
    }
}

/// How much of a card's worth somebody has of it who has it for that long.
fn share_of_game(until: Until) -> f32 {
    match until {
        Until::EndOfPhase => 0.2,
        Until::EndOfRound => 0.4,
        Until::WhileInPlay => 1.8,
    }
}

/// What one open requirement less is worth, in victory points.
const CLOSING: f32 = 0.8;
/// Share of a card's worth that is lost when it goes back to hand.
const RETURNED: f32 = 0.5;

fn best(so_far: Option<f32>, next: f32) -> Option<f32> {
    Some(so_far.map_or(next, |so_far: f32| so_far.max(next)))
}

/// What something on the queue is worth to whoever put it there.
fn queued_worth(sight: Sight, queued: &QueuedSeen) -> f32 {
    if queued.using == Using::Procuring {
        return f32::from(sight.card(queued.def).cost().unwrap_or(0)) + PROCURED;
    }
    let deed = Deed::new(sight, queued.seat, queued.card, queued.using);
    let cancels = deed.effects.iter().any(|effect| matches!(effect, Effect::Cancel(_)));
    if cancels {
        return CANCELLED;
    }
    let aimed: Vec<Thing> = queued.targets.iter().filter_map(|&id| sight.thing(id)).collect();
    if aimed.is_empty() {
        return deed.worth(sight);
    }
    let plain = deed.effects.iter().filter(|effect| effect.select().is_none());
    let plain: f32 = plain.map(|effect| deed.worth_of_plain(sight, effect)).sum();
    plain + aimed.into_iter().map(|thing| deed.worth_of_target(sight, thing)).sum::<f32>()
}

/// What a permanent is worth over its cost to whoever paid for it.
const PROCURED: f32 = 2.0;
/// What undoing an answer is worth.
const CANCELLED: f32 = 2.5;
