//! The subcommands, one file each. The only module that knows everybody.
