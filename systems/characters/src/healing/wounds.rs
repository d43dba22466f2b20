//! Hits, by the second edition (SE-INJ-01, SE-INJ-02).

use serde::{Deserialize, Serialize};

use super::{Casualty, Event, Means, Refusal};
use crate::{
    body::{Injury, Seconds, State},
    sheet::Characteristic,
};

/// One hit on somebody.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Hit {
    pub at: Seconds,
    /// Points after armour; 0 is no hit at all.
    pub damage: u16,
    /// Stun rather than lethal (SE-TRT-29).
    pub stun: bool,
    pub pick: Pick,
    /// Points of Luck to give up for good on a death roll, set before the throw (SE-INJ-13).
    pub luck: u8,
}

/// The victim's choice of what to lose once END is gone (SE-INJ-01).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pick {
    /// The one with more left, STR if they are even; it keeps both off 0 the longest.
    #[default]
    Fuller,
    Strength,
    Dexterity,
}

impl Pick {
    /// END, then the picked one, then the other.
    fn order(self, [strength, dexterity, _]: [u8; 3]) -> [Characteristic; 3] {
        let first_strength = match self {
            Pick::Fuller => strength >= dexterity,
            Pick::Strength => true,
            Pick::Dexterity => false,
        };
        let [str, dex, end] = Characteristic::PHYSICAL;
        if first_strength { [end, str, dex] } else { [end, dex, str] }
    }
}

impl Casualty<'_> {
    /// Hurts somebody by the rules of the second edition.
    ///
    /// # Errors
    /// The victim is dead, the time is in the past, or there is less Luck than the hit asks for.
    pub fn hit(&mut self, hit: Hit) -> Result<(), Refusal> {
        self.alive_at(hit.at)?;
        let left = self.body.luck.current;
        if hit.luck > left {
            return Err(Refusal::TooLittleLuck { asked: hit.luck, left });
        }
        self.body.time = hit.at;
        match hit {
            Hit { damage: 0, .. } => {}
            Hit { stun: true, .. } => self.stun(hit),
            Hit { stun: false, .. } => self.wound(hit),
        }
        Ok(())
    }

    /// Applies lethal damage (SE-INJ-01); at 0/0/0 any hit means another death roll (SE-INJ-18).
    fn wound(&mut self, hit: Hit) {
        let again = self.body.lethal_zeros(*self.full) == 3;
        let taken = self.take(hit.damage, hit.pick);
        self.log(hit, taken.iter().sum());
        self.tell(Event::Hit { damage: hit.damage, taken, now: self.now() });
        self.fall();
        if self.body.lethal_zeros(*self.full) == 3 {
            self.death_roll(hit.damage, hit.luck, again);
        }
    }

    /// Applies stun to END alone (SE-TRT-29). Excess points cost as many rounds (SE-TRT-30). Stun
    /// can knock out, but never kill (SE-TRT-31).
    fn stun(&mut self, hit: Hit) {
        let end = self.score(Characteristic::End);
        let points = hit.damage.min(end.into()) as u8;
        let rounds = hit.damage - u16::from(points);
        let helpless = Seconds(self.rules.checks.round_seconds.into()).times(rounds.into());
        let stun = &mut self.body.stun;
        stun.points += points;
        stun.resting_since = hit.at;
        stun.helpless_until = stun.helpless_until.max(hit.at.after(helpless));
        self.log(hit, points);
        self.tell(Event::Stunned { damage: hit.damage, points, rounds, now: self.now() });
        self.fall();
    }

    /// Logs the hit (SE-DAT-18).
    fn log(&mut self, hit: Hit, taken: u8) {
        let Hit { at, damage, stun, .. } = hit;
        self.body.injuries.push(Injury { at, damage, taken, stun, treated: false });
    }

    /// Takes points without an attack: first aid does not apply, and at 0/0/0 there is nothing left
    /// to lose. The loss may fell as a hit does (SE-HEA-07, SE-HEA-12, SE-HSE-04).
    pub(super) fn worsen(&mut self, points: u16, by: Means) {
        let lost = self.take(points, Pick::default());
        self.tell(Event::Worse { by, lost, now: self.now() });
        if lost == [0; 3] {
            return;
        }
        self.fall();
        if self.body.lethal_zeros(*self.full) == 3 {
            self.death_roll(points, 0, false);
        }
    }

    /// Takes points off END, then off the picked one down to 0, then off the other (SE-INJ-01).
    /// Last come the points of END that are lost to stun only.
    fn take(&mut self, points: u16, pick: Pick) -> [u8; 3] {
        let (mut left, mut taken) = (points, [0; 3]);
        for which in pick.order(self.now()) {
            let part = left.min(self.score(which).into()) as u8;
            self.body.lost[which as usize] += part;
            taken[which as usize] = part;
            left -= u16::from(part);
        }
        let hidden = left.min(self.body.stun.points.into()) as u8;
        self.body.stun.points -= hidden;
        let end = Characteristic::End as usize;
        self.body.lost[end] += hidden;
        taken[end] += hidden;
        taken
    }

    /// Knocks out at two scores of 0 (SE-INJ-02), even those who had woken with them (SE-INJ-16).
    fn fall(&mut self) {
        if self.body.zeros(*self.full) >= 2 && self.body.is_awake() {
            self.body.state = State::Unconscious { since: self.body.time, failed: 0 };
            self.tell(Event::FellUnconscious { until: None });
        }
    }
}
