//! The rows of the sickbay.

/// A row that the keyboard can stand on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Field {
    Who,
    Upp,
    Rules,
    Points,
    Kind,
    Pick,
    Healer,
    Medic,
    Edu,
    Kit,
    Bed,
    Place,
    Tl,
    Carer,
}

impl Field {
    /// From the top.
    pub const ALL: [Field; 14] = [
        Field::Who,
        Field::Upp,
        Field::Rules,
        Field::Points,
        Field::Kind,
        Field::Pick,
        Field::Healer,
        Field::Medic,
        Field::Edu,
        Field::Kit,
        Field::Bed,
        Field::Place,
        Field::Tl,
        Field::Carer,
    ];

    pub fn label(self) -> &'static str {
        match self {
            Field::Who => "Who",
            Field::Upp => "UPP",
            Field::Rules => "Rules",
            Field::Points => "Points",
            Field::Kind => "Sort",
            Field::Pick => "Goes to",
            Field::Healer => "Medic",
            Field::Medic => "Level",
            Field::Edu => "EDU",
            Field::Kit => "Kit",
            Field::Bed => "Rest",
            Field::Place => "Place",
            Field::Tl => "TL",
            Field::Carer => "Carer",
        }
    }
}
