/** What is said of one payment and of one invoice, on every list, sheet and paper that shows them. */
import type { InvoiceSummary } from '#contract/billing/invoices.ts';
import type { Payment } from '#contract/billing/payments.ts';
import type { Day, Language, Money } from '#contract/primitives.ts';
import { excess } from '#domain/billing/invoice.ts';
import { dayInWords } from '#domain/date-words.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { moneyText as arabic } from '#domain/money/text.ar.ts';
import { moneyText as english, type MoneyText } from '#domain/money/text.en.ts';
import { minus, money } from '#domain/money.ts';

const texts: Record<Language, MoneyText> = { en: english, ar: arabic };

const has = (sum: Money) => sum.amount > 0;

/** `$500 paid back`, `AED 5,960 on its way back`: nothing is paid back before it has left. */
export function backWords(
  { refunded, returning }: Pick<Payment, 'refunded' | 'returning'>,
  language: Language,
): string[] {
  const say = texts[language].payment;
  const gone = minus(refunded, returning);
  const words = [
    has(gone) && say.gone(moneyIn(language, gone)),
    has(returning) && say.leaving(moneyIn(language, returning)),
  ];
  return words.filter((each) => each !== false);
}

type Credited = Pick<InvoiceSummary, 'total' | 'paid' | 'credited'>;

/** `AED 4,040 kept, AED 18,720 credited`: of an invoice that was not paid as it was issued. */
export function settledWords({ total, paid, credited }: Credited, language: Language): string {
  const say = texts[language].invoice;
  const left = minus(total, credited);
  const over = excess({ total: total.amount, paid: paid.amount, credited: credited.amount });
  const words = [
    has(left) && say.kept(moneyIn(language, left)),
    has(left) && say.credited(moneyIn(language, credited)),
    over > 0 && texts[language].payment.leaving(moneyIn(language, money(over, total.currency))),
  ];
  return words.filter((each) => each !== false).join(say.comma);
}

/** A part and what of it is open: `AED 22,760.00, of which AED 12,760.00 is open`. */
export function partWords(
  { amount, open }: { amount: Money; open: Money },
  language: Language,
  say: (sum: Money) => string,
): string {
  const { partOpen, nothingOpen } = texts[language].invoice;
  if (open.amount === amount.amount) return say(amount);
  return has(open) ? partOpen(say(amount), say(open)) : nothingOpen(say(amount));
}

/** Its whole rest is held on a card and taken by itself: nobody is asked to pay it. */
export const isReserved = ({ reserved, outstanding }: Reserved): boolean =>
  has(outstanding) && reserved.amount >= outstanding.amount;

type Reserved = Pick<InvoiceSummary, 'reserved' | 'outstanding' | 'next'>;

/** Whether its payer is asked for anything of it. */
export const isPayable = (invoice: Reserved & Pick<InvoiceSummary, 'kind'>): boolean =>
  invoice.kind === 'invoice' && invoice.next !== null && !isReserved(invoice);

export const reservedLabel = (language: Language): string => texts[language].invoice.reserved;

/** `taken on 23 November`. */
export function reservedWords({ next }: Reserved, today: Day, language: Language): string {
  const say = texts[language].invoice;
  if (!next) return '';
  return next.dueOn > today ? say.reservedUntil(dayInWords(next.dueOn, language)) : say.reservedNow;
}

/** Which part of a document is asked for: `Deposit of RH-2026-0011`. */
export function nextWords(
  { next, number, paid }: Pick<InvoiceSummary, 'next' | 'number' | 'paid'>,
  language: Language,
): string {
  const say = texts[language].invoice.next;
  const kind = next?.kind ?? 'all';
  return kind === 'all' && has(paid) ? say.rest(number) : say[kind](number);
}

/** `× 12, AED 630 each`; nothing where there is one. */
export function timesWords(count: number, each: string, language: Language): string {
  return count > 1 ? texts[language].times(count, each) : '';
}
