//! Sounds of dice that fall in view: in a life, and on the Referee's desk.

use bevy::prelude::*;
use sound::Sound;

use crate::window::{
    screens::{people::Living, referee::Referee},
    ui::{screen::Screen, sound_cue::SoundCue},
};

/// How many dice have fallen where.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Fallen {
    /// Which life, after how many decisions, how many since.
    life: (u64, usize, usize),
    table_ui: usize,
}

/// Listens for dice.
pub fn listen(
    screen: Res<State<Screen>>,
    living: Option<Res<Living>>,
    table_ui: Option<Res<Referee>>,
    mut before: Local<Fallen>,
    mut out: EventWriter<SoundCue>,
) {
    let life = living.map_or((0, 0, 0), |it| (it.seed, it.decisions.len(), it.fallen()));
    let now = Fallen { life, table_ui: table_ui.map_or(0, |it| it.thrown) };
    let was = std::mem::replace(&mut *before, now);
    let life = *screen.get() == Screen::Life && fell(was.life, now.life);
    let table_ui = *screen.get() == Screen::Referee && now.table_ui > was.table_ui;
    if life || table_ui {
        out.send(SoundCue::near(Sound::Dice));
    }
}

/// Whether dice fell in a life between two moments of it. One that is begun, gone on with or taken back
/// is silent.
pub fn fell(was: (u64, usize, usize), now: (u64, usize, usize)) -> bool {
    let (one, before, shown) = was;
    let (same, after, fallen) = now;
    let goes_on = one == same && after >= before;
    goes_on && fallen > if after == before { shown } else { 0 }
}
