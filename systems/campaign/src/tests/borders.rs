//! Borders between people and what they are in a game.

use characters::{body::Body, sheet::PersonRef};
use skirmish::{Skirmish, data::Recruit};

use super::*;
use crate::border;

/// People of all services, as they muster out.
fn people(count: u64) -> impl Iterator<Item = Character> {
    let lives = book().lives.clone();
    let people = (0..).map(move |seed| {
        let setup = characters::Setup { name: format!("Somebody {seed}"), ..Default::default() };
        live(&lives, &setup, &Wish::Anything, None, seed).expect("a sound setup").character()
    });
    let able = |it: &Character| it.body.is_awake() && !border::levels(&it.skills).is_empty();
    people.filter(able).take(count as usize)
}

#[test]
fn a_person_s_card_is_sound_and_a_voyage_without_wounds_changes_nobody() {
    for (nth, person) in people(200).enumerate() {
        let card = border::crew_card("aboard-0", PersonRef::from(&person), Vec::new());
        let card = card.expect("they have a skill");
        let mut pool = CardBook::clone(&book().cards);
        let text = serde_json::to_string(&[&card]).expect("plain data");
        assert_eq!(pool.add("crew.json", &text), Ok(()), "{nth}");
        assert_eq!(border::person_of(&card.id), Some(crate::PersonId(0)));
        assert!(border::wounds_of(&[], &pool).is_empty());
    }
}

const LENT: border::Lent = border::Lent { weapon: "Cutlass", armor: "Cloth" };

#[test]
fn who_comes_out_of_a_fight_unhurt_is_who_went_in() {
    let book = book();
    let template = book.boardings[0].clone();
    let people: Vec<Character> = people(10_000).collect();
    for rules in [RuleSet::Classic, RuleSet::SecondEdition] {
        for (nth, crew) in people.chunks(4).enumerate() {
            let went: Vec<Recruit> = crew
                .iter()
                .map(|it| border::fighter(&book.armoury, it.into(), rules, LENT))
                .collect();
            let scenario = template.with_people(0, &went).expect("they can stand in");
            let (house, healing) = (Default::default(), book.healing.clone());
            let setup = skirmish::Setup { rules, house, healing, scenario };
            let mut fight =
                Skirmish::new(&book.armoury, &setup, nth as u64).expect("it can be fought");
            give_up(&mut fight);
            let aftermath = fight.aftermath().expect("it is over");
            for ((person, began), survivor) in crew.iter().zip(&went).zip(&aftermath.fighters) {
                let mut home = person.clone();
                let unhurt = survivor.body.lost == person.body.lost;
                border::returned(&mut home, survivor, began);
                if unhurt && survivor.fate != skirmish::Fate::Captured {
                    home.body = Body { time: person.body.time, ..home.body };
                    assert_eq!(&home, person, "{rules:?} {nth}");
                }
            }
        }
    }
}

/// The boarders give up at once, or as soon as they may.
fn give_up(fight: &mut Skirmish) {
    while let Some(choice) = fight.choice() {
        let up = choice.options.iter().position(|it| *it == skirmish::Move::Surrender);
        let nth = up.filter(|_| choice.seat == engine::Seat(1)).unwrap_or(0);
        let decision = skirmish::Decision { seat: choice.seat, chosen: choice.options[nth] };
        fight.decide(decision).expect("it is offered");
    }
}

#[test]
fn endurance_is_what_somebody_takes() {
    let taken = [0, 4, 5, 8, 9, 11, 12, 15].map(border::capacity);
    assert_eq!(taken, [1, 1, 2, 2, 3, 3, 4, 4]);
}

#[test]
fn who_is_hurt_has_a_weaker_card() {
    let mut person = captain(Service::Merchants, 1);
    person.characteristics = "777777".parse().expect("six digits");
    let wounds = |person: &Character| {
        let card = border::crew_card("aboard-0", person.into(), Vec::new()).expect("skilled");
        let cards::data::Face::Crew(crew) = card.face else { panic!("crew") };
        crew.wounds
    };
    assert_eq!(wounds(&person), 2);
    person.body.lost = [0, 0, 4];
    assert_eq!(wounds(&person), 1);
}
