export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** Section 9 of the specification: morning before 12, afternoon before 18. */
const noon = 12;
const evening = 18;

export function partOfDay(hour: number): PartOfDay {
  if (hour < noon) return 'morning';
  return hour < evening ? 'afternoon' : 'evening';
}

/** Whom we greet, as the sign-in service knows them. What they wrote about themselves may be anything. */
export interface GreetedPerson {
  email?: string | undefined;
  user_metadata?: { full_name?: unknown; name?: unknown } | undefined;
}

/** The full name; else the name; else the part of the address before the @; else the guest. */
export const displayName = ({ email, user_metadata: said }: GreetedPerson, guest: string): string =>
  written(said?.full_name) ?? written(said?.name) ?? written(email?.split('@')[0]) ?? guest;

const written = (value: unknown): string | undefined =>
  (typeof value === 'string' && value.trim()) || undefined;
