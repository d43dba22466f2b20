//! What the years take (CT-GEN-14, CT-GEN-24).

use bevy::prelude::World;

use super::throws::{self, Plan};
use crate::{
    event::Event,
    sheet::{Characteristic, Characteristics, Fate},
    state::{Agenda, Look, Step, Touch},
};

/// One throw for each characteristic of the row, from the end of the fourth term on (CT-AGE-01).
/// What falls to 0 has to be seen to before anything else (CT-AGE-03).
pub(super) fn age(world: &mut World, nth: u8) {
    let term = world.career().terms;
    let tables = world.tables();
    if term < tables.figures.ageing_from {
        return;
    }
    let Some(loss) = tables.ageing.losses(term).get(usize::from(nth)) else { return };
    let which = loss.of;
    let throw = Plan::bare(loss.target).throw(world);
    let lost = if throws::succeeded(&throw) { 0 } else { loss.by };
    world.hero_mut::<Characteristics>().lose(which, lost);
    world.tell(Event::Ageing { which, throw, lost });
    world.push(Step::Ageing { nth: nth + 1 });
    if lost > 0 && world.score(which) == 0 {
        world.push(Step::Crisis { which });
    }
}

/// Life or death: who lives has 1 again, and has lost months (CT-CHR-05, CT-RUL-21).
pub(super) fn crisis(world: &mut World, which: Characteristic) {
    let throw = Plan::bare(world.tables().figures.crisis).throw(world);
    let lives = throws::succeeded(&throw);
    let months = if lives { world.die() } else { 0 };
    world.tell(Event::Crisis { which, throw, months });
    if lives {
        world.hero_mut::<Characteristics>().set(which, 1);
        world.career_mut().months += u16::from(months);
    } else {
        fade(world);
    }
}

fn fade(world: &mut World) {
    world.resource_mut::<Agenda>().0.clear();
    world.career_mut().fate = Fate::Dead;
    let age = world.career().age();
    world.tell(Event::Faded { age });
}
