use serde_json::Value;

use crate::testcase::{assignment_schema, suite_schema};

/// The mappings that a schema describes with named keys.
fn objects(schema: &Value) -> Vec<&Value> {
    match schema {
        Value::Object(entries) => {
            let inner = entries.values().flat_map(objects);
            let this = entries
                .get("properties")
                .is_some_and(Value::is_object)
                .then_some(schema);
            inner.chain(this).collect()
        }
        Value::Array(items) => items.iter().flat_map(objects).collect(),
        _ => Vec::new(),
    }
}

#[test]
fn every_key_is_described_and_no_other_is_allowed() {
    for schema in [suite_schema(), assignment_schema()] {
        let objects = objects(&schema);
        assert!(objects.len() > 2);
        for object in objects {
            assert_eq!(object["additionalProperties"], Value::Bool(false), "{object:#}");
            for (key, property) in object["properties"].as_object().expect("an object") {
                let described = property.get("description").is_some() || property.get("$ref").is_some();
                assert!(described, "{key} in {object:#}");
            }
        }
    }
}
