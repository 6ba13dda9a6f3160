import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractText, getDocumentProxy } from 'unpdf';
import { quoteFor } from '#domain/bookings/quote.ts';
import { booked, offeringOf } from '#server/bookings/letters/testing.ts';
import { qrCode, voucherContent } from '#server/bookings/voucher/voucher.ts';
import { typeset } from '#server/platform/files/pdf.ts';

/** The longest of them all: thirty guests, every add-on, another clock, and not yet confirmed. */
function longest(language: 'en' | 'ar') {
  const offered = offeringOf('barq-120-full-day');
  const startsAt = '2026-12-25T10:00:00.000Z';
  const addOns = offered.addOns.map(({ id }) => ({ id, quantity: 1 }));
  const taken = { day: '2026-12-25', length: 1, party: 30, units: 1, startsAt, addOns };
  const quote = quoteFor(offered, taken, '2026-11-15T06:00:00.000Z');
  const facts = booked({
    place: 'pending',
    party: 30,
    zone: 'America/Los_Angeles',
    quote,
    language,
  });
  const guests = Array.from({ length: 30 }, (_, index) => ({
    name: `Layla bint Rashid Al Mansoori ${index + 1}`,
    age: 34,
    needs: '',
  }));
  return { ...facts, offered, guests, length: 1, keeper: 'Noor Haddad' };
}

for (const language of ['en', 'ar'] as const)
  test(`the longest voucher is one page too (${language})`, async () => {
    const booking = longest(language);
    const contact = { phone: '+971 4 000 0000', email: 'concierge@rihla.example' };
    const qr = await qrCode('https://rihla.example/dashboard/bookings/1');
    const pdf = await typeset({
      template: new URL('./voucher.typ', import.meta.url),
      content: voucherContent(booking, { language, brand: 'Rihla', contact, picture: 'qr.svg' }),
      pictures: { 'qr.svg': qr },
      asker: 'test',
    });
    const file = await getDocumentProxy(new Uint8Array(pdf));
    const { text, totalPages } = await extractText(file, { mergePages: true });
    assert.equal(totalPages, 1);
    const whole = text.replace(/\s+/g, ' ');
    assert.ok(whole.includes('Noor Haddad'), whole);
    assert.match(whole, language === 'en' ? /24 more/ : /آخرون/);
    // A driver or a nanny carries it: it tells no price.
    assert.doesNotMatch(whole, /[$]|AED|USD|د\.إ/);
  });
