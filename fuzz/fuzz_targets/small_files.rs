#![no_main]

inputs::target!("small_files");
