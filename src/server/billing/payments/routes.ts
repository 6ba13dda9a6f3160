import type { FastifyInstance } from 'fastify';
import { type PayAsk, type PaymentFor, payments } from '#contract/billing/payments.ts';
import type { Language } from '#contract/primitives.ts';
import { isOpen } from '#domain/billing/payment.ts';
import { Failure } from '#domain/failure.ts';
import { asHouse, type BillingGuards } from '#server/billing/clerk.ts';
import { showPayment } from '#server/billing/lookups.ts';
import { declinedFailure, wantedFor } from '#server/billing/payments/hold-payment.ts';
import { checkMayKeep, hasRoom, type PayerCaller } from '#server/billing/payments/may-pay.ts';
import {
  beginForInvoice,
  beginPayment,
  catchUp,
  drivePayment,
  giveUpStep,
  tokenFor,
  underWay,
} from '#server/billing/payments/payments.ts';
import type { PaymentRow } from '#server/billing/payments/row.ts';
import * as store from '#server/billing/payments/store.ts';
import { keepAgreed } from '#server/bookings/holds/agreed-holds.ts';
import { checkHeld, confirmableHold } from '#server/bookings/holds/holds.ts';
import { findBooking } from '#server/bookings/store.ts';
import { spendUnderLock } from '#server/delegates/spending.ts';
import { type Act, act } from '#server/platform/act.ts';
import { newId } from '#server/platform/ids.ts';
import { pageOf, readCursor } from '#server/platform/paging.ts';
import { countRequest } from '#server/platform/requests/limits.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

/** Nobody needs more; whoever tries cards of others does. */
const tries = { most: 30, seconds: 60 * 60 };

export function paymentRoutes(app: FastifyInstance, services: Services, { client }: BillingGuards) {
  const { sql } = services;
  const show = (user: PayerCaller, row: PaymentRow, lang: Language) =>
    sql.as(user, (tx) => showPayment(tx, row, lang));

  serve(app, payments.pay, client, async (asked) => {
    const { user, body, query } = asked;
    // Before anything of the client's is touched.
    checkMayKeep(user, body.with, services.now());
    await sql.as(user, (tx) => countRequest(tx, { ...tries, subject: `paying ${user.id}` }));
    const begin = () =>
      act(services, payments.pay, asked, async (clerk) => {
        const { id } = await beginAs(clerk, services, user, { ask: body, language: query.lang });
        return { id };
      });
    const begun = await begin().catch(async (error: unknown) => {
      if (!isInTheWay(error)) throw error;
      await clearAway(services, user, body);
      return begin();
    });
    const row = await drivePayment(services, begun, { present: true });
    if (row.state === 'failed') throw declinedFailure(row.id, row.failure ?? 'declined');
    // Its key was sent again once another payment had taken its place.
    if (row.state === 'released') throw declinedFailure(row.id, 'given_up');
    return show(user, row, query.lang);
  });

  serve(app, payments.list, client, ({ user, query }) =>
    sql.as(user, async (tx) => {
      const { limit, lang } = query;
      const after = readCursor('payments', query.after);
      const rows = await store.listPayments(tx, user.id, { limit, after });
      const { items, next } = pageOf('payments', rows, limit, ({ settledAt, createdAt, id }) => ({
        at: settledAt ?? createdAt,
        id,
      }));
      return { items: await Promise.all(items.map((row) => showPayment(tx, row, lang))), next };
    }),
  );

  serve(app, payments.read, client, async ({ user, params, query }) => {
    const row = await sql.as(user, (tx) => store.findOwnPayment(tx, params.id, user.id));
    if (!row) throw new Failure('not_found', 'There is no such payment.');
    const now = isOpen(row.state) ? await catchUp(services, row, { giveUp: false }) : row;
    return show(user, now, query.lang);
  });
}

interface Paying {
  ask: PayAsk;
  language: Language;
}

function beginAs(clerk: Act, services: Services, user: PayerCaller, { ask, language }: Paying) {
  const clientId = user.id;
  const paying = { ask, clientId, language };
  return ask.for.kind === 'invoice'
    ? asHouse(clerk, () => beginForInvoice(clerk, services, paying))
    : beginForHold(clerk, services, paying);
}

/** What a held booking wants with its confirmation, no more and no less. */
async function beginForHold(
  clerk: Act,
  services: Services,
  { ask, clientId, language }: Paying & { clientId: string },
): Promise<PaymentRow> {
  const { tx, now } = clerk;
  const found = await findBooking(tx, ask.for.id, clientId);
  if (!found) throw new Failure('not_found', 'There is no such booking.');
  const booking = checkHeld(found, now);
  const { amount, captureLater } = wantedFor(booking);
  if (amount.amount !== ask.amount.amount || amount.currency !== ask.amount.currency)
    throw new Failure('amount_refused', 'That is not what the booking wants now.', {
      params: { most: amount.amount, currency: amount.currency },
    });
  const confirms = await agreedVersion(clerk, ask.for);
  return asHouse(clerk, async () => {
    await store.moneyInTurn(tx, booking.id);
    const id = newId();
    const bought = { kind: 'booking', id: booking.id, now, payment: id } as const;
    // All of it is agreed to with what it confirms, though only the first part is paid now.
    const { total } = booking.quote;
    if (confirms !== undefined)
      await spendUnderLock(tx, clerk.by, { ...bought, step: 'agreed', amount: total });
    await spendUnderLock(tx, clerk.by, { ...bought, step: 'paid', amount });
    if ((await store.ofBooking(tx, booking.id)).length > 0) throw underWay();
    const chosen = await tokenFor(clerk, services, clientId, ask.with);
    return beginPayment(clerk, services, {
      id,
      clientId,
      amount,
      captureLater,
      confirms,
      language,
      returnTo: ask.returnTo,
      invoiceId: null,
      bookingId: booking.id,
      title: booking.offered.title,
      with: chosen,
    });
  });
}

/** What a payment is to confirm is kept with the hold, once it is found good; nothing where it only pays. */
async function agreedVersion(clerk: Act, what: PaymentFor): Promise<number | undefined> {
  if (what.kind !== 'hold' || !what.confirms) return undefined;
  const { version, ...ask } = what.confirms;
  const seen = { id: what.id, ask, version };
  await confirmableHold(clerk, seen);
  // Looked at again under its lock: another tab may have changed or taken it meanwhile.
  const kept = await keepAgreed(clerk, seen);
  if (!kept) throw new Failure('booking_state', 'This booking is not held any more.');
  return kept.version;
}

/** One that is open already, or that has taken what a delegate may spend; the same wish sent again is in nobody's way. */
const isInTheWay = (error: unknown): boolean =>
  error instanceof Failure &&
  (error.code === 'mandate_limit' || error.details.params?.reason === 'under_way');

/**
 * A second step that was left behind is given up where it stands in the way of another payment; if it went
 * through, it counts. Somebody who may not pay so much gives up nothing.
 */
async function clearAway(services: Services, user: PayerCaller, ask: PayAsk): Promise<void> {
  const open = await openFor(services, ask);
  if (open?.clientId !== user.id || open.state !== 'step') return;
  if (await hasRoom(services, user, ask, open.id)) await giveUpStep(services, open);
}

const openFor = ({ sql }: Services, { for: what }: PayAsk) =>
  sql.as({ kind: 'system' }, async (tx) => {
    if (what.kind === 'invoice') return store.openOfInvoice(tx, what.id);
    return (await store.ofBooking(tx, what.id)).find(({ state }) => isOpen(state));
  });
