/** A wall of prints: never two of one hour side by side. */
import type { ArtTime } from '#contract/catalogue/shapes.ts';
import { darkerHour } from '#domain/catalogue.ts';

/** On a light page, and on a dark one. */
type Pages = Record<'light' | 'dark', ArtTime>;

/** Each print is drawn at its own hour and at the darker one, and hangs at either. */
export function wallHours(times: readonly ArtTime[]): Pages[] {
  const light = unlike(times.map((time) => [time, darkerHour(time)]));
  const dark = unlike(times.map((time) => [darkerHour(time), time]));
  return times.map((time, place) => ({ light: light[place] ?? time, dark: dark[place] ?? time }));
}

/** The fewest neighbours alike, and of such walls the one with the most prints at the hour that is asked first. */
function unlike(asked: readonly (readonly [ArtTime, ArtTime])[]): ArtTime[] {
  const walls = asked.reduce<ArtTime[][]>(
    (begun, hours) => begun.flatMap((wall) => [...new Set(hours)].map((hour) => [...wall, hour])),
    [[]],
  );
  const alike = (wall: ArtTime[]) => wall.filter((hour, at) => hour === wall[at - 1]).length;
  const moved = (wall: ArtTime[]) => wall.filter((hour, at) => hour !== asked[at]?.[0]).length;
  const worth = (wall: ArtTime[]) => alike(wall) * (asked.length + 1) + moved(wall);
  return walls.toSorted((one, other) => worth(one) - worth(other))[0] ?? [];
}
