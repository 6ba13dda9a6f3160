/** Reads a regular expression into its parts: only as much of the grammar as its cost depends on. */
export type Part =
  | { kind: 'char'; source: string }
  | { kind: 'assertion'; source: string }
  | { kind: 'back'; source: string }
  | { kind: 'group'; body: Part }
  | { kind: 'look'; isBehind: boolean; isNegative: boolean; body: Part }
  | { kind: 'repeat'; body: Part; least: number; most: number; isLazy: boolean }
  | { kind: 'sequence'; parts: Part[] }
  | { kind: 'choice'; options: Part[] };

const one =
  /\\(?:[pP]\{[^}]*\}|u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|[\s\S])|[\s\S]/uy;
const opening = /\((?:\?(?:<(?=[=!])|[:=!]|<[^>]*>))?[=!]?/y;
const counted = /\{(\d+)(,)?(\d*)\}/y;

/** Walks along the source; `v` sets may hold sets, all others end at the first bracket. */
class Reader {
  readonly #source: string;
  readonly #nests: boolean;
  #at = 0;

  constructor({ source, flags }: { source: string; flags: string }) {
    this.#source = source;
    this.#nests = flags.includes('v');
  }

  choice(): Part {
    const options = [this.#sequence()];
    while (this.#takes('|')) options.push(this.#sequence());
    const [only] = options;
    return options.length === 1 && only ? only : { kind: 'choice', options };
  }

  #sequence(): Part {
    const parts: Part[] = [];
    while (this.#at < this.#source.length && !'|)'.includes(this.#source[this.#at] ?? ''))
      parts.push(this.#repeated(this.#atom()));
    return { kind: 'sequence', parts };
  }

  #atom(): Part {
    const next = this.#source[this.#at];
    if (next === '(') return this.#group();
    if (next === '[') return { kind: 'char', source: this.#set() };
    const source = this.#match(one)?.[0] ?? '';
    if (['^', '$', '\\b', '\\B'].includes(source)) return { kind: 'assertion', source };
    if (/^\\[1-9k]$/.test(source)) return { kind: 'back', source };
    return { kind: 'char', source };
  }

  #group(): Part {
    const open = this.#match(opening)?.[0] ?? '';
    const body = this.choice();
    if (!this.#takes(')')) throw new Error(`A group without an end in ${this.#source}`);
    const isNegative = open.endsWith('!');
    if (!isNegative && !open.endsWith('=')) return { kind: 'group', body };
    return { kind: 'look', isBehind: open.includes('<'), isNegative, body };
  }

  #set(): string {
    const start = this.#at;
    let depth = 0;
    do {
      const next = this.#match(one)?.[0];
      if (next === undefined) throw new Error(`A set without an end in ${this.#source}`);
      if (next === '[' && (depth === 0 || this.#nests)) depth += 1;
      if (next === ']') depth -= 1;
    } while (depth > 0);
    return this.#source.slice(start, this.#at);
  }

  #repeated(body: Part): Part {
    const times = this.#times();
    if (!times) return body;
    return { kind: 'repeat', body, ...times, isLazy: this.#takes('?') };
  }

  #times(): { least: number; most: number } | undefined {
    if (this.#takes('*')) return { least: 0, most: Number.POSITIVE_INFINITY };
    if (this.#takes('+')) return { least: 1, most: Number.POSITIVE_INFINITY };
    if (this.#takes('?')) return { least: 0, most: 1 };
    const [, least, comma, most] = this.#match(counted) ?? [];
    if (least === undefined) return undefined;
    const end = comma ? Number(most || Number.POSITIVE_INFINITY) : Number(least);
    return { least: Number(least), most: end };
  }

  #takes(character: string): boolean {
    if (this.#source[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #match(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#source);
    if (found) this.#at += found[0].length;
    return found;
  }
}

export const partsOf = (expression: RegExp): Part => new Reader(expression).choice();

/** More often than this is as often as one likes. */
const few = 100;
export const isEndless = (part: Part) => part.kind === 'repeat' && part.most > few;

export function inside(part: Part): Part[] {
  if (part.kind === 'sequence') return part.parts;
  if (part.kind === 'choice') return part.options;
  return 'body' in part ? [part.body] : [];
}

/** Without an endless repetition every place is left after a bounded number of steps. */
export const repeatsEndlessly = (part: Part): boolean =>
  isEndless(part) || inside(part).some(repeatsEndlessly);
