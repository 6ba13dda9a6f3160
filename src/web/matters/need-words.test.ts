import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Matter } from '#contract/matters/matters.ts';
import { awaitedOf } from '#web/matters/need-words.ts';
import { matters } from '#web/matters/text.en.ts';

/** One whose first step still wants a paper. */
function wanting(changed: Partial<Matter>): Matter {
  const step = { state: 'open', papers: [{ state: 'missing' }] };
  const matter = { state: 'fulfilling', waitsOn: 'client', pausedUntil: null, quotes: [] };
  // Only what the rule reads.
  return { ...matter, steps: [step], ...changed } as unknown as Matter;
}

test('papers are asked for while a request goes on: not once it ended, and not while it rests', () => {
  const said = (changed: Partial<Matter>) => awaitedOf(wanting(changed), matters.awaited, 'en');
  assert.equal(said({}), 'From you: one paper');
  assert.equal(said({ state: 'withdrawn' }), 'It goes no further');
  assert.match(said({ pausedUntil: '2027-01-10T08:00:00.000Z' }), /^Rests until/);
});
