//! Assignments and suites from YAML: the only place that knows YAML.
