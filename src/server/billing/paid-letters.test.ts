/** The letter of a payment: what it was for, what came with it, and what is paid in all. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Matter } from '#contract/matters/matters.ts';
import type { Language } from '#contract/primitives.ts';
import { change, heldBy } from '#server/billing/books/testing.ts';
import {
  answer,
  desk,
  owingMuch,
  transfer,
  waitingIn,
} from '#server/billing/money-acts/testing.ts';
import { collectDue } from '#server/billing/payments/dues.ts';
import { cards, invoiceOf, pay, saveCard } from '#server/billing/testing.ts';
import { bookingIn, confirm } from '#server/bookings/testing.ts';
import {
  aQuote,
  borrow,
  demo,
  type Json,
  matterIn,
  newClient,
  type Person,
  proposed,
} from '#server/matters/testing.ts';
import { mailsTo } from '#server/platform/messages/mails-testing.ts';
import type { TestApp } from '#server/testing.ts';

const languages = ['en', 'ar'] as const;

/** A client who accepted a quote and has paid nothing of it. */
async function owing(app: TestApp, language: Language, quote: Json) {
  const client = await newClient(app, { language });
  const matter = await proposed(client, await demo(app, 'admin'), aQuote(quote));
  const { id, total } = matter.quotes.at(-1) ?? assert.fail('No quote.');
  const path = `/matters/${matter.id}/quotes/${id}/accept`;
  return { client, matter: matterIn(await client.post(path, { total })) };
}

async function withdraw(client: Person, { id }: Pick<Matter, 'id'>) {
  const { version } = matterIn(await client.get(`/matters/${id}`));
  const headers = { 'if-match': String(version) };
  assert.equal((await client.post(`/matters/${id}/withdraw`, {}, headers)).status, 200);
}

/** The one letter that an event writes, every word on one line. */
async function letterOf(app: TestApp, client: Person, event: () => Promise<unknown>) {
  const before = (await mailsTo(app, client)).map(({ id }) => id);
  await event();
  const [mail, ...more] = (await mailsTo(app, client)).filter(({ id }) => !before.includes(id));
  assert.ok(mail && more.length === 0);
  return `${mail.subject} ${mail.textBody}`.replaceAll(/\s+/g, ' ');
}

const lines = [{ kind: 'service', title: 'Falconer', quantity: 1, each: 230_000 }];

test('what is paid for withdrawing is called so in its letter and in the list of payments', async (t) => {
  const app = await borrow(t);
  const words = {
    en: /^Fee for withdrawing paid: .*Visa ending 4242.* Fee for withdrawing: AED 460 To pay: nothing more/,
    ar: /^دُفع رسم سحب الطلب: .*4242.* رسم سحب الطلب: 460 درهمًا/,
  };
  for (const language of languages) {
    const { client, matter } = await owing(app, language, { lines, keptPercent: 20 });
    await withdraw(client, matter);
    const owed = await invoiceOf(client, matter.id);
    assert.match(await letterOf(app, client, () => pay(client, owed)), words[language]);
    const { body } = await client.get(`/billing/payments?lang=${language}`);
    assert.match(JSON.stringify(body), /"title":"(?:Fee for withdrawing|رسم سحب الطلب): /);
  }
});

test('the letter of a second payment says what came with it and what is paid in all', async (t) => {
  const app = await borrow(t);
  const words = {
    en: /Total: AED 2,300 This payment: AED 1,300 Paid in all: AED 2,300 To pay: nothing more/,
    ar: /الإجمالي: 2,300 درهم هذه الدفعة: 1,300 درهم إجمالي المدفوع: 2,300 درهم/,
  };
  for (const language of languages) {
    const { client, matter } = await owing(app, language, { lines });
    const invoice = await invoiceOf(client, matter.id);
    const part = (amount: number) =>
      letterOf(app, client, () => pay(client, invoice, { amount: { ...invoice.total, amount } }));
    assert.doesNotMatch(await part(100_000), /This payment|Paid in all|هذه الدفعة/);
    assert.match(await part(130_000), words[language]);
  }
});

test('the letter of one invoice asks for what another of the same booking still asks for', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const booking = bookingIn(await confirm(client, await heldBy(app, client)));
  const first = await invoiceOf(client, booking.id);
  await change(client, booking, { party: 2 });
  const letter = await letterOf(app, client, () => pay(client, first));
  assert.doesNotMatch(letter, /nothing more/);
  assert.match(letter, /Due by \d+ \w+: \$620/);
});

test('a rest whose transfer is being checked is not asked for in the letter of the first part', async (t) => {
  const app = await borrow(t);
  const each = 2_000_000;
  const villa = [{ kind: 'service', title: 'Villa', quantity: 1, each }];
  const words = {
    en: /Paid: AED 5,000 Transfer being checked: AED 15,000, our desk has recorded it/,
    ar: /المدفوع: 5,000 درهم .*: 15,000 درهم/,
  };
  for (const language of languages) {
    const { client, matter } = await owing(app, language, { lines: villa });
    const invoice = await invoiceOf(client, matter.id);
    await transfer(app, await demo(app, 'concierge'), invoice, 1_500_000);
    const amount = { ...invoice.total, amount: 500_000 };
    const letter = await letterOf(app, client, () => pay(client, invoice, { amount }));
    assert.match(letter, words[language]);
    assert.doesNotMatch(letter, /To pay|nothing more|يُدفع/);
  }
});

test('a transfer that went back whole paid no fee', async (t) => {
  const app = await borrow(t);
  const { layla, noor, admin, invoice } = await owingMuch(app, { keptPercent: 20 });
  assert.equal((await transfer(app, noor, invoice, 2_000_000)).status, 200);
  await withdraw(layla, { id: invoice.source.id });
  await pay(layla, await invoiceOf(layla, invoice.source.id));
  const act = waitingIn(await desk(admin, invoice));
  assert.equal((await answer(admin, act, { answer: 'approve' })).status, 200);
  const { body } = await layla.get('/billing/payments');
  const titles = (body.items as { kind: string; title: string }[]).map(({ kind, title }) => [
    kind,
    title.startsWith('Fee for withdrawing: '),
  ]);
  assert.deepEqual(titles, [
    ['transfer', false],
    ['card', true],
  ]);
});

test('the letter of a payment that was declined names the card, the invoice and what follows', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const [card] = await saveCard(client);
  const booking = bookingIn(await confirm(client, await heldBy(app, client, 'deposit')));
  await saveCard(client, cards.poor);
  await client.send('DELETE', `/billing/methods/${card?.id}`);
  const due = booking.quote.due.restBy ?? assert.fail('no balance');
  const refused = () => collectDue({ ...app.services, now: () => due });
  const letter = await letterOf(app, client, refused);
  assert.match(
    letter,
    /^Payment declined: .* Invoice: RH-\d+-\d+ Declined card: Visa ending 9995 Sum: /,
  );
  assert.match(letter, /If it stays unpaid, no late fee is added and no clock cancels it/);
});
