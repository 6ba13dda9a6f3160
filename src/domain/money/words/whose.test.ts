import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asksAbout, asksIn } from '#domain/money/asks.ts';
import { removalWords } from '#domain/money/card-parts.ts';
import { keptCardLines, whoPays } from '#domain/money/kept-cards.ts';
import { askedByLine } from '#domain/money/letter-sums.ts';
import { refusedCard, transferWords } from '#domain/money/words/card.ts';
import { payingWords, unkeptCardWords } from '#domain/money/words/payment.ts';

const of = 'Layla Haddad';
const by = '2026-12-10';
const part = {
  title: 'Safari (RB-2)',
  sum: { amount: 100, currency: 'AED' },
  on: by,
  waits: false,
  heldOn: '',
  ifYes: null,
} as const;
const card = { card: 'visa 4242', until: '2031-12-31' };
const yours = {
  en: /\byours?\b|you pay|you keep/i,
  ar: /بطاقتك|فواتيرك|لديك|ينتظرك|تدفعه بنفسك|تدفعه من/,
};

test('whoever acts for another never reads of a card or invoices of their own', () => {
  const payers = [
    { cardPays: card, byHand: false },
    { cardPays: null, byHand: false },
    { cardPays: null, byHand: true },
  ];
  for (const language of ['en', 'ar'] as const) {
    const said = payers.flatMap((payer) => [
      whoPays({ ...payer, of }, by, language),
      whoPays({ ...payer, of }, null, language),
      transferWords({ ...payer, of }, by, language),
    ]);
    for (const mode of ['full', 'deposit', 'card-guarantee'] as const)
      for (const atOnce of [true, false]) {
        const terms = { mode, depositPercent: 30, atOnce };
        said.push(payingWords(terms, language, { of }));
        said.push(unkeptCardWords({ ...terms, of }, 'Keep this card', language));
      }
    for (const words of said) assert.doesNotMatch(words, yours[language]);
    assert.ok(said.some((words) => words.includes(of)));
  }
});

test('a card that was refused lately is promised nowhere without saying so', () => {
  const refused = { ...card, refusedOn: '2026-11-12' };
  const kept = {
    brand: 'visa',
    last4: '4242',
    expMonth: 12,
    expYear: 2031,
    isDefault: true,
  } as const;
  const removal = { parts: [part], isFirst: true, next: 'Visa ending 4242' };
  const said = {
    en: /its bank refused this card on 12 November/i,
    ar: /رفض مصرفها هذه البطاقة في 12 نوفمبر/,
  };
  for (const language of ['en', 'ar'] as const) {
    const about = asksAbout([{ amount: 100, dueOn: by }], { cardPays: refused, byHand: false });
    const [asked] = asksIn({ ...about, currency: 'AED' }) ?? [];
    const all = (refusedOn: string | null) => [
      whoPays({ cardPays: refusedOn ? refused : card, byHand: false }, by, language),
      transferWords({ cardPays: refusedOn ? refused : card, byHand: false }, by, language),
      ...keptCardLines([{ ...kept, expired: false, refusedOn }], 'sandbox', language).slice(0, 1),
      removalWords({ ...removal, nextRefusedOn: refusedOn }, language),
    ];
    const letter = asked ? askedByLine(asked, language).note : '';
    for (const words of [letter, ...all('2026-11-12')]) assert.match(words, said[language]);
    for (const words of all(null)) assert.doesNotMatch(words, said[language]);
  }
  assert.equal(
    refusedCard({ refusedOn: '2026-11-12' }, 'en'),
    'Refused on 12 November; pay with another or try again',
  );
  assert.equal(
    refusedCard({ refusedOn: '2026-11-12' }, 'ar'),
    'رُفضت في 12 نوفمبر؛ ادفع ببطاقة أخرى أو أعد المحاولة',
  );
  assert.equal(refusedCard({ refusedOn: null }, 'en'), '');
});

test('the client reads of their own', () => {
  const terms = { mode: 'deposit', depositPercent: 30, atOnce: true } as const;
  assert.match(unkeptCardWords(terms, 'Keep this card', 'en'), /^No card of yours is kept, so/);
  assert.match(unkeptCardWords({ ...terms, of }, 'Keep', 'en'), /^No card of Layla Haddad is kept/);
  assert.match(
    unkeptCardWords({ ...terms, of }, 'Keep', 'ar'),
    /^لا بطاقة محفوظة لدى Layla Haddad/,
  );
});
