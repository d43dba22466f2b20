//! Picking a jack-of-all-trades' skill, or tokens to lose.

use cards::{
    Move,
    data::{Level, Token},
};

use super::{Candidate, credits, points};
use crate::features::Supply;

considerations! {
    /// Considerations for a pick.
    Picking {
        needed: "what is pursued asks for it",
        spare: "a complication may ask for it",
        content: "picks nothing",
    }
}

pub(crate) fn features(candidate: Candidate) -> Picking {
    let context = candidate.context;
    if let Move::Spend(token) = candidate.option {
        return losing(candidate, token);
    }
    if let Move::RefuseToken(_) = candidate.option {
        return Picking::default(); // a token never hurts
    }
    let Move::Pick { skill, .. } = candidate.option else {
        return Picking { content: 1.0, ..Picking::default() };
    };
    let token = Token::Skill(skill, Level::Trained);
    let me = context.me();
    let have = Supply::of(&me.pool);
    let needed = context.pursued(me).map_or(0.0, |(_, contract)| {
        let needs = context.needs(me, contract);
        let fewer = needs.open(&have) - needs.open(&have.and(&Supply::of(&[token])));
        fewer as f32
    });
    let pick = Supply::of(&[token]);
    let spare: f32 =
        pick.sources().iter().map(|&source| context.demand().use_of(source, have.sources())).sum();
    Picking { needed: points(10.0 * needed), spare: spare / 2.0, content: 0.0 }
}

/// Scores losing a token: the least missed is the best.
fn losing(candidate: Candidate, token: Token) -> Picking {
    let context = candidate.context;
    let me = context.me();
    let rest = Supply::of(&me.pool).without(token);
    let missed = context.pursuit_worth(me, &rest, &Supply::of(&[token]));
    Picking { content: 1.0 - credits(missed), ..Picking::default() }
}

#[cfg(test)]
mod tests {
    use cards::{CardId, Move, Stage, Why, data::Skill};

    use crate::testing::{Table, YOU};

    #[test]
    fn the_skill_that_the_contract_lacks_is_picked() {
        let table = Table::new().contract(0, "haul", &[]).pursue(YOU, 0).collect();
        let pick = |skill| Move::Pick { crew: CardId(10), skill };
        let options = [pick(Skill::Medical), pick(Skill::Pilot), Move::Done];
        let why = Why::Picking { crew: CardId(10), left: 1 };
        assert_eq!(table.stage(Stage::Collecting).decide(why, &options), options[1]);
    }

    #[test]
    fn a_token_that_is_due_is_collected() {
        let token = cards::data::Token::Skill(Skill::Pilot, cards::data::Level::Trained);
        let options = [Move::RefuseToken(token), Move::Done];
        assert_eq!(Table::new().decide(Why::Receiving, &options), Move::Done);
    }

    #[test]
    fn the_token_that_is_not_needed_is_lost() {
        let token = |skill| cards::data::Token::Skill(skill, cards::data::Level::Trained);
        let [pilot, medical] = [Skill::Pilot, Skill::Medical].map(token);
        let table = Table::new().contract(0, "haul", &[]).pursue(YOU, 0).collect();
        let table = table.with(|seen| seen.captains[0].pool = vec![pilot, medical]);
        let options = [Move::Spend(pilot), Move::Spend(medical)];
        assert_eq!(table.decide(Why::LosingToken, &options), options[1]);
    }

    #[test]
    fn a_pick_is_never_wasted() {
        let options = [Move::Done, Move::Pick { crew: CardId(10), skill: Skill::Medical }];
        let why = Why::Picking { crew: CardId(10), left: 1 };
        assert_eq!(Table::new().collect().decide(why, &options), options[1]);
    }
}
