//! A draft in words: what is picked, what a deck is for, what a card would mean to it.

use cards::{
    data::{Card, CardBook, Deck},
    draft::Part,
    text,
};
use characters::text::count;

use crate::builder::{CapabilityCover, CardKind, Figures, SkillCover};

/// What is picked now, and how far it has come: "Pick a captain's card: 12 of 60 are there".
pub fn asked(part: Part, deck: &Deck) -> String {
    let sum = |list: &std::collections::BTreeMap<String, u8>| -> u32 {
        list.values().map(|&copies| u32::from(copies)).sum()
    };
    match part {
        Part::Ship => "Pick the ship: everything else is for it".to_owned(),
        Part::Adventures => {
            let (have, of) = (sum(&deck.adventure), part.wanted());
            format!("Pick an adventure, which comes twice where it may: {have} of {of} are there")
        }
        Part::Captains => {
            let (have, of) = (sum(&deck.captain), part.wanted());
            format!("Pick a captain's card: {have} of {of} are there")
        }
    }
}

/// The plan of a drafted deck, in a sentence that its cards bear out.
pub fn plan(deck: &Deck, book: &CardBook) -> String {
    let figures = Figures::of(deck, book);
    let ship = book.find(&deck.ship).map_or(deck.ship.as_str(), |(_, card)| card.name.as_str());
    let mut skills: Vec<&SkillCover> = figures.skills.iter().filter(|it| it.asked > 0).collect();
    skills.sort_by_key(|it| std::cmp::Reverse(it.asked));
    let mut able: Vec<&CapabilityCover> =
        figures.capabilities.iter().filter(|it| it.asked > 0).collect();
    able.sort_by_key(|it| std::cmp::Reverse(it.asked));
    let skills = skills.iter().take(3).map(|it| {
        format!("{} ({} asked, {} crew)", text::skill_name(it.skill), it.asked, it.crew())
    });
    let skills: Vec<String> = skills.collect();
    let kinds = able.iter().take(2).map(|it| format!("{:?}", it.basic).to_lowercase());
    let kinds = kinds.collect::<Vec<_>>().join(" and ");
    let what = if kinds.is_empty() { String::new() } else { format!("{kinds} ") };
    match skills[..] {
        [] => format!("Fly {what}contracts with {ship}."),
        _ => format!("Fly {what}contracts with {ship}, by {}.", skills.join(", ")),
    }
}

/// What the deck's contracts have to do with a card: how often they ask for what it brings, and who brings it
/// already; `None` where they never do.
pub fn demand(card: &Card, deck: &Deck, book: &CardBook) -> Option<String> {
    let figures = Figures::of(deck, book);
    let skills = card.skills();
    let covers =
        figures.skills.iter().filter(|it| skills.iter().any(|(skill, _)| *skill == it.skill));
    let most = covers.filter(|it| it.asked > 0).max_by_key(|it| it.asked)?;
    let (skill, asked) = (text::skill_name(most.skill), times(most.asked));
    let have = match most.crew() {
        0 => "nobody of the crew has it".to_owned(),
        1 => "1 of the crew has it".to_owned(),
        crew => format!("{crew} of the crew have it"),
    };
    Some(format!("the contracts ask for {skill} {asked}, and {have}"))
}

fn times(count: u32) -> String {
    match count {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        more => format!("{more} times"),
    }
}

/// How many there are of each type: "1 ship, 20 adventures, 22 crew".
pub fn make_up(deck: &Deck, book: &CardBook) -> String {
    let figures = Figures::of(deck, book);
    let kinds = figures.kinds.iter().map(|(&kind, &have)| match kind {
        CardKind::Crew | CardKind::Gear => format!("{have} {}", kind.word()),
        CardKind::Ship
        | CardKind::Adventure
        | CardKind::Upgrade
        | CardKind::Connection
        | CardKind::Event
        | CardKind::Heroic => count(have, kind.word()),
    });
    kinds.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builder::{Draft, testing::library};

    fn deck(cards: &[(&str, u8)]) -> Deck {
        let book = library().book;
        let mut draft = Draft::empty("A deck");
        for &(id, copies) in cards {
            draft.set(book.find(id).expect(id).1, copies);
        }
        draft.deck().clone()
    }

    #[test]
    fn the_plan_of_a_deck_says_what_its_contracts_ask_for_and_who_can() {
        let book = library().book;
        let cards = [("fair-copy", 1), ("rescue-at-tolliver-deep", 2), ("doctor-tuva-marsh", 2)];
        let plan = plan(&deck(&cards), &book);
        assert!(plan.starts_with("Fly ") && plan.contains(" with Fair Copy, by "), "{plan}");
        assert!(plan.contains("Medical (2 asked, 2 crew)"), "{plan}");
    }

    #[test]
    fn a_card_is_told_with_how_often_it_is_asked_for_and_who_is_there_already() {
        let book = library().book;
        let doctor = book.find("doctor-tuva-marsh").expect("a doctor").1;
        let told = |cards: &[(&str, u8)]| demand(doctor, &deck(cards), &book);
        assert_eq!(told(&[]), None);
        let rescue = ("rescue-at-tolliver-deep", 2);
        let nobody = "the contracts ask for Medical twice, and nobody of the crew has it";
        assert_eq!(told(&[rescue]).as_deref(), Some(nobody));
        let one = "the contracts ask for Medical twice, and 1 of the crew has it";
        assert_eq!(told(&[rescue, ("doctor-tuva-marsh", 1)]).as_deref(), Some(one));
    }

    #[test]
    fn several_of_a_type_are_told_as_several() {
        let cards = [("fair-copy", 1), ("rescue-at-tolliver-deep", 2), ("doctor-tuva-marsh", 2)];
        assert_eq!(make_up(&deck(&cards), &library().book), "1 ship, 2 adventures, 2 crew");
    }
}
