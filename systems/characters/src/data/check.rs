//! Checks of the tables.

use super::{Cell, Service, ServiceTable, SkillTable, Tables};

/// A fault in the tables.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TableFault {
    #[error("the {0} stand in the tables {1} times, not once")]
    Services(Service, usize),
    #[error("{service}: {table} has {have} rows, not {want}")]
    Rows { service: Service, table: &'static str, have: usize, want: usize },
    #[error("no service, or more than one, has the draft number {0}")]
    Draft(u8),
    #[error("{service}: a service has ranks, commissions and promotions together, or none of them")]
    Ranks { service: Service },
    #[error("{service}: `{name}` is no weapon that comes by itself: a choice cannot")]
    Choice { service: Service, name: String },
    #[error("there is no row of pensions, or of titles")]
    Empty,
}

pub(super) fn tables(tables: &Tables) -> Result<(), TableFault> {
    for (n, service) in Service::ALL.into_iter().enumerate() {
        let count = tables.services.iter().filter(|table| table.service == service).count();
        if count != 1 || tables.services.get(n).is_none_or(|table| table.service != service) {
            return Err(TableFault::Services(service, count));
        }
        one(tables.service(service))?;
    }
    let drafts = |face| tables.services.iter().filter(|table| table.draft == face).count();
    if let Some(face) = (1..=6).find(|&face| drafts(face) != 1) {
        return Err(TableFault::Draft(face));
    }
    let empty = tables.figures.pensions.is_empty() || tables.figures.titles.is_empty();
    if empty { Err(TableFault::Empty) } else { Ok(()) }
}

fn one(table: &ServiceTable) -> Result<(), TableFault> {
    let service = table.service;
    let skills = SkillTable::ALL.map(|it| (it.name(), table.skills(it).len(), 6));
    let rest = [("the benefits", table.benefits.len(), 7), ("the cash", table.cash.len(), 7)];
    for (name, have, want) in skills.into_iter().chain(rest) {
        if have != want {
            return Err(TableFault::Rows { service, table: name, have, want });
        }
    }
    let ranked = [!table.ranks.is_empty(), table.commission.is_some(), table.promotion.is_some()];
    if ranked.iter().any(|&it| it != ranked[0]) {
        return Err(TableFault::Ranks { service });
    }
    let chosen = table.automatic.iter().find_map(|it| match &it.gives {
        Cell::Blade | Cell::Gun | Cell::Vehicle => Some(format!("{:?}", it.gives)),
        Cell::Change(..) | Cell::Skill(_) => None,
    });
    chosen.map_or(Ok(()), |name| Err(TableFault::Choice { service, name }))
}
