//! An observation together with the card pool and the captain's judgement.

use cards::{
    CaptainSeen, CardId, CardSeen, Observation, SlotSeen, Stage,
    data::{Card, Def},
};
use engine::Seat;

use super::{Outlook, Pool};
use crate::personality::Judgement;

/// Context of a decision: the observation, the card pool and the judgement.
#[derive(Debug, Clone, Copy)]
pub(crate) struct EvalContext<'a> {
    pub seen: &'a Observation,
    pub pool: &'a Pool,
    pub outlook: &'a Outlook,
    pub judgement: &'a Judgement,
}

/// Victory points that somebody may win in one go.
const A_CONTRACT: f32 = 3.0;

impl<'a> EvalContext<'a> {
    pub fn card(self, def: Def) -> &'a Card {
        self.pool.book.card(def)
    }

    pub fn captain(self, seat: Seat) -> &'a CaptainSeen {
        &self.seen.captains[seat.index()]
    }

    pub fn me(self) -> &'a CaptainSeen {
        self.captain(self.seen.you)
    }

    /// Iterates over the other captains still in the game.
    pub fn rivals(self) -> impl Iterator<Item = &'a CaptainSeen> {
        let you = self.seen.you;
        self.seen.captains.iter().filter(move |captain| captain.seat != you && !captain.out)
    }

    /// Returns the rival closest to winning.
    pub fn chief_rival(self) -> Option<&'a CaptainSeen> {
        self.rivals().max_by_key(|rival| (rival.vp - rival.threshold, rival.seat))
    }

    /// How near a rival is to victory beside the nearest of them, above 0 and at most 1.
    pub fn nearness(self, rival: &CaptainSeen) -> f32 {
        let to_go = |it: &CaptainSeen| f32::from((it.threshold - it.vp).max(0)) + A_CONTRACT;
        let nearest = self.chief_rival().map_or(1.0, to_go);
        nearest / to_go(rival)
    }

    /// Finds a card in hand, in play, or in a pile being searched.
    pub fn card_seen(self, id: CardId) -> Option<&'a CardSeen> {
        let in_play = self.seen.captains.iter().flat_map(|captain| &captain.in_play);
        let known = self.seen.hand.iter().chain(in_play).chain(&self.seen.searching);
        known.into_iter().find(|card| card.id == id)
    }

    /// Finds the face of a card wherever it is visible.
    pub fn def_of(self, id: CardId) -> Option<Def> {
        let queued = || {
            let all = self.seen.queue.iter().chain(&self.seen.announced);
            all.into_iter().find(|queued| queued.card == id).map(|queued| queued.def)
        };
        let ship = || self.seen.captains.iter().find(|c| c.ship.id == id).map(|c| c.ship.def);
        let drawn = || self.seen.drawn.as_ref().filter(|card| card.id == id).map(|card| card.def);
        let known = self.card_seen(id).map(|card| card.def);
        known.or_else(queued).or_else(ship).or_else(drawn).or_else(|| self.adventure_of(id))
    }

    fn adventure_of(self, id: CardId) -> Option<Def> {
        self.contracts().find_map(|(_, contract)| {
            let complications = contract.complications.iter();
            let complication = complications.filter(|c| c.id == id).find_map(|c| c.def);
            if contract.id == id { Some(contract.def) } else { complication }
        })
    }

    /// Iterates over the slots that hold a contract.
    pub fn contracts(self) -> impl Iterator<Item = (&'a SlotSeen, &'a cards::ContractSeen)> {
        self.seen.slots.iter().filter_map(|slot| Some((slot, slot.contract.as_ref()?)))
    }

    /// Whether this round's tokens are already in the pools.
    pub fn tokens_are_in(self, captain: &CaptainSeen) -> bool {
        self.seen.stage > Stage::Collecting
            || (self.seen.stage == Stage::Collecting && !captain.pool.is_empty())
    }
}
