/** Whether a saved card pays by itself what falls due: every place says it, and so it happens. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AssistantAnswer } from '#contract/assistant/assistant.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { Matter } from '#contract/matters/matters.ts';
import { MatterEnding } from '#contract/matters/quotes.ts';
import { dayInWords } from '#domain/calendar/date-words.ts';
import { acceptingLines, matterEndingLines } from '#domain/matters/money-words.ts';
import { keptCardWords } from '#domain/money/words/card.ts';
import { owedLines } from '#domain/money/words/owed.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { functionsOf } from '#server/assistant/testing.ts';
import { settleBooking } from '#server/billing/books/booking-settlement.ts';
import { change, heldBy } from '#server/billing/books/testing.ts';
import { collectDue } from '#server/billing/payments/dues.ts';
import {
  deskIn as booksIn,
  invoiceOf,
  overviewIn,
  pay,
  saveCard,
} from '#server/billing/testing.ts';
import { bookingIn, confirm } from '#server/bookings/testing.ts';
import {
  atDesk,
  borrow,
  demo,
  inDays,
  matterIn,
  moved,
  newClient,
  type Person,
  priced,
  proposed,
  today,
} from '#server/matters/testing.ts';
import { mailsTo } from '#server/platform/messages/mails-testing.ts';
import type { TestApp } from '#server/testing.ts';

const languages = ['en', 'ar'] as const;
const byHand = {
  en: 'you pay it yourself; no card is charged by itself',
  ar: 'تدفعه بنفسك، ولا يُخصم من أي بطاقة تلقائيًا',
};
const cardPays = {
  en: 'your Visa ending 4242 pays it on that day unless it is paid before',
  ar: 'تدفعه بطاقتك Visa المنتهية بالرقم 4242 في ذلك اليوم ما لم يُدفع قبله',
};

/** The newest letter, on one line. */
async function lastLetter(app: TestApp, client: Person): Promise<string> {
  const mail = (await mailsTo(app, client)).toSorted((one, other) =>
    one.id.localeCompare(other.id),
  );
  return `${mail.at(-1)?.subject} ${mail.at(-1)?.textBody}`.replaceAll(/\s+/g, ' ');
}

async function accept(client: Person, matter: Matter): Promise<Matter> {
  const { id, total } = matter.quotes.at(-1) ?? assert.fail('No quote.');
  return matterIn(await client.post(`/matters/${matter.id}/quotes/${id}/accept`, { total }));
}

const later = (app: TestApp, day: string) => ({
  ...app.services,
  now: () => `${day}T12:00:00.000Z`,
});

test('what keeping a card means leaves quotes out, in one breath with what it pays', () => {
  const parts = {
    en: [
      ...[
        /confirmation of a booking/,
        /balance is due/,
        /membership begins or renews/,
        /Quotes you accept are never/,
      ],
      ...[/if you cancel late or nobody comes/, /is reserved on it first/],
    ],
    ar: [
      ...[
        /تأكيد الحجز/,
        /باقي الحجز/,
        /بدء العضوية وتجديدها/,
        /ولا يُخصم منها تلقائيًا ثمن عرض تقبله/,
      ],
      ...[/إذا ألغيت متأخرًا أو لم يحضر أحد/, /يُحجز عليها أولًا/],
    ],
  };
  for (const language of languages)
    for (const part of parts[language]) assert.match(keptCardWords(language), part);
});

test('a quote says before it is accepted what is due, by when and that no card is charged; none is', async (t) => {
  const app = await borrow(t);
  for (const language of languages) {
    const [client, noor] = [await newClient(app, { language }), await demo(app, 'admin')];
    await saveCard(client);
    const matter = await proposed(client, noor, priced(2_276_000));
    const sum = { en: 'AED 22,760', ar: '22,760 درهمًا' }[language];
    const quoted = await lastLetter(app, client);
    const days = { en: 'due 7 days later', ar: 'يستحق بعد 7 أيام' };
    const until = { en: /Stands until:? .*Dubai time/, ar: /ساري حتى:? .*بتوقيت دبي/ };
    for (const part of [sum, days[language], byHand[language]])
      assert.ok(quoted.includes(part), quoted);
    assert.match(quoted, until[language]);
    const [quote] = matterIn(await client.get(`/matters/${matter.id}`)).quotes;
    assert.deepEqual(quote?.asks, [{ sum: quote?.total, by: inDays(7) }]);
    const [line] = acceptingLines({ asks: quote.asks }, language);
    assert.ok(line?.label.includes(dayInWords(inDays(7), language)), line?.label);
    assert.equal(line?.note, byHand[language]);
    const agreed = await accept(client, matter);
    const due = moneyLines(agreed.money?.sums ?? assert.fail(), language);
    assert.deepEqual(
      due.map(({ note }) => note),
      [byHand[language]],
    );
    const letter = await lastLetter(app, client);
    assert.ok(letter.includes(`${due[0]?.label}: ${sum}`), letter);
    assert.ok(letter.includes(byHand[language]), letter);
    const invoice = await invoiceOf(client, matter.id);
    assert.deepEqual([invoice.byHand, invoice.cardPays], [true, null]);
    await collectDue(later(app, inDays(30)));
    assert.equal((await invoiceOf(client, matter.id)).paid.amount, 0);
  }
});

test('a second version says what of it is still to pay by which day, before and after it is accepted', async (t) => {
  const app = await borrow(t);
  for (const [price, rest] of [
    // So little less asks for no second colleague.
    [1_816_000, 816_000],
    [3_000_000, 2_000_000],
  ] as const) {
    const [client, noor] = [await newClient(app), await demo(app, 'admin')];
    const matter = await accept(client, await proposed(client, noor, priced(2_276_000)));
    const first = await invoiceOf(client, matter.id);
    const part = { amount: 1_000_000, currency: 'AED' } as const;
    assert.equal((await pay(client, first, { amount: part })).status, 200);
    await moved(noor, matter.id, 'supplier_failed');
    await atDesk(noor, matter.id, '/quote', priced(price));
    await atDesk(noor, matter.id, '/quote/send');
    const read = matterIn(await client.get(`/matters/${matter.id}`));
    const asks = read.quotes.at(-1)?.asks ?? [];
    assert.deepEqual(asks, [{ sum: { amount: rest, currency: 'AED' }, by: first.next?.dueOn }]);
    const after = await accept(client, read);
    assert.deepEqual(
      after.money?.sums.due.map(({ sum, by }) => ({ sum, by })),
      price < 2_276_000
        ? asks
        : [
            { sum: { amount: 1_276_000, currency: 'AED' }, by: first.next?.dueOn },
            { sum: { amount: 724_000, currency: 'AED' }, by: inDays(7) },
          ],
    );
    const letter = await lastLetter(app, client);
    const day = dayInWords(first.next?.dueOn ?? '', 'en');
    assert.match(letter, new RegExp(`Still to pay, by ${day}: AED [\\d,]+, ${byHand.en}`));
  }
});

test('a cheaper version says to whom what comes back goes, as accepting it then sends it', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'admin')];
  const matter = await accept(client, await proposed(client, noor, priced(800_000)));
  const aed = (amount: number) => ({ amount, currency: 'AED' as const });
  const first = await invoiceOf(client, matter.id);
  assert.equal((await pay(client, first, { amount: aed(300_000) })).status, 200);
  const transfer = { amount: aed(500_000), receivedOn: today(), reference: 'RF18' };
  booksIn(await noor.post(`/desk/billing/invoices/${first.id}/transfers`, transfer));
  await moved(noor, matter.id, 'supplier_failed');
  await atDesk(noor, matter.id, '/quote', { ...priced(600_000), keptPercent: 20 });
  await atDesk(noor, matter.id, '/quote/send');
  const read = matterIn(await client.get(`/matters/${matter.id}`));
  const quote = read.quotes.at(-1) ?? assert.fail();
  assert.deepEqual(quote.backTo, [{ way: 'transfer', card: '', sum: aed(200_000) }]);
  const told = /Comes back to you if you accept: AED 2,000, by bank transfer to the account/;
  assert.match(await lastLetter(app, client), told);
  const after = await accept(client, read);
  assert.deepEqual(
    after.money?.sums.returningTo.map(({ way, card, sum }) => ({ way, card, sum })),
    quote.backTo,
  );
});

test('withdrawing names to whom what comes back goes, as it is then sent', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'admin')];
  const half = (each: number) => ({ ...priced(each), keptPercent: 50 });
  const matter = await accept(client, await proposed(client, noor, half(300_000)));
  const aed = (amount: number) => ({ amount, currency: 'AED' as const });
  const first = await invoiceOf(client, matter.id);
  const transfer = { amount: aed(100_000), receivedOn: today(), reference: 'RF18' };
  booksIn(await noor.post(`/desk/billing/invoices/${first.id}/transfers`, transfer));
  assert.equal((await pay(client, first, { amount: aed(200_000) })).status, 200);
  await moved(noor, matter.id, 'supplier_failed');
  await atDesk(noor, matter.id, '/quote', half(240_000));
  await atDesk(noor, matter.id, '/quote/send');
  const cheaper = await accept(client, matterIn(await client.get(`/matters/${matter.id}`)));
  assert.equal(cheaper.money?.sums.returning.amount, 60_000);
  const { body } = await client.get(`/matters/${matter.id}/ending`);
  const ending = MatterEnding.parse(body.ending);
  const onlyCard = [{ way: 'card', card: 'visa 4242', sum: aed(120_000) }];
  assert.deepEqual(ending.backTo, onlyCard);
  const [line] = matterEndingLines(ending, 'en', cheaper.money.sums).filter(
    ({ id }) => id === 'comesBack',
  );
  assert.equal(line?.note, 'to Visa ending 4242 within ten working days');
  const headers = { 'if-match': String(cheaper.version) };
  const asked = { reason: 'Not any more.', comesBack: ending.comesBack };
  const after = matterIn(await client.post(`/matters/${matter.id}/withdraw`, asked, headers));
  assert.deepEqual(after.money?.sums.returningTo, [{ ...onlyCard[0], sum: aed(180_000) }]);
});

test('payments stand by the day that each shows, also one that was reserved long before', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'admin')];
  await saveCard(client);
  const reserved = bookingIn(await confirm(client, await heldBy(app, client, 'asked')));
  const matter = await accept(client, await proposed(client, noor, priced(300_000)));
  assert.equal((await pay(client, await invoiceOf(client, matter.id))).status, 200);
  await noor.post(`/bookings/${reserved.id}/answer`, { answer: 'confirm', reason: '' });
  await settleBooking(app.services, reserved.id);
  const read = async (after = '') => {
    const { body } = await client.get(`/billing/payments?limit=1${after && `&after=${after}`}`);
    return body as { items: { booking: string | null }[]; next: string | null }; // the contract says so
  };
  const first = await read();
  const second = await read(first.next ?? assert.fail('no second page'));
  assert.deepEqual(
    [...first.items, ...second.items].map(({ booking }) => booking),
    [reserved.id, null],
  );
});

async function deposit(app: TestApp, client: Person): Promise<Booking> {
  await saveCard(client);
  return bookingIn(await confirm(client, await heldBy(app, client, 'deposit')));
}

test('the page, the list, the letter, the invoice and what is owed name the card that pays a balance', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const booking = await deposit(app, client);
  const letter = await lastLetter(app, client);
  assert.ok(letter.includes(cardPays.en), letter);
  const invoice = await invoiceOf(client, booking.id);
  assert.equal(invoice.cardPays?.card, 'visa 4242');
  const { owed } = overviewIn(await client.get('/billing'));
  for (const language of languages) {
    const notes = moneyLines(booking.sums, language).map(({ note }) => note);
    assert.ok(notes.includes(cardPays[language]), notes.join());
    const [line] = owedLines(owed, language);
    assert.ok(line?.note.endsWith(cardPays[language]), line?.note);
    assert.ok((line?.note.length ?? 0) > cardPays[language].length, 'it says what for');
  }
});

test('a transfer that reached us is not taken a second time: the card pays what is still open on the day', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'admin')];
  const booking = await deposit(app, client);
  const invoice = await invoiceOf(client, booking.id);
  const { outstanding, next } = invoice;
  const part = { ...outstanding, amount: outstanding.amount - 1_000 };
  booksIn(
    await noor.post(`/desk/billing/invoices/${invoice.id}/transfers`, {
      amount: part,
      receivedOn: today(),
      reference: 'IN-1',
    }),
  );
  const letter = await lastLetter(app, client);
  assert.match(letter, /Due by \d+ \w+: \$10, your Visa ending 4242 pays it on that day/);
  await collectDue(later(app, next?.dueOn ?? ''));
  const after = await invoiceOf(client, booking.id);
  assert.deepEqual([after.paid, after.outstanding.amount], [invoice.total, 0]);
  assert.match(
    await lastLetter(app, client),
    /This payment: \$10 Paid in all: \$285 To pay: nothing more/,
  );
});

test('the assistant says whether a card is charged by itself, for what and when', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'admin')];
  await deposit(app, client);
  await accept(client, await proposed(client, noor, priced(230_000)));
  const ask = async (message: string) => {
    const functions = functionsOf(app, client.token);
    const { data } = await functions.invoke('chat-assistant', { body: { message } });
    return AssistantAnswer.parse(data).response;
  };
  for (const [language, message] of [
    ['en', 'Is my card charged automatically?'],
    ['en', 'will you charge my saved card?'],
    ['ar', 'هل تُخصم بطاقتي تلقائيًا؟'],
  ] as const) {
    const answer = await ask(message);
    for (const part of [keptCardWords(language), cardPays[language], byHand[language]])
      assert.ok(answer.includes(part), `${message}\n${answer}`);
  }
});

test('a card that ends before the day is not said to pay, and does not', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const booking = await deposit(app, client);
  const due = booking.sums.due[0]?.by ?? assert.fail();
  const ended = { ...booking.sums, cardPays: { card: 'visa 4242', until: '2026-01-31' } };
  assert.ok(due > '2026-01-31');
  assert.ok(!moneyLines(ended, 'en').some(({ note }) => note === cardPays.en));
});

test('a card names what it pays by itself: balances of bookings on their day, and no request', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'admin')];
  const booking = await deposit(app, client);
  await accept(client, await proposed(client, noor, priced(230_000)));
  const { byCard } = overviewIn(await client.get('/billing'));
  const [due] = booking.sums.due;
  assert.deepEqual(
    byCard.map(({ sum, on }) => ({ sum, on })),
    [{ sum: due?.sum, on: due?.by }],
  );
  assert.match(byCard[0]?.title ?? '', /coast/);
  assert.ok(byCard[0]?.title.includes(booking.reference));
});

test('a card names what waits for the house and what it guarantees, reserved and besides, by its reference', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  await saveCard(client);
  const hotel = bookingIn(await confirm(client, await heldBy(app, client, 'card-guarantee')));
  const safari = bookingIn(await confirm(client, await heldBy(app, client, 'asked')));
  const named = async (reference: string) =>
    overviewIn(await client.get('/billing'))
      .byCard.filter(({ title }) => title.includes(reference))
      .map(({ title: _, ...part }) => part);
  assert.deepEqual(await named(hotel.reference), [
    {
      sum: hotel.sums.reserved,
      on: hotel.sums.due[0]?.by,
      waits: hotel.place === 'pending',
      heldOn: 'visa 4242',
      ifYes: null,
    },
  ]);
  assert.deepEqual(await named(safari.reference), [
    { sum: safari.sums.reserved, on: null, waits: true, heldOn: 'visa 4242', ifYes: null },
  ]);
  // Made dearer while it waits: the rest is taken from the same card, and not reserved.
  const dearer = await change(client, safari, { party: 2 });
  const more = dearer.sums.total.amount - safari.sums.reserved.amount;
  assert.deepEqual(
    (await named(safari.reference)).map(({ sum, heldOn }) => [sum.amount, heldOn]),
    [
      [safari.sums.reserved.amount, 'visa 4242'],
      [more, ''],
    ],
  );
});
