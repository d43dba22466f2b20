//! Open requirements of a contract, a complication or a subplot.

use cards::{
    CaptainSeen, CardId, CardSeen,
    data::{EnemyShip, Requirement, Token},
};

use super::{EvalContext, Supply, Thing, fleet, met};

/// List of requirements, sorted by what meets them.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Needs {
    pub tokens: Vec<Token>,
    /// Expenses to pay.
    pub credits: f32,
    /// Worth of the cards to give up.
    pub given_up: f32,
    /// Number of required cards that the captain lacks, and of enemies that are too strong.
    pub lacking: usize,
}

impl Needs {
    /// Needs of `captain` for `requirements`.
    pub fn of(context: EvalContext, captain: &CaptainSeen, requirements: &[Requirement]) -> Needs {
        let mut needs = Needs::default();
        needs.add(context, captain, requirements);
        needs
    }

    /// Adds another list.
    pub fn add(
        &mut self,
        context: EvalContext,
        captain: &CaptainSeen,
        requirements: &[Requirement],
    ) {
        for requirement in requirements {
            match requirement {
                Requirement::Token(token) => self.tokens.push(*token),
                Requirement::Expense(credits) => self.credits += f32::from(*credits),
                Requirement::Control(filter) => {
                    let like = requirements.iter().filter(|r| *r == requirement).count();
                    let have =
                        context.all(filter, captain.seat, NONE).filter(|t| held(*t, captain));
                    self.lacking += usize::from(have.count() < like);
                }
                Requirement::Jettison(filter) => {
                    let all = context.all(filter, captain.seat, NONE);
                    let own = all.filter(|thing| held(*thing, captain));
                    self.give_up(own.map(|thing| context.lasting_worth(thing)), 1.0);
                }
                Requirement::Exert(filter) => {
                    let all = context.all(filter, captain.seat, NONE);
                    let own = all.filter(|thing| held(*thing, captain) && is_ready(*thing));
                    self.give_up(
                        own.map(|thing| context.lasting_worth(thing)),
                        context.judgement.tiring,
                    );
                }
            }
        }
    }

    /// Adds an enemy ship with this much damage already done to it (CCG-ENM-3).
    pub fn add_enemy(&mut self, captain: &CaptainSeen, enemy: &EnemyShip, harm: u8) {
        let (dealt, taken) = fleet::engage(captain, enemy);
        self.lacking += usize::from(dealt < enemy.structure - i16::from(harm));
        self.credits += f32::from(taken);
    }

    /// Number of requirements that `supply` and the captain's cards leave open.
    pub fn open(&self, supply: &Supply) -> usize {
        self.tokens.len() - met(supply, &self.tokens) + self.lacking
    }

    /// Cost of meeting them besides tokens.
    pub fn price(&self) -> f32 {
        self.credits + self.given_up
    }

    fn give_up(&mut self, choices: impl Iterator<Item = f32>, share: f32) {
        match choices.min_by(f32::total_cmp) {
            Some(least) => self.given_up += least * share,
            None => self.lacking += 1,
        }
    }
}

/// No card: requirements are not abilities of a card in play.
const NONE: CardId = CardId(u16::MAX);

impl EvalContext<'_> {
    /// Cost in credits of exerting a card that the captain's contract needs exerted later, where no
    /// other can replace it.
    pub fn wanted_ready(self, card: &CardSeen) -> f32 {
        let captain = self.captain(card.controller);
        let Some((_, contract)) = self.pursued(captain) else { return 0.0 };
        let asked = self.card(contract.def).sides().map(|sides| &sides.contract.requires);
        let met = contract.complications.iter().filter_map(|complication| complication.def);
        let met = met.filter_map(|def| self.card(def).sides());
        let lists = asked.into_iter().chain(met.map(|sides| &sides.complication.requires));
        if card.exerted || !lists.into_iter().any(|list| self.is_needed_ready(card, list)) {
            return 0.0;
        }
        self.prospect(captain, contract, &self.supply(captain), true).promise
            * self.judgement.victory_point
    }

    /// Whether a list of requirements needs as many cards like this one as are ready.
    fn is_needed_ready(self, card: &CardSeen, requirements: &[Requirement]) -> bool {
        requirements.iter().any(|requirement| {
            let Requirement::Exert(filter) = requirement else { return false };
            let captain = self.captain(card.controller);
            let all = self.all(filter, captain.seat, NONE);
            let ready: Vec<Thing> =
                all.filter(|thing| held(*thing, captain) && is_ready(*thing)).collect();
            let like = requirements.iter().filter(|other| *other == requirement).count();
            ready.len() <= like && ready.iter().any(|thing| thing.is(card.id))
        })
    }
}

fn held(thing: Thing, captain: &CaptainSeen) -> bool {
    matches!(thing, Thing::Card(_) | Thing::Ship(_)) && thing.whose() == captain.seat
}

impl Thing<'_> {
    fn is(self, id: CardId) -> bool {
        matches!(self, Thing::Card(card) if card.id == id)
    }
}

fn is_ready(thing: Thing) -> bool {
    !matches!(thing, Thing::Card(card) if card.exerted)
}
