//! Lives lived toward a wish, by the odds.

use super::*;
use crate::{
    sheet::Fate,
    wish::{self, Wish, WishError},
};

fn parsed(text: &str) -> Result<Wish, WishError> {
    Wish::parse(&tables(), text)
}

#[test]
fn wishes_are_understood_as_people_put_them() {
    for (text, meant) in [
        ("a pilot", Wish::Skill("Pilot".to_owned())),
        ("to be a doctor", Wish::Skill("Medical".to_owned())),
        ("A Fighter", Wish::Fight),
        ("live long", Wish::LiveLong),
        ("an officer", Wish::Command),
        ("rich", Wish::Wealth),
        ("a ship", Wish::Ship),
        ("vacc suit", Wish::Skill("Vacc Suit".to_owned())),
        ("Cutlass", Wish::Skill("Cutlass".to_owned())),
        ("", Wish::Anything),
    ] {
        assert_eq!(parsed(text), Ok(meant), "{text}");
    }
}

/// CT-DEF-15
#[test]
fn a_wish_that_cannot_come_true_says_why() {
    let error = |text: &str| parsed(text).expect_err("impossible").to_string();
    assert!(error("a xeno-medicine").contains("no table of any service has it"));
    assert!(error("a dragon").starts_with("`a dragon` is no wish that is known here; try"));
    let there = |wish: Wish, service| wish.check(&tables(), service).err().map(|it| it.to_string());
    let no =
        |what: &str| Some(format!("Scouts has no {what}, so that wish cannot come true there"));
    assert_eq!(there(Wish::Command, Service::Scouts), no("ranks"));
    assert_eq!(there(Wish::Skill("Leader".to_owned()), Service::Scouts), no("Leader"));
    assert_eq!(there(Wish::Ship, Service::Scouts), None);
}

/// Lives in a thousand that fulfil a wish.
fn rate(wish: &Wish, has: impl Fn(&Character) -> bool) -> usize {
    let tables = tables();
    let lives =
        (0..1000).filter_map(|seed| wish::live(&tables, &Setup::default(), wish, None, seed).ok());
    lives.filter(|life| has(&life.character())).count()
}

/// A wish comes true more often for those who have it.
#[test]
fn who_wishes_for_something_gets_it_more_often() {
    let pilot = |person: &Character| person.skills.level("Pilot").is_some();
    let old = |person: &Character| person.career.fate != Fate::Dead;
    let officer = |person: &Character| person.career.rank >= 1;
    let rich = |person: &Character| person.possessions.credits >= 40_000;
    let ship = |person: &Character| person.possessions.ship.is_some();
    let armed = |person: &Character| {
        let tables = tables();
        let weapons = tables.things.weapons.iter();
        weapons.filter_map(|weapon| person.skills.level(&weapon.name)).sum::<u8>() >= 3
    };
    let anything = Wish::Anything;
    let more = |wish: Wish, has: &dyn Fn(&Character) -> bool, by: usize| {
        let (with, without) = (rate(&wish, has), rate(&anything, has));
        assert!(with > without + by, "{wish:?}: {with} with the wish, {without} without");
    };
    more(Wish::Skill("Pilot".to_owned()), &pilot, 100);
    more(Wish::LiveLong, &old, 50);
    more(Wish::Command, &officer, 100);
    more(Wish::Wealth, &rich, 50);
    more(Wish::Ship, &ship, 50);
    more(Wish::Fight, &armed, 100);
}

/// A wish decides everything, and the same seed decides the same.
#[test]
fn a_wish_to_apply_somewhere_is_followed() {
    for service in Service::ALL {
        let life = wish::live(&tables(), &Setup::default(), &Wish::Anything, Some(service), 3);
        let life = life.expect("sound");
        let applied =
            |event: &&Event| matches!(event, Event::Applied { service: to, .. } if *to == service);
        assert_eq!(life.journal().events().iter().filter(applied).count(), 1);
    }
}
