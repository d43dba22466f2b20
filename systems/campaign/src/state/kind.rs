//! A marker for each kind of [`Step`], to register its system by, and the input of that system.

use super::{Errand, PersonId, Step, Undergone};

engine::step_kinds! {
    Step;
    InPort: (), Step::InPort => ();
    Hire: u8, Step::Hire { recruit } => recruit;
    Dismiss: PersonId, Step::Dismiss { person } => person;
    Treat: PersonId, Step::Treat { person } => person;
    Fly: (), Step::Fly => ();
    Fight: (), Step::Fight => ();
    Prize: Vec<String>, Step::Prize { cards } => cards;
    LeaveAshore: String, Step::LeaveAshore { card } => card;
    Meet: String, Step::Meet { event } => event;
    Answer: (String, u8), Step::Answer { event, option } => (event, option);
    Undergo: Undergone, Step::Undergo(undergone) => undergone;
    Run: Errand, Step::Run { errand } => errand;
}
