//! The worth of fighters, for sides of similar strength.

use characters::{Characteristic, healing::RuleSet};

use super::{Armed, Armoury, Recruit, Weapon};

/// Worth of a die of damage, and of a skill level with the weapon in hand.
const A_DIE: u32 = 4;
const A_LEVEL: u32 = 3;
/// Worth of hitting from afar.
const AFAR: u32 = 6;

impl Armoury {
    /// Rough worth of a fighter: what they can take and deal by that rule set. A docker with a club
    /// is worth about 37, a marine with an SMG about 60.
    pub fn worth(&self, recruit: &Recruit, rules: RuleSet) -> u32 {
        let body = Characteristic::PHYSICAL.map(|it| u32::from(recruit.profile.get(it)));
        let suits = recruit.armor.iter().filter_map(|name| self.armor(name));
        let worn = suits.map(|suit| u32::from(suit.protection)).max().unwrap_or(0);
        let arms = recruit.weapons.iter().filter_map(|armed| self.arms(armed, recruit, rules));
        body.iter().sum::<u32>() + worn + arms.max().unwrap_or(0)
    }

    fn arms(&self, armed: &Armed, recruit: &Recruit, rules: RuleSet) -> Option<u32> {
        let weapon = self.weapon(&armed.weapon)?;
        let level = u32::from(recruit.skills.level(&weapon.name).unwrap_or(0));
        Some(damage(weapon, rules)? + level * A_LEVEL)
    }
}

/// `None` for a weapon that the rule set does not know.
fn damage(weapon: &Weapon, rules: RuleSet) -> Option<u32> {
    let (dice, afar) = match rules {
        RuleSet::Classic => {
            let row = weapon.classic.as_ref()?;
            (row.wounds, row.range[2].is_some())
        }
        RuleSet::SecondEdition => {
            let record = weapon.second.as_ref()?;
            let dice = if record.destructive { record.damage.dice * 3 } else { record.damage.dice };
            (dice, record.reach != super::Reach::Melee)
        }
    };
    Some(u32::from(dice) * A_DIE + if afar { AFAR } else { 0 })
}
