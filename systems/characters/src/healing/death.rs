//! The death table (SE-INJ-03 to SE-INJ-13, SE-INJ-18).

use dice::{Modifier, Pool, Throw};

use super::{Casualty, Cause, Event};
use crate::body::{Aftermath, DeathRow, Luck, Peril, State};

impl Casualty<'_> {
    /// Rolls 2D with a modifier for all the damage of the attack that felled the victim (SE-INJ-11,
    /// SE-INJ-12). With everything at 0 already, the worse of two rolls stands (SE-INJ-18).
    pub(super) fn death_roll(&mut self, damage: u16, luck: u8, again: bool) {
        let throw = self.death_throw(damage, luck);
        let rolled = self.rules.death.row(throw.total());
        let before = self.body.aftermath.peril.filter(|_| again);
        let stands = before.map_or(rolled, |before| before.row.min(rolled));
        self.tell(Event::DeathRoll { damage, throw, rolled, stands, again });
        if before.is_none_or(|before| before.row != stands) {
            self.meet(stands);
        }
    }

    /// Makes the throw. Luck spent here is gone for good (SE-INJ-13).
    fn death_throw(&mut self, damage: u16, luck: u8) -> Throw {
        let table = &self.rules.death;
        let mut modifiers =
            vec![Modifier::new(format!("{damage} damage"), "SE-INJ-11", table.dm(damage))];
        if luck > 0 {
            let dm = table.dm_per_luck.saturating_mul(luck.into());
            modifiers.push(Modifier::new(format!("Luck {luck}"), "SE-INJ-13", dm));
            let Luck { maximum, current } = self.body.luck;
            let less = |points: u8| points.saturating_sub(luck);
            self.body.luck = Luck { maximum: less(maximum), current: less(current) };
        }
        Throw::roll(Pool::Dice(2), self.dice).with(modifiers)
    }

    /// Applies the immediate effect of a row; the rest is for a medic (SE-INJ-14).
    fn meet(&mut self, row: DeathRow) {
        let frail = self.body.aftermath.frail;
        match row {
            DeathRow::Destroyed | DeathRow::Killed => self.die(Cause::Row(row)),
            DeathRow::Crippled | DeathRow::Maimed | DeathRow::Critical | DeathRow::Stable => {
                let peril = Some(Peril { row, since: self.body.time });
                self.body.aftermath = Aftermath { peril, frail, hardy: false };
            }
            DeathRow::Hardy => {
                self.body.aftermath = Aftermath { peril: None, frail, hardy: true };
            }
        }
    }

    pub(super) fn die(&mut self, cause: Cause) {
        self.body.state = State::Dead;
        self.body.treatment = None;
        self.tell(Event::Died { cause });
    }
}
