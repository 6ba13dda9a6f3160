import assert from 'node:assert/strict';
import { test } from 'node:test';
import ICAL from 'ical.js';
import { money } from '#domain/money.ts';
import type { BookingFacts } from '#server/bookings/facts.ts';
import { type BookingLetterKind, bookingLetter } from '#server/bookings/letters/letters.ts';
import { around, booked, quote, sumsOf } from '#server/bookings/letters/testing.ts';
import { mailHtml, mailText } from '#server/platform/messages/layout.ts';

type Around = Parameters<typeof bookingLetter>[2];

function written(
  kind: BookingLetterKind,
  facts: Partial<BookingFacts> = {},
  near: Partial<Around> = {},
) {
  const told = booked(facts);
  const mail = bookingLetter(kind, told, { ...around, sums: sumsOf(told), ...near });
  const content = mail.template.write(mail.language);
  const text = mailText(content, mail.language);
  return { mail, subject: content.subject, text, html: mailHtml(content, mail.language) };
}

function calendarIn({ mail }: ReturnType<typeof written>) {
  const [file] = mail.attachments ?? [];
  assert.ok(file, 'there is no file for the calendar');
  const calendar = new ICAL.Component(ICAL.parse(file.content));
  const component = calendar.getFirstSubcomponent('vevent') ?? assert.fail('no event');
  const method = calendar.getFirstPropertyValue('method');
  return { file, method, component, event: new ICAL.Event(component) };
}

test('a confirmation says what, when, where, for how many, at what price and on what terms', () => {
  const { mail, subject, text, html } = written('confirmed');
  assert.equal(subject, 'Confirmed: Gulfstream G650ER to London');
  assert.equal(mail.to, 'layla@example.com');
  assert.equal(mail.eventKey, 'booking-confirmed:0193e4a0-0000-7000-8000-000000000001:3');
  for (const line of [
    'When, Dubai time: Thursday 17 December, 14:00 to 18:00',
    'Where: Private aviation terminal, Al Maktoum International\n',
    'Guests: 6 guests',
    'Reference: RH-7K3Q9D',
    'Please bring: Passport valid for six months',
    'Total: $5,400, of which $257.14 is VAT at 5 %',
    'Deposit, due now: $2,700\nBalance, by 15 December: $2,700',
    'If you cancel: free until Tuesday 15 December, 14:00, Dubai time\nFee after that: $2,700, 50 % of the total, and the same to move it',
    'Fee if nobody comes: $5,400',
    'If the operator cancels: everything you paid comes back',
    'https://rihla.example/dashboard/bookings/0193e4a0-0000-7000-8000-000000000001',
  ])
    assert.ok(text.includes(line), `${line}\n\n${text}`);
  assert.match(html, /<bdi>RH-7K3Q9D<\/bdi>/);
  // In Dubai itself nobody needs a second clock.
  assert.doesNotMatch(text, /Gulf Standard Time|United Arab Emirates Time/);
});

test('a reader elsewhere is also told their own hour, with the name of their zone', () => {
  const { text } = written('confirmed', { zone: 'Pacific/Auckland' });
  assert.ok(text.includes('When, Dubai time: Thursday 17 December, 14:00 to 18:00'), text);
  assert.ok(
    text.includes('New Zealand Time: Thursday 17 December, 23:00 to Friday 18 December, 03:00'),
    text,
  );
  assert.ok(
    text.includes('14:00, Dubai time (Tuesday 15 December, 23:00, New Zealand Time)'),
    text,
  );
});

test('in Arabic every word is Arabic, the digits are Western and the link leads to /ar', () => {
  const { subject, text, html } = written(
    'changed',
    { language: 'ar' },
    { sums: sumsOf(booked(), { feesKept: 27_050 }) },
  );
  assert.equal(subject, 'تم التغيير: غلف ستريم G650ER إلى لندن');
  assert.match(html, /<html lang="ar" dir="rtl">/);
  for (const line of [
    'الموعد بتوقيت دبي: الخميس، 17 ديسمبر، من 14:00 إلى 18:00',
    'الإجمالي: 5,400\u00a0دولار، منها 257.14\u00a0دولار ضريبة القيمة المضافة 5%',
    'الضيوف: 6 ضيوف',
    'رسوم التغييرات: 270.50\u00a0دولار',
    'https://rihla.example/ar/dashboard/bookings/',
  ])
    assert.ok(text.includes(line), `${line}\n\n${text}`);
  assert.doesNotMatch(text, /[\u0660-\u0669]/);
});

test('the calendar gets, moves and loses one and the same appointment', () => {
  const expected = {
    pending: ['REQUEST', 'TENTATIVE'],
    confirmed: ['REQUEST', 'CONFIRMED'],
    changed: ['REQUEST', 'CONFIRMED'],
    reminder: ['REQUEST', 'CONFIRMED'],
    declined: ['CANCEL', 'CANCELLED'],
    cancelled: ['CANCEL', 'CANCELLED'],
    called_off: ['CANCEL', 'CANCELLED'],
  } as const;
  for (const kind of [
    'pending',
    'confirmed',
    'changed',
    'reminder',
    'declined',
    'cancelled',
    'called_off',
  ] as const) {
    const place = kind === 'pending' ? 'pending' : 'confirmed';
    const { file, method, event, component } = calendarIn(written(kind, { place, version: 7 }));
    const status = component.getFirstPropertyValue('status');
    assert.deepEqual([method, status], expected[kind], kind);
    assert.match(file.contentType, new RegExp(`method=${method}`));
    assert.equal(event.uid, '0193e4a0-0000-7000-8000-000000000001@rihla.example');
    assert.equal(event.sequence, 7);
    assert.equal(event.startDate.toJSDate().toISOString(), '2026-12-17T10:00:00.000Z');
    assert.equal(event.organizer, 'mailto:concierge@rihla.example');
    assert.equal(component.getFirstProperty('attendee')?.getParameter('partstat'), 'ACCEPTED');
  }
});

test('an offer of the waitlist says until when, and enters no calendar', () => {
  const heldUntil = '2026-12-16T10:15:00.000Z';
  const offer = written('waitlist_offer', { place: 'held', heldUntil, zone: 'Europe/London' });
  const until =
    'Wednesday 16 December, 14:15, Dubai time (Wednesday 16 December, 10:15, United Kingdom Time)';
  assert.ok(offer.text.includes(`two hours, until ${until}.`), offer.text);
  assert.match(offer.text, /Deposit, with the confirmation: \$2,700/);
  assert.deepEqual(offer.mail.attachments, []);
});

test('what is over tells what was paid, kept and comes back, and why, and no price', () => {
  const reason = 'The wind rises above 25 knots.';
  const over = booked({ place: 'cancelled' });
  const paid = { ways: ['card' as const], returning: 270_000 };
  const off = written('called_off', over, { reason, sums: sumsOf(over, paid) }).text;
  assert.match(off, /The reason: The wind rises/);
  assert.match(off, /Paid in all: \$2,700\n/);
  assert.match(off, /On its way back to you: \$2,700, to the card it was paid with/);
  assert.match(off, /Kept by the house: nothing\nTo pay: nothing/);
  const kept = sumsOf(over, { paid: 270_000, feesKept: 270_000 });
  const cancelled = written('cancelled', over, { reason, sums: { ...kept, paid: kept.kept } }).text;
  assert.match(cancelled, /Cancellation fee: \$2,700/);
  assert.doesNotMatch(cancelled, /The reason|Total|Due/);
});

test('a confirmation lists what was added, and leads to paying, or to the receipt of what was paid', () => {
  const champagne = { en: 'Champagne', ar: 'شمبانيا' };
  const added = { kind: 'add-on' as const, id: 'a', title: champagne, amount: money(9_000, 'USD') };
  const lines = [...quote.lines, { ...added, each: added.amount, of: { item: 1 }, season: null }];
  const told = booked({ quote: { ...quote, lines } });
  const invoice = '0193e4a0-0000-7000-8000-000000000009';
  const due = written('confirmed', told, { sums: sumsOf(told, { invoice }) }).text;
  assert.match(due, /With: Champagne \(\$90\)/);
  assert.match(due, /Pay \$2,700 Now:\nhttps:\/\/rihla\.example\/profile\/invoices\?pay=0193e4a0/);
  const document = {
    total: 540_000,
    paid: 270_000,
    credited: 0,
    instalments: [
      { amount: 270_000, dueOn: '2026-12-01' },
      { amount: 270_000, dueOn: '2026-12-15' },
    ],
  };
  const cardPays = { card: 'visa 4242', until: '2030-12-31' };
  const moved = { invoice, documents: [document], paid: 270_000, cardPays };
  const paid = written('confirmed', told, { sums: sumsOf(told, moved) }).text;
  assert.match(
    paid,
    /Paid: \$2,700\nBalance, by 15 December: \$2,700, your Visa ending 4242 pays it on that day unless it is paid before/,
  );
  assert.match(paid, /Invoice and Receipt:\nhttps:\/\/rihla\.example\/profile\/invoices\?invoice=/);
  assert.doesNotMatch(paid, /Pay \$|due now|nothing is taken/i);
});

test('a change that a concierge has yet to confirm says so', () => {
  const mail = written('change_asked', { place: 'pending' });
  assert.equal(mail.subject, 'Change asked for: Gulfstream G650ER to London');
  assert.match(
    mail.text,
    /You asked for a change\n[\s\S]*Your concierge settles it with the operator/,
  );
  assert.doesNotMatch(mail.text, /is changed|not confirmed|tentative/);
  assert.match(mail.text, /Your booking stays as it is until we confirm the change\./);
  assert.deepEqual(mail.mail.attachments, [], 'the calendar keeps the booking that stands');
});

test('a change that waits says its fee beside its price', () => {
  const was = { ...booked(), party: 7 };
  const fee = { amount: 105_000, currency: 'USD' } as const;
  const { text } = written('change_asked', { place: 'pending' }, { was, fee });
  assert.match(text, /You asked for: .*7 guests, \$[\d,.]+ and a fee of \$1,050 for the change/);
});

test('a change that is refused says that the booking stands, and puts it back into the calendar', () => {
  const was = { ...booked(), party: 7 };
  const mail = written('change_refused', {}, { was, reason: 'No crew on that day.' });
  assert.equal(mail.subject, 'Not changed, your booking stands: Gulfstream G650ER to London');
  assert.match(mail.text, /You had asked for: .*7 guests/);
  assert.match(mail.text, /No crew on that day\./);
  assert.equal(calendarIn(mail).component.getFirstPropertyValue('status'), 'CONFIRMED');
});

test('a reminder names tomorrow or today, and belongs to the start and not to the version', () => {
  const eve = written('reminder');
  assert.equal(eve.subject, 'Tomorrow: Gulfstream G650ER to London');
  const morning = written('reminder', { version: 4 }, { now: '2026-12-17T03:00:00.000Z' });
  assert.equal(morning.subject, 'Today: Gulfstream G650ER to London');
  assert.equal(eve.mail.eventKey, morning.mail.eventKey);
  const moved = written('reminder', { startsAt: '2026-12-17T11:00:00.000Z' });
  assert.notEqual(eve.mail.eventKey, moved.mail.eventKey);
});

test('the fee that holds from the outset and a guarantee by card are said as such', () => {
  const terms = { ...quote.terms, freeUntil: null };
  const due = {
    ...quote.due,
    mode: 'card-guarantee',
    first: money(0, 'USD'),
    rest: quote.total,
    restBy: null,
    securityDeposit: money(100_000, 'USD'),
  } as const;
  const told = booked({ quote: { ...quote, terms, due } });
  const { text } = written('confirmed', told, { sums: sumsOf(told, { reserved: 540_000 }) });
  assert.match(
    text,
    /Fee if you cancel: \$2,700, 50 % of the total, and the same to move it; free cancellation is not possible/,
  );
  assert.match(
    text,
    /Reserved on your card: \$5,400, taken on 17 December, nothing before unless it is cancelled and a fee is due/,
  );
  assert.match(text, /To pay: nothing besides what is reserved/);
  assert.doesNotMatch(text, /Due by 17 December/);
  assert.match(
    text,
    /Security deposit: \$1,000, held at the handover on a card in the driver’s name/,
  );
});
