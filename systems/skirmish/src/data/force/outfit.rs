//! Outfitting a person of the library for a fight: possessions and purchases.

use characters::{healing::RuleSet, sheet::PersonRef};

use super::ForceFault;
use crate::data::{Armed, Armor, Armoury, ArmouryFault, Gear, Recruit, Weapon};

/// Person being equipped. Purchases are theirs for the fight; [`spent`](Outfit::spent) returns
/// their cost.
#[derive(Debug, Clone)]
pub struct Outfit<'a> {
    armoury: &'a Armoury,
    recruit: Recruit,
    /// Credits left; `None` where money does not matter.
    credits: Option<u32>,
    spent: u32,
}

impl<'a> Outfit<'a> {
    /// Creates an outfit with all their possessions that are in the armoury, paid with their own
    /// credits.
    pub fn of<'p>(armoury: &'a Armoury, person: impl Into<PersonRef<'p>>) -> Outfit<'a> {
        let person = person.into();
        let mut recruit = Recruit::of(person);
        recruit.weapons.retain(|armed| armoury.weapon(&armed.weapon).is_some());
        Outfit { armoury, recruit, credits: Some(person.possessions.credits), spent: 0 }
    }

    /// Creates an outfit for which somebody else pays.
    pub fn free<'p>(armoury: &'a Armoury, person: impl Into<PersonRef<'p>>) -> Outfit<'a> {
        Outfit { credits: None, ..Outfit::of(armoury, person) }
    }

    /// Returns them with their present equipment.
    pub fn recruit(&self) -> &Recruit {
        &self.recruit
    }

    /// Credits left; `None` where money does not matter.
    pub fn credits(&self) -> Option<u32> {
        self.credits
    }

    /// Credits spent.
    pub fn spent(&self) -> u32 {
        self.spent
    }

    /// Buys a weapon, including the magazine in it.
    ///
    /// # Errors
    /// It does not exist, is not sold, or is too expensive.
    pub fn buy_weapon(&mut self, name: &str) -> Result<(), ForceFault> {
        let weapon = self.weapon(name)?;
        self.pay(name, weapon.price)?;
        let weapon = name.to_owned();
        self.recruit.weapons.push(Armed::new(weapon, 0));
        Ok(())
    }

    /// Buys full magazines for a weapon of theirs.
    ///
    /// # Errors
    /// They have no such weapon, it has no magazine, or it is too expensive.
    pub fn buy_magazines(&mut self, name: &str, count: u8) -> Result<(), ForceFault> {
        let nth = self.nth(name)?;
        let magazine = self.weapon(name)?.magazine;
        let magazine = magazine.ok_or_else(|| ForceFault::NoMagazine(name.to_owned()))?;
        let price = magazine.price.saturating_mul(count.into());
        self.pay("ammunition", Some(price))?;
        let held = &mut self.recruit.weapons[nth].magazines;
        *held = held.saturating_add(count);
        Ok(())
    }

    /// Buys a suit of armour. Only suits made for it can be worn over another, and some suits need
    /// a skill.
    ///
    /// # Errors
    /// It does not exist, is not sold, too expensive, worn already, or needs a skill they lack.
    pub fn buy_armor(&mut self, name: &str) -> Result<(), ForceFault> {
        let known = self.armoury.armor(name);
        let suit = known.ok_or_else(|| ArmouryFault::Armor(name.to_owned()))?;
        self.can_wear(suit)?;
        self.pay(name, suit.price)?;
        // The outermost comes first.
        let place = if suit.over { 0 } else { self.recruit.armor.len() };
        self.recruit.armor.insert(place, name.to_owned());
        Ok(())
    }

    /// Buys a fitting for a weapon of theirs.
    ///
    /// # Errors
    /// They have no such weapon, it does not fit, or it is too expensive.
    pub fn buy_fitting(&mut self, name: &str, fitting: Gear) -> Result<(), ForceFault> {
        let nth = self.nth(name)?;
        let mut fitted = self.recruit.clone();
        fitted.weapons[nth].fittings.push(fitting);
        self.armoury.check_recruit(&fitted)?;
        self.pay(fitting.name(), Some(fitting.price()))?;
        self.recruit = fitted;
        Ok(())
    }

    /// Buys gear to carry.
    ///
    /// # Errors
    /// It has to be fitted to a weapon, or it is too expensive.
    pub fn buy_gear(&mut self, gear: Gear) -> Result<(), ForceFault> {
        let mut carrying = self.recruit.clone();
        carrying.gear.push(gear);
        self.armoury.check_recruit(&carrying)?;
        self.pay(gear.name(), Some(gear.price()))?;
        self.recruit = carrying;
        Ok(())
    }

    /// Puts this weapon first: it is in hand when the fight begins.
    ///
    /// # Errors
    /// They have no such weapon.
    pub fn take_in_hand(&mut self, name: &str) -> Result<(), ForceFault> {
        let nth = self.nth(name)?;
        self.recruit.weapons[..=nth].rotate_right(1);
        Ok(())
    }

    /// Leaves this weapon at home.
    ///
    /// # Errors
    /// They have no such weapon.
    pub fn leave_behind(&mut self, name: &str) -> Result<(), ForceFault> {
        let nth = self.nth(name)?;
        self.recruit.weapons.remove(nth);
        Ok(())
    }

    /// Returns the recruit, ready for that rule set.
    ///
    /// # Errors
    /// The rule set does not know the weapon in hand.
    pub fn ready(self, rules: RuleSet) -> Result<Recruit, ForceFault> {
        self.armoury.check_recruit(&self.recruit)?;
        self.armoury.check_in_hand(&self.recruit, rules)?;
        Ok(self.recruit)
    }

    fn weapon(&self, name: &str) -> Result<&'a Weapon, ForceFault> {
        Ok(self.armoury.weapon(name).ok_or_else(|| ArmouryFault::Weapon(name.to_owned()))?)
    }

    /// Index of the weapon among theirs.
    fn nth(&self, name: &str) -> Result<usize, ForceFault> {
        let found = self.recruit.weapons.iter().position(|armed| armed.weapon == name);
        found.ok_or_else(|| ForceFault::NotTheirs {
            name: self.recruit.name.clone(),
            weapon: name.to_owned(),
        })
    }

    fn can_wear(&self, suit: &Armor) -> Result<(), ForceFault> {
        let known = self.recruit.skills.level("Vacc Suit").unwrap_or(0);
        if known < suit.vacc_suit {
            let (needed, name) = (suit.vacc_suit, self.recruit.name.clone());
            return Err(ForceFault::Unlearnt { suit: suit.name.clone(), needed, name });
        }
        let worn = self.recruit.armor.iter().filter_map(|name| self.armoury.armor(name));
        match worn.into_iter().find(|worn| worn.over == suit.over) {
            Some(worn) => {
                let (suit, worn) = (suit.name.clone(), worn.name.clone());
                Err(ForceFault::WornAlready { suit, worn })
            }
            None => Ok(()),
        }
    }

    fn pay(&mut self, thing: &str, price: Option<u32>) -> Result<(), ForceFault> {
        let price = price.ok_or_else(|| ForceFault::NotForSale(thing.to_owned()))?;
        if let Some(credits) = self.credits {
            let too_dear = || ForceFault::TooDear { thing: thing.to_owned(), price, credits };
            self.credits = Some(credits.checked_sub(price).ok_or_else(too_dear)?);
        }
        self.spent = self.spent.saturating_add(price);
        Ok(())
    }
}
