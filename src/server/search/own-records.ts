/** A client's own records, found by what people remember of them: a reference, a word of the name, a sum. */
import type { Instant, Language } from '#contract/primitives.ts';
import type { SearchAnswer, SearchHit } from '#contract/search.ts';
import { documentNumber } from '#domain/billing/invoice.ts';
import { matterPath } from '#domain/matters/areas.ts';
import { wordsOf } from '#domain/search/normal-form.ts';
import { stem } from '#domain/search/stems.ts';
import { papersOf } from '#server/documents/actions.ts';
import type { Sql } from '#server/platform/sql.ts';
import { type OwnRow, ownRows } from '#server/search/own-store.ts';

interface Asked {
  clientId: string;
  q: string;
  language: Language;
  now: Instant;
}

/** A hit, and everything it may be called by. */
interface Record {
  hit: SearchHit;
  called: string[];
}

const mostHits = 5;

export async function findOwn(tx: Sql, asked: Asked): Promise<SearchAnswer> {
  const words = wordsOf(withoutSeparators(asked.q));
  if (words.length === 0) return { total: 0, groups: [], matched: [] };
  const records = [...(await booked(tx, asked)), ...(await papers(tx, asked))];
  const found = records.filter(({ called }) => answers(called, words)).map(({ hit }) => hit);
  const byKind = Map.groupBy(found, ({ kind }) => kind);
  return {
    total: found.length,
    groups: [...byKind].map(([kind, hits]) => ({
      kind,
      total: hits.length,
      hits: hits.slice(0, mostHits),
    })),
    matched: words.map(stem),
  };
}

/** `2,400` is one figure. */
const withoutSeparators = (text: string) => text.replace(/(?<=\d)[,٬](?=\d{3})/g, '');

/** Each word begins one of theirs. */
function answers(called: string[], words: string[]): boolean {
  const theirs = called.flatMap(wordsOf);
  return words.every((word) => theirs.some((one) => one.startsWith(word)));
}

async function booked(tx: Sql, { clientId, language }: Asked): Promise<Record[]> {
  const rows = await ownRows(tx, clientId);
  return rows.map((row) => {
    const { kind, title, amount, currency } = row;
    const place = referenceOf(row);
    const facts =
      amount !== null && currency ? [{ name: 'price' as const, value: { amount, currency } }] : [];
    const sum = amount === null ? '' : String(amount / 100);
    return {
      hit: {
        kind,
        path: pathOf(row),
        title: title[language],
        place,
        text: '',
        picture: null,
        facts,
      },
      called: [title.en, title.ar, place, sum],
    };
  });
}

const referenceOf = ({ reference, series, year, number }: OwnRow): string =>
  reference ?? (series && year && number ? documentNumber(series, year, number) : '');

function pathOf({ kind, id, area }: OwnRow): string {
  if (kind === 'invoice') return `/profile/invoices?invoice=${id}`;
  return area ? matterPath(area, id) : `/dashboard/bookings/${id}`;
}

/** Both languages name it: who writes English on an Arabic page means the same passport. */
async function papers(tx: Sql, { clientId, language, now }: Asked): Promise<Record[]> {
  const [shown, other] = await Promise.all(
    [language, language === 'en' ? ('ar' as const) : ('en' as const)].map((each) =>
      papersOf(tx, { clientId, now, language: each }),
    ),
  );
  return (shown ?? []).map(({ id, title }) => ({
    hit: {
      kind: 'paper',
      path: `/profile/documents?paper=${id}`,
      title,
      place: '',
      text: '',
      picture: null,
      facts: [],
    },
    called: [title, other?.find((one) => one.id === id)?.title ?? ''],
  }));
}
