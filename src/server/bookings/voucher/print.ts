/** The print of a booking as paper and pictures take it: at its own hour, without its grain. */
import { readFile } from 'node:fs/promises';
import { lightInDubai } from '#domain/calendar/sunset.ts';
import type { BookingRow } from '#server/bookings/row.ts';

/** Where this build's drawings lie. */
export interface Drawings {
  files: URL;
  artVersion: string;
}

/** Undefined for a drawing that has left the build; the booking outlives its offering. */
export async function drawingOf(
  { offered, startsAt }: BookingRow,
  { files, artVersion }: Drawings,
): Promise<Buffer | undefined> {
  const { key, time } = offered.art;
  const read = (hour: string) =>
    readFile(new URL(`art/${artVersion}/${key}.${hour}.svg`, files), 'utf8').catch(() => undefined);
  const svg = (await read(lightInDubai(startsAt))) ?? (await read(time));
  return svg === undefined ? undefined : Buffer.from(withoutGrain(svg));
}

/** The grain lies over everything, so it is drawn last; paper would make a bitmap of it. */
function withoutGrain(svg: string): string {
  const last = svg.lastIndexOf('<rect');
  return svg.slice(last).includes('filter=') ? `${svg.slice(0, last)}</svg>` : svg;
}
