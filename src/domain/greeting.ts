import type { ArtTime } from '#contract/catalogue/shapes.ts';

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** Section 9 of the specification: morning before 12, afternoon before 18. */
const noon = 12;
const evening = 18;
/** From here on a dark page shows the night. */
const nightfall = 20;

export function partOfDay(hour: number): PartOfDay {
  if (hour < noon) return 'morning';
  return hour < evening ? 'afternoon' : 'evening';
}

const lightHours: Record<PartOfDay, ArtTime> = {
  morning: 'dawn',
  afternoon: 'golden',
  evening: 'dusk',
};

/** The hour of the picture behind the greeting, on light and on dark pages. */
export const greetingLight = (hour: number): { light: ArtTime; dark: ArtTime } => ({
  light: lightHours[partOfDay(hour)],
  dark: hour < nightfall ? 'dusk' : 'night',
});

/** Whom we greet, as the sign-in service knows them. What they wrote about themselves may be anything. */
export interface Named {
  email?: string | undefined;
  user_metadata?: { full_name?: unknown; name?: unknown } | undefined;
}

/** The full name; else the name; else the part of the address before the @; else the guest. */
export const displayName = ({ email, user_metadata: said }: Named, guest: string): string =>
  written(said?.full_name) ?? written(said?.name) ?? written(email?.split('@')[0]) ?? guest;

const written = (value: unknown): string | undefined =>
  (typeof value === 'string' && value.trim()) || undefined;
