/** What was typed about a paper and not saved: it lives through closing, a reload and a broken line. */
import { useState } from 'react';
import { DocumentDetails, type Document as Paper } from '#contract/documents/documents.ts';
import { ownPrefix, thisVisit } from '#web/platform/browser/storage.ts';

const keyOf = (id: string) => `${ownPrefix}paper-${id}`;

function read(id: string): DocumentDetails {
  try {
    return DocumentDetails.catch({}).parse(JSON.parse(thisVisit.read(keyOf(id)) ?? '{}'));
  } catch {
    return {}; // somebody else's value under our key
  }
}

/** Numbers are not left lying in a browser. */
function keep(id: string, { number: _secret, ...typed }: DocumentDetails): void {
  if (Object.keys(typed).length === 0) thisVisit.forget(keyOf(id));
  else thisVisit.keep(keyOf(id), JSON.stringify(typed));
}

export function useDetailsDraft({ id }: Paper) {
  const [typed, setTyped] = useState<DocumentDetails>(() => read(id));
  const write = (next: DocumentDetails) => {
    setTyped(next);
    keep(id, next);
  };
  return {
    typed,
    type: (part: DocumentDetails) => write({ ...typed, ...part }),
    clear: () => write({}),
  };
}

const chosen = <Value>(typed: Value | undefined, kept: Value) =>
  typed === undefined ? kept : typed;

/** The paper as the fields show it. */
export const asTyped = (paper: Paper, typed: DocumentDetails) => ({
  type: chosen(typed.type, paper.type),
  title: chosen(typed.title, paper.title),
  country: chosen(typed.country, paper.country),
  issuedOn: chosen(typed.issuedOn, paper.issuedOn),
  expiresOn: chosen(typed.expiresOn, paper.expiresOn),
  note: chosen(typed.note, paper.note),
});

/** Only what says something else than the paper does. */
export function changesIn(typed: DocumentDetails, paper: Paper): DocumentDetails {
  const { holder, number, ...plain } = typed;
  const changed = Object.entries(plain).filter(([name, value]) => {
    // Safe: the details are named after the paper's own fields.
    return paper[name as keyof typeof plain] !== value;
  });
  const moved =
    holder && (holder.name !== paper.holder.name || holder.memberId !== paper.holder.memberId);
  return {
    ...Object.fromEntries(changed),
    ...(moved && { holder }),
    ...(number !== undefined && { number }),
  };
}
