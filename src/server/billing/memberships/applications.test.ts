import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Application } from '#contract/billing/applications.ts';
import type { MembershipEvent } from '#contract/billing/memberships.ts';
import { answerBy, payableUntil } from '#domain/billing/membership.ts';
import {
  assertBooks,
  cards,
  invoiceIn,
  invoicesIn,
  key,
  membershipIn,
  overviewIn,
  saveCard,
} from '#server/billing/testing.ts';
import {
  assertRefused,
  borrow,
  demo,
  newClient,
  type Person,
  today,
} from '#server/matters/testing.ts';
import { mailsTo } from '#server/platform/messages/mails-testing.ts';
import { system } from '#server/platform/sql.ts';
import type { Answer, TestApp } from '#server/testing.ts';

const aed = (amount: number) => ({ amount, currency: 'AED' });
const noorTier = { programme: 'tier', choice: 'noor', total: aed(4_100_000) };
const majlis = { programme: 'tier', choice: 'majlis', total: aed(1_200_000) };

const apply = async (client: Person, tier = noorTier) =>
  membershipIn(await client.post('/billing/memberships', tier));

function listed(answer: Answer): Application[] {
  assert.equal(answer.status, 200, answer.text);
  // The server parsed it by the schema of this very type.
  return answer.body as unknown as Application[];
}

async function waiting(staff: Person, client: Person): Promise<Application> {
  const all = listed(await staff.get('/desk/billing/applications'));
  return all.find((one) => one.client?.id === client.id) ?? assert.fail('nobody applied');
}

const answer = (staff: Person, { id, version }: Application, body: object, headers = {}) =>
  staff.post(
    `/desk/billing/applications/${id}/answer`,
    { ...body },
    {
      'if-match': String(version),
      ...headers,
    },
  );

const mine = async (client: Person) => {
  const { memberships } = overviewIn(await client.get('/billing'));
  return memberships.find(({ programme }) => programme === 'tier');
};

const told = (app: TestApp, { id }: Person) =>
  app.sql.as(system, async (tx) => {
    const rows = await tx`
      select about ->> 'event' as event from app.notifications
      where recipient_id = ${id} and kind in ('invoice', 'payment') order by created_at, id`;
    return rows.map(({ event }) => event);
  });

test('an application for a tier costs nothing until a concierge says yes, then what was agreed', async (t) => {
  const app = await borrow(t);
  const [layla, noor] = [await newClient(app), await demo(app, 'concierge')];
  await saveCard(layla);
  const applied = await apply(layla);
  assert.deepEqual(
    [applied.state, applied.openInvoice, applied.answerBy],
    ['applied', null, answerBy(today())],
  );
  assert.deepEqual(invoicesIn(await layla.get('/billing/invoices')), []);
  const application = await waiting(noor, layla);
  assert.deepEqual(
    [application.name, application.from, application.total],
    ['Noor', '', noorTier.total],
  );
  const headers = { 'idempotency-key': key() };
  for (const _ of [1, 2]) listed(await answer(noor, application, { answer: 'approve' }, headers));
  const [summary] = invoicesIn(await layla.get('/billing/invoices'));
  const invoice = invoiceIn(await layla.get(`/billing/invoices/${summary?.id}`));
  assert.deepEqual(
    [invoice.state, ...invoice.lines.map(({ amount }) => amount.amount)],
    ['paid', 3_600_000, 500_000],
  );
  assert.equal((await mine(layla))?.state, 'active');
  assert.deepEqual(applied.joiningFee, aed(500_000));
  assert.deepEqual(await told(app, layla), ['application_received', 'joined']);
  assertRefused(await answer(noor, application, { answer: 'approve' }), 412, 'precondition_failed');
  await assertBooks(app, layla);
});

test('an application rings at the desk, with who applies, the sum and the promised day, and by mail', async (t) => {
  const app = await borrow(t);
  const [layla, noor] = [await newClient(app), await demo(app, 'concierge')];
  const applied = await apply(layla);
  const bell = await app.sql.as(
    system,
    (tx) => tx`
      select kind, title, path, about from app.notifications
      where recipient_id = ${noor.id} and event_key like ${`applied:${applied.id}%`}`,
  );
  const { client } = await waiting(noor, layla);
  assert.deepEqual(
    bell.map(({ kind, title, path, about }) => [kind, title.en, path, about]),
    [
      [
        'second_look',
        'Noor',
        '/desk?part=invoices',
        {
          event: 'applied',
          deed: 'applied',
          amount: noorTier.total.amount,
          currency: 'AED',
          answerBy: answerBy(today()),
          client: client?.name,
          name: client?.name,
        },
      ],
    ],
  );
  const letters = (await mailsTo(app, noor)).filter(({ textBody }) =>
    textBody.includes(client?.name ?? '-'),
  );
  assert.match(letters.at(-1)?.subject ?? '', /^Applies for a VIP tier: Noor/);
});

test('an approved tier whose card does not pay waits for its invoice: one letter says yes, and why', async (t) => {
  const app = await borrow(t);
  const noor = await demo(app, 'concierge');
  for (const [card, stand] of [
    [undefined, 'to_pay'],
    [cards.asks, 'bank_asks'],
    [cards.declined, 'to_pay'],
  ] as const) {
    const layla = await newClient(app);
    if (card) await saveCard(layla, card);
    await apply(layla, majlis);
    listed(await answer(noor, await waiting(noor, layla), { answer: 'approve' }));
    const membership = await mine(layla);
    assert.deepEqual([membership?.state, membership?.openStands], ['awaiting', stand]);
    // As long as it may be paid before it lapses; its days count from the yes all the same.
    const invoice = invoiceIn(await layla.get(`/billing/invoices/${membership?.openInvoice}`));
    assert.deepEqual(
      [invoice.next?.dueOn, membership?.startedOn],
      [payableUntil(today()), today()],
    );
    assert.deepEqual(await told(app, layla), ['application_received', 'application_approved']);
    await assertBooks(app, layla);
  }
});

test('a declined application says why, is over, and may be made again', async (t) => {
  const app = await borrow(t);
  const [layla, noor] = [await newClient(app), await demo(app, 'concierge')];
  await saveCard(layla);
  const applied = await apply(layla);
  const application = await waiting(noor, layla);
  assertRefused(
    await answer(noor, application, { answer: 'decline' }),
    400,
    'validation_failed',
    'reason',
  );
  const reason = 'All places of this year are taken.';
  listed(await answer(noor, application, { answer: 'decline', reason }));
  assert.equal(await mine(layla), undefined);
  assert.deepEqual(invoicesIn(await layla.get('/billing/invoices')), []);
  assert.deepEqual(await told(app, layla), ['application_received', 'application_refused']);
  const { body } = await layla.get(`/billing/memberships/${applied.id}/history`);
  // Parsed by the schema of this very type.
  const events = body as unknown as MembershipEvent[];
  assert.deepEqual(
    events.map(({ kind, reason: why }) => [kind, why]),
    [
      ['refused', reason],
      ['applied', ''],
    ],
  );
  assert.equal((await apply(layla)).state, 'applied');
});

test('an application is withdrawn, made once, and answered by staff alone', async (t) => {
  const app = await borrow(t);
  const [layla, noor] = [await newClient(app), await demo(app, 'concierge')];
  const applied = await apply(layla);
  assertRefused(await layla.post('/billing/memberships', majlis), 409, 'billing_state');
  const application = await waiting(noor, layla);
  assertRefused(await answer(layla, application, { answer: 'approve' }), 403, 'forbidden');
  const headers = { 'if-match': String(applied.version) };
  membershipIn(await layla.post(`/billing/memberships/${applied.id}/cancel`, {}, headers));
  assert.equal(await mine(layla), undefined);
  assertRefused(await answer(noor, application, { answer: 'approve' }), 412, 'precondition_failed');
});

test('a plan that brings the tier with it leaves nothing to apply for', async (t) => {
  const app = await borrow(t);
  const omar = await newClient(app, { plan: 'premium' });
  assertRefused(await omar.post('/billing/memberships', majlis), 409, 'billing_state');
});

test('a member who wishes for a higher tier is reviewed again and pays what was shown at most', async (t) => {
  const app = await borrow(t);
  const [layla, noor] = [await newClient(app), await demo(app, 'concierge')];
  await saveCard(layla);
  await apply(layla, majlis);
  listed(await answer(noor, await waiting(noor, layla), { answer: 'approve' }));
  const before = (await mine(layla)) ?? assert.fail('no tier');
  const path = `/billing/memberships/${before.id}/change`;
  const quote = (await layla.post(`${path}/quote`, { choice: 'diwan' })).body;
  assert.deepEqual([quote.takesEffect, quote.total], ['review', aed(10_800_000)]);
  const ask = { choice: 'diwan', total: quote.total };
  const asked = membershipIn(await layla.post(path, ask, { 'if-match': String(before.version) }));
  assert.deepEqual(
    [asked.name, asked.changesTo?.choice, asked.openInvoice, asked.answerBy],
    ['Majlis', 'diwan', null, answerBy(today())],
  );
  const application = await waiting(noor, layla);
  assert.deepEqual([application.name, application.from], ['Diwan', 'Majlis']);
  listed(await answer(noor, application, { answer: 'approve' }));
  assert.deepEqual([(await mine(layla))?.choice, (await mine(layla))?.changesTo], ['diwan', null]);
  await assertBooks(app, layla);
});
