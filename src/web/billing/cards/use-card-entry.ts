import { useState } from 'react';
import type { TestCard } from '#contract/billing/payments.ts';
import {
  type CardEntry,
  type CardFaults,
  digitsOf,
  expiryOf,
  faultsOf,
  groupedNumber,
  noCard,
} from '#web/billing/cards/entry.ts';
import { todayInDubai } from '#web/platform/moments.ts';

export interface CardEntryState {
  entry: CardEntry;
  /** Said once somebody tried to go on; before that nobody is corrected while typing. */
  faults: CardFaults;
  change: (field: keyof CardEntry, value: string) => void;
  /** The card as the processor wants it, or nothing while something is wrong. */
  read: () => TypedCard | undefined;
  /** A test card: its number, and whatever else is still empty. */
  take: (number: string) => void;
}

export interface TypedCard {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
  name: string;
}

/** What is typed of a card, for as long as the form is open and not a moment longer. */
export function useCardEntry(tests: readonly Pick<TestCard, 'number'>[]): CardEntryState {
  const [entry, setEntry] = useState(noCard);
  const [tried, setTried] = useState(false);
  const listed = tests.map(({ number }) => number);
  const faults = faultsOf(entry, todayInDubai(), listed);
  const read = () => {
    setTried(true);
    return Object.keys(faults).length === 0 ? typed(entry) : undefined;
  };
  return {
    entry,
    faults: tried ? faults : {},
    change: (field, value) => setEntry((known) => ({ ...known, [field]: value })),
    read,
    take: (number) => setEntry((known) => ({ ...filled(known), number: groupedNumber(number) })),
  };
}

/** Any date to come and any code will do for a card of the sandbox. */
function filled({ expiry, cvc, name }: CardEntry): Omit<CardEntry, 'number'> {
  const year = Number(todayInDubai().slice(2, 4)) + 2;
  return { expiry: expiry || `12/${year}`, cvc: cvc || '123', name: name || 'Rihla Test' };
}

function typed({ number, expiry, cvc, name }: CardEntry): TypedCard | undefined {
  const end = expiryOf(expiry);
  if (!end) return undefined;
  return {
    number: digitsOf(number),
    expMonth: end.month,
    expYear: end.year,
    cvc: digitsOf(cvc),
    name: name.trim(),
  };
}
