//! Features of errands in port: what each may bring, in credits, as likely as it is. Days that are
//! left when the ship departs are worth nothing, so whatever brings anything is worth its days.

use campaign::{Berth, Errand, ErrandOffer, Own, border};
use characters::sheet::PersonRef;

use super::{considerations::Calling, features::Port};

/// Credits that score 1.
const MUCH: f32 = 20_000.0;
/// What word of another contract, or of a way around raiders, is worth, in credits.
const WORD: f32 = 8_000.0;
/// What a point of a fighter's worth is (`Armoury::worth`), in credits, as long as the weapon lasts.
const POINT: f32 = 400.0;

impl Port<'_> {
    /// An errand: whether it is worth its days, and what it brings.
    pub fn errand(self, errand: Errand) -> Calling {
        let offer = self.own.errands.iter().find(|it| it.errand == errand);
        let brings = offer.map_or(0.0, |offer| self.brings(offer));
        let time = if brings > 0.0 { 1.0 } else { 0.0 };
        Calling { time, gain: brings.max(0.0) / MUCH, ..Calling::default() }
    }

    /// Credits that it brings, less its price.
    fn brings(self, offer: &ErrandOffer) -> f32 {
        let odds = offer.chances.map_or(1000, |it| it.odds.per_mille());
        let chance = f32::from(odds) / 1000.0;
        let figures = &self.book.charts.figures.errands;
        match offer.errand {
            Errand::Inquire => chance * WORD,
            Errand::Haggle(nth) => {
                let Some(contract) = self.own.offers.get(usize::from(nth)) else { return 0.0 };
                let gain = chance * f32::from(figures.haggle.gain);
                // About half of what fails, fails badly.
                let loss = (1.0 - chance) / 2.0 * f32::from(figures.haggle.loss);
                contract.pay as f32 * (gain - loss) / 100.0
            }
            Errand::Papers => chance * figures.papers.off(self.own.instalment) as f32,
            Errand::Arm(nth) => self.better_armed(nth) - offer.price as f32,
        }
    }

    /// Credits that a weapon is worth to who would be lent it: the first who has none, after those
    /// for whom something was bought before.
    fn better_armed(self, nth: u8) -> f32 {
        let Some(weapon) = self.own.chandler.get(usize::from(nth)) else { return 0.0 };
        let (armoury, figures) = (&self.book.armoury, &self.book.charts.figures);
        let aboard = able(self.own).enumerate();
        let mut unarmed =
            aboard.filter(|(_, who)| !border::is_armed(armoury, *who, self.own.rules));
        let Some((place, who)) = unarmed.nth(self.own.locker.len()) else { return 0.0 };
        let worth = |weapon: &str| {
            let lent = border::Lent { weapon, armor: &figures.armor };
            let armed = border::fighter(armoury, who, self.own.rules, lent);
            armoury.worth(&armed, self.own.rules)
        };
        let usual = figures.locker.get(place % figures.locker.len().max(1));
        let before = usual.map_or(0, |it| worth(it));
        let points = worth(weapon).saturating_sub(before);
        points as f32 * POINT
    }
}

/// Those on their feet, in the order in which they go into a fight.
fn able(own: &Own) -> impl Iterator<Item = PersonRef<'_>> {
    let aboard = own.crew.iter().filter(|it| it.berth == Berth::Aboard);
    aboard.filter(|it| it.person.body.is_awake()).map(|it| (&it.person).into())
}
