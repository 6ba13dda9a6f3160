/** A message piece by piece, with where each stands, so that what one reader took no other sees again. */
import { plain } from '#domain/search/normal-form.ts';

/** Plainly spelt; `we’d` would be a Wednesday. */
export const spellPlainly = (text: string): string =>
  plain(text.replaceAll(/['’‘`]d\b/g, ' would'));

export interface MessagePiece {
  word: string;
  from: number;
  to: number;
}

/** Stands for what was read already; nobody types it. */
export const taken = '\uE000';

const piece = /\d+|\p{L}+|[^\s\p{L}\d]/gu;

export const piecesOf = (said: string): MessagePiece[] =>
  [...said.matchAll(piece)].map(({ 0: word, index }) => ({
    word,
    from: index,
    to: index + word.length,
  }));

export interface MessageStretch {
  from: number;
  to: number;
}

/** The message without these stretches of it, which must not overlap. */
export function cutStretches(said: string, stretches: readonly MessageStretch[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to } of stretches.toSorted((a, b) => a.from - b.from)) {
    if (from < at) continue;
    parts.push(said.slice(at, from), ` ${taken} `);
    at = to;
  }
  return [...parts, said.slice(at)].join('');
}
