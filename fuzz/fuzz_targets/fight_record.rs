#![no_main]

doors::target!("fight_record");
