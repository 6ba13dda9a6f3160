/**
 * What a matter owes: the version that was accepted and nothing else. What was paid is carried over from
 * version to version; the difference is asked for or comes back.
 */
import type { MatterMove, MatterState } from '#contract/matters/parts.ts';
import type { MatterMoney, MatterTerm } from '#contract/matters/quotes.ts';
import type { MoneyFacts } from '#contract/money-facts.ts';
import type { Currency, Day, Money } from '#contract/primitives.ts';
import { creditsFor } from '#domain/billing/credits.ts';
import type { MatterActor } from '#domain/matters/life.ts';
import { type MovedMoney, standingFacts } from '#domain/money/facts.ts';
import { add, convert, money, percent } from '#domain/money.ts';
import { daysAfter } from '#domain/time.ts';

/** Days a client has to pay what was quoted, where the desk said nothing else. */
export const daysToPay = 7;

export const dueOnAccepting = (today: Day): Day => daysAfter(today, daysToPay);

/** A document of a matter, in minor units of its currency. */
export interface MatterInvoice {
  currency: Currency;
  /** Its total less what was credited. */
  left: number;
  /** What was paid of it and is not on its way back. */
  held: number;
  /** Of transfers for it that a second colleague has yet to check: they count as soon as that is done. */
  coming?: number;
  /** A payment of it is under way. */
  isBusy: boolean;
}

interface Owed {
  /** In all, whatever was asked for before. */
  amount: Money;
  /** Another version was accepted: what nobody paid anything of is asked for anew, in its words. */
  isNew: boolean;
}

export interface Books {
  /** What is taken from each document, in their order. */
  credits: number[];
  /** What is asked for besides. */
  more: number;
}

/** What brings the documents of a matter in line with what it owes. */
export function balanceInvoices(
  documents: readonly MatterInvoice[],
  { amount, isNew }: Owed,
): Books {
  const isStale = ({ currency, held, coming = 0, isBusy }: MatterInvoice) =>
    currency !== amount.currency || (isNew && held + coming === 0 && !isBusy);
  const rest = documents.map((one) => ({
    ...one,
    reserved: one.coming,
    left: isStale(one) ? 0 : one.left,
  }));
  const asked = together(rest.map(({ left }) => left));
  const less = creditsFor(rest, Math.max(0, asked - amount.amount));
  const credits = documents.map(({ left }, at) => left - (rest[at]?.left ?? 0) + (less[at] ?? 0));
  return { credits, more: Math.max(0, amount.amount - asked) };
}

/** What was paid of documents in a currency, what comes back and what is still asked for after a change. */
export function settlementOf(
  documents: readonly MatterInvoice[],
  books: Books,
  currency: Currency,
) {
  const own = documents.map(({ left, ...one }, at) => ({
    ...one,
    left: left - (books.credits[at] ?? 0),
  }));
  const inIt = own.filter((one) => one.currency === currency);
  const sum = (of: (one: MatterInvoice) => number) => money(together(inIt.map(of)), currency);
  return {
    paid: sum(({ held }) => held),
    comesBack: sum(({ held, left }) => Math.max(0, held - left)),
    due: money(sum(({ held, left }) => Math.max(0, left - held)).amount + books.more, currency),
  };
}

/** Of transfers that are being checked: what pays for what documents ask for after a change, and what goes back. */
export function checkedAfter(
  documents: readonly MatterInvoice[],
  { credits }: Books,
  currency: Currency,
): Checked {
  const parts = documents
    .map(({ left, ...one }, at) => ({ ...one, left: left - (credits[at] ?? 0) }))
    .filter((one) => one.currency === currency)
    .map(({ left, held, coming = 0 }) => ({
      coming,
      counts: Math.min(coming, Math.max(0, left - held)),
    }));
  return {
    checking: money(together(parts.map(({ counts }) => counts)), currency),
    checkingBack: money(together(parts.map(({ coming, counts }) => coming - counts)), currency),
  };
}

type Checked = Pick<MoneyFacts, 'checking' | 'checkingBack'>;

const together = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

/** What the house can still do as it was agreed; elsewhere a supplier has failed since. */
const standing: readonly MatterState[] = ['approved', 'fulfilling', 'delivered', 'closed'];

export const standsAsAgreed = (state: MatterState): boolean => standing.includes(state);

/**
 * A supplier has failed and no other version is accepted: nothing is asked for meanwhile, whatever was
 * invoiced before.
 */
export const pausing: readonly MatterState[] = ['clarifying', 'sourcing', 'proposed', 'lapsed'];

/** Moves that end a matter and with it what it owes. */
export const isEnd = (move: MatterMove): move is 'withdraw' | 'decline' =>
  move === 'withdraw' || move === 'decline';

/** Something is kept only of what the house could have done and its client no longer wants. */
export function termOf({ state, move, actor, keptPercent }: End): MatterTerm {
  const isLeft = move === 'withdraw' && actor !== 'system' && standsAsAgreed(state);
  return isLeft && keptPercent > 0 ? 'kept' : 'all_back';
}

interface End {
  /** Where the matter stood before. */
  state: MatterState;
  move: MatterMove;
  actor: MatterActor;
  keptPercent: number;
}

/** What a client who withdraws leaves with the house: the share that was agreed, and never more than is still asked for. */
export const keptOnWithdrawal = (
  { total, keptPercent }: { total: Money; keptPercent: number },
  asked = total.amount,
): Money => money(Math.min(asked, percent(total, keptPercent).amount), total.currency);

interface Terms {
  total: Money;
  keptPercent: number;
}

/**
 * What a version gives away beside the accepted one, in its currency: what it asks less for, what its client could leave
 * less for, or what goes back because it is asked for in another currency, whichever is more.
 */
export function givenByVersion(before: Terms, next: Terms, comesBack: Money): Money {
  const { currency } = before.total;
  const inIt = (sum: Money) => convert(sum, currency).amount;
  const less = (of: (terms: Terms) => Money) => of(before).amount - inIt(of(next));
  const cheaper = less(({ total }) => total);
  const looser = less((terms) => keptOnWithdrawal(terms));
  return money(Math.max(0, cheaper, looser, inIt(comesBack)), currency);
}

type Standing = Pick<MoneyFacts, 'paid' | 'due' | 'taking' | 'collecting' | 'checking'>;

/** What its documents ask for in all, paid or not: what the house took off is not in it. */
export const askedIn = ({ paid, due, taking, collecting, checking }: Standing): number =>
  together(
    [paid, taking, collecting, checking, ...due.map(({ sum }) => sum)].map((sum) => sum.amount),
  );

/** What an ended matter owes; an end never asks for more than was asked for. */
export function owedAfter(
  term: MatterTerm,
  { total, keptPercent }: { total: Money; keptPercent: number },
  documents: readonly MatterInvoice[],
): Money {
  if (term === 'all_back') return money(0, total.currency);
  const own = documents.filter(({ currency }) => currency === total.currency);
  const asked = together(own.map(({ left }) => left));
  return keptOnWithdrawal({ total, keptPercent }, asked);
}

/** What accepting a version means for what was paid and is being checked; money counts only in its own currency. */
export function afterAccepting({ paid, sums }: Pick<MatterMoney, 'paid' | 'sums'>, total: Money) {
  const coming = add(sums.checking, sums.checkingBack);
  const isSame = paid.currency === total.currency;
  const carried = isSame ? Math.min(paid.amount, total.amount) : 0;
  const checking = isSame ? Math.min(coming.amount, total.amount - carried) : 0;
  return {
    due: money(total.amount - carried - checking, total.currency),
    comesBack: money(paid.amount - carried, paid.currency),
    checking: money(checking, paid.currency),
    checkingBack: money(coming.amount - checking, paid.currency),
  };
}

/** Asked for and not paid, besides what is being checked. */
export const openBeside = ({ due, sums }: Pick<MatterMoney, 'due' | 'sums'>): Money =>
  money(Math.max(0, due.amount - sums.checking.amount), due.currency);

/** What went back of what was paid, or is on its way: the rest is what counts towards a version. */
export const sentBackIn = ({
  returning,
  returned,
}: Pick<MoneyFacts, 'returning' | 'returned'>): Money => add(returning, returned);

/** What ended before it was done; it asks for nothing but what was agreed to be kept. */
export const endedStates: readonly MatterState[] = ['withdrawn', 'declined', 'lapsed'];

export const hasEnded = (state: MatterState): boolean => endedStates.includes(state);

/** Where a matter stands with its money, by the rules that bookings have. */
export function matterFacts(
  { total, state }: { total: Money; state: MatterState },
  moved: MovedMoney,
  today: Day,
): MoneyFacts {
  const isOver = hasEnded(state);
  const kept = isOver ? together(moved.documents.map((one) => one.total - one.credited)) : 0;
  const stage = isOver ? 'over' : 'agreed';
  const waived = pausing.includes(state);
  const paused = waived && !isOver;
  const keptUnder = state === 'withdrawn' && kept > 0 ? 'withdrawn' : null;
  const agreed = {
    stage,
    total,
    parts: [],
    kept,
    keptUnder,
    waived,
    paused,
    byHand: true,
  } as const;
  return { ...standingFacts(agreed, moved, today), endings: null };
}
