#![no_main]

inputs::target!("named");
