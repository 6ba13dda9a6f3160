/** Texts that ask the most of an expression: each of its repetitions fed, and then disappointed. */
import { inside, isEndless, type Part } from '#tools/expressions/syntax.ts';

export interface Attack {
  start: string;
  pump: string;
  tail: string;
}

export const written = ({ start, pump, tail }: Attack, length: number): string =>
  `${start}${pump.repeat(Math.ceil(length / pump.length))}`.slice(0, length - tail.length) + tail;

/** One of each kind that expressions tell apart. */
const alphabet = [...'aZ1 \t\n-_.,:;/<>"\'()@%&=+!?#\u0660\u0627\u00e9\u064b\u200f\u0001'];

/** Characters that fit, those the expression itself names included. */
function fitting(source: string, expression: RegExp): string[] {
  const exactly = new RegExp(`^(?:${source})$`, expression.flags.replaceAll(/[gy]/g, ''));
  const named = [...expression.source].filter((character) => character !== '\\');
  return [...new Set([...alphabet, ...named])].filter((character) => exactly.test(character));
}

/** The shortest text that fits a part, near enough. */
function example(part: Part, expression: RegExp): string {
  if (part.kind === 'char') return fitting(part.source, expression)[0] ?? '';
  if (part.kind === 'sequence') return part.parts.map((one) => example(one, expression)).join('');
  if (part.kind === 'choice') return part.options[0] ? example(part.options[0], expression) : '';
  if (part.kind === 'repeat')
    return example(part.body, expression).repeat(Math.max(part.least, part.most > 1 ? 1 : 0));
  return part.kind === 'group' ? example(part.body, expression) : '';
}

interface Place {
  repeat: Part & { kind: 'repeat' };
  /** What must stand before it. */
  before: string;
}

/** Every endless repetition, with a text that leads the engine to it. */
function placesIn(part: Part, expression: RegExp, before = ''): Place[] {
  const own = part.kind === 'repeat' && isEndless(part) ? [{ repeat: part, before }] : [];
  let led = before;
  return [
    ...own,
    ...inside(part).flatMap((one) => {
      const found = placesIn(one, expression, led);
      if (part.kind === 'sequence') led += example(one, expression);
      return found;
    }),
  ];
}

/** All single characters that a repetition eats, wherever in its body, and its body as a whole. */
function pumpsOf({ repeat, before }: Place, expression: RegExp): string[] {
  const singles: string[] = [];
  const walk = (part: Part) => {
    if (part.kind === 'char') singles.push(...fitting(part.source, expression).slice(0, 12));
    inside(part).forEach(walk);
  };
  walk(repeat.body);
  const body = example(repeat.body, expression);
  return [...singles, body, before, `${before}${body}`, `${body}${body}\n`].filter(Boolean);
}

const tails = ['', '\u0001', '!', 'a', '\n'];

export function attacksOn(part: Part, expression: RegExp): Attack[] {
  const all = placesIn(part, expression).flatMap((place) =>
    [...new Set(pumpsOf(place, expression))].flatMap((pump) =>
      ['', place.before].flatMap((start) => tails.map((tail) => ({ start, pump, tail }))),
    ),
  );
  return [...new Map(all.map((attack) => [JSON.stringify(attack), attack])).values()];
}
