import { LiveNews } from '#server/platform/live.ts';

/** Nothing where it is not ours: anybody with the database's password may NOTIFY. */
export function parseTold(text: string): LiveNews | undefined {
  try {
    return LiveNews.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
