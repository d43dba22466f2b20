//! A card for a fulfilled contract: one of a few, for one that is left ashore. The deck always has
//! sixty.

use bevy::prelude::{App, In, Plugin, ResMut};
use cards::data::{Card, Face};
use dice::Dice;
use engine::AddSteps;

use super::clerk::Clerk;
use crate::{
    choice::{Move, Why},
    data::CampaignBook,
    event::Event,
    state::{Agenda, ShipDeck, Step, kind},
};

/// The choice of a card after a leg.
pub(crate) struct Prizes;

impl Plugin for Prizes {
    fn build(&self, app: &mut App) {
        app.add_step(kind::Prize, choose).add_step(kind::LeaveAshore, make_room);
    }
}

/// Cards that are offered: captain's cards that the deck has no copy of, and no crew, since crew
/// are hired.
pub(super) fn offered(book: &CampaignBook, deck: &ShipDeck, dice: &mut Dice) -> Vec<String> {
    let is_new = |card: &Card| {
        card.cost().is_some() && !is_crew(card) && !deck.captain.contains_key(&card.id)
    };
    let mut new: Vec<&Card> =
        book.cards.cards().map(|(_, card)| card).filter(|card| is_new(card)).collect();
    dice.shuffle(&mut new);
    let most = book.charts.figures.prizes.into();
    new.into_iter().take(most).map(|card| card.id.clone()).collect()
}

fn is_crew(card: &Card) -> bool {
    matches!(card.face, Face::Crew(_))
}

/// Asks which of them to take, if any.
fn choose(In(cards): In<Vec<String>>, mut agenda: ResMut<Agenda>) {
    let options = cards.iter().cloned().map(Move::Take).chain([Move::Decline]).collect();
    let chosen = agenda.ask(Step::Prize { cards }, Why::Prize, options);
    if let Some(Move::Take(card)) = chosen {
        agenda.push(Step::LeaveAshore { card });
    }
}

/// Asks which card makes room; crew keep their places.
fn make_room(
    In(card): In<String>,
    mut clerk: Clerk,
    mut deck: ResMut<ShipDeck>,
    mut agenda: ResMut<Agenda>,
) {
    let ids = deck.captain.keys();
    let left = ids.filter(|id| clerk.book.cards.find(id).is_some_and(|(_, it)| !is_crew(it)));
    let options = left.cloned().map(Move::LeaveAshore).collect();
    let step = Step::LeaveAshore { card: card.clone() };
    let Some(Move::LeaveAshore(left)) = agenda.ask(step, Why::LeavingAshore, options) else {
        return;
    };
    if let Some(copies) = deck.captain.get_mut(&left) {
        *copies -= 1;
    }
    deck.captain.retain(|_, copies| *copies > 0);
    deck.captain.insert(card.clone(), 1);
    clerk.tell(Event::CardTaken { card, left });
}
