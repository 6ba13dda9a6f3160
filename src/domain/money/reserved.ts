/** What is held on a card, and when it is taken: the same facts for the page of a booking and for all that is owed. */
import type { MoneyFacts, ReservedPart } from '#contract/money-facts.ts';
import { isMoreThanNothing } from '#domain/money/units.ts';
import { money, sumOf } from '#domain/money.ts';

type Reserved = Omit<ReservedPart, 'title'>;

/** What is being taken at this moment, and what is held beyond it. */
export function reservedOf(facts: MoneyFacts): Reserved[] {
  const { taking, reserved } = facts;
  const until = takenOf(facts);
  const now: Reserved[] = isMoreThanNothing(taking)
    ? [{ ...until, sum: taking, taking: true }]
    : [];
  return isMoreThanNothing(reserved) ? [...now, { ...until, sum: reserved, taking: false }] : now;
}

export type ReservedFacts = Omit<Reserved, 'sum' | 'taking'>;

/** What a card guarantees is taken on its day; what waits for an answer alone is taken with it. */
export function takenOf(facts: MoneyFacts): ReservedFacts {
  const { stage, due, waits, taking } = facts;
  // What only a change asks for is no part of what stands.
  const first = stage === 'agreed' ? due.find(({ waits, by }) => !waits && by !== null) : due[0];
  return {
    stage,
    on: first?.by ?? null,
    waits: waits || stage === 'asked',
    fee: hasFee(facts),
    rest: isMoreThanNothing(taking),
    ...partTaken(facts),
  };
}

/** What the house gave since it was reserved is let go with it. */
function partTaken({ stage, due, reserved }: MoneyFacts): Pick<ReservedPart, 'taken'> {
  const owed = sumOf(due.filter(({ waits }) => !waits).map(({ sum }) => sum));
  const isLess = stage === 'agreed' && owed > 0 && owed < reserved.amount;
  return isLess ? { taken: money(owed, reserved.currency) } : {};
}

/** Whoever cancels late or after a change, or does not come, pays something before its day. */
const hasFee = ({ endings }: MoneyFacts): boolean =>
  endings !== null &&
  (isMoreThanNothing(endings.now.taken) ||
    isMoreThanNothing(endings.now.fee) ||
    isMoreThanNothing(endings.noShow.fee));
