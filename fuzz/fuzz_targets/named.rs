#![no_main]

doors::target!("named");
