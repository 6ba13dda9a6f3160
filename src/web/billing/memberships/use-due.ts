import type { MembershipView } from '#contract/billing/memberships.ts';
import type { Day } from '#contract/primitives.ts';
import { changeWords, dueSentence } from '#domain/billing/membership-words.ts';
import { useText } from '#web/i18n/use-text.ts';
import { writtenDay } from '#web/platform/moments.ts';

/** Sums and days as the reader writes them. */
export function useWritten() {
  const { format, language } = useText();
  return { money: format.money, day: (of: Day) => writtenDay(of, 'longDateYear', language) };
}

/** What is still to be paid before it ends, in sentences: what falls due, and a renewal that is owed already. */
export function useDue({ stillDue, state }: MembershipView): string {
  const { t, language } = useText();
  const written = useWritten();
  const owes = state === 'past_due' || state === 'paused';
  const due = stillDue || !owes ? [dueSentence(stillDue, written, language)] : [];
  return [...due, ...(owes ? [t.billing.cancelPlan.openStays] : [])].join(' ');
}

/** What it becomes with its next period: the name, the day and the price. */
export function useChange({ changesTo, every }: MembershipView): string | undefined {
  const { language } = useText();
  const written = useWritten();
  return changesTo?.on
    ? changeWords({ ...changesTo, on: changesTo.on, every }, written, language)
    : undefined;
}
