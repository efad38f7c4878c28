use std::{
    collections::{HashMap, HashSet},
    time::Duration,
};

use crate::{
    assignment::{Catalogue, Mutants, Suspect},
    diagnose::{Apart, Budget, Specification, apart},
    model::Indexing,
};

/// What tells a program from a right one is looked for in so many positions and games, and never as long as this.
const LONG_ENOUGH: Duration = Duration::from_mins(10);

/// Languages that make the same of an index outside an array.
#[derive(Clone, Debug)]
pub struct Tongues {
    /// What they make of it.
    pub indexing: Indexing,
    /// Their ids.
    pub ids: Vec<String>,
}

/// Known mistakes, as programs in some languages may make them.
pub struct Suspects {
    /// The name of each mistake.
    pub(super) mutants: Vec<&'static str>,
    /// Every form of every mistake: what is the same program in two languages is there once.
    pub(super) forms: Vec<Form>,
    soils: Vec<Soil>,
    /// The place of each form, by its mistake and its fingerprint.
    known: HashMap<(usize, u64), usize>,
}

/// The mistakes that can be made in some languages.
struct Soil {
    languages: Vec<String>,
    catalogue: Box<dyn Catalogue>,
    /// For each form in the catalogue its place in [`Suspects::forms`].
    places: Vec<usize>,
}

/// A program with a mistake.
#[derive(Clone, Copy, Debug)]
pub(super) struct Form {
    /// The place of the mistake among all.
    pub(super) mutant: usize,
    /// What tells it from other programs.
    pub(super) fingerprint: u64,
    soil: usize,
    number: usize,
}

/// A program that suites have to notice.
pub struct Target {
    /// The name of its mistake.
    pub mutant: &'static str,
    /// Where it makes it.
    pub extent: Extent,
    /// The program, just loaded.
    pub program: Box<dyn Suspect>,
}

/// Where a program makes a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Extent {
    /// Wherever it can be made.
    Everywhere,
    /// In a part of the places, such as in one direction.
    InPart,
}

impl Suspects {
    /// The mistakes of programs in these languages.
    pub fn new(mutants: &Mutants, tongues: &[Tongues]) -> Self {
        let mut all = Self {
            mutants: Vec::new(),
            forms: Vec::new(),
            soils: Vec::new(),
            known: HashMap::new(),
        };
        for Tongues { indexing, ids } in tongues {
            let catalogue = (mutants.catalogue)(*indexing);
            let numbers: Vec<usize> = catalogue.mutants().iter().map(|id| all.mutant(id)).collect();
            let mut places = Vec::new();
            for (number, &mutant) in catalogue.forms().iter().enumerate() {
                let mutant = numbers[mutant];
                let fingerprint = catalogue.program(&[number]).map_or(0, |program| program.fingerprint());
                let next = all.forms.len();
                let place = *all.known.entry((mutant, fingerprint)).or_insert(next);
                if place == next {
                    all.forms.push(Form {
                        mutant,
                        fingerprint,
                        soil: all.soils.len(),
                        number,
                    });
                }
                places.push(place);
            }
            all.soils.push(Soil {
                languages: ids.clone(),
                catalogue,
                places,
            });
        }
        all
    }

    /// The place of a mistake, which is a new one for a new mistake.
    fn mutant(&mut self, id: &'static str) -> usize {
        let known = self.mutants.iter().position(|mutant| *mutant == id);
        known.unwrap_or_else(|| {
            self.mutants.push(id);
            self.mutants.len() - 1
        })
    }

    /// The programs that make the mistake of each form, in their order.
    pub(super) fn programs(&self) -> Vec<Box<dyn Suspect>> {
        let programs = self.forms.iter().filter_map(|form| self.program(&[*form]));
        programs.collect()
    }

    /// A program that makes the mistakes of these forms, which are of the same languages; `None` where they contradict each other.
    pub(super) fn program(&self, forms: &[Form]) -> Option<Box<dyn Suspect>> {
        let soil = &self.soils[forms.first()?.soil];
        let numbers: Vec<usize> = forms.iter().map(|form| form.number).collect();
        soil.catalogue.program(&numbers)
    }

    /// Calls that a program with the mistakes of these forms answers otherwise than one without any.
    pub(super) fn apart(&self, specification: &Specification, forms: &[Form]) -> Apart {
        let Some(soil) = forms.first().map(|form| &self.soils[form.soil]) else {
            return Apart::Unknown;
        };
        let numbers: Vec<usize> = forms.iter().map(|form| form.number).collect();
        let budget = Budget::of(LONG_ENOUGH);
        apart(
            specification,
            soil.catalogue.as_ref(),
            [&[], &numbers],
            usize::MAX,
            &budget,
        )
    }

    /// The programs that make one of the mistakes in a part of the places only, each once.
    pub(super) fn parts(&self) -> Vec<Box<dyn Suspect>> {
        let parts = self
            .forms
            .iter()
            .flat_map(|form| self.soils[form.soil].catalogue.parts(form.number));
        let mut known = HashSet::new();
        parts.filter(|part| known.insert(part.fingerprint())).collect()
    }

    /// Every form of every mistake, and every program that makes one in a part of the places only; each program once.
    pub fn targets(&self) -> Vec<Target> {
        let forms = self
            .forms
            .iter()
            .map(|form| (form, Extent::Everywhere, self.program(&[*form])));
        let parts = self.forms.iter().flat_map(|form| {
            let parts = self.soils[form.soil].catalogue.parts(form.number).into_iter();
            parts.map(move |part| (form, Extent::InPart, Some(part)))
        });
        let mut known = HashSet::new();
        let targets = forms.chain(parts).filter_map(|(form, extent, program)| {
            let program = program?;
            known.insert(program.fingerprint()).then(|| Target {
                mutant: self.mutants[form.mutant],
                extent,
                program,
            })
        });
        targets.collect()
    }

    /// A program for every two forms of different mistakes, but where that is the same program as one of them alone.
    pub fn pair_programs(&self) -> Vec<Box<dyn Suspect>> {
        let pairs = self.pairs().into_iter().filter_map(|pair| {
            let program = self.program(&pair)?;
            let fingerprint = program.fingerprint();
            let is_half = pair.iter().any(|form| self.is_form(form.mutant, fingerprint));
            (!is_half).then_some(program)
        });
        pairs.collect()
    }

    /// A program without any mistake.
    pub fn right(&self) -> Option<Box<dyn Suspect>> {
        self.soils.first()?.catalogue.program(&[])
    }

    /// Every two forms of different mistakes of the same languages; what are the same two programs in other languages is there once.
    pub(super) fn pairs(&self) -> Vec<[Form; 2]> {
        let mut known = HashSet::new();
        let mut pairs = Vec::new();
        for (index, soil) in self.soils.iter().enumerate() {
            let here = |number: usize| Form {
                soil: index,
                number,
                ..self.forms[soil.places[number]]
            };
            for one in 0..soil.places.len() {
                for other in one + 1..soil.places.len() {
                    let pair = [here(one), here(other)];
                    if pair[0].mutant != pair[1].mutant && known.insert([soil.places[one], soil.places[other]]) {
                        pairs.push(pair);
                    }
                }
            }
        }
        pairs
    }

    /// Whether a program with this fingerprint makes a mistake alone, in any form.
    pub(super) fn is_form(&self, mutant: usize, fingerprint: u64) -> bool {
        self.known.contains_key(&(mutant, fingerprint))
    }

    /// The place of a form among all.
    pub(super) fn place(&self, form: Form) -> usize {
        self.soils[form.soil].places[form.number]
    }

    /// The forms of a mistake, each alone.
    pub(super) fn forms_of(&self, mutant: usize) -> Vec<Vec<Form>> {
        let forms = self.forms.iter().filter(|form| form.mutant == mutant);
        forms.map(|form| vec![*form]).collect()
    }

    /// The languages in which a program can be made of all forms of one of these sets.
    pub(super) fn languages(&self, sets: &[Vec<Form>]) -> Vec<String> {
        let grows = |soil: &Soil, forms: &[Form]| forms.iter().all(|form| soil.places.contains(&self.place(*form)));
        let spoken = self
            .soils
            .iter()
            .filter(|soil| sets.iter().any(|forms| grows(soil, forms)));
        spoken.flat_map(|soil| soil.languages.clone()).collect()
    }
}
