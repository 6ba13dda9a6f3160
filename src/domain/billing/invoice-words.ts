/** What is said of one payment and of one invoice, on every list, sheet and paper that shows them. */
import type { InvoiceSummary } from '#contract/billing/invoices.ts';
import type { Payment } from '#contract/billing/payments.ts';
import type { MoneyTerm } from '#contract/money-facts.ts';
import type { Day, Language, Money } from '#contract/primitives.ts';
import { excessOf } from '#domain/billing/invoice.ts';
import { dayInWords } from '#domain/calendar/date-words.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { isMoreThanNothing } from '#domain/money/units.ts';
import { cardWords } from '#domain/money/words/card.ts';
import { texts } from '#domain/money/words/texts.ts';
import { minus, money } from '#domain/money.ts';

/** `$500 sent back`, `AED 5,960 on its way back`: nothing is sent back before it has left, and no transfer by itself. */
export function backWords(
  { refunded, returning, kind }: Pick<Payment, 'refunded' | 'returning'> & Partial<Payment>,
  language: Language,
): string[] {
  const say = texts[language].payment;
  const gone = minus(refunded, returning);
  const words = [
    isMoreThanNothing(gone) && say.gone(moneyIn(language, gone)),
    isMoreThanNothing(returning) &&
      say[kind === 'transfer' ? 'toSend' : 'leaving'](moneyIn(language, returning)),
  ];
  return words.filter((each) => each !== false);
}

/** The moment that dates a payment: what was reserved before is dated by the day on which it was taken. */
export const datedAt = ({ settledAt, createdAt }: Pick<Payment, 'settledAt' | 'createdAt'>) =>
  settledAt ?? createdAt;

/** Of a payment that was let go whole, whether it was reserved or its payer never came back from the bank. */
export const letGoWords = (language: Language): string => texts[language].payment.letGo;

type Credited = Pick<InvoiceSummary, 'total' | 'paid' | 'credited' | 'keptUnder' | 'over'>;

/**
 * `AED 4,040 kept, AED 18,720 credited`: of an invoice that was not paid as it was issued. Only a fee is kept;
 * what goes ahead was paid, and counts.
 */
export function settledWords(invoice: Credited, language: Language): string {
  const { total, paid, credited, keptUnder: term, over: hasEnded } = invoice;
  const say = texts[language].invoice;
  const left = minus(total, credited);
  const over = excessOf({ total: total.amount, paid: paid.amount, credited: credited.amount });
  const words = [
    isMoreThanNothing(left) &&
      ((term && say.keptAs[term]) ?? (hasEnded ? say.kept : say.counts))(moneyIn(language, left)),
    isMoreThanNothing(left) &&
      isMoreThanNothing(credited) &&
      say.credited(moneyIn(language, credited)),
    over > 0 && say.goesBack(moneyIn(language, money(over, total.currency))),
  ];
  return words.filter((each) => each !== false).join(say.comma);
}

/** Whether it was paid as it was issued, or all that credits left of it: a deposit that went back is neither. */
export const wasPaidWhole = (
  { total, credited }: Pick<InvoiceSummary, 'total' | 'credited'>,
  came: Money,
): boolean => came.amount >= total.amount || came.amount === total.amount - credited.amount;

/** A part and what of it is open: `AED 22,760.00, of which AED 12,760.00 is open`. */
export function partWords(
  { amount, open }: { amount: Money; open: Money },
  language: Language,
  say: (sum: Money) => string,
): string {
  const { partOpen } = texts[language].invoice;
  return open.amount === amount.amount ? say(amount) : partOpen(say(amount), say(open));
}

/** Its whole rest is held on a card and taken by itself: nobody is asked to pay it. */
export const isReserved = ({
  reserved,
  outstanding,
}: Pick<InvoiceSummary, 'reserved' | 'outstanding'>): boolean =>
  isMoreThanNothing(outstanding) && reserved.amount >= outstanding.amount;

type Reserved = Pick<InvoiceSummary, 'reserved' | 'outstanding' | 'next'>;

type Collected = Pick<InvoiceSummary, 'collecting'>;

/** The bank is being asked: until it has answered nobody pays anything of it again. */
export const isUnderWay = ({ collecting }: Collected): boolean => isMoreThanNothing(collecting);

type Coming = Pick<
  InvoiceSummary,
  'asked' | 'reserved' | 'outstanding' | 'collecting' | 'checking'
>;

/** Of what is open, the sum that stands for it: what somebody has yet to pay, else how the rest of it comes. */
export function comingOf(invoice: Coming): {
  as: 'asked' | 'reserved' | 'collecting' | 'checking';
  sum: Money;
} {
  const { asked, outstanding, collecting, checking } = invoice;
  if (asked) return { as: 'asked', sum: asked.amount };
  if (isMoreThanNothing(collecting) && !isReserved(invoice))
    return { as: 'collecting', sum: collecting };
  return isMoreThanNothing(checking) && !isReserved(invoice)
    ? { as: 'checking', sum: checking }
    : { as: 'reserved', sum: outstanding };
}

/** The parts that are still asked for, besides what is reserved or being taken, as the paper lists them: the first due is paid first. */
export function partsBeside<Part extends { open: Money }>(
  parts: readonly Part[],
  taken: Money,
): Part[] {
  let left = taken.amount;
  return parts.flatMap((part) => {
    const covered = Math.min(left, part.open.amount);
    left -= covered;
    const open = { ...part.open, amount: part.open.amount - covered };
    return isMoreThanNothing(open) ? [{ ...part, open }] : [];
  });
}

type Checked = Pick<InvoiceSummary, 'checking' | 'outstanding'>;

/** All that is open of it came by transfer, and is being checked. */
const isInCheck = ({ checking, outstanding }: Checked): boolean =>
  isMoreThanNothing(outstanding) && checking.amount >= outstanding.amount;

/** Whether its payer is asked for anything of it. */
export const isPayable = (
  invoice: Reserved & Collected & Checked & Pick<InvoiceSummary, 'kind'>,
): boolean =>
  invoice.kind === 'invoice' &&
  invoice.next !== null &&
  !isReserved(invoice) &&
  !isInCheck(invoice) &&
  !isUnderWay(invoice);

/** A part of it came and is being checked: what is asked for is only the rest. */
export const asksForRest = (invoice: Checked): boolean =>
  isMoreThanNothing(invoice.checking) && !isInCheck(invoice);

/** `Reserved on Visa ending 4242`. */
export function reservedLabel(
  { reservedOn }: Pick<InvoiceSummary, 'reservedOn'>,
  language: Language,
): string {
  const { ways, reserved } = texts[language];
  if (reservedOn.length === 0) return texts[language].invoice.reserved;
  return reserved(reservedOn.map((card) => cardWords(card, language)).join(ways.and));
}

/** That what was paid is a fee, of which kind; nothing where it is not. */
export const feePaidWords = (
  { keptUnder: term }: Pick<InvoiceSummary, 'keptUnder'>,
  language: Language,
): string | undefined => (term ? texts[language].invoice.feePaid[term] : undefined);

/** Over payments: that they paid a fee, where every one of them did. What came before the end paid for the booking. */
export function feesPaidWords(
  terms: readonly (MoneyTerm | null)[],
  language: Language,
): string | undefined {
  const [first = null] = terms;
  return terms.every((term) => term === first)
    ? feePaidWords({ keptUnder: first }, language)
    : undefined;
}

/** What a payment was for, or is asked for: `Cancellation fee: Sky Suite`. A fee is not the thing itself. */
export function feeTitle(
  title: string,
  term: MoneyTerm | null | undefined,
  language: Language,
): string {
  const fee = term && texts[language].keptAs[term];
  return fee ? `${fee}: ${title}` : title;
}

/** `taken on 23 November`; a fee is taken at once, whatever day the booking had. */
export function reservedWords(
  { next, keptUnder: term }: Reserved & Pick<InvoiceSummary, 'keptUnder'>,
  today: Day,
  language: Language,
): string {
  const say = texts[language].invoice;
  if (!next) return '';
  return next.dueOn > today && !term
    ? say.reservedUntil(dayInWords(next.dueOn, language))
    : say.reservedNow;
}

/** `Credit note RC-2026-0005`. */
export const invoiceName = (
  { kind, number }: Pick<InvoiceSummary, 'kind' | 'number'>,
  language: Language,
): string => texts[language].invoice.names[kind](number);

/** Which part of a document is asked for: `Deposit of RH-2026-0011`. */
export function askedWords(
  { asked, number, paid }: Pick<InvoiceSummary, 'asked' | 'number' | 'paid'>,
  language: Language,
): string {
  const say = texts[language].invoice.next;
  const kind = asked?.kind ?? 'all';
  return kind === 'all' && isMoreThanNothing(paid) ? say.rest(number) : say[kind](number);
}

/** `× 12, AED 630 each`; nothing where there is one. */
export const timesWords = (count: number, each: string, language: Language): string =>
  count > 1 ? texts[language].times(count, each) : '';
