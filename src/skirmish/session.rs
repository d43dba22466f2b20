//! A fight at one table: who commands each side, every decision, and a file that is never behind.
//!
//! A view plays through a [`Session`]: it asks the rules, lets computer combatants decide, takes
//! back what nobody has learnt anything from, and keeps the fight on disk.

pub mod again;
mod delegated;
mod error;
mod guided;
mod kept;
mod opening;

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use ai::combat::Minds;
use engine::{Game, Refusal, Seat};
use skirmish::{
    Aftermath, Attack, Cannot, Choice, Decision, Event, FighterId, Move, Observation, Outcome,
    Plan, Setup, Skirmish, Why, data::Armoury, text::Names,
};

use super::{
    advice::{self, Hint},
    commander::{Commander, CommanderKind},
    flow::{self, Control, Flow, Input},
    homecoming::Sent,
};
use crate::{
    disk::Lock,
    guide::fight::FightCourse,
    saves::{LastSeen, SaveError},
};
pub use error::FightError;
pub use guided::GuideError;
pub use kept::{FIGHT, FightArtefact, Fights, Seated, artefact, fight_options};

/// The setup of a fight, and who commands in it.
#[derive(Debug, Clone, PartialEq)]
pub struct FightOptions {
    pub setup: Setup,
    pub seed: u64,
    /// By seat.
    pub commanders: Vec<CommanderKind>,
    /// Those of the library who take part.
    pub sent: Vec<Sent>,
}

/// One fight under way.
pub struct Session {
    minds: Arc<Minds>,
    fight: Skirmish,
    fight_options: FightOptions,
    /// By seat.
    seated: Vec<Commander>,
    fights: Fights,
    file: PathBuf,
    /// Keeps other programs away from the file.
    lock: Option<Lock>,
    last_seen: LastSeen,
    trouble: Option<SaveError>,
    /// What was asked for and is still to come.
    flow: Flow,
    /// How many decisions there were before each input since the fight was taken up.
    inputs: Vec<usize>,
    /// The first so many decisions stay: a mind has made them for the person.
    settled: usize,
    /// The lessons that are told beside the fight, in a guided one.
    course: Option<FightCourse>,
}

impl Session {
    /// The current question, to whichever side; nothing once it is over.
    pub fn choice(&self) -> Option<&Choice> {
        self.fight.choice()
    }

    /// The current question to a person; nothing while it is a computer's.
    pub fn asked(&self) -> Option<&Choice> {
        self.choice().filter(|choice| self.decides(choice.seat))
    }

    /// Whether a person commands this side.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.fight_options.commanders.get(seat.index()) == Some(&CommanderKind::Person)
    }

    /// How many sides persons command.
    pub fn persons(&self) -> usize {
        let person = |kind: &&CommanderKind| **kind == CommanderKind::Person;
        self.fight_options.commanders.iter().filter(person).count()
    }

    /// The observation of a side.
    pub fn observe(&self, seat: Seat) -> Observation {
        self.fight.observe(seat)
    }

    /// The events known to a side, by their numbers in the journal.
    pub fn known_to(&self, seat: Seat) -> Vec<(usize, &Event)> {
        self.fight.known_to(seat)
    }

    /// Everything that happened, whoever knows of it.
    pub fn events(&self) -> &[Event] {
        self.fight.journal().events()
    }

    /// The plan of an attack, whether or not it is its turn.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn plan(&self, by: FighterId, attack: &Attack) -> Result<Plan, Cannot> {
        self.fight.plan(by, attack)
    }

    /// Names of everybody.
    pub fn names(&self) -> Names {
        self.fight.names()
    }

    /// The armoury of the fight.
    pub fn armoury(&self) -> &Arc<Armoury> {
        &self.minds.armoury
    }

    /// How it was begun.
    pub fn fight_options(&self) -> &FightOptions {
        &self.fight_options
    }

    /// How it ended, once it has.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.fight.outcome()
    }

    /// The aftermath, once it is over.
    pub fn aftermath(&self) -> Option<Aftermath> {
        self.fight.aftermath()
    }

    /// A person decides this and no more. The fight is saved; the next choice may be anybody's.
    ///
    /// # Errors
    /// The decision is not offered; nothing has changed.
    pub fn decide(&mut self, chosen: Move) -> Result<(), Refusal> {
        self.put_in(Input::Only(chosen))
    }

    /// A person decides once or several times. The fight is saved with all of it.
    ///
    /// # Errors
    /// The input is not offered; nothing has changed.
    pub fn put_in(&mut self, input: Input) -> Result<(), Refusal> {
        let before = self.fight.decisions().len();
        let (read, told) = (self.events().len(), self.lesson());
        // Whoever learns makes every decision.
        let input = if self.is_guided() { input.alone() } else { input };
        self.flow.take(&mut self.fight, input)?;
        self.inputs.push(before);
        self.heed(read);
        told.into_iter().for_each(|told| self.tick(&told.lesson));
        self.keep();
        Ok(())
    }

    /// How much persons are asked.
    pub fn control(&self) -> Control {
        self.flow.control()
    }

    /// Asks so much from here on.
    pub fn set_control(&mut self, control: Control) {
        self.flow.set_control(control);
        // What follows from it is taken back without what was put in before.
        self.inputs.push(self.fight.decisions().len());
    }

    /// Why a person is asked whose orders stand, in a sentence.
    pub fn changed(&self) -> Option<String> {
        let (who, change) = self.flow.changed()?;
        let asked = self.asked()?;
        let seen = self.observe(asked.seat);
        let name = &seen.fighters.iter().find(|it| it.id == who)?.name;
        (self.control() == Control::StandingOrders).then(|| change.words(name))
    }

    /// Whether the side that is asked can do the same again.
    pub fn can_repeat(&self) -> bool {
        let Some(choice) = self.asked() else { return false };
        match choice.why {
            Why::Orders => !flow::orders_again(&self.fight, choice).is_empty(),
            Why::Turn { who } => {
                let seen = self.observe(choice.seat);
                flow::turn_again(&self.fight, &seen, choice, who).is_some()
            }
            Why::Advantage
            | Why::Escape
            | Why::Attacks
            | Why::Wound { .. }
            | Why::Tactics
            | Why::Reaction { .. }
            | Why::Opportunity { .. }
            | Why::NextTarget { .. }
            | Why::Grapple { .. }
            | Why::Damage { .. } => false,
        }
    }

    /// Lets computers decide until a person is asked or the fight is over.
    pub fn advance(&mut self) {
        self.advance_while(|_| true);
    }

    /// The same as long as `go_on` says so, and the fight is saved once. Returns whether anybody
    /// decided anything.
    pub fn advance_while(&mut self, mut go_on: impl FnMut(&Session) -> bool) -> bool {
        let mut moved = false;
        while go_on(self) && (self.think() || self.follow()) {
            moved = true;
        }
        if moved {
            self.keep();
        }
        moved
    }

    /// Lets the computer who is asked decide once. Returns false, and does nothing, when a person
    /// is asked or the fight is over.
    fn think(&mut self) -> bool {
        let Some(choice) = self.fight.choice() else { return false };
        let (seat, first) = (choice.seat, choice.options.first().copied());
        let Some(commander) = self.seated.get_mut(seat.index()) else { return false };
        if let Commander::Random(_) = commander {
            // Dice anew for each decision, so that a fight gone on with goes as it would have.
            let made = self.fight.decisions().len();
            let seed = self.fight_options.seed;
            *commander = Commander::new(&CommanderKind::Random, &self.minds, seed, seat, made);
        }
        let Some(chosen) = commander.decide(&self.fight, choice) else { return false };
        let made = self.fight.decide(Decision { seat, chosen }).is_ok();
        // Who answers with what was not offered still has to answer.
        made || first.is_some_and(|chosen| self.fight.decide(Decision { seat, chosen }).is_ok())
    }

    /// Settles the question to a person, if that was asked for.
    fn follow(&mut self) -> bool {
        let Some(seat) = self.asked().map(|choice| choice.seat) else { return false };
        self.flow.follow(&mut self.fight, seat)
    }

    /// How many of the last decisions can be taken back.
    pub fn undoable(&self) -> usize {
        let made = self.fight.decisions().len() - self.settled;
        if self.asked().is_some() { self.fight.undoable().min(made) } else { 0 }
    }

    /// Takes the last input back with all that followed from it, as far as nobody has learnt
    /// anything since: the same dice, the same fight up to there.
    pub fn undo(&mut self) -> bool {
        let undoable = self.undoable();
        if undoable == 0 {
            return false;
        }
        let mut kept = self.fight.decisions().to_vec();
        let made = kept.len();
        // Nothing has followed from these.
        self.inputs.retain(|before| *before < made);
        let left = self.inputs.pop().map_or(made - 1, |before| before.max(made - undoable));
        kept.truncate(left);
        self.inputs.retain(|before| *before < left);
        self.flow.forget();
        let Ok(mut again) =
            Skirmish::new(&self.minds.armoury, &self.fight_options.setup, self.fight_options.seed)
        else {
            return false;
        };
        if kept.into_iter().any(|decision| again.decide(decision).is_err()) {
            return false;
        }
        self.fight = again;
        self.keep();
        true
    }

    /// The whole fight so far as one piece.
    pub fn artefact(&self) -> FightArtefact {
        artefact(&self.fight_options, &self.fight)
    }

    /// A veteran's hints where a person is asked, the best first; it knows no more than they.
    pub fn advice(&self) -> Vec<Hint> {
        let Some(choice) = self.asked() else { return Vec::new() };
        advice::of_a_veteran(&self.minds, &self.observe(choice.seat), choice)
    }

    /// From here on that side is commanded by somebody else.
    pub fn hand_over(&mut self, seat: Seat, to: CommanderKind) {
        let made = self.fight.decisions().len();
        let (commanders, seated) = (&mut self.fight_options.commanders, &mut self.seated);
        let places = commanders.get_mut(seat.index()).zip(seated.get_mut(seat.index()));
        if let Some((kind, commander)) = places {
            *commander = Commander::new(&to, &self.minds, self.fight_options.seed, seat, made);
            *kind = to;
        }
        self.keep();
    }

    /// Lets other programs go on with the fight: nobody decides anything here until it is resumed.
    pub fn release(&mut self) {
        self.lock = None;
    }

    /// Where the fight is kept; among the finished ones once it is over.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Where it will be kept once it is over.
    pub fn finished_file(&self) -> PathBuf {
        self.fights.finished_file(&self.file)
    }

    /// Why the newest state is not on disk; nothing when it is.
    pub fn trouble(&self) -> Option<&SaveError> {
        self.trouble.as_ref()
    }

    /// Saves the fight now. Where another program has written in its file, that is left alone, and the
    /// fight goes on in another.
    pub fn keep(&mut self) {
        let artefact = self.artefact();
        if self.last_seen.is_past(&self.file) {
            let (file, lock) = self.fights.claim_file();
            (self.file, self.lock) = (file, Some(lock));
        }
        self.trouble = match self.fights.keep(&self.file, &artefact) {
            Ok(file) => {
                self.last_seen = LastSeen::of(&file);
                self.file = file;
                None
            }
            Err(fault) => Some(fault),
        };
        self.keep_the_course();
    }
}

#[cfg(test)]
mod tests;
