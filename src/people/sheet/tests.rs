//! Sheets of an ordinary, an extreme and a nearly empty person.

use characters::{
    body::Body,
    data::{Passage, Service},
    sheet::{Career, Debt, Fate, Identity, Left, Membership, Possessions, Ship, ShipKind},
};

use super::{svg, text, wrap::columns};
use crate::people::shelf::{
    Person,
    testing::{captain, nobody, sheet, skills, tables},
};

/// Sixty letters.
const LONG_NAME: &str = "Wilhelmina Augusta Montgomery-Wetherby of Mammoth Moor & Moon";

/// Somebody with a life of five terms.
fn ordinary() -> Person {
    let mut person = captain();
    person.story = [
        "Mara Venn was of a good house and a little clumsy. At eighteen the navy took her.",
        "The first four years were the longest. It brought the rank of Ensign. What stayed was some \
         Vacc Suit and some Ship's Boat.",
        "They signed on again at 22. It brought the rank of Lieutenant. What stayed was some Pilot \
         and more Ship's Boat.",
        "At 26 a third term began. The next step up went to somebody else. What stayed was more \
         Pilot and some Navigation.",
        "Term 4 began at 30. It brought the rank of Commander. What stayed was a name for Pilot. \
         The years began to show in strength.",
        "At 38, after 20 years, it was time to go. A pension of Cr4,000 a year goes with it.",
        "Mara Venn stands on the quay at 38 with Cr50,000, a high passage, two low passages, two \
         cutlasses, a revolver and membership of the Travellers' Aid.",
    ]
    .map(str::to_owned)
    .to_vec();
    person.character.body = Body { lost: [2, 0, 3], ..Body::default() };
    person
}

/// Somebody with more of everything than a page likes.
fn extreme() -> Person {
    let identity = Identity {
        name: LONG_NAME.to_owned(),
        title: Some("Marchioness".to_owned()),
        trade: "salvor, gambler and collector of lost manuscripts".to_owned(),
        notes: "Lands, and more lands, none of which have ever been seen by anybody. ".repeat(20),
    };
    let mut character = sheet(identity, [15; 6]);
    let names = tables().things.weapons.iter().map(|it| it.name.as_str());
    let levels: Vec<(&str, u8)> =
        names.chain(["Jack of All Trades", "Forward Observer"]).zip(1..).collect();
    character.skills = skills(&levels);
    character.career = Career { terms: 11, rank: 6, pension: 24_000, ..Career::at(62) };
    character.career.service = Some(Service::Merchants);
    character.career.drafted = true;
    character.career.fate = Fate::Free(Left::Compulsory);
    let debt = Some(Debt { monthly: 150_000, payments: 480 });
    character.possessions = Possessions {
        credits: u32::MAX,
        passages: [(Passage::High, 12), (Passage::Middle, 200), (Passage::Low, 255)].into(),
        weapons: tables().things.weapons.iter().map(|it| it.name.clone()).collect(),
        travellers_aid: Some(Membership { months: 1 }),
        ship: Some(Ship { kind: ShipKind::FreeTrader, debt, years: 40, recalled: true }),
        pension_due: 48_000,
        applied: true,
    };
    character.body = Body { lost: [15, 0, 20], ..Body::default() };
    let story = "Term after term went by between the stars, and something always stayed behind. ";
    Person { story: vec![story.repeat(3); 30], ..Person::new(character) }
}

#[test]
fn draws() {
    for (name, person) in [("ordinary", ordinary()), ("extreme", extreme()), ("nobody", nobody())] {
        std::fs::write(format!("/tmp/sheets/{name}.svg"), svg(&person, tables())).unwrap();
        std::fs::write(format!("/tmp/sheets/{name}.txt"), text(&person, tables())).unwrap();
    }
    let _ = columns("");
}
