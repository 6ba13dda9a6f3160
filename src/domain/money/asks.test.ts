import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asksAbout, asksIn } from '#domain/money/asks.ts';
import { askedByLine } from '#domain/money/letter-sums.ts';

test('a letter about one invoice names the other one that asks for something too', () => {
  const parts = [
    { kind: 'balance' as const, amount: 3_000_000, dueOn: '2026-11-26' },
    { kind: 'all' as const, amount: 1_000_000, dueOn: '2026-11-26', invoice: 'RH-2026-0029' },
  ];
  const about = { currency: 'AED', ...asksAbout(parts, { cardPays: null, byHand: true }) };
  const notes = (language: 'en' | 'ar') =>
    asksIn(about)?.map((part) =>
      askedByLine(part, language).note.replaceAll(/[\u2068\u2069]/g, ''),
    );
  const [own, other] = notes('en') ?? [];
  assert.doesNotMatch(own ?? '', /Invoice/);
  assert.match(other ?? '', /^Invoice RH-2026-0029; /);
  assert.match(notes('ar')?.[1] ?? '', /^الفاتورة RH-2026-0029؛ /);
});
