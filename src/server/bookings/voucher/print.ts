/** The print of a booking as paper and pictures take it: at its own hour, without its grain. */
import { readFile } from 'node:fs/promises';
import { lightInDubai } from '#domain/calendar/sunset.ts';
import type { BookingRow } from '#server/bookings/row.ts';
import { withoutGrain } from '#server/platform/files/grain.ts';

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
