import type { FastifyInstance } from 'fastify';
import { applications } from '#contract/billing/applications.ts';
import type { BillingGuards } from '#server/billing/clerk.ts';
import { answerApplication, showApplications } from '#server/billing/memberships/applications.ts';
import { tellIfOpen } from '#server/billing/memberships/notices.ts';
import { payOpen } from '#server/billing/memberships/payment.ts';
import { act } from '#server/platform/act.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

export function applicationRoutes(
  app: FastifyInstance,
  services: Services,
  { staff }: BillingGuards,
) {
  const { sql } = services;

  serve(app, applications.list, staff, ({ user, query }) =>
    sql.as(user, (tx) => showApplications(tx, query.lang)),
  );

  serve(app, applications.answer, staff, async (asked) => {
    const { user, params, body, query } = asked;
    await act(services, applications.answer, asked, async (clerk) => {
      await answerApplication(clerk, { ...body, id: params.id, version: clerk.version });
      return {};
    });
    // Nobody of the client's is there: what their bank would ask waits for them as an invoice.
    if (body.answer === 'approve') {
      const invoice = await payOpen(services, params.id, { present: false });
      // The same as its job does later, should this process not live to do it.
      if (invoice) await tellIfOpen(services, { invoice, approved: true });
    }
    return sql.as(user, (tx) => showApplications(tx, query.lang));
  });
}
