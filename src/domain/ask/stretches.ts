/** The words of a sentence by where they stand, so that it can be shown which of them were understood. */
import { type MessageStretch, taken } from '#domain/assistant/pieces.ts';

/** A figure keeps its separators and its sign, a word what joins its halves; other marks stand beside them. */
const word = /[$€£]?[\p{L}\p{N}\p{M}]+(?:[.,:٬'’/-][\p{L}\p{N}\p{M}]+)*%?/gu;

export const wordsAt = (text: string): MessageStretch[] =>
  [...text.matchAll(word)].map(({ 0: said, index }) => ({ from: index, to: index + said.length }));

/** The sentence as it would be without one of its words. */
export const withoutWord = (text: string, { from, to }: MessageStretch): string =>
  `${text.slice(0, from)} ${taken} ${text.slice(to)}`;

/** Nothing, or one little word that leans on both sides: `twelve of us`, `أقل من ألف`. */
const between = /^\s*(?:\p{L}{1,3}\s+)?$/u;

/** Words with hardly anything between them are one stretch. */
export function joined(text: string, words: readonly MessageStretch[]): MessageStretch[] {
  const stretches: MessageStretch[] = [];
  for (const { from, to } of words.toSorted((a, b) => a.from - b.from)) {
    const last = stretches.at(-1);
    if (last && between.test(text.slice(last.to, from))) last.to = Math.max(last.to, to);
    else stretches.push({ from, to });
  }
  return stretches;
}
