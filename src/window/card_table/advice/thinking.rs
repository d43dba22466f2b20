//! Thinks about what was asked, a little each frame.

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};
use cards::Move;

use super::state::{Advice, RivalPlays};
use crate::window::card_table::{
    game::Playing,
    table_ui::{TableDialog, TableUi},
    view::TableView,
};
use crate::{
    clock::Instant,
    hints::{Hint, best},
};

/// How long an adviser thinks in one frame.
const PATIENCE: Duration = Duration::from_millis(4);

/// Thinks a little about what was asked, and has what came of it drawn.
pub(in crate::window) fn think_it_over(
    playing: Option<NonSendMut<Playing>>,
    view: Option<Res<TableView>>,
    mut table_ui: ResMut<TableUi>,
    mut redraw: EventWriter<RequestRedraw>,
) {
    let (Some(mut playing), Some(view)) = (playing, view) else { return };
    let news = match table_ui.dialog {
        TableDialog::Advice => advise(&mut playing, &view, &mut table_ui.advice),
        TableDialog::RivalPlays => recall(&playing, &view, &mut table_ui.rival_plays),
        TableDialog::Nothing
        | TableDialog::Card(_)
        | TableDialog::Log
        | TableDialog::Keys
        | TableDialog::Signs
        | TableDialog::Rules
        | TableDialog::Glossary
        | TableDialog::Farewell { .. }
        | TableDialog::Options { .. }
        | TableDialog::Pause { .. }
        | TableDialog::Sure { .. }
        | TableDialog::Marked { .. } => false,
    };
    if news {
        redraw.send(RequestRedraw);
    }
}

/// One frame of an adviser's thinking; whether there is anything new.
fn advise(playing: &mut Playing, view: &TableView, advice: &mut Advice) -> bool {
    if advice.asked != Some(view.version) {
        begin(playing, view, advice);
    } else if advice.told.is_some() {
        return false;
    }
    let began = Instant::now();
    while let Some(thought) = playing.thought.as_mut().filter(|_| began.elapsed() < PATIENCE) {
        if let Some(scores) = thought.think() {
            advice.told = Some(as_shown(best(&scores), view));
            playing.thought = None;
        }
    }
    true
}

/// The same hints, numbered as the table shows their options.
fn as_shown(mut hints: Vec<Hint<Move>>, view: &TableView) -> Vec<Hint<Move>> {
    for hint in &mut hints {
        let shown = view.question.as_ref().and_then(|question| question.position(hint.option));
        hint.nth = shown.unwrap_or(hint.nth);
    }
    hints
}

/// Puts the question to the adviser; where there is none, there is nothing to say.
fn begin(playing: &mut Playing, view: &TableView, advice: &mut Advice) {
    let advisers = playing.session.advisers();
    (advice.asked, advice.of) = (Some(view.version), advisers.len());
    let adviser = advisers.get(advice.adviser);
    advice.name = adviser.map_or_else(String::new, |it| it.name.clone());
    playing.thought = adviser.and_then(|adviser| playing.session.seek(adviser));
    advice.told = playing.thought.is_none().then(Vec::new);
}

/// Has the session tell what the rivals did; whether that is anything new.
fn recall(playing: &Playing, view: &TableView, rival_plays: &mut RivalPlays) -> bool {
    let known = rival_plays.told.as_ref().is_some_and(|(version, _)| *version == view.version);
    if !known {
        rival_plays.told = Some((view.version, playing.session.rival_plays()));
    }
    !known
}
