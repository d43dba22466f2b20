//! Every row of the published tables of lives, checked cell by cell against the game.

use super::*;
use crate::{
    affairs,
    data::{Automatic, Benefit, Cell, Due, ServiceTable, Throw2D},
};

/// The rows of a table below its head, cell by cell.
fn rows(table: &'static str) -> Vec<Vec<&'static str>> {
    table.lines().skip(1).map(|line| line.split(',').collect()).collect()
}

macro_rules! table {
    ($name:literal) => {
        rows(include_str!(concat!("../../tests/tables/", $name, ".csv")))
    };
}

/// The cells of a row, each with the table of its service.
fn cells<'a>(
    tables: &'a Tables,
    row: &'a [&'static str],
) -> impl Iterator<Item = (&'a ServiceTable, &'static str)> {
    assert_eq!(row.len(), 7, "{row:?}");
    Service::ALL.into_iter().map(|service| tables.service(service)).zip(row[1..].iter().copied())
}

fn target(throw: Option<&Throw2D>) -> String {
    throw.map_or(String::new(), |throw| format!("{}+", throw.target))
}

/// The need for this modifier on the throw; empty where the cell is.
fn need(throw: Option<&Throw2D>, dm: i8) -> String {
    let found = throw.and_then(|throw| throw.dms.iter().find(|it| it.dm == dm));
    found.map_or(String::new(), |it| format!("{} {}+", it.need.0, it.need.1))
}

/// A cell of the table of throws.
fn prior(table: &ServiceTable, row: &str) -> String {
    let (enlistment, survival) = (Some(&table.enlistment), Some(&table.survival));
    let (commission, promotion) = (table.commission.as_ref(), table.promotion.as_ref());
    match row {
        "enlistment" => target(enlistment),
        "enlistment_dm1_if" => need(enlistment, 1),
        "enlistment_dm2_if" => need(enlistment, 2),
        "draft" => table.draft.to_string(),
        "survival" => target(survival),
        "survival_dm2_if" => need(survival, 2),
        "commission" => target(commission),
        "commission_dm1_if" => need(commission, 1),
        "promotion" => target(promotion),
        "promotion_dm1_if" => need(promotion, 1),
        "reenlist" => format!("{}+", table.reenlistment),
        other => panic!("a row called {other}"),
    }
}

/// CT-PST-01 to CT-PST-08
#[test]
fn every_cell_of_the_throws_of_the_services_is_as_it_is_published() {
    let tables = tables();
    let published = table!("prior_service");
    assert_eq!(published.len(), 11);
    for row in &published {
        for (table, cell) in cells(&tables, row) {
            assert_eq!(prior(table, row[0]), cell, "{}, {}", table.service, row[0]);
        }
    }
    let modifiers = |table: &ServiceTable| {
        let all = [
            Some(&table.enlistment),
            Some(&table.survival),
            table.commission.as_ref(),
            table.promotion.as_ref(),
        ];
        all.into_iter().flatten().map(|throw| throw.dms.len()).sum::<usize>()
    };
    let named = published.iter().filter(|row| row[0].contains("_dm"));
    let named: usize =
        named.map(|row| row[1..].iter().filter(|cell| !cell.is_empty()).count()).sum();
    let all: usize = Service::ALL.into_iter().map(|it| modifiers(tables.service(it))).sum();
    assert_eq!(all, named, "there is no modifier beside the published ones");
}

/// CT-PST-04, CT-RNK-02, CT-RET-06, CT-SHP-01
#[test]
fn every_row_of_the_services_is_as_it_is_published() {
    let (tables, published) = (tables(), table!("services"));
    assert_eq!(published.len(), Service::ALL.len());
    for (service, row) in Service::ALL.into_iter().zip(published) {
        let table = tables.service(service);
        let yes = |is: bool| if is { "yes" } else { "no" }.to_owned();
        let ships = [Benefit::ScoutShip, Benefit::FreeTrader].into_iter();
        let ship = ships.filter(|it| table.benefits.contains(it)).map(benefit).collect::<String>();
        let found = [table.draft.to_string(), yes(table.top_rank() > 0), yes(table.pension), ship];
        assert_eq!(service.name(), row[0]);
        assert_eq!(found, row[1..], "{service}");
    }
}

/// CT-RNK-01 to CT-RNK-04
#[test]
fn every_rank_of_every_service_is_as_it_is_published() {
    let tables = tables();
    for row in table!("ranks") {
        for (table, cell) in cells(&tables, &row) {
            let rank = row[0].parse().expect("a number");
            assert_eq!(table.rank(rank).unwrap_or(""), cell, "{}, {rank}", table.service);
        }
    }
}

fn skill(cell: &Cell) -> String {
    match cell {
        Cell::Change(which, by) => format!("{which}{by:+}"),
        Cell::Skill(skill) => skill.clone(),
        Cell::Blade => "Blade Combat".to_owned(),
        Cell::Gun => "Gun Combat".to_owned(),
        Cell::Vehicle => "Vehicle".to_owned(),
    }
}

/// CT-SKT-01 to CT-SKT-04
#[test]
fn every_cell_of_the_four_tables_of_skills_is_as_it_is_published() {
    let tables = tables();
    let published = [
        (SkillTable::PersonalDevelopment, table!("skills_personal_development")),
        (SkillTable::ServiceSkills, table!("skills_service")),
        (SkillTable::AdvancedEducation1, table!("skills_advanced_education_1")),
        (SkillTable::AdvancedEducation2, table!("skills_advanced_education_2")),
    ];
    for (which, rows) in published {
        assert_eq!(rows.len(), 6);
        for (nth, row) in rows.iter().enumerate() {
            for (table, cell) in cells(&tables, row) {
                let found = skill(&table.skills(which)[nth]);
                assert_eq!(found, cell, "{}, {}, {}", table.service, which.name(), row[0]);
            }
        }
    }
}

/// CT-AUT-01 to CT-AUT-06
#[test]
fn every_skill_that_comes_by_itself_is_as_it_is_published() {
    let tables = tables();
    let told = |service: Service, automatic: &Automatic| {
        let (trigger, rank) = match automatic.due {
            Due::FirstTerm => ("first_term", String::new()),
            Due::Rank(rank) => ("rank", rank.to_string()),
        };
        let effect = match &automatic.gives {
            Cell::Change(which, by) => format!("{which},add,{by}"),
            given @ (Cell::Skill(_) | Cell::Blade | Cell::Gun | Cell::Vehicle) => {
                format!("{},set,1", skill(given))
            }
        };
        format!("{service},{trigger},{rank},{effect}")
    };
    let all = Service::ALL.into_iter().flat_map(|service| {
        let table = tables.service(service);
        table.automatic.iter().map(|it| told(service, it)).collect::<Vec<_>>()
    });
    let all: BTreeSet<String> = all.collect();
    let published = table!("rank_service_skills").into_iter().map(|row| row.join(","));
    assert_eq!(all, published.collect());
}

fn benefit(benefit: Benefit) -> String {
    match benefit {
        Benefit::Nothing => String::new(),
        Benefit::Change(which, by) => format!("{which}{by:+}"),
        Benefit::TravellersAid => "Travellers'".to_owned(),
        Benefit::Passage(_)
        | Benefit::Blade
        | Benefit::Gun
        | Benefit::FreeTrader
        | Benefit::ScoutShip => crate::text::benefit(benefit),
    }
}

/// CT-BEN-01, CT-CSH-01
#[test]
fn every_benefit_and_every_sum_of_cash_is_as_it_is_published() {
    let tables = tables();
    let (benefits, cash) = (table!("benefits"), table!("cash"));
    assert_eq!((benefits.len(), cash.len()), (7, 7));
    for (nth, (row, sums)) in benefits.iter().zip(&cash).enumerate() {
        for (table, cell) in cells(&tables, row) {
            let found = table.benefits.get(nth).copied().unwrap_or(Benefit::Nothing);
            assert_eq!(benefit(found), cell, "{}, {}", table.service, row[0]);
        }
        for (table, cell) in cells(&tables, sums) {
            assert_eq!(table.cash[nth].to_string(), cell, "{}, {}", table.service, row[0]);
        }
    }
}

/// CT-RET-06 to CT-RET-09, CT-MUS-02, CT-RUL-35, CT-TTL-01
#[test]
fn every_pension_every_roll_for_rank_and_every_title_is_as_it_is_published() {
    let figures = tables().figures.clone();
    let number = |cell: &str| cell.parse::<u32>().expect("a number");
    for row in table!("retirement_pay") {
        assert_eq!(figures.pension(number(row[0]) as u8), number(row[1]), "{} terms", row[0]);
    }
    assert_eq!([4, 9, 10].map(|terms| figures.pension(terms)), [0, 12_000, 14_000]);
    for row in table!("mustering_rolls") {
        for rank in number(row[0])..=number(row[1]) {
            assert_eq!(u32::from(figures.rank_rolls(rank as u8)), number(row[2]), "rank {rank}");
        }
    }
    let titles = table!("noble_titles");
    assert_eq!(titles.len(), figures.titles.len());
    for (row, titles) in titles.iter().zip(&figures.titles) {
        assert_eq!(titles.join("|"), row[2], "{}", row[0]);
        assert_eq!(format!("{:X}", number(row[1])), row[0]);
    }
}

/// CT-PSG-01 to CT-PSG-09
#[test]
fn every_ticket_and_every_number_of_waking_up_is_as_it_is_published() {
    for row in table!("passages") {
        let tables = tables();
        let ticket = tables.tickets.iter().find(|it| crate::text::passage(it.class) == row[0]);
        let ticket = ticket.expect("a ticket of that class");
        assert_eq!(
            (ticket.price.to_string(), ticket.resale().to_string()),
            (row[2].into(), row[3].into())
        );
    }
    let waking = affairs::tests::tables().low_passage;
    let published: Vec<String> =
        table!("low_passage_revival").iter().map(|row| row[1].to_owned()).collect();
    assert_eq!(
        published,
        [i8::try_from(waking.target).expect("small"), waking.medical_dm, waking.weak_dm]
            .map(|it| it.to_string())
    );
    assert_eq!((waking.medical_level, waking.weak_endurance), (2, 6));
}

/// CT-GEN-01, CT-SKL-02 to CT-SKL-06, CT-RET-01, CT-CSH-02, CT-CSH-05, CT-BEN-02, CT-TAS-04
#[test]
fn every_single_number_is_as_it_is_published() {
    let tables = tables();
    let figures = &tables.figures;
    let society = affairs::tests::tables().travellers_aid;
    for row in table!("constants") {
        let found: u32 = match row[0] {
            "start_age" => figures.start_age.into(),
            "term_years" => figures.term_years.into(),
            "injury_term_years" => figures.injury_years.into(),
            "skill_rolls_first_term" => figures.first_term_rolls.into(),
            "skill_rolls_later_term" => figures.later_term_rolls.into(),
            "skill_roll_for_commission" => figures.commission_rolls.into(),
            "skill_roll_for_promotion" => figures.promotion_rolls.into(),
            "advanced_education_2_min_edu" => figures.advanced_education_2.1.into(),
            "aging_from_term" => figures.ageing_from.into(),
            "max_voluntary_terms" => figures.terms.into(),
            "pension_from_term" => figures.pension_from.into(),
            "pension_extra_per_term_after_8" => figures.pension_more,
            "max_cash_rolls" => figures.cash_rolls.into(),
            "cash_dm_gambling" => figures.gambling_dm.into(),
            "benefit_dm_rank_5_or_6" => figures.rank_dm.into(),
            "passage_resale_percent" => tables.tickets[0].resale_percent.into(),
            "tas_price_cr" => society.application.price,
            "tas_months_per_high_passage" => society.months.into(),
            "title_min_soc" => figures.title_from.into(),
            other => panic!("a number called {other}"),
        };
        assert_eq!(found.to_string(), row[1], "{}", row[0]);
    }
}

/// CT-RUL-41 to CT-RUL-45: each figure of other printings, by its own switch alone.
#[test]
fn every_other_printing_has_its_figure_and_the_plain_table_has_its_own() {
    let plain = tables();
    for row in table!("errata") {
        let id = format!("CT-{}", row[0]);
        let corrected = Tables::clone(&plain).with(&corrected(&[&id]).errata);
        let found = |tables: &Tables| {
            let of = |name: &str| tables.service(name.parse().expect("a service")).clone();
            match row[1] {
                "prior_service" => prior(&of(row[3]), row[2]),
                "cash" => of(row[3]).cash[row[2].parse::<usize>().expect("a row") - 1].to_string(),
                _ => tables.figures.rolls(Service::Scouts, 1).to_string(),
            }
        };
        assert_eq!([found(&plain), found(&corrected)], [row[4], row[5]], "{id}");
    }
}

/// CT-AGE-01: the throws of every term, with their targets and losses.
#[test]
fn every_row_of_ageing_is_as_it_is_published() {
    let tables = tables();
    let names =
        [Characteristic::Str, Characteristic::Dex, Characteristic::End, Characteristic::Int];
    for row in table!("ageing") {
        let [from, to] = [0, 1].map(|nth: usize| row[nth].parse::<u8>().expect("a term"));
        for term in from..=to {
            let due = term >= tables.figures.ageing_from;
            let losses = if due { tables.ageing.losses(term) } else { &[] };
            let told = names.map(|which| {
                let loss = losses.iter().find(|loss| loss.of == which);
                loss.map_or(String::new(), |loss| format!("-{} on {}", loss.by, loss.target))
            });
            assert_eq!(told.as_slice(), &row[2..], "term {term}");
        }
    }
}

/// CT-GEN-06, CT-GEN-07, CT-CHR-02 to CT-CHR-04
#[test]
fn every_characteristic_is_as_it_is_published() {
    let born = [1, 6].map(|face| ScriptedLife::born(&[face; 12], &[]).person().characteristics);
    let rows = table!("characteristics");
    assert_eq!(rows.len(), Characteristic::ALL.len());
    for (nth, row) in rows.iter().enumerate() {
        let which = Characteristic::ALL[nth];
        assert_eq!([(nth + 1).to_string().as_str(), which.label(), which.name(), "2D"], row[..4]);
        let raw = born.map(|scores| scores.get(which));
        let kept = [i8::MIN, i8::MAX].map(|by| {
            let mut scores = born[0];
            scores.change(which, by);
            scores.get(which)
        });
        let range = [raw, kept].concat().into_iter().map(|score| score.to_string());
        assert_eq!(range.collect::<Vec<_>>(), row[4..], "{which}");
    }
}

/// A life from its first throw on, decided at random, with as many terms as possible.
fn lived(seed: u64) -> Life {
    let mut life = Life::new(&tables(), &Setup::default(), seed).expect("a sound setup");
    let mut whims = Dice::seeded(seed);
    while let Some(choice) = life.choice().cloned() {
        let stay = choice.options.iter().find(|option| **option == Move::Stay).cloned();
        let any = whims.pick(&choice.options).cloned();
        let chosen = stay.or(any).expect("two options or more");
        life.decide(Decision { seat: choice.seat, chosen }).expect("an option");
    }
    life
}

/// CT-AGE-01, CT-GEN-14, CT-GEN-24: in whole lives the first three terms bring no throw against
/// ageing. Every later completed term brings one for each characteristic of its row; a throw below
/// the number costs points.
#[test]
#[expect(clippy::wildcard_enum_match_arm, reason = "a life is more than its ageing")]
fn whoever_serves_a_fourth_term_or_a_later_one_throws_against_ageing_at_its_end() {
    let (tables, mut terms_seen) = (tables(), [0_u32; 9]);
    for seed in 0..600 {
        let life = lived(seed);
        let (mut term, mut thrown) = (0, Vec::new());
        for event in life.journal().events() {
            match event {
                Event::TermBegan { term: begun, .. } => (term, thrown) = (*begun, Vec::new()),
                Event::Ageing { which, throw, lost } => {
                    let row = tables.ageing.losses(term);
                    let loss = row.get(thrown.len()).expect("one throw for each of the row");
                    assert_eq!(*which, loss.of, "seed {seed}, term {term}");
                    let below = throw.natural() < i32::from(loss.target);
                    assert_eq!(*lost, if below { loss.by } else { 0 }, "seed {seed}: {throw}");
                    thrown.push(*which);
                }
                Event::Reenlistment { .. } => {
                    let due = if term < 4 { 0 } else { tables.ageing.losses(term).len() };
                    assert_eq!(thrown.len(), due, "seed {seed}, term {term}");
                    terms_seen[usize::from(term.min(8))] += 1;
                }
                _ => {}
            }
        }
    }
    assert!(terms_seen[1..=7].iter().all(|&seen| seen > 2), "{terms_seen:?}");
}
