/** What the house takes off by hand is told with its reason and no other, and is given once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { creditLines } from '#domain/billing/credit-words.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { lineValue } from '#domain/money/line.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { printIn } from '#server/billing/invoices/testing.ts';
import {
  aed,
  answer,
  credit,
  desk,
  owingMuch,
  refund,
  transfer,
  waitingIn,
} from '#server/billing/money-acts/testing.ts';
import { noteRefund } from '#server/billing/refunds/refunds.ts';
import { owing, pay, paymentIn } from '#server/billing/testing.ts';
import { aQuote, atDesk, borrow, matterIn, moved } from '#server/matters/testing.ts';
import { mailsTo } from '#server/platform/messages/mails-testing.ts';
import { system } from '#server/platform/sql.ts';

test('a refund by hand is called no goodwill: page and paper say that the house took it off, the letter why', async (t) => {
  const app = await borrow(t);
  const { layla, noor, matter, invoice } = await owing(app);
  const paid = paymentIn(await pay(layla, invoice));
  assert.equal((await refund(noor, paid, 50_000)).status, 200);
  const { money } = matterIn(await layla.get(`/matters/${matter.id}`));
  const lines = money ? moneyLines(money.sums, 'en') : [];
  assert.match(
    lines.find(({ sum }) => sum?.amount === 50_000)?.note ?? '',
    /^the house gave it back/,
  );
  const paper = await printIn(app, invoice.id, 'en');
  assert.match(paper, /the house gave it back/);
  const letters = (await mailsTo(app, layla)).map(({ textBody }) => textBody).join('\n');
  assert.match(letters, /We send back to you what is written below/);
  assert.match(letters, /The reason:? Too much\./);
  assert.doesNotMatch(paper + letters, /goodwill/i);
});

test('of a credit beyond what is open the page says what is no longer asked for, and apart what goes back', async (t) => {
  const app = await borrow(t);
  const { layla, noor, matter, invoice } = await owing(app);
  const paid = invoice.total.amount - 20_000;
  paymentIn(await pay(layla, invoice, { amount: aed(paid) }));
  assert.equal((await credit(noor, invoice, 25_000)).status, 200);
  const { money } = matterIn(await layla.get(`/matters/${matter.id}`));
  const lines = money ? moneyLines(money.sums, 'en') : [];
  const sumOf = (id: string) => lines.find((line) => line.id === id)?.sum?.amount;
  assert.deepEqual([sumOf('forgiven'), sumOf('returned')], [20_000, 5_000]);
  assert.match(lines.find(({ id }) => id === 'returned')?.note ?? '', /^the house gave it back/);
});

test('what a credit sent back is known by its note, whatever the moment of either', async (t) => {
  const app = await borrow(t);
  const { layla, noor, matter, invoice } = await owing(app);
  const paid = invoice.total.amount - 20_000;
  paymentIn(await pay(layla, invoice, { amount: aed(paid) }));
  assert.equal((await credit(noor, invoice, 25_000)).status, 200);
  await app.sql.as(
    system,
    (tx) => tx`
      update app.refunds set created_at = created_at + interval '1 second'
      where invoice_id = ${invoice.id}`,
  );
  const { money } = matterIn(await layla.get(`/matters/${matter.id}`));
  assert.deepEqual([money?.sums.forgiven.amount, money?.sums.forgivenBack.amount], [25_000, 5_000]);
  assert.match(await printIn(app, invoice.id, 'en'), /the house gave it back/);
});

test('what is given while a new quote is waited for counts towards it: dialog, letter and page say so', async (t) => {
  const app = await borrow(t);
  const { layla, noor, matter, invoice } = await owing(app);
  paymentIn(await pay(layla, invoice));
  await moved(noor, matter.id, 'supplier_failed');
  const before = await desk(noor, invoice);
  for (const language of ['en', 'ar'] as const)
    assert.match(
      creditLines(before, aed(10_000), language).at(-1)?.note ?? '',
      /counts towards it|يُحسب هذا منه/,
    );
  assert.equal((await credit(noor, invoice, 10_000)).status, 200);
  const [letter] = (await mailsTo(app, layla)).filter(({ subject }) =>
    /^Credit note/.test(subject),
  );
  assert.match(letter?.textBody ?? '', /counts towards it/);
  assert.equal((await atDesk(noor, matter.id, '/quote', aQuote())).status, 200);
  assert.equal((await atDesk(noor, matter.id, '/quote/send')).status, 200);
  const next = matterIn(await layla.get(`/matters/${matter.id}`)).quotes.at(-1);
  const path = `/matters/${matter.id}/quotes/${next?.id}/accept`;
  const { money } = matterIn(await layla.post(path, { total: next?.total }));
  assert.deepEqual([money?.sums.forgiven.amount, money?.sums.forgivenBack.amount], [0, 0]);
  const lines = money ? moneyLines(money.sums, 'en') : [];
  assert.ok(!lines.some(({ note }) => note.includes('the house gave')), JSON.stringify(lines));
});

test('before a credit note is issued the desk reads what it takes off, what goes back and how: as it then happens', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owing(app);
  paymentIn(await pay(layla, invoice, { amount: aed(100_000) }));
  assert.equal((await transfer(app, noor, invoice, invoice.total.amount - 120_000)).status, 200);
  const before = await desk(noor, invoice);
  const said = (amount: number) =>
    creditLines(before, aed(amount), 'en').map((line) =>
      `${line.label}: ${lineValue(line, (sum) => moneyIn('en', sum))}`.replaceAll('\u00a0', ' '),
    );
  assert.deepEqual(said(15_000), ['No longer asked for: AED 150']);
  assert.deepEqual(said(25_000), [
    'No longer asked for: AED 200',
    'Goes back to the client: AED 50, by bank transfer to the account it came from; we send it within three working days',
  ]);
  const [all] = said(invoice.total.amount - 10_000).slice(1);
  assert.match(
    all ?? '',
    /AED 1,100 by bank transfer, which we send .* and AED 900 to Visa ending 4242 within ten working days/,
  );
  assert.equal((await credit(noor, invoice, 25_000)).status, 200);
  const { refunds } = await desk(noor, invoice);
  assert.deepEqual(
    refunds.map(({ amount, kind }) => [amount.amount, kind]),
    [[5_000, 'transfer']],
  );
});

test('what a bank sent back to the house leaves with the next credit note, and the desk reads so before', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owing(app);
  paymentIn(await pay(layla, invoice));
  assert.equal((await credit(noor, invoice, 10_000)).status, 200);
  const [first] = (await desk(noor, invoice)).refunds;
  assert.ok(first);
  await noteRefund(app.services, first.id, { state: 'failed', ref: '' });
  const lines = creditLines(await desk(noor, invoice), aed(5_000), 'en');
  assert.deepEqual(
    lines.map(({ id, sum }) => [id, sum?.amount]),
    [['comesBack', 15_000]],
  );
  assert.equal((await credit(noor, invoice, 5_000)).status, 200);
  const { refunds } = await desk(noor, invoice);
  assert.deepEqual(
    refunds.filter(({ id }) => id !== first.id).map(({ amount }) => amount.amount),
    [15_000],
  );
});

test('a refund that waits for a colleague ends by itself once its money went back otherwise', async (t) => {
  const app = await borrow(t);
  const { layla, noor, admin, invoice } = await owingMuch(app);
  const { amount } = invoice.total;
  assert.equal((await transfer(app, noor, invoice, amount)).status, 200);
  const came = waitingIn(await desk(admin, invoice));
  assert.equal((await answer(admin, came, { answer: 'approve' })).status, 200);
  const [payment] = (await desk(noor, invoice)).cardAndTransfer;
  assert.ok(payment);
  assert.equal((await refund(noor, payment, amount)).status, 200);
  const wish = waitingIn(await desk(admin, invoice));
  const { version } = matterIn(await layla.get(`/matters/${invoice.source.id}`));
  const withdrawn = await layla.post(
    `/matters/${invoice.source.id}/withdraw`,
    { reason: '', comesBack: aed(amount) },
    { 'if-match': String(version) },
  );
  assert.equal(withdrawn.status, 200, withdrawn.text);
  const { acts } = await desk(admin, invoice);
  const ended = acts.find(({ id }) => id === wish.id);
  assert.deepEqual([ended?.state, ended?.mayAnswer], ['over', false]);
});
