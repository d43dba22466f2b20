//! The opponents of a chance meeting: stock people or beasts, about as strong as the party.

use characters::healing::RuleSet;
use dice::Dice;

use crate::data::{Armoury, Recruit, Terrain};

/// Most fighters on a side.
const MOST: usize = 8;
/// Epithets for fighters of the same name.
const TELLING: [&str; MOST] =
    ["Old", "Young", "Tall", "Quiet", "Loud", "Left-handed", "Limping", "Other"];

/// Picks two to four people of the stock.
pub(super) fn party(armoury: &Armoury, dice: &mut Dice) -> Option<Vec<Recruit>> {
    let people = of_stock(armoury, false);
    let count = 2 + dice.below(3);
    let picked: Option<Vec<Recruit>> = (0..count).map(|_| one(&people, dice)).collect();
    picked.map(led)
}

/// Picks others about as strong as the party: a pack of one kind of beast, one time in three and
/// never indoors, or people.
pub(super) fn others(
    armoury: &Armoury,
    party: &[Recruit],
    terrain: Terrain,
    rules: RuleSet,
    dice: &mut Dice,
) -> Option<Vec<Recruit>> {
    let wanted = party.iter().map(|who| armoury.worth(who, rules)).sum();
    let indoors = terrain == Terrain::Interior;
    let beasts = of_stock(armoury, true);
    let (wild, people) = (dice.die() <= 2 && !indoors, of_stock(armoury, false));
    let kinds = match dice.pick(&beasts) {
        Some(&kind) if wild || people.is_empty() => vec![kind],
        Some(_) | None => people,
    };
    let worth = |who: &Recruit| armoury.worth(who, rules);
    let met = fill(&kinds, wanted, worth, dice)?;
    Some(led(apart(met, party)))
}

fn of_stock(armoury: &Armoury, beasts: bool) -> Vec<&Recruit> {
    armoury.stock.iter().filter(|it| it.beast.is_some() == beasts).collect()
}

fn one(kinds: &[&Recruit], dice: &mut Dice) -> Option<Recruit> {
    dice.pick(kinds).map(|kind| (*kind).clone())
}

/// Picks one after the other, as long as each brings the sum nearer to `wanted`.
fn fill(
    kinds: &[&Recruit],
    wanted: u32,
    worth: impl Fn(&Recruit) -> u32,
    dice: &mut Dice,
) -> Option<Vec<Recruit>> {
    let mut met = vec![one(kinds, dice)?];
    while met.len() < MOST {
        let next = one(kinds, dice)?;
        let sum: u32 = met.iter().map(&worth).sum();
        if (sum + worth(&next)).abs_diff(wanted) > sum.abs_diff(wanted) {
            break;
        }
        met.push(next);
    }
    Some(met)
}

/// Makes the first person the leader.
fn led(mut met: Vec<Recruit>) -> Vec<Recruit> {
    if let Some(first) = met.first_mut().filter(|it| it.beast.is_none()) {
        first.leader = true;
    }
    apart(met, &[])
}

/// Gives an epithet to those whose name is taken.
fn apart(mut met: Vec<Recruit>, party: &[Recruit]) -> Vec<Recruit> {
    let mut taken: Vec<String> = party.iter().map(|who| who.name.clone()).collect();
    for who in &mut met {
        let called = TELLING.iter().map(|word| format!("{word} {}", who.name));
        let mut names = std::iter::once(who.name.clone()).chain(called);
        if let Some(free) = names.find(|name| !taken.contains(name)) {
            who.name = free;
        }
        taken.push(who.name.clone());
    }
    met
}
