/** The papers of a client that end, as what waits for them and as what a card speaks of. */
import type { Need } from '#contract/dashboard.ts';
import type { Day, Instant, Language } from '#contract/primitives.ts';
import { dayInDubai } from '#domain/time.ts';
import { endingPapers, papersOf } from '#server/documents/actions.ts';
import type { Sql } from '#server/platform/sql.ts';

export interface EndingPaper {
  /** As it stands in a sentence. */
  name: string;
  on: Day;
  /** The form that asks for a new one. */
  path: string;
}

interface Asked {
  clientId: string;
  now: Instant;
  language: Language;
}

export interface EndingPapers {
  needs: Need[];
  /** The first to end of those that nobody has begun to renew. */
  next: EndingPaper | undefined;
}

export async function endingPapersFor(tx: Sql, asked: Asked): Promise<EndingPapers> {
  const needs = await endingPapers(tx, asked);
  if (needs.length === 0) return { needs, next: undefined };
  const today = dayInDubai(asked.now);
  const [next] = (await papersOf(tx, asked)).flatMap(({ id, expires, called }): EndingPaper[] => {
    const need = needs.find((one) => one.id === id);
    if (!need || !expires || expires < today) return [];
    return [{ name: inSentence(called), on: expires, path: need.path }];
  });
  return { needs, next };
}

/** `Tenancy contract` begins a line; `Emirates ID` is a name. */
const inSentence = (name: string): string =>
  /^[A-Z][a-z]+(?: [a-z]+)*$/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
