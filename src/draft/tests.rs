use std::{collections::BTreeSet, path::PathBuf};

use ai::Level;
use cards::{data::Deck, draft::Part};

use super::*;
use crate::{
    builder::testing::library,
    disk,
    players::PlayerKind,
    saves::{Saves, write_whole},
};

fn saves(name: &str) -> Saves {
    let root: PathBuf =
        std::env::temp_dir().join(format!("far-lanes-draft-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&root);
    Saves::at(root)
}

#[test]
fn a_draft_goes_on_at_the_same_offer_with_the_same_picks() {
    let (library, saves) = (library(), saves("on"));
    let drafts = Drafts::at(&saves);
    let rivals = rivals(&library, 5, Level::Ensign);
    let mut begun = drafts.begin(&library, &rivals, 5).expect("a draft");
    for nth in 0..20 {
        let options = begun.drafting.offer().expect("an offer").options.clone();
        begun.pick(options[nth % options.len()]).expect("offered");
    }
    let (offer, deck) = (begun.drafting.offer().cloned(), begun.drafting.deck());
    drop(begun);
    let (again, unusable) = drafts.newest(&library);
    let again = again.expect("the same draft");
    assert!(unusable.is_empty());
    assert_eq!((again.drafting.offer().cloned(), again.drafting.deck()), (offer, deck));
    assert_eq!(again.drafting.rivals().len(), RIVALS);
}

#[test]
fn a_new_draft_leaves_the_last_one_on_disk() {
    let (library, saves) = (library(), saves("new"));
    let drafts = Drafts::at(&saves);
    let first = drafts.begin(&library, &[], 1).expect("a draft").file().to_owned();
    let second = drafts.begin(&library, &[], 2).expect("a draft").file().to_owned();
    assert_eq!(drafts.files(), [first, second.clone()]);
    let newest = drafts.newest(&library).0.expect("the second");
    assert_eq!(newest.file(), second);
}

#[test]
fn a_pick_that_is_taken_back_leads_to_the_same_offer_and_is_counted() {
    let library = library();
    let mut drafting = Drafting::begin(&library, &[], 9).expect("a draft");
    assert!(!drafting.undo(), "there is nothing to take back");
    let before = drafting.offer().cloned().expect("an offer");
    drafting.pick(before.options[1]).expect("offered");
    let next = drafting.offer().cloned();
    assert!(drafting.undo());
    assert_eq!(drafting.offer(), Some(&before));
    drafting.pick(before.options[1]).expect("offered");
    assert_eq!(drafting.offer().cloned(), next);
    assert_eq!((drafting.artefact().taken_back, drafting.picks()), (1, 1));
}

#[test]
fn a_draft_whose_cards_are_others_now_is_named_and_left() {
    let (library, saves) = (library(), saves("other"));
    let drafts = Drafts::at(&saves);
    let begun = drafts.begin(&library, &[], 3).expect("a draft");
    let (file, mut artefact) = (begun.file().to_owned(), begun.drafting.artefact());
    drop(begun);
    artefact.journal.0 ^= 1;
    artefact.setup.packs[0].hash.0 ^= 1;
    write_whole(&file, &artefact.write()).expect("written");
    let before = disk::read(&file).expect("a file");
    let (newest, unusable) = drafts.newest(&library);
    assert!(newest.is_none());
    let said = unusable[0].to_string();
    assert!(said.contains("it comes out as") && said.contains("frontier"), "{said}");
    assert_eq!(disk::read(&file).expect("a file"), before);
}

#[test]
fn every_captain_of_every_level_drafts_a_legal_deck_with_a_plan() {
    let library = library();
    let personas = library.personas.iter().cloned().map(Some).chain([None]);
    for (seed, persona) in personas.enumerate() {
        let level = Level::ALL[seed % Level::ALL.len()];
        let kind = PlayerKind::Mind { persona, level };
        let deck = trial::deck_of(&kind, (&library, &library.book), seed as u64).expect("a deck");
        assert_eq!(deck.faults(&library.book), [], "{kind}");
        assert!(deck.plan.starts_with("Fly "), "{}", deck.plan);
    }
    let by_chance = trial::deck_of(&PlayerKind::Random, (&library, &library.book), 1);
    assert_eq!(by_chance.expect("a deck").faults(&library.book), []);
}

#[test]
fn rivals_draft_from_offers_of_their_own_whatever_the_person_picks() {
    let library = library();
    let kinds = rivals(&library, 11, Level::Lieutenant);
    let names: BTreeSet<String> = kinds.iter().map(ToString::to_string).collect();
    assert_eq!(names.len(), RIVALS, "no two are the same");
    let mut drafting = Drafting::begin(&library, &kinds, 11).expect("a draft");
    let before = drafted(&drafting, &library).expect("known captains");
    for _ in 0..30 {
        let last = *drafting.offer().expect("an offer").options.last().expect("a card");
        drafting.pick(last).expect("offered");
    }
    assert_eq!(drafted(&drafting, &library).expect("known captains"), before);
    let decks: BTreeSet<String> =
        before.iter().map(|it| format!("{:?}", it.deck.captain)).collect();
    assert_eq!(decks.len(), RIVALS, "each has a deck of their own");
}

#[test]
fn the_adviser_names_first_what_it_picks_and_finishes_any_draft() {
    let library = library();
    let mut drafting = Drafting::begin(&library, &[], 21).expect("a draft");
    let adviser = Adviser::new(&library, drafting.game().book());
    let mut parts = BTreeSet::new();
    while let Some(pick) = adviser.pick(&drafting) {
        let offer = drafting.offer().expect("an offer");
        parts.insert(offer.why);
        assert_eq!(adviser.hints(&drafting).len(), offer.options.len());
        drafting.pick(pick).expect("offered");
    }
    assert!(drafting.is_over());
    assert_eq!(drafting.deck().faults(&library.book), []);
    assert_eq!(parts.into_iter().collect::<Vec<_>>(), Part::ALL);
}

#[test]
fn the_game_against_a_rival_has_both_drafted_decks() {
    let library = library();
    let kinds = rivals(&library, 2, Level::Cadet);
    let mut drafting = Drafting::begin(&library, &kinds, 2).expect("a draft");
    let adviser = Adviser::new(&library, drafting.game().book());
    while let Some(pick) = adviser.pick(&drafting) {
        drafting.pick(pick).expect("offered");
    }
    let all = drafted(&drafting, &library).expect("known captains");
    let setup = setup(&drafting, &all[1], &library);
    let decks: Vec<&Deck> = setup.captains.iter().map(|captain| &captain.deck).collect();
    assert_eq!(decks, [&drafting.deck(), &all[1].deck]);
    assert!(setup.captains[1].player.ends_with("/cadet"));
    assert_ne!(game_seed(&drafting, 0), game_seed(&drafting, 1));
}

#[test]
fn a_trial_counts_a_deck_as_one_sample_and_asks_for_40_to_60_of_a_hundred() {
    let library = library();
    let trial = Trial::new(library.ready_decks(), 2).expect("a trial");
    let (count, mut tally) = (trial.decks().len(), Tally::new(&trial));
    for scores in [vec![[1.0, 1.0]; count], vec![[0.5, 0.0]; count]] {
        let journal = engine::JournalHash(7);
        tally.add(&Bout { seed: 1, deck: Deck::default(), scores, journal });
    }
    let figures = tally.figures();
    assert_eq!((figures.games, figures.drafted.pairs, figures.drafted.rate), (4 * count, 2, 0.625));
    assert_eq!(figures.against[0].drafted.rate, 0.625);
    assert!(!figures.criteria[0].passed);
}
