/** What was read of a message in one line, so that a table of phrasings can be held against it. */
import { type SpokenWish, wishIn } from '#domain/assistant/wish.ts';

/** A Tuesday. */
const today = '2026-11-17';

/** `2026-12-24>2026-12-27 @11:00 n3 p3 c1 a5,9 -300AED/each w104 h193`: only what was said. */
function told(wish: SpokenWish): string {
  const { when, length, party, children, ages, budget, weight, height, minutes } = wish;
  const day = `${when.day ?? ''}${when.until ? `/${when.until}` : ''}${when.end ? `>${when.end}` : ''}`;
  const { least = '', most = '', currency = '', each, nightly } = budget ?? {};
  const sum = `${least}-${most}${currency}${each ? '/each' : ''}${nightly ? '/night' : ''}`;
  const counted: [string, string | number | undefined][] = [
    ['', day],
    ['@', when.clock],
    ['n', length],
    ['m', minutes],
    ['p', party],
    ['c', children],
    ['a', ages.join(',')],
    ['', budget && sum],
    ['w', weight],
    ['h', height],
  ];
  return counted
    .flatMap(([sign, value]) => (value === undefined || value === '' ? [] : [`${sign}${value}`]))
    .join(' ');
}

/** Each line: what is read, and every way of saying it. Those that are read otherwise come back. */
export function misreadPhrases(table: [read: string, ...phrasings: string[]][]): string[] {
  const read = (text: string) => told(wishIn(text, today));
  return table.flatMap(([expected, ...phrasings]) =>
    phrasings
      .filter((text) => read(text) !== expected)
      .map((text) => `${text}: ${read(text)}, not ${expected}`),
  );
}
