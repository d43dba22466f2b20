//! A puzzle of the moment that is watched, made while it goes on being watched.

use std::{borrow::Cow, time::Duration};

use bevy_egui::egui::{Rect, Ui, pos2, vec2};

use crate::window::{
    common::data::GameData,
    ui::{
        paint, reader,
        theme::{self, size},
    },
};
use crate::{
    clock::Instant,
    data::WrittenPuzzle,
    puzzles::{Making, NoPuzzle, OwnPuzzles},
};

/// How long may be thought about it in one frame.
const PATIENCE: Duration = Duration::from_millis(6);

/// What stays free at each side of what is told, and more than it is ever tall.
const BESIDE: f32 = 26.0;
const TALLEST: f32 = 200.0;

/// How far a puzzle of a moment is.
#[derive(Default)]
pub enum Taken {
    #[default]
    Nothing,
    /// The answers are thought about.
    Making(Box<dyn Making>),
    /// What came of it, in words.
    Told(String),
}

impl Taken {
    /// A puzzle that is begun, or why there is none.
    pub fn begun(making: Result<impl Making + 'static, NoPuzzle>) -> Taken {
        match making {
            Ok(making) => Taken::Making(Box::new(making)),
            Err(none) => Taken::none(&none),
        }
    }

    fn none(none: &NoPuzzle) -> Taken {
        Taken::Told(format!("No puzzle: {none}."))
    }

    /// Goes on with it for a moment; whether there is more to think about.
    pub fn go_on(&mut self, game_data: &GameData) -> bool {
        let Taken::Making(making) = self else { return false };
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            if let Some(made) = making.go_on() {
                *self = match made {
                    Ok(puzzle) => Taken::Told(kept(puzzle, game_data)),
                    Err(none) => Taken::none(&none),
                };
                return false;
            }
        }
        true
    }

    /// What is told of it.
    pub fn words(&self) -> Option<Cow<'_, str>> {
        match self {
            Taken::Nothing => None,
            Taken::Told(words) => Some(words.into()),
            Taken::Making(making) => Some(match making.progress() {
                None => "A puzzle is made of this: a captain thinks about the answers …".into(),
                Some(done) => {
                    let words = "A puzzle is made of this: every answer is played out";
                    format!("{words}, {done} of a hundred …").into()
                }
            }),
        }
    }

    /// Draws that above the bar, in as many lines as it takes.
    pub fn draw(&self, ui: &Ui, bar: Rect) {
        let Some(words) = self.words() else { return };
        let p = ui.painter();
        let mut measure = p.clone();
        measure.set_invisible();
        let wide = (paint::wide(p, &words, size::BODY) + 2.0).min(bar.width() - 2.0 * BESIDE);
        let most = Rect::from_min_size(bar.min, vec2(wide, TALLEST));
        let tall = paint::flow(&measure, most, &words, size::BODY, theme::TYPE, false);
        let room = vec2(wide, tall) + 2.0 * vec2(18.0, 8.0);
        let at = pos2(bar.center().x, bar.top() - 9.0 - room.y / 2.0);
        let place = Rect::from_center_size(at, room);
        paint::plate(p, place, theme::PANEL, theme::now());
        let inner = place.shrink2(vec2(18.0, 8.0));
        paint::flow(p, inner.with_max_y(bar.top()), &words, size::BODY, theme::TYPE, false);
        reader::say(ui, place, "a puzzle of this", || words.clone().into_owned());
    }
}

/// Keeps it among the person's own; what is said of that.
fn kept(puzzle: WrittenPuzzle, game_data: &GameData) -> String {
    let own = OwnPuzzles::of(&game_data.saves);
    match own.keep(puzzle, &game_data.library.puzzles) {
        Ok(_) => "It is a puzzle now, among your own: Puzzles on the title.".to_owned(),
        Err(fault) => format!("The puzzle could not be kept: {fault}."),
    }
}
