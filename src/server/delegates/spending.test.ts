import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Mandate, OwnMandate } from '#contract/delegates.ts';
import { heldBy } from '#server/billing/books/testing.ts';
import {
  assertBooks,
  cards,
  invoiceOf,
  owing,
  pay,
  paymentIn,
  saveCard,
} from '#server/billing/testing.ts';
import { confirm } from '#server/bookings/testing.ts';
import { type Acting, actingFor, mandated, tokenOf } from '#server/delegates/testing.ts';
import {
  aQuote,
  assertRefused,
  borrow,
  demo,
  type Json,
  matterIn,
  newClient,
  type Person,
  proposed,
} from '#server/matters/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import type { Answer, TestApp } from '#server/testing.ts';

const paramsOf = ({ body }: Answer) => body.params as Json;

const refusedBy = (answer: Answer, limit: string, left: number) => {
  assertRefused(answer, 403, 'mandate_limit');
  assert.deepEqual([paramsOf(answer).limit, paramsOf(answer).left], [limit, left]);
};

async function spentOf(client: Person, { mandate }: Acting) {
  const given = (await client.get('/delegates')).body as unknown as Mandate[];
  return given.find(({ id }) => id === mandate.id)?.spent;
}

async function seenBy(person: Acting) {
  const [own] = (await person.get('/mandates')).body as unknown as OwnMandate[];
  return own?.spent;
}

/** Everything so far happened some days ago. */
const earlier = (app: TestApp, { id }: Person, days: number) =>
  app.sql.as(
    system,
    (tx) => tx`
      update app.mandate_spendings set at = at - make_interval(days => ${days})
      where client_id = ${id}`,
  );

async function payer(app: TestApp, asked: Json) {
  const layla = await newClient(app);
  const person = await mandated(app, layla, { rights: ['approve', 'pay'], ...asked });
  return { layla, person, omar: actingFor(person, layla) };
}

test('one purchase is bounded whatever its invoice is split into', async (t) => {
  const app = await borrow(t);
  const { layla, person, omar } = await payer(app, { upTo: 150_000 });
  const { invoice } = await owing(app, layla);
  const part = (amount: number) => ({ amount: { ...invoice.total, amount } });
  paymentIn(await pay(omar, invoice, part(100_000)));
  refusedBy(await pay(omar, invoice, part(50_001)), 'purchase', 50_000);
  // What a card refuses was not spent.
  assertRefused(
    await pay(omar, invoice, { ...part(50_000), number: cards.declined }),
    402,
    'payment_declined',
  );
  paymentIn(await pay(omar, invoice, part(50_000)));
  refusedBy(await pay(omar, invoice, part(1)), 'purchase', 0);
  assert.deepEqual(await spentOf(layla, person), { today: 150_000, month: 150_000 });
  assert.deepEqual(await seenBy(person), { today: 150_000, month: 150_000 });
  // The client pays the rest, of course.
  paymentIn(await pay(layla, await invoiceOf(layla, invoice.source.id)));
  await assertBooks(app, layla);
});

test('a day and a month are bounded over invoices and quotes together', async (t) => {
  const app = await borrow(t);
  const { layla, omar } = await payer(app, { upToDay: 300_000, upToMonth: 400_000 });
  const first = await owing(app, layla);
  paymentIn(await pay(omar, first.invoice));
  const noor = await demo(app, 'concierge');
  const matter = await proposed(layla, noor, aQuote());
  const quote = matter.quotes.at(-1) ?? assert.fail('no quote');
  const accept = () =>
    omar.post(`/matters/${matter.id}/quotes/${quote.id}/accept`, { total: quote.total });
  refusedBy(await accept(), 'day', 70_000);
  await earlier(app, layla, 40);
  assert.equal(matterIn(await accept()).state, 'approved');
  // It was agreed to within the limits: paying it takes nothing more of them.
  const invoice = await invoiceOf(layla, matter.id);
  paymentIn(await pay(omar, invoice));
  const third = await owing(app, layla);
  const part = (amount: number) => ({ amount: { ...third.invoice.total, amount } });
  refusedBy(await pay(omar, third.invoice, part(70_001)), 'day', 70_000);
  paymentIn(await pay(omar, third.invoice, part(70_000)));
  await assertBooks(app, layla);
});

test('a month is bounded when its days are not', async (t) => {
  const app = await borrow(t);
  const { layla, omar } = await payer(app, { upToMonth: 250_000 });
  const { invoice } = await owing(app, layla);
  paymentIn(await pay(omar, invoice));
  const next = await owing(app, layla);
  const part = (amount: number) => ({ amount: { ...next.invoice.total, amount } });
  refusedBy(await pay(omar, next.invoice, part(20_001)), 'month', 20_000);
  paymentIn(await pay(omar, next.invoice, part(20_000)));
});

test('of ten payments at once only those pass that fit together', async (t) => {
  const app = await borrow(t);
  const { layla, person, omar } = await payer(app, { upToDay: 300_000 });
  const invoices = [];
  for (let each = 0; each < 10; each += 1) invoices.push((await owing(app, layla)).invoice);
  const answers = await Promise.all(
    invoices.map((invoice) =>
      pay(omar, invoice, { amount: { ...invoice.total, amount: 100_000 } }),
    ),
  );
  assert.equal(answers.filter(({ status }) => status === 200).length, 3);
  for (const answer of answers.filter(({ status }) => status !== 200))
    assertRefused(answer, 403, 'mandate_limit');
  assert.deepEqual(await spentOf(layla, person), { today: 300_000, month: 300_000 });
  const [taken] = await app.sql.as(
    system,
    (tx) => tx`
      select count(*)::int as times, sum(amount)::int as sum from app.payments
      where client_id = ${layla.id}`,
  );
  assert.deepEqual({ ...taken }, { times: 3, sum: 300_000 });
  await assertBooks(app, layla);
});

test('a booking is counted whole as it is agreed to, once, and its card is not asked beyond a limit', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const holds = [await heldBy(app, layla, 'deposit'), await heldBy(app, layla, 'deposit')];
  const fils = Math.round((holds[0]?.quote.total.amount ?? 0) * 3.6725);
  const asked = { rights: ['request', 'approve', 'pay'], upToDay: fils + 100 };
  const person = await mandated(app, layla, asked);
  const omar = actingFor(person, layla);
  const answers = await Promise.all(holds.map((hold) => confirm(omar, hold)));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 403]);
  assert.equal((await spentOf(layla, person))?.today, fils);
  const [cardsAsked] = await app.sql.as(
    system,
    (tx) => tx`select count(*)::int as times from app.payments where client_id = ${layla.id}`,
  );
  assert.equal(cardsAsked?.times, 1);
});

test('the same wish sent twice is counted once, and is answered after the limit is used up', async (t) => {
  const app = await borrow(t);
  const { layla, person, omar } = await payer(app, { upToDay: 230_000 });
  const { invoice } = await owing(app, layla);
  const [card] = await saveCard(layla);
  const body = {
    for: { kind: 'invoice', id: invoice.id },
    amount: invoice.total,
    with: { kind: 'saved', id: card?.id },
  };
  const key = { 'idempotency-key': newId() };
  const [first, again] = [
    paymentIn(await omar.post('/billing/payments', body, key)),
    paymentIn(await omar.post('/billing/payments', body, key)),
  ];
  assert.equal(again.id, first.id);
  assert.deepEqual(await spentOf(layla, person), { today: 230_000, month: 230_000 });
});

test('a question of the bank that was left open does not use up the limit of whoever asks again', async (t) => {
  const app = await borrow(t);
  const { layla, omar } = await payer(app, { upTo: 230_000, upToDay: 230_000 });
  const { invoice } = await owing(app, layla);
  assert.equal(paymentIn(await pay(omar, invoice, { number: cards.asks })).state, 'step');
  assert.equal(paymentIn(await pay(omar, invoice)).state, 'succeeded');
});

test('whoever is invited anew has not spent less', async (t) => {
  const app = await borrow(t);
  const { layla, person, omar } = await payer(app, { upToDay: 230_000 });
  const { invoice } = await owing(app, layla);
  paymentIn(await pay(omar, invoice));
  await layla.send('DELETE', `/delegates/${person.mandate.id}`);
  const ask = { email: person.email, name: 'Omar', rights: ['pay'], upToDay: 230_000 };
  const { id } = (await layla.post('/delegates', ask)).body as unknown as Mandate;
  await person.post('/mandates/accept', { token: await tokenOf(app, { id }) });
  const next = await owing(app, layla);
  refusedBy(await pay(omar, next.invoice), 'day', 0);
});
