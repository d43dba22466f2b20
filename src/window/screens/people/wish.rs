//! Lets a wish decide what is asked.

use bevy::prelude::World;
use characters::{
    Move,
    wish::{Wish, Wisher},
};
use engine::Game;

use super::{
    career_ui::{CareerDialog, CareerUi},
    guide,
    living::Living,
    on_disk::change_life,
};

/// Lets the wish decide, once or until nothing is left to be decided.
pub fn wish(world: &mut World, to_the_end: bool) {
    change_life(world, |living, career_ui| {
        let wish = match Wish::parse(&living.tables(), &career_ui.wish) {
            Ok(wish) => wish,
            Err(fault) => return career_ui.note = Some(fault.to_string()),
        };
        living.show_all();
        while let Some(chosen) = answer(living, &wish) {
            let words = characters::text::option(&chosen);
            if !decided(living, career_ui, chosen) {
                break;
            }
            if !to_the_end {
                career_ui.note = Some(format!("The wish chose: {words}."));
                break;
            }
            living.show_all();
        }
        (career_ui.selected, career_ui.dialog) = (0, CareerDialog::Nothing);
    });
}

/// Anew for each question, so that it is the same however one comes to it.
fn answer(living: &Living, wish: &Wish) -> Option<Move> {
    let luck = living.seed ^ (living.decisions.len() as u64);
    Wisher::new(wish.clone(), None, luck).decide(living.life())
}

fn decided(living: &mut Living, career_ui: &mut CareerUi, chosen: Move) -> bool {
    living.life().choice().is_some() && guide::decide(living, career_ui, chosen)
}
