import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type InvoiceView, invoices } from '#contract/billing/invoices.ts';
import { type MembershipView, memberships } from '#contract/billing/memberships.ts';
import { billing, payments } from '#contract/billing/payments.ts';
import { spending } from '#contract/billing/spending.ts';
import type { Language } from '#contract/primitives.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { retries } from '#web/platform/query-client.ts';

/** Everything that shows money is read again under this key, also when something is heard live. */
export const billingKey = ['billing'];

/** What is refused now is refused in a second, too; only a broken line is tried again. */
const unlessRefused = (failures: number, error: Error) =>
  failures < retries && error instanceof ApiError && error.code === 'unavailable';

export const overviewQuery = (lang: Language) =>
  queryOptions({
    queryKey: [...billingKey, 'overview', lang],
    queryFn: ({ signal }) => call(billing.overview, { query: { lang } }, signal),
    retry: unlessRefused,
  });

/** The keyset of the first page is none; a plain `undefined` would forbid the others. */
const firstPage = undefined as string | undefined;

export interface Listed {
  view: InvoiceView;
  year: number | undefined;
}

export const invoicesQuery = ({ view, year }: Listed, lang: Language) =>
  infiniteQueryOptions({
    queryKey: [...billingKey, 'invoices', view, year ?? 0, lang],
    queryFn: ({ pageParam, signal }) => {
      const query = { view, lang, after: pageParam, ...(year && { year }) };
      return call(invoices.list, { query }, signal);
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    retry: unlessRefused,
  });

/** What was made from one booking, request or membership. */
export const invoicesOfQuery = (source: string, lang: Language) =>
  queryOptions({
    queryKey: [...billingKey, 'of', source, lang],
    queryFn: ({ signal }) => call(invoices.list, { query: { source, lang, limit: 10 } }, signal),
    retry: unlessRefused,
  });

export const invoiceQuery = (id: string, lang: Language) =>
  queryOptions({
    queryKey: [...billingKey, 'invoice', id, lang],
    queryFn: ({ signal }) => call(invoices.read, { params: { id }, query: { lang } }, signal),
    retry: unlessRefused,
  });

export const paymentsQuery = (lang: Language) =>
  infiniteQueryOptions({
    queryKey: [...billingKey, 'payments', lang],
    queryFn: ({ pageParam, signal }) =>
      call(payments.list, { query: { lang, after: pageParam } }, signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
    retry: unlessRefused,
  });

/** Asked once for each return from a second step: the processor says how it ended. */
export const paymentQuery = (id: string, lang: Language) =>
  queryOptions({
    queryKey: ['payment-outcome', id, lang],
    queryFn: ({ signal }) => call(payments.read, { params: { id }, query: { lang } }, signal),
    retry: unlessRefused,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** As many months as a telephone has room for. */
const shownMonths = 6;

export const spendingQuery = queryOptions({
  queryKey: [...billingKey, 'spending'],
  queryFn: ({ signal }) => call(spending.byMonth, { query: { months: shownMonths } }, signal),
  retry: unlessRefused,
});

export const optionsQuery = (lang: Language) =>
  queryOptions({
    queryKey: [...billingKey, 'options', lang],
    queryFn: ({ signal }) => call(memberships.options, { query: { lang } }, signal),
    retry: unlessRefused,
  });

/** Money that is about to be agreed to is never shown from an earlier answer. */
export const changeQuoteQuery = ({ id, version }: MembershipView, choice: string, lang: Language) =>
  queryOptions({
    queryKey: ['membership-change', id, version, choice, lang],
    queryFn: ({ signal }) =>
      call(memberships.changeQuote, { params: { id }, query: { lang }, body: { choice } }, signal),
    gcTime: 0,
    staleTime: 0,
    retry: unlessRefused,
    refetchOnWindowFocus: false,
  });
