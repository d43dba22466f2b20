#![no_main]

inputs::target!("position");
