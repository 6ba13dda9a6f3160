import type { BillingOverview, PaymentMethod } from '#contract/billing/payments.ts';
import type { Language } from '#contract/primitives.ts';
import { onThisCard, paysWords } from '#domain/money/card-parts.ts';

/** `08/28`, as it stands on the card. */
export const cardEnd = ({ expMonth, expYear }: { expMonth: number; expYear: number }): string =>
  `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`;

/** The card that is charged by itself, where one is. */
export const chargedOf = ({
  methods,
}: Pick<BillingOverview, 'methods'>): PaymentMethod | undefined =>
  methods.find(({ isDefault, expired }) => isDefault && !expired);

/** Which of all that cards pay is this one's. */
export const partOf = ({ brand, last4, isDefault, expired }: PaymentMethod) => ({
  card: `${brand} ${last4}`,
  isFirst: isDefault && !expired,
});

/** What it pays by itself; empty where it is neither charged nor has anything reserved on it. */
export function cardPays(
  method: PaymentMethod,
  { byCard }: Pick<BillingOverview, 'byCard'>,
  language: Language,
): string {
  const parts = onThisCard(byCard, partOf(method));
  return parts.length > 0 || partOf(method).isFirst ? paysWords(parts, language) : '';
}
