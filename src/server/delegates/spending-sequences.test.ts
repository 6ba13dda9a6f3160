import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { InvoiceSummary } from '#contract/billing/invoices.ts';
import { assertBooks, cards, owing, pay } from '#server/billing/testing.ts';
import { actingFor, invitation, invited, type mandated } from '#server/delegates/testing.ts';
import { borrow, newClient, type Person } from '#server/matters/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import { storySeed } from '#server/testing/seed.ts';
import type { Answer, TestApp } from '#server/testing.ts';

const limits = { upTo: 120_000, upToDay: 260_000, upToMonth: 300_000 };

/** Two clients with two invoices each, for whom one person may pay. */
async function household(app: TestApp) {
  const omar = await newClient(app, { full_name: 'Omar Aziz' });
  const clients = [];
  for (let each = 0; each < 2; each += 1) {
    const client = await newClient(app);
    const asked = invitation(omar.email, { rights: ['pay'], ...limits });
    const { token } = await invited(app, client, asked);
    assert.equal((await omar.post('/mandates/accept', { token })).status, 200);
    const invoices: InvoiceSummary[] = [];
    while (invoices.length < 2) invoices.push((await owing(app, client)).invoice);
    clients.push({ client, hand: actingFor(omar, client), invoices });
  }
  return clients;
}

type Owner = Awaited<ReturnType<typeof household>>[number];

const payment = fc.record({
  whose: fc.constantFrom(0, 1),
  invoice: fc.integer({ min: 0, max: 1 }),
  amount: fc.integer({ min: 20_000, max: 130_000 }),
  card: fc.constantFrom(cards.good, cards.good, cards.good, cards.declined),
  twice: fc.boolean(),
});
type Wish = typeof payment extends fc.Arbitrary<infer T> ? T : never;

async function send(
  owner: Owner,
  { invoice, amount, card: number, twice }: Wish,
): Promise<Answer[]> {
  const document = owner.invoices[invoice] ?? assert.fail('no such invoice');
  const key = newId();
  const once = () =>
    pay(owner.hand, document, { amount: { ...document.total, amount }, number, key });
  return twice ? Promise.all([once(), once()]) : [await once()];
}

/** What was taken through the delegate's hand, by the processor's books: of each invoice, and in all. */
const takenBy = (app: TestApp, { id }: Person) =>
  app.sql.as(system, async (tx) => {
    const rows = await tx`
      select p.invoice_id, sum(i.captured)::int as taken from app.payments p
      join app.sandbox_intents i on i.key = p.id::text
      where p.client_id = ${id} and p.delegate_id is not null group by p.invoice_id`;
    return rows.map(({ taken }) => Number(taken));
  });

async function assertWithin(app: TestApp, { client }: Owner): Promise<void> {
  const taken = await takenBy(app, client);
  const sum = taken.reduce((all, one) => all + one, 0);
  assert.ok(Math.max(0, ...taken) <= limits.upTo, `of one invoice: ${taken}`);
  assert.ok(sum <= limits.upToDay, `in one day: ${sum}`);
  const { body } = await client.get('/delegates');
  const [mandate] = body as unknown as Awaited<ReturnType<typeof mandated>>['mandate'][];
  // What a card refuses was not spent, and what was taken is counted.
  assert.deepEqual(mandate?.spent, { today: sum, month: sum });
  await assertBooks(app, client);
}

test('whatever a delegate pays at once for two clients, no limit of either is passed', async (t) => {
  const app = await borrow(t);
  t.diagnostic(`seed ${storySeed}`);
  const waves = fc.array(fc.array(payment, { minLength: 3, maxLength: 6 }), {
    minLength: 2,
    maxLength: 3,
  });
  const within = fc.asyncProperty(waves, async (all) => {
    const owners = await household(app);
    for (const wave of all) {
      const answers = await Promise.all(
        wave.map((wish) => send(owners[wish.whose] ?? assert.fail('nobody'), wish)),
      );
      for (const { status, text } of answers.flat()) assert.ok(status < 500, text);
      for (const owner of owners) await assertWithin(app, owner);
    }
  });
  await fc.assert(within, {
    seed: storySeed,
    numRuns: process.env.LONG ? 25 : 1,
    endOnFailure: true,
  });
});
