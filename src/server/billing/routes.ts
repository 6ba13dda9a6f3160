import type { FastifyInstance } from 'fastify';
import type { BillingGuards } from '#server/billing/clerk.ts';
import { deskBillingRoutes, type FindQuote } from '#server/billing/desk-routes.ts';
import { invoicePdfRoutes } from '#server/billing/invoices/pdf-routes.ts';
import { invoiceRoutes } from '#server/billing/invoices/routes.ts';
import { applicationRoutes } from '#server/billing/memberships/application-routes.ts';
import { membershipRoutes } from '#server/billing/memberships/routes.ts';
import type { MatterEnds } from '#server/billing/money-acts/house-endings.ts';
import { moneyActRoutes } from '#server/billing/money-acts/routes.ts';
import { overviewRoutes } from '#server/billing/overview-routes.ts';
import { confirmRoutes } from '#server/billing/payments/confirm-routes.ts';
import { methodRoutes } from '#server/billing/payments/method-routes.ts';
import { paymentRoutes } from '#server/billing/payments/routes.ts';
import { webhookRoutes } from '#server/billing/payments/webhook-routes.ts';
import { sandboxRoutes } from '#server/billing/sandbox/routes.ts';
import { spendingRoutes } from '#server/billing/spending/routes.ts';
import type { Services } from '#server/services.ts';

/** What matters do for billing, which does not know them. */
interface FromMatters {
  matterEnds: MatterEnds;
  findQuote: FindQuote;
}

/** Everything about money that the API serves. */
export async function billingRoutes(
  app: FastifyInstance,
  services: Services,
  guards: BillingGuards,
  { matterEnds, findQuote }: FromMatters,
) {
  overviewRoutes(app, services, guards);
  invoiceRoutes(app, services, guards);
  paymentRoutes(app, services, guards);
  confirmRoutes(app, services, guards);
  methodRoutes(app, services, guards);
  membershipRoutes(app, services, guards);
  spendingRoutes(app, services, guards);
  invoicePdfRoutes(app, services, guards);
  deskBillingRoutes(app, services, guards, findQuote);
  applicationRoutes(app, services, guards);
  moneyActRoutes(app, services, guards, matterEnds);
  sandboxRoutes(app, services, guards);
  await webhookRoutes(app, services);
}
