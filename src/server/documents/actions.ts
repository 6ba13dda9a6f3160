/** What other features ask of the vault, inside their own transaction. */
import type { Need } from '#contract/dashboard.ts';
import type { DocumentType } from '#contract/documents/kinds.ts';
import type { Day, Instant, Language, Localised } from '#contract/primitives.ts';
import { expiryStanding, isReplaced } from '#domain/documents/expiry.ts';
import { dayInDubai, daysAfter, midnightInDubai } from '#domain/time.ts';
import { nameIn, namesOf, words } from '#server/documents/names.ts';
import { askedPapersOf, journeysOf } from '#server/documents/related-store.ts';
import { type DocumentRow, listLive } from '#server/documents/store.ts';
import { brokenRules } from '#server/documents/vault.ts';
import { paperOf } from '#server/documents/views.ts';
import type { Sql } from '#server/platform/sql.ts';

interface Asked {
  clientId: string;
  now: Instant;
  language: Language;
}

/** A list of all of them helps nobody. */
const mostNeeds = 5;

/**
 * Papers that end soon, or too early for a journey: what somebody should begin with, and until when. What the
 * house was asked for waits for the client no longer.
 */
export async function endingPapers(tx: Sql, asked: Asked): Promise<Need[]> {
  const { clientId, now, language } = asked;
  const rows = (await listLive(tx, clientId)).filter(({ expiresOn }) => expiresOn !== null);
  if (rows.length === 0) return [];
  const papers = rows.map(paperOf);
  const broken = brokenRules(papers, await journeysOf(tx, clientId, now), asked);
  const today = dayInDubai(now);
  const begun = await askedPapersOf(tx, clientId);
  const needs = rows.flatMap((row): Need[] => {
    if (renewalsOf(row).some((line) => begun.includes(line))) return [];
    const rule = broken.find(({ documentId }) => documentId === row.id);
    if (rule) return [needOf(row, rule.actBy, language)];
    const soon = expiryStanding(row.expiresOn, today) === 'soon';
    return soon && row.expiresOn && !isReplaced(paperOf(row), papers)
      ? [needOf(row, row.expiresOn, language)]
      : [];
  });
  return needs.slice(0, mostNeeds);
}

interface KeptPaper {
  id: string;
  type: DocumentType;
  title: string;
  /** By its kind, and whose it is where it is not the client's own. */
  called: string;
  /** The title in both languages. */
  names: Localised;
  addedOn: Day;
  /** Nothing of what never ends. */
  expires: Day | null;
  /** It ends soon, or has ended. */
  isEnding: boolean;
}

/** What is in the vault and was not replaced: what ends first stands first. */
export async function papersOf(tx: Sql, asked: Asked): Promise<KeptPaper[]> {
  const { clientId, now, language } = asked;
  const rows = await listLive(tx, clientId);
  const papers = rows.map(paperOf);
  const today = dayInDubai(now);
  const endless = '9999';
  return rows
    .filter((row) => !isReplaced(paperOf(row), papers))
    .map((row) => ({
      id: row.id,
      type: row.type,
      title: nameIn(language, row),
      called: callIn(language, row),
      names: namesOf(row),
      addedOn: dayInDubai(row.fileAddedAt),
      expires: row.expiresOn,
      isEnding: ['soon', 'ended'].includes(expiryStanding(row.expiresOn, today)),
    }))
    .toSorted((one, other) => (one.expires ?? endless).localeCompare(other.expires ?? endless));
}

/** A lease that its owner calls `Villa on the Palm` is a tenancy contract all the same. */
const callIn = (language: Language, row: DocumentRow): string =>
  nameIn(language, {
    type: row.type,
    title: row.type === 'other' ? row.title : '',
    holderName: row.holderMemberId ? row.holderName : '',
  });

const renewalIn = (language: Language, row: DocumentRow): string =>
  words[language].renewal(nameIn(language, row));

const renewalsOf = (row: DocumentRow) => [renewalIn('en', row), renewalIn('ar', row)];

/** The form that asks for a new one, over the papers: a visa has a form of its own, whose notes begin with it. */
function renewalPath(row: DocumentRow, language: Language): string {
  const about = renewalIn(language, row);
  const form =
    row.type === 'visa' ? { ask: 'visa', 'said.notes': `${about}\n` } : { ask: 'document', about };
  return `/profile/documents?${new URLSearchParams(form)}`;
}

/** Until the end of that day in Dubai. */
const needOf = (row: DocumentRow, day: Day, language: Language): Need => ({
  kind: 'document',
  id: row.id,
  title: nameIn(language, row),
  path: renewalPath(row, language),
  until: midnightInDubai(daysAfter(day, 1)),
  count: 0,
  total: null,
});
