/** A client's own records, found by what people remember of them: a reference, a word of the name, a sum. */
import type { Instant, Language, Money } from '#contract/primitives.ts';
import type { SearchAnswer, SearchHit } from '#contract/search.ts';
import { documentNumber } from '#domain/billing/invoice.ts';
import { matterPath } from '#domain/matters/areas.ts';
import { exactMoneyIn } from '#domain/money/exact.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { money } from '#domain/money.ts';
import { plain, wordsOf } from '#domain/search/normal-form.ts';
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
interface OwnRecord {
  hit: SearchHit;
  called: string[];
}

const mostHits = 5;

export async function findOwn(tx: Sql, asked: Asked): Promise<SearchAnswer> {
  const words = wordsIn(asked.q);
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

const separator = /(?<=\p{Nd})[,٬](?=\p{Nd}{3})/gu;
const withParts = /(?<!\p{Nd})\p{Nd}{1,15}[.٫]\p{Nd}{1,2}(?!\p{Nd})/gu;

/** Words, of which `2,400.50` and `٢٬٤٠٠٫٥٠` are one: its fils alone would begin many a number. */
function wordsIn(text: string): string[] {
  const whole = text.replace(separator, '');
  const figures = (whole.match(withParts) ?? []).map((one) => plain(one).replace('٫', '.'));
  return [...figures, ...wordsOf(whole.replace(withParts, ' '))];
}

/** Each word begins one of theirs. */
function answers(called: string[], words: string[]): boolean {
  const theirs = called.flatMap(wordsIn);
  return words.every((word) => theirs.some((one) => one.startsWith(word)));
}

async function booked(tx: Sql, { clientId, language }: Asked): Promise<OwnRecord[]> {
  const rows = await ownRows(tx, clientId);
  return rows.map((row) => {
    const { kind, title, amount, currency } = row;
    const place = referenceOf(row);
    const sum = amount !== null && currency ? money(amount, currency) : undefined;
    return {
      hit: {
        kind,
        path: pathOf(row),
        title: title[language],
        place,
        text: '',
        picture: null,
        facts: sum ? [{ name: 'price', value: sum }] : [],
      },
      called: [title.en, title.ar, place, ...(sum ? spellingsOf(sum) : [])],
    };
  });
}

/** As pages and papers write it in either language, and with the code of its currency. */
const spellingsOf = (sum: Money): string[] => [
  sum.currency,
  exactMoneyIn('en', sum),
  exactMoneyIn('ar', sum),
  moneyIn('ar', sum),
];

const referenceOf = ({ reference, series, year, number }: OwnRow): string =>
  reference ?? (series && year && number ? documentNumber(series, year, number) : '');

function pathOf({ kind, id, area }: OwnRow): string {
  if (kind === 'invoice') return `/profile/invoices?invoice=${id}`;
  return area ? matterPath(area, id) : `/dashboard/bookings/${id}`;
}

/** Both languages name it: who writes English on an Arabic page means the same passport. */
async function papers(tx: Sql, { clientId, language, now }: Asked): Promise<OwnRecord[]> {
  const kept = await papersOf(tx, { clientId, now, language });
  return kept.map(({ id, title, names }) => ({
    hit: {
      kind: 'paper',
      path: `/profile/documents?paper=${id}`,
      title,
      place: '',
      text: '',
      picture: null,
      facts: [],
    },
    called: [names.en, names.ar],
  }));
}
