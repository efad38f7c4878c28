//! The registry of report formats: they consume events and write bytes.
