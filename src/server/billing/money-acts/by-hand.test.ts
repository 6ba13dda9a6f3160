import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MoneyAct } from '#contract/billing/money-acts.ts';
import type { BillingOverview } from '#contract/billing/payments.ts';
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
import {
  assertBooks,
  cards,
  deskIn,
  invoicesIn,
  key,
  pay,
  paymentIn,
} from '#server/billing/testing.ts';
import {
  assertRefused,
  borrow,
  type Json,
  matterIn,
  type Person,
} from '#server/matters/testing.ts';
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

test('what a colleague is asked to send back can be asked for once, and is no longer to be had', async (t) => {
  const app = await borrow(t);
  const { layla, noor, admin, invoice } = await owingMuch(app);
  paymentIn(await pay(layla, invoice));
  const [payment] = (await desk(noor, invoice)).cardAndTransfer;
  assert.ok(payment);
  const asked = deskIn(await refund(noor, payment, 1_500_000));
  assert.equal(asked.cardAndTransfer[0]?.refundable.amount, 500_000);
  const more = await refund(noor, payment, 600_000);
  assertRefused(more, 422, 'amount_refused');
  assert.equal((more.body.params as Json).most, 500_000);
  const less = await refund(noor, payment, 500_001);
  assertRefused(less, 422, 'amount_refused');
  const no = { answer: 'refuse', reason: 'It was never promised.' };
  assert.equal((await answer(admin, waitingIn(asked), no)).status, 200);
  assert.equal((await desk(noor, invoice)).cardAndTransfer[0]?.refundable.amount, 2_000_000);
});

test('whoever asked reads in the letter why a colleague refused', async (t) => {
  const app = await borrow(t);
  const { noor, admin, invoice } = await owingMuch(app);
  const act = waitingIn(deskIn(await credit(noor, invoice, 1_000_000)));
  const no = { answer: 'refuse', reason: 'It was never promised.' };
  assert.equal((await answer(admin, act, no)).status, 200);
  const mails = await mailsTo(app, noor);
  const [letter] = mails.filter(({ subject }) => subject === `Refused: ${invoice.number}`);
  assert.match(letter?.textBody ?? '', /It was never promised\./);
});

test('it is said beforehand how much one colleague may move, and that nobody else could look', async (t) => {
  const app = await borrow(t);
  const { noor, invoice } = await owingMuch(app);
  const roomOf = async () => (await desk(noor, invoice)).room;
  assert.deepEqual(await roomOf(), { in: aed(500_000), back: aed(500_000) });
  deskIn(await credit(noor, invoice, 120_000));
  deskIn(await transfer(app, noor, invoice, 200_000));
  assert.deepEqual(await roomOf(), { in: aed(300_000), back: aed(380_000) });
  const query = `kind=matter&id=${invoice.source.id}`;
  const ofMatter = async () => (await noor.get(`/desk/billing/acts/room?${query}`)).body;
  assert.deepEqual(await ofMatter(), { room: aed(380_000) });
  await leaveAlone(app, noor, true);
  assert.deepEqual(await roomOf(), { in: null, back: null });
  assert.deepEqual(await ofMatter(), { room: null });
  await leaveAlone(app, noor, false);
});

const standingFor = async (client: Person, { id }: { id: string }) => {
  const { body } = await client.get('/billing');
  const [owed] = (body as unknown as BillingOverview).owed;
  const listed = invoicesIn(await client.get('/billing/invoices'));
  const invoice = listed.find((one) => one.id === id) ?? assert.fail();
  return { owed, invoice, firstDue: (body as unknown as BillingOverview).firstDue };
};

test('a transfer that a colleague looks at is no longer asked of the client, who reads that it is being checked', async (t) => {
  const app = await borrow(t);
  const { layla, noor, admin, invoice } = await owingMuch(app);
  const before = await standingFor(layla, invoice);
  assert.deepEqual([before.invoice.checking.amount, before.firstDue?.id], [0, invoice.id]);
  const act = waitingIn(deskIn(await transfer(app, noor, invoice, 2_000_000)));
  const meanwhile = await standingFor(layla, invoice);
  assert.deepEqual(
    [meanwhile.invoice.checking, meanwhile.owed?.checking, meanwhile.owed?.dueNow.amount],
    [aed(2_000_000), aed(2_000_000), 0],
  );
  assert.equal(meanwhile.firstDue, null);
  const no = { answer: 'refuse', reason: 'It stands on no statement.' };
  assert.equal((await answer(admin, act, no)).status, 200);
  assert.equal((await standingFor(layla, invoice)).invoice.checking.amount, 0);
  const [told] = (await mailsTo(app, layla)).filter(({ subject }) => /not found/.test(subject));
  assert.match(told?.textBody ?? '', /20,000/);
  assert.match(told?.textBody ?? '', new RegExp(invoice.number));
});

test('what is being checked is not due on the page of its matter meanwhile', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owingMuch(app);
  const sumsOf = async () =>
    matterIn(await layla.get(`/matters/${invoice.source.id}`)).money?.sums ??
    assert.fail('no sums');
  assert.deepEqual(
    (await sumsOf()).due.map(({ sum }) => sum),
    [aed(2_000_000)],
  );
  deskIn(await transfer(app, noor, invoice, 2_000_000));
  const { dueNow, due, checking } = await sumsOf();
  assert.deepEqual([dueNow.amount, due, checking], [0, [], aed(2_000_000)]);
});

test('a transfer for what is paid already is refused, and why is said', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owingMuch(app);
  paymentIn(await pay(layla, invoice));
  const refused = await transfer(app, noor, invoice, 100_000);
  assertRefused(refused, 409, 'billing_state');
  assert.equal((refused.body.params as Json).reason, 'nothing_open');
});

test('a transfer is recorded while its client is at the bank, whose question is withdrawn', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owingMuch(app);
  const begun = paymentIn(await pay(layla, invoice, { number: cards.asks }));
  deskIn(await transfer(app, noor, invoice, 200_000));
  assert.equal(paymentIn(await layla.get(`/billing/payments/${begun.id}`)).state, 'released');
  const { outstanding, refunds } = await desk(noor, invoice);
  assert.deepEqual([outstanding, refunds], [aed(1_800_000), []]);
  await assertBooks(app, layla);
});

test('a transfer that is approved while its client is at the bank is not charged besides', async (t) => {
  const app = await borrow(t);
  const { layla, noor, admin, invoice } = await owingMuch(app);
  const act = waitingIn(deskIn(await transfer(app, noor, invoice, 2_000_000)));
  const part = { number: cards.asks, amount: aed(100_000) };
  const begun = paymentIn(await pay(layla, invoice, part));
  assert.equal(begun.invoice?.stands, 'checked');
  assert.equal((await answer(admin, act, { answer: 'approve' })).status, 200);
  const after = paymentIn(await layla.get(`/billing/payments/${begun.id}`));
  assert.deepEqual([after.state, after.invoice?.stands], ['released', 'paid']);
  assert.deepEqual((await desk(noor, invoice)).refunds, []);
  await assertBooks(app, layla);
});

test('a transfer that was paid by card meanwhile is recorded all the same, and what is too much goes back by bank', async (t) => {
  const app = await borrow(t);
  const { layla, noor, admin, invoice } = await owingMuch(app);
  const act = waitingIn(deskIn(await transfer(app, noor, invoice, 1_500_000)));
  assert.equal(act.tooMuch.amount, 0);
  paymentIn(await pay(layla, invoice));
  const again = waitingIn(await desk(admin, invoice));
  assert.deepEqual(again.tooMuch, aed(1_500_000));
  assert.equal((await answer(admin, again, { answer: 'approve' })).status, 200);
  const after = await desk(admin, invoice);
  assert.deepEqual(
    after.refunds.map(({ kind, state, amount }) => [kind, state, amount]),
    [['transfer', 'created', aed(1_500_000)]],
  );
  assert.equal(after.outstanding.amount, 0);
  const [told] = (await mailsTo(app, layla)).filter(({ textBody }) => textBody.includes('15,000'));
  assert.match(told?.textBody ?? '', /bank transfer/);
  await assertBooks(app, layla);
});
