//! One service: its throws, ranks, skills and benefits.

use serde::{Deserialize, Serialize};

use super::{Confidence, Source};
use crate::sheet::Characteristic;

/// The six services, in the order of their tables and of the draft (CT-GEN-05, CT-GEN-08,
/// CT-SVC-01). There is no school and no second career: only service terms (CT-RUL-09).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Service {
    /// CT-SVC-02, CT-SVC-03
    Navy,
    /// CT-SVC-04, CT-SVC-05
    Marines,
    /// CT-SVC-06, CT-SVC-07
    Army,
    /// CT-SVC-08, CT-SVC-09
    Scouts,
    /// CT-SVC-10, CT-SVC-11
    Merchants,
    /// CT-SVC-12, CT-SVC-13
    Other,
}

impl Service {
    /// Every service, in the order of the tables.
    pub const ALL: [Service; 6] = [
        Service::Navy,
        Service::Marines,
        Service::Army,
        Service::Scouts,
        Service::Merchants,
        Service::Other,
    ];

    /// Its name as everyone writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Service::Navy => "Navy",
            Service::Marines => "Marines",
            Service::Army => "Army",
            Service::Scouts => "Scouts",
            Service::Merchants => "Merchants",
            Service::Other => "Other",
        }
    }
}

impl std::fmt::Display for Service {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.pad(self.name())
    }
}

/// The name of an unknown service.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no service `{0}`; there are Navy, Marines, Army, Scouts, Merchants and Other")]
pub struct UnknownService(pub String);

impl std::str::FromStr for Service {
    type Err = UnknownService;

    fn from_str(text: &str) -> Result<Service, UnknownService> {
        let wanted = text.trim();
        let same = |service: &Service| service.name().eq_ignore_ascii_case(wanted);
        Service::ALL.into_iter().find(same).ok_or_else(|| UnknownService(text.to_owned()))
    }
}

/// A minimum for a characteristic, at the moment of the throw (CT-PST-09, CT-RUL-24).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Need(pub Characteristic, pub u8);

/// A modifier for those who meet a need.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dm {
    pub need: Need,
    pub dm: i8,
}

/// A throw of two dice that succeeds at the target or more.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Throw2D {
    pub target: u8,
    /// Modifiers; all that hold add up.
    #[serde(default)]
    pub dms: Vec<Dm>,
}

/// A cell of a skill table (CT-SKT-05).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cell {
    /// CT-SKL-10
    Change(Characteristic, i8),
    /// A level in this skill (CT-SKL-09).
    Skill(String),
    /// A level in a blade or polearm of one's choice (CT-SKL-15).
    Blade,
    /// A level in a gun of one's choice (CT-SKL-16).
    Gun,
    /// A level in a vehicle of one's choice (CT-SKL-18).
    Vehicle,
}

/// The four tables for skill rolls (CT-SKL-07).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum SkillTable {
    /// CT-SKT-01
    PersonalDevelopment,
    /// CT-SKT-02
    ServiceSkills,
    /// CT-SKT-03
    AdvancedEducation1,
    /// For the well educated only (CT-SKT-04, CT-SKL-08).
    AdvancedEducation2,
}

impl SkillTable {
    /// Every table of skills.
    pub const ALL: [SkillTable; 4] = [
        SkillTable::PersonalDevelopment,
        SkillTable::ServiceSkills,
        SkillTable::AdvancedEducation1,
        SkillTable::AdvancedEducation2,
    ];

    /// Name in words.
    pub const fn name(self) -> &'static str {
        match self {
            SkillTable::PersonalDevelopment => "Personal Development",
            SkillTable::ServiceSkills => "Service Skills",
            SkillTable::AdvancedEducation1 => "Advanced Education",
            SkillTable::AdvancedEducation2 => "Higher Education",
        }
    }
}

/// Time of an automatic gain (CT-AUT-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Due {
    /// CT-AUT-09
    FirstTerm,
    /// A rank, by number and never by name (CT-RNK-04).
    Rank(u8),
}

/// An automatic gain: raises a characteristic (CT-AUT-03) or lifts a skill to at least 1
/// (CT-AUT-04).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Automatic {
    pub due: Due,
    pub gives: Cell,
}

/// A ticket's class (CT-PSG-02).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Passage {
    High,
    Middle,
    Low,
}

/// A material benefit (CT-BEN-02).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Benefit {
    /// CT-BEN-05
    Nothing,
    /// CT-BEN-06
    Change(Characteristic, i8),
    Passage(Passage),
    Blade,
    Gun,
    TravellersAid,
    FreeTrader,
    ScoutShip,
}

/// The table of one service (CT-SVC-02 to CT-SVC-13, CT-PST-01).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ServiceTable {
    pub service: Service,
    /// Description, in a sentence or two.
    pub about: String,
    /// Hopes and fears of a recruit.
    pub promise: String,
    pub source: Source,
    pub confidence: Confidence,
    /// Face of the die that drafts into it (CT-PST-04).
    pub draft: u8,
    /// CT-PST-02, CT-PST-03
    pub enlistment: Throw2D,
    /// CT-PST-05
    pub survival: Throw2D,
    /// CT-PST-06; Scouts and Other have none (CT-RUL-02).
    #[serde(default)]
    pub commission: Option<Throw2D>,
    /// CT-PST-07
    #[serde(default)]
    pub promotion: Option<Throw2D>,
    /// CT-PST-08
    pub reenlistment: u8,
    /// Rank names from rank 1 on (CT-RNK-01); empty without commissions (CT-RNK-02).
    #[serde(default)]
    pub ranks: Vec<String>,
    pub personal_development: Vec<Cell>,
    pub service_skills: Vec<Cell>,
    pub advanced_education_1: Vec<Cell>,
    pub advanced_education_2: Vec<Cell>,
    /// CT-AUT-07
    #[serde(default)]
    pub automatic: Vec<Automatic>,
    /// Benefits by the total of the die, 1 to 7 (CT-BEN-03).
    pub benefits: Vec<Benefit>,
    /// Credits by the total of the die, 1 to 7 (CT-CSH-04).
    pub cash: Vec<u32>,
    /// Whether it pays a pension (CT-RET-06).
    #[serde(default)]
    pub pension: bool,
}

impl ServiceTable {
    /// The six cells of one of its skill tables.
    pub fn skills(&self, table: SkillTable) -> &[Cell] {
        match table {
            SkillTable::PersonalDevelopment => &self.personal_development,
            SkillTable::ServiceSkills => &self.service_skills,
            SkillTable::AdvancedEducation1 => &self.advanced_education_1,
            SkillTable::AdvancedEducation2 => &self.advanced_education_2,
        }
    }

    /// The name of a rank; `None` for rank 0 and for ranks that the service lacks (CT-RNK-03).
    pub fn rank(&self, rank: u8) -> Option<&str> {
        let nth = usize::from(rank).checked_sub(1)?;
        self.ranks.get(nth).map(String::as_str)
    }

    /// The highest rank; 0 for a service without ranks.
    pub fn top_rank(&self) -> u8 {
        self.ranks.len() as u8
    }
}
