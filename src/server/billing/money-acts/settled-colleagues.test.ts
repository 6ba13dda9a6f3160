import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MoneyAct } from '#contract/billing/money-acts.ts';
import { tendActs } from '#server/billing/money-acts/second-colleague.ts';
import {
  answer,
  bell,
  credit,
  desk,
  leaveAlone,
  owingMuch,
  transfer,
  waitingIn,
} from '#server/billing/money-acts/testing.ts';
import { assertBooks, deskIn } from '#server/billing/testing.ts';
import {
  assertRefused,
  borrow,
  type Json,
  newColleague,
  type Person,
} from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import type { Answer, TestApp } from '#server/testing.ts';

/** They came so many days ago. */
const cameBefore = (app: TestApp, { id }: Person, days: number) =>
  app.sql.as(
    system,
    (tx) => tx`
      update auth.users set staff_since = now() - make_interval(days => ${days}) where id = ${id}`,
  );

const offered = async (staff: Person, { id }: MoneyAct) =>
  ((await staff.get('/desk/billing/acts')).body as unknown as MoneyAct[]).find(
    (act) => act.id === id,
  )?.mayAnswer;

function assertBarred(refused: Answer, reason: string): void {
  assertRefused(refused, 409, 'billing_state');
  assert.equal((refused.body.params as Json).reason, reason);
}

const yes = { answer: 'approve' };

test('an account that was invited a minute ago says yes to nothing, nor does it say no', async (t) => {
  const app = await borrow(t);
  const { layla, noor, admin, invoice } = await owingMuch(app);
  const invented = await newColleague(app, admin);
  const act = waitingIn(deskIn(await credit(admin, invoice, 1_000_000)));
  assert.deepEqual([await offered(invented, act), await offered(noor, act)], [false, true]);
  assert.deepEqual(await bell(app, invented, act), []);
  assertBarred(await answer(invented, act, yes), 'colleague_too_new');
  const no = { answer: 'refuse', reason: 'No.' };
  assertBarred(await answer(invented, act, no), 'colleague_too_new');
  assert.equal((await desk(noor, invoice)).credited.amount, 0);
  assert.equal((await answer(noor, act, yes)).status, 200);
  await assertBooks(app, layla);
});

test('after three days a new colleague looks at what others ask, and not yet at what their host asks', async (t) => {
  const app = await borrow(t);
  const { noor, admin, invoice } = await owingMuch(app);
  const zayd = await newColleague(app, admin);
  await cameBefore(app, zayd, 4);
  const hosts = waitingIn(deskIn(await credit(admin, invoice, 1_000_000)));
  assertBarred(await answer(zayd, hosts, yes), 'colleague_too_new');
  // Nor does the host say yes to their guest, while another one could.
  const guests = (await owingMuch(app)).invoice;
  const asked = waitingIn(deskIn(await credit(zayd, guests, 1_000_000)));
  assertBarred(await answer(admin, asked, yes), 'colleague_too_new');
  const others = (await owingMuch(app)).invoice;
  const act = waitingIn(deskIn(await credit(noor, others, 1_000_000)));
  assert.equal(await offered(zayd, act), true);
  assert.equal((await answer(zayd, act, yes)).status, 200);
});

test('a house of one that invites a second goes on alone, marked, until the second has settled', async (t) => {
  const app = await borrow(t);
  const { layla, admin, invoice } = await owingMuch(app);
  await leaveAlone(app, admin, true);
  const zayd = await newColleague(app, admin);
  const [act] = deskIn(await credit(admin, invoice, 1_000_000)).acts;
  assert.ok(act);
  assert.equal(act.state, 'alone');
  await tendActs(app.services);
  assert.deepEqual(await bell(app, zayd, act), []);
  await cameBefore(app, zayd, 4);
  await tendActs(app.services);
  assert.deepEqual(await bell(app, zayd, act), ['alone']);
  // What the newcomer asks for, the only other one looks at.
  const asked = waitingIn(deskIn(await credit(zayd, invoice, 600_000)));
  assert.equal((await answer(admin, asked, yes)).status, 200);
  await assertBooks(app, layla);
});

test('whoever leaves the house and comes again begins anew; another role in it is no beginning', async (t) => {
  const app = await borrow(t);
  const { noor, admin, invoice } = await owingMuch(app);
  const since = () =>
    app.sql.as(
      system,
      (tx) => tx`
        select staff_since < now() - interval '3 days' as settled from auth.users
        where id = ${noor.id}`,
    );
  assert.equal((await admin.send('PATCH', `/desk/team/${noor.id}`, { role: 'admin' })).status, 200);
  assert.equal((await since())[0]?.settled, true);
  assert.equal((await admin.send('PATCH', `/desk/team/${noor.id}`, { role: 'none' })).status, 200);
  assert.equal((await since())[0]?.settled, null);
  await app.sql.as(
    system,
    (tx) => tx`
      update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role":"concierge"}'
      where id = ${noor.id}`,
  );
  assert.equal((await since())[0]?.settled, false);
  assert.equal(deskIn(await credit(admin, invoice, 1_000_000)).acts[0]?.state, 'alone');
});

/** A transfer that came, and goes back because of a credit. */
async function goingBack(app: TestApp, recorder: Person, invoice: { id: string }) {
  deskIn(await transfer(app, recorder, invoice, 300_000));
  const owed = await desk(recorder, invoice);
  deskIn(await credit(recorder, invoice, 400_000));
  const [payment] = owed.cardAndTransfer;
  const back = { amount: { amount: 50_000, currency: 'AED' }, reason: 'Too much.' };
  const { refunds } = deskIn(
    await recorder.post(`/desk/billing/payments/${payment?.id}/refunds`, back),
  );
  return refunds[0]?.id ?? assert.fail('nothing goes back');
}

const sent = (staff: Person, id: string) =>
  staff.post(`/desk/billing/refunds/${id}/sent`, { reference: 'OUT-1' });

test('whoever recorded a transfer does not send it back while a colleague can', async (t) => {
  const app = await borrow(t);
  const { layla, noor, admin, invoice } = await owingMuch(app);
  const id = await goingBack(app, noor, invoice);
  assertBarred(await sent(noor, id), 'recorded_by_you');
  // Said before either presses it.
  const sendersFor = async (staff: Person) => (await desk(staff, invoice)).refunds[0]?.senders;
  assert.ok(((await sendersFor(noor)) ?? []).length > 0);
  assert.deepEqual(await sendersFor(admin), []);
  const done = deskIn(await sent(admin, id));
  assert.equal(done.refunds[0]?.state, 'succeeded');
  assert.ok(done.acts.every(({ kind }) => kind !== 'sent'));
  await assertBooks(app, layla);
});

test('alone they do, and it is marked', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owingMuch(app);
  await leaveAlone(app, noor, true);
  const id = await goingBack(app, noor, invoice);
  const done = deskIn(await sent(noor, id));
  assert.equal(done.refunds[0]?.state, 'succeeded');
  const marked = done.acts.find(({ kind }) => kind === 'sent');
  assert.deepEqual([marked?.state, marked?.amount.amount], ['alone', 50_000]);
  await assertBooks(app, layla);
});
