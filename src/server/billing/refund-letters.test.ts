/** One event of money, one letter: what goes back, has left or is still to come, and what a booking's end and change write. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  cancel,
  change,
  closeFreeHours,
  heldBy,
  sendBackNow,
} from '#server/billing/books/testing.ts';
import {
  agreed,
  assertSays,
  card,
  here,
  languages,
  only,
  said,
  written,
} from '#server/billing/money-letters-testing.ts';
import {
  deskIn as booksIn,
  invoiceOf,
  invoicesIn,
  pay,
  paymentIn,
  saveCard,
} from '#server/billing/testing.ts';
import { bookingIn, confirm } from '#server/bookings/testing.ts';
import { borrow, demo, moved, priced } from '#server/matters/testing.ts';
import type { Mail } from '#server/platform/messages/mails-testing.ts';
import { system } from '#server/platform/sql.ts';

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
  assertSays(second, [
    /^Your refund: /,
    'To be sent to you: AED 100, by bank transfer to the account it came from; we send it by ',
  ]);
  const other = await demo(app, 'concierge');
  const third = await only(where, async () =>
    booksIn(await other.post(`/desk/billing/refunds/${sent}/sent`, { reference: 'OUT-1' })),
  );
  const named = [`Invoice: ${invoice.number}`, 'Bank reference: OUT-1'];
  assertSays(third, [/^Refund sent: /, 'Sent back to you: AED 100', ...named]);
});

test('what a card takes back at once stands in the letter of its event; what leaves by bank is news on its day', async (t) => {
  const app = await borrow(t);
  const words = {
    en: [
      'Comes back to you: AED 2,300, AED 1,150 by bank transfer, which we send by ',
      'AED 1,150 to Visa ending 4242 within ten working days',
    ],
    ar: ['1,150', 'بطاقة Visa المنتهية بالرقم 4242', 'بتحويل مصرفي'],
  };
  for (const language of languages) {
    const where = await here(app, language);
    const { client, noor } = where;
    const matter = await agreed(where, priced(230_000), false);
    const invoice = await invoiceOf(client, matter.id);
    const half = { ...invoice.total, amount: 115_000 };
    paymentIn(await pay(client, invoice, { amount: half }));
    const transfer = { amount: half, receivedOn: invoice.issuedOn, reference: 'RF18' };
    booksIn(await noor.post(`/desk/billing/invoices/${invoice.id}/transfers`, transfer));
    const ended = await only(where, () => moved(noor, matter.id, 'decline', 'It is August.'));
    assertSays(ended, words[language]);
    const { refunds } = booksIn(await noor.get(`/desk/billing/invoices/${invoice.id}`));
    const byBank = refunds.find(({ kind }) => kind === 'transfer')?.id;
    const other = await demo(app, 'concierge');
    const path = `/desk/billing/refunds/${byBank}/sent`;
    const last = await only(where, () => other.post(path, { reference: 'OUT-1' }));
    assert.doesNotMatch(last, /To be sent|4242/);
  }
});

test('what a bank takes hours to let go is told when it has left', async (t) => {
  const app = await borrow(t);
  const where = await here(app, 'en');
  const { client } = where;
  await saveCard(client);
  const booking = bookingIn(await confirm(client, await heldBy(app, client, 'deposit')));
  const slow = t.mock.method(app.services.processor, 'refund', async () => ({
    state: 'pending',
    ref: '',
  }));
  await only(where, () => cancel(client, booking.id));
  slow.mock.restore();
  const late = await only(where, () => sendBackNow(app, client));
  assertSays(late, [/^Refund sent: /, card.en]);
});

test('the letter of a cheaper change names its own credit notes, and no other letter does', async (t) => {
  const app = await borrow(t);
  const label = { en: 'Credit note: ', ar: 'الإشعار الدائن: ' };
  for (const language of languages) {
    const where = await here(app, language);
    const { client } = where;
    await saveCard(client);
    const first = bookingIn(await confirm(client, await heldBy(app, client, 'full')));
    await app.sql.as(
      system,
      (tx) => tx`update app.bookings set language = ${language} where id = ${first.id}`,
    );
    const changedTo = async (party: number) => {
      const now = bookingIn(await client.get(`/bookings/${first.id}`));
      return written(where, () => change(client, now, { party }));
    };
    const noted = async () =>
      invoicesIn(await client.get(`/billing/invoices?source=${first.id}`)).flatMap(
        ({ kind, number }) => (kind === 'credit_note' ? number : []),
      );
    const letter = (mails: Mail[]) =>
      mails.map(said).find((mail) => /^(?:Changed|تم التغيير): /.test(mail)) ?? assert.fail();
    assert.ok(!letter(await changedTo(3)).includes(label[language]));
    const second = letter(await changedTo(2));
    const [own] = await noted();
    assert.ok(own && second.includes(`${label[language]}${own}`), second);
    const third = letter(await changedTo(1));
    assert.ok(third.includes(label[language]) && !third.includes(own), third);
    assert.ok(!letter(await changedTo(2)).includes(label[language]));
  }
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
      const term = {
        en: 'under its terms for a cancellation',
        ar: 'بموجب شروط الإلغاء',
      };
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
  const standing = async () => (await noor.get('/desk/bookings/confirmed')).text;
  assert.ok((await standing()).includes(booking.id));
  const letter = await only(where, () =>
    noor.post(`/bookings/${booking.id}/call-off`, { cause: 'operator', reason: 'The engine.' }),
  );
  assertSays(letter, [/^Called off: /, 'The engine.', 'Kept by the house: nothing', card.en]);
  assert.ok(!(await standing()).includes(booking.id));
});
