//! The deck builder by taps.

use bevy_egui::egui::{Pos2, pos2};

use super::*;
use crate::window::{
    screens::deck_builder::screen::shown, testing::phone_frames, ui::compact::TARGET,
};

impl Shop {
    /// What a tap here does on a phone.
    fn taps(&mut self, at: Pos2) -> Vec<DeckEditorAction> {
        let frames = testing::tap(at);
        phone_frames(frames, |ctx| shown(ctx, &self.deck_editor, &self.library))
    }
}

#[test]
fn a_tap_on_a_card_of_the_pool_reads_it_and_a_tap_there_puts_one_in() {
    let mut shop = Shop::open("tapped");
    shop.does([search("odo")]);
    let first_row = pos2(100.0, 2.0 * TARGET + 4.0 + TARGET + 4.0 + 40.0 + 4.0 + TARGET + 30.0);
    let read = DeckEditorAction::OpenDialog(DeckEditorDialog::Read);
    assert_eq!(shop.taps(first_row), [DeckEditorAction::Stand(Pane::Pool, 0), read.clone()]);
    shop.does([read]);
    let id = shop.deck_editor.selected_id(&shop.library).expect("a card");
    let foot = 812.0 - 8.0 - 8.0 - TARGET / 2.0;
    assert_eq!(shop.taps(pos2(330.0, foot)), [DeckEditorAction::Add(id.clone())]);
    assert_eq!(shop.taps(pos2(40.0, foot)), [DeckEditorAction::Remove(id)]);
}

#[test]
fn at_the_end_of_a_row_a_finger_puts_one_in_and_takes_one_out() {
    let mut shop = Shop::open("steppers");
    shop.does([search("odo")]);
    let id = shop.deck_editor.selected_id(&shop.library).expect("a card");
    let y = 2.0 * TARGET + 4.0 + TARGET + 4.0 + 40.0 + 4.0 + TARGET + 30.0;
    assert_eq!(shop.taps(pos2(335.0, y)), [DeckEditorAction::Add(id.clone())]);
    assert_eq!(shop.taps(pos2(290.0, y)), [DeckEditorAction::Remove(id)]);
}
