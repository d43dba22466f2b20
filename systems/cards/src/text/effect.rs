//! Effects as sentences.

use super::{
    filter::{Before, noun, own_phrase, phrase},
    modifier::{Subject, clause},
    words::{capital, count, list, token_card},
};
use crate::data::{Captains, Carrier, Effect, Face, Filter, Kind, Pile, Select, Until};

/// A card's names for itself and for its host.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Voice {
    pub this: &'static str,
    host: &'static str,
    /// Kinds of the card and its host, in play.
    pub this_kind: Option<Kind>,
    host_kind: Option<Kind>,
}

impl Voice {
    /// The voice of a card with this face.
    pub fn of(face: &Face) -> Voice {
        let (this, this_kind, host, host_kind) = match face {
            Face::Ship(_) => ("this ship", Some(Kind::Ship), "its host", None),
            Face::Adventure(_) => return Voice::adventure(),
            Face::Crew(_) => ("this crew", Some(Kind::Crew), "its host", None),
            Face::Connection(_) => ("this connection", Some(Kind::Connection), "its host", None),
            Face::Gear(_) => ("this gear", Some(Kind::Gear), "its bearer", Some(Kind::Crew)),
            Face::Upgrade(_) => ("this upgrade", Some(Kind::Upgrade), "its ship", Some(Kind::Ship)),
            Face::Event(_) | Face::Heroic(_) => ("this card", None, "its host", None),
        };
        Voice { this, host, this_kind, host_kind }
    }

    /// The voice of the awards on an adventure card.
    pub fn adventure() -> Voice {
        Voice { this: "this card", host: "its contract", this_kind: None, host_kind: None }
    }
}

/// The effects, one sentence each.
pub(super) fn sentences(effects: &[Effect], voice: Voice) -> String {
    sentences_after(&[], effects, voice)
}

/// The same, with those `before` them printed elsewhere.
pub(super) fn sentences_after(before: &[Effect], effects: &[Effect], voice: Voice) -> String {
    let printed = clauses(effects, before, voice);
    let sentences: Vec<String> = printed.iter().map(|it| format!("{}.", capital(it))).collect();
    sentences.join(" ")
}

/// The effects as one sentence to follow an opening, so that its condition clearly covers all of
/// them; `before` are effects of the same list printed elsewhere.
pub(super) fn one_sentence(effects: &[Effect], before: &[Effect], voice: Voice) -> String {
    let mut printed = clauses(effects, before, voice);
    // "Gain 1 VP and 1 infamy": the verb is not repeated.
    for n in (1..printed.len()).rev() {
        for verb in ["gain ", "lose ", "collect "] {
            if printed[n - 1].starts_with(verb) {
                printed[n] = printed[n].strip_prefix(verb).unwrap_or(&printed[n]).to_owned();
            }
        }
    }
    let simple = |clause: &String| !clause.contains(',') && !clause.contains(" and ");
    if printed.iter().all(simple) {
        return format!("{}.", list(&printed, "and"));
    }
    format!("{}.", printed.join("; then "))
}

fn clauses(effects: &[Effect], before: &[Effect], voice: Voice) -> Vec<String> {
    let mut target = before.iter().filter_map(targeted).next_back();
    let mut printed = Vec::new();
    for effect in effects {
        printed.push(sentence(effect, target, voice));
        target = targeted(effect).or(target);
    }
    printed
}

/// The subject of a persistent or lasting change.
pub(super) fn subject(on: &Select, target: Option<Kind>, voice: Voice) -> Subject {
    let phrase = select(on, target, voice);
    let is_ship = match on {
        Select::This => voice.this_kind == Some(Kind::Ship),
        Select::Host => voice.host_kind == Some(Kind::Ship),
        Select::YourShip => true,
        Select::Target(filter) | Select::Each(filter) => filter.kind == Kind::Ship,
        Select::SameTarget => target == Some(Kind::Ship),
        Select::Performer => false,
    };
    let captain = match on {
        Select::YourShip => "you".to_owned(),
        Select::This
        | Select::Host
        | Select::Performer
        | Select::Target(_)
        | Select::SameTarget
        | Select::Each(_) => format!("the captain of {phrase}"),
    };
    Subject { phrase, captain: is_ship.then_some(captain) }
}

fn sentence(effect: &Effect, target: Option<Kind>, voice: Voice) -> String {
    let on = |chosen: &Select| select(chosen, target, voice);
    match effect {
        Effect::Draw(who, n) => captains(*who, "draw", &count(*n, "card")),
        Effect::Discard(who, n) => captains(*who, "discard", &count(*n, "card")),
        Effect::Vp(who, n) => gain(*who, *n, "VP"),
        Effect::Infamy(who, n) => gain(*who, *n, "infamy"),
        Effect::Expense(who, n) => captains(*who, "incur", &format!("an expense of {n}")),
        Effect::Collect(token) => format!("collect {}", token_card(*token)),
        Effect::DiscardToken(who, token) => captains(*who, "discard", &token_card(*token)),
        Effect::Wound(whom, n) => format!("inflict {} on {}", count(*n, "wound"), on(whom)),
        Effect::Damage(what, n) => format!("inflict {n} damage on {}", on(what)),
        Effect::Restore(what, n) | Effect::RestoreMechanical(what, n) => {
            let even = matches!(effect, Effect::RestoreMechanical(..));
            let even = if even { ", Mechanical or not" } else { "" };
            let points = harm(*n, selected_kind(what, target, voice));
            format!("restore {points} on {}{even}", on(what))
        }
        Effect::Exert(what) => format!("exert {}", on(what)),
        Effect::Ready(what) => format!("ready {}", on(what)),
        Effect::Jettison(what) => format!("jettison {}", on(what)),
        Effect::Disperse(what) => format!("disperse {}", on(what)),
        Effect::Return(what) => format!("return {} to its owner's hand", on(what)),
        Effect::DiscardAdventure(what) => format!("discard {}", on(what)),
        Effect::Look(what) => format!("look at {}", on(what)),
        Effect::Modify(what, change, until) => {
            let changed = clause(&subject(what, target, voice), std::slice::from_ref(change));
            // The comma separates "rounded up" from the duration.
            let comma = if changed.ends_with(" up") { "," } else { "" };
            format!("{changed}{comma} {}", until_name(*until))
        }
        Effect::TakeControl(what, until) => {
            format!("take control of {} {}", on(what), until_name(*until))
        }
        Effect::Remove(what, until) => format!("remove {} {}", on(what), until_name(*until)),
        Effect::MoveGear(what, Carrier::This) => format!("move {} to {}", on(what), voice.this),
        Effect::MoveGear(what, Carrier::Performer) => {
            format!("move {} to the performing crew", on(what))
        }
        Effect::AddCounters(what, n) => format!("put {} on {}", count(*n, "counter"), on(what)),
        Effect::Cancel(what) => format!("cancel {}", on(what)),
        Effect::Replenish(n) => {
            format!("put {} from your discard pile under your deck", count(*n, "random card"))
        }
        Effect::ReplenishThis => format!("put {} under its owner's deck", voice.this),
        Effect::Search(pile, such) | Effect::MaySearch(pile, such) => {
            let may = if matches!(effect, Effect::MaySearch(..)) { "you may " } else { "" };
            let (pile, after) = match pile {
                Pile::Deck => ("deck", ", then shuffle your deck"),
                Pile::Discard => ("discard pile", ""),
            };
            let found = own_phrase(such, Before::A);
            format!(
                "{may}search your {pile} for {found}, reveal it and put it into your hand{after}"
            )
        }
        Effect::LookAtTop(1) => "look at the top card of your deck".to_owned(),
        Effect::LookAtTop(n) => format!("look at the top {n} cards of your deck"),
        Effect::PutIntoPlay(such) => {
            format!("you may put {} from your hand into play", own_phrase(such, Before::A))
        }
        Effect::Abandon(Captains::You) => "abandon your contract".to_owned(),
        Effect::Abandon(who) => captains(*who, "abandon", "the contract they pursue"),
    }
}

fn select(chosen: &Select, target: Option<Kind>, voice: Voice) -> String {
    match chosen {
        Select::This => voice.this.to_owned(),
        Select::Host => voice.host.to_owned(),
        Select::Performer => "the performing crew".to_owned(),
        Select::YourShip => "your ship".to_owned(),
        Select::Target(filter) => phrase(filter, Before::Target),
        Select::SameTarget => format!("that {}", target.map_or("card", noun)),
        Select::Each(filter) => phrase(filter, Before::Each),
    }
}

/// "draw 2 cards", "each opponent draws 2 cards".
fn captains(who: Captains, verb: &str, what: &str) -> String {
    match who {
        Captains::You => format!("{verb} {what}"),
        Captains::TargetOpponent => format!("target opponent {verb}s {what}"),
        Captains::EachOpponent => format!("each opponent {verb}s {what}"),
        Captains::Everyone => format!("each captain {verb}s {what}"),
    }
}

fn gain(who: Captains, n: i8, what: &str) -> String {
    let verb = if n < 0 { "lose" } else { "gain" };
    captains(who, verb, &format!("{} {what}", n.unsigned_abs()))
}

fn harm(n: u8, kind: Option<Kind>) -> String {
    match kind {
        Some(Kind::Crew) => count(n, "wound"),
        Some(Kind::Upgrade) => format!("{n} damage"),
        _ => count(n, "point"),
    }
}

fn until_name(until: Until) -> &'static str {
    match until {
        Until::EndOfPhase => "until the end of the phase",
        Until::EndOfRound => "until the end of the round",
        Until::WhileInPlay => "for as long as it is in play",
    }
}

fn selected_kind(chosen: &Select, target: Option<Kind>, voice: Voice) -> Option<Kind> {
    match chosen {
        Select::Target(filter) | Select::Each(filter) => Some(filter.kind),
        Select::SameTarget => target,
        Select::Performer => Some(Kind::Crew),
        Select::This => voice.this_kind,
        Select::Host => voice.host_kind,
        Select::YourShip => Some(Kind::Ship),
    }
}

/// The kind of card that an effect targets, for a later "that crew".
fn targeted(effect: &Effect) -> Option<Kind> {
    match effect.select()? {
        Select::Target(Filter { kind, .. }) => Some(*kind),
        Select::This
        | Select::Host
        | Select::Performer
        | Select::YourShip
        | Select::SameTarget
        | Select::Each(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::{Capability, Modifier, Quality, Token, Value, Whose};

    fn target(kind: Kind, whose: Whose) -> Select {
        Select::Target(Filter { kind, whose, having: vec![] })
    }

    #[track_caller]
    fn check(effects: &[Effect], printed: &str) {
        assert_eq!(sentences(effects, Voice::adventure()), printed);
    }

    #[test]
    fn effects_read_as_sentences_in_order() {
        let cargo = Token::Capability(Capability::Cargo);
        check(
            &[Effect::Draw(Captains::You, 2), Effect::Collect(cargo)],
            "Draw 2 cards. Collect a Cargo token.",
        );
        check(&[Effect::Vp(Captains::EachOpponent, -1)], "Each opponent loses 1 VP.");
        check(
            &[Effect::Expense(Captains::TargetOpponent, 2)],
            "Target opponent incurs an expense of 2.",
        );
        check(
            &[Effect::Cancel(target(Kind::PlayedEvent, Whose::Opposing))],
            "Cancel target opposing event.",
        );
    }

    #[test]
    fn the_same_target_is_named_again() {
        let effects = [
            Effect::Wound(target(Kind::Crew, Whose::Opposing), 1),
            Effect::Exert(Select::SameTarget),
        ];
        check(&effects, "Inflict 1 wound on target opposing crew. Exert that crew.");
    }

    #[test]
    fn a_passing_change_says_how_long_it_lasts() {
        let faster = Modifier::Change(Value::Attack, 2);
        let effects = [Effect::Modify(Select::YourShip, faster, Until::EndOfPhase)];
        check(&effects, "Your ship has +2 attack until the end of the phase.");
    }

    #[test]
    fn crew_are_restored_of_wounds_and_upgrades_of_damage() {
        check(
            &[Effect::Restore(target(Kind::Crew, Whose::Yours), 2)],
            "Restore 2 wounds on target crew you control.",
        );
        let damaged =
            Filter { kind: Kind::Upgrade, whose: Whose::Yours, having: vec![Quality::Damaged] };
        check(
            &[Effect::Restore(Select::Each(damaged), 1)],
            "Restore 1 damage on each damaged upgrade you control.",
        );
    }
}
