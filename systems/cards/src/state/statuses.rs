//! Statuses within a system: what it puts on or takes off is seen at once, and made when it is over.

use bevy::{
    ecs::system::{Deferred, SystemBuffer, SystemMeta, SystemParam},
    prelude::{Component, Entity, EntityWorldMut, Query, World},
};

use super::{Damaged, Exerted, Passed, Pirate, Pursuing, Shifted, Struck, Wounded};

/// A component that cards or captains have for a time, and that rules read and write in one step.
pub(crate) trait Status: Component + Copy {
    /// As the entity has it.
    fn worn(by: Entity, statuses: &Statuses) -> Option<Self>;
    fn pending(changes: &Changes) -> &Pending<Self>;
    fn pending_mut(changes: &mut Changes) -> &mut Pending<Self>;
}

/// Changes to one kind of status, the latest for each entity; `None` takes it off.
pub(crate) struct Pending<S>(Vec<(Entity, Option<S>)>);

impl<S> Default for Pending<S> {
    fn default() -> Pending<S> {
        Pending(Vec::new())
    }
}

impl<S: Status> Pending<S> {
    fn get(&self, entity: Entity) -> Option<Option<S>> {
        self.0.iter().find(|(changed, _)| *changed == entity).map(|&(_, status)| status)
    }

    fn set(&mut self, entity: Entity, status: Option<S>) {
        match self.0.iter_mut().find(|(changed, _)| *changed == entity) {
            Some((_, latest)) => *latest = status,
            None => self.0.push((entity, status)),
        }
    }

    fn make(&mut self, world: &mut World) {
        for (entity, status) in self.0.drain(..) {
            wear(&mut world.entity_mut(entity), status);
        }
    }
}

/// Puts a component on an entity, or takes it off.
pub(crate) fn wear<C: Component>(entity: &mut EntityWorldMut, component: Option<C>) {
    match component {
        Some(component) => entity.insert(component),
        None => entity.remove::<C>(),
    };
}

impl Statuses<'_, '_> {
    pub fn get<S: Status>(&self, entity: Entity) -> Option<S> {
        let pending = S::pending(&self.changes).get(entity);
        pending.unwrap_or_else(|| S::worn(entity, self))
    }

    pub fn set<S: Status>(&mut self, entity: Entity, status: Option<S>) {
        self.changes.some = true;
        S::pending_mut(&mut self.changes).set(entity, status);
    }
}

macro_rules! statuses {
    ($($field:ident: $status:ty),+ $(,)?) => {
        /// The statuses of all cards and captains.
        #[derive(SystemParam)]
        pub(crate) struct Statuses<'w, 's> {
            $($field: Query<'w, 's, &'static $status>,)+
            changes: Deferred<'s, Changes>,
        }

        /// Changes that are made when the system is over.
        #[derive(Default)]
        pub(crate) struct Changes {
            some: bool,
            $($field: Pending<$status>,)+
        }

        impl SystemBuffer for Changes {
            fn apply(&mut self, _: &SystemMeta, world: &mut World) {
                if std::mem::take(&mut self.some) {
                    $(self.$field.make(world);)+
                }
            }
        }

        $(impl Status for $status {
            fn worn(by: Entity, statuses: &Statuses) -> Option<$status> {
                statuses.$field.get(by).ok().copied()
            }

            fn pending(changes: &Changes) -> &Pending<$status> {
                &changes.$field
            }

            fn pending_mut(changes: &mut Changes) -> &mut Pending<$status> {
                &mut changes.$field
            }
        })+
    };
}

statuses! {
    exerted: Exerted,
    wounded: Wounded,
    damaged: Damaged,
    shifted: Shifted,
    pursuing: Pursuing,
    pirates: Pirate,
    struck: Struck,
    passed: Passed,
}

#[cfg(test)]
mod tests {
    use bevy::{ecs::system::RunSystemOnce, prelude::With};

    use super::*;

    #[test]
    fn a_status_is_seen_at_once_and_put_on_when_the_system_is_over() {
        let mut world = World::new();
        let card = world.spawn(Wounded(1)).id();
        let wound = move |mut statuses: Statuses, exerted: Query<(), With<Exerted>>| {
            statuses.set(card, Some(Exerted));
            statuses.set(card, Some(Wounded(2)));
            statuses.set(card, Some(Wounded(3)));
            assert_eq!((statuses.get(card), statuses.get(card)), (Some(Exerted), Some(Wounded(3))));
            assert!(!exerted.contains(card), "queries find it from the next system on");
        };
        world.run_system_once(wound).expect("nothing is missing");
        assert_eq!(world.get(card), Some(&Exerted));
        assert_eq!(world.get(card), Some(&Wounded(3)));
        let heal = move |mut statuses: Statuses| {
            statuses.set::<Wounded>(card, None);
            assert_eq!(statuses.get::<Wounded>(card), None);
        };
        world.run_system_once(heal).expect("nothing is missing");
        assert!(!world.entity(card).contains::<Wounded>());
    }
}
