import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MoneyAct } from '#contract/billing/money-acts.ts';
import { tendActs } from '#server/billing/money-acts/second-colleague.ts';
import {
  aed,
  answer,
  bell,
  credit,
  desk,
  leaveAlone,
  owingMuch,
  refund,
  transfer,
  waitingIn,
} from '#server/billing/money-acts/testing.ts';
import { assertBooks, deskIn, key, pay, paymentIn } from '#server/billing/testing.ts';
import { assertRefused, borrow, type Json } from '#server/matters/testing.ts';
import { mailsTo } from '#server/platform/messages/mails-testing.ts';
import { system } from '#server/platform/sql.ts';
import type { Answer } from '#server/testing.ts';

test('above the sum nothing moves before a second colleague said yes, and both names stand in the log', async (t) => {
  const app = await borrow(t);
  const { layla, noor, admin, invoice } = await owingMuch(app);
  const asked = deskIn(await credit(noor, invoice, 500_001));
  const act = waitingIn(asked);
  assert.deepEqual([asked.credited.amount, act.mine, act.askedBy.id], [0, true, noor.id]);
  assert.deepEqual(await bell(app, admin, act), ['asked']);
  const [seen] = (await admin.get('/desk/billing/acts')).body as unknown as MoneyAct[];
  assert.ok(seen);
  // Nobody answers their own wish.
  assertRefused(await answer(noor, act, { answer: 'approve' }), 403, 'forbidden');
  assert.equal((await desk(noor, invoice)).credited.amount, 0);
  assert.equal((await answer(admin, act, { answer: 'approve' })).status, 200);
  const done = await desk(noor, invoice);
  assert.equal(done.credited.amount, 500_001);
  const [told] = done.acts;
  assert.deepEqual([told?.state, told?.answeredBy?.id], ['approved', admin.id]);
  assert.deepEqual(await bell(app, noor, act), ['approved']);
  const lines = await app.sql.as(
    system,
    (tx) => tx`
      select actor_id from app.staff_log where thing = 'money_acts' and thing_id = ${act.id}
      order by id`,
  );
  assert.deepEqual(
    lines.map(({ actorId }) => actorId),
    [noor.id, admin.id],
  );
  await assertBooks(app, layla);
});

test('up to the sum one colleague is enough, and pieces below it do not walk around it', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owingMuch(app);
  paymentIn(await pay(layla, invoice));
  const [payment] = (await desk(noor, invoice)).cardAndTransfer;
  assert.ok(payment);
  const first = deskIn(await refund(noor, payment, 490_000));
  assert.deepEqual([first.refunds.length, first.acts.map(({ state }) => state)], [1, ['done']]);
  const second = deskIn(await refund(noor, payment, 490_000));
  assert.deepEqual([second.refunds.length, waitingIn(second).amount.amount], [1, 490_000]);
  // Another kind of giving away, and another invoice of the same client, count with it.
  const other = await owingMuch(app);
  assert.equal(deskIn(await credit(noor, other.invoice, 490_000)).credited.amount, 490_000);
  assert.equal(deskIn(await credit(noor, invoice, 400_000)).credited.amount, 490_000);
  await assertBooks(app, layla);
});

test('ten pieces at once weigh what the whole would', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owingMuch(app);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, piece) => credit(noor, invoice, 100_001 + piece)),
  );
  for (const each of answers) assert.equal(each.status, 200, each.text);
  const after = await desk(noor, invoice);
  assert.ok(after.credited.amount <= 500_000, String(after.credited.amount));
  assert.equal(after.acts.filter(({ state }) => state === 'waiting').length, 6);
  await assertBooks(app, layla);
});

test('a transfer recorded by hand waits too, is approved once, and its money is booked once', async (t) => {
  const app = await borrow(t);
  const { layla, noor, admin, invoice } = await owingMuch(app);
  // It is said before anybody asks.
  const { secondAbove } = await desk(noor, invoice);
  assert.ok(secondAbove.amount > 0 && secondAbove.amount < 2_000_000);
  assert.equal(secondAbove.amount % 100, 0, 'a figure to go by has no cents');
  const act = waitingIn(deskIn(await transfer(app, noor, invoice, 2_000_000)));
  assertRefused(await transfer(app, noor, invoice, 2_000_000), 409, 'billing_state');
  const headers = { 'idempotency-key': key() };
  const yes = () => answer(admin, act, { answer: 'approve' }, headers);
  const both = await Promise.all([yes(), yes(), answer(admin, act, { answer: 'approve' })]);
  const statuses = both.map(({ status }: Answer) => status).toSorted();
  assert.equal(statuses.filter((status) => status === 200).length >= 1, true);
  const after = await desk(noor, invoice);
  assert.deepEqual([after.paid.amount, after.cardAndTransfer.length], [2_000_000, 1]);
  assert.equal(after.state, 'paid');
  await assertBooks(app, layla);
});

test('what would be refused anyway is refused at once, and nobody is asked', async (t) => {
  const app = await borrow(t);
  const { noor, invoice } = await owingMuch(app);
  assertRefused(await credit(noor, invoice, 2_000_001), 422, 'amount_refused');
  assertRefused(await transfer(app, noor, invoice, 2_000_001), 422, 'amount_refused');
  assert.deepEqual((await desk(noor, invoice)).acts, []);
});

test('approved is what was asked: an invoice that changed meanwhile is asked about anew', async (t) => {
  const app = await borrow(t);
  const { layla, noor, admin, invoice } = await owingMuch(app);
  const act = waitingIn(deskIn(await credit(noor, invoice, 1_000_000)));
  paymentIn(await pay(layla, invoice, { amount: aed(100_000) }));
  const stale = await answer(admin, act, { answer: 'approve' });
  assertRefused(stale, 409, 'billing_state');
  assert.equal((stale.body.params as Json).reason, 'act_stale');
  assertRefused(await answer(admin, act, { answer: 'refuse' }), 400, 'validation_failed', 'reason');
  assert.equal((await answer(admin, act, { answer: 'refuse', reason: 'Ask anew.' })).status, 200);
  assert.deepEqual(await bell(app, noor, act), ['refused']);
  assertRefused(await answer(admin, act, { answer: 'approve' }), 409, 'billing_state');
  assert.equal((await desk(noor, invoice)).credited.amount, 0);
  const again = waitingIn(deskIn(await credit(noor, invoice, 1_000_000)));
  assert.equal((await answer(noor, again, { answer: 'withdraw' })).status, 200);
  assert.deepEqual(
    (await desk(noor, invoice)).acts.map(({ state }) => state),
    ['withdrawn', 'refused'],
  );
  await assertBooks(app, layla);
});

test('what nobody answers in three days is over', async (t) => {
  const app = await borrow(t);
  const { noor, admin, invoice } = await owingMuch(app);
  const act = waitingIn(deskIn(await credit(noor, invoice, 1_000_000)));
  const later = { ...app.services, now: () => act.expiresAt };
  await tendActs(later);
  await tendActs(later);
  assert.deepEqual(await bell(app, noor, act), ['expired']);
  assertRefused(await answer(admin, act, { answer: 'approve' }), 409, 'billing_state');
  assert.equal((await desk(noor, invoice)).credited.amount, 0);
});

test('in a house of one person it passes, is marked, and the first colleague who comes hears of it', async (t) => {
  const app = await borrow(t);
  const { layla, noor, admin, invoice } = await owingMuch(app);
  await leaveAlone(app, noor, true);
  const done = deskIn(await credit(noor, invoice, 1_000_000));
  const [act] = done.acts;
  assert.ok(act);
  assert.deepEqual([done.credited.amount, act.state], [1_000_000, 'alone']);
  await tendActs(app.services);
  assert.deepEqual(await bell(app, admin, act), []);
  await leaveAlone(app, noor, false);
  await tendActs(app.services);
  await tendActs(app.services);
  const heard = await app.sql.as(
    system,
    (tx) => tx`
      select recipient_id from app.notifications where event_key = ${`act:${act.id}:alone`}`,
  );
  assert.equal(heard.length, 1);
  assert.notEqual(heard[0]?.recipientId, noor.id);
  await assertBooks(app, layla);
});

test('the database itself knows that two are two, and that what was asked stays', async (t) => {
  const app = await borrow(t);
  const { noor, admin, invoice } = await owingMuch(app);
  const act = waitingIn(deskIn(await credit(noor, invoice, 1_000_000)));
  const change = (sql: string) =>
    app.sql.as({ kind: 'staff', id: admin.id }, (tx) =>
      tx.unsafe(`update app.money_acts set ${sql} where id = '${act.id}'`),
    );
  await assert.rejects(
    change(`state = 'approved', answered_by = asked_by, answered_at = now()`),
    /money_acts_two_people/,
  );
  await assert.rejects(change('amount = amount + 1'), /never changes/);
  await assert.rejects(
    app.sql.as({ kind: 'staff', id: admin.id }, (tx) => tx`delete from app.money_acts`),
    /never changes/,
  );
});

test('a transfer that waits for a second look is known by its reference, which is called so', async (t) => {
  const app = await borrow(t);
  const { noor, admin, invoice } = await owingMuch(app);
  const body = { amount: aed(1_000_000), receivedOn: invoice.issuedOn, reference: 'RF65 0012' };
  waitingIn(deskIn(await noor.post(`/desk/billing/invoices/${invoice.id}/transfers`, body)));
  const letters = await mailsTo(app, admin);
  const letter = letters.find(({ textBody }) => textBody.includes(invoice.number))?.textBody ?? '';
  assert.match(letter, /\nBank reference: RF65 0012\nAsked by: /);
  assert.doesNotMatch(letter, /Why: /);
});

test('the letter to a second colleague says whose money moves which way, why and who asks, and opens it', async (t) => {
  const app = await borrow(t);
  const { layla, noor, admin, invoice } = await owingMuch(app);
  const read = await desk(noor, invoice);
  waitingIn(deskIn(await credit(noor, invoice, 1_000_000)));
  const letters = await mailsTo(app, admin);
  const letter = letters.find(({ textBody }) => textBody.includes(invoice.number))?.textBody ?? '';
  assert.match(letter, new RegExp(`Client: ${read.buyer.name}\\nWhat moves: Out: a credit note`));
  assert.match(letter, /Sum: AED\s10,000\nInvoice: RH-/);
  assert.match(letter, /Why: \S.*\nAsked by: \S/);
  assert.ok(letter.includes(`/desk?part=invoices&invoice=${invoice.id}`), letter);
  await assertBooks(app, layla);
});
