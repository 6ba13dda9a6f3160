import { queryOptions } from '@tanstack/react-query';
import { dashboard } from '#contract/dashboard.ts';
import type { Language } from '#contract/primitives.ts';
import { unlessRefused } from '#web/bookings/own/queries.ts';
import { call } from '#web/platform/api.ts';

/** All of it in one answer. */
export const dashboardQuery = (lang: Language) =>
  queryOptions({
    queryKey: ['dashboard', lang],
    queryFn: ({ signal }) => call(dashboard.read, { query: { lang } }, signal),
    retry: unlessRefused,
  });
