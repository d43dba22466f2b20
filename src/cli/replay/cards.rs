//! A card game, played once more.

use std::io::Write;

use ::cards::{CardGame, EndingKind, text};
use ai::Mind;
use engine::{Game, Seat};

use super::{args::Args, figures::Figures};
use crate::{
    cli::{failure::Failure, output::complain, read::library},
    data::{Cause, Library},
    explain, hints,
    match_summary::{ChanceTeller, MatchSummary, RoundChances},
    replay::{ReplayError, replayed},
    replay_timeline::ReplayTimeline,
    saves::{CARD_GAME, CardArtefact, artefact_in},
    simulate::wasted::{Oracle, Waste},
    words,
};

pub(super) fn run(args: &Args, text: &str, out: &mut impl Write) -> Result<(), Failure> {
    let artefact: CardArtefact = artefact_in(&args.file, text, CARD_GAME)?;
    let library = library()?;
    let changes = library.changes(&artefact.setup.packs);
    for change in changes.iter().filter(|change| change.now.is_some()) {
        complain(format_args!("{}: {change}", args.file.display()));
    }
    let game = replayed(&library, &args.file, &artefact)?;
    let names: Vec<String> = artefact.setup.captains.iter().map(|c| c.name.clone()).collect();
    if args.reasons {
        reasons(&library, args, &artefact, out)?;
    } else if args.log {
        Told::default().tell(&game, &names, out)?;
        writeln!(out)?;
    }
    if args.wasted {
        wasted(&game, &names, out)?;
    }
    if args.chances {
        tell_chances(&library, args, &artefact, out)?;
    }
    let figures = figures(&game, &artefact);
    figures.print(args, &words::ending(game.ending(), &names), out)?;
    if figures.is_refused(args) {
        let (recorded, now) = (figures.recorded_hash, figures.journal_hash);
        let (file, cause) = (args.file.clone(), Cause(changes));
        return Err(ReplayError::Different { file, recorded, now, cause }.into());
    }
    Ok(())
}

fn figures(game: &CardGame, artefact: &CardArtefact) -> Figures<EndingKind> {
    let (now, recorded) = (game.journal().hash(), artefact.journal);
    Figures {
        journal_hash: now,
        recorded_hash: recorded,
        same: now == recorded,
        decisions: artefact.decisions.len(),
        rounds: game.round(),
        ending: game.ending().map(|ending| ending.kind),
        winner: game.ending().and_then(|ending| ending.winner),
    }
}

/// Names the plays that came to nothing.
fn wasted(game: &CardGame, names: &[String], out: &mut impl Write) -> Result<(), Failure> {
    let mut oracle = Oracle::new(game.book(), names.len());
    game.journal().events().iter().for_each(|event| oracle.see(event));
    let (plays, wasted) = oracle.verdict();
    writeln!(out, "Plays: {plays}, of which {} came to nothing", wasted.len())?;
    for Waste { kind, round, seat, card } in wasted {
        let name = &names[usize::from(seat)];
        writeln!(out, "  round {round}, {name}: {card}: {}", kind.words())?;
    }
    Ok(())
}

/// Tells the chance to win of everybody, round by round.
fn tell_chances(
    library: &Library,
    args: &Args,
    artefact: &CardArtefact,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut timeline = ReplayTimeline::new(library, &args.file, artefact.clone())?;
    timeline.index();
    writeln!(out, "Chance to win, of 100, by what each captain saw when the round was over")?;
    let (names, rounds) = (timeline.names(), MatchSummary::of_timeline(&timeline).rounds);
    let teller = ChanceTeller::new(&timeline, library.value.clone());
    for RoundChances { round, chances } in teller.all(&mut timeline, &rounds) {
        let told = names.iter().zip(chances);
        let told: Vec<String> =
            told.map(|(name, chance)| format!("{name} {:.0}", chance * 100.0)).collect();
        writeln!(out, "  round {round}: {}", told.join(", "))?;
    }
    Ok(())
}

/// Prints the events, each decision after the computer's reasons for it; of one seat only, if one is named.
fn reasons(
    library: &Library,
    args: &Args,
    artefact: &CardArtefact,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let CardArtefact { setup, seed, decisions, .. } = artefact;
    let names: Vec<String> = setup.captains.iter().map(|captain| captain.name.clone()).collect();
    let (controllers, book) =
        (explain::controllers(library, setup), &library.cards_of(&setup.packs));
    let asked = |seat: Seat| args.seat.is_none_or(|only| only == seat.0);
    let minds = controllers.iter().zip((0..).map(Seat));
    let mut minds: Vec<Option<Mind>> =
        minds.map(|(controller, seat)| controller.mind(book).filter(|_| asked(seat))).collect();
    let mut game = CardGame::new(book, setup, *seed)
        .map_err(|fault| ReplayError::Setup { file: args.file.clone(), fault })?;
    let mut told = Told::default();
    for decision in decisions {
        told.tell(&game, &names, out)?;
        let choice = game.choice().filter(|choice| {
            choice.seat == decision.seat && explain::is_worth_telling(choice.why, decision.chosen)
        });
        let mind = minds.get_mut(decision.seat.index()).and_then(Option::as_mut);
        if let (Some(mind), Some(choice)) = (mind, choice) {
            let seen = game.observe(decision.seat);
            let scores = mind.explain(&seen, choice);
            if let Some(hint) = hints::behind(&decision.chosen, &scores) {
                let option = text::option(decision.chosen, &seen, book);
                let name = &names[decision.seat.index()];
                writeln!(out, "    [{name}] {option}: {}", hint.words())?;
            }
        }
        game.decide(*decision).map_err(Failure::Refused)?;
    }
    told.tell(&game, &names, out)?;
    Ok(writeln!(out)?)
}

/// How far a game has been told.
#[derive(Default)]
struct Told {
    events: usize,
    chronicle: text::Chronicle,
}

impl Told {
    /// Tells what has happened since.
    fn tell(
        &mut self,
        game: &CardGame,
        names: &[String],
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let events = game.journal().events();
        for event in &events[self.events..] {
            if let Some(line) = self.chronicle.tell(event, None, names, game.book()) {
                writeln!(out, "{line}")?;
            }
        }
        self.events = events.len();
        Ok(())
    }
}
