import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { dayInDubai } from '#domain/time.ts';
import { assertBooks, cards, invoiceOf, pay } from '#server/billing/testing.ts';
import { borrow, demo, newClient, type Person, proposed } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import { storySeed } from '#server/testing/seed.ts';
import type { TestApp } from '#server/testing.ts';

type Step = { kind: 'card' | 'declined' | 'transfer' | 'credit' | 'refund'; share: number };

const step = fc.record({
  kind: fc.constantFrom<Step['kind']>('card', 'declined', 'transfer', 'credit', 'refund'),
  share: fc.integer({ min: 1, max: 120 }),
});

interface World {
  app: TestApp;
  layla: Person;
  noor: Person;
}

async function owing({ layla, noor }: World) {
  const matter = await proposed(layla, noor);
  const quote = matter.quotes.at(-1) ?? assert.fail('no quote');
  await layla.post(`/matters/${matter.id}/quotes/${quote.id}/accept`, { total: quote.total });
  return invoiceOf(layla, matter.id);
}

/** Does what it says with a share of the invoice, also where that is too much, and says how it went. */
async function take({ app, layla, noor }: World, source: string, { kind, share }: Step) {
  const invoice = await invoiceOf(layla, source);
  const amount = {
    amount: Math.ceil((invoice.total.amount * share) / 100),
    currency: 'AED',
  } as const;
  const desk = `/desk/billing/invoices/${invoice.id}`;
  if (kind === 'card') return pay(layla, invoice, { amount });
  if (kind === 'declined') return pay(layla, invoice, { amount, number: cards.declined });
  if (kind === 'credit') return noor.post(`${desk}/credit-notes`, { amount, reason: 'A share.' });
  if (kind === 'transfer') {
    const receivedOn = dayInDubai(app.services.now());
    return noor.post(`${desk}/transfers`, { amount, receivedOn, reference: 'RF18' });
  }
  const [payment] = await app.sql.as(
    system,
    (tx) => tx`
    select id from app.payments where invoice_id = ${invoice.id} and state = 'succeeded' limit 1`,
  );
  if (!payment) return undefined;
  return noor.post(`/desk/billing/payments/${payment.id}/refunds`, { amount, reason: 'A share.' });
}

test('after any sequence of acts, allowed or refused, the books balance and nothing is a defect', async (t) => {
  const app = await borrow(t);
  const noor = await demo(app, 'concierge');
  t.diagnostic(`seed ${storySeed}`);
  const runs = process.env.LONG ? 30 : 3;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
      const world = { app, noor, layla: await newClient(app) };
      const { source } = await owing(world);
      for (const one of steps) {
        const answer = await take(world, source.id, one);
        assert.ok(!answer || answer.status < 500, answer?.text);
        await assertBooks(app, world.layla);
      }
    }),
    { seed: storySeed, numRuns: runs, endOnFailure: true },
  );
});
