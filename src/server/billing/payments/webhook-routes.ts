import type { FastifyInstance } from 'fastify';
import { Id } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import * as methods from '#server/billing/payments/method-store.ts';
import type { PaymentNews } from '#server/billing/payments/port.ts';
import { recordOutcome } from '#server/billing/payments/records.ts';
import type { PaymentRow } from '#server/billing/payments/row.ts';
import { findPayment } from '#server/billing/payments/store.ts';
import * as events from '#server/billing/payments/webhook-event-store.ts';
import { maySettle, noteRefund } from '#server/billing/refunds/refunds.ts';
import { findRefund } from '#server/billing/refunds/store.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** An event is a few kilobytes. */
const bodyLimit = 256 * 1024;

/** Where the processor tells what happened. Only where one is configured that does. */
export async function webhookRoutes(app: FastifyInstance, services: Services) {
  const { processor } = services;
  if (!processor.hear) return;
  const hear = processor.hear;
  await app.register(async (raw) => {
    // The signature is over the bytes, so nobody may parse them first.
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    raw.post('/rest/v1/billing/stripe/webhook', { bodyLimit }, async ({ body, headers }) => {
      const signature = headers['stripe-signature'];
      if (!Buffer.isBuffer(body) || typeof signature !== 'string')
        throw new Failure('bad_request', 'This was not signed by the processor.');
      await follow(services, await hear(body, signature));
      return { received: true };
    });
  });
}

/** Noted once it is done: what failed is told again, and each step of it may happen twice. */
async function follow(services: Services, heard: PaymentNews): Promise<void> {
  const { sql, processor } = services;
  const event = { processor: processor.name, eventId: heard.id, type: heard.type };
  if (await sql.as(system, (tx) => events.isKnown(tx, event))) return;
  if (heard.payment) await followPayment(services, heard.payment);
  if (heard.refund) await followRefund(services, heard.refund);
  if (heard.card) await keepCard(services, heard.card);
  await sql.as(system, (tx) => events.keepProcessorEvent(tx, event));
}

/** News is a hint: how the payment stands is asked, so that late news does no harm. */
async function followPayment(
  services: Services,
  { key, ref }: NonNullable<PaymentNews['payment']>,
) {
  const { sql, processor } = services;
  const known = Id.safeParse(key).success && (await sql.as(system, (tx) => findPayment(tx, key)));
  if (!known || known.processor !== processor.name) return;
  const outcome = await processor.look({ key, ref: begunAs(known, ref) });
  if (outcome) await recordOutcome(services, key, outcome);
}

/** A page on which one card was refused is open for another: it is asked about, not that one try. */
const begunAs = ({ processorRef }: PaymentRow, ref: string): string =>
  processorRef?.startsWith('cs_') ? processorRef : ref;

async function followRefund(
  services: Services,
  { key, ...outcome }: NonNullable<PaymentNews['refund']>,
) {
  if (!Id.safeParse(key).success) return;
  const known = await services.sql.as(system, (tx) => findRefund(tx, key));
  if (
    known &&
    (outcome.state === 'pending' ? known.state === 'created' : maySettle(known, outcome.state))
  )
    await noteRefund(services, key, outcome);
}

async function keepCard(services: Services, { clientId, facts }: NonNullable<PaymentNews['card']>) {
  const row = { id: newId(), clientId, processor: services.processor.name, ...facts };
  await services.sql.as(system, async (tx) => {
    if (await events.isAccount(tx, clientId)) await methods.keepMethod(tx, row);
  });
}
