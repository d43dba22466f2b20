//! Features of the options of a port event: what may come of each, as likely as it is.

use campaign::{
    Move,
    data::{Consequence, Effect},
};

use super::{
    considerations::Answering,
    features::{Port, credits},
};

impl Port<'_> {
    /// An option of the event that waits.
    pub fn answering(self, option: &Move) -> Answering {
        self.weighed(option).unwrap_or_default()
    }

    fn weighed(self, option: &Move) -> Option<Answering> {
        let Move::Answer(nth) = option else { return None };
        let meeting = self.own.meeting.as_ref()?;
        let option = self.book.charts.event(&meeting.event)?.options.get(usize::from(*nth))?;
        let chances = meeting.chances.get(usize::from(*nth)).copied().flatten();
        let chance = chances.map_or(1.0, |it| f32::from(it.odds.per_mille()) / 1000.0);
        let mut sum = Answering { money: -credits(option.price), ..Answering::default() };
        self.add(&mut sum, &option.then, chance);
        option.otherwise.iter().for_each(|it| self.add(&mut sum, it, 1.0 - chance));
        Some(sum)
    }

    fn add(self, sum: &mut Answering, come: &Consequence, chance: f32) {
        for effect in &come.effects {
            match effect {
                Effect::Gain(gained) => sum.money += chance * credits(*gained),
                Effect::Lose(lost) => {
                    sum.money -= chance * credits((*lost).min(self.own.purse));
                }
                Effect::Pay(hundredths) => {
                    let best = self.own.offers.iter().map(|it| it.pay).max().unwrap_or(0);
                    sum.money += chance * credits(best) * (f32::from(*hundredths) / 100.0 - 1.0);
                }
                Effect::Forgiven => sum.money += chance * credits(self.own.instalment),
                Effect::Hurt(_, count) => sum.harm += chance * f32::from(*count),
                Effect::Card => sum.help += chance,
                Effect::Recruit(_) | Effect::Rumour => sum.help += chance * 0.5,
                Effect::Days(days) => sum.trouble += chance * f32::from(*days) / 7.0,
                Effect::Followed(_) | Effect::Leaves => sum.trouble += chance,
            }
        }
    }
}
