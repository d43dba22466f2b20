//! Serious wounds by the classic rules (M-05) over the weeks of a campaign.

use characters::{
    body::{ClassicWound, Severity},
    sheet::Characteristic,
};

use super::*;
use crate::{event::Serious, state::PersonId, text};

const CAPTAIN: PersonId = PersonId(0);

/// The shipped tables, with a hull and hospitals that cost nothing, and this level for doctors.
fn free(doctor: u8) -> Arc<CampaignBook> {
    let mut book = CampaignBook::clone(&book());
    (book.charts.figures.charter, book.charts.figures.hospital) = (0, 0);
    book.healing.classic.serious_medical.is = doctor;
    Arc::new(book)
}

/// A campaign whose captain comes with 1 left of STR and DEX each, and a wound as bad as this.
fn wounded(severity: Severity, rules: RuleSet, doctor: u8, seed: u64) -> Campaign {
    let mut setup = setup(rules);
    let captain = &mut setup.captain;
    let most = |which| captain.characteristics.get(which) - 1;
    captain.body.lost = [most(Characteristic::Str), most(Characteristic::Dex), 0];
    let wound = ClassicWound { severity, half_way: true, mending: None, left: None };
    captain.body.wound = (rules == RuleSet::Classic).then_some(wound);
    Campaign::new(&free(doctor), &setup, seed).expect("a sound setup")
}

fn serious(doctor: u8, seed: u64) -> Campaign {
    wounded(Severity::Serious, RuleSet::Classic, doctor, seed)
}

/// The best levels of Medical of the captain and of the hands.
fn medics(campaign: &Campaign) -> (u8, u8) {
    let level = |it: &crate::Aboard| it.person.skills.level("Medical").unwrap_or(0);
    let crew = &campaign.own().crew;
    (level(&crew[0]), crew[1..].iter().map(level).max().unwrap_or(0))
}

/// A seed that gives the ship a medic who is not the captain, and the medic's level.
fn with_a_medic() -> (u64, u8) {
    let found = (0..500).find_map(|seed| {
        let (captain, medic) = medics(&serious(3, seed));
        (medic > captain).then_some((seed, medic))
    });
    found.expect("a hand who knows some medicine")
}

fn hospital(campaign: &mut Campaign) {
    choose(campaign, Move::Treat(CAPTAIN));
    assert_eq!(campaign.audit(), Ok(()));
}

/// Flies where no raiders wait, gives up, and comes to the next port.
fn jump(campaign: &mut Campaign) {
    let quiet = campaign.own().offers.iter().position(|it| it.raiders.is_none());
    choose(campaign, Move::Sign(quiet.expect("a quiet lane") as u8));
    concede(campaign);
    play_until(campaign, &mut Dice::seeded(1), |it| is_in_port(it) || is_over(it));
}

/// How the captain's wound stood after the last week of care.
fn after_the_week(campaign: &Campaign) -> Option<Serious> {
    let told = campaign.journal().events().iter().rev().find_map(|event| {
        let (Event::Treated { person: CAPTAIN, serious, .. }
        | Event::Healed { person: CAPTAIN, serious, .. }) = event
        else {
            return None;
        };
        Some(*serious)
    });
    told.expect("a week of care")
}

fn days(campaign: &Campaign) -> u32 {
    match after_the_week(campaign) {
        Some(Serious::Mending { days }) => days,
        None => 0,
        Some(Serious::NoDoctor { .. }) => panic!("they were in the care of a doctor"),
    }
}

fn is_whole(campaign: &Campaign) -> bool {
    let body = &campaign.own().crew[0].person.body;
    body.lost == [0; 3] && body.wound.is_none()
}

/// The option of a week in hospital for the captain.
fn offered(campaign: &Campaign) -> String {
    text::option(&Move::Treat(CAPTAIN), campaign.own(), campaign.book())
}

/// The last sentence about the captain's care.
fn said(campaign: &Campaign) -> String {
    let names = text::Names::of(campaign.own(), campaign.book());
    let told = text::told(campaign.journal().events(), 0, &names);
    let care = |it: &Event| matches!(it, Event::Treated { .. } | Event::Healed { .. });
    told.iter().rev().find(|(event, _)| care(event)).expect("a week of care").1.clone()
}

#[test]
fn weeks_in_hospital_add_up_though_nobody_aboard_is_a_doctor() {
    for seed in 0..6 {
        let (_, medic) = medics(&serious(3, seed));
        let (doctor, mut needs) = (medic.max(2) + 1, None);
        let mut campaign = serious(doctor, seed);
        while !is_whole(&campaign) {
            hospital(&mut campaign);
            let left = days(&campaign);
            let expected = needs.map(|days: u32| days.saturating_sub(7));
            assert!(expected.is_none_or(|it| it == left), "{expected:?}, {left}");
            assert!(left <= 23, "five dice come to thirty days at most");
            needs = Some(left);
            if left > 0 {
                jump(&mut campaign);
                let unfit = Some(Serious::NoDoctor { needed: doctor });
                assert_eq!(after_the_week(&campaign), unfit);
            }
        }
        assert_eq!(days(&campaign), 0, "five weeks are always enough");
    }
}

#[test]
fn a_week_in_the_sickbay_under_a_doctor_counts_as_one_in_hospital() {
    let (seed, doctor) = with_a_medic();
    let mut campaign = serious(doctor, seed);
    hospital(&mut campaign);
    let mut left = days(&campaign);
    while left > 0 {
        jump(&mut campaign);
        assert_eq!(days(&campaign), left.saturating_sub(7));
        left = days(&campaign);
    }
    assert!(is_whole(&campaign));
    let mut aboard = serious(doctor, seed);
    jump(&mut aboard);
    assert!(days(&aboard) <= 23, "and without a hospital");
}

#[test]
fn a_medic_who_is_no_doctor_does_nothing_for_a_serious_wound_and_that_is_said() {
    let (seed, medic) = with_a_medic();
    let mut campaign = serious(medic + 1, seed);
    jump(&mut campaign);
    assert_eq!(after_the_week(&campaign), Some(Serious::NoDoctor { needed: medic + 1 }));
    let said = said(&campaign);
    assert!(said.contains("nobody else there is doctor enough"), "{said}");
    assert!(said.contains(&format!("Medical-{}", medic + 1)), "{said}");
}

#[test]
fn what_a_week_in_hospital_does_is_said_before_it_is_paid_and_after() {
    let unfit = 4; // nobody begins with so much
    let mut campaign = (0..).map(|seed| serious(unfit, seed)).find(|it| medics(it).1 < unfit);
    let campaign = campaign.as_mut().expect("no doctor aboard");
    let about = ", Cr0: a serious wound, which needs about 17 days of care in all";
    assert!(offered(campaign).ends_with(about), "{}", offered(campaign));
    hospital(campaign);
    let left = days(campaign);
    assert!(said(campaign).contains(&format!("needs {left} more day")), "{}", said(campaign));
    jump(campaign);
    let words = offered(campaign);
    hospital(campaign);
    match days(campaign) {
        0 => assert!(words.ends_with(": it heals everything, for certain"), "{words}"),
        left => assert!(words.contains(&format!(": a serious wound, {left} day")), "{words}"),
    }
}

#[test]
fn a_hospital_heals_a_minor_wound_for_certain() {
    let mut campaign = wounded(Severity::Minor, RuleSet::Classic, 3, 1);
    assert!(offered(&campaign).ends_with(": it heals everything, for certain"));
    hospital(&mut campaign);
    assert!(is_whole(&campaign));
    assert_eq!(after_the_week(&campaign), None);
}

#[test]
fn the_second_edition_knows_no_serious_wounds() {
    let mut campaign = wounded(Severity::Serious, RuleSet::SecondEdition, 3, 1);
    assert!(offered(&campaign).ends_with(", Cr0"));
    hospital(&mut campaign);
    assert_eq!(after_the_week(&campaign), None);
}
