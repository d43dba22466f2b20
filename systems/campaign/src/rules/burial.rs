//! Those who have died of their wounds.

use bevy::prelude::{ParamSet, Query};

use super::{
    captain,
    clerk::Clerk,
    hospital::{self, Bodies, Healed},
};
use crate::{
    event::{Event, Leaving, Outcome},
    state::{Berth, People, PersonId},
};

/// Where everybody is.
pub(super) type Berths<'w, 's> = Query<'w, 's, (&'static PersonId, &'static mut Berth)>;

/// Takes those off the crew whom care has not saved.
pub(super) fn bury(healed: &[Healed], clerk: &mut Clerk, berths: &mut Berths) {
    let dead: Vec<PersonId> =
        healed.iter().filter(|(_, it, _)| it.body.is_dead()).map(|(id, ..)| *id).collect();
    for (id, mut berth) in berths.iter_mut().filter(|(id, _)| dead.contains(id)) {
        *berth = Berth::Dead;
        clerk.progress.dead.push(*id);
        clerk.tell(Event::Left { person: *id, why: Leaving::Died });
    }
}

/// Buries everybody aboard who has died, and passes command on.
pub(super) fn bury_the_dead(clerk: &mut Clerk, crew: &mut ParamSet<(People, Bodies, Berths)>) {
    let people = crew.p0();
    let dead = people.aboard().into_iter().filter(|(_, who)| who.body.is_dead());
    let dead: Vec<Healed> = dead.map(|(id, who)| (id, who.sheet(), 0)).collect();
    hospital::discharge(&dead, &mut crew.p1());
    bury(&dead, clerk, &mut crew.p2());
    pass_command(clerk, &crew.p0());
}

/// Command passes on where it has to; a ship without anybody is lost.
pub(super) fn pass_command(clerk: &mut Clerk, people: &People) {
    let aboard = people.aboard();
    if let Some(to) = captain::command(&aboard, &mut clerk.progress) {
        clerk.tell(Event::CommandPassed { to });
    }
    if aboard.is_empty() {
        clerk.progress.outcome = Some(Outcome::Lost);
    }
}
