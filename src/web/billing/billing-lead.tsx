import { useQuery } from '@tanstack/react-query';
import { daysBetween } from '#domain/time.ts';
import { overviewQuery } from '#web/billing/queries.ts';
import { useSeesMoney } from '#web/billing/use-payer.ts';
import { useText } from '#web/i18n/use-text.ts';
import { todayInDubai, writtenDay } from '#web/platform/moments.ts';

/** One sentence at the end of the title's line: whether anything waits. */
export function BillingLead() {
  const { t, language } = useText();
  const words = t.billing.lead;
  const enabled = useSeesMoney();
  const { data } = useQuery({ ...overviewQuery(language), enabled });
  if (!data) return null;
  const due = data.firstDue?.next;
  const isAsking = data.owed.some(({ collecting }) => collecting.amount > 0);
  if (!due) return isAsking ? words.asking : words.settled;
  const left = daysBetween(todayInDubai(), due.dueOn);
  if (left === 0) return words.today;
  const day = writtenDay(due.dueOn, 'long', language);
  return left < 0 ? words.overdue(day) : words.due(day);
}
