/** What waits for the client: details, a bank's question and the house's own, each counted once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cards, owing, pay, paymentIn } from '#server/billing/testing.ts';
import * as t from '#server/bookings/testing.ts';
import { dashboardOf, insertMatter } from '#server/dashboard/testing.ts';
import { atDesk, demo } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';

test('a booking whose passengers have no names waits for them until it begins, and no longer', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const arrival = { offering: 'private-terminal-arrival-dxb', time: '12:00', party: 2 };
  const flight = await t.confirmed(app, layla, arrival);
  const seen = await dashboardOf(layla);
  assert.deepEqual(
    seen.needs.filter(({ kind }) => kind === 'confirm').map(({ path, until }) => [path, until]),
    [[`/dashboard/bookings/${flight.id}#told`, flight.startsAt]],
  );
  assert.equal(seen.tiles.find(({ id }) => id === 'bookings')?.status?.id, 'awaiting-you');
  const guests = [t.guest, { ...t.guest, name: 'Omar Al Mansoori' }];
  const path = `/bookings/${flight.id}/told`;
  const told = await layla.send('PUT', path, { guests, note: '' }, t.seenAs(flight));
  assert.equal(told.status, 200, told.text);
  const after = await dashboardOf(layla);
  assert.ok(after.needs.every(({ kind }) => kind !== 'confirm'));
});

test('a bank’s question leads to where it is answered, and what it is about is not asked for twice', async (context) => {
  const app = await t.borrow(context);
  const { layla, invoice } = await owing(app);
  const before = (await dashboardOf(layla)).needs;
  assert.deepEqual(before.filter(({ kind }) => kind === 'pay').length, 1);
  const payment = paymentIn(await pay(layla, invoice, { number: cards.asks }));
  const { needs } = await dashboardOf(layla);
  const asked = needs.filter(({ kind }) => kind === 'bank' || kind === 'pay');
  assert.deepEqual(
    asked.map(({ kind, path, total }) => [kind, path, total]),
    [['bank', `/profile/invoices?payment=${payment.id}`, payment.amount]],
  );
  assert.equal(needs.length, before.length);
});

test('a held place whose bank asks is one need, as long as it is held', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const hold = await t.held(app, layla);
  await app.sql.as(
    system,
    (tx) => tx`
      insert into app.payments ${tx({
        id: crypto.randomUUID(),
        clientId: layla.id,
        kind: 'card',
        state: 'step',
        bookingId: hold.id,
        title: tx.json({ en: 'A duel', ar: 'نزال' }),
        currency: 'AED',
        amount: 10_000,
        processor: 'sandbox',
        stepUrl: 'http://localhost/bank',
        returnTo: '/',
        language: 'en',
        actorKind: 'client',
        createdAt: app.services.now(),
      })}`,
  );
  const { needs } = await dashboardOf(layla);
  assert.deepEqual(
    needs.map(({ kind, until }) => [kind, until]),
    [['bank', hold.heldUntil]],
  );
});

const form = {
  kind: 'custom',
  title: 'A villa',
  notes: 'By the sea.',
  day: null,
  people: null,
  budget: null,
};

test('a question of the house stands in its own words, and a yes answers it where it stands', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const noor = await demo(app, 'concierge');
  const id = await insertMatter(app, layla, { state: 'clarifying', form });
  const asks = (text: string) => atDesk(noor, id, '/messages', { text, files: [] });
  const question = async () => (await dashboardOf(layla)).needs[0]?.question;
  assert.equal(await question(), undefined);
  await asks('Good news.\nWould Thursday at 10:00 suit a second look?');
  assert.deepEqual(await question(), {
    words: 'Would Thursday at 10:00 suit a second look?',
    by: 'Noor Haddad',
    yes: { hour: '10:00' },
  });
  await asks('Which of the two do you prefer?');
  assert.equal((await question())?.yes, null);
  await layla.post(`/matters/${id}/messages`, { text: 'The first.', files: [] });
  assert.deepEqual((await dashboardOf(layla)).needs, []);
});
