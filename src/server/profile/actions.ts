/** What other features know of a client's profile, inside their own transaction. */
import type { Guest } from '#contract/bookings/asks.ts';
import type { Day, Language } from '#contract/primitives.ts';
import type { ProfileFacts } from '#contract/profile/facts.ts';
import type { Preferences } from '#contract/profile/profile.ts';
import { datesAhead } from '#domain/profile.ts';
import { membersOf } from '#server/family/actions.ts';
import type { Sql } from '#server/platform/sql.ts';
import { sectionsFor } from '#server/profile/sections.ts';
import { profileAccount } from '#server/profile/store.ts';
import { profileWords } from '#server/profile/words.ts';

/** How far ahead the desk and the assistant think of birthdays. */
const daysAhead = 90;

/**
 * A client's profile in short, as the caller of the transaction may read it: the client, the desk, or
 * the assistant on the client's behalf.
 */
export async function profileFacts(tx: Sql, clientId: string, today: Day): Promise<ProfileFacts> {
  const [sections, family] = await Promise.all([
    sectionsFor(tx, clientId),
    membersOf(tx, clientId, today),
  ]);
  const { contact, preferences, emergency, addresses } = sections;
  const { dates, ...likes } = preferences.content;
  return {
    ...contact.content,
    ...likes,
    dates: datesAhead(dates, today, daysAhead),
    emergency: emergency.content.contacts,
    address: addresses.content.addresses.find(({ main }) => main) ?? null,
    family,
  };
}

/** The client as the first guest of their own booking, with what a kitchen should know. */
export async function asGuest(tx: Sql, clientId: string): Promise<Guest | undefined> {
  const account = await profileAccount(tx, clientId);
  // An address is no name to stand on a booking.
  if (!account?.said) return undefined;
  const { preferences } = await sectionsFor(tx, clientId);
  return { name: account.said, age: null, needs: needsOf(preferences.content, account.language) };
}

const mostOfNeeds = 300;

function needsOf({ diet, allergies }: Preferences, language: Language): string {
  const words = profileWords[language];
  const eats = diet.map((each) => words.diet[each]).join(words.between);
  const said = [eats, allergies && words.allergies(allergies)].filter(Boolean).join('. ');
  return said.slice(0, mostOfNeeds);
}
