import { useQuery } from '@tanstack/react-query';
import type { Owed } from '#contract/billing/invoices.ts';
import type { BillingOverview } from '#contract/billing/payments.ts';
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
  const due = data.firstDue?.asked;
  if (!due) return words[unasked(data)];
  const left = daysBetween(todayInDubai(), due.dueOn);
  if (left === 0) return words.today;
  const day = writtenDay(due.dueOn, 'long', language);
  return left < 0 ? words.overdue(day) : words.due(day);
}

/** Nobody is asked for anything: why not, and settled only where nothing is left between the two of us. */
function unasked({ owed, balances }: Pick<BillingOverview, 'owed' | 'balances'>) {
  const any = (...sums: (keyof Sums)[]) =>
    owed.some((one) => sums.some((name) => one[name].amount > 0));
  if (any('collecting', 'collectingBack')) return 'asking';
  if (any('checking', 'checkingBack')) return 'checking';
  if (any('returning')) return 'returning';
  const isEven = balances.every(({ balance }) => balance.amount === 0);
  return isEven && !any('reserved', 'comesBack') ? 'settled' : 'notNow';
}

type Sums = Pick<
  Owed,
  | 'collecting'
  | 'collectingBack'
  | 'checking'
  | 'checkingBack'
  | 'returning'
  | 'reserved'
  | 'comesBack'
>;
