//! Tickets: bought, used once, or turned into money (CT-PSG-01, CT-PSG-02).

use dice::{Dice, Modifier};

use super::{
    AffairError, AffairEvent, AffairTables, LowPassage, Place, affair::JudgedAffair, purse,
};
use crate::{
    data::Passage,
    sheet::{Career, Characteristic, Characteristics, Fate, Possessions},
    skills::Task,
    text,
};

/// Judges a purchase at the price of the class (CT-PSG-03 to CT-PSG-05).
pub(super) fn buying(
    owned: &Possessions,
    tables: &AffairTables,
    class: Passage,
) -> Result<JudgedAffair, AffairError> {
    let price = tables.ticket(class).price;
    purse::can_pay(owned, &format!("{} Passage", text::passage(class)), price)?;
    Ok(JudgedAffair::Buy { class, price })
}

/// Judges a sale for nine tenths of the price (CT-PSG-02).
pub(super) fn cashing(
    owned: &Possessions,
    tables: &AffairTables,
    class: Passage,
) -> Result<JudgedAffair, AffairError> {
    has_ticket(owned, class)?;
    let credits = tables.ticket(class).resale();
    purse::can_take(owned, credits)?;
    Ok(JudgedAffair::Cash { class, credits })
}

/// Judges one trip on one ticket (CT-PSG-01).
pub(super) fn travelling(
    owned: &Possessions,
    scores: Characteristics,
    place: &Place,
    tables: &AffairTables,
    class: Passage,
) -> Result<JudgedAffair, AffairError> {
    has_ticket(owned, class)?;
    let endurance = scores.get(Characteristic::End);
    let sleeps = class == Passage::Low;
    let revival = sleeps.then(|| revival(&tables.low_passage, endurance, &place.medics));
    Ok(JudgedAffair::Travel { class, revival })
}

fn has_ticket(owned: &Possessions, class: Passage) -> Result<(), AffairError> {
    let tickets = owned.tickets(class);
    if tickets == 0 { Err(AffairError::NoTicket(class)) } else { Ok(()) }
}

/// The throw to wake up from a low passage (CT-PSG-07). The best medic counts, and only one
/// (CT-PSG-08, CT-RUL-38). Low Endurance is a penalty (CT-PSG-09).
pub fn revival(figures: &LowPassage, endurance: u8, medics: &[u8]) -> Task {
    let best = medics.iter().copied().max().filter(|&level| level >= figures.medical_level);
    let help = best.map(|level| {
        Modifier::new(format!("Medical-{level} at hand"), "CT-PSG-08", figures.medical_dm.into())
    });
    let weak = (endurance <= figures.weak_endurance).then(|| {
        Modifier::new(format!("Endurance {endurance}"), "CT-PSG-09", figures.weak_dm.into())
    });
    Task::at_least("Waking up", figures.target, "CT-PSG-07").with(help.into_iter().chain(weak))
}

pub(super) fn buy(owned: &mut Possessions, class: Passage, price: u32) -> Vec<AffairEvent> {
    purse::pay(owned, price);
    owned.add_passage(class);
    vec![AffairEvent::Bought { class, price }]
}

pub(super) fn cash(owned: &mut Possessions, class: Passage, credits: u32) -> Vec<AffairEvent> {
    owned.use_passage(class);
    purse::take(owned, credits);
    vec![AffairEvent::Cashed { class, credits }]
}

/// Spends the ticket; a sleeper wakes up on arrival or dies (CT-PSG-06, CT-PSG-07).
pub(super) fn travel(
    owned: &mut Possessions,
    career: &mut Career,
    class: Passage,
    revival: Option<Task>,
    dice: &mut Dice,
) -> Vec<AffairEvent> {
    owned.use_passage(class);
    let mut events = vec![AffairEvent::Travelled { class }];
    if let Some(outcome) = revival.and_then(|task| task.throw(dice)) {
        if !outcome.success {
            career.fate = Fate::Dead;
        }
        events.push(AffairEvent::Revival(outcome));
    }
    events
}
