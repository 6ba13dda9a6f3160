import assert from 'node:assert/strict';
import { test } from 'node:test';
import { transferWords } from '#domain/money/card-words.ts';
import { whoPays } from '#domain/money/kept-cards.ts';
import { payingWords, unkeptCardWords } from '#domain/money/payment-words.ts';

const of = 'Layla Haddad';
const by = '2026-12-10';
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

test('the client reads of their own', () => {
  const terms = { mode: 'deposit', depositPercent: 30, atOnce: true } as const;
  assert.match(unkeptCardWords(terms, 'Keep this card', 'en'), /^No card of yours is kept, so/);
  assert.match(unkeptCardWords({ ...terms, of }, 'Keep', 'en'), /^No card of Layla Haddad is kept/);
  assert.match(
    unkeptCardWords({ ...terms, of }, 'Keep', 'ar'),
    /^لا بطاقة محفوظة لدى Layla Haddad/,
  );
});
