/** How each event is booked. Debits are positive; every entry adds up to nothing. */
import type { Sums } from '#domain/billing/invoice.ts';

/** The accounts, in minor units of the entry's currency. */
export interface LedgerEntry {
  /** What the client owes. */
  receivable: number;
  income: number;
  vat: number;
  paidOut: number;
  /** At the card processor, and at the bank. */
  card: number;
  bank: number;
}

const nothing: LedgerEntry = { receivable: 0, income: 0, vat: 0, paidOut: 0, card: 0, bank: 0 };

/** Taken away from zero, so that none of the accounts reads minus nothing. */
const less = (amount: number) => 0 - amount;

/** The client owes the total: ours, the state's, and what we handed on. */
export const invoiceEntry = ({ total, vat, net, paidOut }: Sums): LedgerEntry => ({
  ...nothing,
  receivable: total,
  income: less(net - paidOut),
  vat: less(vat),
  paidOut: less(paidOut),
});

export const creditEntry = (sums: Sums): LedgerEntry => reversed(invoiceEntry(sums));

/** Where money comes in and goes out again. */
export type Till = 'card' | 'bank';

export const paymentEntry = (amount: number, till: Till): LedgerEntry => ({
  ...nothing,
  receivable: less(amount),
  [till]: amount,
});

export const refundEntry = (amount: number, till: Till): LedgerEntry =>
  reversed(paymentEntry(amount, till));

const reversed = ({ receivable, income, vat, paidOut, card, bank }: LedgerEntry): LedgerEntry => ({
  receivable: less(receivable),
  income: less(income),
  vat: less(vat),
  paidOut: less(paidOut),
  card: less(card),
  bank: less(bank),
});
