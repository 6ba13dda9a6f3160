/** All that the screen of the vault shows, in one answer. */

import type { DocumentPerson, Vault, WantedPaper } from '#contract/documents/documents.ts';
import type { DocumentFinding } from '#contract/documents/parts.ts';
import type { FamilyMember } from '#contract/family.ts';
import type { Instant, Language } from '#contract/primitives.ts';
import type { ExpiringDocument } from '#domain/documents/expiry.ts';
import { typeNamed } from '#domain/documents/file-name-guess.ts';
import { findingsOfPapers } from '#domain/documents/rules.ts';
import { matterPath } from '#domain/matters/areas.ts';
import { dayInDubai } from '#domain/time.ts';
import {
  type JourneyRow,
  journeysOf,
  type WantedRow,
  wantedOf,
} from '#server/documents/related-store.ts';
import { showAll } from '#server/documents/views.ts';
import { membersOf } from '#server/family/actions.ts';
import type { Sql } from '#server/platform/sql.ts';

type Room = Vault['room'];

interface Looking {
  id: string;
  /** As the house calls them. */
  name: string;
  language: Language;
  now: Instant;
  room: Room;
}

export async function vaultOf(tx: Sql, looking: Looking): Promise<Vault> {
  const { id, language, now } = looking;
  const [documents, members, journeys, wanted] = await Promise.all([
    showAll(tx, id),
    membersOf(tx, id, dayInDubai(now)),
    journeysOf(tx, id, now),
    wantedOf(tx, id),
  ]);
  const people = peopleOf(looking, members, documents);
  return {
    today: dayInDubai(now),
    documents,
    people,
    findings: brokenRules(documents, journeys, { language, now }),
    wanted: wanted.map((row) => wantedIn(row, language)),
    room: looking.room,
  };
}

export function brokenRules(
  papers: ExpiringDocument[],
  journeys: JourneyRow[],
  { language, now }: Pick<Looking, 'language' | 'now'>,
): DocumentFinding[] {
  const spoken = journeys.map((journey) => ({ ...journey, title: journey.title[language] }));
  return findingsOfPapers(papers, spoken, dayInDubai(now));
}

const unknown = { relation: null, age: null, schoolYear: '' };

/** The client first, then the family, then whoever else a paper belongs to, as they were named. */
function peopleOf(looking: Looking, members: FamilyMember[], documents: Vault['documents']) {
  const client = { memberId: null, name: looking.name, isClient: true, ...unknown };
  const family = members.map(({ id, name, relation, age, schoolYear }) => {
    return { memberId: id, name, isClient: false, relation, age, schoolYear };
  });
  const others = new Map<string, DocumentPerson>();
  for (const { holder } of documents) {
    const key = holder.memberId ?? holder.name.toLowerCase();
    const known = family.some(({ memberId }) => memberId === holder.memberId);
    if (key !== '' && !known && !others.has(key))
      others.set(key, { ...holder, isClient: false, ...unknown });
  }
  return [client, ...family, ...others.values()];
}

const wantedIn = (
  { id, name, matterId, title, area, child }: WantedRow,
  language: Language,
): WantedPaper => ({
  id,
  name: name[language],
  matter: { id: matterId, title: title[language], path: matterPath(area, matterId) },
  type: typeNamed(name.en),
  holder: child ?? '',
});
