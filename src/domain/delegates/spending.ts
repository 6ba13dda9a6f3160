/** What somebody who acts for another has spent, and whether there is room for more. */
import type { Day, Instant, Money } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { convert } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';

/** One step of a purchase, in fils: its price was agreed to, or some of it was paid. */
export interface SpendingStep {
  /** The purchase: whatever it is cut into, it is one. */
  source: string;
  kind: 'agreed' | 'paid';
  amount: number;
  at: Instant;
  /** Of a purchase that came to nothing what the house keeps: the rest was not spent. */
  kept?: number | undefined;
}

/** In fils; null for any amount. */
export interface MandateLimits {
  upTo: number | null;
  upToDay: number | null;
  upToMonth: number | null;
}

interface Spent {
  today: number;
  month: number;
}

interface Level {
  agreed: number;
  paid: number;
}

const heightOf = ({ agreed, paid }: Level): number => Math.max(agreed, paid);

/** A price that is agreed to anew replaces the one before; payments add up. */
function raised(
  before: Level,
  { kind, amount, kept = Number.POSITIVE_INFINITY }: SpendingStep,
): Level {
  const agreed = kind === 'agreed' ? Math.max(before.agreed, amount) : before.agreed;
  const paid = kind === 'paid' ? before.paid + amount : before.paid;
  return { agreed: Math.min(agreed, kept), paid: Math.min(paid, kept) };
}

interface Step {
  day: Day;
  added: number;
  /** What it says of the whole purchase: the price agreed to, or all that was paid so far. */
  whole: number;
}

/**
 * What each step added. Paying what one has agreed to adds nothing: it was counted on the day it was
 * promised. Of what came to nothing the first steps count, up to what is kept: a day of its own has it back.
 */
function stepsOf(spendings: readonly SpendingStep[]): Step[] {
  const levels = new Map<string, Level>();
  return spendings.map((spending) => {
    const before = levels.get(spending.source) ?? { agreed: 0, paid: 0 };
    const after = raised(before, spending);
    levels.set(spending.source, after);
    const whole = spending.kind === 'agreed' ? spending.amount : after.paid;
    return { day: dayInDubai(spending.at), added: heightOf(after) - heightOf(before), whole };
  });
}

const addedBy = (steps: readonly Step[]) => steps.reduce((sum, { added }) => sum + added, 0);

/** In the order they happened; today and this calendar month are Dubai's. */
export function spentBy(spendings: readonly SpendingStep[], now: Instant): Spent {
  const today = dayInDubai(now);
  const month = stepsOf(spendings).filter(({ day }) => day.slice(0, 7) === today.slice(0, 7));
  return { today: addedBy(month.filter(({ day }) => day === today)), month: addedBy(month) };
}

/** Whether a price is more than one purchase may cost: known before anybody agrees to it. */
export const isBeyondOne = (upTo: number | null, price: Money): boolean =>
  upTo !== null && convert(price, 'AED').amount > upTo;

/** Refuses a step that goes beyond a limit; it says which, and how much is left under it. */
export function checkLimits(
  { upTo, upToDay, upToMonth }: MandateLimits,
  before: readonly SpendingStep[],
  next: SpendingStep,
): void {
  const last = stepsOf([...before, next]).at(-1);
  if (!last) return;
  const { added, whole } = last;
  const { today, month } = spentBy(before, next.at);
  refuseBeyond('purchase', upTo, { spent: whole - next.amount, added: next.amount });
  if (added === 0) return;
  refuseBeyond('day', upToDay, { spent: today, added });
  refuseBeyond('month', upToMonth, { spent: month, added });
}

const sentences = {
  purchase: 'This is more than you may spend on one purchase for this client.',
  day: 'This is more than you may spend for this client today.',
  month: 'This is more than you may spend for this client this month.',
};

interface Sum {
  spent: number;
  added: number;
}

function refuseBeyond(limit: keyof typeof sentences, most: number | null, { spent, added }: Sum) {
  if (most === null || spent + added <= most) return;
  const left = Math.max(0, most - spent);
  throw new Failure('mandate_limit', `${sentences[limit]} Please ask the client.`, {
    params: { limit, upTo: most, left },
  });
}
