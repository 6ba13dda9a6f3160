/** Brings the books in line with a matter that has ended: it owes only what was agreed to be kept. */

import type { MatterEnding, MatterTerm } from '#contract/matters/quotes.ts';
import { outstandingOf } from '#domain/billing/invoice.ts';
import { balanceInvoices, owedAfter, settlementOf } from '#domain/matters/money.ts';
import { money } from '#domain/money.ts';
import { asHouse, type Clerk } from '#server/billing/clerk.ts';
import type { Quoted } from '#server/billing/invoices/matter-invoice.ts';
import { invoiceStanding, numberOf } from '#server/billing/invoices/row.ts';
import { settleMatterSoon } from '#server/billing/matters/bank-questions.ts';
import {
  backAfter,
  byDay,
  leftAfter,
  lockDocuments,
  readDocuments,
  type StandingInvoice,
  sentBackOf,
  takeBack,
} from '#server/billing/matters/documents.ts';
import { backOf } from '#server/billing/notices.ts';
import type { BillingWords } from '#server/billing/text.en.ts';
import { movedOf } from '#server/money/moved-store.ts';
import type { Sql } from '#server/platform/sql.ts';

export interface AgreedEnding {
  matterId: string;
  /** The version that was accepted. */
  quote: Pick<Quoted['quote'], 'currency' | 'totalAmount' | 'keptPercent'>;
  term: MatterTerm;
}

async function endingOf(
  tx: Sql,
  documents: StandingInvoice[],
  { matterId, quote, term }: AgreedEnding,
) {
  const { currency, totalAmount, keptPercent } = quote;
  const total = money(totalAmount, currency);
  const kept = owedAfter(term, { total, keptPercent }, documents);
  const books = balanceInvoices(documents, { amount: kept, isNew: false });
  const asks = byDay(leftAfter(documents, books.credits, currency), currency);
  const sentBack = await sentBackOf(tx, matterId, currency);
  const settled = settlementOf(documents, books, currency);
  const backTo = await backAfter(tx, matterId, { documents, books, currency });
  const ending: MatterEnding = { term, kept, asks, sentBack, backTo, ...settled };
  return { books, ending };
}

/** What would come of the money if the matter ended now. */
export const foreseeEnd = async (tx: Sql, asked: AgreedEnding): Promise<MatterEnding> =>
  (await endingOf(tx, await readDocuments(tx, asked.matterId), asked)).ending;

/** What a history or a notification keeps of it. */
type About = Record<string, string | number>;

/** It has ended: what nobody paid is credited, and what was paid beyond what is kept goes back. */
export const bookEnd = (
  clerk: Clerk,
  asked: AgreedEnding & { key: string; reason: (words: BillingWords) => string },
): Promise<{ ending: MatterEnding; way: About; onWay: About }> =>
  asHouse(clerk, async () => {
    const documents = await lockDocuments(clerk, asked.matterId);
    const { books, ending } = await endingOf(clerk.tx, documents, asked);
    const { key, reason } = asked;
    // The matter's own word tells of it.
    const { rows, refunds, notes } = await takeBack(clerk, documents, { books, key, reason });
    const { back: _, ...to } = (await backOf(clerk.tx, refunds)) ?? { back: 0 };
    const pay = rows.find((row) => outstandingOf(invoiceStanding(row)) > 0);
    const way = { ways: '', cards: '', shares: '', ...to, notes: notes.map(numberOf).join(', ') };
    const onWay = await comingAbout(clerk.tx, asked);
    if (documents.some(({ isBusy }) => isBusy)) await settleMatterSoon(clerk.tx, asked.matterId);
    return { ending, onWay, way: { ...way, ...(pay && { pay: pay.id }) } };
  });

/** What is on its way to us as it ends: it pays what is kept, and the rest of it goes back. */
async function comingAbout(
  tx: Sql,
  { matterId, quote: { currency } }: AgreedEnding,
): Promise<About> {
  const moved = await movedOf(tx, { kind: 'matter', ids: [matterId], currency });
  const { collecting = 0, collectingOn = [], checking = 0 } = moved(matterId);
  return {
    ...(collecting > 0 && { collecting, collectingOn: collectingOn.join(',') }),
    ...(checking > 0 && { checking }),
  };
}
