/** What goes back by bank is sent by a person: somebody hears of it, it has a day, and the client reads that day. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeskInvoice, DeskRefund } from '#contract/billing/desk.ts';
import { dateInWords, dayInWords } from '#domain/calendar/date-words.ts';
import { sentBy } from '#domain/money/transit.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { dayInDubai } from '#domain/time.ts';
import { heldBy } from '#server/billing/books/testing.ts';
import { printBelow } from '#server/billing/invoices/testing.ts';
import { noteRefund } from '#server/billing/refunds/refunds.ts';
import { deskIn as booksIn, invoiceOf, owing, pay, paymentIn } from '#server/billing/testing.ts';
import { bookingIn, confirm } from '#server/bookings/testing.ts';
import {
  aQuote,
  atDesk,
  borrow,
  demo,
  deskIn,
  matterIn,
  moved,
  newClient,
  type Person,
} from '#server/matters/testing.ts';
import { mailsTo } from '#server/platform/messages/mails-testing.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

const queue = async (staff: Person): Promise<DeskRefund[]> => {
  const { status, body, text } = await staff.get('/desk/billing/to-send');
  assert.equal(status, 200, text);
  return body as unknown as DeskRefund[]; // parsed by this very schema
};

const ofClient = async (staff: Person, { id }: Person) =>
  (await queue(staff)).filter(({ client }) => client?.id === id);

const transferred = async (
  app: TestApp,
  staff: Person,
  invoice: Pick<DeskInvoice, 'id' | 'total'>,
) =>
  booksIn(
    await staff.post(`/desk/billing/invoices/${invoice.id}/transfers`, {
      amount: invoice.total,
      receivedOn: dayInDubai(app.services.now()),
      reference: 'RF18 LAYLA',
    }),
  );

/** How often somebody was told of this client's money to send. */
const bells = (app: TestApp, { id }: Person, refund: string) =>
  app.sql.as(system, async (tx) => {
    const rows = await tx`
      select about ->> 'sendBy' as by, path from app.notifications
      where recipient_id = ${id} and event_key = ${`to_send:${refund}`}`;
    return rows.map(({ by, path }) => [by, path]);
  });

/** Paid by transfer, as Noor recorded it. */
async function paidByBank(app: TestApp) {
  const known = await owing(app);
  await transferred(app, known.noor, known.invoice);
  return { ...known, admin: await demo(app, 'admin') };
}

type Paid = Awaited<ReturnType<typeof paidByBank>>;

const withdraw = async ({ layla, matter }: Paid) => {
  const { version } = matterIn(await layla.get(`/matters/${matter.id}`));
  const headers = { 'if-match': String(version) };
  matterIn(await layla.post(`/matters/${matter.id}/withdraw`, {}, headers));
};

const credit = async ({ noor, invoice }: Paid) =>
  booksIn(
    await noor.post(`/desk/billing/invoices/${invoice.id}/credit-notes`, {
      amount: { amount: 40_000, currency: 'AED' },
      reason: 'The boat was late.',
    }),
  );

/** The supplier falls through, and a cheaper version is accepted. */
const cheaper = async ({ layla, noor, matter: { id } }: Paid) => {
  await moved(noor, id, 'supplier_failed');
  const line = { kind: 'service', title: 'Falconer', quantity: 1, each: 105_000 };
  deskIn(await atDesk(noor, id, '/quote', aQuote({ lines: [line] })));
  deskIn(await atDesk(noor, id, '/quote/send'));
  const quote = matterIn(await layla.get(`/matters/${id}`)).quotes.at(-1) ?? assert.fail();
  const accept = `/matters/${id}/quotes/${quote.id}/accept`;
  assert.equal((await layla.post(accept, { total: quote.total })).status, 200);
};

for (const [way, goesBack] of [
  ['a withdrawal', withdraw],
  ['a credit note', credit],
  ['a cheaper quote', cheaper],
] as const)
  test(`what goes back by bank after ${way} waits at the desk with its day, and rings at who may send it`, async (t) => {
    const app = await borrow(t);
    const paid = await paidByBank(app);
    const { layla, noor, admin, invoice, matter } = paid;
    await goesBack(paid);
    const by = sentBy(dayInDubai(app.services.now()));
    const [waits, ...more] = await ofClient(admin, layla);
    assert.ok(waits);
    assert.equal(more.length, 0);
    assert.deepEqual(
      [waits.state, waits.by, waits.late, waits.cameWith, waits.invoice.number, waits.senders],
      ['created', by, false, 'RF18 LAYLA', invoice.number, []],
    );
    assert.notEqual(waits.reason, '');
    // Who recorded that it came leaves it to another, whose name stands there.
    const [seen] = await ofClient(noor, layla);
    assert.equal(seen?.senders.length, 1);
    const path = `/desk?part=invoices&invoice=${invoice.id}`;
    assert.deepEqual(await bells(app, admin, waits.id), [[by, path]]);
    assert.deepEqual(await bells(app, noor, waits.id), []);
    // Page, paper and letter promise the same day.
    const { sums } = matterIn(await layla.get(`/matters/${matter.id}`)).money ?? assert.fail();
    const line = moneyLines(sums, 'en').find(({ id }) => id === 'toSend');
    assert.deepEqual(line?.sum, waits.amount);
    assert.ok(line.note.endsWith(`we send it by ${dayInWords(by, 'en')}`), line.note);
    assert.ok((await printBelow(app, invoice.id, 'en')).includes(line.note));
    const letter = (await mailsTo(app, layla)).at(-1) ?? assert.fail('no letter');
    // The letter of a credit note has said before whose wish it is, and why.
    const way = line.note.replace('the house gave it back; ', '');
    assert.ok(letter.textBody.includes(way), letter.textBody);
    const told = (await mailsTo(app, admin)).at(-1) ?? assert.fail('no letter to the house');
    assert.ok(told.textBody.includes(dateInWords(by, 'en')), told.textBody);
  });

/** Since when everybody else belongs to the house. */
const others = (app: TestApp, { id }: Person, days: number) =>
  app.sql.as(
    system,
    (tx) => tx`
      update auth.users set staff_since = now() - make_interval(days => ${days})
      where raw_app_meta_data ->> 'role' in ('concierge', 'admin') and id <> ${id}`,
  );

test('who recorded it hears of it too while every colleague is new: then they may send it themselves', async (t) => {
  const app = await borrow(t);
  const paid = await paidByBank(app);
  const { layla, noor, admin } = paid;
  await others(app, noor, 0);
  t.after(() => others(app, noor, 365));
  await credit(paid);
  const [waits] = await ofClient(noor, layla);
  assert.deepEqual(waits?.senders, []);
  for (const sender of [noor, admin]) assert.equal((await bells(app, sender, waits.id)).length, 1);
});

test('what goes back by bank after the house calls a booking off waits at the desk, too', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const [noor, admin] = [await demo(app, 'concierge'), await demo(app, 'admin')];
  const booking = bookingIn(await confirm(layla, await heldBy(app, layla)));
  await transferred(app, noor, await invoiceOf(layla, booking.id));
  const off = { cause: 'operator', reason: 'The engine.' };
  const after = bookingIn(await noor.post(`/bookings/${booking.id}/call-off`, off));
  const [waits] = await ofClient(admin, layla);
  assert.ok(waits);
  assert.equal((await bells(app, admin, waits.id)).length, 1);
  const line = moneyLines(after.sums, 'en').find(({ id }) => id === 'toSend');
  assert.ok(line?.note.endsWith(`we send it by ${dayInWords(waits.by, 'en')}`), line?.note);
});

test('what is past its day is marked, and what was sent stays in sight with its day and reference', async (t) => {
  const app = await borrow(t);
  const paid = await paidByBank(app);
  const { layla, admin, invoice, matter } = paid;
  await credit(paid);
  await app.sql.as(
    system,
    (tx) => tx`
      update app.refunds set created_at = created_at - interval '7 days' where client_id = ${layla.id}`,
  );
  const [waits] = await ofClient(admin, layla);
  assert.ok(waits?.late);
  const lineOf = async (id: string) => {
    const { sums } = matterIn(await layla.get(`/matters/${matter.id}`)).money ?? assert.fail();
    return moneyLines(sums, 'en').find((line) => line.id === id)?.note ?? '';
  };
  assert.match(await lineOf('toSend'), /should have left by/);
  const sent = `/desk/billing/refunds/${waits.id}/sent`;
  assert.equal((await admin.post(sent, { reference: 'OUT-77' })).status, 200);
  const [gone] = await ofClient(admin, layla);
  const today = dayInDubai(app.services.now());
  assert.deepEqual(
    [gone?.state, gone?.late, gone?.sentOn, gone?.reference],
    ['succeeded', false, today, 'OUT-77'],
  );
  const left = `the house gave it back; by bank transfer on ${dayInWords(today, 'en')}, reference OUT-77`;
  assert.equal(await lineOf('returned'), left);
  assert.ok((await printBelow(app, invoice.id, 'en')).includes(left));
});

test('what its card did not take stands in the queue until it is sent, with no account known', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owing(app);
  paymentIn(await pay(layla, invoice));
  await credit({ noor, invoice } as Paid);
  const [refund] = booksIn(await noor.get(`/desk/billing/invoices/${invoice.id}`)).refunds;
  assert.ok(refund);
  assert.deepEqual(await ofClient(noor, layla), []);
  await noteRefund(app.services, refund.id, { state: 'failed', ref: 'returned' });
  const [waits] = await ofClient(noor, layla);
  assert.deepEqual([waits?.state, waits?.cameWith], ['failed', null]);
  const byBank = `/desk/billing/refunds/${refund.id}/by-bank`;
  assert.equal((await noor.post(byBank, { reference: 'OUT-78' })).status, 200);
  const after = await ofClient(noor, layla);
  assert.deepEqual(
    after.map(({ state, reference }) => [state, reference]),
    [['succeeded', 'OUT-78']],
  );
});
