//! The figures that the frame of a fight is played with.

use std::sync::Arc;

use crate::{
    data::{
        Armor, ArmorColumn, Armoury, ClassicFigures, Figures, SecondFigures, Terrain, TerrainRow,
    },
    field::Range,
};

pub(super) fn armoury() -> Arc<Armoury> {
    let figures = Figures { classic: figures(), second: second_figures() };
    let armors = vec![battle_dress()];
    Arc::new(Armoury::new(Vec::new(), armors, Vec::new(), figures).expect("the tables are sound"))
}

fn battle_dress() -> Armor {
    Armor {
        name: "Battle Dress".to_owned(),
        column: ArmorColumn::Combat,
        over: false,
        battle_dress: true,
        protection: 22,
        rads: 0,
        tl: 13,
        grams: 100_000,
        is_load: false,
        sealed: true,
        vacc_suit: 1,
        price: None,
    }
}

/// CT-RNG-06
const TERRAIN: [i8; 15] = [3, 3, 2, 2, 3, 1, 0, 1, -4, 4, 2, -1, 2, -4, -5];

pub(super) fn figures() -> ClassicFigures {
    let (close, short, medium) = (Range::Close, Range::Short, Range::Medium);
    let (long, very) = (Range::Long, Range::VeryLong);
    let terrain = Terrain::ALL.into_iter().zip(TERRAIN);
    ClassicFigures {
        round_seconds: 15,
        to_hit: 8,
        surprise_margin: 3,
        notice: 9,
        escape: 9,
        avoid: 7,
        escape_dms: [-1, 0, 1, 2, 3],
        escape_dms_errata: [-1, -1, 1, 2, 3],
        evade_dms: [-1, -1, -2, -1, -1],
        evade_dms_errata: [-1, -1, -2, -4, -4],
        encounter: [
            short, close, short, medium, short, medium, medium, long, medium, very, long, very,
            very,
        ],
        terrain: terrain.map(|(terrain, dm)| TerrainRow { terrain, dm }).collect(),
        opening_bands: [0, 0, 1, 6, 15],
        walk: 1,
        run: 2,
        ride: 4,
        out_of_range: 20,
        cover: -4,
        concealment: -1,
        dim: -6,
        dark: -9,
        drawing: -3,
        untrained: -5,
        untrained_defence: 3,
        sight: 4,
        folded_stock: -1,
        burst: 4,
        burst_throws: 2,
        group: 0,
        morale: 7,
        morale_casualties_percent: 25,
        morale_heavy_percent: 50,
        morale_military: 1,
        morale_leader: 1,
        morale_tactics: 1,
        morale_leader_lost: -2,
        morale_heavy: -2,
        morale_leader_rounds: 2,
        zero_g: 10,
    }
}

fn second_figures() -> SecondFigures {
    SecondFigures {
        surprise: 6,
        movement: 6,
        minors: 3,
        minors_with_significant: 1,
        close_combat: 150,
        dual_wielding: -2,
        aim: 1,
        aim_most: 6,
        laser_sight: 1,
        short: 1,
        long: -2,
        extreme: -4,
        fast: 10,
        in_cover: -2,
        prone: -1,
        scopeless: 100,
        reaction: -1,
        dive: -2,
        dive_no_cover: -1,
        opportunity: 0,
        cover: Vec::new(),
        sure_effect: 6,
        destructive: 10,
        drag: 3,
        indirect: -2,
        spread: 6,
        burn_out: 8,
        extinguisher: 2,
        silent: -6,
        rads: 20,
        rads_spacecraft: 3,
        skills: Vec::new(),
        home_tl: 12,
    }
}
