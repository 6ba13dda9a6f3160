import { Told } from '#server/platform/live.ts';

/** Nothing where it is not ours: anybody with the database's password may NOTIFY. */
export function parseTold(text: string): Told | undefined {
  try {
    return Told.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
