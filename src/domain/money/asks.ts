/** What is still asked for, by which day and who pays it, as a notification keeps it. */
import type { CardPays, MoneyFacts } from '#contract/money-facts.ts';
import { Currency, Day, type Money } from '#contract/primitives.ts';
import type { KeptInstalment } from '#domain/billing/invoice.ts';
import { collectedAtOnce, nothingMoved } from '#domain/money/facts.ts';
import type { AskedSum } from '#domain/money/letter-sums.ts';
import { lessTaken } from '#domain/money/open-parts.ts';
import type { Payer } from '#domain/money/words/card.ts';
import { money, sumOf } from '#domain/money.ts';

type About = Record<string, string | number>;

/** What is asked for; where it is not the invoice that the letter is about, by which one. */
export type KeptAsk = KeptInstalment & { invoice?: string };

/** `616000 2026-11-23` for each part, `1000000 2026-11-26 RH-2026-0029` of another invoice; empty where nothing more is asked. */
export const asksAbout = (parts: readonly KeptAsk[], { cardPays, byHand }: Payer): About => ({
  asks: parts
    .map(({ amount, dueOn, invoice }) => [amount, dueOn, invoice].filter(Boolean).join(' '))
    .join(','),
  ...(byHand && { byHand: 1 }),
  ...(cardPays && { payCard: cardPays.card, payUntil: cardPays.until }),
  ...(cardPays?.refusedOn && { payRefused: cardPays.refusedOn }),
});

/** A transfer that was reported for it is being checked: nobody is asked for that a second time. */
export function asksWhileChecking(
  parts: readonly KeptAsk[],
  payer: Payer,
  checking: number,
): About {
  const known = Math.min(checking, sumOf(parts));
  return { ...asksAbout(lessTaken(parts, known), payer), ...checkingAbout(known) };
}

const checkingAbout = (checking: number): About => (checking > 0 ? { checking } : {});

/** What is being checked as a version is accepted: what of it pays for that, and what goes back. */
export const checkedAbout = ({
  checking,
  checkingBack,
}: Pick<MoneyFacts, 'checking' | 'checkingBack'>): About =>
  checking.amount + checkingBack.amount > 0
    ? { checking: checking.amount, checkingBack: checkingBack.amount }
    : {};

/** As a reservation is taken: the saved card is asked for the rest that is due now in the same breath. */
export function asksWhileCollecting(
  parts: readonly KeptInstalment[],
  payer: Payer,
  { today, checking }: { today: Day; checking: number },
): About {
  const { cardPays } = payer;
  const { collecting = 0, collectingOn } = collectedAtOnce({ ...nothingMoved, cardPays }, today);
  // A transfer that is being checked is not taken from the card besides.
  const known = Math.min(checking, sumOf(parts));
  const asked = lessTaken(parts, known);
  const due = asked.filter(({ dueOn }) => dueOn <= today);
  const taken = Math.min(collecting, sumOf(due));
  return {
    ...asksAbout(lessTaken(asked, taken), payer),
    ...checkingAbout(known),
    ...(taken > 0 && { collecting: taken, collectingOn: (collectingOn ?? []).join(',') }),
  };
}

/** What a saved card is being asked for as this is told. */
export function collectingIn({
  collecting,
  collectingOn = '',
  currency,
}: About): Pick<MoneyFacts, 'collecting' | 'collectingOn'> | undefined {
  const known = Currency.safeParse(currency);
  if (typeof collecting !== 'number' || !known.success) return undefined;
  const sum: Money = money(collecting, known.data);
  return { collecting: sum, collectingOn: String(collectingOn).split(',').filter(Boolean) };
}

/** What is being checked of transfers as this is told. */
export function checkingIn({ checking, currency }: About): Money | undefined {
  const known = Currency.safeParse(currency);
  return typeof checking === 'number' && known.success ? money(checking, known.data) : undefined;
}

/** Undefined where it tells of none, which is not the same as nothing. */
export function asksIn(about: About): AskedSum[] | undefined {
  const currency = Currency.safeParse(about.currency);
  if (about.asks === undefined || !currency.success) return undefined;
  const parts = String(about.asks).split(',').filter(Boolean);
  const payer = { byHand: about.byHand === 1, cardPays: cardIn(about) };
  return parts.flatMap((part) => {
    const [amount, dueOn, invoice] = part.split(' ');
    const by = Day.safeParse(dueOn);
    if (!by.success) return [];
    const sum = money(Number(amount), currency.data);
    return [{ sum, by: by.data, ...(invoice && { invoice }), ...payer }];
  });
}

function cardIn({ payCard, payUntil, payRefused }: About): CardPays | null {
  const until = Day.safeParse(payUntil);
  const refused = Day.safeParse(payRefused);
  if (!payCard || !until.success) return null;
  const card = { card: String(payCard), until: until.data };
  return refused.success ? { ...card, refusedOn: refused.data } : card;
}
