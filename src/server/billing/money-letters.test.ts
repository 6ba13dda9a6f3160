/** One event of money, one letter: with a true subject, why, how much, by which way, and what is kept. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  accept,
  agreed,
  anew,
  assertSays,
  card,
  here,
  languages,
  only,
  read,
  said,
  withdraw,
  written,
} from '#server/billing/money-letters-testing.ts';
import {
  assertBooks,
  deskIn as booksIn,
  invoiceIn,
  invoiceOf,
  invoicesIn,
  pay,
  saveCard,
} from '#server/billing/testing.ts';
import { assertRefused, borrow, type Json, moved, priced } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';

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
        /^A new quote is coming: /,
        'AED 1,000, stays with us for it. If you withdraw the request instead, all of it comes back.',
        'Nothing more is asked until you accept',
      ],
      ar: [
        /^عرض جديد في الطريق: /,
        '1,000 درهم، يبقى لدينا ويُحتسب لك فيه. وإن سحبت الطلب بدلًا من ذلك عاد إليك كله.',
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

test('a cheaper quote that is accepted writes one letter: paid before, to pay, what comes back and onto what', async (t) => {
  const app = await borrow(t);
  for (const language of languages) {
    const where = await here(app, language);
    const matter = await agreed(where, priced(230_000));
    await moved(where.noor, matter.id, 'supplier_failed');
    const second = await anew(where, matter, priced(200_050));
    const letter = await only(where, () => accept(where.client, second));
    const words = {
      en: [
        /^New quote accepted: /,
        'Total of the new quote: AED 2,000.50',
        'Paid so far: AED 2,300',
        'Comes back to you: AED 299.50',
        /Credit note: RC-\d{4}-\d+/,
        'If you withdraw, or we cannot do it, everything you have paid comes back.',
      ],
      ar: [
        /^قُبل العرض الجديد: /,
        'إجمالي العرض الجديد: 2,000.50 درهم',
        'المدفوع حتى الآن: 2,300 درهم',
        'يعود إليك: 299.50 درهم',
      ],
    };
    assertSays(letter, [...words[language], card[language]]);
  }
});

test('a dearer quote that is accepted writes one letter, with what is still to pay', async (t) => {
  const app = await borrow(t);
  const where = await here(app, 'en');
  const matter = await agreed(where, priced(230_000));
  const first = await invoiceOf(where.client, matter.id);
  const firstNow = async () => invoiceIn(await where.client.get(`/billing/invoices/${first.id}`));
  assert.equal((await firstNow()).laterQuote, null);
  await moved(where.noor, matter.id, 'supplier_failed');
  const second = await anew(where, matter, priced(300_000));
  const letter = await only(where, () => accept(where.client, second));
  assertSays(letter, ['Paid so far: AED 2,300', 'Still to pay, by ']);
  assertSays(letter, ['Pay AED 700 Now']);
  // The invoice asks for the difference alone, and the total is named apart.
  assertSays(letter, ['Total of the new quote: AED 3,000', /Invoice: RH-\d{4}-\d+, for AED 700\b/]);
  // The first invoice says that it counts towards the later quote.
  assert.equal((await firstNow()).laterQuote, 2);
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
        'Fee for withdrawing: AED 460, as the accepted quote says',
        'Comes back to you: AED 1,840',
      ],
      ar: [
        /^سُحب الطلب: /,
        /الإشعار الدائن: RC-\d{4}/,
        'رسم سحب الطلب: 460 درهمًا، كما ينص العرض',
        'يعود إليك: 1,840 درهمًا',
      ],
    };
    assertSays(letter, [...words[language], card[language]]);
  }
});

test('the letter of a withdrawal that costs a fee says by when it is due and leads to paying it', async (t) => {
  const app = await borrow(t);
  for (const language of languages) {
    const where = await here(app, language);
    const matter = await agreed(where, priced(1_000_000, { keptPercent: 30 }), false);
    const [mail] = await written(where, () => withdraw(where.client, matter));
    assert.ok(mail);
    const letter = said(mail);
    const { id } = await invoiceOf(where.client, matter.id);
    const words = {
      en: [
        'Fee for withdrawing: AED 3,000, as the accepted quote says',
        /Still to pay, by \d+ \w+: AED 3,000, you pay it yourself/,
        'Pay AED 3,000 Now',
      ],
      ar: [
        'رسم سحب الطلب: 3,000 درهم',
        /المتبقي للدفع، في موعد أقصاه .+: 3,000 درهم/,
        'ادفع 3,000',
      ],
    };
    assertSays(letter, words[language]);
    assert.match(mail.textBody, new RegExp(`/profile/invoices\\?pay=${id}`));
    assert.doesNotMatch(letter, /Kept by the house|Comes back|ما احتفظت به الدار/);
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
      ar: [
        /^اعتذار عن الطلب: /,
        'السبب: بقرار من الدار، وهذا ما كتبته: «\u2068No falcon flies in August.\u2069»',
        'يعود إليك: 2,300 درهم',
      ],
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
