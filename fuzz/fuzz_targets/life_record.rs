#![no_main]

doors::target!("life_record");
