import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { QuoteDue } from '#contract/bookings/quote.ts';
import type { ScheduledInvoice } from '#domain/billing/invoice.ts';
import { redateInstalments } from '#domain/bookings/due-days.ts';
import { money } from '#domain/money.ts';

const today = '2026-11-17';
const due = (mode: QuoteDue['mode'], first: number, restBy: string | null): QuoteDue => ({
  mode,
  depositPercent: first,
  first: money(first, 'AED'),
  rest: money(100 - first, 'AED'),
  restBy: restBy && `${restBy}T06:00:00.000Z`,
  securityDeposit: null,
});
const document = (paid: number, ...parts: [number, string][]): ScheduledInvoice => ({
  total: parts.reduce((sum, [amount]) => sum + amount, 0),
  paid,
  credited: 0,
  instalments: parts.map(([amount, dueOn]) => ({ amount, dueOn })),
});
const daysOf = (
  documents: ScheduledInvoice[],
  agreed: QuoteDue,
  startsAt = '2026-12-22T06:00:00.000Z',
) =>
  redateInstalments(documents, agreed, { today, startsAt }).map((parts) =>
    parts.map(({ amount, dueOn }) => [amount, dueOn]),
  );

test('a balance and what a change added have the new day, the deposit keeps its own', () => {
  const documents = [
    document(0, [30, '2026-11-10'], [70, '2026-11-25']),
    document(0, [12, '2026-11-25']),
  ];
  assert.deepEqual(daysOf(documents, due('deposit', 30, '2026-12-19')), [
    [
      [30, '2026-11-10'],
      [70, '2026-12-19'],
    ],
    [[12, '2026-12-19']],
  ]);
});

test('what is paid keeps the day it was asked for', () => {
  const paid = document(100, [30, '2026-11-10'], [70, '2026-11-25']);
  assert.deepEqual(daysOf([paid], due('deposit', 30, '2026-12-19')), [
    [
      [30, '2026-11-10'],
      [70, '2026-11-25'],
    ],
  ]);
});

test('a guarantee follows the start', () => {
  const guarantee = document(0, [100, '2026-11-25']);
  const agreed = due('card-guarantee', 0, '2026-12-22');
  assert.deepEqual(daysOf([guarantee], agreed), [[[100, '2026-12-22']]]);
});

test('what would be due today or before is due now, and what was late stays late', () => {
  const documents = [
    document(30, [30, '2026-11-10'], [70, '2026-11-25']),
    document(0, [9, '2026-11-12']),
  ];
  for (const agreed of [due('deposit', 100, null), due('deposit', 30, '2026-11-16')])
    assert.deepEqual(daysOf(documents, agreed), [
      [
        [30, '2026-11-10'],
        [70, today],
      ],
      [[9, '2026-11-12']],
    ]);
});

test('what was booked too late for a balance has one once it moves away', () => {
  const agreed = due('deposit', 30, '2026-12-19');
  assert.deepEqual(daysOf([document(0, [100, today])], agreed), [
    [
      [30, today],
      [70, '2026-12-19'],
    ],
  ]);
  assert.deepEqual(daysOf([document(100, [100, today])], agreed), [[[100, today]]]);
});

test('what is paid in full stays due since it was confirmed', () => {
  const full = document(0, [100, '2026-11-10']);
  assert.deepEqual(daysOf([full], due('full', 100, null)), [[[100, '2026-11-10']]]);
});
