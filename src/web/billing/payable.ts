import type { Instalment, Invoice } from '#contract/billing.ts';
import type { PayFor } from '#contract/billing-payments.ts';
import type { Money } from '#contract/primitives.ts';
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
  /** Where the bank's question leads back to. */
  returnTo: string;
}

export function payableOf({ id, title, number, next, outstanding, guarantee }: Invoice): Payable {
  return {
    for: { kind: 'invoice', id },
    title,
    number,
    next: next ?? undefined,
    outstanding,
    guarantee,
    returnTo: billingAddresses.invoices,
  };
}
