/**
 * One function for each fact about money: due now, due later, reserved, paid, comes back, and the term
 * that says so. Sheet, dialog, page, mail, paper and assistant say what stands here and nothing else.
 */
import type { CardPays, DuePart, MoneyFacts, MoneyStage } from '#contract/money-facts.ts';
import type { Currency, Day, Money } from '#contract/primitives.ts';
import { creditsFor } from '#domain/billing/credits.ts';
import {
  type KeptInstalment,
  openInstalments,
  openParts as openOfDocument,
  type Scheduled,
} from '#domain/billing/invoice.ts';
import { money } from '#domain/money.ts';

/** A part of what was agreed; `by` is null where it waits for a confirmation. */
export interface AgreedPart {
  amount: number;
  kind: DuePart['kind'];
  by: Day | null;
}

/** What was agreed, as far as its money goes. Sums are minor units of one currency. */
interface Agreement {
  stage: MoneyStage;
  total: Money;
  /** What is asked for where no document asks for it yet. */
  parts: readonly AgreedPart[];
  /** Fees that stay with the house. */
  kept: number;
  /** The house asks for nothing. */
  waived?: boolean;
  /** No saved card is charged for it. */
  byHand?: boolean;
  /** It waits for a new proposal, and asks for nothing meanwhile. */
  paused?: boolean;
}

/** `leaving`: of what was paid of it, what is on its way back. */
type Document = Scheduled & { leaving?: number };

/** What happened: its documents and the money that moved. */
export interface Moved {
  /** Invoices, the oldest first; a booking that nobody confirmed has none. */
  documents: readonly Document[];
  /** Taken, and not asked back. */
  paid: number;
  reserved: number;
  /** The last reservation that was let go whole. */
  released: number;
  /** Asked back and not arrived. */
  returning: number;
  returned: number;
  /** Credited by the house of its own accord. */
  forgiven: number;
  ways: MoneyFacts['ways'];
  cards?: MoneyFacts['cards'];
  creditNotes?: MoneyFacts['creditNotes'];
  cardPays: CardPays | null;
  /** The document to pay next, or else the latest. */
  invoice: string | null;
}

export const nothingMoved: Moved = {
  ...{ documents: [], paid: 0, reserved: 0, released: 0, returning: 0, returned: 0 },
  ...{ forgiven: 0, ways: [] },
  cardPays: null,
  invoice: null,
};

type OpenPart = KeptInstalment & AgreedPart;

/** All but how it may end, which depends on its terms. */
export function standingFacts(
  agreed: Agreement,
  moved: Moved,
  today: Day,
): Omit<MoneyFacts, 'endings'> {
  const { currency } = agreed.total;
  const sum = (amount: number) => money(amount, currency);
  const open = openParts(agreed, moved);
  const over = Math.max(0, moved.paid - owedOf(agreed, moved));
  const isNow = ({ by }: OpenPart) => by !== null && by <= today;
  const wanted = open.filter(isNow).reduce((all, { amount }) => all + amount, 0);
  // What is held on the card is taken for what is due; before anything is agreed nothing is.
  const takes = agreed.stage === 'agreed' || agreed.stage === 'over';
  const taking = takes ? Math.min(wanted, moved.reserved) : 0;
  return {
    ...{ stage: agreed.stage, total: agreed.total, ways: moved.ways },
    ...{ cards: moved.cards ?? [], creditNotes: moved.creditNotes ?? [] },
    ...{ cardPays: moved.cardPays, byHand: agreed.byHand ?? false, invoice: moved.invoice },
    paused: agreed.paused ?? false,
    due: lessTaken(open, taking).map((part) => dueOf(part, isNow(part), currency)),
    dueNow: sum(wanted - taking),
    reserved: sum(moved.reserved - taking),
    released: sum(agreed.stage === 'over' ? moved.released : 0),
    taking: sum(taking),
    paid: sum(moved.paid - over),
    returning: sum(moved.returning + over),
    returned: sum(moved.returned),
    kept: sum(agreed.stage === 'over' ? keptOf(agreed.kept, agreed, moved) : agreed.kept),
    forgiven: sum(moved.forgiven),
  };
}

/**
 * What is to be paid besides what is reserved: that is taken by itself, the first due first, and nobody is
 * asked for it a second time. What is over takes nothing more, so there all of it is asked for.
 */
export function dueBeside({ stage, due, reserved }: Omit<MoneyFacts, 'endings'>): DuePart[] {
  const parts = due.map((part) => ({ ...part, amount: part.sum.amount }));
  return lessTaken(parts, stage === 'over' ? 0 : reserved.amount).map(({ amount, ...part }) => ({
    ...part,
    sum: money(amount, part.sum.currency),
  }));
}

const dueOf = ({ amount, kind, by }: OpenPart, now: boolean, currency: Currency): DuePart => ({
  ...{ sum: money(amount, currency), kind, by, now },
});

/** Owed in all by now: what documents ask for, or what the agreement says where there is none yet. */
function owedOf({ parts, stage, waived }: Agreement, { documents, paid }: Moved): number {
  if (documents.length > 0)
    return documents.reduce((all, { total, credited }) => all + total - credited, 0);
  // Paid before it is agreed: it waits there, and is no excess.
  if (stage !== 'over') return Math.max(paid, sumOf(parts));
  return waived ? 0 : sumOf(parts);
}

/** What is kept in the end is never more than documents ask for: they know what the house gave. */
export const keptOf = (amount: number, agreed: Agreement, moved: Moved): number =>
  moved.documents.length > 0 ? Math.min(amount, owedOf(agreed, moved)) : amount;

const sumOf = (parts: readonly { amount: number }[]) =>
  parts.reduce((all, { amount }) => all + amount, 0);

/** What is still to be paid, part by part; documents outrank what was quoted before there were any. */
function openParts(agreed: Agreement, moved: Moved): OpenPart[] {
  if (agreed.waived) return [];
  const { documents, paid } = moved;
  if (documents.length === 0) {
    const instalments = agreed.parts.map((part) => ({ ...part, dueOn: part.by ?? '' }));
    return openInstalments({ instalments, total: sumOf(agreed.parts), paid, credited: 0 });
  }
  const coming = comingOf(agreed, moved);
  const more: OpenPart[] = coming > 0 ? [{ amount: coming, dueOn: '', by: null, kind: 'all' }] : [];
  return [...lessened(documents, -coming).flatMap(openOf), ...more].toSorted(byDay);
}

const openOf = (document: Scheduled): OpenPart[] =>
  openOfDocument(document).map((part) => ({ ...part, by: part.dueOn }));

/** How much more, or less, a change that a person has yet to confirm asks for than the documents do so far. */
function comingOf(agreed: Agreement, moved: Moved): number {
  if (agreed.stage !== 'asked') return 0;
  const owed = Math.max(0, agreed.total.amount + agreed.kept - moved.forgiven);
  return owed - owedOf(agreed, moved);
}

/** As a credit will take it: what nobody has paid first. */
function lessened(documents: readonly Document[], less: number): Document[] {
  const standings = documents.map(({ total, credited, paid, leaving = 0 }) => ({
    ...{ left: total - credited, held: paid - leaving },
  }));
  const credits = creditsFor(standings, Math.max(0, less));
  return documents.map((document, at) => ({
    ...document,
    credited: document.credited + (credits[at] ?? 0),
  }));
}

const late = '9999-12-31';
const byDay = (one: OpenPart, other: OpenPart) => (one.by ?? late).localeCompare(other.by ?? late);

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
