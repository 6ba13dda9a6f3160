import type { FastifyInstance } from 'fastify';
import { spending } from '#contract/billing/spending.ts';
import { dayInDubai } from '#domain/time.ts';
import type { BillingGuards } from '#server/billing/clerk.ts';
import { firstDay, spendingCsv, spendingOf } from '#server/billing/spending/spending.ts';
import { spentSince } from '#server/billing/spending/store.ts';
import { billingWords } from '#server/billing/words.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

export function spendingRoutes(
  app: FastifyInstance,
  { sql, now }: Services,
  { client }: BillingGuards,
) {
  serve(app, spending.byMonth, client, ({ user, query }) =>
    sql.as(user, async (tx) => {
      const today = dayInDubai(now());
      const rows = await spentSince(tx, user.id, firstDay(today, query.months));
      return spendingOf(rows, today, query.months);
    }),
  );

  serve(app, spending.csv, client, async ({ user, query, reply }) => {
    const from = firstDay(dayInDubai(now()), query.months);
    const rows = await sql.as(user, (tx) => spentSince(tx, user.id, from));
    const name = billingWords[query.lang].csv.fileName;
    reply.header('cache-control', 'private, no-store');
    reply.header('content-disposition', `attachment; filename="${name}"`);
    reply.type('text/csv; charset=utf-8').send(spendingCsv(rows, query.lang));
    return undefined;
  });
}
