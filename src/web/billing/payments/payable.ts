import type { Instalment, Invoice } from '#contract/billing/invoices.ts';
import type { PaymentFor } from '#contract/billing/payments.ts';
import type { DueKind } from '#contract/money-facts.ts';
import type { Language, Money } from '#contract/primitives.ts';
import { feeTitle } from '#domain/billing/invoice-words.ts';
import type { Payer } from '#domain/money/words/card.ts';
import type { ReservedTaking } from '#domain/money/words/hold.ts';
import { minus } from '#domain/money.ts';
import { billingAddresses } from '#web/billing/addresses.ts';
import { todayInDubai } from '#web/platform/moments.ts';

/** What can be paid: an invoice, or what a held booking wants with its confirmation. */
export interface Payable {
  for: PaymentFor;
  title: string;
  number: string;
  /** What is due next; a part of what is open, or all of it. */
  next: (Instalment & { kind?: DueKind }) | undefined;
  outstanding: Money;
  /** A card only has it reserved, until then; null where it is paid at once. */
  reserves: ReservedTaking | null;
  /** Came by transfer and is being checked: left out of the sums. */
  checking?: Money;
  /** Who pays it on its day, where nobody does before. */
  payer: Payer;
  /** Where the bank's question leads back to. */
  returnTo: string;
}

export function payableOf(invoice: Invoice, language: Language): Payable {
  const { id, title, number, guarantee, cardPays, byHand, keptUnder, checking, once } = invoice;
  // What came by transfer and is being checked is not paid a second time.
  const outstanding = minus(invoice.outstanding, checking);
  const next =
    invoice.asked ??
    (invoice.next && outstanding.amount > 0 ? { ...invoice.next, amount: outstanding } : null);
  return {
    for: { kind: 'invoice', id },
    title: feeTitle(title, keptUnder, language),
    number,
    next: next ?? undefined,
    outstanding,
    // On its day it is taken as it is paid.
    reserves:
      guarantee && next && next.dueOn > todayInDubai()
        ? // An invoice does not know its terms: whoever cancels may pay a fee of it before its day.
          { on: next.dueOn, waits: false, fee: true }
        : null,
    checking,
    payer: { cardPays, byHand, once },
    returnTo: billingAddresses.invoices,
  };
}
