//! Injures or treats one person.

use dice::Dice;
use tasks::check::characteristic_dm;

use super::{Event, HealingRules, Refusal};
use crate::{
    body::{Body, Seconds},
    sheet::{Characteristic, Characteristics},
};

/// The person hurt or treated: their full scores and their body.
///
/// [`told`](Casualty::told) returns the events. A refusal changes nothing.
///
/// ```
/// use characters::{Characteristics, body::Body, healing::{Casualty, HealingRules, Hit}};
/// use dice::Dice;
///
/// let (mut full, mut body) = (Characteristics::new([7, 7, 7, 7, 7, 7]), Body::default());
/// let (rules, mut dice) = (HealingRules::default(), Dice::seeded(1));
/// let mut victim = Casualty::new(&mut full, &mut body, &rules, &mut dice);
/// victim.hit(Hit { damage: 9, ..Hit::default() })?;
/// assert_eq!(victim.told().len(), 1);
/// assert_eq!(body.physical(full), [5, 7, 0]);
/// # Ok::<(), characters::healing::Refusal>(())
/// ```
#[derive(Debug)]
pub struct Casualty<'a> {
    pub(super) full: &'a mut Characteristics,
    pub(super) body: &'a mut Body,
    pub(super) rules: &'a HealingRules,
    pub(super) dice: &'a mut Dice,
    told: Vec<Event>,
}

impl<'a> Casualty<'a> {
    /// A casualty with these scores and this body, by these rules and dice.
    pub fn new(
        full: &'a mut Characteristics,
        body: &'a mut Body,
        rules: &'a HealingRules,
        dice: &'a mut Dice,
    ) -> Casualty<'a> {
        body.fit(*full);
        Casualty { full, body, rules, dice, told: Vec::new() }
    }

    /// The events so far, in order.
    pub fn told(self) -> Vec<Event> {
        self.told
    }

    pub(super) fn tell(&mut self, event: Event) {
        self.told.push(event);
    }

    /// The three present physical scores.
    pub(super) fn now(&self) -> [u8; 3] {
        self.body.physical(*self.full)
    }

    /// The present score of a characteristic.
    pub(super) fn score(&self, which: Characteristic) -> u8 {
        self.body.current(*self.full).get(which)
    }

    /// The DM of present END (SE-INJ-17).
    pub(super) fn end_dm(&self) -> i16 {
        characteristic_dm(self.score(Characteristic::End))
    }

    /// Checks that the person lives and the time is not in the past.
    pub(super) fn alive_at(&self, at: Seconds) -> Result<(), Refusal> {
        if self.body.is_dead() {
            return Err(Refusal::Dead);
        }
        let now = self.body.time;
        if at < now { Err(Refusal::Earlier { now, asked: at }) } else { Ok(()) }
    }
}
