/** Which places of the vault are empty, and how each person's papers stand. */

import type {
  DocumentPerson,
  Document as Paper,
  Vault,
  WantedPaper,
} from '#contract/documents/documents.ts';
import type { DocumentType } from '#contract/documents/kinds.ts';
import { expiryStanding } from '#domain/documents/expiry.ts';
import { personNamed } from '#domain/documents/file-name-guess.ts';
import { belongsTo } from '#web/documents/names.ts';

/** A place without a paper: one that nearly everybody here has, or one that a matter waits for. */
export interface EmptyPlace {
  key: string;
  person: DocumentPerson;
  type: DocumentType;
  wanted?: WantedPaper;
  /** A paper that is here already and looks like what is wanted. */
  here?: Paper | undefined;
}

const usual: readonly DocumentType[] = ['passport', 'visa', 'emirates_id'];

export const emptyPlaces = (vault: Vault): EmptyPlace[] =>
  vault.people.flatMap((person) => emptyOf(person, vault));

export function emptyOf(person: DocumentPerson, vault: Vault): EmptyPlace[] {
  const own = vault.documents.filter((paper) => belongsTo(paper, person));
  const wanted = vault.wanted
    .filter((paper) => isFor(paper, person, vault.people))
    .map((paper) => {
      const here = own.find(({ type }) => type === paper.type && type !== 'other');
      return { key: paper.id, person, type: paper.type, wanted: paper, here };
    });
  const lacking = usual
    .filter((type) => own.every((paper) => paper.type !== type))
    // What a matter asks for is asked for there.
    .filter((type) => wanted.every((place) => place.type !== type))
    .map((type) => ({ key: type, person, type }));
  return [...lacking, ...wanted];
}

/** A child's application asks for the child's papers; what names nobody known is the client's. */
function isFor({ holder }: WantedPaper, person: DocumentPerson, people: DocumentPerson[]): boolean {
  const others = people.filter(({ isClient }) => !isClient);
  const whole = others.find(({ name }) => name.toLowerCase() === holder.toLowerCase());
  const somebody = whole ?? personNamed(holder, others);
  return somebody ? somebody === person : person.isClient;
}

/** Whether a paper is of the kind and of the person that a matter asks for. */
export const answersTo = (paper: Paper, wanted: WantedPaper, people: DocumentPerson[]): boolean =>
  paper.type === wanted.type &&
  people.some((person) => belongsTo(paper, person) && isFor(wanted, person, people));

/** What somebody should do about a person's papers. */
export function tallyOf(person: DocumentPerson, vault: Vault): { renew: number; add: number } {
  const own = vault.documents.filter((paper) => belongsTo(paper, person));
  return {
    renew: own.filter((paper) => isPressing(paper, vault)).length,
    add: emptyOf(person, vault).length,
  };
}

function isPressing(paper: Paper, { findings, today }: Vault): boolean {
  if (paper.replaced) return false;
  const broken = findings.some(({ documentId }) => documentId === paper.id);
  return broken || ['soon', 'ended'].includes(expiryStanding(paper.expiresOn, today));
}
