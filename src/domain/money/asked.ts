/** What is still asked for, by which day and who pays it, as a notification keeps it. */
import type { CardPays } from '#contract/money-facts.ts';
import { Currency, Day } from '#contract/primitives.ts';
import type { KeptInstalment } from '#domain/billing/invoice.ts';
import type { Payer } from '#domain/money/card-words.ts';
import type { AskedBy } from '#domain/money/words.ts';
import { money } from '#domain/money.ts';

type About = Record<string, string | number>;

/** `616000 2026-11-23` for each part; empty where nothing more is asked. */
export const asksAbout = (
  parts: readonly KeptInstalment[],
  { cardPays, byHand }: Payer,
): About => ({
  asks: parts.map(({ amount, dueOn }) => `${amount} ${dueOn}`).join(','),
  ...(byHand && { byHand: 1 }),
  ...(cardPays && { payCard: cardPays.card, payUntil: cardPays.until }),
});

/** Undefined where it tells of none, which is not the same as nothing. */
export function asksIn(about: About): AskedBy[] | undefined {
  const currency = Currency.safeParse(about.currency);
  if (about.asks === undefined || !currency.success) return undefined;
  const parts = String(about.asks).split(',').filter(Boolean);
  const payer = { byHand: about.byHand === 1, cardPays: cardIn(about) };
  return parts.flatMap((part) => {
    const [amount, dueOn] = part.split(' ');
    const by = Day.safeParse(dueOn);
    return by.success ? [{ sum: money(Number(amount), currency.data), by: by.data, ...payer }] : [];
  });
}

function cardIn({ payCard, payUntil }: About): CardPays | null {
  const until = Day.safeParse(payUntil);
  return payCard && until.success ? { card: String(payCard), until: until.data } : null;
}
