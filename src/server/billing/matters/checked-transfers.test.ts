/** A transfer that waits for a second colleague counts towards the version that is accepted meanwhile. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Matter } from '#contract/matters/matters.ts';
import { carriedIn, carriedLines } from '#domain/matters/money-words.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { printBelow } from '#server/billing/invoices/testing.ts';
import {
  answer,
  desk,
  owingMuch,
  transfer,
  waitingIn,
} from '#server/billing/money-acts/testing.ts';
import { accept, read, said } from '#server/billing/money-letters-testing.ts';
import { assertBooks, deskIn, invoicesIn } from '#server/billing/testing.ts';
import {
  atDesk,
  borrow,
  deskIn as deskMatter,
  type Json,
  moved,
  type Person,
  priced,
} from '#server/matters/testing.ts';
import { mailsTo } from '#server/platform/messages/mails-testing.ts';
import type { TestApp } from '#server/testing.ts';

/** AED 20,000 agreed, and a transfer of it recorded that waits. */
async function checked(t: TestContext, amount = 2_000_000) {
  const app = await borrow(t);
  const known = await owingMuch(app);
  const { layla, noor, invoice } = known;
  const act = waitingIn(deskIn(await transfer(app, noor, invoice, amount)));
  const { source } = await desk(noor, invoice);
  return { app, ...known, act, matter: await read(layla, { id: source?.id ?? '' }) };
}

type Checked = Awaited<ReturnType<typeof checked>>;

async function quoted({ noor, layla }: Checked, { id }: Matter, quote: Json, reason = '') {
  deskMatter(await atDesk(noor, id, '/quote', quote));
  deskMatter(await atDesk(noor, id, '/quote/send', { reason }));
  return read(layla, { id });
}

async function anew(known: Checked, quote: Json) {
  await moved(known.noor, known.matter.id, 'supplier_failed');
  return quoted(known, known.matter, quote);
}

const lastLetter = async (app: TestApp, client: Person) => {
  const mails = await mailsTo(app, client);
  return said(mails.at(-1) ?? assert.fail('no letter'));
};

const sumsOf = async (client: Person, { id }: Matter) =>
  (await read(client, { id })).money?.sums ?? assert.fail('nothing is agreed');

/** Kind, total and what is still asked for. */
const papers = async (client: Person, { id }: Matter) =>
  invoicesIn(await client.get(`/billing/invoices?view=all&source=${id}`))
    .map(({ kind, total, outstanding }) => `${kind} ${total.amount} ${outstanding.amount}`)
    .sort();

const yes = { answer: 'approve' };
const no = { answer: 'refuse', reason: 'It never came.' };

test('a transfer in check counts towards a dearer version: the difference is asked for and nothing goes back', async (t) => {
  const known = await checked(t);
  const { app, layla, admin, act } = known;
  const offered = await anew(known, priced(3_000_000));
  const quote = offered.quotes.at(-1) ?? assert.fail('no quote');
  assert.deepEqual(
    quote.asks.map(({ sum }) => sum.amount),
    [1_000_000],
  );
  assert.deepEqual(quote.backTo, []);
  const letter = await lastLetter(app, layla);
  assert.match(letter, /Transfer being checked: AED 20,000/);
  assert.match(letter, /Still to pay if you accept: AED 10,000/);

  const after = await accept(layla, offered);
  assert.deepEqual(await papers(layla, after), [
    'invoice 1000000 1000000',
    'invoice 2000000 2000000',
  ]);
  const { sums } = after.money ?? assert.fail('no money');
  assert.deepEqual(
    [sums.checking.amount, sums.checkingBack.amount, sums.due.map(({ sum }) => sum.amount)],
    [2_000_000, 0, [1_000_000]],
  );
  const told = await lastLetter(app, layla);
  assert.match(told, /Transfer being checked: AED 20,000/);
  assert.match(told, /Still to pay, by [^:]*: AED 10,000/);
  assert.doesNotMatch(told, /goes back/);
  const about = carriedIn(after.events.at(-1)?.about ?? {}) ?? assert.fail('nothing carried');
  assert.deepEqual(
    carriedLines(about, 'en').map(({ id, sum }) => [id, sum?.amount]),
    [
      ['checking', 2_000_000],
      ['toPay', 1_000_000],
    ],
  );

  assert.equal((await answer(admin, act, yes)).status, 200);
  const paid = await sumsOf(layla, after);
  assert.deepEqual(
    [paid.paid.amount, paid.returning.amount, paid.due.map(({ sum }) => sum.amount)],
    [2_000_000, 0, [1_000_000]],
  );
  await assertBooks(app, layla);
});

test('of a transfer in check a cheaper version sends back what is beyond it, and says so before', async (t) => {
  const known = await checked(t);
  const { app, layla, admin, act } = known;
  const offered = await anew(known, priced(1_500_000));
  assert.deepEqual(offered.quotes.at(-1)?.asks, []);
  assert.match(
    await lastLetter(app, layla),
    /Transfer being checked: AED 20,000, .* AED 5,000 of it goes back/,
  );
  const after = await accept(layla, offered);
  assert.match(
    await lastLetter(app, layla),
    /Transfer being checked: AED 20,000, .* AED 5,000 of it goes back/,
  );
  assert.equal((await answer(admin, act, yes)).status, 200);
  const paid = await sumsOf(layla, after);
  assert.deepEqual([paid.paid.amount, paid.returning.amount], [1_500_000, 500_000]);
  await assertBooks(app, layla);
});

test('where a second colleague refuses the transfer the whole of the version is asked for', async (t) => {
  const known = await checked(t);
  const { app, layla, admin, act } = known;
  const after = await accept(layla, await anew(known, priced(3_000_000)));
  assert.equal((await answer(admin, act, no)).status, 200);
  const { due, checking, paid } = await sumsOf(layla, after);
  assert.deepEqual(
    [due.reduce((all, { sum }) => all + sum.amount, 0), checking.amount, paid.amount],
    [3_000_000, 0, 0],
  );
  await assertBooks(app, layla);
});

test('refused while a new quote is waited for, its letter asks for nothing', async (t) => {
  const known = await checked(t);
  const { app, layla, noor, admin, act, matter } = known;
  await moved(noor, matter.id, 'supplier_failed');
  assert.equal((await answer(admin, act, no)).status, 200);
  const letter = await lastLetter(app, layla);
  assert.match(letter, /did not find it .* Nothing is to be paid now/);
  assert.doesNotMatch(letter, /open again|[Dd]ue|To pay|Pay /);
  const { dueNow, checking, paused } = await sumsOf(layla, matter);
  assert.deepEqual([dueNow.amount, checking.amount, paused], [0, 0, true]);
  // Nobody paid anything of it: the next version is asked for in its own words.
  const after = await accept(layla, await quoted(known, matter, priced(3_000_000)));
  assert.deepEqual(await papers(layla, after), [
    'credit_note -2000000 0',
    'invoice 2000000 0',
    'invoice 3000000 3000000',
  ]);
});

test('in another currency it counts for nothing: the version is asked for whole and the transfer goes back', async (t) => {
  const known = await checked(t);
  const { app, layla, admin, act } = known;
  const offered = await anew(known, priced(900_000, { currency: 'USD' }));
  assert.deepEqual(
    offered.quotes.at(-1)?.asks.map(({ sum }) => [sum.amount, sum.currency]),
    [[900_000, 'USD']],
  );
  assert.match(
    await lastLetter(app, layla),
    /Transfer being checked: AED 20,000, .*all of it goes/,
  );
  const after = await accept(layla, offered);
  assert.match(
    await lastLetter(app, layla),
    /Transfer being checked: AED 20,000, .*all of it goes/,
  );
  assert.equal((await answer(admin, act, yes)).status, 200);
  assert.deepEqual(await papers(layla, after), [
    'credit_note -2000000 0',
    'invoice 2000000 0',
    'invoice 900000 900000',
  ]);
  await assertBooks(app, layla);
});

test('while a new quote is waited for the page and the paper say what of the transfer counts', async (t) => {
  const known = await checked(t, 1_500_000);
  const { app, layla, noor, invoice, matter } = known;
  await moved(noor, matter.id, 'supplier_failed');
  const sums = await sumsOf(layla, matter);
  assert.deepEqual(
    [sums.paused, sums.checking.amount, sums.checkingBack.amount, sums.dueNow.amount],
    [true, 1_500_000, 0, 0],
  );
  const line = moneyLines(sums, 'en').find(({ id }) => id === 'checking');
  assert.match(line?.note ?? '', /counts once a second colleague/);
  assert.match(await printBelow(app, invoice.id, 'en'), /15,000/);
});

test('a standing agreement that is changed carries it over as well', async (t) => {
  const known = await checked(t);
  const { app, layla, admin, act, matter } = known;
  const offered = await quoted(known, matter, priced(2_600_000), 'A larger villa.');
  assert.deepEqual(
    offered.quotes.at(-1)?.asks.map(({ sum }) => sum.amount),
    [600_000],
  );
  assert.doesNotMatch(await lastLetter(app, layla), /No longer asked for/);
  const after = await accept(layla, offered);
  assert.equal((await answer(admin, act, yes)).status, 200);
  const { paid, returning, due } = await sumsOf(layla, after);
  assert.deepEqual(
    [paid.amount, returning.amount, due.map(({ sum }) => sum.amount)],
    [2_000_000, 0, [600_000]],
  );
  await assertBooks(app, layla);
});
