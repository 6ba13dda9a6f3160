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
import type { Currency, Day } from '#contract/primitives.ts';
import {
  byCard,
  excessOf,
  looseShares,
  type RefundSource,
  sharesBack,
} from '#domain/money/backs.ts';
import { feesWithin, type KeptFee } from '#domain/money/change-fees.ts';
import {
  type AskedMoney,
  askedInAll,
  asOne,
  comingOf,
  type InvoicedMoney,
  keptInTheEnd,
  lessTaken,
  type OpenMoney,
  openParts,
} from '#domain/money/open-parts.ts';
import { type RefundSending, sendingOf } from '#domain/money/transit.ts';
import { money, sumOf } from '#domain/money.ts';

/** What was agreed, as far as its money goes. Sums are minor units of one currency. */
interface Agreement extends AskedMoney {
  /** No saved card is charged for it. */
  byHand?: boolean;
  /** It waits for a new quote, and asks for nothing meanwhile. */
  paused?: boolean;
  /** Its card only guarantees it. */
  guarantee?: boolean;
  keptUnder?: MoneyFacts['keptUnder'];
  /** Of what is kept, the fees for changes. */
  changeFees?: readonly KeptFee[];
}

/** What happened: its documents and the money that moved. */
export interface MovedMoney extends InvoicedMoney {
  reserved: number;
  /** Asked of a card at this moment. */
  collecting?: number;
  collectingOn?: MoneyFacts['collectingOn'];
  /** Of transfers that a second colleague has yet to check. */
  checking?: number;
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
  loose?: readonly RefundSource[];
  ways: MoneyFacts['ways'];
  cards?: MoneyFacts['cards'];
  reservedOn?: MoneyFacts['reservedOn'];
  /** Where the reservation stood that was let go. */
  releasedOn?: MoneyFacts['reservedOn'];
  creditNotes?: MoneyFacts['creditNotes'];
  cardPays: CardPays | null;
  /** The document to pay next, or else the latest that was not credited whole. */
  invoice: string | null;
}

/** A refund that left, or is about to. */
type Back = Pick<RefundSource, 'way' | 'card'> & RefundSending & { amount: number; gone: boolean };

export const nothingMoved: MovedMoney = {
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
export function collectedAtOnce(moved: MovedMoney, today: Day): MovedMoney {
  const { cardPays } = moved;
  if (!cardPays || cardPays.until < today) return moved;
  return {
    ...moved,
    collecting: Number.MAX_SAFE_INTEGER,
    collectingOn: [cardPays.card],
    collectsDue: true,
  };
}

/** All but how it may end, which depends on its terms. */
export function standingFacts(
  agreed: Agreement,
  moved: MovedMoney,
  today: Day,
): Omit<MoneyFacts, 'endings'> {
  const { currency } = agreed.total;
  const sum = (amount: number) => money(amount, currency);
  const open = openParts(agreed, moved);
  // What waits for a new quote asks for nothing meanwhile; what is on its way for it counts all the same.
  const owed = agreed.paused ? openParts({ ...agreed, waived: false }, moved) : open;
  const over = Math.max(0, moved.paid - askedInAll(agreed, moved));
  const isNow = ({ by }: OpenMoney) => by !== null && by <= today;
  const taking = Math.min(moved.reserved, takeable(agreed.stage, open, isNow));
  const asked = lessTaken(open, taking);
  const awaited = lessTaken(owed, taking);
  const collectable = moved.collectsDue ? awaited.filter(isNow) : awaited;
  const collecting = Math.min(moved.collecting ?? 0, sumOf(collectable));
  const checking = Math.min(moved.checking ?? 0, sumOf(awaited) - collecting);
  const left = lessTaken(asked, collecting + checking);
  const back = goingBack(agreed, moved, sumOf(owed));
  const kept = stayingOf(agreed, moved);
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
      duePart(part, isNow(part), currency),
    ),
    dueNow: sum(sumOf(left.filter(isNow))),
    reserved: sum(moved.reserved - taking),
    released: sum(agreed.stage === 'over' ? moved.released : 0),
    taking: sum(taking),
    collecting: sum(collecting),
    checking: sum(checking),
    collectingBack: back.collecting,
    checkingBack: back.checking,
    collectingOn: collecting + back.collecting.amount > 0 ? (moved.collectingOn ?? []) : [],
    paid: sum(moved.paid - over),
    returning: sum(moved.returning + over),
    returned: sum(moved.returned),
    ...backsOf(moved, over, { currency, today }),
    ...comingBack(agreed, moved),
    kept: sum(kept),
    keptLess: sum(agreed.stage === 'over' ? Math.max(0, agreed.kept - kept) : 0),
    keptFor: feesWithin(agreed.changeFees ?? [], kept).map(({ on, amount }) => ({
      on,
      sum: sum(amount),
    })),
    forgiven: sum(moved.forgiven),
    forgivenBack: sum(moved.forgivenBack ?? 0),
    // What a card would not take leaves with the next note: it was counted with its own before.
    forgivenGone: sum(Math.min(moved.forgivenGone ?? 0, moved.forgivenBack ?? 0)),
  };
}

/** What stays with the house: what it gave of a fee does not. Of what is over that was weighed as it ended. */
function stayingOf(agreed: Agreement, moved: MovedMoney): number {
  if (agreed.stage === 'over') return keptInTheEnd(agreed.kept, agreed, moved);
  const given = moved.documents.reduce((all, { feeGiven = 0 }) => all + feeGiven, 0);
  return Math.max(0, agreed.kept - given);
}

/**
 * What is held on the card is taken for what is due by now; before anything is agreed nothing is, and once
 * it is over all that is still owed, whatever its day was.
 */
function takeable(
  stage: MoneyStage,
  open: readonly OpenMoney[],
  isNow: (part: OpenMoney) => boolean,
): number {
  if (stage === 'over') return sumOf(open);
  return stage === 'agreed' ? sumOf(open.filter(isNow)) : 0;
}

/** On its way to us for what is not owed any more. */
function goingBack({ total }: Agreement, moved: MovedMoney, open: number) {
  const { collecting = 0, checking = 0, collectsDue = false } = moved;
  const beyond = (amount: number, owed: number) =>
    money(Math.max(0, amount - Math.max(0, owed)), total.currency);
  return {
    collecting: beyond(collectsDue ? 0 : collecting, open),
    checking: beyond(checking, collectsDue ? open : open - collecting),
  };
}

/** Once nothing is held any more, where it was. */
function heldOn({ stage }: Agreement, { reservedOn = [], releasedOn = [] }: MovedMoney): string[] {
  const isLetGo = stage === 'over' && reservedOn.length === 0;
  return [...(isLetGo ? releasedOn : reservedOn)];
}

/** What was asked back, and what is about to be. */
function backsOf(
  { backs = [], documents, loose = [] }: MovedMoney,
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
const whenOf = ({ by }: OpenMoney, now: boolean): string | undefined =>
  now ? 'now' : by === null ? 'confirmation' : undefined;

const duePart = (
  { amount, kind, by, waits, onceBy, less = 0, fee = 0 }: OpenMoney,
  now: boolean,
  currency: Currency,
): DuePart => ({
  sum: money(amount, currency),
  kind,
  by,
  now,
  ...(waits && { waits }),
  ...(onceBy !== undefined && !now && { onceBy }),
  ...(less > 0 && { less: money(Math.min(less, amount), currency) }),
  ...(fee > 0 && { fee: money(Math.min(fee, amount), currency) }),
});

/** What was paid beyond a change that makes it cheaper: it leaves as that is made, or confirmed. */
function comingBack(agreed: Agreement, moved: MovedMoney) {
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
