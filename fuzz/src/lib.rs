//! The body of every program under `fuzz_targets`: libFuzzer tries one input.

#[path = "../inputs/mod.rs"]
mod inputs;

use std::sync::LazyLock;

use inputs::{INPUTS, mutate};
pub use libfuzzer_sys;

/// A program that tries the input of this name. LibFuzzer makes half of the texts by itself; the other
/// half are made as in `./check`, with parts of the input's own corpus.
#[macro_export]
macro_rules! target {
    ($name:literal) => {
        $crate::libfuzzer_sys::fuzz_target!(|data: &[u8]| $crate::open($name, data));
        $crate::libfuzzer_sys::fuzz_mutator!(
            |data: &mut [u8], size: usize, max_size: usize, seed: u32| {
                if seed % 2 == 0 {
                    $crate::libfuzzer_sys::fuzzer_mutate(data, size, max_size)
                } else {
                    $crate::rewrite(data, size, max_size, seed)
                }
            }
        );
    };
}

/// Reads one text as the input of that name.
///
/// # Panics
/// There is no such input, or it failed.
pub fn open(name: &str, bytes: &[u8]) {
    let input = INPUTS.iter().find(|input| input.name == name).expect("an input of that name");
    (input.read)(bytes);
}

/// Makes another text in place; returns its length.
pub fn rewrite(data: &mut [u8], size: usize, most: usize, seed: u32) -> usize {
    static CORPUS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(corpus);
    let nth = (seed as usize >> 1).checked_rem(CORPUS.len());
    let other = nth.map_or(&[][..], |nth| &CORPUS[nth]);
    let text = mutate(&data[..size], other, seed.into(), most);
    data[..text.len()].copy_from_slice(&text);
    text.len()
}

/// The files of the folders that the program was started with.
fn corpus() -> Vec<Vec<u8>> {
    let folders = std::env::args().skip(1).filter(|arg| !arg.starts_with('-'));
    let files = folders.filter_map(|folder| std::fs::read_dir(folder).ok()).flatten().flatten();
    files.filter_map(|file| std::fs::read(file.path()).ok()).collect()
}
