//! The games inside a leg, at the terminal's own tables. Each is a game of its own on disk, in the
//! campaign's folder, until it is over; then its decisions are made in the campaign.

use std::{io::Write, path::Path};

use campaign::{Decision, InnerGame, Move};
use engine::Artefact;

use super::CampaignPlayError;
use crate::{
    campaign::UnderWay,
    data::Library,
    saves::{Saves, read_card_game, remove},
    session::{Opened, Session},
    skirmish::{
        commander::CommanderKind,
        session::{FightOptions, Fights, Session as FightSession},
    },
    terminal::{self, typed::Lines},
};

/// Whether a person plays on.
pub(super) enum Played {
    On,
    Left,
}

/// Flies the voyage at the card table, from its deal or from where it was left. Its file goes once
/// it is over: the campaign has its decisions, and alone knows the cards of its people.
pub(super) fn fly(
    under_way: &mut UnderWay,
    library: &Library,
    input: &mut impl Lines,
    out: &mut impl Write,
) -> Result<Played, CampaignPlayError> {
    let Some(InnerGame::Cards(game, setup, seed)) = under_way.campaign.inner() else {
        return Ok(Played::On);
    };
    let library = Library { book: game.book().clone(), ..library.clone() };
    let saves = under_way.inner_saves();
    let opened = open(&library, &saves, setup, seed)?;
    let file = opened.session.file().to_owned();
    terminal::play(opened, input, out)?;
    let finished = saves.finished_folder().join(file.file_name().unwrap_or_default());
    if !is_there(&finished) {
        return Ok(Played::Left);
    }
    let artefact = read_card_game(&finished)?;
    under_way.decide_all(decisions(&artefact, Move::Cards))?;
    remove(&finished)?;
    Ok(Played::On)
}

/// The voyage as it was left, or dealt anew. A file that cannot be used stays where it is.
fn open(
    library: &Library,
    saves: &Saves,
    setup: &cards::Setup,
    seed: u64,
) -> Result<Opened, CampaignPlayError> {
    let mut unusable = Vec::new();
    for file in saves.in_progress().iter().rev() {
        match Session::resume(library, saves, file) {
            Ok(session) if session.seed() == seed && session.setup() == setup => {
                return Ok(Opened { session, resumed: true, unusable, set_aside: None });
            }
            Ok(_) => {} // of another leg
            Err(fault) => unusable.push(fault),
        }
    }
    let session = Session::deal(library, saves, setup.clone(), seed)?;
    Ok(Opened { session, resumed: false, unusable, set_aside: None })
}

/// Fights the boarding at the terminal's field.
pub(super) fn fight(
    under_way: &mut UnderWay,
    input: &mut impl Lines,
    out: &mut impl Write,
) -> Result<Played, CampaignPlayError> {
    let Some(InnerGame::Fight(fight, seed)) = under_way.campaign.inner() else {
        return Ok(Played::On);
    };
    let (armoury, setup, saves) = (fight.armoury(), fight.setup(), under_way.inner_saves());
    let left = Fights::at(&saves).newest();
    let left = left.and_then(|file| FightSession::resume(armoury, &saves, &file).ok());
    let left = left.filter(|it| it.fight_options().seed == seed);
    let mut session = match left.filter(|it| it.fight_options().setup == *setup) {
        Some(session) => session,
        None => {
            let commanders = vec![CommanderKind::Person, CommanderKind::default()];
            let (setup, sent) = (setup.clone(), Vec::new());
            let options = FightOptions { setup, seed, commanders, sent };
            FightSession::begin(armoury, &saves, options)?
        }
    };
    terminal::fight(&mut session, input, out)?;
    if session.aftermath().is_none() {
        return Ok(Played::Left);
    }
    // The finished fight stays on disk, to be replayed.
    under_way.decide_all(decisions(&session.artefact(), Move::Fight))?;
    Ok(Played::On)
}

/// Decisions of a game inside the leg, as the campaign makes them.
fn decisions<S, M: Copy>(artefact: &Artefact<S, M>, made: impl Fn(M) -> Move) -> Vec<Decision> {
    let decision = |it: &engine::Decision<M>| Decision { seat: it.seat, chosen: made(it.chosen) };
    artefact.decisions.iter().map(decision).collect()
}

fn is_there(file: &Path) -> bool {
    crate::disk::look(file).is_ok()
}
