#![no_main]

inputs::target!("life_record");
