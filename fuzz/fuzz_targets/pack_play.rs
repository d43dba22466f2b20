#![no_main]

doors::target!("pack_play");
