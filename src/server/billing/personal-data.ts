import { takeBackOpen } from '#server/billing/memberships/invoices.ts';
import { openMembershipsOf } from '#server/billing/memberships/store.ts';
import type { Erasure, PersonalData } from '#server/platform/personal-data.ts';
import { system } from '#server/platform/sql.ts';

const kept = [
  'invoices',
  'ledger_entries',
  'payments',
  'refunds',
  'memberships',
  'membership_events',
].map((name) => `app.${name}`);

/** No number of a card is kept anywhere, so none is here. */
export const billingPersonalData: PersonalData = {
  name: 'billing',
  tables: [...kept, 'app.billing_accounts', 'app.payment_methods'],
  readAs: 'owner',
  read: async (tx, { id }) => ({
    invoices: await tx`
      select kind, series, year, number, title, detail, lines, instalments, seller, buyer, reason,
        currency, net_amount, vat_amount, total_amount, paid_amount, credited_amount, refunded_amount,
        issued_on, due_on
      from app.invoices where client_id = ${id} order by issued_at, id`,
    payments: await tx`
      select kind, state, title, currency, amount, settled_amount, refunded_amount, method, failure,
        created_at, settled_at
      from app.payments where client_id = ${id} order by created_at, id`,
    refunds: await tx`
      select state, currency, amount, reason, created_at, settled_at
      from app.refunds where client_id = ${id} order by created_at, id`,
    memberships: await tx`
      select programme, choice, name, state, currency, price_amount, every, started_on, period_from,
        period_to, ends_on
      from app.memberships where client_id = ${id} order by created_at, id`,
    cards: await tx`
      select brand, last4, exp_month, exp_year, created_at, removed_at
      from app.payment_methods where client_id = ${id} order by created_at, id`,
    transfers: await tx`select reference from app.billing_accounts where client_id = ${id}`,
  }),
};

/**
 * The books stay, without an owner; nothing is renewed or taken any more, and of what never came to be nothing is
 * owed. Where its payment is under way just now, the next round begins anew.
 */
export const billingErasure: Erasure = {
  tables: [],
  erase: async ({ tx, services, owner: { id }, now }) => {
    const { config, catalogue } = services;
    const clerk = { tx, config, snapshot: await catalogue.current(), now, by: system };
    for (const row of await openMembershipsOf(tx, id)) await takeBackOpen(clerk, row);
    await tx`
      update app.memberships set state = 'ended', next = null, retry_on = null, updated_at = ${now},
        version = version + 1
      where client_id = ${id} and state <> 'ended'`;
  },
};
