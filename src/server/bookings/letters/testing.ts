import assert from 'node:assert/strict';
import type { Quote } from '#contract/bookings/quote.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { MoneyFacts } from '#contract/money-facts.ts';
import { bookingFacts } from '#domain/bookings/money.ts';
import { type MovedMoney, nothingMoved } from '#domain/money/facts.ts';
import { money, vatWithin } from '#domain/money.ts';
import type { BookingFacts } from '#server/bookings/facts.ts';
import type { LetterSurroundings } from '#server/bookings/letters/letters.ts';
import { seedSnapshot } from '#server/catalogue/testing.ts';

const seed = await seedSnapshot();

export function offeringOf(slug: string): Offering {
  return seed.bySlug('offerings', slug) ?? assert.fail(`There is no ${slug}.`);
}

/** A yacht on a December afternoon in Dubai, with half to pay first. */
export const quote: Quote = {
  lines: [
    {
      kind: 'base',
      id: null,
      title: { en: 'Charter', ar: 'استئجار' },
      each: money(540_000, 'USD'),
      of: { charter: 1 },
      amount: money(540_000, 'USD'),
      season: null,
    },
  ],
  fees: money(0, 'USD'),
  vat: vatWithin(money(540_000, 'USD')),
  total: money(540_000, 'USD'),
  about: money(1_983_150, 'AED'),
  due: {
    mode: 'deposit',
    depositPercent: 50,
    first: money(270_000, 'USD'),
    rest: money(270_000, 'USD'),
    restBy: '2026-12-15T10:00:00.000Z',
    securityDeposit: null,
  },
  terms: {
    freeUntil: '2026-12-15T10:00:00.000Z',
    feePercentAfter: 50,
    feeAfter: money(270_000, 'USD'),
    noShowFee: money(540_000, 'USD'),
    weatherRefundPercent: 100,
  },
};

export function booked(changed: Partial<BookingFacts> = {}): BookingFacts {
  return {
    id: '0193e4a0-0000-7000-8000-000000000001',
    reference: 'RH-7K3Q9D',
    version: 3,
    offered: offeringOf('gulfstream-g650-dubai-london'),
    place: 'confirmed',
    startsAt: '2026-12-17T10:00:00.000Z',
    endsAt: '2026-12-17T14:00:00.000Z',
    party: 6,
    quote,
    language: 'en',
    zone: 'Asia/Dubai',
    heldUntil: null,
    ...changed,
  };
}

/** Where its money stands, two weeks before. */
export function sumsOf(
  facts: BookingFacts,
  { feesKept = 0, ...moved }: Partial<MovedMoney> & { feesKept?: number } = {},
): MoneyFacts {
  const now = '2026-12-01T10:00:00.000Z';
  const confirmedAt = facts.place === 'pending' || facts.place === 'held' ? null : now;
  const owing = {
    ...facts,
    confirmedAt,
    confirmsAtOnce: true,
    feesKept,
    changeFees: [],
  } as const;
  return bookingFacts(owing, { ...nothingMoved, ...moved }, now);
}

export const around: LetterSurroundings = {
  sums: sumsOf(booked()),
  house: { name: 'Rihla', email: 'concierge@rihla.example' },
  client: { name: 'Layla Haddad', email: 'layla@example.com' },
  publicUrl: 'https://rihla.example',
  now: '2026-12-16T10:00:00.000Z',
};
