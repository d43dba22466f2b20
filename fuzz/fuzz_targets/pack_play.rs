#![no_main]

inputs::target!("pack_play");
