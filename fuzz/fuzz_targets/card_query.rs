#![no_main]

doors::target!("card_query");
