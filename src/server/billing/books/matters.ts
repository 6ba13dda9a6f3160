/**
 * Brings the books in line with a matter, in the transaction of the change itself: it owes the version
 * that was accepted, never the sum of versions, and once it has ended only what was agreed to be kept.
 */
import type { MatterState } from '#contract/matters/parts.ts';
import type {
  MatterEnding,
  MatterMoney,
  MatterQuote,
  MatterTerm,
  QuoteAsk,
} from '#contract/matters/quotes.ts';
import type { Currency, Day, Money } from '#contract/primitives.ts';
import {
  type KeptInstalment,
  type KeptLine,
  openInstalments,
  outstanding,
  type Sums,
} from '#domain/billing/invoice.ts';
import { creditsTo } from '#domain/billing/version-papers.ts';
import {
  type Asked,
  type Books,
  balance,
  dueOnAccepting,
  matterFacts,
  owedAfter,
  settlement,
} from '#domain/matters/money.ts';
import { sharesOfEach } from '#domain/money/backs.ts';
import { money } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import { asHouse, type Clerk } from '#server/billing/clerk.ts';
import { credit } from '#server/billing/invoices/issuance.ts';
import {
  invoiceQuote,
  type Quoted,
  type Schedule,
  versionSums,
} from '#server/billing/invoices/matter-invoice.ts';
import { tellAgreed, tellInvoice } from '#server/billing/invoices/notices.ts';
import { type InvoiceRow, invoiceStanding, numberOf } from '#server/billing/invoices/row.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import { differenceLines, turned } from '#server/billing/invoices/version-lines.ts';
import { backOf } from '#server/billing/notices.ts';
import { contactOf, takesPayments } from '#server/billing/payments/ways.ts';
import { refundExcess } from '#server/billing/refunds/refunds.ts';
import type { BillingWords } from '#server/billing/text.en.ts';
import { inBoth } from '#server/billing/words.ts';
import { followingPart } from '#server/money/credit-parts.ts';
import { movedOf } from '#server/money/moved-store.ts';
import type { Sql } from '#server/platform/sql.ts';

type Document = Asked & { row: InvoiceRow; leaving: number };

const sourceOf = (id: string) => ({ kind: 'matter', id }) as const;

async function documentsOf(tx: Sql, rows: InvoiceRow[]): Promise<Document[]> {
  const standings = await invoices.standingsOf(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { leaving = 0, isBusy = false } = standings.find(({ id }) => id === row.id) ?? {};
    const left = row.totalAmount - row.creditedAmount;
    return { row, leaving, isBusy, currency: row.currency, left, held: row.paidAmount - leaving };
  });
}

/** Nobody pays, credits or refunds anything of it until this transaction ends. */
export const lockMatterBooks = ({ tx }: Clerk, id: string): Promise<InvoiceRow[]> =>
  invoices.lockOf(tx, sourceOf(id));

const locked = async (clerk: Clerk, matterId: string): Promise<Document[]> =>
  documentsOf(clerk.tx, await lockMatterBooks(clerk, matterId));

const looked = async (tx: Sql, matterId: string): Promise<Document[]> =>
  documentsOf(tx, await invoices.ofSource(tx, sourceOf(matterId)));

export interface Agreed {
  /** What the house had of the client's, what of it returns, and what of the version remains. */
  paid: MatterEnding['paid'];
  sentBack: MatterEnding['sentBack'];
  comesBack: MatterEnding['comesBack'];
  due: MatterEnding['due'];
  /** The same, part by part. */
  asks: QuoteAsk[];
  invoice: InvoiceRow | undefined;
}

/** A version was accepted: what was paid counts towards it, in its own currency alone. */
export const bookAgreement = (
  clerk: Clerk,
  { matter, quote }: Quoted,
  schedule: Schedule = {},
): Promise<Agreed> =>
  asHouse(clerk, async () => {
    const documents = await locked(clerk, matter.id);
    const { id: key, number, currency, totalAmount } = quote;
    const held = paidIn(documents, currency);
    const sentBack = await sentBackOf(clerk.tx, matter.id, held);
    const books = balance(documents, { amount: money(totalAmount, currency), isNew: true });
    const reason = ({ reasons }: BillingWords) => reasons.replaced(number);
    const exact = await exactCredits(clerk, documents, { books, quote });
    const lines = creditLines(documents, books, quote);
    const taking = { books, key, reason, exact, lines };
    const { rows, refunds, notes } = await takeBack(clerk, documents, taking);
    const same = rows.filter((row) => row.currency === currency);
    const asking = { amount: books.more, before: same, part: `quote:${key}`, schedule };
    const { clientId } = matter;
    const invoice =
      clientId && books.more > 0
        ? await invoiceQuote(clerk, { matter: { ...matter, clientId }, quote }, asking)
        : undefined;
    const { due } = settlement(documents, books, currency);
    const asks = asksAfter(documents, books, { currency, today: dayInDubai(clerk.now) });
    const settled = { ...settlement(documents, books, held), sentBack, due, asks };
    const total = money(totalAmount, currency);
    const pay = onlyOpen(invoice ? [...same, invoice] : same);
    const { keptPercent } = quote;
    const moved = { settled, invoice, pay, refunds, notes };
    await tellAgreement(clerk, documents, { key, matter, total, keptPercent, ...moved });
    return { ...settled, invoice };
  });

/** The document that a letter leads to; where several are open none of them is the sum that it names. */
function onlyOpen(rows: readonly InvoiceRow[]): string | undefined {
  const open = rows.filter((row) => outstanding(invoiceStanding(row)) > 0);
  return open.length === 1 ? open[0]?.id : undefined;
}

/** What the credits take of VAT, so that what is left is the version; of other currencies nothing is. */
async function exactCredits(
  { tx }: Clerk,
  documents: Document[],
  { books, quote }: { books: Books; quote: Quoted['quote'] },
): Promise<(Sums | undefined)[]> {
  const own = documents.filter(({ currency }) => currency === quote.currency);
  const left = await invoices.leftOf(
    tx,
    own.map(({ row }) => row),
  );
  const credits = own.map((one) => books.credits[documents.indexOf(one)] ?? 0);
  const exact = books.more > 0 ? [] : creditsTo(left, credits, versionSums(quote));
  return documents.map((one) => exact[own.indexOf(one)]);
}

/** What a version costs less stands on the note with its lines; a document that goes whole says so by itself. */
function creditLines(documents: Document[], { credits, more }: Books, quote: Quoted['quote']) {
  const stays = documents.filter(
    ({ currency, left }, at) => currency === quote.currency && left > (credits[at] ?? 0),
  );
  const parts = stays.filter((one) => (credits[documents.indexOf(one)] ?? 0) > 0);
  const [only] = parts;
  if (more > 0 || !only || parts.length > 1) return [];
  const asked = stays.map(({ row, left }) => ({ row, left: { total: left } }));
  const lines = turned(differenceLines(quote.lines, asked));
  return documents.map((one) => (one === only ? lines : undefined));
}

/** What the documents ask for once a version is accepted: what is left of each on its days, and the rest. */
function asksAfter(
  documents: readonly Document[],
  { credits, more }: Books,
  { currency, today }: { currency: Currency; today: Day },
): QuoteAsk[] {
  const rest = more > 0 ? [{ amount: more, dueOn: dueOnAccepting(today) }] : [];
  return byDay([...leftAfter(documents, credits, currency), ...rest], currency);
}

/** What is still asked for of the documents in a currency once so much was credited. */
const leftAfter = (documents: readonly Document[], credits: number[], currency: Currency) =>
  documents.flatMap(({ row, held }, at) => {
    const { credited, ...standing } = invoiceStanding(row);
    const after = { ...standing, paid: held, credited: credited + (credits[at] ?? 0) };
    return row.currency === currency ? openInstalments(after) : [];
  });

const byDay = (parts: KeptInstalment[], currency: Currency): QuoteAsk[] =>
  [...Map.groupBy(parts, ({ dueOn }) => dueOn)]
    .map(([by, parts]) => ({ sum: money(sumOf(parts), currency), by }))
    .toSorted((one, other) => one.by.localeCompare(other.by));

const sumOf = (parts: readonly { amount: number }[]) =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

export type Foreseen = Pick<MatterQuote, 'asks' | 'backTo'>;

/** What accepting a version today would ask for by which day, and send back to whom: by the rule that then does it. */
export async function foreseeAgreement(
  tx: Sql,
  {
    matterId,
    quote,
  }: { matterId: string; quote: Pick<Quoted['quote'], 'currency' | 'totalAmount'> },
  today: Day,
): Promise<Foreseen> {
  const documents = await looked(tx, matterId);
  const { currency, totalAmount } = quote;
  const books = balance(documents, { amount: money(totalAmount, currency), isNew: true });
  const asks = asksAfter(documents, books, { currency, today });
  const paid = { documents, books, currency: paidIn(documents, currency) };
  return { asks, backTo: await backAfter(tx, matterId, paid) };
}

interface Rebooked {
  documents: readonly Document[];
  books: Books;
  /** That in which it was paid. */
  currency: Currency;
}

/** What was paid of each document beyond what credits leave of it. */
async function backAfter(tx: Sql, matterId: string, { documents, books, currency }: Rebooked) {
  const beyond = documents.flatMap((one, at) =>
    one.currency === currency ? [Math.max(0, one.held - one.left + (books.credits[at] ?? 0))] : [],
  );
  const moved = await movedOf(tx, { kind: 'matter', ids: [matterId], currency });
  return sharesOfEach(moved(matterId).documents, beyond, currency);
}

/** The first version is news by its invoice; what takes the place of another tells of both. */
async function tellAgreement(
  clerk: Clerk,
  before: Document[],
  agreed: Omit<Parameters<typeof tellAgreed>[1], 'ask'>,
): Promise<void> {
  const { invoice } = agreed;
  const ask = invoice && !takesPayments(clerk.config) ? contactOf(clerk).email : undefined;
  if (before.length > 0) return tellAgreed(clerk.tx, { ...agreed, ask });
  if (invoice) await tellInvoice(clerk.tx, invoice, { ask });
}

/** Nobody holds two currencies for one matter: accepting another gives the first one back. */
const paidIn = (documents: readonly Document[], currency: Currency): Currency =>
  documents.find(({ held }) => held > 0)?.currency ?? currency;

export interface Ending {
  matterId: string;
  /** The version that was accepted. */
  quote: Pick<Quoted['quote'], 'currency' | 'totalAmount' | 'keptPercent'>;
  term: MatterTerm;
}

/** What went back, or is on its way, of what was paid in a currency. */
async function sentBackOf(tx: Sql, matterId: string, currency: Currency): Promise<Money> {
  const moved = await movedOf(tx, { kind: 'matter', ids: [matterId], currency });
  const { returning, returned } = moved(matterId);
  return money(returning + returned, currency);
}

async function endingOf(tx: Sql, documents: Document[], { matterId, quote, term }: Ending) {
  const { currency, totalAmount, keptPercent } = quote;
  const total = money(totalAmount, currency);
  const kept = owedAfter(term, { total, keptPercent }, documents);
  const books = balance(documents, { amount: kept, isNew: false });
  const asks = byDay(leftAfter(documents, books.credits, currency), currency);
  const sentBack = await sentBackOf(tx, matterId, currency);
  const settled = settlement(documents, books, currency);
  const backTo = await backAfter(tx, matterId, { documents, books, currency });
  const ending: MatterEnding = { term, kept, asks, sentBack, backTo, ...settled };
  return { books, ending };
}

/** What would come of the money if the matter ended now. */
export const foreseeEnd = async (tx: Sql, asked: Ending): Promise<MatterEnding> =>
  (await endingOf(tx, await looked(tx, asked.matterId), asked)).ending;

/** It has ended: what nobody paid is credited, and what was paid beyond what is kept goes back. */
export const bookEnd = (
  clerk: Clerk,
  asked: Ending & { key: string; reason: (words: BillingWords) => string },
): Promise<{ ending: MatterEnding; way: Record<string, string | number> }> =>
  asHouse(clerk, async () => {
    const documents = await locked(clerk, asked.matterId);
    const { books, ending } = await endingOf(clerk.tx, documents, asked);
    const { key, reason } = asked;
    // The matter's own word tells of it.
    const { rows, refunds, notes } = await takeBack(clerk, documents, { books, key, reason });
    const { back: _, ...to } = (await backOf(clerk.tx, refunds)) ?? { back: 0 };
    const pay = rows.find((row) => outstanding(invoiceStanding(row)) > 0);
    const way = { ways: '', cards: '', shares: '', ...to, notes: notes.map(numberOf).join(', ') };
    const coming = await comingAbout(clerk.tx, asked);
    return { ending, way: { ...way, ...coming, ...(pay && { pay: pay.id }) } };
  });

/** What is on its way to us as it ends: it pays what is kept, and the rest of it goes back. */
async function comingAbout(tx: Sql, { matterId, quote: { currency } }: Ending) {
  const moved = await movedOf(tx, { kind: 'matter', ids: [matterId], currency });
  const { collecting = 0, collectingOn = [], checking = 0 } = moved(matterId);
  return {
    ...(collecting > 0 && { collecting, collectingOn: collectingOn.join(',') }),
    ...(checking > 0 && { checking }),
  };
}

interface TakingBack {
  books: Books;
  key: string;
  reason: (words: BillingWords) => string;
  exact?: (Sums | undefined)[];
  lines?: (KeptLine[] | undefined)[];
}

/** The documents as they stand afterwards, and what was sent back. */
async function takeBack(clerk: Clerk, documents: Document[], taking: TakingBack) {
  const { books, key, reason, exact = [], lines = [] } = taking;
  const rows: InvoiceRow[] = [];
  const refunds: string[] = [];
  const notes: InvoiceRow[] = [];
  for (const [at, { row }] of documents.entries()) {
    const amount = money(books.credits[at] ?? 0, row.currency);
    const why = inBoth(reason);
    const part = followingPart(key, row.id);
    const crediting = { amount, reason: why, part, exact: exact[at], lines: lines[at] };
    const credited = amount.amount > 0 ? await credit(clerk, row, crediting) : undefined;
    const after = credited?.invoice ?? row;
    if (credited) notes.push(credited.note);
    refunds.push(...(await refundExcess(clerk, after, why[row.language])));
    rows.push(after);
  }
  return { rows, refunds, notes };
}

/** How it stands, for whoever only looks. */
export async function moneyOf(
  tx: Sql,
  { matterId, quote, state }: Omit<Ending, 'term'> & { state: MatterState },
  today: Day,
): Promise<MatterMoney> {
  const documents = await looked(tx, matterId);
  const { currency, totalAmount } = quote;
  const agreed = money(totalAmount, currency);
  const moved = await movedOf(tx, { kind: 'matter', ids: [matterId], currency });
  const sums = matterFacts({ total: agreed, state }, moved(matterId), today);
  const unchanged = { credits: [], more: 0 };
  const { paid, due } = settlement(documents, unchanged, currency);
  const leaving = documents
    .filter((one) => one.currency === currency)
    .reduce((sum, one) => sum + one.leaving, 0);
  // While a new quote is waited for nothing is asked, whatever was invoiced before.
  const now = documents.some(({ row }) => row.paused) ? money(0, currency) : due;
  return { agreed, paid, due: now, comesBack: money(leaving, currency), sums };
}
