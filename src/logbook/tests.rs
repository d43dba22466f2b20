//! Lines: their subjects, the filter, the sums behind their numbers.

use cards::{Activity, CardId, Clash, Piece, SlotNo, Stage, data::Def};

use super::*;

const CARDS: &str = r#"[
    (id: "tub", name: "Tub", face: Ship(tonnage: 200, capabilities: [Cargo], initiative: 3,
        jump: 2, attack: 3, defense: 2, crew_slots: 2)),
    (id: "ore", name: "Ore", keywords: [Unrestricted], face: Adventure(
        contract: (name: "Ore", distance: 1, complication_slots: 1, abandonment: 1, vp: 2,
            requires: [Token(Capability(Cargo))]),
        complication: (name: "Toll", requires: [Expense(1)]))),
]"#;

const ME: Seat = Seat(0);
const RIVAL: Seat = Seat(1);

fn piece(id: u16, book: &CardBook, name: &str) -> Piece {
    let def = |(def, card): (Def, &cards::data::Card)| (card.id == name).then_some(def);
    Piece { id: CardId(id), def: book.cards().find_map(def).expect("a card of the test") }
}

fn book() -> CardBook {
    let mut book = CardBook::default();
    book.add("cards.ron", CARDS).expect("cards");
    book
}

fn names() -> Vec<String> {
    vec!["Ada Quill".to_owned(), "Bo Wren".to_owned()]
}

fn read(events: &[Event]) -> Vec<Line> {
    let (book, names, mut mark) = (book(), names(), Bookmark::default());
    let reader = Reader { viewer: Some(ME), names: &names, book: &book };
    events.iter().filter_map(|event| reader.read(event, &mut mark)).collect()
}

/// A round with something of everybody in it.
fn round() -> Vec<Event> {
    let (book, rival, me) = (book(), RIVAL, ME);
    let crew = piece(7, &book, "tub");
    vec![
        Event::RoundBegan { round: 1 },
        Event::StageBegan { stage: Stage::Readying },
        Event::Drew { seat: rival, cards: vec![piece(3, &book, "ore")] },
        Event::StageBegan { stage: Stage::Complications },
        Event::ActivityChosen { seat: me, activity: Activity::Pirate },
        Event::StageBegan { stage: Stage::Acting },
        Event::EnteredPlay { seat: rival, card: crew, on: None },
        Event::Wounded { card: crew, by: 1 },
        Event::RoundBegan { round: 2 },
    ]
}

fn filtered(filter: LogFilter) -> Vec<String> {
    let lines = read(&round());
    filter.matching(&lines).into_iter().map(|n| lines[n].text.clone()).collect()
}

#[test]
fn everything_passes_where_no_filter_is_set() {
    assert_eq!(LogFilter::default().matching(&read(&round())).len(), read(&round()).len());
}

#[test]
fn a_captains_part_is_what_concerns_them_under_the_headings_it_stands_under() {
    let mine = filtered(LogFilter::default().turn_captain(ME));
    assert_eq!(mine, ["Round 1 began.", "The Adventure Phase began.", "You declared piracy."]);
}

#[test]
fn a_wound_is_part_of_the_log_of_whoever_has_the_crew() {
    let theirs = filtered(LogFilter::default().turn_captain(RIVAL));
    assert!(theirs.contains(&"Tub took 1 wound.".to_owned()), "{theirs:?}");
}

#[test]
fn a_phase_is_what_happened_in_it() {
    let action = filtered(LogFilter::default().turn_phase(Phase::Action));
    assert_eq!(action, ["Round 1 began.", "The Action Phase began.", "Tub took 1 wound."]);
}

#[test]
fn captain_and_phase_together_let_pass_what_fits_both() {
    let filter = LogFilter::default().turn_captain(ME).turn_phase(Phase::Action);
    assert!(filtered(filter).is_empty());
}

#[test]
fn turning_the_same_chip_again_opens_the_filter() {
    assert!(LogFilter::default().turn_captain(ME).turn_captain(ME).is_open());
    assert!(LogFilter::default().turn_phase(Phase::Ready).turn_phase(Phase::Ready).is_open());
}

#[test]
fn stepping_through_the_phases_comes_back_to_the_whole_round() {
    let mut filter = LogFilter::default();
    for &phase in Phase::ALL {
        filter = filter.next_phase();
        assert_eq!(filter.phase, Some(phase));
    }
    assert!(filter.next_phase().is_open());
}

#[test]
fn words_name_a_captain_and_a_phase_in_any_order() {
    let read = |words| LogFilter::read(words, &names(), ME);
    let both = LogFilter { captain: Some(RIVAL), phase: Some(Phase::Action) };
    assert_eq!(read("wren action"), Ok(both));
    assert_eq!(read("ACT Bo"), Ok(both));
    assert_eq!(read("me"), Ok(LogFilter::default().turn_captain(ME)));
    assert_eq!(read(""), Ok(LogFilter::default()));
    assert_eq!(read("moon"), Err("No captain and no phase here is called `moon`.".to_owned()));
}

/// CCG-ZONE-9, CCG-ZONE-13
#[test]
fn a_line_speaks_of_no_card_that_its_reader_may_not_know() {
    let (book, slot) = (book(), SlotNo(2));
    let card = piece(3, &book, "ore");
    let placed = |by| Event::ComplicationPlaced { slot, card, owner: RIVAL, by };
    let drawn = Event::Drew { seat: RIVAL, cards: vec![card] };
    let gone = Event::AdventureDiscarded { card, owner: RIVAL, face_up: false };
    for hidden in [placed(Some(RIVAL)), placed(None), drawn, gone] {
        assert!(About::of(&hidden, Some(ME)).cards.is_empty(), "{hidden:?}");
    }
    assert_eq!(About::of(&placed(Some(RIVAL)), Some(ME)).slots, [slot], "where it lies is seen");
    assert_eq!(About::of(&placed(Some(ME)), Some(ME)).cards, [card], "who placed it knows it");
}

#[test]
fn damage_is_reckoned_from_attack_and_defense() {
    let attack = Clash { attack: 5, defense: 3, damage: 2 };
    let answer = Clash { attack: 1, defense: 4, damage: 0 };
    let event = Event::PiracyExchanged { attacker: RIVAL, defender: ME, attack, answer };
    let line = &read(&[event])[0];
    let parts: Vec<i64> = line.sums[0].parts.iter().map(|part| part.by).collect();
    assert_eq!((parts, line.sums[0].result.as_str()), (vec![5, -3], "2 damage"));
    assert_eq!(line.sums[0].parts[0].words, "attack of the ship of Bo Wren");
    assert_eq!(line.sums[1].parts[0].words, "attack of your ship");
    assert!(line.sums[1].result.starts_with("no damage"));
}

#[test]
fn what_changed_is_reckoned_from_what_was_there() {
    let rule = RuleId("CCG-CPT-1");
    let line = &read(&[Event::VpChanged { seat: ME, by: 3, now: 8, rule }])[0];
    let parts: Vec<i64> = line.sums[0].parts.iter().map(|part| part.by).collect();
    assert_eq!((parts, line.sums[0].result.as_str()), (vec![5, 3], "8 victory points"));
    assert_eq!(line.rule(), rule);
}
