//! Thinkers that a thread keeps. Making one costs more than many decisions, and a decision leaves nothing behind
//! in it, so minds that weigh alike take turns.

use std::{
    any::TypeId,
    cell::RefCell,
    collections::BTreeMap,
    ops::{Deref, DerefMut},
};

use super::{features::Features, thinker::ThinkerWorld};

/// Idle thinkers of a family and size that a thread keeps, for minds with different weights.
const KEPT: usize = 16;

/// By family and size.
type Pool = BTreeMap<(TypeId, usize), Vec<ThinkerWorld>>;

thread_local! {
    static POOL: RefCell<Pool> = const { RefCell::new(BTreeMap::new()) };
}

/// A thinker for one decision. It goes back to its thread's pool when it is dropped.
pub(crate) struct PooledThinker {
    family: TypeId,
    /// Taken out only by `drop`.
    world: Option<ThinkerWorld>,
}

impl PooledThinker {
    /// A thinker for so many options of a family: there is room for 4, 8, 16 and so on.
    pub(super) fn for_options<F: Features>(count: usize, weights: &[f32]) -> PooledThinker {
        let (family, size) = (TypeId::of::<F>(), count.next_power_of_two().max(4));
        let kept = POOL.with_borrow_mut(|pool| {
            let idle = pool.get_mut(&(family, size))?;
            let nth = idle.iter().position(|thinker| thinker.weights() == weights)?;
            Some(idle.swap_remove(nth))
        });
        let world = kept.unwrap_or_else(|| ThinkerWorld::new::<F>(size, weights));
        PooledThinker { family, world: Some(world) }
    }
}

impl Deref for PooledThinker {
    type Target = ThinkerWorld;

    fn deref(&self) -> &ThinkerWorld {
        self.world.as_ref().expect("its world is there until it is dropped")
    }
}

impl DerefMut for PooledThinker {
    fn deref_mut(&mut self) -> &mut ThinkerWorld {
        self.world.as_mut().expect("its world is there until it is dropped")
    }
}

impl Drop for PooledThinker {
    fn drop(&mut self) {
        let Some(world) = self.world.take().filter(|_| !std::thread::panicking()) else { return };
        // A thread that ends has no pool any more.
        let _ = POOL.try_with(|pool| {
            let mut pool = pool.borrow_mut();
            let idle = pool.entry((self.family, world.size())).or_default();
            if idle.len() == KEPT {
                idle.remove(0);
            }
            idle.push(world);
        });
    }
}
