// Answers each case in a context of its own: node --experimental-vm-modules harness.cjs ENTRY STATE FUNCTIONS LANES PLACE
//
// The submission is loaded anew for every case, as what it is: a script, a CommonJS module or an ES module. It has the
// intrinsics of its own context, so what it redefines there changes nothing here. There is one lane, and all is synchronous.
// Node's own objects it shares with its harness: what that needs of them after the load is taken hold of before it.
//
// A proxy answers every question about itself, so what the submission returns or throws is asked for anything only where it
// may throw whatever it likes: an `instanceof` asks, an identity and a private name do not.
'use strict';
const { spawnSync } = require('child_process');
const fs = require('fs');
const path = require('path');
const util = require('util');
const vm = require('vm');
const { createRequire, isBuiltin } = require('module');
const { fileURLToPath, pathToFileURL } = require('url');

const [, , ENTRY, STATE, FUNCTIONS, LANES, PLACE] = process.argv;
const FOLDER = path.dirname(path.resolve(ENTRY)) + path.sep;
const FRAME = new RegExp(`${FOLDER.replace(/[^\w/]/g, '\\$&')}([^\\n:()]+):(\\d+)`, 'g');
const NAMES = FUNCTIONS.split(',');
const [CHANNEL, ANSWERS, OUT, ERR] = LANES.split(' ')[0].split(',').map(Number);
const VERSION = process.versions.node;
const CELLS_AT_MOST = 20000;
// How many plain cells weigh as much as one that has to be asked how it shows itself.
const WEIGHT_OF_SHOWN = 20;
const DEPTH_AT_MOST = 8;
// What node gives to a program and a new context lacks.
const GLOBALS = [
  'AbortController', 'AbortSignal', 'Blob', 'Buffer', 'Event', 'EventTarget', 'MessageChannel', 'TextDecoder', 'TextEncoder',
  'URL', 'URLSearchParams', 'atob', 'btoa', 'clearImmediate', 'clearInterval', 'clearTimeout', 'crypto', 'fetch', 'performance',
  'queueMicrotask', 'setImmediate', 'setInterval', 'setTimeout', 'structuredClone',
];

const bytesOf = Buffer.from;
const decoded = Function.prototype.call.bind(Buffer.prototype.toString);
const leave = process.reallyExit.bind(process);
const goTo = process.chdir.bind(process, process.cwd());
const forget = process.removeAllListeners.bind(process);
const listen = process.on.bind(process);

class Exit {
  #status;

  constructor(status) {
    this.#status = status;
  }

  get status() {
    return this.#status;
  }

  static is(value) {
    return value === Object(value) && #status in value;
  }
}

// Whether what is printed goes nowhere: the load before a case repeats what the first load has printed.
let muted = false;
const modulePlaces = new WeakMap();

/** One load of the submission. */
class Program {
  /** Loads it; whatever that throws is the submission's. */
  static async load(kind) {
    const program = new Program();
    program.given = program.globals();
    program.context = vm.createContext({ ...program.given });
    program.context.global = vm.runInContext('globalThis', program.context);
    await program.run(kind);
    program.throwExit();
    return program;
  }

  constructor() {
    this.exit = null;
    this.files = new Map();
    this.getters = new Map();
    this.held = [];
    this.module = { exports: {} };
    const exit = (status) => {
      this.exit ??= new Exit(Number(status ?? process.exitCode ?? 0) & 255);
      throw this.exit;
    };
    this.process = Object.create(process, {
      env: { value: { ...process.env }, enumerable: true },
      exit: { value: exit, enumerable: true },
    });
    this.builtins = new Map();
  }

  globals() {
    const globals = {
      console: new console.Console(process.stdout, process.stderr),
      process: this.process,
      module: this.module,
      exports: this.module.exports,
      require: this.requireFrom(ENTRY),
      __filename: ENTRY,
      __dirname: path.dirname(ENTRY),
    };
    for (const name of GLOBALS) if (name in globalThis) globals[name] = globalThis[name];
    return globals;
  }

  async run(kind) {
    if (kind === 'module') this.namespace = await this.evaluated(this.moduleOf(ENTRY));
    else if (kind === 'commonjs') this.wrapped(ENTRY, this.module);
    else {
      const importModuleDynamically = (specifier) => this.imported(specifier, ENTRY);
      new vm.Script(source(ENTRY), { filename: ENTRY, importModuleDynamically }).runInContext(this.context);
    }
  }

  /** Runs the file as a CommonJS module. */
  wrapped(file, module) {
    const names = ['exports', 'require', 'module', '__filename', '__dirname'];
    const body = vm.compileFunction(source(file), names, { filename: file, parsingContext: this.context });
    body.call(module.exports, module.exports, this.requireFrom(file), module, file, path.dirname(file));
  }

  requireFrom(file) {
    const native = createRequire(path.resolve(file));
    const require = (specifier) => {
      if (isBuiltin(specifier)) return this.builtin(specifier);
      const found = native.resolve(specifier);
      if (!found.startsWith(FOLDER) || found.endsWith('.node')) return native(specifier);
      return this.required(found);
    };
    // A submission is never the main module: it is loaded to be called.
    return Object.assign(require, { resolve: native.resolve, cache: {}, main: undefined });
  }

  /** A module of node's own: a copy, since what a case changes in it must stay in that case. */
  builtin(specifier) {
    const name = specifier.replace(/^node:/, '');
    if (name === 'process') return this.process;
    if (!this.builtins.has(name)) {
      const module = require(specifier);
      const copy = () => Object.create(Object.getPrototypeOf(module), Object.getOwnPropertyDescriptors(module));
      this.builtins.set(name, typeof module === 'object' ? copy() : module);
    }
    return this.builtins.get(name);
  }

  required(file) {
    if (!this.files.has(file)) {
      const module = { exports: {}, id: file, filename: file };
      this.files.set(file, module);
      if (file.endsWith('.json')) module.exports = JSON.parse(source(file));
      else this.wrapped(file, module);
    }
    return this.files.get(file).exports;
  }

  moduleOf(file) {
    if (!this.files.has(file)) {
      this.files.set(file, new vm.SourceTextModule(source(file), {
        identifier: file,
        context: this.context,
        initializeImportMeta: (meta) => { meta.url = pathToFileURL(file).href; },
        importModuleDynamically: (specifier) => this.imported(specifier, file),
      }));
    }
    return this.files.get(file);
  }

  linked(specifier, file) {
    const relative = /^\.{0,2}\//.test(specifier) ? path.resolve(path.dirname(file), specifier)
      : specifier.startsWith('file:') ? fileURLToPath(specifier) : null;
    if (relative && !/\.(cjs|json)$/.test(relative)) return this.moduleOf(relative);
    const values = this.requireFrom(file)(relative ?? specifier);
    const names = [];
    for (const name in Object(values)) if (name !== 'default') names.push(name);
    const module = new vm.SyntheticModule(['default', ...names], function () {
      this.setExport('default', values);
      for (const name of names) this.setExport(name, values[name]);
    }, { context: this.context });
    // Node 20 dies when it evaluates a module whose wrapper nobody holds any more.
    this.held.push(module);
    return module;
  }

  async imported(specifier, file) {
    const module = this.linked(specifier, file);
    await this.evaluated(module);
    return module;
  }

  async evaluated(module) {
    if (module.status === 'unlinked') await module.link((specifier, from) => this.linked(specifier, from.identifier));
    await module.evaluate();
    return module.namespace;
  }

  /** The value behind a name as `{ value }`: what the file exports, else what its top level calls so. */
  named(name) {
    const exported = this.exported();
    if (name in exported) return { value: exported[name] };
    if (!this.getters.has(name)) {
      // A name at the top level of a script is no property of anything, so only code can look it up.
      const code = `() => { try { return { value: ${name} }; } catch {} }`;
      this.getters.set(name, vm.runInContext(code, this.context));
    }
    return this.getters.get(name)();
  }

  exported() {
    return Object(this.namespace ?? this.module.exports);
  }

  defined() {
    const names = new Set([...Object.keys(this.exported()), ...Object.keys(this.context)]);
    return [...names].filter((name) => !(name in this.given) && name !== 'global' && this.isFunction(name));
  }

  isFunction(name) {
    return typeof this.named(name)?.value === 'function';
  }

  /** Makes a call; what is exported is called on what exports it. */
  call(name, args) {
    const exported = this.exported();
    const value = Reflect.apply(this.named(name).value, name in exported ? exported : undefined, args);
    this.throwExit();
    return value;
  }

  /** An exit that the program has caught is an exit all the same. */
  throwExit() {
    if (this.exit) throw this.exit;
  }
}

function source(file) {
  return fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
}

/** What the file is; throws its syntax error. */
function kindOf(file) {
  const attempts = {
    script: () => new vm.Script(source(file), { filename: file }),
    module: () => new vm.SourceTextModule(source(file), { identifier: file }),
    commonjs: () => vm.compileFunction(source(file), [], { filename: file }),
  };
  const kinds = file.endsWith('.mjs') ? ['module'] : Object.keys(attempts);
  let furthest;
  for (const kind of kinds) {
    try {
      attempts[kind]();
      return kind;
    } catch (error) {
      if (kind === 'module') modulePlaces.set(error, modulePlace(file));
      // Read as the wrong kind, a file fails early; the error that matters is the one that comes last.
      if (!furthest || (place(error).line ?? 0) > (place(furthest).line ?? 0)) furthest = error;
    }
  }
  throw furthest;
}

/** Where a module's syntax error is: node tells that nowhere but on the standard error of a process. */
function modulePlace(file) {
  const options = { input: source(file), encoding: 'utf8' };
  const { stderr } = spawnSync(process.execPath, ['--check', '--input-type=module', '-'], options);
  const line = /^\[stdin\]:(\d+)/m.exec(stderr ?? '');
  return line ? { file: path.basename(file), line: Number(line[1]) } : {};
}

async function main() {
  process.argv = [process.argv[0], ENTRY];
  begin();
  const program = await check();
  // `here` is a start for one case: the load that was checked is its own.
  const load = PLACE === 'here' ? () => program : again;
  if (program) for (const line of lines()) await play(await load(program.kind), line);
  leave(0);
}

/** Makes of node's own objects, which all cases share, what a program has to find. */
function begin() {
  for (const event of ['unhandledRejection', 'uncaughtException']) {
    forget(event);
    // What a program leaves unsettled is nobody's answer.
    listen(event, () => {});
  }
  for (const [stream, write] of streams) stream.write = write;
  process.exitCode = undefined;
  try { goTo(); } catch {}
}

/** Loads the submission once to tell what it is; the program where it can be called. */
async function check() {
  let reason = 'syntax-error';
  try {
    const kind = kindOf(ENTRY);
    reason = 'load-error';
    const program = await Program.load(kind);
    const missing = NAMES.filter((name) => !program.isFunction(name));
    // Each case has a context of its own, so nothing that the load left behind is shared.
    say({ loaded: { missing, defined: program.defined(), alone: true }, version: VERSION });
    program.kind = kind;
    return missing.length === 0 ? program : null;
  } catch (error) {
    say({ failed: { reason, exception: exception(error) } });
    return null;
  }
}

/** Loads the submission anew; null when it is already told why that failed. */
async function again(kind) {
  begin();
  muted = true;
  try {
    return await Program.load(kind);
  } catch (error) {
    tell(undefined, Exit.is(error) ? { exited: error.status } : { raised: exception(error) });
    return null;
  } finally {
    muted = false;
  }
}

async function play(program, line) {
  for (const call of program ? line.split(';') : []) {
    const [name, ...args] = call.split(' ');
    if (!make(program, name, args.map(Number))) break;
  }
  // What a call has put off belongs to its own case, and so does an exit in it.
  await undefined;
  say({ end: { status: program?.exit?.status ?? 0 } });
}

/** Makes a call and tells its answer; whether the case goes on. */
function make(program, name, args) {
  try {
    const value = program.call(name, args);
    const state = stateOf(program);
    tell(state, state && Object.is(value, state.value) ? { same: true } : { returned: json(value) });
    return true;
  } catch (error) {
    tell(attempt(() => stateOf(program)), program.exit ? { exited: program.exit.status } : { raised: exception(error) });
    return false;
  }
}

function stateOf(program) {
  return STATE === '-' ? undefined : program.named(STATE);
}

function tell(state, answer) {
  if (state) answer.state = json(state.value);
  say({ ...answer, out: fs.fstatSync(OUT).size, err: fs.fstatSync(ERR).size }, ANSWERS);
}

function say(message, into = CHANNEL) {
  const bytes = bytesOf(`${JSON.stringify(message)}\n`);
  for (let sent = 0; sent < bytes.length;) sent += fs.writeSync(into, bytes, sent);
}

/** The lines of the channel, until it ends. */
function* lines() {
  const block = Buffer.alloc(65536);
  let rest = '';
  for (let length; (length = fs.readSync(CHANNEL, block)) > 0;) {
    const whole = (rest + decoded(block, 'latin1', 0, length)).split('\n');
    rest = whole.pop();
    yield* whole;
  }
}

/** An exception as data, with the innermost line that is the student's own. */
function exception(error) {
  if (Exit.is(error)) return { class: 'SystemExit', message: `process.exit(${error.status})` };
  return {
    class: kindName(error),
    message: text(clean(attempt(() => String(attempt(() => error.message) ?? error)) ?? '')),
    ...place(error),
  };
}

/** Where the error was raised, from the frames that V8 writes behind the message; a syntax error's place stands before it. */
function place(error) {
  if (modulePlaces.has(error)) return modulePlaces.get(error);
  const stack = attempt(() => error.stack.replace(error.message, ''));
  if (typeof stack !== 'string') return {};
  for (const [, file, line] of stack.matchAll(FRAME)) {
    if (FOLDER + file !== __filename) return { file, line: Number(line) };
  }
  return {};
}

/** What the function gives, or undefined where it throws. */
function attempt(produce) {
  try { return produce(); } catch {}
}

/** A value as data, taken at this moment: the program may change it later. */
function json(value) {
  const left = { weight: CELLS_AT_MOST, length: 0 };
  try {
    return walk(value, left, 0) ?? shown('Array', `an array of ${left.length} elements`);
  } catch {
    return shown(typeof value, typeof value);
  }
}

/** The data, or undefined where there is too much of it. */
function walk(value, left, depth) {
  if (value === undefined || value === null) return { null: String(value) };
  if (typeof value === 'boolean') return value;
  if (Number.isFinite(value)) return value;
  if (typeof value === 'string') return weighed(text(value), value.length, left);
  if (!Array.isArray(value) && !util.types.isTypedArray(value)) return other(value, left);

  const length = Number(value.length);
  if (depth === 0) left.length = length;
  left.weight -= length;
  if (left.weight < 0 || depth === DEPTH_AT_MOST) return undefined;
  const cells = [];
  for (let index = 0; index < length; index++) {
    const cell = walk(value[index], left, depth + 1);
    if (cell === undefined) return undefined;
    cells.push(cell);
  }
  return cells;
}

/** A cell that is long, unless there is too much with it. */
function weighed(cell, length, left) {
  left.weight -= Math.min(length, 4096) >> 5;
  return left.weight < 0 ? undefined : cell;
}

function other(value, left) {
  left.weight -= WEIGHT_OF_SHOWN;
  if (left.weight < 0) return undefined;
  const kind = kindName(value);
  const line = attempt(() => clean(util.inspect(value, { breakLength: Infinity, compact: true }))) ?? `[${kind}]`;
  return weighed(shown(kind, line), line.length, left);
}

function shown(kind, line) {
  return { class: kind, shown: text(line) };
}

/** What the value's constructor is called, else its type. */
function kindName(value) {
  const named = () => {
    const { name } = value.constructor;
    return name && text(name);
  };
  return attempt(named) || typeof value;
}

/** The first 4 KiB; half a surrogate pair has no place in UTF-8 and is replaced. */
function text(value) {
  return decoded(bytesOf(String(value)), 'utf8', 0, 4096);
}

/** The text with paths as the student knows them. */
function clean(value) {
  return value.replaceAll(FOLDER, '');
}

/** The two streams, each with what writes to it. */
const streams = [process.stdout, process.stderr].map((stream) => {
  const write = stream.write.bind(stream);
  return [stream, (...args) => muted || write(...args)];
});
main().catch(() => leave(1));
