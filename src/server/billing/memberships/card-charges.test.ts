import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MembershipView } from '#contract/billing/memberships.ts';
import { renewalsBefore } from '#domain/billing/membership.ts';
import { keepingWords, onThisCard, paysWords, removalWords } from '#domain/money/card-parts.ts';
import { midnightInDubai } from '#domain/time.ts';
import { followMembership } from '#server/billing/memberships/renewals.ts';
import {
  cards,
  invoiceIn,
  membershipIn,
  overviewIn,
  pay,
  paymentIn,
  saveCard,
} from '#server/billing/testing.ts';
import { borrow, newClient, type Person } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';

const premium = {
  programme: 'plan',
  choice: 'premium',
  total: { amount: 750_000, currency: 'USD' },
};
const down = { choice: 'essential', total: { amount: 0, currency: 'USD' } };

const begin = async (client: Person, body: object = premium) =>
  membershipIn(await client.post('/billing/memberships', { ...body }));

const act = async (
  client: Person,
  { id, version }: MembershipView,
  path: string,
  body: object = {},
) =>
  membershipIn(
    await client.post(
      `/billing/memberships/${id}/${path}`,
      { ...body },
      {
        'if-match': String(version),
      },
    ),
  );

const partsOf = async (client: Person) => overviewIn(await client.get('/billing')).byCard;

const charges = async (client: Person) =>
  (await partsOf(client)).map(({ title, sum, on }) => [title, sum.amount, on]);

test('a card names every month that is still to be paid of a membership that ends, on its row and before it goes', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const begun = await begin(layla);
  assert.deepEqual(await charges(layla), [['Membership: Premium', 750_000, begun.periodTo]]);
  const ending = await act(layla, begun, 'cancel');
  const days = renewalsBefore({ ...begun, periods: 1 }, ending.endsOn ?? assert.fail());
  assert.equal(days.length, 2);
  assert.deepEqual(
    await charges(layla),
    days.map((day) => ['Membership: Premium', 750_000, day]),
  );
  const parts = onThisCard(await partsOf(layla), { card: 'visa 4242', isFirst: true });
  for (const said of [
    paysWords(parts, 'en'),
    removalWords({ parts, isFirst: true, next: undefined }, 'en'),
  ]) {
    assert.match(said, /Membership: Premium, \$7,500 on each of \d+ \w+ and \d+ \w+\./);
    assert.doesNotMatch(said, /Nothing that is open/);
  }
});

test('a planned change is charged at its own price, before an end and without one', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const begun = await begin(layla);
  const planned = await act(layla, begun, 'change', down);
  assert.deepEqual(await charges(layla), [['Membership: Essential', 250_000, begun.periodTo]]);
  const ending = await act(layla, planned, 'cancel');
  const days = renewalsBefore({ ...begun, periods: 1 }, ending.endsOn ?? assert.fail());
  assert.deepEqual(
    await charges(layla),
    days.map((day) => ['Membership: Essential', 250_000, day]),
  );
});

test('who pays for a dearer membership reads its months before they keep the card', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const total = { amount: 250_000, currency: 'USD' };
  const awaiting = await begin(layla, { programme: 'plan', choice: 'essential', total });
  const first = await layla.get(`/billing/invoices/${awaiting.openInvoice}`);
  paymentIn(await pay(layla, invoiceIn(first)));
  const [begun = assert.fail()] = overviewIn(await layla.get('/billing')).memberships;
  const up = { choice: 'premium' };
  const quote = await layla.post(`/billing/memberships/${begun.id}/change/quote`, up);
  const asked = await act(layla, begun, 'change', { ...up, total: quote.body.total });
  const [part = assert.fail()] = await partsOf(layla);
  assert.deepEqual([part.title, part.sum.amount], ['Membership: Essential', 250_000]);
  const { invoice, ...then } = part.oncePaid ?? assert.fail();
  assert.equal(invoice, asked.openInvoice);
  assert.deepEqual([then.title, then.sum.amount], ['Membership: Premium', 750_000]);
  const said = keepingWords([part], 'en', { paying: invoice });
  assert.match(said, /: Membership: Premium, \$7,500 on /);
  assert.doesNotMatch(said, /Essential/);
});

test('what was paid of a membership that never begins is read before it is given up, and goes back', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const awaiting = await begin(layla);
  assert.deepEqual(awaiting.openPaid, []);
  const invoice = invoiceIn(await layla.get(`/billing/invoices/${awaiting.openInvoice}`));
  const amount = { amount: 100_000, currency: 'USD' } as const;
  paymentIn(await pay(layla, invoice, { amount }));
  const [begun = assert.fail()] = overviewIn(await layla.get('/billing')).memberships;
  assert.deepEqual(begun.openPaid, [{ way: 'card', card: 'visa 4242', sum: amount }]);
  await act(layla, begun, 'cancel');
  const after = invoiceIn(await layla.get(`/billing/invoices/${invoice.id}`));
  assert.deepEqual([after.state, after.outstanding.amount], ['credited', 0]);
});

test('a card that ends before a month is not said to pay it', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const begun = await begin(layla);
  await act(layla, begun, 'cancel');
  await app.sql.as(
    system,
    (tx) => tx`
      update app.payment_methods set exp_year = ${Number(begun.periodTo.slice(0, 4))},
        exp_month = ${Number(begun.periodTo.slice(5, 7))} where client_id = ${layla.id}`,
  );
  assert.deepEqual(await charges(layla), [['Membership: Premium', 750_000, begun.periodTo]]);
});

test('a renewal that was declined is named with the day on which the card is tried again', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const begun = await begin(layla);
  await saveCard(layla, cards.declined);
  const bad = overviewIn(await layla.get('/billing')).methods.find(({ last4 }) => last4 === '0002');
  await layla.post(`/billing/methods/${bad?.id}/default`);
  await followMembership({ ...app.services, now: () => midnightInDubai(begun.periodTo) }, begun.id);
  const [late] = overviewIn(await layla.get('/billing')).memberships;
  assert.deepEqual(await charges(layla), [
    ['Membership: Premium', 750_000, late?.retryOn],
    ['Membership: Premium', 750_000, late?.periodTo],
  ]);
});

test('what is applied for is charged once the house says yes', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const total = { amount: 4_100_000, currency: 'AED' };
  await begin(layla, { programme: 'tier', choice: 'noor', total });
  const parts = await partsOf(layla);
  assert.match(
    paysWords(parts, 'en').replaceAll('\u00a0', ' '),
    /^It pays by itself: Membership: Noor, AED 41,000 once we say yes\.$/,
  );
  assert.match(paysWords(parts, 'ar'), /بعد موافقتنا/);
});
