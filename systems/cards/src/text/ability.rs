//! Abilities as lines of a text box.

use super::{
    condition::{condition, cost, trigger},
    effect::{Voice, one_sentence, sentences, sentences_after, subject},
    modifier::clause,
    words::{capital, list, phase_name},
};
use crate::data::{Ability, Activated, Cost, Heroic, Level, Persistent, Phase, Timing, Triggered};

/// One ability as a line.
pub(super) fn ability(printed: &Ability, voice: Voice) -> String {
    match printed {
        Ability::Persistent(persistent) => always(persistent, voice),
        Ability::Activated(active) => activated(active, voice),
        Ability::Triggered(triggered) => waiting(triggered, voice),
    }
}

/// An activated ability, or the text of an event.
pub(super) fn activated(active: &Activated, voice: Voice) -> String {
    let head = heading(active);
    let parts: Vec<String> = active.cost.iter().map(|part| cost(part, voice)).collect();
    let price =
        if parts.is_empty() { String::new() } else { format!("{}: ", capital(&parts.join(", "))) };
    let verb = if voice.this_kind.is_some() { "Use" } else { "Play" };
    let when = active.when.as_ref();
    let only = when
        .map_or_else(String::new, |when| format!(" {verb} only if {}.", condition(when, voice)));
    format!("{head}{price}{}{only}", sentences(&active.effects, voice))
}

/// What an activated ability asks for beside credits and exertion, such as ", discard 1 card"; mostly nothing. Credits
/// stand with an option anyhow, and to use a card is to exert it.
pub(super) fn asked(active: &Activated, voice: Voice) -> String {
    let told = |part: &&Cost| !matches!(part, Cost::Credits(_) | Cost::Exert);
    active.cost.iter().filter(told).map(|part| format!(", {}", cost(part, voice))).collect()
}

/// The effects of an activated ability, without its heading, price and condition.
pub(super) fn done(active: &Activated, voice: Voice) -> String {
    sentences(&active.effects, voice)
}

/// The effects of a heroic action at a level.
pub(super) fn feat_done(feat: &Heroic, level: Level, voice: Voice) -> String {
    let is_expert = level == Level::Expert;
    let above = feat.trained.iter().filter(|_| !is_expert || feat.as_above);
    let more = feat.expert.iter().filter(|_| is_expert);
    sentences(&above.chain(more).cloned().collect::<Vec<_>>(), voice)
}

/// The lines of a heroic action.
pub(super) fn heroic(feat: &Heroic, voice: Voice) -> Vec<String> {
    let mut lines = Vec::new();
    if !feat.during.is_empty() {
        lines.push(format!("Play in the {}.", phases(&feat.during)));
    }
    lines.push(format!("Trained \u{2014} {}", sentences(&feat.trained, voice)));
    lines.extend(expert(feat, voice).map(|text| format!("Expert \u{2014} {text}")));
    lines
}

fn expert(feat: &Heroic, voice: Voice) -> Option<String> {
    match (feat.expert.is_empty(), feat.as_above) {
        (true, true) => Some("As above.".to_owned()),
        (true, false) => None,
        (false, false) => Some(sentences(&feat.expert, voice)),
        (false, true) => Some(more(feat, voice)),
    }
}

/// "As above, and draw 1 card."; several effects get sentences of their own.
fn more(feat: &Heroic, voice: Voice) -> String {
    match feat.expert.as_slice() {
        [_] => format!("As above, and {}", one_sentence(&feat.expert, &feat.trained, voice)),
        several => format!("As above. {}", sentences_after(&feat.trained, several, voice)),
    }
}

fn always(persistent: &Persistent, voice: Voice) -> String {
    let changed = clause(&subject(&persistent.on, None, voice), &persistent.change);
    match &persistent.when {
        Some(when) => format!("While {}, {changed}.", condition(when, voice)),
        None => format!("{}.", capital(&changed)),
    }
}

fn waiting(triggered: &Triggered, voice: Voice) -> String {
    let when = triggered.when.as_ref();
    let only = when.map_or_else(String::new, |when| format!(", if {}", condition(when, voice)));
    let done = one_sentence(&triggered.effects, &[], voice);
    format!("{}{only}, {done}", trigger(&triggered.on))
}

/// "Reaction in the Resolution Phase, limited — "; empty without restrictions.
fn heading(active: &Activated) -> String {
    let timing = match active.timing {
        Timing::Action => Some("action"),
        Timing::Use => Some("use"),
        Timing::Reaction => Some("reaction"),
        Timing::Anytime => None,
    };
    let during = (!active.during.is_empty()).then(|| phases(&active.during));
    let when = match (timing, during) {
        (Some(timing), Some(phases)) => Some(format!("{timing} in the {phases}")),
        (timing, phases) => timing.map(str::to_owned).or(phases),
    };
    let limited = active.limited.then(|| "limited".to_owned());
    let parts: Vec<String> = when.into_iter().chain(limited).collect();
    if parts.is_empty() {
        String::new()
    } else {
        format!("{} \u{2014} ", capital(&parts.join(", ")))
    }
}

/// "Action or Resolution Phase".
fn phases(during: &[Phase]) -> String {
    let names: Vec<String> = during.iter().map(|phase| phase_name(*phase).to_owned()).collect();
    format!("{} Phase", list(&names, "or"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::{
        Captains, Condition, Cost, Effect, Filter, Kind, Modifier, Select, Skill, Trigger, Value,
        Whose,
    };

    fn card() -> Voice {
        Voice::adventure()
    }

    #[test]
    fn an_activated_ability_has_a_heading_a_price_and_a_condition() {
        let filter = Filter { kind: Kind::PlayedEvent, whose: Whose::Opposing, having: vec![] };
        let text = Activated {
            timing: Timing::Reaction,
            during: vec![Phase::Action, Phase::Resolution],
            limited: true,
            when: Some(Condition::Pirate),
            cost: vec![Cost::Exert, Cost::Credits(1)],
            effects: vec![Effect::Cancel(Select::Target(filter))],
        };
        let printed = "Reaction in the Action or Resolution Phase, limited \u{2014} Exert, pay 1 credit: \
                       Cancel target opposing event. Play only if you are a pirate this round.";
        assert_eq!(activated(&text, card()), printed);
    }

    #[test]
    fn a_persistent_ability_says_while_what_it_holds() {
        let text = Ability::Persistent(Persistent {
            when: Some(Condition::Control(
                2,
                Filter { kind: Kind::Crew, whose: Whose::Anyones, having: vec![] },
            )),
            on: Select::YourShip,
            change: vec![Modifier::Change(Value::Defense, 1)],
        });
        let printed = "While you control at least 2 crew, your ship has +1 defense.";
        assert_eq!(ability(&text, card()), printed);
    }

    #[test]
    fn a_triggered_ability_says_what_it_waits_for() {
        let text = Ability::Triggered(Triggered {
            on: Trigger::ContractResolved,
            when: Some(Condition::First),
            effects: vec![Effect::Vp(Captains::You, 1), Effect::Draw(Captains::You, 1)],
        });
        let printed =
            "When you resolve a contract, if you are the first captain, gain 1 VP and draw 1 card.";
        assert_eq!(ability(&text, card()), printed);
    }

    /// CCG-ACT-1i
    #[test]
    fn a_heroic_prints_both_levels() {
        let mut feat = Heroic {
            cost: 1,
            ev: 2,
            skill: Skill::Pilot,
            during: vec![Phase::Resolution],
            trained: vec![Effect::Draw(Captains::You, 1)],
            expert: vec![Effect::Vp(Captains::You, 1)],
            as_above: true,
        };
        let printed = [
            "Play in the Resolution Phase.",
            "Trained \u{2014} Draw 1 card.",
            "Expert \u{2014} As above, and gain 1 VP.",
        ];
        assert_eq!(heroic(&feat, card()), printed);
        feat.expert.push(Effect::Draw(Captains::You, 2));
        assert_eq!(heroic(&feat, card())[2], "Expert \u{2014} As above. Gain 1 VP. Draw 2 cards.");
        feat.expert.pop();
        feat.as_above = false;
        assert_eq!(heroic(&feat, card())[2], "Expert \u{2014} Gain 1 VP.");
    }
}
