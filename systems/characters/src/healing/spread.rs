//! Giving points back (SE-HEA-05, SE-HEA-14).

use super::{Casualty, Event, Means};
use crate::{body::Spread, sheet::Characteristic};

/// Which comes first of two that are equally damaged (SE-HEA-14).
const TIES: [Characteristic; 3] = [Characteristic::End, Characteristic::Str, Characteristic::Dex];

impl Casualty<'_> {
    /// Gives points back, none above its full score.
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

    /// What each really gains.
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

    /// One to each in turn, the most damaged first; what is full drops out (SE-HEA-14).
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

    /// As many to the first as it needs, and so on; only physical ones can be healed.
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
