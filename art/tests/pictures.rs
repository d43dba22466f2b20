//! The shipped cards' pictures: each card has its own, they can be painted and told apart, and text
//! on them is legible.

mod shared;

use art::{Side, Subject, paint, picture_of};
use cards::data::{Card, CardBook, Face, picture::Picture};
use shared::shipped;
use xxhash_rust::xxh3::xxh3_64;

/// Sides of a card that have a picture.
fn sides(card: &Card) -> &'static [Side] {
    if card.sides().is_some() { &[Side::Front, Side::Back] } else { &[Side::Front] }
}

/// Every picture, with the kind and the id of its card.
fn pictures() -> Vec<(String, String, Subject)> {
    let book = shipped();
    let of_card = |card: &Card| {
        let sort = |side: &Side| {
            format!("{:?} {side:?}", card.face)
                .split(['(', ' '])
                .next()
                .map(|it| format!("{it} {side:?}"))
        };
        let one = |side: &Side| {
            (sort(side).unwrap_or_default(), card.id.clone(), picture_of(card, *side))
        };
        sides(card).iter().map(one).collect::<Vec<_>>()
    };
    book.cards().flat_map(|(_, card)| of_card(card)).collect()
}

/// Returns the card without its own picture.
fn undrawn(card: &Card) -> Card {
    let mut card = Card { picture: None, ..card.clone() };
    if let Face::Adventure(sides) = &mut card.face {
        (sides.contract.picture, sides.complication.picture) = (None, None);
    }
    card
}

/// Average difference of two pictures over red, green and blue, of 255.
fn apart(one: &[u8], other: &[u8]) -> f64 {
    let sum: u64 = one.iter().zip(other).map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
    sum as f64 / (one.len().max(1) as f64 * 0.75)
}

#[test]
fn every_shipped_card_has_a_picture_of_its_own() {
    for (_, card) in shipped().cards() {
        let own: Vec<&Option<Picture>> = match card.sides() {
            Some(sides) => vec![&sides.contract.picture, &sides.complication.picture],
            None => vec![&card.picture],
        };
        assert!(own.iter().all(|picture| picture.is_some()), "{} has none", card.id);
    }
}

#[test]
fn no_two_cards_of_a_type_have_the_same_picture() {
    let plain = |subject: &Subject| Picture { seed: 0, ..subject.picture.clone() };
    let pictures = pictures();
    for (n, (sort, id, subject)) in pictures.iter().enumerate() {
        for (other_sort, other, one) in &pictures[..n] {
            assert!(
                sort != other_sort || plain(subject) != plain(one),
                "{id} is drawn like {other}"
            );
        }
    }
}

#[test]
fn every_shipped_picture_can_be_painted_at_any_size() {
    for (_, id, subject) in pictures() {
        for (width, height) in [(1, 1), (3, 2), (20, 90), (640, 400)] {
            let pixels = paint(&subject, width, height);
            assert_eq!(pixels.len(), (width * height * 4) as usize, "{id}");
            assert!(pixels.chunks(4).all(|pixel| pixel[3] == 255), "{id} is not whole");
        }
        assert!(paint(&subject, 0, 10).is_empty());
    }
}

#[test]
fn the_same_recipe_is_the_same_picture_everywhere_and_always() {
    let golden = [
        ("fair-copy", 2_820_152_156_698_686_826),
        ("slow-thunder", 10_526_865_105_205_232_862),
        ("ships-cat", 4_087_050_825_414_940_667),
        ("rescue-at-tolliver-deep", 9_985_700_227_932_166_604),
        ("customs-house", 5_965_552_065_797_624_116),
        ("slingshot", 75_288_666_508_947_360),
        ("port-festival", 8_386_572_860_338_791_852),
        ("survey-array", 8_616_656_572_376_781_804),
    ];
    let pictures = pictures();
    let now: Vec<(&str, u64)> = golden
        .iter()
        .map(|(id, _)| {
            let (_, _, subject) =
                pictures.iter().find(|(_, other, _)| other == id).expect("a card");
            assert_eq!(paint(subject, 90, 57), paint(subject, 90, 57));
            (*id, xxh3_64(&paint(subject, 90, 57)))
        })
        .collect();
    assert_eq!(now, golden, "pictures have changed: look at them, then write these numbers anew");
}

#[test]
fn pictures_are_told_apart_at_a_glance_and_none_is_empty() {
    let painted: Vec<_> =
        pictures().into_iter().map(|(sort, id, it)| (sort, id, paint(&it, 90, 57))).collect();
    let mut alike = Vec::new();
    for (n, (sort, id, pixels)) in painted.iter().enumerate() {
        let lit = pixels.chunks(4).filter(|pixel| pixel[..3].iter().any(|part| *part > 30)).count();
        assert!(lit * 100 >= pixels.len() / 4 * 6, "{id} is nearly empty: {lit}");
        for (other_sort, other, others) in &painted[..n] {
            let far = if sort == other_sort { apart(pixels, others) } else { 255.0 };
            if far < 2.0 {
                alike.push(format!("{id} looks like {other}: {far:.2}"));
            }
        }
    }
    assert!(alike.is_empty(), "{alike:#?}");
}

#[test]
fn type_can_be_read_over_the_upper_edge() {
    for (_, id, subject) in pictures() {
        let pixels = paint(&subject, 90, 57);
        let upper = &pixels[..90 * 4 * 8];
        let mean = apart(upper, &[0, 0, 0, 255].repeat(upper.len() / 4));
        assert!(mean < 60.0, "{id} is bright where its title stands: {mean:.1}");
    }
}

#[test]
fn a_picture_is_the_same_at_twice_the_size_only_finer() {
    for (_, id, subject) in pictures().into_iter().step_by(5) {
        let (small, large) = (paint(&subject, 150, 95), paint(&subject, 300, 190));
        let far = apart(&small, &halved(&large, 300));
        assert!(far < 3.0, "{id} differs by {far:.2}");
    }
}

/// Averages each two by two pixels into one.
fn halved(pixels: &[u8], width: usize) -> Vec<u8> {
    let height = pixels.len() / 4 / width;
    let part = |x: usize, y: usize, n: usize| u32::from(pixels[(y * width + x) * 4 + n]);
    let mean = |x: usize, y: usize, n: usize| {
        ((part(x, y, n) + part(x + 1, y, n) + part(x, y + 1, n) + part(x + 1, y + 1, n) + 2) / 4)
            as u8
    };
    let places = (0..height).step_by(2).flat_map(|y| (0..width).step_by(2).map(move |x| (x, y)));
    places
        .flat_map(|(x, y)| (0..4).map(move |n| (x, y, n)))
        .map(|(x, y, n)| mean(x, y, n))
        .collect()
}

#[test]
fn a_card_without_a_recipe_has_a_picture_that_follows_from_it() {
    let book = shipped();
    let mut seen = Vec::new();
    for card in book.cards().map(|(_, card)| undrawn(card)) {
        for side in sides(&card) {
            let subject = picture_of(&card, *side);
            assert_eq!(subject, picture_of(&card, *side));
            assert!(!seen.contains(&subject.picture), "{} is drawn like another", card.id);
            assert_eq!(paint(&subject, 30, 19).len(), 30 * 19 * 4);
            seen.push(subject.picture);
        }
    }
}

/// Words of an enum, from the schema of cards.
fn words(name: &str) -> Vec<String> {
    let schema = cards::data::schema().to_value();
    let shape = &schema["$defs"][name];
    let plain = shape["enum"].as_array().into_iter().flatten();
    let several = shape["oneOf"].as_array().into_iter().flatten();
    let inside =
        several.flat_map(|one| one["enum"].as_array().into_iter().flatten().chain([&one["const"]]));
    plain.chain(inside).filter_map(|word| word.as_str()).map(str::to_owned).collect()
}

/// Builds a card with this recipe and returns its picture.
fn drawn(recipe: &str) -> Subject {
    let mut book = CardBook::default();
    let text = format!(
        "[(id: \"it\", name: \"It\", picture: {recipe}, face: Gear(cost: 1, ev: 1, subtype: Tool))]"
    );
    book.add("it", &text).unwrap_or_else(|fault| panic!("{fault}: {recipe}"));
    let (_, card) = book.cards().next().expect("one card");
    picture_of(card, Side::Front)
}

#[test]
fn every_word_of_a_recipe_draws_something_of_its_own() {
    let bust = |part: &'static str| move |word: &str| format!("(figure: Bust({part}: {word}))");
    let figure = |part: &'static str| move |word: &str| format!("(figure: {part}({word}))");
    let ground = |part: &'static str| move |word: &str| format!("(ground: {part}({word}))");
    let sorts: [(&str, usize, &dyn Fn(&str) -> String); 15] = [
        ("Thing", 100, &figure("Thing")),
        ("Hull", 12, &figure("Ship")),
        ("Station", 6, &figure("Station")),
        ("People", 8, &figure("People")),
        ("Species", 6, &bust("species")),
        ("Hair", 10, &bust("hair")),
        ("Hat", 13, &bust("hat")),
        ("Dress", 10, &bust("dress")),
        ("Visage", 9, &bust("face")),
        ("World", 7, &ground("Orbit")),
        ("Terrain", 5, &ground("Surface")),
        ("Quarter", 6, &ground("Skyline")),
        ("Emblem", 14, &ground("Halo")),
        ("Mark", 18, &|word| format!("(mark: {word})")),
        ("Light", 3, &|word| format!("(light: {word}, figure: Ship(Liner))")),
    ];
    for (name, least, recipe) in sorts {
        let words = words(name);
        assert!(words.len() >= least, "{name}: {words:?}");
        let mut seen: Vec<(String, u64)> = Vec::new();
        for word in words {
            let look = xxh3_64(&paint(&drawn(&recipe(&word)), 120, 76));
            let twin = seen.iter().find(|(_, other)| *other == look);
            assert!(twin.is_none(), "{name} {word} draws the same as {twin:?}");
            seen.push((word, look));
        }
    }
}
