/** No figure without a source: what an answer claims in numbers, and whether anything it rests on says so. */

import { majorOf } from '#domain/money/units.ts';
import { plain } from '#domain/search/normal-form.ts';

/** Amounts, counts, years, hours: `1,450`, `4.9`, `17:00`. */
const figure = /\d+(?:[.,:٬]\d+)*/g;
/** The number of a list's line counts lines, and claims nothing. */
const listNumber = /^[^\S\r\n\u2028\u2029]*\d+[.)]\s/gm;

/** Each figure once, without what only makes it easier to read. */
export function figuresIn(text: string): string[] {
  const said = plain(text).replaceAll(listNumber, '').match(figure) ?? [];
  return [...new Set(said.map(spelt))];
}

function spelt(said: string): string {
  if (said.includes(':')) return said;
  const bare = said.replaceAll(/[,٬]/g, '').replace(/^0+(?=\d)/, '');
  return bare.includes('.') ? bare.replace(/(?<!0)0+$/, '').replace(/\.$/, '') : bare;
}

/** The figures of an answer that nothing it rests on says. */
export function unsupportedFigures(answer: string, sources: readonly unknown[]): string[] {
  const known = new Set(sources.flatMap(figuresOf));
  return figuresIn(answer).filter((said) => !known.has(said));
}

/** Every figure that stands in something: an entry of the catalogue, a quote, a sentence. */
export function figuresOf(source: unknown): string[] {
  if (typeof source === 'string') return figuresIn(source);
  if (typeof source === 'number') return figuresIn(String(source));
  if (Array.isArray(source)) return source.flatMap(figuresOf);
  if (typeof source !== 'object' || source === null) return [];
  return Object.entries(source).flatMap(([name, value]) =>
    // Money is kept in the smallest unit and said in whole ones; nobody may say it a hundredfold.
    name === 'amount' && typeof value === 'number'
      ? figuresIn(String(majorOf(value)))
      : figuresOf(value),
  );
}
