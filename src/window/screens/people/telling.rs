//! A life as far as it has been shown: the sheet as it stood at that moment, and the terms.

use characters::{
    Character, Characteristic, Event, Leaving,
    data::{Benefit, Figures, Service},
    sheet::{Characteristics, Fate, Left, Membership, Ship, ShipKind, Skills},
};

/// The part of a life that has been shown.
#[derive(Debug, Clone, PartialEq)]
pub struct Telling {
    pub person: Character,
    pub terms: Vec<Term>,
    pub end: Option<End>,
}

/// Four years, or as much of them as there was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term {
    pub number: u8,
    pub service: Service,
    /// Age at its beginning, in years.
    pub age: u8,
    /// `None` until the throw was shown.
    pub survived: Option<bool>,
    pub commissioned: bool,
    pub promoted: bool,
    pub learned: Vec<String>,
    /// The losses to age, as in `Str −1`.
    pub aged: Vec<String>,
    /// It is over, and counts.
    pub done: bool,
}

/// How it ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    Died { age: u8 },
    Left { how: Left, age: u8 },
}

impl Telling {
    /// Nothing but somebody's name so far.
    pub fn of(person: Character) -> Telling {
        Telling { person, terms: Vec::new(), end: None }
    }

    /// Takes in what happened next.
    pub fn hear(&mut self, event: &Event, figures: &Figures) {
        self.live(event, figures);
        self.write(event);
    }

    /// The course of the life: its terms and its end.
    fn live(&mut self, event: &Event, figures: &Figures) {
        let career = &mut self.person.career;
        if let Event::Applied { service, throw } = event
            && throw.success() == Some(true)
        {
            career.service = Some(*service);
        }
        if let Event::Drafted { service, .. } = event {
            (career.service, career.drafted) = (Some(*service), true);
        }
        if let Event::TermBegan { service, term, age } = event {
            self.terms.push(Term::new(*service, *term, *age));
        }
        if let Event::TermEnded { term, .. } = event {
            career.terms = *term;
            career.months += u16::from(figures.term_years) * 12;
            self.with_term(|term| term.done = true);
        }
        if let Event::Injured { lost, .. } = event {
            self.person.career.months += u16::from(figures.injury_years) * 12;
            if let Some((which, by)) = lost {
                self.person.characteristics.lose(*which, *by);
            }
        }
        self.leave(event);
    }

    fn leave(&mut self, event: &Event) {
        let career = &mut self.person.career;
        if let Event::Died { age, .. } | Event::Faded { age } = event {
            career.fate = Fate::Dead;
            self.end = Some(End::Died { age: *age });
        }
        if let Event::Leaving(Leaving { left, age, pension, .. }) = event {
            (career.fate, career.pension) = (Fate::Free(*left), *pension);
            self.end = Some(End::Left { how: *left, age: *age });
        }
        if let Event::Rank { rank, .. } = event {
            career.rank = *rank;
        }
    }

    /// Writes its result on the sheet and in the term.
    fn write(&mut self, event: &Event) {
        let person = &mut self.person;
        match event {
            Event::Born { scores, .. } => person.characteristics = *scores,
            Event::Survival { throw } => {
                let survived = throw.success();
                self.with_term(|term| term.survived = survived);
            }
            Event::Commission { throw } => {
                let won = throw.success() == Some(true);
                self.with_term(|term| term.commissioned |= won);
            }
            Event::Promotion { throw } => {
                let won = throw.success() == Some(true);
                self.with_term(|term| term.promoted |= won);
            }
            Event::Learned { skill, level, .. } => self.learn(skill, *level),
            Event::Changed { which, now, by, .. } => {
                person.characteristics.set(*which, *now);
                let line = format!("{which} {by:+}");
                self.with_term(|term| term.learned.push(line));
            }
            Event::Ageing { which, lost, .. } => self.age(*which, *lost),
            Event::Crisis { which, throw, months } if throw.success() == Some(true) => {
                person.characteristics.set(*which, 1);
                person.career.months += u16::from(*months);
            }
            Event::Cash { credits, .. } => person.possessions.credits += credits,
            Event::Benefit { benefit, .. } => self.receive(*benefit),
            Event::Armed { weapon } => person.possessions.weapons.push(weapon.clone()),
            Event::Applied { .. }
            | Event::Drafted { .. }
            | Event::TermBegan { .. }
            | Event::Died { .. }
            | Event::Injured { .. }
            | Event::Rank { .. }
            | Event::SkillRoll { .. }
            | Event::Full { .. }
            | Event::Crisis { .. }
            | Event::Faded { .. }
            | Event::TermEnded { .. }
            | Event::Reenlistment { .. }
            | Event::Leaving(_)
            | Event::Lost { .. }
            | Event::ShipOlder { .. }
            | Event::MusteredOut { .. } => {}
        }
    }

    fn learn(&mut self, skill: &str, level: u8) {
        let others = self.person.skills.iter().filter(|(name, _)| *name != skill);
        let others = others.map(|(name, level)| (name.to_owned(), level));
        let skills: Skills = others.chain([(skill.to_owned(), level)]).collect();
        self.person.skills = skills;
        self.with_term(|term| term.learned.push(format!("{skill} {level}")));
    }

    fn age(&mut self, which: Characteristic, lost: u8) {
        if lost > 0 {
            self.person.characteristics.lose(which, lost);
            self.with_term(|term| term.aged.push(format!("{which} −{lost}")));
        }
    }

    /// The thing itself; what is owed on it stands on the sheet once the beat is over.
    fn receive(&mut self, benefit: Benefit) {
        let owned = &mut self.person.possessions;
        let ship = |kind| Ship { kind, debt: None, years: 0, recalled: false };
        match benefit {
            Benefit::Passage(class) => owned.add_passage(class),
            Benefit::TravellersAid => {
                owned.travellers_aid.get_or_insert_with(Membership::default);
            }
            Benefit::FreeTrader => {
                owned.ship.get_or_insert_with(|| ship(ShipKind::FreeTrader));
            }
            Benefit::ScoutShip => {
                owned.ship.get_or_insert_with(|| ship(ShipKind::ScoutShip));
            }
            Benefit::Nothing | Benefit::Change(..) | Benefit::Blade | Benefit::Gun => {}
        }
    }

    /// Nothing is written into a term once somebody has left.
    fn with_term(&mut self, write: impl FnOnce(&mut Term)) {
        if let (Some(term), None) = (self.terms.last_mut(), self.end) {
            write(term);
        }
    }
}

impl Term {
    fn new(service: Service, number: u8, age: u8) -> Term {
        let (learned, aged) = (Vec::new(), Vec::new());
        let (commissioned, promoted, done) = (false, false, false);
        Term { number, service, age, survived: None, commissioned, promoted, learned, aged, done }
    }
}

/// A sheet before the first throw.
pub fn unborn(mut person: Character) -> Character {
    person.characteristics = Characteristics::new([0; 6]);
    person
}
