import { useQuery } from '@tanstack/react-query';
import { paymentMethods } from '#contract/billing/payments.ts';
import type { CardPays } from '#contract/money-facts.ts';
import { daysIn } from '#domain/calendar/months.ts';
import { readQuery } from '#web/platform/queries/endpoint-query.ts';
import { readSession } from '#web/platform/sessions/session.ts';

/** Under the key of all that shows money, so that a card that is added or removed is known here too. */
const cardsQuery = readQuery(['billing', 'cards'], paymentMethods.list, {}, { retry: false });

/** Whether it is known by now which card pays, or that nobody says: nobody agrees to a sum before. */
export function useCardsRead(): boolean {
  const enabled = readSession() !== undefined;
  const { isPending } = useQuery({ ...cardsQuery, enabled });
  return !enabled || !isPending;
}

/** The card that will pay. Null: none is kept. Undefined: nobody has said who books, or may not know. */
export function useKnownCard(): CardPays | null | undefined {
  const { data } = useQuery({ ...cardsQuery, enabled: readSession() !== undefined });
  if (!data) return undefined;
  const first = data.find(({ isDefault, expired }) => isDefault && !expired);
  if (!first) return null;
  const { brand, last4, expMonth, expYear, refusedOn } = first;
  const month = `${expYear}-${String(expMonth).padStart(2, '0')}`;
  const card = { card: `${brand} ${last4}`, until: `${month}-${daysIn(month)}` };
  return refusedOn ? { ...card, refusedOn } : card;
}
