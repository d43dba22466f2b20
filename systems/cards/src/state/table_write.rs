//! Changes the table.

use bevy::prelude::{Bundle, Entity};
use dice::Dice;
use engine::Seat;

use super::{
    Activity, Agenda, Attached, Captain, CardState, CardType, CardTypes, Condition, Damaged, Dealt,
    Eliminated, Exerted, InPlay, Lasting, Log, Passed, PendingChoice, Piles, Pirate, Present,
    Pursuing, Queue, Round, Shifted, Slot, Standing, Status, Step, Struck, TableRead, Wounded,
    Zone,
};
use crate::{
    choice::{CardId, Choice, Move, SlotNo, Why},
    data::Face,
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

    /// Puts a status on a card or a captain, or takes it off; seen at once.
    fn set_status<S: Status>(&mut self, of: Entity, status: Option<S>);
    /// Puts markers on a card or a captain. An index shows at once what they are; systems find them by
    /// their markers from the next one on.
    fn put_on(&mut self, entity: Entity, markers: impl Bundle);
    /// Takes markers off, those that are there.
    fn take_off<B: Bundle>(&mut self, entity: Entity);

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

    /// Takes a captain out of the game.
    fn see_off(&mut self, seat: Seat) {
        self.put_on(self.captain_entity(seat), Eliminated);
        let left = self.seats().into_iter().filter(|&other| other != seat);
        self.present_mut().0 = left.collect();
    }

    /// Gives `seat` control of a card.
    fn hand_over(&mut self, id: CardId, seat: Seat) {
        self.card_mut(id).controller = seat;
        if let Some(card) = self.cards_in_play_mut().get_mut(id) {
            card.controller = seat;
            self.unsettle();
        }
    }

    /// Into the list of cards in play, last, with the marker of its type.
    fn enter(&mut self, id: CardId, host: Option<CardId>) {
        let (CardState { def, controller, .. }, printed) = (*self.card(id), self.printed(id));
        let card_type = CardType::of(&printed.face).expect("only ships and permanents enter play");
        let card = Standing { id, def, controller, card_type, host };
        let changes = InPlay::changes_by(&card, printed);
        self.cards_in_play_mut().enter(card, changes);
        self.mark(&card);
        self.unsettle();
    }

    /// Puts on what the index says of a card in play.
    fn mark(&mut self, card: &Standing) {
        let entity = self.card_entity(card.id);
        card.card_type.put_on(self, entity);
        if let Some(host) = card.host {
            self.put_on(entity, Attached(host));
        }
    }

    /// Out of the list of cards in play, without a marker.
    fn leave(&mut self, id: CardId) {
        if self.cards_in_play_mut().leave(id) {
            let entity = self.card_entity(id);
            self.take_off::<(CardTypes, Attached)>(entity);
        }
        self.unsettle();
    }

    /// Onto another card; both are in play.
    fn attach(&mut self, id: CardId, host: CardId) {
        if let Some(card) = self.cards_in_play_mut().get_mut(id) {
            card.host = Some(host);
            let entity = self.card_entity(id);
            self.put_on(entity, Attached(host));
            self.unsettle();
        }
    }

    /// Says only where the card is; the piles and the list of cards in play are the caller's.
    fn put(&mut self, id: CardId, zone: Zone) {
        *self.zone_mut(id) = zone;
    }

    fn set_exerted(&mut self, id: CardId, is: bool) {
        let card = self.card_entity(id);
        self.set_status(card, is.then_some(Exerted));
    }

    /// Wounds on a crew, damage on anything else.
    fn set_harm(&mut self, id: CardId, harm: u8) {
        let (card, harm) = (self.card_entity(id), Some(harm).filter(|&harm| harm > 0));
        if matches!(self.printed(id).face, Face::Crew(_)) {
            self.set_status(card, harm.map(Wounded));
        } else {
            self.set_status(card, harm.map(Damaged));
        }
    }

    fn set_shifted(&mut self, id: CardId, is: bool) {
        let card = self.card_entity(id);
        self.set_status(card, is.then_some(Shifted));
    }

    /// As it enters play, ready and whole (RUL-70): nothing is counted on it.
    fn renew(&mut self, id: CardId) {
        *self.condition_mut(id) = Condition::default();
        if self.is_exerted(id) {
            self.set_exerted(id, false);
        }
        if self.harm(id) > 0 {
            self.set_harm(id, 0);
        }
        if self.is_shifted(id) {
            self.set_shifted(id, false);
        }
    }

    /// CCG-ADV-2a: to a contract, to piracy, or to neither.
    fn commit(&mut self, seat: Seat, activity: Activity) {
        let captain = self.captain_entity(seat);
        let (pursuing, pirate) = match activity {
            Activity::Uncommitted => (None, None),
            Activity::Pursuing(slot) => (Some(Pursuing(slot)), None),
            Activity::Pirate => (None, Some(Pirate)),
        };
        self.set_status(captain, pursuing);
        self.set_status(captain, pirate);
    }

    fn set_struck(&mut self, seat: Seat, success: bool) {
        let captain = self.captain_entity(seat);
        self.set_status(captain, Some(Struck { success }));
    }

    fn set_passed(&mut self, seat: Seat, eligible: bool) {
        let captain = self.captain_entity(seat);
        self.set_status(captain, Some(Passed { eligible }));
    }

    fn tell(&mut self, event: Event) {
        self.log_mut().0.tell(event);
    }

    /// Requests a check of limits, wounds and damage before the next step.
    fn unsettle(&mut self) {
        self.agenda_mut().unsettled = true;
    }

    /// Pushes a step to run next.
    fn push(&mut self, step: Step) {
        self.agenda_mut().steps.push(step);
    }

    /// Pushes steps to run next, in the order given.
    fn push_all(&mut self, steps: impl IntoIterator<Item = Step, IntoIter: DoubleEndedIterator>) {
        self.agenda_mut().steps.extend(steps.into_iter().rev());
    }

    /// Pushes steps for each captain in initiative order: all of one captain's before the next
    /// captain's (RUL-21).
    ///
    /// CCG-RND-7.
    fn push_for_each<const N: usize>(&mut self, steps: impl Fn(Seat) -> [Step; N]) {
        let order = self.initiative_order().into_iter();
        self.push_all(order.flat_map(steps).collect::<Vec<_>>());
    }

    /// Returns the answer to `step`'s question. A question without a real choice answers itself;
    /// any other pushes the step back on the agenda, and the game waits (`None`).
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
