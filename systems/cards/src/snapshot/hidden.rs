//! The same position with everything hidden from one seat dealt anew.
//!
//! A fair AI answers every question of that seat alike in both positions; tests check this. The
//! code shares nothing with the AI's own determinization, and so none of its mistakes.

use dice::Dice;
use engine::Seat;

use super::Snapshot;
use crate::{
    choice::CardId,
    data::{Def, Pile},
    state::{Audience, Step, Zone},
};

impl Snapshot {
    /// The same position as far as `from` can know, with the rest random by `dice`: the faces of
    /// other captains' hands and decks, among their numbers; cards that others have marked for
    /// discarding; Adventure Decks and face-down complications that `from` has not looked at; the
    /// order of their own deck; and every future throw. Cards that `from` has seen stay
    /// (CCG-ZONE-3, CCG-ZONE-4, CCG-ZONE-9, CCG-ZONE-13, CCG-VERB-8).
    ///
    /// Suited to ask `from`, whose question is the same. Not suited to play on: somebody else may
    /// be in the middle of something that the new cards would not have allowed.
    #[must_use]
    pub fn with_hidden_dealt_anew(&self, from: Seat, dice: &mut Dice) -> Snapshot {
        let mut dealt = self.clone();
        for owner in (0..self.captains.len()).map(|n| Seat(n as u8)) {
            dealt.deal_anew(&self.hidden_captains_cards(from, owner), dice);
            dealt.deal_anew(&self.hidden_adventures(from, owner), dice);
            if owner != from {
                dealt.mark_anew(owner, dice);
            }
        }
        dealt.dice = Dice::seeded(dice.fork());
        dealt
    }

    /// Redistributes the faces of these cards among their numbers.
    fn deal_anew(&mut self, cards: &[CardId], dice: &mut Dice) {
        let mut faces: Vec<Def> = cards.iter().map(|&id| self.cards[index(id)].0.def).collect();
        dice.shuffle(&mut faces);
        for (&id, face) in cards.iter().zip(faces) {
            self.cards[index(id)].0.def = face;
        }
    }

    /// A rival's hand and deck, or one's own deck; without a deck being searched, which is visible
    /// (CCG-VERB-7).
    fn hidden_captains_cards(&self, from: Seat, owner: Seat) -> Vec<CardId> {
        let piles = &self.captains[owner.index()].1;
        let hand: &[CardId] = if owner == from { &[] } else { &piles.hand };
        let deck: &[CardId] = if self.searches_deck(from, owner) { &[] } else { &piles.deck };
        hand.iter().chain(deck).copied().filter(|&id| !self.knows(from, id)).collect()
    }

    fn searches_deck(&self, from: Seat, owner: Seat) -> bool {
        let searching = |step: &Step| matches!(step, Step::Search { seat, pile: Pile::Deck, .. } if *seat == from);
        owner == from && self.agenda.steps.last().is_some_and(searching)
    }

    /// An Adventure Deck, its drawn but unplaced cards, and face-down complications.
    fn hidden_adventures(&self, from: Seat, owner: Seat) -> Vec<CardId> {
        let hidden = self.cards.iter().zip(0..).filter(|((card, zone, ..), id)| {
            let id = CardId(*id);
            let lies_hidden = match zone {
                Zone::AdventureDeck | Zone::Complication { face_up: false, .. } => true,
                Zone::Drawn => !self.is_placing(from, id),
                Zone::Deck
                | Zone::Hand
                | Zone::Discard
                | Zone::AdventureDiscard
                | Zone::InPlay
                | Zone::Contract(_)
                | Zone::Complication { face_up: true, .. }
                | Zone::Queue
                | Zone::Dispersed
                | Zone::Gone => false,
            };
            card.owner == owner && lies_hidden && !self.knows(from, id)
        });
        hidden.map(|(_, id)| CardId(id)).collect()
    }

    /// Whether `from` is placing this adventure card and sees it (CCG-ADV-1b, CCG-SOLO-2a).
    fn is_placing(&self, from: Seat, held: CardId) -> bool {
        let looks = |seat: Seat, sight| match sight {
            Audience::Nobody => false,
            Audience::Placer => seat == from,
            Audience::All => true,
        };
        let places = |step: &Step| {
            matches!(
                step,
                Step::PlaceComplication { seat, card, sight }
                | Step::MakeRoom { seat, card, sight, .. }
                    if *card == held && looks(*seat, *sight)
            )
        };
        self.agenda.steps.iter().any(places)
    }

    fn knows(&self, from: Seat, id: CardId) -> bool {
        self.cards[index(id)].2.known_by & (1 << from.0) != 0
    }

    /// Marks random cards of a rival: their marked cards and the number of them are secret
    /// (CCG-RND-6).
    fn mark_anew(&mut self, owner: Seat, dice: &mut Dice) {
        let (captain, piles, _) = &mut self.captains[owner.index()];
        if captain.marked.is_empty() {
            return;
        }
        let mut hand = piles.hand.clone();
        dice.shuffle(&mut hand);
        hand.truncate(1 + dice.below(hand.len() as u32) as usize);
        captain.marked = hand;
    }
}

fn index(id: CardId) -> usize {
    id.0.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        CardGame,
        scenario::{A, B, Table},
    };
    use engine::Game;

    /// A table of two captains with cards of all kinds, B's first coin known to A.
    fn table() -> Table {
        let mut table = Table::new();
        for id in ["pilot", "medic", "ace", "gun", "vest", "turret"] {
            table.in_hand(A, id);
            table.in_hand(B, id);
        }
        let shown = table.hand(B)[0];
        crate::state::TableWrite::condition_mut(table.world(), shown).known_by = 1 << A.0;
        table.first(A).begin(crate::Stage::Procuring);
        table
    }

    /// CCG-ZONE-4, CCG-ZONE-9, CCG-ZONE-13
    #[test]
    fn whoever_is_asked_sees_the_same_and_all_they_cannot_see_is_another() {
        let table = table();
        let (snapshot, book) = (table.game.snapshot(), table.game.book());
        let (mut dice, mut hands) = (Dice::seeded(1), Vec::new());
        for _ in 0..20 {
            let dealt = snapshot.with_hidden_dealt_anew(A, &mut dice);
            assert_ne!(dealt.dice, snapshot.dice, "no throw to come is the same");
            let game = CardGame::restore(book, &dealt);
            assert_eq!(game.observe(A), table.seen(A));
            assert_eq!(game.choice(), Some(table.choice()));
            hands.push(game.observe(B).hand);
        }
        let before = table.seen(B).hand;
        assert!(hands.iter().all(|hand| hand[0] == before[0]), "what A knows stays");
        let changed = hands.iter().filter(|hand| **hand != before).count();
        assert!(changed >= 18, "{changed} of 20");
    }

    /// CCG-RND-6
    #[test]
    fn how_many_cards_a_rival_has_marked_is_anybodys_guess() {
        let mut table = table();
        table.first(B).begin(crate::Stage::Drawing);
        while table.asked() == B {
            let option = table.choice().options[0];
            table.choose(option);
        }
        let (snapshot, mut dice) = (table.game.snapshot(), Dice::seeded(2));
        let marks = |_| snapshot.with_hidden_dealt_anew(A, &mut dice).captains[1].0.marked.len();
        let counts: std::collections::BTreeSet<usize> = (0..20).map(marks).collect();
        assert!(counts.len() > 5, "{counts:?}");
    }
}
