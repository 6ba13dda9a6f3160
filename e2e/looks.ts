/** Whether this is `npm run test:long`, which looks at everything in every way. */
export const long = process.env.LONG === '1';

/** Every language in every theme. */
export const looks = [
  { language: 'en', theme: 'light' },
  { language: 'ar', theme: 'dark' },
  { language: 'en', theme: 'dark' },
  { language: 'ar', theme: 'light' },
] as const;

export type Look = (typeof looks)[number];

/** The looks in which a page is looked at: one by turns of its place in a list, or all of them. */
export function looksFor(place: number): readonly Look[] {
  return looks.filter((_look, turn) => long || turn === place % looks.length);
}
