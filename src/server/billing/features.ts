import type { FastifyInstance } from 'fastify';
import { moneyActRoutes } from '#server/billing/act-routes.ts';
import type { Doors } from '#server/billing/acting.ts';
import { applicationRoutes } from '#server/billing/application-routes.ts';
import { deskBillingRoutes } from '#server/billing/desk-routes.ts';
import { membershipRoutes } from '#server/billing/membership-routes.ts';
import { methodRoutes } from '#server/billing/method-routes.ts';
import { overviewRoutes } from '#server/billing/overview-routes.ts';
import { billingPaperRoutes } from '#server/billing/paper-routes.ts';
import { paymentRoutes } from '#server/billing/payment-routes.ts';
import { invoiceRoutes } from '#server/billing/routes.ts';
import { challengeRoutes, sandboxRoutes } from '#server/billing/sandbox-routes.ts';
import { spendingRoutes } from '#server/billing/spending-routes.ts';
import { webhookRoutes } from '#server/billing/webhook-routes.ts';
import type { Services } from '#server/services.ts';

/** Everything about money that the API serves. */
export async function billingRoutes(app: FastifyInstance, services: Services, doors: Doors) {
  overviewRoutes(app, services, doors);
  invoiceRoutes(app, services, doors);
  paymentRoutes(app, services, doors);
  methodRoutes(app, services, doors);
  membershipRoutes(app, services, doors);
  spendingRoutes(app, services, doors);
  billingPaperRoutes(app, services, doors);
  deskBillingRoutes(app, services, doors);
  applicationRoutes(app, services, doors);
  moneyActRoutes(app, services, doors);
  sandboxRoutes(app, services, doors);
  await webhookRoutes(app, services);
}

/** The one page of ours that stands for somebody else's. */
export const billingPages = challengeRoutes;
