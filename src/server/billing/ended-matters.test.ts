import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Matter } from '#contract/matters/matters.ts';
import type { Money } from '#contract/primitives.ts';
import { endingIn, matterEndingLines } from '#domain/matters/money-words.ts';
import { add } from '#domain/money.ts';
import {
  answer,
  bell,
  desk,
  leaveAlone,
  owingMuch,
  waitingIn,
} from '#server/billing/money-acts/testing.ts';
import {
  assertBooks,
  deskIn as invoiceIn,
  invoiceOf,
  pay,
  paymentIn,
} from '#server/billing/testing.ts';
import {
  assertRefused,
  atDesk,
  borrow,
  deskIn,
  type Json,
  matterIn,
  moved,
  type Person,
} from '#server/matters/testing.ts';
import { mailsTo } from '#server/platform/messages/mails-testing.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

/** Agreed to and paid in full. */
async function paidMuch(t: TestContext) {
  const app = await borrow(t);
  const known = await owingMuch(app);
  paymentIn(await pay(known.layla, known.invoice));
  const { source } = invoiceIn(await known.noor.get(`/desk/billing/invoices/${known.invoice.id}`));
  return { app, ...known, id: source?.id ?? assert.fail('no matter') };
}

const seen = async (client: Person, id: string): Promise<Matter> =>
  matterIn(await client.get(`/matters/${id}`));

const endedWords = (app: TestApp, { id }: Person) =>
  app.sql.as(
    system,
    (tx) => tx`
      select id from app.notifications
      where recipient_id = ${id} and kind = 'moved' and about ->> 'state' in ('declined', 'withdrawn')`,
  );

const yes = { answer: 'approve' };
const whole: Money = { amount: 2_000_000, currency: 'AED' };

for (const [move, state] of [
  ['decline', 'declined'],
  ['withdraw', 'withdrawn'],
] as const)
  test(`much that goes back because the house ends a paid matter waits for a colleague: ${move}`, async (t) => {
    const { app, layla, noor, admin, invoice, id } = await paidMuch(t);
    const stood = await seen(layla, id);
    assert.equal((await moved(noor, id, move, 'No villa.')).state, stood.state);
    const act = waitingIn(await desk(noor, invoice));
    assert.deepEqual(
      [act.kind, act.amount, act.reason, act.askedBy.id],
      ['end_matter', whole, 'No villa.', noor.id],
    );
    assert.deepEqual(await bell(app, admin, act), ['asked']);
    const before = await seen(layla, id);
    assert.deepEqual([before.state, before.money?.comesBack.amount], [stood.state, 0]);
    assert.equal((await endedWords(app, layla)).length, 0);
    assertRefused(await atDesk(noor, id, '/move', { move, reason: 'x' }), 409, 'billing_state');
    assertRefused(await answer(noor, act, yes), 403, 'forbidden');

    assert.equal((await answer(admin, act, yes)).status, 200);
    const after = await seen(layla, id);
    assert.deepEqual([after.state, after.money?.sums.returning], [state, whole]);
    assert.equal(after.events.at(-1)?.reason, 'No villa.');
    assert.equal((await endedWords(app, layla)).length, 1);
    await assertBooks(app, layla);
  });

test('a colleague who says no leaves the matter as it is, and its client withdraws without anybody’s leave', async (t) => {
  const { app, layla, noor, admin, invoice, id } = await paidMuch(t);
  await moved(noor, id, 'decline');
  const first = waitingIn(await desk(noor, invoice));
  const no = { answer: 'refuse', reason: 'There is a villa.' };
  assert.equal((await answer(admin, first, no)).status, 200);
  await moved(noor, id, 'decline');
  const again = waitingIn(await desk(noor, invoice));
  const { version } = await seen(layla, id);
  const headers = { 'if-match': String(version) };
  const own = matterIn(await layla.post(`/matters/${id}/withdraw`, { reason: '' }, headers));
  assert.equal(own.state, 'withdrawn');
  const late = await answer(admin, again, yes);
  assertRefused(late, 409, 'billing_state');
  assert.equal((late.body.params as Json).reason, 'act_over');
  // Under its own terms nothing was kept: nothing is left to give back.
  assert.deepEqual(await actsOn(noor, invoice), ['end_matter over', 'end_matter refused']);
  await assertBooks(app, layla);
});

/** Agreed to under a fee and not paid; the house is about to decline it. */
async function aboutToEnd(t: TestContext) {
  const app = await borrow(t);
  const known = await owingMuch(app, { keptPercent: 30 });
  const { source } = invoiceIn(await known.noor.get(`/desk/billing/invoices/${known.invoice.id}`));
  const id = source?.id ?? assert.fail('no matter');
  await moved(known.noor, id, 'decline', 'No villa.');
  return { app, ...known, id, act: waitingIn(await desk(known.noor, known.invoice)) };
}

const withdraw = async (client: Person, id: string) => {
  const { version } = await seen(client, id);
  return client.post(`/matters/${id}/withdraw`, { reason: '' }, { 'if-match': String(version) });
};

const actsOn = async (staff: Person, invoice: { id: string }) =>
  (await desk(staff, invoice)).acts.map(({ kind, state }) => `${kind} ${state}`).sort();

test('who withdraws while the house is giving a request up may pay the fee, and is given it back once a colleague agrees', async (t) => {
  const { app, layla, noor, admin, invoice, id, act } = await aboutToEnd(t);
  assert.equal(matterIn(await withdraw(layla, id)).state, 'withdrawn');
  const late = await answer(admin, act, yes);
  assertRefused(late, 409, 'billing_state');
  assert.equal((late.body.params as Json).reason, 'act_over');
  const waives = waitingIn(await desk(noor, invoice));
  assert.deepEqual(
    [waives.kind, waives.amount.amount, waives.reason, waives.askedBy.id],
    ['credit', 600_000, 'No villa.', noor.id],
  );
  // Until a colleague has answered it is owed like any other, and whoever pays it has paid for nothing in the end.
  assert.equal((await pay(layla, await invoiceOf(layla, id))).status, 200);
  assertRefused(await answer(noor, waives, yes), 403, 'forbidden');
  assert.equal((await answer(admin, waives, yes)).status, 200);
  const { sums } = (await seen(layla, id)).money ?? assert.fail('no money');
  assert.deepEqual([sums.kept.amount, add(sums.returning, sums.returned).amount], [0, 600_000]);
  await assertBooks(app, layla);
});

test('a withdrawal that the house records meanwhile is waived like one of its client’s own', async (t) => {
  const { app, layla, noor, admin, invoice, id } = await aboutToEnd(t);
  assert.equal((await moved(noor, id, 'withdraw')).state, 'withdrawn');
  const waives = waitingIn(await desk(noor, invoice));
  assert.equal((await answer(admin, waives, yes)).status, 200);
  assert.equal((await seen(layla, id)).money?.sums.kept.amount, 0);
  await assertBooks(app, layla);
});

test('what is delivered meanwhile can be given up no more: it is paid like any other', async (t) => {
  const { layla, noor, invoice, id } = await aboutToEnd(t);
  for (const move of ['fulfil', 'deliver']) await moved(noor, id, move);
  assert.deepEqual(await actsOn(noor, invoice), ['end_matter over']);
  assert.equal((await pay(layla, invoice)).status, 200);
});

test('a client who withdraws as a colleague agrees to the house’s end is kept waiting by nobody', async (t) => {
  for (let round = 0; round < 3; round += 1) {
    const { app, layla, admin, id, act } = await aboutToEnd(t);
    const answers = await Promise.all([withdraw(layla, id), answer(admin, act, yes)]);
    const states = answers.map(({ status }) => status);
    assert.equal(states.filter((status) => status === 200).length, 1, `${states}`);
    assert.ok(
      states.every((status) => [200, 409, 412].includes(status)),
      `${states}`,
    );
    assert.ok(['withdrawn', 'declined'].includes((await seen(layla, id)).state));
    await assertBooks(app, layla);
  }
});

test('what nobody has paid is given up as well, as far as a client who withdrew would have owed it', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owingMuch(app, { keptPercent: 30 });
  const { source } = invoiceIn(await noor.get(`/desk/billing/invoices/${invoice.id}`));
  const id = source?.id ?? assert.fail('no matter');
  assert.notEqual((await moved(noor, id, 'decline')).state, 'declined');
  assert.equal(waitingIn(await desk(noor, invoice)).amount.amount, 600_000);
  // By the client's own terms nothing goes back: nobody else is asked.
  assert.equal((await moved(noor, id, 'withdraw')).state, 'withdrawn');
  await assertBooks(app, layla);
});

test('who withdraws while a transfer is checked reads in the letter what of it is kept and what goes back', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owingMuch(app, { keptPercent: 30 });
  const path = `/desk/billing/invoices/${invoice.id}`;
  const body = { amount: whole, receivedOn: invoice.issuedOn, reference: 'RF65 0012' };
  waitingIn(invoiceIn(await noor.post(`${path}/transfers`, body)));
  const { source } = invoiceIn(await noor.get(path));
  const { id, version } = await seen(layla, source?.id ?? '');
  const headers = { 'if-match': String(version) };
  matterIn(await layla.post(`/matters/${id}/withdraw`, { reason: '' }, headers));
  const letter = (await mailsTo(app, layla)).find(({ subject }) => /withdrawn/i.test(subject));
  const text = letter?.textBody.replaceAll(/\s+/g, ' ') ?? '';
  assert.match(text, /Fee for withdrawing: AED 6,000/);
  assert.match(text, /Transfer being checked: AED 20,000, .* AED 14,000 of it goes back/);
  assert.doesNotMatch(text, /Still to pay|Pay now/);
  // The history says the same, and so does the bell of the house.
  const { events } = await seen(layla, id);
  const told = endingIn(events.find(({ kind }) => kind === 'withdraw')?.about ?? {});
  const said = told ? matterEndingLines(told, 'en') : [];
  assert.equal(said.find(({ id: line }) => line === 'checking')?.sum?.amount, 2_000_000);
});

test('in a house of one a matter ends at once, and that is marked', async (t) => {
  const { app, layla, noor, invoice, id } = await paidMuch(t);
  await leaveAlone(app, noor, true);
  assert.equal(
    deskIn(await atDesk(noor, id, '/move', { move: 'decline', reason: 'x' })).state,
    'declined',
  );
  const [act] = (await desk(noor, invoice)).acts;
  assert.deepEqual([act?.kind, act?.state], ['end_matter', 'alone']);
  await leaveAlone(app, noor, false);
  await assertBooks(app, layla);
});
