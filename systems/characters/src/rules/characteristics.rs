//! The start of a life: six characteristics.

use bevy::prelude::{App, OnEnter, Plugin, Single};

use crate::{
    event::Event,
    sheet::{Characteristics, digit},
    state::{Referee, Stage},
};

/// Throws the six characteristics (CT-GEN-06).
pub(crate) struct CharacteristicThrows;

impl Plugin for CharacteristicThrows {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Characteristics), throw_characteristics);
    }
}

/// Throws two dice for each of the six, in order and only once (CT-CHR-01, CT-CHR-02, CT-CHR-03).
fn throw_characteristics(mut scores: Single<&mut Characteristics>, mut referee: Referee) {
    let dice = [[0; 2]; 6].map(|pair: [u8; 2]| pair.map(|_| referee.dice.die()));
    **scores = Characteristics::new(dice.map(|[one, other]| one + other));
    debug_assert!(scores.scores().iter().all(|&score| digit(score) != '?'));
    referee.tell(Event::Born { dice, scores: **scores });
}
