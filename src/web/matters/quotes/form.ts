/** A quote while it is being written: amounts are texts until they are whole. */
import type { DeskMatter } from '#contract/matters/desk.ts';
import type { MatterQuote, MatterQuoteLine, QuoteDraft } from '#contract/matters/quotes.ts';
import type { Currency } from '#contract/primitives.ts';
import { dayInDubai, daysAfter, momentInDubai } from '#domain/time.ts';
import { nowHere } from '#web/platform/clock-here.ts';
import { amountOf, amountText } from '#web/platform/desk/amount-text.ts';
import { aheadOf, fieldOf, momentOf } from '#web/platform/desk/moments.ts';

export interface LineForm {
  /** Only to tell the lines apart while they move. */
  key: number;
  kind: MatterQuoteLine['kind'];
  title: string;
  quantity: string;
  each: string;
}

export interface QuoteForm {
  currency: Currency;
  lines: LineForm[];
  words: string;
  /** What the house keeps where the client withdraws after accepting, in percent. */
  kept: string;
  /** As the field writes it, by Dubai's clock. */
  expires: string;
}

let keys = 0;
export function blankLine(): LineForm {
  keys += 1;
  return { key: keys, kind: 'service', title: '', quantity: '1', each: '' };
}

/** Two days to think, until noon. */
function usualExpiry(): string {
  const day = daysAfter(dayInDubai(nowHere()), 2);
  return fieldOf(momentInDubai(day, '12:00'));
}

export function quoteFormOf(quote: MatterQuote | undefined): QuoteForm {
  const blank = { words: '', kept: '0', expires: usualExpiry() };
  if (!quote) return { currency: 'AED', lines: [blankLine()], ...blank };
  const { lines, total, keptPercent, expiresAt } = quote;
  const isDraft = quote.state === 'draft';
  return {
    currency: total.currency,
    lines: lines.map(({ kind, title, quantity, each }) => ({
      ...blankLine(),
      kind,
      title,
      quantity: String(quantity),
      each: amountText(each),
    })),
    // What was said with a version belongs to it: the next one begins without a word.
    words: isDraft ? quote.words : '',
    kept: String(keptPercent),
    expires: isDraft ? fieldOf(expiresAt) : usualExpiry(),
  };
}

/** Lines as far as they can be added up already. */
export const linesOf = ({ lines }: QuoteForm): MatterQuoteLine[] =>
  lines.map(({ kind, title, quantity, each }) => ({
    kind,
    title,
    quantity: quantityOf(quantity) ?? 1,
    each: amountOf(each) ?? 0,
  }));

function quantityOf(text: string): number | undefined {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= 999 ? count : undefined;
}

export const percentOf = (text: string): number | undefined =>
  /^(100|\d{1,2})$/.test(text.trim()) ? Number(text) : undefined;

type QuoteFault = 'title' | 'quantity' | 'each' | 'kept' | 'expires';

/** The first thing that keeps it from being saved. */
export function faultOf({ lines, kept, expires }: QuoteForm): QuoteFault | undefined {
  if (lines.some(({ title }) => title.trim() === '')) return 'title';
  if (lines.some(({ quantity }) => quantityOf(quantity) === undefined)) return 'quantity';
  if (lines.some(({ each }) => amountOf(each) === undefined)) return 'each';
  if (percentOf(kept) === undefined) return 'kept';
  return aheadOf(expires) ? undefined : 'expires';
}

export function draftFrom(form: QuoteForm): QuoteDraft {
  const { currency, words, kept, expires } = form;
  return {
    currency,
    lines: linesOf(form).map((line) => ({ ...line, title: line.title.trim() })),
    words,
    keptPercent: percentOf(kept) ?? 0,
    // Checked before: see `faultOf`.
    expiresAt: momentOf(expires) ?? nowHere(),
  };
}

/**
 * The version that is being written, the one that counts (to be answered, else agreed to, else the
 * newest), the one that the next is held against, and which number that has.
 */
export function versionsOf({ quotes }: Pick<DeskMatter, 'quotes'>) {
  const newestFirst = [...quotes].sort((a, b) => b.number - a.number);
  const draft = newestFirst.find(({ state }) => state === 'draft');
  const sent =
    newestFirst.find(({ state }) => state === 'sent') ??
    newestFirst.find(({ state }) => state === 'accepted') ??
    newestFirst.find(({ state }) => state !== 'draft');
  const last = newestFirst[0]?.number ?? 0;
  const against = newestFirst.find(({ state }) => state === 'accepted') ?? sent;
  return { draft, sent, against, next: draft?.number ?? last + 1 };
}
