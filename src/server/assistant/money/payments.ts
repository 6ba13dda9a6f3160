/** What was paid, payment by payment: when, how, for what and on which invoice. */
import type { Day, Money } from '#contract/primitives.ts';
import type { PastTimeSpan } from '#domain/assistant/dates/past-spans.ts';
import { backWords } from '#domain/billing/invoice-words.ts';
import { dayInWords, monthInWords } from '#domain/calendar/date-words.ts';
import { add } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import type { Telling } from '#server/assistant/attributes/attribute.ts';
import type { AccountPayment } from '#server/billing/books/accounts.ts';

/** The newest of them; the page has them all. */
const most = 8;

interface PaidFacts {
  payments: readonly AccountPayment[];
  span: PastTimeSpan | undefined;
}

const dayOf = ({ settledAt, createdAt }: AccountPayment): Day => dayInDubai(settledAt ?? createdAt);

export const paymentsIn = (
  payments: readonly AccountPayment[],
  span: PastTimeSpan | undefined,
): AccountPayment[] =>
  payments.filter((one) => !span || (dayOf(one) >= span.from && dayOf(one) <= span.until));

export function paymentsAnswer({ payments, span }: PaidFacts, telling: Telling): string {
  const { money } = telling.say;
  const when = span ? spanWords(span, telling) : '';
  if (payments.length === 0) return span ? money.nothingPaidIn(when) : money.nothingPaid;
  const sums = totals(payments).map(telling.speaker.money).join(money.and);
  const head = span ? money.paidIn(when, sums) : money.paidSoFar(sums);
  const shown = payments.slice(0, most).map((payment) => `- ${paymentLine(payment, telling)}`);
  const more = payments.length - shown.length;
  return [head, ...shown, ...(more > 0 ? [money.morePayments(more)] : [])].join('\n');
}

export function paymentLine(payment: AccountPayment, { speaker, language, say }: Telling): string {
  const { title, amount, method, invoice, delegate } = payment;
  const parts = [
    speaker.money(amount),
    dayInWords(dayOf(payment), language),
    method,
    ...(invoice ? [say.money.onInvoice(invoice.number)] : []),
    ...(delegate ? [delegate] : []),
    ...backWords(payment, language),
  ];
  return `**${title}**: ${parts.join(' · ')}`;
}

/** As it came, whatever of it went back since: that is said of each. */
function totals(payments: readonly AccountPayment[]): Money[] {
  const byCurrency = Map.groupBy(payments, ({ amount }) => amount.currency);
  return [...byCurrency.values()].flatMap((some) => {
    const [first, ...rest] = some.map(({ amount }) => amount);
    return first ? [rest.reduce(add, first)] : [];
  });
}

function spanWords({ of, from, until }: PastTimeSpan, { language, say }: Telling): string {
  if (of === 'month') return monthInWords(from.slice(0, 7), language);
  if (of === 'year') return from.slice(0, 4);
  const [first, last] = [dayInWords(from, language), dayInWords(until, language)];
  return of === 'day' ? first : say.money.between(first, last);
}
