/** A day in Dubai as a line from five in the morning to midnight: where things stand on it, and its light. */
import type { ArtTime } from '#contract/catalogue/shapes.ts';
import type { LightOfDay } from '#domain/light.ts';

const [first, last] = [5, 24];

/** The share of the line that lies before an hour; what is earlier or later stands at its ends. */
export const hourX = (hour: number): number =>
  Math.min(1, Math.max(0, (hour - first) / (last - first)));

/** How high the sun stands above the line, 0 to 1. */
export const hourY = (hour: number, { rise, set }: LightOfDay): number =>
  Math.max(0, Math.sin((Math.PI * (hour - rise)) / (set - rise)));

/** Dark pages have no bright sky: until the night it is dusk. */
export const darkLight = (light: ArtTime): ArtTime => (light === 'night' ? 'night' : 'dusk');

interface Hung {
  /** Counted from the line. */
  level: number;
  /** It opens to the start, or it would leave the page. */
  isTurned: boolean;
}

const levels = [0, 1, 2, 3];

/** Each tag, so wide as a share of the line, at the lowest height where it lies on no other. */
export function hangTags(xs: readonly number[], width: number): Hung[] {
  const taken: { level: number; from: number; to: number }[] = [];
  return xs.map((x) => {
    const isTurned = x > 1 - width;
    const [from, to] = isTurned ? [x - width, x] : [x, x + width];
    const isFree = (level: number) =>
      !taken.some((one) => one.level === level && one.from < to && from < one.to);
    const level = levels.find(isFree) ?? levels.length - 1;
    taken.push({ level, from, to });
    return { level, isTurned };
  });
}

/** More than so many tags are not read any more: the last of them gathers the rest. */
const mostTags = 6;

export function gatherTags<Entry>(entries: readonly Entry[]): { alone: Entry[]; rest: Entry[] } {
  const cut = entries.length > mostTags ? mostTags - 1 : entries.length;
  return { alone: entries.slice(0, cut), rest: entries.slice(cut) };
}
