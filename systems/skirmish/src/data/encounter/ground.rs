//! The ground of a chance meeting.

use dice::{Dice, Pool, Throw};

use crate::{
    data::{Armoury, Cover, CoverKind, Ground, Light, Span, Terrain},
    field::{Place, Range},
};

/// Throws the light: day on 1 to 4, dim on 5, dark on 6.
pub(super) fn light(dice: &mut Dice) -> Light {
    match dice.die() {
        6.. => Light::Dark,
        5 => Light::Dim,
        0..=4 => Light::Day,
    }
}

/// Throws the range on 2D with the DM of the terrain (CT-RNG-03 to CT-RNG-05, CT-RUL-13), and
/// returns the starts of both parties: one band from the end, so that there is room to fall back,
/// and apart by the start of the range (CT-RUL-67); within a band metres apart, which the classic
/// rules do not count.
pub(super) fn meeting(
    armoury: &Armoury,
    terrain: Terrain,
    dice: &mut Dice,
) -> (Range, (Place, Place)) {
    let figures = &armoury.figures.classic;
    let row = figures.terrain.iter().find(|row| row.terrain == terrain);
    let total = Throw::roll(Pool::Dice(2), dice).total() + row.map_or(0, |row| row.dm.into());
    let range = figures.encounter[(total.clamp(1, 13) - 1) as usize];
    let band = Place::band(1 + figures.opening_bands[range as usize] as i16);
    let others = match range {
        Range::Close => band.step(100),
        Range::Short => band.step(400),
        Range::Medium | Range::Long | Range::VeryLong => band,
    };
    (range, (Place::band(1), others))
}

/// Lays out cover at each party's start and between them, and difficult ground.
pub(super) fn lie(
    terrain: Terrain,
    light: Light,
    places: (Place, Place),
    dice: &mut Dice,
) -> Ground {
    let last = places.1.nearest_band();
    let middle = Place::band((1 + last) / 2);
    let at =
        [Some(places.0), Some(places.1).filter(|_| last > 1), Some(middle).filter(|_| last > 3)];
    let cover = at.into_iter().flatten().filter_map(|at| {
        let (name, kind) = *dice.pick(covers(terrain))?;
        Some(Cover { name: name.to_owned(), kind, at })
    });
    let cover = cover.collect();
    let (inside, length) = (terrain == Terrain::Interior, length(terrain));
    let whole = Span { from: Place::default(), to: Place::metres(length.into()) };
    Ground {
        light,
        open_ends: (!inside, !inside),
        cover,
        difficult: if is_difficult(terrain) { vec![whole] } else { Vec::new() },
        ..Ground::new(terrain, length)
    }
}

/// Length in metres; less indoors.
const fn length(terrain: Terrain) -> u16 {
    match terrain {
        Terrain::Interior => 100,
        Terrain::City | Terrain::Swamp => 300,
        Terrain::Clear
        | Terrain::Prairie
        | Terrain::Rough
        | Terrain::Broken
        | Terrain::Mountain
        | Terrain::Forest
        | Terrain::Jungle
        | Terrain::River
        | Terrain::Desert
        | Terrain::MaritimeSurface
        | Terrain::MaritimeSubsurface
        | Terrain::Arctic => 500,
    }
}

const fn is_difficult(terrain: Terrain) -> bool {
    match terrain {
        Terrain::Jungle | Terrain::Swamp | Terrain::MaritimeSubsurface => true,
        Terrain::Clear
        | Terrain::Prairie
        | Terrain::Rough
        | Terrain::Broken
        | Terrain::Mountain
        | Terrain::Forest
        | Terrain::River
        | Terrain::Desert
        | Terrain::MaritimeSurface
        | Terrain::Arctic
        | Terrain::City
        | Terrain::Interior => false,
    }
}

const fn covers(terrain: Terrain) -> &'static [(&'static str, CoverKind)] {
    use CoverKind::{StoneWall, Trees, Vegetation, Vehicle};
    match terrain {
        Terrain::Clear => &[("a ditch", StoneWall), ("a parked truck", Vehicle)],
        Terrain::Prairie => &[("tall grass", Vegetation), ("a cattle trough", StoneWall)],
        Terrain::Rough => &[("a heap of stones", StoneWall), ("scrub", Vegetation)],
        Terrain::Broken => &[("a gully", StoneWall), ("a ledge", StoneWall)],
        Terrain::Mountain => &[("a boulder", StoneWall), ("a dead pine", Trees)],
        Terrain::Forest => &[("old trees", Trees), ("a wood pile", Trees)],
        Terrain::Jungle => &[("creepers", Vegetation), ("a fallen giant", Trees)],
        Terrain::River => &[("reeds", Vegetation), ("a beached ferry", Vehicle)],
        Terrain::Swamp => &[("rushes", Vegetation), ("a drowned tree", Trees)],
        Terrain::Desert => &[("the lee of a dune", StoneWall), ("a stripped crawler", Vehicle)],
        Terrain::MaritimeSurface => &[("a deck house", Trees), ("a winch", StoneWall)],
        Terrain::MaritimeSubsurface => &[("weed", Vegetation), ("a sunken hull", Vehicle)],
        Terrain::Arctic => &[("a ridge of ice", StoneWall), ("a snowed-in sledge", Trees)],
        Terrain::City => &[("a doorway", StoneWall), ("a delivery van", Vehicle)],
        Terrain::Interior => &[("a stack of crates", Trees), ("a bulkhead", StoneWall)],
    }
}
