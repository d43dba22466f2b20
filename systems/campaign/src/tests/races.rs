//! Races: against whom, what they pay, and what is remembered of them.

use engine::Seat;

use super::*;
use crate::{
    InnerGame, Item, Length,
    data::{ByGrade, Grade, RaceFigures},
};

/// Every leg is one of races, and nothing is met in port.
fn racing() -> Arc<CampaignBook> {
    let mut book = CampaignBook::clone(&book());
    book.charts.figures.events = 0;
    book.charts.figures.race_every = 1;
    let others = ByGrade { plain: 50, fair: 50, bold: 50 };
    let race = RaceFigures { first: 200, others };
    book.charts.figures.runs.values_mut().for_each(|run| run.race = race);
    assert_eq!(book.check(), Ok(()));
    Arc::new(book)
}

fn full() -> Setup {
    Setup { scope: Scope::Full, ..setup(RuleSet::Classic) }
}

fn begun(seed: u64) -> Campaign {
    Campaign::new(&racing(), &full(), seed).expect("a sound setup")
}

/// Plays the race of this contract until the ship is in port again, by chance.
fn raced(seed: u64, nth: u8) -> Campaign {
    let mut campaign = begun(seed);
    choose(&mut campaign, Move::Sign(nth));
    let mut dice = Dice::seeded(seed);
    play_until(&mut campaign, &mut dice, |it| {
        is_over(it) || is_in_port(it) || it.choice().is_some_and(|it| it.why == Why::Prize)
    });
    campaign
}

fn paid(campaign: &Campaign) -> i64 {
    let accounts = campaign.own().accounts.iter().filter(|it| it.item == Item::Pay);
    accounts.map(|it| it.credits).sum()
}

#[test]
fn every_third_leg_of_the_shipped_campaign_is_one_of_races() {
    let length = Length::Year;
    let setup = Setup { length, ..full() };
    let mut campaign = Campaign::new(&book(), &setup, 1).expect("a sound setup");
    let mut dice = Dice::seeded(1);
    let mut ports = 0;
    while !is_over(&campaign) {
        play_until(&mut campaign, &mut dice, |it| is_in_port(it) || is_over(it));
        if !is_in_port(&campaign) {
            break;
        }
        ports += 1;
        let own = campaign.own().clone();
        let races = own.offers.iter().filter(|it| !it.rivals.is_empty()).count();
        assert_eq!(races > 0, own.leg.is_multiple_of(3), "leg {}", own.leg);
        choose(&mut campaign, Move::Sign(0));
        concede(&mut campaign);
        play_until(&mut campaign, &mut dice, |it| it.stage() != Stage::Voyage);
    }
    assert!(ports >= 3, "{ports}");
}

#[test]
fn a_year_has_twelve_legs_and_a_short_haul_five() {
    let legs = |length| {
        let setup = Setup { length, ..full() };
        Campaign::new(&book(), &setup, 1).expect("a sound setup").own().legs
    };
    assert_eq!([Length::Short, Length::Year].map(legs), [5, 12]);
}

#[test]
fn a_setup_that_names_no_length_is_a_short_haul_without_races_and_events() {
    let mut text = serde_json::to_value(full()).expect("plain data");
    let fields = text.as_object_mut().expect("a struct");
    assert!(fields.remove("length").is_some() && fields.remove("scope").is_some());
    let read: Setup = serde_json::from_value(text).expect("it can be read");
    assert_eq!((read.length, read.scope), (Length::Short, Scope::Basic));
    let campaign = Campaign::new(&racing(), &read, 1).expect("a sound setup");
    assert!(campaign.own().offers.iter().all(|it| it.rivals.is_empty()));
    assert!(campaign.own().rivals.is_empty());
}

#[test]
fn the_captain_s_own_rival_is_in_every_race_and_a_bold_one_has_another() {
    let campaign = begun(1);
    let own = campaign.own();
    let rival = own.rivals[0].rival.clone();
    assert!(own.offers.iter().all(|it| it.rivals[0] == rival));
    let entrants: Vec<usize> = own.offers.iter().map(|it| it.rivals.len()).collect();
    assert_eq!(entrants, [1, 1, 2]);
    let mut campaign = campaign;
    choose(&mut campaign, Move::Sign(2));
    let Some(InnerGame::Cards(_, setup, _)) = campaign.inner() else { panic!("a race") };
    let players: Vec<&str> = setup.captains.iter().map(|it| it.player.as_str()).collect();
    assert_eq!((players.len(), players[0], players[1]), (3, "person", rival.as_str()));
}

#[test]
fn who_gives_a_race_up_fails_and_who_is_only_beaten_is_paid_a_part() {
    let mut given_up = begun(1);
    choose(&mut given_up, Move::Sign(0));
    choose_for(&mut given_up, Seat(0), Move::Cards(cards::Move::Concede));
    play_until(&mut given_up, &mut Dice::seeded(1), |it| is_in_port(it) || is_over(it));
    assert_eq!((given_up.own().failed, paid(&given_up)), (1, 0));
    let beaten = |it: &Campaign| told(it, |it| matches!(it, Event::Beaten { .. })) == 1;
    let campaign = (0..200).map(|seed| raced(seed, 0)).find(beaten).expect("somebody is beaten");
    let signed = begun(campaign.seed()).own().offers[0].clone();
    assert_eq!(paid(&campaign), i64::from(signed.pay / 2 / 100 * 100));
    assert_eq!(campaign.own().failed, 0);
}

/// Decides this for a seat, whoever is asked.
fn choose_for(campaign: &mut Campaign, seat: Seat, chosen: Move) {
    assert_eq!(campaign.decide(Decision { seat, chosen }), Ok(()));
}

#[test]
fn who_comes_first_is_paid_in_full_and_a_rival_beaten_often_enough_is_ruined() {
    let first = |it: &Campaign| it.own().firsts == 1 && paid(it) > 0;
    let campaign = (0..400).map(|seed| raced(seed, 0)).find(first).expect("somebody is first");
    let signed = begun(campaign.seed()).own().offers[0].clone();
    let job = book().charts.jobs.iter().find(|it| it.id == signed.job).map(|it| it.pay);
    let share = u32::from(book().run(campaign.setup().length).pay.of(signed.grade));
    let usual = job.map(|pay| pay * share / 10_000 * 100);
    assert_eq!(Some(signed.pay), usual.map(|pay| pay * 2), "a race pays who is first more");
    assert_eq!(paid(&campaign), i64::from(signed.pay));
    let record = &campaign.own().rivals[0];
    // A short haul takes one race.
    assert_eq!((record.races, record.beaten, record.ruined), (1, 1, true));
    assert!(!crate::text::rivals(campaign.own(), campaign.book()).is_empty());
}

#[test]
fn races_replay_to_the_same_journal() {
    let campaign = raced(7, 2);
    let mut again = begun(7);
    let replayed = engine::replay(&mut again, campaign.decisions());
    assert_eq!(replayed, Ok(campaign.journal().hash()));
    assert_eq!(again.own().rivals, campaign.own().rivals);
}

/// Otherwise the boldest contract would be signed for what losing it pays.
#[test]
fn a_race_that_is_lost_pays_about_as_much_by_any_grade() {
    let book = book();
    let (figures, jobs) = (&book.charts.figures, &book.charts.jobs);
    for (length, run) in &figures.runs {
        let lost = |grade: Grade| {
            let of_grade: Vec<u32> =
                jobs.iter().filter(|it| it.grade == grade).map(|it| it.pay).collect();
            let pay = run.pay_for(of_grade.iter().sum::<u32>() / of_grade.len() as u32, grade);
            let first = f64::from(run.race.pay_of_first(pay));
            first * f64::from(run.race.others.of(grade)) / 100.0
        };
        let all = Grade::ALL.map(lost);
        let usual = all.iter().sum::<f64>() / 3.0;
        assert!(all.iter().all(|it| (it / usual - 1.0).abs() < 0.05), "{length:?}: {all:?}");
    }
}
