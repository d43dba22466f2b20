//! The order of a round's attacks: all at once, except for quick draws.

use bevy::prelude::{In, ResMut, World};
use characters::Characteristic;
use dice::{Modifier, Pool, Throw};

use crate::{
    choice::{Attack, FighterAction},
    classic::{Classic, Step, load, to_hit::Wielded},
    event::Event,
    fighter::FighterId,
    state::{Agenda, FieldRead, Fortune, JournalWriter},
};

/// Declared actions of the round: the fighters who act, and pairs who draw on each other with their
/// DEX.
pub(super) struct Declared {
    acting: Vec<FighterId>,
    draws: Vec<[(FighterId, Modifier); 2]>,
}

pub(super) fn declared(world: &World) -> Declared {
    let all = world.everybody().into_iter();
    let orders: Vec<(FighterId, FighterAction)> =
        all.filter_map(|who| Some((who, world.of::<Classic>(who).action?))).collect();
    let draws = draw_on_each_other(world, &orders).into_iter();
    Declared {
        draws: draws.map(|pair| pair.map(|who| (who, dexterity(world, who)))).collect(),
        acting: orders.into_iter().map(|(who, _)| who).collect(),
    }
}

/// Makes all attacks at once, with wounds only after all of them (CT-CBT-09, CT-RUL-50). Of two who
/// draw on each other the slower one shoots only if the other's shot leaves them able (CT-ATK-11).
pub(super) fn resolve(
    In(Declared { acting, draws }): In<Declared>,
    mut dice: ResMut<Fortune>,
    mut journal: JournalWriter,
    mut agenda: ResMut<Agenda<Step>>,
) {
    let draw = |draws| quick_draw(draws, &mut dice, &mut journal);
    let outdrawn: Vec<(FighterId, FighterId)> = draws.into_iter().filter_map(draw).collect();
    let slow: Vec<FighterId> = outdrawn.iter().map(|&(_, slow)| slow).collect();
    let at_once = acting.into_iter().filter(|who| !slow.contains(who)).collect();
    let shot = |(fast, slow)| Step::Hurt { who: slow, by: Some(fast), picked: Vec::new() };
    let mut steps = vec![Step::Fire(at_once)];
    steps.extend(outdrawn.into_iter().map(shot));
    steps.extend([Step::Fire(slow), Step::Handle]);
    agenda.then(steps);
}

/// Pairs who draw on each other, each pair once, the lower number first.
fn draw_on_each_other(world: &World, orders: &[(FighterId, FighterAction)]) -> Vec<[FighterId; 2]> {
    let drawing: Vec<(FighterId, FighterId)> =
        orders.iter().filter_map(|&(who, deed)| Some((who, draws_on(world, who, deed)?))).collect();
    let both =
        drawing.iter().filter(|&&(one, other)| one < other && drawing.contains(&(other, one)));
    both.map(|&(one, other)| [one, other]).collect()
}

/// Target of a shot with a gun that is not drawn yet.
fn draws_on(world: &World, who: FighterId, deed: FighterAction) -> Option<FighterId> {
    let FighterAction::Attack(attack) = deed else { return None };
    let holstered = is_holstered_gun(world, who, &attack);
    holstered.then_some(attack.target)
}

fn is_holstered_gun(world: &World, who: FighterId, attack: &Attack) -> bool {
    let armoury = world.armoury();
    let used = Wielded::of(world.kit(who), armoury, attack);
    used.is_ok_and(|it| it.is_gun() && !it.ready)
}

fn dexterity(world: &World, who: FighterId) -> Modifier {
    let dex = load::score(world, who, Characteristic::Dex);
    Modifier::new(format!("DEX {dex}"), "CT-ATK-11", dex.into())
}

/// Throws two dice and DEX for each; the higher shoots first, and neither does on a tie
/// (CT-ATK-11). Returns the faster and the slower.
fn quick_draw(
    pair: [(FighterId, Modifier); 2],
    dice: &mut Fortune,
    journal: &mut JournalWriter,
) -> Option<(FighterId, FighterId)> {
    let [one, other] = [pair[0].0, pair[1].0];
    let throws = pair.map(|(who, dex)| (who, Throw::roll(Pool::Dice(2), &mut dice.0).with([dex])));
    let totals = throws.each_ref().map(|(_, throw)| throw.total());
    let order = match totals[0].cmp(&totals[1]) {
        std::cmp::Ordering::Greater => Some((one, other)),
        std::cmp::Ordering::Less => Some((other, one)),
        std::cmp::Ordering::Equal => None,
    };
    journal.tell(Event::QuickDraw { throws, first: order.map(|(fast, _)| fast) });
    order
}
