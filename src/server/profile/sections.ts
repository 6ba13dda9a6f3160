/** Reading and saving the sections of a profile: each whole, each with a version of its own. */
import type { z } from 'zod';
import {
  Addresses,
  Contact,
  Emergency,
  Preferences,
  type Profile,
  type ProfileSection,
} from '#contract/profile/profile.ts';
import { changedFields } from '#domain/profile.ts';
import type { AskedAct } from '#server/platform/act.ts';
import type { Sql } from '#server/platform/sql.ts';
import * as store from '#server/profile/store.ts';

/** The name is the account's; the other fields of the section are kept here. */
const schemas = {
  contact: Contact.omit({ name: true }),
  preferences: Preferences,
  emergency: Emergency,
  addresses: Addresses,
} satisfies Record<ProfileSection, z.ZodType>;
type Schemas = typeof schemas;

/** A section as it stands; what was never saved is empty. */
function sectionIn<Name extends ProfileSection>(rows: store.KeptSection[], section: Name) {
  const row = rows.find((each) => each.section === section);
  // The schema of the very section that is asked for.
  const content = schemas[section].parse(row?.content ?? {}) as z.infer<Schemas[Name]>;
  return { content, version: row?.version ?? 0, updatedAt: row?.updatedAt ?? null };
}

/** All sections of somebody, without the name. */
export async function sectionsFor(tx: Sql, clientId: string) {
  const rows = await store.sectionsOf(tx, clientId);
  return {
    contact: sectionIn(rows, 'contact'),
    preferences: sectionIn(rows, 'preferences'),
    emergency: sectionIn(rows, 'emergency'),
    addresses: sectionIn(rows, 'addresses'),
  };
}

export async function profileOf(tx: Sql, clientId: string, name: string): Promise<Profile> {
  const { contact, ...others } = await sectionsFor(tx, clientId);
  const changes = await store.changesOf(tx, clientId);
  return { ...others, contact: { ...contact, content: { name, ...contact.content } }, changes };
}

interface Saving<Name extends ProfileSection> {
  section: Name;
  content: z.infer<Schemas[Name]>;
  /** What else changed with it. */
  also?: string[];
}

export async function saveSection<Name extends ProfileSection>(
  { tx, now, by, version, expected }: AskedAct<{ kind: 'client'; id: string }>,
  { section, content, also = [] }: Saving<Name>,
) {
  const clientId = by.id;
  const before = await store.lockSection(tx, clientId, section);
  expected({ version: before?.version ?? 0 });
  const fields = [
    ...also,
    ...changedFields(before?.content ?? schemas[section].parse({}), content),
  ];
  if (fields.length === 0) return { content, version, updatedAt: before?.updatedAt ?? null };
  // Somebody who saved it for the first time at this very moment was quicker.
  if (!(await store.saveSectionRow(tx, { clientId, section, content, version, now })))
    expected({ version: version + 1 });
  await store.addChange(tx, { clientId, section, fields, at: now });
  return { content, version: version + 1, updatedAt: now };
}
