/** Reading and saving the sections of a profile: each whole, each with a version of its own. */
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Instant } from '#contract/primitives.ts';
import {
  Addresses,
  Contact,
  Emergency,
  Preferences,
  type Profile,
  type ProfileSection,
} from '#contract/profile.ts';
import { Failure } from '#domain/failure.ts';
import { changedFields } from '#domain/profile.ts';
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
  clientId: string;
  section: Name;
  content: z.infer<Schemas[Name]>;
  version: number;
  now: Instant;
  /** What else changed with it. */
  also?: string[];
}

export async function saveSection<Name extends ProfileSection>(tx: Sql, saving: Saving<Name>) {
  const { clientId, section, content, version, now, also = [] } = saving;
  const before = await store.lockSection(tx, clientId, section);
  const known = before?.version ?? 0;
  if (known !== version) refuseStale(known);
  const fields = [
    ...also,
    ...changedFields(before?.content ?? schemas[section].parse({}), content),
  ];
  if (fields.length === 0) return { content, version: known, updatedAt: before?.updatedAt ?? null };
  if (!(await store.saveSection(tx, { clientId, section, content, version, now }))) refuseStale(1);
  await store.addChange(tx, { clientId, section, fields, at: now });
  return { content, version: version + 1, updatedAt: now };
}

function refuseStale(version: number): never {
  throw new Failure('precondition_failed', 'It has changed meanwhile; please look again.', {
    params: { version },
  });
}

/** The version a change was made upon, as `If-Match` says it, bare or in the quotes of an ETag. */
export function versionOf({ headers }: FastifyRequest): number {
  const [, version] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(headers['if-match'] ?? '') ?? [];
  if (version) return Number(version);
  throw new Failure('precondition_failed', 'Please say in If-Match which version you mean.');
}
