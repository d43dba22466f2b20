//! The story of a chance meeting, in a sentence.

use dice::Dice;

use crate::data::{Ground, Light, Recruit, Terrain};

/// Name and story of a meeting.
pub(super) struct MeetingStory {
    pub name: String,
    pub story: String,
    /// The other side, and its briefing.
    pub others: String,
    pub briefing: String,
}

/// Reasons for a fight between strangers.
const REASONS: [&str; 12] = [
    "somebody's cousin, who owes somebody else's cousin",
    "a crate that fell off a freighter, and on whom",
    "the right of way, of which there is one",
    "a name on a poster that might be anybody's",
    "a toll that was not there yesterday",
    "a song, and the second verse of it",
    "a claim staked twice",
    "a ship's cat, last seen eating well",
    "a card game that ended early",
    "who was here first",
    "a bill for repairs",
    "a word that means something else where the others come from",
];

/// Motives of beasts.
const HUNGERS: [&str; 4] = [
    "it is the season for it",
    "lunch was late",
    "somebody has stepped on the nest",
    "something smelled of home",
];

pub(super) fn tell(ground: &Ground, others: &[Recruit], dice: &mut Dice) -> MeetingStory {
    let (place, when) = (place(ground.terrain), when(ground));
    match others.iter().find_map(|who| who.beast.as_ref()) {
        Some(beast) => {
            let (kind, head) = (&beast.kind, head(others.len()));
            let met = format!("{head} {kind}");
            let why = dice.pick(&HUNGERS).copied().unwrap_or_default();
            MeetingStory {
                name: format!("The {kind}"),
                story: format!("{place}, {when}, your party comes upon {met}, and {why}."),
                others: format!("The {kind}"),
                briefing: "They are slow, and there is meat on them.".to_owned(),
            }
        }
        None => {
            let why = dice.pick(&REASONS).copied().unwrap_or_default();
            let crowd = crowd(others.len());
            MeetingStory {
                name: format!("Strangers {}", short(ground.terrain)),
                story: format!(
                    "{place}, {when}, your party meets {crowd}, and there are words about {why}."
                ),
                others: "The others".to_owned(),
                briefing: format!("There were words about {why}. Have the last one."),
            }
        }
    }
}

/// Number of head of cattle, in words.
fn head(count: usize) -> &'static str {
    match count {
        0 | 1 => "a",
        2 => "two head of",
        3 => "three head of",
        4 => "four head of",
        5.. => "a whole herd of",
    }
}

fn crowd(count: usize) -> &'static str {
    match count {
        0 | 1 => "a stranger",
        2 => "two strangers",
        3 => "three strangers",
        4 => "four strangers",
        5.. => "more strangers than one likes",
    }
}

const fn when(ground: &Ground) -> &'static str {
    match (ground.light, ground.terrain) {
        (Light::Day, Terrain::Interior) => "with all lamps lit",
        (Light::Dim, Terrain::Interior) => "on half power",
        (Light::Dark, Terrain::Interior) => "in a power cut",
        (Light::Day, _) => "in broad daylight",
        (Light::Dim, _) => "in the last of the light",
        (Light::Dark, _) => "in the middle of the night",
    }
}

const fn short(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Clear => "on the Road",
        Terrain::Prairie => "in the Grass",
        Terrain::Rough => "in the Hills",
        Terrain::Broken => "in the Highlands",
        Terrain::Mountain => "on the Pass",
        Terrain::Forest => "in the Wood",
        Terrain::Jungle => "in the Green",
        Terrain::River => "at the Ford",
        Terrain::Swamp => "on the Causeway",
        Terrain::Desert => "in the Sand",
        Terrain::MaritimeSurface => "at Sea",
        Terrain::MaritimeSubsurface => "below the Sea",
        Terrain::Arctic => "on the Ice",
        Terrain::City => "in the Street",
        Terrain::Interior => "in the Corridor",
    }
}

const fn place(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Clear => "On the only road for a day's ride",
        Terrain::Prairie => "Where the grass is as high as a mule",
        Terrain::Rough => "Between two hills that nobody has named",
        Terrain::Broken => "In the highlands, on a goat's idea of a path",
        Terrain::Mountain => "At the narrow end of a pass",
        Terrain::Forest => "In a wood that was quiet a moment ago",
        Terrain::Jungle => "In a jungle with opinions",
        Terrain::River => "At a ford with one dry stone too few",
        Terrain::Swamp => "On a causeway, with swamp to the left and more of it to the right",
        Terrain::Desert => "In sand, a long way from water",
        Terrain::MaritimeSurface => "On a barge, out of sight of land",
        Terrain::MaritimeSubsurface => "On the sea floor, outside the dome",
        Terrain::Arctic => "On ice of a thickness that is hotly disputed",
        Terrain::City => "In a startown street with its shutters down",
        Terrain::Interior => "In a corridor of the lower station",
    }
}
