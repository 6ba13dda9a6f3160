/** All that waits for the client and for nobody else, each thing once. */
import type { InvoiceSummary } from '#contract/billing/invoices.ts';
import type { Need, TodayNeed } from '#contract/dashboard.ts';
import type { Instant, Language } from '#contract/primitives.ts';
import { byUrgency } from '#domain/dashboard/dashboard.ts';
import { daysAfter, midnightInDubai } from '#domain/time.ts';
import type { openSteps } from '#server/billing/payments/bank-steps.ts';
import type { unfinishedBookings } from '#server/bookings/actions.ts';

type Unfinished = Awaited<ReturnType<typeof unfinishedBookings>>[number];

/** Where the page of a booking takes names and the place of a pick-up. */
const toldHash = '#told';

export const detailNeeds = (bookings: readonly Unfinished[], language: Language): Need[] =>
  bookings.map(({ id, title, startsAt }) => ({
    kind: 'confirm',
    id,
    title: title[language],
    path: `/dashboard/bookings/${id}${toldHash}`,
    until: startsAt,
    count: 0,
    total: null,
  }));

type Step = Awaited<ReturnType<typeof openSteps>>[number];

/** What the client has yet to pay themselves: what a card pays on its day waits for nobody. */
const payNeeds = (open: readonly InvoiceSummary[]): TodayNeed[] =>
  open.flatMap(({ id, title, asked, cardPays }) => {
    if (!asked || cardPays) return [];
    const until = midnightInDubai(daysAfter(asked.dueOn, 1));
    const path = `/profile/invoices?pay=${id}`;
    return [{ kind: 'pay', id, title, path, until, count: 0, total: asked.amount }];
  });

interface Money {
  open: readonly InvoiceSummary[];
  steps: readonly Step[];
}

/** Until the bank is answered its question stands for what it pays, and ends when that would. */
export function withMoney(
  needs: readonly Need[],
  { open, steps }: Money,
  language: Language,
): TodayNeed[] {
  const all = [...needs, ...payNeeds(open)];
  const asked = steps.map(({ id, title, total, pays }): TodayNeed => {
    const until: Instant | null = all.find((need) => need.id === pays)?.until ?? null;
    const path = `/profile/invoices?payment=${id}`;
    return { kind: 'bank', id, title: title[language], path, until, count: 0, total };
  });
  const paid = steps.map(({ pays }) => pays);
  const isPaid = ({ kind, id }: TodayNeed) =>
    (kind === 'pay' || kind === 'hold') && paid.includes(id);
  return [...all.filter((need) => !isPaid(need)), ...asked].toSorted(byUrgency);
}
