/** What is still asked for, part by part and day by day: of documents, or of what was agreed before there were any. */

import type { DuePart, MoneyStage } from '#contract/money-facts.ts';
import type { Day, Money } from '#contract/primitives.ts';
import { creditsFor } from '#domain/billing/credits.ts';
import { type KeptInstalment, openInstalments, openOfDocument } from '#domain/billing/invoice.ts';
import type { PaidInvoice } from '#domain/money/backs.ts';
import { sumOf } from '#domain/money.ts';

/** A part of what was agreed; `by` is null where it waits for a confirmation. */
export interface AgreedMoney {
  amount: number;
  kind: DuePart['kind'];
  by: Day | null;
  /** Only a change that a person has yet to confirm asks for it. */
  waits?: boolean;
  /** The other day it has once a change is confirmed; null: with that. */
  onceBy?: Day | null | undefined;
  /** What a cheaper change takes of it once it is confirmed. */
  less?: number;
  /** What of it is the fee for a change that is not made yet. */
  fee?: number;
}

/** What was agreed, as far as it asks for something. Sums are minor units of one currency. */
export interface AskedMoney {
  stage: MoneyStage;
  total: Money;
  /** What is asked for where no document asks for it yet. */
  parts: readonly AgreedMoney[];
  /** Fees that stay with the house. */
  kept: number;
  /** The house asks for nothing. */
  waived?: boolean;
  /** A person of the house has yet to confirm it. */
  waits?: boolean;
  /** A change that is not made yet: documents do not know of it. */
  changes?: boolean;
  /** A change of what stands that a person has yet to confirm: what it would cost, and the fees kept with it. */
  wish?: { total: number; kept: number } | undefined;
  /** By when a change that makes it dearer is paid; null: as it is made or confirmed. */
  moreBy?: Day | null;
  /** What a change costs by itself that is not made yet. */
  changeFee?: number | undefined;
}

/** What was invoiced and paid of it. */
export interface InvoicedMoney {
  /** Invoices, the oldest first; a booking that nobody confirmed has none. */
  documents: readonly PaidInvoice[];
  /** Taken, and not asked back. */
  paid: number;
  /** Credited by the house of its own accord; what of it had been paid, and goes back; and what has left so. */
  forgiven: number;
  forgivenBack?: number;
  forgivenGone?: number;
}

export type OpenMoney = KeptInstalment & AgreedMoney;

/** Parts that fall due together are asked for in one sum: nobody reads a deposit and its balance of one day. */
export function asOne<Part extends AgreedMoney>(
  parts: readonly Part[],
  when: (part: Part) => string | undefined,
): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const same = joined.findIndex(
      (other) => when(other) !== undefined && when(other) === when(part),
    );
    const other = joined[same];
    if (other)
      joined[same] = {
        ...other,
        amount: other.amount + part.amount,
        kind: 'all',
        less: (other.less ?? 0) + (part.less ?? 0),
        fee: (other.fee ?? 0) + (part.fee ?? 0),
      };
    else joined.push(part);
  }
  return joined;
}

/** Owed in all by now: what documents ask for, or what the agreement says where there is none yet. */
export function askedInAll(
  { parts, stage, waived }: AskedMoney,
  { documents, paid }: InvoicedMoney,
): number {
  if (documents.length > 0)
    return documents.reduce((all, { total, credited }) => all + total - credited, 0);
  // Paid before it is agreed: it waits there, and is no excess.
  if (stage !== 'over') return Math.max(paid, sumOf(parts));
  return waived ? 0 : sumOf(parts);
}

/** What is kept in the end is never more than documents ask for: they know what the house gave. */
export const keptInTheEnd = (amount: number, agreed: AskedMoney, moved: InvoicedMoney): number =>
  moved.documents.length > 0 ? Math.min(amount, askedInAll(agreed, moved)) : amount;

/** What is still to be paid, part by part; documents outrank what was quoted before there were any. */
export function openParts(agreed: AskedMoney, moved: InvoicedMoney): OpenMoney[] {
  if (agreed.waived) return [];
  const { documents, paid } = moved;
  if (documents.length === 0) {
    const instalments = agreed.parts.map((part) => ({ ...part, dueOn: part.by ?? '' }));
    return openInstalments({ instalments, total: sumOf(agreed.parts), paid, credited: 0 });
  }
  const coming = comingOf(agreed, moved);
  const by = agreed.moreBy ?? null;
  const added = { dueOn: by ?? '', by, kind: 'all', waits: isAwaited(agreed) } as const;
  const fee = Math.min(coming, agreed.changeFee ?? 0);
  const more: OpenMoney[] = coming > 0 ? [{ amount: coming, ...added, fee }] : [];
  const after = lessened(documents, -coming);
  // What was agreed holds until a change of it is confirmed: what it asks for, and its day.
  const asked = isAwaited(agreed) ? documents.flatMap(lessOf(after)) : after.flatMap(openOf);
  return [...asked, ...more].toSorted(byDay);
}

const isAwaited = ({ stage, wish }: AskedMoney) => stage === 'asked' || wish !== undefined;

const openOf = (document: PaidInvoice): OpenMoney[] =>
  openOfDocument(document).map((part) => ({ ...part, by: part.dueOn }));

/** The last parts of a document are what a credit takes first. */
const lessOf =
  (after: readonly PaidInvoice[]) =>
  (document: PaidInvoice, at: number): OpenMoney[] => {
    let less = (after[at]?.credited ?? 0) - document.credited;
    return openOf(document)
      .toReversed()
      .map((part) => {
        const taken = Math.min(less, part.amount);
        less -= taken;
        return { ...part, less: taken };
      })
      .toReversed();
  };

/** How much more, or less, a change that a person has yet to confirm asks for than the documents do so far. */
export function comingOf(agreed: AskedMoney, moved: InvoicedMoney): number {
  const { wish, total, kept } = agreed;
  if (agreed.stage !== 'asked' && !agreed.changes && !wish) return 0;
  const asked = wish ? wish.total + wish.kept : total.amount + kept;
  const owed = Math.max(0, asked - moved.forgiven);
  return owed - askedInAll(agreed, moved);
}

/** As a credit will take it: what nobody has paid first. */
function lessened(documents: readonly PaidInvoice[], less: number): PaidInvoice[] {
  const standings = documents.map(({ total, credited, paid, fee }) => ({
    left: total - credited,
    held: paid,
    fee,
  }));
  const credits = creditsFor(standings, Math.max(0, less));
  return documents.map((document, at) => ({
    ...document,
    credited: document.credited + (credits[at] ?? 0),
  }));
}

const late = '9999-12-31';
const byDay = (one: OpenMoney, other: OpenMoney) =>
  (one.by ?? late).localeCompare(other.by ?? late);

/** The first due is paid first. */
export function lessTaken<Part extends { amount: number }>(
  parts: readonly Part[],
  taking: number,
): Part[] {
  let left = taking;
  return parts.flatMap((part) => {
    const covered = Math.min(left, part.amount);
    left -= covered;
    return part.amount > covered ? [{ ...part, amount: part.amount - covered }] : [];
  });
}
