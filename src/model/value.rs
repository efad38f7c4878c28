use std::fmt;

use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

/// What a program's call gave, as far as it can be said without the program's own types.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// No value.
    Null(Null),
    /// A truth value.
    Bool(bool),
    /// A whole number.
    Int(i64),
    /// Any other number.
    Float(f64),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Value>),
    /// Anything else: what the program's language calls its kind, and how it shows it.
    Other {
        /// The class, for example `Symbol`.
        class: String,
        /// What the language prints for it, for example `:black`, cut to a line.
        shown: String,
    },
}

/// What a language calls no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Null {
    /// In Ruby.
    #[serde(rename = "nil")]
    Nil,
    /// In Python.
    None,
    /// In JavaScript, where somebody wrote it.
    #[serde(rename = "null")]
    Null,
    /// In JavaScript, where nobody wrote anything.
    #[serde(rename = "undefined")]
    Undefined,
}

impl Value {
    /// Ruby's `nil`.
    pub const NIL: Self = Self::Null(Null::Nil);
}

impl fmt::Display for Null {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Nil => "nil",
            Self::None => "None",
            Self::Null => "null",
            Self::Undefined => "undefined",
        })
    }
}

/// The value as one line, in the notation that most languages share.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Null(null) => null.fmt(f),
            Self::Bool(truth) => write!(f, "{truth}"),
            Self::Int(number) => write!(f, "{number}"),
            Self::Float(number) => write!(f, "{number:?}"),
            Self::Text(text) => write!(f, "{text:?}"),
            Self::List(items) => {
                f.write_str("[")?;
                for (index, item) in items.iter().enumerate() {
                    if index > 0 {
                        f.write_str(", ")?;
                    }
                    write!(f, "{item}")?;
                }
                f.write_str("]")
            }
            Self::Other { shown, .. } => f.write_str(shown),
        }
    }
}

/// As [`Value::deserialize`] reads it.
impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null(null) => {
                let mut map = serializer.serialize_map(Some(1))?;
                map.serialize_entry("null", null)?;
                map.end()
            }
            Self::Bool(truth) => serializer.serialize_bool(*truth),
            Self::Int(number) => serializer.serialize_i64(*number),
            Self::Float(number) => serializer.serialize_f64(*number),
            Self::Text(text) => serializer.serialize_str(text),
            Self::List(items) => serializer.collect_seq(items),
            Self::Other { class, shown } => {
                let mut map = serializer.serialize_map(Some(2))?;
                map.serialize_entry("class", class)?;
                map.serialize_entry("shown", shown)?;
                map.end()
            }
        }
    }
}

/// From a harness's JSON: `null`, a truth value, a number, a text, a list, `{"null": …}` with what the language calls it, or
/// `{"class": …, "shown": …}`.
impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ValueVisitor)
    }
}

struct ValueVisitor;

impl<'de> Visitor<'de> for ValueVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value of a program")
    }

    fn visit_unit<E: de::Error>(self) -> Result<Value, E> {
        Ok(Value::NIL)
    }

    fn visit_bool<E: de::Error>(self, truth: bool) -> Result<Value, E> {
        Ok(Value::Bool(truth))
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<Value, E> {
        Ok(Value::Int(number))
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<Value, E> {
        Ok(i64::try_from(number).map_or(
            Value::Other {
                class: "Integer".to_owned(),
                shown: number.to_string(),
            },
            Value::Int,
        ))
    }

    fn visit_f64<E: de::Error>(self, number: f64) -> Result<Value, E> {
        Ok(Value::Float(number))
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Value, E> {
        Ok(Value::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Value::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let (mut null, mut class, mut shown) = (None, String::new(), String::new());
        while let Some(key) = entries.next_key::<String>()? {
            match key.as_str() {
                "null" => null = Some(entries.next_value()?),
                "class" => class = entries.next_value()?,
                "shown" => shown = entries.next_value()?,
                other => return Err(de::Error::unknown_field(other, &["null", "class", "shown"])),
            }
        }
        Ok(null.map_or(Value::Other { class, shown }, Value::Null))
    }
}
