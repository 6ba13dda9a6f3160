import type { FastifyInstance } from 'fastify';
import { invoices } from '#contract/billing/invoices.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai } from '#domain/time.ts';
import { statementRows } from '#server/billing/books/ledger-store.ts';
import type { BillingGuards } from '#server/billing/clerk.ts';
import * as store from '#server/billing/invoices/store.ts';
import { owedBy, showInvoice, summariesOf, withChanges } from '#server/billing/lookups.ts';
import { hearSteps } from '#server/billing/payments/bank-steps.ts';
import { statementView } from '#server/billing/views.ts';
import { pageOf, readCursor } from '#server/platform/paging.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

/** What a client reads of their own documents. */
export function invoiceRoutes(app: FastifyInstance, services: Services, { client }: BillingGuards) {
  const { sql, now } = services;
  serve(app, invoices.list, client, async ({ user, query }) => {
    await hearSteps(services, user.id);
    return sql.as(user, async (tx) => {
      const { lang, view, year, source, limit } = query;
      const listing = { view, year, source, limit, today: dayInDubai(now()) };
      const after = readCursor('invoices', query.after);
      const rows = await store.listInvoices(tx, { ...listing, after, clientId: user.id });
      const { items, next } = pageOf('invoices', rows, limit, ({ issuedAt: at, id }) => ({
        at,
        id,
      }));
      const shown = await summariesOf(tx, items, lang);
      return { items: await withChanges(tx, { clientId: user.id, now: now() }, shown), next };
    });
  });

  serve(app, invoices.read, client, async ({ user, params, query }) => {
    await hearSteps(services, user.id);
    return sql.as(user, async (tx) => {
      const row = await store.findOwnInvoice(tx, params.id, user.id);
      if (!row) throw new Failure('not_found', 'There is no such invoice.');
      const shown = await showInvoice(tx, row, {
        language: query.lang,
        today: dayInDubai(now()),
      });
      const [changed] = await withChanges(tx, { clientId: user.id, now: now() }, [shown]);
      return changed ?? shown;
    });
  });

  serve(app, invoices.statement, client, ({ user, query }) =>
    sql.as(user, async (tx) => {
      const { lang, limit } = query;
      const after = readCursor('statement', query.after);
      const rows = await statementRows(tx, user.id, { limit, after });
      const { items, next } = pageOf('statement', rows, limit, (last) => last);
      const { balances } = await owedBy(tx, user.id, dayInDubai(now()));
      return { balances, items: items.map((row) => statementView(row, lang)), next };
    }),
  );
}
