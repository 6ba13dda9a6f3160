import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { QuoteTerms } from '#contract/bookings/quote.ts';
import { bookingFacts } from '#domain/bookings/money.ts';
import { quoteFor } from '#domain/bookings/quote.ts';
import { offeringWith } from '#domain/bookings/testing.ts';
import { nothingMoved } from '#domain/money/facts.ts';
import { newTermLines, termLines, termStateOf } from '#domain/money/term-words.ts';

const now = '2026-11-17T09:00:00.000Z';

function quoteOn(day: string) {
  const startsAt = `${day}T08:00:00.000Z`;
  const sold = { day, length: 1, party: 4, units: 1, startsAt, addOns: [] };
  const quote = quoteFor(offeringWith(), sold, now);
  const booking = {
    place: 'confirmed',
    heldUntil: null,
    startsAt,
    endsAt: `${day}T10:00:00.000Z`,
    confirmedAt: now,
    confirmsAtOnce: true,
    feesKept: 0,
    changeFees: [],
    money: 'none',
    quote,
  } as const;
  return { terms: quote.terms, sums: bookingFacts(booking, nothingMoved, now) };
}

const said = (before: { terms: QuoteTerms }, day: string) =>
  newTermLines({ before: { ...quoteOn(day), ...before }, after: quoteOn(day) }, 'en', (at) => at);

const later = quoteOn('2026-12-22');

test('another day says until when it is free then, and what is kept after that', () => {
  const lines = said(quoteOn('2026-11-25'), '2026-12-22');
  assert.deepEqual(
    lines.map(({ id }) => id),
    ['free', 'late', 'noShow'],
  );
  assert.match(lines[0]?.note ?? '', /^free until 2026-12-21/);
});

test('where a change cost a fee, cancelling for free is said to leave that fee', () => {
  const { terms, sums } = later;
  const free = (kept: number) => {
    const state = termStateOf({ ...sums, kept: { ...sums.kept, amount: kept } });
    return termLines(terms, 'en', (at) => at, state).find(({ id }) => id === 'free')?.note ?? '';
  };
  assert.match(free(5000), /; the fee for the change stays with us$/);
  assert.doesNotMatch(free(0), /fee/);
});

test('a day whose free time is over already says what is kept from the outset', () => {
  const [line, ...others] = said(later, '2026-11-18');
  assert.deepEqual(
    [line?.id, line?.label, others.map(({ id }) => id)],
    ['late', 'Fee if you cancel', ['noShow']],
  );
  assert.match(line?.note ?? '', /the time for free cancellation is over/);
});

test('where nothing about its terms changes, nothing is said', () => {
  assert.deepEqual(said(later, '2026-12-22'), []);
});
