//! Somebody on the field in the words of a screen reader.

use skirmish::{Condition, Hurt, Seen};

use crate::window::battlefield::{
    field::{camera::metres, figure::posture_word},
    view::FightView,
};

/// Somebody on the field as a screen reader says it.
pub fn spoken(view: &FightView, seen: &Seen) -> String {
    let whose = if view.is_own(seen.id) { "yours" } else { view.side(seen.side) };
    let place = format!("at {} m", metres(seen.place));
    let posture = posture_word(seen.posture).to_owned();
    let mut words = vec![seen.name.clone(), whose.to_owned(), place, posture];
    let cover = seen.cover.is_some().then_some("behind cover");
    let told = [condition_word(seen.condition), hurt_word(seen.hurt), cover];
    words.extend(told.into_iter().flatten().map(str::to_owned));
    words.join(", ")
}

fn condition_word(condition: Condition) -> Option<&'static str> {
    match condition {
        Condition::Able | Condition::Gone(_) => None,
        Condition::Helpless => Some("helpless"),
        Condition::Unconscious => Some("unconscious"),
        Condition::Dead => Some("dead"),
    }
}

fn hurt_word(hurt: Hurt) -> Option<&'static str> {
    match hurt {
        Hurt::Unhurt => None,
        Hurt::Lightly => Some("lightly hurt"),
        Hurt::Badly => Some("badly hurt"),
    }
}

#[cfg(test)]
mod tests {
    use skirmish::FighterId;

    use super::*;
    use crate::window::battlefield::testing::view;

    #[test]
    fn a_figure_is_said_as_it_is_seen() {
        let view = view();
        let own = view.of(FighterId(0)).expect("they are there");
        let said = spoken(&view, own);
        assert!(said.starts_with(&own.name) && said.contains("yours, at "), "{said}");
        let rival = view.seen.fighters.iter().find(|it| !view.is_own(it.id)).expect("a rival");
        assert!(spoken(&view, rival).contains(view.side(rival.side)));
    }
}
