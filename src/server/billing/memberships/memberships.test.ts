import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MembershipView } from '#contract/billing/memberships.ts';
import { payableUntil } from '#domain/billing/membership.ts';
import { daysAfter, midnightInDubai, monthsAfter } from '#domain/time.ts';
import { followMembership, renewMemberships } from '#server/billing/memberships/renewals.ts';
import {
  assertBooks,
  cards,
  invoiceIn,
  invoicesIn,
  key,
  membershipIn,
  overviewIn,
  pay,
  paymentIn,
  saveCard,
} from '#server/billing/testing.ts';
import { assertRefused, borrow, newClient, type Person } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

const essential = {
  programme: 'plan',
  choice: 'essential',
  total: { amount: 250_000, currency: 'USD' },
};

const premium = {
  programme: 'plan',
  choice: 'premium',
  total: { amount: 750_000, currency: 'USD' },
};
const down = { choice: 'essential', total: { amount: 0, currency: 'USD' } };

const start = async (client: Person, body: object = essential) =>
  membershipIn(await client.post('/billing/memberships', { ...body }));

const act = (client: Person, { id, version }: MembershipView, path: string, body: object = {}) =>
  client.post(`/billing/memberships/${id}/${path}`, { ...body }, { 'if-match': String(version) });

const again = async (client: Person, id: string) => {
  const { memberships } = overviewIn(await client.get('/billing'));
  return memberships.find((one) => one.id === id) ?? assert.fail('it has ended');
};

const planOf = async (app: TestApp, { id }: Person) => {
  const [row] = await app.sql.as(system, (tx) => tx`select plan from app.clients where id = ${id}`);
  return row?.plan;
};

/** The house as it will be on a day. */
const on = (app: TestApp, day: string) => ({ ...app.services, now: () => midnightInDubai(day) });

test('a plan begins with its first invoice and opens once that is paid', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const begun = await start(layla);
  assert.deepEqual([begun.state, await planOf(app, layla)], ['awaiting', null]);
  const invoice = invoiceIn(await layla.get(`/billing/invoices/${begun.openInvoice}`));
  assert.deepEqual([invoice.total.amount, invoice.category], [250_000, 'membership']);
  const { title } = paymentIn(await pay(layla, invoice));
  assert.equal(title, 'Membership: Essential');
  const open = await again(layla, begun.id);
  assert.deepEqual(
    [open.state, open.openInvoice, await planOf(app, layla)],
    ['active', null, 'essential'],
  );
  await assertBooks(app, layla);
});

test('a saved card begins a membership at once; twice is refused, another price too', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const wrong = { ...essential, total: { amount: 1, currency: 'USD' } };
  assertRefused(await layla.post('/billing/memberships', wrong), 409, 'price_changed');
  const unknown = { ...essential, choice: 'gold' };
  assertRefused(await layla.post('/billing/memberships', unknown), 422, 'not_offered');
  const headers = { 'idempotency-key': key() };
  const once = membershipIn(await layla.post('/billing/memberships', essential, headers));
  const twice = membershipIn(await layla.post('/billing/memberships', essential, headers));
  assert.deepEqual([once.id, once.state], [twice.id, 'active']);
  assertRefused(await layla.post('/billing/memberships', essential), 409, 'billing_state');
  assert.equal(invoicesIn(await layla.get('/billing/invoices')).length, 1);
});

test('a dearer plan costs the days that are left, as was shown, and holds once paid', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const begun = await start(layla);
  const path = `/billing/memberships/${begun.id}/change/quote`;
  const quote = (await layla.post(path, { choice: 'premium' })).body;
  assert.equal(quote.takesEffect, 'now');
  // On the first day the whole period is left.
  assert.deepEqual(quote.total, { amount: 500_000, currency: 'USD' });
  // Its three months are this one and two more.
  assert.deepEqual(quote.termDue, {
    each: premium.total,
    times: 2,
    total: { amount: 1_500_000, currency: 'USD' },
    last: monthsAfter(begun.startedOn, 2),
  });
  const shown = { choice: 'premium', total: { amount: 1, currency: 'USD' } };
  assertRefused(await act(layla, begun, 'change', shown), 409, 'price_changed');
  const changed = membershipIn(
    await act(layla, begun, 'change', { choice: 'premium', total: quote.total }),
  );
  assert.deepEqual(
    [changed.choice, changed.changesTo, await planOf(app, layla)],
    ['premium', null, 'premium'],
  );
  assertRefused(await act(layla, begun, 'cancel'), 412, 'precondition_failed');
  await assertBooks(app, layla);
});

test('a cheaper plan comes with the next period, and can be taken back until then', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const begun = await start(layla, premium);
  const nothing = { amount: 0, currency: 'USD' };
  const asked = membershipIn(
    await act(layla, begun, 'change', { choice: 'essential', total: nothing }),
  );
  assert.deepEqual(asked.changesTo?.on, begun.periodTo);
  const back = membershipIn(await act(layla, asked, 'resume'));
  assert.equal(back.changesTo, null);
  const last = membershipIn(
    await act(layla, back, 'change', { choice: 'essential', total: nothing }),
  );
  await followMembership(on(app, begun.periodTo), begun.id);
  const renewed = await again(layla, begun.id);
  assert.deepEqual(
    [renewed.choice, renewed.price.amount, renewed.state],
    ['essential', 250_000, 'active'],
  );
  assert.equal(renewed.periodFrom, last.periodTo);
  await assertBooks(app, layla);
});

test('an end is asked for, waits for the minimum term, and can be taken back', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const begun = await start(layla, premium);
  const ending = membershipIn(await act(layla, begun, 'cancel'));
  assert.equal(ending.endsOn, begun.minimumUntil);
  // The day that the page and the dialog name is the one it ends on.
  assert.equal(ending.endsOn, begun.earliestEnd);
  const resumed = membershipIn(await act(layla, ending, 'resume'));
  assert.equal(resumed.endsOn, null);
  assertRefused(await act(layla, resumed, 'resume'), 409, 'billing_state');
  const final = membershipIn(await act(layla, resumed, 'cancel'));
  let now = await again(layla, begun.id);
  while (now.periodTo < (final.endsOn ?? '')) {
    await followMembership(on(app, now.periodTo), begun.id);
    now = await again(layla, begun.id);
  }
  await followMembership(on(app, final.endsOn ?? ''), begun.id);
  assert.deepEqual(overviewIn(await layla.get('/billing')).memberships, []);
  assert.equal(await planOf(app, layla), null);
  assert.equal(invoicesIn(await layla.get('/billing/invoices')).length, 3);
  await assertBooks(app, layla);
});

test('an end loses no change that was planned: it comes before the end, at its price', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const begun = await start(layla, premium);
  const planned = membershipIn(await act(layla, begun, 'change', down));
  const ending = membershipIn(await act(layla, planned, 'cancel'));
  assert.deepEqual(ending.changesTo, planned.changesTo);
  assert.deepEqual([ending.stillDue?.times, ending.stillDue?.each.amount], [2, 250_000]);
  const kept = membershipIn(await act(layla, ending, 'resume'));
  assert.deepEqual([kept.endsOn, kept.changesTo], [null, planned.changesTo]);
  const final = membershipIn(await act(layla, kept, 'cancel'));
  await followMembership(on(app, begun.periodTo), begun.id);
  const renewed = await again(layla, begun.id);
  assert.deepEqual(
    [renewed.choice, renewed.price.amount, renewed.endsOn],
    ['essential', 250_000, final.endsOn],
  );
  await assertBooks(app, layla);
});

test('a change that would come after the end waits, and holds again for whoever keeps it', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const begun = await start(layla, premium);
  await app.sql.as(
    system,
    (tx) => tx`update app.memberships set minimum_until = period_to where id = ${begun.id}`,
  );
  const planned = membershipIn(await act(layla, begun, 'change', down));
  const ending = membershipIn(await act(layla, planned, 'cancel'));
  assert.deepEqual([ending.endsOn, ending.stillDue], [begun.periodTo, null]);
  // What does not come binds nobody.
  assert.ok(planned.changesTo?.minimumUntil);
  assert.equal(ending.changesTo?.minimumUntil, null);
  const kept = membershipIn(await act(layla, ending, 'resume'));
  assert.deepEqual(kept.changesTo, planned.changesTo);
  const as = membershipIn(await act(layla, kept, 'resume'));
  assert.equal(as.changesTo, null);
});

test('a renewal happens once however often the clock comes by', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const begun = await start(layla);
  const then = on(app, begun.periodTo);
  await Promise.all([
    followMembership(then, begun.id),
    followMembership(then, begun.id),
    followMembership(then, begun.id),
  ]);
  await followMembership(then, begun.id);
  const renewed = await again(layla, begun.id);
  assert.deepEqual([renewed.state, renewed.periodFrom], ['active', begun.periodTo]);
  assert.equal(invoicesIn(await layla.get('/billing/invoices')).length, 2);
  await assertBooks(app, layla);
});

test('a declined renewal is tried three times, then pauses; paying brings it back', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const begun = await start(layla);
  const [good] = await saveCard(layla, cards.declined);
  const bad = overviewIn(await layla.get('/billing')).methods.find(({ last4 }) => last4 === '0002');
  await layla.post(`/billing/methods/${bad?.id}/default`);
  let day = begun.periodTo;
  const days: string[] = [];
  for (let run = 0; run < 4; run += 1) {
    await followMembership(on(app, day), begun.id);
    const { state, retryOn } = await again(layla, begun.id);
    if (state === 'past_due') days.push(retryOn ?? '');
    day = retryOn ?? day;
  }
  assert.deepEqual(
    days,
    [3, 5, 7].map((after) => daysAfter(begun.periodTo, after)),
  );
  const paused = await again(layla, begun.id);
  assert.deepEqual([paused.state, await planOf(app, layla)], ['paused', null]);
  const invoice = invoiceIn(await layla.get(`/billing/invoices/${paused.openInvoice}`));
  await pay(layla, invoice);
  assert.deepEqual(
    [(await again(layla, begun.id)).state, await planOf(app, layla)],
    ['active', 'essential'],
  );
  assert.ok(good);
  await assertBooks(app, layla);
});

test('a membership that is never paid for is taken back after a week', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const begun = await start(layla);
  const last = payableUntil(begun.startedOn);
  const waits = invoiceIn(await layla.get(`/billing/invoices/${begun.openInvoice}`));
  assert.equal(waits.next?.dueOn, last);
  await followMembership(on(app, last), begun.id);
  assert.equal((await again(layla, begun.id)).state, 'awaiting');
  await followMembership(on(app, daysAfter(last, 1)), begun.id);
  assert.deepEqual(overviewIn(await layla.get('/billing')).memberships, []);
  const [note, invoice] = invoicesIn(await layla.get('/billing/invoices'));
  assert.deepEqual([note?.kind, invoice?.state], ['credit_note', 'credited']);
  await assertBooks(app, layla);
});

test('the plan chosen at sign-up is offered until there is one', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app, { plan: null, full_name: 'Layla' });
  await app.sql.as(
    system,
    (tx) => tx`
    update auth.users set raw_user_meta_data = raw_user_meta_data || '{"plan":"platinum"}'
    where id = ${layla.id}`,
  );
  const before = overviewIn(await layla.get('/billing')).suggested;
  assert.deepEqual(before, { programme: 'plan', choice: 'platinum', name: 'Platinum' });
  await saveCard(layla);
  await start(layla);
  assert.equal(overviewIn(await layla.get('/billing')).suggested, null);
});

test('a membership that cannot be read keeps no other one waiting', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const begun = await start(layla);
  await app.sql.as(
    system,
    (tx) => tx`update app.memberships set next = '{"on": "soon"}' where id = ${begun.id}`,
  );
  const omar = await newClient(app);
  await saveCard(omar);
  const other = await start(omar);
  await renewMemberships(on(app, other.periodTo));
  assert.equal((await again(omar, other.id)).periodFrom, other.periodTo);
});

test('two tabs that join at once join once: the other one is refused', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const tabs = await Promise.all(
    Array.from({ length: 5 }, () => layla.post('/billing/memberships', essential)),
  );
  const [joined, ...others] = tabs.toSorted((one, other) => one.status - other.status);
  assert.equal(joined?.status, 200);
  for (const one of others) assertRefused(one, 409, 'billing_state');
  assert.equal(invoicesIn(await layla.get('/billing/invoices')).length, 1);
});
