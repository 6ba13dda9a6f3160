/** When one colleague is enough for what is done with money by hand. */
import type { MoneyActKind, MoneyRoom } from '#contract/billing/money-acts.ts';
import type { Money } from '#contract/primitives.ts';
import { convert, money } from '#domain/money.ts';

/** How long a wish waits for a colleague. */
export const hoursToAnswer = 72;

/**
 * How long somebody has belonged to the house before they may look at what was asked for. An account that was
 * invented to say yes has not; and whoever is invited because of a wish comes when it is over.
 */
export const hoursToSettle = hoursToAnswer;

/** So long two of whom one invited the other count as one pair of eyes. */
export const daysOfInvitation = 30;

/** How a colleague stands to whoever asks: invited by them lately, the one who invited them, or neither. */
type Tie = 'guest' | 'host' | 'none';

/**
 * Who may look. Whoever invited the one who asks does so only where nobody else can; whoever was invited by
 * them does not, and the house counts as one of a single person until then.
 */
export function lookersAmong<Colleague extends { tie: Tie }>(others: Colleague[]): Colleague[] {
  const free = others.filter(({ tie }) => tie === 'none');
  return free.length > 0 ? free : others.filter(({ tie }) => tie === 'host');
}

/** What is given away and what is said to have come in are counted apart. */
export const countedWith = (kind: MoneyActKind): MoneyActKind[] =>
  kind === 'transfer'
    ? ['transfer']
    : ['credit', 'refund', 'call_off', 'end_matter', 'lower_quote', 'fail_supplier', 'bank_refund'];

interface Looked {
  /** In fils. */
  worth: number;
  /** What passed before without a second look, on this invoice or for this client today. */
  before: number;
  above: number;
  /** Others of the house who could look. */
  others: number;
}

/** Cut into pieces it weighs the same. A house of one person cannot ask anybody: it is marked instead. */
export function lookNeeded({ worth, before, above, others }: Looked): 'done' | 'alone' | 'waiting' {
  if (worth + before <= above) return 'done';
  return others === 0 ? 'alone' : 'waiting';
}

/** What may still be moved without a second look; null where nobody else could look. */
export const roomOf = ({ before, above, others }: Omit<Looked, 'worth'>): MoneyRoom =>
  others === 0 ? null : money(Math.max(0, above - before), 'AED');

/** Why it waits: what still passes without a second look, in the currency of what is asked for. */
export const leftWithoutLook = ({ currency }: Money, room: MoneyRoom): Money =>
  room ? convert(room, currency) : money(0, currency);

/** Said before it is pressed: the same comparison as `lookNeeded`, of what was read. */
export const waitsForColleague = (sum: Money, room: MoneyRoom): boolean =>
  room !== null && sum.amount > 0 && convert(sum, 'AED').amount > room.amount;
