import type { Instalment, Invoice } from '#contract/billing/invoices.ts';
import type { PayFor } from '#contract/billing/payments.ts';
import type { Money } from '#contract/primitives.ts';
import type { Payer } from '#domain/money/card-words.ts';
import { billingAddresses } from '#web/billing/addresses.ts';

/** What can be paid: an invoice, or what a held booking wants with its confirmation. */
export interface Payable {
  for: PayFor;
  title: string;
  number: string;
  /** What is due next; a part of what is open, or all of it. */
  next: Instalment | undefined;
  outstanding: Money;
  /** A card only guarantees it. */
  guarantee: boolean;
  /** Who pays it on its day, where nobody does before. */
  payer: Payer;
  /** Where the bank's question leads back to. */
  returnTo: string;
}

export function payableOf(invoice: Invoice): Payable {
  const { id, title, number, next, outstanding, guarantee, cardPays, byHand } = invoice;
  return {
    for: { kind: 'invoice', id },
    title,
    number,
    next: next ?? undefined,
    outstanding,
    guarantee,
    payer: { cardPays, byHand },
    returnTo: billingAddresses.invoices,
  };
}
