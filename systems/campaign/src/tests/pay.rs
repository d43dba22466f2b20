//! What contracts pay, by grade and length, and for voyages that fall short.

use super::*;
use crate::{Contract, Item, data::Grade};

/// A campaign of this length at its first port.
fn begun(length: Length, seed: u64) -> Campaign {
    let setup = Setup { length, ..setup(RuleSet::Classic) };
    Campaign::new(&book(), &setup, seed).expect("a sound setup")
}

/// Flies the contract of this number by chance, to the end of its books.
fn flown(length: Length, seed: u64, nth: u8) -> Campaign {
    let mut campaign = begun(length, seed);
    choose(&mut campaign, Move::Sign(nth));
    let mut dice = Dice::seeded(seed);
    play_until(&mut campaign, &mut dice, |it| {
        is_over(it) || is_in_port(it) || it.choice().is_some_and(|it| it.why == Why::Prize)
    });
    campaign
}

fn paid(campaign: &Campaign, item: Item) -> i64 {
    let accounts = campaign.own().accounts.iter().filter(|it| it.item == item);
    accounts.map(|it| it.credits).sum()
}

/// The contract, the points and the pay of a voyage that fell short.
fn fell_short(campaign: &Campaign) -> Option<(Contract, i16, u32)> {
    campaign.journal().events().iter().find_map(|it| {
        let Event::FellShort { contract, points, pay } = it else { return None };
        Some((contract.clone(), *points, *pay))
    })
}

#[test]
fn contracts_pay_by_length_and_grade() {
    for length in Length::ALL {
        let shares = book().run(length).pay;
        for offer in &begun(length, 1).own().offers {
            let job = book().charts.jobs.iter().find(|it| it.id == offer.job).map(|it| it.pay);
            let share = u32::from(match offer.grade {
                Grade::Plain => shares.plain,
                Grade::Fair => shares.fair,
                Grade::Bold => shares.bold,
            });
            assert_eq!(Some(offer.pay), job.map(|pay| pay * share / 10_000 * 100), "{offer:?}");
        }
    }
}

#[test]
fn a_year_pays_for_the_points_of_a_voyage_whose_time_is_up() {
    let mut seen = 0;
    for seed in 0..90 {
        let campaign = flown(Length::Year, seed, 1);
        let Some((contract, points, pay)) = fell_short(&campaign) else { continue };
        assert!(0 < points && points < contract.points);
        let share = u64::from(contract.pay) * u64::from(points.unsigned_abs());
        let share = share / u64::from(contract.points.unsigned_abs()) / 100 * 100;
        assert_eq!((u64::from(pay), paid(&campaign, Item::Pay)), (share, share as i64));
        assert_eq!(paid(&campaign, Item::Penalty), -i64::from(contract.penalty));
        assert_eq!(campaign.own().failed, 1, "it has failed all the same");
        seen += 1;
    }
    assert!(seen > 5, "{seen}");
}

#[test]
fn a_bold_contract_pays_all_or_nothing_even_over_a_year() {
    let failed = |it: &Event| matches!(it, Event::Failed { .. });
    let mut campaigns = (0..60).map(|seed| flown(Length::Year, seed, 2));
    let campaign = campaigns.find(|it| told(it, failed) == 1).expect("somebody fails");
    assert_eq!((fell_short(&campaign), paid(&campaign, Item::Pay)), (None, 0));
    let own = &campaign.own();
    let told = crate::text::port(own, &book()).join("\n");
    assert!(told.contains("A plain or fair voyage that falls short is paid for"), "{told}");
}

#[test]
fn a_short_haul_pays_nothing_for_a_voyage_that_falls_short() {
    let failed = |it: &Event| matches!(it, Event::Failed { .. });
    let mut campaigns = (0..60).map(|seed| flown(Length::Short, seed, 2));
    let campaign = campaigns.find(|it| told(it, failed) == 1).expect("somebody fails");
    assert_eq!((fell_short(&campaign), paid(&campaign, Item::Pay)), (None, 0));
}

#[test]
fn who_gives_a_voyage_up_is_paid_for_no_points_even_over_a_year() {
    let mut campaign = begun(Length::Year, 1);
    choose(&mut campaign, Move::Sign(0));
    concede(&mut campaign);
    play_until(&mut campaign, &mut Dice::seeded(1), |it| is_in_port(it) || is_over(it));
    assert_eq!((fell_short(&campaign), paid(&campaign, Item::Pay)), (None, 0));
    assert_eq!(campaign.own().failed, 1);
}

#[test]
fn a_cargo_that_raiders_took_is_paid_for_in_no_part() {
    let lost = |it: &Campaign| {
        let held = |it: &Event| matches!(it, Event::Repelled { won: false, .. });
        let timed = |it: &Event| {
            matches!(it, Event::Flown { ending: cards::EndingKind::RoundCap, points: 1.., .. })
        };
        told(it, held) == 1 && told(it, timed) == 1
    };
    let mut campaigns = (0..200).map(|seed| flown(Length::Year, seed, 1));
    let campaign = campaigns.find(lost).expect("raiders take a cargo somewhere");
    assert_eq!((fell_short(&campaign), paid(&campaign, Item::Pay)), (None, 0));
}
