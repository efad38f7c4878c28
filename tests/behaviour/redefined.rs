//! A program that replaces what its language gives is judged by its answers all the same.

use super::support::{BASH, NODE, PYTHON, RUBY};

#[test]
fn ruby_s_core_methods_may_be_anything() {
    for more in [
        "class Array; def inspect; raise; end; def to_s; raise; end; def join(*); 'x'; end; def first(*); 1; end; end",
        "class Integer; def to_s(*); 'x'; end; def inspect; 'x'; end; end",
        "class String; def ==(o); true; end; def gsub(*); 'q'; end; def split(*); []; end; def to_i(*); 9; end; end",
        "class IO; def write(*); 0; end; def gets(*); end; def flush; raise; end; end",
        "module Marshal; def self.dump(*); raise; end; end",
        "module Process; def self.exit!(*); end; def self.fork; end; def self.wait2(*); end; end\nmodule Kernel; def fork; end; end",
        "[Object, Kernel, Array, Integer, String, IO, Process, self].each(&:freeze)",
        "require 'stringio'\n$stdout = StringIO.new\n$stderr = StringIO.new",
        "STDIN.close",
        "$, = ','\n$/ = 'x'\n$\\ = 'y'",
        "class Object; def inspect; raise; end; def class; nil; end; end",
        "def method_missing(*) = raise('no')",
        "def method_missing(*) = [7]\ndef respond_to_missing?(*) = true",
    ] {
        let program = RUBY.then(more);
        assert_eq!(program.judged().verdicts(), ["accepted"; 5], "{more}");
    }
}

#[test]
fn python_s_builtins_may_be_anything() {
    for more in [
        "import builtins\nbuiltins.print = builtins.open = builtins.str = builtins.int = builtins.repr = builtins.isinstance = None",
        "import os\nos.write = os.fork = os._exit = os.waitpid = os.read = None",
        "import sys\nsys.stdout = sys.stderr = None",
        "import sys\nsys.stdout.close()\nsys.stderr.close()",
        "import io, sys\nsys.stdout = io.StringIO()",
        "import json\njson.dumps = None",
        "import sys\ndel sys.stdout, sys.stderr",
        "globals()[5] = lambda: None\nodd = lambda: None\nodd.__module__ = None",
    ] {
        let program = PYTHON.then(more);
        assert_eq!(program.judged().verdicts(), ["accepted"; 5], "{more}");
    }
}

#[test]
fn javascript_s_prototypes_may_be_anything() {
    for more in [
        "Array.prototype.map = Object.keys = String.prototype.split = String.prototype.replace = undefined;",
        "JSON.stringify = () => 7; Array.isArray = () => false;",
        "Object.prototype.toJSON = () => 7; Array.prototype.toJSON = () => 7;",
        "process.stdout.write = () => { throw 1; }; console.log = null;",
        "Buffer.from = () => { throw 1; };",
        "Buffer.prototype.toString = () => 'x';",
    ] {
        let program = NODE.then(more);
        assert_eq!(program.judged().verdicts(), ["accepted"; 5], "{more}");
    }
}

#[test]
fn bash_s_variables_may_be_anything() {
    for more in [
        "readonly IFS",
        "readonly IFS=x",
        "readonly name=1 line=2 text=3 lane=4 defined=5 missing=6 message=7",
        "readonly REPLY",
        "unset BASHPID",
        "declare -i line name",
    ] {
        let program = BASH.then(more);
        assert_eq!(program.judged().verdicts(), ["accepted"; 5], "{more}");
    }
}
