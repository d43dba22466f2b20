//! What a frame of the battlefield costs our own code, before the renderer has it: as a scene whose entities
//! are drawn anew only where they change, beside the same frame painted whole, as it was until November 2026.
//!
//! `cargo bench --bench battlefield -- [FIGURES]`
//!
//! Both show the same frames, one after the other in one run.

use std::{path::Path, time::Duration};

use far_lanes::window::{Pace, pace};

const FRAMES: u32 = 600;

fn main() {
    let said = std::env::args().skip(1).find(|word| !word.starts_with("--"));
    let crowd = said.and_then(|word| word.parse().ok()).unwrap_or(60);
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    println!("{crowd} figures, {FRAMES} frames each; ms, median and 90th percentile");
    for (what, walking) in [("all walk", crowd), ("one walks", 1), ("nobody moves", 0)] {
        let Pace { painted, scene } =
            pace(&assets, crowd, walking, FRAMES).expect("a scenario of two sides");
        let (painted, scene) = (figures(painted), figures(scene));
        println!(
            "{what:>12}: painted {:.2} {:.2}, scene {:.2} {:.2}, {:.2} of it",
            painted[0],
            painted[1],
            scene[0],
            scene[1],
            scene[0] / painted[0]
        );
    }
}

fn figures(mut times: Vec<Duration>) -> [f64; 2] {
    times.sort_unstable();
    [0.5, 0.9].map(|share| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3)
}
