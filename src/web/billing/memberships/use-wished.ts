import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Programme } from '#contract/billing/memberships.ts';
import type { BillingOverview } from '#contract/billing/payments.ts';
import { optionsQuery } from '#web/billing/queries.ts';
import { useText } from '#web/i18n/use-text.ts';

export type WishedPlan = NonNullable<BillingOverview['suggested']>;

/**
 * The plan or tier somebody came for: named by the address (`?plan=premium`, the landing page's buttons),
 * or remembered by the server since they signed up. What they already have is no wish any more.
 */
export function useWished({ suggested, memberships }: BillingOverview): WishedPlan | undefined {
  const { language } = useText();
  const [asked] = useSearchParams();
  const programme = Programme.options.find((each) => asked.get(each));
  const { data: options } = useQuery({ ...optionsQuery(language), enabled: Boolean(programme) });
  const named = options?.find(
    (option) => option.programme === programme && option.choice === asked.get(option.programme),
  );
  const wished = named ?? suggested ?? undefined;
  if (!wished || named?.included) return undefined;
  const has = memberships.some(
    (mine) => mine.programme === wished.programme && mine.choice === wished.choice,
  );
  return has ? undefined : wished;
}
