//! Attention to the dying, and its lasting effects (SE-INJ-06 to SE-INJ-09, SE-INJ-14).

use dice::{Pool, Throw};

use super::{Casualty, Event, WorstLoss};
use crate::{body::DeathRow, sheet::Characteristic};

impl Casualty<'_> {
    /// Saves the patient after a successful Medic check begun in time (SE-INJ-14). `worst` is the
    /// player's pick.
    pub(super) fn attended(&mut self, worst: Option<Characteristic>) {
        let Some(peril) = self.body.aftermath.peril.take() else { return };
        self.tell(Event::Saved { row: peril.row });
        match peril.row {
            DeathRow::Crippled => self.disable(),
            DeathRow::Maimed => self.maim(worst),
            DeathRow::Critical => self.body.aftermath.frail = true,
            DeathRow::Destroyed | DeathRow::Killed | DeathRow::Stable | DeathRow::Hardy => {}
        }
    }

    /// SE-INJ-06
    fn disable(&mut self) {
        let disability = self.rules.injury.disability.clone();
        self.body.disabilities.push(disability.clone());
        self.tell(Event::Disabled { disability });
    }

    /// Lowers one maximum by 1D and the other two by D3 each (SE-INJ-07).
    fn maim(&mut self, worst: Option<Characteristic>) {
        let worst = self.worst(worst);
        self.lower(worst, Pool::Dice(1), DeathRow::Maimed);
        for which in Characteristic::PHYSICAL.into_iter().filter(|&which| which != worst) {
            self.lower(which, Pool::D3, DeathRow::Maimed);
        }
    }

    /// The maximum that suffers most: by chance, or by the player's pick.
    fn worst(&mut self, picked: Option<Characteristic>) -> Characteristic {
        let throw = match self.rules.death.worst_loss {
            WorstLoss::Chance => Some(Throw::roll(Pool::Dice(1), self.dice)),
            WorstLoss::Player => None,
        };
        let by_die = throw.as_ref().map(|throw| match throw.natural() {
            ..=2 => Characteristic::Str,
            3..=4 => Characteristic::Dex,
            5.. => Characteristic::End,
        });
        let physical = |which: &Characteristic| Characteristic::PHYSICAL.contains(which);
        let picked = picked.filter(physical).unwrap_or_else(|| self.highest());
        let which = by_die.unwrap_or(picked);
        self.tell(Event::SingledOut { throw, which });
        which
    }

    /// The highest maximum; of equals the first on the sheet.
    fn highest(&self) -> Characteristic {
        let [str, dex, end] = Characteristic::PHYSICAL;
        let higher =
            |one, other| if self.full.get(other) > self.full.get(one) { other } else { one };
        higher(higher(str, dex), end)
    }

    /// Lowers a maximum for good, never below 1. The present score stays, up to the new maximum.
    fn lower(&mut self, which: Characteristic, pool: Pool, row: DeathRow) {
        let throw = Throw::roll(pool, self.dice);
        let from = self.full.get(which);
        let left = from - self.body.lost_of(which).min(from);
        let by = throw.total().clamp(0, u8::MAX.into()) as u8;
        let to = from.saturating_sub(by).max(from.min(1));
        self.full.set(which, to);
        self.body.lost[which as usize] = to.saturating_sub(left);
        self.body.fit(*self.full);
        self.tell(Event::MaximumLost { which, throw, from, to, row });
    }

    /// Good care came in time: nothing is lost for good (SE-INJ-08).
    pub(super) fn well_cared_for(&mut self) {
        if self.body.aftermath.frail {
            self.body.aftermath.frail = false;
            self.tell(Event::OutOfDanger);
        }
    }

    /// Ends the injury once all points are back. Without good care until then, some are lost for
    /// good (SE-INJ-08).
    pub(super) fn whole_again(&mut self) {
        if self.body.damaged() > 0 {
            return;
        }
        if self.body.aftermath.frail {
            self.body.aftermath.frail = false;
            self.lower(Characteristic::Str, Pool::D3, DeathRow::Critical);
            self.lower(Characteristic::End, Pool::D3, DeathRow::Critical);
        }
        self.body.aftermath.hardy = false;
        self.body.wound = None;
        self.body.injuries.clear();
        self.tell(Event::Recovered);
    }
}
