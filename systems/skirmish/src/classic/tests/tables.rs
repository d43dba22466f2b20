//! Every cell of the published tables, as attacks and encounters use it.

use std::fmt::Display;

use crate::{
    Mode,
    classic::{
        opening,
        testing::{Bout, SUITS, person, using},
    },
    data::{Automatic, Class},
    field::{Distance, Range},
    testing::armoury,
};

/// Rows of a table below its head, cell by cell.
fn rows(table: &'static str) -> Vec<Vec<&'static str>> {
    table.lines().skip(1).map(|line| line.split(',').collect()).collect()
}

macro_rules! table {
    ($name:literal) => {
        rows(include_str!(concat!("../../../tests/tables/", $name, ".csv")))
    };
}

/// Number of a cell; `None` for a cell without one.
fn number(cell: &str) -> Option<i8> {
    match cell {
        "" | "no" => None,
        number => Some(number.parse().expect("a number")),
    }
}

/// Mode that uses the weapon's own row: a weapon with selectable bursts otherwise counts as a
/// rifle.
fn mode(weapon: &str) -> Mode {
    let armoury = armoury();
    let row = armoury.weapon(weapon).and_then(|it| it.classic.clone()).expect("a classic weapon");
    if row.automatic == Automatic::Never { Mode::Single } else { Mode::Burst }
}

/// One with that weapon against one in that suit, at that range, in the first round.
fn bout(weapon: &str, profile: &str, range: Range, suits: &[&str]) -> Bout {
    let attacker = person("Ann", profile, &[weapon]);
    let target = person("Ben", "777777", &["Rifle"]).wearing(suits);
    let mut bout = Bout::duel(range.bands().0 as i16, attacker, target);
    bout.house(|house| house.load = false);
    if range == Range::Close {
        bout.touch(0, 1);
    }
    bout
}

/// Modifiers of a rule in the plan of an attack; `None` if it cannot be made.
fn lines(bout: &Bout, weapon: &str, mode: Mode, rule: &str) -> Option<Vec<i16>> {
    let plan = bout.plan(using(0, mode, 1)).ok()?;
    let lines = plan.modifiers.iter().filter(|it| it.rule == rule).map(|it| it.dm).collect();
    assert!(plan.damage.ends_with('D'), "{weapon}");
    Some(lines)
}

#[track_caller]
fn same<T: PartialEq + std::fmt::Debug>(found: T, expected: T, cell: impl Display) {
    assert_eq!(found, expected, "{cell}");
}

/// CT-ATK-07: 29 weapons at 5 ranges.
#[test]
fn every_cell_of_the_range_matrix_is_what_an_attack_at_that_range_counts() {
    let table = table!("range_matrix");
    assert_eq!(table.len(), 29);
    for row in table {
        for (range, cell) in Range::ALL.into_iter().zip(&row[1..]) {
            let found =
                lines(&bout(row[0], "888777", range, &[]), row[0], mode(row[0]), "CT-ATK-07");
            let expected = number(cell).map(|dm| vec![i16::from(dm)]);
            same(found, expected, format!("{} at {range} range", row[0]));
        }
    }
}

/// CT-ATK-06: 29 weapons against 7 columns, and every suit of them.
#[test]
fn every_cell_of_the_armour_matrix_is_what_an_attack_on_that_suit_counts() {
    let table = table!("armor_matrix");
    assert_eq!(table.len(), 29);
    for row in table {
        let dm = |suits: &[&str]| {
            lines(&bout(row[0], "888777", Range::Short, suits), row[0], mode(row[0]), "CT-ATK-06")
        };
        let cell = |column: usize| number(row[column + 1]).map(|dm| vec![i16::from(dm)]);
        same(dm(&[]), cell(0), format!("{} against nothing", row[0]));
        for (suit, column) in SUITS {
            same(dm(&[suit]), cell(column as usize), format!("{} against {suit}", row[0]));
        }
    }
}

/// CT-ATK-08, CT-WND-01, CT-WND-02, CT-RUL-63: for every score from 1 to 15.
#[test]
fn every_row_of_the_weapons_counts_as_it_stands_for_every_score() {
    let table = table!("weapons");
    assert_eq!(table.len(), 29);
    for row in table {
        let [weapon, by] = [row[0], row[1]];
        let [at_most, penalty, at_least, bonus] = [3, 4, 5, 6].map(|nth| number(row[nth]));
        for score in 1..=15_i8 {
            let profile = match by {
                "DEX" => format!("7{score:X}7777"),
                _ => format!("{score:X}77777"),
            };
            let bout = bout(weapon, &profile, Range::Short, &[]);
            let low = at_most.filter(|&at| score <= at).and(penalty);
            let high = at_least.filter(|&at| score >= at).and(bonus);
            let dm = i16::from(low.or(high).unwrap_or(0));
            let found = lines(&bout, weapon, mode(weapon), "CT-ATK-08").expect("it can be made");
            same(found, vec![dm, 0], format!("{weapon} by {by} {score}"));
        }
        let plan = bout(weapon, "777777", Range::Short, &[]).plan(using(0, mode(weapon), 1));
        same(plan.expect("it can be made").damage, format!("{}D", row[2]), weapon);
    }
}

/// CT-ATK-08, M-04, M-02
#[test]
fn every_weakened_blow_and_every_magazine_is_as_its_row_says() {
    for row in table!("weapons") {
        let armoury = armoury();
        let weapon = armoury.weapon(row[0]).expect("a weapon");
        let shots = weapon.magazine.map(|magazine| magazine.shots.to_string());
        same(shots.unwrap_or_default(), row[8].to_owned(), row[0]);
        let there = bout(row[0], "888777", Range::Short, &[]);
        let weak = lines(&there, row[0], Mode::Weakened, "CT-ATK-08");
        let blow = !matches!(weapon.class, Class::Gun | Class::Natural | Class::Thrown);
        same(weak.is_some(), blow, row[0]);
        let expected = number(row[7]).map(i16::from);
        same(weak.and_then(|lines| lines.last().copied()), expected, row[0]);
    }
}

/// CT-RNG-05, CT-RNG-06
#[test]
fn every_row_of_encounters_and_terrains_is_as_it_stands() {
    let figures = armoury().figures.classic.clone();
    let table = table!("encounter_range");
    assert_eq!(table.len(), 13);
    for row in table {
        let total = row[0].parse().expect("a number");
        same(opening::row(&figures, total).name().to_owned(), row[1].to_lowercase(), total);
    }
    let table = table!("terrain_dms");
    assert_eq!(table.len(), 15);
    for (terrain, row) in crate::data::Terrain::ALL.into_iter().zip(table) {
        same(format!("{terrain:?}"), row[0].to_owned(), row[0]);
        same(Some(opening::terrain_dm(&figures, terrain)), number(row[1]), row[0]);
    }
}

/// CT-RNG-07 to CT-RNG-12, CT-ESC-06, CT-MOV-12
#[test]
fn every_row_of_ranges_evasion_and_escape_is_as_it_stands() {
    let figures = armoury().figures.classic.clone();
    for (nth, (range, row)) in Range::ALL.into_iter().zip(table!("ranges")).enumerate() {
        same(range.name().to_owned(), row[0].to_lowercase(), row[0]);
        let bands = range.bands();
        same(
            [bands.0, bands.1].map(|it| it.to_string()).to_vec(),
            row[1..3].iter().map(|it| it.to_string()).collect(),
            row[0],
        );
        for metres in [row[3], row[4]] {
            let distance = Distance::metres(metres.parse().expect("a number"));
            same(distance.range(range == Range::Close), Some(range), format!("{metres} m"));
        }
        same(Some(figures.escape_dms[nth]), number(row[5]), row[0]);
    }
    for (nth, (escape, evade)) in
        table!("escape_dms").into_iter().zip(table!("evade_dms")).enumerate()
    {
        same(Some(figures.escape_dms[nth]), number(escape[1]), escape[0]);
        same(Some(figures.evade_dms[nth]), number(evade[1]), evade[0]);
    }
    for (bands, row) in
        [0, figures.walk, figures.run, figures.ride].into_iter().zip(table!("movement"))
    {
        same(bands.to_string(), row[1].to_owned(), row[0]);
        same(
            Distance::bands(bands.into()),
            Distance::metres(row[2].parse().expect("a number")),
            row[0],
        );
    }
}

/// CT-CBT-08, CT-SUP-03, CT-SUP-12, CT-ESC-03, CT-ESC-05, CT-MOV-08, SE-CBT-12, SE-RNG-01,
/// SE-RNG-11, SE-RCT-01: by either rule set.
#[test]
fn every_single_number_of_a_fight_is_as_it_is_published() {
    let figures = serde_json::to_value(&armoury().figures).expect("plain data");
    for row in table!("fight_figures") {
        let [rules, figure, value, rule] = row[..] else { panic!("{row:?}") };
        same(figures[rules][figure].to_string(), value.to_owned(), format!("{figure}, {rule}"));
    }
}

/// CT-ATK-10, CT-SKL-12, M-06: each weapon with its own skill at every level, with no other, and
/// with none.
#[test]
fn every_weapon_counts_every_level_of_its_own_skill_and_of_no_other() {
    for row in table!("weapons") {
        let armoury = armoury();
        let class = armoury.weapon(row[0]).expect("a weapon").class;
        let skill = if class == Class::Brawling { "Brawling" } else { row[0] };
        let other = if skill == "Rifle" { "Cutlass" } else { "Rifle" };
        let blow = matches!(class, Class::Brawling | Class::Blade | Class::Polearm);
        let dms = |skills: &[(&str, u8)], untrained: bool, ben_untrained: bool| {
            let mut ann = person("Ann", "888777", &[row[0]]).knowing(skills);
            ann.untrained = untrained;
            let mut ben = person("Ben", "777777", &["Sword"]).knowing(&[("Rifle", 3)]);
            if !ben_untrained {
                ben = ben.knowing(&[("Sword", 2)]);
            }
            ben.untrained = ben_untrained;
            let bout = Bout::duel(0, ann, ben);
            lines(&bout, row[0], mode(row[0]), "CT-ATK-10").expect("it can be made")
        };
        let parry = if blow { -2 } else { 0 };
        for level in 0..=6 {
            same(dms(&[(skill, level)], true, false), vec![level.into(), parry], row[0]);
        }
        same(dms(&[(other, 4)], false, false), vec![0, parry], format!("{other} with {}", row[0]));
        let lacking = if class == Class::Natural { 0 } else { -5 };
        same(
            dms(&[(other, 4)], true, false),
            vec![lacking, parry],
            format!("{} untrained", row[0]),
        );
        let easy = if blow { 3 } else { 0 };
        same(dms(&[], false, true), vec![0, easy], format!("{} on the untrained", row[0]));
    }
}
