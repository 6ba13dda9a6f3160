import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { QuoteTerms } from '#contract/bookings/quote.ts';
import type { MoneyFacts } from '#contract/money-facts.ts';
import { bookingFacts } from '#domain/bookings/money.ts';
import { quoteFor } from '#domain/bookings/quote.ts';
import { offeringWith } from '#domain/bookings/testing.ts';
import { nothingMoved } from '#domain/money/facts.ts';
import { newTermLines, termLines, termStateOf } from '#domain/money/words/term.ts';

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
  const sums = bookingFacts(booking, nothingMoved, now);
  return { terms: quote.terms, sums, keepsFee: false };
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
  const notes = (kept: number, freeUntil = terms.freeUntil) => {
    const state = termStateOf({ ...sums, kept: { ...sums.kept, amount: kept } });
    return termLines({ ...terms, freeUntil }, 'en', (at) => at, state).map(({ note }) => note);
  };
  const told = (some: string[]) => some.filter((note) => /fee/.test(note));
  assert.match(
    told(notes(5000)).join(),
    /^free until .*; the fee for the change stays with us, and a fee for cancelling would be added to it$/,
  );
  assert.match(told(notes(5000, null)).join(), /^50 % .*; on top of the fee for the change$/);
  assert.deepEqual(told(notes(0)), []);
});

test('a day whose free time is over already says what is kept from the outset', () => {
  const [line, ...others] = said(later, '2026-11-18');
  assert.deepEqual(
    [line?.id, line?.label, others.map(({ id }) => id)],
    ['late', 'Fee if you cancel', ['noShow']],
  );
  assert.match(line?.note ?? '', /and the same to move it; free cancellation is not possible/);
});

test('a request that is changed says that it is free before it is confirmed, and a held one too', () => {
  const unconfirmed = (sums: MoneyFacts): MoneyFacts => ({
    ...sums,
    stage: 'asked',
    endings: sums.endings && {
      ...sums.endings,
      now: { ...sums.endings.now, term: 'unconfirmed' },
    },
  });
  const asked = (quote: typeof later) => ({
    terms: quote.terms,
    sums: unconfirmed(quote.sums),
    keepsFee: false,
  });
  const wish = { before: asked(quoteOn('2026-11-25')), after: asked(later) };
  assert.deepEqual(
    newTermLines(wish, 'en', (at) => at).map(({ id }) => id),
    ['unconfirmed', 'free', 'late', 'noShow'],
  );
  const held = { ...unconfirmed(later.sums), stage: 'offered' } as const;
  assert.equal(termStateOf({ ...held, waits: true }).waits, true);
  assert.equal(termStateOf({ ...held, waits: false }).waits, false);
});

test('where nothing about its terms changes, nothing is said', () => {
  assert.deepEqual(said(later, '2026-12-22'), []);
});

test('once its free hours are over, no past deadline is promised: only what giving it up costs now', () => {
  const { terms } = later;
  const lines = termLines(terms, 'en', (at) => at, { freeOver: true });
  assert.deepEqual(
    lines.slice(0, 2).map(({ id, label }) => [id, label]),
    [
      ['late', 'Fee if you cancel'],
      ['noShow', 'Fee if nobody comes'],
    ],
  );
  assert.match(lines[0]?.note ?? '', /; the time for free cancellation is over$/);
});
