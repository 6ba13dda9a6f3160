/** Who hears of money: at the bell, by mail as they chose, and live. */

import type { DeclineReason } from '#contract/billing-payments.ts';
import { clientTopic, deskTopic } from '#contract/live.ts';
import type { Localised } from '#contract/primitives.ts';
import { type InvoiceRow, numberOf } from '#server/billing/invoice-row.ts';
import type { MembershipRow } from '#server/billing/membership-store.ts';
import type { PaymentRow } from '#server/billing/payment-row.ts';
import { notify } from '#server/notifications/actions.ts';
import { tell } from '#server/platform/live.ts';
import type { Sql } from '#server/platform/sql.ts';

/** Whoever has the page open asks again, at home and at the desk. */
export async function tellBooks(tx: Sql, clientId: string | null): Promise<void> {
  if (!clientId) return;
  await tell(tx, clientTopic(clientId), 'billing', { id: clientId });
  await tell(tx, deskTopic, 'billing', { id: clientId });
}

interface Word {
  clientId: string | null;
  kind: 'invoice' | 'payment';
  event: string;
  key: string;
  title: Localised;
  path: string;
  amount: number;
  currency: string;
  more?: Record<string, string | number>;
  mail?: boolean;
}

async function say(tx: Sql, word: Word): Promise<void> {
  const { clientId, kind, event, key, title, path, amount, currency, more, mail = true } = word;
  if (!clientId) return;
  const about = { event, amount, currency, ...more };
  await notify(tx, { to: clientId, kind, title, path, about, key, mail });
  await tellBooks(tx, clientId);
}

const invoicesPath = '/profile/invoices';
const paymentsPath = '/profile/payments';

const ofDocument = (row: InvoiceRow) => ({
  clientId: row.clientId,
  kind: 'invoice' as const,
  title: row.title,
  path: invoicesPath,
  amount: row.totalAmount,
  currency: row.currency,
  more: { number: numberOf(row) },
});

/** Whom to ask, where nothing can be paid here yet. */
export const tellInvoice = (tx: Sql, row: InvoiceRow, ask?: string): Promise<void> =>
  say(tx, {
    ...{ ...ofDocument(row), event: 'issued', key: `invoice:${row.id}` },
    more: { number: numberOf(row), ...(ask && { ask }) },
  });

/** The house said yes; it begins once this is paid. */
export const tellApproved = (tx: Sql, row: InvoiceRow, ask?: string): Promise<void> =>
  say(tx, {
    ...{ ...ofDocument(row), event: 'application_approved', key: `invoice:${row.id}` },
    more: { number: numberOf(row), ...(ask && { ask }) },
  });

export const tellCredit = (tx: Sql, row: InvoiceRow): Promise<void> =>
  say(tx, { ...ofDocument(row), event: 'credited', key: `credit:${row.id}` });

const ofPayment = (row: PaymentRow) => ({
  clientId: row.clientId,
  kind: 'payment' as const,
  title: row.title,
  path: paymentsPath,
  amount: row.settledAmount ?? row.amount,
  currency: row.currency,
  // Whoever hears that money left hears whose hand it was.
  more: row.delegateName ? { name: row.delegateName } : {},
});

/** With the days it pays for, where it pays for days. `mail` is false where another letter tells of it. */
export function tellPaid(
  tx: Sql,
  row: PaymentRow,
  { mail = true, period }: { mail?: boolean; period?: PaidPeriod | undefined } = {},
): Promise<void> {
  const word = ofPayment(row);
  const more = { ...word.more, ...period };
  return say(tx, { ...word, event: 'received', key: `paid:${row.id}`, more, mail });
}

/** Of a membership: its first and its last day, and when and for how much it goes on. */
export interface PaidPeriod {
  from: string;
  to: string;
  renewsOn?: string;
  renewsFor?: number;
}

export const tellDeclined = (tx: Sql, row: PaymentRow, reason: DeclineReason): Promise<void> =>
  say(tx, {
    ...{ ...ofPayment(row), path: invoicesPath, event: 'declined', key: `declined:${row.id}` },
    more: { ...(row.delegateName && { name: row.delegateName }), reason },
  });

export const tellRefunded = (tx: Sql, row: PaymentRow, refund: { id: string; amount: number }) =>
  say(tx, {
    ...{ ...ofPayment(row), amount: refund.amount, event: 'refunded', key: `refund:${refund.id}` },
  });

/** The house has said no to an application. */
export const tellRefusal = (
  tx: Sql,
  { id, clientId, version, priceAmount, currency }: MembershipRow,
  { name, reason }: { name: Localised; reason: string },
): Promise<void> =>
  say(tx, {
    ...{ clientId, kind: 'invoice', event: 'application_refused', title: name, currency },
    ...{ key: `application:${id}:${version}`, path: invoicesPath, amount: priceAmount },
    ...(reason && { more: { reason } }),
  });
