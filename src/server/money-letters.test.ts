/** One event of money, one letter: with a true subject, why, how much, by which way, and what is kept. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Matter } from '#contract/matters/matters.ts';
import type { Language } from '#contract/primitives.ts';
import { cancel, closeFreeHours, heldBy } from '#server/billing/books/testing.ts';
import {
  assertBooks,
  deskIn as booksIn,
  invoiceOf,
  invoicesIn,
  pay,
  paymentIn,
  saveCard,
} from '#server/billing/testing.ts';
import { bookingIn, confirm } from '#server/bookings/testing.ts';
import { type Mail, mailsTo } from '#server/mails-testing.ts';
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
  proposed,
} from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

const languages = ['en', 'ar'] as const;

interface Here {
  app: TestApp;
  client: Person;
  noor: Person;
}

async function here(app: TestApp, language: Language): Promise<Here> {
  return { app, client: await newClient(app, { language }), noor: await demo(app, 'admin') };
}

/** Without the addresses. */
const said = ({ subject, textBody }: Mail) =>
  `${subject} ${textBody}`.replaceAll(/https?:\S+/g, '').replaceAll(/\s+/g, ' ');

/** What an event writes: nothing of before, and every word on one line. */
async function written({ app, client }: Here, event: () => Promise<unknown>): Promise<Mail[]> {
  const before = (await mailsTo(app, client)).map(({ id }) => id);
  await event();
  return (await mailsTo(app, client)).filter(({ id }) => !before.includes(id));
}

async function only(where: Here, event: () => Promise<unknown>): Promise<string> {
  const mails = await written(where, event);
  assert.equal(mails.length, 1, mails.map(said).join('\n\n'));
  const [mail] = mails;
  assert.ok(mail);
  assert.match(mail.htmlBody, new RegExp(`<html lang="${mail.language}"`));
  assert.doesNotMatch(said(mail), /(?:Invoice|الفاتورة) RC-/, 'a credit note is no invoice');
  assert.doesNotMatch(said(mail), / -\d|undefined|\.00\b/);
  return said(mail);
}

function assertSays(letter: string, parts: (string | RegExp)[]) {
  for (const part of parts)
    assert.ok(
      typeof part === 'string' ? letter.includes(part) : part.test(letter),
      `${part}\n${letter}`,
    );
}

const priced = (each: number, changed: Json = {}) =>
  aQuote({ lines: [{ kind: 'service', title: 'Falconer', quantity: 1, each }], ...changed });

async function accept(client: Person, matter: Matter): Promise<Matter> {
  const { id, total } = matter.quotes.at(-1) ?? assert.fail('No quote.');
  return matterIn(await client.post(`/matters/${matter.id}/quotes/${id}/accept`, { total }));
}

const read = async (client: Person, { id }: { id: string }) =>
  matterIn(await client.get(`/matters/${id}`));

/** Accepted, and paid by a card that ends in 4242 where it is paid. */
async function agreed({ client, noor }: Here, quote: Json, paid = true): Promise<Matter> {
  const matter = await accept(client, await proposed(client, noor, quote));
  if (paid) assert.equal((await pay(client, await invoiceOf(client, matter.id))).status, 200);
  return read(client, matter);
}

async function anew({ client, noor }: Here, { id }: Matter, quote: Json): Promise<Matter> {
  deskIn(await atDesk(noor, id, '/quote', quote));
  deskIn(await atDesk(noor, id, '/quote/send'));
  return read(client, { id });
}

const withdraw = async (client: Person, matter: Matter) => {
  const { id, version } = await read(client, matter);
  return client.post(`/matters/${id}/withdraw`, {}, { 'if-match': String(version) });
};

const card = { en: 'Visa ending 4242', ar: 'بطاقة Visa المنتهية بالرقم 4242' };

test('a failed supplier writes one letter: what happened, that nothing is asked, and what is carried over', async (t) => {
  const app = await borrow(t);
  for (const language of languages) {
    const where = await here(app, language);
    const { client, noor } = where;
    const matter = await agreed(where, priced(230_000), false);
    const invoice = await invoiceOf(client, matter.id);
    const part = { ...invoice.total, amount: 100_000 };
    assert.equal((await pay(client, invoice, { amount: part })).status, 200);
    const letter = await only(where, () => moved(noor, matter.id, 'supplier_failed'));
    const words = {
      en: [
        /^A new proposal is coming: /,
        'AED 1,000, is carried over',
        'Nothing more is asked until you accept',
      ],
      ar: [
        /^عرض جديد في الطريق: /,
        '1,000 درهم، يُحتسب لك',
        'لا يُطلب منك شيء آخر إلى أن تقبل عرضًا جديدًا',
      ],
    };
    assertSays(letter, [...words[language], matter.reference]);
    const bells = await app.sql.as(
      system,
      (tx) => tx`
        select about from app.notifications
        where recipient_id = ${client.id} and about ->> 'event' = 'supplier_failed'`,
    );
    assert.equal(bells.length, 1);
  }
});

test('while no version is accepted the open invoice cannot be paid, asks for nothing, and says so', async (t) => {
  const app = await borrow(t);
  const where = await here(app, 'en');
  const { client, noor } = where;
  await saveCard(client);
  const matter = await agreed(where, priced(230_000), false);
  const before = await invoiceOf(client, matter.id);
  assert.equal(before.paused, false);
  await moved(noor, matter.id, 'supplier_failed');
  const paused = await invoiceOf(client, matter.id);
  assert.deepEqual([paused.paused, paused.next, paused.outstanding.amount], [true, null, 230_000]);
  const refused = await pay(client, before);
  assertRefused(refused, 409, 'billing_state');
  assert.deepEqual(refused.body.params, { reason: 'paused' });
  const overview = (await client.get('/billing')).body as { firstDue: unknown; balances: Json[] };
  assert.equal(overview.firstDue, null);
  assert.deepEqual(
    overview.balances.map(({ due }) => (due as { amount: number }).amount),
    [0],
  );
  assert.equal((await read(client, matter)).money?.due.amount, 0);
  const second = await anew(where, matter, priced(200_000));
  assertRefused(await pay(client, before), 409, 'billing_state');
  await accept(client, second);
  const open = invoicesIn(await client.get(`/billing/invoices?view=due&source=${matter.id}`));
  assert.deepEqual(
    open.map(({ total, paused: rests }) => [total.amount, rests]),
    [[200_000, false]],
  );
  assert.equal((await pay(client, open[0] ?? assert.fail())).status, 200);
  await assertBooks(app, client);
});

test('a cheaper proposal that is accepted writes one letter: paid before, to pay, what comes back and onto what', async (t) => {
  const app = await borrow(t);
  for (const language of languages) {
    const where = await here(app, language);
    const matter = await agreed(where, priced(230_000));
    await moved(where.noor, matter.id, 'supplier_failed');
    const second = await anew(where, matter, priced(200_050));
    const letter = await only(where, () => accept(where.client, second));
    const words = {
      en: [
        /^New proposal accepted: /,
        'Total: AED 2,000.50',
        'Paid so far: AED 2,300',
        'Comes back to you: AED 299.50',
      ],
      ar: [
        /^قُبل العرض الجديد: /,
        'الإجمالي: 2,000.50 درهم',
        'المدفوع حتى الآن: 2,300 درهم',
        'يعود إليك: 299.50 درهم',
      ],
    };
    assertSays(letter, [...words[language], card[language]]);
  }
});

test('a dearer proposal that is accepted writes one letter, with what is still to pay', async (t) => {
  const app = await borrow(t);
  const where = await here(app, 'en');
  const matter = await agreed(where, priced(230_000));
  await moved(where.noor, matter.id, 'supplier_failed');
  const second = await anew(where, matter, priced(300_000));
  const letter = await only(where, () => accept(where.client, second));
  assertSays(letter, ['Paid so far: AED 2,300', 'Still to pay, by ', /Invoice: RH-/]);
});

test('a request that its client withdraws writes one letter, with what is kept and under which term', async (t) => {
  const app = await borrow(t);
  for (const language of languages) {
    const where = await here(app, language);
    const matter = await agreed(where, priced(230_000, { keptPercent: 20 }));
    const letter = await only(where, () => withdraw(where.client, matter));
    const words = {
      en: [
        /^Request withdrawn: /,
        'You withdrew your request',
        'Kept by the house: AED 460, as the accepted proposal says',
        'Comes back to you: AED 1,840',
      ],
      ar: [
        /^سُحب الطلب: /,
        /الإشعار الدائن: RC-\d{4}/,
        'ما احتفظت به الدار: 460 درهمًا، كما ينص العرض',
        'يعود إليك: 1,840 درهمًا',
      ],
    };
    assertSays(letter, [...words[language], card[language]]);
  }
});

test('a request that the house declines writes one letter, with the reason a person wrote', async (t) => {
  const app = await borrow(t);
  for (const language of languages) {
    const where = await here(app, language);
    const matter = await agreed(where, priced(230_000, { keptPercent: 50 }));
    const letter = await only(where, async () => {
      await moved(where.noor, matter.id, 'decline', 'No falcon flies in August.');
    });
    const words = {
      en: [
        /^Request declined: /,
        'The reason: No falcon flies in August.',
        'Kept by the house: nothing',
        'Comes back to you: AED 2,300',
      ],
      ar: [/^اعتذار عن الطلب: /, 'السبب: No falcon flies in August.', 'يعود إليك: 2,300 درهم'],
    };
    assertSays(letter, [...words[language], card[language]]);
  }
});

test('a credit by the desk writes one letter: the credit note, the invoice it takes from, why, and what goes back', async (t) => {
  const app = await borrow(t);
  for (const language of languages) {
    const where = await here(app, language);
    const { client, noor } = where;
    const matter = await agreed(where, priced(230_000));
    const { id, number } = await invoiceOf(client, matter.id);
    const credit = { amount: { amount: 30_000, currency: 'AED' }, reason: 'The boat was late.' };
    const letter = await only(where, async () =>
      booksIn(await noor.post(`/desk/billing/invoices/${id}/credit-notes`, credit)),
    );
    const words = {
      en: [
        /^Credit note RC-/,
        `Takes from invoice: ${number}`,
        'Credited: AED 300',
        'The reason: The boat was late.',
        'On its way back to you: AED 300',
      ],
      ar: [
        /^إشعار دائن RC-/,
        `يُخصم من الفاتورة: ${number}`,
        'المخصوم: 300 درهم',
        'في طريقه إليك: 300 درهم',
      ],
    };
    assertSays(letter, [...words[language], card[language]]);
    assert.doesNotMatch(letter, /Credit: /);
  }
});

test('a refund by the desk writes one letter; one by bank another on the day on which a person sends it', async (t) => {
  const app = await borrow(t);
  const where = await here(app, 'en');
  const { client, noor } = where;
  const matter = await agreed(where, priced(230_000), false);
  const invoice = await invoiceOf(client, matter.id);
  const half = { ...invoice.total, amount: 115_000 };
  const { id: byCard } = paymentIn(await pay(client, invoice, { amount: half }));
  const transfer = { amount: half, receivedOn: invoice.issuedOn, reference: 'RF18' };
  const paid = booksIn(await noor.post(`/desk/billing/invoices/${invoice.id}/transfers`, transfer));
  const byBank = paid.cardAndTransfer.find(({ kind }) => kind === 'transfer')?.id;
  const back = { amount: { ...half, amount: 10_000 }, reason: 'With our apologies.' };
  const refund = async (id: string | undefined) =>
    booksIn(await noor.post(`/desk/billing/payments/${id}/refunds`, back));
  const first = await only(where, () => refund(byCard));
  assertSays(first, [
    /^Your refund: /,
    'On its way back to you: AED 100, to Visa ending 4242',
    'With our apologies.',
  ]);
  let sent: string | undefined;
  const second = await only(where, async () => {
    sent = (await refund(byBank)).refunds.find(({ kind }) => kind === 'transfer')?.id;
  });
  assertSays(second, [/^Your refund: /, 'by bank transfer; a person of the house sends it']);
  const other = await demo(app, 'concierge');
  const third = await only(where, async () =>
    booksIn(await other.post(`/desk/billing/refunds/${sent}/sent`, { reference: 'OUT-1' })),
  );
  assertSays(third, [/^Refund sent: /, 'Sent back to you: AED 100']);
});

test('a cancelled booking writes one letter: what is kept under its terms, and what goes back to which card', async (t) => {
  const app = await borrow(t);
  for (const language of languages)
    for (const late of [false, true]) {
      const where = await here(app, language);
      const { client } = where;
      await saveCard(client);
      const booking = bookingIn(await confirm(client, await heldBy(app, client, 'deposit')));
      if (late) await closeFreeHours(app, booking.id);
      await app.sql.as(
        system,
        (tx) => tx`update app.bookings set language = ${language} where id = ${booking.id}`,
      );
      const letter = await only(where, () => cancel(client, booking.id));
      const term = { en: 'under its terms, as the free hours are over', ar: 'بموجب الشروط' };
      assert.equal(letter.includes(term[language]), late, letter);
      const note = { en: /Credit note: RC-\d{4}-\d{4}/, ar: /الإشعار الدائن: RC-\d{4}-\d{4}/ };
      if (!late) assertSays(letter, [note[language]]);
      const { sums } = bookingIn(await client.get(`/bookings/${booking.id}`));
      if (sums.returning.amount + sums.returned.amount > 0) assertSays(letter, [card[language]]);
      if (!late) assert.ok(sums.returning.amount + sums.returned.amount > 0);
    }
});

test('a booking that the operator calls off writes one letter, with the reason and all that comes back', async (t) => {
  const app = await borrow(t);
  const where = await here(app, 'en');
  const { client, noor } = where;
  await saveCard(client);
  const booking = bookingIn(await confirm(client, await heldBy(app, client, 'full')));
  const letter = await only(where, () =>
    noor.post(`/bookings/${booking.id}/call-off`, { cause: 'operator', reason: 'The engine.' }),
  );
  assertSays(letter, [/^Called off: /, 'The engine.', 'Kept by the house: nothing', card.en]);
});
