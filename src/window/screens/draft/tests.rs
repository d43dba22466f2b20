//! A draft without a window: by keys and by mouse, from its beginning to the deck that is kept.

use std::time::Duration;

use bevy_egui::egui::{Event, Key, pos2};

use super::{
    action::DraftAction,
    screen::frame,
    state::{DraftUi, Page},
};
use crate::{
    builder::{OwnDecks, testing::library},
    clock::Instant,
    data::Library,
    draft::RIVALS,
    roster::testing::folder,
    saves::Saves,
    window::{testing, ui::compact::TARGET},
};

/// A draft on the screen, with a folder of its own.
struct Bench {
    library: Library,
    saves: Saves,
    draft_ui: DraftUi,
}

impl Bench {
    fn new(name: &str) -> Bench {
        let saves = Saves::at(folder(&format!("draft-screen-{name}")));
        let mut bench = Bench { library: library(), saves, draft_ui: DraftUi::default() };
        bench.draft_ui.come_in(&bench.library, &bench.saves);
        bench
    }

    /// What these frames of input come to, carried out where it stays on the screen.
    fn input(&mut self, frames: Vec<Vec<Event>>) -> Vec<DraftAction> {
        let (library, draft_ui) = (&self.library, &mut self.draft_ui);
        let actions = testing::frames(frames, |ctx| frame(ctx, draft_ui, library));
        for &action in &actions {
            self.draft_ui.carry_out(action, &self.library, &self.saves);
        }
        actions
    }

    fn strike(&mut self, key: Key) -> Vec<DraftAction> {
        self.input(vec![vec![testing::key(key)]])
    }

    fn picks(&self) -> usize {
        self.draft_ui.under_way.as_ref().map_or(0, |it| it.drafting.picks())
    }

    /// Lets the others draft to their end.
    fn wait(&mut self) {
        let until = || Instant::now() + Duration::from_secs(60);
        while self.draft_ui.let_others_draft(until(), &self.library, &self.saves) {}
    }
}

#[test]
fn a_draft_is_begun_picked_by_keys_and_gone_on_with_at_the_same_pick() {
    let mut bench = Bench::new("keys");
    assert_eq!(bench.draft_ui.page, Page::Begin);
    bench.strike(Key::Enter);
    assert_eq!((bench.draft_ui.page, bench.picks()), (Page::Offer, 0));
    bench.strike(Key::Num2);
    assert_eq!(bench.picks(), 1);
    assert_eq!(bench.strike(Key::ArrowRight), [DraftAction::Select(1)]);
    assert_eq!(bench.strike(Key::Enter), [DraftAction::Pick(1)]);
    assert_eq!((bench.picks(), bench.draft_ui.selected), (2, 0));
    bench.strike(Key::U);
    assert_eq!(bench.picks(), 1);
    let offer = bench.draft_ui.offer().to_vec();
    bench.draft_ui.leave();
    bench.draft_ui.come_in(&bench.library, &bench.saves);
    assert_eq!((bench.draft_ui.offer(), bench.picks()), (offer.as_slice(), 1));
    assert_eq!(bench.strike(Key::Escape), [DraftAction::Leave]);
}

#[test]
fn a_click_on_a_card_picks_it() {
    let mut bench = Bench::new("click");
    bench.strike(Key::Enter);
    let third = bench.draft_ui.offer()[2];
    let actions = bench.input(testing::click(pos2(600.0, 300.0)));
    assert!(actions.contains(&DraftAction::Pick(2)), "{actions:?}");
    let ship = bench.library.book.card(third).id.clone();
    let under_way = bench.draft_ui.under_way.as_ref().expect("a draft");
    assert_eq!(under_way.drafting.game().deck().ship, ship);
}

#[test]
fn on_a_phone_a_tap_looks_at_a_card_and_a_second_one_picks_it() {
    let mut bench = Bench::new("tap");
    bench.strike(Key::Enter);
    let (library, draft_ui) = (&bench.library, &mut bench.draft_ui);
    // The third of four rows above the strip.
    let row = pos2(187.0, 812.0 - TARGET - 4.0 - 1.5 * (TARGET + 4.0));
    let mut tap = || testing::phone_frames(testing::tap(row), |ctx| frame(ctx, draft_ui, library));
    assert_eq!(tap(), [DraftAction::Select(2)]);
    bench.draft_ui.carry_out(DraftAction::Select(2), &bench.library, &bench.saves);
    let (library, draft_ui) = (&bench.library, &mut bench.draft_ui);
    let mut tap = || testing::phone_frames(testing::tap(row), |ctx| frame(ctx, draft_ui, library));
    assert_eq!(tap(), [DraftAction::Pick(2)]);
}

#[test]
fn the_adviser_tells_of_every_card_and_finishes_the_deck_which_is_kept() {
    let mut bench = Bench::new("rest");
    bench.strike(Key::Enter);
    assert_eq!(bench.strike(Key::W), [DraftAction::Advice]);
    assert!(bench.draft_ui.advice);
    assert_eq!(bench.draft_ui.hints.len(), bench.draft_ui.offer().len());
    bench.strike(Key::R);
    assert_eq!(bench.draft_ui.page, Page::Whole);
    bench.wait();
    assert_eq!((bench.draft_ui.rivals.len(), bench.draft_ui.met.len()), (RIVALS, RIVALS));
    assert_eq!(bench.strike(Key::ArrowDown), [DraftAction::Select(1)]);
    assert_eq!(bench.strike(Key::P), [DraftAction::Play(1)]);
    bench.strike(Key::K);
    let note = bench.draft_ui.note.clone().expect("a sentence");
    assert!(note.starts_with("Kept among your decks as draft-"), "{note}");
    let own = OwnDecks::at(bench.saves.decks_folder());
    let left_out = bench.library.read_own_decks(own.folder());
    assert!(left_out.is_empty(), "{left_out:?}");
    let kept = bench.library.decks.last().expect("a deck");
    assert!(kept.faults.is_empty() && own.has(&kept.file), "{kept:?}");
}

#[test]
fn another_draft_leaves_the_last_one_and_one_can_go_back_to_it() {
    let mut bench = Bench::new("another");
    bench.strike(Key::Enter);
    bench.strike(Key::Num1);
    bench.strike(Key::N);
    assert_eq!(bench.draft_ui.page, Page::Begin);
    bench.strike(Key::ArrowDown);
    let before = bench.draft_ui.level;
    bench.strike(Key::ArrowRight);
    assert_ne!(bench.draft_ui.level, before);
    bench.strike(Key::ArrowDown);
    assert_eq!(bench.strike(Key::Enter), [DraftAction::New]);
    assert_eq!((bench.draft_ui.page, bench.picks()), (Page::Offer, 1));
}

#[test]
fn the_keys_lie_over_everything_and_close_before_anything_else() {
    let mut bench = Bench::new("help");
    bench.strike(Key::Enter);
    bench.strike(Key::F1);
    assert!(bench.draft_ui.keys);
    assert_eq!(bench.strike(Key::Num1), []);
    assert_eq!(bench.strike(Key::Escape), [DraftAction::Keys]);
    assert!(!bench.draft_ui.keys);
}
