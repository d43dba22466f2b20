use dice::Dice;

use super::{base, holding, open, pensioner, port, rich, tables};
use crate::{
    affairs::{
        Affair, AffairError, AffairEvent, Cost, Passing, Place, PortClass, carry_out, months_pass,
        referee, revival, text,
    },
    data::{Passage, Service},
    sheet::{Application, Character, Fate, Membership, ShipKind},
};

/// Persons of every kind.
fn people() -> Vec<Character> {
    let mut all = vec![rich(0), rich(1_000), rich(2_000_000), holding(Passage::High, 2)];
    all.extend([holding(Passage::Middle, 1), holding(Passage::Low, 1), pensioner(4_000)]);
    for kind in [ShipKind::FreeTrader, ShipKind::ScoutShip] {
        let mut person = rich(200_000);
        referee::give_ship(&mut person, kind, &tables()).expect("they have none");
        all.push(person.clone());
        months_pass(&mut person, 13, Passing::Awake, &tables()).expect("they are at liberty");
        all.push(person);
    }
    let mut member = pensioner(6_000);
    member.possessions.travellers_aid = Some(Membership::default());
    months_pass(&mut member, 13, Passing::Awake, &tables()).expect("they are at liberty");
    all.push(member);
    for said in [Application::Accepted, Application::TurnedDown] {
        let mut person = rich(1_000_000);
        person.possessions.application = said;
        all.push(person);
    }
    let (mut dead, mut serving) = (rich(5_000), rich(5_000));
    (dead.career.fate, serving.career.fate) = (Fate::Dead, Fate::Serving);
    all.extend([dead, serving]);
    all
}

fn places() -> Vec<Place> {
    let mut priced = base(PortClass::B);
    priced.prices = Cost::ALL.into_iter().map(|cost| (cost, 500)).collect();
    let mut guest = priced.clone();
    (guest.guest, guest.medics) = (true, vec![3]);
    vec![port(PortClass::A), port(PortClass::C), base(PortClass::E), priced, guest]
}

/// CT-PSG-02, CT-TAS-03, CT-SHP-09
#[test]
fn what_is_open_can_be_done_and_nothing_else_and_a_refusal_changes_nothing() {
    let (tables, mut done) = (tables(), 0);
    for before in people() {
        for place in places() {
            let open = open(&before, &place, &tables);
            for affair in Affair::all() {
                let mut person = before.clone();
                let mut dice = Dice::seeded(1);
                let result = carry_out(&mut person, affair, &place, &tables, &mut dice);
                let listed = open.iter().find(|(it, _)| *it == affair);
                assert_eq!(result.is_ok(), listed.is_some(), "{affair:?} {result:?}");
                let threw = dice != Dice::seeded(1);
                assert_eq!(threw, listed.is_some_and(|(_, odds)| odds.is_some()), "{affair:?}");
                match result {
                    Ok(events) => done += events.len(),
                    Err(_) => assert_eq!(person, before, "{affair:?}"),
                }
            }
        }
    }
    assert!(done > 100, "{done}");
}

/// CT-SUR-04
#[test]
fn the_dead_can_do_nothing_and_nothing_is_done_with_them() {
    let (mut dead, tables) = (rich(2_000_000), tables());
    dead.career.fate = Fate::Dead;
    assert_eq!(open(&dead, &port(PortClass::A), &tables), []);
    for affair in Affair::all() {
        let done = carry_out(&mut dead, affair, &port(PortClass::A), &tables, &mut Dice::seeded(1));
        assert_eq!(done, Err(AffairError::Dead));
    }
    let nothing = Err(AffairError::Dead);
    assert_eq!(months_pass(&mut dead, 1, Passing::Awake, &tables), nothing);
    assert_eq!(referee::give_ship(&mut dead, ShipKind::ScoutShip, &tables), nothing);
    assert_eq!(referee::recall_ship(&mut dead, &tables), nothing);
    assert_eq!(referee::release_ship(&mut dead, &tables), nothing);
}

/// CT-GEN-26
#[test]
fn affairs_begin_when_the_service_is_over() {
    let mut serving = rich(2_000_000);
    serving.career.fate = Fate::Serving;
    assert_eq!(open(&serving, &port(PortClass::A), &tables()), []);
    let months = months_pass(&mut serving, 1, Passing::Awake, &tables());
    assert_eq!(months, Err(AffairError::Serving));
    serving.career.service = None::<Service>;
    assert!(!open(&serving, &port(PortClass::A), &tables()).is_empty(), "who never served may");
}

/// One event of each kind.
fn events() -> Vec<AffairEvent> {
    let (class, kind) = (Passage::Low, ShipKind::ScoutShip);
    let outcome = |success: bool| {
        let task = revival(&tables().low_passage, 6, &[2]);
        let faces = if success { [6, 6] } else { [1, 1] };
        task.throw(&mut Dice::scripted(&faces)).expect("a number to throw")
    };
    vec![
        AffairEvent::Bought { class, price: 1_000 },
        AffairEvent::Cashed { class, credits: 900 },
        AffairEvent::Travelled { class },
        AffairEvent::Travelled { class: Passage::Middle },
        AffairEvent::Revival(outcome(true)),
        AffairEvent::Revival(outcome(false)),
        AffairEvent::Slept { months: 1 },
        AffairEvent::Applied(outcome(true)),
        AffairEvent::Applied(outcome(false)),
        AffairEvent::Joined { price: 1_000_000 },
        AffairEvent::TicketsSent { class: Passage::High, count: 6 },
        AffairEvent::Settled { cost: Cost::Hostel, credits: 20, free: false },
        AffairEvent::Settled { cost: Cost::Crew, credits: 6_000, free: false },
        AffairEvent::Settled { cost: Cost::Fuel, credits: 0, free: true },
        AffairEvent::InstalmentsDue { payments: 2, credits: 300_000 },
        AffairEvent::InstalmentPaid { credits: 150_000, left: 1 },
        AffairEvent::InstalmentPaid { credits: 150_000, left: 0 },
        AffairEvent::PensionDue { credits: 4_000, waits: 8_000 },
        AffairEvent::PensionCollected { credits: 8_000 },
        AffairEvent::ShipGiven { kind },
        AffairEvent::ShipGiven { kind: ShipKind::FreeTrader },
        AffairEvent::Recalled { kind },
        AffairEvent::Released { kind },
        AffairEvent::LandsGranted { lands: "A moon.".to_owned() },
    ]
}

const LINES: [&str; 24] = [
    "Bought a Low Passage for Cr1,000.",
    "Turned a Low Passage into Cr900.",
    "Travelled asleep.",
    "Travelled on a Middle Passage.",
    "Woke up on arrival.",
    "Never woke up.",
    "Slept for 1 month.",
    "The Travellers' Aid would have them.",
    "The Travellers' Aid would not have them.",
    "Joined the Travellers' Aid for Cr1,000,000.",
    "The Travellers' Aid sent 6 High Passages.",
    "Paid Cr20 for a stay at the hostel.",
    "Paid Cr6,000 for the crew.",
    "The scout base gave fuel for nothing.",
    "2 payments on the ship fell due; Cr300,000 is owed now.",
    "Paid Cr150,000 on the ship; 1 payment to go.",
    "Paid the last Cr150,000 on the ship.",
    "A pension of Cr4,000 fell due; Cr8,000 waits.",
    "Collected a pension of Cr8,000.",
    "Was given a Type S Scout/Courier.",
    "Was given a Type A Free Trader.",
    "The Type S Scout/Courier is called back to duty.",
    "The Type S Scout/Courier is back from duty.",
    "Was granted: A moon.",
];

/// CT-PSG-01, CT-TAS-05, CT-SHP-03, CT-RET-07
#[test]
fn everything_that_happens_has_words_and_rules_and_is_read_back_as_it_was_written() {
    let lines: Vec<String> = events().iter().map(text::line).collect();
    assert_eq!(lines, LINES);
    for event in events() {
        assert!(event.rules().iter().all(|rule| rule.starts_with("CT-")), "{event:?}");
        assert!(!event.rules().is_empty(), "{event:?}");
        let json = serde_json::to_string(&event).expect("an event is plain data");
        let read: AffairEvent = serde_json::from_str(&json).expect("what was written");
        assert_eq!(read, event);
    }
}

/// CT-PSG-02, CT-TAS-05, CT-SHP-09
#[test]
fn everything_that_can_be_done_has_words_of_its_own() {
    let mut words: Vec<String> = Affair::all().map(text::affair).collect();
    let count = words.len();
    assert!(words.contains(&"Travel asleep, on a Low Passage".to_owned()), "{words:?}");
    words.sort();
    words.dedup();
    assert_eq!(words.len(), count);
}
