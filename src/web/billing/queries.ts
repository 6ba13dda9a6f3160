import { keepPreviousData } from '@tanstack/react-query';
import { type InvoiceView, invoices } from '#contract/billing/invoices.ts';
import { type MembershipView, memberships } from '#contract/billing/memberships.ts';
import { billing, payments } from '#contract/billing/payments.ts';
import { spending } from '#contract/billing/spending.ts';
import type { Language } from '#contract/primitives.ts';
import { call } from '#web/platform/api.ts';
import { pagedQuery, readQuery } from '#web/platform/queries/endpoint-query.ts';

/** Everything that shows money is read again under this key, also when something is heard live. */
export const billingKey = ['billing'];

export const overviewQuery = (lang: Language) =>
  readQuery([...billingKey, 'overview', lang], billing.overview, { query: { lang } });

export interface ListedInvoice {
  view: InvoiceView;
  year: number | undefined;
}

export const invoicesQuery = ({ view, year }: ListedInvoice, lang: Language) =>
  pagedQuery(
    [...billingKey, 'invoices', view, year ?? 0, lang],
    (after, signal) => {
      const query = { view, lang, after, ...(year && { year }) };
      return call(invoices.list, { query }, signal);
    },
    { placeholderData: keepPreviousData },
  );

/** What was made from one booking, request or membership. */
export const invoicesOfQuery = (source: string, lang: Language) =>
  readQuery([...billingKey, 'of', source, lang], invoices.list, {
    query: { source, lang, limit: 10 },
  });

export const invoiceQuery = (id: string, lang: Language) =>
  readQuery([...billingKey, 'invoice', id, lang], invoices.read, {
    params: { id },
    query: { lang },
  });

export const paymentsQuery = (lang: Language) =>
  pagedQuery([...billingKey, 'payments', lang], (after, signal) =>
    call(payments.list, { query: { lang, after } }, signal),
  );

/** Asked once for each return from a second step: the processor says how it ended. */
export const paymentQuery = (id: string, lang: Language) =>
  readQuery(
    ['payment-outcome', id, lang],
    payments.read,
    { params: { id }, query: { lang } },
    { staleTime: Number.POSITIVE_INFINITY },
  );

/** As many months as a telephone has room for. */
const shownMonths = 6;

export const spendingQuery = readQuery([...billingKey, 'spending'], spending.byMonth, {
  query: { months: shownMonths },
});

export const optionsQuery = (lang: Language) =>
  readQuery([...billingKey, 'options', lang], memberships.options, { query: { lang } });

/** Money that is about to be agreed to is never shown from an earlier answer. */
export const changeQuoteQuery = ({ id, version }: MembershipView, choice: string, lang: Language) =>
  readQuery(
    ['membership-change', id, version, choice, lang],
    memberships.changeQuote,
    { params: { id }, query: { lang }, body: { choice } },
    { gcTime: 0, staleTime: 0, refetchOnWindowFocus: false },
  );
