//! What effects are worth, in credits, to the captain who brings them about.

use cards::{
    CaptainSeen, CardId, CardSeen, QueuedSeen, Stage, Using,
    data::{Ability, Captains, Effect, Face, Keyword, Level, Modifier, Select, Timing, Token, Value},
};
use play::Seat;

use super::{Sight, Supply, Thing, fleet};

/// Effects about to happen: whose, from which card, by which crew.
#[derive(Debug, Clone)]
pub(crate) struct Deed<'a> {
    pub effects: Vec<&'a Effect>,
    pub by: Seat,
    pub card: CardId,
    pub performer: Option<CardId>,
}

/// The deed of playing an event, or a heroic at a level.
pub(crate) fn deed_of_card<'a>(
    sight: Sight<'a>,
    by: Seat,
    card: CardId,
    performer: Option<(CardId, Level)>,
) -> Deed<'a> {
    let face = sight.def_of(card).map(|def| &sight.card(def).face);
    let effects = match (face, performer) {
        (Some(Face::Event(event)), _) => event.text.effects.iter().collect(),
        (Some(Face::Heroic(heroic)), Some((_, Level::Expert))) => {
            let above = heroic.trained.iter().filter(|_| heroic.as_above);
            above.chain(&heroic.expert).collect()
        }
        (Some(Face::Heroic(heroic)), _) => heroic.trained.iter().collect(),
        (_, _) => Vec::new(),
    };
    Deed { effects, by, card, performer: performer.map(|(crew, _)| crew) }
}

/// The deed of using a card's n-th ability.
pub(crate) fn deed_of_ability<'a>(sight: Sight<'a>, by: Seat, card: CardId, nth: u8) -> Deed<'a> {
    let ability = sight.def_of(card).and_then(|def| sight.card(def).abilities.get(usize::from(nth)));
    let effects = match ability {
        Some(Ability::Activated(activated)) => activated.effects.iter().collect(),
        Some(Ability::Triggered(triggered)) => triggered.effects.iter().collect(),
        Some(Ability::Persistent(_)) | None => Vec::new(),
    };
    let user = match ability {
        Some(Ability::Activated(activated)) if activated.timing == Timing::Use => {
            sight.card_seen(card).and_then(|gear| gear.on)
        }
        Some(_) | None => None,
    };
    Deed { effects, by, card, performer: user }
}

impl<'a> Deed<'a> {
    /// What the deed is worth to its captain, with the best targets there are.
    pub fn worth(&self, sight: Sight<'a>) -> f32 {
        let each = self.effects.iter().enumerate().map(|(n, effect)| match selection(effect) {
            None => self.worth_of_plain(sight, effect),
            Some(Select::SameTarget) => 0.0,
            Some(Select::Target(filter)) => {
                let targets = sight.all(filter, self.by, self.card);
                targets.map(|thing| self.worth_from(sight, n, thing)).fold(None, best).unwrap_or(0.0)
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
        let each = self.effects.iter().enumerate().map(|(n, effect)| match selection(effect) {
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
        let same = after.take_while(|effect| !matches!(selection(effect), Some(Select::Target(_))));
        let same = same.filter(|effect| selection(effect) == Some(&Select::SameTarget));
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
            Effect::Draw(captains, cards) => {
                (*captains, self.drawing(sight) * f32::from(*cards))
            }
            Effect::Discard(captains, cards) => {
                (*captains, -f32::from(*cards) * (sight.pool.usual_ev + judgement.card_in_hand))
            }
            Effect::Vp(captains, points) => (*captains, judgement.victory_point * f32::from(*points)),
            Effect::Infamy(captains, tokens) => {
                let have = f32::from(sight.captain(self.by).infamy);
                (*captains, -judgement.infamy * f32::from(*tokens).max(-have))
            }
            Effect::Expense(captains, credits) => (*captains, -f32::from(*credits)),
            Effect::Collect(token) => return sight.collecting_worth(sight.captain(self.by), *token),
            Effect::DiscardToken(captains, token) => (*captains, -self.token_lost(sight, *token)),
            Effect::Replenish(cards) => {
                let discard = sight.captain(self.by).discard.len() as f32;
                return f32::from(*cards).min(discard) * sight.pool.usual_ev * sight.thrift();
            }
            Effect::Wound(..)
            | Effect::Damage(..)
            | Effect::Restore(..)
            | Effect::Exert(_)
            | Effect::Ready(_)
            | Effect::Jettison(_)
            | Effect::Disperse(_)
            | Effect::Return(_)
            | Effect::DiscardAdventure(_)
            | Effect::Look(_)
            | Effect::Modify(..)
            | Effect::Cancel(_) => return 0.0,
        };
        shared(sight, captains, own)
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
                -side * harm(sight, thing, *points)
            }
            Effect::Restore(_, points) => side * relief(sight, thing, *points),
            Effect::Exert(_) => -side * exertion(sight, thing, false),
            Effect::Ready(_) => side * exertion(sight, thing, true),
            Effect::Jettison(_) | Effect::Disperse(_) => -side * sight.worth(thing),
            Effect::Return(_) => -side * sight.worth(thing) * RETURNED,
            Effect::DiscardAdventure(_) => self.clearing(sight, thing),
            Effect::Look(_) => look(sight, thing),
            Effect::Modify(_, modifier, _) => side * change(sight, thing, modifier),
            Effect::Cancel(_) => match thing {
                Thing::Queued(queued) => -side * queued_worth(sight, queued),
                Thing::Card(_) | Thing::Ship(_) | Thing::Contract(..) | Thing::Complication(..) => 0.0,
            },
            Effect::Draw(..)
            | Effect::Discard(..)
            | Effect::Vp(..)
            | Effect::Infamy(..)
            | Effect::Expense(..)
            | Effect::Collect(_)
            | Effect::DiscardToken(..)
            | Effect::Replenish(_) => 0.0,
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

/// What one open requirement less is worth, in victory points.
const CLOSING: f32 = 0.8;
/// Share of a card's worth that is lost when it goes back to hand.
const RETURNED: f32 = 0.5;

/// The selection of an effect on cards; `None` for one on captains.
pub(crate) fn selection(effect: &Effect) -> Option<&Select> {
    match effect {
        Effect::Wound(select, _)
        | Effect::Damage(select, _)
        | Effect::Restore(select, _)
        | Effect::Exert(select)
        | Effect::Ready(select)
        | Effect::Jettison(select)
        | Effect::Disperse(select)
        | Effect::Return(select)
        | Effect::DiscardAdventure(select)
        | Effect::Look(select)
        | Effect::Modify(select, _, _)
        | Effect::Cancel(select) => Some(select),
        Effect::Draw(..)
        | Effect::Discard(..)
        | Effect::Vp(..)
        | Effect::Infamy(..)
        | Effect::Expense(..)
        | Effect::Collect(_)
        | Effect::DiscardToken(..)
        | Effect::Replenish(_) => None,
    }
}

/// What an effect gains on an ordinary day, whatever the table looks like.
pub(crate) fn likely_gain(sight: Sight, effect: &Effect) -> f32 {
    let judgement = sight.judgement;
    match effect {
        Effect::Draw(captains, cards) => shared(sight, *captains, judgement.card_in_hand * f32::from(*cards)),
        Effect::Discard(captains, cards) => {
            shared(sight, *captains, -sight.pool.usual_ev * f32::from(*cards))
        }
        Effect::Vp(captains, points) => {
            shared(sight, *captains, judgement.victory_point * f32::from(*points))
        }
        Effect::Infamy(captains, tokens) => shared(sight, *captains, -judgement.infamy * f32::from(*tokens)),
        Effect::Expense(captains, credits) => shared(sight, *captains, -f32::from(*credits)),
        Effect::Collect(_) => 1.5,
        Effect::DiscardToken(captains, _) => shared(sight, *captains, -2.0),
        Effect::Wound(_, points) => 1.5 * f32::from(*points),
        Effect::Damage(_, points) => 1.2 * f32::from(*points),
        Effect::Restore(_, points) => 0.5 * f32::from(*points),
        Effect::Exert(_) | Effect::Ready(_) => 0.5,
        Effect::Jettison(_) | Effect::Disperse(_) => 4.0,
        Effect::Return(_) => 2.0,
        Effect::DiscardAdventure(_) => 5.0,
        Effect::Look(_) => judgement.look,
        Effect::Modify(..) => 1.0,
        Effect::Cancel(_) => 2.5,
        Effect::Replenish(cards) => sight.pool.usual_ev * f32::from(*cards) * sight.thrift(),
    }
}

/// What it is worth to the captain of an effect that `captains` each have `own` from it.
fn shared(sight: Sight, captains: Captains, own: f32) -> f32 {
    let rivals = sight.seen.captains.iter().filter(|c| !c.out).count().saturating_sub(1) as f32;
    let spite = sight.judgement.spite;
    match captains {
        Captains::You => own,
        Captains::TargetOpponent => -own * spite,
        Captains::EachOpponent => -own * spite * rivals,
        Captains::Everyone => own - own * spite * rivals,
    }
}

fn best(so_far: Option<f32>, next: f32) -> Option<f32> {
    Some(so_far.map_or(next, |so_far: f32| so_far.max(next)))
}

/// What so many points of harm take from a card's controller.
fn harm(sight: Sight, thing: Thing, points: u8) -> f32 {
    let Thing::Card(card) = thing else { return 0.0 };
    let points = points.saturating_sub(toughness(card));
    let left = card.capacity.saturating_sub(card.harm);
    if left == 0 || points == 0 {
        return 0.0;
    }
    let worth = sight.worth_in_play(card).max(0.5);
    if points >= left { worth } else { worth * WOUNDED * f32::from(points) / f32::from(left) }
}

/// Share of a card's worth that harm short of the end takes from it.
const WOUNDED: f32 = 0.4;

/// Harm that each source does less to a card.
pub(crate) fn toughness(card: &CardSeen) -> u8 {
    let less = card.keywords.iter().map(|keyword| match keyword {
        Keyword::Armor(points) | Keyword::Hardened(points) => *points,
        _ => 0,
    });
    less.sum()
}

/// What taking so many points of harm off a card gives its controller.
fn relief(sight: Sight, thing: Thing, points: u8) -> f32 {
    let Thing::Card(card) = thing else { return 0.0 };
    let points = f32::from(points.min(card.harm));
    sight.worth_in_play(card).max(0.5) * WOUNDED * points / f32::from(card.capacity.max(1))
}

/// What a card's controller loses when it exerts, or wins when it readies.
fn exertion(sight: Sight, thing: Thing, readies: bool) -> f32 {
    let Thing::Card(card) = thing else { return 0.0 };
    if card.exerted != readies {
        return 0.0;
    }
    let own = sight.card(card.def).abilities.iter();
    let carried = sight.captain(card.controller).in_play.iter().filter(|c| c.on == Some(card.id));
    let gear = carried.flat_map(|gear| &sight.card(gear.def).abilities);
    let uses = own.chain(gear).filter(|ability| matches!(ability, Ability::Activated(_))).count();
    let early = sight.seen.stage <= Stage::Acting;
    if early { (uses as f32).min(2.0) } else { 0.1 }
}

/// What seeing a complication is worth: most on the contract one pursues.
fn look(sight: Sight, thing: Thing) -> f32 {
    let Thing::Complication(slot, _, complication) = thing else { return 0.0 };
    if complication.def.is_some() {
        return 0.0;
    }
    let mine = sight.me().activity == cards::Activity::Pursuing(slot.slot);
    if mine { 2.0 * sight.judgement.look } else { sight.judgement.look }
}

/// What a change that lasts a phase or a round gives the controller of what it changes.
fn change(sight: Sight, thing: Thing, modifier: &Modifier) -> f32 {
    match (modifier, thing) {
        (Modifier::Change(value, by), Thing::Ship(captain)) => {
            change_of_ship(sight, captain, *value, (*by).into())
        }
        (Modifier::Change(Value::WoundCapacity | Value::StructureCapacity, by), Thing::Card(_)) => {
            0.3 * f32::from(*by)
        }
        (Modifier::Change(..), _) => 0.0,
        (Modifier::Grant(skill, level), _) => tokens_to_come(sight, thing, Token::Skill(*skill, *level)),
        (Modifier::Capability(capability), _) => {
            tokens_to_come(sight, thing, Token::Capability(*capability))
        }
        (Modifier::Keyword(_) | Modifier::Trait(_), _) => 0.1,
        (Modifier::CannotReady, _) => -0.5,
    }
}

fn tokens_to_come(sight: Sight, thing: Thing, token: Token) -> f32 {
    let captain = sight.captain(thing.whose());
    if sight.tokens_are_in(captain) { 0.0 } else { sight.collecting_worth(captain, token) }
}

/// What a change to a ship gives its captain for the rest of this round.
fn change_of_ship(sight: Sight, captain: &CaptainSeen, value: Value, by: i16) -> f32 {
    let mut changed = captain.clone();
    match value {
        Value::Attack => changed.ship.attack += by,
        Value::Defense => changed.ship.defense += by,
        Value::Initiative => return 0.1 * f32::from(by),
        Value::HandSize | Value::CrewSlots => return 0.2 * f32::from(by),
        Value::ProcureCost | Value::HeroicCost | Value::Distance => return -0.2 * f32::from(by),
        Value::VictoryThreshold => return -sight.judgement.victory_point * f32::from(by),
        Value::Jump
        | Value::Tonnage
        | Value::UpgradeSlots(_)
        | Value::WoundCapacity
        | Value::StructureCapacity
        | Value::AbandonmentPenalty => return 0.0,
    }
    sight.fighting_worth(&changed) - sight.fighting_worth(captain)
}

impl Sight<'_> {
    /// What the fights that a captain's ship has before it this round are worth to them.
    fn fighting_worth(self, captain: &CaptainSeen) -> f32 {
        let others = self.seen.captains.iter().filter(|c| c.seat != captain.seat && !c.out);
        let strikes = others.map(|other| {
            let strikes = |pirate: &CaptainSeen| {
                pirate.activity == cards::Activity::Pirate && pirate.struck.is_none()
            };
            let struck = if strikes(captain) { self.strike_worth(captain, other) } else { 0.0 };
            let suffered = if strikes(other) { self.strike_worth(other, captain) } else { 0.0 };
            struck - suffered
        });
        strikes.sum::<f32>() + self.enemies_worth(captain)
    }

    /// What the enemy ships on a captain's contract leave of it.
    fn enemies_worth(self, captain: &CaptainSeen) -> f32 {
        let Some((_, contract)) = self.pursued(captain) else { return 0.0 };
        let enemies = contract.complications.iter().filter_map(|complication| {
            let side = self.card(complication.def?).sides()?;
            Some((side.complication.enemy.as_ref()?, complication.harm))
        });
        let worth = enemies.map(|(enemy, harm)| {
            let (dealt, taken) = fleet::engage(captain, enemy);
            let beaten = dealt >= enemy.structure - i16::from(harm);
            let won = if beaten { f32::from(contract.vp) * self.judgement.victory_point * 0.5 } else { 0.0 };
            won - f32::from(taken)
        });
        worth.sum()
    }

    /// What a strike is worth to the attacker: harm, rewards, less what comes back.
    pub fn strike_worth(self, attacker: &CaptainSeen, defender: &CaptainSeen) -> f32 {
        let dealt = f32::from(fleet::damage(attacker, defender));
        let taken = f32::from(fleet::damage(defender, attacker));
        let ruined = dealt > 0.0 && dealt >= self.purse_of(defender);
        let harm = if ruined { RUINED } else { dealt * self.judgement.spite };
        let rewards = if dealt > 0.0 { self.rewards_of_piracy(attacker) } else { 0.0 };
        let thrift = if attacker.seat == self.seen.you { self.thrift() } else { 1.0 };
        harm + rewards - taken * thrift
    }

    /// What success at piracy sets off.
    fn rewards_of_piracy(self, captain: &CaptainSeen) -> f32 {
        let defs = captain.in_play.iter().map(|card| card.def).chain([captain.ship.def]);
        let gains = defs.flat_map(|def| &self.card(def).abilities).map(|ability| {
            let effects = match ability {
                Ability::Triggered(t) if t.on == cards::data::Trigger::PiracySucceeded => &t.effects,
                Ability::Activated(a) if a.when == Some(cards::data::Condition::SucceededAtPiracy) => &a.effects,
                Ability::Triggered(_) | Ability::Activated(_) | Ability::Persistent(_) => return 0.0,
            };
            effects.iter().map(|effect| likely_gain(self, effect)).sum()
        });
        gains.sum()
    }
}

/// To drive the rival into bankruptcy is to win.
const RUINED: f32 = 100.0;

/// What something on the queue is worth to whoever put it there.
fn queued_worth(sight: Sight, queued: &QueuedSeen) -> f32 {
    let deed = match queued.using {
        Using::Procuring => return f32::from(sight.card(queued.def).cost().unwrap_or(0)) + 2.0,
        Using::Event => deed_of_card(sight, queued.seat, queued.card, None),
        Using::Heroic { crew, level } => {
            deed_of_card(sight, queued.seat, queued.card, Some((crew.id, level)))
        }
        Using::Ability(nth) => deed_of_ability(sight, queued.seat, queued.card, nth),
    };
    let targets = queued.targets.iter().filter_map(|&id| sight.thing(id));
    let cancels = deed.effects.iter().any(|effect| matches!(effect, Effect::Cancel(_)));
    if cancels {
        return 2.5;
    }
    let aimed: Vec<Thing> = targets.collect();
    if aimed.is_empty() {
        return deed.worth(sight);
    }
    let plain = deed.effects.iter().filter(|effect| selection(effect).is_none());
    let plain: f32 = plain.map(|effect| deed.worth_of_plain(sight, effect)).sum();
    plain + aimed.into_iter().map(|thing| deed.worth_of_target(sight, thing)).sum::<f32>()
}
