//! How captains stand, and from it the advantage of one over each other.

use std::sync::LazyLock;

use cards::{Activity, CaptainSeen, Observation};

use super::Advantage;
use crate::{
    Judgement, Personality,
    features::{EvalContext, Outlook, Pool, damage},
};

/// The steady captain's: positions are told by one judgement, whoever looks.
static JUDGEMENT: LazyLock<Judgement> = LazyLock::new(|| Personality::default().judgement);
/// Keeps the share of the way defined where nobody has any way to go.
const A_LITTLE: f32 = 0.01;

/// A captain and one rival, each in numbers of their own, or the average of several such.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(crate) struct Standings {
    pub phase: f32,
    pub mine: Advantage,
    pub theirs: Advantage,
}

impl Standings {
    /// Whoever looks beside each rival still in the game, as they know them.
    pub fn of(seen: &Observation, pool: &Pool) -> Vec<Standings> {
        let (outlook, judgement) = (&Outlook::default(), &*JUDGEMENT);
        let context = EvalContext { seen, pool, outlook, judgement };
        let (phase, own) = (phase(seen), standing(context, context.me()));
        let points = |by, to| f32::from(damage(by, to));
        let beside = |rival| Standings {
            phase,
            mine: Advantage { guns: points(context.me(), rival), knowing: 1.0, ..own },
            theirs: Advantage { guns: points(rival, context.me()), ..standing(context, rival) },
        };
        context.rivals().map(beside).collect()
    }

    /// What the captain has over the rival.
    pub fn advantage(&self) -> Advantage {
        let Standings { mine, theirs, .. } = self;
        let (own, other) = (mine.to_go + A_LITTLE, theirs.to_go + A_LITTLE);
        Advantage { way: other / (own + other) - 0.5, ..mine.less(theirs) }
    }
}

/// How far the captain who is nearest to victory has come, from 0 to 1.
pub(super) fn phase(seen: &Observation) -> f32 {
    let way = |it: &CaptainSeen| f32::from(it.vp) / f32::from(it.threshold.max(1));
    let ways = seen.captains.iter().filter(|captain| !captain.out).map(way);
    ways.fold(0.0, f32::max).min(1.0)
}

/// Numbers of one captain, as the one who looks knows them.
fn standing(context: EvalContext, captain: &CaptainSeen) -> Advantage {
    let cards = f32::from(captain.hand_count) + f32::from(captain.deck_count);
    let cost = |def| f32::from(context.card(def).cost().unwrap_or(0));
    let in_play = || captain.in_play.iter();
    let skills = in_play().flat_map(|card| &card.skills);
    let mut standing = Advantage {
        turn: f32::from(u8::from(context.seen.first == captain.seat)),
        to_go: f32::from((captain.threshold - captain.vp).max(0)),
        scarcity: 1.0 / (1.0 + cards),
        hand: captain.hand_count.into(),
        cards,
        purse: context.purse_of(captain) - cards * context.pool.usual_ev,
        in_play: in_play().map(|card| cost(card.def)).sum(),
        worth: in_play().map(|card| context.worth_in_play(card)).sum(),
        skills: skills.map(|(_, level)| 1.0 + f32::from(*level as u8)).sum(),
        harm: in_play().map(|card| f32::from(card.harm)).sum(),
        infamy: captain.infamy.into(),
        ..Advantage::default()
    };
    add_contracts(&mut standing, context, captain);
    if captain.seat == context.seen.you {
        add_hand(&mut standing, context, captain);
    }
    standing
}

/// Adds what the contracts on the table hold out, by what is in play.
fn add_contracts(standing: &mut Advantage, context: EvalContext, captain: &CaptainSeen) {
    let supply = context.supply(captain).and(&context.within_reach(captain));
    for (slot, contract) in context.contracts() {
        let prospect = context.prospect(captain, contract, &supply, false);
        let promise = prospect.promise;
        standing.choice += promise;
        standing.promise = standing.promise.max(promise);
        if captain.activity == Activity::Pursuing(slot.slot) {
            standing.pursuit = promise;
        }
        if prospect.vp >= standing.to_go {
            standing.finish = standing.finish.max(prospect.chance);
        }
    }
    standing.choice -= standing.promise;
}

/// Adds what the cards in one's own hand would bring beyond that.
fn add_hand(standing: &mut Advantage, context: EvalContext, me: &CaptainSeen) {
    let supply = context.supply(me).and(&context.within_reach(me));
    let (mut promise, mut finish) = (0.0_f32, 0.0_f32);
    for (_, contract) in context.contracts() {
        let prospect = context.prospect(me, contract, &supply, true);
        promise = promise.max(prospect.promise);
        if prospect.vp >= standing.to_go {
            finish = finish.max(prospect.chance);
        }
    }
    standing.hand_promise = (promise - standing.promise).max(0.0);
    standing.hand_finish = (finish - standing.finish).max(0.0);
}
