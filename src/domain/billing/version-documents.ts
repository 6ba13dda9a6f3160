/**
 * What was accepted is what is invoiced, to the fils: what the documents of a matter ask for after a change
 * has the VAT of the version that was accepted, not a share of what stood there before.
 */
import { creditShares, type UncreditedSums } from '#domain/billing/credits.ts';
import type { Sums } from '#domain/billing/invoice.ts';
import { money, vatWithin } from '#domain/money.ts';

const within = (amount: number, most: number) => Math.min(Math.max(0, amount), Math.max(0, most));

const leftAfter = (
  left: UncreditedSums,
  { total, vat, paidOut }: UncreditedSums,
): UncreditedSums => ({
  total: left.total - total,
  vat: left.vat - vat,
  paidOut: left.paidOut - paidOut,
});

/**
 * The credits of documents, so that what they leave is the version. All but the last that is credited in part
 * take their share, and that one the difference. No credit gives VAT that was never asked for: where a version
 * costs less in all and more of it is ours, the difference is no credit, and the share stands.
 */
export function creditsTo(
  documents: readonly UncreditedSums[],
  credits: readonly number[],
  version: UncreditedSums,
): Sums[] {
  const shares = documents.map((left, at) => creditShares(left, credits[at] ?? 0));
  const last = documents.findLastIndex(({ total }, at) => {
    const amount = credits[at] ?? 0;
    return amount > 0 && amount < total;
  });
  return shares.map((share, at) => {
    const left = documents[at];
    if (at !== last || !left) return share;
    const others = documents
      .map((one, place) => (place === at ? one : leftAfter(one, shares[place] ?? share)))
      .reduce((sum, { vat, paidOut }) => ({ vat: sum.vat + vat, paidOut: sum.paidOut + paidOut }), {
        vat: 0,
        paidOut: 0,
      });
    const vat = others.vat - version.vat;
    if (vat < 0 || vat > Math.min(left.vat, share.total)) return share;
    const most = Math.min(left.paidOut, share.total - vat);
    const paidOut = within(others.paidOut - version.paidOut, most);
    return { total: share.total, vat, net: share.total - vat, paidOut };
  });
}

/**
 * What is asked for besides what documents ask for already, with the VAT that the version has beyond theirs:
 * ours and what is handed on at cost apart, because only ours carries VAT.
 */
export function moreTo(
  documents: readonly UncreditedSums[],
  amount: number,
  version: UncreditedSums,
): Sums {
  const sumOf = (part: (left: UncreditedSums) => number) =>
    documents.reduce((sum, left) => sum + part(left), 0);
  const paidOut = within(version.paidOut - sumOf((left) => left.paidOut), amount);
  const own = vatWithin(money(amount - paidOut, 'AED')).amount;
  const beyond = version.vat - sumOf((left) => left.vat);
  const vat = beyond < 0 || beyond > amount - paidOut ? own : beyond;
  return { total: amount, vat, net: amount - vat, paidOut };
}
