use std::io;

use super::{VerifyFormat, document::Document};
use crate::{error::Error, report::json};

pub(super) static ENTRY: VerifyFormat = VerifyFormat {
    id: "json",
    write: |setting, out| {
        let output = |error: io::Error| Error::output(&error);
        json::write(&Document::of(setting.verification, setting.locale), out).map_err(output)?;
        out.write_all(b"\n").map_err(output)
    },
};
