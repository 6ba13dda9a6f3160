/**
 * One function for each fact about money: due now, due later, reserved, paid, comes back, and the term
 * that says so. Sheet, dialog, page, mail, paper and assistant say what stands here and nothing else.
 */
import type {
  BackShare,
  CardPays,
  DuePart,
  MoneyFacts,
  MoneyStage,
} from '#contract/money-facts.ts';
import type { Currency, Day, Money } from '#contract/primitives.ts';
import { creditsFor } from '#domain/billing/credits.ts';
import {
  type KeptInstalment,
  openInstalments,
  openParts as openOfDocument,
} from '#domain/billing/invoice.ts';
import {
  byCard,
  excessOf,
  looseShares,
  type Paid,
  type Source,
  sharesBack,
} from '#domain/money/backs.ts';
import { feesWithin, type KeptFee } from '#domain/money/change-fees.ts';
import { type Sending, sendingOf } from '#domain/money/sending.ts';
import { money } from '#domain/money.ts';

/** A part of what was agreed; `by` is null where it waits for a confirmation. */
export interface AgreedPart {
  amount: number;
  kind: DuePart['kind'];
  by: Day | null;
  /** Only a change that a person has yet to confirm asks for it. */
  waits?: boolean;
  /** The earlier day it has once a change is confirmed; null: with that. */
  onceBy?: Day | null | undefined;
  /** What a cheaper change takes of it once it is confirmed. */
  less?: number;
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
  /** It waits for a new quote, and asks for nothing meanwhile. */
  paused?: boolean;
  /** Its card only guarantees it. */
  guarantee?: boolean;
  /** A person of the house has yet to confirm it. */
  waits?: boolean;
  /** A change that is not made yet: documents do not know of it. */
  changes?: boolean;
  /** By when a change that makes it dearer is paid; null: as it is made or confirmed. */
  moreBy?: Day | null;
  keptUnder?: MoneyFacts['keptUnder'];
  /** Of what is kept, the fees for changes. */
  changeFees?: readonly KeptFee[];
}

/** What happened: its documents and the money that moved. */
export interface Moved {
  /** Invoices, the oldest first; a booking that nobody confirmed has none. */
  documents: readonly Paid[];
  /** Taken, and not asked back. */
  paid: number;
  reserved: number;
  /** Asked of a card at this moment. */
  collecting?: number;
  collectingOn?: MoneyFacts['collectingOn'];
  /** Only what is due by now is asked of it. */
  collectsDue?: boolean;
  /** The last reservation that was let go whole. */
  released: number;
  /** Asked back and not arrived. */
  returning: number;
  returned: number;
  /** To which cards that is, in parts. */
  backs?: readonly Back[];
  /** Paid for something that has no document yet, the newest first. */
  loose?: readonly Source[];
  /** Credited by the house of its own accord. */
  forgiven: number;
  ways: MoneyFacts['ways'];
  cards?: MoneyFacts['cards'];
  reservedOn?: MoneyFacts['reservedOn'];
  /** Where the reservation stood that was let go. */
  releasedOn?: MoneyFacts['reservedOn'];
  creditNotes?: MoneyFacts['creditNotes'];
  cardPays: CardPays | null;
  /** The document to pay next, or else the latest. */
  invoice: string | null;
}

/** A refund that left, or is about to. */
type Back = Pick<Source, 'way' | 'card'> & Sending & { amount: number; gone: boolean };

export const nothingMoved: Moved = {
  documents: [],
  paid: 0,
  reserved: 0,
  released: 0,
  returning: 0,
  returned: 0,
  forgiven: 0,
  ways: [],
  cardPays: null,
  invoice: null,
};

/** As the books have just asked for it: a saved card pays what is due now, before anybody reads of it. */
export function collectedAtOnce(moved: Moved, today: Day): Moved {
  const { cardPays } = moved;
  if (!cardPays || cardPays.until < today) return moved;
  return {
    ...moved,
    collecting: Number.MAX_SAFE_INTEGER,
    collectingOn: [cardPays.card],
    collectsDue: true,
  };
}

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
  const taking = Math.min(moved.reserved, takeable(agreed.stage, open, isNow));
  const asked = lessTaken(open, taking);
  const collectable = moved.collectsDue ? asked.filter(isNow) : asked;
  const collecting = Math.min(moved.collecting ?? 0, sumOf(collectable));
  const left = lessTaken(asked, collecting);
  const kept = agreed.stage === 'over' ? keptOf(agreed.kept, agreed, moved) : agreed.kept;
  return {
    stage: agreed.stage,
    total: agreed.total,
    ways: moved.ways,
    reservedOn: heldOn(agreed, moved),
    cards: moved.cards ?? [],
    creditNotes: moved.creditNotes ?? [],
    cardPays: moved.cardPays,
    byHand: agreed.byHand ?? false,
    invoice: moved.invoice,
    paused: agreed.paused ?? false,
    guarantee: agreed.guarantee ?? false,
    // What a document asks for is due whoever has yet to confirm a change of it.
    waits: agreed.waits === true && moved.documents.length === 0,
    keptUnder: agreed.keptUnder ?? null,
    due: asOne(left, (part) => whenOf(part, isNow(part))).map((part) =>
      dueOf(part, isNow(part), currency),
    ),
    dueNow: sum(sumOf(left.filter(isNow))),
    reserved: sum(moved.reserved - taking),
    released: sum(agreed.stage === 'over' ? moved.released : 0),
    taking: sum(taking),
    collecting: sum(collecting),
    collectingOn: collecting > 0 ? (moved.collectingOn ?? []) : [],
    paid: sum(moved.paid - over),
    returning: sum(moved.returning + over),
    returned: sum(moved.returned),
    ...backsOf(moved, over, { currency, today }),
    ...comingBack(agreed, moved),
    kept: sum(kept),
    keptFor: feesWithin(agreed.changeFees ?? [], kept).map(({ on, amount }) => ({
      on,
      sum: sum(amount),
    })),
    forgiven: sum(moved.forgiven),
  };
}

/**
 * What is held on the card is taken for what is due by now; before anything is agreed nothing is, and once
 * it is over all that is still owed, whatever its day was.
 */
function takeable(
  stage: MoneyStage,
  open: readonly OpenPart[],
  isNow: (part: OpenPart) => boolean,
): number {
  if (stage === 'over') return sumOf(open);
  return stage === 'agreed' ? sumOf(open.filter(isNow)) : 0;
}

/** Once nothing is held any more, where it was. */
function heldOn({ stage }: Agreement, { reservedOn = [], releasedOn = [] }: Moved): string[] {
  const isLetGo = stage === 'over' && reservedOn.length === 0;
  return [...(isLetGo ? releasedOn : reservedOn)];
}

/** What was asked back, and what is about to be. */
function backsOf(
  { backs = [], documents, loose = [] }: Moved,
  over: number,
  { currency, today }: { currency: Currency; today: Day },
) {
  const partsOf = (gone: boolean) =>
    backs
      .filter((back) => back.gone === gone)
      .map((back) => {
        const { way, card, amount } = back;
        return { way, card, amount, ...sendingOf(back, today) };
      });
  const coming = documents.length
    ? sharesBack(documents, { less: 0, currency })
    : looseShares(loose, over, currency);
  const more = coming.map(({ way, card, sum }) => ({ way, card, amount: sum.amount }));
  return {
    returningTo: byCard(over > 0 ? [...partsOf(false), ...more] : partsOf(false), currency),
    returnedTo: byCard(partsOf(true), currency),
  };
}

/**
 * What is to be paid besides what is reserved: that is taken by itself, the first due first, and nobody is
 * asked for it a second time. What is over takes nothing more, so there all of it is asked for.
 */
export function dueBeside({
  stage,
  due,
  reserved,
}: Pick<MoneyFacts, 'stage' | 'due' | 'reserved'>): DuePart[] {
  const parts = due.map((part) => ({ ...part, amount: part.sum.amount }));
  return lessTaken(parts, stage === 'over' ? 0 : reserved.amount).map(({ amount, ...part }) => ({
    ...part,
    sum: money(amount, part.sum.currency),
  }));
}

/** What is to be paid now is one sum, and so is what waits for a confirmation; other days stay apart. */
const whenOf = ({ by }: OpenPart, now: boolean): string | undefined =>
  now ? 'now' : by === null ? 'confirmation' : undefined;

/** Parts that fall due together are asked for in one sum: nobody reads a deposit and its balance of one day. */
export function asOne<Part extends AgreedPart>(
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
      };
    else joined.push(part);
  }
  return joined;
}

const dueOf = (
  { amount, kind, by, waits, onceBy, less = 0 }: OpenPart,
  now: boolean,
  currency: Currency,
): DuePart => ({
  sum: money(amount, currency),
  kind,
  by,
  now,
  // What has no day is asked for with the confirmation anyhow.
  ...(waits && by !== null && { waits }),
  ...(onceBy !== undefined && !now && { onceBy }),
  ...(less > 0 && { less: money(Math.min(less, amount), currency) }),
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
  const by = agreed.moreBy ?? null;
  const added = { dueOn: by ?? '', by, kind: 'all', waits: agreed.waits ?? false } as const;
  const more: OpenPart[] = coming > 0 ? [{ amount: coming, ...added }] : [];
  const after = lessened(documents, -coming);
  // What was agreed holds until a change of it is confirmed: what it asks for, and its day.
  const asked = agreed.stage === 'asked' ? documents.flatMap(lessOf(after)) : after.flatMap(openOf);
  return [...asked, ...more].toSorted(byDay);
}

const openOf = (document: Paid): OpenPart[] =>
  openOfDocument(document).map((part) => ({ ...part, by: part.dueOn }));

/** The last parts of a document are what a credit takes first. */
const lessOf =
  (after: readonly Paid[]) =>
  (document: Paid, at: number): OpenPart[] => {
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
function comingOf(agreed: Agreement, moved: Moved): number {
  if (agreed.stage !== 'asked' && !agreed.changes) return 0;
  const owed = Math.max(0, agreed.total.amount + agreed.kept - moved.forgiven);
  return owed - owedOf(agreed, moved);
}

/** What was paid beyond a change that makes it cheaper: it leaves as that is made, or confirmed. */
function comingBack(agreed: Agreement, moved: Moved) {
  const { currency } = agreed.total;
  const { documents, loose = [], paid } = moved;
  const said = (amount: number, comesBackTo: BackShare[]) => ({
    comesBack: money(amount, currency),
    comesBackTo: amount > 0 ? comesBackTo : [],
  });
  if (documents.length === 0) {
    const over = agreed.stage === 'asked' ? Math.max(0, paid - sumOf(agreed.parts)) : 0;
    return said(over, looseShares(loose, over, currency));
  }
  const less = -comingOf(agreed, moved);
  const excess = (taken: number) =>
    excessOf(documents, taken).reduce((all, amount) => all + amount, 0);
  return said(excess(less) - excess(0), sharesBack(documents, { less, currency }));
}

/** As a credit will take it: what nobody has paid first. */
function lessened(documents: readonly Paid[], less: number): Paid[] {
  const standings = documents.map(({ total, credited, paid, leaving = 0, fee }) => ({
    left: total - credited,
    held: paid - leaving,
    fee,
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
