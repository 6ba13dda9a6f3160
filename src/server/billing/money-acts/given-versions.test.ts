/** What was agreed is not given away by one colleague and a friendly client, version by version. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MatterQuote } from '#contract/matters/quotes.ts';
import {
  answer,
  bell,
  desk,
  leaveAlone,
  owingMuch,
  waitingIn,
} from '#server/billing/money-acts/testing.ts';
import { assertBooks, pay, paymentIn } from '#server/billing/testing.ts';
import {
  aQuote,
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
import type { Answer } from '#server/testing.ts';

const yes = { answer: 'approve' };

const villa = (each: number, changed: Json = {}) =>
  aQuote({ lines: [{ kind: 'fee', title: 'Villa', quantity: 1, each }], ...changed });

/** Writes a version and presses send. */
async function send(staff: Person, id: string, quote: Json) {
  deskIn(await atDesk(staff, id, '/quote', quote));
  return atDesk(staff, id, '/quote/send', { reason: 'It has become cheaper.' });
}

const stateOf = (answer: Answer) => deskIn(answer).quotes.at(-1)?.state;

const seen = async (client: Person, id: string) => matterIn(await client.get(`/matters/${id}`));

const newest = async (client: Person, id: string): Promise<MatterQuote> =>
  (await seen(client, id)).quotes.at(-1) ?? assert.fail('no quote');

async function accept(client: Person, id: string) {
  const { id: quote, total } = await newest(client, id);
  return matterIn(await client.post(`/matters/${id}/quotes/${quote}/accept`, { total }));
}

const statesOn = async (staff: Person, invoice: { id: string }) =>
  (await desk(staff, invoice)).acts.map(({ kind, state }) => `${kind} ${state}`).sort();

async function withdraw(client: Person, id: string) {
  const { version } = await seen(client, id);
  const headers = { 'if-match': String(version) };
  return matterIn(await client.post(`/matters/${id}/withdraw`, { reason: '' }, headers));
}

test('a version far below what was accepted waits for a colleague, and its client reads nothing of it before', async (t) => {
  const app = await borrow(t);
  const { layla, noor, admin, invoice } = await owingMuch(app);
  const { id } = invoice.source;
  paymentIn(await pay(layla, invoice));
  const before = await seen(layla, id);
  deskIn(await send(noor, id, villa(100)));
  const act = waitingIn(await desk(noor, invoice));
  assert.deepEqual(
    [act.kind, act.amount.amount, act.reason, act.askedBy.id],
    ['lower_quote', 1_999_900, 'It has become cheaper.', noor.id],
  );
  assert.deepEqual(await bell(app, admin, act), ['asked']);
  const meanwhile = await seen(layla, id);
  assert.deepEqual([meanwhile.state, meanwhile.quotes], [before.state, before.quotes]);
  const again = await atDesk(noor, id, '/quote/send', { reason: 'Now.' });
  assertRefused(again, 409, 'billing_state');
  assertRefused(await answer(noor, act, yes), 403, 'forbidden');
  const letters = await mailsTo(app, admin);
  const letter = letters.find(({ textBody }) => textBody.includes(invoice.number))?.textBody ?? '';
  assert.match(letter, /asks for less than what was agreed/);

  assert.equal((await answer(admin, act, yes)).status, 200);
  assert.equal((await newest(layla, id)).state, 'sent');
  await accept(layla, id);
  const { sums } = (await seen(layla, id)).money ?? assert.fail('no money');
  assert.deepEqual([sums.total.amount, sums.returning.amount], [100, 1_999_900]);
  await assertBooks(app, layla);
});

test('versions that are each a little cheaper weigh together', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owingMuch(app);
  const { id } = invoice.source;
  for (const each of [1_800_000, 1_600_000]) {
    assert.equal(stateOf(await send(noor, id, villa(each))), 'sent');
    await accept(layla, id);
  }
  assert.equal(stateOf(await send(noor, id, villa(1_400_000))), 'draft');
  assert.deepEqual(await statesOn(noor, invoice), [
    'lower_quote done',
    'lower_quote done',
    'lower_quote waiting',
  ]);
  await assertBooks(app, layla);
});

test('a draft that was rewritten meanwhile, or a matter that moved, is asked about anew', async (t) => {
  const app = await borrow(t);
  const { layla, noor, admin, invoice } = await owingMuch(app);
  const { id } = invoice.source;
  await send(noor, id, villa(1_000_000));
  const act = waitingIn(await desk(noor, invoice));
  deskIn(await atDesk(noor, id, '/quote', villa(100)));
  const late = await answer(admin, act, yes);
  assertRefused(late, 409, 'billing_state');
  assert.equal((late.body.params as Json).reason, 'act_stale');
  const no = { answer: 'refuse', reason: 'Write it again.' };
  assert.equal((await answer(admin, act, no)).status, 200);
  deskIn(await atDesk(noor, id, '/quote/send', { reason: 'So much less.' }));
  await withdraw(layla, id);
  assert.deepEqual(await statesOn(noor, invoice), ['lower_quote over', 'lower_quote refused']);
  await assertBooks(app, layla);
});

test('a version under which less is kept gives that away, and one in another currency all that it sends back', async (t) => {
  const app = await borrow(t);
  const { layla, noor, admin, invoice } = await owingMuch(app, { keptPercent: 30 });
  const { id } = invoice.source;
  paymentIn(await pay(layla, invoice));
  await send(noor, id, villa(2_000_000));
  const looser = waitingIn(await desk(noor, invoice));
  assert.deepEqual([looser.kind, looser.amount.amount], ['lower_quote', 600_000]);
  const no = { answer: 'refuse', reason: 'The terms stay.' };
  assert.equal((await answer(admin, looser, no)).status, 200);
  await send(noor, id, villa(1_000_000, { currency: 'USD', keptPercent: 30 }));
  assert.equal(waitingIn(await desk(noor, invoice)).amount.amount, 2_000_000);
  await assertBooks(app, layla);
});

test('a version that asks for more, and one of a house of one, wait for nobody', async (t) => {
  const app = await borrow(t);
  const { noor, invoice } = await owingMuch(app);
  const { id } = invoice.source;
  assert.equal(stateOf(await send(noor, id, villa(2_100_000))), 'sent');
  assert.deepEqual(await statesOn(noor, invoice), []);
  await leaveAlone(app, noor, true);
  assert.equal(stateOf(await send(noor, id, villa(100))), 'sent');
  assert.deepEqual(await statesOn(noor, invoice), ['lower_quote alone']);
  await leaveAlone(app, noor, false);
});

test('a supplier that failed frees its client of what would be kept, so a colleague looks', async (t) => {
  const app = await borrow(t);
  const { layla, noor, admin, invoice } = await owingMuch(app, { keptPercent: 30 });
  const { id } = invoice.source;
  paymentIn(await pay(layla, invoice));
  const stood = await seen(layla, id);
  assert.equal((await moved(noor, id, 'supplier_failed', 'No villa.')).state, stood.state);
  const act = waitingIn(await desk(noor, invoice));
  assert.deepEqual([act.kind, act.amount.amount], ['fail_supplier', 600_000]);
  const move = { move: 'decline', reason: 'x' };
  assertRefused(await atDesk(noor, id, '/move', move), 409, 'billing_state');
  assert.equal((await answer(admin, act, yes)).status, 200);
  assert.equal((await seen(layla, id)).state, 'sourcing');
  assert.equal((await withdraw(layla, id)).money?.sums.kept.amount, 0);
  await assertBooks(app, layla);
});

test('who withdraws while a failure waits is kept the fee until a colleague gives it back', async (t) => {
  const app = await borrow(t);
  const { layla, noor, admin, invoice } = await owingMuch(app, { keptPercent: 30 });
  const { id } = invoice.source;
  paymentIn(await pay(layla, invoice));
  await moved(noor, id, 'supplier_failed', 'No villa.');
  assert.equal((await withdraw(layla, id)).money?.sums.kept.amount, 600_000);
  assert.deepEqual(await statesOn(noor, invoice), ['credit waiting', 'fail_supplier over']);
  const waives = waitingIn(await desk(noor, invoice));
  assert.equal((await answer(admin, waives, yes)).status, 200);
  assert.equal((await seen(layla, id)).money?.sums.kept.amount, 0);
  await assertBooks(app, layla);
});
