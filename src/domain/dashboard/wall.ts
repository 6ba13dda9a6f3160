/** A wall of prints: never two of one hour side by side. */
import type { ArtTime } from '#contract/catalogue/shapes.ts';
import { darkerHour } from '#domain/catalogue.ts';

/** On a light page, and on a dark one. */
type Pages = Record<'light' | 'dark', ArtTime>;

/** Each print is drawn at its own hour and at the darker one: where its neighbour hangs at one, it takes the other. */
export function wallHours(times: readonly ArtTime[]): Pages[] {
  const hung: Pages[] = [];
  for (const time of times) {
    const before = hung.at(-1);
    hung.push({
      light: other([time, darkerHour(time)], before?.light),
      dark: other([darkerHour(time), time], before?.dark),
    });
  }
  return hung;
}

const other = ([own, second]: [ArtTime, ArtTime], before: ArtTime | undefined): ArtTime =>
  own === before ? second : own;
