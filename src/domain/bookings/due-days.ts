/** On which day what a booking costs is due: as it is booked, after every change, and wherever it is said. */
import type { QuoteDue } from '#contract/bookings/quote.ts';
import type { Day, Instant } from '#contract/primitives.ts';
import {
  type KeptInstalment,
  laterDay,
  partsWithOpen,
  type ScheduledInvoice,
} from '#domain/billing/invoice.ts';
import { type AgreedMoney, asOne } from '#domain/money/open-parts.ts';
import { dayInDubai } from '#domain/time.ts';

export interface DueDates {
  today: Day;
  /** When it begins, where that is known: a guarantee is taken on that day. */
  startsAt?: Instant;
  /** Nothing is due before a person has confirmed it. */
  waits?: boolean;
}

/** The day of what is not asked for at once; today where that day has come or nothing is left for later. */
export function restDay({ mode, restBy }: QuoteDue, { today, startsAt }: DueDates): Day {
  const last = (mode === 'card-guarantee' ? startsAt : undefined) ?? restBy;
  return last ? laterDay(today, dayInDubai(last)) : today;
}

/** The two sums and days that sheet, invoice, mail and page all say: the deposit, and the balance. */
export function agreedParts(due: QuoteDue, dated: DueDates): AgreedMoney[] {
  const { first, rest } = due;
  const { today, waits = false } = dated;
  const on = (day: Day) => (waits && day <= today ? null : day);
  const isSplit = first.amount > 0 && rest.amount > 0;
  const parts: AgreedMoney[] = [
    { amount: first.amount, kind: isSplit ? 'deposit' : 'all', by: on(today) },
    { amount: rest.amount, kind: isSplit ? 'balance' : 'all', by: on(restDay(due, dated)) },
  ];
  return asOne(
    parts.filter(({ amount }) => amount > 0),
    ({ by }) => by ?? '',
  );
}

/** What a change asks for more is due with the balance, or at once: as its invoice then says. */
export function moreBy(due: QuoteDue, dated: DueDates): Day | null {
  const day = restDay(due, dated);
  return dated.waits && day <= dated.today ? null : day;
}

/**
 * What is unpaid of each document has the days of what is agreed now, the oldest document first. A deposit
 * stays due since it was asked for; what was booked too late for one has its balance again.
 */
export function redateInstalments(
  documents: readonly ScheduledInvoice[],
  due: QuoteDue,
  dated: Omit<DueDates, 'waits'>,
): KeptInstalment[][] {
  const day = restDay(due, dated);
  const isLater = day > dated.today;
  return documents.map((document, at) => {
    const first = at === 0 && isLater ? due.first.amount : 0;
    return splitAgain(document, first, day) ?? onDay(document, day, isLater);
  });
}

function onDay(document: ScheduledInvoice, day: Day, isLater: boolean): KeptInstalment[] {
  const isSplit = document.instalments.length > 1;
  return partsWithOpen(document).map(({ amount, dueOn, open }, place) => {
    const isDeposit = isSplit && place === 0;
    // What has to be paid by now is late since its own day.
    const moves = open > 0 && !isDeposit && (isLater || dueOn > day);
    return { amount, dueOn: moves ? day : dueOn };
  });
}

/** All of it was asked for at once, and more than the deposit is open. */
function splitAgain(
  { instalments, total, credited, paid }: ScheduledInvoice,
  first: number,
  day: Day,
): KeptInstalment[] | undefined {
  const [all, ...others] = instalments;
  const isOpen = first > 0 && total - credited > Math.max(paid, first);
  if (!all || others.length > 0 || !isOpen) return undefined;
  return [
    { amount: first, dueOn: all.dueOn },
    { amount: all.amount - first, dueOn: day },
  ];
}
