/** Papers say of money what page and letter say: who pays it, what is reserved, credited, and goes back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPayable } from '#domain/billing/invoice-words.ts';
import { dayInWords } from '#domain/calendar/date-words.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { cancel, heldBy } from '#server/billing/books/testing.ts';
import { printBelow, printIn, receiptBelow, receiptIn } from '#server/billing/invoices/testing.ts';
import {
  cards,
  deskIn,
  invoiceIn,
  invoiceOf,
  invoicesIn,
  owing,
  pay,
  paymentIn,
  saveCard,
} from '#server/billing/testing.ts';
import { bookingIn, confirm } from '#server/bookings/testing.ts';
import { aQuote, borrow, demo, matterIn, moved, newClient } from '#server/matters/testing.ts';
import type { TestApp } from '#server/testing.ts';

const languages = ['en', 'ar'] as const;
const byHand = {
  en: 'you pay it yourself; no card is charged by itself',
  ar: 'تدفعه بنفسك، ولا يُخصم من أي بطاقة تلقائيًا',
};

/** A booking with a saved card, and its invoice. */
async function booked(app: TestApp, mode: 'deposit' | 'card-guarantee') {
  const client = await newClient(app);
  await saveCard(client);
  const booking = bookingIn(await confirm(client, await heldBy(app, client, mode)));
  return { client, booking, invoice: await invoiceOf(client, booking.id) };
}

function says(paper: string, parts: readonly (string | RegExp)[]) {
  for (const part of parts)
    assert.ok(
      typeof part === 'string' ? paper.includes(part) : part.test(paper),
      `${part}\n${paper}`,
    );
}

test('the paper of a balance names the card that pays it and what was paid before', async (t) => {
  const app = await borrow(t);
  const { invoice } = await booked(app, 'deposit');
  const en = await printBelow(app, invoice.id, 'en');
  says(en, [
    /^When it is due: \d+ \w+ \d{4} = \$[\d,.]+, your Visa ending 4242 pays it on that day unless it is paid before$/m,
    /^Paid: \d+ \w+ \d{4} = \$[\d,.]+ · Visa 4242$/m,
  ]);
  assert.doesNotMatch(en, /nothing open/);
  const ar = await printBelow(app, invoice.id, 'ar');
  says(ar, ['تدفعه بطاقتك Visa المنتهية بالرقم 4242 في ذلك اليوم ما لم يُدفع قبله']);
});

test('the paper of what is reserved says on which card, until when, and asks for nothing else', async (t) => {
  const app = await borrow(t);
  const { booking, invoice } = await booked(app, 'card-guarantee');
  const day = booking.sums.due[0]?.by ?? assert.fail('nothing is due');
  const reserved = {
    en: `Reserved on your Visa ending 4242 = $${(booking.sums.reserved.amount / 100).toLocaleString('en')}.00, taken on ${dayInWords(day, 'en')}, nothing before`,
    ar: `يُخصم في ${dayInWords(day, 'ar')} ولا شيء قبله`,
  };
  const title = { en: 'When it is due', ar: 'مواعيد الاستحقاق' };
  const bank = { en: 'By transfer', ar: 'IBAN' };
  for (const language of languages) {
    const paper = await printBelow(app, invoice.id, language);
    says(paper, [reserved[language]]);
    // The page says it in the same words.
    const line = moneyLines(booking.sums, language).find(({ id }) => id === 'reserved');
    says(paper, [`${line?.label} = `, line?.note ?? '']);
    for (const none of [title, bank]) assert.ok(!paper.includes(none[language]), paper);
  }
});

test('what the bank is being asked for is being taken on its row and paper, and asked of nobody', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owing(app);
  await pay(layla, invoice, { number: cards.failsLater });
  const [row] = invoicesIn(await layla.get('/billing/invoices?view=due'));
  assert.deepEqual([row?.collecting, row?.collectingOn], [invoice.total, ['visa 0341']]);
  const [desk] = invoicesIn(await noor.get(`/desk/billing/invoices?client=${layla.id}`));
  assert.deepEqual(desk?.collecting, invoice.total);
  assert.ok(row && !isPayable(row));
  const taking = {
    en: 'Being taken from your Visa ending 0341 = AED 2,300.00, the bank is being asked; you need do nothing',
    ar: 'يُخصم الآن من بطاقتك Visa المنتهية بالرقم 0341 = ',
  };
  const title = { en: 'When it is due', ar: 'مواعيد الاستحقاق' };
  const bank = { en: 'By transfer', ar: 'IBAN' };
  for (const language of languages) {
    const paper = await printBelow(app, invoice.id, language);
    says(paper, [taking[language]]);
    for (const none of [title, bank, byHand]) assert.ok(!paper.includes(none[language]), paper);
  }
});

test('of what is paid in part before its day the part is being taken, and the rest keeps its day', async (t) => {
  const app = await borrow(t);
  const { layla, invoice, matter } = await owing(app);
  const part = { amount: 100_000, currency: 'AED' } as const;
  await pay(layla, invoice, { number: cards.failsLater, amount: part });
  const paper = await printBelow(app, invoice.id, 'en');
  says(paper, [
    /^When it is due: .* = AED 2,300\.00, of which AED 1,300\.00 is open, /m,
    /Being taken from your Visa ending 0341 = AED 1,000\.00/,
  ]);
  // As the page of its request says it.
  const { money } = matterIn(await layla.get(`/matters/${matter.id}`));
  const { sums } = money ?? assert.fail('nothing is agreed');
  const lines = moneyLines(sums, 'en').map(({ id, sum }) => [id, sum?.amount]);
  assert.deepEqual(lines, [
    ['collecting', 100_000],
    ['later', 130_000],
  ]);
});

test('what nobody’s card pays says so, in both languages, also once it is paid in part', async (t) => {
  const app = await borrow(t);
  const { layla, invoice } = await owing(app);
  await saveCard(layla);
  for (const language of languages)
    says(await printBelow(app, invoice.id, language), [byHand[language]]);
  const part = { amount: 100_000, currency: 'AED' } as const;
  assert.equal((await pay(layla, invoice, { amount: part })).status, 200);
  says(await printBelow(app, invoice.id, 'en'), [
    `AED 2,300.00, of which AED 1,300.00 is open, ${byHand.en}`,
    /^Paid: .* = AED 1,000\.00 · Visa 4242$/m,
  ]);
});

test('after a credit the invoice, the note and the receipt name it, why, and the way back', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owing(app);
  const paid = paymentIn(await pay(layla, invoice));
  const body = { amount: { amount: 30_000, currency: 'AED' }, reason: 'A kind gesture.' };
  deskIn(await noor.post(`/desk/billing/payments/${paid.id}/refunds`, body));
  const all = invoicesIn(await layla.get(`/billing/invoices?source=${invoice.source.id}`));
  const note = all.find(({ kind }) => kind === 'credit_note') ?? assert.fail('no note');
  const credited = `Credited: ${note.number} · `;
  const back = /^Goes back to you: .* · Sent back to you = AED 300\.00, to Visa ending 4242/m;
  const paper = await printBelow(app, invoice.id, 'en');
  says(paper, [credited, /= −AED 300\.00 · A kind gesture\.$/m, back]);
  says(paper, [/^How it stands on .*: Paid in all = AED 2,300\.00$/m]);
  says(paper, [/: Stays paid = AED 2,000\.00$/m, /: To pay = nothing more$/m]);
  assert.doesNotMatch(paper, /nothing open|When it is due/);
  says(await printBelow(app, note.id, 'en'), [
    back,
    new RegExp(`^How ${invoice.number} stands on .*: To pay = nothing more$`, 'm'),
  ]);
  says(await receiptBelow(app, paid.id, 'en'), [credited, back, `How ${invoice.number} stands on`]);
  // What it is for stands on the note as on its invoice; a receipt says whose number it bears.
  const { title, detail } = invoiceIn(await layla.get(`/billing/invoices/${invoice.id}`));
  assert.ok(detail, 'an invoice says more of what it is for');
  says(await printIn(app, note.id, 'en'), [`${title} · ${detail}`]);
  says(await receiptIn(app, paid.id, 'en'), [
    /"total":"AED\s2,300\.00"/,
    /"AED\s300\.00"/,
    new RegExp(`"numberLabel":"Invoice","number":"${invoice.number}"`),
  ]);
  // The desk wrote in English: the house says in Arabic that it decided so, and quotes it.
  const quoted = 'بقرار من الدار، وهذا ما كتبته: «A kind gesture.»';
  says(await printBelow(app, invoice.id, 'ar'), [
    quoted,
    'أُعيد إليك',
    'بطاقة Visa المنتهية بالرقم 4242',
  ]);
  const read = invoiceIn(await layla.get(`/billing/invoices/${note.id}?lang=ar`));
  const plain = (words: string) => words.replaceAll(/[\u2068\u2069]/g, '');
  assert.deepEqual([plain(read.reason), plain(read.detail)], [quoted, quoted]);
});

test('a reason that the house writes by itself is read in the reader’s language', async (t) => {
  const app = await borrow(t);
  const { client, booking } = await booked(app, 'deposit');
  await cancel(client, booking.id);
  const all = invoicesIn(await client.get(`/billing/invoices?source=${booking.id}&lang=ar`));
  const note = all.find(({ kind }) => kind === 'credit_note') ?? assert.fail('no note');
  assert.equal(note.detail, 'أُلغي الحجز.');
  const read = invoiceIn(await client.get(`/billing/invoices/${note.id}?lang=ar`));
  assert.equal(read.reason, 'أُلغي الحجز.');
  const { id } = await invoiceOf(client, booking.id);
  says(await printBelow(app, id, 'en'), ['The booking was cancelled.', /: To pay = nothing$/m]);
  says(await printBelow(app, id, 'ar'), ['أُلغي الحجز.']);
});

test('the credit note of what the house called off names the cause', async (t) => {
  const app = await borrow(t);
  const noor = await demo(app, 'admin');
  const causes = {
    weather: ['The booking was called off. The weather did not allow it.', 'لم يسمح الطقس به.'],
    operator: ['The booking was called off. The operator could not provide it.', 'تعذّر على المشغّل'],
  } as const;
  for (const cause of ['weather', 'operator'] as const) {
    const { client, booking } = await booked(app, 'deposit');
    await noor.post(`/bookings/${booking.id}/call-off`, { cause, reason: 'Sandstorm.' });
    const noteIn = async (lang: string) =>
      invoicesIn(await client.get(`/billing/invoices?source=${booking.id}&lang=${lang}`)).find(
        ({ kind }) => kind === 'credit_note',
      ) ?? assert.fail('no note');
    assert.equal((await noteIn('en')).detail, causes[cause][0]);
    says((await noteIn('ar')).detail, ['أُلغي الحجز من جهتنا. ', causes[cause][1]]);
  }
});

test('the paper of a request that waits for a new proposal asks for nothing meanwhile', async (t) => {
  const app = await borrow(t);
  const { layla, noor, matter, invoice } = await owing(app);
  const part = { amount: 100_000, currency: 'AED' } as const;
  assert.equal((await pay(layla, invoice, { amount: part })).status, 200);
  await moved(noor, matter.id, 'supplier_failed');
  const paper = await printBelow(app, invoice.id, 'en');
  says(paper, [/^How it stands on .*: To pay = nothing for now$/m]);
  assert.doesNotMatch(paper, /When it is due|By transfer/);
});

test('the paper of a request that was withdrawn calls what was kept by the name that page and letter have', async (t) => {
  const app = await borrow(t);
  const { layla, matter, invoice } = await owing(app, undefined, aQuote({ keptPercent: 10 }));
  assert.equal((await pay(layla, invoice)).status, 200);
  const { version } = matterIn(await layla.get(`/matters/${matter.id}`));
  const headers = { 'if-match': String(version) };
  assert.equal((await layla.post(`/matters/${matter.id}/withdraw`, {}, headers)).status, 200);
  const paper = await printBelow(app, invoice.id, 'en');
  says(paper, [/: Fee for withdrawing = AED 230\.00, as the accepted quote says$/m]);
  assert.doesNotMatch(paper, /You bear|Stays paid|Kept by the house/);
  const { stands } = invoiceIn(await layla.get(`/billing/invoices/${invoice.id}`));
  assert.deepEqual(
    stands.map(({ label, sum }) => [label, sum?.amount]),
    [
      ['Paid in all', 230_000],
      ['On its way back to you', 207_000],
      ['Fee for withdrawing', 23_000],
      ['To pay', undefined],
    ],
    'whoever opens it reads what the paper says',
  );
  says(await printBelow(app, invoice.id, 'ar'), [/رسم سحب الطلب/]);
});
