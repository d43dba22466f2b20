//! Changes the table.

use dice::Dice;
use engine::Seat;

use super::{
    Agenda, Captain, CardState, Condition, Dealt, InPlay, Lasting, Log, PendingChoice, Piles,
    Present, Queue, Round, Slot, Standing, Step, TableRead, Zone,
};
use crate::{
    choice::{CardId, Choice, Move, SlotNo, Why},
    event::Event,
};

/// Changes the table: in a system's [`Tabletop`](super::Tabletop), or in a whole world.
pub(crate) trait TableWrite: TableRead {
    fn captain_mut(&mut self, seat: Seat) -> &mut Captain;
    fn piles_mut(&mut self, seat: Seat) -> &mut Piles;
    fn card_mut(&mut self, id: CardId) -> &mut CardState;
    fn zone_mut(&mut self, id: CardId) -> &mut Zone;
    fn condition_mut(&mut self, id: CardId) -> &mut Condition;
    fn slot_mut(&mut self, no: SlotNo) -> &mut Slot;

    fn round_mut(&mut self) -> &mut Round;
    fn queue_mut(&mut self) -> &mut Queue;
    fn agenda_mut(&mut self) -> &mut Agenda;
    fn pending_choice_mut(&mut self) -> &mut PendingChoice;
    fn lasting_effects_mut(&mut self) -> &mut Lasting;
    fn cards_in_play_mut(&mut self) -> &mut InPlay;
    fn present_mut(&mut self) -> &mut Present;
    fn dealt_mut(&mut self) -> &mut Dealt;
    fn log_mut(&mut self) -> &mut Log;
    fn dice(&mut self) -> &mut Dice;

    /// Out of the game.
    fn see_off(&mut self, seat: Seat) {
        self.captain_mut(seat).out = true;
        let left = self.seats().into_iter().filter(|&other| other != seat);
        self.present_mut().0 = left.collect();
    }

    /// Under the control of `seat` from now on.
    fn hand_over(&mut self, id: CardId, seat: Seat) {
        self.card_mut(id).controller = seat;
        if let Some(card) = self.cards_in_play_mut().get_mut(id) {
            card.controller = seat;
            self.unsettle();
        }
    }

    /// Into the list of cards in play, last.
    fn enter(&mut self, id: CardId) {
        let CardState { def, controller, .. } = *self.card(id);
        let card = Standing { id, def, controller, host: self.host(id) };
        let changes = InPlay::changes_by(&card, self.printed(id));
        self.cards_in_play_mut().enter(card, changes);
        self.unsettle();
    }

    /// Out of the list of cards in play.
    fn leave(&mut self, id: CardId) {
        self.cards_in_play_mut().leave(id);
        self.unsettle();
    }

    /// Says only where the card is; the piles are the caller's.
    fn put(&mut self, id: CardId, zone: Zone) {
        *self.zone_mut(id) = zone;
        if let Some(card) = self.cards_in_play_mut().get_mut(id) {
            card.host = zone.host();
            self.unsettle();
        }
    }

    fn tell(&mut self, event: Event) {
        self.log_mut().0.tell(event);
    }

    /// Limits, wounds and damage have to be looked at before the next step.
    fn unsettle(&mut self) {
        self.agenda_mut().unsettled = true;
    }

    /// To be done next.
    fn push(&mut self, step: Step) {
        self.agenda_mut().steps.push(step);
    }

    /// To be done next, in the order given.
    fn push_all(&mut self, steps: impl IntoIterator<Item = Step, IntoIter: DoubleEndedIterator>) {
        self.agenda_mut().steps.extend(steps.into_iter().rev());
    }

    /// To be done next, by each captain in initiative order: all of one captain's steps before the
    /// next captain's (RUL-21).
    ///
    /// CCG-RND-7.
    fn push_for_each<const N: usize>(&mut self, steps: impl Fn(Seat) -> [Step; N]) {
        let order = self.initiative_order().into_iter();
        self.push_all(order.flat_map(steps).collect::<Vec<_>>());
    }

    /// The answer to `step`'s question. Where nothing can differ it answers itself; otherwise the
    /// step goes back on the agenda and the game waits (`None`).
    fn ask(
        &mut self,
        step: Step,
        seat: Seat,
        why: Why,
        options: impl FnOnce(&Self) -> Vec<Move>,
    ) -> Option<Move> {
        if let Some(answer) = self.pending_choice_mut().answer.take() {
            return Some(answer);
        }
        let options = options(self);
        if let [only] = options[..] {
            return Some(only);
        }
        debug_assert!(!options.is_empty(), "{step:?} asks without options");
        self.push(step);
        self.pending_choice_mut().choice = Some(Choice { seat, why, options });
        None
    }
}
