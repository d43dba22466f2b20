//! The facts of a sheet, in words and numbers, before layout.

use characters::{
    Character, Characteristic, Characteristics,
    body::Body,
    data::{Passage, Tables},
    sheet::{Career, Fate, Left, Possessions, Ship, Skills},
    text::{count, credits, passage},
};

use crate::roster::Person;

/// Everything on a sheet. Texts hold no control characters and single spaces only.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Facts {
    /// With the title, if there is one (CT-TTL-02).
    pub name: String,
    /// CT-UPP-01
    pub profile: String,
    /// In the order of the profile (CT-GEN-07).
    pub scores: [(Characteristic, u8); 6],
    /// Label and value: service, rank, terms, age, status.
    pub career: [(&'static str, String); 5],
    /// The highest level first, then by name.
    pub skills: Vec<(String, u8)>,
    /// Label and value; no value for what is not owned.
    pub possessions: Vec<(&'static str, String)>,
    /// A box for each point of the three that wounds go to, and how many are crossed (CT-CHR-05).
    pub boxes: [(Characteristic, u8, u8); 3],
    pub notes: String,
    /// A paragraph an item.
    pub story: Vec<String>,
}

impl Facts {
    pub fn of(person: &Person, tables: &Tables) -> Facts {
        let Character { identity, characteristics, skills: learnt, career, possessions, body } =
            &person.character;
        let clean_all = |texts: &[String]| texts.iter().map(|it| clean(it)).collect::<Vec<_>>();
        Facts {
            name: clean(&identity.styled()),
            profile: characteristics.to_string(),
            scores: Characteristic::ALL.map(|which| (which, characteristics.get(which))),
            career: [
                ("Service", service(career, &identity.trade)),
                ("Rank", rank(career, tables)),
                ("Terms", career.terms.to_string()),
                ("Age", career.age().to_string()),
                ("Status", status(career).to_owned()),
            ],
            skills: skills(learnt),
            possessions: owned(possessions, career.pension),
            boxes: boxes(*characteristics, body),
            notes: clean(&identity.notes),
            story: clean_all(&person.story).into_iter().filter(|it| !it.is_empty()).collect(),
        }
    }
}

/// One space between words, and no character that paper and XML cannot hold.
fn clean(text: &str) -> String {
    let plain = |c: char| if c.is_control() { ' ' } else { c };
    let text: String = text.chars().map(plain).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn service(career: &Career, trade: &str) -> String {
    let Some(service) = career.service else { return "None".to_owned() };
    let trade = clean(trade);
    let drafted = career.drafted.then(|| "drafted".to_owned());
    let beside = [Some(trade).filter(|it| !it.is_empty()), drafted];
    let beside: Vec<String> = beside.into_iter().flatten().collect();
    if beside.is_empty() {
        return service.name().to_owned();
    }
    format!("{service} ({})", beside.join(", "))
}

/// Its name and number; services without ranks have none (CT-RNK-02, CT-RNK-03).
fn rank(career: &Career, tables: &Tables) -> String {
    let name = career.service.and_then(|service| tables.service(service).rank(career.rank));
    name.map_or_else(|| "None".to_owned(), |name| format!("{name} ({})", career.rank))
}

fn status(career: &Career) -> &'static str {
    match career.fate {
        Fate::Serving if career.service.is_none() => "Civilian",
        Fate::Serving => "In service",
        Fate::Free(Left::Refused) => "Discharged",
        Fate::Free(Left::Chose) => "Left by choice",
        Fate::Free(Left::Compulsory) => "Retired",
        Fate::Free(Left::Injured) => "Invalided out",
        Fate::Dead => "Dead",
    }
}

fn skills(learnt: &Skills) -> Vec<(String, u8)> {
    let mut skills: Vec<(String, u8)> =
        learnt.iter().map(|(name, level)| (clean(name), level)).collect();
    skills.sort_by(|(a, high), (b, low)| low.cmp(high).then_with(|| a.cmp(b)));
    skills
}

fn owned(possessions: &Possessions, pension: u32) -> Vec<(&'static str, String)> {
    let membership = possessions.travellers_aid.map_or("", |_| "Travellers' Aid, for life");
    vec![
        ("Credits", credits(possessions.credits)),
        ("Pension", pay(pension, possessions.pension_due)),
        ("Tickets", tickets(possessions)),
        ("Weapons", weapons(&possessions.weapons)),
        ("Member", membership.to_owned()),
        ("Ship", possessions.ship.as_ref().map_or_else(String::new, ship)),
    ]
}

/// The yearly pension, and the payments due (CT-RET-05, CT-RUL-34).
fn pay(pension: u32, due: u32) -> String {
    let yearly = (pension > 0).then(|| format!("{} a year", credits(pension)));
    let waiting = (due > 0).then(|| format!("{} to collect", credits(due)));
    yearly.into_iter().chain(waiting).collect::<Vec<_>>().join("; ")
}

/// `1 High, 2 Low`.
fn tickets(possessions: &Possessions) -> String {
    let have = |class: &Passage| possessions.passages.get(class).copied().unwrap_or(0);
    let classes = [Passage::High, Passage::Middle, Passage::Low];
    let held = classes.iter().filter(|class| have(class) > 0);
    held.map(|class| format!("{} {}", have(class), passage(*class))).collect::<Vec<_>>().join(", ")
}

/// `2 × Cutlass, Revolver`, in the order in which they came.
fn weapons(weapons: &[String]) -> String {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for weapon in weapons.iter().map(|weapon| clean(weapon)) {
        match counted.iter_mut().find(|(name, _)| *name == weapon) {
            Some((_, count)) => *count += 1,
            None => counted.push((weapon, 1)),
        }
    }
    let told = |(name, count): &(String, usize)| match count {
        1 => name.clone(),
        _ => format!("{count} × {name}"),
    };
    counted.iter().map(told).collect::<Vec<_>>().join(", ")
}

/// A ship, its age beyond the usual, and what is owed on it (CT-SHP-03, CT-SHP-05, CT-RUL-46).
fn ship(ship: &Ship) -> String {
    let kind = format!("{}, {} tons", ship.kind.name(), ship.kind.tons());
    let years = (ship.years > 0).then(|| format!("{} old", count(ship.years, "year")));
    let recalled = ship.recalled.then(|| "called back to duty".to_owned());
    let owed = ship.debt.map_or("lent, nothing owed".to_owned(), |debt| {
        format!(
            "debt {} a month, {} to come",
            credits(debt.monthly),
            count(debt.payments, "payment")
        )
    });
    [Some(kind), years, Some(owed), recalled].into_iter().flatten().collect::<Vec<_>>().join("; ")
}

fn boxes(scores: Characteristics, body: &Body) -> [(Characteristic, u8, u8); 3] {
    let lost = body.lost;
    [0, 1, 2].map(|nth| {
        let which = Characteristic::PHYSICAL[nth];
        let full = scores.get(which);
        (which, full, lost[nth].min(full))
    })
}
