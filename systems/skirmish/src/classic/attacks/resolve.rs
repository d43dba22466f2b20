//! In which order a round's attacks are made: all at once, but for who draws faster.

use bevy::prelude::World;
use characters::Characteristic;
use dice::{Modifier, Pool, Throw};

use crate::{
    choice::{Attack, Deed},
    classic::{Classic, Step, load, to_hit::Wielded},
    event::Event,
    fighter::FighterId,
    state::{Look, Touch},
};

/// Everybody attacks at once, and hurts nobody before all have (CT-CBT-09, CT-RUL-50). Of two who
/// draw on each other the slower one shoots only if the other's shot leaves them able (CT-ATK-11).
pub(super) fn resolve(world: &mut World) {
    let orders: Vec<(FighterId, Deed)> = world
        .everybody()
        .into_iter()
        .filter_map(|who| Some((who, world.of::<Classic>(who).action?)))
        .collect();
    let outdrawn = draw_on_each_other(world, &orders);
    let slow: Vec<FighterId> = outdrawn.iter().map(|&(_, slow)| slow).collect();
    let at_once = orders.iter().map(|&(who, _)| who).filter(|who| !slow.contains(who)).collect();
    let shot = |&(fast, slow): &(FighterId, FighterId)| Step::Hurt {
        who: slow,
        by: Some(fast),
        picked: Vec::new(),
    };
    let mut steps = vec![Step::Fire(at_once)];
    steps.extend(outdrawn.iter().map(shot));
    steps.extend([Step::Fire(slow), Step::Handle]);
    world.then(steps);
}

/// Two dice and DEX each; who has more shoots first, and neither does on a tie (CT-ATK-11). Gives
/// the faster and the slower of each pair.
fn draw_on_each_other(
    world: &mut World,
    orders: &[(FighterId, Deed)],
) -> Vec<(FighterId, FighterId)> {
    let drawing: Vec<(FighterId, FighterId)> =
        orders.iter().filter_map(|&(who, deed)| Some((who, draws_on(world, who, deed)?))).collect();
    let both =
        drawing.iter().filter(|&&(one, other)| one < other && drawing.contains(&(other, one)));
    both.filter_map(|&(one, other)| quick_draw(world, one, other)).collect()
}

/// Whom somebody shoots at with a gun that they have yet to draw.
fn draws_on(world: &World, who: FighterId, deed: Deed) -> Option<FighterId> {
    let Deed::Attack(attack) = deed else { return None };
    let holstered = is_holstered_gun(world, who, &attack);
    holstered.then_some(attack.target)
}

fn is_holstered_gun(world: &World, who: FighterId, attack: &Attack) -> bool {
    let armoury = world.armoury();
    let used = Wielded::of(world.kit(who), armoury, attack);
    used.is_ok_and(|it| it.is_gun() && !it.ready)
}

fn quick_draw(
    world: &mut World,
    one: FighterId,
    other: FighterId,
) -> Option<(FighterId, FighterId)> {
    let throws = [one, other].map(|who| {
        let dex = load::score(world, who, Characteristic::Dex);
        let modifier = Modifier::new(format!("DEX {dex}"), "CT-ATK-11", dex.into());
        (who, Throw::roll(Pool::Dice(2), world.dice()).with([modifier]))
    });
    let totals = throws.each_ref().map(|(_, throw)| throw.total());
    let order = match totals[0].cmp(&totals[1]) {
        std::cmp::Ordering::Greater => Some((one, other)),
        std::cmp::Ordering::Less => Some((other, one)),
        std::cmp::Ordering::Equal => None,
    };
    world.tell(Event::QuickDraw { throws, first: order.map(|(fast, _)| fast) });
    order
}
