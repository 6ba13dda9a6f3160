import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matterEndingLines } from '#domain/matters/money-words.ts';
import { beyondWords, confirmWords, linesAtDesk } from '#domain/money/words/desk.ts';
import { money } from '#domain/money.ts';

const usd = (amount: number) => money(amount * 100, 'USD');
const on = (reserved: number) => (reserved > 0 ? ['visa 4242'] : []);
const none = {
  due: [],
  reserved: usd(0),
  total: usd(730),
  reservedOn: [],
  cardPays: null,
  paid: usd(0),
  comesBack: usd(0),
  comesBackTo: [],
  ways: [],
  cards: [],
};
const words = (facts: Partial<Parameters<typeof confirmWords>[0]>, language: 'en' | 'ar' = 'en') =>
  confirmWords({ ...none, ...facts }, language, '2026-11-17');
const visa = { card: 'visa 4242', until: '2031-12-31' };

test('the house reads of its client what the client reads of themselves', () => {
  const sums = { paid: usd(100), kept: usd(0), due: usd(0), comesBack: usd(100), asks: [] };
  const said = (language: 'en' | 'ar') =>
    linesAtDesk(matterEndingLines(sums, language), language).map(({ label }) => label);
  assert.ok(said('en').includes('Goes back to the client'));
  assert.ok(said('ar').includes('يعود إلى العميل'));
  assert.doesNotMatch(said('en').join(' '), /you/i);
  const asks = [{ sum: usd(30), by: '2026-11-24' }];
  const owing = { ...sums, kept: usd(130), due: usd(30), comesBack: usd(0), asks };
  const notes = linesAtDesk(matterEndingLines(owing, 'en'), 'en').map(({ note }) => note);
  assert.ok(notes.includes('the client pays it; no card is charged by itself'), notes.join());
});

test('before a booking is confirmed the house reads what that takes from the card', () => {
  const due = [{ sum: usd(365), kind: 'deposit', by: null, now: false } as const];
  const having = (reserved: number, language: 'en' | 'ar' = 'en') =>
    words({ due, reserved: usd(reserved), reservedOn: on(reserved) }, language);
  assert.equal(
    having(365),
    '$365 is reserved on the client’s Visa ending 4242: confirming takes $365 now.',
  );
  assert.equal(having(0), 'No card, nothing is reserved. Confirming asks the client for $365.');
  assert.match(having(365, 'ar'), /التأكيد يخصم 365/);
});

test('a stay that is due later says what is reserved and on which card, or that nothing is', () => {
  assert.equal(
    words({ reserved: usd(352), reservedOn: on(352) }),
    '$352 is reserved on the client’s Visa ending 4242: confirming takes nothing now.',
  );
  assert.equal(words({}), 'No card, nothing is reserved.');
  assert.equal(words({}, 'ar'), 'لا بطاقة، ولا شيء محجوز.');
  assert.equal(
    words({ cardPays: visa }),
    'Nothing is reserved; the client’s Visa ending 4242 is saved.',
  );
});

test('a change that waits says what is paid, what confirming takes more and from which card, and what it sends back', () => {
  const due = [{ sum: usd(541), kind: 'all', by: null, now: false } as const];
  const reserved = { due, reserved: usd(429), reservedOn: on(429) };
  assert.equal(
    words({ ...reserved, cardPays: visa }),
    'Confirming takes $541 now from the client’s Visa ending 4242: $429 is reserved and $112 is taken besides.',
  );
  assert.equal(
    words({ ...reserved, cardPays: { ...visa, card: 'mastercard 4444' } }),
    'Confirming takes $541 now: $429 reserved on the client’s Visa ending 4242 and $112 more from the Mastercard ending 4444.',
  );
  assert.equal(
    words(reserved),
    '$429 is reserved on the client’s Visa ending 4242: confirming takes $429 now. Confirming asks the client for $112.',
  );
  const more = due.map((part) => ({ ...part, sum: usd(90) }));
  assert.equal(
    words({ due: more, paid: usd(179), cardPays: visa }),
    'Paid: $179. Confirming takes $90 now from the client’s Visa ending 4242; nothing is reserved.',
  );
  assert.equal(
    words({ due: more, paid: usd(179), cardPays: { ...visa, until: '2026-10-31' } }),
    'Paid: $179. Confirming asks the client for $90.',
  );
  assert.equal(
    words({ paid: usd(541), comesBack: usd(223), cardPays: visa }),
    'Paid: $541. Confirming takes nothing now. Confirming sends $223 back to the client.',
  );
  assert.equal(
    words({ due, reserved: usd(700), reservedOn: on(700) }),
    '$700 is reserved on the client’s Visa ending 4242: confirming takes $541 now. The rest of the reservation, $159, is let go.',
  );
});

test('what a dearer change asks for besides what is reserved is named with its card and day before it is confirmed', () => {
  const by = '2026-11-24';
  const half = { sum: usd(2450), kind: 'all', by, now: false } as const;
  const asked = { due: [half, { ...half, waits: true }], reserved: usd(2450), reservedOn: on(1) };
  assert.equal(
    words({ ...asked, cardPays: visa }),
    '$2,450 is reserved on the client’s Visa ending 4242: confirming takes nothing now. A further $2,450 is not reserved: once it is confirmed, the client’s Visa ending 4242 pays it on 24 November.',
  );
  assert.match(
    words({ ...asked, cardPays: visa }, 'ar'),
    /وفوق ذلك 2,450.*غير محجوزة: بعد التأكيد تُدفع من .*4242 .*في 24 نوفمبر/,
  );
  assert.match(words(asked), /once it is confirmed, the client pays it by 24 November\.$/);
  assert.match(words(asked, 'ar'), /بعد التأكيد يدفعها العميل في موعد أقصاه 24 نوفمبر/);
});

test('of a card that was refused lately the house reads so wherever it is to pay, and only there', () => {
  const refused = { ...visa, refusedOn: '2026-11-12' };
  const due = [{ sum: usd(541), kind: 'all', by: null, now: false } as const];
  const later = [{ sum: usd(200), kind: 'all', by: '2026-11-24', now: false } as const];
  const said = {
    en: /Its bank refused this card on 12 November\.$/,
    ar: /رفض مصرفها .* 12 نوفمبر\.$/,
  };
  for (const language of ['en', 'ar'] as const)
    for (const facts of [
      { due },
      { due: later },
      { due, reserved: usd(429), reservedOn: on(1) },
      { due: later, paid: usd(100) },
    ]) {
      assert.match(words({ ...facts, cardPays: refused }, language), said[language]);
      assert.doesNotMatch(words({ ...facts, cardPays: visa }, language), said[language]);
    }
  const held = { due, reserved: usd(541), reservedOn: on(1), cardPays: refused };
  assert.doesNotMatch(words(held), /refused/);
});

test('before the weather ends what its client could still cancel for free, the house reads what that keeps', () => {
  const end = (keeps: number) => ({
    term: 'free' as const,
    fee: usd(keeps),
    keeps: usd(keeps),
    comesBack: usd(0),
    backTo: [],
    taken: usd(0),
    letGo: usd(0),
    toPay: usd(0),
  });
  const endings = { now: end(0), noShow: end(900), operator: end(0), weather: end(692) };
  assert.equal(
    beyondWords({ endings }, 'weather', 'en'),
    'If the client cancelled today, $692 more would go back to them than under this cause.',
  );
  assert.match(beyondWords({ endings }, 'weather', 'ar'), /692/);
  assert.equal(beyondWords({ endings }, 'operator', 'en'), '');
  assert.equal(beyondWords({ endings: { ...endings, now: end(692) } }, 'weather', 'en'), '');
});

test('what confirming sends back is said with its way and by when', () => {
  const back = (way: 'card' | 'transfer', card: string) => ({
    paid: usd(541),
    comesBack: usd(223),
    comesBackTo: [{ way, card, sum: usd(223) }],
  });
  assert.match(
    words(back('transfer', '')),
    /sends \$223 back to the client, by bank transfer .*within three working days\.$/,
  );
  assert.match(words(back('card', 'visa 4242')), /back to the client, to .*Visa ending 4242/);
  assert.match(words(back('card', 'visa 4242'), 'ar'), /إلى العميل، .*4242/);
});
