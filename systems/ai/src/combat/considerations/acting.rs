//! A fighter's next action: orders, attacks and turns.

use skirmish::{FighterAction, FighterId, Move};

use super::{CombatCandidate, attacking, handling, helping, moving, truth, yielding};

considerations! {
    /// Considerations for an action.
    Acting {
        harm: "hurt it does",
        finish: "puts somebody out of the fight",
        threat: "strikes at the most dangerous",
        guard: "strikes at whoever threatens a comrade",
        overkill: "comrades see to that one already",
        mercy: "strikes at the helpless",
        friends: "may hurt one's own",
        blood: "draws first blood",
        noise: "gives surprise away",
        stealth: "keeps surprise",
        blows: "strength for blows it costs",
        shots: "shots it takes",
        boon: "a boon it spends",
        chance: "what can be struck from there",
        danger: "hurt suffered there",
        better: "better off a round later",
        worse: "worse off a round later",
        approach: "gets to where the weapon is best",
        urge: "puts an end to waiting",
        stray: "gets away from where the weapon is best",
        back: "walks back what was walked",
        aim: "what the side is after",
        astray: "against what the side is after",
        comrades: "keeps with comrades",
        alone: "leaves comrades behind",
        retreat: "gets away when beaten",
        leaves: "leaves the fight",
        cover: "something to hide behind",
        ready: "makes a weapon ready",
        loss: "gives up what is of use",
        help: "helps somebody who needs it",
        lead: "leads the side",
        waiting: "loses time",
        hopeless: "nothing is left to hope for",
        pride: "gives up",
        content: "leaves it at that",
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a question has few of all moves as options")]
pub(crate) fn features(candidate: CombatCandidate) -> Acting {
    match candidate.option {
        Move::Do { who, deed } => doing(candidate, who, deed),
        Move::Surrender => yielding::surrender(candidate),
        _ => candidate.unforeseen(),
    }
}

fn doing(candidate: CombatCandidate, who: FighterId, deed: FighterAction) -> Acting {
    let Some(me) = candidate.fighter(who) else { return Acting::default() };
    match deed {
        FighterAction::Evade
        | FighterAction::Stand
        | FighterAction::Close(_)
        | FighterAction::Open(_) => moving::ordered(candidate, me, deed),
        FighterAction::Walk(place) => moving::walking(candidate, me, place),
        FighterAction::Posture(posture) => moving::posture(candidate, me, posture),
        FighterAction::Attack(attack) => attacking::attack(candidate, me, attack),
        FighterAction::Grapple(other) => attacking::grapple(candidate, me, other),
        FighterAction::Aim(target) => attacking::aim(candidate, me, target),
        FighterAction::Draw(weapon) => handling::draw(candidate, me, weapon),
        FighterAction::Reload(weapon) => handling::reload(candidate, me, weapon),
        FighterAction::PickUp(_) => handling::pick_up(candidate, me),
        FighterAction::Drop(weapon) => handling::drop(candidate, me, weapon),
        FighterAction::Delay => handling::delay(candidate, me),
        FighterAction::Done => {
            Acting { content: truth(true), waiting: 1.0, ..moving::staying(candidate, me) }
        }
        FighterAction::Observe(target) => helping::observe(candidate, me, target),
        FighterAction::Carry(other) => helping::carry(candidate, me, other),
        FighterAction::PutDown => helping::put_down(candidate, me),
        FighterAction::Free(other) => helping::free(candidate, me, other),
        FighterAction::FirstAid(other) => helping::first_aid(candidate, me, other),
        FighterAction::Douse(other) => helping::douse(candidate, me, other),
        FighterAction::Lead => helping::lead(candidate, me),
        FighterAction::TakeBoon => helping::take_boon(candidate, me),
    }
}
