/** A dearer change that stands at once: the saved card pays it, and nobody is asked for it meanwhile. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Owed } from '#contract/billing/invoices.ts';
import { owedLines } from '#domain/money/words/owed.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { settleBooking } from '#server/billing/books/booking-settlement.ts';
import { cancel, change, heldBy, sendBackNow } from '#server/billing/books/testing.ts';
import { assertBooks, invoiceIn, invoicesIn, saveCard } from '#server/billing/testing.ts';
import { bookingIn, confirm } from '#server/bookings/testing.ts';
import { borrow, newClient, type Person } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

test('what a dearer change asks of the saved card is being taken from the first answer on, once', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const booked = bookingIn(await confirm(layla, await heldBy(app, layla)));
  await settleBooking(app.services, booked.id);
  const before = bookingIn(await layla.get(`/bookings/${booked.id}`));
  assert.ok(before.sums.paid.amount > 0);
  const dearer = await change(layla, before, { party: 3 });
  const more = dearer.total.amount - before.total.amount;
  assert.ok(more > 0);
  const read = bookingIn(await layla.get(`/bookings/${booked.id}`));
  for (const { sums } of [dearer, read]) {
    assert.deepEqual([sums.dueNow.amount, sums.collecting.amount], [0, more]);
    for (const language of ['en', 'ar'] as const)
      assert.ok(!moneyLines(sums, language).some(({ id }) => id === 'due'));
  }
  const overview = (await layla.get('/billing?lang=en')).body as unknown as { owed: Owed[] }; // parsed by this very schema
  assert.deepEqual(
    owedLines(overview.owed, 'en').map(({ id }) => id),
    ['nothing', 'collecting'],
  );
  await settleBooking(app.services, booked.id);
  const { sums } = bookingIn(await layla.get(`/bookings/${booked.id}`));
  assert.deepEqual([sums.paid.amount, sums.collecting.amount], [dearer.total.amount, 0]);
  await assertBooks(app, layla);
});

/** Paid whole, then made dearer; the job that charges the card has not run yet. */
async function madeDearer(app: TestApp, party: number) {
  const layla = await newClient(app);
  await saveCard(layla);
  const booked = bookingIn(await confirm(layla, await heldBy(app, layla)));
  await settleBooking(app.services, booked.id);
  const before = await seen(layla, booked);
  const dearer = await change(layla, before, { party });
  assert.ok(dearer.sums.collecting.amount > 0);
  return { layla, before, dearer };
}

const seen = async (client: Person, { id }: { id: string }) =>
  bookingIn(await client.get(`/bookings/${id}`));

/** What the processor took of somebody, by its own books. */
const takenFrom = (app: TestApp, { id }: Person) =>
  app.sql.as(system, async (tx) => {
    const rows = await tx`
      select i.captured from app.sandbox_intents i join app.payments p on p.id::text = i.key
      where p.client_id = ${id} order by i.created_at`;
    return rows.map(({ captured }) => captured);
  });

test('a dearer change that is undone before its job has run takes nothing from the card', async (t) => {
  const app = await borrow(t);
  const { layla, before, dearer } = await madeDearer(app, 3);
  const undone = await change(layla, dearer, { party: before.party });
  for (const { sums } of [undone, await seen(layla, undone)])
    assert.deepEqual(
      [sums.collecting.amount, sums.dueNow.amount, sums.returning.amount],
      [0, 0, 0],
    );
  for (const invoice of invoicesIn(await layla.get(`/billing/invoices?source=${undone.id}`))) {
    const shown = await layla.get(`/billing/invoices/${invoice.id}`);
    assert.equal(invoiceIn(shown).collecting.amount, 0);
  }
  await settleBooking(app.services, undone.id);
  assert.deepEqual(await takenFrom(app, layla), [before.total.amount]);
  assert.equal((await seen(layla, undone)).sums.paid.amount, before.total.amount);
  await assertBooks(app, layla);
});

test('a dearer change that is undone in part takes only what is still due', async (t) => {
  const app = await borrow(t);
  const { layla, before, dearer } = await madeDearer(app, 4);
  const less = await change(layla, dearer, { party: 2 });
  const more = less.total.amount - before.total.amount;
  assert.ok(more > 0 && more < dearer.total.amount - before.total.amount);
  assert.deepEqual([less.sums.collecting.amount, less.sums.dueNow.amount], [more, 0]);
  await settleBooking(app.services, less.id);
  assert.deepEqual(await takenFrom(app, layla), [before.total.amount, more]);
  assert.equal((await seen(layla, less)).sums.paid.amount, less.total.amount);
  await assertBooks(app, layla);
});

test('what is cancelled before the job of its dearer change has run is charged nothing more', async (t) => {
  const app = await borrow(t);
  const { layla, before, dearer } = await madeDearer(app, 3);
  const over = await cancel(layla, dearer.id);
  assert.deepEqual([over.sums.collecting.amount, over.sums.dueNow.amount], [0, 0]);
  await settleBooking(app.services, over.id);
  await sendBackNow(app, layla);
  assert.deepEqual(await takenFrom(app, layla), [before.total.amount]);
  assert.equal((await seen(layla, over)).sums.returned.amount, before.total.amount);
  await assertBooks(app, layla);
});

test('two jobs at once, and a job that runs twice, take what a dearer change costs once', async (t) => {
  const app = await borrow(t);
  const { layla, before, dearer } = await madeDearer(app, 4);
  const less = await change(layla, dearer, { party: 3 });
  const settle = () => settleBooking(app.services, less.id);
  await Promise.all([settle(), settle()]);
  await settle();
  const more = less.total.amount - before.total.amount;
  assert.deepEqual(await takenFrom(app, layla), [before.total.amount, more]);
  assert.equal((await seen(layla, less)).sums.paid.amount, less.total.amount);
  await assertBooks(app, layla);
});

test('a dearer change that is undone while the bank is asked for it comes back whole', async (t) => {
  const app = await borrow(t);
  const { layla, before, dearer } = await madeDearer(app, 3);
  const { processor } = app.services;
  const charge: typeof processor.charge = async (order) => {
    await change(layla, dearer, { party: before.party });
    return processor.charge(order);
  };
  await settleBooking({ ...app.services, processor: { ...processor, charge } }, dearer.id);
  const { sums } = await seen(layla, dearer);
  const more = dearer.total.amount - before.total.amount;
  assert.deepEqual([sums.paid.amount, sums.returning.amount], [before.total.amount, more]);
  await sendBackNow(app, layla);
  await assertBooks(app, layla);
});
