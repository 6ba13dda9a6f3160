/** What was agreed is changed while it stands: the client asked for something else, and answers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Matter } from '#contract/matters/matters.ts';
import { hoursAfter } from '#domain/time.ts';
import { assertBooks, invoiceOf, invoicesIn, pay } from '#server/billing/testing.ts';
import {
  assertRefused,
  atDesk,
  borrow,
  demo,
  deskIn,
  matterIn,
  moved,
  newClient,
  type Person,
  priced,
  proposed,
} from '#server/matters/testing.ts';
import { turnClock } from '#server/matters/workers.ts';
import { mailsTo } from '#server/platform/messages/mails-testing.ts';
import type { TestApp } from '#server/testing.ts';

const read = async (client: Person, { id }: { id: string }) =>
  matterIn(await client.get(`/matters/${id}`));

async function answer(client: Person, { id, quotes }: Matter, step: 'accept' | 'reject') {
  const quote = quotes.at(-1) ?? assert.fail('No quote.');
  const body = step === 'accept' ? { total: quote.total } : { reason: 'Too dear.' };
  return matterIn(await client.post(`/matters/${id}/quotes/${quote.id}/${step}`, body));
}

/** Accepted at AED 2,300, of which a fifth is kept, and not paid. */
async function agreed(app: TestApp, language: 'en' | 'ar' = 'en') {
  const client = await newClient(app, { language });
  const noor = await demo(app, 'admin');
  const sent = await proposed(client, noor, priced(230_000, { keptPercent: 20 }));
  return { client, noor, matter: await answer(client, sent, 'accept') };
}

const why = 'Two falcons instead of one.';

async function change(noor: Person, { id }: Matter, each = 300_000, words = '') {
  deskIn(await atDesk(noor, id, '/quote', priced(each, { words, keptPercent: 20 })));
  return atDesk(noor, id, '/quote/send', { reason: why });
}

const states = ({ quotes }: Matter) => quotes.map(({ number, state }) => `${number} ${state}`);

for (const state of ['approved', 'fulfilling'] as const)
  test(`what was agreed is changed with a reason and stands until the client accepts: ${state}`, async (t) => {
    const app = await borrow(t);
    const { client, noor, matter } = await agreed(app);
    if (state === 'fulfilling') await moved(noor, matter.id, 'fulfil');
    assert.equal((await pay(client, await invoiceOf(client, matter.id))).status, 200);
    deskIn(await atDesk(noor, matter.id, '/quote', priced(300_000)));
    assertRefused(await atDesk(noor, matter.id, '/quote/send'), 400, 'validation_failed', 'reason');
    const sent = deskIn(await change(noor, matter));
    assert.equal(sent.state, state);
    const seen = await read(client, matter);
    assert.deepEqual(states(seen), ['1 accepted', '2 sent']);
    assert.deepEqual([seen.money?.agreed.amount, seen.money?.sums.paused], [230_000, false]);
    assert.equal(seen.events.at(-1)?.reason, why);

    const after = await answer(client, seen, 'accept');
    assert.deepEqual([after.state, states(after)], [state, ['1 superseded', '2 accepted']]);
    const all = invoicesIn(await client.get(`/billing/invoices?view=all&source=${matter.id}`));
    assert.deepEqual(all.map(({ total }) => total.amount).sort(), [230_000, 70_000]);
    await assertBooks(app, client);
  });

test('a change that is declined, taken back, or left without an answer leaves what was agreed as it is', async (t) => {
  const app = await borrow(t);
  const { client, noor, matter } = await agreed(app);
  deskIn(await change(noor, matter));
  const declined = await answer(client, await read(client, matter), 'reject');
  assert.deepEqual([declined.state, states(declined)], ['approved', ['1 accepted', '2 rejected']]);
  assertRefused(await atDesk(noor, matter.id, '/move', { move: 'revise' }), 409, 'matter_state');

  assert.ok(deskIn(await change(noor, matter)).moves.includes('revise'));
  assert.ok(!(await moved(noor, matter.id, 'revise')).moves.includes('revise'));
  assert.deepEqual(states(await read(client, matter)).at(-1), '3 superseded');

  deskIn(await change(noor, matter));
  const due = hoursAfter(app.services.now(), 72);
  await turnClock({ ...app.services, now: () => due });
  const left = await read(client, matter);
  assert.deepEqual([left.state, states(left).at(-1)], ['approved', '4 expired']);
  assert.equal(left.money?.due.amount, 230_000);
  await assertBooks(app, client);
});

test('whoever withdraws while a change is open does so under the terms that were agreed', async (t) => {
  const app = await borrow(t);
  const { client, noor, matter } = await agreed(app);
  deskIn(await change(noor, matter, 900_000));
  const { version } = await read(client, matter);
  const headers = { 'if-match': String(version) };
  const ended = matterIn(await client.post(`/matters/${matter.id}/withdraw`, {}, headers));
  assert.deepEqual(states(ended), ['1 accepted', '2 rejected']);
  assert.equal(ended.money?.due.amount, 46_000);
  await assertBooks(app, client);
});

test('a changed quote waits on the dashboard, and its letter says why, its lines and what stands', async (t) => {
  const app = await borrow(t);
  const says = {
    en: [
      /^A changed quote for you: /,
      'Until then quote 1 stands as it is.',
      `The reason: ${why}`,
      'Falconer: AED 3,000',
      'VAT 5 %, within the total: AED 142.86',
      'Our note: The second one is younger.',
    ],
    ar: [
      /^عرض معدّل لك: /,
      'يبقى العرض 1 ساريًا كما هو',
      'ضريبة القيمة المضافة 5%، ضمن الإجمالي: 142.86',
      'ملاحظتنا: The second one is younger.',
    ],
  };
  for (const language of ['en', 'ar'] as const) {
    const { client, noor, matter } = await agreed(app, language);
    deskIn(await change(noor, matter, 300_000, 'The second one is younger.'));
    const { body } = await client.get('/dashboard');
    const { needs } = body as { needs: { kind: string; id: string }[] };
    assert.ok(needs.some(({ kind, id }) => kind === 'quote' && id === matter.id));
    const { subject, textBody } = (await mailsTo(app, client)).at(-1) ?? assert.fail('No mail.');
    const letter = `${subject} ${textBody}`.replaceAll(/\s+/g, ' ');
    for (const part of says[language])
      assert.ok(typeof part === 'string' ? letter.includes(part) : part.test(letter), letter);
  }
});

test('a cheaper change says that what comes back, and what falls away, waits for a yes', async (t) => {
  const app = await borrow(t);
  const { client, noor, matter } = await agreed(app);
  const invoice = await invoiceOf(client, matter.id);
  const part = { amount: { amount: 200_000, currency: 'AED' as const } };
  assert.equal((await pay(client, invoice, part)).status, 200);
  deskIn(await change(noor, matter, 170_000));
  const { textBody } = (await mailsTo(app, client)).at(-1) ?? assert.fail('No mail.');
  const letter = String(textBody).replaceAll(/\s+/g, ' ');
  for (const line of [
    'To pay if you accept: nothing more',
    'Comes back to you if you accept: AED 300',
    'No longer asked for if you accept: AED 300',
  ])
    assert.ok(letter.includes(line), letter);
});

test('the credit note of a withdrawal says why in the language of whoever reads it', async (t) => {
  const app = await borrow(t);
  const { client, matter } = await agreed(app, 'ar');
  const headers = { 'if-match': String(matter.version) };
  matterIn(await client.post(`/matters/${matter.id}/withdraw`, {}, headers));
  const path = `/billing/invoices?view=credit_notes&source=${matter.id}`;
  const [note] = invoicesIn(await client.get(path));
  const reads = async (language: string) =>
    (await client.get(`/billing/invoices/${note?.id}?lang=${language}`)).body.reason;
  assert.equal(await reads('ar'), 'سُحب الطلب.');
  assert.equal(await reads('en'), 'The request was withdrawn.');
});
