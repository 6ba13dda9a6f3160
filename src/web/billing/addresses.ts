/** Where billing lives. What is laid over its page stands in the query, so that it can be linked to. */
import type { Programme } from '#contract/billing/memberships.ts';

export const billingAddresses = {
  invoices: '/profile/invoices',
  payments: '/profile/payments',
} as const;

/** The invoice itself over the list. */
export const invoicePath = (id: string) => `${billingAddresses.invoices}?invoice=${id}`;

/** The way to pay it over the list. */
export const payPath = (id: string) => `${billingAddresses.invoices}?pay=${id}`;

/** A plan or tier, ready to begin: where the buttons of the landing and the VIP page lead. */
export const joinPath = (programme: Programme, choice: string) =>
  `${billingAddresses.invoices}?${programme}=${choice}`;
