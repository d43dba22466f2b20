#![no_main]

doors::target!("people_query");
