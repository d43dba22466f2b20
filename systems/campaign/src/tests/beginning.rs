//! How a campaign begins: the purse, and the hands that come with the ship.

use characters::sheet::Skills;

use super::*;
use crate::rules::recruits;

fn begun(setup: &Setup, seed: u64) -> Campaign {
    Campaign::new(&book(), setup, seed).expect("a sound setup")
}

/// The purse of a short haul that a captain with these savings begins with.
fn purse(savings: u32) -> u32 {
    let mut setup = setup(RuleSet::Classic);
    setup.captain.possessions.credits = savings;
    let campaign = begun(&setup, 1);
    let purse = campaign.journal().events().iter().find_map(|it| {
        let Event::Began { purse, .. } = it else { return None };
        Some(*purse)
    });
    purse.expect("a beginning")
}

#[test]
fn the_bank_lends_less_by_a_part_of_what_the_captain_has_saved() {
    let advance = book().run(Length::Short).advance;
    let counted = u32::from(book().charts.figures.savings);
    assert_eq!(purse(0), advance);
    assert_eq!(purse(10_000), advance + 10_000 - 100 * counted);
    let rich = 1_000_000_000;
    assert_eq!(purse(rich), rich, "whoever has plenty is lent nothing");
}

#[test]
fn captain_and_hands_have_about_as_many_levels_together_whoever_commands() {
    let figures = &book().charts.figures;
    let sums = |skills: &[(&str, u8)]| -> Vec<u32> {
        let mut setup = setup(RuleSet::Classic);
        setup.captain.skills = learnt(skills);
        (0..20).map(|seed| levels_aboard(&begun(&setup, seed))).collect()
    };
    let (poor, rich) = (sums(&[("Pilot", 1)]), sums(&[("Pilot", 2), ("Medical", 2)]));
    for sum in poor.iter().chain(&rich) {
        assert!(sum.abs_diff(figures.levels.into()) <= 2, "{poor:?} {rich:?}");
    }
}

fn learnt(skills: &[(&str, u8)]) -> Skills {
    let mut learnt = Skills::default();
    for (name, levels) in skills {
        (0..*levels).for_each(|_| _ = learnt.raise(name));
    }
    learnt
}

fn levels_aboard(campaign: &Campaign) -> u32 {
    campaign.own().crew.iter().map(|it| recruits::levels((&it.person).into())).sum()
}
