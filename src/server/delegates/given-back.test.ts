/** What came to nothing is no spending: a delegate's day and month have it back with the end itself. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Mandate, OwnMandate } from '#contract/delegates.ts';
import { cancel, closeFreeHours, heldBy } from '#server/billing/books/testing.ts';
import {
  assertBooks,
  invoiceOf,
  owing,
  pay,
  paymentIn,
  saveCard,
} from '#server/billing/testing.ts';
import { bookingIn, confirm } from '#server/bookings/testing.ts';
import { type Acting, actingFor, mandated } from '#server/delegates/testing.ts';
import {
  aQuote,
  assertRefused,
  borrow,
  demo,
  type Json,
  matterIn,
  moved,
  newClient,
  type Person,
  proposed,
} from '#server/matters/testing.ts';
import type { TestApp } from '#server/testing.ts';

const rights = ['request', 'approve', 'pay'];

async function household(app: TestApp, asked: Json = {}) {
  const layla = await newClient(app);
  const person = await mandated(app, layla, { rights, upToMonth: 10_000_000, ...asked });
  return { layla, person, omar: actingFor(person, layla) };
}

/** The same for whoever gave the mandate and whoever has it. */
async function spentOf(client: Person, person: Acting) {
  const given = (await client.get('/delegates')).body as unknown as Mandate[];
  const [own] = (await person.get('/mandates')).body as unknown as OwnMandate[];
  assert.deepEqual(given[0]?.spent, own?.spent);
  return own?.spent;
}

const fils = (dollars: number) => Math.round(dollars * 3.6725);

async function bookedBy(app: TestApp, layla: Person, omar: Person) {
  await saveCard(layla);
  return bookingIn(await confirm(omar, await heldBy(app, layla, 'deposit')));
}

test('what the house calls off, and what is cancelled free, is given back', async (t) => {
  const app = await borrow(t);
  const { layla, person, omar } = await household(app);
  const noor = await demo(app, 'concierge');
  const first = await bookedBy(app, layla, omar);
  const price = fils(first.total.amount);
  const second = bookingIn(await confirm(omar, await heldBy(app, layla, 'deposit')));
  assert.deepEqual(await spentOf(layla, person), { today: 2 * price, month: 2 * price });
  const off = { cause: 'operator', reason: 'The engine.' };
  assert.equal((await noor.post(`/bookings/${first.id}/call-off`, off)).status, 200);
  assert.deepEqual(await spentOf(layla, person), { today: price, month: price });
  await cancel(layla, second.id);
  assert.deepEqual(await spentOf(layla, person), { today: 0, month: 0 });
  await assertBooks(app, layla);
});

test('what is kept as a fee still counts, and paying it adds nothing', async (t) => {
  const app = await borrow(t);
  const { layla, person, omar } = await household(app);
  const { id, total } = await bookedBy(app, layla, omar);
  const fee = Math.round(total.amount * 0.8);
  await closeFreeHours(app, id, fee);
  await cancel(omar, id);
  assert.deepEqual(await spentOf(layla, person), { today: fils(fee), month: fils(fee) });
  await assertBooks(app, layla);
});

test('there is room again for what would not have fitted beside it', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const holds = [await heldBy(app, layla, 'deposit'), await heldBy(app, layla, 'deposit')] as const;
  const upToDay = fils(holds[0].total.amount) + 100;
  const omar = actingFor(await mandated(app, layla, { rights, upToDay }), layla);
  const { id } = bookingIn(await confirm(omar, holds[0]));
  assert.equal((await confirm(omar, holds[1])).status, 403);
  await cancel(omar, id);
  assert.equal((await confirm(omar, holds[1])).status, 200);
});

test('a request that comes to nothing is given back, less what its terms keep', async (t) => {
  const app = await borrow(t);
  const { layla, person, omar } = await household(app);
  const noor = await demo(app, 'concierge');
  const agreed = async (keptPercent: number) => {
    const { id, quotes } = await proposed(layla, noor, aQuote({ keptPercent }));
    const quote = quotes.at(-1) ?? assert.fail('no quote');
    const path = `/matters/${id}/quotes/${quote.id}/accept`;
    assert.equal(matterIn(await omar.post(path, { total: quote.total })).state, 'approved');
    return id;
  };
  const declined = await agreed(30);
  paymentIn(await pay(omar, await invoiceOf(layla, declined)));
  const withdrawn = await agreed(30);
  assert.equal((await spentOf(layla, person))?.month, 460_000);
  await moved(noor, declined, 'decline');
  assert.equal((await spentOf(layla, person))?.month, 230_000);
  const { version } = matterIn(await omar.get(`/matters/${withdrawn}`));
  const seen = { 'if-match': String(version) };
  const ended = await omar.post(`/matters/${withdrawn}/withdraw`, { reason: 'No more.' }, seen);
  assert.equal(ended.status, 200, ended.text);
  assert.equal((await spentOf(layla, person))?.month, 69_000);
  await assertBooks(app, layla);
});

test('a delegate who withdraws a request is bounded in what that leaves with the house', async (t) => {
  const app = await borrow(t);
  const limits = { rights: ['request'], upTo: 100_000, upToMonth: 150_000 };
  const { layla, person, omar } = await household(app, limits);
  const noor = await demo(app, 'concierge');
  const withdrawn = async (keptPercent: number) => {
    const { id, quotes } = await proposed(layla, noor, aQuote({ keptPercent }));
    const quote = quotes.at(-1) ?? assert.fail('no quote');
    const path = `/matters/${id}/quotes/${quote.id}/accept`;
    assert.equal((await layla.post(path, { total: quote.total })).status, 200);
    paymentIn(await pay(layla, await invoiceOf(layla, id)));
    const { version } = matterIn(await omar.get(`/matters/${id}`));
    const seen = { 'if-match': String(version) };
    return omar.post(`/matters/${id}/withdraw`, { reason: 'No more.' }, seen);
  };
  assertRefused(await withdrawn(50), 403, 'mandate_limit');
  assert.equal(matterIn(await withdrawn(0)).state, 'withdrawn');
  assert.equal((await spentOf(layla, person))?.month, 0);
  // AED 920 of it is kept, and no second one fits into the month.
  assert.equal(matterIn(await withdrawn(40)).state, 'withdrawn');
  assert.equal((await spentOf(layla, person))?.month, 92_000);
  assertRefused(await withdrawn(40), 403, 'mandate_limit');
  await assertBooks(app, layla);
});

test('what is credited whole is given back, a part of it is not', async (t) => {
  const app = await borrow(t);
  const { layla, person, omar } = await household(app);
  const { invoice, noor } = await owing(app, layla);
  paymentIn(await pay(omar, invoice));
  const path = `/desk/billing/invoices/${invoice.id}/credit-notes`;
  const credit = async (amount: number) => {
    const body = { amount: { ...invoice.total, amount }, reason: 'For the trouble.' };
    const answer = await noor.post(path, body);
    assert.equal(answer.status, 200, answer.text);
  };
  await credit(100_000);
  assert.equal((await spentOf(layla, person))?.month, 230_000);
  await credit(130_000);
  assert.equal((await spentOf(layla, person))?.month, 0);
});
