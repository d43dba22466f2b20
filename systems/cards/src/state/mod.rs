//! The table as entities: captains, cards and contract slots. Everything else is resources. Only
//! the rules change it.

mod agenda;
mod brought;
mod captain;
mod card;
mod card_type;
mod dealt;
mod in_play;
mod in_world;
pub(crate) mod kind;
mod queue;
mod seats;
mod stage;
mod status;
mod statuses;
mod table;
mod table_read;
mod table_write;
mod tabletop;
mod trail;

pub use captain::Activity;
pub use stage::{Ending, EndingKind, Stage};

pub(crate) use agenda::{
    Agenda, Attempt, Audience, Bill, Payment, PendingChoice, Play, PlayKind, Step, Strike,
    StrikeSide, Target, Task,
};
pub(crate) use brought::Brought;
pub(crate) use captain::{Captain, Piles};
pub(crate) use card::{CardState, Condition, Zone};
pub(crate) use card_type::{CardType, CardTypes, Crew, Gear};
pub(crate) use dealt::Dealt;
pub(crate) use in_play::{InPlay, Kinds, Standing};
pub(crate) use queue::{Away, Lasting, LastingChange, Loan, Queue, Queued};
pub(crate) use seats::{Present, Seats};
pub(crate) use status::{
    Attached, Damaged, Eliminated, Exerted, Hurt, Passed, Pirate, Pursuing, Shifted, Struck,
    Wounded,
};
pub(crate) use statuses::{Status, Statuses, wear};
pub(crate) use table::{Book, Chance, Fight, HouseRules, Ids, Log, Round, Slot, reface};
pub(crate) use table_read::TableRead;
pub(crate) use table_write::TableWrite;
pub(crate) use tabletop::Tabletop;
pub(crate) use trail::Trail;
