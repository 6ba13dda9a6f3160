/** Which words of the sentence are underlined, while it is still being written. */
import type { Stretch } from '#contract/ask.ts';

export interface ReadText {
  text: string;
  stretches: readonly Stretch[];
}

interface Piece {
  /** Where it stands. */
  from: number;
  text: string;
  isRead: boolean;
}

/** The sentence in pieces, which together are the sentence again. */
export function piecesOf(words: string, stretches: readonly Pick<Stretch, 'from' | 'to'>[]) {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (to: number, isRead: boolean) => {
    if (to <= at) return;
    pieces.push({ from: at, text: words.slice(at, to), isRead });
    at = to;
  };
  for (const { from, to } of stretches.toSorted((a, b) => a.from - b.from)) {
    add(Math.min(from, words.length), false);
    add(Math.min(to, words.length), true);
  }
  add(words.length, false);
  return pieces;
}

/**
 * What was read of a text, where the same words still stand in what is written now: before and after
 * the place where somebody types. A word that is being changed is not underlined until it is read again.
 */
export function stillRead(words: string, { text, stretches }: ReadText): Stretch[] {
  const lead = words.length - words.trimStart().length;
  const now = words.slice(lead);
  const start = sameFrom(text, now);
  const end = sameUntil(text, now, start);
  const moved = now.length - text.length;
  return stretches.flatMap((one): Stretch[] => {
    const by = one.to <= start ? 0 : one.from >= text.length - end ? moved : undefined;
    if (by === undefined) return [];
    const [from, to] = [one.from + by, one.to + by];
    const isWhole = !isLetter(now.slice(0, from).at(-1)) && !isLetter(now[to]);
    return isWhole ? [{ part: one.part, from: from + lead, to: to + lead }] : [];
  });
}

const isLetter = (one: string | undefined): boolean =>
  one !== undefined && /[\p{L}\p{N}]/u.test(one);

function sameFrom(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one[count] === other[count]) count += 1;
  return count;
}

function sameUntil(one: string, other: string, start: number): number {
  const most = Math.min(one.length, other.length) - start;
  let count = 0;
  while (count < most && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
}
