/** How many steps an engine that goes back takes: counted, so that no clock is asked. */
import type { Part } from '#tools/expressions/syntax.ts';

type Step =
  | { do: 'eat'; fits: (character: string) => boolean }
  | { do: 'assert'; holds: (text: string, at: number) => boolean }
  | { do: 'look'; program: Step[]; isBehind: boolean; isNegative: boolean }
  | { do: 'fork'; first: number; second: number }
  | { do: 'go'; to: number }
  | { do: 'note'; slot: number }
  | { do: 'moved'; slot: number };

class Compiler {
  readonly steps: Step[] = [];
  #slots = 0;
  readonly #flags: string;

  constructor(flags: string) {
    this.#flags = flags;
  }

  add(part: Part, backwards = false): void {
    if (part.kind === 'char')
      this.steps.push({ do: 'eat', fits: fitsOf(part.source, this.#flags) });
    else if (part.kind === 'assertion')
      this.steps.push({ do: 'assert', holds: assertionOf(part.source, this.#flags) });
    else if (part.kind === 'group') this.add(part.body, backwards);
    else if (part.kind === 'sequence') {
      for (const one of backwards ? part.parts.toReversed() : part.parts) this.add(one, backwards);
    } else if (part.kind === 'choice') this.#choice(part.options, backwards);
    else if (part.kind === 'look') this.#look(part);
    else if (part.kind === 'repeat') this.#repeat(part, backwards);
    else throw new Error('An expression that refers back is not linear in any engine.');
  }

  #choice(options: Part[], backwards: boolean) {
    const exits: { do: 'go'; to: number }[] = [];
    for (const [place, option] of options.entries()) {
      if (place === options.length - 1) this.add(option, backwards);
      else {
        const fork = this.#fork();
        this.add(option, backwards);
        const exit = { do: 'go' as const, to: 0 };
        exits.push(exit);
        this.steps.push(exit);
        fork.second = this.steps.length;
      }
    }
    for (const exit of exits) exit.to = this.steps.length;
  }

  #look(part: Part & { kind: 'look' }) {
    const { isBehind, isNegative } = part;
    const own = new Compiler(this.#flags);
    own.add(part.body, isBehind);
    this.steps.push({ do: 'look', program: own.steps, isBehind, isNegative });
  }

  #repeat({ body, least, most, isLazy }: Part & { kind: 'repeat' }, backwards: boolean) {
    for (let time = 0; time < least; time += 1) this.add(body, backwards);
    if (most === Number.POSITIVE_INFINITY) {
      const start = this.steps.length;
      const fork = this.#fork();
      this.#once(body, backwards);
      this.steps.push({ do: 'go', to: start });
      this.#leave(fork, isLazy);
      return;
    }
    const forks = Array.from({ length: most - least }, () => {
      const fork = this.#fork();
      this.#once(body, backwards);
      return fork;
    });
    for (const fork of forks) this.#leave(fork, isLazy);
  }

  /** A round that ate nothing is the last, as the language says. */
  #once(body: Part, backwards: boolean) {
    if (eats(body)) return this.add(body, backwards);
    const slot = this.#slots++;
    this.steps.push({ do: 'note', slot });
    this.add(body, backwards);
    this.steps.push({ do: 'moved', slot });
  }

  #fork() {
    const fork = { do: 'fork' as const, first: this.steps.length + 1, second: 0 };
    this.steps.push(fork);
    return fork;
  }

  #leave(fork: { first: number; second: number }, isLazy: boolean) {
    fork.second = this.steps.length;
    if (isLazy) [fork.first, fork.second] = [fork.second, fork.first];
  }
}

/** Whether a part takes at least one character wherever it fits. */
function eats(part: Part): boolean {
  if (part.kind === 'char') return true;
  if (part.kind === 'sequence') return part.parts.some(eats);
  if (part.kind === 'choice') return part.options.every(eats);
  if (part.kind === 'repeat') return part.least > 0 && eats(part.body);
  return part.kind === 'group' && eats(part.body);
}

/** The engine's own opinion about one character, remembered. */
function fitsOf(source: string, flags: string): (character: string) => boolean {
  const exactly = new RegExp(`^(?:${source})$`, flags.replaceAll(/[gy]/g, ''));
  const known = new Map<string, boolean>();
  return (character) => {
    const fits = known.get(character) ?? exactly.test(character);
    known.set(character, fits);
    return fits;
  };
}

const isWord = (character: string | undefined) => character !== undefined && /\w/.test(character);

function assertionOf(source: string, flags: string): (text: string, at: number) => boolean {
  const lines = flags.includes('m');
  if (source === '^') return (text, at) => at === 0 || (lines && text[at - 1] === '\n');
  if (source === '$') return (text, at) => at === text.length || (lines && text[at] === '\n');
  const wants = source === '\\b';
  return (text, at) => (isWord(text[at - 1]) !== isWord(text[at])) === wants;
}

interface Runner {
  steps: number;
  readonly most: number;
}

/** Where the match ends, or nothing; goes back as far as it must. */
function run(program: Step[], text: string, start: number, runner: Runner, backwards = false) {
  const waiting: { step: number; at: number; notes: Map<number, number> }[] = [
    { step: 0, at: start, notes: new Map() },
  ];
  for (let thread = waiting.pop(); thread; thread = waiting.pop()) {
    let { step, at, notes } = thread;
    for (;;) {
      runner.steps += 1;
      if (runner.steps > runner.most) return undefined;
      const now = program[step];
      if (!now) return at;
      step += 1;
      if (now.do === 'fork') {
        waiting.push({ step: now.second, at, notes });
        step = now.first;
      } else if (now.do === 'go') step = now.to;
      else if (now.do === 'note') notes = new Map(notes).set(now.slot, at);
      else if (now.do === 'moved') {
        if (notes.get(now.slot) === at) break;
      } else if (now.do === 'assert') {
        if (!now.holds(text, at)) break;
      } else if (now.do === 'look') {
        const found = run(now.program, text, at, runner, now.isBehind) !== undefined;
        if (found === now.isNegative) break;
      } else {
        const character = text[backwards ? at - 1 : at];
        if (character === undefined || !now.fits(character)) break;
        at += backwards ? -1 : 1;
      }
    }
  }
  return undefined;
}

/** Counts all of them, as replacing and splitting do; `most` ends what would never end. */
export function stepCounter(part: Part, flags: string) {
  const compiler = new Compiler(flags);
  compiler.add(part);
  return (text: string, most: number): number => {
    const runner: Runner = { steps: 0, most };
    for (let at = 0; at <= text.length && runner.steps <= most; ) {
      const end = run(compiler.steps, text, at, runner);
      if (end === undefined && flags.includes('y')) break;
      at = end === undefined || end === at ? at + 1 : end;
    }
    return runner.steps;
  };
}
