import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MatterState } from '#contract/matters/parts.ts';
import type { QuoteState } from '#contract/matters/quotes.ts';
import type { Language } from '#contract/primitives.ts';
import { owedAfter } from '#domain/matters/money.ts';
import {
  beforeAbout,
  beforeIn,
  declinedWords,
  isStricter,
  standingTerms,
  stricterWords,
  termChangeWords,
  termWords,
  totalChangeWords,
} from '#domain/matters/version-words.ts';
import { money } from '#domain/money.ts';

const version = (number: number, amount: number, keptPercent = 0) => ({
  number,
  total: money(amount, 'AED'),
  keptPercent,
});
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('a version with a worse term says so, and against which one', () => {
  const [one, two] = [version(1, 230_000), version(2, 300_000, 20)];
  assert.ok(isStricter(one, two));
  assert.equal(
    termChangeWords(one, two, 'en'),
    'This is stricter than quote 1, under which nothing was kept if you withdrew.',
  );
  assert.match(plain(termWords(two, 'en')), /we keep 20 % \(AED 600\)/);
  assert.match(termChangeWords(one, two, 'ar'), /أشدّ من العرض 1/);
  assert.match(stricterWords(one, two, 'en'), /20 % is kept instead of 0 %/);
});

test('a milder term is good news, and the same one is no news', () => {
  const [one, two] = [version(1, 230_000, 20), version(2, 300_000)];
  assert.match(
    plain(termChangeWords(one, two, 'en')),
    /milder than quote 1, under which 20 % \(AED 460\) was kept/,
  );
  assert.equal(stricterWords(one, two, 'en'), '');
  assert.equal(termChangeWords(one, version(2, 1, 20), 'en'), '');
});

test('the total is held against the version before, in its own currency', () => {
  const one = version(1, 230_000);
  assert.equal(
    plain(totalChangeWords(one, version(2, 300_000), 'en')),
    'AED 700 more than quote 1.',
  );
  assert.equal(
    plain(totalChangeWords(one, version(2, 200_000), 'en')),
    'AED 300 less than quote 1.',
  );
  const dollars = { ...version(2, 80_000), total: money(80_000, 'USD') };
  assert.equal(plain(totalChangeWords(one, dollars, 'en')), 'Quote 1 was AED 2,300.');
});

test('who declines a version reads what becomes of what they paid; where nothing was, nothing', () => {
  const agreed = undefined;
  const paid = money(230_000, 'AED');
  assert.match(plain(declinedWords({ paid, agreed }, 'en')), /AED 2,300, stays with us/);
  assert.equal(declinedWords({ paid: money(0, 'AED'), agreed }, 'en'), '');
  // What can still be done as it was agreed stands, and asks for nothing else.
  const standing = declinedWords({ paid, agreed: { number: 1 } }, 'en');
  assert.equal(standing, 'Quote 1 then stands as it is.');
  assert.equal(declinedWords({ paid: undefined, agreed: undefined }, 'ar'), '');
});

test('a letter keeps the version before and reads it again', () => {
  const one = version(1, 230_000, 20);
  assert.deepEqual(beforeIn(beforeAbout(one)), one);
  assert.equal(beforeIn({ version: 1 }), undefined);
});

test('once a supplier failed nothing is kept, and after an end no term is left: client and desk read the same', () => {
  const quote = { ...version(1, 6_800_000, 25), state: 'accepted' as const };
  const said = (state: MatterState, desk: boolean, language: Language = 'en') =>
    plain(standingTerms({ state, quote, sums: undefined }, language, desk));
  assert.match(said('approved', false), /we keep 25 % \(AED 17,000\)/);
  assert.match(said('approved', true), /25 % \(AED 17,000\) is kept if they withdraw/);
  for (const state of ['sourcing', 'proposed', 'clarifying'] as const) {
    assert.match(said(state, false), /withdraw, and all of it comes back/);
    assert.match(said(state, true), /all of it goes back if they withdraw/);
    for (const desk of [true, false]) assert.doesNotMatch(said(state, desk, 'ar'), /25|17,000/);
  }
  for (const state of ['withdrawn', 'declined', 'lapsed'] as const)
    assert.deepEqual([said(state, false), said(state, true)], ['', '']);
});

test('of what the house took off nothing is kept: the page says the sum that withdrawing keeps', () => {
  const quote = { ...version(1, 400_000, 100), state: 'accepted' as const };
  const aed = (amount: number) => money(amount, 'AED');
  const none = { taking: aed(0), collecting: aed(0), checking: aed(0) };
  const due = [{ sum: aed(200_000), kind: 'all' as const, by: '2026-12-01', now: false }];
  const sums = { ...none, paid: aed(100_000), due };
  for (const desk of [true, false])
    for (const language of ['en', 'ar'] as const) {
      const said = plain(standingTerms({ state: 'approved', quote, sums }, language, desk));
      assert.match(said, /3,000/);
      assert.doesNotMatch(said, /4,000|100/);
    }
  const document = { currency: 'AED' as const, held: 100_000, left: 300_000, isBusy: false };
  assert.deepEqual(owedAfter('kept', quote, [document]), aed(300_000));
});

test('a version that nobody has accepted says at the desk that its term begins then, and a former one says none', () => {
  const said = (state: QuoteState) =>
    plain(
      standingTerms(
        { state: 'approved', quote: { ...version(2, 1000, 25), state }, sums: undefined },
        'en',
        true,
      ),
    );
  assert.match(said('sent'), /is kept if they withdraw after accepting/);
  for (const state of ['rejected', 'expired', 'superseded'] as const) assert.equal(said(state), '');
});
