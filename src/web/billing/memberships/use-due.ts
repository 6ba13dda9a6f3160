import type { MembershipView } from '#contract/billing/memberships.ts';
import type { Day } from '#contract/primitives.ts';
import { dueSentence } from '#domain/billing/membership-words.ts';
import { useText } from '#web/i18n/use-text.ts';
import { writtenDay } from '#web/platform/moments.ts';

/** What is still to be paid before it ends, in sentences: what falls due, and a renewal that is owed already. */
export function useDue({ stillDue, state }: MembershipView): string {
  const { t, format, language } = useText();
  const { money } = format;
  const day = (of: Day) => writtenDay(of, 'longDateYear', language);
  const owes = state === 'past_due' || state === 'paused';
  const due = stillDue || !owes ? [dueSentence(stillDue, { money, day }, language)] : [];
  return [...due, ...(owes ? [t.billing.cancelPlan.openStays] : [])].join(' ');
}
