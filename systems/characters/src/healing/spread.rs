//! Distributes regained points (SE-HEA-05, SE-HEA-14).

use super::{Casualty, Event, Means};
use crate::{body::Spread, sheet::Characteristic};

/// Order of characteristics with equal damage (SE-HEA-14).
const TIES: [Characteristic; 3] = [Characteristic::End, Characteristic::Str, Characteristic::Dex];

impl Casualty<'_> {
    /// Restores points, no score above its full value.
    pub(super) fn heal(&mut self, points: u16, spread: Spread, by: Means) {
        if points == 0 {
            return;
        }
        let healed = self.give(points, spread);
        self.tell(Event::Better { by, healed, now: self.now() });
        if healed != [0; 3] {
            self.whole_again();
        }
    }

    /// Restores the points and returns the gain of each characteristic.
    fn give(&mut self, points: u16, spread: Spread) -> [u8; 3] {
        let before = self.body.lost;
        match spread {
            Spread::MostDamagedFirst => self.heal_worst_first(points),
            Spread::Evenly => self.heal_evenly(points),
            Spread::InOrder(order) => self.heal_in_order(points, order),
        }
        let after = self.body.lost;
        std::array::from_fn(|n| before[n] - after[n])
    }

    fn heal_worst_first(&mut self, points: u16) {
        for _ in 0..points {
            let Some(&worst) = self.by_damage().first() else { return };
            self.body.lost[worst as usize] -= 1;
        }
    }

    /// Restores one point to each in turn, the most damaged first, until it is full (SE-HEA-14).
    fn heal_evenly(&mut self, mut points: u16) {
        let order = self.by_damage();
        while points > 0 && self.body.damaged() > 0 {
            for &which in &order {
                let lost = &mut self.body.lost[which as usize];
                if *lost > 0 && points > 0 {
                    (*lost, points) = (*lost - 1, points - 1);
                }
            }
        }
    }

    /// Restores the first as far as needed, then the next; only physical ones can heal.
    fn heal_in_order(&mut self, mut points: u16, order: [Characteristic; 3]) {
        for which in order {
            let Some(lost) = self.body.lost.get_mut(which as usize) else { continue };
            let part = points.min((*lost).into());
            *lost -= part as u8;
            points -= part;
        }
    }

    /// The damaged ones, the most damaged first; ties in the order END, STR, DEX.
    fn by_damage(&self) -> Vec<Characteristic> {
        let mut damaged: Vec<_> =
            TIES.into_iter().filter(|&which| self.body.lost_of(which) > 0).collect();
        damaged.sort_by_key(|&which| std::cmp::Reverse(self.body.lost_of(which)));
        damaged
    }
}
