import { useState } from 'react';
import type { BillingOverview } from '#contract/billing/payments.ts';
import { useCardEntry } from '#web/billing/cards/use-card-entry.ts';
import type { PayWay } from '#web/billing/payments/use-pay.ts';
import type { BooksReader } from '#web/billing/use-payer.ts';

/** A saved card by its id, or one of the other ways. */
export type Chosen = 'card' | 'hosted' | 'transfer' | (string & {});

export type Ways = ReturnType<typeof useWays>;

/** How another card is entered: here for the sandbox, there for a processor, nowhere without one. */
const waysOf = { sandbox: 'card', stripe: 'hosted', none: undefined } as const;

export function useWays({ processor, methods, testCards }: BillingOverview, payer: BooksReader) {
  const byTransfer = new URLSearchParams(location.search).get('how') === 'transfer';
  const another = waysOf[processor];
  const usable = methods.filter(({ expired }) => !expired);
  const first = usable.find(({ isDefault }) => isDefault) ?? usable[0];
  const [chosen, choose] = useState<Chosen>(
    byTransfer ? 'transfer' : (first?.id ?? another ?? 'transfer'),
  );
  // Only whose books these are keeps a card with them.
  const mayKeep = payer.kind === 'self';
  // A kept card is charged by itself later: nobody agrees to that by overlooking it.
  const [save, keep] = useState(false);
  const card = useCardEntry(testCards);
  const read = (): PayWay | undefined => {
    if (chosen === 'transfer') return undefined;
    if (chosen === 'hosted') return { kind: 'hosted', save };
    if (chosen !== 'card') return { kind: 'saved', id: chosen };
    const typed = card.read();
    return typed && { kind: 'card', card: typed, save };
  };
  return { chosen, choose, another, usable, mayKeep, save, keep, card, read } as const;
}
