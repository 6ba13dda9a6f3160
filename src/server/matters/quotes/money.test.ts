import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Matter } from '#contract/matters/matters.ts';
import type { Money } from '#contract/primitives.ts';
import { sendRefund } from '#server/billing/refunds/refunds.ts';
import {
  answerBank,
  assertBooks,
  cards,
  invoicesIn,
  pay,
  paymentIn,
} from '#server/billing/testing.ts';
import {
  aQuote,
  assertRefused,
  atDesk,
  borrow,
  demo,
  deskIn,
  type Json,
  matterIn,
  moved,
  newClient,
  type Person,
  priced,
  proposed,
} from '#server/matters/testing.ts';
import { sendMail } from '#server/notifications/mail.ts';
import { mailsTo } from '#server/platform/messages/mails-testing.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

/** What is handed on at cost has no VAT of ours, in either version. */
const withPermit = (each: number) =>
  aQuote({
    lines: [
      { kind: 'service', title: 'Falconer', quantity: 1, each },
      { kind: 'paid_out', title: 'Permit', quantity: 1, each: 50_000 },
    ],
  });

const currentOf = ({ quotes }: Matter) => quotes.at(-1) ?? assert.fail('No quote.');

async function accept(client: Person, matter: Matter): Promise<Matter> {
  const { id, total } = currentOf(matter);
  return matterIn(await client.post(`/matters/${matter.id}/quotes/${id}/accept`, { total }));
}

interface House {
  app: TestApp;
  client: Person;
  noor: Person;
}

/** A client who has accepted a quote, and paid so much of it. */
async function agreed({ client, noor }: House, quote: Json, paid = 0): Promise<Matter> {
  const matter = await accept(client, await proposed(client, noor, quote));
  if (paid > 0) await payOn(client, matter, paid);
  return matterIn(await client.get(`/matters/${matter.id}`));
}

async function payOn(client: Person, { id }: Matter, amount: number): Promise<void> {
  const open = (await documents(client, id)).find(({ outstanding }) => outstanding.amount > 0);
  assert.ok(open, 'nothing is asked for');
  const sum: Money = { ...open.outstanding, amount };
  assert.equal((await pay(client, open, { amount: sum })).status, 200);
}

/** Oldest first. */
const documents = async (client: Person, id: string) =>
  invoicesIn(await client.get(`/billing/invoices?view=all&source=${id}`)).toReversed();

/** Kind, total and what is still asked for. */
const papers = async (client: Person, id: string) =>
  (await documents(client, id))
    .map(({ kind, total, outstanding }) => `${kind} ${total.amount} ${outstanding.amount}`)
    .sort();

/** Invoices less credit notes: what was accepted is what is invoiced, to the fils. */
const vatOn = async (client: Person, id: string) =>
  (await documents(client, id)).reduce((sum, { vat }) => sum + vat.amount, 0);

/** The supplier falls through, and another version is put before the client. */
async function anew({ client, noor }: House, { id }: Matter, quote: Json): Promise<Matter> {
  await moved(noor, id, 'supplier_failed');
  deskIn(await atDesk(noor, id, '/quote', quote));
  deskIn(await atDesk(noor, id, '/quote/send'));
  return matterIn(await client.get(`/matters/${id}`));
}

async function house(app: TestApp): Promise<House> {
  return { app, client: await newClient(app), noor: await demo(app, 'concierge') };
}

const refundsOf = ({ app, client }: House) =>
  app.sql.as(
    system,
    (tx) => tx<{ id: string; amount: number; currency: string; state: string }[]>`
      select id, amount, currency, state from app.refunds where client_id = ${client.id}
      order by created_at, id`,
  );

const lastEvent = ({ events }: Matter) => events.at(-1) ?? assert.fail('no history');

test('after a failed supplier a dearer version is accepted: what was paid counts, the difference is invoiced', async (t) => {
  const here = await house(await borrow(t));
  const { app, client } = here;
  const first = await agreed(here, priced(230_000), 230_000);
  const second = await anew(here, first, priced(300_000));
  assert.deepEqual(second.money?.paid, { amount: 230_000, currency: 'AED' });
  const after = await accept(client, second);
  assert.deepEqual(
    after.quotes.map(({ number, state }) => `${number} ${state}`),
    ['1 superseded', '2 accepted'],
  );
  assert.deepEqual(await papers(client, after.id), ['invoice 230000 0', 'invoice 70000 70000']);
  assert.equal(await vatOn(client, after.id), after.quotes.at(-1)?.vat.amount);
  const sums = {
    amount: 300_000,
    currency: 'AED',
    version: 2,
    paid: 230_000,
    back: 0,
    toPay: 70_000,
  };
  assert.deepEqual(lastEvent(after).about, sums);
  assert.equal(after.money?.due.amount, 70_000);
  await payOn(client, after, 70_000);
  assert.equal(matterIn(await client.get(`/matters/${after.id}`)).money?.due.amount, 0);
  await assertBooks(app, client);
});

test('a cheaper version gives back what was paid beyond it, and nothing more is asked for', async (t) => {
  const here = await house(await borrow(t));
  const { app, client } = here;
  const first = await agreed(here, withPermit(180_000), 230_000);
  const after = await accept(client, await anew(here, first, withPermit(150_000)));
  assert.deepEqual(await papers(client, after.id), ['credit_note -30000 0', 'invoice 230000 0']);
  assert.equal(await vatOn(client, after.id), after.quotes.at(-1)?.vat.amount);
  const [refund] = await refundsOf(here);
  assert.equal(refund?.amount, 30_000);
  assert.equal(after.money?.comesBack.amount, 30_000);
  await sendRefund(app.services, refund?.id ?? '');
  await sendRefund(app.services, refund?.id ?? '');
  const settled = matterIn(await client.get(`/matters/${after.id}`));
  const { paid, due, comesBack } = settled.money ?? assert.fail('no money');
  assert.deepEqual([paid.amount, due.amount, comesBack.amount], [200_000, 0, 0]);
  // Whoever withdraws then reads of what is left that something went back before.
  const { ending } = await endingFor(client, settled);
  assert.deepEqual([ending.paid?.amount, ending.sentBack?.amount], [200_000, 30_000]);
  const ended = matterIn(await withdraw(client, settled));
  const { paid: left, gone, back } = lastEvent(ended).about;
  assert.deepEqual([left, gone, back], [200_000, 30_000, 200_000]);
  await assertBooks(app, client);
});

test('what nobody had paid is credited whole and invoiced in the words of the new version', async (t) => {
  const here = await house(await borrow(t));
  const first = await agreed(here, aQuote());
  const after = await accept(here.client, await anew(here, first, aQuote({ words: 'Anew.' })));
  assert.deepEqual(await papers(here.client, after.id), [
    'credit_note -230000 0',
    'invoice 230000 0',
    'invoice 230000 230000',
  ]);
  await assertBooks(here.app, here.client);
});

test('paid money counts in its own currency alone: another one is invoiced whole, and the first comes back', async (t) => {
  const here = await house(await borrow(t));
  const first = await agreed(here, priced(230_000), 100_000);
  const dollars = await anew(here, first, priced(80_000, { currency: 'USD' }));
  const after = await accept(here.client, dollars);
  assert.deepEqual(await papers(here.client, after.id), [
    'credit_note -230000 0',
    'invoice 230000 0',
    'invoice 80000 80000',
  ]);
  assert.deepEqual(
    (await refundsOf(here)).map(({ amount, currency }) => `${amount} ${currency}`),
    ['100000 AED'],
  );
  assert.equal(lastEvent(after).about.paidCurrency, 'AED');
  assert.deepEqual(after.money?.due, { amount: 80_000, currency: 'USD' });
  await assertBooks(here.app, here.client);
});

test('two tabs accept one version: it is invoiced once, and one version alone is ever agreed to', async (t) => {
  const here = await house(await borrow(t));
  const { app, client } = here;
  const second = await anew(here, await agreed(here, priced(230_000), 230_000), priced(300_000));
  const { id, total } = currentOf(second);
  const path = `/matters/${second.id}/quotes/${id}/accept`;
  const answers = await Promise.all([client.post(path, { total }), client.post(path, { total })]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.deepEqual(await papers(client, second.id), ['invoice 230000 0', 'invoice 70000 70000']);
  const both = app.sql.as(
    system,
    (tx) => tx`update app.matter_quotes set state = 'accepted' where matter_id = ${second.id}`,
  );
  await assert.rejects(both, /matter_quotes_accepted/);
});

async function endingFor(client: Person, { id }: Matter) {
  const { body, text, status } = await client.get(`/matters/${id}/ending`);
  assert.equal(status, 200, text);
  // The server parsed it by the schema.
  return body as { version: number; ending: Record<string, Money> & { term: string } };
}

function withdraw(client: Person, { id, version }: Matter, body: Json = {}) {
  return client.post(`/matters/${id}/withdraw`, body, { 'if-match': String(version) });
}

test('who withdraws reads first what is kept and what comes back, and exactly that happens', async (t) => {
  const here = await house(await borrow(t));
  const { app, client } = here;
  const matter = await agreed(here, priced(230_000, { keptPercent: 20 }), 230_000);
  assert.deepEqual(currentOf(matter).kept, { amount: 46_000, currency: 'AED' });
  const { ending } = await endingFor(client, matter);
  assert.deepEqual(
    [ending.term, ending.paid?.amount, ending.kept?.amount, ending.comesBack?.amount],
    ['kept', 230_000, 46_000, 184_000],
  );
  const { comesBack } = ending;
  const wrong = { comesBack: { ...comesBack, amount: 230_000 } };
  assertRefused(await withdraw(client, matter, wrong), 412, 'precondition_failed');
  const after = matterIn(await withdraw(client, matter, { comesBack }));
  assert.equal(after.state, 'withdrawn');
  const sums = { paid: 230_000, kept: 46_000, back: 184_000, toPay: 0, currency: 'AED' };
  assert.deepEqual(lastEvent(after).about, sums);
  assert.deepEqual(
    (await refundsOf(here)).map(({ amount }) => amount),
    [184_000],
  );
  const [told] = await app.sql.as(
    system,
    (tx) => tx`
      select id, about from app.notifications where recipient_id = ${client.id} and kind = 'moved'
      order by created_at desc, id desc limit 1`,
  );
  const way = { ways: 'card', cards: 'visa 4242', shares: '' };
  const how = { by: 'client', ...way, notes: 'RC-2026-0001' };
  assert.deepEqual(told?.about, {
    ...sums,
    ...how,
    state: 'withdrawn',
    reference: after.reference,
  });
  await sendMail(app.services, String(told?.id));
  const [mail] = await app.sql.as(
    system,
    (tx) => tx`select text_body from app.messages where event_key = ${`notification:${told?.id}`}`,
  );
  assert.match(
    String(mail?.textBody).replaceAll(/\s+/g, ' '),
    /withdrawn .*Paid so far: AED\s2,300 Fee for withdrawing: AED\s460, .*Comes back to you: AED\s1,840, to Visa/,
  );
  await assertBooks(app, client);
});

test('an unpaid invoice is credited when its request is withdrawn; what is kept stays to be paid', async (t) => {
  const here = await house(await borrow(t));
  const { client } = here;
  const free = await agreed(here, priced(230_000));
  assert.equal((await withdraw(client, free)).status, 200);
  assert.deepEqual(await papers(client, free.id), ['credit_note -230000 0', 'invoice 230000 0']);
  const kept = await agreed(here, priced(230_000, { keptPercent: 10 }), 10_000);
  const after = matterIn(await withdraw(client, kept));
  const { paid, kept: stays, back, toPay } = lastEvent(after).about;
  assert.deepEqual([paid, stays, back, toPay], [10_000, 23_000, 0, 13_000]);
  assert.deepEqual(await papers(client, kept.id), [
    'credit_note -207000 0',
    'invoice 230000 13000',
  ]);
  await assertBooks(here.app, client);
});

test('what the house declines, or a supplier failed, gives everything back whatever was agreed to be kept', async (t) => {
  const here = await house(await borrow(t));
  const { app, client, noor } = here;
  const quote = priced(230_000, { keptPercent: 50 });
  const declined = await agreed(here, quote, 230_000);
  const foreseen = await noor.get(`/desk/matters/${declined.id}/ending?move=decline`);
  // The server parsed it by the schema.
  const { ending } = foreseen.body as { ending: Record<string, Money> };
  assert.equal(ending.comesBack?.amount, 230_000);
  const body = { move: 'decline', reason: 'The falcon is ill.', comesBack: ending.comesBack };
  deskIn(await atDesk(noor, declined.id, '/move', body));
  const failed = await agreed(here, quote, 100_000);
  await moved(noor, failed.id, 'supplier_failed');
  const again = matterIn(await client.get(`/matters/${failed.id}`));
  assert.equal((await endingFor(client, again)).ending.comesBack?.amount, 100_000);
  assert.equal((await withdraw(client, again)).status, 200);
  assert.deepEqual(
    (await refundsOf(here)).map(({ amount }) => amount),
    [230_000, 100_000],
  );
  await assertBooks(app, client);
});

test('a payment that succeeds after the end goes back by itself', async (t) => {
  const here = await house(await borrow(t));
  const { app, client } = here;
  const matter = await agreed(here, priced(230_000));
  const [invoice] = await documents(client, matter.id);
  assert.ok(invoice);
  const asked = paymentIn(await pay(client, invoice, { number: cards.asks }));
  assert.equal((await withdraw(client, matter)).status, 200);
  await answerBank(app, asked, 'approve');
  assert.equal(paymentIn(await client.get(`/billing/payments/${asked.id}`)).state, 'succeeded');
  assert.deepEqual(
    (await refundsOf(here)).map(({ amount }) => amount),
    [230_000],
  );
  assertRefused(await pay(client, invoice), 409, 'billing_state');
  await assertBooks(app, client);
});

test('nobody answers their bank for a request that has ended: its question is withdrawn, by the queue, twice', async (t) => {
  const here = await house(await borrow(t));
  const { app, client, noor } = here;
  const end = {
    withdraw: (matter: Matter) => withdraw(client, matter),
    decline: ({ id }: Matter) => atDesk(noor, id, '/move', { move: 'decline', reason: 'Ill.' }),
  };
  for (const how of ['withdraw', 'decline'] as const) {
    const matter = await agreed(here, priced(230_000));
    const [invoice] = await documents(client, matter.id);
    assert.ok(invoice);
    const asked = paymentIn(await pay(client, invoice, { number: cards.asks }));
    assert.equal((await end[how](matter)).status, 200);
    await mailsTo(app, client);
    assert.equal(
      paymentIn(await client.get(`/billing/payments/${asked.id}`)).state,
      'released',
      how,
    );
  }
  assert.equal((await refundsOf(here)).length, 0);
  await assertBooks(app, client);
});

test('a question of the bank about a part that is owed after the end as well stays open', async (t) => {
  const here = await house(await borrow(t));
  const { app, client } = here;
  const matter = await agreed(here, priced(230_000, { keptPercent: 50 }));
  const [invoice] = await documents(client, matter.id);
  assert.ok(invoice);
  const part = { ...invoice.outstanding, amount: 100_000 };
  const asked = paymentIn(await pay(client, invoice, { number: cards.asks, amount: part }));
  assert.equal((await withdraw(client, matter)).status, 200);
  await mailsTo(app, client);
  await answerBank(app, asked, 'approve');
  assert.equal(paymentIn(await client.get(`/billing/payments/${asked.id}`)).state, 'succeeded');
  assert.deepEqual(await papers(client, matter.id), [
    'credit_note -115000 0',
    'invoice 230000 15000',
  ]);
  await assertBooks(app, client);
});

test('nothing was agreed, so nothing is said of money; a delivered request keeps its own', async (t) => {
  const here = await house(await borrow(t));
  const { client, noor } = here;
  const open = await proposed(client, noor);
  assert.equal((await endingFor(client, open)).ending, null);
  assert.equal((await withdraw(client, open)).status, 200);
  const done = await agreed(here, priced(230_000), 230_000);
  for (const move of ['fulfil', 'deliver']) await moved(noor, done.id, move);
  await client.post(`/matters/${done.id}/make-right`, { reason: 'The falcon is a hawk.' });
  assert.deepEqual(await papers(client, done.id), ['invoice 230000 0']);
});
