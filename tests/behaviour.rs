//! What a program may do without its verdict, or anybody else's, being another than that of a cold start for each case.

#[path = "behaviour/apart.rs"]
mod apart;
#[path = "behaviour/container.rs"]
mod container;
#[path = "behaviour/isolation.rs"]
mod isolation;
#[path = "behaviour/limits.rs"]
mod limits;
#[path = "behaviour/load.rs"]
mod load;
#[path = "behaviour/options.rs"]
mod options;
#[path = "behaviour/outstanding.rs"]
mod outstanding;
#[path = "behaviour/redefined.rs"]
mod redefined;
#[path = "behaviour/shared.rs"]
mod shared;
#[path = "behaviour/stdio.rs"]
mod stdio;
#[path = "behaviour/support.rs"]
mod support;
#[path = "behaviour/surroundings.rs"]
mod surroundings;
#[path = "behaviour/values.rs"]
mod values;
