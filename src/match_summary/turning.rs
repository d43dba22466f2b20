//! The moments that moved a game most.

use cards::{Event, text};
use engine::{RuleId, Seat};

use super::{MOMENTS, Reader};
use crate::replay_timeline::TimelineEvent;

/// A moment after which the game stood differently.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moment {
    pub round: u16,
    /// The decision that led to it.
    pub decision: usize,
    /// Whose moment it was.
    pub seat: Seat,
    pub kind: Kind,
    /// The event, in a sentence or two.
    pub words: String,
    /// How much it moved, beside other moments of the game.
    weight: i32,
}

/// The kind of a turning point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Contract,
    /// Points that came from elsewhere, or went.
    Points,
    Piracy,
    /// Somebody left the game.
    Out,
}

/// Weights beside a victory point: a strike without its damage, to leave the game or to win it.
const STRIKE: i32 = 2;
const OUT: i32 = 50;
/// To pass the leader weighs more the later it is: one for so many points, up to so much.
const LEAD: (i16, i32) = (4, 3);
/// Less than this is a turning point only where there is nothing else.
const LITTLE: i32 = 3;
/// So many are told even if they moved little.
const AT_LEAST: usize = 3;

/// Up to [`MOMENTS`] of them, in the order they came.
pub(super) fn moments(told: &[TimelineEvent], reader: Reader) -> Vec<Moment> {
    let mut watcher = Watcher::new(reader);
    told.iter().for_each(|told| watcher.see(told));
    let mut found: Vec<(usize, Moment)> = watcher.found.into_iter().enumerate().collect();
    // Of two that moved as much, the later one decided more.
    found.sort_by_key(|(nth, moment)| std::cmp::Reverse((moment.weight, *nth)));
    let worth = found.iter().filter(|(_, moment)| moment.weight >= LITTLE).count();
    found.truncate(worth.clamp(AT_LEAST, MOMENTS));
    found.sort_by_key(|(nth, moment)| (moment.decision, *nth));
    found.into_iter().map(|(_, moment)| moment).collect()
}

struct Watcher<'a> {
    reader: Reader<'a>,
    round: u16,
    /// By seat.
    vp: Vec<i16>,
    /// Who was the last to have more points than anybody else.
    leader: Option<Seat>,
    found: Vec<Moment>,
    /// By seat: the completed contract whose points are still to come.
    completed: Vec<Option<usize>>,
    /// The last effect, and its decision.
    cause: Option<(usize, &'a Event)>,
    strike: Strike<'a>,
}

/// A strike that is not over, as far as it is known.
#[derive(Default)]
struct Strike<'a> {
    began: Option<&'a Event>,
    damage: i32,
    answer: i32,
}

impl<'a> Watcher<'a> {
    fn new(reader: Reader<'a>) -> Watcher<'a> {
        let captains = reader.names.len();
        Watcher {
            reader,
            round: 1,
            vp: vec![0; captains],
            leader: None,
            found: Vec::new(),
            completed: vec![None; captains],
            cause: None,
            strike: Strike::default(),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "what moves nothing is passed over")]
    fn see(&mut self, TimelineEvent { decision, event }: &'a TimelineEvent) {
        match event {
            Event::RoundBegan { round } => self.round = *round,
            Event::Resolved { .. } | Event::SubplotResolved { .. } => {
                self.cause = Some((*decision, event));
            }
            Event::ContractCompleted { seat, .. } => {
                self.completed[seat.index()] = Some(self.found.len());
                self.find(*decision, *seat, Kind::Contract, 1, &[event]);
            }
            Event::VpChanged { seat, by, now, rule } => {
                self.points(*decision, event, (*seat, *by, *now, *rule));
                self.vp[seat.index()] = *now;
                self.pass_the_leader(*seat);
            }
            Event::PiracyBegan { .. } => {
                self.strike = Strike { began: Some(event), ..Strike::default() };
            }
            Event::PiracyExchanged { attack, answer, .. } => {
                self.strike.damage = attack.damage.into();
                self.strike.answer = answer.damage.into();
            }
            Event::PiracyEnded { attacker, success, .. } => {
                let Strike { began, damage, answer } = std::mem::take(&mut self.strike);
                let moved = STRIKE + if *success { damage } else { answer };
                let events: Vec<&Event> = began.into_iter().chain([event]).collect();
                self.find(*decision, *attacker, Kind::Piracy, moved, &events);
            }
            Event::Bankrupt { seat } | Event::Conceded { seat } => {
                self.find(*decision, *seat, Kind::Out, OUT, &[event]);
            }
            Event::GameEnded { ending } => {
                let theirs = |moment: &&mut Moment| Some(moment.seat) == ending.winner;
                if let Some(last) = self.found.iter_mut().rev().find(theirs) {
                    last.weight += OUT;
                }
            }
            Event::Eliminated { seat } if !self.is_known_to_be_out(*seat) => {
                self.find(*decision, *seat, Kind::Out, OUT, &[event]);
            }
            _ => {}
        }
    }

    fn is_known_to_be_out(&self, seat: Seat) -> bool {
        self.found.iter().any(|moment| moment.kind == Kind::Out && moment.seat == seat)
    }

    /// Points for a contract belong to its completion, which came a little earlier (CCG-CPT-2a);
    /// others to what took effect.
    fn points(
        &mut self,
        decision: usize,
        event: &Event,
        (seat, by, now, rule): (Seat, i16, i16, RuleId),
    ) {
        let by = i32::from(by).abs();
        let contract = Some(self.completed[seat.index()]).filter(|_| rule.0 == "CCG-CON-3");
        if let Some(nth) = contract.flatten() {
            self.completed[seat.index()] = None;
            let moment = &mut self.found[nth];
            moment.weight += by;
            moment.words = format!("{}: {by} VP (now {now}).", moment.words.trim_end_matches('.'));
            // What follows is this moment's too.
            let moment = self.found.remove(nth);
            self.found.push(moment);
            self.completed.iter_mut().flatten().for_each(|it| *it -= usize::from(*it > nth));
            return;
        }
        let cause = self.cause.filter(|(when, _)| *when == decision).map(|(_, event)| event);
        let events: Vec<&Event> = cause.into_iter().chain([event]).collect();
        self.find(decision, seat, Kind::Points, by, &events);
    }

    /// The points that `seat` just got may have put them ahead of the leader.
    fn pass_the_leader(&mut self, seat: Seat) {
        let mine = self.vp[seat.index()];
        let others = self.vp.iter().enumerate().filter(|(other, _)| *other != seat.index());
        if others.map(|(_, vp)| *vp).max().is_some_and(|most| most >= mine) {
            return;
        }
        let before = self.leader.replace(seat).filter(|before| *before != seat);
        let (Some(before), true) = (before, mine > 0) else { return };
        let words = format!("That put {} ahead of {}.", self.name(seat), self.name(before));
        if let Some(moment) = self.found.last_mut() {
            moment.weight += i32::from(mine / LEAD.0).min(LEAD.1);
            moment.words = format!("{} {words}", moment.words);
        }
    }

    fn find(&mut self, decision: usize, seat: Seat, kind: Kind, weight: i32, events: &[&Event]) {
        let words: Vec<String> = events.iter().map(|event| self.words(event)).collect();
        let (round, words) = (self.round, words.join(" "));
        self.found.push(Moment { round, decision, seat, kind, words, weight });
    }

    fn words(&self, event: &Event) -> String {
        let Reader { viewer, names, book } = self.reader;
        text::tell(event, Some(viewer), names, book).unwrap_or_default()
    }

    fn name(&self, seat: Seat) -> &str {
        let names = self.reader.names;
        let name = names.get(seat.index()).map_or("nobody", String::as_str);
        if seat == self.reader.viewer { "you" } else { name }
    }
}
