//! The deal of a day, which games are its, and what is told of them.

use std::collections::BTreeSet;

use engine::Artefact;
use jiff::{
    ToSpan,
    civil::{Date, date},
};

use super::*;
use crate::{
    builder::testing::library, replay_timeline::testing::recorded, roster::testing::folder,
    saves::Saves,
};

const DAY: Date = date(2026, 11, 26);

fn deal(day: Date) -> Deal {
    Deal::of(day, &library()).expect("a deal")
}

/// A game with this deal in which nothing was decided.
fn begun(deal: &Deal) -> CardArtefact {
    CardArtefact {
        setup: deal.setup.clone(),
        seed: deal.seed,
        decisions: Vec::new(),
        ..recorded(1, &["red-ledger"])
    }
}

#[test]
fn a_day_has_one_deal_and_another_day_another() {
    assert_eq!(deal(DAY), deal(DAY));
    let week: Vec<Deal> = DAY.series(1.day()).take(7).map(deal).collect();
    let seeds: BTreeSet<u64> = week.iter().map(|it| it.seed).collect();
    assert_eq!(seeds.len(), 7);
    let levels: Vec<&str> = week.iter().map(|it| it.level().name()).collect();
    assert_eq!(
        levels,
        ["lieutenant", "commander", "commander", "admiral", "cadet", "ensign", "lieutenant"]
    );
}

#[test]
fn other_cards_make_another_deal_of_the_same_day() {
    let mut packs = deal(DAY).setup.packs;
    let seed = seed_of(DAY, &packs);
    packs[0].hash.0 ^= 1;
    assert_ne!(seed_of(DAY, &packs), seed);
}

#[test]
fn two_months_have_every_ready_deck_and_every_captain() {
    let library = library();
    let deals: Vec<Deal> =
        DAY.series(1.day()).take(60).map(|day| Deal::of(day, &library).expect("a deal")).collect();
    let flown: BTreeSet<&str> =
        deals.iter().map(|it| it.setup.captains[0].deck.name.as_str()).collect();
    let met: BTreeSet<&str> = deals.iter().map(|it| it.setup.captains[1].name.as_str()).collect();
    assert_eq!(flown.len(), library.ready_decks().len());
    assert_eq!(met.len(), library.personas.len());
    assert!(deals.iter().all(|it| it.setup.captains[0].deck != it.setup.captains[1].deck));
}

#[test]
fn there_is_no_deal_of_tomorrow_and_none_before_the_first() {
    let library = library();
    let of = |day| Deal::open(day, DAY, &library).map(|_| ()).map_err(|fault| fault.to_string());
    assert_eq!(of(DAY), Ok(()));
    assert!(
        of(date(2026, 11, 27)).is_err_and(|fault| fault.contains("2026-11-27 is not there yet"))
    );
    assert!(of(date(2026, 10, 31)).is_err_and(|fault| fault.contains("from 2026-11-01 on")));
}

#[test]
fn a_record_says_by_itself_whose_day_it_is() {
    let (library, deal) = (library(), deal(DAY));
    let claimed = |artefact: &CardArtefact| {
        Deal::claimed(artefact, "game.json", DAY, &library).map_err(|fault| fault.to_string())
    };
    assert_eq!(claimed(&begun(&deal)), Ok(deal.clone()));
    let other = claimed(&recorded(1, &["red-ledger"])).expect_err("it is of no day");
    assert!(other.contains("game.json: this is no daily deal"));
    let mut swapped = begun(&deal);
    swapped.setup.captains.swap(0, 1);
    assert!(claimed(&swapped).expect_err("other seats").contains("not its captains"));
}

#[test]
fn the_first_game_with_a_deal_counts_and_a_damaged_file_is_none() {
    let (saves, deal) = (Saves::at(folder("daily-tries")), deal(DAY));
    assert_eq!(Tries::read(&saves).of(&deal), []);
    let (first, second) = (saves.next_file(), saves.root().join("game-0002.json"));
    let done: CardArtefact = Artefact { finished: true, ..begun(&deal) };
    saves.keep(&second, &begun(&deal)).expect("kept");
    saves.keep(&first, &done).expect("kept");
    let first = saves.finish(&first, &done).expect("finished");
    std::fs::write(saves.root().join("game-0003.json"), deal.seed.to_string()).expect("written");
    let tries = Tries::read(&saves);
    let files: Vec<_> = tries.of(&deal).into_iter().map(|one| one.file).collect();
    assert_eq!(files, [first, second]);
    assert_eq!(tries.streak(DAY, &library()), 1);
    assert_eq!(tries.streak(date(2026, 11, 27), &library()), 1, "today is still open");
    assert_eq!(tries.streak(date(2026, 11, 28), &library()), 0, "a day was left out");
}

#[test]
fn a_game_counts_for_its_day_once_it_is_over_and_practice_does_not() {
    let (saves, library, deal) = (Saves::at(folder("daily-counted")), library(), deal(DAY));
    let counted = |artefact: &CardArtefact, file: &Path| {
        Deal::counted(artefact, file, DAY, &library, &saves).map(|(deal, _)| deal)
    };
    let (first, second) = (saves.next_file(), saves.root().join("game-0002.json"));
    let under_way: CardArtefact = Artefact { finished: false, ..begun(&deal) };
    saves.keep(&first, &under_way).expect("kept");
    assert_eq!(counted(&under_way, &first), None, "it is not over");
    let done: CardArtefact = Artefact { finished: true, ..begun(&deal) };
    let first = saves.finish(&first, &done).expect("finished");
    assert_eq!(counted(&done, &first), Some(deal));
    saves.keep(&second, &done).expect("kept");
    assert_eq!(counted(&done, &second), None, "it is practice");
}

#[test]
fn what_came_of_it_is_told_round_by_round_and_names_no_card() {
    let (library, artefact) = (library(), recorded(7, &["red-ledger"]));
    let deal = Deal { day: DAY, setup: artefact.setup.clone(), seed: artefact.seed };
    let one =
        Try { file: "game.json".into(), artefact: CardArtefact { taken_back: 2, ..artefact } };
    let text = told(&deal, &one, &library).expect("it plays again");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "Far Lanes, the deal of 26 November 2026");
    let rounds: usize = lines[1]
        .split(' ')
        .find_map(|word| word.parse().ok().filter(|_| lines[1].contains(&format!("{word} rounds"))))
        .expect("rounds");
    for (line, who) in [(lines[2], "me   "), (lines[3], "them ")] {
        assert_eq!(line.strip_prefix(who).expect("whose").chars().count(), rounds);
    }
    assert_eq!(lines[4..], ["taken back 2 times", "far-lanes daily --date 2026-11-26"]);
    assert!(library.book.cards().all(|(_, card)| !text.contains(&card.name)));
}
