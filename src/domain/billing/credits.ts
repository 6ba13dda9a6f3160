/** Credit notes: which documents ask for less where less is owed, and the VAT of each note. */
import type { Sums } from '#domain/billing/invoice.ts';
import { fraction, money } from '#domain/money.ts';

/** A document in minor units: its total less credits, and what of it is paid and not on its way back. */
interface Credited {
  left: number;
  held: number;
  /** Of its total, a fee for a change: it outlives what was changed. */
  fee?: number | undefined;
  /** Held on a card for it, of something that is over: the fees of it are taken of that. */
  reserved?: number | undefined;
}

/** How far a document is lowered, in turns. */
const floors: ((document: Credited) => number)[] = [
  ({ held, fee = 0, reserved = 0 }) => Math.max(held + reserved, fee),
  ({ held, reserved = 0 }) => held + reserved,
  ({ held, fee = 0 }) => Math.max(held, fee),
  ({ held }) => held,
  ({ fee = 0 }) => fee,
  () => 0,
];

/**
 * What nobody has paid is given up first, so that no more money moves than must; the newest first, and a fee
 * after what it is not for. What is kept is asked for where a card pays it already.
 */
export function creditsFor(documents: readonly Credited[], less: number) {
  let rest = less;
  const credits = documents.map(() => 0);
  for (const floor of floors)
    for (const [at, document] of [...documents.entries()].toReversed()) {
      const left = document.left - (credits[at] ?? 0);
      const taken = Math.min(rest, Math.max(0, left - floor(document)));
      credits[at] = (credits[at] ?? 0) + taken;
      rest -= taken;
    }
  return credits;
}

/** What of a document no credit has taken yet. */
export type UncreditedSums = Pick<Sums, 'total' | 'vat' | 'paidOut'>;

/**
 * The shares of VAT and of handed-on money in the next credit, of what earlier ones left: a credit of all
 * that is left gives back exactly all of it.
 */
export function creditShares({ total, vat, paidOut }: UncreditedSums, amount: number): Sums {
  const share = (part: number, whole: number, taken: number) =>
    whole === 0 ? 0 : fraction(money(part, 'AED'), taken, whole).amount;
  const handedOn = share(paidOut, total, amount);
  // Of what is ours, so that VAT never takes from what was handed on.
  const taxed = share(vat, total - paidOut, amount - handedOn);
  return { total: amount, vat: taxed, net: amount - taxed, paidOut: handedOn };
}
