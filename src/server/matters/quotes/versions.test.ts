/** A version that takes the place of another: what its letter says of money, and what declining it does. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Invoice } from '#contract/billing/invoices.ts';
import { invoiceOf, pay } from '#server/billing/testing.ts';
import {
  aQuote,
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
import { mailsTo } from '#server/platform/messages/mails-testing.ts';
import type { TestApp } from '#server/testing.ts';

const read = async (client: Person, id: string) => matterIn(await client.get(`/matters/${id}`));

async function send(noor: Person, id: string, quote: Json) {
  deskIn(await atDesk(noor, id, '/quote', quote));
  deskIn(await atDesk(noor, id, '/quote/send'));
}

/** Accepted at AED 2,300 under a quote that keeps nothing, paid by card, and failed by its supplier. */
async function failed(client: Person, noor: Person): Promise<string> {
  const { id, quotes } = await proposed(client, noor, priced(230_000));
  const [quote] = quotes;
  const total = quote?.total;
  matterIn(await client.post(`/matters/${id}/quotes/${quote?.id}/accept`, { total }));
  assert.equal((await pay(client, await invoiceOf(client, id))).status, 200);
  await moved(noor, id, 'supplier_failed');
  return id;
}

async function lastLetter(app: TestApp, client: Person): Promise<string> {
  const mails = await mailsTo(app, client);
  const { subject, textBody } = mails.at(-1) ?? assert.fail('No mail.');
  return `${subject} ${textBody}`.replaceAll(/https?:\S+/g, '').replaceAll(/\s+/g, ' ');
}

test('the letter of a dearer version with a worse term says what was paid, what is still to pay and what got worse', async (t) => {
  const app = await borrow(t);
  const noor = await demo(app, 'admin');
  const words = {
    en: [
      'Quote: 2, in place of quote 1',
      'Total: AED 3,000',
      'AED 700 more than quote 1.',
      'Paid so far: AED 2,300',
      'Still to pay if you accept: AED 700',
      'due 7 days later',
      'we keep 20 % (AED 600)',
      'This is stricter than quote 1, under which nothing was kept',
      'Dubai time',
    ],
    ar: [
      'العرض: 2، بدلًا من العرض 1',
      'المدفوع حتى الآن: 2,300 درهم',
      'أكثر من العرض 1 بمقدار 700 درهم',
      'أشدّ من العرض 1',
      'بتوقيت دبي',
    ],
  };
  for (const language of ['en', 'ar'] as const) {
    const client = await newClient(app, { language });
    const id = await failed(client, noor);
    await send(noor, id, priced(300_000, { keptPercent: 20 }));
    const letter = await lastLetter(app, client);
    for (const part of words[language]) assert.ok(letter.includes(part), `${part}\n${letter}`);
  }
});

test('the letter of a cheaper version says what comes back and onto which card, and asks for nothing', async (t) => {
  const app = await borrow(t);
  const noor = await demo(app, 'admin');
  const client = await newClient(app, { language: 'en' });
  const id = await failed(client, noor);
  await send(noor, id, priced(200_000));
  const letter = await lastLetter(app, client);
  for (const part of [
    'AED 300 less than quote 1.',
    'Paid so far: AED 2,300',
    'Comes back to you if you accept: AED 300, to Visa ending 4242',
    'To pay if you accept: nothing more',
  ])
    assert.ok(letter.includes(part), `${part}\n${letter}`);
  assert.doesNotMatch(letter, /days later|stricter/);
});

test('the letter of a first version says its terms and speaks of no other', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app, { language: 'en' });
  await proposed(client, await demo(app, 'admin'), priced(230_000, { keptPercent: 10 }));
  const letter = await lastLetter(app, client);
  assert.match(letter, /we keep 10 % \(AED 230\)/);
  assert.doesNotMatch(letter, /in place of|Paid so far|stricter/);
});

test('declining the next version leaves what was paid where it is: withdrawing then gives all of it back', async (t) => {
  const app = await borrow(t);
  const noor = await demo(app, 'admin');
  const client = await newClient(app, { language: 'en' });
  const id = await failed(client, noor);
  await send(noor, id, priced(300_000, { keptPercent: 50 }));
  const { quotes } = await read(client, id);
  matterIn(await client.post(`/matters/${id}/quotes/${quotes.at(-1)?.id}/reject`, { reason: '' }));
  const after = await read(client, id);
  assert.deepEqual([after.money?.paid.amount, after.money?.due.amount], [230_000, 0]);
  const headers = { 'if-match': String(after.version) };
  matterIn(await client.post(`/matters/${id}/withdraw`, {}, headers));
  const over = await read(client, id);
  assert.equal(over.money?.sums.kept.amount, 0);
});

async function accept(client: Person, id: string) {
  const { id: quote, total } = (await read(client, id)).quotes.at(-1) ?? assert.fail();
  matterIn(await client.post(`/matters/${id}/quotes/${quote}/accept`, { total }));
}

/** The lines of the newest document of a matter, with its total. */
async function newestPaper(client: Person, id: string) {
  const listed = await client.get(`/billing/invoices?view=all&source=${id}`);
  const ids = (listed.body as { items: { id: string }[] }).items.map((one) => one.id);
  const paper = await client.get(`/billing/invoices/${ids[0]}`);
  const { lines, total, detail, reason } = paper.body as unknown as Invoice;
  const said = lines.map(({ title, amount }) => `${title}: ${amount.amount}`);
  return { said, total: total.amount, words: `${detail} ${reason}` };
}

test('the invoice of a dearer version has its lines, and takes off what was asked for and says what was paid', async (t) => {
  const app = await borrow(t);
  const noor = await demo(app, 'admin');
  const client = await newClient(app, { language: 'en' });
  const id = await failed(client, noor);
  const { number } = await invoiceOf(client, id);
  const lines = [
    { kind: 'service', title: 'Falconer', quantity: 1, each: 280_000 },
    { kind: 'paid_out', title: 'Permit', quantity: 1, each: 20_000 },
  ];
  await send(noor, id, aQuote({ lines }));
  await accept(client, id);
  const { said, total, words } = await newestPaper(client, id);
  assert.deepEqual(said, [
    ...['Falconer: 280000', 'Permit: 20000'],
    `Asked for before, with invoice ${number}; paid so far: AED\u00a02,300: -230000`,
  ]);
  assert.equal(total, 70_000);
  assert.match(words, /quote 2/);
});

test('the credit note of a cheaper version has its lines, what was paid and the difference', async (t) => {
  const app = await borrow(t);
  const noor = await demo(app, 'admin');
  const client = await newClient(app, { language: 'en' });
  const id = await failed(client, noor);
  const { number } = await invoiceOf(client, id);
  await send(noor, id, priced(200_000));
  await accept(client, id);
  const { said, total, words } = await newestPaper(client, id);
  assert.deepEqual(said, [
    'Falconer: 200000',
    `Asked for before, with invoice ${number}; paid so far: AED\u00a02,300: -230000`,
  ]);
  assert.equal(total, -30_000);
  assert.match(words, /Quote 2 took the place/);
});
