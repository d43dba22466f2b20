#![no_main]

inputs::target!("pack");
