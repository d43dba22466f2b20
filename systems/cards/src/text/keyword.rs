//! Keywords, each with a sentence of reminder.

use super::words::{count, source_name};
use crate::data::{Keyword, Source};

/// A keyword as printed: "Armor (1)".
pub fn keyword(word: &Keyword) -> String {
    match word {
        Keyword::Armor(n) => format!("Armor ({n})"),
        Keyword::ArmorPenetration(n) => format!("Armor Penetration ({n})"),
        Keyword::Cash => "Cash".to_owned(),
        Keyword::Concealed(n) => format!("Concealed ({n})"),
        Keyword::Countermeasure(against) => format!("Countermeasure ({against})"),
        Keyword::Critical(n) => format!("Critical ({n})"),
        Keyword::Equity => "Equity".to_owned(),
        Keyword::Expendable(n) => format!("Expendable ({n})"),
        Keyword::Hardened(n) => format!("Hardened ({n})"),
        Keyword::Hindrance => "Hindrance".to_owned(),
        Keyword::NearHuman => "Near-Human".to_owned(),
        Keyword::Infamous => "Infamous".to_owned(),
        Keyword::Integral => "Integral".to_owned(),
        Keyword::Invulnerable(source) => format!("Invulnerable ({})", source_name(*source)),
        Keyword::Mechanical => "Mechanical".to_owned(),
        Keyword::Mirrored => "Mirrored".to_owned(),
        Keyword::Resilient => "Resilient".to_owned(),
        Keyword::Restricted(n) => format!("Restricted ({n})"),
        Keyword::Unrestricted => "Unrestricted".to_owned(),
        Keyword::Trifling => "Trifling".to_owned(),
    }
}

/// The effect of a keyword, in one sentence.
pub fn keyword_reminder(word: &Keyword) -> String {
    match word {
        Keyword::Armor(n) => {
            format!("Each source inflicts {} fewer on this card.", count(*n, "wound"))
        }
        Keyword::ArmorPenetration(n) => format!("Wounds from this card ignore {n} Armor."),
        Keyword::Cash => "Its cost is paid with cards from your hand only.".to_owned(),
        Keyword::Concealed(n) => {
            format!("Opponents pay {} more to target this card.", count(*n, "credit"))
        }
        Keyword::Countermeasure(against) => {
            format!("Its Hardened ignores Critical from sources with the trait {against}.")
        }
        Keyword::Critical(n) => format!("Damage from this card ignores {n} Hardened."),
        Keyword::Equity => "Its cost is paid with cards from the top of your deck only.".to_owned(),
        Keyword::Expendable(n) => {
            format!("You may jettison this card to supply {} toward a cost.", count(*n, "credit"))
        }
        Keyword::Hardened(n) => format!("Each source inflicts {n} damage less on this card."),
        Keyword::Hindrance => {
            "It may be attached to an opponent's card, cannot be moved, and ignores limits."
                .to_owned()
        }
        Keyword::NearHuman => "This crew counts as Human as well as non-Human.".to_owned(),
        Keyword::Infamous => "You count as having 1 more infamy.".to_owned(),
        Keyword::Integral => "It cannot be moved to another card.".to_owned(),
        Keyword::Invulnerable(source) => invulnerable(*source).to_owned(),
        Keyword::Mechanical => {
            "Crew abilities, heroic actions and gear cannot restore this crew.".to_owned()
        }
        Keyword::Mirrored => "Its Armor ignores Armor Penetration from Laser sources.".to_owned(),
        Keyword::Resilient => "It is restored in full, free, in each Ready Phase.".to_owned(),
        Keyword::Restricted(n) => format!("A deck holds at most {n} of this card."),
        Keyword::Unrestricted => "A deck holds any number of this card.".to_owned(),
        Keyword::Trifling => "It uses no slot and ignores limits on cards in play.".to_owned(),
    }
}

/// The reminder of invulnerability to a kind of card; the card's own effects still work
/// (CCG-KEY-14a).
fn invulnerable(source: Source) -> &'static str {
    match source {
        Source::Events => "Events do nothing to it.",
        Source::Heroics => "Heroic actions do nothing to it.",
        Source::Gear => "Gear other than itself does nothing to it.",
        Source::Crew => "Crew other than itself do nothing to it.",
        Source::Connections => "Connections other than itself do nothing to it.",
        Source::Upgrades => "Upgrades other than itself do nothing to it.",
        Source::Piracy => "Pirates cannot strike it.",
    }
}
