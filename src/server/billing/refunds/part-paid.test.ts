import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeskInvoice } from '#contract/billing/desk.ts';
import type { InvoiceSummary } from '#contract/billing/invoices.ts';
import { dayInDubai } from '#domain/time.ts';
import { sendBackNow } from '#server/billing/books/testing.ts';
import { assertBooks, deskIn, key, owing, pay, paymentIn } from '#server/billing/testing.ts';
import { aQuote, borrow, demo, type Person } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import type { Answer, TestApp } from '#server/testing.ts';

const aed = (amount: number) => ({ amount, currency: 'AED' as const });
const part = 100_000;

/** AED 1,000 of AED 2,300 are paid, and two colleagues are at the desk. */
async function partPaid(app: TestApp) {
  const { layla, noor, invoice } = await owing(app);
  const payment = paymentIn(await pay(layla, invoice, { amount: aed(part) }));
  return { layla, invoice, payment, noor, admin: await demo(app, 'admin') };
}

const refund = (staff: Person, { id }: { id: string }, amount: number, sent = key()) =>
  staff.post(
    `/desk/billing/payments/${id}/refunds`,
    { amount: aed(amount), reason: 'Once?' },
    { 'idempotency-key': sent },
  );

const credit = (staff: Person, { id }: { id: string }, amount: number, sent = key()) =>
  staff.post(
    `/desk/billing/invoices/${id}/credit-notes`,
    { amount: aed(amount), reason: 'Once?' },
    { 'idempotency-key': sent },
  );

interface Owned {
  layla: Person;
  invoice: InvoiceSummary;
  payment: { id: string };
}

/** What went back by the processor's own books, and how the invoice stands. */
async function backOf(app: TestApp, { layla, invoice, payment }: Owned, noor: Person) {
  await sendBackNow(app, layla);
  const [box] = await app.sql.as(
    system,
    (tx) => tx`select captured, refunded from app.sandbox_intents where key = ${payment.id}`,
  );
  const { paid, credited, outstanding, refunds } = deskIn(
    await noor.get(`/desk/billing/invoices/${invoice.id}`),
  );
  const asked = refunds.reduce((sum, { amount }) => sum + amount.amount, 0);
  assert.deepEqual([box?.captured, box?.refunded], [part, asked]);
  assert.equal(paid.amount, part - asked);
  assert.ok(asked <= part, 'more went back than was paid');
  await assertBooks(app, layla);
  return { back: asked, credited: credited.amount, outstanding: outstanding.amount };
}

const done = (answers: Answer[]) => answers.filter(({ status }) => status === 200).length;

test('two desks that refund a part payment at once send it back once', async (t) => {
  const app = await borrow(t);
  const { noor, admin, ...owned } = await partPaid(app);
  const answers = await Promise.all(
    [noor, admin, noor, admin].map((staff) => refund(staff, owned.payment, part)),
  );
  assert.equal(done(answers), 1);
  const { back, credited, outstanding } = await backOf(app, owned, noor);
  assert.deepEqual([back, credited, outstanding], [part, part, 130_000]);
});

test('a refund asked for again under the same key is the same refund', async (t) => {
  const app = await borrow(t);
  const { noor, ...owned } = await partPaid(app);
  const sent = key();
  const ask = () => refund(noor, owned.payment, 40_000, sent);
  assert.equal(done([...(await Promise.all([ask(), ask()])), await ask()]), 3);
  const { back, credited } = await backOf(app, owned, noor);
  assert.deepEqual([back, credited], [40_000, 40_000]);
});

test('a refund beside a credit of the whole sends back what was paid and no more', async (t) => {
  const app = await borrow(t);
  for (const round of [1, 2, 3]) {
    const { noor, admin, ...owned } = await partPaid(app);
    const answers = await Promise.all([
      credit(noor, owned.invoice, 230_000),
      refund(admin, owned.payment, part),
    ]);
    // Whoever came second found nothing left, or only what the first had not taken.
    assert.ok(done(answers) >= 1, `round ${round}`);
    const { back, credited, outstanding } = await backOf(app, owned, noor);
    assert.equal(back, part);
    assert.equal(outstanding, 230_000 - credited);
  }
});

test('what goes back already is not sent a second time by another credit', async (t) => {
  const app = await borrow(t);
  const { noor, admin, ...owned } = await partPaid(app);
  // Below what is unpaid nothing goes back; beyond it, each fils once.
  for (const amount of [130_000, 30_000, 30_000]) deskIn(await credit(noor, owned.invoice, amount));
  const answers = await Promise.all([
    refund(admin, owned.payment, 40_000),
    refund(noor, owned.payment, 40_000),
  ]);
  assert.equal(done(answers), 1);
  const { back, credited, outstanding } = await backOf(app, owned, noor);
  assert.deepEqual([back, credited, outstanding], [part, 230_000, 0]);
});

test('a refund beside one that has not left yet is credited whole, and nothing is owed again', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owing(app);
  const desk = `/desk/billing/invoices/${invoice.id}`;
  const receivedOn = dayInDubai(app.services.now());
  deskIn(
    await noor.post(`${desk}/transfers`, { amount: aed(part), receivedOn, reference: 'RF18' }),
  );
  // A transfer leaves when a person says so: AED 500 are on their way.
  const { cardAndTransfer } = deskIn(await credit(noor, invoice, 180_000));
  const payment = cardAndTransfer[0] ?? assert.fail('nothing came');
  const { refunds, outstanding } = deskIn(await refund(noor, payment, 30_000));
  assert.deepEqual([refunds.length, outstanding.amount], [2, 0]);
  const sami = await demo(app, 'admin');
  for (const { id } of refunds)
    deskIn(await sami.post(`/desk/billing/refunds/${id}/sent`, { reference: 'TT-1' }));
  const after = deskIn(await noor.get(desk));
  assert.deepEqual(
    [after.paid.amount, after.credited.amount, after.outstanding.amount],
    [20_000, 210_000, 0],
  );
  await assertBooks(app, layla);
});

test('what goes back and has not left yet pays nothing: the rest asks for it at once', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owing(app);
  const desk = `/desk/billing/invoices/${invoice.id}`;
  const receivedOn = dayInDubai(app.services.now());
  const record = (amount: number) =>
    noor.post(`${desk}/transfers`, { amount: aed(amount), receivedOn, reference: 'RF18' });
  const { cardAndTransfer } = deskIn(await record(part));
  const payment = cardAndTransfer[0] ?? assert.fail('nothing came');
  const going = deskIn(await refund(noor, payment, 40_000));
  // AED 2,300 less AED 400 are asked for, and AED 600 of the AED 1,000 stay.
  assert.equal(going.outstanding.amount, 130_000);
  deskIn(await record(130_000));
  const admin = await demo(app, 'admin');
  for (const { id } of going.refunds)
    deskIn(await admin.post(`/desk/billing/refunds/${id}/sent`, { reference: 'TT-1' }));
  const after = deskIn(await noor.get(desk));
  assert.deepEqual([after.paid.amount, after.outstanding.amount], [190_000, 0]);
  await assertBooks(app, layla);
});

const waitingIn = ({ acts }: DeskInvoice) =>
  acts.find(({ state }) => state === 'waiting') ?? assert.fail('nothing waits');

test('a refund that waits for a colleague and one that does not are one refund', async (t) => {
  const app = await borrow(t);
  const line = { kind: 'fee', title: 'Villa', quantity: 1, each: 2_000_000 };
  const { layla, noor, invoice } = await owing(app, undefined, aQuote({ lines: [line] }));
  const admin = await demo(app, 'admin');
  const payment = paymentIn(await pay(layla, invoice, { amount: aed(600_000) }));
  const act = waitingIn(deskIn(await refund(noor, payment, 600_000)));
  const yes = () =>
    admin.post(
      `/desk/billing/acts/${act.id}/answer`,
      { answer: 'approve' },
      { 'if-match': String(act.version) },
    );
  const answers = await Promise.all([yes(), refund(admin, payment, 300_000), yes()]);
  await sendBackNow(app, layla);
  const { paid, refunds } = deskIn(await noor.get(`/desk/billing/invoices/${invoice.id}`));
  const back = refunds.reduce((sum, { amount }) => sum + amount.amount, 0);
  assert.equal(done(answers), 1);
  assert.ok(back === 600_000 || back === 300_000, String(back));
  assert.equal(paid.amount, 600_000 - back);
  await assertBooks(app, layla);
});
